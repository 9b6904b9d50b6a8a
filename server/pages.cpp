#include "server/pages.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml; charset=utf-8"},
    {".json", "application/json"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
}};

// What a server without a page of its own shows.
constexpr std::string_view kNoPage =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Pithead</title>"
    "<h1>Pithead</h1><p>The server is running. It was started without a page; programs can play by the "
    "protocol that <code>docs/server/protocol.md</code> describes.</p></html>";

std::string type_of(const std::string& ending) {
  for (const auto& [known, type] : kTypes) {
    if (known == ending) return std::string(type);
  }
  return "application/octet-stream";
}

// Does `gzip, br;q=0.5` accept `br`? Nobody writes q=0 for what they can decode, so weights are ignored.
bool accepts(std::string_view accepted, std::string_view encoding) {
  while (!accepted.empty()) {
    std::string_view element = next_element(accepted, ',');
    if (next_element(element, ';') == encoding) return true;
  }
  return false;
}

}  // namespace

std::optional<Pages> Pages::read(const std::string& folder) {
  Pages pages;
  if (folder.empty()) {
    pages.files_["/index.html"] = {"text/html; charset=utf-8", std::string(kNoPage), sha256(kNoPage), {}, {}};
    return pages;
  }
  namespace fs = std::filesystem;
  std::error_code error;
  for (const auto& each : fs::recursive_directory_iterator(folder, error)) {
    if (!each.is_regular_file()) continue;
    std::ifstream in(each.path(), std::ios::binary);
    std::string body((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const std::string path = '/' + fs::relative(each.path(), folder).generic_string();
    const std::string tag = sha256(body);
    pages.files_[path] = {type_of(each.path().extension().string()), std::move(body), tag, {}, {}};
  }
  pages.attach_compressed();
  if (error || !pages.files_.contains("/index.html")) return std::nullopt;
  return pages;
}

// What the build has compressed, `index.html.br`, is another form of `index.html` and no file of its own.
void Pages::attach_compressed() {
  std::vector<std::string> attached;
  for (auto& [path, file] : files_) {
    const std::array<std::pair<std::string, std::string*>, 2> forms{
        {{path + ".br", &file.brotli}, {path + ".gz", &file.gzip}}};
    for (const auto& [name, form] : forms) {
      const auto found = files_.find(name);
      if (found == files_.end()) continue;
      *form = std::move(found->second.body);
      attached.push_back(name);
    }
  }
  for (const std::string& name : attached) files_.erase(name);
}

std::optional<HttpResponse> Pages::find(const HttpRequest& request) const {
  auto found = files_.find(request.path);
  const bool is_file = found != files_.end();
  // Places of the page, such as /table/…, are its own affair; what looks like a file is not one of them.
  if (!is_file && request.path.find('.') == std::string::npos) found = files_.find("/index.html");
  if (found == files_.end()) return std::nullopt;
  const File& file = found->second;
  const std::string_view accepted = request.header("accept-encoding");
  const std::string* body = &file.body;
  std::string encoding;
  if (!file.brotli.empty() && accepts(accepted, "br")) {
    body = &file.brotli;
    encoding = "br";
  } else if (!file.gzip.empty() && accepts(accepted, "gzip")) {
    body = &file.gzip;
    encoding = "gzip";
  }
  const std::string tag = '"' + file.tag.substr(0, 16) + encoding + '"';
  // Files with a hash in their name never change.
  const bool lasting = request.path.starts_with("/assets/");
  HttpResponse response{.status = 200, .type = file.type, .body = {}, .headers = {}};
  response.headers.emplace_back("Cache-Control",
                                lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("ETag", tag);
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!encoding.empty()) response.headers.emplace_back("Content-Encoding", encoding);
  if (request.header("if-none-match") == tag) {
    response.status = 304;
  } else {
    response.body = *body;
  }
  return response;
}

}  // namespace pithead::server
