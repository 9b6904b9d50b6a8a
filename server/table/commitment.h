// Nobody chose the cards, and everybody can check it: docs/server/fair-deal.md says how a deal is made of the
// shares of the server and of those who sit there.
#pragma once

#include <string>

#include "match/fair_deal.h"
#include "match/match.h"
#include "match/record.h"
#include "match/result.h"
#include "server/table/change.h"

namespace pithead::server {

// What the server puts into a deal, drawn before anybody else can put anything.
DealSecret draw_deal_secret();
FairDeal commit_to(const DealSecret& secret, Seat first_player);

// What a deal with all its shares is dealt from.
Seed seed_of(const FairDeal& deal);
// Deals draw who begins, so they are drawn until one lets the agreed seat begin: no game needs to know of
// rematches. Not for ever, as a game may let the same seat begin each time.
int find_draw(FairDeal deal, Setup setup);

// The first scheme: the server alone drew a number, which is announced by its hash when the game begins.
FairDeal commit_to_number(const Seed& seed);

// Of a record: one that says what was announced must have kept that promise.
Result<void> check_commitment(const Recorded& recorded);

}  // namespace pithead::server
