// Events told by a table: one row a kind of event says its name, its arguments and an English sentence, and
// serves both programs (JSON) and people.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "games/core/event.h"
#include "games/core/json.h"

namespace pithead {

struct ArgForm {
  std::string_view name;                        // empty: the event has no such argument
  void (*word)(int, std::string&) = nullptr;    // null: a plain number
  void (*spoken)(int, std::string&) = nullptr;  // in sentences, if people say it in other words
};

// In a sentence {seat} is the seat's name, {tile} the argument of that name, and {n worker|workers} a
// number with the word that fits it.
struct EventForm {
  std::string_view name;
  std::string_view sentence;
  std::array<ArgForm, 3> args{};
};

void write_event(std::span<const EventForm> forms, const Event& event, JsonWriter& json);
void tell_event(std::span<const EventForm> forms, const Event& event, std::span<const std::string> names,
                std::string& out);

// Splits a text at single blanks and hands out one word after the other; empty when there is none left.
class Words {
 public:
  explicit Words(std::string_view text) : rest_(text) {}
  std::string_view next() {
    const std::size_t blank = rest_.find(' ');
    const std::string_view word = rest_.substr(0, blank);
    rest_.remove_prefix(blank == std::string_view::npos ? rest_.size() : blank + 1);
    if (blank != std::string_view::npos && rest_.empty()) trailing_ = true;
    return word;
  }
  bool done() const { return rest_.empty() && !trailing_; }

 private:
  std::string_view rest_;
  bool trailing_ = false;
};

// What `read` makes of the words, unless it leaves some behind.
template <class Read>
auto read_all(std::string_view text, Read read) {
  Words words(text);
  auto result = read(words);
  if (!words.done()) result.reset();
  return result;
}

// The place of a word in a list, or -1.
template <class Names>
int find_name(const Names& names, std::string_view word) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == word) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace pithead
