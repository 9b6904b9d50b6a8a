// The one error type at the border of a match: a sentence that says what was expected, what came, and
// where.
#pragma once

#include <string>
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
    WrongResult,
    NothingToUndo,
    BrokenLaw,
  };
  Kind kind;
  std::string what;
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Error::Kind kind, std::string what) {
  return tl::unexpected<Error>(Error{kind, std::move(what)});
}

}  // namespace pithead
