#include "server/serve.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <memory>
#include <thread>
#include <utility>

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/api.h"
#include "server/log.h"
#include "server/net/loop.h"
#include "server/net/worker_pool.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/store/open.h"
#include "server/store/store_writer.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

using std::chrono::milliseconds;

Milliseconds wall_clock() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

int polite_number_of_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

// Each socket is a file; what a shell allows by default is a thousand.
void allow_many_sockets(int sockets) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const auto wanted = static_cast<rlim_t>(sockets) * 2 + 256;
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min(wanted, limit.rlim_max);
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::uint64_t resident_bytes() {
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

class Metrics {
 public:
  void count(std::string_view name, std::string_view about, std::uint64_t value) {
    add(name, "counter", about, value);
  }
  void gauge(std::string_view name, std::string_view about, std::uint64_t value) {
    add(name, "gauge", about, value);
  }
  std::string text;

 private:
  void add(std::string_view name, std::string_view kind, std::string_view about, std::uint64_t value) {
    text += fmt::format("# HELP pithead_{0} {1}\n# TYPE pithead_{0} {2}\npithead_{0} {3}\n", name, about,
                        kind, value);
  }
};

std::string tell_metrics(const TableRegistry& registry, const Listener& listener, const StoreWriter& writer,
                         const WorkerPool& workers) {
  const RegistryCounts tables = registry.counts();
  const ListenerCounts sockets = listener.counts();
  Metrics metrics;
  metrics.gauge("tables", "Tables in memory", tables.tables);
  metrics.gauge("watchers", "WebSockets at tables", tables.watchers);
  metrics.count("changes_total", "Changes written to tables", tables.changes);
  metrics.count("pushes_total", "Tables told to somebody", tables.pushes);
  metrics.count("refusals_total", "Wishes refused", tables.refusals);
  metrics.count("races_total", "Changes for which another node was faster", tables.races);
  metrics.count("store_errors_total", "Answers of the store that were errors", tables.store_errors);
  metrics.count("bot_thoughts_total", "Decisions that bots thought about", tables.bot_thoughts);
  metrics.count("bot_moves_total", "Moves of bots", tables.bot_moves);
  metrics.gauge("store_waiting", "Jobs that wait for the store", writer.waiting());
  metrics.gauge("thinkers_waiting", "Bots and hints that wait for a thread", workers.waiting());
  metrics.gauge("sockets", "Open WebSockets", static_cast<std::uint64_t>(sockets.sockets));
  metrics.count("requests_total", "HTTP requests", sockets.requests);
  metrics.count("messages_total", "WebSocket messages received", sockets.messages);
  metrics.count("sent_total", "WebSocket messages sent", sockets.sent);
  metrics.count("sent_bytes_total", "Bytes of WebSocket messages sent", sockets.sent_bytes);
  metrics.count("refused_total", "Requests and messages refused by a limit or the Origin check",
                sockets.refused);
  metrics.count("dropped_total", "Slow readers dropped", sockets.dropped);
  metrics.gauge("resident_bytes", "Memory in use", resident_bytes());
  return metrics.text;
}

}  // namespace

std::string serve(const ServeSettings& settings) {
  if (!prepare_secrets()) return "this machine offers no randomness, so nothing could be kept secret";
  const auto pages = Pages::read(settings.web);
  if (!pages) return "there is no page in '" + settings.web + "': it has no index.html";
  auto store = open_store(settings.store);
  if (!store) return store.error().what;
  const auto secret = (*store)->secret("cookies", random_key(32));
  if (!secret) return secret.error().what;
  const auto last_heartbeat = (*store)->last_heartbeat();
  if (!last_heartbeat) return last_heartbeat.error().what;

  allow_many_sockets(settings.listener.limits.sockets);

  Log log(settings.quiet);
  Loop loop;
  const auto post = [&loop](Loop::Work work) { loop.post(std::move(work)); };
  auto writer = std::make_unique<StoreWriter>(std::move(*store), post);
  const int threads = settings.workers > 0 ? settings.workers : polite_number_of_threads();
  auto workers = std::make_unique<WorkerPool>(threads, post);
  RegistrySettings registry_settings = settings.registry;
  registry_settings.alone = settings.store.starts_with("sqlite:");
  TableRegistry registry(*writer, *workers, registry_settings, wall_clock);
  People people(*writer, *workers, *secret, wall_clock);
  Api api(
      registry, people, *writer, *pages,
      {.secret = *secret, .origins = settings.listener.origins, .secure_cookies = settings.secure_cookies});

  FeedEvents events;
  events.news = [&](const TableId& id, std::int64_t version) {
    loop.post([&registry, id, version] { registry.news(id, version); });
  };
  events.gap = [&] { loop.post([&registry] { registry.gap(); }); };
  auto feed = open_feed(settings.store, events);
  if (!feed) return feed.error().what;

  std::string error;
  auto listener = Listener::open(loop.context(), settings.listener, api, error);
  if (!listener) return error;
  api.metrics = [&] { return tell_metrics(registry, *listener, *writer, *workers); };

  const std::string node = random_key(9);
  const auto beat = [&] {
    writer->submit([node, now = wall_clock()](Store& kept) { return kept.heartbeat(node, now); },
                   [&log](const StoreResult<void>& beaten) {
                     if (!beaten) log.say("store-error", {{"error", beaten.error().what}});
                   });
  };
  loop.post([&] { registry.begin(*last_heartbeat); });
  loop.every(milliseconds(1000), [&] {
    beat();
    registry.tick();
  });
  loop.on_stop_signal([&] {
    log.say("stopping", {});
    listener->close();
    loop.after(milliseconds(500), [&loop] { loop.stop(); });
  });

  log.say("serving",
          {{"host", settings.listener.host}, {"port", std::to_string(listener->port())}, {"node", node}});
  if (settings.opened) settings.opened(listener->port());
  loop.run();

  // Whoever still waits for the store or a bot must not be called any more: their tables go first.
  feed->reset();
  workers.reset();
  writer.reset();
  log.say("stopped", {});
  return {};
}

}  // namespace pithead::server
