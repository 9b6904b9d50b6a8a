#include "cli/report/arena_report.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include <fmt/format.h>

#include "cli/boards/boards.h"
#include "cli/report/arena_uses.h"
#include "cli/report/page.h"
#include "cli/report/plot.h"
#include "cli/report/shares.h"
#include "cli/tallies.h"

namespace pithead::cli::report {
namespace {

// ---- shares of victories: of bots, and by who began -------------------------------------------------

std::string bot_shares(const ArenaResult& result) {
  std::vector<ShareRow> rows;
  for (std::size_t i = 0; i < result.standings.bots.size(); ++i) {
    rows.push_back({result.name(i), result.standings.bots[i].wins, fill_of(i)});
  }
  return section("Who wins",
                 fmt::format("Share of games won, with its 95 % interval. The dashed line is the even share, "
                             "{}. A shared victory counts in equal parts.",
                             percent(result.even())),
                 draw_shares("Win share of each bot", rows, result.even()), Width::Half);
}

std::string shares_in_turn(const ArenaResult& result) {
  std::vector<ShareRow> rows;
  for (std::size_t i = 0; i < static_cast<std::size_t>(result.arena.setup.players); ++i) {
    rows.push_back({fmt::format("{} player", ordinal(i)), result.standings.in_turn[i], fill_of(5)});
  }
  return section(
      "What going first is worth",
      "Share of games won by the first player of the game, the next one clockwise and so on, whoever "
      "sat there: in each deal every bot began once.",
      draw_shares("Win share by turn order", rows, result.even()), Width::Half);
}

// ---- ratings ----------------------------------------------------------------------------------------

std::string ratings(const ArenaResult& result) {
  constexpr double kRow = 46;
  const double bottom = kRow * static_cast<double>(result.ratings.size());
  Scale scale{-50, 50};
  std::string told = "Rating of each bot.";
  for (std::size_t i = 0; i < result.ratings.size(); ++i) {
    const auto& [elo, error] = result.ratings[i];
    scale = {std::min(scale.low, elo - kSure * error), std::max(scale.high, elo + kSure * error)};
    told += fmt::format(" {}: {}.", result.name(i), signed_number(elo, 0));
  }
  scale = rounded(scale, 6);
  Plot plot(told, bottom + 24);
  plot.axis_across(scale, 22, bottom, 6);
  plot.line({scale.at(0), 22}, {scale.at(0), bottom}, "zero");
  for (std::size_t i = 0; i < result.ratings.size(); ++i) {
    const double top = kRow * static_cast<double>(i);
    const auto& [elo, error] = result.ratings[i];
    plot.text({0, top + 15}, result.name(i));
    plot.text({1, top + 15}, fmt::format("{} ± {:.0f}", signed_number(elo, 0), kSure * error), Align::Right,
              "figure");
    plot.line({scale.at(elo - kSure * error), top + 31}, {scale.at(elo + kSure * error), top + 31},
              "whisker");
    plot.dot({scale.at(elo), top + 31}, 8, fill_of(i));
  }
  return section(
      "Rating",
      "From the final rankings of all games (Plackett and Luce), with a 95 % interval. 400 points are odds "
      "of ten to one between two bots; the mean of all bots is 0.",
      plot.svg(), Width::Half);
}

// ---- scores -----------------------------------------------------------------------------------------

// Shares of games in steps of so many points.
std::vector<double> histogram(const Distribution& scores, int low, int step, std::size_t bins) {
  std::vector<double> shares(bins);
  for (const auto& [value, times] : scores.counts()) {
    shares[static_cast<std::size_t>((value - low) / step)] +=
        static_cast<double>(times) / static_cast<double>(scores.count());
  }
  return shares;
}

struct Bins {
  int low, step;
  std::size_t count;
  Scale scale() const {
    return {static_cast<double>(low), static_cast<double>(low) + step * static_cast<double>(count)};
  }
};

Bins bins_for(const ArenaResult& result) {
  constexpr int kMost = 48;
  int low = result.standings.bots[0].seats.scores.smallest();
  int high = result.standings.bots[0].seats.scores.largest();
  for (const BotTally& bot : result.standings.bots) {
    low = std::min(low, bot.seats.scores.smallest());
    high = std::max(high, bot.seats.scores.largest());
  }
  const int step = (high - low) / kMost + 1;
  low = static_cast<int>(std::floor(static_cast<double>(low) / step)) * step;
  return {low, step, static_cast<std::size_t>((high - low) / step + 1)};
}

std::vector<Point> outline(const std::vector<double>& shares, double most, double base, double height) {
  std::vector<Point> points;
  const auto count = static_cast<double>(shares.size());
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const double y = base - height * shares[i] / most;
    points.push_back({static_cast<double>(i) / count, y});
    points.push_back({static_cast<double>(i + 1) / count, y});
  }
  return points;
}

std::string scores(const ArenaResult& result) {
  constexpr double kRow = 110;
  constexpr double kHill = 72;
  constexpr double kBase = 102;
  const auto& bots = result.standings.bots;
  const Bins bins = bins_for(result);
  std::vector<std::vector<double>> hills;
  double most = 0;
  std::string told = "Distribution of each bot's scores.";
  for (std::size_t i = 0; i < bots.size(); ++i) {
    hills.push_back(histogram(bots[i].seats.scores, bins.low, bins.step, bins.count));
    most = std::max(most, *std::max_element(hills[i].begin(), hills[i].end()));
    told += fmt::format(" {}: mean {:.1f} points.", result.name(i), bots[i].seats.scores.mean());
  }
  const double bottom = kRow * static_cast<double>(bots.size());
  Plot plot(told, bottom + 24);
  plot.axis_across(bins.scale(), 22, bottom, 7);
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const double top = kRow * static_cast<double>(i);
    const Distribution& values = bots[i].seats.scores;
    plot.area(outline(hills[i], most, top + kBase, kHill), top + kBase,
              fill_of(i) + " " + stroke_of(i) + " solid");
    plot.line({bins.scale().at(values.mean()), top + 24}, {bins.scale().at(values.mean()), top + kBase},
              "mean");
    plot.text({0, top + 15}, result.name(i));
    plot.text({1, top + 15}, fmt::format("{} ± {:.1f}", number(values.mean(), 1), values.deviation()),
              Align::Right, "figure");
  }
  return section(
      "Points at the end",
      fmt::format("How often a bot ended with so many points; the dashed line is the mean, given with its "
                  "standard deviation. Who won had {:.1f} points.",
                  result.standings.winning_scores.mean()),
      plot.svg(), Width::Half);
}

