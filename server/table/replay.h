// A game from its deal on, told to one pair of eyes: for looking back while it runs, for a replay when it is
// over, and for a record that somebody brought along.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "match/record.h"
#include "server/table/refusal.h"
#include "server/table/table.h"

namespace pithead::server {

struct ReplayWish {
  std::optional<Seat> eyes;  // a seat, or nobody's for what a spectator sees; else the person's own
};
// `eyes=0`, `eyes=nobody`
Answer<ReplayWish> read_replay_wish(const std::map<std::string, std::string>& query);

// {"type":"replay","eyes":…,"first":{…},"moves":[{"ply":0,"seat":…,"move":…,"events":[…],"changes":{…}},…]}
// `changes` are those of the view, by JSON pointers; "seed" is there when the game is over.
// While the game runs, a person looks back with the own eyes only.
Answer<std::string> tell_replay(const Table& table, const PersonId& person, const ReplayWish& wish);

// The same of a record, which is checked as `pithead replay` does; also who played what: "game", "options",
// "names", "scores", "winners", and "remark" if there is one.
Answer<std::string> tell_replay(std::string_view record, const ReplayWish& wish);

}  // namespace pithead::server
