#include "match/match.h"

#include <algorithm>

#include "games/catalogue.h"

namespace pithead {
namespace {

std::string list_of_games() {
  std::string ids;
  for (const AnyGame* game : all_games()) {
    if (!ids.empty()) ids += ", ";
    ids += game->info().id;
  }
  return ids;
}

// The words, as far as it helps to read them.
std::string list_of(std::span<const std::string_view> words) {
  constexpr std::size_t kEnough = 6;
  std::string text;
  for (const std::string_view word : words.first(std::min(words.size(), kEnough))) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  if (words.size() > kEnough) text += " or one of " + std::to_string(words.size() - kEnough) + " others";
  return text;
}

Result<void> choose(Options& options, const GameInfo& info, const std::string& key,
                    const std::string& value) {
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (info.options[i].key != key) continue;
    const auto& values = info.options[i].values;
    const auto found = std::find(values.begin(), values.end(), value);
    if (found == values.end()) {
      return fail(Error::Kind::WrongSetup, "option '" + key + "' of " + std::string(info.id) + " takes " +
                                               list_of(values) + ", not " + in_quotes(value));
    }
    options.chosen[i] = static_cast<std::uint8_t>(found - values.begin());
    return {};
  }
  return fail(Error::Kind::WrongSetup, std::string(info.id) + " has no option " + in_quotes(key));
}

Result<const AnyGame*> find(std::string_view id) {
  if (const AnyGame* found = find_game(id)) return found;
  return fail(Error::Kind::UnknownGame,
              "there is no game " + in_quotes(id) + "; the games are: " + list_of_games());
}

Result<Setup> choose_all(Setup setup, const ChosenOptions& options) {
  const GameInfo& info = setup.game->info();
  if (setup.players < info.min_players || setup.players > info.max_players) {
    return fail(Error::Kind::WrongSetup,
                std::string(info.id) + " is for " + std::to_string(info.min_players) + " to " +
                    std::to_string(info.max_players) + " players, not " + std::to_string(setup.players));
  }
  for (const auto& [key, value] : options) {
    if (auto chosen = choose(setup.options, info, key, value); !chosen) return tl::unexpected(chosen.error());
  }
  return setup;
}

// Whether a game begun under these rules takes the same course today.
Result<void> check_course(const GameInfo& info, int rules) {
  if (rules >= info.oldest_rules && rules <= info.rules) return {};
  return fail(Error::Kind::OtherRules,
              "this was made by rules version " + std::to_string(rules) + " of " + std::string(info.id) +
                  "; this program plays version " + std::to_string(info.rules) +
                  " and goes on with games since version " + std::to_string(info.oldest_rules));
}

// What could have been played instead, as far as it helps to read it.
std::string legal_examples(const AnyGame& game, const AnyState& state) {
  constexpr std::size_t kEnough = 8;
  const std::vector<Move> legal = state.legal();
  std::string text;
  for (std::size_t i = 0; i < std::min(legal.size(), kEnough); ++i) {
    if (i > 0) text += ", ";
    text += "'" + game.move_text(legal[i]) + "'";
  }
  if (legal.size() > kEnough) text += " and " + std::to_string(legal.size() - kEnough) + " more";
  return text;
}

}  // namespace

Result<Setup> make_setup(std::string_view game, int players, const ChosenOptions& options, Seed seed) {
  const auto found = find(game);
  if (!found) return tl::unexpected(found.error());
  return choose_all({.game = *found, .players = players, .options = {}, .seed = seed}, options);
}

Result<Setup> restore_setup(std::string_view game, int rules, int players, const ChosenOptions& options,
                            Seed seed) {
  const auto found = find(game);
  if (!found) return tl::unexpected(found.error());
  return restore_setup(**found, rules, players, options, seed);
}

Result<Setup> restore_setup(const AnyGame& game, int rules, int players, const ChosenOptions& options,
                            Seed seed) {
  const GameInfo& info = game.info();
  if (auto same = check_course(info, rules); !same) return tl::unexpected(same.error());
  Setup setup{.game = &game, .players = players, .options = {}, .seed = seed};
  for (std::size_t i = 0; i < info.options.size(); ++i) setup.options.chosen[i] = info.options[i].before;
  return choose_all(setup, options);
}

ChosenOptions options_of(const Setup& setup) {
  ChosenOptions options;
  for (std::size_t i = 0; i < setup.game->info().options.size(); ++i) {
    const OptionInfo& option = setup.game->info().options[i];
    options.emplace_back(option.key, option.values[setup.options.chosen[i]]);
  }
  return options;
}

void write_seed(JsonWriter& json, const Seed& seed) {
  if (seed.is_wide()) return json.field("seed", seed.text());
  json.field("seed", seed.number());
}