// ---- points by source -------------------------------------------------------------------------------

// Sources that weigh most; the others are drawn as one.
std::vector<std::size_t> main_sources(const ArenaResult& result) {
  constexpr std::size_t kMost = 7;
  std::vector<std::size_t> sources(result.game().sources.size());
  std::iota(sources.begin(), sources.end(), 0U);
  const auto weight = [&](std::size_t source) {
    double sum = 0;
    for (const BotTally& bot : result.standings.bots) sum += std::abs(mean_points(bot.seats, source));
    return sum;
  };
  if (sources.size() <= kMost + 1) return sources;
  std::stable_sort(sources.begin(), sources.end(),
                   [&](std::size_t one, std::size_t other) { return weight(one) > weight(other); });
  sources.resize(kMost);
  std::sort(sources.begin(), sources.end());
  return sources;
}

struct Piece {
  std::string name;
  double points;
};

std::vector<Piece> pieces_of(const ArenaResult& result, std::size_t bot,
                             const std::vector<std::size_t>& sources) {
  const SeatTally& tally = result.standings.bots[bot].seats;
  std::vector<Piece> pieces;
  double rest = tally.scores.mean();
  for (const std::size_t source : sources) {
    const double points = mean_points(tally, source);
    pieces.push_back({std::string(result.game().sources[source]), points});
    rest -= points;
  }
  if (sources.size() < result.game().sources.size()) pieces.push_back({"all others", rest});
  return pieces;
}

// Gains to the right of zero, losses to the left.
void draw_pieces(Plot& plot, const Scale& scale, const std::vector<Piece>& pieces, double top) {
  double gains = 0;
  double losses = 0;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    double& sum = pieces[i].points < 0 ? losses : gains;
    plot.bar(scale.at(sum), scale.at(sum + pieces[i].points), top, 22, fill_of(i) + " piece",
             fmt::format("{}: {}", pieces[i].name, signed_number(pieces[i].points, 2)));
    sum += pieces[i].points;
  }
}

