// What the listener's handler does: HTTP requests find their route, WebSockets are handed on.
// docs/server/protocol.md describes all of it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/account_api.h"
#include "server/accounts.h"
#include "server/analysis_api.h"
#include "server/api_call.h"
#include "server/data_api.h"
#include "server/history_api.h"
#include "server/login_cookie.h"
#include "server/me_api.h"
#include "server/monitor.h"
#include "server/net/listener.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/replay_api.h"
#include "server/socket_api.h"
#include "server/table_api.h"
#include "server/table_registry.h"

namespace pithead::server {

struct ApiSettings {
  std::string secret;
  bool https = false;  // people come by it
  AnalysisLimits analysis;
};

class Api final : public Handler {
 public:
  Api(TableRegistry& tables, People& people, Accounts& accounts, Analyst& analyst, StoreWriter& writer,
      WorkerPool& workers, const Pages& pages, Monitor& monitor, ApiSettings settings);

  void on_request(HttpRequest request, Respond respond) override;
  void on_upgrade(HttpRequest request, AnswerUpgrade answer) override {
    sockets_.on_upgrade(request, answer);
  }
  void on_open(const std::shared_ptr<Session>& session) override { sockets_.on_open(session); }
  void on_message(const std::shared_ptr<Session>& session, std::string_view text) override {
    sockets_.on_message(session, text);
  }
  void on_close(const std::shared_ptr<Session>& session) override { sockets_.on_close(session); }
  void on_excess(const std::shared_ptr<Session>& session, std::string_view text) override {
    sockets_.on_excess(session, text);
  }
  void on_refused(std::string_view error, std::string_view address) override {
    monitor_.refused(error, address);
  }

  // News of logins that ended at other nodes may have been missed.
  void gap() { sockets_.recheck(); }

  // For the operator, from whoever knows more: /metrics, and what is wrong with the store, for /healthz.
  std::function<std::string()> metrics;
  std::function<std::optional<std::string_view>()> trouble;

 private:
  enum class For { Anybody, Persons, Operators };  // persons have a valid cookie; operators are not asked
  struct Route {
    std::string_view method;
    std::string_view path;  // "/api/tables/*/record": a star is one part
    std::function<void(const ApiCall&)> handle;
    For who = For::Anybody;
  };

  void add_routes();
  void dispatch(const Route& route, const std::shared_ptr<ApiCall>& call);
  void show_health(const ApiCall& call) const;
  void show_metrics(const ApiCall& call) const;

  TableRegistry& registry_;
  People& people_;
  const Pages& pages_;
  Monitor& monitor_;
  LoginCookie cookie_;
  SocketApi sockets_;
  MeApi me_;
  AccountApi accounts_;
  DataApi data_;
  TableApi tables_;
  ReplayApi replays_;
  HistoryApi history_;
  AnalysisApi analyses_;
  std::vector<Route> routes_;
};

}  // namespace pithead::server
