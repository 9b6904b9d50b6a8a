#include "cli/report/balance_report.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "cli/arena.h"
#include "cli/boards/boards.h"
#include "cli/report/page.h"
#include "cli/report/plot.h"
#include "cli/report/shares.h"
#include "cli/tallies.h"

namespace pithead::cli::report {
namespace {

using Rows = std::vector<std::vector<std::string>>;

// Calls body(variant, balance) for all results with one number of players.
template <class Body>
void for_each_variant(const BalanceReport& report, int players, Body body) {
  for (std::size_t i = 0; i < report.results.size(); ++i)
    for (const Balance& balance : report.results[i].by_players)
      if (balance.players == players) body(i, balance);
}

// ---- who wins ---------------------------------------------------------------------------------------

// "usual 0.16, my 0.30"
std::string unevenness_of_all(const BalanceReport& report, int players) {
  std::string text;
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    text +=
        fmt::format("{}{} {:.2f}", text.empty() ? "" : ", ", report.results[i].variant, balance.unevenness());
  });
  return text;
}

std::string wins_by_seat(const BalanceReport& report, int players) {
  std::vector<ShareRow> rows;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
      rows.push_back(
          {fmt::format("{}, {}", ordinal(seat), report.results[i].variant), balance.wins[seat], fill_of(i)});
    });
  }
  return section(fmt::format("Who wins with {} players", players),
                 fmt::format("Share of games won by who began, the next clockwise and so on, with its 95 % "
                             "interval. The dashed line is the even share, {}. Unevenness, by how much the "
                             "seat farthest from it misses it, in such shares: {}.",
                             percent(1.0 / players), unevenness_of_all(report, players)),
                 draw_shares(fmt::format("Win share by seat with {} players", players), rows, 1.0 / players),
                 Width::Half);
}

// ---- when it is decided -----------------------------------------------------------------------------

std::string decided_when(const BalanceReport& report, int players) {
  constexpr double kTop = 12;
  constexpr double kBottom = 190;
  std::string told = fmt::format("How often the leader after each round wins, {} players.", players);
  std::size_t rounds = 0;
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    told += ' ' + report.results[i].variant + ':';
    for (std::size_t round = 0; round < kMostRoundsTold && balance.led[round] > 0; ++round) {
      rounds = std::max(rounds, round + 1);
      told += fmt::format(" {:.0f} %", 100 * held_share(balance, round));
    }
    told += '.';
  });
  if (rounds < 2) return {};
  Plot plot(told, kBottom + 24);
  plot.axis_down({0, 100}, kTop, kBottom, 5, "%");
  const auto x = [&](std::size_t round) {
    return (static_cast<double>(round) + 0.5) / static_cast<double>(rounds);
  };
  const auto y = [&](double share) { return kBottom - (kBottom - kTop) * share; };
  for (std::size_t round = 0; round < rounds; ++round)
    plot.text({x(round), kBottom + 18}, std::to_string(round + 1), Align::Middle);
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    std::vector<Point> points;
    for (std::size_t round = 0; round < rounds && balance.led[round] > 0; ++round)
      points.push_back({x(round), y(held_share(balance, round))});
    plot.curve(points, stroke_of(i));
    for (const Point& point : points) plot.dot(point, 5, fill_of(i));
  });
  return section(fmt::format("How early it is decided with {} players", players),
                 "How often the seat that is valued highest after a round wins in the end.",
                 "<div class=\"with-axis\">" + plot.svg() + "</div>", Width::Half);
}

// ---- points and uses --------------------------------------------------------------------------------

// Winners beside others, for each variant.
std::string ways_to_win(const BalanceReport& report, int players) {
  Rows rows{{"source"}};
  for (const std::string_view source : report.game().sources) rows.push_back({std::string(source)});
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    rows[0].push_back(report.results[i].variant + ": winner");
    rows[0].emplace_back("others");
    for (std::size_t source = 0; source + 1 < rows.size(); ++source) {
      rows[source + 1].push_back(number(balance.winners.mean(source), 1));
      rows[source + 1].push_back(number(balance.others.mean(source), 1));
    }
  });
  return section(fmt::format("Ways to win with {} players", players),
                 "Mean points by source, of winners and of all others.",
                 table(fmt::format("Points by source with {} players", players), rows), Width::Whole);
}

std::string points_by_seat(const BalanceReport& report, int players) {
  Rows rows{{"seat"}};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    rows.push_back({std::string(ordinal(seat))});
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    rows[0].push_back(report.results[i].variant);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
      rows[seat + 1].push_back(fmt::format("{} ± {:.1f}", number(balance.seats[seat].scores.mean(), 1),
                                           balance.seats[seat].scores.deviation()));
  });
  return section(fmt::format("Points with {} players", players), "Mean and standard deviation, by seats.",
                 table(fmt::format("Points by seat with {} players", players), rows), Width::Half);
}

