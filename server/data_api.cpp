#include "server/data_api.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>
#include <vector>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/block_api.h"
#include "server/club_telling.h"
#include "server/ladder.h"
#include "server/notice_api.h"
#include "server/report_api.h"
#include "server/store/erasure.h"
#include "server/store/vacations.h"
#include "server/table/history.h"
#include "server/table/lobby_card.h"
#include "server/table/telling.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostTables = 20'000;
constexpr std::size_t kResultsAtOnce = 500;  // so that moves come in between

struct OwnWords {
  TableId table;
  Milliseconds time = 0;
  std::string text;
};

// Most entries are moves, which need not be read.
void add_own_words(const std::vector<Entry>& log, const PersonId& person, std::vector<OwnWords>& words) {
  for (const Entry& entry : log) {
    if (entry.body.find("\"chat\"") == std::string::npos) continue;
    const auto object = read_json_object(entry.body, "entry");
    if (!object) continue;
    JsonFields fields(*object, "entry");
    if (fields.optional("kind").text() != "chat" || fields.optional("by").text() != person) continue;
    words.push_back({entry.table, entry.time, fields.optional("text").text()});
  }
}

void write_own_posts(JsonWriter& json, const std::vector<ClubPost>& posts) {
  json.key("board").begin_array();
  for (const ClubPost& each : posts) {
    json.begin_object();
    json.field("time", each.time);
    json.field("text", each.text);
    json.end_object();
  }
  json.end_array();
}

// Whom somebody blocked, what they reported and what of theirs was reported, when they were on vacation.
struct OwnConduct {
  std::vector<Block> blocks;
  std::vector<Report> reports;
  std::vector<Report> about_me;
  std::vector<Vacation> vacations;
};

StoreResult<OwnConduct> read_own_conduct(Store& store, const PersonId& person) {
  auto blocks = store.moderation().blocks_of(person);
  if (!blocks) return tl::unexpected(blocks.error());
  auto reports = store.moderation().reports_by(person, kMostTables);
  if (!reports) return tl::unexpected(reports.error());
  auto about_me = store.moderation().reports_about(person, kMostTables);
  if (!about_me) return tl::unexpected(about_me.error());
  auto vacations = store.vacations().since(person, 0);
  if (!vacations) return tl::unexpected(vacations.error());
  return OwnConduct{std::move(*blocks), std::move(*reports), std::move(*about_me), std::move(*vacations)};
}

