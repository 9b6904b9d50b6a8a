#include "server/hint.h"

#include "games/core/json.h"

namespace pithead::server {

Told tell_hint(const std::string& id, const Hint& hint) {
  Told told;
  JsonWriter json(told.text);
  json.begin_object();
  json.field("type", "hint");
  json.field("id", id);
  json.field("table", hint.table);
  json.field("ply", hint.ply);
  json.key("advice");
  write_advice(*hint.game, hint.advice, hint.players, json);
  json.end_object();
  return told;
}

}  // namespace pithead::server
