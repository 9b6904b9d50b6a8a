// What the doors open to: plain HTTP for lobby, people and records, and the WebSocket's messages, which go on
// to the hall. docs/protocol.md describes all of it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/hall.h"
#include "server/net/door.h"
#include "server/pages.h"
#include "server/people.h"

namespace pithead::server {

struct LobbySettings {
  std::string secret;
  std::vector<std::string> origins;  // as the door has them
  bool secure_cookies = false;       // people come by https
};

class Lobby final : public House {
 public:
  Lobby(Hall& hall, People& people, Clerk& clerk, const Pages& pages, LobbySettings settings);

  void request(HttpRequest request, Respond respond) override;
  void knock(HttpRequest request, Verdict verdict) override;
  void entered(const std::shared_ptr<Visitor>& visitor) override;
  void said(const std::shared_ptr<Visitor>& visitor, std::string_view text) override;
  void gone(const std::shared_ptr<Visitor>& visitor) override;
  std::string too_fast() override;

  // For /metrics and /healthz, from whoever knows more.
  std::function<std::string()> metrics;

 private:
  using Params = std::vector<std::string>;  // the variable parts of a path
  struct Call {
    HttpRequest request;
    Params params;
    std::optional<Known> known;
    Respond respond;
  };
  struct Route;
  static const std::vector<Route>& routes();

  void dispatch(const Route& route, const std::shared_ptr<Call>& call);
  bool may_change(const HttpRequest& request) const;

  void health(const Call& call);
  void show_metrics(const Call& call);
  void games(const Call& call);
  void game(const Call& call);
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

  Hall& hall_;
  People& people_;
  Clerk& clerk_;
  const Pages& pages_;
  LobbySettings settings_;
  Guard passwords_;                                                        // by address
  std::unordered_multimap<std::string, std::shared_ptr<Visitor>> inside_;  // by login
};

}  // namespace pithead::server
