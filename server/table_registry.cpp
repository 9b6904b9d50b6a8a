#include "server/table_registry.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "bots/adviser.h"
#include "games/core/json.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kGrace = 5'000;        // for the node that wrote last, to let its bot move
constexpr Milliseconds kSweepEvery = 2'000;   // looking for tables that nobody looks at
constexpr Milliseconds kShortestGap = 3'000;  // between signs of life; shorter ones are no interruption

Refusal unavailable(const StoreError& error) {
  return {"unavailable", "the store does not answer, try again in a moment (" + error.what + ")"};
}

}  // namespace

TableRegistry::TableRegistry(StoreWriter& writer, WorkerPool& workers, RegistrySettings settings, Now now)
    : writer_(writer),
      workers_(workers),
      settings_(settings),
      now_(std::move(now)),
      changes_({.per_second = 30, .burst = 300}),
      chats_({.per_second = 0.5, .burst = 10}) {}

RegistryCounts TableRegistry::counts() const {
  RegistryCounts counts = counts_;
  counts.tables = live_.size();
  for (const auto& [id, live] : live_) counts.watchers += live->watchers.size();
  return counts;
}

// ---- one thing after the other ---------------------------------------------------------------------------

void TableRegistry::at(const TableId& id, Task task) {
  auto& live = live_[id];
  if (!live) live = std::make_unique<Live>(id);
  live->used = now_();
  live->waiting.push_back(std::move(task));
  go_on(*live);
}

void TableRegistry::go_on(Live& live) {
  while (!live.busy && !live.waiting.empty()) {
    if (!live.fresh) return refresh(live);
    const Task task = std::move(live.waiting.front());
    live.waiting.pop_front();
    task(live);
  }
}

void TableRegistry::refresh(Live& live) {
  live.busy = true;
  const TableId id = live.table.id();
  writer_.submit([id, behind = live.table.version()](Store& store) { return store.read(id, behind); },
                 [this, id](StoreResult<std::vector<Entry>> entries) { refreshed(id, std::move(entries)); });
}

void TableRegistry::refreshed(const TableId& id, StoreResult<std::vector<Entry>> entries) {
  Live& live = *live_.at(id);  // a busy table is never forgotten
  live.busy = false;
  live.fresh = true;  // or nothing would be asked again; those who wait are told what is wrong
  bool good = entries.has_value();
  live.trouble = good ? std::nullopt : std::optional(unavailable(entries.error()));
  if (!good) ++counts_.store_errors;
  for (std::size_t i = 0; good && i < entries->size(); ++i) good = live.table.apply((*entries)[i]);
  if (!good) live.table = Table(id);
  if (!good && !live.trouble) {
    live.trouble = Refusal{"broken", "the log of this table cannot be read by this version of Pithead"};
  }
  push(live);
  go_on(live);
  if (!good || live.table.version() == 0) live.fresh = false;
}

Refusal TableRegistry::missing(const Live& live) {
  return live.trouble.value_or(
      Refusal{"unknown-table", "there is no such table; perhaps the link was cut off"});
}

void TableRegistry::forget(Live& live) {
  live.table = Table(live.table.id());
  live.fresh = false;
}

// The change is made true here before it is written down, because only then it is known what the lobby is to
// show. Nobody can see it until it is written: a busy table answers nobody. If it is not written, the table
// is read anew.
void TableRegistry::write(Live& live, const Change& change, Task again,
                          std::function<void(Live&, Answer<std::int64_t>)> then) {
  Append append;
  append.entry = {.table = live.table.id(),
                  .version = live.table.version() + 1,
                  .time = now_(),
                  .body = write_change(change)};
  if (!live.table.apply(append.entry)) {
    forget(live);
    then(live, refuse("broken", "this change is against the rules of the house; please report it"));
    return;
  }
  append.summary = live.table.summary();
  live.busy = true;
  writer_.append(std::move(append), [this, id = live.table.id(), again = std::move(again),
                                     then = std::move(then)](const StoreResult<Appended>& result) {
    Live& waited = *live_.at(id);
    waited.busy = false;
    written(waited, result, again, then);
    go_on(waited);
  });
}