// The head of a table with a column for each seat.
std::vector<std::string> seat_heads(std::string first, int players) {
  std::vector<std::string> heads{std::move(first)};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    heads.emplace_back(ordinal(seat));
  return heads;
}

// What each seat's points come from, a table for each variant.
std::string points_by_seat_and_source(const BalanceReport& report, int players) {
  std::string text;
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    Rows rows{seat_heads("source", players)};
    for (std::size_t source = 0; source < report.game().sources.size(); ++source) {
      rows.push_back({std::string(report.game().sources[source])});
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        rows.back().push_back(number(mean_points(balance.seats[seat], source), 1));
    }
    const std::string title =
        fmt::format("Points of each seat with {} players: {}", players, report.results[i].variant);
    text += section(title, "Mean points by source, of who began, the next clockwise and so on.",
                    table(title, rows), Width::Half);
  });
  return text;
}

// What each seat uses, in the whole game and in the first round, a table for each variant.
std::string uses_by_seat(const BalanceReport& report, int players) {
  std::string text;
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    Rows rows{seat_heads("card or space", players)};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
      rows[0].push_back(fmt::format("first round: {}", ordinal(seat)));
    for (const BalanceUseRow& row : list_uses(*report.plan.game, balance)) {
      rows.push_back({row.words});
      for (const TimesBySeat* times : {&row.use->by_seat, &row.use->in_first_round})
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
          rows.back().push_back(number(times_a_game((*times)[seat], balance), 2));
    }
    const std::string title =
        fmt::format("What each seat uses with {} players: {}", players, report.results[i].variant);
    text += section(title, "How often a game, and how often in its first round.", table(title, rows),
                    Width::Whole);
  });
  return text;
}

// "usual with 2 players 34, usual with 3 players 12"
std::string games_played(const BalanceReport& report) {
  std::string text;
  for (const BalanceResult& result : report.results)
    for (const Balance& balance : result.by_players)
      text += fmt::format("{}{} with {} players {}", text.empty() ? "" : ", ", result.variant,
                          balance.players, balance.games);
  return text;
}

std::string uses_by_winners(const BalanceReport& report, int players) {
  Rows rows{{"card or space"}};
  std::vector<std::string> notations;
  for_each_variant(report, players, [&](std::size_t, const Balance& balance) {
    for (const BalanceUseRow& row : list_uses(*report.plan.game, balance)) {
      if (std::find(notations.begin(), notations.end(), row.notation) != notations.end()) continue;
      notations.push_back(row.notation);
      rows.push_back({row.words});
    }
  });
  for_each_variant(report, players, [&](std::size_t i, const Balance& balance) {
    rows[0].push_back(report.results[i].variant + ": winner");
    rows[0].emplace_back("others");
    const auto uses = list_uses(*report.plan.game, balance);
    for (std::size_t at = 0; at < notations.size(); ++at) {
      const auto found = std::find_if(
          uses.begin(), uses.end(), [&](const BalanceUseRow& row) { return row.notation == notations[at]; });
      const bool idle = found != uses.end() && is_idle(*found->use, players);
      rows[at + 1].push_back(found == uses.end() ? "–" : idle ? "idle" : number(found->winner, 2));
      rows[at + 1].push_back(found == uses.end() ? "–" : idle ? "idle" : number(found->others, 2));
    }
  });
  return section(
      fmt::format("Cards and spaces with {} players", players),
      "How often a game they are used by the winner and by each of the others. Idle: on offer, and "
      "next to nobody uses it.",
      table(fmt::format("Uses with {} players", players), rows), Width::Whole);
}

}  // namespace

std::string balance_page(const BalanceReport& report) {
  Page page;
  page.enamel = board_of(*report.plan.game).words.enamel;
  page.place = fmt::format("{} · Balance", report.game().title);
  const BalanceResult& first = report.results.front();
  page.title = first.variant + ": " + seat_sentence(first.by_players.front());
  page.lines = {
      fmt::format("{} holds every seat; {} games for each variant and number of players, the same "
                  "deals for all, seed {}.",
                  report.plan.bot.name, report.plan.games, report.plan.seed)};
  if (report.stopped)
    page.lines.push_back("It was stopped before all were played. Games played: " + games_played(report) +
                         '.');
  page.command = report.command;
  std::vector<std::string> names;
  for (const BalanceResult& result : report.results) names.push_back(result.variant);
  if (names.size() > 1) page.body = section("Variants", "Each has its colour.", legend(names), Width::Whole);
  for (const int players : report.plan.players) {
    bool any = false;
    for_each_variant(report, players, [&](std::size_t, const Balance&) { any = true; });
    if (!any) continue;
    page.body += wins_by_seat(report, players) + points_by_seat(report, players) +
                 decided_when(report, players) + ways_to_win(report, players) +
                 points_by_seat_and_source(report, players) + uses_by_winners(report, players) +
                 uses_by_seat(report, players);
  }
  return write_page(page);
}

}  // namespace pithead::cli::report
