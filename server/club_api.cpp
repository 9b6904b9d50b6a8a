#include "server/club_api.h"

#include <algorithm>
#include <chrono>

#include "match/json_fields.h"
#include "server/club_telling.h"
#include "server/ladder.h"
#include "server/me_api.h"
#include "server/table/lobby_card.h"
#include "server/table/plain_text.h"
#include "server/table/secret.h"
#include "server/table/url_query.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostListedClubs = 100;
constexpr std::size_t kMostMembers = 500;
constexpr int kMostFounded = 10;
constexpr std::size_t kMostClubTables = 100;
constexpr std::size_t kPostsKept = 1'000;
constexpr std::size_t kPostsTold = 100;
constexpr std::size_t kLongestClubName = 60;
constexpr std::size_t kLongestAbout = 500;
constexpr std::size_t kLongestPost = 500;
constexpr std::size_t kLongestClubWord = 200;

using Role = ClubMember::Role;

HttpResponse unavailable_response() { return refusal_response(unavailable()); }

// Reads the body of a request field by field; answers what is wrong.
template <class Read>
auto read_body(const ApiCall& call, Read read) -> Answer<decltype(read(std::declval<JsonFields&>()))> {
  const auto object = read_json_object(call.request.body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  auto made = read(fields);
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return made;
}

struct ClubWish {
  std::string id;
  std::string name;
  std::optional<std::string> about;
  std::optional<bool> listed;
};

ClubWish club_wish_in(JsonFields& fields) {
  ClubWish wish{.id = fields.optional("id").text(kLongestClubWord),
                .name = name_in(fields, "name", kLongestClubName),
                .about = std::nullopt,
                .listed = std::nullopt};
  if (fields.has("about")) {
    wish.about = tidy(fields.optional("about").text(kLongestAbout));
    if (has_hidden_characters(*wish.about)) fields.complain("'about' has characters that nobody sees");
  }
  if (fields.has("listed")) wish.listed = fields.optional("listed").truth();
  return wish;
}

bool has_account(const ApiCall& call) { return !call.authenticated->person.login.empty(); }

Refusal needs_account() {
  return {Why::NoAccount, "clubs are for people with an account, so that they are found again"};
}

StoreResult<ClubPage> read_club_page(Store& store, const ClubVisit& visit) {
  auto members = store.clubs().members(visit.club.id);
  if (!members) return tl::unexpected(members.error());
  auto tournaments = store.tournaments().of_club(visit.club.id);
  if (!tournaments) return tl::unexpected(tournaments.error());
  ClubPage page{
      .visit = visit, .members = std::move(*members), .removed = {}, .tournaments = std::move(*tournaments)};
  if (!visit.organises()) return page;
  auto removed = store.clubs().removed(visit.club.id);
  if (!removed) return tl::unexpected(removed.error());
  page.removed = std::move(*removed);
  return page;
}

}  // namespace

// ---- common to all ---------------------------------------------------------------------------------------

bool ClubApi::may_act(const ApiCall& call, RateLimiter& limiter) {
  const auto now = std::chrono::steady_clock::now();
  if (limiter.take(call.person(), now)) return true;
  call.respond(
      too_fast_response("that is a little fast; wait a moment", limiter.seconds_to_wait(call.person(), now)));
  return false;
}

void ClubApi::visit(const ApiCall& call, ClubRight right, const Visited& then) {
  const std::string link(QueryFields(call.request.query).text("link"));
  writer_.submit([club = call.params[0], person = call.person(),
                  link](Store& store) { return visit_club(store, club, person, link); },
                 [call, right, then](const StoreResult<std::optional<ClubVisit>>& visit) {
                   if (!visit) return call.respond(unavailable_response());
                   if (const auto may = check_right(*visit, right); !may)
                     return call.respond(refusal_response(may.error()));
                   then(**visit);
                 });
}

void ClubApi::finish(const ApiCall& call, std::function<StoreResult<void>(Store&)> work) {
  writer_.submit(std::move(work), [respond = call.respond](const StoreResult<void>& done) {
    respond(done ? done_response() : unavailable_response());
  });
}

