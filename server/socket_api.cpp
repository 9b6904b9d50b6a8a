#include "server/socket_api.h"

#include <algorithm>
#include <set>
#include <utility>

#include "server/api_call.h"
#include "server/net/request_check.h"
#include "server/table/telling.h"

namespace pithead::server {
namespace {

// The login by which a session came; the person behind it may change its name or end the login meanwhile.
struct Identity {
  std::string login;
  PersonId person;
};

const Identity& identity_of(const std::shared_ptr<Session>& session) {
  return *std::static_pointer_cast<Identity>(session->user_data);
}

}  // namespace

// Somebody without a cookie may watch; who wants to play asks /api/me for one first.
void SocketApi::on_upgrade(const HttpRequest& request, const Handler::AnswerUpgrade& answer) {
  people_.authenticate(cookie_.read(request), [this, answer, address = address_group(request.address)](
                                                  const Answer<std::optional<Authenticated>>& found) {
    if (!found) return answer(refusal_response(found.error()), nullptr);
    const auto& known = *found;
    if (known) tables_.came_from(known->person.id, address);
    answer(std::nullopt,
           std::make_shared<Identity>(known ? Identity{known->login, known->person.id} : Identity{}));
  });
}

void SocketApi::on_open(const std::shared_ptr<Session>& session) {
  const Identity& identity = identity_of(session);
  session->send(std::make_shared<const std::string>(tell_hello(identity.person)));
  if (identity.login.empty()) return;
  sessions_.emplace(identity.login, session);
  recheck(identity.login);  // it may have ended during the handshake
}

void SocketApi::on_message(const std::shared_ptr<Session>& session, std::string_view text) {
  std::string id;
  auto wish = read_wish(text, id);
  const auto then = [weak = std::weak_ptr<Session>(session), id](const Reply& reply) {
    if (const auto open = weak.lock()) open->send(std::make_shared<const std::string>(tell_reply(id, reply)));
  };
  if (!wish) return then(Refused{wish.error()});
  people_.authenticate_login(
      identity_of(session).login,
      [this, wish = std::move(*wish), session, then](const Answer<std::optional<Authenticated>>& found) {
        if (!found) return then(Refused{found.error()});
        tables_.wish(wish, *found ? (*found)->person : Person{}, session, then);
      });
}

void SocketApi::on_close(const std::shared_ptr<Session>& session) {
  const auto [first, last] = sessions_.equal_range(identity_of(session).login);
  const auto closed = std::find_if(first, last, [&](const auto& each) { return each.second == session; });
  if (closed != last) sessions_.erase(closed);
  tables_.session_closed(session);
}

void SocketApi::end_login(const std::string& login) {
  const auto [first, last] = sessions_.equal_range(login);
  for (auto each = first; each != last; ++each) each->second->close("this login was ended");
}

void SocketApi::recheck(const std::string& login) {
  people_.authenticate_login(login, [this, login](const Answer<std::optional<Authenticated>>& found) {
    if (found && !*found) end_login(login);
  });
}

void SocketApi::recheck() {
  std::set<std::string> logins;
  for (const auto& [login, session] : sessions_) logins.insert(login);
  for (const std::string& each : logins) recheck(each);
}

}  // namespace pithead::server
