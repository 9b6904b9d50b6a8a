// Any messages of anybody to a table in the middle of a game: each is refused by name and changes nothing, or
// is a change that can be written down, read back and told to everybody.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "fuzz/demand.h"
#include "games/catalogue.h"
#include "server/table/decide.h"
#include "server/table/plan_turn.h"
#include "server/table/secret.h"
#include "server/table/table.h"
#include "server/table/telling.h"

namespace {

using namespace pithead;          // NOLINT(google-build-using-namespace)
using namespace pithead::server;  // NOLINT(google-build-using-namespace)

constexpr std::array<std::string_view, 4> kPeople{"ada", "bruno", "clara", ""};

Entry entry_of(const Table& table, const Change& change) {
  const std::int64_t next = table.version() + 1;
  return {
      .table = table.id(), .version = next, .time = next * 1000, .body = write_change(change, table.game())};
}

// Two people and a bot, some moves into a game whose turns Ada confirms.
std::vector<Entry> make_log() {
  demand(prepare_secrets(), "there is randomness");
  Table table("table");
  std::vector<Entry> log;
  const auto make = [&](const PersonId& by, Change::What what) {
    log.push_back(entry_of(table, {.by = by, .id = {}, .what = std::move(what)}));
    demand(table.replay(log.back()).has_value(), "the log is right");
  };
  Plan plan;
  plan.game = all_games().front()->info().id;
  plan.clock = {.kind = ClockRule::Kind::Bank, .seconds = 600, .increment = 5};
  for (const char* person : {"ada", "bruno"}) {
    plan.seats.push_back(
        {.kind = SeatHolder::Kind::Person, .person = person, .name = person, .level = {}, .link = {}});
  }
  plan.seats.push_back(
      {.kind = SeatHolder::Kind::Bot, .person = {}, .name = {}, .level = "easy", .link = {}});
  make("ada", TableOpened{plan});
  make("ada", ConfirmTurnsSet{true});
  make("ada", GameStarted{.seed = 7, .rules = table.game()->info().rules, .share = {}});
  while (table.ply() < 14) {
    if (table.unconfirmed() != kNobody) {
      make({}, TurnConfirmed{table.unconfirmed()});
    } else {
      make({}, MovePlayed{table.actor(), table.ply(), table.match()->state().legal().back()});
    }
  }
  return log;
}

void say(Table& table, std::string_view message, const PersonId& person) {
  std::string id;
  const auto wish = read_wish(message, id);
  if (!wish) return demand(!wish.error().what.empty(), "a refusal has a sentence");
  const auto* wanted = std::get_if<ChangeWish>(&wish->what);
  if (wanted == nullptr) return;
  Person by;
  by.id = person;
  auto what = decide(*wanted, table, by, table.version() * 1000);
  if (!what) return demand(!what.error().what.empty(), "a refusal has a sentence");
  demand(!person.empty(), "nobody without a name changes anything");
  const Change change{.by = person, .id = id, .what = std::move(*what)};
  demand(table.replay(entry_of(table, change)).has_value(), "what was decided can be read and done");
  for (auto planned = follow_plans(table); !planned.empty(); planned = follow_plans(table)) {
    for (const Change& each : planned)
      demand(table.replay(entry_of(table, each)).has_value(), "what was planned can be done");
  }
  for (const std::string_view each : kPeople) {
    demand(!tell_table(table, PersonId(each), 0, 0).empty(), "everybody is told");
  }
}

void open(const NewTable& wanted) {
  Person by;
  by.id = kPeople.front();
  Table table("table");
  for (const Change& change : opening_of(wanted, by, {}))
    demand(table.replay(entry_of(table, change)).has_value(), "a table that was granted can be opened");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Entry> kLog = make_log();
  const std::string text(data, data + size);
  std::string id;
  const auto wanted = read_new_table(text, id);
  wanted ? open(*wanted) : demand(!wanted.error().what.empty(), "a refusal has a sentence");
  (void)read_change(text, all_games().front());
  Table table("table");
  for (const Entry& entry : kLog) demand(table.replay(entry).has_value(), "the log is right");
  std::string_view left = text;
  // Each line is a message; its first byte says whose.
  while (!left.empty()) {
    const std::size_t end = std::min(left.find('\n'), left.size());
    const std::string_view line = left.substr(0, end);
    left.remove_prefix(std::min(end + 1, left.size()));
    if (line.empty()) continue;
    const auto who = static_cast<std::size_t>(static_cast<unsigned char>(line[0])) % kPeople.size();
    say(table, line.substr(1), PersonId(kPeople[who]));
  }
  return 0;
}
