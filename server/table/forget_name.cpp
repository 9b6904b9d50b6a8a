#include "server/table/forget_name.h"

#include <boost/json.hpp>

namespace pithead::server {
namespace {

constexpr std::string_view kNobodysName = "Miner";
constexpr std::string_view kNobodysWords = "…";

bool is_text(const boost::json::object& object, std::string_view key, std::string_view text) {
  const auto* value = object.if_contains(key);
  return value != nullptr && value->is_string() && value->get_string() == text;
}

bool replace_text(boost::json::object& object, std::string_view key, std::string_view text) {
  if (!object.contains(key) || is_text(object, key, text)) return false;
  object[key] = text;
  return true;
}

// Seats name their person; entries are by whoever made them.
bool forget(boost::json::value& value, const PersonId& person) {
  bool changed = false;
  if (auto* list = value.if_array()) {
    for (auto& each : *list) changed = forget(each, person) || changed;
  }
  auto* object = value.if_object();
  if (object == nullptr) return changed;
  for (auto& field : *object) changed = forget(field.value(), person) || changed;
  const bool theirs = is_text(*object, "by", person);
  if (theirs || is_text(*object, "person", person))
    changed = replace_text(*object, "name", kNobodysName) || changed;
  if (theirs && is_text(*object, "kind", "chat"))
    changed = replace_text(*object, "text", kNobodysWords) || changed;
  return changed;
}

}  // namespace

std::optional<std::string> without_name(std::string_view json, const PersonId& person) {
  boost::system::error_code error;
  boost::json::value value = boost::json::parse(json, error);
  if (error || !forget(value, person)) return std::nullopt;
  return boost::json::serialize(value);
}

}  // namespace pithead::server
