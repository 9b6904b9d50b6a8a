// What SqlStore needs of a database: statements, and a connection that executes them. SQLite and PostgreSQL
// understand the same SQL, so that what a store does is written once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/core/interface.h"
#include "server/store/store.h"

namespace pithead::server {

enum class Query {
  AddEntry,
  DropEntry,
  SaveTable,
  DropMembers,  // behind the last
  ChangeMember,
  SaveMember,
  EndMembers,
  SaveResult,
  SaveRival,
  SaveSpeaker,
  SaveRatedGame,
  SaveRatedSeat,
  Announce,  // PostgreSQL only
  AddPackedLog,
  DropPackedEntries,
  MarkPacked,
  ReplacePackedLog,
  LockTable,
  ReadEntries,
  ReadPackedLog,
  UnpackedTables,
  TablesOf,
  ListedTables,
  DueTables,
  TimedTables,
  TablesOfClub,
  HostedTables,
  Results,
  CountResults,
  FinishedGames,
  TablesWithoutResults,
  DropTableWithoutResults,
  SavePerson,
  FindPerson,
  FindAccount,
  MakeAccount,
  SetLogin,
  SetPassword,
  SetMail,
  AddLogin,
  FindLogin,
  TouchLogin,
  LoginsOf,
  EndLogin,
  EndLogins,  // but one
  EndAccountLogins,
  EndGuestLogins,
  AnnounceLogin,  // PostgreSQL only
  DropCodes,
  AddCode,
  UseCode,
  TablesNaming,
  TableCard,
  ResultCards,
  ReplaceEntry,
  ReplaceTableCard,
  ReplaceResultCard,
  RemoveResults,
  RemoveRivals,
  RemoveSpeaker,
  RemovePerson,
  GuestsBehind,
  SweepGuests,
  SweepLogins,
  SweepCodes,
  SweepNodes,
  FirstNode,
  WantAnalysis,
  PrepareAnalysis,
  StopAnalysis,
  FinishAnalysis,
  FindAnalysis,
  WantedAnalyses,
  ClaimAnalysis,
  RenewClaim,
  AddAnalysed,
  CountAnalysed,
  Analysed,
  AnalysedPlies,
  WorstSlips,
  WaitingPool,
  RatingPools,
  AddRatingPool,
  LockRatingPool,
  FirstWaiting,
  CountLate,
  WaitingGames,
  StandingsBefore,
  DropSteps,
  Unfold,
  MarkLatestSteps,
  AgeStep,
  AddStep,
  MarkFolded,
  Ladder,
  CountLadder,
  CountBefore,
  RatingsOf,
  RatingHistory,
  RatingsAt,
  RatingIn,
  ClubLadder,
  AddClub,
  AddFounder,
  FindClub,
  ChangeClub,
  ListedClubs,
  ClubsOf,
  ClubMembers,
  RemovedClubMembers,
  FindClubMember,
  SaveClubMember,
  SucceedFounder,
  CloseLeftClubs,
  RemoveClubMember,
  RemoveClubPosts,
  AddClubPost,
  FindClubPost,
  DropClubPosts,
  ClubPosts,
  EmptyClubPost,
  ClubPostsBy,
  AddClubTable,
  AddNextClubTable,
  AddTournamentEntry,
  SaveTournament,
  AddTournamentTable,
  SettleTable,
  ReadTournament,
  FindTournament,
  TournamentsOf,
  DueTournaments,
  UnopenedTables,
  UnsettledTables,
  TablesOfTournament,
  AddNotice,
  TellMembers,
  SeeNotices,
  FindQuietHours,
  SaveQuietHours,
  AddNoticePerson,
  NoticeAddresses,
  SaveNoticeAddress,
  SetNoticeKinds,
  RemoveNoticeAddress,
  StopNoticeAddress,
  DropMessagesTo,
  DropOwnMessages,
  DuePeople,
  LockNoticePerson,
  UsedNoticeAddresses,
  WaitingNotices,
  DropNotice,
  DeferNotice,
  MarkNoticeTold,
  RestNoticePerson,
  AddMessage,
  ClaimMessage,
  ReadMessage,
  DropMessage,
  DeferMessage,
  ClearTrouble,
  CountTrouble,
  EndAddress,
  DropAddress,
  SweepNoticePeople,
  SweepNoticeAddresses,
  SweepNotices,
  SweepMessages,
  RemoveNoticePerson,
  RemoveNoticeAddresses,
  RemoveNotices,
  RemoveMessages,
  AddBlock,
  DropBlock,
  BlocksOf,
  BlockedBy,
  KeptApart,
  AddReport,
  ReportsBy,
  ReportsAbout,
  OpenReports,
  FindReport,
  CountOpenReports,
  SettleReport,
  Silence,
  ForgetReporter,
  DropReportsAbout,
  SweepReports,
  AddVacation,
  SetVacationEnd,
  VacationsOf,
  AddSecret,
  FindSecret,
  Heartbeat,
  LastHeartbeat,
};
inline constexpr std::size_t kQueries = static_cast<std::size_t>(Query::LastHeartbeat) + 1;

// With $1, $2, … for the values.
const std::string& sql_of(Query query);

// What a statement is about, for the log.
std::string_view topic_of(Query query);

// Views, because the texts of a batch need not be copied to be sent.
struct BlobView {
  std::string_view bytes;
};
using Value = std::variant<std::monostate, std::int64_t, std::string_view, BlobView>;

struct Statement {
  Query query;
  std::vector<Value> values;
};

// How many rows at most.
inline Value limit(std::size_t most) {
  constexpr std::size_t kMost = std::numeric_limits<std::int64_t>::max();
  return static_cast<std::int64_t>(std::min(most, kMost));
}

struct Blob {
  std::string bytes;
  friend bool operator==(const Blob&, const Blob&) = default;
};
using Field = std::variant<std::monostate, std::int64_t, std::string, Blob>;
using Row = std::vector<Field>;
using Rows = std::vector<Row>;

inline std::int64_t number(const Row& row, std::size_t column) { return std::get<std::int64_t>(row[column]); }
inline std::string& text(Row& row, std::size_t column) { return std::get<std::string>(row[column]); }
inline bool missing(const Row& row, std::size_t column) {
  return std::holds_alternative<std::monostate>(row[column]);
}

Person person_of(Row& row);
std::vector<Summary> summaries_of(Rows& rows);  // one row a member, those of a table behind each other

class SqlConnection : public Interface {
 public:
  // One statement in a transaction of its own. It may be run twice if the connection is lost meanwhile.
  virtual StoreResult<Rows> execute(const Statement& statement) = 0;

