#include "cli/use_words.h"

#include <algorithm>
#include <array>

namespace pithead::cli {
namespace {

// How a notation begins, and the words for it; what follows in the notation stands for the star.
struct UseWords {
  std::string_view game, notation, words;
};

// The first that fits counts.
constexpr std::array<UseWords, 43> kWords{{
    {"coal-baron", "place Fdraw", "Factory: see 5 tiles"},
    {"coal-baron", "place F", "Factory, space *"},
    {"coal-baron", "place M", "Mining, * steps"},
    {"coal-baron", "place barrow", "Delivery by barrow"},
    {"coal-baron", "place carriage", "Delivery by carriage"},
    {"coal-baron", "place truck", "Delivery by truck"},
    {"coal-baron", "place engine", "Delivery by engine"},
    {"coal-baron", "place money", "Money, * Marks"},
    {"coal-baron", "place Odraw", "Orders: see 5"},
    {"coal-baron", "place O", "Orders, space *"},
    {"coal-baron", "place bank", "Bank, 1 Mark"},
    {"coal-baron", "take ", "Draft: *"},
    {"card-game", "place lorry-left", "Lorries, left stack"},
    {"card-game", "place lorry-right", "Lorries, right stack"},
    {"card-game", "place wagon-left", "Wagons, left stack"},
    {"card-game", "place wagon-right", "Wagons, right stack"},
    {"card-game", "place engine", "Engines"},
    {"card-game", "place order", "Orders"},
    {"card-game", "place share", "Shares"},
    {"card-game", "place innovation", "Innovations"},
    {"card-game", "place objective", "Objectives"},
    {"card-game", "place mine-0-1", "Mining, up to 1 step"},
    {"card-game", "place mine-1-2", "Mining, 1 or 2 steps"},
    {"card-game", "place mine-2-3", "Mining, 2 or 3 steps"},
    {"card-game", "place delivery", "Delivery"},
    {"card-game", "place wild", "Wild: see 4 of a stack"},
    {"card-game", "play ", "Innovation: *"},
    {"card-game", "pass", "Pass"},
    {"schichtwechsel", "card personal", "Personal card"},
    {"schichtwechsel", "card first", "Card: first player"},
    {"schichtwechsel", "card head-1", "Card: 1 headframe"},
    {"schichtwechsel", "card head-2", "Card: 2 headframes"},
    {"schichtwechsel", "card cart-", "Card: carts *"},
    {"schichtwechsel", "card coke-", "Card: coking *"},
    {"schichtwechsel", "card load-", "Card: loading *"},
    {"schichtwechsel", "card route-", "Card: routes *"},
    {"schichtwechsel", "card ", "Card: *"},
    {"schichtwechsel", "tile ", "Tile: *"},
    {"schichtwechsel", "exchange 3 ", "Tip, 3 spoil: *"},
    {"schichtwechsel", "exchange 5 ", "Tip, 5 spoil: *"},
    {"schichtwechsel", "exchange 6 ", "Tip, 6 spoil: *"},
    {"schichtwechsel", "sell", "Sale"},
    {"schichtwechsel", "pass", "Pass"},
}};

}  // namespace

std::string use_words(std::string_view game, std::string_view notation) {
  const auto fits = [&](const UseWords& each) {
    return each.game == game && notation.starts_with(each.notation);
  };
  const auto* found = std::find_if(kWords.begin(), kWords.end(), fits);
  if (found == kWords.end()) return std::string(notation);
  std::string words(found->words);
  const std::size_t star = words.find('*');
  if (star == std::string::npos) return words;
  words.replace(star, 1, notation.substr(found->notation.size()));
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

}  // namespace pithead::cli
