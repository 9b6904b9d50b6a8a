// A game from its deal on, told to one pair of eyes: for looking back while it runs, for a replay when it is
// over, and for a record that somebody brought along.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/record.h"
#include "server/table/refusal.h"
#include "server/table/table.h"
#include "server/table/url_query.h"

namespace pithead::server {

struct ReplayWish {
  std::optional<Seat> eyes;  // a seat, or nobody's for what a spectator sees; else the person's own
};
// `eyes=0`, `eyes=nobody`
Answer<ReplayWish> read_replay_wish(const UrlQuery& query);

// What is looked back at, apart from its table, so that another thread can tell it while the game goes on.
struct PastGame {
  std::shared_ptr<const Match> deal;
  std::vector<Move> before;  // played, but not told
  std::vector<Move> moves;   // told, up to the first that cannot be played
  Seat eyes = kNobody;
  bool deal_known = false;
  std::optional<FairDeal> fair;  // if the deal may be known and was announced
};

// While the game runs, a person looks back with the own eyes only.
Answer<PastGame> look_back(const Table& table, const PersonId& person, const ReplayWish& wish);

// Other moves than those that were played from a ply on.
struct Variation {
  int ply = 0;
  std::vector<std::string> moves;
};
Answer<Variation> read_variation(std::string_view body);

// What would have come of them. Only when the game is over.
Answer<PastGame> look_aside(const Table& table, const PersonId& person, const Variation& variation,
                            const ReplayWish& wish);

// {"type":"replay","eyes":…,"first":{…},"moves":[{"ply":0,"seat":…,"move":…,"events":[…],"changes":{…}},…]}
// `changes` are those of the view, by JSON pointers; "seed" and "fair" are there when the deal may be known.
std::string tell_replay(const PastGame& past);

// A record that somebody brought along, whole, unchanged and with the deal that was announced.
Answer<Recorded> read_brought_record(std::string_view record);

// A replay of a record, which is checked as `pithead replay` does; also who played what: "game", "options",
// "names", "scores", "winners", and "remark" if there is one.
Answer<std::string> tell_replay(std::string_view record, const ReplayWish& wish);

}  // namespace pithead::server
