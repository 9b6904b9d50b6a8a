// What the server did, one JSON object a line, on standard error. Never a cookie, a key, a password, a seed,
// or where the store is; an address only of whoever one might want to block (monitor.cpp).
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace pithead::server {

class Log {
 public:
  explicit Log(bool quiet) : quiet_(quiet) {}

  void write(std::string_view what,
             std::initializer_list<std::pair<std::string_view, std::string>> details) const;

 private:
  bool quiet_;
};

}  // namespace pithead::server
