#include "server/table/result.h"

#include <algorithm>
#include <array>

#include <boost/json.hpp>

#include "games/core/json.h"
#include "match/json_fields.h"

namespace pithead::server {
namespace {

// Who made the moves that count: a person's id, empty for a bot. Moves taken back are none.
std::vector<PersonId> movers_of(const Table& table) {
  std::vector<PersonId> movers;
  for (const AppliedChange& each : table.history()) {
    if (const auto* undone = std::get_if<MovesUndone>(&each.change.what)) {
      movers.resize(static_cast<std::size_t>(undone->ply));
    } else if (const auto* played = std::get_if<MovePlayed>(&each.change.what)) {
      movers.resize(static_cast<std::size_t>(played->ply));
      movers.push_back(each.change.by);
    }
  }
  return movers;
}

Milliseconds start_of(const Table& table) {
  for (const AppliedChange& each : table.history())
    if (each.change.is<GameStarted>()) return each.time;
  return 0;
}

void write_played_seat(JsonWriter& json, const Table& table, Seat seat, int rank, bool of_bot) {
  const AnyState& state = table.match()->state();
  const SeatHolder& holder = table.seats()[seat].holder;
  json.begin_object();
  if (holder.kind == SeatHolder::Kind::Person) {
    json.field("person", holder.person);
    json.field("name", holder.name);
  }
  if (of_bot) json.field("level", holder.level);
  const ScoreSheet sheet = state.score(seat);
  json.field("rank", rank);
  json.field("points", sheet.total());
  json.key("sources").begin_object();
  const auto& sources = table.match()->game().info().sources;
  for (std::size_t i = 0; i < sources.size(); ++i) json.field(sources[i], sheet.points[i]);
  json.end_object();
  json.end_object();
}

std::string write_result_card(const Table& table, const std::vector<int>& ranks, SeatSet bots) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("title", table.plan().title);
  json.key("options");
  write_options(json, table.match()->setup());
  json.key("seats").begin_array();
  for (Seat seat = 0; seat < table.seats().size(); ++seat)
    write_played_seat(json, table, seat, ranks[seat], bots.has(seat));
  json.end_array();
  json.end_object();
  return text;
}

std::vector<std::string> rivals_of(const Table& table, const PersonId& person, SeatSet bots) {
  std::vector<std::string> rivals;
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const SeatHolder& holder = table.seats()[seat].holder;
    if (table.holds(person, seat)) continue;
    if (holder.kind == SeatHolder::Kind::Person) rivals.push_back(holder.person);
    if (bots.has(seat)) rivals.push_back(rival_of_level(holder.level));
  }
  std::ranges::sort(rivals);
  const auto twice = std::ranges::unique(rivals);
  rivals.erase(twice.begin(), twice.end());
  return rivals;
}

std::vector<Seat> seats_held_by(const Table& table, const PersonId& person) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < table.seats().size(); ++seat)
    if (table.holds(person, seat)) seats.push_back(seat);
  return seats;
}

GameResult::Kind kind_of(const Table& table, const std::vector<Seat>& own, SeatSet bots) {
  if (table.plan().begin) return GameResult::Kind::Practice;
  if (own.size() > 1) return GameResult::Kind::SeveralSeats;
  return bots.has(own.front()) ? GameResult::Kind::BotPlayed : GameResult::Kind::Counted;
}

GameResult::Outcome outcome_of(SeatSet winners, Seat seat) {
  if (!winners.has(seat)) return GameResult::Outcome::Lost;
  return winners.size() > 1 ? GameResult::Outcome::Shared : GameResult::Outcome::Won;
}

}  // namespace

SeatSet seats_of_bots(const Table& table) {
  const std::vector<PersonId> movers = movers_of(table);
  const std::vector<Ply>& plies = table.match()->plies();
  std::array<int, kMaxSeats> balance{};
  for (std::size_t i = 0; i < plies.size(); ++i)
    balance[plies[i].seat] += i < movers.size() && !movers[i].empty() ? 1 : -1;
  SeatSet bots;
  for (Seat seat = 0; seat < table.seats().size(); ++seat) {
    const bool person = table.seats()[seat].holder.kind == SeatHolder::Kind::Person;
    if (!person || balance[seat] < 0) bots.add(seat);
  }
  return bots;
}

