#include "server/table/refusal.h"

namespace pithead::server {

// NOLINTNEXTLINE(readability-function-size): a list, as long as there are errors
std::string_view error_name(Why why) {
  switch (why) {
    case Why::Adjourned: return "adjourned";
    case Why::Alone: return "alone";
    case Why::AlreadySeated: return "already-seated";
    case Why::AlreadyEntered: return "already-entered";
    case Why::Away: return "away";
    case Why::BadAddress: return "bad-address";
    case Why::BadLogin: return "bad-login";
    case Why::BadMail: return "bad-mail";
    case Why::BadMessage: return "bad-message";
    case Why::BadPassword: return "bad-password";
    case Why::BadRecord: return "bad-record";
    case Why::ChatClosed: return "chat-closed";
    case Why::ChatFull: return "chat-full";
    case Why::LogFull: return "log-full";
    case Why::Private: return "private";
    case Why::Removed: return "removed";
    case Why::TooManyBots: return "too-many-bots";
    case Why::Broken: return "broken";
    case Why::Closed: return "closed";
    case Why::ClubFull: return "club-full";
    case Why::CommonPassword: return "common-password";
    case Why::ForbiddenOrigin: return "forbidden-origin";
    case Why::GameOver: return "game-over";
    case Why::GuestSeated: return "guest-seated";
    case Why::HasAccount: return "has-account";
    case Why::HostBlocked: return "host-blocked";
    case Why::IllegalMove: return "illegal-move";
    case Why::InvitationWithdrawn: return "invitation-withdrawn";
    case Why::MailTaken: return "mail-taken";
    case Why::MailUnconfirmed: return "mail-unconfirmed";
    case Why::Muted: return "muted";
    case Why::NameTaken: return "name-taken";
    case Why::NoAccount: return "no-account";
    case Why::NoDaysLeft: return "no-days-left";
    case Why::NoMail: return "no-mail";
    case Why::NoShareNeeded: return "no-share-needed";
    case Why::NotAway: return "not-away";
    case Why::NotEntered: return "not-entered";
    case Why::NotHost: return "not-host";
    case Why::NotMember: return "not-member";
    case Why::NotOrganiser: return "not-organiser";
    case Why::NotOver: return "not-over";
    case Why::NotPlannable: return "not-plannable";
    case Why::NotRatable: return "not-ratable";
    case Why::NotSeated: return "not-seated";
    case Why::NotStarted: return "not-started";
    case Why::NotYourSeat: return "not-your-seat";
    case Why::NotYourTurn: return "not-your-turn";
    case Why::NothingPlanned: return "nothing-planned";
    case Why::NothingToConfirm: return "nothing-to-confirm";
    case Why::NothingToUndo: return "nothing-to-undo";
    case Why::OnVacation: return "on-vacation";
    case Why::OtherRules: return "other-rules";
    case Why::Rated: return "rated";
    case Why::Running: return "running";
    case Why::SeatTaken: return "seat-taken";
    case Why::SeatsKept: return "seats-kept";
    case Why::SeatsOpen: return "seats-open";
    case Why::Silenced: return "silenced";
    case Why::StalePly: return "stale-ply";
    case Why::Started: return "started";
    case Why::TableFull: return "table-full";
    case Why::TooEarly: return "too-early";
    case Why::TournamentStage: return "tournament-stage";
    case Why::TooFast: return "too-fast";
    case Why::TooManyAddresses: return "too-many-addresses";
    case Why::TooManyAnalyses: return "too-many-analyses";
    case Why::TooManyClubs: return "too-many-clubs";
    case Why::TooManyBlocked: return "too-many-blocked";
    case Why::TooManyReports: return "too-many-reports";
    case Why::TooManyTables: return "too-many-tables";
    case Why::Unavailable: return "unavailable";
    case Why::Unconfirmed: return "unconfirmed";
    case Why::UnknownAddress: return "unknown-address";
    case Why::UnknownGame: return "unknown-game";
    case Why::UnknownClub: return "unknown-club";
    case Why::UnknownLogin: return "unknown-login";
    case Why::UnknownPath: return "unknown-path";
    case Why::UnknownPerson: return "unknown-person";
    case Why::UnknownTable: return "unknown-table";
    case Why::UnknownTournament: return "unknown-tournament";
    case Why::UnknownType: return "unknown-type";
    case Why::UnreadableMove: return "unreadable-move";
    case Why::WrongCode: return "wrong-code";
    case Why::WrongLogin: return "wrong-login";
    case Why::WrongMethod: return "wrong-method";
    case Why::WrongPassword: return "wrong-password";
    case Why::WrongSetup: return "wrong-setup";
  }
  return "broken";
}

tl::unexpected<Refusal> refuse_move(const Error& error) {
  const bool unreadable = error.kind == Error::Kind::UnreadableMove;
  return refuse(unreadable ? Why::UnreadableMove : Why::IllegalMove, error.what);
}

tl::unexpected<Refusal> refuse_setup(const Error& error) {
  switch (error.kind) {
    case Error::Kind::UnknownGame: return refuse(Why::UnknownGame, error.what);
    case Error::Kind::OtherRules: return refuse(Why::OtherRules, error.what);
    default: return refuse(Why::WrongSetup, error.what);
  }
}

namespace {

std::string_view fault_name(Error::Kind kind) {
  switch (kind) {
    case Error::Kind::UnknownGame: return "unknown-game";
    case Error::Kind::WrongSetup: return "wrong-setup";
    case Error::Kind::OtherRules: return "other-rules";
    case Error::Kind::UnreadableMove: return "unreadable-move";
    case Error::Kind::IllegalMove: return "illegal-move";
    case Error::Kind::WrongHash: return "wrong-hash";
    case Error::Kind::WrongDeal: return "wrong-deal";
    case Error::Kind::WrongResult: return "wrong-result";
    default: return "no-record";
  }
}

}  // namespace

tl::unexpected<Refusal> refuse_record(const Error& error) {
  return tl::unexpected(Refusal{Why::BadRecord, error.what, RecordFault{fault_name(error.kind), error.move}});
}

Refusal unavailable() { return {Why::Unavailable, "the store does not answer, try again in a moment"}; }

}  // namespace pithead::server
