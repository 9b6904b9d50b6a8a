// The files of the page, read once.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "server/net/http.h"

namespace pithead::server {

class Pages {
 public:
  // All files in a folder; an empty name is for a server without a page of its own.
  static std::optional<Pages> read(const std::string& folder);
  // The page that needs no server, in a folder of its own, at /device/. False if there is none.
  bool add_device(const std::string& folder);

  // The file of a path; for every other path that looks like a place of the page, the page itself.
  std::optional<HttpResponse> find(const HttpRequest& request) const;

 private:
  struct File {
    std::string type;
    std::string body;
    std::string tag;
    // The same file as the page's build has compressed it; empty if it has not.
    std::string brotli, gzip;
  };
  bool add_files(const std::string& folder, const std::string& prefix);
  void attach_compressed();
  std::unordered_map<std::string, File> files_;
};

}  // namespace pithead::server
