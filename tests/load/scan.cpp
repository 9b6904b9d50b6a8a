#include "tests/load/scan.h"

#include <charconv>
#include <cstring>
#include <string>

namespace pithead::load {
namespace {

constexpr std::size_t kNowhere = std::string_view::npos;

// memmem is several times faster than find() where every third letter is a quotation mark.
std::size_t find(std::string_view text, std::string_view what, std::size_t from) {
  if (from > text.size()) return kNowhere;
  const void* found = memmem(text.data() + from, text.size() - from, what.data(), what.size());
  return found == nullptr ? kNowhere
                          : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// Behind the colon of the field.
std::size_t behind(std::string_view message, std::string_view name, std::size_t from) {
  for (std::size_t at = find(message, name, from); at != kNowhere; at = find(message, name, at + 1)) {
    const std::size_t end = at + name.size();
    if (at > 0 && message[at - 1] == '"' && message.substr(end, 2) == "\":") return end + 2;
  }
  return kNowhere;
}

std::int64_t number_at(std::string_view text, std::size_t at, std::int64_t otherwise) {
  std::int64_t number = otherwise;
  std::from_chars(text.data() + at, text.data() + text.size(), number);
  return number;
}

}  // namespace

std::optional<std::string_view> text_field(std::string_view message, std::string_view name,
                                           std::size_t from) {
  const std::size_t at = behind(message, name, from);
  if (at == kNowhere || at >= message.size() || message[at] != '"') return std::nullopt;
  const std::size_t end = message.find('"', at + 1);
  if (end == kNowhere) return std::nullopt;
  return message.substr(at + 1, end - at - 1);
}

std::optional<std::int64_t> number_field(std::string_view message, std::string_view name, std::size_t from) {
  constexpr std::int64_t kNone = -1;
  const std::size_t at = behind(message, name, from);
  if (at == kNowhere) return std::nullopt;
  const std::int64_t number = number_at(message, at, kNone);
  return number == kNone ? std::nullopt : std::optional(number);
}

std::optional<Told> read_table(std::string_view message) {
  const auto table = text_field(message, "table", message.find(','));  // behind the type, which says the same
  const auto version = number_field(message, "version");
  const auto since = number_field(message, "since");
  const auto status = text_field(message, "status");
  if (!table || !version || !since || !status) return std::nullopt;
  Told told{.table = *table, .status = *status, .rematch = {}, .version = *version, .since = *since};
  if (told.status == "over") told.rematch = text_field(message, "rematch").value_or("");
  if (told.status != "running") return told;
  const std::size_t seat_at = behind(message, "seat", 0);
  const auto seat = number_field(message, "seat");
  told.ply = number_field(message, "ply", seat_at).value_or(0);
  told.to_move = seat && seat == number_field(message, "actor", seat_at);
  return told;
}

// Only legal moves are objects that begin with their move; those in the news begin with a version.
std::string_view choose_move(std::string_view message, std::uint64_t number) {
  constexpr std::string_view kBegin = R"({"move":")";
  const std::size_t list = behind(message, "moves", 0);
  std::uint64_t count = 0;
  for (std::size_t at = find(message, kBegin, list); at != kNowhere; at = find(message, kBegin, at + 1))
    ++count;
  if (count == 0) return {};
  std::size_t at = find(message, kBegin, list);
  for (std::uint64_t i = number % count; i > 0; --i) at = find(message, kBegin, at + 1);
  return text_field(message, "move", at).value_or("");
}

std::int64_t metric(std::string_view text, std::string_view name) {
  const std::size_t at = text.find("\n" + std::string(name) + ' ');
  return at == kNowhere ? 0 : number_at(text, at + name.size() + 2, 0);
}

}  // namespace pithead::load