  // Opens a transaction and runs these in it; then runs those and commits. When one fails, nothing of the
  // transaction remains.
  virtual StoreResult<std::vector<Rows>> begin(std::span<const Statement> statements) = 0;
  virtual StoreResult<std::vector<Rows>> commit(std::span<const Statement> statements) = 0;

  // Any text without values, several statements as well; the rows of the last one.
  virtual StoreResult<Rows> run(const std::string& text) = 0;

  virtual bool has_listeners() const = 0;  // whether Announce reaches anybody
};

// What each row of an answer means, or the first one.
template <class T>
StoreResult<std::vector<T>> read_all(SqlConnection& connection, const Statement& statement,
                                     T (*made_of)(Row&)) {
  auto rows = connection.execute(statement);
  if (!rows) return tl::unexpected(rows.error());
  std::vector<T> all;
  all.reserve(rows->size());
  for (Row& row : *rows) all.push_back(made_of(row));
  return all;
}
template <class T>
StoreResult<std::optional<T>> read_first(SqlConnection& connection, const Statement& statement,
                                         T (*made_of)(Row&)) {
  auto rows = connection.execute(statement);
  if (!rows) return tl::unexpected(rows.error());
  if (rows->empty()) return std::nullopt;
  return made_of(rows->front());
}

}  // namespace pithead::server
