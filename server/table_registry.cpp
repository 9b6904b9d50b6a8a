#include "server/table_registry.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "server/table/decide.h"
#include "server/table/opening.h"
#include "server/table/plan_telling.h"
#include "server/table/secret.h"
#include "server/table/waiting.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kGrace = 5'000;       // for the node that wrote last, to let its bot move
constexpr Milliseconds kSweepEvery = 2'000;  // looking for tables that nobody looks at

Refusal missing(const LiveTable& live) {
  return live.unreadable.value_or(
      Refusal{Why::UnknownTable, "there is no such table; perhaps the link was cut off"});
}

// For changes of the server itself: nobody waits for them.
void ignore(LiveTable& /*live*/, const Answer<std::int64_t>& /*version*/) {}

}  // namespace

TableRegistry::TableRegistry(StoreWriter& writer, Thinkers& thinkers, RegistrySettings settings, Now now)
    : writer_(writer),
      settings_(settings),
      now_(std::move(now)),
      live_(writer, now_, settings.notice_delay, [this](LiveTable& live) { changed(live); }),
      bots_(thinkers, settings.hard_milliseconds, settings.hint_milliseconds),
      changes_({.per_second = 30, .burst = 300}),
      chats_({.per_second = 0.5, .burst = 10}) {}

RegistryCounts TableRegistry::counts() const {
  return {.tables = live_.size(),
          .watchers = watchers_.count(),
          .changes = live_.counts().changes,
          .pushes = watchers_.pushes(),
          .races = live_.counts().races,
          .bot_thoughts = bots_.thoughts(),
          .bot_moves = bot_moves_};
}

void TableRegistry::read(const TableId& id, std::function<void(Answer<const Table*>)> then) {
  live_.run(id, [then = std::move(then)](LiveTable& live) {
    if (!live.exists()) return then(tl::unexpected(missing(live)));
    then(&live.table);
  });
}

void TableRegistry::read_for(const PersonId& person, const TableId& id,
                             std::function<void(Answer<const Table*>)> then) {
  read(id, [person, then = std::move(then)](const Answer<const Table*>& table) {
    if (!table) return then(table);
    const auto may = (*table)->may_watch(person);
    then(may ? table : tl::unexpected(may.error()));
  });
}

void TableRegistry::changed(LiveTable& live) {
  watchers_.push(live.table, now_());
  consider_bot(live);
}

// ---- wishes ----------------------------------------------------------------------------------------------

void TableRegistry::wish(Wish wish, const Person& by, const std::shared_ptr<Session>& session, Then then) {
  if (wish.is<Ping>()) return then(tell_pong(wish.id));
  if (wish.is<WatchTable>() && session) watchers_.expect(session, wish.table);
  const TableId id = wish.table;
  const auto pending = std::make_shared<PendingWish>(PendingWish{
      .wish = std::move(wish), .by = by, .session = session, .then = std::move(then), .accounts = {}});
  live_.run(id, [this, pending](LiveTable& live) { carry_out(live, pending); });
}

void TableRegistry::carry_out(LiveTable& live, const Pending& pending) {
  if (!live.exists()) return pending->then(Refused{missing(live)});
  const Wish& wish = pending->wish;
  if (const auto* wanted = std::get_if<ChangeWish>(&wish.what)) return change(live, pending, *wanted);
  if (const auto* wanted = std::get_if<WatchTable>(&wish.what)) return watch(live, pending, *wanted);
  if (const auto* wanted = std::get_if<AskPreview>(&wish.what)) {
    auto told = tell_preview(wish.id, *wanted, live.table, pending->by.id);
    return told ? pending->then(std::move(*told)) : refuse_wish(live, pending, told.error());
  }
  if (const auto* wanted = std::get_if<AskPlanPreview>(&wish.what)) {
    auto told = tell_plan_preview(wish.id, *wanted, live.table, pending->by.id);
    return told ? pending->then(std::move(*told)) : refuse_wish(live, pending, told.error());
  }
  if (const auto* wanted = std::get_if<AskNews>(&wish.what)) {
    const auto may = live.table.may_watch(pending->by.id);
    if (!may) return refuse_wish(live, pending, may.error());
    return pending->then(tell_news(wish.id, live.table, pending->by.id, wanted->before, pending->by.blocked));
  }
  if (wish.is<AskHint>()) return hint(live, pending);
  if (wish.is<UnwatchTable>()) unwatch(live, pending);
}

