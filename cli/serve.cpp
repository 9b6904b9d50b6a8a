// `serve`: games with friends and bots from any browser.
#include "server/serve.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string_view>

#include <fmt/format.h>

#include "cli/commands.h"
#include "server/check.h"

namespace pithead::cli {
namespace {

struct ServeAsked {
  server::ServeSettings settings;
  int port = 8080;
  int requests_per_second = 50;
  int grace_hours = 12;
  bool check = false;
  bool no_clubs = false;
};

// A page lies beside the program, or beside its folder while it is being built, or where Debian would put
// it.
std::string folder_beside_program(const std::string& name) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return {};
  for (const char* place : {"", "..", "../share/pithead"}) {
    const fs::path folder = (program.parent_path() / place / name).lexically_normal();
    if (fs::exists(folder / "index.html", error)) return folder.string();
  }
  return {};
}

std::string secret_in(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return value == nullptr ? std::string{} : std::string(value);
}

// As browsers say it; any other would turn all of them away.
void check_origin(const std::string& origin) {
  const std::size_t host = origin.starts_with("https://")  ? 8
                           : origin.starts_with("http://") ? 7
                                                           : origin.size();
  if (host < origin.size() && origin.find('/', host) == std::string::npos) return;
  throw Failure{fmt::format(
      "--origin is the address of the page without a path, such as https://play.example.org, and not '{}'",
      origin)};
}

server::ServeSettings settings_of(const ServeAsked& asked) {
  server::ServeSettings settings = asked.settings;
  settings.mail.user = secret_in("PITHEAD_SMTP_USER");
  settings.mail.password = secret_in("PITHEAD_SMTP_PASSWORD");
  settings.clubs = !asked.no_clubs;
  for (const std::string& origin : settings.listener.origins) check_origin(origin);
  if (settings.web.empty()) settings.web = folder_beside_program("web");
  if (settings.site.empty()) settings.site = folder_beside_program("site");
  settings.registry.turn_grace = asked.grace_hours * 60LL * 60 * 1000;
  settings.listener.port = static_cast<std::uint16_t>(asked.port);
  settings.listener.limits.requests_per_second = asked.requests_per_second;
  settings.listener.limits.request_burst = 4.0 * asked.requests_per_second;
  return settings;
}

void check(const ServeAsked& asked) {
  int wrong = 0;
  for (const server::Finding& each : server::check_serve(settings_of(asked))) {
    constexpr std::array<std::string_view, 3> kWords{"ok", "hint", "wrong"};
    if (each.kind == server::Finding::Kind::Wrong) ++wrong;
    fmt::print("{:<6} {}\n", kWords.at(static_cast<std::size_t>(each.kind)), each.what);
  }
  std::fflush(stdout);
  if (wrong > 0) throw Failure{fmt::format("it would not serve: {} of the above must be mended", wrong)};
}

void serve(const ServeAsked& asked) {
  server::ServeSettings settings = settings_of(asked);
  settings.opened = [host = settings.listener.host](std::uint16_t port) {
    const std::string shown = host.find(':') == std::string::npos ? host : "[" + host + "]";
    fmt::print("Pithead is open at http://{}:{}/ (Ctrl-C closes it; games go on when it opens again)\n",
               shown, port);
    std::fflush(stdout);
  };
  if (const std::string error = server::serve(settings); !error.empty()) throw Failure{error};
}

void add_place(Command& command, ServeAsked& asked) {
  server::ServeSettings& settings = asked.settings;
  command.option("--host", settings.listener.host, "Address to listen at; 0.0.0.0 for all of this machine");
  command.number("--port", asked.port, 0, 65535, "Port; 0 for any free one");
  command.option("--db", settings.store, "Where tables are kept: sqlite:FILE or postgresql://…");
  command.option("--web", settings.web, "Folder of the page; without it, the folder web beside the program");
  command.option(
      "--site", settings.site,
      "Folder of the page that needs no server (make site), offered at /device/; without it, the folder "
      "site beside the program, if there is one");
  command.repeated("--origin", "URL", settings.listener.origins,
                   "Address of the page as people see it, https://play.example.org, if it has a name; "
                   "can be repeated");
  command.flag("--proxy", settings.listener.trust_proxy,
               "Behind a proxy on this machine: believe its X-Forwarded-For");
  command.flag("--https", settings.listener.https,
               "People come by https: cookies and browsers use nothing else from then on");
  command.option("--smtp", settings.mail.server,
                 "Mail server for forgotten passwords and notices: smtp://HOST:PORT or smtps://HOST; user "
                 "and password stand in "
                 "the environment, PITHEAD_SMTP_USER and PITHEAD_SMTP_PASSWORD");
  command.option("--mail-from", settings.mail.from, "Address that letters come from");
}

void add_notices(Command& command, server::NoticeSettings& notices) {
  command.flag(
      "--notices", notices.on,
      "Tell people who are elsewhere that it is their turn and the like, by push, mail or webhook, if "
      "they want it; links lead to the first --origin");
  command.number("--notice-delay", notices.delay_seconds, 0, 86400,
                 "Seconds until somebody is told; whoever looks or moves before is not");
  command.flag("--notices-to-private", notices.to_private,
               "Notices may go to private networks and without TLS, wherever people say");
}

void add_work(Command& command, server::ServeSettings& settings) {
  command.number("--store-check", settings.check_seconds, 0, 1000000,
                 "Seconds between two looks at all of a store's file, whether it is spoiled; 0 for never");
  command.number("--thinkers", settings.workers, 0, 1024,
                 "Threads for bots and hints; 0 for one less than there are cores");
  command.number("--hard", settings.registry.hard_milliseconds, 10, 600000,
                 "Milliseconds for a decision of the level hard");
  command.number("--analysis-iterations", settings.analysis.iterations, 10, 20000,
                 "Games tried out for each decision of a finished game that is analysed");
  command.number("--analyses-per-person", settings.analysis.per_person, 1, 1000000,
                 "Finished games that one person may have in the queue to be analysed");
}

void add_limits(Command& command, ServeAsked& asked) {
  server::ServeSettings& settings = asked.settings;
  command.number("--requests-per-second", asked.requests_per_second, 1, 1000000,
                 "HTTP requests and new WebSockets from one address, four times as many at once");
  command.number("--sockets-per-address", settings.listener.limits.sockets_per_address, 1, 1000000,
                 "WebSockets from one address");
  command.number("--sockets", settings.listener.limits.sockets, 1, 1000000, "WebSockets in all");
  command.number("--tables-per-person", settings.registry.tables_per_person, 1, 1000000,
                 "Unfinished tables that one person may host");
  command.number("--hard-tables-per-person", settings.registry.hard_tables_per_person, 1, 1000000,
                 "Running games with bots of the level hard that one person may host; one address four times "
                 "as many");
  command.flag("--no-clubs", asked.no_clubs, "Nobody founds clubs or plays tournaments");
  command.number("--vacation-days", settings.vacation_days, 0, 365,
                 "Days a year on which somebody's clock stands still in games by turns; 0 for none");
  command.number("--turn-grace", asked.grace_hours, 0, 168,
                 "Hours more, at most one turn's time, for whoever's time runs out for the first time in a "
                 "game by turns; 0 for none");
}

}  // namespace

