#include "server/tournament_api.h"

#include <algorithm>
#include <chrono>

#include "server/me_api.h"
#include "server/table/secret.h"
#include "server/table/url_query.h"
#include "server/tournament_telling.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostAtOnce = 20;  // tournaments of a club that are not over

// Of whoever has not played rated games yet.
constexpr int kFirstRating = 1500;

bool is_underway(const TournamentSummary& summary) {
  return summary.state <= static_cast<std::int64_t>(Tournament::State::Running);
}

// What a wish needs to be decided: who asks, and what rating they bring along.
struct Asking {
  std::optional<ClubVisit> visit;
  int rating = kFirstRating;
};

StoreResult<int> rating_for(Store& store, const TournamentId& id, const PersonId& person) {
  const auto log = store.tournaments().read(id);
  if (!log) return tl::unexpected(log.error());
  const auto tournament = fold_log(*log);
  if (!tournament) return kFirstRating;
  const auto known =
      store.ratings().in_pool({.game = tournament->plan.game, .players = tournament->plan.seats}, person);
  if (!known) return tl::unexpected(known.error());
  return *known ? shown((*known)->step.after.points) : kFirstRating;
}

StoreResult<Asking> look_up_asking(Store& store, const TournamentId& id, const PersonId& person,
                                   const std::string& link) {
  const auto summary = store.tournaments().find(id);
  if (!summary) return tl::unexpected(summary.error());
  if (!*summary) return Asking{};
  auto visit = visit_club(store, (*summary)->club, person, link);
  if (!visit) return tl::unexpected(visit.error());
  const auto rating = rating_for(store, id, person);
  if (!rating) return tl::unexpected(rating.error());
  return Asking{.visit = std::move(*visit), .rating = *rating};
}

// Whoever may look at it is told what there is.
Answer<void> check_tournament_right(const std::optional<ClubVisit>& visit, ClubRight right) {
  auto may = check_right(visit, right);
  if (!may && may.error().why == Why::UnknownClub)
    return refuse(Why::UnknownTournament, "there is no such tournament, or you need the link to its club");
  return may;
}

ClubRight right_for(const TournamentWish& wish) {
  const auto* withdrawal = std::get_if<WithdrawFromTournament>(&wish.what);
  if (withdrawal != nullptr && withdrawal->person.empty()) return ClubRight::Belong;
  return std::holds_alternative<EnterTournament>(wish.what) ? ClubRight::Belong : ClubRight::Organise;
}

struct DeedOfWish {
  PersonId by;
  int rating;
  const StoredTournament& stored;
  using Wanted = Answer<Deed::What>;

  Wanted operator()(const EnterTournament& /*none*/) const { return Entered{by, rating}; }
  Wanted operator()(const WithdrawFromTournament& wish) const {
    return Withdrawn{wish.person.empty() ? by : wish.person};
  }
  Wanted operator()(const StartTournament& /*none*/) const { return Started{random_seed()}; }
  Wanted operator()(const OpenRound& /*none*/) const { return RoundOpened{}; }
  Wanted operator()(const ReplacePlayer& wish) const {
    if (std::ranges::find(stored.members, wish.by_whom, &ClubMember::person) == stored.members.end())
      return refuse(Why::NotMember, "whoever plays on is a member of the club");
    return PlayerReplaced{wish.person, wish.by_whom};
  }
  Wanted operator()(const ExtendTable& wish) const { return TimeExtended{wish.table, wish.seconds}; }
  Wanted operator()(const AdjudicateTable& wish) const { return TableAdjudicated{wish.table, wish.ranks}; }
  Wanted operator()(const CancelTournament& /*none*/) const { return Cancelled{}; }
};

TournamentKeeper::Then answer_to(const ApiCall& call) {
  return [respond = call.respond](const Answer<void>& done) {
    respond(done ? done_response() : refusal_response(done.error()));
  };
}