// News of other nodes come late or, when the connection was cut, not at all: before somebody is refused, the
// table is read once more.
bool TableRegistry::reread_for(LiveTable& live, const Pending& pending) {
  if (settings_.alone || pending->reread) return false;
  pending->reread = true;
  LiveTables::run_reread(live, [this, pending](LiveTable& later) { carry_out(later, pending); });
  return true;
}

void TableRegistry::refuse_wish(LiveTable& live, const Pending& pending, const Refusal& refusal) {
  if (reread_for(live, pending)) return;
  pending->then(Refused{refusal, Done{live.table.id(), live.table.version()}});
}

// Only once for each wish, however often it must be decided again.
bool TableRegistry::may_change(PendingWish& pending, const ChangeWish& wish) {
  if (std::exchange(pending.counted, true)) return true;
  RateLimiter& limiter = std::holds_alternative<SayChat>(wish) ? chats_ : changes_;
  return limiter.take(pending.by.id, std::chrono::steady_clock::now());
}

void TableRegistry::change(LiveTable& live, const Pending& pending, const ChangeWish& wish) {
  const Person& by = pending->by;
  const std::string& id = pending->wish.id;
  const TableId& table = live.table.id();
  if (const auto version = live.table.done_before(by.id, id)) return pending->then(Done{table, *version});
  if (!may_change(*pending, wish)) {
    const Refusal refusal{Why::TooFast, "that is more than anybody can read; wait a moment"};
    return pending->then(Refused{refusal, Done{table, live.table.version()}});
  }
  auto what = decide(wish, live.table, by, now_());
  if (!what) return refuse_wish(live, pending, what.error());
  const auto goes_on = may_go_on(live, pending, *what);
  if (!goes_on) return refuse_wish(live, pending, goes_on.error());
  if (!*goes_on) return;
  const bool rematch = std::holds_alternative<AskRematch>(wish);
  if (rematch && !live.table.rematch().empty()) {
    open_rematch(live.table);  // in case that whoever asked first did not get so far
    return pending->then(Done{table, live.table.rematch_version()});
  }
  live_.write(
      live, {.by = by.id, .id = id, .what = std::move(*what)},
      [this, pending](LiveTable& later) { carry_out(later, pending); },
      [this, pending, wish](LiveTable& done, const Answer<std::int64_t>& version) {
        if (!version) return pending->then(Refused{version.error()});
        pending->then(Done{done.table.id(), *version});
        follow_up(done.table, wish);
      });
}

// False: it must be known first who of those at a rated table has an account; then it is decided again.
Answer<bool> TableRegistry::may_begin(LiveTable& live, const Pending& pending) {
  const Table& table = live.table;
  if (BotPlayer::has_heavy_bot(table)) {
    if (auto room = check_heavy_bots(table.host()); !room) return tl::unexpected(room.error());
  }
  if (!table.plan().rated) return true;
  if (auto known = check_levels(table); !known) return tl::unexpected(known.error());
  const std::vector<PersonId> people = people_at(table);
  const auto unknown = [&](const PersonId& each) { return !pending->accounts.contains(each); };
  if (std::ranges::none_of(people, unknown))
    return check_accounts(table, pending->accounts).map([] { return true; });
  writer_.submit([people](Store& store) { return look_up_accounts(store, people); },
                 [this, id = table.id(), pending](const StoreResult<HasAccount>& found) {
                   if (!found) return pending->then(Refused{unavailable()});
                   pending->accounts = *found;
                   live_.run(id, [this, pending](LiveTable& later) { carry_out(later, pending); });
                 });
  return false;
}

void TableRegistry::watch(LiveTable& live, const Pending& pending, const WatchTable& wish) {
  if (!pending->session || !watchers_.is_expected(pending->session)) return;
  const bool ahead = wish.since > live.table.version();
  if (ahead && reread_for(live, pending)) return;
  if (const auto may = live.table.may_watch(pending->by.id); !may) {
    watchers_.remove(pending->session, live.table.id());
    return refuse_wish(live, pending, may.error());
  }
  // Whoever claims to have seen what has not happened yet gets everything.
  watchers_.add(pending->session, pending->by, ahead ? 0 : wish.since, live.table, now_());
  consider_bot(live);
}

