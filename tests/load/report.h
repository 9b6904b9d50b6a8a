// The summary, for people and for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/load/figures.h"

namespace pithead::load {

// Seconds since the server was told to go.
struct Restart {
  double gone = 0;     // the old one has ended, and the new one is started
  double healthy = 0;  // the first answer to /healthz
  double first = 0;    // the first table that came back
  double all = 0;      // the last
};

struct Report {
  std::string what;  // games, tables, sockets, store
  double seconds = 0;
  Figures figures;
  std::vector<Sample> memory;
  double server_cpu = 0;  // shares of one core; the server's is 0 if it is not ours
  double own_cpu = 0;
  double other_cpu = 0;
  double load_before = 0;
  double load_after = 0;
  int longest_queue = 0;  // jobs that waited for the store, when somebody looked
  std::optional<Restart> restart;
  Troubles troubles;
};

std::string in_words(const Report& report);
std::string in_json(const Report& report);

}  // namespace pithead::load
