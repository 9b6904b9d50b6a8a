// How a deal came about that nobody chose, as tables and records tell it. docs/server/fair-deal.md says what
// is promised and how it is checked; the hashes are made in server/table/commitment.h.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/core/json.h"
#include "games/core/seats.h"
#include "match/json_fields.h"

namespace pithead {

inline constexpr std::size_t kShareDigits = 32;  // of a player's share, and of the salt
inline constexpr std::size_t kServerShareDigits = 64;
inline constexpr int kMostDraws = 200;

struct FairDeal {
  // 1: the server alone drew a number and announced its hash with the first move. 2: shares.
  int scheme = 2;
  std::string commitment;
  Seat first_player = kNobody;      // who must begin; nobody's: whom the deal draws
  std::vector<std::string> shares;  // by seat, empty for one that gave none
  // Empty as long as they may not be known.
  std::string salt;
  std::string server_share;
  int draw = 0;  // how many deals before it let somebody else begin

  bool operator==(const FairDeal&) const = default;
};

// {"scheme":2,"commitment":…,"shares":[…,null],"salt":…,"server_share":…,"draw":0}, as far as it is there.
void write_fair_deal(JsonWriter& json, const FairDeal& deal);

// Of a record, with all its fields; what is wrong stands in the reader.
FairDeal read_fair_deal(JsonFields& fields, int players);

}  // namespace pithead
