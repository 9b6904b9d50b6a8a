#include "server/tournament_keeper.h"

#include <algorithm>

#include "server/notice/invitation.h"
#include "server/store/notices.h"
#include "server/table/opening.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kLookEvery = 2'000;
constexpr int kMostTries = 8;                    // when others write at the same time
constexpr std::int64_t kByTurnFrom = 60LL * 60;  // seconds for a turn: then it is a matter of days

// Nobody hosts the tables of a tournament: no person has such an id.
PersonId host_of(const StoredTournament& stored) { return "tournament:" + stored.summary.id; }

std::string member_name(const StoredTournament& stored, const PersonId& person) {
  const auto found = std::ranges::find(stored.members, person, &ClubMember::person);
  return found == stored.members.end() ? "Miner" : found->name;
}

const TournamentTable& table_at(const StoredTournament& stored, const TournamentPlace& place) {
  return stored.tournament.rounds.at(static_cast<std::size_t>(place.round))
      .tables.at(static_cast<std::size_t>(place.number));
}

SeatHolder holder_for(const StoredTournament& stored, const TournamentSeat& seat) {
  SeatHolder holder;
  if (seat.entrant == kBotEntrant) {
    holder.kind = SeatHolder::Kind::Bot;
    holder.level = stored.tournament.plan.bots;
    return holder;
  }
  holder.kind = SeatHolder::Kind::Person;
  holder.person = seat.person;
  holder.name = member_name(stored, seat.person);
  return holder;
}

Plan plan_for(const StoredTournament& stored, const TournamentPlace& place) {
  const TournamentPlan& rules = stored.tournament.plan;
  Plan plan;
  plan.game = rules.game;
  plan.options = rules.options;
  plan.title = rules.title;
  plan.by_turn = rules.turn_seconds >= kByTurnFrom;
  plan.clock = {
      .kind = ClockRule::Kind::Turn, .seconds = static_cast<int>(rules.turn_seconds), .increment = 0};
  plan.rated = true;
  plan.tournament = stored.summary.id;
  for (const TournamentSeat& seat : table_at(stored, place).seats)
    plan.seats.push_back(holder_for(stored, seat));
  return plan;
}

bool was_done_before(const Tournament& tournament, const TournamentKeeper::Request& request) {
  return !request.id.empty() && std::ranges::any_of(tournament.log, [&](const Deed& each) {
    return each.by == request.by && each.id == request.id;
  });
}

Refusal refusal_of(const Objection& objection) {
  switch (objection.kind) {
    case Objection::Kind::AlreadyEntered: return {Why::AlreadyEntered, objection.what};
    case Objection::Kind::NotEntered: return {Why::NotEntered, objection.what};
    case Objection::Kind::NoSuchTable: return {Why::UnknownTable, objection.what};
    case Objection::Kind::BadPlaces: return {Why::BadMessage, objection.what};
    case Objection::Kind::Stage: break;
  }
  return {Why::TournamentStage, objection.what};
}

}  // namespace

// ---- what people do --------------------------------------------------------------------------------------

void TournamentKeeper::announce(const TournamentId& id, const ClubId& club, const Deed& deed,
                                const Then& then) {
  StoredTournament none;
  none.summary.id = id;
  none.summary.club = club;
  write(none, deed, [=, this](const StoreResult<Appended>& written) {
    then(written ? Answer<void>{} : tl::unexpected(unavailable()));  // Taken: by the same request, before
    if (written == Appended::Written) invite(id, club, deed);
  });
}

// All members but whoever announces it.
void TournamentKeeper::invite(const TournamentId& id, const ClubId& club, const Deed& announcement) {
  if (!notice_delay_) return;
  const NewNotice invitation = invitation_for({.person = announcement.by,
                                               .subject = "tournament:" + id,
                                               .name = std::get<Announced>(announcement.what).plan.title,
                                               .path = "/tournament/" + id},
                                              tables_.now() + *notice_delay_);
  writer_.submit([club, invitation](Store& store) { return store.notices().tell_members(club, invitation); },
                 [](const StoreResult<void>& /*it is announced all the same*/) {});
}

