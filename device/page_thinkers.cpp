#include "device/page_thinkers.h"

#include <algorithm>
#include <chrono>
#include <set>
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

// Lives as long as its turn; what it still thinks about then is of no use.
class PageBot final : public server::ThinkingBot {
 public:
  PageBot(PageThinkers& thinkers, BotSpec spec, std::int64_t number, std::size_t parts)
      : thinkers_(thinkers), spec_(std::move(spec)), number_(number), parts_(parts) {}
  PageBot(const PageBot&) = delete;
  PageBot& operator=(const PageBot&) = delete;
  ~PageBot() override { stop(); }

  void choose(const server::Asker& /*by*/, server::Effort /*effort*/, const Match& match,
              std::function<void(Move)> then) override {
    stop();
    const std::string record = write_record(match);
    answers_.assign(parts_, {});
    for (std::size_t part = 0; part < parts_; ++part) {
      const std::string task = task_text("choose", [&](JsonWriter& json) {
        json.field("bot", number_);
        json.field("level", spec_.name);
        json.field("milliseconds", spec_.budget.milliseconds);
        json.field("part", part);
        json.field("parts", parts_);
        json.field("record", record);
      });
      const auto heard = [this, part, then](const std::string& answer) { hear(part, answer, then); };
      open_.insert(thinkers_.ask(part, task, heard));
    }
  }

 private:
  void hear(std::size_t part, const std::string& answer, const std::function<void(Move)>& then) {
    answers_[part] = read_favoured(answer);
    const bool all = std::ranges::none_of(answers_, [](const auto& each) { return each.empty(); });
    if (!all) return;
    open_.clear();
    const Move move = settle_together(answers_);
    const std::string task = task_text("settle", [&](JsonWriter& json) {
      json.field("bot", number_);
      json.field("move", index_of(move));
    });
    for (std::size_t each = 0; each < parts_; ++each) thinkers_.host_.think(0, each, task);
    const auto last = then;  // what it does may end this bot
    last(move);
  }

  void stop() {
    for (const std::int64_t thought : open_) thinkers_.forget(thought);
    open_.clear();
  }

  PageThinkers& thinkers_;
  BotSpec spec_;
  std::int64_t number_;
  std::size_t parts_;
  std::vector<std::vector<Favoured>> answers_;
  std::set<std::int64_t> open_;
};

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

void PageThinkers::forget(std::int64_t thought) {
  if (waiting_.erase(thought) > 0) host_.stop_thinking(thought);
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
  ask(0, task, [then = std::move(then)](const std::string& answer) { then(answer); });
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
    const auto spent = std::chrono::steady_clock::now() - begun;
    then(decision_of(answer), std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
  });
}

}  // namespace pithead::server::device
