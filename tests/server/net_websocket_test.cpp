// WebSockets over real sockets: which are accepted, what is received, which are closed.
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/server/client.h"
#include "tests/server/echo_server.h"

namespace pithead::tests {
namespace {

using namespace std::chrono_literals;
using server::Handler;
using server::HttpRequest;
using server::ListenerSettings;
using server::Session;

std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

// ---- upgrade ----------------------------------------------------------------------------------------

TEST(WebSocket, ReceivesAndAnswers) {
  EchoServer echo;
  Client client = Client::connect(echo.port());
  ASSERT_TRUE(client.connected());
  for (const std::string& text : {std::string("Glück auf"), std::string(), std::string(16 * 1024, 'x')}) {
    client.send(text);
    EXPECT_EQ(client.receive(), "echo " + text);
  }
  client.close();
  EXPECT_EQ(client.close_code(), 1000);
  EXPECT_TRUE(echo.wait_for_closed(1));
  EXPECT_EQ(echo.counts().sockets, 0);
  EXPECT_EQ(echo.counts().messages, 3U);
}

TEST(WebSocket, IsAcceptedByItsOriginOrWithoutOne) {
  EchoServer echo;
  ListenerSettings settings = on_any_port();
  settings.origins = {"https://play.example.org"};
  EchoServer named(settings);
  const auto status = [](const EchoServer& server, const std::string& origin) {
    Headers headers{{"Host", "pithead.local:8080"}};
    if (!origin.empty()) headers.emplace_back("Origin", origin);
    return Client::connect(server.port(), "/ws", headers).refusal().status;
  };
  for (const char* ours : {"", "http://pithead.local:8080", "https://pithead.local:8080"})
    EXPECT_EQ(status(echo, ours), 101) << ours;
  for (const char* foreign :
       {"null", "https://evil.example", "http://pithead.local", "https://play.example.org"})
    EXPECT_EQ(status(echo, foreign), 403) << foreign;
  for (const char* ours : {"", "https://play.example.org"}) EXPECT_EQ(status(named, ours), 101) << ours;
  EXPECT_EQ(status(named, "http://pithead.local:8080"), 403);
}

TEST(WebSocket, IsRefusedWithAWrongHandshake) {
  EchoServer echo;
  const auto refusal = [&](const Headers& headers) {
    return Client::connect(echo.port(), "/ws", headers).refusal();
  };
  for (const Headers& wrong : std::vector<Headers>{{{"Upgrade", "h2c"}},
                                                   {{"Connection", "keep-alive"}},
                                                   {{"Sec-WebSocket-Version", "8"}},
                                                   {{"Sec-WebSocket-Key", "short"}}}) {
    EXPECT_EQ(refusal(wrong).status, 400) << wrong[0].first;
    EXPECT_TRUE(has(refusal(wrong).body, "\"error\":\"bad-request\"")) << wrong[0].first;
  }
  EXPECT_EQ(http(echo.port(), "GET", "/ws").status, 400);
  // Elsewhere the wish for an upgrade is ignored.
  EXPECT_EQ(Client::connect(echo.port(), "/other").refusal().status, 200);
}

TEST(WebSocket, GetsUserDataWithItsUpgrade) {
  EchoServer echo;
  std::vector<Handler::AnswerUpgrade> held;
  echo.upgrade_hook = [&](const HttpRequest& request, const Handler::AnswerUpgrade& answer) {
    if (request.query.at("name") == "stranger")
      return answer(server::error_response(401, "unknown", "nobody knows you"), nullptr);
    answer(std::nullopt, std::make_shared<std::string>(request.query.at("name")));
    answer(server::error_response(401, "unknown", "too late"), nullptr);
  };
  EXPECT_EQ(Client::connect(echo.port(), "/ws?name=stranger").refusal().status, 401);
  Client friend_of_ours = Client::connect(echo.port(), "/ws?name=Anna");
  ASSERT_TRUE(echo.wait_for_open(1));
  echo.on_loop(
      [&] { EXPECT_EQ(*std::static_pointer_cast<std::string>(echo.sessions[0]->user_data), "Anna"); });
}

TEST(WebSocket, MayBeAcceptedLaterOrWhenItHasLeft) {
  EchoServer echo;
  std::vector<Handler::AnswerUpgrade> held;
  echo.upgrade_hook = [&](const HttpRequest&, const Handler::AnswerUpgrade& answer) {
    held.push_back(answer);
  };
  const auto accept_first = [&] {
    bool somebody = false;
    while (!somebody) echo.on_loop([&] { somebody = !held.empty(); });
    echo.on_loop([&] {
      held[0](std::nullopt, nullptr);
      held.clear();
    });
  };
  std::thread accepting(accept_first);
  EXPECT_TRUE(Client::connect(echo.port()).connected());
  accepting.join();
  {
    Wire wire(echo.port());
    wire.write(request_text("GET", "/ws",
                            {{"Connection", "Upgrade"},
                             {"Upgrade", "websocket"},
                             {"Sec-WebSocket-Version", "13"},
                             {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}}));
    accept_first();
  }
  EXPECT_TRUE(echo.wait([&] { return echo.sessions.empty() && echo.closed_count == echo.opened_count; }));
}

TEST(WebSocket, OnlySoManyAreAccepted) {
  ListenerSettings settings = on_any_port();
  settings.trust_proxy = true;
  settings.limits.sockets_per_address = 2;
  settings.limits.sockets = 3;
  EchoServer echo(settings);
  std::vector<Client> clients;
  const auto status = [&](const char* address) {
    clients.push_back(Client::connect(echo.port(), "/ws", {{"X-Forwarded-For", address}}));
    return clients.back().refusal().status;
  };
  EXPECT_EQ(status("2001:db8::1"), 101);
  EXPECT_EQ(status("2001:db8::2"), 101);
  EXPECT_EQ(status("2001:db8::3"), 503);  // of the same /64
  EXPECT_TRUE(has(clients.back().refusal().body, "too-many-sockets"));
  EXPECT_EQ(status("192.0.2.1"), 101);
  EXPECT_EQ(status("192.0.2.2"), 503);  // full
  clients.clear();
  EXPECT_TRUE(echo.wait_for_closed(3));
  EXPECT_EQ(status("2001:db8::3"), 101);
}

// ---- messages ---------------------------------------------------------------------------------------

TEST(WebSocket, PutsFragmentsTogether) {
  EchoServer echo;
  Client client = Client::connect(echo.port());
  client.send_raw(Client::frame(Client::Text, "one ", false) + Client::frame(Client::Ping, "between") +
                  Client::frame(Client::Continuation, "two ", false) +
                  Client::frame(Client::Continuation, "three"));
  EXPECT_EQ(client.receive(), "echo one two three");
  EXPECT_EQ(client.pongs(), 1);
}

struct Offence {
  const char* what;
  std::string bytes;
  int code;
};

TEST(WebSocket, IsClosedForBreakingTheRules) {
  ListenerSettings settings = on_any_port();
  settings.limits.message_bytes = 1000;
  EchoServer echo(settings);
  const std::string large(1001, 'x');
  const std::vector<Offence> offences{
      {"binary", Client::frame(Client::Binary, "x"), 1003},
      {"too large", Client::frame(Client::Text, large), 1009},
      {"too large in pieces",
       Client::frame(Client::Text, large.substr(1), false) + Client::frame(Client::Continuation, "x"), 1009},
      {"announced as huge", "\x81\xff\x7f" + std::string(7, '\xff') + "mask", 1009},
      {"not UTF-8", Client::frame(Client::Text, "\xff\xfe"), 1007},
      {"unmasked", Client::frame(Client::Text, "x", true, false), 1002},
      {"reserved bits", "\xf1\x80" + std::string(4, '\0'), 1002},
      {"unknown kind", "\x83\x80" + std::string(4, '\0'), 1002},
      {"continues nothing", Client::frame(Client::Continuation, "x"), 1002},
  };
  for (const Offence& offence : offences) {
    SCOPED_TRACE(offence.what);
    Client client = Client::connect(echo.port());
    client.send_raw(offence.bytes);
    EXPECT_EQ(client.close_code(), offence.code);
  }
  EXPECT_TRUE(echo.wait_for_closed(static_cast<int>(offences.size())));
  echo.on_loop([&] { EXPECT_TRUE(echo.messages.empty()); });
}

TEST(WebSocket, MayVanish) {
  EchoServer echo;
  for (int i = 0; i < 20; ++i) {
    Client client = Client::connect(echo.port());
    client.send_raw(Client::frame(Client::Text, "never finished").substr(0, static_cast<std::size_t>(i)));
  }
  EXPECT_TRUE(echo.wait([&] { return echo.opened_count == 20 && echo.closed_count == 20; }));
}

TEST(WebSocket, IsPingedAndDroppedWhenDead) {
  ListenerSettings settings = on_any_port();
  settings.limits.idle_timeout = 200ms;
  EchoServer echo(settings);
  Client dead = Client::connect(echo.port());
  dead.answer_pings = false;
  Client alive = Client::connect(echo.port());
  std::thread answering([&] { alive.receive(600ms); });
  EXPECT_TRUE(echo.wait_for_closed(1));
  dead.receive(0ms);
  EXPECT_EQ(dead.pings(), 1);
  answering.join();
  EXPECT_GE(alive.pings(), 2);
  alive.send("still here");
  EXPECT_EQ(alive.receive(), "echo still here");
}

// ---- limits -----------------------------------------------------------------------------------------

TEST(WebSocket, IsAnsweredAlsoWhenTooFast) {
  ListenerSettings settings = on_any_port();
  settings.limits.messages_per_second = 1;
  settings.limits.message_burst = 3;
  EchoServer echo(settings);
  Client client = Client::connect(echo.port());
  for (int i = 0; i < 10; ++i) client.send(std::to_string(i));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.receive(), "echo " + std::to_string(i));
  for (int i = 3; i < 10; ++i) EXPECT_EQ(client.receive(), "too fast: " + std::to_string(i));
  client.send_raw(Client::frame(Client::Ping, "after all"));
  EXPECT_EQ(client.receive(100ms), std::nullopt);
  EXPECT_EQ(client.pongs(), 1);
  echo.on_loop([&] { EXPECT_EQ(echo.messages.size(), 3U); });
}

TEST(WebSocket, IsClosedForAFlood) {
  ListenerSettings settings = on_any_port();
  settings.limits.messages_per_second = 1;
  settings.limits.message_burst = 3;
  settings.limits.flood_per_second = 5;
  settings.limits.flood_burst = 23;
  EchoServer echo(settings);
  Client client = Client::connect(echo.port());
  std::string flood;
  for (int i = 0; i < 40; ++i) flood += Client::frame(Client::Text, "x");
  client.send_raw(flood);
  EXPECT_EQ(client.close_code(), 1008);
  EXPECT_EQ(client.close_reason(), "too many messages");
  Client pinging = Client::connect(echo.port());
  flood.clear();
  for (int i = 0; i < 40; ++i) flood += Client::frame(Client::Ping, "x");
  pinging.send_raw(flood);
  EXPECT_EQ(pinging.close_code(), 1006);
  EXPECT_TRUE(echo.wait_for_closed(2));
}

TEST(WebSocket, IsDroppedWhenItDoesNotReadWhileOthersGoOn) {
  ListenerSettings settings = on_any_port();
  settings.limits.unsent_bytes = 100'000;
  EchoServer echo(settings);
  Client slow = Client::connect(echo.port(), "/ws", {}, 4096);
  Client brisk = Client::connect(echo.port());
  ASSERT_TRUE(echo.wait_for_open(2));
  const std::string page(8000, 'p');
  // As fast as the brisk one reads; the kernel's buffers swallow some megabytes before the slow one is
  // noticed.
  for (int i = 0; i < 5000 && echo.counts().dropped == 0; ++i) {
    echo.broadcast(page);
    ASSERT_EQ(brisk.receive(), page);
  }
  EXPECT_TRUE(echo.wait_for_closed(1));
  EXPECT_EQ(echo.counts().dropped, 1U);
  brisk.send("still here");
  EXPECT_EQ(brisk.receive(), "echo still here");
}

// ---- closing ----------------------------------------------------------------------------------------

TEST(WebSocket, IsClosedByTheHandlerAfterWhatWasSent) {
  EchoServer echo;
  echo.message_hook = [](const std::shared_ptr<Session>& session, std::string_view) {
    session->send(shared("first"));
    session->send(shared("last"));
    session->close("go. " + std::string(120, 'x') + "\xC3\xBC");
    session->close("twice");
    session->send(shared("unheard"));
  };
  Client client = Client::connect(echo.port());
  client.send("hello");
  client.send("and");
  EXPECT_EQ(client.receive(), "first");
  EXPECT_EQ(client.receive(), "last");
  EXPECT_EQ(client.receive(), std::nullopt);
  EXPECT_EQ(client.close_code(), 1008);
  EXPECT_EQ(client.close_reason(), "go. " + std::string(119, 'x'));
  EXPECT_TRUE(echo.wait_for_closed(1));
  echo.on_loop([&] { EXPECT_EQ(echo.messages.size(), 1U); });
}

TEST(WebSocket, MayBeSentToWhenItIsClosed) {
  EchoServer echo;
  std::shared_ptr<Session> kept;
  {
    Client client = Client::connect(echo.port());
    ASSERT_TRUE(echo.wait_for_open(1));
    echo.on_loop([&] { kept = echo.sessions[0]; });
  }
  ASSERT_TRUE(echo.wait_for_closed(1));
  echo.on_loop([&] {
    kept->send(shared("hello?"));
    kept->close("bye");
    kept.reset();
  });
}

TEST(WebSocket, IsToldToComeBackWhenTheListenerCloses) {
  EchoServer echo;
  Client client = Client::connect(echo.port());
  ASSERT_TRUE(echo.wait_for_open(1));
  echo.on_loop([&] { echo.close_listener(); });
  EXPECT_EQ(client.close_code(), 1012);
  EXPECT_TRUE(echo.close());
  EXPECT_EQ(echo.closed_count, 1);
}

TEST(WebSocket, IsNotWaitedForWhenTheListenerCloses) {
  ListenerSettings settings = on_any_port();
  settings.limits.close_timeout = 200ms;
  EchoServer echo(settings);
  Client silent = Client::connect(echo.port());
  Client stuffed = Client::connect(echo.port(), "/ws", {}, 4096);
  ASSERT_TRUE(echo.wait_for_open(2));
  echo.on_loop([&] {
    for (const auto& session : echo.sessions) session->send(shared(std::string(20'000'000, 'x')));
  });
  EXPECT_TRUE(echo.close());
  EXPECT_EQ(echo.closed_count, 2);
}

TEST(WebSocket, MayBeOpenWhenTheListenerIsDestroyed) {
  EchoServer echo;
  Client client = Client::connect(echo.port());
  ASSERT_TRUE(echo.wait_for_open(1));
  echo.broadcast(std::string(20'000'000, 'x'));
  echo.destroy_listener();
  EXPECT_EQ(echo.closed_count, 0);
}

// ---- many -------------------------------------------------------------------------------------------

TEST(WebSocket, AThousandReceiveOneMessage) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = std::min<rlim_t>(files.rlim_max, 4096);
  setrlimit(RLIMIT_NOFILE, &files);
  EchoServer echo;
  std::vector<Client> clients;
  for (int i = 0; i < 1000; ++i) {
    clients.push_back(Client::connect(echo.port()));
    ASSERT_TRUE(clients.back().connected()) << i;
  }
  ASSERT_TRUE(echo.wait_for_open(1000));
  const std::string page(8000, 'p');
  echo.broadcast(page);
  for (Client& client : clients) ASSERT_EQ(client.receive(), page);
  // Who has received a message may know of it before the server has counted it.
  std::uint64_t sent = 0;
  for (int look = 0; look < 10'000 && sent < 1000; ++look) sent = echo.counts().sent;
  EXPECT_EQ(sent, 1000U);
  EXPECT_EQ(echo.counts().sockets, 1000);
  clients.clear();
  EXPECT_TRUE(echo.wait_for_closed(1000));
}

}  // namespace
}  // namespace pithead::tests