// Winners are first, however a tie was broken; others with the same points share a place.
std::vector<int> ranks_at(const Table& table) {
  const AnyState& state = table.match()->state();
  const auto value = [&](Seat seat) {
    const bool won = state.winners().has(seat);
    return std::pair(won, won ? 0 : state.score(seat).total());
  };
  std::vector<int> ranks;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    int better = 0;
    for (Seat other = 0; other < state.players(); ++other) better += value(other) > value(seat) ? 1 : 0;
    ranks.push_back(1 + better);
  }
  return ranks;
}

Milliseconds end_of(const Table& table) {
  Milliseconds end = 0;
  for (const AppliedChange& each : table.history())
    if (each.change.is<MovePlayed>()) end = each.time;
  return end;
}

std::vector<GameResult> results_of(const Table& table) {
  if (table.match() == nullptr || !table.match()->over()) return {};
  const AnyState& state = table.match()->state();
  const std::vector<int> ranks = ranks_at(table);
  const SeatSet bots = seats_of_bots(table);
  const std::string card = write_result_card(table, ranks, bots);
  std::vector<GameResult> results;
  for (const TableSeat& each : table.seats()) {
    const PersonId& person = each.holder.person;
    const auto known = [&](const GameResult& result) { return result.person == person; };
    if (each.holder.kind != SeatHolder::Kind::Person || std::ranges::any_of(results, known)) continue;
    const std::vector<Seat> own = seats_held_by(table, person);
    const Seat best = *std::ranges::min_element(own, {}, [&](Seat seat) { return ranks[seat]; });
    results.push_back({.person = person,
                       .table = table.id(),
                       .began = start_of(table),
                       .finished = end_of(table),
                       .game = table.plan().game,
                       .players = state.players(),
                       .seat = best,
                       .rank = ranks[best],
                       .points = state.score(best).total(),
                       .outcome = outcome_of(state.winners(), best),
                       .kind = kind_of(table, own, bots),
                       .card = card,
                       .rivals = rivals_of(table, person, bots)});
  }
  return results;
}

std::string rival_of_level(std::string_view level) { return ':' + std::string(level); }

// ---- reading it again ------------------------------------------------------------------------------------

namespace {

PlayedSeat read_played_seat(const boost::json::object& object, JsonFields& all) {
  JsonFields fields(object, "seat");
  PlayedSeat seat{.name = fields.optional("name").text(),
                  .person = fields.optional("person").text(),
                  .level = fields.optional("level").text(),
                  .rank = fields.needed("rank").number(),
                  .points = fields.needed("points").number(),
                  .sources = {}};
  if (const auto* sources = fields.needed("sources").object()) {
    JsonFields points(*sources, "sources");
    for (const auto& [source, value] : *sources)
      seat.sources.emplace_back(source, points.needed(source).number());
    if (points.wrong()) all.complain(*points.wrong());
  }
  if (fields.wrong()) all.complain(*fields.wrong());
  return seat;
}

}  // namespace

std::optional<PlayedGame> read_played(std::string_view card) {
  const auto object = read_json_object(card, "card");
  if (!object) return std::nullopt;
  JsonFields fields(*object, "card");
  PlayedGame game{
      .title = fields.needed("title").text(), .options = fields.needed("options").options(), .seats = {}};
  if (const auto* seats = fields.needed("seats").list()) {
    for (const boost::json::value& seat : *seats) {
      const auto* each = seat.if_object();
      if (each == nullptr) return std::nullopt;
      game.seats.push_back(read_played_seat(*each, fields));
    }
  }
  if (fields.wrong()) return std::nullopt;
  return game;
}

}  // namespace pithead::server