void TableRegistry::unwatch(LiveTable& live, const Pending& pending) {
  if (pending->session) watchers_.remove(pending->session, live.table.id());
  if (!pending->wish.id.empty()) pending->then(Done{live.table.id(), live.table.version()});
}

void TableRegistry::hint(LiveTable& live, const Pending& pending) {
  const PersonId& person = pending->by.id;
  if (auto may = check_hint(live.table, person); !may) return refuse_wish(live, pending, may.error());
  if (bots_.is_advising(person)) {
    return refuse_wish(live, pending, {Why::TooFast, "the last hint is still being thought about"});
  }
  bots_.advise(live.table, person, pending->wish.id,
               [pending](Told told) { pending->then(std::move(told)); });
}

// ---- new tables ------------------------------------------------------------------------------------------

void TableRegistry::create(NewTable table, const Person& by, const std::string& id, const std::string& secret,
                           Then then) {
  if (auto known = check_levels(table.plan); !known) return then(Refused{known.error()});
  const TableId name = id.empty() ? random_key(16) : keyed_name(by.id + ' ' + id, secret);
  const bool heavy = table.played && BotPlayer::has_heavy_bot(table.plan);
  const std::vector<Change> opening = opening_of(std::move(table), by, id);
  live_.run(name, [this, person = by.id, heavy, opening, then = std::move(then)](LiveTable& live) {
    if (live.unreadable) return then(Refused{*live.unreadable});
    if (live.exists()) return then(Done{live.table.id(), 1});
    if (heavy) {
      if (auto room = check_heavy_bots(person); !room) return then(Refused{room.error()});
    }
    writer_.submit([person](Store& store) { return store.hosted_tables(person); },
                   [this, id = live.table.id(), opening, then](const StoreResult<int>& hosted) {
                     if (!hosted) return then(Refused{unavailable()});
                     if (*hosted < settings_.tables_per_person) return open(id, opening, then);
                     then(Refused{{Why::TooManyTables, "you host " + std::to_string(*hosted) +
                                                           " tables already; finish or close some first"}});
                   });
  });
}

void TableRegistry::open(const TableId& table, const std::vector<Change>& opening, const Then& then) {
  live_.run(table, [this, opening, then](LiveTable& live) {
    const auto done = [then](const LiveTable& opened) { then(Done{opened.table.id(), 1}); };
    if (live.unreadable) return then(Refused{*live.unreadable});
    if (live.exists()) return done(live);
    live_.write(live, opening, done, [then, done](LiveTable& opened, const auto& version) {
      version ? done(opened) : then(Refused{version.error()});
    });
  });
}

void TableRegistry::open_rematch(const Table& table) {
  const Change opening{.by = table.host(), .id = {}, .what = open_with(plan_rematch(table))};
  open(table.rematch(), {opening}, [](const Reply& /*reply*/) {});
}

// ---- bots ------------------------------------------------------------------------------------------------

// Somebody with many games of strong bots waits long for each of them. Tables that nobody looks at do not
// count: there no bot thinks.
Answer<void> TableRegistry::check_heavy_bots(const PersonId& person) const {
  const Asker host = bots_.asker(person);
  int of_person = 0;
  int of_address = 0;
  for (const auto& [id, live] : live_.all()) {
    const bool counts =
        live->table.status() == Summary::Status::Running && BotPlayer::has_heavy_bot(live->table);
    if (!counts) continue;
    const Asker other = bots_.asker(live->table.host());
    of_person += other.person == host.person ? 1 : 0;
    of_address += other.address == host.address ? 1 : 0;
  }
  constexpr int kPersonsAtAnAddress = 4;
  const int most = settings_.hard_tables_per_person;
  if (of_person < most && of_address < kPersonsAtAnAddress * most) return {};
  return refuse(Why::TooManyBots, "you have " + std::to_string(of_person) +
                                      " games with the level hard going on, and " +
                                      std::to_string(of_address) +
                                      " come from your address; finish some, or choose another level");
}

// Where people have seats, the game waits for them; where only bots play, for whoever watches.
bool TableRegistry::awaits_bot(const Table& table) const {
  const Seat seat = table.actor();
  if (seat == kNobody || !table.is_bot(seat) || table.adjourned() || table.is_paused()) return false;
  return !table.is_deserted() || watchers_.any_at(table.id());
}

