#include "cli/session.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "bots/adviser.h"
#include "bots/parallel.h"
#include "cli/advice.h"
#include "cli/chronicle.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/rules/rules.h"
#include "match/record.h"

namespace pithead::cli {
Session::Session(Match match, std::vector<std::string> players, std::string file, const Screen& screen)
    : match_(std::move(match)),
      players_(std::move(players)),
      file_(std::move(file)),
      screen_(screen),
      pen_(screen.colours),
      board_(board_of(match_.game())) {
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    if (players_[seat] == kPerson) me_ = static_cast<Seat>(seat);
    bots_.push_back(players_[seat] == kPerson
                        ? nullptr
                        : make_any_bot(match_.game(), *read_bot(players_[seat], {.threads = all_cores()})));
  }
}

// ---- playing ----------------------------------------------------------------------------------------

void Session::run() {
  while (!match_.over()) {
    if (match_.state().to_move() != me_) {
      play_bot();
    } else if (decide() == Next::Leaving) {
      return leave();
    }
  }
  show_log(false);
  show_result();
}

void Session::play_bot() {
  const Seat seat = match_.state().to_move();
  Rng rng = bot_rng(match_.setup().seed.number(), match_.plies().size());
  // A bot chooses among the legal moves, so the match cannot refuse.
  (void)match_.play(bots_[seat]->choose(match_.state(), rng));
  save();
}

Session::Next Session::decide() {
  const std::vector<Listed> list = list_moves();
  show_board(false);
  show_moves(list, false);
  while (true) {
    const auto line = screen_.ask("> ");
    if (!line) return Next::Leaving;
    if (const Next next = answer(*line, list); next != Next::Asking) return next;
  }
}

Session::Next Session::answer(const std::string& line, const std::vector<Listed>& list) {
  const std::string text = tidy(line);
  if (text.empty()) {
    screen_.show("Type a move's number or name, or 'help'.\n");
    return Next::Asking;
  }
  const std::string command = text.substr(0, text.find(' '));
  // File names keep their case, so the argument is cut from the line as it was typed.
  const std::size_t start = line.find_first_not_of(" \t\r", line.find_first_not_of(" \t\r") + command.size());
  std::string argument = start == std::string::npos ? "" : line.substr(start);
  argument.erase(argument.find_last_not_of(" \t\r") + 1);
  return obey(command, argument, list);
}

Session::Next Session::play_own(Move move) {
  (void)match_.play(move);  // picked from the legal moves
  save();
  warned_ = false;
  const bool asks = screen_.attended && match_.can_undo(me_) && match_.state().to_move() != me_;
  if (asks || match_.state().to_move() == me_) {
    show_lines(tell_plies(match_, match_.plies().size() - 1, me_, pen_, Detail::Brief));
  }
  return asks ? confirm_turn() : Next::Going;
}

Session::Next Session::confirm_turn() {
  while (true) {
    const auto line = screen_.ask("Enter to end your turn, u to take back: ");
    if (!line) return Next::Leaving;
    const std::string text = tidy(*line);
    if (text.empty()) return Next::Going;
    if (text == "u" || text == "undo") return take_back();
    if (text == "q" || text == "quit") {
      if (quit() == Next::Leaving) return Next::Leaving;
    } else {
      screen_.show("Your turn is made: Enter ends it, 'u' takes the last move back.\n");
    }
  }
}

Session::Next Session::take_back() {
  if (const auto undone = match_.undo(me_); !undone) {
    screen_.show("Nothing can be taken back: you have not moved yet, or saw something hidden.\n");
    return Next::Asking;
  }
  save();
  screen_.show("Taken back.\n");
  return Next::Going;
}

Session::Next Session::quit() {
  if (!file_.empty() || !screen_.attended || std::exchange(warned_, true)) return Next::Leaving;
  screen_.show("This game is not saved. 'save FILE' keeps it; 'quit' again leaves it.\n");
  return Next::Asking;
}

void Session::leave() const {
  if (file_.empty() || !saved_) return screen_.show("You leave the table. The game was not saved.\n");
  screen_.show(
      fmt::format("You leave the table. The game is saved; resume it with:\n  pithead play {} --save {}\n",
                  match_.game().info().id, quoted(file_)));
}

// ---- saving -----------------------------------------------------------------------------------------

void Session::save() {
  if (file_.empty()) return;
  const auto saved = save_record(file_, match_, players_);
  saved_ = saved.has_value();
  if (!saved_) screen_.show(fmt::format("The game goes on unsaved: {}.\n", saved.error().what));
}

void Session::save_as(const std::string& file) {
  if (file.empty() && file_.empty()) return screen_.show("Save to which file? For example: save game.json\n");
  std::error_code ignored;  // a name that cannot be looked up cannot be written either, and that is told
  if (!file.empty() && file != file_ && std::filesystem::exists(file, ignored)) {
    return screen_.show(fmt::format("'{}' exists already: choose another name.\n", file));
  }
  const std::string& target = file.empty() ? file_ : file;
  if (const auto saved = save_record(target, match_, players_); !saved) {
    return screen_.show(fmt::format("Not saved: {}.\n", saved.error().what));
  }
  file_ = target;
  saved_ = true;
  screen_.show(fmt::format("Saved to '{}', and after every move from now on.\n", file_));
}

