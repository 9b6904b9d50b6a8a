#include "server/table/waiting.h"

#include <algorithm>
#include <string>

#include "server/table/decide.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kMinute = 60'000;
constexpr Milliseconds kHour = 60 * kMinute;
constexpr Milliseconds kDayLong = 24 * kHour;

// How long the others wait before they may let a bot play for somebody who does not move.
constexpr Milliseconds kStandInAfterLive = 2 * kMinute;
constexpr Milliseconds kStandInAfterByTurn = 3 * kDayLong;
// And before they may nudge, or do so again.
constexpr Milliseconds kNudgeAfterLive = 2 * kMinute;
constexpr Milliseconds kNudgeAfterByTurn = 12 * kHour;
// Whoever lets so many turns in a row run out is away: nobody waits for each further one.
constexpr int kTurnsBeforeAway = 3;
constexpr Milliseconds kShortestAdjournment = kMinute;
constexpr Milliseconds kLongestAdjournment = 60 * kDayLong;

Answer<void> check_player(const Table& table, const PersonId& by) {
  if (auto running = check_running(table); !running) return running;
  if (!table.is_member(by)) return refuse(Why::NotSeated, "only those who have a seat may do that");
  return {};
}

bool waits_for_another(const Table& table, const PersonId& by) {
  const Seat acting = table.actor();
  return acting != kNobody && !table.is_bot(acting) && !table.holds(by, acting);
}

tl::unexpected<Refusal> too_early(const char* what, Milliseconds left) {
  return refuse(Why::TooEarly, std::string("give them some more time: ") + what + " in " +
                                   std::to_string((left + 999) / 1000) + " seconds");
}

}  // namespace

Answer<Change::What> decide_stand_in(const Table& table, const PersonId& by, Milliseconds now) {
  if (auto player = check_player(table, by); !player) return tl::unexpected(player.error());
  if (auto playing = check_not_adjourned(table); !playing) return tl::unexpected(playing.error());
  if (table.plan().rated) return refuse(Why::Rated, "the game is rated: only the clock calls a bot");
  if (!waits_for_another(table, by)) return refuse(Why::NotAway, "nobody else is waited for");
  const Milliseconds wait = table.plan().by_turn ? kStandInAfterByTurn : kStandInAfterLive;
  const Milliseconds left = wait - table.waited(now);
  if (left > 0) return too_early("a bot can play on", left);
  return BotStoodIn{.seat = table.actor(), .only_turn = false};
}

// ---- nudges ----------------------------------------------------------------------------------------------

std::optional<Milliseconds> may_nudge_from(const Table& table, const PersonId& by, Milliseconds now) {
  if (!table.is_member(by) || table.adjourned() || !waits_for_another(table, by)) return std::nullopt;
  if (table.seats()[table.actor()].vacation.until > now) return std::nullopt;
  const Milliseconds wait = table.plan().by_turn ? kNudgeAfterByTurn : kNudgeAfterLive;
  return std::max(now - table.waited(now), table.nudged()) + wait;
}

Answer<Change::What> decide_nudge(const Table& table, const PersonId& by, Milliseconds now) {
  if (auto player = check_player(table, by); !player) return tl::unexpected(player.error());
  if (auto playing = check_not_adjourned(table); !playing) return tl::unexpected(playing.error());
  if (!waits_for_another(table, by)) return refuse(Why::NotAway, "nobody else is waited for");
  const auto from = may_nudge_from(table, by, now);
  if (!from) return refuse(Why::OnVacation, "who is waited for is on vacation");
  if (*from > now) return too_early("they can be nudged", *from - now);
  return PlayerNudged{table.actor()};
}

// ---- standing still --------------------------------------------------------------------------------------

Answer<Change::What> decide_vacation(const Table& table, const PersonId& by, Milliseconds until) {
  if (auto player = check_player(table, by); !player) return tl::unexpected(player.error());
  if (!table.plan().by_turn)
    return refuse(Why::BadMessage, "vacations are for games by turns; an evening can be adjourned");
  return VacationSet{until};
}

Answer<Change::What> decide_adjourn(const Table& table, const PersonId& by, Milliseconds until,
                                    Milliseconds now) {
  if (auto player = check_player(table, by); !player) return tl::unexpected(player.error());
  if (auto playing = check_not_adjourned(table); !playing) return tl::unexpected(playing.error());
  if (table.players().size() < 2)
    return refuse(Why::Alone, "nobody is here who could agree; bots do not mind");
  if (until != 0 && (until < now + kShortestAdjournment || until > now + kLongestAdjournment))
    return refuse(Why::BadMessage, "'until' must be at least a minute and at most 60 days from now");
  return AdjournAsked{until};
}

Answer<Change::What> decide_resume(const Table& table, const PersonId& by) {
  if (auto player = check_player(table, by); !player) return tl::unexpected(player.error());
  if (!table.adjourned()) return refuse(Why::NotAway, "the game is not adjourned");
  return ResumeAsked{};
}

// ---- time that has come ----------------------------------------------------------------------------------

std::optional<Change::What> decide_time_out(const Table& table, Milliseconds now, Milliseconds grace) {
  const auto end = table.deadline();
  if (!end || now < *end) return std::nullopt;
  if (table.adjourned()) return ResumeAsked{};
  const Seat seat = table.actor();
  if (table.unconfirmed() == seat) return TurnConfirmed{seat};
  const TableSeat& waited_for = table.seats()[seat];
  if (table.plan().by_turn && !waited_for.graced && grace > 0)
    return GraceGiven{.seat = seat,
                      .amount = std::min(grace, Milliseconds{table.plan().clock.seconds} * 1000)};
  return BotStoodIn{.seat = seat, .only_turn = waited_for.timed_out + 1 < kTurnsBeforeAway};
}

}  // namespace pithead::server
