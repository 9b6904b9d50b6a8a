// What an entry of a table's log says: one change, made by a person, a bot or the server. The table is what
// all its changes together make of it (table.h); nothing else about it is kept.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/match.h"
#include "match/turn_plan.h"
#include "server/store/store.h"
#include "server/table/beginning.h"

namespace pithead::server {

struct ClockRule {
  enum class Kind {
    None,
    Turn,  // so many seconds for each turn
    Bank,  // so many for the whole game, and more with each finished turn
  };
  Kind kind = Kind::None;
  int seconds = 0;
  int increment = 0;
};
// Names of kinds are the same in the log and on the wire.
inline constexpr std::array<std::string_view, 3> kClockKinds{"none", "turn", "bank"};

struct SeatHolder {
  enum class Kind { Open, Invited, Person, Bot };
  Kind kind = Kind::Open;
  PersonId person;
  std::string name;
  std::string level;  // of a bot, also of one that plays for a person who is away
  std::string link;   // key of an invitation; for the host's eyes only
};
inline constexpr std::array<std::string_view, 4> kHolderKinds{"open", "invited", "person", "bot"};

// Who may say something at a table; the host always reads and decides.
enum class ChatFor { Seats, Everybody, Nobody };
inline constexpr std::array<std::string_view, 3> kChatFor{"seats", "everybody", "nobody"};

inline constexpr std::array<std::string_view, 2> kPlanConditions{"same", "legal"};

// All that is agreed before the game.
struct Plan {
  std::string game;
  ChosenOptions options;
  std::vector<SeatHolder> seats;
  std::string title;
  bool listed = false;  // anybody may find it
  ChatFor chat = ChatFor::Seats;
  bool is_private = false;  // while the game runs only those who have a seat watch it
  bool by_turn = false;     // the pace: days instead of an evening
  ClockRule clock;
  bool rated = false;                             // the result counts for ratings (rated.h)
  std::optional<Beginning> begin = std::nullopt;  // else chance deals
  Seat first_player = kNobody;                    // nobody's: whom the deal draws
  // Id, if it is one's table: then nobody else decides who plays.
  std::string tournament = {};  // NOLINT(readability-redundant-member-init)
};

// What the server puts into the deal of a table, in hexadecimal digits. Nobody is told before the game is
// over.
struct DealSecret {
  std::string salt;
  std::string share;
};

// The kinds of changes. kKind is the name in the log and on the wire: logs are kept for ever, so it stays.
struct TableOpened {
  static constexpr std::string_view kKind = "open";
  Plan plan;
  std::optional<DealSecret> deal = std::nullopt;  // none where somebody chose the deal, and at old tables
};
struct SeatTaken {
  static constexpr std::string_view kKind = "sit";
  Seat seat = kNobody;
  std::string name;
  std::string share;  // of the deal, if the person gives one
};
struct ShareGiven {  // by somebody who sits there already
  static constexpr std::string_view kKind = "share";
  std::string share;
};
struct SeatAssigned {  // by the host
  static constexpr std::string_view kKind = "seat";
  Seat seat = kNobody;
  SeatHolder holder;
};
struct SeatLeft {  // when the game has begun, a bot plays on
  static constexpr std::string_view kKind = "leave";
  Seat seat = kNobody;  // nobody's: all that the person has
};
struct BotStoodIn {  // for a person whose time ran out
  static constexpr std::string_view kKind = "stand-in";
  Seat seat = kNobody;
  bool only_turn = false;  // until the turn is over; else until the person returns
};
struct PersonReturned {
  static constexpr std::string_view kKind = "return";
  Seat seat = kNobody;
};
struct GameStarted {
  static constexpr std::string_view kKind = "start";
  Seed seed;
  int rules = 0;      // version of the game's rules
  std::string share;  // the host's, if it was not given before
  int draw = 0;       // of FairDeal
};
struct MovePlayed {
  static constexpr std::string_view kKind = "move";
  Seat seat = kNobody;
  int ply = 0;
  Move move{};
  bool planned = false;  // beforehand, by TurnPlanned
};
struct LineOfMoves {
  std::vector<Move> moves;
};
struct TurnPlanned {  // in private; it takes the place of what was planned before
  static constexpr std::string_view kKind = "plan";
  Seat seat = kNobody;
  int ply = 0;  // of the position in which it was planned
  PlanCondition condition = PlanCondition::Same;
  bool standing = false;           // for more turns than the next
  std::vector<LineOfMoves> lines;  // the first that fits is played
};
struct PlanRemoved {
  static constexpr std::string_view kKind = "unplan";
  Seat seat = kNobody;
};
struct MovesUndone {
  static constexpr std::string_view kKind = "undo";
  Seat seat = kNobody;
  int ply = 0;  // how many moves are left
};
struct TurnConfirmed {
  static constexpr std::string_view kKind = "confirm";
  Seat seat = kNobody;
};
struct ConfirmTurnsSet {  // whether the turns of who did it end with TurnConfirmed only
  static constexpr std::string_view kKind = "confirm-turns";
  bool on = false;
};
struct ChatSaid {
  static constexpr std::string_view kKind = "chat";
  std::string text;
  std::string name;
};
struct PersonMuted {  // by the host for all, by others for themselves
  static constexpr std::string_view kKind = "mute";
  PersonId person;
  bool on = false;
};
struct PersonRemoved {  // from those who watch, by the host
  static constexpr std::string_view kKind = "remove";
  PersonId person;
};
struct SettingsChanged {
  static constexpr std::string_view kKind = "settings";
  std::string title;
  bool listed = false;
  ChatFor chat = ChatFor::Seats;
  bool is_private = false;
};
struct TimeCredited {  // no clock ran for so long
  static constexpr std::string_view kKind = "credit";
  Milliseconds amount = 0;
};
struct VacationSet {  // by the person, whose clock stands still until then; 0: who is back
  static constexpr std::string_view kKind = "vacation";
  Milliseconds until = 0;
};
struct GraceGiven {  // to whom time ran out for the first time in a game by turns
  static constexpr std::string_view kKind = "grace";
  Seat seat = kNobody;
  Milliseconds amount = 0;
};
struct PlayerNudged {  // who is waited for
  static constexpr std::string_view kKind = "nudge";
  Seat seat = kNobody;
};
struct AdjournAsked {  // the game stands still until then when all have asked for it; 0: rather not
  static constexpr std::string_view kKind = "adjourn";
  Milliseconds until = 0;
};
struct ResumeAsked {  // by the server: the time has come
  static constexpr std::string_view kKind = "resume";
};
struct RematchAgreed {
  static constexpr std::string_view kKind = "rematch";
  TableId table;
  std::string game;               // empty: the same one
  std::vector<PersonId> without;  // whose seats are free there
};
struct TableClosed {
  static constexpr std::string_view kKind = "close";
};

struct Change {
  using What = std::variant<TableOpened, SeatTaken, ShareGiven, SeatAssigned, SeatLeft, BotStoodIn,
                            PersonReturned, GameStarted, MovePlayed, TurnPlanned, PlanRemoved, MovesUndone,
                            TurnConfirmed, ConfirmTurnsSet, ChatSaid, PersonMuted, PersonRemoved,
                            SettingsChanged, TimeCredited, VacationSet, GraceGiven, PlayerNudged,
                            AdjournAsked, ResumeAsked, RematchAgreed, TableClosed>;
  PersonId by;     // empty for bots and the server
  std::string id;  // the asker's own name for the request
  What what;

  template <class Kind>
  bool is() const {
    return std::holds_alternative<Kind>(what);
  }
};

std::string_view change_kind(const Change& change);  // "move"

// Moves are written in the notation of the table's game, which is null before the table is open.
std::string write_change(Change change, const AnyGame* game);
// Nothing for a text that is no change, such as one of a later version.
std::optional<Change> read_change(std::string_view body, const AnyGame* game);

}  // namespace pithead::server
