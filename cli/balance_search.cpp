// The search of the balance lab, by successive halving: cheap trials for all variants, twice as long ones for
// the better half, and so on. Each trial follows from the seed, the variant and its rung alone, so a search
// that was interrupted goes on as if it had not been.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <numeric>
#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "cli/balance.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "games/core/number.h"
#include "match/file.h"

namespace pithead::cli {
namespace {

constexpr std::uint64_t kFirstTrialGames = 300;  // of each number of players

// ---- what is known already --------------------------------------------------------------------------

// Prices by rung and variant, and the file that keeps them.
class SearchState {
 public:
  explicit SearchState(const BalanceSearch& search) : file_(search.state) {
    if (!file_) return;
    const std::string head = "pithead balance search " + search.fingerprint + '\n';
    const std::string text = read_whole_lines(head);
    std::istringstream lines(text.substr(head.size()));
    for (std::string line; std::getline(lines, line);) read(line);
  }

  std::optional<double> find(int rung, std::size_t variant) const {
    const auto found = prices_.find({rung, variant});
    return found == prices_.end() ? std::nullopt : std::optional(found->second);
  }

  void keep(int rung, std::size_t variant, double price, const std::string& name) {
    prices_[{rung, variant}] = price;
    if (file_) append(fmt::format("{} {} {:.6f} {}", rung, variant, price, name));
  }

 private:
  // All that was written whole. Where a line was cut, the file ends before it from now on: the next one would
  // go on in the middle of it.
  std::string read_whole_lines(const std::string& head) const {
    std::ifstream in(*file_);
    const std::string old{std::istreambuf_iterator<char>(in), {}};
    if (!old.starts_with(head) && !head.starts_with(old))
      throw Failure{
          fmt::format("{} belongs to another search: take another file, or the same command", *file_)};
    const std::string text = old.size() < head.size() ? head : old.substr(0, old.rfind('\n') + 1);
    if (text != old) or_fail(save_text(*file_, text));
    return text;
  }
  void read(const std::string& line) {
    std::istringstream words(line);
    int rung = 0;
    std::size_t variant = 0;
    double price = 0;
    std::string name;
    if (words >> rung >> variant >> price >> name) prices_[{rung, variant}] = price;
  }
  void append(const std::string& line) {
    std::ofstream out(*file_, std::ios::app);
    out << line << '\n';
    if (!out.flush()) throw Failure{fmt::format("cannot write '{}'", *file_)};
  }

