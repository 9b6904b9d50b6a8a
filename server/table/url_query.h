// Reads what stands behind the question mark of an address. A field that is left empty counts as left out;
// of what is wrong the first is remembered as a sentence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/table/refusal.h"

namespace pithead::server {

using UrlQuery = std::map<std::string, std::string>;

class QueryFields {
 public:
  explicit QueryFields(const UrlQuery& query) : query_(query) {}

  std::string_view text(const std::string& key) const;
  // `expected` goes on with a sentence that the key begins: "must be a number from 2 to 4".
  std::optional<std::int64_t> number(const std::string& key, std::int64_t least, std::int64_t most,
                                     std::string_view expected);
  // The place of the word among those that fit.
  std::optional<std::size_t> word(const std::string& key, std::span<const std::string_view> words,
                                  std::string_view expected);
  void complain(const std::string& key, std::string_view expected);

  const std::optional<std::string>& wrong() const { return wrong_; }

 private:
  const UrlQuery& query_;
  std::optional<std::string> wrong_;
};

}  // namespace pithead::server
