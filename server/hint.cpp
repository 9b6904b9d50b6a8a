#include "server/hint.h"

#include "games/core/json.h"

namespace pithead::server {

std::string advice_text(const AnyGame& game, const AnyState& state, const Budget& budget, Rng& rng) {
  Question question;
  question.budget = budget;
  std::string text;
  JsonWriter json(text);
  write_advice(game, advise(game, state, question, rng), state.players(), json);
  return text;
}

Told tell_hint(const std::string& id, const Hint& hint) {
  Told told;
  JsonWriter json(told.text);
  json.begin_object();
  json.field("type", "hint");
  json.field("id", id);
  json.field("table", hint.table);
  json.field("ply", hint.ply);
  json.key("advice").raw(hint.advice);
  json.end_object();
  return told;
}

}  // namespace pithead::server
