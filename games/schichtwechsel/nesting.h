// Schichtwechsel: how many tasks can wait for one another with a box, so that it is known before any game
// that the agenda (state.h) has room for them.
//
// What a task triggers is finished first; what stands behind it in its list waits. This is a nest of lists,
// each triggered by the one before:
//
//   card -> barrier -> circle -> copied card -> barrier -> circle -> copied card ...
//
// Headframes stand in for barriers in it: their spaces move the miner, or a disc over a barrier.
// box_facts.cpp refuses every other way round: barriers lead to the miner only, circles to copied cards only,
// and copied cards to the miner only by discs and headframes. So every further copied card needs a circle
// that copies, and the miner never comes back to one. That makes the nest finite, and its sum here a bound.
#pragma once

#include <algorithm>
#include <cstddef>

#include "games/schichtwechsel/box.h"

namespace pithead::schichtwechsel {

constexpr bool moves_headframe(Task task) {
  return task.effect == Effect::HeadframeToTop || task.effect == Effect::HeadframeToLeft ||
         task.effect == Effect::HeadframeToAny;
}
constexpr bool moves_miner(Task task) {
  return task.effect == Effect::MoveMiner || task.effect == Effect::WalkMiner ||
         (task.effect == Effect::MinerOrHeadframe && (task.amount & kWithoutMiner) == 0);
}
constexpr bool moves_disc(Task task) {
  return task.effect == Effect::Advance || task.effect == Effect::AdvanceRail ||
         task.effect == Effect::Choose;
}
constexpr bool copies(Task task) { return task.effect == Effect::Copy; }

// Whether lists of tasks may come of it.
constexpr bool triggers(Task task) {
  return moves_disc(task) || moves_miner(task) || moves_headframe(task) || copies(task);
}

template <class Pred>
constexpr bool any_task(const Tasks& tasks, Pred pred) {
  return std::any_of(tasks.begin(), tasks.end(), pred);
}

// The most tasks of a list that wait while one of them triggers others; of several spaces the rest waits too.
constexpr int left_waiting(const Tasks& tasks) {
  int most = 0;
  for (int i = 0; i < tasks.count; ++i) {
    const Task task = tasks.list[static_cast<std::size_t>(i)];
    if (!triggers(task)) continue;
    const int rest = task.effect == Effect::Advance && spaces_of(task) > 1 ? 1 : 0;
    most = std::max(most, tasks.count - 1 - i + rest);
  }
  return most;
}

constexpr int left_by_headframe() {
  int most = 0;
  for (const Tasks& space : kFrameTable) most = std::max(most, left_waiting(space));
  return most;
}

constexpr int left_by_card(const Card& card) {
  return left_waiting(card.effects) + (any_task(card.effects, moves_headframe) ? left_by_headframe() : 0);
}

// The most that wait on copied cards of these sizes, and the tool that the copy may cost.
constexpr int left_by_copy(const Print& print, Task copy) {
  int most = 0;
  for (const Card& card : print.cards) {
    const bool of_size = (copy.amount & static_cast<unsigned>(card.size)) != 0;
    if (card.copy && of_size) most = std::max(most, left_by_card(card));
  }
  return most + ((copy.amount & kOrTool) != 0 ? 1 : 0);
}

constexpr int left_by_copies(const Print& print, const Tasks& tasks) {
  int most = 0;
  for (const Task task : tasks) most = std::max(most, copies(task) ? left_by_copy(print, task) : 0);
  return most;
}

constexpr int left_by_barrier(const Print& print) {
  int most = 0;
  for (const TrackForm& track : print.tracks)
    for (const Barrier& barrier : track.barriers) most = std::max(most, left_waiting(barrier.benefits));
  return most;
}

// More tasks than this never wait at once: those of what a turn begins with, of all copying circles and what
// they copy, of the barriers between them, and a whole list on top.
constexpr int deepest_nest(const Print& print) {
  int begun = kBarSpaces - 1;  // a bonus of the bar, while the others wait
  for (const Card& card : print.cards)
    begun = std::max(begun, left_by_card(card) + left_by_copies(print, card.effects));
  const int barrier = left_by_barrier(print);
  int waiting = begun + barrier;
  for (const Circle& circle : print.circles) {
    if (any_task(circle.benefit, copies))
      waiting += left_waiting(circle.benefit) + left_by_copies(print, circle.benefit) + barrier;
  }
  return waiting + static_cast<int>(Tasks::kMost);
}

}  // namespace pithead::schichtwechsel
