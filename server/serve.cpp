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

#include "server/accounts.h"
#include "server/analyst.h"
#include "server/api.h"
#include "server/check.h"
#include "server/game_clock.h"
#include "server/log.h"
#include "server/log_packer.h"
#include "server/metrics.h"
#include "server/monitor.h"
#include "server/net/loop.h"
#include "server/net/worker_pool.h"
#include "server/notice/web_push.h"
#include "server/notifier.h"
#include "server/pages.h"
#include "server/people.h"
#include "server/result_filler.h"
#include "server/store/open.h"
#include "server/store/store_thread.h"
#include "server/store_health.h"
#include "server/sweeper.h"
#include "server/table/secret.h"
#include "server/thinking_pool.h"
#include "server/tournament_keeper.h"
#include "server/version.h"

namespace pithead::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

Milliseconds wall_clock() {
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::string no_page_in(const std::string& folder) {
  return "there is no page in '" + folder + "': it has no index.html";
}

int default_workers() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

// What a shell allows by default is a thousand.
void allow_many_sockets(int sockets) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const rlim_t wanted = files_for(sockets);
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

void write_table_metrics(Metrics& metrics, const RegistryCounts& tables) {
  metrics.gauge("tables", "Tables in memory", tables.tables);
  metrics.gauge("watchers", "WebSockets at tables", tables.watchers);
  metrics.count("changes_total", "Changes written to tables", tables.changes);
  metrics.count("pushes_total", "Tables told to somebody", tables.pushes);
  metrics.count("races_total", "Changes for which another node was faster", tables.races);
  metrics.count("bot_thoughts_total", "Decisions that bots thought about", tables.bot_thoughts);
  metrics.count("bot_moves_total", "Moves of bots", tables.bot_moves);
}

void write_socket_metrics(Metrics& metrics, const ListenerCounts& sockets) {
  metrics.gauge("sockets", "Open WebSockets", static_cast<std::uint64_t>(sockets.sockets));
  metrics.count("requests_total", "HTTP requests", sockets.requests);
  metrics.count("messages_total", "WebSocket messages received", sockets.messages);
  metrics.count("sent_total", "WebSocket messages sent", sockets.sent);
  metrics.count("sent_bytes_total", "Bytes of WebSocket messages sent", sockets.sent_bytes);
  metrics.count("dropped_total", "Slow readers dropped", sockets.dropped);
}

// What all nodes share.
struct NodeSecrets {
  std::string cookies;
  std::string push;  // empty if nobody is told anything
};

RegistrySettings registry_settings(const ServeSettings& settings) {
  RegistrySettings registry = settings.registry;
  registry.alone = settings.store.starts_with("sqlite:");
  if (settings.notices.on) registry.notice_delay = 1000LL * settings.notices.delay_seconds;
  return registry;
}

NotifierSettings notifier_settings(const ServeSettings& settings, const NodeSecrets& secrets,
                                   const std::string& node) {
  return {.node = node,
          .delay = 1000LL * settings.notices.delay_seconds,
          .delivery = {.origin = settings.listener.origins.front(),
                       .mail = settings.mail,
                       .push_key = secrets.push,
                       .secret = secrets.cookies,
                       .reach = settings.notices.to_private ? Reach::Private : Reach::Public}};
}

// One node: all that serves, put together.
class Node {
 public:
  Node(const ServeSettings& settings, const Pages& pages, std::unique_ptr<Store> store,
       const NodeSecrets& secrets, const GameClock& now)
      : settings_(settings),
        log_(settings.quiet),
        monitor_(log_),
        writer_(std::make_unique<StoreThread>(std::move(store), post_)),
        workers_(
            std::make_unique<WorkerPool>(settings.workers > 0 ? settings.workers : default_workers(), post_)),
        passwords_(std::make_unique<WorkerPool>(1, post_, WorkerPool::Priority::Medium)),
        background_(std::make_unique<WorkerPool>(1, post_, WorkerPool::Priority::Lower)),
        letters_(std::make_unique<WorkerPool>(1, post_, WorkerPool::Priority::Medium)),
        registry_(*writer_, thinkers_, registry_settings(settings), now),
        analyst_(registry_, *writer_, analysing_, {.alone = registry_settings(settings).alone, .node = id_},
                 now),
        people_(*writer_, secrets.cookies, now),
        accounts_(people_, {.writer = *writer_,
                            .passwords = *passwords_,
                            .post = *letters_,
                            .mail = settings.mail,
                            .mailed = [this](const std::string& error) { letter_sent(error); },
                            .now = now}),
        sweeper_(*writer_, registry_settings(settings).alone ? std::string{} : id_, now),
        health_(*writer_, *background_,
                {.node = id_,
                 .address = settings.store,
                 .check_every = std::chrono::seconds(settings.check_seconds)},
                now),
        filler_(*writer_, *background_,
                [this](const TableId& table, const std::string& why) {
                  log_.write("result-skipped", {{"table", table}, {"why", why}});
                }),
        packer_(*writer_, now),
        tournaments_(registry_, *writer_, secrets.cookies, registry_settings(settings).notice_delay),
        couriers_(settings.notices.on ? std::make_unique<WorkerPool>(4, post_, WorkerPool::Priority::Medium)
                                      : nullptr),
        notifier_(settings.notices.on
                      ? std::make_unique<Notifier>(*writer_, *couriers_,
                                                   notifier_settings(settings, secrets, id_), now)
                      : nullptr),
        api_({registry_, people_, analyst_, *writer_, *workers_}, accounts_,
             settings.clubs ? &tournaments_ : nullptr, notifier_.get(), pages, monitor_,
             {.secret = secrets.cookies,
              .https = settings.listener.https,
              .can_mail = accounts_.can_mail(),
              .offers_device = !settings.site.empty(),
              .has_clubs = settings.clubs,
              .offers_notices = settings.notices.on,
              .analysis = settings.analysis,
              .vacation_days = settings.vacation_days}) {
    watch_store();
    watch_notices();
  }
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;
  ~Node() { end_threads(); }

  std::string open();  // what is wrong, or nothing
  void run(std::optional<Milliseconds> last_heartbeat);

 private:
  StoreResult<void> open_feed();
  void letter_sent(const std::string& error) const;
  void watch_store();
  void watch_notices();
  void tick();
  std::string tell_metrics() const;
  std::optional<std::string_view> trouble() const;
  void stop();
  void end_threads();

  const ServeSettings& settings_;
  const std::string id_ = random_key(9);
  Log log_;
  Monitor monitor_;
  Loop loop_;
  const std::function<void(Loop::Work)> post_ = [this](Loop::Work work) { loop_.post(std::move(work)); };
  std::unique_ptr<StoreThread> writer_;
  std::unique_ptr<WorkerPool> workers_;
  std::unique_ptr<WorkerPool> passwords_;
  std::unique_ptr<WorkerPool> background_;
  std::unique_ptr<WorkerPool> letters_;
  ThinkingPool thinkers_{*workers_};
  ThinkingPool analysing_{*background_};
  TableRegistry registry_;
  Analyst analyst_;
  People people_;
  Accounts accounts_;
  Sweeper sweeper_;
  StoreHealth health_;
  ResultFiller filler_;
  LogPacker packer_;
  TournamentKeeper tournaments_;
  std::unique_ptr<WorkerPool> couriers_;
  std::unique_ptr<Notifier> notifier_;
  Api api_;
  std::unique_ptr<NewsFeed> feed_;
  std::unique_ptr<Listener> listener_;
  std::optional<std::string_view> told_trouble_;  // to the log
};

// Before anything else is destroyed, as their work refers to it.
void Node::end_threads() {
  health_.stop();
  feed_.reset();
  workers_.reset();
  passwords_.reset();
  background_.reset();
  letters_.reset();
  couriers_.reset();
  writer_.reset();
}

StoreResult<void> Node::open_feed() {
  FeedEvents events;
  events.news = [this](const TableId& id, std::int64_t version) {
    loop_.post([this, id, version] { registry_.news(id, version); });
  };
  events.login_ended = [this](const std::string& key) {
    loop_.post([this, key] { people_.login_ended(key); });
  };
  events.gap = [this] {
    loop_.post([this] {
      registry_.gap();
      people_.gap();
      api_.gap();
    });
  };
  auto feed = server::open_feed(settings_.store, events);
  if (!feed) return tl::unexpected(feed.error());
  feed_ = std::move(*feed);
  return {};
}

std::string Node::open() {
  if (const auto opened = open_feed(); !opened) return opened.error().what;
  std::string error;
  listener_ = Listener::open(loop_.context(), settings_.listener, api_, error);
  if (!listener_) return error;
  api_.metrics = [this] { return tell_metrics(); };
  api_.trouble = [this] { return trouble(); };
  return {};
}

void Node::run(std::optional<Milliseconds> last_heartbeat) {
  loop_.post([this, last_heartbeat] {
    registry_.begin(last_heartbeat);
    tick();  // this node has lived from now on
  });
  loop_.every(milliseconds(1000), [this] { tick(); });
  loop_.every(milliseconds(200), [this] { writer_->give_up(steady_clock::now()); });
  loop_.on_stop_signal([this] { stop(); });
  log_.write("serving", {{"version", std::string(version())},
                         {"host", settings_.listener.host},
                         {"port", std::to_string(listener_->port())},
                         {"node", id_}});
  if (settings_.listener.trust_proxy && settings_.listener.origins.empty())
    log_.write("no-origin",
               {{"advice", "a page with a registered name is turned away; name it with --origin"}});
  if (settings_.opened) settings_.opened(listener_->port());
  loop_.run();
  end_threads();
  log_.write("stopped", {});
}

void Node::tick() {
  health_.tick(steady_clock::now());
  registry_.tick();
  filler_.tick();
  packer_.tick();
  analyst_.tick();
  sweeper_.tick();
  if (settings_.clubs) tournaments_.tick();
  if (notifier_) notifier_->tick();
  monitor_.tick();
  const auto now = trouble();
  if (now == told_trouble_) return;
  told_trouble_ = now;
  now ? log_.write("unhealthy", {{"why", std::string(*now)}}) : log_.write("healthy", {});
}

void Node::watch_store() {
  writer_->on_answer([this](const StoreAnswer& answer) {
    monitor_.store_answered(answer);
    health_.store_answered(answer);
  });
  health_.away = [this] { registry_.stop_clocks(); };
  health_.back = [this](std::optional<Milliseconds> last_sign) { registry_.begin(last_sign); };
  health_.spoiled = [this](const StoreError& error) { monitor_.store_failed(error); };
}

void Node::watch_notices() {
  if (!notifier_) return;
  notifier_->on_delivery = [this](NoticeWay way, const Delivery& delivery) {
    monitor_.notice(name_of(way), delivery.why, delivery.status);
  };
}

std::optional<std::string_view> Node::trouble() const {
  const auto kind = health_.trouble(steady_clock::now());
  return kind ? std::optional(name_of(*kind)) : std::nullopt;
}

std::string Node::tell_metrics() const {
  Metrics metrics;
  metrics.gauge("healthy", "Whether the store can be written to and is whole", trouble() ? 0 : 1);
  write_table_metrics(metrics, registry_.counts());
  metrics.count("analysed_total", "Decisions of finished games that were analysed", analyst_.decisions());
  metrics.gauge("store_waiting", "Jobs that wait for the store", writer_->waiting());
  metrics.gauge("thinkers_waiting", "Bots and hints that wait for a thread", workers_->waiting());
  write_socket_metrics(metrics, listener_->counts());
  monitor_.write(metrics);
  metrics.gauge("resident_bytes", "Memory in use", resident_bytes());
  return std::move(metrics.text);
}

void Node::letter_sent(const std::string& error) const {
  if (error.empty()) return log_.write("mail-sent", {});
  log_.write("mail-error", {{"error", error}});
}

void Node::stop() {
  log_.write("stopping", {});
  listener_->close();
  analyst_.stop();
  loop_.after(milliseconds(500), [this] { loop_.stop(); });
}

// Made by the first node that needs it.
StoreResult<std::string> push_secret(Store& store, const NoticeSettings& settings) {
  if (!settings.on) return std::string();
  return store.secret("web-push", new_vapid_key());
}

}  // namespace

