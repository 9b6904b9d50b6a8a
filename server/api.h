// What the doors open to: plain HTTP for lobby, people and records, and the WebSocket's messages, which go on
// to the registry. docs/protocol.md describes all of it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/net/listener.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/table_registry.h"

namespace pithead::server {

struct ApiSettings {
  std::string secret;
  std::vector<std::string> origins;  // as the door has them
  bool secure_cookies = false;       // people come by https
};

class Api final : public Handler {
 public:
  Api(TableRegistry& registry, People& people, StoreWriter& writer, const Pages& pages, ApiSettings settings);

  void on_request(HttpRequest request, Respond respond) override;
  void on_upgrade(HttpRequest request, AnswerUpgrade answer) override;
  void on_open(const std::shared_ptr<Session>& session) override;
  void on_message(const std::shared_ptr<Session>& session, std::string_view text) override;
  void on_close(const std::shared_ptr<Session>& session) override;
  std::string rate_limit_error() override;

  // For /metrics and /healthz, from whoever knows more.
  std::function<std::string()> metrics;

 private:
  using Params = std::vector<std::string>;  // the variable parts of a path
  struct Call {
    HttpRequest request;
    Params params;
    std::optional<Authenticated> known;
    Respond respond;
  };
  struct Route;
  static const std::vector<Route>& routes();

  void dispatch(const Route& route, const std::shared_ptr<Call>& call);
  bool may_change(const HttpRequest& request) const;

  void health(const Call& call);
  void show_metrics(const Call& call);
  void games(const Call& call);
  void me(const Call& call);
  void change_me(const Call& call);
  void make_account(const Call& call);
  void log_in(const Call& call);
  void log_out(const Call& call);
  void logins(const Call& call);
  void end_login(const Call& call);
  void tables(const Call& call);
  void create(const Call& call);
  void table(const Call& call);
  void table_wish(const Call& call);
  void record(const Call& call);

  void show_out(const std::string& login);
  bool may_try_password(const Call& call);
  HttpResponse with_cookie(HttpResponse response, const std::string& cookie) const;

  TableRegistry& tables_;
  People& people_;
  StoreWriter& writer_;
  const Pages& pages_;
  ApiSettings settings_;
  RateLimiter passwords_;                                                  // by address
  std::unordered_multimap<std::string, std::shared_ptr<Session>> inside_;  // by login
};

}  // namespace pithead::server
