// Schichtwechsel: the reasons in words.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "bots/schichtwechsel/reasons.h"
#include "bots/schichtwechsel/reasons_kinds.h"
#include "games/schichtwechsel/names.h"

namespace pithead {
namespace schichtwechsel::reasons {
namespace {

// Names in notation as people say them.
void in_words(std::string_view name, std::string& out) {
  for (const char letter : name) out += letter == '-' ? ' ' : letter;
}

void tile_word(int tile, std::string& out) { out += kTileTable[static_cast<std::size_t>(tile)].name; }
void track_word(int track, std::string& out) { out += kTrackNames[static_cast<std::size_t>(track)]; }
void lot_word(int lot, std::string& out) { out += kLotNames[static_cast<std::size_t>(lot)]; }
void bar_word(int bar, std::string& out) { out += kBarNames[static_cast<std::size_t>(bar)]; }
void frame_word(int space, std::string& out) { out += kFrameNames[static_cast<std::size_t>(space)]; }
void circle_word(int circle, std::string& out) { out += kCircleNames[static_cast<std::size_t>(circle)]; }
void card_word(int card, std::string& out) { out += card_name(card); }
void tile_in_words(int tile, std::string& out) {
  in_words(kTileTable[static_cast<std::size_t>(tile)].name, out);
}
void lot_in_words(int lot, std::string& out) {
  constexpr std::array<std::string_view, kLots> kWords{
      "the miner lot", "the spoil lot", "a four-point lot", "a four-point lot",
      "the sale lot",  "the tool lot",  "the speed lot"};
  out += kWords[static_cast<std::size_t>(lot)];
}
void bar_in_words(int bar, std::string& out) { out += "space " + std::to_string(bar + 1) + " of the bar"; }
void frame_in_words(int space, std::string& out) {
  out += "space " + std::to_string(space % kRowSpaces + 1);
  out += space < kRowSpaces ? " of the top row" : " of the left column";
}
void circle_in_words(int circle, std::string& out) {
  constexpr std::array<std::string_view, kCircles> kWords{
      "entrance",  "baths", "lamp room",  "overman",    "ride down", "pit bottom", "heading",
      "coal face", "pumps", "meal break", "tool chest", "ride up",   "pay hall",   "exit"};
  out += kWords[static_cast<std::size_t>(circle)];
}
void card_in_words(int card, std::string& out) {
  constexpr std::array<std::string_view, kCards + 1> kWords{"large cart card",
                                                            "medium cart card",
                                                            "small cart card",
                                                            "large coking card",
                                                            "medium coking card",
                                                            "small coking card",
                                                            "large loading card",
                                                            "medium loading card",
                                                            "small loading card",
                                                            "large card for road and canal",
                                                            "large card for rail and canal",
                                                            "medium card for road and rail",
                                                            "medium card for road and canal",
                                                            "small route card",
                                                            "large miner card",
                                                            "medium miner card",
                                                            "small water card",
                                                            "large water card",
                                                            "water card",
                                                            "card for two headframes",
                                                            "card for one headframe",
                                                            "first-player card",
                                                            "personal card"};
  out += kWords[static_cast<std::size_t>(card)];
}
void cube_word(int cube, std::string& out) { out += kCubeNames[static_cast<std::size_t>(cube)]; }

constexpr ArgForm kCountArg{"n"};
constexpr ArgForm kPointsArg{"points"};
constexpr ArgForm kCoalArg{"coal"};
constexpr ArgForm kSpoilArg{"spoil"};
constexpr ArgForm kTrackArg{"track", track_word};
constexpr ArgForm kLevelArg{"level"};

// In the sequence of Why.
constexpr std::array<EventForm, kKinds> kTable{{
    {"game-won", "wins the game", {}},
    {"game-ended", "ends the game with {points point|points}", {{kPointsArg}}},
    {"round-scored", "scores {points point|points} by the round card", {{kPointsArg}}},
    {"points-scored", "scores {points point|points}", {{kPointsArg}}},
    {"set-kept", "keeps the set", {}},
    {"set-given", "gives {coal} coal and {spoil} spoil to {rival}", {{kCoalArg, kSpoilArg, kRivalArg}}},
    {"set-of-coal-given", "gives {coal} coal to {rival}", {{kCoalArg, kSpoilArg, kRivalArg}}},
    {"set-of-spoil-given", "gives {spoil} spoil to {rival}", {{kCoalArg, kSpoilArg, kRivalArg}}},
    {"set-handed-out", "hands out the set", {}},
    {"own-room-lacking", "has no room itself for {n cube|cubes} of it", {{kCountArg}}},
    {"rival-room-lacking", "gives {rival} {n tool|tools} for want of room", {{kCountArg, kRivalArg}}},
    {"last-rival-helped", "helps {rival}, who has the fewest points of those without a set", {{kRivalArg}}},
    {"rival-fills-carts", "lets {rival} fill {n cart|carts} with it", {{kCountArg, kRivalArg}}},
    {"rival-fills-no-cart", "lets {rival} fill no cart with it", {{kRivalArg}}},
    {"set-awaited",
     "gets a later set, from {coal} coal and {spoil} spoil in the bag",
     {{kCoalArg, kSpoilArg}}},
    {"carts-filled", "fills {n cart|carts}", {{kCountArg}}},
    {"cubes-placed", "puts {coal} coal and {spoil} spoil on carts", {{kCoalArg, kSpoilArg}}},
    {"coal-placed", "puts {coal} coal on carts", {{kCoalArg, kSpoilArg}}},
    {"spoil-placed", "puts {spoil} spoil on carts", {{kCoalArg, kSpoilArg}}},
    {"tile-taken", "takes the {tile} tile", {{{"tile", tile_word, tile_in_words}}}},
    {"tile-cube", "is to get {cube} on a cart", {{{"cube", cube_word}}}},
    {"tile-either-cube", "is to get coal or spoil on a cart", {}},
    {"tile-coal", "is to get coal on a wagon", {}},
    {"tile-coke", "is to get coke on a wagon with a tool and more water", {}},
    {"tile-water", "is to lower the pit water by {n}", {{kCountArg}}},
    {"pair-sold", "sells a pair of coke worth {points point|points}", {{kPointsArg}}},
    {"coke-held", "keeps {n} coke on the wagons", {{kCountArg}}},
    {"end-reached", "reaches the end of the {track} ({points point|points})", {{kTrackArg, kPointsArg}}},
    {"track-worth-more",
     "advances {n space|spaces} on the {track} (now {points point|points})",
     {{kCountArg, kTrackArg, kPointsArg}}},
    {"disc-advanced", "advances {n space|spaces} on the {track}", {{kCountArg, kTrackArg}}},
    {"exit-reached", "brings the miner to the exit ({points point|points})", {{kPointsArg}}},
    {"miner-moved", "sends the miner to the {circle}", {{{"circle", circle_word, circle_in_words}}}},
    {"building-placed",
     "builds on {lot} and uncovers {bar}",
     {{{"lot", lot_word, lot_in_words}, {"bar", bar_word, bar_in_words}}}},
    {"buildings-placed", "places {n building|buildings}", {{kCountArg}}},
    {"headframes-placed", "brings {n headframe|headframes} into play", {{kCountArg}}},
    {"headframe-moved", "moves a headframe to {space}", {{{"space", frame_word, frame_in_words}}}},
    {"coke-made", "makes {n} coke", {{kCountArg}}},
    {"coke-on-wagons", "brings {n} coke onto wagons", {{kCountArg}}},
    {"pairs-ready", "has {n pair|pairs} of coke ready for sale", {{kCountArg}}},
    {"carts-emptied",
     "empties {n cart|carts} of {coal} coal and {spoil} spoil",
     {{kCountArg, kCoalArg, kSpoilArg}}},
    {"coal-carts-emptied", "empties {n cart|carts} of {coal} coal", {{kCountArg, kCoalArg, kSpoilArg}}},
    {"spoil-carts-emptied", "empties {n cart|carts} of {spoil} spoil", {{kCountArg, kCoalArg, kSpoilArg}}},
    {"coal-received", "gets {n} coal on wagons", {{kCountArg}}},
    {"round-card-raised", "gets {points more point|more points} from the round card", {{kPointsArg}}},
    {"marker-taken", "takes the first-player marker from {rival}", {{kRivalArg}}},
    {"spoil-exchanged", "exchanges spoil", {}},
    {"tools-discarded", "discards {n tool|tools}", {{kCountArg}}},
    {"tools-taken", "takes {n tool|tools}", {{kCountArg}}},
    {"water-down", "brings the pit water down to {level}", {{kLevelArg}}},
    {"water-up", "lets the pit water rise to {level}", {{kLevelArg}}},
    {"coins-gained", "gains {n coin|coins}", {{kCountArg}}},
    {"card-chosen", "chooses the {card}", {{{"card", card_word, card_in_words}}}},
    {"coking-full", "takes the last free space of the coking plant", {}},
    {"last-miner-card", "takes the last miner card of the round", {}},
    {"last-water-card", "takes the last water card of the round", {}},
    {"units-kept",
     "keeps {tokens action token|action tokens} and {coins coin|coins}",
     {{{"tokens"}, {"coins"}}}},
    {"tokens-kept", "keeps {tokens action token|action tokens}", {{{"tokens"}}}},
    {"coins-kept", "keeps {coins coin|coins}", {{{"coins"}}}},
    {"units-gone", "has nothing left to pay with", {}},
    {"passed", "passes", {}},
    {"passed-with-tokens", "passes with {n white token|white tokens} unused", {{kCountArg}}},
    {"round-ended", "ends the round", {}},
    {"round-goes-on", "goes on with the round", {}},
}};

}  // namespace
}  // namespace schichtwechsel::reasons

constinit const std::array<EventForm, 63> Reasons<schichtwechsel::Schichtwechsel>::kForms =
    schichtwechsel::reasons::kTable;

}  // namespace pithead
