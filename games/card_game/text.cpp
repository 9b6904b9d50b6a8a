// The Great Card Game: names of cards, notation of moves, and events in words.
#include "games/core/text.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "games/card_game/events.h"
#include "games/card_game/game.h"
#include "games/card_game/names.h"

namespace pithead::card_game {
namespace {

// In the sequence of Card.
constexpr std::array<std::string_view, kCardKinds> kCardNames{
    "wheel-1-1",
    "clover-1-1",
    "tower-1-1",
    "fox-1-1",
    "wheel-1-2",
    "clover-1-2",
    "tower-1-2",
    "fox-1-2",
    "wheel-2-0",
    "clover-2-0",
    "tower-2-0",
    "fox-2-0",
    "wheel-wagon",
    "clover-wagon",
    "tower-wagon",
    "fox-wagon",
    "wild-wagon",
    "E1",
    "E2",
    "E3",
    "E4",
    "barracks-1",
    "barracks-2",
    "barracks-3",
    "barracks-4",
    "furnaces-1",
    "furnaces-2",
    "furnaces-3",
    "furnaces-4",
    "factories-1",
    "factories-2",
    "factories-3",
    "factories-4",
    "steamboats-1",
    "steamboats-2",
    "steamboats-3",
    "steamboats-4",
    "barracks-share",
    "furnaces-share",
    "factories-share",
    "steamboats-share",
    "workers-3",
    "workers-4",
    "workers-5",
    "free-lorry",
    "free-wagon",
    "free-mining",
    "free-engine",
    "free-order",
    "free-share",
    "free-delivery",
    "tokens-objective",
    "objectives-objective",
    "E1-objective",
    "E2-objective",
    "E3-objective",
    "E4-objective",
    "barracks-shares-objective",
    "furnaces-shares-objective",
    "factories-shares-objective",
    "steamboats-shares-objective",
    "barracks-orders-objective",
    "furnaces-orders-objective",
    "factories-orders-objective",
    "steamboats-orders-objective",
    "barracks-lorries-objective",
    "furnaces-lorries-objective",
    "factories-lorries-objective",
    "steamboats-lorries-objective",
};

// ---- writing moves ----------------------------------------------------------------------------------

void write_dock(int dock, std::string& out) { out += static_cast<char>('1' + dock); }

void write_berth(int berth, std::string& out) {
  out += card_name(Family::Wagons, wagon_at(berth));
  out += ' ';
  write_dock(berth / kBerthsPerDock, out);
}

// ---- reading moves ----------------------------------------------------------------------------------

std::optional<int> read_kind(Family family, std::string_view name) {
  const auto card = read_card(name);
  const auto i = static_cast<std::size_t>(family);
  if (!card || *card < kFirstCard[i] || *card >= kFirstCard[i + 1]) return std::nullopt;
  return *card - kFirstCard[i];
}

std::optional<int> read_dock(std::string_view text) {
  if (text.size() != 1 || text[0] < '1' || text[0] >= '1' + kDocks) return std::nullopt;
  return text[0] - '1';
}

std::optional<int> read_berth(std::string_view wagon_name, std::string_view dock_number) {
  const auto wagon = read_kind(Family::Wagons, wagon_name);
  const auto dock = read_dock(dock_number);
  if (!wagon || !dock) return std::nullopt;
  for (int place = 0; place < kBerthsPerDock; ++place) {
    const int berth = *dock * kBerthsPerDock + place;
    if (wagon_at(berth) == *wagon) return berth;
  }
  return std::nullopt;
}

std::optional<Move> read_load(Words& words) {
  const std::string_view wagon = words.next();
  const auto berth = read_berth(wagon, words.next());
  if (!berth) return std::nullopt;
  return kLoad(*berth);
}

std::optional<Move> read_fetch(Words& words) {
  const auto lorry = read_kind(Family::Lorries, words.next());
  const std::string_view wagon = words.next();
  const auto berth = read_berth(wagon, words.next());
  if (!lorry || !berth) return std::nullopt;
  for (int detail = 0; detail < kFetch.size; ++detail) {
    if (lorry_of_fetch(detail) == *lorry && berth_of_fetch(detail) == *berth) return kFetch(detail);
  }
  return std::nullopt;
}

std::optional<Move> read_delivery(Words& words) {
  const auto dock = read_dock(words.next());
  const auto order = read_kind(Family::Orders, words.next());
  if (!dock || !order) return std::nullopt;
  return kDeliver(*dock * kOrderKinds + *order);
}

std::optional<Move> read_zone(const Block& block, std::string_view name) {
  const int zone = find_name(kZoneNames, name);
  if (zone < 0 || zone >= block.size) return std::nullopt;
  return block(zone);
}

std::optional<Move> read_card_move(const Block& block, std::string_view name) {
  const auto card = read_card(name);
  if (!card) return std::nullopt;
  return block(*card);
}

std::optional<Move> read_play(std::string_view name) {
  const auto kind = read_kind(Family::Innovations, name);
  if (!kind || *kind < kWorkerInnovations) return std::nullopt;
  return kPlay(*kind - kWorkerInnovations);
}

// Adds one card to a payment if the box has so many of it.
bool add_to_payment(std::string_view card, Workers& workers, WorkerInnovations& innovations) {
  if (card.size() == 1 && card[0] >= '1' && card[0] < '1' + kWorkerValues) {
    const int value = card[0] - '0';
    const auto i = static_cast<std::size_t>(value - 1);
    if (copies_in(workers, value) == kWorkerCopies[i]) return false;
    workers = static_cast<Workers>(workers + kWorkerPlace[i]);
    return true;
  }
  const auto kind = read_kind(Family::Innovations, card);
  if (!kind || *kind >= kWorkerInnovations || copies_in_innovations(innovations, *kind) == 3) return false;
  innovations = static_cast<WorkerInnovations>(innovations + (1 << (2 * *kind)));
  return true;
}

// The cards in the one sequence that write_payment uses; any other is not the notation.
std::optional<Move> read_payment(std::string_view text) {
  Workers workers = 0;
  WorkerInnovations innovations = 0;
  for (std::string_view rest = text;;) {
    const std::size_t plus = rest.find('+');
    if (!add_to_payment(rest.substr(0, plus), workers, innovations)) return std::nullopt;
    if (plus == std::string_view::npos) break;
    rest.remove_prefix(plus + 1);
  }
  std::string same;
  write_payment(workers, innovations, same);
  if (same != text) return std::nullopt;
  return pay_move(workers, innovations);
}

std::optional<Move> read_words(Words& words) {
  const std::string_view verb = words.next();
  if (verb == "pass") return kPass(0);
  if (verb == "end") return kEnd(0);
  if (verb == "store") return kStore(0);
  if (verb == "stop") return kStop(0);
  if (verb == "done") return kDone(0);
  if (verb == "load") return read_load(words);
  if (verb == "fetch") return read_fetch(words);
  if (verb == "deliver") return read_delivery(words);
  const std::string_view object = words.next();
  if (verb == "place") return read_zone(kPlace, object);
  if (verb == "stack") return read_zone(kStack, object);
  if (verb == "play") return read_play(object);
  if (verb == "pay") return read_payment(object);
  if (verb == "keep") return read_card_move(kKeep, object);
  if (verb == "return") return read_card_move(kReturn, object);
  if (verb == "dock") {
    if (const auto dock = read_dock(object)) return kDock(*dock);
  }
  return std::nullopt;
}

// ---- events -----------------------------------------------------------------------------------------

void zone_word(int zone, std::string& out) { out += name_of(static_cast<Zone>(zone)); }
void card_word(int card, std::string& out) { out += card_name(static_cast<Card>(card)); }
void source_word(int source, std::string& out) { out += kSourceNames[static_cast<std::size_t>(source)]; }
void payment_word(int payment, std::string& out) {
  write_payment(workers_of(kPay(payment)), innovations_of(kPay(payment)), out);
}

constexpr ArgForm kZoneArg{"zone", zone_word};
constexpr ArgForm kStackArg{"stack", zone_word};
constexpr ArgForm kCardArg{"card", card_word};
constexpr ArgForm kLorryArg{"lorry", card_word};
constexpr ArgForm kWagonArg{"wagon", card_word};

// In the sequence of EventKind.
constexpr std::array<EventForm, kEventKinds> kForms{{
    {"shift_begun", "Shift {shift} begins with {seat}", {{{"shift"}}}},
    {"workers_placed",
     "{seat} places {n worker|workers} at {zone}, paying {cards}",
     {{kZoneArg, {"n"}, {"cards", payment_word}}}},
    {"passed", "{seat} passes", {}},
    {"innovation_played", "{seat} plays {card}", {{kCardArg}}},
    {"secret_shown", "{seat} shows {card}", {{kCardArg}}},
    {"card_taken", "{seat} takes {card}", {{kStackArg, kCardArg}}},
    {"top_turned", "{card} comes to light on {stack}", {{kStackArg, kCardArg}}},
    {"stack_cut", "{stack} has run out and gets {n card|cards} from under its twin", {{kStackArg, {"n"}}}},
    {"wagon_docked", "{seat} couples {card} in dock {dock}", {{kCardArg, {"dock"}}}},
    {"engine_docked", "{seat} puts engine {card} in dock {dock}", {{kCardArg, {"dock"}}}},
    {"lorry_loaded",
     "{seat} loads {lorry} from the row into {wagon} in dock {dock}",
     {{kLorryArg, kWagonArg, {"dock"}}}},
    {"lorry_stored", "{seat} moves {lorry} to the storage", {{kLorryArg}}},
    {"lorry_fetched",
     "{seat} loads {lorry} from the storage into {wagon} in dock {dock}",
     {{kLorryArg, kWagonArg, {"dock"}}}},
    {"mining_ended", "{seat} has used {steps mining step|mining steps}", {{{"steps"}}}},
    {"train_departed",
     "{seat} sends the train of dock {dock} with {lorries lorry|lorries} to {order}",
     {{{"dock"}, {"order", card_word}, {"lorries"}}}},
    {"stack_looked_at", "{seat} looks at {n card|cards} of {stack}", {{kStackArg, {"n"}}}},
    {"card_seen", "{seat} sees {card}", {{kCardArg}}},
    {"card_kept", "{seat} keeps {card}", {{kCardArg}}},
    {"secret_kept", "{seat} keeps a card of {stack} in secret", {{kStackArg}}},
    {"card_returned", "{seat} returns {card} next", {{kCardArg}}},
    {"cards_returned", "{seat} puts {n card|cards} under {stack}", {{kStackArg, {"n"}}}},
    {"token_awarded", "{seat} gets the token of shift {shift}", {{{"shift"}}}},
    {"points_scored",
     "{seat} scores {points point|points} for {source}",
     {{{"source", source_word}, {"points"}}}},
    {"game_won", "{seat} wins with {points point|points}", {{{"points"}}}},
}};

}  // namespace

std::string_view card_name(Card card) { return kCardNames[card]; }

std::optional<Card> read_card(std::string_view name) {
  const int card = find_name(kCardNames, name);
  if (card < 0) return std::nullopt;
  return static_cast<Card>(card);
}

void write_payment(Workers workers, WorkerInnovations innovations, std::string& out) {
  bool first = true;
  const auto add = [&](std::string_view card) {
    if (!first) out += '+';
    first = false;
    out += card;
  };
  constexpr std::string_view kDigits = "12345";
  for (int value = kWorkerValues; value > 0; --value) {
    for (int i = copies_in(workers, value); i > 0; --i)
      add(kDigits.substr(static_cast<std::size_t>(value - 1), 1));
  }
  for (int kind = 0; kind < kWorkerInnovations; ++kind) {
    for (int i = copies_in_innovations(innovations, kind); i > 0; --i)
      add(card_name(Family::Innovations, kind));
  }
}

void CardGame::write_move(Move move, std::string& out) {
  const auto write = [&](std::string_view verb, std::string_view object) {
    out += verb;
    out += object;
  };
  if (kPass.holds(move)) return write("pass", "");
  if (kPlace.holds(move)) return write("place ", kZoneNames[static_cast<std::size_t>(kPlace.detail(move))]);
  if (kPlay.holds(move))
    return write("play ", card_name(Family::Innovations, kWorkerInnovations + kPlay.detail(move)));
  if (kEnd.holds(move)) return write("end", "");
  if (kStack.holds(move)) return write("stack ", kZoneNames[static_cast<std::size_t>(kStack.detail(move))]);
  if (kDock.holds(move)) return write("dock ", ""), write_dock(kDock.detail(move), out);
  if (kKeep.holds(move)) return write("keep ", card_name(static_cast<Card>(kKeep.detail(move))));
  if (kReturn.holds(move)) return write("return ", card_name(static_cast<Card>(kReturn.detail(move))));
  if (kLoad.holds(move)) return write("load ", ""), write_berth(kLoad.detail(move), out);
  if (kStore.holds(move)) return write("store", "");
  if (kFetch.holds(move)) {
    write("fetch ", card_name(Family::Lorries, lorry_of_fetch(kFetch.detail(move))));
    write(" ", "");
    return write_berth(berth_of_fetch(kFetch.detail(move)), out);
  }
  if (kStop.holds(move)) return write("stop", "");
  if (kDeliver.holds(move)) {
    write("deliver ", "");
    write_dock(kDeliver.detail(move) / kOrderKinds, out);
    return write(" ", card_name(Family::Orders, kDeliver.detail(move) % kOrderKinds));
  }
  if (kDone.holds(move)) return write("done", "");
  write("pay ", "");
  write_payment(workers_of(move), innovations_of(move), out);
}

std::optional<Move> CardGame::read_move(std::string_view text) { return read_all(text, read_words); }

void CardGame::write_event(const Event& event, JsonWriter& json) {
  pithead::write_event(kForms, event, json);
}

void CardGame::tell(const Event& event, std::span<const std::string> names, std::string& out) {
  tell_event(kForms, event, names, out);
}

}  // namespace pithead::card_game
