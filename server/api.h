// What the listener's handler does: playing (play_api.h), accounts, and what the operator asks for.
// docs/server/protocol.md describes all of it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/account_api.h"
#include "server/accounts.h"
#include "server/block_api.h"
#include "server/club_api.h"
#include "server/data_api.h"
#include "server/monitor.h"
#include "server/net/listener.h"
#include "server/notice_api.h"
#include "server/pages.h"
#include "server/play_api.h"
#include "server/rating_api.h"
#include "server/report_api.h"
#include "server/tournament_api.h"
#include "server/vacation_api.h"

namespace pithead::server {

class Api final : public Handler {
 public:
  // Without a keeper of tournaments there are no clubs; without a notifier nobody is told who is elsewhere,
  // and nobody can ask for it.
  Api(const PlayParts& parts, Accounts& accounts, TournamentKeeper* tournaments, Notifier* notifier,
      const Pages& pages, Monitor& monitor, const ApiSettings& settings);

  void on_request(HttpRequest request, Respond respond) override {
    play_.router.on_request(std::move(request), std::move(respond));
  }
  void on_upgrade(HttpRequest request, AnswerUpgrade answer) override {
    play_.sockets.on_upgrade(request, answer);
  }
  void on_open(const std::shared_ptr<Session>& session) override { play_.sockets.on_open(session); }
  void on_message(const std::shared_ptr<Session>& session, std::string_view text) override {
    play_.sockets.on_message(session, text);
  }
  void on_close(const std::shared_ptr<Session>& session) override { play_.sockets.on_close(session); }
  void on_excess(const std::shared_ptr<Session>& session, std::string_view text) override {
    play_.sockets.on_excess(session, text);
  }
  void on_refused(std::string_view error, std::string_view address) override {
    monitor_.refused(error, address);
  }

  // News of logins that ended at other nodes may have been missed.
  void gap() { play_.sockets.recheck(); }

  // For the operator, from whoever knows more: /metrics, and what is wrong with the store, for /healthz.
  std::function<std::string()> metrics;
  std::function<std::optional<std::string_view>()> trouble;

 private:
  void add_routes();
  void add_club_routes();
  void show_health(const ApiCall& call) const;
  void show_metrics(const ApiCall& call) const;

  Monitor& monitor_;
  PlayApi play_;
  AccountApi accounts_;
  DataApi data_;
  RatingApi ratings_;
  std::optional<ClubApi> clubs_;
  std::optional<TournamentApi> tournaments_;
  std::optional<NoticeApi> notices_;
  BlockApi blocks_;
  ReportApi reports_;
  VacationApi vacations_;
};

}  // namespace pithead::server