std::vector<std::vector<std::string>> source_rows(const ArenaResult& result) {
  std::vector<std::vector<std::string>> rows{{"source"}};
  for (const std::string& name : names_of(result.arena.field.bots)) rows[0].push_back(name);
  for (std::size_t source = 0; source < result.game().sources.size(); ++source) {
    rows.push_back({std::string(result.game().sources[source])});
    for (const BotTally& bot : result.standings.bots) {
      rows.back().push_back(signed_number(mean_points(bot.seats, source), 2));
    }
  }
  return rows;
}

std::string points(const ArenaResult& result) {
  constexpr double kRow = 50;
  const std::vector<std::size_t> sources = main_sources(result);
  Scale scale{0, 1};
  std::vector<std::vector<Piece>> all;
  for (std::size_t bot = 0; bot < result.standings.bots.size(); ++bot) {
    all.push_back(pieces_of(result, bot, sources));
    double gains = 0;
    double losses = 0;
    for (const Piece& piece : all.back()) (piece.points < 0 ? losses : gains) += piece.points;
    scale = {std::min(scale.low, losses), std::max(scale.high, gains)};
  }
  scale = rounded(scale, 6);
  const double bottom = kRow * static_cast<double>(all.size());
  Plot plot("Mean points of each bot by source; the table below has the figures.", bottom + 24);
  plot.axis_across(scale, 22, bottom, 6);
  for (std::size_t bot = 0; bot < all.size(); ++bot) {
    const double top = kRow * static_cast<double>(bot);
    plot.text({0, top + 15}, result.name(bot));
    plot.text({1, top + 15}, number(result.standings.bots[bot].seats.scores.mean(), 1), Align::Right,
              "figure");
    draw_pieces(plot, scale, all[bot], top + 22);
  }
  plot.line({scale.at(0), 22}, {scale.at(0), bottom}, "zero");
  std::vector<std::string> names;
  for (const Piece& piece : all[0]) names.push_back(piece.name);
  return section("Where the points come from", "Mean points of a game by source; losses stand left of zero.",
                 "<div class=\"columns\"><div>" + legend(names) + plot.svg() + "</div><div>" +
                     table("Mean points by source", source_rows(result)) + "</div></div>",
                 Width::Whole);
}

// ---- figures ----------------------------------------------------------------------------------------

std::string limits(const Interval& interval, int decimals) {
  if (!std::isfinite(interval.low)) return "unknown";
  return fmt::format("{} to {}", signed_number(interval.low, decimals),
                     signed_number(interval.high, decimals));
}

std::vector<std::string> figures_of(const BotTally& bot) {
  return {fmt::format("{}", bot.seats.scores.count()),
          fmt::format("{:.6g}", static_cast<double>(bot.seats.victories) / kWholeVictory),
          number(bot.seats.scores.mean(), 1),
          signed_number(bot.leads.mean(), 1),
          limits(mean_interval(bot.leads), 1),
          duration(mean_thinking(bot)),
          duration(static_cast<double>(bot.thinking.longest))};
}

std::string figures(const ArenaResult& result) {
  std::vector<std::vector<std::string>> rows{{"bot"},  {"games"},      {"wins"},       {"points"},
                                             {"lead"}, {"lead, 95 %"}, {"a decision"}, {"longest decision"}};
  for (std::size_t i = 0; i < result.standings.bots.size(); ++i) {
    const std::vector<std::string> column = figures_of(result.standings.bots[i]);
    rows[0].push_back(result.name(i));
    for (std::size_t row = 0; row < column.size(); ++row) rows[row + 1].push_back(column[row]);
  }
  return section(
      "In figures",
      "Games count a bot's seats: one that holds three seats of a game plays three. The lead is the distance "
      "to the best other seat.",
      table("Each bot in figures", rows), Width::Whole);
}

}  // namespace

std::string arena_page(const ArenaResult& result) {
  Page page;
  page.enamel = board_of(*result.arena.setup.game).words.enamel;
  page.place = fmt::format("{} · Arena", result.game().title);
  page.title = verdict_sentence(result);
  page.lines = {series_sentence(result) + ". Every deal was played once for each rotation of the seats."};
  if (result.arena.decide)
    page.lines.push_back("Whether " + result.name(0) + " wins enough was " + decided_sentence(result) + ".");
  if (result.stopped) page.lines.push_back("It was " + stopped_sentence(result) + ".");
  page.command = result.command;
  page.body = bot_shares(result) + ratings(result) + scores(result) + shares_in_turn(result) +
              points(result) + uses_section(result) + figures(result);
  return write_page(page);
}

}  // namespace pithead::cli::report
