// A game's components as a page gets them.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "games/core/json.h"

namespace pithead {

template <class G>
boost::json::object components_of() {
  std::string text;
  JsonWriter json(text);
  G::write_components({}, json);
  return boost::json::parse(text).as_object();
}

// The object of a list whose first field has this value.
inline const boost::json::object& find_named(const boost::json::object& components, std::string_view list,
                                             std::string_view name) {
  for (const boost::json::value& each : components.at(list).as_array()) {
    const boost::json::object& object = each.as_object();
    if (object.begin()->value() == boost::json::value(name)) return object;
  }
  throw std::out_of_range(std::string(list) + " has no " + std::string(name));
}

}  // namespace pithead
