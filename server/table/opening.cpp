#include "server/table/opening.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bots/bot_spec.h"
#include "games/catalogue.h"
#include "match/json_fields.h"
#include "match/record.h"
#include "server/table/commitment.h"
#include "server/table/plain_text.h"
#include "server/table/replay.h"

namespace pithead::server {
namespace {

tl::unexpected<Refusal> no_such_seat(std::string what) {
  return refuse_record({Error::Kind::BadRecord, std::move(what)});
}

// `hard:200ms`, as `pithead play` names bots, is hard. Empty for what is no bot that people choose.
std::string level_in(const std::string& name) {
  const auto bot = read_bot(name);
  const bool chosen = bot && std::find(kBotLevels.begin(), kBotLevels.end(), bot->level) != kBotLevels.end();
  return chosen ? bot->level : std::string();
}

// Records that do not tell their bots name them by their level.
Answer<SeatHolder> holder_of(const Recorded& recorded, std::size_t seat) {
  const std::string name = recorded.names.empty() ? std::string() : tidy(recorded.names[seat]);
  const std::string bot = recorded.bots.empty() ? level_in(name) : recorded.bots[seat];
  SeatHolder holder;
  if (!bot.empty()) {
    holder.kind = SeatHolder::Kind::Bot;
    holder.level = level_in(bot);
    if (holder.level.empty())
      return no_such_seat("field 'bots' names " + in_quotes(bot) + "; bots are random, easy, medium or hard");
    return holder;
  }
  if (count_characters(name) > kLongestName || has_hidden_characters(name))
    return no_such_seat("field 'names' has a name that is too long, or has invisible characters");
  holder.kind = SeatHolder::Kind::Person;
  holder.name = name;
  return holder;
}

std::vector<MovePlayed> moves_of(const Match& match) {
  std::vector<MovePlayed> moves;
  for (const Ply& ply : match.plies())
    moves.push_back({.seat = ply.seat, .ply = static_cast<int>(moves.size()), .move = ply.move});
  return moves;
}

// By its own rules, and who begins is drawn. A game that this program no longer has is refused at the start.
Plan with_game(Plan plan, const std::string& game) {
  const auto setup = make_setup(game, static_cast<int>(plan.seats.size()), {}, 0);
  plan.game = game;
  plan.options = setup ? options_of(*setup) : ChosenOptions{};
  plan.first_player = kNobody;
  return plan;
}

}  // namespace

Answer<NewTable> resume(Plan plan, std::string_view record) {
  const auto recorded = read_brought_record(record);
  if (!recorded) return tl::unexpected(recorded.error());
  const Match& match = recorded->match;
  if (match.over()) return refuse(Why::GameOver, "this game is over: it can be looked at, not played on");
  plan.game = match.game().info().id;
  plan.options = options_of(match.setup());
  plan.begin = Beginning{.seed = match.setup().seed, .moves = {}};
  for (int seat = 0; seat < match.setup().players; ++seat) {
    auto holder = holder_of(*recorded, static_cast<std::size_t>(seat));
    if (!holder) return tl::unexpected(holder.error());
    plan.seats.push_back(std::move(*holder));
  }
  return NewTable{std::move(plan), moves_of(match)};
}

TableOpened open_with(Plan plan) {
  std::optional<DealSecret> deal;
  if (!plan.begin) deal = draw_deal_secret();
  return {.plan = std::move(plan), .deal = std::move(deal)};
}

Plan plan_rematch(const Table& table) {
  const RematchAgreed& agreed = table.agreed_rematch();
  Plan plan = table.plan();
  plan.seats.clear();
  plan.begin.reset();
  for (const TableSeat& seat : table.seats()) {
    const bool left_out = std::ranges::find(agreed.without, seat.holder.person) != agreed.without.end();
    plan.seats.push_back(left_out && !seat.holder.person.empty() ? SeatHolder{} : seat.holder);
  }
  std::rotate(plan.seats.begin(), plan.seats.begin() + 1, plan.seats.end());
  if (!agreed.game.empty() && agreed.game != plan.game) return with_game(std::move(plan), agreed.game);
  if (table.match() != nullptr) plan.first_player = table.match()->began();
  return plan;
}

std::vector<Change> opening_of(NewTable table, const Person& by, const std::string& id) {
  Plan& plan = table.plan;
  for (SeatHolder& holder : plan.seats) {
    if (holder.kind != SeatHolder::Kind::Person) continue;
    holder.person = by.id;
    if (holder.name.empty()) holder.name = by.name;
  }
  std::vector<Change> changes{{.by = by.id, .id = id, .what = open_with(plan)}};
  if (!table.played) return changes;
  const int rules = find_game(plan.game)->info().rules;
  changes.push_back(
      {.by = by.id, .id = {}, .what = GameStarted{.seed = plan.begin->seed, .rules = rules, .share = {}}});
  for (const MovePlayed& played : *table.played)
    changes.push_back({.by = plan.seats[played.seat].person, .id = {}, .what = played});
  return changes;
}

}  // namespace pithead::server