void TableRegistry::written(Live& live, const StoreResult<Appended>& result, const Task& again,
                            const std::function<void(Live&, Answer<std::int64_t>)>& then) {
  if (!result) {
    ++counts_.store_errors;
    forget(live);
    then(live, tl::unexpected(unavailable(result.error())));
    return;
  }
  if (*result == Appended::Taken) {
    ++counts_.races;
    forget(live);
    live.waiting.push_front(again);
    return;
  }
  ++counts_.changes;
  live.think_after = 0;
  then(live, live.table.version());
  push(live);
}

// ---- wishes ----------------------------------------------------------------------------------------------

void TableRegistry::wish(Wish wish, const Person& by, const std::shared_ptr<Session>& session, Reply reply) {
  if (wish.kind == Wish::Kind::Ping) return reply(R"({"type":"pong"})");
  if (wish.name.empty()) wish.name = by.name;
  if (wish.kind == Wish::Kind::Rematch) wish.text = random_key(12);
  // From now on, so that one who is gone before the table can answer is not waited for.
  if (wish.kind == Wish::Kind::Watch && session) where_[session.get()].insert(wish.table);
  const TableId id = wish.table;
  const auto asked = std::make_shared<Asked>(Asked{std::move(wish), by, session, std::move(reply)});
  at(id, [this, asked](Live& live) { carry_out(live, asked); });
}

void TableRegistry::carry_out(Live& live, const std::shared_ptr<Asked>& asked) {
  const Wish& wish = asked->wish;
  if (live.table.version() == 0) return asked->reply(tell_refusal(wish.id, missing(live)));
  switch (wish.kind) {
    case Wish::Kind::Watch: return watch(live, asked);
    case Wish::Kind::Unwatch: return unwatch(live, asked->session);
    case Wish::Kind::Hint: return hint(live, asked);
    case Wish::Kind::Preview: {
      const auto told = tell_preview(wish, live.table, asked->by.id);
      if (!told) return refuse_or_look_again(live, asked, told.error());
      return asked->reply(*told);
    }
    default: return change(live, asked);
  }
}

// News of other nodes come late or, when the connection was cut, not at all: before somebody is refused, the
// table is read once more.
bool TableRegistry::look_again(Live& live, const std::shared_ptr<Asked>& asked) {
  if (settings_.alone || asked->sure) return false;
  asked->sure = true;
  live.fresh = false;
  live.waiting.emplace_front([this, asked](Live& later) { carry_out(later, asked); });
  return true;
}

void TableRegistry::refuse_or_look_again(Live& live, const std::shared_ptr<Asked>& asked,
                                         const Refusal& refusal) {
  if (look_again(live, asked)) return;
  ++counts_.refusals;
  asked->reply(tell_refusal(asked->wish.id, refusal, &live.table));
}

// Only once for each wish, however often it must be decided again.
bool TableRegistry::may_change(const std::shared_ptr<Asked>& asked) {
  if (std::exchange(asked->counted, true)) return true;
  RateLimiter& guard = asked->wish.kind == Wish::Kind::Chat ? chats_ : changes_;
  return guard.take(asked->by.id, std::chrono::steady_clock::now());
}

void TableRegistry::change(Live& live, const std::shared_ptr<Asked>& asked) {
  const Wish& wish = asked->wish;
  if (const auto version = live.table.done_before(asked->by.id, wish.id)) {
    return asked->reply(tell_done(wish.id, live.table.id(), *version));
  }
  if (!may_change(asked)) {
    ++counts_.refusals;
    return asked->reply(tell_refusal(
        wish.id, {"too-fast", "that is more than anybody can read; wait a moment"}, &live.table));
  }
  auto change = live.table.decide(wish, asked->by.id, now_());
  if (!change) return refuse_or_look_again(live, asked, change.error());
  if (wish.kind == Wish::Kind::Rematch && !live.table.rematch().empty()) {
    make_rematch(live.table);  // in case that whoever asked first did not get so far
    return asked->reply(tell_done(wish.id, live.table.id(), live.table.rematch_version()));
  }
  write(
      live, *change, [this, asked](Live& later) { carry_out(later, asked); },
      [this, asked](Live& done, const Answer<std::int64_t>& version) {
        if (!version) return asked->reply(tell_refusal(asked->wish.id, version.error()));
        asked->reply(tell_done(asked->wish.id, done.table.id(), *version));
        if (asked->wish.kind == Wish::Kind::Rematch) make_rematch(done.table);
      });
}

