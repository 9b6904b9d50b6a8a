#include "server/block_api.h"

#include <chrono>
#include <set>
#include <utility>

#include "games/core/json.h"
#include "match/json_fields.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostBlocked = 200;

struct BlockWish {
  PersonId person;
  bool on = false;
};

Answer<BlockWish> read_block(const std::string& body, const PersonId& me) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  BlockWish wish{.person = fields.needed("person").text(200), .on = fields.needed("on").truth()};
  if (wish.person.empty() || wish.person == me) fields.complain("whom? 'person' must be somebody else");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return wish;
}

// What came of it: the list as it is now, or why not.
using Blocked = StoreResult<Answer<std::vector<Block>>>;

Blocked list_of(Store& store, const PersonId& person) {
  auto blocks = store.moderation().blocks_of(person);
  if (!blocks) return tl::unexpected(blocks.error());
  return Answer<std::vector<Block>>(std::move(*blocks));
}

Blocked carry_out(Store& store, const PersonId& me, const BlockWish& wish, Milliseconds now) {
  if (!wish.on) {
    if (auto done = store.moderation().unblock(me, wish.person); !done) return tl::unexpected(done.error());
    return list_of(store, me);
  }
  const auto known = store.find_person(wish.person);
  if (!known) return tl::unexpected(known.error());
  if (!*known) return Answer<std::vector<Block>>(refuse(Why::BadMessage, "'person' is nobody we know"));
  const auto blocked = store.moderation().blocked_by(me);
  if (!blocked) return tl::unexpected(blocked.error());
  if (blocked->size() >= kMostBlocked && !blocked->contains(wish.person))
    return Answer<std::vector<Block>>(refuse(Why::TooManyBlocked, "nobody can block more than 200 people"));
  if (auto done = store.moderation().block(me, wish.person, now); !done) return tl::unexpected(done.error());
  return list_of(store, me);
}

}  // namespace

std::string tell_blocks(const std::vector<Block>& blocks) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "blocks");
  json.key("blocks").begin_array();
  for (const Block& each : blocks) {
    json.begin_object();
    json.field("person", each.person);
    json.field("name", each.name);
    json.field("since", each.since);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

void BlockApi::list(const ApiCall& call) {
  writer_.submit([person = call.person()](Store& store) { return store.moderation().blocks_of(person); },
                 [respond = call.respond](const StoreResult<std::vector<Block>>& blocks) {
                   respond(blocks ? json_response(tell_blocks(*blocks)) : refusal_response(unavailable()));
                 });
}

void BlockApi::change(const ApiCall& call) {
  const auto wish = read_block(call.request.body, call.person());
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (!changes_.take(call.person(), std::chrono::steady_clock::now()))
    return call.respond(too_fast_response("that are many at once; wait a moment", 2));
  writer_.submit([me = call.person(), wish = *wish,
                  now = tables_.now()](Store& store) { return carry_out(store, me, wish, now); },
                 [this, call](const Blocked& done) {
                   if (!done) return call.respond(refusal_response(unavailable()));
                   if (!*done) return call.respond(refusal_response(done->error()));
                   std::set<PersonId> unheard;
                   for (const Block& each : **done) unheard.insert(each.person);
                   people_.changed(call.person());
                   tables_.set_unheard(call.person(), unheard);
                   call.respond(json_response(tell_blocks(**done)));
                 });
}

}  // namespace pithead::server
