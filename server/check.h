// `pithead serve --check`: what would become of a start, without one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/serve.h"

namespace pithead::server {

struct Finding {
  enum class Kind { Good, Hint, Wrong };
  Kind kind;
  std::string what;
};

// Changes nothing. Whatever is wrong would keep the server from starting; a hint would not.
std::vector<Finding> check_serve(const ServeSettings& settings);

// Each socket is a file, and a connection that is about to become one, too.
inline std::uint64_t files_for(int sockets) { return static_cast<std::uint64_t>(sockets) * 2 + 256; }

}  // namespace pithead::server
