#include "server/log.h"

#include <chrono>
#include <cstdio>

#include <fmt/chrono.h>

#include "games/core/json.h"

namespace pithead::server {

void Log::write(std::string_view what,
                std::initializer_list<std::pair<std::string_view, std::string>> details) const {
  if (quiet_) return;
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  const auto now = std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now());
  json.field("time", fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", now));
  json.field("what", what);
  for (const auto& [key, value] : details) json.field(key, value);
  json.end_object();
  text += '\n';
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace pithead::server