void TableRegistry::watch(Live& live, const std::shared_ptr<Asked>& asked) {
  const std::shared_ptr<Session>& session = asked->session;
  if (!session || !where_.contains(session.get())) return;
  const std::int64_t since = asked->wish.since;
  const bool ahead = since > live.table.version();
  if (ahead && look_again(live, asked)) return;
  // Whoever claims to have seen what has not happened yet gets everything.
  Watcher& watcher = live.watchers[session.get()];
  watcher = {
      .session = session, .person = asked->by.id, .since = ahead || since < 0 ? 0 : since, .presence = {}};
  tell(live, watcher, presence(live));
  consider_bot(live);
}

void TableRegistry::unwatch(Live& live, const std::shared_ptr<Session>& session) {
  if (!session) return;
  live.watchers.erase(session.get());
  const auto found = where_.find(session.get());
  if (found != where_.end()) found->second.erase(live.table.id());
}

void TableRegistry::gone(const std::shared_ptr<Session>& session) {
  const auto found = where_.find(session.get());
  if (found == where_.end()) return;
  for (const TableId& id : found->second) {
    const auto live = live_.find(id);
    if (live != live_.end()) live->second->watchers.erase(session.get());
  }
  where_.erase(found);
}

void TableRegistry::push(Live& live) {
  const Presence now = presence(live);
  for (auto& [session, watcher] : live.watchers) {
    if (watcher.since < live.table.version()) tell(live, watcher, now);
  }
  consider_bot(live);
}

void TableRegistry::tell(Live& live, Watcher& watcher, const Presence& presence) {
  ++counts_.pushes;
  watcher.session->send(std::make_shared<const std::string>(
      tell_table(live.table, watcher.person, watcher.since, now_(), presence)));
  watcher.since = live.table.version();
  watcher.presence = presence;
}

Presence TableRegistry::presence(const Live& live) {
  std::multiset<PersonId> persons;
  for (const auto& [session, watcher] : live.watchers) persons.insert(watcher.person);
  return presence_at(live.table, persons);
}

// Once a second at most: whoever loads the page anew was not away, and a full house that comes back after a
// restart is told in one message instead of one for each.
void TableRegistry::push_presence(Live& live) {
  if (live.busy || !live.fresh || live.table.version() == 0 || live.watchers.empty()) return;
  const Presence now = presence(live);
  std::shared_ptr<const std::string> text;
  for (auto& [session, watcher] : live.watchers) {
    if (watcher.presence == now) continue;
    if (!text) text = std::make_shared<const std::string>(tell_presence(live.table, now));
    watcher.session->send(text);
    watcher.presence = now;
  }
}

void TableRegistry::create(Plan plan, const Person& by, const std::string& id, const std::string& secret,
                           const Reply& reply) {
  for (Sitting& sitting : plan.seats) {
    if (sitting.kind != Sitting::Kind::Person) continue;
    sitting.person = by.id;
    if (sitting.name.empty()) sitting.name = by.name;
  }
  const TableId table = id.empty() ? random_key(16) : keyed_name(by.id + ' ' + id, secret);
  Change change;
  change.kind = Change::Kind::Open;
  change.by = by.id;
  change.id = id;
  change.plan = std::move(plan);
  at(table, [this, change, person = by.id, id, reply](Live& live) {
    if (live.trouble) return reply(tell_refusal(id, *live.trouble));
    if (live.table.version() > 0) return reply(tell_done(id, live.table.id(), 1));
    writer_.submit(
        [person](Store& store) { return store.hosted_tables(person); },
        [this, table = live.table.id(), change, id, reply](const StoreResult<int>& hosted) {
          if (!hosted) return reply(tell_refusal(id, unavailable(hosted.error())));
          if (*hosted < settings_.tables_per_person) return open(table, change, reply);
          reply(tell_refusal(id, {"too-many-tables", "you host " + std::to_string(*hosted) +
                                                         " tables already; finish or close some first"}));
        });
  });
}

void TableRegistry::open(const TableId& table, const Change& change, const Reply& reply) {
  at(table, [this, change, reply](Live& live) {
    const auto done = [id = change.id, reply](const Live& opened) {
      reply(tell_done(id, opened.table.id(), 1));
    };
    if (live.trouble) return reply(tell_refusal(change.id, *live.trouble));
    if (live.table.version() > 0) return done(live);
    write(live, change, done,
          [id = change.id, reply, done](Live& opened, const Answer<std::int64_t>& version) {
            version ? done(opened) : reply(tell_refusal(id, version.error()));
          });
  });
}

