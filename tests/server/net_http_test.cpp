// HTTP over real sockets: what is accepted, what is refused and how.
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/server/client.h"
#include "tests/server/echo_server.h"

namespace pithead::tests {
namespace {

using namespace std::chrono_literals;
using server::HttpRequest;
using server::HttpResponse;
using server::ListenerSettings;
using server::Respond;

HttpResponse text(std::string body) {
  HttpResponse response;
  response.body = std::move(body);
  return response;
}

// What a program and a person read in a refusal.
void expect_refusal(const HttpAnswer& answer, int status, const std::string& error) {
  EXPECT_EQ(answer.status, status);
  EXPECT_EQ(answer.header("content-type"), "application/json");
  EXPECT_TRUE(answer.body.starts_with(R"({"type":"error","error":")" + error + R"(","what":")"))
      << answer.body;
}

// The answer to bytes that need not be a request.
HttpAnswer send_bytes(const EchoServer& echo, const std::string& bytes) {
  Wire wire(echo.port());
  wire.write(bytes);
  return wire.answer();
}

// ---- what is understood -----------------------------------------------------------------------------

TEST(Http, HandsARequestToTheHandler) {
  EchoServer echo;
  const HttpAnswer answer =
      http(echo.port(), "POST", "/api/a%20b?seat=1", {{"Cookie", "a=b; seat=7"}}, "{\"x\":1}");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.body, R"({"method":"POST","path":"/api/a b","query":{"seat":"1"},"body":"{\"x\":1}",)"
                         R"("address":"127.0.0.1","cookie":"7"})");
}

TEST(Http, TellsBrowsersToBeCareful) {
  EchoServer echo;
  for (const char* path : {"/", "/%zz"}) {
    const HttpAnswer answer = http(echo.port(), "GET", path);
    EXPECT_TRUE(has(answer.header("content-security-policy"), "frame-ancestors 'none'"));
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.header("referrer-policy"), "no-referrer");
    EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(answer.header("cross-origin-resource-policy"), "same-origin");
    EXPECT_TRUE(has(answer.header("permissions-policy"), "camera=()"));
    EXPECT_EQ(answer.header("cache-control"), "no-store");
  }
}

TEST(Http, KeepsTheConnection) {
  EchoServer echo;
  Wire wire(echo.port());
  for (int i = 0; i < 3; ++i) {
    wire.write(request_text("POST", "/" + std::to_string(i), {}, "body"));
    const HttpAnswer answer = wire.answer();
    EXPECT_TRUE(has(answer.body, "\"path\":\"/" + std::to_string(i)));
    EXPECT_EQ(answer.header("connection"), "keep-alive");
  }
  wire.write(request_text("GET", "/last", {{"Connection", "close"}}));
  EXPECT_EQ(wire.answer().header("connection"), "close");
  EXPECT_TRUE(wire.ends());
}

TEST(Http, AnswersPipelinedRequestsInOrder) {
  EchoServer echo;
  Wire wire(echo.port());
  std::string all;
  for (int i = 0; i < 100; ++i)
    all += request_text("POST", "/" + std::to_string(i), {}, "body " + std::to_string(i));
  wire.write(all);
  for (int i = 0; i < 100; ++i)
    ASSERT_TRUE(has(wire.answer().body, "\"body\":\"body " + std::to_string(i) + "\"")) << i;
}

TEST(Http, ReadsARequestThatComesByteByByte) {
  EchoServer echo;
  Wire wire(echo.port());
  for (const char c : request_text("POST", "/slow", {}, "word")) wire.write({&c, 1});
  EXPECT_TRUE(has(wire.answer().body, "\"body\":\"word\""));
}

TEST(Http, ReadsAChunkedBody) {
  EchoServer echo;
  const HttpAnswer answer = send_bytes(
      echo,
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
  EXPECT_TRUE(has(answer.body, "\"body\":\"abcde\""));
}

TEST(Http, AnswersOldClientsAndCloses) {
  EchoServer echo;
  Wire wire(echo.port());
  wire.write("GET /old HTTP/1.0\r\n\r\n");
  const HttpAnswer answer = wire.answer();
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("connection"), "close");
  EXPECT_TRUE(wire.ends());
}

TEST(Http, LeavesTheBodyOutForHead) {
  EchoServer echo;
  Wire wire(echo.port());
  wire.write(request_text("HEAD", "/page") + request_text("GET", "/page"));
  const HttpAnswer head = wire.answer(kTimeout, true);
  const HttpAnswer full = wire.answer();
  EXPECT_EQ(head.status, 200);
  EXPECT_TRUE(has(full.body, "\"method\":\"GET\""));
  EXPECT_EQ(head.header("content-length"), full.header("content-length"));
}

TEST(Http, TakesTheAddressFromATrustedProxyOnly) {
  const Headers forwarded{{"X-Forwarded-For", "6.6.6.6"}, {"X-Forwarded-For", "192.0.2.7"}};
  EchoServer open;
  EXPECT_TRUE(has(http(open.port(), "GET", "/", forwarded).body, "\"address\":\"127.0.0.1\""));
  ListenerSettings settings = on_any_port();
  settings.trust_proxy = true;
  EchoServer behind_proxy(settings);
  EXPECT_TRUE(has(http(behind_proxy.port(), "GET", "/", forwarded).body, "\"address\":\"192.0.2.7\""));
}

// ---- what is refused --------------------------------------------------------------------------------

TEST(Http, RefusesWhatIsNoRequest) {
  EchoServer echo;
  for (const char* bytes :
       {"hello\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/2.0\r\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n", "GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /?a=%f HTTP/1.1\r\nHost: x\r\n\r\n", "GET nowhere HTTP/1.1\r\nHost: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"}) {
    SCOPED_TRACE(bytes);
    expect_refusal(send_bytes(echo, bytes), 400, "bad-request");
  }
  EXPECT_EQ(http(echo.port(), "GET", "/").status, 200);
}

TEST(Http, RefusesWhatIsTooLarge) {
  ListenerSettings settings = on_any_port();
  settings.limits.header_bytes = 1000;
  settings.limits.body_bytes = 1000;
  EchoServer echo(settings);
  const auto get_with = [&](std::size_t bytes) {
    return http(echo.port(), "GET", "/", {{"X-Long", std::string(bytes, 'x')}});
  };
  EXPECT_EQ(get_with(900).status, 200);
  expect_refusal(get_with(1000), 431, "too-large");
  expect_refusal(get_with(100'000), 431, "too-large");
  expect_refusal(http(echo.port(), "GET", "/" + std::string(5000, 'x')), 431, "too-large");
  EXPECT_EQ(http(echo.port(), "POST", "/", {}, std::string(1000, 'x')).status, 200);
  expect_refusal(http(echo.port(), "POST", "/", {}, std::string(1001, 'x')), 413, "too-large");
  expect_refusal(http(echo.port(), "POST", "/", {}, std::string(1'000'000, 'x')), 413, "too-large");
  const std::string chunk = "200\r\n" + std::string(512, 'x') + "\r\n";
  expect_refusal(send_bytes(echo, "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk +
                                      chunk + "0\r\n\r\n"),
                 413, "too-large");
}

TEST(Http, RefusesForeignPagesThatWouldChangeSomething) {
  EchoServer echo;
  const Headers foreign{{"Host", "pithead.local"}, {"Origin", "https://evil.example"}};
  const Headers ours{{"Host", "pithead.local"}, {"Origin", "https://pithead.local"}};
  expect_refusal(http(echo.port(), "POST", "/", foreign, "x"), 403, "forbidden-origin");
  EXPECT_EQ(http(echo.port(), "POST", "/", ours, "x").status, 200);
  EXPECT_EQ(http(echo.port(), "GET", "/", foreign).status, 200);
}

TEST(Http, RefusesTooManyRequestsOfOneAddress) {
  ListenerSettings settings = on_any_port();
  settings.trust_proxy = true;
  settings.limits.requests_per_second = 0.01;
  settings.limits.request_burst = 3;
  EchoServer echo(settings);
  const auto ask = [&](const char* address) {
    return http(echo.port(), "GET", "/", {{"X-Forwarded-For", address}});
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("192.0.2.1").status, 200);
  const HttpAnswer refused = ask("192.0.2.1");
  expect_refusal(refused, 429, "too-fast");
  EXPECT_EQ(refused.header("retry-after"), "100");
  EXPECT_EQ(ask("192.0.2.2").status, 200);
  echo.on_loop([&] { EXPECT_EQ(echo.errors, std::vector<std::string>{"too-fast"}); });
}

// ---- time -------------------------------------------------------------------------------------------

TEST(Http, DoesNotWaitForASlowRequest) {
  ListenerSettings settings = on_any_port();
  settings.limits.request_timeout = 100ms;
  settings.limits.keep_alive_timeout = 100ms;
  EchoServer echo(settings);
  expect_refusal(send_bytes(echo, "GET / HTTP/1.1\r\nHo"), 408, "too-slow");
  expect_refusal(send_bytes(echo, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc"), 408,
                 "too-slow");
  Wire silent(echo.port());
  EXPECT_EQ(silent.read_some(), "");
  EXPECT_TRUE(silent.ends());
  Wire kept(echo.port());
  kept.write(request_text("GET", "/"));
  EXPECT_EQ(kept.answer().status, 200);
  EXPECT_TRUE(kept.ends());
}

TEST(Http, SurvivesRequestsThatAreCutOff) {
  EchoServer echo;
  const std::string whole = request_text("POST", "/cut", {}, "a body");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    Wire wire(echo.port());
    wire.write(std::string_view(whole).substr(0, length));
  }
  EXPECT_EQ(http(echo.port(), "GET", "/whole").status, 200);
  echo.on_loop([&] { EXPECT_EQ(echo.paths, std::vector<std::string>{"/whole"}); });
}

TEST(Http, AnswerMayComeLater) {
  EchoServer echo;
  std::vector<Respond> held;
  echo.request_hook = [&](const HttpRequest&, const Respond& respond) { held.push_back(respond); };
  Wire wire(echo.port());
  wire.write(request_text("GET", "/1") + request_text("GET", "/2"));
  ASSERT_TRUE(echo.wait([&] { return !echo.paths.empty(); }));
  echo.on_loop([&] {
    EXPECT_EQ(echo.paths.size(), 1U);  // the second waits for the first
    held[0](text("first"));
    held[0](text("again"));
  });
  EXPECT_EQ(wire.answer().body, "first");
  ASSERT_TRUE(echo.wait([&] { return echo.paths.size() == 2; }));
  echo.on_loop([&] {
    held[0](text("late"));
    held[1](text("second"));
  });
  EXPECT_EQ(wire.answer().body, "second");
  echo.on_loop([&] { held.clear(); });
}

TEST(Http, AnswerMayComeAfterTheClientLeft) {
  EchoServer echo;
  std::vector<Respond> held;
  echo.request_hook = [&](const HttpRequest&, const Respond& respond) { held.push_back(respond); };
  {
    Wire wire(echo.port());
    wire.write(request_text("GET", "/"));
    ASSERT_TRUE(echo.wait([&] { return echo.paths.size() == 1; }));
  }
  echo.on_loop([&] { held[0](text(std::string(1'000'000, 'x'))); });
  echo.on_loop([&] {
    held.clear();
    echo.request_hook = nullptr;
  });
  EXPECT_EQ(http(echo.port(), "GET", "/").status, 200);
}

TEST(Http, ConnectionEndsIfTheHandlerForgetsToAnswer) {
  EchoServer echo;
  echo.request_hook = [](const HttpRequest&, const Respond&) {};
  Wire wire(echo.port());
  wire.write(request_text("GET", "/"));
  EXPECT_TRUE(wire.ends());
}

// ---- opening and closing ----------------------------------------------------------------------------

std::string error_of(const std::string& host, std::uint16_t port) {
  boost::asio::io_context loop;
  EchoServer echo;
  ListenerSettings settings;
  settings.host = host;
  settings.port = port != 0 ? port : echo.port();
  std::string error;
  EXPECT_FALSE(server::Listener::open(loop, settings, echo, error));
  return error;
}

TEST(Listener, SaysWhyItCannotOpen) {
  EXPECT_TRUE(has(error_of("127.0.0.1", 0), " is taken"));
  EXPECT_TRUE(has(error_of("192.0.2.1", 8080), "192.0.2.1 is no address of this machine"));
  EXPECT_TRUE(has(error_of("no such host", 8080), "neither an address nor the name"));
}

TEST(Listener, FinishesAnswersWhenItCloses) {
  EchoServer echo;
  std::vector<Respond> held;
  echo.request_hook = [&](const HttpRequest&, const Respond& respond) { held.push_back(respond); };
  Wire idle(echo.port());
  Wire busy(echo.port());
  busy.write(request_text("GET", "/"));
  ASSERT_TRUE(echo.wait([&] { return echo.paths.size() == 1; }));
  echo.on_loop([&] { echo.close_listener(); });
  EXPECT_TRUE(idle.ends());
  EXPECT_FALSE(Wire(echo.port()).connected());
  echo.on_loop([&] {
    held[0](text("last"));
    held.clear();
  });
  const HttpAnswer answer = busy.answer();
  EXPECT_EQ(answer.body, "last");
  EXPECT_EQ(answer.header("connection"), "close");
  EXPECT_TRUE(busy.ends());
  busy.shut();
  EXPECT_TRUE(echo.close());
}

TEST(Listener, ClosesThoughThePeerStays) {
  ListenerSettings settings = on_any_port();
  settings.limits.close_timeout = 100ms;
  EchoServer echo(settings);
  Wire half(echo.port());
  half.write("GET / HT");
  Wire after(echo.port());
  after.write(request_text("GET", "/"));
  EXPECT_EQ(after.answer().status, 200);
  EXPECT_TRUE(echo.close());
}

TEST(Listener, MayBeDestroyedWithConnectionsOpen) {
  EchoServer echo;
  std::vector<Respond> held;
  echo.request_hook = [&](const HttpRequest&, const Respond& respond) { held.push_back(respond); };
  Wire idle(echo.port());
  Wire busy(echo.port());
  busy.write(request_text("GET", "/"));
  ASSERT_TRUE(echo.wait([&] { return echo.paths.size() == 1; }));
  echo.destroy_listener();
  held[0](text("nobody hears this"));
  held.clear();
}

// The kernel has taken the connection, the listener cannot: it must wait and go on.
TEST(Listener, SurvivesRunningOutOfFiles) {
  EchoServer echo;
  EXPECT_EQ(http(echo.port(), "GET", "/").status, 200);
  rlimit before{};
  getrlimit(RLIMIT_NOFILE, &before);
  const int lowest_free = dup(0);
  close(lowest_free);
  rlimit one_more = before;
  one_more.rlim_cur = static_cast<rlim_t>(lowest_free) + 1;
  setrlimit(RLIMIT_NOFILE, &one_more);
  Wire wire(echo.port());
  ASSERT_TRUE(wire.connected());
  wire.write(request_text("GET", "/"));
  EXPECT_EQ(wire.answer(50ms).status, 0);
  setrlimit(RLIMIT_NOFILE, &before);
  EXPECT_EQ(wire.answer().status, 200);
}

TEST(Listener, RefusesMoreConnectionsThanItCanHold) {
  ListenerSettings settings = on_any_port();
  settings.limits.sockets_per_address = 1;
  EchoServer echo(settings);
  std::vector<Wire> wires;
  HttpAnswer answer{200, {}, {}};
  while (answer.status == 200 && wires.size() < 100) {
    wires.emplace_back(echo.port());
    wires.back().write(request_text("GET", "/"));
    answer = wires.back().answer();
  }
  EXPECT_EQ(wires.size(), 66U);  // 64 may do plain HTTP on top of the WebSockets
  if (answer.status != 0)
    expect_refusal(answer, 503, "too-many-sockets");  // may be lost: nobody waits for it
}

TEST(Listener, ClosesThoughTheHandlerDoesNotAnswer) {
  ListenerSettings settings = on_any_port();
  settings.limits.close_timeout = 100ms;
  EchoServer echo(settings);
  std::vector<Respond> held;
  echo.request_hook = [&](const HttpRequest&, const Respond& respond) { held.push_back(respond); };
  Wire wire(echo.port());
  wire.write(request_text("GET", "/"));
  ASSERT_TRUE(echo.wait([&] { return echo.paths.size() == 1; }));
  echo.on_loop([&] { echo.close_listener(); });
  EXPECT_TRUE(wire.ends());
  echo.on_loop([&] {
    held[0](text("too late"));
    held.clear();
  });
}

}  // namespace
}  // namespace pithead::tests
