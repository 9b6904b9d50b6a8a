// Runs the real program as a person or a script would: its own process, real pipes, no shell.
#pragma once

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is POSIX, <csignal> need not have it
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/temporary_folder.h"

namespace pithead::tests {

// ---- text -------------------------------------------------------------------------------------------

inline constexpr int kEnough = 4000;  // lines that end any game

inline bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

inline std::string repeated(std::string_view lines, int times) {
  std::string text;
  for (; times > 0; --times) text += lines;
  return text;
}

// What stands between two texts.
inline std::string part_of(const std::string& text, std::string_view from, std::string_view to) {
  const std::size_t start = text.find(from);
  return start == std::string::npos ? "" : text.substr(start, text.find(to, start) - start);
}

// ---- tables at which whole games are played -----------------------------------------------------------

struct Table {
  std::string players, seat;
  friend std::ostream& operator<<(std::ostream& out, const Table& table) {
    return out << table.players << '/' << table.seat;
  }
};
inline const auto kTables = testing::Values(Table{"2", "0"}, Table{"3", "2"}, Table{"4", "1"});
inline std::string name_of_table(const testing::TestParamInfo<Table>& test) {
  return test.param.players + "_players_seat_" + test.param.seat;
}

// ---- the program ------------------------------------------------------------------------------------

struct Outcome {
  int status = -1;  // exit status, or minus the signal that ended it
  std::string out, err;
};

// A pipe whose ends no other child inherits.
class Pipe {
 public:
  Pipe() {
    if (pipe2(ends_.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close_end(0);
    close_end(1);
  }

  int reading() const { return ends_[0]; }
  int writing() const { return ends_[1]; }
  void close_reading() { close_end(0); }
  void close_writing() { close_end(1); }

 private:
  void close_end(std::size_t end) {
    if (ends_[end] >= 0) close(std::exchange(ends_[end], -1));
  }

  std::array<int, 2> ends_{-1, -1};
};

// Feeds the input and gathers both outputs at once, so that no full pipe can block either side.
inline void exchange(Pipe& in, Pipe& out, Pipe& err, std::string_view input, Outcome& outcome) {
  constexpr std::size_t kChunk = 65536;
  const auto read_some = [](Pipe& pipe, std::string& text) {
    std::array<char, kChunk> buffer{};
    const ssize_t got = read(pipe.reading(), buffer.data(), buffer.size());
    if (got > 0) text.append(buffer.data(), static_cast<std::size_t>(got));
    if (got == 0 || (got < 0 && errno != EINTR)) pipe.close_reading();
  };
  fcntl(in.writing(), F_SETFL, O_NONBLOCK);
  if (input.empty()) in.close_writing();
  while (out.reading() >= 0 || err.reading() >= 0) {
    // poll passes over descriptors below zero: what is closed is not waited for.
    std::array<pollfd, 3> waiting{
        {{in.writing(), POLLOUT, 0}, {out.reading(), POLLIN, 0}, {err.reading(), POLLIN, 0}}};
    if (poll(waiting.data(), waiting.size(), -1) < 0) continue;
    if (waiting[0].revents != 0) {
      const ssize_t sent = write(in.writing(), input.data(), input.size());
      if (sent > 0) input.remove_prefix(static_cast<std::size_t>(sent));
      // A program that has heard enough closes its end: not an error of the test.
      if (input.empty() || (sent < 0 && errno != EINTR && errno != EAGAIN)) in.close_writing();
    }
    if (waiting[1].revents != 0) read_some(out, outcome.out);
    if (waiting[2].revents != 0) read_some(err, outcome.err);
  }
}

inline std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> all;
  all.reserve(words.size() + 1);
  for (std::string& word : words) all.push_back(word.data());
  all.push_back(nullptr);
  return all;
}

// Settings like "NO_COLOR=1" come first: the first of two equal names counts.
inline pid_t start(std::vector<std::string>& words, std::array<int, 3> streams,
                   std::vector<std::string> settings) {
  for (char** each = environ; *each != nullptr; ++each) settings.emplace_back(*each);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int i = 0; i < 3; ++i)
    posix_spawn_file_actions_adddup2(&actions, streams[static_cast<std::size_t>(i)], i);
  pid_t child = 0;
  const int failed = posix_spawn(&child, words[0].c_str(), &actions, nullptr, pointers(words).data(),
                                 pointers(settings).data());
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) throw std::system_error(failed, std::generic_category(), "cannot start " + words[0]);
  return child;
}

inline int wait_for(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

// Runs `pithead ARGS...` with this standard input and waits for its end.
inline Outcome run(std::vector<std::string> args, std::string_view input = "") {
  signal(SIGPIPE, SIG_IGN);
  args.insert(args.begin(), PITHEAD_BINARY);
  Pipe in, out, err;
  const pid_t child = start(args, {in.reading(), out.writing(), err.writing()}, {"COLUMNS=80"});
  in.close_reading();
  out.close_writing();
  err.close_writing();
  Outcome outcome;
  exchange(in, out, err, input, outcome);
  outcome.status = wait_for(child);
  return outcome;
}

// Sees what the terminal has shown so far, whenever that is more than before.
using Onlooker = std::function<void(pid_t program, const std::string& shown)>;

// Runs it on a terminal of its own, where all this has been typed ahead (at most 4 KiB; "\x04" is Ctrl-D).
// What the terminal shows, with the echo of what was typed, is in `out`.
inline Outcome run_on_terminal(std::vector<std::string> args, std::string_view typed,
                               std::vector<std::string> settings = {}, const Onlooker& onlooker = {}) {
  args.insert(args.begin(), PITHEAD_BINARY);
  const int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) {
    throw std::system_error(errno, std::generic_category(), "no pseudo terminal");
  }
  std::array<char, 128> name{};
  ptsname_r(master, name.data(), name.size());
  const int slave = open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
  const winsize size{40, 80, 0, 0};
  ioctl(master, TIOCSWINSZ, &size);
  if (write(master, typed.data(), typed.size()) != static_cast<ssize_t>(typed.size())) {
    throw std::system_error(errno, std::generic_category(), "cannot type");
  }
  const pid_t child = start(args, {slave, slave, slave}, std::move(settings));
  close(slave);
  Outcome outcome;
  std::array<char, 4096> buffer{};
  // Reading fails once the program has closed its side.
  for (ssize_t got = 0; (got = read(master, buffer.data(), buffer.size())) > 0;) {
    outcome.out.append(buffer.data(), static_cast<std::size_t>(got));
    if (onlooker) onlooker(child, outcome.out);
  }
  close(master);
  outcome.status = wait_for(child);
  return outcome;
}

inline std::string read_text(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file);
  std::ostringstream text;
  text << in.rdbuf();
  return std::move(text).str();
}

inline void write_text(const std::string& file, std::string_view text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
}

// Wrong use: status 2, one sentence that says why, and nothing on standard output.
inline void expect_refusal(const std::vector<std::string>& args, std::string_view why,
                           std::string_view input = "") {
  const Outcome outcome = run(args, input);
  EXPECT_EQ(outcome.status, 2) << why;
  EXPECT_EQ(outcome.out, "") << why;
  EXPECT_NE(outcome.err.find(why), std::string::npos) << outcome.err;
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
}

}  // namespace pithead::tests