StoreResult<std::optional<TournamentPage>> read_tournament_page(Store& store, const TournamentId& id,
                                                                const PersonId& person,
                                                                const std::string& link) {
  auto stored = read_tournament(store, id);
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return std::nullopt;
  auto visit = visit_club(store, (*stored)->summary.club, person, link);
  if (!visit) return tl::unexpected(visit.error());
  if (!*visit) return std::nullopt;
  auto names = names_in(store, (*stored)->tournament, (*stored)->members);
  if (!names) return tl::unexpected(names.error());
  return TournamentPage{std::move(**visit), std::move(**stored), std::move(*names)};
}

StoreResult<LeaguePage> read_league(Store& store, const ClubVisit& visit, const std::string& season) {
  LeaguePage page{.visit = visit, .season = season, .tournaments = {}, .rows = {}, .names = {}};
  const auto all = store.tournaments().of_club(visit.club.id);
  if (!all) return tl::unexpected(all.error());
  const auto members = store.clubs().members(visit.club.id);
  if (!members) return tl::unexpected(members.error());
  std::vector<Tournament> counted;
  for (const TournamentSummary& each : *all) {
    if (each.season != season || each.state != static_cast<std::int64_t>(Tournament::State::Over)) continue;
    const auto log = store.tournaments().read(each.id);
    if (!log) return tl::unexpected(log.error());
    auto tournament = fold_log(*log);
    if (!tournament) continue;
    auto names = names_in(store, *tournament, *members);
    if (!names) return tl::unexpected(names.error());
    page.names.merge(*names);
    page.tournaments.emplace_back(each.id, tournament->plan.title);
    counted.push_back(std::move(*tournament));
  }
  page.rows = count_league(counted);
  return page;
}

}  // namespace

bool TournamentApi::may_act(const ApiCall& call, RateLimiter& limiter, const std::string& who) {
  const auto now = std::chrono::steady_clock::now();
  if (limiter.take(who, now)) return true;
  call.respond(too_fast_response("that is a little fast; Retry-After says how long to wait",
                                 limiter.seconds_to_wait(who, now)));
  return false;
}

void TournamentApi::announce(const ApiCall& call) {
  const auto wish = read_announcement(call.request.body);
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (!may_act(call, deeds_, call.person())) return;
  const TournamentId id =
      wish->id.empty() ? random_key(16) : keyed_name("tournament " + call.person() + ' ' + wish->id, secret_);
  struct Announcing {
    std::optional<ClubVisit> visit;
    std::size_t underway = 0;
    bool again = false;  // the same announcement, as its answer was lost
  };
  writer_.submit(
      [club = call.params[0], person = call.person(), id](Store& store) -> StoreResult<Announcing> {
        auto visit = visit_club(store, club, person, {});
        if (!visit) return tl::unexpected(visit.error());
        const auto others = store.tournaments().of_club(club);
        if (!others) return tl::unexpected(others.error());
        const auto underway = std::ranges::count_if(
            *others, [&](const TournamentSummary& each) { return each.id != id && is_underway(each); });
        const bool again = std::ranges::find(*others, id, &TournamentSummary::id) != others->end();
        return Announcing{std::move(*visit), static_cast<std::size_t>(underway), again};
      },
      [this, call, id, wish = *wish](const StoreResult<Announcing>& asked) {
        if (!asked) return call.respond(refusal_response(unavailable()));
        if (const auto may = check_right(asked->visit, ClubRight::Organise); !may)
          return call.respond(refusal_response(may.error()));
        if (asked->underway >= kMostAtOnce)
          return call.respond(refusal_response(
              {Why::TournamentStage, "many tournaments of this club go on; finish some first"}));
        if (!asked->again && !may_act(call, announced_, call.params[0])) return;
        const Deed deed{
            .by = call.person(), .id = wish.id, .time = tables_.now(), .what = Announced{wish.plan}};
        keeper_.announce(id, call.params[0], deed, [call, id](const Answer<void>& done) {
          call.respond(done ? json_response(tell_announced(id)) : refusal_response(done.error()));
        });
      });
}

