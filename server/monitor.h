// What goes wrong, and how long things take: each a figure for /metrics, and what goes wrong a line in the
// log as well, unless there are so many of its kind that they would fill the disk.
#pragma once

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "server/log.h"
#include "server/metrics.h"
#include "server/net/rate_limiter.h"
#include "server/store/store_thread.h"

namespace pithead::server {

class Monitor {
 public:
  explicit Monitor(const Log& log);

  // An answer that is an error, to somebody of this address.
  void refused(std::string_view error, std::string_view address);
  // Somebody came into an account or changed it: "logged-in", "password-changed".
  void account(std::string_view event, std::string_view person, std::string_view address);
  // Somebody who is elsewhere was told something, or could not be: by which way, and why not.
  void notice(std::string_view way, std::string_view trouble, long status);
  // A line of the chat, to the operator.
  void reported(std::string_view id, std::string_view reason);
  void store_answered(const StoreAnswer& answer);
  void store_failed(const StoreError& error);
  void move_answered(std::chrono::steady_clock::duration took) { moves_.observe(took); }

  void tick();  // about once a second
  void write(Metrics& metrics) const;

 private:
  using Details = std::initializer_list<std::pair<std::string_view, std::string>>;
  struct Lines {
    TokenBucket allowed;
    std::uint64_t left_out = 0;  // since the log said so last
  };
  void log(std::string_view what, Details details);

  const Log& log_;
  std::map<std::string, Lines, std::less<>> lines_;  // by what they tell
  CountsByLabel refusals_;
  CountsByLabel accounts_;
  CountsByLabel notices_;
  CountsByLabel store_errors_;
  Histogram store_times_;
  Histogram moves_;
};

}  // namespace pithead::server
