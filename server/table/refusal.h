// Why a wish is not fulfilled: a reason for programs and a sentence for people.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

#include "match/result.h"
#include "server/store/store.h"

namespace pithead::server {

// docs/server/protocol.md says when.
enum class Why {
  Adjourned,
  Alone,
  AlreadySeated,
  AlreadyEntered,
  Away,
  BadAddress,
  BadLogin,
  BadMail,
  BadMessage,
  BadPassword,
  BadRecord,
  Broken,
  ChatClosed,
  ChatFull,
  LogFull,
  Private,
  Removed,
  TooManyBots,
  Closed,
  ClubFull,
  CommonPassword,
  ForbiddenOrigin,
  GameOver,
  GuestSeated,
  HasAccount,
  HostBlocked,
  IllegalMove,
  InvitationWithdrawn,
  MailTaken,
  MailUnconfirmed,
  Muted,
  NameTaken,
  NoAccount,
  NoDaysLeft,
  NoMail,
  NoShareNeeded,
  NotAway,
  NotEntered,
  NotHost,
  NotMember,
  NotOrganiser,
  NotOver,
  NotPlannable,
  NotRatable,
  NotSeated,
  NotStarted,
  NotYourSeat,
  NotYourTurn,
  NothingPlanned,
  NothingToConfirm,
  NothingToUndo,
  OnVacation,
  OtherRules,
  Rated,
  Running,
  SeatTaken,
  SeatsKept,
  SeatsOpen,
  Silenced,
  StalePly,
  Started,
  TableFull,
  TooEarly,
  TournamentStage,
  TooFast,
  TooManyAddresses,
  TooManyAnalyses,
  TooManyClubs,
  TooManyBlocked,
  TooManyReports,
  TooManyTables,
  Unavailable,
  Unconfirmed,
  UnknownAddress,
  UnknownGame,
  UnknownClub,
  UnknownLogin,
  UnknownPath,
  UnknownPerson,
  UnknownTable,
  UnknownTournament,
  UnknownType,
  UnreadableMove,
  WrongCode,
  WrongLogin,
  WrongMethod,
  WrongPassword,
  WrongSetup,
};

std::string_view error_name(Why why);  // "stale-ply", as it is sent

// What is wrong with a record: the kind of docs/records.md as it is sent, and which move, from one on, if it
// is one.
struct RecordFault {
  std::string_view kind;
  std::optional<int> move;
};

struct Refusal {
  Why why;
  std::string what;
  std::optional<RecordFault> record = std::nullopt;
};

template <class T>
using Answer = tl::expected<T, Refusal>;

inline tl::unexpected<Refusal> refuse(Why why, std::string what) {
  return tl::unexpected<Refusal>(Refusal{why, std::move(what)});
}

// For a text that is no move, or a move that cannot be made.
tl::unexpected<Refusal> refuse_move(const Error& error);

// For a game that this program does not have, or not with these players, options or rules.
tl::unexpected<Refusal> refuse_setup(const Error& error);

// For a record that is not whole and unchanged.
tl::unexpected<Refusal> refuse_record(const Error& error);

// When the store does not do what it should. What it said is for the operator: it may name files and hosts.
Refusal unavailable();

}  // namespace pithead::server
