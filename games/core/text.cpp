#include "games/core/text.h"

#include <cstddef>

namespace pithead {
namespace {

void say_argument(const ArgForm& form, int value, std::string& out) {
  if (form.spoken != nullptr) {
    form.spoken(value, out);
  } else if (form.word != nullptr) {
    form.word(value, out);
  } else {
    out += std::to_string(value);
  }
}

// What stands for one pair of braces; `field` is "seat", "tile" or "n worker|workers".
void fill_in(const EventForm& form, const Event& event, std::span<const std::string> names,
             std::string_view field, std::string& out) {
  if (field == "seat") {
    out += event.seat < names.size() ? names[event.seat] : "nobody";
    return;
  }
  const std::size_t blank = field.find(' ');
  for (std::size_t i = 0; i < form.args.size(); ++i) {
    if (form.args[i].name != field.substr(0, blank)) continue;
    say_argument(form.args[i], event.args[i], out);
    if (blank == std::string_view::npos) return;
    const std::string_view words = field.substr(blank + 1);
    const std::size_t bar = words.find('|');
    out += ' ';
    out += event.args[i] == 1 ? words.substr(0, bar) : words.substr(bar + 1);
    return;
  }
}

}  // namespace

void write_event(std::span<const EventForm> forms, const Event& event, JsonWriter& json) {
  const EventForm& form = forms[event.kind];
  json.begin_object();
  json.field("event", form.name);
  if (event.seat != kNobody) json.field("seat", int{event.seat});
  std::string word;
  for (std::size_t i = 0; i < form.args.size(); ++i) {
    const ArgForm& arg = form.args[i];
    if (arg.name.empty()) break;
    if (arg.word == nullptr) {
      json.field(arg.name, int{event.args[i]});
      continue;
    }
    word.clear();
    arg.word(event.args[i], word);
    json.field(arg.name, word);
  }
  json.end_object();
}

void tell_event(std::span<const EventForm> forms, const Event& event, std::span<const std::string> names,
                std::string& out) {
  const EventForm& form = forms[event.kind];
  std::string_view rest = form.sentence;
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    out += rest.substr(0, open);
    if (open == std::string_view::npos) return;
    const std::size_t close = rest.find('}', open);
    fill_in(form, event, names, rest.substr(open + 1, close - open - 1), out);
    rest.remove_prefix(close + 1);
  }
}

}  // namespace pithead
