#include "server/game_api.h"

#include <utility>

#include "bots/bot_spec.h"
#include "games/catalogue.h"
#include "games/core/json.h"
#include "match/match.h"

namespace pithead::server {

void list_games(const ApiCall& call) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "games");
  json.key("levels").begin_array();
  for (const std::string_view level : kBotLevels) json.value(level);
  json.end_array();
  json.key("games").begin_array();
  for (const AnyGame* game : all_games()) write_game_info(json, *game);
  json.end_array();
  json.end_object();
  call.respond(json_response(std::move(text)));
}

void show_game(const ApiCall& call) {
  const AnyGame* game = find_game(call.params[0]);
  if (game == nullptr) return call.respond(refusal_response({Why::UnknownGame, "there is no such game"}));
  const auto& query = call.request.query;
  const auto setup = make_setup(call.params[0], game->info().min_players, {query.begin(), query.end()}, 0);
  if (!setup) return call.respond(refusal_response({Why::WrongSetup, setup.error().what}));
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "game");
  json.key("game");
  write_game_info(json, *game);
  json.key("components");
  game->write_components(setup->options, json);
  json.end_object();
  call.respond(json_response(std::move(text)));
}

}  // namespace pithead::server
