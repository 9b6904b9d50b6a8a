// `ratings`: the operator lists the ratings of a store, or makes them anew.
#include <memory>

#include <fmt/format.h>

#include "cli/commands.h"
#include "server/store/all_ratings.h"

namespace pithead::cli {
namespace {

struct RatingsAsked {
  std::string store = "sqlite:pithead.db";
  bool recompute = false;
};

std::string in_full(std::int64_t millionths) {
  return fmt::format("{:.6f}", static_cast<double>(millionths) / 1e6);
}

void list_ratings(const RatingsAsked& asked) {
  const auto all =
      asked.recompute ? server::recompute_ratings(asked.store) : server::list_ratings(asked.store);
  if (!all) throw Failure{all.error().what};
  fmt::print("{:<16}{:>8}{:>14}{:>13}{:>11}{:>7}  {}\n", "game", "players", "rating", "deviation",
             "volatility", "games", "person");
  for (const auto& [pool, entries] : *all) {
    for (const auto& [name, step] : entries)
      fmt::print("{:<16}{:>8}{:>14}{:>13}{:>11}{:>7}  {} {}\n", pool.game, pool.players,
                 in_full(step.after.points), in_full(step.after.deviation), in_full(step.after.volatility),
                 step.after.games, step.person, name);
  }
}

}  // namespace

void add_ratings(CLI::App& app) {
  Command command(app, "ratings", "Lists all ratings of a store, or makes them anew");
  auto asked = std::make_shared<RatingsAsked>();
  command.option("--db", asked->store, "The store: sqlite:FILE or postgresql://…");
  command.flag("--recompute", asked->recompute,
               "Forget what was computed and begin with the first rated game");
  command.footer(
      "Ratings are made of the rated games alone, so making them anew changes nothing, unless something was\n"
      "wrong. Nodes on PostgreSQL may go on meanwhile; one on SQLite has the file to itself, so stop it "
      "first.\n"
      "Examples:\n"
      "  pithead ratings --db sqlite:/var/lib/pithead/pithead.db\n"
      "  pithead ratings --recompute --db postgresql://pithead@db.example.org/pithead");
  command.run([asked] { list_ratings(*asked); });
}

}  // namespace pithead::cli
