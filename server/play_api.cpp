#include "server/play_api.h"

#include <utility>

#include "server/game_api.h"

namespace pithead::server {

PlayApi::PlayApi(const PlayParts& parts, ApiSettings settings)
    : cookie(settings.https),
      router(parts.people, cookie),
      sockets(parts.tables, parts.people, cookie),
      me(parts.people, cookie,
         {.can_mail = settings.can_mail,
          .offers_device = settings.offers_device,
          .has_clubs = settings.has_clubs,
          .offers_notices = settings.offers_notices}),
      tables_(parts.tables, parts.writer, std::move(settings.secret)),
      replays_(parts.tables, parts.workers),
      history_(parts.writer, parts.workers),
      analyses_(parts.analyst, parts.tables, parts.writer, settings.analysis) {
  parts.people.on_login_ended = [this](const std::string& login) { sockets.end_login(login); };
  router.on_person = [&tables = parts.tables](const ApiCall& call) {
    tables.came_from(call.person(), call.request.group);
  };
  add_routes();
}

void PlayApi::add_routes() {
  using enum Router::For;
  const auto to = [](auto& part, auto handle) { return Router::to(part, handle); };
  router.add({
      {"GET", "/api/games", list_games},
      {"GET", "/api/games/*", show_game},
      {"GET", "/api/me", to(me, &MeApi::show)},
      {"POST", "/api/me", to(me, &MeApi::change), Persons},
      {"GET", "/api/tables", to(tables_, &TableApi::list)},
      {"POST", "/api/tables", to(tables_, &TableApi::create), Persons},
      {"GET", "/api/tables/*", to(tables_, &TableApi::show)},
      {"POST", "/api/tables/*", to(tables_, &TableApi::wish), Persons},
      {"GET", "/api/tables/*/record", to(tables_, &TableApi::record)},
      {"GET", "/api/tables/*/replay", to(replays_, &ReplayApi::replay)},
      {"POST", "/api/tables/*/variation", to(replays_, &ReplayApi::variation)},
      {"GET", "/api/tables/*/analysis", to(analyses_, &AnalysisApi::show)},
      {"POST", "/api/tables/*/analysis", to(analyses_, &AnalysisApi::start), Persons},
      {"POST", "/api/tables/*/analysis/stop", to(analyses_, &AnalysisApi::stop), Persons},
      {"POST", "/api/replay", to(replays_, &ReplayApi::replay_record), Persons},
      {"GET", "/api/history", to(history_, &HistoryApi::list), Persons},
      {"GET", "/api/history/games", to(history_, &HistoryApi::list_games), Persons},
      {"GET", "/api/history.csv", to(history_, &HistoryApi::export_csv), Persons},
      {"GET", "/api/history.json", to(history_, &HistoryApi::export_json), Persons},
      {"GET", "/api/statistics", to(history_, &HistoryApi::show_statistics), Persons},
  });
}

}  // namespace pithead::server