void ClubApi::save(const ApiCall& call, const Club& club) {
  finish(call, [club](Store& store) { return store.clubs().change(club); });
}

// ---- the club --------------------------------------------------------------------------------------------

void ClubApi::list(const ApiCall& call) {
  const bool mine = QueryFields(call.request.query).text("list") == "mine";
  writer_.submit(
      [person = call.person(), mine](Store& store) {
        return mine ? store.clubs().of_person(person) : store.clubs().listed(kMostListedClubs);
      },
      [respond = call.respond](const StoreResult<std::vector<ClubCard>>& clubs) {
        respond(clubs ? json_response(tell_clubs(*clubs)) : unavailable_response());
      });
}

void ClubApi::found(const ApiCall& call) {
  const auto wish = read_body(call, club_wish_in);
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (wish->name.empty()) return call.respond(refusal_response({Why::BadMessage, "'name' is missing"}));
  if (!has_account(call)) return call.respond(refusal_response(needs_account()));
  if (!may_act(call, founded_)) return;
  const Club club{
      .id = wish->id.empty() ? random_key(16) : keyed_name("club " + call.person() + ' ' + wish->id, secret_),
      .name = wish->name,
      .about = wish->about.value_or(""),
      .listed = wish->listed.value_or(false),
      .link = random_key(16),
      .created = tables_.now()};
  writer_.submit(
      [club, person = call.person()](Store& store) -> StoreResult<std::optional<ClubPage>> {
        const auto mine = store.clubs().of_person(person);
        if (!mine) return tl::unexpected(mine.error());
        const auto founded = std::ranges::count_if(
            *mine, [&](const ClubCard& each) { return each.role == Role::Founder && each.id != club.id; });
        if (founded >= kMostFounded) return std::nullopt;
        if (const auto done = store.clubs().found(club, person); !done) return tl::unexpected(done.error());
        const auto visit = visit_club(store, club.id, person, {});
        if (!visit) return tl::unexpected(visit.error());
        if (!*visit) return std::nullopt;
        return read_club_page(store, **visit).map([](ClubPage page) {
          return std::optional(std::move(page));
        });
      },
      [call](const StoreResult<std::optional<ClubPage>>& page) {
        if (!page) return call.respond(unavailable_response());
        if (!*page)
          return call.respond(
              refusal_response({Why::TooManyClubs, "you have founded many clubs; close one first"}));
        call.respond(json_response(tell_club(**page, call.person())));
      });
}

void ClubApi::show(const ApiCall& call) {
  visit(call, ClubRight::Look, [this, call](const ClubVisit& visit) {
    writer_.submit(
        [visit](Store& store) { return read_club_page(store, visit); },
        [call](const StoreResult<ClubPage>& page) {
          call.respond(page ? json_response(tell_club(*page, call.person())) : unavailable_response());
        });
  });
}

void ClubApi::change(const ApiCall& call) {
  const auto wish = read_body(call, club_wish_in);
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (!may_act(call, changes_)) return;
  visit(call, ClubRight::Organise, [this, call, wish = *wish](const ClubVisit& visit) {
    Club club = visit.club;
    if (!wish.name.empty()) club.name = wish.name;
    club.about = wish.about.value_or(club.about);
    club.listed = wish.listed.value_or(club.listed);
    save(call, club);
  });
}

void ClubApi::renew_link(const ApiCall& call) {
  if (!may_act(call, changes_)) return;
  visit(call, ClubRight::Organise, [this, call](const ClubVisit& visit) {
    Club club = visit.club;
    club.link = random_key(16);
    save(call, club);
  });
}

void ClubApi::close(const ApiCall& call) {
  if (!may_act(call, changes_)) return;
  visit(call, ClubRight::Found, [this, call](const ClubVisit& visit) {
    Club club = visit.club;
    club.closed = true;
    save(call, club);
  });
}

// ---- members ---------------------------------------------------------------------------------------------

