// Pit Pony: notation of moves, and events in words.
#include "games/core/text.h"

#include <array>

#include "games/pit_pony/events.h"
#include "games/pit_pony/game.h"

namespace pithead::pit_pony {
namespace {

constexpr ArgForm kLoad{"load"};
constexpr std::array<EventForm, 7> kEvents{
    {{"load-hauled", "{seat} puts {load} on the train, which weighs {weight} now", {{kLoad, {"weight"}}}},
     {"load-buried", "{seat} buries a load", {}},
     {"buried-load-seen", "You bury {load}", {{kLoad}}},
     {"train-left", "The train leaves: {points point|points} for {seat}", {{{"points"}}}},
     {"train-refused", "The pony refuses: {points point|points} for {seat}", {{{"points"}}}},
     {"load-drawn", "You draw {load}", {{kLoad}}},
     {"game-won", "{seat} wins with {points point|points}", {{{"points"}}}}}};

}  // namespace

void PitPony::write_move(Move move, std::string& out) {
  const bool haul = kHaul.holds(move);
  out += haul ? "haul " : "bury ";
  out += std::to_string(1 + (haul ? kHaul : kBury).detail(move));
}

std::optional<Move> PitPony::read_move(std::string_view text) {
  for (std::size_t i = 0; i < kActions; ++i) {
    std::string each;
    write_move(static_cast<Move>(i), each);
    if (each == text) return static_cast<Move>(i);
  }
  return std::nullopt;
}

void PitPony::write_event(const Event& event, JsonWriter& json) {
  pithead::write_event(kEvents, event, json);
}

void PitPony::tell(const Event& event, std::span<const std::string> names, std::string& out) {
  tell_event(kEvents, event, names, out);
}

}  // namespace pithead::pit_pony