void TournamentKeeper::act(const TournamentId& id, const Request& request, const Decide& decide,
                           const Then& then) {
  try_to_act(id, request, decide, then, kMostTries);
}

void TournamentKeeper::try_to_act(const TournamentId& id, const Request& request, const Decide& decide,
                                  const Then& then, int tries) {
  writer_.submit([id](Store& store) { return read_tournament(store, id); },
                 [=, this](const StoreResult<std::optional<StoredTournament>>& stored) {
                   if (!stored || tries == 0) return then(tl::unexpected(unavailable()));
                   if (!*stored) return then(refuse(Why::UnknownTournament, "there is no such tournament"));
                   if (was_done_before((*stored)->tournament, request)) return then({});
                   const auto what = decide(**stored);
                   if (!what) return then(tl::unexpected(what.error()));
                   const Deed deed{.by = request.by, .id = request.id, .time = tables_.now(), .what = *what};
                   if (const auto may = check((*stored)->tournament, deed); !may)
                     return then(tl::unexpected(refusal_of(may.error())));
                   write(**stored, deed, [=, this](const StoreResult<Appended>& written) {
                     if (!written) return then(tl::unexpected(unavailable()));
                     if (*written == Appended::Taken) return try_to_act(id, request, decide, then, tries - 1);
                     then({});
                     carry_on(id);
                   });
                 });
}

void TournamentKeeper::write(const StoredTournament& stored, Deed deed, const Written& then) {
  writer_.submit([append = append_of(stored, std::move(deed), secret_)](
                     Store& store) { return store.tournaments().append(append); },
                 then);
}

// ---- what goes on by itself ------------------------------------------------------------------------------

void TournamentKeeper::tick() {
  const Milliseconds now = tables_.now();
  if (now < next_) return;
  next_ = now + kLookEvery;
  writer_.submit([now](Store& store) { return store.tournaments().due(now); },
                 [this](const StoreResult<std::vector<TournamentId>>& due) {
                   if (!due) return;
                   for (const TournamentId& each : *due) carry_on(each);
                 });
}

void TournamentKeeper::carry_on(const TournamentId& id) {
  if (busy_.insert(id).second) step(id);
}

void TournamentKeeper::step(const TournamentId& id) {
  writer_.submit([id](Store& store) { return read_tournament(store, id); },
                 [this, id](const StoreResult<std::optional<StoredTournament>>& stored) {
                   if (!stored || !*stored) return void(busy_.erase(id));
                   auto deed = next_deed(**stored, tables_.now());
                   if (!deed) {
                     busy_.erase(id);
                     return open_tables(**stored);
                   }
                   // Taken: another node did it, and there may be more to do.
                   write(**stored, std::move(*deed), [this, id](const StoreResult<Appended>& written) {
                     if (!written) return void(busy_.erase(id));
                     step(id);
                   });
                 });
}

void TournamentKeeper::open_tables(const StoredTournament& stored) {
  for (const TournamentPlace& place : stored.unopened) open_table(stored, place);
}

// The game begins at once: everybody has a seat. If the node dies in between, the table is found again.
void TournamentKeeper::open_table(const StoredTournament& stored, const TournamentPlace& place) {
  Person host;
  host.id = host_of(stored);
  const Change opening{.by = host.id, .id = {}, .what = open_with(plan_for(stored, place))};
  tables_.open(place.table, {opening}, [this, host, table = place.table](const Reply& opened) {
    if (!std::holds_alternative<Done>(opened)) return;
    tables_.wish({.id = "start", .table = table, .what = ChangeWish(StartGame{})}, host, nullptr,
                 [](const Reply& /*what fails now is tried again*/) {});
  });
}

}  // namespace pithead::server
