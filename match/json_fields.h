// The one reader of JSON: a document's fields are read in a few lines and judged once, since the first thing
// that is wrong is remembered as a sentence.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>
#include <tl/expected.hpp>

#include "games/core/seed.h"

namespace pithead {

// The object that a text is, or a sentence that names line and column. `noun` is what the text should be,
// such as "record" or "message".
tl::expected<boost::json::object, std::string> read_json_object(std::string_view text, std::string_view noun);

std::size_t count_characters(std::string_view text);  // not bytes

class JsonFields;

// One field. Every reader gives an empty value when the field was left out or is wrong.
class JsonField {
 public:
  std::string text(std::size_t longest = std::string::npos) const;  // in characters
  bool truth(bool otherwise = false) const;
  // The kind whose name this is, if the names stand in the order of the kinds.
  template <class Kind>
  std::optional<Kind> kind(std::span<const std::string_view> names) const {
    const auto found = std::find(names.begin(), names.end(), text());
    if (found == names.end()) return std::nullopt;
    return static_cast<Kind>(found - names.begin());
  }
  template <std::integral T = int>
  T number(T least = std::numeric_limits<T>::min(), T most = std::numeric_limits<T>::max(),
           T otherwise = 0) const {
    return static_cast<T>(whole_number(least, most).value_or(otherwise));
  }
  // Many JSON readers round numbers beyond 2^53, so some documents hold every seed as text, others wide ones
  // only.
  Seed seed() const;
  Seed seed_in_text() const;
  // These stay in the document.
  const boost::json::value* value() const { return value_; }  // of any kind
  const boost::json::object* object() const;
  const boost::json::array* list() const;
  std::vector<std::string_view> texts() const;
  // A game's options, as make_setup takes them.
  std::vector<std::pair<std::string, std::string>> options() const;

 private:
  friend class JsonFields;
  JsonField(JsonFields& fields, std::string_view key, const boost::json::value* value)
      : fields_(fields), key_(key), value_(value) {}

  std::optional<std::int64_t> whole_number(std::int64_t least, std::int64_t most) const;
  void should_be(std::string_view expected) const;

  JsonFields& fields_;
  std::string_view key_;
  const boost::json::value* value_;  // null when left out
};

class JsonFields {
 public:
  // The object and the noun must outlive the reader.
  JsonFields(const boost::json::object& object, std::string_view noun) : object_(object), noun_(noun) {}

  JsonField needed(std::string_view key);
  JsonField optional(std::string_view key);  // may be left out or null
  bool has(std::string_view key) const { return object_.contains(key); }

  // What a caller found wrong, itself or in a part of the document; only the first complaint is kept.
  void complain(std::string what);
  const std::optional<std::string>& wrong() const { return wrong_; }

 private:
  const boost::json::object& object_;
  std::string_view noun_;
  std::optional<std::string> wrong_;
};

}  // namespace pithead
