#include "games/schichtwechsel/box_words.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/schichtwechsel/components.h"

namespace pithead::schichtwechsel {
namespace {

// One kind of task: its words, with # for a number that follows a sign or stands alone, and the task for a
// number.
struct Phrase {
  std::string_view words;
  Task (*task)(int n, Source source);
};

template <auto kTask>
constexpr Task always(int /*n*/, Source /*source*/) {
  return kTask;
}

constexpr std::array<Phrase, 26> kPhrases{{
    {"# points", [](int n, Source source) { return points(source, n); }},
    {"water -#", [](int n, Source) { return lower(n); }},
    {"water up to -#", [](int n, Source) { return task(Effect::LowerUpTo, n); }},
    {"water +#", [](int n, Source) { return raise(n); }},
    {"# coins", [](int n, Source) { return task(Effect::Coin, n); }},
    {"discard # tools", [](int n, Source) { return task(Effect::DiscardTool, n); }},
    {"# carts", [](int n, Source) { return carts(n); }},
    {"# coke", [](int n, Source) { return coke(n); }},
    {"load #", [](int n, Source) { return load(n); }},
    {"# road", [](int n, Source) { return road(n); }},
    {"# rail", [](int n, Source) { return rail(n); }},
    {"# canal", [](int n, Source) { return canal(n); }},
    {"1 road or 1 point", always<choose(kRouteChoice)>},
    {"building", always<kBuilding>},
    {"miner or headframe", always<kMinerOrHeadframe>},
    {"miner or headframe or # points", [](int n, Source) { return miner_or_headframe(n); }},
    {"miner or # points", [](int n, Source) { return miner_or_headframe(n, kWithoutHeadframe); }},
    {"headframe", always<miner_or_headframe(0, kWithoutMiner)>},
    {"miner", always<kMoveMiner>},
    {"copy small", always<copy(kCopySmall)>},
    {"copy small or medium", always<copy(kCopySmallOrMedium)>},
    {"copy large for a tool", always<copy(kCopyLarge | kOrTool)>},
    {"coal to a cart", always<task(Effect::CubeToCart, CubeTerms::kCoal | CubeTerms::kMayDecline)>},
    {"coal to a wagon", always<task(Effect::CoalToWagon, 0)>},
    {"# spoil to the tip", [](int n, Source) { return task(Effect::SpoilToTip, n); }},
    {"first player", always<kTakeMarker>},
}};
constexpr std::array<Phrase, 3> kFramePhrases{{
    {"headframe to the top", always<kHeadframeToTop>},
    {"headframe to the left", always<kHeadframeToLeft>},
    {"headframe to the top or left", always<kHeadframeToAny>},
}};

constexpr int kMostAmount = 9;

template <class Body>
void for_each_phrase(Body body) {
  for (const Phrase& phrase : kPhrases) body(phrase);
  for (const Phrase& phrase : kFramePhrases) body(phrase);
}

// The phrase with a number in its place; of one thing there is no plural.
std::string fill(std::string_view words, int n) {
  std::string text(words);
  const std::size_t place = text.find('#');
  if (place == std::string::npos) return text;
  text.replace(place, 1, std::to_string(n));
  if (n != 1 || place + 1 == text.size() || text[place + 1] != ' ') return text;
  std::size_t end = text.find(' ', place + 2);
  if (end == std::string::npos) end = text.size();
  if (text[end - 1] == 's') text.erase(end - 1, 1);
  return text;
}

std::string write_task(Task wanted) {
  const Source source = wanted.effect == Effect::Points ? source_of(wanted) : Source::Cards;
  std::string text;
  for_each_phrase([&](const Phrase& phrase) {
    for (int n = 1; n <= kMostAmount && text.empty(); ++n)
      if (phrase.task(n, source) == wanted) text = fill(phrase.words, n);
  });
  return text;
}

std::optional<Task> read_task(std::string_view text, Source source) {
  std::optional<Task> found;
  for_each_phrase([&](const Phrase& phrase) {
    for (int n = 1; n <= kMostAmount && !found; ++n)
      if (fill(phrase.words, n) == text) found = phrase.task(n, source);
  });
  return found;
}

}  // namespace

std::string_view trim(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r";
  const std::size_t from = text.find_first_not_of(kBlank);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlank) + 1 - from);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  if (trim(text).empty()) return parts;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = text.find(separator);
    parts.push_back(trim(text.substr(0, end)));
    if (end != std::string_view::npos) text.remove_prefix(end + 1);
  }
  return parts;
}

std::optional<int> read_count(std::string_view text) {
  const bool digits = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (!digits || text.empty() || text.size() > 2) return std::nullopt;
  int n = 0;
  for (const char digit : text) n = 10 * n + (digit - '0');
  return n;
}

std::string quote(std::string_view words) {
  constexpr std::size_t kLongest = 80;  // all of a card
  std::string shown;
  for (const char each : words) {
    const auto byte = static_cast<unsigned char>(each);
    const bool goes_on = byte >= 0x80 && byte < 0xc0;  // with a character of UTF-8 that is shown already
    if (goes_on) continue;
    if (shown.size() == kLongest) return "'" + shown + "…'";
    shown += byte < 0x20 || byte >= 0x7f ? '?' : each;
  }
  return "'" + shown + "'";
}

std::string write_tasks(const Tasks& tasks) {
  std::string text;
  for (const Task task : tasks) text += (text.empty() ? "" : ", ") + write_task(task);
  return text.empty() ? "nothing" : text;
}

std::optional<Tasks> read_tasks(std::string_view text, Source source) {
  Tasks tasks;
  if (text == "nothing") return tasks;
  const auto parts = split(text, ',');
  if (parts.empty() || parts.size() > Tasks::kMost) return std::nullopt;
  for (const std::string_view part : parts) {
    const auto task = read_task(part, source);
    if (!task) return std::nullopt;
    tasks.list[tasks.count++] = *task;
  }
  return tasks;
}

}  // namespace pithead::schichtwechsel
