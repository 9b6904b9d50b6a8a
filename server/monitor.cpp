#include "server/monitor.h"

#include <algorithm>
#include <array>

#include "server/net/request_check.h"

namespace pithead::server {
namespace {

using std::chrono::steady_clock;
using Kind = StoreError::Kind;

constexpr RateLimit kLines{.per_second = 5, .burst = 50};  // of each kind

// Refusals for which somebody might want to block an address. Of others the log says nothing about who it
// was.
constexpr std::array<std::string_view, 8> kBlockable{"bad-request",      "forbidden-origin", "wrong-code",
                                                     "wrong-password",   "too-fast",         "too-large",
                                                     "too-many-sockets", "too-slow"};

}  // namespace

// Troubles are there from the start, with nothing, so that an alarm can see the first.
Monitor::Monitor(const Log& log) : log_(log) {
  for (const Kind kind : {Kind::Unreachable, Kind::Locked, Kind::Full, Kind::Spoiled, Kind::Refused})
    store_errors_.emplace(name_of(kind), 0);
}

void Monitor::log(std::string_view what, Details details) {
  const auto now = steady_clock::now();
  auto lines = lines_.find(what);
  if (lines == lines_.end()) lines = lines_.emplace(std::string(what), Lines{.allowed = {kLines, now}}).first;
  if (!lines->second.allowed.take(kLines, now)) {
    ++lines->second.left_out;
    return;
  }
  log_.write(what, details);
}

void Monitor::refused(std::string_view error, std::string_view address) {
  ++refusals_.try_emplace(std::string(error), 0).first->second;
  if (error == "wrong-login") return log("login-failed", {{"address", address_group(address)}});
  const bool blockable = std::ranges::find(kBlockable, error) != kBlockable.end();
  if (!blockable) return log("refused", {{"error", std::string(error)}});
  log("refused", {{"error", std::string(error)}, {"address", address_group(address)}});
}

void Monitor::account(std::string_view event, std::string_view person, std::string_view address) {
  ++accounts_.try_emplace(std::string(event), 0).first->second;
  log("account",
      {{"event", std::string(event)}, {"person", std::string(person)}, {"address", address_group(address)}});
}

void Monitor::notice(std::string_view way, std::string_view trouble, long status) {
  const std::string result(trouble.empty() ? "sent" : trouble);
  ++notices_.try_emplace(result, 0).first->second;
  if (trouble.empty()) return;
  log("notice-failed", {{"way", std::string(way)}, {"why", result}, {"status", std::to_string(status)}});
}

void Monitor::reported(std::string_view id, std::string_view reason) {
  log("chat-reported", {{"report", std::string(id)}, {"reason", std::string(reason)}});
}

void Monitor::store_answered(const StoreAnswer& answer) {
  store_times_.observe(answer.took);
  if (answer.error != nullptr && answer.error->kind != Kind::NameTaken) store_failed(*answer.error);
}

void Monitor::store_failed(const StoreError& error) {
  const std::string name(name_of(error.kind));
  ++store_errors_[name];
  log("store-error", {{"error", name}, {"topic", std::string(error.topic)}, {"code", error.code}});
}

void Monitor::tick() {
  for (auto& [what, lines] : lines_) {
    if (lines.left_out == 0) continue;
    log_.write("left-out", {{"of", what}, {"lines", std::to_string(lines.left_out)}});
    lines.left_out = 0;
  }
}

void Monitor::write(Metrics& metrics) const {
  metrics.count("refusals_total", "Requests, messages and wishes refused", "why", refusals_);
  metrics.count("account_events_total", "Accounts entered and changed", "event", accounts_);
  if (!notices_.empty())
    metrics.count("notices_total", "Messages to people who are elsewhere", "result", notices_);
  metrics.count("store_errors_total", "Answers of the store that were errors", "error", store_errors_);
  metrics.histogram("store_seconds", "From a job for the store to its answer", store_times_);
  metrics.histogram("move_seconds", "From a move on a WebSocket to its answer", moves_);
}

}  // namespace pithead::server
