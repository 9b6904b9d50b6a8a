// What people want of a tournament, read from their messages: docs/server/protocol.md describes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/table/refusal.h"
#include "server/tournament/deed.h"

namespace pithead::server {

struct AnnounceWish {
  std::string id;
  TournamentPlan plan;
};
// Checked: the game can be played so, and its results count.
Answer<AnnounceWish> read_announcement(std::string_view body);

struct EnterTournament {};
struct WithdrawFromTournament {
  PersonId person;  // empty: whoever asks
};
struct StartTournament {};
struct OpenRound {};
struct ReplacePlayer {
  PersonId person;
  PersonId by_whom;
};
struct ExtendTable {
  int table = 0;
  std::int64_t seconds = 0;
};
struct AdjudicateTable {
  int table = 0;
  std::vector<int> ranks;
};
struct CancelTournament {};

struct TournamentWish {
  std::string id;
  std::variant<EnterTournament, WithdrawFromTournament, StartTournament, OpenRound, ReplacePlayer,
               ExtendTable, AdjudicateTable, CancelTournament>
      what;
};
Answer<TournamentWish> read_tournament_wish(std::string_view body);

}  // namespace pithead::server
