// The one error type at the border of a match: a sentence that says what was expected, what came, and
// where.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

namespace pithead {

struct Error {
  // For programs; people read `what`.
  enum class Kind {
    UnknownGame,
    WrongSetup,  // players, options
    UnreadableFile,
    BadRecord,   // not a record at all, or cut, or fields of the wrong kind
    OtherRules,  // made by another rules version
    UnreadableMove,
    IllegalMove,
    WrongHash,
    WrongDeal,  // not the one that was announced
    WrongResult,
    NothingToUndo,
    BrokenLaw,
    UnknownBot,
  };
  Kind kind;
  std::string what;
  std::optional<int> move = std::nullopt;  // the one of a record that is wrong, from one on
};

template <class T>
using Result = tl::expected<T, Error>;

// Foreign words, fit to be shown: on one line and not too long.
inline std::string on_one_line(std::string_view words) {
  constexpr std::size_t kLongest = 80;
  std::string text;
  for (const char c : words.substr(0, kLongest)) {
    text += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
  }
  return words.size() > kLongest ? text + "…" : text;
}

inline std::string in_quotes(std::string_view words) { return "'" + on_one_line(words) + "'"; }

inline tl::unexpected<Error> fail(Error::Kind kind, std::string what) {
  return tl::unexpected<Error>(Error{kind, std::move(what)});
}

}  // namespace pithead