// ---- commands ---------------------------------------------------------------------------------------

Session::Next Session::obey(const std::string& command, const std::string& argument,
                            const std::vector<Listed>& list) {
  const auto done = [](auto&& shown) { return (shown(), Next::Asking); };
  if (command == "help" || command == "?") return done([&] { show_help(); });
  if (command == "rules") return done([&] { show_rules(argument); });
  if (command == "board") return done([&] { show_board(true); });
  if (command == "moves") return done([&] { show_moves(list, false); });
  if (command == "more") return done([&] { show_moves(list, true); });
  if (command == "log") return done([&] { show_log(argument == "all"); });
  if (command == "score") return done([&] { show_scores("SCORE   now → if the round ended now"); });
  if (command == "hint") return done([&] { show_hint(list); });
  if (command == "save") return done([&] { save_as(argument); });
  if (command == "undo" || command == "u") return take_back();
  if (command == "quit" || command == "exit" || command == "q") return quit();
  return choose(argument.empty() ? command : command + " " + argument, list);
}

Session::Next Session::choose(const std::string& text, const std::vector<Listed>& list) {
  std::vector<Move> moves;
  for (const Listed& each : list) moves.push_back(each.move);
  const auto plain =
      std::count_if(list.begin(), list.end(), [](const Listed& each) { return !each.choice.folded; });
  const auto move = pick_move(match_.game(), moves, static_cast<std::size_t>(plain), text);
  if (move) return play_own(*move);
  screen_.show(join(wrap(move.error().what, static_cast<std::size_t>(screen_.width) - 1, 3)));
  return Next::Asking;
}

void Session::show_help() const {
  screen_.show(board_.question(match_.state()) + "\n");
  std::string hint = "Type the number of a move or its name. Any part that says enough will do";
  if (!board_.words.shorthand.empty()) hint += fmt::format(": {}", board_.words.shorthand);
  hint += ". Upper and lower case are the same.";
  screen_.show("\n" + join(wrap(hint, static_cast<std::size_t>(screen_.width) - 1)));
  screen_.show(R"(
  moves        the moves again            board  the whole table
  more         with the rare ones         score  points by source
  hint         the best moves, and why    log    what happened; also 'log all'
  undo         take back your last move   rules  the rules, by sections
  save [FILE]  now and after every move   help   this page
  quit         leave the table

)");
  screen_.show(board_.words.legend);
}

void Session::show_rules(const std::string& section) const {
  const auto page = rules_page(match_.game().info().id, kLanguages.front(), section, "rules *", screen_);
  if (page) return screen_.show(*page);
  screen_.show(join(wrap(page.error() + ".", static_cast<std::size_t>(screen_.width) - 1, 2)));
}

// ---- what is shown ----------------------------------------------------------------------------------

void Session::show_lines(const Lines& lines) const {
  for (const std::string& line : lines) {
    screen_.show(join(wrap(" " + line, static_cast<std::size_t>(screen_.width) - 1, 3)));
  }
}

std::vector<Session::Listed> Session::list_moves() const {
  std::vector<Listed> list;
  for (const Move move : match_.state().legal()) {
    list.push_back({move, board_.describe(match_.game(), match_.state(), move)});
  }
  std::vector<std::string> groups;
  for (const Listed& each : list) {
    if (std::find(groups.begin(), groups.end(), each.choice.group) == groups.end())
      groups.push_back(each.choice.group);
  }
  const auto place = [&](const Listed& each) {
    return std::tuple(each.choice.folded, each.choice.rank,
                      std::find(groups.begin(), groups.end(), each.choice.group) - groups.begin());
  };
  std::stable_sort(list.begin(), list.end(),
                   [&](const Listed& a, const Listed& b) { return place(a) < place(b); });
  return list;
}

// Moves since and with the person's last one, which may have ended a shift.
std::size_t Session::recap_start() const {
  std::size_t start = match_.plies().size();
  while (start > 0) {
    if (match_.plies()[--start].seat == me_) return start;
  }
  return 0;
}

void Session::show_board(bool whole) const {
  const Lines recap = tell_plies(match_, recap_start(), me_, pen_, Detail::Brief);
  screen_.show("\n");
  screen_.show(board_.draw(match_.state(), {.seat = me_,
                                            .players = players_,
                                            .recap = recap,
                                            .pen = pen_,
                                            .width = static_cast<std::size_t>(screen_.width),
                                            .whole = whole}));
}

