// Under which keys rows are kept. Numbers are as long as each other, so that rows stand in their sequence.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "server/store/store.h"

namespace pithead::server::device {

inline std::string number_text(std::int64_t number) {
  constexpr std::size_t kDigits = 15;  // also for milliseconds since 1970
  const std::string digits = std::to_string(number);
  return std::string(kDigits - std::min(kDigits, digits.size()), '0') + digits;
}

inline std::string log_key(const server::TableId& table) { return "log/" + table + "/"; }
inline std::string decisions_key(const server::TableId& table) { return "decision/" + table + "/"; }
inline std::string table_key(const server::TableId& table) { return "table/" + table; }
inline std::string analysis_key(const server::TableId& table) { return "analysis/" + table; }
inline std::string result_key(const server::GameResult& result) {
  return "result/" + result.person + "/" + number_text(result.finished) + "/" + result.table;
}

// Rows of this kind are fetched when they are needed, a table's at a time.
inline server::StoreError not_here() {
  return {.kind = server::StoreError::Kind::Unreachable, .what = "these rows are still to be fetched"};
}

}  // namespace pithead::server::device