void TournamentApi::show(const ApiCall& call) {
  const std::string link(QueryFields(call.request.query).text("link"));
  writer_.submit([id = call.params[0], person = call.person(),
                  link](Store& store) { return read_tournament_page(store, id, person, link); },
                 [call](const StoreResult<std::optional<TournamentPage>>& page) {
                   if (!page) return call.respond(refusal_response(unavailable()));
                   const auto visit = *page ? std::optional((*page)->visit) : std::nullopt;
                   if (const auto may = check_tournament_right(visit, ClubRight::Look); !may)
                     return call.respond(refusal_response(may.error()));
                   call.respond(json_response(tell_tournament(**page, call.person())));
                 });
}

void TournamentApi::act(const ApiCall& call) {
  const auto wish = read_tournament_wish(call.request.body);
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (!may_act(call, deeds_, call.person())) return;
  writer_.submit([id = call.params[0],
                  person = call.person()](Store& store) { return look_up_asking(store, id, person, {}); },
                 [this, call, wish = *wish](const StoreResult<Asking>& asking) {
                   if (!asking) return call.respond(refusal_response(unavailable()));
                   if (const auto may = check_tournament_right(asking->visit, right_for(wish)); !may)
                     return call.respond(refusal_response(may.error()));
                   if (const auto* extension = std::get_if<ExtendTable>(&wish.what))
                     return extend(call, wish, *extension);
                   act_on(call, wish, asking->rating);
                 });
}

void TournamentApi::act_on(const ApiCall& call, const TournamentWish& wish, int rating) {
  const auto decide = [wish, by = call.person(), rating](const StoredTournament& stored) {
    return std::visit(DeedOfWish{by, rating, stored}, wish.what);
  };
  keeper_.act(call.params[0], {call.person(), wish.id}, decide, answer_to(call));
}

// The table first: what is in the log has happened. Asked again, by the same request, neither is done twice.
void TournamentApi::extend(const ApiCall& call, const TournamentWish& wish, const ExtendTable& extension) {
  writer_.submit(
      [id = call.params[0]](Store& store) { return read_tournament(store, id); },
      [=, this](const StoreResult<std::optional<StoredTournament>>& stored) {
        if (!stored) return call.respond(refusal_response(unavailable()));
        if (!*stored)
          return call.respond(refusal_response({Why::UnknownTournament, "there is no such tournament"}));
        const auto& places = (*stored)->places;
        const auto latest = static_cast<int>((*stored)->tournament.rounds.size()) - 1;
        const auto place = std::ranges::find_if(places, [&](const TournamentPlace& each) {
          return each.round == latest && each.number == extension.table;
        });
        if (place == places.end())
          return call.respond(refusal_response({Why::UnknownTable, "this round has no such table"}));
        const std::string name =
            "extension " + call.person() + ' ' + (wish.id.empty() ? random_key(9) : wish.id);
        tables_.extend(place->table, extension.seconds * 1000, name, [=, this](const Reply& reply) {
          if (const auto* refused = std::get_if<Refused>(&reply))
            return call.respond(refusal_response(refused->refusal));
          act_on(call, wish, 0);
        });
      });
}

void TournamentApi::show_league(const ApiCall& call) {
  const QueryFields fields(call.request.query);
  const std::string season(fields.text("season"));
  const std::string link(fields.text("link"));
  writer_.submit(
      [club = call.params[0], person = call.person(), season,
       link](Store& store) -> StoreResult<std::optional<LeaguePage>> {
        const auto visit = visit_club(store, club, person, link);
        if (!visit) return tl::unexpected(visit.error());
        if (!*visit) return std::nullopt;
        return read_league(store, **visit, season).map([](LeaguePage page) {
          return std::optional(std::move(page));
        });
      },
      [call](const StoreResult<std::optional<LeaguePage>>& page) {
        if (!page) return call.respond(refusal_response(unavailable()));
        const auto visit = *page ? std::optional((*page)->visit) : std::nullopt;
        if (const auto may = check_right(visit, ClubRight::Look); !may)
          return call.respond(refusal_response(may.error()));
        call.respond(json_response(tell_league(**page, call.person())));
      });
}

}  // namespace pithead::server
