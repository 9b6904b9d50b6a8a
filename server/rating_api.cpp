#include "server/rating_api.h"

#include <utility>

#include "server/ladder.h"
#include "server/rated_tables.h"

namespace pithead::server {
namespace {

constexpr std::size_t kGamesFoldedAtOnce = 100;

SeatRating seat_of(const Table& table, const TableSeat& seat) {
  SeatRating rated;
  if (seat.holder.kind == SeatHolder::Kind::Person) rated.person = seat.holder.person;
  if (seat.holder.kind == SeatHolder::Kind::Bot)
    rated.bot = level_rating(table.plan().game, static_cast<int>(table.seats().size()), seat.holder.level);
  return rated;
}

TableRatings seats_of(const Table& table) {
  TableRatings all{.table = table.id(),
                   .pool = {.game = table.plan().game, .players = static_cast<int>(table.seats().size())},
                   .seats = {},
                   .over = table.status() == Summary::Status::Over};
  if (!table.plan().rated) return all;
  for (const TableSeat& seat : table.seats()) all.seats.push_back(seat_of(table, seat));
  return all;
}

}  // namespace

void RatingApi::settle(const Respond& respond, const std::function<void()>& then) {
  writer_.submit([](Store& store) { return store.ratings().fold(kGamesFoldedAtOnce); },
                 [this, respond, then](const StoreResult<bool>& more) {
                   if (!more) return respond(refusal_response(unavailable()));
                   *more ? settle(respond, then) : then();
                 });
}

void RatingApi::show_ladder(const ApiCall& call) {
  const auto wish = read_ladder_wish(call.request.query);
  if (!wish) return call.respond(refusal_response(wish.error()));
  settle(call.respond, [this, wish = *wish, person = call.person(), respond = call.respond] {
    writer_.submit(
        [wish, person](Store& store) { return read_ladder(store, wish, person); },
        [person, respond](const StoreResult<LadderPage>& page) {
          respond(page ? json_response(tell_ladder(*page, person)) : refusal_response(unavailable()));
        });
  });
}

void RatingApi::show_own(const ApiCall& call) {
  settle(call.respond, [this, person = call.person(), respond = call.respond] {
    writer_.submit(
        [person](Store& store) { return read_own_ratings(store, person); },
        [respond](const StoreResult<std::vector<OwnRating>>& ratings) {
          respond(ratings ? json_response(tell_own_ratings(*ratings)) : refusal_response(unavailable()));
        });
  });
}

void RatingApi::show_table(const ApiCall& call) {
  tables_.read_for(call.person(), call.params[0],
                   [this, respond = call.respond](const Answer<const Table*>& table) {
                     if (!table) return respond(refusal_response(table.error()));
                     settle(respond, [this, respond, asked = seats_of(**table)] {
                       writer_.submit([asked](Store& store) { return read_table_ratings(store, asked); },
                                      [respond](const StoreResult<TableRatings>& ratings) {
                                        respond(ratings ? json_response(tell_table_ratings(*ratings))
                                                        : refusal_response(unavailable()));
                                      });
                     });
                   });
}

}  // namespace pithead::server
