#include "server/api.h"

#include "games/core/json.h"
#include "server/version.h"

namespace pithead::server {

Api::Api(const PlayParts& parts, Accounts& accounts, TournamentKeeper* tournaments, Notifier* notifier,
         const Pages& pages, Monitor& monitor, const ApiSettings& settings)
    : monitor_(monitor),
      play_(parts, settings),
      accounts_(accounts, play_.me, play_.cookie, monitor),
      data_(parts.tables, parts.people, accounts, parts.writer, play_.me, play_.cookie, monitor),
      ratings_(parts.tables, parts.writer),
      blocks_(parts.tables, parts.people, parts.writer),
      reports_(parts.tables, parts.writer, monitor),
      vacations_(parts.tables, parts.writer, settings.vacation_days) {
  play_.sockets.move_answered = [&monitor](auto took) { monitor.move_answered(took); };
  play_.sockets.refused = [&monitor](auto error, auto address) { monitor.refused(error, address); };
  play_.router.elsewhere = [&pages](const HttpRequest& request) -> std::optional<HttpResponse> {
    const bool page = request.method == "GET" && !request.path.starts_with("/api/");
    return page ? pages.find(request) : std::nullopt;
  };
  add_routes();
  if (tournaments != nullptr) {
    clubs_.emplace(parts.tables, parts.writer, ratings_, tournaments->secret());
    tournaments_.emplace(parts.tables, parts.writer, *tournaments, tournaments->secret());
    add_club_routes();
  }
  if (notifier == nullptr) return;
  notices_.emplace(parts.writer, *notifier);
  notices_->add_routes(play_.router);
}

void Api::add_routes() {
  using enum Router::For;
  const auto to = [](auto& part, auto handle) { return Router::to(part, handle); };
  play_.router.add({
      {"GET", "/healthz", to(*this, &Api::show_health), Operators},
      {"GET", "/metrics", to(*this, &Api::show_metrics), Operators},
      {"POST", "/api/logout", to(play_.me, &MeApi::log_out), Persons},
      {"GET", "/api/logins", to(play_.me, &MeApi::list_logins), Persons},
      {"POST", "/api/logins/end", to(play_.me, &MeApi::end_login), Persons},
      {"POST", "/api/logins/end-others", to(play_.me, &MeApi::end_other_logins), Persons},
      {"GET", "/api/me/export", to(data_, &DataApi::export_all), Persons},
      {"POST", "/api/me/remove", to(data_, &DataApi::remove), Persons},
      {"POST", "/api/account", to(accounts_, &AccountApi::create), Persons},
      {"POST", "/api/login", to(accounts_, &AccountApi::log_in)},
      {"POST", "/api/account/password", to(accounts_, &AccountApi::change_password), Persons},
      {"POST", "/api/account/login", to(accounts_, &AccountApi::change_login), Persons},
      {"POST", "/api/account/codes", to(accounts_, &AccountApi::make_codes), Persons},
      {"POST", "/api/account/mail", to(accounts_, &AccountApi::change_mail), Persons},
      {"POST", "/api/account/mail/confirm", to(accounts_, &AccountApi::confirm_mail), Persons},
      {"POST", "/api/account/recover", to(accounts_, &AccountApi::recover)},
      {"POST", "/api/account/recover/mail", to(accounts_, &AccountApi::mail_code)},
      {"GET", "/api/tables/*/ratings", to(ratings_, &RatingApi::show_table)},
      {"GET", "/api/ladder", to(ratings_, &RatingApi::show_ladder)},
      {"GET", "/api/ratings", to(ratings_, &RatingApi::show_own), Persons},
      {"GET", "/api/blocks", to(blocks_, &BlockApi::list), Persons},
      {"POST", "/api/blocks", to(blocks_, &BlockApi::change), Persons},
      {"POST", "/api/tables/*/report", to(reports_, &ReportApi::report), Persons},
      {"GET", "/api/reports", to(reports_, &ReportApi::list_own), Persons},
      {"GET", "/api/vacation", to(vacations_, &VacationApi::show), Persons},
      {"POST", "/api/vacation", to(vacations_, &VacationApi::change), Persons},
  });
}

void Api::add_club_routes() {
  using enum Router::For;
  const auto to = [](auto& part, auto handle) { return Router::to(part, handle); };
  play_.router.add({
      {"GET", "/api/clubs", to(*clubs_, &ClubApi::list)},
      {"POST", "/api/clubs", to(*clubs_, &ClubApi::found), Persons},
      {"GET", "/api/clubs/*", to(*clubs_, &ClubApi::show)},
      {"POST", "/api/clubs/*", to(*clubs_, &ClubApi::change), Persons},
      {"POST", "/api/clubs/*/link", to(*clubs_, &ClubApi::renew_link), Persons},
      {"POST", "/api/clubs/*/join", to(*clubs_, &ClubApi::join), Persons},
      {"POST", "/api/clubs/*/leave", to(*clubs_, &ClubApi::leave), Persons},
      {"POST", "/api/clubs/*/role", to(*clubs_, &ClubApi::set_role), Persons},
      {"POST", "/api/clubs/*/close", to(*clubs_, &ClubApi::close), Persons},
      {"GET", "/api/clubs/*/board", to(*clubs_, &ClubApi::show_board), Persons},
      {"POST", "/api/clubs/*/board", to(*clubs_, &ClubApi::post), Persons},
      {"POST", "/api/clubs/*/board/remove", to(*clubs_, &ClubApi::remove_post), Persons},
      {"GET", "/api/clubs/*/tables", to(*clubs_, &ClubApi::list_tables)},
      {"POST", "/api/clubs/*/tables", to(*clubs_, &ClubApi::add_table), Persons},
      {"GET", "/api/clubs/*/ladder", to(*clubs_, &ClubApi::show_ladder)},
      {"GET", "/api/clubs/*/league", to(*tournaments_, &TournamentApi::show_league)},
      {"POST", "/api/clubs/*/tournaments", to(*tournaments_, &TournamentApi::announce), Persons},
      {"GET", "/api/tournaments/*", to(*tournaments_, &TournamentApi::show)},
      {"POST", "/api/tournaments/*", to(*tournaments_, &TournamentApi::act), Persons},
  });
}

// Never asks the store: many who look must not become many writes, and a store that hangs nobody's wait.
void Api::show_health(const ApiCall& call) const {
  const auto why = trouble ? trouble() : std::nullopt;
  HttpResponse response;
  response.status = why ? 503 : 200;
  JsonWriter json(response.body);
  json.begin_object();
  json.field("type", "health");
  json.field("status", why ? "unavailable" : "ok");
  if (why) json.field("why", *why);
  json.field("version", version());
  json.end_object();
  call.respond(std::move(response));
}

void Api::show_metrics(const ApiCall& call) const {
  call.respond(
      {.type = "text/plain; version=0.0.4; charset=utf-8", .body = metrics ? metrics() : "", .headers = {}});
}

}  // namespace pithead::server
