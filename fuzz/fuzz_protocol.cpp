// Any messages of anybody to a table in the middle of a game: each is refused by name and changes nothing, or
// is a change that can be written down, read back and told to everybody.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/demand.h"
#include "games/catalogue.h"
#include "server/table/secret.h"
#include "server/table/table.h"
#include "server/table/telling.h"

namespace {

using namespace pithead;          // NOLINT(google-build-using-namespace)
using namespace pithead::server;  // NOLINT(google-build-using-namespace)

constexpr std::array<std::string_view, 4> kPeople{"ada", "bruno", "clara", ""};

Entry entry_of(const Table& table, const Change& change) {
  const std::int64_t next = table.version() + 1;
  return {.table = table.id(), .version = next, .time = next * 1000, .body = write_change(change)};
}

// Two people and a bot, some moves into a game whose turns Ada confirms.
std::vector<Entry> make_log() {
  demand(prepare_secrets(), "there is randomness");
  Table table("table");
  std::vector<Entry> log;
  const auto make = [&](const Change& change) {
    log.push_back(entry_of(table, change));
    demand(table.apply(log.back()), "the log is right");
  };
  Change open;
  open.kind = Change::Kind::Open;
  open.by = "ada";
  open.plan = Plan{};
  open.plan->game = "coal-baron";
  open.plan->clock = {.kind = ClockRule::Kind::Bank, .seconds = 600, .increment = 5};
  for (const char* person : {"ada", "bruno"}) {
    open.plan->seats.push_back(
        {.kind = Sitting::Kind::Person, .person = person, .name = person, .level = {}, .link = {}});
  }
  open.plan->seats.push_back(
      {.kind = Sitting::Kind::Bot, .person = {}, .name = {}, .level = "easy", .link = {}});
  make(open);
  Change habit;
  habit.kind = Change::Kind::Habit;
  habit.by = "ada";
  habit.on = true;
  make(habit);
  Change start;
  start.kind = Change::Kind::Start;
  start.by = "ada";
  start.seed = 7;
  start.rules = find_game("coal-baron")->info().rules;
  make(start);
  while (table.ply() < 14) {
    Change move;
    move.kind = Change::Kind::Move;
    move.seat = table.actor();
    if (table.unconfirmed() != kNoSeat) {
      move.kind = Change::Kind::Confirm;
    } else {
      move.ply = table.ply();
      move.text = table.match()->game().move_text(table.match()->state().legal().back());
    }
    make(move);
  }
  return log;
}

void say(Table& table, std::string_view message, const PersonId& person) {
  std::string id;
  const auto wish = read_wish(message, id);
  if (!wish) return demand(!wish.error().error.empty() && !wish.error().what.empty(), "a refusal has words");
  const auto change = table.decide(*wish, person, table.version() * 1000);
  if (!change) return demand(!change.error().what.empty(), "a refusal has a sentence");
  demand(!person.empty(), "nobody without a name changes anything");
  demand(table.apply(entry_of(table, *change)), "what was decided can be done");
  for (const std::string_view each : kPeople) {
    demand(!tell_table(table, PersonId(each), 0, 0).empty(), "everybody is told");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Entry> kLog = make_log();
  const std::string text(data, data + size);
  std::string id;
  if (const auto plan = read_plan_wish(text, id); !plan) {
    demand(!plan.error().what.empty(), "a refusal has a sentence");
  }
  (void)read_change(text);
  Table table("table");
  for (const Entry& entry : kLog) demand(table.apply(entry), "the log is right");
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