void write_game_info(JsonWriter& json, const AnyGame& game) {
  const GameInfo& info = game.info();
  const auto write_words = [&](std::string_view key, std::span<const std::string_view> words) {
    json.key(key).begin_array();
    for (const std::string_view word : words) json.value(word);
    json.end_array();
  };
  json.begin_object();
  json.field("id", info.id);
  json.field("title", info.title);
  json.field("rules", info.rules);
  json.field("min_players", info.min_players);
  json.field("max_players", info.max_players);
  json.field("actions", game.actions());
  json.key("options").begin_object();
  for (const OptionInfo& option : info.options) write_words(option.key, option.values);
  json.end_object();
  write_words("sources", info.sources);
  write_words("purse", info.purse);
  json.end_object();
}

void write_standing(JsonWriter& json, const AnyState& state) {
  json.key("scores").begin_array();
  for (Seat seat = 0; seat < state.players(); ++seat) json.value(state.score(seat).total());
  json.end_array();
  json.key("winners").begin_array();
  for (Seat seat = 0; seat < state.players(); ++seat) {
    if (state.winners().has(seat)) json.value(int{seat});
  }
  json.end_array();
}

void write_events(const AnyGame& game, const std::vector<Event>& events, Seat viewer, JsonWriter& json) {
  json.key("events").begin_array();
  for (const Event& event : events) {
    if (event.visible_to(viewer)) game.write_event(event, json);
  }
  json.end_array();
}

void write_options(JsonWriter& json, const Setup& setup) {
  json.begin_object();
  for (const auto& [key, value] : options_of(setup)) json.field(key, value);
  json.end_object();
}

Match::Match(const Setup& setup)
    : setup_(setup),
      dealt_rng_(setup.seed.rng()),
      dealt_(setup.game->deal(setup.players, setup.options, dealt_rng_)),
      rng_(dealt_rng_),
      state_(dealt_->copy()) {}

Match::Match(const Setup& setup, std::unique_ptr<AnyState> dealt, const Rng& rng)
    : setup_(setup), dealt_rng_(rng), dealt_(std::move(dealt)), rng_(rng), state_(dealt_->copy()) {}

Result<void> Match::check(Move move) const {
  if (over()) return fail(Error::Kind::IllegalMove, "the game is over");
  if (index_of(move) >= game().actions()) {
    return fail(Error::Kind::IllegalMove, "there is no move number " + std::to_string(index_of(move)));
  }
  if (!state_->is_legal(move)) {
    return fail(Error::Kind::IllegalMove, "'" + game().move_text(move) +
                                              "' is not legal here; legal moves are " +
                                              legal_examples(game(), *state_));
  }
  return {};
}

Result<void> Match::play(Move move) {
  if (auto legal = check(move); !legal) return legal;
  play_legal(move);
  return {};
}

void Match::play_legal(Move move) {
  const Seat seat = state_->to_move();
  if (plies_.empty() || plies_.back().seat != seat || state_->begins_turn()) undoable_ = 0;
  EventLog log;
  state_->play(move, rng_, log);
  plies_.push_back({seat, move, state_->hash(), std::move(log).events()});
  const auto& events = plies_.back().events;
  const bool revealed =
      std::any_of(events.begin(), events.end(), [](const Event& event) { return event.reveals; });
  undoable_ = revealed ? 0 : undoable_ + 1;
  since_reveal_ = revealed ? 0 : since_reveal_ + 1;
}

Result<Move> Match::read(std::string_view notation) const {
  const auto move = game().read_move(notation);
  if (!move) {
    return fail(Error::Kind::UnreadableMove,
                in_quotes(notation) + " is no move of " + std::string(game().info().id) +
                    (over() ? "" : "; legal moves are " + legal_examples(game(), *state_)));
  }
  if (auto legal = check(*move); !legal) return tl::unexpected(legal.error());
  return *move;
}

Result<void> Match::play(std::string_view notation) {
  const auto move = read(notation);
  if (!move) return tl::unexpected(move.error());
  play_legal(*move);
  return {};
}

std::size_t Match::undoable(Seat seat) const {
  return undoable_ > 0 && plies_.back().seat == seat ? undoable_ : 0;
}

Result<void> Match::undo(Seat seat) {
  if (!can_undo(seat)) {
    return fail(
        Error::Kind::NothingToUndo,
        "nothing can be taken back: only own moves, until something hidden was seen or another seat moved");
  }
  take_back_to(plies_.size() - 1);
  return {};
}

void Match::take_back_to(std::size_t plies) {
  const std::size_t taken = plies_.size() - plies;
  plies_.resize(plies);
  undoable_ -= std::min(undoable_, taken);
  since_reveal_ -= std::min(since_reveal_, taken);
  // Playing a whole game again takes a fraction of a millisecond; keeping old states would cost every move.
  rng_ = dealt_rng_;
  state_ = dealt_->copy();
  play_from_deal(plies, *state_, rng_);
}

std::unique_ptr<AnyState> Match::state_at(std::size_t plies) const {
  if (plies == plies_.size()) return state_->copy();
  Rng rng = dealt_rng_;
  auto state = dealt_->copy();
  play_from_deal(plies, *state, rng);
  return state;
}

void Match::play_from_deal(std::size_t plies, AnyState& state, Rng& rng) const {
  EventLog forgotten;
  for (std::size_t i = 0; i < plies; ++i) state.play(plies_[i].move, rng, forgotten);
}

}  // namespace pithead