// The same people and bots; whoever began last now sits last.
void TableRegistry::make_rematch(const Table& table) {
  Change change;
  change.kind = Change::Kind::Open;
  change.by = table.host();
  change.plan = table.plan();
  change.plan->seats.clear();
  for (const Seated& seated : table.seats()) change.plan->seats.push_back(seated.sitting);
  std::rotate(change.plan->seats.begin(), change.plan->seats.begin() + 1, change.plan->seats.end());
  open(table.rematch(), change, [](const std::string& /*answer*/) {});
}

void TableRegistry::look(const TableId& id, std::function<void(Answer<const Table*>)> then) {
  at(id, [then = std::move(then)](Live& live) {
    if (live.table.version() == 0) return then(tl::unexpected(missing(live)));
    then(&live.table);
  });
}

// ---- bots ------------------------------------------------------------------------------------------------

void TableRegistry::consider_bot(Live& live) {
  const int seat = live.table.version() > 0 ? live.table.actor() : kNoSeat;
  if (seat != live.bot_seat) live.bot.reset();
  const bool awaited = !live.table.is_deserted() || !live.watchers.empty();
  const bool wanted = seat != kNoSeat && live.table.is_bot(seat) && awaited;
  if (!wanted || live.thinking || live.busy || now_() < live.think_after) return;
  let_bot_think(live, seat);
}

void TableRegistry::let_bot_think(Live& live, int seat) {
  const Match& match = *live.table.match();
  if (!live.bot) {
    // When many wait, each thinks for a shorter time: people shall not wait long for bots either.
    const auto crowd = static_cast<int>(workers_.waiting()) / std::max(1, workers_.threads());
    Budget budget;
    budget.milliseconds = std::max(50, settings_.hard_milliseconds / (1 + crowd));
    const auto spec = read_bot(live.table.seats()[static_cast<std::size_t>(seat)].sitting.level, budget);
    if (!spec) return;
    live.bot = make_any_bot(match.game(), *spec);
    live.bot_seat = seat;
  }
  live.thinking = true;
  ++counts_.bot_thoughts;
  workers_.submit([this, id = live.table.id(), position = match.state().hash(), seat, bot = live.bot,
                   state = std::shared_ptr<const AnyState>(match.state().copy()),
                   rng = bot_rng(live.table.seed(), static_cast<std::uint64_t>(live.table.ply()))]() mutable {
    const Move move = bot->choose(*state, rng);
    return WorkerPool::Work([this, id, position, seat, move] {
      at(id, [this, position, seat, move](Live& thought) { bot_has_chosen(thought, seat, position, move); });
    });
  });
}

void TableRegistry::bot_has_chosen(Live& live, int seat, std::uint64_t position, Move move) {
  live.thinking = false;
  // Chat may have been written meanwhile; but somebody may also have taken back and played something else.
  const auto* match = live.table.match();
  const bool same = match != nullptr && match->state().hash() == position;
  auto change = same ? live.table.bot_move(seat, move) : Answer<Change>(refuse("stale-ply", ""));
  if (!change) return consider_bot(live);
  ++counts_.bot_moves;
  write(
      live, *change, [this](Live& later) { consider_bot(later); },
      [](Live& /*done*/, const Answer<std::int64_t>& /*version*/) {});
}

void TableRegistry::hint(Live& live, const std::shared_ptr<Asked>& asked) {
  const int acting = live.table.actor();
  const auto no = [&](std::string_view error, const char* what) {
    refuse_or_look_again(live, asked, {error, what});
  };
  if (acting == kNoSeat) return no("not-started", "no game is running here");
  if (!live.table.holds(asked->by.id, acting) || live.table.unconfirmed() != kNoSeat) {
    return no("not-your-turn", "hints are for the seat to move");
  }
  if (!advised_.insert(asked->by.id).second)
    return no("too-fast", "the last hint is still being thought about");
  const Match& match = *live.table.match();
  workers_.submit([this, asked, ply = live.table.ply(), milliseconds = settings_.hint_milliseconds,
                   game = &match.game(), state = std::shared_ptr<const AnyState>(match.state().copy())] {
    Question question;
    question.budget.milliseconds = milliseconds;
    Rng rng(random_seed());
    const Advice advice = advise(*game, *state, question, rng);
    std::string text;
    JsonWriter json(text);
    json.begin_object();
    json.field("type", "hint");
    json.field("id", asked->wish.id);
    json.field("table", asked->wish.table);
    json.field("ply", ply);
    json.key("advice");
    write_advice(*game, advice, state->players(), json);
    json.end_object();
    return WorkerPool::Work([this, asked, text] {
      advised_.erase(asked->by.id);
      asked->reply(text);
    });
  });
}

