// `serve`: games with friends and bots from any browser.
#include "server/serve.h"

#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"

namespace pithead::cli {
namespace {

struct Asked {
  server::ServeSettings settings;
  int port = 8080;
  int requests_per_second = 50;
};

// The page lies beside the program, or beside its folder while it is being built, or where Debian would put
// it.
std::string page_beside_program() {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return {};
  for (const char* place : {"web", "../web", "../share/pithead/web"}) {
    const fs::path folder = (program.parent_path() / place).lexically_normal();
    if (fs::exists(folder / "index.html", error)) return folder.string();
  }
  return {};
}

void serve(const Asked& asked) {
  server::ServeSettings settings = asked.settings;
  if (settings.web.empty()) settings.web = page_beside_program();
  settings.door.port = static_cast<std::uint16_t>(asked.port);
  settings.door.limits.requests_per_second = asked.requests_per_second;
  settings.door.limits.request_burst = 4.0 * asked.requests_per_second;
  settings.opened = [host = settings.door.host](std::uint16_t port) {
    const std::string shown = host.find(':') == std::string::npos ? host : "[" + host + "]";
    fmt::print("Pithead is open at http://{}:{}/ (Ctrl-C closes it; games go on when it opens again)\n",
               shown, port);
    std::fflush(stdout);
  };
  if (const std::string error = server::serve(settings); !error.empty()) throw Failure{error};
}

}  // namespace

void add_serve(CLI::App& app) {
  CLI::App* command = app.add_subcommand("serve", "Games with friends and bots, from any browser");
  auto asked = std::make_shared<Asked>();
  server::ServeSettings& settings = asked->settings;
  command->add_option("--host", settings.door.host, "Address to listen at; 0.0.0.0 for all of this machine")
      ->capture_default_str();
  add_number(*command, "--port", asked->port, 0, 65535, "Port; 0 for any free one");
  command->add_option("--db", settings.store, "Where tables are kept: sqlite:FILE or postgresql://…")
      ->capture_default_str();
  command->add_option("--web", settings.web,
                      "Folder of the page; without it, the folder web beside the program");
  command->add_option(
      "--origin", settings.door.origins,
      "Address of the page as people see it, https://play.example.org, if a proxy changes it; "
      "can be repeated");
  command->add_flag("--proxy", settings.door.trust_proxy,
                    "Behind a proxy on this machine: believe its X-Forwarded-For");
  command->add_flag("--https", settings.secure_cookies, "People come by https: cookies for nothing else");
  add_number(*command, "--thinkers", settings.thinkers, 0, 1024,
             "Threads for bots and hints; 0 for one less than there are cores");
  add_number(*command, "--hard", settings.hall.hard_milliseconds, 10, 600000,
             "Milliseconds for a decision of the level hard");
  add_number(*command, "--requests-per-second", asked->requests_per_second, 1, 1000000,
             "HTTP requests and new WebSockets from one address, four times as many at once");
  add_number(*command, "--sockets-per-address", settings.door.limits.sockets_per_address, 1, 1000000,
             "WebSockets from one address");
  add_number(*command, "--sockets", settings.door.limits.sockets, 1, 1000000, "WebSockets in all");
  add_number(*command, "--tables-per-person", settings.hall.tables_per_person, 1, 1000000,
             "Unfinished tables that one person may host");
  command->add_flag("--quiet", settings.quiet, "No log on standard error");
  command->footer(
      "One machine needs nothing but a file; several share a PostgreSQL, any number of them for the same\n"
      "tables. Nothing is lost when it is stopped or killed: a move that was acknowledged is on the disk.\n"
      "docs/protocol.md tells programs how to play, docs/deploy.md how to run it for others.\n"
      "Examples:\n"
      "  pithead serve                                        here, kept in pithead.db\n"
      "  pithead serve --host 0.0.0.0 --db sqlite:/var/lib/pithead/pithead.db\n"
      "  pithead serve --db postgresql://pithead@db.example.org/pithead --proxy --https");
  command->callback([asked] { serve(*asked); });
}

}  // namespace pithead::cli
