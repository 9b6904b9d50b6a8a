#include "server/socket_api.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

#include "server/api_call.h"
#include "server/table/telling.h"

namespace pithead::server {
namespace {

// The login by which a session came; the person behind it may change its name or end the login meanwhile.
struct Identity {
  std::string login;
  PersonId person;
  std::string address;
  bool closed = false;
};

Identity& identity_of(const std::shared_ptr<Session>& session) {
  return *std::static_pointer_cast<Identity>(session->user_data);
}

bool is_move(const Wish& wish) {
  const auto* change = std::get_if<ChangeWish>(&wish.what);
  return change != nullptr && std::holds_alternative<PlayMove>(*change);
}

}  // namespace

// Somebody without a cookie may watch; who wants to play asks /api/me for one first.
void SocketApi::on_upgrade(const HttpRequest& request, const Handler::AnswerUpgrade& answer) {
  people_.authenticate(cookie_.read(request), [this, answer, address = request.group](
                                                  const Answer<std::optional<Authenticated>>& found) {
    if (!found) return answer(refusal_response(found.error()), nullptr);
    const auto& known = *found;
    if (known) tables_.came_from(known->person.id, address);
    answer(std::nullopt, std::make_shared<Identity>(known ? Identity{known->login, known->person.id, address}
                                                          : Identity{{}, {}, address}));
  });
}

void SocketApi::on_open(const std::shared_ptr<Session>& session) {
  const Identity& identity = identity_of(session);
  session->send(std::make_shared<const std::string>(tell_hello(identity.person)));
  if (identity.login.empty()) return;
  sessions_.emplace(identity.login, session);
  recheck(identity.login);  // it may have ended during the handshake
}

void SocketApi::answer(const std::shared_ptr<Session>& session, const std::string& id, const Reply& reply) {
  if (const auto* error = std::get_if<Refused>(&reply))
    refused(error_name(error->refusal.why), identity_of(session).address);
  session->send(std::make_shared<const std::string>(tell_reply(id, reply)));
}

void SocketApi::on_message(const std::shared_ptr<Session>& session, std::string_view text) {
  std::string id;
  auto wish = read_wish(text, id);
  if (!wish) return answer(session, id, Refused{wish.error()});
  const auto then = [this, weak = std::weak_ptr<Session>(session), id, move = is_move(*wish),
                     begun = std::chrono::steady_clock::now()](const Reply& reply) {
    if (move) move_answered(std::chrono::steady_clock::now() - begun);
    if (const auto open = weak.lock()) answer(open, id, reply);
  };
  people_.authenticate_login(
      identity_of(session).login,
      [this, wish = std::move(*wish), session, then](const Answer<std::optional<Authenticated>>& found) {
        if (!found) return then(Refused{found.error()});
        // Nobody would take away who begins to watch after they have closed.
        const auto open = identity_of(session).closed ? nullptr : session;
        tables_.wish(wish, *found ? (*found)->person : Person{}, open, then);
      });
}

void SocketApi::on_excess(const std::shared_ptr<Session>& session, std::string_view text) {
  answer(session, read_id(text),
         Refused{{Why::TooFast, "too many messages; this one was not looked at, slow down"}});
}

void SocketApi::on_close(const std::shared_ptr<Session>& session) {
  identity_of(session).closed = true;
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
