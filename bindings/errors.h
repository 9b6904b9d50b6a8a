// Errors of ours as Python's exceptions.
#pragma once

#include <string>
#include <type_traits>
#include <utility>

#include <nanobind/nanobind.h>

#include "match/result.h"

namespace pithead::python {

// Raised as pithead.PitheadError, or as the subclass that fits.
struct Refused {
  Error error;
};

template <class T>
T or_raise(Result<T> result) {
  if (!result) throw Refused{std::move(result.error())};
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

[[noreturn]] inline void refuse(Error::Kind kind, std::string what) {
  throw Refused{Error{kind, std::move(what)}};
}

void add_errors(nanobind::module_& module);

}  // namespace pithead::python
