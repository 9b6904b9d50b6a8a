// The Great Card Game: the reasons in words.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "bots/card_game/reasons.h"
#include "bots/card_game/reasons_kinds.h"
#include "games/card_game/names.h"

namespace pithead {
namespace card_game::reasons {
namespace {

constexpr std::array<std::string_view, kFamilies> kFamilyNames{"lorry", "wagon",      "engine",   "order",
                                                               "share", "innovation", "objective"};

void family_word(int family, std::string& out) { out += kFamilyNames[static_cast<std::size_t>(family)]; }
void card_word(int card, std::string& out) { out += card_name(static_cast<Card>(card)); }
void destination_word(int destination, std::string& out) {
  out += kDestinationNames[static_cast<std::size_t>(destination)];
}
void lorry_in_words(int card, std::string& out) {  // a wheel lorry (2 points), or 2 wheel lorries
  const auto lorry = static_cast<Lorry>(card);     // the first family's numbers are the kinds themselves
  const std::string_view crest = kCrestNames[static_cast<std::size_t>(crest_of(lorry))];
  out += lorries_on(lorry) == 1 ? "a " : std::to_string(lorries_on(lorry)) + " ";
  out += crest;
  out += lorries_on(lorry) == 1 ? " lorry" : " lorries";
  if (points_on(lorry) > 0)
    out += " (" + std::to_string(points_on(lorry)) + (points_on(lorry) == 1 ? " point)" : " points)");
}
void wagon_in_words(int card, std::string& out) {  // a wild wagon
  const auto wagon = static_cast<std::size_t>(card - kFirstCard[at(Family::Wagons)]);
  out += "a ";
  out += wagon == kWild ? "wild" : kCrestNames[wagon];
  out += " wagon";
}
void innovation_in_words(int card, std::string& out) {
  constexpr std::array<std::string_view, kInnovationKinds> kWords{
      "worth up to 3 workers", "worth up to 4 workers", "worth up to 5 workers", "for a free lorry",
      "for a free wagon",      "for free mining",       "for a free engine",     "for a free order",
      "for a free share",      "for a free delivery"};
  out += "an innovation ";
  out += kWords[static_cast<std::size_t>(card - kFirstCard[at(Family::Innovations)])];
}
void objective_in_words(int card, std::string& out) {
  const int objective = card - kFirstCard[at(Family::Objectives)];
  out += "the objective for ";
  if (objective == kTokenObjective) return void(out += "pairs of shift tokens");
  if (objective == kObjectiveObjective) return void(out += "objectives");
  if (objective < kShareObjectives)
    return void(out.append(kEngineNames[static_cast<std::size_t>(objective - kEngineObjectives)]) +=
                " engines");
  if (objective >= kLorryObjectives) out += "lorries to the ";
  destination_word((objective - kShareObjectives) % kDestinations, out);
  if (objective < kLorryObjectives) out += objective < kOrderObjectives ? " shares" : " orders";
}
void engine_word(int engine, std::string& out) { out += kEngineNames[static_cast<std::size_t>(engine)]; }

constexpr ArgForm kCountArg{"n"};
constexpr ArgForm kPointsArg{"points"};
constexpr ArgForm kDestinationArg{"destination", destination_word};
constexpr ArgForm kOrderArg{"order", card_word};
constexpr ArgForm kDockArg{"dock"};
constexpr ArgForm kFamilyArg{"family", family_word};
constexpr ArgForm kShiftArg{"shift"};
constexpr ArgForm kInnovationArg{"innovation", card_word, innovation_in_words};

// In the sequence of Why.
constexpr std::array<EventForm, kKinds> kTable{{
    {"game-won", "wins the game", {}},
    {"victory-shared", "shares the victory", {}},
    {"game-ended", "ends the game with {points point|points}", {{kPointsArg}}},
    {"order-delivered",
     "delivers the {points}-point {destination} order",
     {{kPointsArg, kDestinationArg, kOrderArg}}},
    {"orders-delivered", "delivers {n order|orders} for {points point|points}", {{kCountArg, kPointsArg}}},
    {"lorries-scored", "scores {points point|points} on lorries", {{kPointsArg}}},
    {"shares-scored", "makes {n share|shares} count ({points point|points})", {{kCountArg, kPointsArg}}},
    {"objectives-scored", "scores {points point|points} by objectives", {{kPointsArg}}},
    {"token-won", "gets the token of shift {shift} ({points point|points})", {{kShiftArg, kPointsArg}}},
    {"token-in-view", "would get the token of shift {shift} instead of {rival}", {{kShiftArg, kRivalArg}}},
    {"train-ready",
     "has dock {dock} ready for the {points}-point {destination} order",
     {{kDockArg, kPointsArg, kDestinationArg}}},
    {"lorries-loaded", "loads {n lorry|lorries}", {{kCountArg}}},
    {"lorries-stored", "moves {n lorry|lorries} to the storage", {{kCountArg}}},
    {"order-taken",
     "takes the {points}-point {destination} order",
     {{kPointsArg, kDestinationArg, kOrderArg}}},
    {"share-taken", "takes a share in the {destination}", {{kDestinationArg}}},
    {"objective-taken", "takes {objective}", {{{"objective", card_word, objective_in_words}}}},
    {"innovation-taken", "takes {innovation}", {{kInnovationArg}}},
    {"lorry-taken", "takes {lorry}", {{{"lorry", card_word, lorry_in_words}}}},
    {"engine-docked", "puts an {engine} engine in dock {dock}", {{{"engine", engine_word}, kDockArg}}},
    {"wagon-coupled", "couples {wagon} in dock {dock}", {{{"wagon", card_word, wagon_in_words}, kDockArg}}},
    {"cards-looked-at", "looks at {n card|cards} of the {family} stack", {{kCountArg, kFamilyArg}}},
    {"card-picked", "picks one of the top {family} cards", {{kFamilyArg}}},
    {"cards-drawn", "draws {n card|cards} from the {family} stacks", {{kFamilyArg, kCountArg}}},
    {"innovation-played", "plays {innovation}", {{kInnovationArg}}},
    {"innovations-played", "plays {n innovation|innovations}", {{kCountArg}}},
    {"innovations-paid", "pays with {n worker innovation|worker innovations}", {{kCountArg}}},
    {"innovations-kept", "keeps {n innovation|innovations} in hand", {{kCountArg}}},
    {"cards-returned", "puts {n card|cards} under the stack", {{kCountArg}}},
    {"lorry-denied", "takes a lorry that {rival} has an empty wagon for", {{kRivalArg}}},
    {"order-denied", "takes an order that {rival} has a train ready for", {{kRivalArg}}},
    {"delivery-dearer",
     "makes {rival}, who has a loaded train, pay {workers worker|workers} to deliver",
     {{{"workers"}, kRivalArg}}},
    {"passed", "passes", {}},
    {"passed-with-workers", "passes with {n worker|workers} in hand", {{kCountArg}}},
    {"shift-ended", "ends the shift", {}},
    {"workers-kept", "keeps {n worker|workers}", {{kCountArg}}},
    {"workers-spent", "spends {n worker|workers} and keeps {left}", {{kCountArg, {"left"}}}},
    {"workers-gone", "has no worker left", {}},
}};

}  // namespace
}  // namespace card_game::reasons

constinit const std::array<EventForm, 37> Reasons<card_game::CardGame>::kForms = card_game::reasons::kTable;

}  // namespace pithead
