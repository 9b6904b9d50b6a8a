// The Great Card Game: cards in words.
#include <array>
#include <bit>
#include <cstddef>

#include <fmt/format.h>

#include "cli/boards/card_game/parts.h"
#include "games/card_game/scoring.h"

namespace pithead::cli {
namespace {

using namespace card_game;  // NOLINT(google-build-using-namespace): this file speaks of nothing else

std::string_view crest_name(Crest crest) { return kCrestNames[static_cast<std::size_t>(crest)]; }

std::string lorry_face(Lorry lorry) {
  const std::string_view crest = crest_name(crest_of(lorry));
  if (lorries_on(lorry) > 1) return fmt::format("{} {} lorries", lorries_on(lorry), crest);
  return fmt::format("{} lorry, {} VP", crest, points_on(lorry));
}

std::string wagon_face(int wagon) {
  return fmt::format("{} wagon", wagon == kWild ? "wild" : kCrestNames[at(wagon)]);
}

std::string innovation_face(int kind) {
  if (kind < kWorkerInnovations) return fmt::format("1 to {} workers", kMostWorkersOn[at(kind)]);
  constexpr std::array<std::string_view, kActionInnovations> kFree{"lorry", "wagon", "mining",  "engine",
                                                                   "order", "share", "delivery"};
  return fmt::format("free {}", kFree[at(kind - kWorkerInnovations)]);
}

std::string objective_face(int objective) {
  if (objective == kTokenObjective) return fmt::format("{} VP per 2 shift tokens", kPointsPerTokenPair);
  if (objective == kObjectiveObjective) return fmt::format("{} VP per objective", kPointsPerObjective);
  if (objective < kShareObjectives)
    return fmt::format("{} VP per {} delivered", kPointsPerMatch,
                       kEngineNames[at(objective - kEngineObjectives)]);
  if (objective < kOrderObjectives)
    return fmt::format("{} VP per {} share", kPointsPerMatch,
                       kDestinationNames[at(objective - kShareObjectives)]);
  if (objective < kLorryObjectives)
    return fmt::format("{} VP per {} order", kPointsPerMatch,
                       kDestinationNames[at(objective - kOrderObjectives)]);
  return fmt::format("{} VP for {} {} lorries", kLorryGoalPoints, kLorryGoal,
                     kDestinationNames[at(objective - kLorryObjectives)]);
}

// What an objective counts.
std::string objective_theme(int objective) {
  if (objective == kTokenObjective) return "shift tokens";
  if (objective == kObjectiveObjective) return "objectives";
  if (objective < kShareObjectives)
    return fmt::format("{} engines", kEngineNames[at(objective - kEngineObjectives)]);
  constexpr std::array<std::string_view, 3> kThings{"shares", "orders", "lorries"};
  const int rest = objective - kShareObjectives;
  return fmt::format("{} {}", kDestinationNames[at(rest % kDestinations)], kThings[at(rest / kDestinations)]);
}

template <class Held>
std::vector<HandCard> hand(const State& s, Seat owner, Seat viewer, Family family, Held held,
                           std::uint32_t places) {
  std::vector<HandCard> secret;
  const Deck& deck = kDecks[static_cast<std::size_t>(family)];
  for (; places != 0; places &= places - 1) {
    const std::size_t place = deck.first + at(std::countr_zero(places));
    const bool known = owner == viewer || s.cards.is_certain(place, viewer);
    secret.push_back({.kind = s.cards.at(place), .secret = true, .known = known});
    held.remove(s.cards.at(place));
  }
  std::vector<HandCard> cards;
  for (int kind = 0; kind < kKindsIn[static_cast<std::size_t>(family)]; ++kind) {
    for (int i = held.of(kind); i > 0; --i)
      cards.push_back({.kind = kind, .known = owner == viewer || s.seen_cards_shown});
  }
  cards.insert(cards.end(), secret.begin(), secret.end());
  return cards;
}

}  // namespace

std::string face_of(Family family, int kind) {
  switch (family) {
    case Family::Lorries: return lorry_face(static_cast<Lorry>(kind));
    case Family::Wagons: return wagon_face(kind);
    case Family::Engines: return fmt::format("{} engine", kEngineNames[at(kind)]);
    case Family::Orders: {
      const auto order = static_cast<Order>(kind);
      return fmt::format("{}, {} VP", order_words(order), points_of(order));
    }
    case Family::Shares: return fmt::format("{} share", kDestinationNames[at(kind)]);
    case Family::Innovations: return innovation_face(kind);
    case Family::Objectives: return objective_face(kind);
  }
  return {};
}

std::string face_of(Card card) {
  int family = 0;
  while (card >= kFirstCard[at(family + 1)]) ++family;
  return face_of(static_cast<Family>(family), card - kFirstCard[at(family)]);
}

std::string short_lorry(Lorry lorry) {
  const std::string_view crest = crest_name(crest_of(lorry));
  if (lorries_on(lorry) > 1) return fmt::format("{} {}", lorries_on(lorry), crest);
  return fmt::format("{} {}VP", crest, points_on(lorry));
}

std::string order_words(Order order) {
  return fmt::format("{} for {}", kDestinationNames[at(destination_of(order))], size_of(order));
}

std::string lorries_in_words(int lorries) {
  return lorries == 1 ? "1 lorry" : fmt::format("{} lorries", lorries);
}

std::string worker_values(Workers workers) {
  std::string text;
  for (int value = kWorkerValues; value > 0; --value) {
    for (int i = copies_in(workers, value); i > 0; --i)
      text += fmt::format("{}{}", text.empty() ? "" : " ", value);
  }
  return text.empty() ? "none" : text;
}

std::string listed(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

std::vector<HandCard> orders_in_hand(const State& s, Seat owner, Seat viewer) {
  const Player& player = s.seats[owner];
  return hand(s, owner, viewer, Family::Orders, player.orders, player.secret_orders);
}

std::vector<HandCard> innovations_in_hand(const State& s, Seat owner, Seat viewer) {
  const Player& player = s.seats[owner];
  return hand(s, owner, viewer, Family::Innovations, player.innovations, player.secret_innovations);
}

std::vector<std::string> row_words(const Row& row) {
  std::vector<std::string> words;
  for (int i = 0; i < row.size(); ++i) words.push_back(short_lorry(row.at(i)));
  return words;
}

std::vector<std::string> storage_words(LorryCounts storage) {
  std::vector<std::string> words;
  for (Lorry lorry = 0; lorry < kLorryKinds; ++lorry) {
    for (int i = storage.of(lorry); i > 0; --i) words.push_back(short_lorry(lorry));
  }
  return words;
}

std::vector<std::string> share_words(const Player& player) {
  std::vector<std::string> words;
  for (int destination = 0; destination < kDestinations; ++destination) {
    const int shares = player.shares.of(destination);
    if (shares == 0) continue;
    const int scoring = assigned_shares(player, destination);
    words.push_back(fmt::format("{} {}", shares, kDestinationNames[at(destination)]));
    if (scoring > 0) words.back() += fmt::format(" ({} score{})", scoring, scoring == 1 ? "s" : "");
  }
  return words;
}

std::vector<std::string> objective_words(const Player& player) {
  std::vector<std::string> words;
  for (std::uint32_t left_over = player.objectives; left_over != 0; left_over &= left_over - 1) {
    const auto objective = static_cast<Objective>(std::countr_zero(left_over));
    words.push_back(
        fmt::format("{}: {} now", objective_face(objective), objective_points(player, objective)));
  }
  return words;
}

std::vector<std::string> short_objectives(const Player& player) {
  std::vector<std::string> words;
  for (std::uint32_t left_over = player.objectives; left_over != 0; left_over &= left_over - 1)
    words.push_back(objective_theme(std::countr_zero(left_over)));
  return words;
}

}  // namespace pithead::cli
