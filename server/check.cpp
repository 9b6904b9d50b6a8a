#include "server/check.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <thread>

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/net/listener.h"
#include "server/pages.h"
#include "server/store/open.h"
#include "server/table/secret.h"
#include "server/version.h"

namespace pithead::server {
namespace {

constexpr double kGigabyte = 1e9;
constexpr double kLeastMemory = 0.5 * kGigabyte;  // a thousand tables in use, bots, and the machine itself

Finding check_randomness() {
  if (prepare_secrets()) return {Finding::Kind::Good, fmt::format("this is Pithead {}", version())};
  return {Finding::Kind::Wrong, "this machine offers no randomness, so nothing could be kept secret"};
}

Finding check_page(const std::string& folder) {
  if (folder.empty())
    return {Finding::Kind::Hint,
            "there is no page: programs can play, browsers find a note; name it with --web"};
  if (!Pages::read(folder))
    return {Finding::Kind::Wrong, fmt::format("there is no page in '{}': it has no index.html", folder)};
  return {Finding::Kind::Good, fmt::format("the page is {}", folder)};
}

Finding check_store(const std::string& address) {
  const auto state = inspect_store(address);
  if (!state) return {Finding::Kind::Wrong, state.error().what};
  if (state->schema == 0) return {Finding::Kind::Good, "the store will be created by the first start"};
  if (state->schema < state->newest) {
    return {Finding::Kind::Hint,
            fmt::format("the store has schema {} and a start brings it to {}: make a backup before "
                        "(pithead backup)",
                        state->schema, state->newest)};
  }
  return {Finding::Kind::Good, fmt::format("the store has schema {}, the newest", state->schema)};
}

Finding check_port(const ListenerSettings& settings) {
  if (std::string error = Listener::check(settings); !error.empty())
    return {Finding::Kind::Wrong, std::move(error)};
  return {Finding::Kind::Good, fmt::format("port {} at {} is free", settings.port, settings.host)};
}

bool only_this_machine(std::string_view host) {
  constexpr std::array<std::string_view, 3> kLoopback{"127.0.0.1", "::1", "localhost"};
  return std::ranges::find(kLoopback, host) != kLoopback.end();
}

Finding check_privacy(const ServeSettings& settings) {
  if (settings.listener.https) return {Finding::Kind::Good, "cookies are sent by https only"};
  if (only_this_machine(settings.listener.host) && !settings.listener.trust_proxy)
    return {Finding::Kind::Good, "only this machine can reach it"};
  return {Finding::Kind::Hint,
          "people's cookies may go unencrypted: put a proxy with TLS before it and add --https"};
}

Finding check_address(const ListenerSettings& settings) {
  if (settings.trust_proxy && settings.origins.empty())
    return {Finding::Kind::Hint, "a page with a registered name is turned away: name it with --origin"};
  return {Finding::Kind::Good, settings.origins.empty() ? "the page is where it listens"
                                                        : "the page is at " + settings.origins.front()};
}

Finding check_notices(const ServeSettings& settings) {
  if (std::string error = check_notice_settings(settings); !error.empty())
    return {Finding::Kind::Wrong, std::move(error)};
  if (settings.notices.to_private)
    return {Finding::Kind::Hint,
            "people may have this machine post into its own network (--notices-to-private)"};
  return {Finding::Kind::Good, settings.notices.on ? "people who are elsewhere are told what happens"
                                                   : "nobody is told who is elsewhere; --notices does that"};
}

Finding check_files(int sockets) {
  rlimit limit{};
  const std::uint64_t wanted = files_for(sockets);
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_max >= wanted)
    return {Finding::Kind::Good, fmt::format("{} WebSockets may be open", sockets)};
  return {Finding::Kind::Hint,
          fmt::format("this process may open {} files, but {} WebSockets take up to {}: raise LimitNOFILE or "
                      "ulimit -n, or lower --sockets",
                      limit.rlim_max, sockets, wanted)};
}

Finding check_machine() {
  const double memory =
      static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
  const std::string found =
      fmt::format("{} cores and {:.1f} GB", std::thread::hardware_concurrency(), memory / kGigabyte);
  if (memory < kLeastMemory)
    return {Finding::Kind::Hint, found + ": little memory; half a gigabyte is a good start"};
  return {Finding::Kind::Good, found};
}

}  // namespace

std::vector<Finding> check_serve(const ServeSettings& settings) {
  return {check_randomness(),
          check_page(settings.web),
          check_store(settings.store),
          check_port(settings.listener),
          check_address(settings.listener),
          check_privacy(settings),
          check_notices(settings),
          check_files(settings.listener.limits.sockets),
          check_machine()};
}

}  // namespace pithead::server
