// Schichtwechsel: the words in which components.h says what a card, tile, space or barrier does: a short list
// of tasks, which rules.cpp carries out one after the other.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace pithead::schichtwechsel {

// Where points come from, in the sequence of the score sheet.
enum class Source : std::uint8_t {
  Rounds,      // round cards
  Cards,       // action cards
  Bonuses,     // selection tiles and building bar
  Tip,         // exchanged spoil
  Water,       // pit water at the bottom
  Coke,        // sold coke, and the coking space with a point
  Headframes,  // their spaces, and the second one brought into play
  Shift,       // circles of the miner's shift, and moves beyond its end
  Gate,        // miners at the exit
  Road,
  Rail,
  Canal,
  Lots,
  Leftovers,  // full coal wagons and unsold coke
  Tools,
  Marker,  // the first-player marker
};
inline constexpr int kSources = 16;
inline constexpr std::array<std::string_view, kSources> kSourceNames{
    "rounds", "cards", "bonuses", "tip",   "water", "coke",      "headframes", "shift",
    "gate",   "road",  "rail",    "canal", "lots",  "leftovers", "tools",      "marker"};

// ---- effects ----------------------------------------------------------------------------------------

enum class Track : std::uint8_t { Road, Rail, Canal };
inline constexpr int kTracks = 3;
inline constexpr std::array<std::string_view, kTracks> kTrackNames{"road", "rail", "canal"};

// What `amount` means stands beside each.
enum class Effect : std::uint8_t {
  Points,            // points of a source: see points()
  Lower,             // pit water down by so many levels
  LowerUpTo,         // the same, by as many as the player likes
  Raise,             // pit water up by so many levels
  Coin,              // so many coins taken
  White,             // so many white action tokens taken
  TakeTool,          // so many tools taken
  DiscardTool,       // so many tools discarded
  CubeToCart,        // one cube from the supply: see CubeTerms
  CoalToWagon,       // one coal from the supply: 0, or kOrTool
  SpoilToTip,        // so many spoil from the supply
  CokeToWagon,       // so many coke from the own supply
  CokeToPlant,       // so many coke from the own supply
  Advance,           // a disc: see advance()
  MoveCarts,         // up to so many full carts
  MakeCoke,          // up to so many full coal wagons
  LoadCoke,          // up to so many coke
  Build,             // a building
  ChooseLot,         // the lot for a building; the bar space it comes from
  MinerOrHeadframe,  // a choice of some of them: see miner_or_headframe()
  MoveMiner,         // with landing benefit
  WalkMiner,         // without, but tools are discarded
  UseCircle,         // may be declined; number of the circle
  Copy,              // sizes that may be copied, as bits; with kOrTool it costs a tool
  TakeMarker,
  HeadframeToTop,
  HeadframeToLeft,  // the one that is not in the top row, if both are in play
  HeadframeToAny,
  AdvanceRail,    // of the personal card: up to so many spaces
  Choose,         // one of two lists: number of the choice
  MaySpoilToTip,  // so many spoil from the supply, which may be declined
};
inline constexpr int kEffects = 31;

struct Task {
  Effect effect{};
  std::uint8_t amount = 0;
  friend constexpr bool operator==(Task, Task) = default;
};

// In the amount of CoalToWagon: no room costs a tool. In that of Copy: the copy costs a tool.
inline constexpr std::uint8_t kOrTool = 0x80;

// The amount of CubeToCart: which kinds it may be, and what happens without room.
struct CubeTerms {
  static constexpr std::uint8_t kCoal = 1, kSpoil = 2;
  static constexpr std::uint8_t kMayDecline = 4;  // and costs no tool if there is no room
};

constexpr Task points(Source source, int n) {
  return {Effect::Points, static_cast<std::uint8_t>(static_cast<int>(source) << 4 | n)};
}
constexpr Source source_of(Task points) { return static_cast<Source>(points.amount >> 4); }
constexpr int points_of(Task points) { return points.amount & 15; }

constexpr Task task(Effect effect, int amount = 1) { return {effect, static_cast<std::uint8_t>(amount)}; }

constexpr Task advance(Track track, int spaces = 1) {
  return {Effect::Advance, static_cast<std::uint8_t>(static_cast<int>(track) << 4 | spaces)};
}
constexpr Track track_of(Task advance) { return static_cast<Track>(advance.amount >> 4); }
constexpr int spaces_of(Task advance) { return advance.amount & 15; }

// What a barrier offers: the miner's move, a headframe, and points that may be taken instead.
inline constexpr std::uint8_t kWithoutMiner = 0x40, kWithoutHeadframe = 0x80;
constexpr Task miner_or_headframe(int points_instead, int without = 0) {
  return {Effect::MinerOrHeadframe, static_cast<std::uint8_t>(points_instead | without)};
}
constexpr int points_instead(Task choice) { return choice.amount & 15; }

// The tasks of most cards in short, so that a card is a line.
constexpr Task carts(int n) { return task(Effect::MoveCarts, n); }
constexpr Task coke(int n) { return task(Effect::MakeCoke, n); }
constexpr Task load(int n) { return task(Effect::LoadCoke, n); }
constexpr Task lower(int n) { return task(Effect::Lower, n); }
constexpr Task raise(int n) { return task(Effect::Raise, n); }
constexpr Task road(int n) { return advance(Track::Road, n); }
constexpr Task rail(int n) { return advance(Track::Rail, n); }
constexpr Task canal(int n) { return advance(Track::Canal, n); }

struct Tasks {
  static constexpr std::size_t kMost = 3;
  std::array<Task, kMost> list{};
  std::uint8_t count = 0;

  constexpr Tasks() = default;
  constexpr Tasks(std::initializer_list<Task> tasks) {
    for (const Task task : tasks) list[count++] = task;
  }
  constexpr const Task* begin() const { return list.data(); }
  constexpr const Task* end() const { return list.data() + count; }
};

}  // namespace pithead::schichtwechsel
