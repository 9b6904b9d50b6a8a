// Why a wish is not fulfilled: a name for programs and a sentence for people.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

namespace pithead::server {

struct Refusal {
  std::string_view error;  // "stale-ply"; docs/server/protocol.md lists them all
  std::string what;
};

template <class T>
using Answer = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> refuse(std::string_view error, std::string what) {
  return tl::unexpected<Refusal>(Refusal{error, std::move(what)});
}

}  // namespace pithead::server