// ---- time and other nodes --------------------------------------------------------------------------------

void TableRegistry::news(const TableId& id, std::int64_t version) {
  const auto found = live_.find(id);
  if (found == live_.end()) return;
  Live& live = *found->second;
  if (live.table.version() >= version && live.fresh) return;
  live.think_after = now_() + kGrace;
  at(id, [version](Live& seen) {
    if (seen.table.version() < version) seen.fresh = false;
  });
  // The reading itself is done for whoever comes next.
  at(id, [](Live& /*read*/) {});
}

void TableRegistry::gap() {
  std::vector<TableId> ids;
  for (const auto& [id, live] : live_) ids.push_back(id);
  for (const TableId& id : ids) {
    at(id, [](Live& live) { live.fresh = false; });
    at(id, [](Live& /*read*/) {});
  }
}

void TableRegistry::begin(std::optional<Milliseconds> last_sign_of_life) {
  const Milliseconds away = last_sign_of_life ? now_() - *last_sign_of_life : 0;
  if (away < kShortestGap) {
    open_ = true;
    return tick();
  }
  const std::string name = "down since " + std::to_string(*last_sign_of_life);
  writer_.submit([](Store& store) { return store.timed_tables(); },
                 [this, away, name](const StoreResult<std::vector<Summary>>& tables) {
                   for (std::size_t i = 0; tables && i < tables->size(); ++i) {
                     at((*tables)[i].table, [this, away, name](Live& live) {
                       if (live.table.version() == 0 || live.table.done_before({}, name)) return;
                       Change change;
                       change.kind = Change::Kind::Credit;
                       change.id = name;
                       change.amount = away;
                       write(
                           live, change, [](Live& /*later*/) {},
                           [](Live& /*done*/, const Answer<std::int64_t>& /*version*/) {});
                     });
                   }
                   open_ = true;
                   tick();
                 });
}

void TableRegistry::end_time(Live& live) {
  if (!open_ || live.table.version() == 0) return;
  auto change = live.table.time_out(now_());
  if (!change) return consider_bot(live);
  write(
      live, *change, [this](Live& later) { end_time(later); },
      [](Live& /*done*/, const Answer<std::int64_t>& /*version*/) {});
}

void TableRegistry::tick() {
  const Milliseconds now = now_();
  std::vector<TableId> due;
  for (auto live = live_.begin(); live != live_.end();) {
    Live& each = *live->second;
    push_presence(each);
    const bool idle = !each.busy && each.waiting.empty() && !each.thinking && each.watchers.empty();
    const bool real = each.table.version() > 0;
    if (idle && (!real || each.used + settings_.forget_after < now)) {
      live = live_.erase(live);
      continue;
    }
    const auto deadline = real ? each.table.deadline() : std::nullopt;
    // A store that did not answer is asked again for those who wait for news.
    const bool unread = !each.fresh && !each.busy && !each.watchers.empty();
    if (unread || (deadline && *deadline <= now) || (each.think_after > 0 && each.think_after <= now))
      due.push_back(live->first);
    ++live;
  }
  for (const TableId& id : due) {
    at(id, [this](Live& live) {
      live.think_after = 0;
      end_time(live);
    });
  }
  if (now < swept_ + kSweepEvery) return;
  swept_ = now;
  writer_.submit([now](Store& store) { return store.due_tables(now); },
                 [this, now](const StoreResult<std::vector<Summary>>& tables) {
                   if (!tables) return;
                   for (const Summary& each : *tables) {
                     const bool others_turn = !settings_.alone && each.changed + kGrace > now;
                     const auto live = live_.find(each.table);
                     const bool at_it = live != live_.end() && (live->second->thinking || live->second->busy);
                     if (others_turn || at_it) continue;
                     at(each.table, [this](Live& woken) { end_time(woken); });
                   }
                 });
}

}  // namespace pithead::server