void ClubApi::join(const ApiCall& call) {
  if (!may_act(call, changes_)) return;
  visit(call, ClubRight::Look, [this, call](const ClubVisit& visit) {
    if (visit.belongs()) return call.respond(done_response());
    if (!has_account(call)) return call.respond(refusal_response(needs_account()));
    if (visit.member)
      return call.respond(
          refusal_response({Why::NotMember, "the organisers have removed you from this club"}));
    join_as_member(call, visit);
  });
}

void ClubApi::join_as_member(const ApiCall& call, const ClubVisit& visit) {
  writer_.submit(
      [club = visit.club.id, person = call.person(), now = tables_.now()](Store& store) -> StoreResult<bool> {
        const auto members = store.clubs().members(club);
        if (!members) return tl::unexpected(members.error());
        if (members->size() >= kMostMembers) return false;
        return store.clubs().set_role(club, person, Role::Member, now).map([] { return true; });
      },
      [call](const StoreResult<bool>& joined) {
        if (!joined) return call.respond(unavailable_response());
        if (!*joined)
          return call.respond(refusal_response({Why::ClubFull, "this club has no room for more members"}));
        call.respond(done_response());
      });
}

void ClubApi::leave(const ApiCall& call) {
  visit(call, ClubRight::Belong, [this, call](const ClubVisit& visit) {
    finish(call, [club = visit.club.id, person = call.person()](Store& store) {
      return store.clubs().leave(club, person);
    });
  });
}

// Organisers remove members and let them in again; who organises is for the founder to say, who also hands
// over.
void ClubApi::set_role(const ApiCall& call) {
  struct RoleWish {
    PersonId person;
    std::optional<Role> role;
  };
  const auto wish = read_body(call, [](JsonFields& fields) {
    RoleWish read{.person = fields.needed("person").text(kLongestClubWord),
                  .role = fields.needed("role").kind<Role>(kClubRoles)};
    if (!read.role) fields.complain("'role' must be founder, organiser, member or removed");
    return read;
  });
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (!may_act(call, changes_)) return;
  visit(call, ClubRight::Organise, [this, call, wish = *wish](const ClubVisit& visit) {
    writer_.submit(
        [club = visit.club.id, wish, by = call.person(), founder = visit.is_founder(),
         now = tables_.now()](Store& store) -> StoreResult<Answer<void>> {
          const auto member = store.clubs().member(club, wish.person);
          if (!member) return tl::unexpected(member.error());
          if (!*member || wish.person == by)
            return Answer<void>(refuse(Why::NotMember, "there is no other such member"));
          const bool above = (*member)->role <= Role::Organiser || *wish.role <= Role::Organiser;
          if (above && !founder)
            return Answer<void>(refuse(Why::NotOrganiser, "only the founder says who organises"));
          if (*wish.role == Role::Founder)
            if (const auto handed = store.clubs().set_role(club, by, Role::Organiser, now); !handed)
              return tl::unexpected(handed.error());
          return store.clubs().set_role(club, wish.person, *wish.role, now).map([] {
            return Answer<void>{};
          });
        },
        [call](const StoreResult<Answer<void>>& done) {
          if (!done) return call.respond(unavailable_response());
          call.respond(*done ? done_response() : refusal_response(done->error()));
        });
  });
}

// ---- the board -------------------------------------------------------------------------------------------

void ClubApi::show_board(const ApiCall& call) {
  visit(call, ClubRight::Belong, [this, call](const ClubVisit& visit) {
    writer_.submit(
        [club = visit.club.id](Store& store) { return store.clubs().posts(club, kPostsTold); },
        [call](const StoreResult<std::vector<ClubPost>>& posts) {
          call.respond(posts ? json_response(tell_board(*posts, call.person())) : unavailable_response());
        });
  });
}