std::string check_notice_settings(const ServeSettings& settings) {
  if (!settings.notices.on || !settings.listener.origins.empty()) return {};
  return "notices lead people back to the page: name its address with --origin";
}

std::string serve(const ServeSettings& settings) {
  if (!prepare_secrets()) return "this machine offers no randomness, so nothing could be kept secret";
  if (std::string error = check_mail_settings(settings.mail); !error.empty()) return error;
  if (std::string error = check_notice_settings(settings); !error.empty()) return error;
  auto pages = Pages::read(settings.web);
  if (!pages) return no_page_in(settings.web);
  if (!settings.site.empty() && !pages->add_device(settings.site)) return no_page_in(settings.site);
  auto store = open_store(settings.store);
  if (!store) return store.error().what;
  const auto secret = (*store)->secret("cookies", random_key(32));
  if (!secret) return secret.error().what;
  const auto push = push_secret(**store, settings.notices);
  if (!push) return push.error().what;
  const auto last_heartbeat = (*store)->last_heartbeat();
  if (!last_heartbeat) return last_heartbeat.error().what;

  allow_many_sockets(settings.listener.limits.sockets);
  Node node(settings, *pages, std::move(*store), {*secret, *push}, GameClock(wall_clock(), *last_heartbeat));
  if (std::string error = node.open(); !error.empty()) return error;
  node.run(*last_heartbeat);
  return {};
}

}  // namespace pithead::server
