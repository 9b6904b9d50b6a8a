// `pithead_load`: hundreds of live tables on one server, to see how long people wait for each other's moves.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/load/crowd.h"
#include "tests/load/report.h"
#include "tests/load/server_process.h"
#include "tests/support/temporary_folder.h"

namespace pithead::load {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kTimeout{60};  // without anything new, before we give up

struct Asked {
  std::string program = "./pithead";
  std::string url;
  std::string db;
  std::string game = "coal-baron";
  std::string restart;  // "", "term" or "kill"
  int tables = 500;
  int seats = 4;
  int spectators = 0;
  int seconds = 30;
  int warm_up = 5;
  int think = 2000;
  double limit = 0;
  bool json = false;
};

// ---- showing where we are --------------------------------------------------------------------------------

// One line that changes on a terminal; a line now and then elsewhere.
class Progress {
 public:
  ~Progress() {
    if (terminal_) fmt::print(stderr, "\r\033[K");
  }
  void show(const std::string& line, double left) {
    if (terminal_) {
      fmt::print(stderr, "\r\033[K{}, {:.0f} s left", line, left);
      std::fflush(stderr);
    } else if (Clock::now() >= next_) {
      fmt::print(stderr, "{}, {:.0f} s left\n", line, left);
      next_ = Clock::now() + seconds(10);
    }
  }

