#include "server/tournament_wish.h"

#include <algorithm>
#include <array>

#include "games/catalogue.h"
#include "match/json_fields.h"
#include "match/match.h"
#include "server/rated_tables.h"
#include "server/table/plain_text.h"

namespace pithead::server {
namespace {

constexpr std::size_t kLongestTournamentTitle = 50;
constexpr std::size_t kLongestSeason = 30;
constexpr std::size_t kLongestTournamentWord = 200;
constexpr int kMostRounds = 20;
constexpr int kMostTablesOfRound = 64;
constexpr std::int64_t kShortestTurn = 30;
constexpr std::int64_t kLongestTurn = 60LL * 60 * 24 * 14;
constexpr std::int64_t kLongestPause = 60LL * 60 * 24 * 14;
constexpr std::array<std::string_view, 2> kFillingBots{"easy", "medium"};  // that think for a moment only

template <class What>
What choice_in(JsonFields& fields, std::string_view key, std::span<const std::string_view> names,
               std::string_view expected) {
  const auto chosen = fields.needed(key).kind<What>(names);
  if (!chosen) fields.complain("'" + std::string(key) + "' must be " + std::string(expected));
  return chosen.value_or(What{});
}

TournamentPlan plan_in(JsonFields& fields) {
  TournamentPlan plan;
  plan.title = name_in(fields, "title", kLongestTournamentTitle);
  plan.game = fields.needed("game").text(kLongestTournamentWord);
  plan.options = fields.optional("options").options();
  plan.kind =
      choice_in<TournamentPlan::Kind>(fields, "kind", kTournamentKinds, "round-robin, swiss or knock-out");
  plan.seats = fields.needed("seats").number(2, 4, 2);
  if (plan.kind == TournamentPlan::Kind::Swiss)
    plan.rounds = fields.needed("length").number(1, kMostRounds, 1);
  if (plan.kind == TournamentPlan::Kind::KnockOut)
    plan.go_on = fields.optional("go_on").number(1, plan.seats - 1, 1);
  plan.bots = fields.optional("bots").text(kLongestTournamentWord);
  if (fields.has("seeding"))
    plan.seeding = choice_in<TournamentPlan::Seeding>(fields, "seeding", kSeedings, "chance or rating");
  plan.turn_seconds = fields.needed("turn_seconds").number(kShortestTurn, kLongestTurn, kShortestTurn);
  plan.pause_seconds = fields.optional("pause_seconds").number<std::int64_t>(0, kLongestPause);
  plan.season = name_in(fields, "season", kLongestSeason);
  if (plan.title.empty()) fields.complain("'title' is missing");
  if (!plan.bots.empty() && std::ranges::find(kFillingBots, plan.bots) == kFillingBots.end())
    fields.complain("'bots' must be easy or medium, or be left out");
  return plan;
}

// At every number of seats that can come up.
Answer<void> check_playable(TournamentPlan& plan) {
  const AnyGame* game = find_game(plan.game);
  if (game == nullptr) return refuse(Why::UnknownGame, "'game' must be one of /api/games");
  const int least = plan.bots.empty() ? std::max(2, game->info().min_players) : plan.seats;
  if (plan.seats > game->info().max_players || least > plan.seats || (plan.bots.empty() && least > 2))
    return refuse(Why::WrongSetup, "this game cannot be played at tables of so many seats");
  for (int seats = least; seats <= plan.seats; ++seats) {
    const auto setup = make_setup(plan.game, seats, plan.options, 0);
    if (!setup) return refuse_setup(setup.error());
    if (seats == plan.seats) plan.options = options_of(*setup);
  }
  if (plan.bots.empty()) return {};
  if (level_rating(plan.game, plan.seats, plan.bots)) return {};
  return refuse(Why::NotRatable, "a bot of this level has no rating in this game; choose another");
}

using TournamentWhat = decltype(TournamentWish::what);

int table_number_in(JsonFields& fields) {
  return fields.needed("table").number(1, kMostTablesOfRound, 1) - 1;
}

AdjudicateTable adjudication_in(JsonFields& fields) {
  AdjudicateTable wish{.table = table_number_in(fields), .ranks = {}};
  const auto* places = fields.needed("places").list();
  for (std::size_t i = 0; places != nullptr && i < places->size() && i < 5; ++i) {
    const std::int64_t* place = (*places)[i].if_int64();
    if (place == nullptr || *place < 1 || *place > 4)
      fields.complain("'places' must be a list of numbers from 1 to 4");
    wish.ranks.push_back(place == nullptr ? 0 : static_cast<int>(*place));
  }
  return wish;
}

struct TournamentWishType {
  std::string_view name;
  TournamentWhat (*read)(JsonFields& fields);
};

const std::array<TournamentWishType, 8> kTournamentWishes{{
    {"enter", [](JsonFields& /*none*/) -> TournamentWhat { return EnterTournament{}; }},
    {"withdraw",
     [](JsonFields& fields) -> TournamentWhat {
       return WithdrawFromTournament{fields.optional("person").text(kLongestTournamentWord)};
     }},
    {"start", [](JsonFields& /*none*/) -> TournamentWhat { return StartTournament{}; }},
    {"open", [](JsonFields& /*none*/) -> TournamentWhat { return OpenRound{}; }},
    {"replace",
     [](JsonFields& fields) -> TournamentWhat {
       return ReplacePlayer{.person = fields.needed("person").text(kLongestTournamentWord),
                            .by_whom = fields.needed("by_whom").text(kLongestTournamentWord)};
     }},
    {"extend",
     [](JsonFields& fields) -> TournamentWhat {
       return ExtendTable{.table = table_number_in(fields),
                          .seconds = fields.needed("seconds").number<std::int64_t>(60, kLongestTurn, 60)};
     }},
    {"adjudicate", [](JsonFields& fields) -> TournamentWhat { return adjudication_in(fields); }},
    {"cancel", [](JsonFields& /*none*/) -> TournamentWhat { return CancelTournament{}; }},
}};

}  // namespace

Answer<AnnounceWish> read_announcement(std::string_view body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  AnnounceWish wish{.id = fields.optional("id").text(kLongestTournamentWord), .plan = plan_in(fields)};
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  if (const auto playable = check_playable(wish.plan); !playable) return tl::unexpected(playable.error());
  return wish;
}

Answer<TournamentWish> read_tournament_wish(std::string_view body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  const std::string name = fields.needed("type").text(kLongestTournamentWord);
  const auto* type = std::ranges::find(kTournamentWishes, name, &TournamentWishType::name);
  if (!fields.wrong() && type == kTournamentWishes.end())
    return refuse(Why::UnknownType, "there is nothing of this type to be done with a tournament");
  TournamentWish wish{.id = fields.optional("id").text(kLongestTournamentWord), .what = {}};
  if (!fields.wrong()) wish.what = type->read(fields);
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return wish;
}

}  // namespace pithead::server
