// WebSockets at the door, over real sockets: who comes in, what is heard, who is thrown out.
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "tests/server/client.h"
#include "tests/server/net_handler.h"

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

// ---- coming in --------------------------------------------------------------------------------------

TEST(Socket, HearsAndAnswers) {
  OpenHouse handler;
  Client client = Client::connect(handler.port());
  ASSERT_TRUE(client.connected());
  for (const std::string& text : {std::string("Glück auf"), std::string(), std::string(16 * 1024, 'x')}) {
    client.send(text);
    EXPECT_EQ(client.receive(), "echo " + text);
  }
  client.close();
  EXPECT_EQ(client.close_code(), 1000);
  EXPECT_TRUE(handler.wait_for_gone(1));
  EXPECT_EQ(handler.counts().sockets, 0);
  EXPECT_EQ(handler.counts().messages, 3U);
}

TEST(Socket, ComesInByItsOriginOrWithoutOne) {
  ListenerSettings settings = on_any_port();
  settings.origins = {"https://play.example.org"};
  OpenHouse handler(settings);
  const auto status = [&](const std::string& origin) {
    Headers headers{{"Host", "pithead.local:8080"}};
    if (!origin.empty()) headers.emplace_back("Origin", origin);
    return Client::connect(handler.port(), "/ws", headers).refusal().status;
  };
  for (const char* ours :
       {"", "http://pithead.local:8080", "https://pithead.local:8080", "https://play.example.org"})
    EXPECT_EQ(status(ours), 101) << ours;
  for (const char* foreign : {"null", "https://evil.example", "http://pithead.local"})
    EXPECT_EQ(status(foreign), 403) << foreign;
}

TEST(Socket, IsRefusedWithAWrongHandshake) {
  OpenHouse handler;
  const auto refusal = [&](const Headers& headers) {
    return Client::connect(handler.port(), "/ws", headers).refusal();
  };
  for (const Headers& wrong : std::vector<Headers>{{{"Upgrade", "h2c"}},
                                                   {{"Connection", "keep-alive"}},
                                                   {{"Sec-WebSocket-Version", "8"}},
                                                   {{"Sec-WebSocket-Key", "short"}}}) {
    EXPECT_EQ(refusal(wrong).status, 400) << wrong[0].first;
    EXPECT_TRUE(has(refusal(wrong).body, "\"error\":\"bad-request\"")) << wrong[0].first;
  }
  EXPECT_EQ(http(handler.port(), "GET", "/ws").status, 400);
  // Elsewhere the wish for an upgrade is ignored.
  EXPECT_EQ(Client::connect(handler.port(), "/other").refusal().status, 200);
}

TEST(Socket, KnocksAndIsRemembered) {
  OpenHouse handler;
  std::vector<Handler::AnswerUpgrade> held;
  handler.when_knocked = [&](const HttpRequest& request, const Handler::AnswerUpgrade& answer) {
    if (request.query.at("name") == "stranger")
      return answer(server::error_response(401, "unknown", "nobody knows you"), nullptr);
    answer(std::nullopt, std::make_shared<std::string>(request.query.at("name")));
    answer(server::error_response(401, "unknown", "too late"), nullptr);
  };
  EXPECT_EQ(Client::connect(handler.port(), "/ws?name=stranger").refusal().status, 401);
  Client friend_of_ours = Client::connect(handler.port(), "/ws?name=Anna");
  ASSERT_TRUE(handler.wait_for_entered(1));
  handler.on_loop(
      [&] { EXPECT_EQ(*std::static_pointer_cast<std::string>(handler.inside[0]->user_data), "Anna"); });
}

TEST(Socket, MayBeLetInLaterOrWhenItHasLeft) {
  OpenHouse handler;
  std::vector<Handler::AnswerUpgrade> held;
  handler.when_knocked = [&](const HttpRequest&, const Handler::AnswerUpgrade& answer) {
    held.push_back(answer);
  };
  const auto let_in = [&] {
    bool somebody = false;
    while (!somebody) handler.on_loop([&] { somebody = !held.empty(); });
    handler.on_loop([&] {
      held[0](std::nullopt, nullptr);
      held.clear();
    });
  };
  std::thread porter(let_in);
  EXPECT_TRUE(Client::connect(handler.port()).connected());
  porter.join();
  {
    Wire wire(handler.port());
    wire.write(request_text("GET", "/ws",
                            {{"Connection", "Upgrade"},
                             {"Upgrade", "websocket"},
                             {"Sec-WebSocket-Version", "13"},
                             {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}}));
    let_in();
  }
  EXPECT_TRUE(
      handler.wait([&] { return handler.inside.empty() && handler.gone_count == handler.entered_count; }));
}