void ClubApi::post(const ApiCall& call) {
  struct PostWish {
    std::string id;
    std::string text;
  };
  const auto wish = read_body(call, [](JsonFields& fields) {
    PostWish read{.id = fields.optional("id").text(kLongestClubWord),
                  .text = tidy(fields.needed("text").text(kLongestPost))};
    if (read.text.empty()) fields.complain("there is nothing to say: 'text' is empty");
    return read;
  });
  if (!wish) return call.respond(refusal_response(wish.error()));
  if (!may_act(call, posts_)) return;
  visit(call, ClubRight::Belong, [this, call, wish = *wish](const ClubVisit& visit) {
    const std::string request = wish.id.empty() ? random_key(16) : call.person() + ' ' + wish.id;
    const ClubPost post{
        .number = 0, .person = call.person(), .name = {}, .time = tables_.now(), .text = wish.text};
    finish(call, [club = visit.club.id, post, request](Store& store) {
      return store.clubs().post(club, post, request, kPostsKept);
    });
  });
}

// One's own, or as an organiser anybody's.
void ClubApi::remove_post(const ApiCall& call) {
  const auto number =
      read_body(call, [](JsonFields& fields) { return fields.needed("number").number<std::int64_t>(1); });
  if (!number) return call.respond(refusal_response(number.error()));
  visit(call, ClubRight::Belong, [this, call, number = *number](const ClubVisit& visit) {
    writer_.submit(
        [club = visit.club.id, number, person = call.person(),
         organises = visit.organises()](Store& store) -> StoreResult<bool> {
          const auto posts = store.clubs().posts(club, kPostsKept);
          if (!posts) return tl::unexpected(posts.error());
          const auto own = std::ranges::find(*posts, number, &ClubPost::number);
          if (own == posts->end() || (own->person != person && !organises)) return false;
          return store.clubs().remove_post(club, number).map([] { return true; });
        },
        [call](const StoreResult<bool>& removed) {
          if (!removed) return call.respond(unavailable_response());
          if (!*removed)
            return call.respond(
                refusal_response({Why::NotOrganiser, "only organisers take out what others said"}));
          call.respond(done_response());
        });
  });
}

// ---- tables ----------------------------------------------------------------------------------------------

void ClubApi::list_tables(const ApiCall& call) {
  visit(call, ClubRight::Look, [this, call](const ClubVisit& visit) {
    writer_.submit(
        [club = visit.club.id](Store& store) { return store.clubs().tables(club, kMostClubTables); },
        [call](const StoreResult<std::vector<Summary>>& tables) {
          call.respond(tables ? json_response(tell_tables(*tables, call.person())) : unavailable_response());
        });
  });
}

void ClubApi::add_table(const ApiCall& call) {
  const auto table =
      read_body(call, [](JsonFields& fields) { return fields.needed("table").text(kLongestClubWord); });
  if (!table) return call.respond(refusal_response(table.error()));
  visit(call, ClubRight::Belong, [this, call, table = *table](const ClubVisit& visit) {
    tables_.read(table, [this, call, club = visit.club.id](const Answer<const Table*>& found) {
      if (!found) return call.respond(refusal_response(found.error()));
      if ((*found)->host() != call.person())
        return call.respond(refusal_response({Why::NotHost, "only its host brings a table into a club"}));
      finish(call,
             [club, table = (*found)->id()](Store& store) { return store.clubs().add_table(club, table); });
    });
  });
}

void ClubApi::show_ladder(const ApiCall& call) {
  const auto wish = read_ladder_wish(call.request.query);
  if (!wish) return call.respond(refusal_response(wish.error()));
  visit(call, ClubRight::Look, [this, call, wish = *wish](const ClubVisit& visit) {
    ratings_.settle(call.respond, [this, call, wish, club = visit.club.id] {
      writer_.submit([club, pool = wish.pool](Store& store) { return store.clubs().ladder(club, pool); },
                     [call, wish](const StoreResult<std::vector<LadderEntry>>& entries) {
                       if (!entries) return call.respond(unavailable_response());
                       LadderWish all = wish;
                       all.from = 0;
                       call.respond(json_response(
                           tell_ladder({all, static_cast<int>(entries->size()), *entries}, call.person())));
                     });
    });
  });
}

}  // namespace pithead::server
