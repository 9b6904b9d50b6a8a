#include "server/table/commitment.h"

#include "server/table/secret.h"

namespace pithead::server {
namespace {

const std::string kTitle = "pithead deal 2\n";

std::string commitment_of(const FairDeal& deal) {
  return sha256(kTitle + "salt " + deal.salt + "\nserver " + deal.server_share + '\n');
}

tl::unexpected<Error> wrong(std::string what) { return fail(Error::Kind::WrongDeal, std::move(what)); }

Result<void> check_hash_of_seed(const FairDeal& deal, const Seed& seed) {
  const std::string expected = commit_to_number(seed).commitment;
  if (deal.commitment == expected) return {};
  return wrong("the deal was not the one announced: the seed's SHA-256 is " + expected + ", announced was " +
               in_quotes(deal.commitment));
}

Result<void> check_shares(const FairDeal& deal, const Setup& setup) {
  if (const std::string expected = commitment_of(deal); deal.commitment != expected) {
    return wrong("the server's share was not the one announced: with its salt its SHA-256 is " + expected +
                 ", announced was " + in_quotes(deal.commitment));
  }
  if (const Seed expected = seed_of(deal); setup.seed != expected) {
    return wrong("the deal was not made of these shares: they give the seed " + expected.text() +
                 ", the record has " + setup.seed.text());
  }
  if (const int expected = find_draw(deal, setup); deal.draw != expected) {
    return wrong("the deal was drawn once too often or too rarely: draw " + std::to_string(expected) +
                 " is the first that lets the agreed seat begin, the record has draw " +
                 std::to_string(deal.draw));
  }
  return {};
}

}  // namespace

DealSecret draw_deal_secret() {
  return {.salt = random_hex(kShareDigits), .share = random_hex(kServerShareDigits)};
}

FairDeal commit_to(const DealSecret& secret, Seat first_player) {
  FairDeal deal{.commitment = {},
                .first_player = first_player,
                .shares = {},
                .salt = secret.salt,
                .server_share = secret.share};
  deal.commitment = commitment_of(deal);
  return deal;
}

Seed seed_of(const FairDeal& deal) {
  std::string text = kTitle + "server " + deal.server_share + '\n';
  for (std::size_t seat = 0; seat < deal.shares.size(); ++seat) {
    const std::string& share = deal.shares[seat];
    text += "seat " + std::to_string(seat) + ' ' + (share.empty() ? "none" : share) + '\n';
  }
  text += "draw " + std::to_string(deal.draw) + '\n';
  return Seed::read(sha256(text)).value_or(Seed{});
}

int find_draw(FairDeal deal, Setup setup) {
  if (deal.first_player >= setup.players) return 0;
  for (deal.draw = 0; deal.draw < kMostDraws; ++deal.draw) {
    setup.seed = seed_of(deal);
    if (Match(setup).began() == deal.first_player) return deal.draw;
  }
  return 0;
}

FairDeal commit_to_number(const Seed& seed) {
  return {.scheme = 1, .commitment = sha256(seed.text()), .shares = {}, .salt = {}, .server_share = {}};
}

Result<void> check_commitment(const Recorded& recorded) {
  if (!recorded.fair) return {};
  const Setup& setup = recorded.match.setup();
  return recorded.fair->scheme == 1 ? check_hash_of_seed(*recorded.fair, setup.seed)
                                    : check_shares(*recorded.fair, setup);
}

}  // namespace pithead::server
