// A person at the terminal, playing one seat of a match against bots.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "cli/boards/boards.h"
#include "cli/terminal.h"
#include "match/match.h"

namespace pithead::cli {

// How a person is named in a record; the other seats bear their bot's level.
inline constexpr std::string_view kPerson = "you";

class Session {
 public:
  // Saves to `file` after every move, unless it is empty.
  Session(Match match, std::vector<std::string> players, std::string file, const Screen& screen);

  // Until the game is over or the person leaves.
  void run();
  void show_result() const;

 private:
  enum class Next { Asking, Going, Leaving };  // ask again, look whose turn it is, leave the table

  struct Listed {
    Move move;
    Choice choice;
  };

  void play_bot();
  Next decide();
  Next answer(const std::string& line, const std::vector<Listed>& list);
  Next obey(const std::string& command, const std::string& argument, const std::vector<Listed>& list);
  Next choose(const std::string& text, const std::vector<Listed>& list);
  Next play_own(Move move);
  Next confirm_turn();
  Next take_back();
  Next quit();
  void leave() const;

  std::vector<Listed> list_moves() const;
  void show_board(bool whole) const;
  void show_moves(const std::vector<Listed>& list, bool all) const;
  void show_help() const;
  void show_rules(const std::string& section) const;
  void show_hint(const std::vector<Listed>& list) const;
  void show_log(bool all) const;
  void show_lines(const Lines& lines) const;
  void show_scores(std::string_view title) const;
  std::string winners_sentence() const;
  std::string score_cell(Seat seat, std::size_t source) const;
  std::size_t recap_start() const;

  void save();
  void save_as(const std::string& file);

  Match match_;
  std::vector<std::string> players_;
  std::string file_;
  Screen screen_;
  Pen pen_;
  const Board& board_;
  Seat me_ = 0;
  std::vector<std::unique_ptr<AnyBot>> bots_;  // none at the person's seat
  bool saved_ = true;                          // as far as there is a file
  bool warned_ = false;                        // that leaving loses the game
};

}  // namespace pithead::cli
