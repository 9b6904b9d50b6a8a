#include "device/tasks.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "device/row_text.h"
#include "games/core/json.h"
#include "match/json_fields.h"
#include "match/record.h"
#include "server/analysis.h"
#include "server/hint.h"
#include "server/table/telling_parts.h"
#include "server/thinkers.h"

namespace pithead::server::device {
namespace {

// The game that a task is about.
std::optional<Recorded> game_of(JsonFields& fields) {
  auto recorded = read_record(fields.needed("record").text());
  if (!recorded) return std::nullopt;
  return std::move(*recorded);
}

std::size_t size_in(JsonFields& fields, std::string_view key) {
  return static_cast<std::size_t>(fields.needed(key).number<std::int64_t>(0));
}

std::string digits_of(double share) { return std::to_string(std::bit_cast<std::uint64_t>(share)); }
double share_of(const std::string& digits) {
  return std::bit_cast<double>(std::strtoull(digits.c_str(), nullptr, 10));
}

std::string tell_favoured(const std::vector<Favoured>& all) {
  return object([&](JsonWriter& json) {
    json.key("moves").begin_array();
    for (const Favoured& each : all) json.value(std::to_string(index_of(each.move)));
    json.end_array();
    json.key("shares").begin_array();
    for (const Favoured& each : all) json.value(digits_of(each.share));
    json.end_array();
  });
}

BotSpec spec_of(JsonFields& fields) {
  Budget budget;
  budget.milliseconds = fields.needed("milliseconds").number();
  auto spec = read_bot(fields.needed("level").text(), budget);
  if (!spec) return {};
  spec->budget.part = size_in(fields, "part");
  spec->budget.parts = std::max<std::size_t>(1, size_in(fields, "parts"));
  return *spec;
}

std::string advise_in(JsonFields& fields) {
  const auto game = game_of(fields);
  if (!game) return {};
  Rng rng(fields.needed("seed").seed_in_text().number());
  const int milliseconds = fields.needed("milliseconds").number();
  return server::advice_text(game->match.game(), game->match.state(), {.milliseconds = milliseconds}, rng);
}

std::string analyse_in(JsonFields& fields) {
  const auto game = game_of(fields);
  if (!game) return {};
  return text_of(
      server::analyse_decision(game->match, size_in(fields, "ply"), size_in(fields, "iterations"), nullptr));
}

}  // namespace

std::vector<Favoured> read_favoured(std::string_view answer) {
  const auto document = read_json_object(answer, "answer");
  if (!document) return {};
  JsonFields fields(*document, "answer");
  const auto moves = fields.needed("moves").texts();
  const auto shares = fields.needed("shares").texts();
  std::vector<Favoured> all;
  for (std::size_t i = 0; i < std::min(moves.size(), shares.size()); ++i) {
    const auto index = static_cast<std::uint16_t>(std::strtoul(std::string(moves[i]).c_str(), nullptr, 10));
    all.push_back({static_cast<Move>(index), share_of(std::string(shares[i]))});
  }
  return all;
}

std::string TaskRunner::run(std::string_view task) {
  const auto document = read_json_object(task, "task");
  if (!document) return {};
  JsonFields fields(*document, "task");
  const std::string kind = fields.needed("do").text();
  if (kind == "advise") return advise_in(fields);
  if (kind == "analyse") return analyse_in(fields);
  const auto number = fields.needed("bot").number<std::int64_t>();
  if (kind == "settle") {
    if (number != bot_.number) return {};
    bot_.bot->settle(*bot_.state, static_cast<Move>(fields.needed("move").number<std::uint16_t>()), bot_.rng);
    return {};
  }
  const auto game = game_of(fields);
  if (!game) return {};
  if (number != bot_.number) {
    bot_.bot = make_any_bot(game->match.game(), spec_of(fields));
    bot_.number = number;
  }
  bot_.state = game->match.state().copy();
  bot_.rng = server::rng_for(game->match);
  return tell_favoured(bot_.bot->weigh(*bot_.state, bot_.rng));
}

}  // namespace pithead::server::device
