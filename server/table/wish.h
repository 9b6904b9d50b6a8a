// What a client wants, read from its message: docs/server/protocol.md describes the messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/table/change.h"
#include "server/table/opening.h"
#include "server/table/refusal.h"

namespace pithead::server {

// ---- decided by the table (decide.h) ---------------------------------------------------------------------

struct JoinTable {
  Seat seat = kNobody;  // nobody's: any that is free
  std::string link;     // key of an invitation
  std::string name;     // empty: the person's own
  std::string share;    // of the deal; empty: none
};
struct AssignSeat {
  Seat seat = kNobody;
  SeatHolder holder;
};
struct LeaveTable {
  Seat seat = kNobody;  // nobody's: all that the person has
};
struct ReturnToSeat {
  Seat seat = kNobody;  // nobody's: the first for which a bot plays
};
struct LetBotStandIn {};
struct GiveShare {
  std::string share;
};
struct StartGame {
  std::string share;  // the host's, if it was not given before
};
struct PlayMove {
  int ply = 0;
  std::string move;
  Seat seat = kNobody;  // only guards against a mistake
};
struct PlanTurn {
  std::optional<int> ply;  // of the position it was planned in; else the latest
  PlanCondition condition = PlanCondition::Same;
  bool standing = false;
  std::vector<std::vector<std::string>> lines;
};
struct RemovePlan {};
struct UndoMoves {
  int ply = 0;
  std::optional<int> left;  // how many moves shall be left; else the last one is taken back
};
struct ConfirmTurn {
  int ply = 0;
};
struct SetConfirmTurns {
  bool on = false;
};
struct SayChat {
  std::string text;
};
struct MutePerson {
  PersonId person;
  bool on = false;
};
struct RemovePerson {
  PersonId person;
};
struct ChangeSettings {
  std::string title;  // empty: stays
  std::optional<bool> listed;
  std::optional<ChatFor> chat;
  std::optional<bool> is_private;
};
struct TakeVacation {      // not by a message: it is for all tables of a person
  Milliseconds until = 0;  // 0: back
};
struct NudgePlayer {};
struct AdjournGame {
  Milliseconds until = 0;  // 0: rather not
};
struct ResumeGame {};
struct AskRematch {
  // Empty: the same one.
  std::string game = {};  // NOLINT(readability-redundant-member-init)
};
struct CloseTable {};

using ChangeWish = std::variant<JoinTable, AssignSeat, LeaveTable, ReturnToSeat, LetBotStandIn, GiveShare,
                                StartGame, PlayMove, PlanTurn, RemovePlan, UndoMoves, ConfirmTurn,
                                SetConfirmTurns, SayChat, MutePerson, RemovePerson, ChangeSettings,
                                TakeVacation, NudgePlayer, AdjournGame, ResumeGame, AskRematch, CloseTable>;

// ---- answered without changing it ------------------------------------------------------------------------

struct WatchTable {
  std::int64_t since = 0;  // the last version seen
};
struct UnwatchTable {};
struct AskNews {
  std::int64_t before = 0;  // the first version that is known
};
struct AskHint {};
struct AskPreview {
  std::string move;
};
struct AskPlanPreview {
  std::optional<int> ply;  // as in PlanTurn
  std::vector<std::string> moves;
};
struct Ping {};

struct Wish {
  std::string id;
  TableId table;
  std::variant<ChangeWish, WatchTable, UnwatchTable, AskNews, AskHint, AskPreview, AskPlanPreview, Ping> what;

  template <class Kind>
  bool is() const {
    return std::holds_alternative<Kind>(what);
  }
};

// A message of a WebSocket, or the body of an HTTP request to a table; every field it needs is checked for
// kind and size. `id` is set as far as it could be read, so that the refusal can be sent to whom it concerns.
Answer<Wish> read_wish(std::string_view message, std::string& id);

// The id of a message that is not looked at any further. Nobody pays for reading a long one: it has none.
std::string read_id(std::string_view message);

// A new table. Seats of the kind Person without a person are for whoever creates it.
Answer<NewTable> read_new_table(std::string_view body, std::string& id);

}  // namespace pithead::server
