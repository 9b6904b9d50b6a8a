#include "match/fair_deal.h"

#include "games/core/hex.h"
#include "match/result.h"

namespace pithead {
namespace {

std::string hex_in(JsonFields& fields, std::string_view key, std::size_t digits) {
  std::string text = fields.needed(key).text();
  if (!is_hex(text, digits)) {
    fields.complain("field " + in_quotes(key) + " should be " + std::to_string(digits) +
                    " small hexadecimal digits");
  }
  return text;
}

// null for a seat that gave none.
std::vector<std::string> shares_in(JsonFields& fields, int players) {
  std::vector<std::string> shares;
  const auto* list = fields.needed("shares").list();
  if (list == nullptr) return shares;
  for (const boost::json::value& each : *list) {
    const bool given = each.is_string() && is_hex(each.get_string(), kShareDigits);
    if (!given && !each.is_null()) {
      fields.complain("a share should be " + std::to_string(kShareDigits) +
                      " small hexadecimal digits, or null");
    }
    shares.emplace_back(given ? std::string(each.get_string()) : std::string());
  }
  if (shares.size() != static_cast<std::size_t>(players)) {
    fields.complain("there are " + std::to_string(shares.size()) + " shares for " + std::to_string(players) +
                    " players");
  }
  return shares;
}

}  // namespace

void write_fair_deal(JsonWriter& json, const FairDeal& deal) {
  json.begin_object();
  json.field("scheme", deal.scheme);
  json.field("commitment", deal.commitment);
  if (deal.first_player != kNobody) json.field("first_player", deal.first_player);
  if (!deal.shares.empty()) {
    json.key("shares").begin_array();
    for (const std::string& share : deal.shares) share.empty() ? json.null() : json.value(share);
    json.end_array();
  }
  if (!deal.server_share.empty()) {
    json.field("salt", deal.salt);
    json.field("server_share", deal.server_share);
    json.field("draw", deal.draw);
  }
  json.end_object();
}

FairDeal read_fair_deal(JsonFields& fields, int players) {
  const int scheme = fields.needed("scheme").number();
  if (!fields.wrong() && scheme != 2) {
    fields.complain("the deal was made by scheme " + std::to_string(scheme) +
                    "; this program checks scheme 2");
  }
  return {.scheme = scheme,
          .commitment = hex_in(fields, "commitment", kServerShareDigits),
          .first_player = fields.optional("first_player").number<Seat>(0, kMaxSeats - 1, kNobody),
          .shares = shares_in(fields, players),
          .salt = hex_in(fields, "salt", kShareDigits),
          .server_share = hex_in(fields, "server_share", kServerShareDigits),
          .draw = fields.needed("draw").number(0, kMostDraws - 1)};
}

}  // namespace pithead