  std::optional<std::string> file_;
  std::map<std::pair<int, std::size_t>, double> prices_;
};

// ---- trials -----------------------------------------------------------------------------------------

// What is wrong with a box that a search made, by the entry: the line that the fault names is in no file.
std::string by_entry(const std::string& fault, const std::string& box) {
  constexpr std::string_view kLine = "line ";
  const std::size_t colon = fault.find(": ");
  if (!fault.starts_with(kLine) || colon == std::string::npos) return fault;
  const auto number = read_whole<int>(fault.substr(kLine.size(), colon - kLine.size()), 1, 9999);
  if (!number) return fault;
  std::istringstream lines(box);
  std::string line;
  for (int i = 0; i < *number; ++i) std::getline(lines, line);
  const std::string entry = in_quotes(line.substr(0, line.find(':')));
  const std::string what = fault.substr(colon + 2);
  return what.starts_with(entry) ? what : entry + ": " + what;
}

// All variants that contradict nothing.
std::vector<BalanceVariant> make_variants(const BalancePlan& plan, const BalanceSearch& search) {
  std::vector<BalanceVariant> variants;
  std::string fault;
  for (const Pick& pick : picks_of(search.ranges, search.most, plan.seed)) {
    BalanceVariant variant{.name = name_of(search.ranges, pick),
                           .options = options_with(search.base.options, search.ranges, pick),
                           .box = or_fail(box_with(*search.base.box, search.ranges, pick))};
    const auto wrong = plan.game->load_box(*variant.box);
    if (wrong) {
      fault = by_entry(*wrong, *variant.box);
    } else {
      variants.push_back(std::move(variant));
    }
  }
  if (variants.empty())
    throw Failure{"no variant is a whole box that contradicts nothing, the last one for this: " + fault};
  if (!fault.empty()) fmt::print(stderr, "Some variants were left out, such as one with: {}\n", fault);
  return variants;
}

// How long a variant is taught and tried on a rung.
int doubled(int rung) { return 1 << std::min(rung, 12); }

// Worth nothing once it was interrupted.
double try_variant(const BalancePlan& plan, const BalanceVariant& variant, int rung) {
  Training training = *plan.learn;
  training.rounds *= doubled(rung);
  BotSpec bot;
  bot.name = bot.level = kByPolicy;
  std::vector<Balance> balances;
  for (const int players : plan.players) {
    const Setup setup = bring_variant(plan, variant, players);
    teach_policy(plan, setup, training);
    if (interrupted()) break;
    const BalanceTrial trial{.setup = setup,
                             .bot = bot,
                             .games = kFirstTrialGames * static_cast<std::uint64_t>(doubled(rung)),
                             .threads = plan.threads};
    balances.push_back(
        measure_balance(trial, [](std::uint64_t /*done*/, const Balance&) { return !interrupted(); }));
  }
  return price_of(balances);
}

// Trials of all rungs, each counted as long as it takes.
std::uint64_t work_in(std::size_t variants, std::size_t keep) {
  std::uint64_t work = 0;
  for (int rung = 0; variants > keep; ++rung) {
    work += variants * static_cast<std::uint64_t>(doubled(rung));
    variants = std::max(keep, (variants + 1) / 2);
  }
  return work;
}

}  // namespace

double price_of(const std::vector<Balance>& by_players) {
  constexpr double kIdle = 0.5;  // all idle weighs half as much as one seat that never wins
  double sum = 0;
  for (const Balance& balance : by_players) sum += balance.unevenness() + kIdle * balance.idle_share();
  return sum / static_cast<double>(std::max<std::size_t>(1, by_players.size()));
}

std::size_t find_most_even(const BalanceReport& report) {
  const BalancePlan& plan = report.plan;
  std::optional<std::size_t> best;
  std::pair<double, double> least;
  for (std::size_t i = 0; i < report.results.size(); ++i) {
    const std::vector<Balance>& by_players = report.results[i].by_players;
    if (by_players.size() < plan.players.size() || by_players.back().games < plan.games) continue;
    double unevenness = 0;
    for (const Balance& balance : by_players) unevenness += balance.unevenness();
    const std::pair cost{unevenness, price_of(by_players)};
    if (best && cost >= least) continue;
    best = i;
    least = cost;
  }
  return best.value_or(0);
}

std::vector<BalanceVariant> search_variants(const BalancePlan& plan, const BalanceSearch& search) {
  SearchState state(search);
  const std::vector<BalanceVariant> variants = make_variants(plan, search);
  std::vector<std::size_t> alive(variants.size());
  std::iota(alive.begin(), alive.end(), 0U);
  ProgressBar bar("searching", work_in(alive.size(), search.keep));
  std::uint64_t done = 0;
  for (int rung = 0; alive.size() > search.keep; ++rung) {
    std::map<std::size_t, double> prices;
    for (const std::size_t i : alive) {
      auto price = state.find(rung, i);
      if (!price) {
        price = try_variant(plan, variants[i], rung);
        if (interrupted()) return {};
        state.keep(rung, i, *price, variants[i].name);
      }
      prices[i] = *price;
      done += static_cast<std::uint64_t>(doubled(rung));
      bar.show(done, fmt::format("{} variants left", alive.size()));
    }
    std::stable_sort(alive.begin(), alive.end(),
                     [&](std::size_t one, std::size_t other) { return prices[one] < prices[other]; });
    alive.resize(std::max(search.keep, (alive.size() + 1) / 2));
  }
  std::vector<BalanceVariant> best;
  for (const std::size_t i : alive) best.push_back(variants[i]);
  return best;
}

}  // namespace pithead::cli
