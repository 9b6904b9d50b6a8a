// `end-logins`: the operator logs people out, one or all.
#include "server/store/end_logins.h"

#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"

namespace pithead::cli {
namespace {

struct EndingAsked {
  server::LoginsToEnd which;
  std::string store = "sqlite:pithead.db";
};

void end_logins(const EndingAsked& asked) {
  const bool all = asked.which.accounts || asked.which.guests;
  if (asked.which.of.has_value() == all)
    throw Failure{"say whose logins end: one LOGIN, or --accounts or --guests or both"};
  const auto ended = server::end_logins(asked.store, asked.which);
  if (!ended) throw Failure{ended.error().what};
  fmt::print("Ended {} {}.\n", *ended, *ended == 1 ? "login" : "logins");
}

}  // namespace

void add_end_logins(CLI::App& app) {
  Command command(app, "end-logins", "Logs somebody out everywhere, or everybody");
  auto asked = std::make_shared<EndingAsked>();
  command.option("LOGIN", asked->which.of, "An account, by its login or confirmed address");
  command.flag("--accounts", asked->which.accounts, "Everybody who has an account");
  command.flag("--guests", asked->which.guests,
               "All guests, who lose their tables: nobody comes back as a guest");
  command.option("--db", asked->store, "The store: sqlite:FILE or postgresql://…");
  command.footer(
      "Passwords stay as they are. Nodes on PostgreSQL hear of it at once and close the WebSockets; one on\n"
      "SQLite has the file to itself, so stop it first: games go on when it is back.\n"
      "Examples:\n"
      "  pithead end-logins ada --db postgresql://pithead@db.example.org/pithead\n"
      "  pithead end-logins --accounts --guests --db sqlite:/var/lib/pithead/pithead.db");
  command.run([asked] { end_logins(*asked); });
}

}  // namespace pithead::cli
