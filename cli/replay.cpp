// `replay` checks a record and tells the game; `trace` writes it out for a program that checks the rules.
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "cli/commands.h"
#include "match/record.h"
#include "server/table/commitment.h"

namespace pithead::cli {
namespace {

std::vector<std::string> seat_names(const Recorded& recorded) {
  std::vector<std::string> names;
  for (int seat = 0; seat < recorded.match.setup().players; ++seat) {
    names.push_back(fmt::format("Seat {}", seat));
    if (recorded.names.empty()) continue;
    names.back() += fmt::format(" ({})", on_one_line(recorded.names[static_cast<std::size_t>(seat)]));
  }
  return names;
}

// ---- replay -----------------------------------------------------------------------------------------

void tell_moves(const Match& match, const std::vector<std::string>& names) {
  for (std::size_t i = 0; i < match.plies().size(); ++i) {
    const Ply& ply = match.plies()[i];
    fmt::print("{:>4}  {}: {}\n", i + 1, names[ply.seat], match.game().move_text(ply.move));
    for (const Event& event : ply.events) fmt::print("        {}\n", match.game().sentence(event, names));
  }
}

void tell_result(const Match& match, const std::vector<std::string>& names) {
  const GameInfo& info = match.game().info();
  const auto print_row = [&](std::string_view name, auto cell) {
    fmt::print("{:<16}", name);
    for (Seat seat = 0; seat < match.setup().players; ++seat) fmt::print("{:>15}", cell(seat));
    fmt::print("\n");
  };
  print_row("", [&](Seat seat) { return std::string_view(names[seat]); });
  for (std::size_t i = 0; i < info.sources.size(); ++i)
    print_row(info.sources[i], [&](Seat seat) { return match.state().score(seat).points[i]; });
  print_row("total", [&](Seat seat) { return match.state().score(seat).total(); });
  if (match.over()) print_row("", [&](Seat seat) { return match.state().winners().has(seat) ? "wins" : ""; });
}

// Only of a deal that was checked.
std::string fair_sentence(const FairDeal& fair) {
  if (fair.scheme == 1) {
    return fmt::format("Fair deal: it is the one that the server announced when the game began, SHA-256 {}.",
                       fair.commitment);
  }
  std::vector<std::size_t> seats;
  for (std::size_t seat = 0; seat < fair.shares.size(); ++seat) {
    if (!fair.shares[seat].empty()) seats.push_back(seat);
  }
  if (seats.empty()) {
    return fmt::format(
        "Fair deal: the server announced it before anybody sat down, SHA-256 {}; no player gave a share.",
        fair.commitment);
  }
  return fmt::format(
      "Fair deal: made of the server's share, announced before anybody sat down, SHA-256 {}, "
      "and of shares of these seats: {}.",
      fair.commitment, fmt::join(seats, ", "));
}

void print_story(const Recorded& recorded, bool quiet) {
  const Match& match = recorded.match;
  const std::vector<std::string> names = seat_names(recorded);
  if (!quiet) {
    tell_moves(match, names);
    fmt::print("\n");
  }
  tell_result(match, names);
  fmt::print("\n{}, {} players, seed {}: {} moves, every move legal, {}; the game is {}.\n",
             match.game().info().title, match.setup().players, match.setup().seed.text(),
             match.plies().size(), recorded.older_rules ? "hashes of another version" : "every hash right",
             match.over() ? "over" : "not over yet");
  if (recorded.fair) fmt::print("{}\n", fair_sentence(*recorded.fair));
}

void print_json(const Recorded& recorded) {
  const Match& match = recorded.match;
  const GameInfo& info = match.game().info();
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("valid", true);
  json.field("game", info.id);
  json.field("rules", recorded.older_rules.value_or(info.rules));
  json.field("hashes_checked", !recorded.older_rules);
  json.field("players", match.setup().players);
  write_seed(json, match.setup().seed);
  if (recorded.fair) write_fair_deal(json.key("fair"), *recorded.fair);
  json.field("moves", match.plies().size());
  json.field("over", match.over());
  write_standing(json, match.state());
  json.end_object();
  fmt::print("{}\n", text);
}

// ---- trace ------------------------------------------------------------------------------------------

void write_state(JsonWriter& json, const AnyState& state, Seat eyes) {
  json.key("state");
  state.write_view(eyes, json);
}

void write_decision(JsonWriter& json, const AnyGame& game, const AnyState& state, const Ply& ply) {
  json.field("seat", int{ply.seat});
  json.key("legal").begin_array();
  for (const Move move : state.legal()) json.value(game.move_text(move));
  json.end_array();
  json.field("move", game.move_text(ply.move));
  json.key("events").begin_array();
  for (const Event& event : ply.events) game.write_event(event, json);
  json.end_array();
  json.field("hash", fmt::format("{:016x}", ply.hash));
}

void trace(const std::string& file, std::optional<int> seat) {
  const Recorded recorded = open_record(file);
  const int players = recorded.match.setup().players;
  if (seat.value_or(0) >= players) throw Failure{fmt::format("the game has seats 0 to {}", players - 1)};
  const Seat eyes = seat ? static_cast<Seat>(*seat) : kAllSeeing;
  Match again(recorded.match.setup());
  for (std::size_t i = 0; i <= recorded.match.plies().size(); ++i) {
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.field("ply", i);
    if (i > 0) {
      const Ply& ply = recorded.match.plies()[i - 1];
      write_decision(json, again.game(), again.state(), ply);
      or_fail(again.play(ply.move));
    }
    write_state(json, again.state(), eyes);
    json.end_object();
    fmt::print("{}\n", text);
  }
}

}  // namespace

void add_replay(CLI::App& app) {
  Command command(app, "replay", "Checks a record and tells its game");
  auto file = std::make_shared<std::string>();
  auto quiet = std::make_shared<bool>(false);
  auto json = std::make_shared<bool>(false);
  command.required("FILE", *file, "A record, as `play --save` and `simulate --records` write them");
  command.flag("--quiet", *quiet, "Only check it and show the result");
  command.footer(
      "It also tells what single seats saw in secret: no reading for somebody who still plays.\n"
      "A record that was cut, edited or made by later rules gives one sentence that names the place;\n"
      "one of an earlier version is checked by its moves and its result, since its hashes are others.\n"
      "For a game played online it also proves that nobody chose the deal (docs/server/fair-deal.md).");
  command.flag("--json", *json, "For programs: that it is valid, scores and winners");
  command.run([file, quiet, json] {
    const Recorded recorded = open_record(*file);
    or_fail(server::check_commitment(recorded));
    *json ? print_json(recorded) : print_story(recorded, *quiet);
  });
}

void add_trace(CLI::App& app) {
  Command command(app, "trace", "A record as JSON lines: legal moves and complete state for each move");
  auto file = std::make_shared<std::string>();
  auto seat = std::make_shared<std::optional<int>>();
  command.required("FILE", *file, "A record");
  command.number("--seat", *seat, 0, kMaxSeats - 1, "Only what this seat saw of each state");
  command.footer(
      "For a program that checks the rules on its own; docs/trace.md explains every field.\n"
      "The first line is the deal. Hidden cards are in it: never show it to somebody who still plays.");
  command.run([file, seat] { trace(*file, *seat); });
}

}  // namespace pithead::cli