TEST(Socket, OnlySoManyComeIn) {
  ListenerSettings settings = on_any_port();
  settings.trust_proxy = true;
  settings.limits.sockets_per_address = 2;
  settings.limits.sockets = 3;
  OpenHouse handler(settings);
  std::vector<Client> clients;
  const auto status = [&](const char* address) {
    clients.push_back(Client::connect(handler.port(), "/ws", {{"X-Forwarded-For", address}}));
    return clients.back().refusal().status;
  };
  EXPECT_EQ(status("2001:db8::1"), 101);
  EXPECT_EQ(status("2001:db8::2"), 101);
  EXPECT_EQ(status("2001:db8::3"), 503);  // of the same /64
  EXPECT_TRUE(has(clients.back().refusal().body, "too-many-sockets"));
  EXPECT_EQ(status("192.0.2.1"), 101);
  EXPECT_EQ(status("192.0.2.2"), 503);  // full
  clients.clear();
  EXPECT_TRUE(handler.wait_for_gone(3));
  EXPECT_EQ(status("2001:db8::3"), 101);
}

// ---- what is said -----------------------------------------------------------------------------------

TEST(Socket, PutsFragmentsTogether) {
  OpenHouse handler;
  Client client = Client::connect(handler.port());
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

TEST(Socket, IsClosedForBreakingTheRules) {
  ListenerSettings settings = on_any_port();
  settings.limits.message_bytes = 1000;
  OpenHouse handler(settings);
  const std::string large(1001, 'x');
  const std::vector<Offence> offences{
      {"binary", Client::frame(Client::Binary, "x"), 1003},
      {"too large", Client::frame(Client::Text, large), 1009},
      {"too large in pieces",
       Client::frame(Client::Text, large.substr(1), false) + Client::frame(Client::Continuation, "x"), 1009},
      {"said to be huge", "\x81\xff\x7f" + std::string(7, '\xff') + "mask", 1009},
      {"not UTF-8", Client::frame(Client::Text, "\xff\xfe"), 1007},
      {"unmasked", Client::frame(Client::Text, "x", true, false), 1002},
      {"reserved bits", "\xf1\x80" + std::string(4, '\0'), 1002},
      {"unknown kind", "\x83\x80" + std::string(4, '\0'), 1002},
      {"continues nothing", Client::frame(Client::Continuation, "x"), 1002},
  };
  for (const Offence& offence : offences) {
    SCOPED_TRACE(offence.what);
    Client client = Client::connect(handler.port());
    client.send_raw(offence.bytes);
    EXPECT_EQ(client.close_code(), offence.code);
  }
  EXPECT_TRUE(handler.wait_for_gone(static_cast<int>(offences.size())));
  handler.on_loop([&] { EXPECT_TRUE(handler.heard.empty()); });
}

TEST(Socket, MayVanish) {
  OpenHouse handler;
  for (int i = 0; i < 20; ++i) {
    Client client = Client::connect(handler.port());
    client.send_raw(Client::frame(Client::Text, "never finished").substr(0, static_cast<std::size_t>(i)));
  }
  EXPECT_TRUE(handler.wait([&] { return handler.entered_count == 20 && handler.gone_count == 20; }));
}

TEST(Socket, IsPingedAndDroppedWhenDead) {
  ListenerSettings settings = on_any_port();
  settings.limits.idle = 200ms;
  OpenHouse handler(settings);
  Client dead = Client::connect(handler.port());
  dead.answer_pings = false;
  Client alive = Client::connect(handler.port());
  std::thread answering([&] { alive.receive(600ms); });
  EXPECT_TRUE(handler.wait_for_gone(1));
  dead.receive(0ms);
  EXPECT_EQ(dead.pings(), 1);
  answering.join();
  EXPECT_GE(alive.pings(), 2);
  alive.send("still here");
  EXPECT_EQ(alive.receive(), "echo still here");
}

// ---- limits -----------------------------------------------------------------------------------------

TEST(Socket, IsWarnedOnceASecondWhenTooFast) {
  ListenerSettings settings = on_any_port();
  settings.limits.messages_per_second = 1;
  settings.limits.message_burst = 3;
  OpenHouse handler(settings);
  Client client = Client::connect(handler.port());
  for (int i = 0; i < 10; ++i) client.send(std::to_string(i));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(client.receive(), "echo " + std::to_string(i));
  EXPECT_EQ(client.receive(), "too fast");
  client.send_raw(Client::frame(Client::Ping, "after all"));
  EXPECT_EQ(client.receive(100ms), std::nullopt);
  EXPECT_EQ(client.pongs(), 1);
  handler.on_loop([&] { EXPECT_EQ(handler.heard.size(), 3U); });
  EXPECT_EQ(handler.counts().refused, 7U);
}

TEST(Socket, IsThrownOutForAFlood) {
  ListenerSettings settings = on_any_port();
  settings.limits.messages_per_second = 1;
  settings.limits.message_burst = 3;
  OpenHouse handler(settings);
  Client client = Client::connect(handler.port());
  std::string flood;
  for (int i = 0; i < 40; ++i) flood += Client::frame(Client::Text, "x");
  client.send_raw(flood);
  EXPECT_EQ(client.close_code(), 1008);
  EXPECT_EQ(client.close_reason(), "too many messages");
  Client pinging = Client::connect(handler.port());
  flood.clear();
  for (int i = 0; i < 40; ++i) flood += Client::frame(Client::Ping, "x");
  pinging.send_raw(flood);
  EXPECT_EQ(pinging.close_code(), 1006);
  EXPECT_TRUE(handler.wait_for_gone(2));
}

TEST(Socket, IsDroppedWhenItDoesNotReadWhileOthersGoOn) {
  ListenerSettings settings = on_any_port();
  settings.limits.unread_bytes = 100'000;
  OpenHouse handler(settings);
  Client slow = Client::connect(handler.port(), "/ws", {}, 4096);
  Client brisk = Client::connect(handler.port());
  ASSERT_TRUE(handler.wait_for_entered(2));
  const std::string page(8000, 'p');
  // As fast as the brisk one reads; the kernel's buffers swallow some megabytes before the slow one is
  // noticed.
  for (int i = 0; i < 5000 && handler.counts().dropped == 0; ++i) {
    handler.broadcast(page);
    ASSERT_EQ(brisk.receive(), page);
  }
  EXPECT_TRUE(handler.wait_for_gone(1));
  EXPECT_EQ(handler.counts().dropped, 1U);
  brisk.send("still here");
  EXPECT_EQ(brisk.receive(), "echo still here");
}

// ---- being told to go -------------------------------------------------------------------------------

TEST(Socket, IsClosedByTheHouseAfterWhatWasSent) {
  OpenHouse handler;
  handler.when_spoken_to = [](const std::shared_ptr<Session>& session, std::string_view) {
    session->send(shared("first"));
    session->send(shared("last words"));
    session->close("go. " + std::string(120, 'x') + "\xC3\xBC");
    session->close("twice");
    session->send(shared("unheard"));
  };
  Client client = Client::connect(handler.port());
  client.send("hello");
  client.send("and");
  EXPECT_EQ(client.receive(), "first");
  EXPECT_EQ(client.receive(), "last words");
  EXPECT_EQ(client.receive(), std::nullopt);
  EXPECT_EQ(client.close_code(), 1008);
  EXPECT_EQ(client.close_reason(), "go. " + std::string(119, 'x'));
  EXPECT_TRUE(handler.wait_for_gone(1));
  handler.on_loop([&] { EXPECT_EQ(handler.heard.size(), 1U); });
}

TEST(Socket, MayBeSpokenToWhenItIsGone) {
  OpenHouse handler;
  std::shared_ptr<Session> kept;
  {
    Client client = Client::connect(handler.port());
    ASSERT_TRUE(handler.wait_for_entered(1));
    handler.on_loop([&] { kept = handler.inside[0]; });
  }
  ASSERT_TRUE(handler.wait_for_gone(1));
  handler.on_loop([&] {
    kept->send(shared("hello?"));
    kept->close("bye");
    kept.reset();
  });
}

TEST(Socket, IsToldToComeBackWhenTheDoorCloses) {
  OpenHouse handler;
  Client client = Client::connect(handler.port());
  ASSERT_TRUE(handler.wait_for_entered(1));
  handler.on_loop([&] { handler.shut(); });
  EXPECT_EQ(client.close_code(), 1012);
  EXPECT_TRUE(handler.close());
  EXPECT_EQ(handler.gone_count, 1);
}

TEST(Socket, IsNotWaitedForWhenTheDoorCloses) {
  ListenerSettings settings = on_any_port();
  settings.limits.close_time = 200ms;
  OpenHouse handler(settings);
  Client silent = Client::connect(handler.port());
  Client stuffed = Client::connect(handler.port(), "/ws", {}, 4096);
  ASSERT_TRUE(handler.wait_for_entered(2));
  handler.on_loop([&] {
    for (const auto& session : handler.inside) session->send(shared(std::string(20'000'000, 'x')));
  });
  EXPECT_TRUE(handler.close());
  EXPECT_EQ(handler.gone_count, 2);
}

TEST(Socket, MayBeInsideWhenTheDoorIsDestroyed) {
  OpenHouse handler;
  Client client = Client::connect(handler.port());
  ASSERT_TRUE(handler.wait_for_entered(1));
  handler.broadcast(std::string(20'000'000, 'x'));
  handler.stop_and_destroy_door();
  EXPECT_EQ(handler.gone_count, 0);
}

// ---- many -------------------------------------------------------------------------------------------

TEST(Socket, AThousandHearOneMessage) {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = std::min<rlim_t>(files.rlim_max, 4096);
  setrlimit(RLIMIT_NOFILE, &files);
  OpenHouse handler;
  std::vector<Client> clients;
  for (int i = 0; i < 1000; ++i) {
    clients.push_back(Client::connect(handler.port()));
    ASSERT_TRUE(clients.back().connected()) << i;
  }
  ASSERT_TRUE(handler.wait_for_entered(1000));
  const std::string page(8000, 'p');
  handler.broadcast(page);
  for (Client& client : clients) ASSERT_EQ(client.receive(), page);
  EXPECT_EQ(handler.counts().sent, 1000U);
  EXPECT_EQ(handler.counts().sockets, 1000);
  clients.clear();
  EXPECT_TRUE(handler.wait_for_gone(1000));
}

}  // namespace
}  // namespace pithead::tests
