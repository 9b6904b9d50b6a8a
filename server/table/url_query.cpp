#include "server/table/url_query.h"

#include <algorithm>

#include "games/core/number.h"

namespace pithead::server {

std::string_view QueryFields::text(const std::string& key) const {
  const auto found = query_.find(key);
  return found == query_.end() ? std::string_view{} : std::string_view{found->second};
}

std::optional<std::int64_t> QueryFields::number(const std::string& key, std::int64_t least, std::int64_t most,
                                                std::string_view expected) {
  if (text(key).empty()) return std::nullopt;
  const auto found = read_whole<std::int64_t>(text(key), least, most);
  if (!found) complain(key, expected);
  return found;
}

std::optional<std::size_t> QueryFields::word(const std::string& key, std::span<const std::string_view> words,
                                             std::string_view expected) {
  if (text(key).empty()) return std::nullopt;
  const auto found = std::ranges::find(words, text(key));
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  complain(key, expected);
  return std::nullopt;
}

void QueryFields::complain(const std::string& key, std::string_view expected) {
  if (!wrong_) wrong_ = "'" + key + "' " + std::string(expected);
}

}  // namespace pithead::server