void Session::show_moves(const std::vector<Listed>& list, bool all) const {
  std::size_t label = 0;
  std::size_t folded = 0;
  for (const Listed& each : list) {
    if (each.choice.folded) ++folded;
    if (all || !each.choice.folded) label = std::max(label, each.choice.group.size());
  }
  screen_.show("\n");
  for (const std::string& line :
       wrap(board_.question(match_.state()), static_cast<std::size_t>(screen_.width) - 1)) {
    screen_.show(pen_(Ink::Lamp, line) + "\n");
  }
  std::string line;
  const auto flush = [&] { screen_.show(join({std::exchange(line, "")})); };
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Choice& choice = list[i].choice;
    if (choice.folded && !all) break;
    const bool opens = i == 0 || list[i - 1].choice.group != choice.group;
    const std::string note = choice.note.empty() ? "" : pen_(Ink::Faint, " (" + choice.note + ")");
    const std::string item = pen_(Ink::Strong, right(std::to_string(i + 1), 3)) + " " + choice.text + note;
    if (!line.empty() && (opens || columns_of(line + item) + 1 >= static_cast<std::size_t>(screen_.width)))
      flush();
    if (line.empty()) line = " " + left(opens ? choice.group : "", label + 1);
    line += item + " ";
  }
  flush();
  if (folded > 0 && !all)
    screen_.show(fmt::format(" {} more: {} ('more' lists them)\n", folded, board_.words.folded));
}

void Session::show_hint(const std::vector<Listed>& list) const {
  const Question question{
      .budget = {.milliseconds = 1000, .iterations = 0, .threads = all_cores()}, .most = 3, .also = {}};
  Rng rng = bot_rng(match_.setup().seed.number(), match_.plies().size());
  const Advice advice = advise(match_.game(), match_.state(), question, rng);
  std::vector<std::string> labels;
  for (const AdvisedMove& advised : advice.moves) {
    const auto listed =
        std::find_if(list.begin(), list.end(), [&](const Listed& each) { return each.move == advised.move; });
    labels.push_back(
        fmt::format("{:>4} {}", listed - list.begin() + 1, match_.game().move_text(advised.move)));
  }
  const auto width = static_cast<std::size_t>(screen_.width) - 1;
  screen_.show("\n");
  screen_.show(join(
      wrap("The best moves for you, with each seat's chance of victory (± two standard errors) and points at "
           "the end:",
           width)));
  screen_.show(join(tell_advice(match_.game(), advice, match_.setup().players, labels, width)));
}

void Session::show_log(bool all) const {
  const std::size_t start = all ? 0 : recap_start();
  show_lines(tell_plies(match_, start, me_, pen_, Detail::Full));
}

// ---- scores -----------------------------------------------------------------------------------------

std::string Session::score_cell(Seat seat, std::size_t source) const {
  const auto points = [&](const ScoreSheet& sheet) {
    return source < match_.game().info().sources.size() ? int{sheet.points[source]} : sheet.total();
  };
  const int now = points(match_.state().score(seat));
  const int then = points(match_.state().projected(seat));
  return now == then ? std::to_string(now) : fmt::format("{} → {}", now, then);
}

void Session::show_scores(std::string_view title) const {
  constexpr std::size_t kLabel = 14;
  constexpr std::size_t kColumn = 14;
  const auto& sources = match_.game().info().sources;
  std::string names(kLabel, ' ');
  std::string who(kLabel, ' ');
  for (Seat seat = 0; seat < match_.setup().players; ++seat) {
    names += std::string(kColumn - seat_name(seat).size(), ' ') + pen_(seat_ink(seat), seat_name(seat));
    who += right(players_[seat], kColumn);
  }
  screen_.show(pen_(Ink::Title, fmt::format("\n {}\n", title)) + names + "\n" + who + "\n");
  for (std::size_t source = 0; source <= sources.size(); ++source) {
    std::string row = left(fmt::format(" {}", source < sources.size() ? sources[source] : "total"), kLabel);
    for (Seat seat = 0; seat < match_.setup().players; ++seat)
      row += right(score_cell(seat, source), kColumn);
    screen_.show((source < sources.size() ? row : pen_(Ink::Strong, row)) + "\n");
  }
}

std::string Session::winners_sentence() const {
  const SeatSet winners = match_.state().winners();
  std::string names;
  for (Seat seat = 0; seat < match_.setup().players; ++seat) {
    if (!winners.has(seat)) continue;
    if (!names.empty()) names += " and ";
    names += seat == me_ ? "you" : seat_name(seat);
  }
  if (winners.size() > 1) return fmt::format("The victory is shared by {}.", names);
  return winners.has(me_) ? "You win!" : fmt::format("{} wins.", names);
}

void Session::show_result() const {
  show_scores("FINAL SCORE");
  screen_.show(fmt::format("\n{}\n", pen_(Ink::Lamp, winners_sentence())));
  if (!file_.empty()) return screen_.show(fmt::format("The record is in {}.\n", quoted(file_)));
  screen_.show(fmt::format("The same deal again:\n  pithead play {} --players {} --seat {} --seed {}\n",
                           match_.game().info().id, players_.size(), me_, match_.setup().seed.text()));
}

}  // namespace pithead::cli
