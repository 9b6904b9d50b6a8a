// What is said on WebSockets: every message is a wish for a table, and goes on to the registry.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/login_cookie.h"
#include "server/net/listener.h"
#include "server/people.h"
#include "server/table_registry.h"

namespace pithead::server {

class SocketApi {
 public:
  SocketApi(TableRegistry& tables, People& people, const LoginCookie& cookie)
      : tables_(tables), people_(people), cookie_(cookie) {}

  void on_upgrade(const HttpRequest& request, const Handler::AnswerUpgrade& answer);
  void on_open(const std::shared_ptr<Session>& session);
  void on_message(const std::shared_ptr<Session>& session, std::string_view text);
  void on_excess(const std::shared_ptr<Session>& session, std::string_view text);
  void on_close(const std::shared_ptr<Session>& session);

  // Closes all sessions of a login that was ended.
  void end_login(const std::string& login);
  // Closes those whose login ended without our hearing of it.
  void recheck();

  // For whoever counts: an answer to a move and how long it took, and one that is an error.
  std::function<void(std::chrono::steady_clock::duration took)> move_answered = [](auto /*took*/) {};
  std::function<void(std::string_view error, std::string_view address)> refused = [](auto /*error*/,
                                                                                     auto /*address*/) {};

 private:
  void recheck(const std::string& login);
  void answer(const std::shared_ptr<Session>& session, const std::string& id, const Reply& reply);

  TableRegistry& tables_;
  People& people_;
  LoginCookie cookie_;
  std::unordered_multimap<std::string, std::shared_ptr<Session>> sessions_;  // by login
};

}  // namespace pithead::server