 private:
  bool terminal_ = isatty(STDERR_FILENO) == 1;
  Moment next_;
};

// ---- the server ------------------------------------------------------------------------------------------

std::unique_ptr<ServerProcess> make_server(const Asked& asked, const TemporaryFolder& folder) {
  const int sockets = asked.tables * (asked.seats + asked.spectators) + 100;
  const std::string db = asked.db.empty() ? "sqlite:" + folder / "load.db" : asked.db;
  const std::string many = std::to_string(std::max(10'000, sockets));
  return std::make_unique<ServerProcess>(
      asked.program,
      std::vector<std::string>{"--db", db, "--sockets", many, "--sockets-per-address", many,
                               "--tables-per-person", "1000"},
      folder / "log");
}

// ---- measuring -------------------------------------------------------------------------------------------

// What is used up as time goes by, in seconds.
struct Spent {
  Moment at = Clock::now();
  double server = 0;
  double own = own_cpu_seconds();
  double machine = machine_busy_seconds();
};

class Run {
 public:
  Run(const Asked& asked, const CrowdPlan& plan, ServerProcess* server)
      : asked_(asked), plan_(plan), server_(server), crowd_(plan) {}

  Report whole();

 private:
  void gather();
  void warm_up();
  void measure();
  void settle();
  void restart();
  void wait_for_health();
  Spent spent() const {
    Spent now;
    if (server_ != nullptr) now.server = server_->cpu_seconds();
    return now;
  }
  void add_cpu(const Spent& before);
  void look_at_server(Moment began);

  const Asked& asked_;
  const CrowdPlan& plan_;
  ServerProcess* server_;
  Crowd crowd_;
  Progress progress_;
  Report report_;
};

Report Run::whole() {
  report_.load_before = load_average();
  gather();
  warm_up();
  measure();
  if (asked_.restart.empty()) {
    settle();
  } else {
    restart();
  }
  report_.load_after = load_average();
  report_.troubles = crowd_.troubles;
  report_.what = fmt::format("{} tables of {} ({}), {} sockets", asked_.tables, asked_.seats, asked_.game,
                             crowd_.people());
  return report_;
}

void Run::gather() {
  const Moment began = Clock::now();
  Moment last = began;
  for (int before = 0; crowd_.playing() < asked_.tables;) {
    crowd_.live_until(Clock::now() + milliseconds(100));
    const int playing = crowd_.playing();
    if (playing > before) last = Clock::now();
    before = playing;
    if (Clock::now() - last > kTimeout) {
      std::string why;
      for (const auto& [name, trouble] : crowd_.troubles.all())
        why += fmt::format("; {}: {}", name, trouble.example);
      throw Failure{fmt::format("only {} of {} tables began to play{}", playing, asked_.tables, why)};
    }
    const double passed = seconds_between(began, Clock::now());
    progress_.show(fmt::format("{} of {} tables play", playing, asked_.tables),
                   playing > 0 ? passed / playing * (asked_.tables - playing) : 0);
  }
}

void Run::warm_up() {
  const Moment end = Clock::now() + seconds(asked_.warm_up);
  for (Moment now = Clock::now(); now < end; now = Clock::now()) {
    crowd_.live_until(std::min(end, now + milliseconds(500)));
    progress_.show("warming up", seconds_between(Clock::now(), end));
  }
}

void Run::look_at_server(Moment began) {
  if (crowd_.metrics.empty()) return;
  const auto bytes = static_cast<double>(metric(crowd_.metrics, "pithead_resident_bytes"));
  report_.memory.push_back({.second = seconds_between(began, Clock::now()), .bytes = bytes});
  const auto waiting = static_cast<int>(metric(crowd_.metrics, "pithead_store_waiting"));
  report_.longest_queue = std::max(report_.longest_queue, waiting);
}

void Run::measure() {
  crowd_.measure_anew();
  const Spent before = spent();
  const Moment end = before.at + seconds(asked_.seconds);
  for (Moment now = before.at; now < end; now = Clock::now()) {
    crowd_.ask_metrics();
    crowd_.live_until(std::min(end, now + seconds(1)));
    look_at_server(before.at);
    const Figures& figures = crowd_.figures;
    const double passed = seconds_between(before.at, Clock::now());
    progress_.show(
        fmt::format("{:.0f} moves a second, p99 {:.1f} ms, {:.0f} MB",
                    static_cast<double>(figures.moves) / passed, figures.everybody.quantile_ms(0.99),
                    report_.memory.empty() ? 0 : report_.memory.back().bytes / 1e6),
        seconds_between(Clock::now(), end));
  }
  report_.figures = crowd_.figures;
  add_cpu(before);
}

void Run::add_cpu(const Spent& before) {
  const Spent after = spent();
  report_.seconds = seconds_between(before.at, after.at);
  report_.server_cpu = (after.server - before.server) / report_.seconds;
  report_.own_cpu = (after.own - before.own) / report_.seconds;
  const double all = (after.machine - before.machine) / report_.seconds;
  report_.other_cpu = std::max(0.0, all - report_.server_cpu - report_.own_cpu);
}

// A move of which not everybody hears is an error, however fast the others were.
void Run::settle() {
  crowd_.stop_moving();
  Moment last = Clock::now();
  for (int before = crowd_.untold(); before > 0 && Clock::now() - last < kTimeout;) {
    crowd_.live_until(Clock::now() + milliseconds(50));
    if (crowd_.untold() < before) last = Clock::now();
    before = crowd_.untold();
  }
  for (int i = crowd_.unanswered(); i > 0; --i)
    crowd_.troubles.add("unanswered", "not everybody at the table was told of a move");
}

// ---- stopping and starting it again ----------------------------------------------------------------------

void Run::wait_for_health() {
  const Moment end = Clock::now() + kTimeout;
  while (Clock::now() < end) {
    Wire wire;
    wire.connect(plan_.server, 0);
    wire.send("GET /healthz HTTP/1.1\r\nHost: load\r\n\r\n");
    for (int i = 0; i < 200 && wire.open(); ++i) {
      pollfd ready{.fd = wire.socket(), .events = POLLIN, .revents = 0};
      poll(&ready, 1, 5);
      wire.flush();
      if (!wire.receive()) break;
      const auto answer = wire.next_answer();
      if (answer && answer->status == 200) return;
      if (answer) break;
    }
    std::this_thread::sleep_for(milliseconds(5));
  }
  throw Failure{"the server did not become healthy again"};
}

void Run::restart() {
  if (server_ == nullptr) throw Failure{"--restart needs a server of its own: leave --url out"};
  Restart times;
  const Moment told = Clock::now();
  crowd_.expect_the_end();
  server_->signal(asked_.restart == "kill" ? SIGKILL : SIGTERM);
  while (!server_->ended()) crowd_.live_until(Clock::now() + milliseconds(5));
  times.gone = seconds_between(told, Clock::now());
  server_->start();
  wait_for_health();
  times.healthy = seconds_between(told, Clock::now());
  crowd_.reconnect_all();
  const Moment end = Clock::now() + kTimeout;
  while (crowd_.back() < crowd_.people() && Clock::now() < end)
    crowd_.live_until(Clock::now() + milliseconds(20));
  if (crowd_.back() < crowd_.people())
    crowd_.troubles.add("not-back", fmt::format("{} of {} came back", crowd_.back(), crowd_.people()));
  times.first = seconds_between(told, crowd_.first_back());
  times.all = seconds_between(told, crowd_.last_back());
  report_.restart = times;
  crowd_.live_until(Clock::now() + seconds(5));  // the games go on
  settle();
}

// ---- the command line ------------------------------------------------------------------------------------

void allow_many_sockets() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::vector<std::string> games_of(const std::string& name) {
  if (name == "mixed") return {"coal-baron", "card-game", "schichtwechsel"};
  return {name};
}

void add_options(CLI::App& app, Asked& asked) {
  auto* server =
      app.add_option("--server", asked.program, "The program pithead, which is started and stopped")
          ->capture_default_str();
  app.add_option("--url", asked.url, "A server that runs already, http://host:port")->excludes(server);
  app.add_option("--db", asked.db, "Store of the started server; without it, a new SQLite file");
  app.add_option("--game", asked.game, "Which game")
      ->check(CLI::IsMember({"coal-baron", "card-game", "schichtwechsel", "mixed"}))
      ->capture_default_str();
  app.add_option("--tables", asked.tables, "Tables")->check(CLI::Range(1, 100'000))->capture_default_str();
  app.add_option("--seats", asked.seats, "Seats at each, each with a person and a WebSocket of its own")
      ->check(CLI::Range(2, 4))
      ->capture_default_str();
  app.add_option("--spectators", asked.spectators, "Spectators at each table")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  app.add_option("--seconds", asked.seconds, "How long to measure")
      ->check(CLI::Range(1, 86'400))
      ->capture_default_str();
  app.add_option("--warm-up", asked.warm_up, "Seconds of play before that")->capture_default_str();
  app.add_option("--think", asked.think, "Milliseconds for a decision: half of it to half as much again")
      ->check(CLI::Range(0, 3'600'000))
      ->capture_default_str();
  app.add_option("--restart", asked.restart, "Then stop the server (term) or kill it, and start it again")
      ->check(CLI::IsMember({"term", "kill"}))
      ->expected(0, 1)
      ->default_str("term");
  app.add_option("--limit", asked.limit,
                 "Fail if a hundredth of the moves takes more milliseconds to everybody");
  app.add_flag("--json", asked.json, "The summary as JSON");
  app.footer(
      "Everybody plays any legal move after a while, and a finished game is followed by the next. Exit "
      "status 1\n"
      "if there was an error or the limit was missed, 2 if it could not be run.");
}

int run(const Asked& asked) {
  allow_many_sockets();
  const TemporaryFolder folder;
  std::unique_ptr<ServerProcess> server;
  if (asked.url.empty()) server = make_server(asked, folder);
  const auto address = server ? server->start() : read_url(asked.url);
  if (!address) throw Failure{fmt::format("'{}' is no address like http://127.0.0.1:8080", asked.url)};
  const CrowdPlan plan{.tables = asked.tables,
                       .seats = asked.seats,
                       .spectators = asked.spectators,
                       .games = games_of(asked.game),
                       .think = milliseconds(asked.think),
                       .server = *address};
  Report report = Run(asked, plan, server.get()).whole();
  const std::string wrong = server ? server->stop() : "";
  if (!wrong.empty()) report.troubles.add("bad-end", wrong);
  fmt::print("{}\n", asked.json ? in_json(report) : in_words(report));
  const bool slow = asked.limit > 0 && report.figures.everybody.quantile_ms(0.99) > asked.limit;
  return slow || !report.troubles.none() ? 1 : 0;
}

}  // namespace
}  // namespace pithead::load

int main(int argc, char** argv) {
  pithead::load::Asked asked;
  CLI::App app("Live tables on a server, many at once: how long until everybody sees a move?",
               "pithead_load");
  pithead::load::add_options(app, asked);
  CLI11_PARSE(app, argc, argv);
  try {
    return pithead::load::run(asked);
  } catch (const pithead::load::Failure& failure) {
    fmt::print(stderr, "pithead_load: {}\n", failure.what);
    return 2;
  }
}
