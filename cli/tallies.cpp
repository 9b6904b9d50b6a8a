#include "cli/tallies.h"

#include <fmt/format.h>

namespace pithead::cli {

double share(const SeatTally& tally) {
  const auto games = static_cast<double>(tally.scores.count());
  return games == 0 ? 0 : static_cast<double>(tally.victories) / static_cast<double>(kWholeVictory) / games;
}

double mean_points(const SeatTally& tally, std::size_t source) {
  const auto games = static_cast<double>(tally.scores.count());
  return games == 0 ? 0 : static_cast<double>(tally.points[source]) / games;
}

void write_distribution(JsonWriter& json, std::string_view key, const Distribution& values) {
  json.key(key).begin_object();
  json.key("mean").fraction(values.mean(), 4);
  json.key("deviation").fraction(values.deviation(), 4);
  json.field("min", values.smallest());
  json.field("q05", values.quantile(0.05));
  json.field("q25", values.quantile(0.25));
  json.field("median", values.quantile(0.5));
  json.field("q75", values.quantile(0.75));
  json.field("q95", values.quantile(0.95));
  json.field("max", values.largest());
  json.end_object();
}

void write_points(JsonWriter& json, const GameInfo& info, const SeatTally& tally) {
  json.key("points").begin_object();
  for (std::size_t i = 0; i < info.sources.size(); ++i)
    json.key(info.sources[i]).fraction(mean_points(tally, i), 4);
  json.end_object();
}

void write_setup(JsonWriter& json, const Setup& setup) {
  json.field("game", setup.game->info().id);
  json.field("rules", setup.game->info().rules);
  json.field("players", setup.players);
  json.key("options");
  write_options(json, setup);
}

std::string chosen_options(const Setup& setup) {
  std::string text;
  const auto& options = setup.game->info().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::uint8_t chosen = setup.options.chosen[i];
    if (chosen != 0) text += fmt::format(", {} {}", options[i].key, options[i].values[chosen]);
  }
  return text;
}

}  // namespace pithead::cli
