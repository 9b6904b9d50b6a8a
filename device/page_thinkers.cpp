#include "device/page_thinkers.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "device/row_text.h"
#include "device/tasks.h"
#include "games/core/json.h"
#include "match/record.h"
#include "server/table/secret.h"
#include "server/table/telling_parts.h"

namespace pithead::server::device {
namespace {

template <class Write>
std::string task_text(std::string_view what, Write write) {
  return object([&](JsonWriter& json) {
    json.field("do", what);
    write(json);
  });
}

}  // namespace

// What the parts of a bot say of one decision.
struct PageThinkers::Decision {
  std::vector<std::vector<Favoured>> answers;
  std::size_t missing = 0;
  ThinkingBot::Then then;
};

// Lives as long as its turn; what it still thinks about then is of no use.
class PageBot final : public ThinkingBot {
 public:
  PageBot(PageThinkers& thinkers, BotSpec spec, std::int64_t number, std::size_t parts)
      : thinkers_(thinkers), spec_(std::move(spec)), number_(number), parts_(parts) {}
  PageBot(const PageBot&) = delete;
  PageBot& operator=(const PageBot&) = delete;
  ~PageBot() override {
    for (const std::int64_t thought : thoughts_) thinkers_.stop(thought);
  }

  void choose(const Asker& /*by*/, Effort /*effort*/, const Match& match, Then then) override {
    const std::string record = write_record(match);
    const auto decision = std::make_shared<PageThinkers::Decision>(PageThinkers::Decision{
        .answers = std::vector<std::vector<Favoured>>(parts_), .missing = parts_, .then = std::move(then)});
    thoughts_.clear();
    for (std::size_t part = 0; part < parts_; ++part) {
      const std::string task = task_text("choose", [&](JsonWriter& json) {
        json.field("bot", number_);
        json.field("level", spec_.name);
        json.field("milliseconds", spec_.budget.milliseconds);
        json.field("part", part);
        json.field("parts", parts_);
        json.field("record", record);
      });
      thoughts_.push_back(thinkers_.ask(
          part, task, [&thinkers = thinkers_, number = number_, part, decision](const std::string& answer) {
            decision->answers[part] = read_favoured(answer);
            if (--decision->missing == 0) thinkers.settle(number, *decision);
          }));
    }
  }

 private:
  PageThinkers& thinkers_;
  BotSpec spec_;
  std::int64_t number_;
  std::size_t parts_;
  std::vector<std::int64_t> thoughts_;
};

// Whoever was stopped has no answer, and then there is none at all.
void PageThinkers::settle(std::int64_t bot, const Decision& decision) {
  const bool stopped = std::ranges::any_of(decision.answers, [](const auto& each) { return each.empty(); });
  if (stopped) return decision.then(std::nullopt);
  const Move move = settle_together(decision.answers);
  const std::string task = task_text("settle", [&](JsonWriter& json) {
    json.field("bot", bot);
    json.field("move", index_of(move));
  });
  for (std::size_t part = 0; part < decision.answers.size(); ++part) host_.think(0, part, task);
  decision.then(move);
}

std::shared_ptr<server::ThinkingBot> PageThinkers::make_bot(const AnyGame& /*game*/, const BotSpec& spec) {
  const bool long_thinker = spec.level == kBotLevels.back();
  return std::make_shared<PageBot>(*this, spec, ++last_, long_thinker ? workers_ : 1);
}

std::int64_t PageThinkers::ask(std::size_t worker, const std::string& task, Then then) {
  const std::int64_t thought = ++last_;
  waiting_.emplace(thought, std::move(then));
  host_.think(thought, worker, task);
  return thought;
}

void PageThinkers::stop(std::int64_t thought) {
  if (waiting_.contains(thought)) host_.stop_thinking(thought);
}

void PageThinkers::thought(std::int64_t thought, const std::string& answer) {
  const auto found = waiting_.find(thought);
  if (found == waiting_.end()) return;
  const Then then = std::move(found->second);
  waiting_.erase(found);
  then(answer);
}

void PageThinkers::advise(const server::Asker& /*by*/, const Match& match, int milliseconds,
                          std::function<void(std::string advice)> then) {
  const std::string task = task_text("advise", [&](JsonWriter& json) {
    json.field("milliseconds", milliseconds);
    json.field("seed", std::to_string(server::random_seed()));
    json.field("record", write_record(match));
  });
  // Nothing is advised by a worker that broke down again and again.
  ask(0, task, [then = std::move(then)](const std::string& answer) {
    then(answer.empty() ? R"({"seat":0,"iterations":0,"victory":[],"points":[],"moves":[]})" : answer);
  });
}

void PageThinkers::analyse(std::shared_ptr<const Match> match, std::size_t ply, std::uint64_t iterations,
                           Analysed then) {
  const std::string task = task_text("analyse", [&](JsonWriter& json) {
    json.field("ply", ply);
    json.field("iterations", iterations);
    json.field("record", write_record(*match));
  });
  const auto begun = std::chrono::steady_clock::now();
  ask(background(), task, [then = std::move(then), begun](const std::string& answer) {
    if (answer.empty()) return;  // the next start goes on
    const auto spent = std::chrono::steady_clock::now() - begun;
    then(decision_of(answer), std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
  });
}

}  // namespace pithead::server::device