void TableRegistry::consider_bot(LiveTable& live) {
  const Table& table = live.table;
  if (table.actor() != live.bot_turn.seat) live.bot_turn.bot.reset();
  if (!awaits_bot(table) || live.bot_turn.thinking || live.busy || now_() < live.bot_not_before) return;
  bots_.think(table, live.bot_turn, [this, id = table.id()](const BotChoice& choice) {
    live_.run(id, [this, choice](LiveTable& thought) { bot_has_chosen(thought, choice); });
  });
  if (live.bot_turn.effort == Effort::Long) watchers_.set_hurried(table.id(), live.bot_turn.hurried);
}

void TableRegistry::bot_has_chosen(LiveTable& live, const BotChoice& choice) {
  live.bot_turn.thinking = false;
  // Chat may have been written meanwhile; but somebody may also have taken back and played something else, or
  // everybody may have left.
  const Match* match = live.table.match();
  const bool fits = match != nullptr && choice.move && match->state().hash() == choice.position;
  if (!fits || !awaits_bot(live.table)) return consider_bot(live);
  auto move = decide_bot_move(live.table, choice.seat, *choice.move);
  if (!move) return consider_bot(live);
  ++bot_moves_;
  live_.write(
      live, {.by = {}, .id = {}, .what = std::move(*move)}, [this](LiveTable& later) { consider_bot(later); },
      ignore);
}

// ---- time and other nodes --------------------------------------------------------------------------------

void TableRegistry::news(const TableId& id, std::int64_t version) {
  LiveTable* live = live_.find(id);
  if (live != nullptr && version == 0) return live_.reread_whole(id);
  if (live == nullptr || (live->fresh && live->table.version() >= version)) return;
  live->bot_not_before = now_() + kGrace;
  live_.run(id, [version](LiveTable& seen) {
    if (seen.table.version() < version) seen.fresh = false;
  });
  live_.run(id, [](LiveTable& /*read*/) {});
}

void TableRegistry::gap() {
  std::vector<TableId> ids;
  for (const auto& [id, live] : live_.all()) ids.push_back(id);
  for (const TableId& id : ids) live_.reread(id);
}

void TableRegistry::end_time(LiveTable& live) {
  if (!credited_ || !live.exists()) return;
  auto stand_in = decide_time_out(live.table, now_(), settings_.turn_grace);
  if (!stand_in) return consider_bot(live);
  live_.write(
      live, {.by = {}, .id = {}, .what = std::move(*stand_in)}, [this](LiveTable& later) { end_time(later); },
      ignore);
}

bool TableRegistry::is_idle(const LiveTable& live) const {
  const bool used =
      live.busy || !live.queue.empty() || live.bot_turn.thinking || watchers_.any_at(live.table.id());
  return !used && (!live.exists() || live.used + settings_.forget_after < now_());
}

bool TableRegistry::is_due(const LiveTable& live) const {
  const Milliseconds now = now_();
  const auto deadline = live.table.deadline();
  // A store that did not answer is asked again for those who wait for news.
  const bool unread = !live.fresh && !live.busy && watchers_.any_at(live.table.id());
  return unread || (deadline && *deadline <= now) || (live.bot_not_before > 0 && live.bot_not_before <= now);
}

void TableRegistry::tick() {
  std::erase_if(live_.all(), [this](const auto& each) { return is_idle(*each.second); });
  std::vector<TableId> due;
  for (const auto& [id, live] : live_.all()) {
    if (!live->busy && live->fresh && live->exists()) watchers_.push_presence(live->table);
    if (is_due(*live)) due.push_back(id);
  }
  for (const TableId& id : due) {
    live_.run(id, [this](LiveTable& live) {
      live.bot_not_before = 0;
      end_time(live);
    });
  }
  wake_due_tables();
}

void TableRegistry::wake_due_tables() {
  const Milliseconds now = now_();
  if (now < swept_ + kSweepEvery) return;
  swept_ = now;
  writer_.submit([now](Store& store) { return store.due_tables(now); },
                 [this, now](const StoreResult<std::vector<Summary>>& tables) {
                   if (!tables) return;
                   for (const Summary& each : *tables) {
                     const bool others_turn = !settings_.alone && each.changed + kGrace > now;
                     const LiveTable* live = live_.find(each.table);
                     const bool at_it = live != nullptr && (live->bot_turn.thinking || live->busy);
                     if (others_turn || at_it) continue;
                     live_.run(each.table, [this](LiveTable& woken) { end_time(woken); });
                   }
                 });
}

}  // namespace pithead::server
