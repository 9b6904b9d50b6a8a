// What the listener makes of a request's text.
#include <string>

#include <gtest/gtest.h>

#include "server/net/http.h"
#include "server/net/request_check.h"

namespace pithead::tests {
namespace {

using server::HttpRequest;

TEST(Target, IsSplitAndDecoded) {
  HttpRequest request;
  ASSERT_FALSE(server::read_target("/a%20b/../c+d?x=1&x=2&name=Gl%C3%BCck+auf&flag&=lost&&e=a=b", request));
  EXPECT_EQ(request.path, "/a b/../c+d");
  EXPECT_EQ(request.query, (std::map<std::string, std::string>{{"x", "2"},
                                                               {"name",
                                                                "Gl\xC3\xBC"
                                                                "ck auf"},
                                                               {"flag", ""},
                                                               {"e", "a=b"}}));
}

TEST(Target, MayNameTheHost) {
  HttpRequest request;
  EXPECT_FALSE(server::read_target("http://example.org/x?y=1", request));
  EXPECT_EQ(request.path, "/x");
  EXPECT_FALSE(server::read_target("https://example.org", request));
  EXPECT_EQ(request.path, "/");
}

TEST(Target, MayHoldWhatBrowsersDoNotEscape) {
  HttpRequest request;
  EXPECT_FALSE(server::read_target("/a|b^{c}[d]?e|f=\"g`&h=%7C", request));
  EXPECT_EQ(request.path, "/a|b^{c}[d]");
  EXPECT_EQ(request.query, (std::map<std::string, std::string>{{"e|f", "\"g`"}, {"h", "|"}}));
}

TEST(Target, IsRefusedWhenBroken) {
  for (const char* target :
       {"", "x", "*", "example.org:80", "/%", "/%4", "/%zz", "/%00", "/?a=%", "/?%0=1", "/?a=%00"}) {
    HttpRequest request;
    EXPECT_TRUE(server::read_target(target, request)) << target;
  }
}

TEST(Origin, IsOneOfThoseThatAreNamedAndNoOther) {
  const std::vector<std::string> named{"https://play.example.org", "http://10.0.0.7:8080"};
  const auto allowed = [&](std::string_view origin) {
    return server::origin_allowed(origin, "pithead.local:8080", named);
  };
  EXPECT_TRUE(allowed("https://play.example.org"));
  EXPECT_TRUE(allowed("HTTPS://Play.example.org"));
  EXPECT_TRUE(allowed("http://10.0.0.7:8080"));
  EXPECT_TRUE(allowed(""));
  for (const char* foreign : {"null", "http://pithead.local:8080", "http://play.example.org",
                              "https://evil.example", "https://play.example.org.evil.example"})
    EXPECT_FALSE(allowed(foreign)) << foreign;
}

TEST(Origin, IsTheHostIfNoneIsNamedAndNobodyCanHaveThatName) {
  const auto allowed = [](const std::string& origin, const std::string& host) {
    return server::origin_allowed(origin, host, {});
  };
  for (const char* host :
       {"127.0.0.1:8080", "192.168.1.7", "[::1]:8080", "[fd00::7]", "localhost:8080", "miner",
        "Pithead.local:8080", "a.b.localhost", "pit.home.arpa", "pit.internal:81"}) {
    EXPECT_TRUE(allowed(std::string("http://") + host, host)) << host;
    EXPECT_TRUE(allowed(std::string("https://") + host, host)) << host;
    EXPECT_FALSE(allowed(std::string("ftp://") + host, host)) << host;
    EXPECT_FALSE(allowed("http://evil.example", host)) << host;
    EXPECT_FALSE(allowed(std::string("http://") + host + "1", host)) << host;
  }
  // Such a name may lead to this machine all the same: whoever has it says where it leads.
  for (const char* host :
       {"", "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "1.2.3", "local", "[evil.example]",
        "evil.example@127.0.0.1", "localhost.evil.example", ".local", "[", ":80"}) {
    const bool dotless = std::string_view(host) == "local";
    EXPECT_EQ(allowed(std::string("http://") + host, host), dotless) << host;
  }
}

TEST(ContentType, IsJsonInUtf8) {
  for (const char* good : {"application/json", "Application/JSON", "application/json;charset=utf-8",
                           "application/json; charset=UTF-8", "application/json; Charset=\"utf-8\""})
    EXPECT_TRUE(server::is_json(good)) << good;
  for (const char* bad :
       {"", "text/plain", "application/jsonp", "application/json-seq", "application/json, text/plain",
        "application/json; charset=latin1", "application/json; boundary=x",
        "application/json; charset=utf-8; boundary=x", "application/json charset=utf-8"})
    EXPECT_FALSE(server::is_json(bad)) << bad;
}

TEST(Address, IsTheLastTheProxyNames) {
  EXPECT_EQ(server::client_address("10.0.0.1", "6.6.6.6, 192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(server::client_address("10.0.0.1", "192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(server::client_address("10.0.0.1", "2001:db8::1 "), "2001:db8::1");
  EXPECT_EQ(server::client_address("10.0.0.1", ""), "10.0.0.1");
  EXPECT_EQ(server::client_address("10.0.0.1", "192.0.2.7, unknown"), "10.0.0.1");
  EXPECT_EQ(server::client_address("10.0.0.1", "192.0.2.7,"), "10.0.0.1");
}

TEST(Address, OfIPv6CountsByNetwork) {
  EXPECT_EQ(server::address_group("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(server::address_group("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(server::address_group("2001:db8:1:2::9"), server::address_group("2001:db8:1:2:ffff::"));
  EXPECT_NE(server::address_group("2001:db8:1:2::9"), server::address_group("2001:db8:1:3::9"));
  EXPECT_EQ(server::address_group("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(server::address_group("fe80::1%1"), server::address_group("fe80::2%1"));
  EXPECT_EQ(server::address_group("no address"), "no address");
}

TEST(ResponseHead, LetsNoLineBreakIn) {
  server::HttpResponse response;
  response.headers.emplace_back("Location", "/x\r\nSet-Cookie: seat=stolen\r\n\r\n<script>");
  const std::string head = server::response_head(response, true);
  EXPECT_EQ(head.find("\r\nSet-Cookie"), std::string::npos);
  EXPECT_EQ(head.find("\r\n\r\n"), head.size() - 4);
}

TEST(ResponseHead, HasOneOfEachUsualHeader) {
  server::HttpResponse response;
  response.headers = {{"cache-control", "max-age=9"}, {"Set-Cookie", "a=1"}, {"Set-Cookie", "b=2"}};
  const std::string head = server::response_head(response, true);
  EXPECT_EQ(head.find("no-store"), std::string::npos);
  EXPECT_NE(head.find("cache-control: max-age=9"), std::string::npos);
  EXPECT_NE(head.find("Set-Cookie: a=1\r\nSet-Cookie: b=2"), std::string::npos);
}

TEST(ResponseHead, TellsNoLengthWhereThereIsNoBody) {
  server::HttpResponse response;
  for (const int status : {204, 304}) {
    response.status = status;
    EXPECT_EQ(server::response_head(response, true).find("Content-Length"), std::string::npos) << status;
  }
}

}  // namespace
}  // namespace pithead::tests
