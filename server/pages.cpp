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

// It runs WebAssembly, and its workers share memory, which browsers allow only where nothing comes from
// elsewhere.
void add_device_headers(HttpResponse& response) {
  response.headers.emplace_back(
      "Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src "
      "'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
      "object-src 'none'");
  response.headers.emplace_back("Cross-Origin-Embedder-Policy", "require-corp");
}

}  // namespace

std::optional<Pages> Pages::read(const std::string& folder) {
  Pages pages;
  if (folder.empty()) {
    pages.files_["/index.html"] = {"text/html; charset=utf-8", std::string(kNoPage), sha256(kNoPage), {}, {}};
    return pages;
  }
  if (!pages.add_files(folder, "")) return std::nullopt;
  return pages;
}

bool Pages::add_device(const std::string& folder) { return add_files(folder, "/device"); }

bool Pages::add_files(const std::string& folder, const std::string& prefix) {
  namespace fs = std::filesystem;
  std::error_code error;
  for (const auto& each : fs::recursive_directory_iterator(folder, error)) {
    if (!each.is_regular_file()) continue;
    std::ifstream in(each.path(), std::ios::binary);
    std::string body((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    const std::string path = prefix + '/' + fs::relative(each.path(), folder).generic_string();
    const std::string tag = sha256(body);
    files_[path] = {type_of(each.path().extension().string()), std::move(body), tag, {}, {}};
  }
  attach_compressed();
  return !error && files_.contains(prefix + "/index.html");
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
  const bool has_device = files_.contains("/device/index.html");
  if (has_device && request.path == "/device") {
    return HttpResponse{
        .status = 308, .type = "text/plain", .body = {}, .headers = {{"Location", "/device/"}}};
  }
  auto found = files_.find(has_device && request.path == "/device/" ? "/device/index.html" : request.path);
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
  const bool lasting = request.path.find("/assets/") != std::string::npos;
  HttpResponse response{.status = 200, .type = file.type, .body = {}, .headers = {}};
  response.headers.emplace_back("Cache-Control",
                                lasting ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("ETag", tag);
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!encoding.empty()) response.headers.emplace_back("Content-Encoding", encoding);
  if (found->first.starts_with("/device/")) add_device_headers(response);
  if (request.header("if-none-match") == tag) {
    response.status = 304;
  } else {
    response.body = *body;
  }
  return response;
}

}  // namespace pithead::server