void write_conduct(JsonWriter& json, const OwnConduct& conduct) {
  json.key("blocks").raw(tell_blocks(conduct.blocks));
  json.key("reports").raw(tell_reports(conduct.reports));
  write_reports_about(json.key("reported"), conduct.about_me);
  json.key("vacations").begin_array();
  for (const Vacation& each : conduct.vacations) {
    json.begin_object();
    json.field("began", each.began);
    json.field("until", each.until);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

struct DataApi::Export {
  Authenticated of;
  Respond respond;
  std::vector<Login> logins;
  std::vector<Summary> tables;
  std::vector<TableId> unread;  // logs of tables
  HistoryPage history;
  std::vector<OwnRating> ratings;
  OwnNotices notices;
  OwnConduct conduct;
  std::vector<OwnWords> words;
  std::vector<ClubCard> clubs;
  std::vector<ClubPost> posts;
};

void DataApi::export_all(const ApiCall& call) {
  if (!exports_.take(call.person(), std::chrono::steady_clock::now()))
    return call.respond(too_fast_response("wait a minute before the next export", 60));
  auto all = std::make_shared<Export>();
  all->of = *call.authenticated;
  all->respond = call.respond;
  struct Lists {
    std::vector<Login> logins;
    std::vector<Summary> tables;
    std::vector<TableId> names;
    std::vector<OwnRating> ratings;
    std::vector<ClubCard> clubs;
    std::vector<ClubPost> posts;
    OwnNotices notices;
    OwnConduct conduct;
  };
  writer_.submit(
      [person = call.person()](Store& store) -> StoreResult<Lists> {
        auto logins = store.logins_of(person);
        if (!logins) return tl::unexpected(logins.error());
        auto tables = store.tables_of(person, kMostTables);
        if (!tables) return tl::unexpected(tables.error());
        auto names = store.erasure().tables_naming(person);
        if (!names) return tl::unexpected(names.error());
        auto ratings = read_own_ratings(store, person);
        if (!ratings) return tl::unexpected(ratings.error());
        auto clubs = store.clubs().of_person(person);
        if (!clubs) return tl::unexpected(clubs.error());
        auto posts = store.clubs().posts_by(person);
        if (!posts) return tl::unexpected(posts.error());
        auto notices = read_own_notices(store, person);
        if (!notices) return tl::unexpected(notices.error());
        auto conduct = read_own_conduct(store, person);
        if (!conduct) return tl::unexpected(conduct.error());
        return Lists{std::move(*logins), std::move(*tables), std::move(*names),   std::move(*ratings),
                     std::move(*clubs),  std::move(*posts),  std::move(*notices), std::move(*conduct)};
      },
      [this, all](StoreResult<Lists> lists) {
        if (!lists) return all->respond(refusal_response(unavailable()));
        all->logins = std::move(lists->logins);
        all->tables = std::move(lists->tables);
        all->unread = std::move(lists->names);
        all->ratings = std::move(lists->ratings);
        all->clubs = std::move(lists->clubs);
        all->posts = std::move(lists->posts);
        all->notices = std::move(lists->notices);
        all->conduct = std::move(lists->conduct);
        gather_history(all);
      });
}

void DataApi::gather_history(const std::shared_ptr<Export>& all) {
  ResultFilter filter;
  filter.person = all->of.person.id;
  std::vector<GameResult>& known = all->history.results;
  if (!known.empty()) filter.behind = {known.back().finished, known.back().table};
  writer_.submit([filter](Store& store) { return store.results(filter, kResultsAtOnce); },
                 [this, all](StoreResult<std::vector<GameResult>> bite) {
                   if (!bite) return all->respond(refusal_response(unavailable()));
                   const bool more = bite->size() == kResultsAtOnce;
                   std::ranges::move(*bite, std::back_inserter(all->history.results));
                   more ? gather_history(all) : gather_chat(all);
                 });
}

void DataApi::gather_chat(const std::shared_ptr<Export>& all) {
  if (all->unread.empty()) return all->respond(tell(*all));
  const TableId table = std::move(all->unread.back());
  all->unread.pop_back();
  writer_.submit([table](Store& store) { return store.read(table, 0); },
                 [this, all](const StoreResult<std::vector<Entry>>& log) {
                   if (!log) return all->respond(refusal_response(unavailable()));
                   add_own_words(*log, all->of.person.id, all->words);
                   gather_chat(all);
                 });
}

HttpResponse DataApi::tell(const Export& all) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "export");
  json.field("created", all.of.person.created);
  json.key("me").raw(me_.tell_me(all.of.person));
  json.key("logins").raw(tell_logins(all.logins, all.of.login));
  json.key("tables").raw(tell_tables(all.tables, all.of.person.id));
  json.key("history").raw(tell_history(all.history));
  json.key("ratings").raw(tell_own_ratings(all.ratings));
  if (!all.notices.addresses.empty()) {
    json.key("notices").begin_object();
    write_own_notices(json, all.notices, all.of);
    json.end_object();
  }
  write_conduct(json, all.conduct);
  json.key("chat").begin_array();
  for (const OwnWords& each : all.words) {
    json.begin_object();
    json.field("table", each.table);
    json.field("time", each.time);
    json.field("text", each.text);
    json.end_object();
  }
  json.end_array();
  if (!all.clubs.empty()) json.key("clubs").raw(tell_clubs(all.clubs));
  if (!all.posts.empty()) write_own_posts(json, all.posts);
  json.end_object();
  HttpResponse response = json_response(std::move(text));
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"pithead-export.json\"");
  return response;
}

// A guest has no password to ask for.
void DataApi::remove(const ApiCall& call) {
  const auto object = read_json_object(call.request.body, "body");
  if (!object) return call.respond(refusal_response({Why::BadMessage, object.error()}));
  JsonFields fields(*object, "body");
  const std::string password = fields.optional("password").text();
  if (fields.wrong()) return call.respond(refusal_response({Why::BadMessage, *fields.wrong()}));
  if (!removals_.take(call.person(), std::chrono::steady_clock::now()))
    return call.respond(too_fast_response("too many passwords were tried; wait a minute", 60));
  const auto remove = [this, call](const Answer<Person>& person) {
    if (!person) return call.respond(refusal_response(person.error()));
    removal_.remove(*person, [this, call](const Answer<void>& removed) {
      if (!removed) return call.respond(refusal_response(removed.error()));
      monitor_.account("removed", call.person(), call.request.address);
      call.respond(cookie_.remove(done_response(), call.request));
    });
  };
  if (call.authenticated->person.login.empty()) return remove(call.authenticated->person);
  accounts_.check_password(call.person(), password, remove);
}

}  // namespace pithead::server
