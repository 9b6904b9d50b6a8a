// Schichtwechsel: notation of moves, and events in words.
#include "games/core/text.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "games/schichtwechsel/events.h"
#include "games/schichtwechsel/game.h"
#include "games/schichtwechsel/names.h"

namespace pithead::schichtwechsel {
namespace {

// ---- moves ------------------------------------------------------------------------------------------

// The longest is "copy route-M1" or "exchange 3 point".
struct MoveText {
  std::array<char, 24> letters{};
  std::size_t size = 0;

  constexpr MoveText& operator+=(std::string_view text) {
    for (const char letter : text) letters[size++] = letter;
    return *this;
  }
  constexpr MoveText& operator+=(int digit) {
    letters[size++] = static_cast<char>('0' + digit);
    return *this;
  }
  constexpr std::string_view view() const { return {letters.data(), size}; }
};

// Every move's notation, so that writing is a look-up and reading a search.
struct Notation {
  std::array<MoveText, kActions> texts{};
  constexpr MoveText& of(const Block& block, int detail) { return texts[index_of(block(detail))]; }
};

constexpr void write_numbers(Notation& notation, const Block& block, std::string_view verb) {
  for (int i = 0; i < block.size; ++i) (notation.of(block, i) += verb) += i;
}

template <class Words>
constexpr void write_words(Notation& notation, const Block& block, std::string_view verb,
                           const Words& words) {
  for (int i = 0; i < block.size; ++i) (notation.of(block, i) += verb) += words[static_cast<std::size_t>(i)];
}

// Of a table whose rows have names.
template <class Table>
constexpr void write_names(Notation& notation, const Block& block, std::string_view verb,
                           const Table& table) {
  for (int i = 0; i < block.size; ++i)
    (notation.of(block, i) += verb) += table[static_cast<std::size_t>(i)].name;
}

constexpr void write_cubes(Notation& notation) {
  for (int i = 0; i < kCube.size; ++i) {
    MoveText& text = notation.of(kCube, i) += "cube ";
    (text += kCubeNames[static_cast<std::size_t>(i / kMostCarts)]) += " ";
    text += kCartNames[static_cast<std::size_t>(i % kMostCarts)];
  }
}

constexpr void write_cokes(Notation& notation) {
  for (int i = 0; i < kCoke.size; ++i) {
    MoveText& text = (notation.of(kCoke, i) += "coke ") += wagon_size(i);
    (text += " ") += kCokingNames[static_cast<std::size_t>(i % kCokingSpaces)];
  }
}

constexpr void write_exchanges(Notation& notation) {
  for (int i = 0; i < kExchanges; ++i) {
    const Exchange& exchange = kExchangeTable[static_cast<std::size_t>(i)];
    MoveText& text = (notation.of(kExchange, i) += "exchange ") += exchange.spoil;
    (text += " ") += exchange.name;
  }
}

constexpr void write_frames(Notation& notation) {
  for (int i = 0; i < kFrame.size; ++i) {
    MoveText& text = notation.of(kFrame, i) += "frame ";
    (text += kFrameNames[static_cast<std::size_t>(i % kFrameSpaces)]) += " from ";
    text += kFromNames[static_cast<std::size_t>(i / kFrameSpaces)];
  }
}

constexpr Notation kNotation = [] {
  Notation notation;
  notation.of(kPass, 0) += "pass";
  notation.of(kEnd, 0) += "end";
  notation.of(kHold, 0) += "hold";
  notation.of(kStop, 0) += "stop";
  notation.of(kDecline, 0) += "decline";
  notation.of(kSell, 0) += "sell";
  notation.of(kRail, 0) += "rail";
  notation.of(kUse, 0) += "use";
  write_numbers(notation, kGive, "give ");
  write_numbers(notation, kLower, "lower ");
  write_names(notation, kTile, "tile ", kTileTable);
  for (int card = 0; card < kCard.size; ++card) (notation.of(kCard, card) += "card ") += card_name(card);
  write_words(notation, kCopy, "copy ", kCardNames);
  write_names(notation, kPay, "pay ", kPaymentTable);
  write_words(notation, kCart, "cart ", kCartNames);
  write_words(notation, kGo, "go ", kCircleNames);
  write_words(notation, kLoad, "load ", kCokingNames);
  write_words(notation, kPlant, "plant ", kCokingNames);
  write_words(notation, kBuild, "build ", kBarNames);
  write_words(notation, kLot, "lot ", kLotNames);
  write_words(notation, kOption, "option ", std::array<std::string_view, 2>{"a", "b"});
  write_words(notation, kBenefit, "", kBenefitNames);
  write_cubes(notation);
  write_cokes(notation);
  write_exchanges(notation);
  write_frames(notation);
  return notation;
}();

// ---- events -----------------------------------------------------------------------------------------

void source_word(int source, std::string& out) { out += kSourceNames[static_cast<std::size_t>(source)]; }
void cube_word(int cube, std::string& out) { out += kCubeNames[static_cast<std::size_t>(cube)]; }
void cart_word(int cart, std::string& out) { out += kCartNames[static_cast<std::size_t>(cart)]; }
void tile_word(int tile, std::string& out) { out += kTileTable[static_cast<std::size_t>(tile)].name; }
void card_word(int card, std::string& out) { out += card_name(card); }
void units_word(int payment, std::string& out) {
  out += kPaymentTable[static_cast<std::size_t>(payment)].name;
}
void gain_word(int exchange, std::string& out) {
  out += kExchangeTable[static_cast<std::size_t>(exchange)].name;
}
void coking_word(int space, std::string& out) { out += kCokingNames[static_cast<std::size_t>(space)]; }
void track_word(int track, std::string& out) { out += kTrackNames[static_cast<std::size_t>(track)]; }
void bar_word(int bar, std::string& out) { out += kBarNames[static_cast<std::size_t>(bar)]; }
void lot_word(int lot, std::string& out) { out += kLotNames[static_cast<std::size_t>(lot)]; }
void frame_word(int space, std::string& out) { out += kFrameNames[static_cast<std::size_t>(space)]; }
void from_word(int from, std::string& out) { out += kFromNames[static_cast<std::size_t>(from)]; }
void circle_word(int circle, std::string& out) { out += kCircleNames[static_cast<std::size_t>(circle)]; }

constexpr ArgForm kCubeArg{"cube", cube_word};
constexpr ArgForm kCartArg{"cart", cart_word};
constexpr ArgForm kCardArg{"card", card_word};
constexpr ArgForm kSpaceArg{"space", coking_word};
constexpr ArgForm kTrackArg{"track", track_word};

// In the sequence of EventKind.
constexpr std::array<EventForm, kEventKinds> kForms{{
    {"round_begun", "Round {round} begins with {seat}; its card is number {card}", {{{"round"}, {"card"}}}},
    {"carts_closed", "The red-white carts are closed in this round", {}},
    {"marker_into_bag", "The water marker goes into the bag", {}},
    {"set_drawn", "{seat} draws {coal} coal and {spoil} spoil", {{{"coal"}, {"spoil"}}}},
    {"marker_drawn", "{seat} draws the water marker", {}},
    {"set_given", "{seat} gets the set", {}},
    {"cube_placed", "{seat} puts {cube} on cart {cart}", {{kCubeArg, kCartArg}}},
    {"cube_lost", "{seat} has no cart for {cube}", {{kCubeArg}}},
    {"tile_taken", "{seat} takes the tile {tile}", {{{"tile", tile_word}}}},
    {"water_risen", "{seat} has the pit water rise to {level}", {{{"level"}}}},
    {"water_lowered", "{seat} has the pit water fall to {level}", {{{"level"}}}},
    {"water_flooded", "{seat} has the pit water reach the top and fall to {level}", {{{"level"}}}},
    {"tools_taken", "{seat} takes {n tool|tools}", {{{"n"}}}},
    {"tools_discarded", "{seat} discards {n tool|tools}", {{{"n"}}}},
    {"white_taken", "{seat} takes {n white token|white tokens}", {{{"n"}}}},
    {"coins_taken", "{seat} takes {n coin|coins}", {{{"n"}}}},
    {"coke_sold", "{seat} sells pair {pair} of coke", {{{"pair"}}}},
    {"card_used", "{seat} uses {card} for {units}", {{kCardArg, {"units", units_word}}}},
    {"card_copied", "{seat} copies {card}", {{kCardArg}}},
    {"spoil_exchanged", "{seat} exchanges {spoil} spoil: {gain}", {{{"spoil"}, {"gain", gain_word}}}},
    {"cart_moved", "{seat} moves cart {cart} with {n} {cube} above ground", {{kCartArg, {"n"}, kCubeArg}}},
    {"coke_made", "{seat} cokes a wagon of {size} on space {space}", {{{"size"}, kSpaceArg}}},
    {"coke_planted", "{seat} puts coke on space {space}", {{kSpaceArg}}},
    {"coke_loaded", "{seat} loads coke from space {space}", {{kSpaceArg}}},
    {"coke_received", "{seat} gets coke on a wagon", {}},
    {"coal_received", "{seat} gets coal on a wagon", {}},
    {"spoil_received", "{seat} gets {n} spoil on the tip", {{{"n"}}}},
    {"disc_advanced", "{seat} advances on the {track} to space {space}", {{kTrackArg, {"space"}}}},
    {"end_reached",
     "{seat} reaches the end of the {track}, worth {worth point|points}",
     {{kTrackArg, {"worth"}}}},
    {"building_taken", "{seat} takes the building from {bar}", {{{"bar", bar_word}}}},
    {"building_placed", "{seat} builds on the lot {lot}", {{{"lot", lot_word}}}},
    {"headframe_placed", "{seat} brings headframe {n} into play", {{{"n"}}}},
    {"headframe_moved",
     "{seat} moves a headframe to {space} from {from}",
     {{{"space", frame_word}, {"from", from_word}}}},
    {"miner_moved", "{seat} sends the miner to {circle}", {{{"circle", circle_word}}}},
    {"exit_reached", "{seat} has the miner at the exit, worth {worth point|points}", {{{"worth"}}}},
    {"marker_taken", "{seat} takes the first-player marker", {}},
    {"passed", "{seat} passes", {}},
    {"points_scored",
     "{seat} scores {points point|points} for {source}",
     {{{"source", source_word}, {"points"}}}},
    {"round_scored", "Round {round} is scored", {{{"round"}}}},
    {"game_won", "{seat} wins with {points point|points}", {{{"points"}}}},
}};

}  // namespace

void Schichtwechsel::write_move(Move move, std::string& out) {
  out += kNotation.texts[index_of(move)].view();
}

std::optional<Move> Schichtwechsel::read_move(std::string_view text) {
  for (std::size_t i = 0; i < kActions; ++i) {
    if (kNotation.texts[i].view() == text) return static_cast<Move>(i);
  }
  return std::nullopt;
}

void Schichtwechsel::write_event(const Event& event, JsonWriter& json) {
  pithead::write_event(kForms, event, json);
}

void Schichtwechsel::tell(const Event& event, std::span<const std::string> names, std::string& out) {
  tell_event(kForms, event, names, out);
}

}  // namespace pithead::schichtwechsel
