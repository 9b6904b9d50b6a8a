#include "cli/pick.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <vector>

#include <fmt/format.h>

#include "games/core/number.h"

namespace pithead::cli {
namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, blank));
    text.remove_prefix(std::min(blank + 1, text.size()));
  }
  return words;
}

using Words = std::span<const std::string_view>;

bool same(Words typed, Words move) {
  return std::equal(typed.begin(), typed.end(), move.begin(), move.end());
}

// Each word typed begins the move's word in its place.
bool begins(Words typed, Words move) {
  if (typed.size() > move.size()) return false;
  return std::equal(typed.begin(), typed.end(), move.begin(),
                    [](std::string_view part, std::string_view word) { return word.starts_with(part); });
}

// How well a text fits a move, best first; the verb may be missing.
enum class Fit { Exact, WithoutVerb, Prefix, PrefixWithoutVerb, None };

Fit fit_of(Words typed, Words move) {
  if (same(typed, move)) return Fit::Exact;
  const Words object = move.subspan(1);
  if (!object.empty() && same(typed, object)) return Fit::WithoutVerb;
  if (begins(typed, move)) return Fit::Prefix;
  if (begins(typed, object)) return Fit::PrefixWithoutVerb;
  return Fit::None;
}

bool is_number(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

Result<Move> pick_number(std::span<const Move> list, std::string_view input) {
  if (const auto number = read_whole<std::size_t>(input, 1, list.size())) return list[*number - 1];
  return fail(Error::Kind::IllegalMove,
              fmt::format("There is no move {}: choose 1 to {}.", input, list.size()));
}

std::string which_one(const AnyGame& game, const std::vector<Move>& fitting, std::string_view input) {
  constexpr std::size_t kEnough = 5;
  std::string names;
  for (std::size_t i = 0; i < std::min(fitting.size(), kEnough); ++i) {
    names += fmt::format("{}'{}'", i == 0 ? "" : ", ", game.move_text(fitting[i]));
  }
  if (fitting.size() > kEnough) names += fmt::format(" or {} more", fitting.size() - kEnough);
  return fmt::format("'{}' could be {}: say more of it.", input, names);
}

std::vector<Move> best_fitting(const AnyGame& game, std::span<const Move> list, Words typed) {
  Fit best = Fit::None;
  std::vector<Move> fitting;
  for (const Move move : list) {
    const std::string notation = tidy(game.move_text(move));
    const Fit fit = fit_of(typed, words_of(notation));
    if (fit > best || fit == Fit::None) continue;
    if (fit < best) fitting.clear();
    best = fit;
    fitting.push_back(move);
  }
  return fitting;
}

// Somebody who types a move out of turn should not read that there is no such move.
bool fits_any_move(const AnyGame& game, Words typed) {
  for (std::size_t i = 0; i < game.actions(); ++i) {
    const std::string notation = tidy(game.move_text(static_cast<Move>(i)));
    if (fit_of(typed, words_of(notation)) != Fit::None) return true;
  }
  return false;
}

}  // namespace

std::string tidy(std::string_view input) {
  std::string text;
  for (const char byte : input) {
    const auto c = static_cast<unsigned char>(byte);
    if (std::isspace(c) == 0) {
      // An arrow key or the like must not come back to the terminal in a sentence.
      text += std::iscntrl(c) != 0 ? '?' : static_cast<char>(std::tolower(c));
    } else if (!text.empty() && text.back() != ' ') {
      text += ' ';
    }
  }
  if (text.ends_with(' ')) text.pop_back();
  return text;
}

Result<Move> pick_move(const AnyGame& game, std::span<const Move> list, std::size_t plain,
                       std::string_view input) {
  const std::string text = tidy(input);
  if (is_number(text)) return pick_number(list, text);
  const auto typed = words_of(text);
  std::vector<Move> fitting = best_fitting(game, list.first(plain), typed);
  if (fitting.empty()) fitting = best_fitting(game, list.subspan(plain), typed);
  if (fitting.size() == 1) return fitting.front();
  if (fitting.size() > 1) return fail(Error::Kind::UnreadableMove, which_one(game, fitting, text));
  if (fits_any_move(game, typed)) {
    return fail(Error::Kind::IllegalMove,
                fmt::format("'{}' is not possible now; 'moves' lists what is.", text));
  }
  return fail(Error::Kind::UnreadableMove,
              fmt::format("'{}' is neither a move nor a command; try 'moves' or 'help'.", text));
}

}  // namespace pithead::cli