void add_serve(CLI::App& app) {
  Command command(app, "serve", "Games with friends and bots, from any browser");
  auto asked = std::make_shared<ServeAsked>();
  add_place(command, *asked);
  add_notices(command, asked->settings.notices);
  add_work(command, asked->settings);
  add_limits(command, *asked);
  command.flag("--quiet", asked->settings.quiet, "No log on standard error");
  command.config("--config");
  command.flag("--check", asked->check,
               "Only says whether it would serve like this; exit status 2 if not. Changes nothing");
  command.footer(
      "One machine needs nothing but a file; several share a PostgreSQL, any number of them for the same\n"
      "tables. Nothing is lost when it is stopped or killed: a move that was acknowledged is on the disk.\n"
      "docs/server/protocol.md tells programs how to play, docs/server/deploy.md how to run it for others.\n"
      "Examples:\n"
      "  pithead serve                                        here, kept in pithead.db\n"
      "  pithead serve --host 0.0.0.0 --db sqlite:/var/lib/pithead/pithead.db\n"
      "  pithead serve --db postgresql://pithead@db.example.org/pithead --proxy --https\n"
      "  pithead serve --config /etc/pithead/pithead.conf --check");
  command.run([asked] { asked->check ? check(*asked) : serve(*asked); });
}

}  // namespace pithead::cli
