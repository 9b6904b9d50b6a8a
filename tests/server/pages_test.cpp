// The files of the page, as they are sent.
#include "server/pages.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/server/store_samples.h"

namespace pithead::server {
namespace {

class Page : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_ / "assets");
    write("index.html", "<p>the page</p>");
    write("assets/app-1a2b.js", "let app;");
    for (const char* name : {"lamp.svg", "app.css", "robots.txt"}) write(name, "…");
    write("assets/app-1a2b.js.br", "packed by brotli");
    write("assets/app-1a2b.js.gz", "packed by gzip");
    pages_ = Pages::read(folder_.path());
    ASSERT_TRUE(pages_);
  }
  void write(const std::string& name, const std::string& body) { std::ofstream(folder_ / name) << body; }
  std::optional<HttpResponse> get(const std::string& path, const std::string& accepted = {},
                                  const std::string& tag = {}) const {
    HttpRequest request;
    request.path = path;
    if (!accepted.empty()) request.headers["accept-encoding"] = accepted;
    if (!tag.empty()) request.headers["if-none-match"] = tag;
    return pages_->find(request);
  }
  static std::string header(const HttpResponse& response, const std::string& name) {
    for (const auto& [known, value] : response.headers) {
      if (known == name) return value;
    }
    return {};
  }

  TemporaryFolder folder_;
  std::optional<Pages> pages_;
};

TEST_F(Page, SendsTheFileAsItIsToWhoTakesNothingElse) {
  const auto plain = get("/assets/app-1a2b.js");
  EXPECT_EQ(plain->body, "let app;");
  EXPECT_EQ(plain->type, "text/javascript; charset=utf-8");
  EXPECT_EQ(header(*plain, "Content-Encoding"), "");
  EXPECT_EQ(get("/assets/app-1a2b.js", "deflate, brotli")->body, "let app;");
}

TEST_F(Page, NamesTheCharsetOfTextAndDrawings) {
  for (const char* path : {"/", "/assets/app-1a2b.js", "/lamp.svg", "/app.css", "/robots.txt"})
    EXPECT_TRUE(get(path)->type.ends_with("; charset=utf-8")) << path << " " << get(path)->type;
}

TEST_F(Page, SendsTheSmallestFormThatTheBrowserTakes) {
  const auto brotli = get("/assets/app-1a2b.js", "gzip, deflate , br;q=0.8");
  EXPECT_EQ(brotli->body, "packed by brotli");
  EXPECT_EQ(header(*brotli, "Content-Encoding"), "br");
  EXPECT_EQ(header(*brotli, "Vary"), "Accept-Encoding");
  EXPECT_EQ(brotli->type, "text/javascript; charset=utf-8");
  EXPECT_EQ(get("/assets/app-1a2b.js", "gzip")->body, "packed by gzip");
  EXPECT_EQ(get("/index.html", "gzip, br")->body, "<p>the page</p>");
}

TEST_F(Page, KnowsWhatABrowserHasAlready) {
  const std::string tag = header(*get("/assets/app-1a2b.js", "br"), "ETag");
  EXPECT_EQ(get("/assets/app-1a2b.js", "br", tag)->status, 304);
  EXPECT_EQ(get("/assets/app-1a2b.js", "br", tag)->body, "");
  EXPECT_EQ(get("/assets/app-1a2b.js", "gzip", tag)->status, 200);
}

TEST_F(Page, ShowsItselfAtEveryPlaceThatIsNoFile) {
  EXPECT_EQ(get("/")->body, "<p>the page</p>");
  EXPECT_EQ(get("/table/abc")->body, "<p>the page</p>");
  EXPECT_FALSE(get("/assets/gone.js"));
  EXPECT_FALSE(get("/assets/app-1a2b.js.br"));
}

TEST_F(Page, LetsOnlyFilesWithAHashInTheirNameBeKept) {
  EXPECT_EQ(header(*get("/assets/app-1a2b.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(header(*get("/"), "Cache-Control"), "no-cache");
}

TEST(Pages, NeedAnIndex) {
  const TemporaryFolder empty;
  EXPECT_FALSE(Pages::read(empty.path()));
}

}  // namespace
}  // namespace pithead::server
