#include "match/json_fields.h"

#include <algorithm>

#include "match/result.h"

namespace pithead {
namespace {

namespace json = boost::json;

std::string name_of(json::kind kind) { return std::string(json::to_string(kind)); }

// "line 3, column 14" of a byte in a text.
std::string place(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column = start == std::string_view::npos ? offset + 1 : offset - start;
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

}  // namespace

tl::expected<json::object, std::string> read_json_object(std::string_view text, std::string_view noun) {
  const std::string the = "the " + std::string(noun);
  json::stream_parser parser;
  parser.reset(json::make_shared_resource<json::monotonic_resource>());  // read once, thrown away whole
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (error) return tl::unexpected(the + " is no JSON at " + place(text, read) + ": " + error.message());
  if (!parser.done()) parser.finish(error);
  if (error) return tl::unexpected(the + " is cut off at " + place(text, text.size()));
  if (text.find_first_not_of(" \t\r\n", read) != std::string_view::npos) {
    return tl::unexpected("there is more after " + the + "'s end at " + place(text, read));
  }
  json::value value = parser.release();
  if (!value.is_object()) {
    return tl::unexpected("a " + std::string(noun) + " is a JSON object, not " + name_of(value.kind()));
  }
  return std::move(value.get_object());
}

std::size_t count_characters(std::string_view text) {
  // Bytes that go on with a character begin with the bits 10.
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

// ---- one field ---------------------------------------------------------------------------------------

std::string JsonField::text(std::size_t longest) const {
  if (value_ == nullptr) return {};
  if (!value_->is_string()) return should_be("a string"), std::string{};
  if (count_characters(value_->get_string()) > longest) {
    fields_.complain("field " + in_quotes(key_) + " is longer than " + std::to_string(longest) +
                     " characters");
    return {};
  }
  return std::string(value_->get_string());
}

bool JsonField::truth(bool otherwise) const {
  if (value_ == nullptr) return otherwise;
  if (!value_->is_bool()) return should_be("true or false"), otherwise;
  return value_->get_bool();
}

std::optional<std::int64_t> JsonField::whole_number(std::int64_t least, std::int64_t most) const {
  if (value_ == nullptr) return std::nullopt;
  if (!value_->is_int64()) return should_be("a whole number"), std::nullopt;
  const std::int64_t number = value_->get_int64();
  if (number < least || number > most) {
    fields_.complain("field " + in_quotes(key_) + " is out of range: " + std::to_string(number) +
                     " is not from " + std::to_string(least) + " to " + std::to_string(most));
    return std::nullopt;
  }
  return number;
}

Seed JsonField::seed() const {
  if (value_ == nullptr) return {};
  if (value_->is_uint64()) return value_->get_uint64();
  if (value_->is_int64() && value_->get_int64() >= 0) return static_cast<std::uint64_t>(value_->get_int64());
  const auto wide = value_->is_string() ? Seed::read(value_->get_string()) : std::nullopt;
  if (wide && wide->is_wide()) return *wide;
  return should_be(kSeedInWords), Seed{};
}

Seed JsonField::seed_in_text() const {
  if (value_ == nullptr) return {};
  if (!value_->is_string()) return should_be("a string"), Seed{};
  const std::string digits(value_->get_string());
  if (const auto seed = Seed::read(digits)) return *seed;
  fields_.complain("field " + in_quotes(key_) + " should be " + std::string(kSeedInWords) + ", not " +
                   in_quotes(digits));
  return {};
}

const json::object* JsonField::object() const {
  if (value_ == nullptr) return nullptr;
  if (!value_->is_object()) should_be("an object");
  return value_->if_object();
}

const json::array* JsonField::list() const {
  if (value_ == nullptr) return nullptr;
  if (!value_->is_array()) should_be("an array");
  return value_->if_array();
}

std::vector<std::string_view> JsonField::texts() const {
  if (value_ == nullptr) return {};
  if (!value_->is_array()) return should_be("an array of strings"), std::vector<std::string_view>{};
  std::vector<std::string_view> texts;
  texts.reserve(value_->get_array().size());
  for (const json::value& item : value_->get_array()) {
    if (!item.is_string()) {
      fields_.complain("item " + std::to_string(texts.size() + 1) + " of " + in_quotes(key_) +
                       " is no string but " + name_of(item.kind()));
      return {};
    }
    texts.emplace_back(item.get_string());
  }
  return texts;
}

std::vector<std::pair<std::string, std::string>> JsonField::options() const {
  const json::object* chosen = object();
  if (chosen == nullptr) return {};
  std::vector<std::pair<std::string, std::string>> options;
  for (const auto& [key, value] : *chosen) {
    if (!value.is_string()) return fields_.complain("option " + in_quotes(key) + " is no string"), options;
    options.emplace_back(key, value.get_string());
  }
  return options;
}

void JsonField::should_be(std::string_view expected) const {
  fields_.complain("field " + in_quotes(key_) + " should be " + std::string(expected) + ", not " +
                   name_of(value_->kind()));
}

// ---- all of them -------------------------------------------------------------------------------------

JsonField JsonFields::needed(std::string_view key) {
  const json::value* value = object_.if_contains(key);
  if (value == nullptr) complain("the " + std::string(noun_) + " has no field " + in_quotes(key));
  return {*this, key, value};
}

JsonField JsonFields::optional(std::string_view key) {
  const json::value* value = object_.if_contains(key);
  return {*this, key, value != nullptr && value->is_null() ? nullptr : value};
}

void JsonFields::complain(std::string what) {
  if (!wrong_) wrong_ = std::move(what);
}

}  // namespace pithead
