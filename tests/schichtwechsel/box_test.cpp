// What is in the first box, number by number: what the rulebook says, and the first reconstruction of what it
// does not. Numbers of the second box: second_box_test.cpp.
#include <numeric>

#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

const Box& first_box = boxes[kFirstBox];

std::string track_word(Task task) {
  return std::string(kTrackNames[static_cast<std::size_t>(track_of(task))]) + " " +
         std::to_string(spaces_of(task));
}
std::string sizes(unsigned bits) {
  std::string text;
  if ((bits & static_cast<unsigned>(Size::Large)) != 0) text += 'L';
  if ((bits & static_cast<unsigned>(Size::Medium)) != 0) text += 'M';
  if ((bits & static_cast<unsigned>(Size::Small)) != 0) text += 'S';
  return text;
}
std::string cube_word(unsigned terms) {
  std::string text;
  if ((terms & CubeTerms::kCoal) != 0) text += "coal ";
  if ((terms & CubeTerms::kSpoil) != 0) text += "spoil ";
  return text + ((terms & CubeTerms::kMayDecline) != 0 ? "may go on a cart" : "on a cart");
}

// A task in words.
std::string words(Task task) {
  const std::string n = std::to_string(task.amount);
  switch (task.effect) {
    case Effect::Points: return "vp " + std::to_string(points_of(task));
    case Effect::Lower: return "water -" + n;
    case Effect::LowerUpTo: return "water up to -" + n;
    case Effect::Raise: return "water +" + n;
    case Effect::Coin: return "coin " + n;
    case Effect::White: return "white " + n;
    case Effect::TakeTool: return "take tool " + n;
    case Effect::DiscardTool: return "discard tool " + n;
    case Effect::CubeToCart: return cube_word(task.amount);
    case Effect::CoalToWagon: return task.amount == kOrTool ? "coal on a wagon or tool" : "coal on a wagon";
    case Effect::SpoilToTip: return "spoil on the tip " + n;
    case Effect::CokeToWagon: return "coke on a wagon " + n;
    case Effect::CokeToPlant: return "coke into the plant " + n;
    case Effect::Advance: return track_word(task);
    case Effect::MoveCarts: return "carts " + n;
    case Effect::MakeCoke: return "coke " + n;
    case Effect::LoadCoke: return "load " + n;
    case Effect::Build: return "building";
    case Effect::MinerOrHeadframe: return task.amount == 0 ? "MH" : "MH or " + n + " vp";
    case Effect::MoveMiner: return "miner move " + n;
    case Effect::WalkMiner: return "miner move without benefit " + n;
    case Effect::Copy:
      return "copy " + sizes(task.amount & 7U) + ((task.amount & kOrTool) != 0 ? " and take tool 1" : "");
    case Effect::TakeMarker: return "first player";
    case Effect::HeadframeToTop: return "headframe top";
    case Effect::HeadframeToLeft: return "second headframe left";
    case Effect::HeadframeToAny: return "headframe top or left";
    case Effect::Choose: return "choose";
    default: return "?";
  }
}
std::string words(const Tasks& tasks) {
  std::string text;
  for (const Task task : tasks) text += (text.empty() ? "" : ", ") + words(task);
  return text;
}

constexpr std::array<std::string_view, 5> kCosts{"W", "2W", "P", "C", "W|P"};

// Size, cost, effects, white border and copying of an action card.
std::string print_of(const Card& card) {
  return sizes(static_cast<unsigned>(card.size)) + " " +
         std::string(kCosts[static_cast<std::size_t>(card.cost)]) + ": " + words(card.effects) +
         (card.multi ? "; multi" : "") + (card.copy ? "; copy" : "");
}
std::string players_of(const Card& card) {
  std::string text;
  for (int n = card.min_players; n <= card.max_players; ++n) text += std::to_string(n);
  return text;
}

TEST(SwBox, EveryActionCardIsAsSpecified) {
  struct Row {
    std::string_view name, print, players;
  };
  const std::array<Row, 22> rows{{
      {"cart-L", "L P: carts 4, water -1; copy", "234"},
      {"cart-M", "M 2W: carts 3; copy", "234"},
      {"cart-S", "S W: carts 2, water +1; multi; copy", "234"},
      {"coke-L", "L P: coke 3; copy", "234"},
      {"coke-M", "M 2W: coke 2; copy", "34"},
      {"coke-S", "S W: coke 1, water +1; multi; copy", "234"},
      {"load-L", "L P: load 4, vp 1; copy", "234"},
      {"load-M", "M 2W: load 3, water -1; copy", "34"},
      {"load-S", "S W: load 2; multi; copy", "234"},
      {"route-L1", "L P: road 2, canal 1; copy", "234"},
      {"route-L2", "L P: rail 1, canal 1; copy", "34"},
      {"route-M1", "M 2W: road 1, rail 1; copy", "234"},
      {"route-M2", "M 2W: road 1, canal 1; copy", "4"},
      {"route-S", "S W: choose; multi; copy", "234"},
      {"miner-L", "L P: miner move 1, vp 1", "234"},
      {"miner-M", "M 2W: miner move 1", "34"},
      {"water-S", "S W: water -3; copy", "4"},
      {"water-L", "L P: water up to -4, vp 2; copy", "4"},
      {"water-X", "S W|P: water -3; copy", "23"},
      {"head-2", "L C: headframe top, second headframe left; multi", "234"},
      {"head-1", "M 2W: headframe top or left; multi", "234"},
      {"first", "L P: copy MS, first player", "234"},
  }};
  ASSERT_EQ(first_box.cards.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(kCardNames[i], rows[i].name);
    EXPECT_EQ(print_of(first_box.cards[i]), rows[i].print) << rows[i].name;
    EXPECT_EQ(players_of(first_box.cards[i]), rows[i].players) << rows[i].name;
  }
}

TEST(SwBox, HasTwentyOneNineteenOrFifteenActionCardsInPlay) {
  EXPECT_EQ(std::popcount(first_box.cards_for[4]), 21);
  EXPECT_EQ(std::popcount(first_box.cards_for[3]), 19);
  EXPECT_EQ(std::popcount(first_box.cards_for[2]), 15);
}

TEST(SwBox, TheWaterCardOfFewPlayersDoesWhatTheTwoOfFourDo) {
  EXPECT_EQ(words(first_box.cards[kWaterCard].effects), "water -3");
  EXPECT_EQ(words(first_box.water_by_token()), "water up to -4, vp 2");
}

TEST(SwBox, TheRightmostRouteCardOffersARoadSpaceOrAPoint) {
  EXPECT_EQ(words(kChoiceTable[kRouteChoice].a.tasks), "road 1");
  EXPECT_EQ(words(kChoiceTable[kRouteChoice].b.tasks), "vp 1");
}

TEST(SwBox, ThePersonalCardCostsAWhiteTokenAndLowersTheWater) {
  EXPECT_EQ(kPersonalCost, Cost::White);
  EXPECT_EQ(words(kPersonalWater), "water -1");
}

TEST(SwBox, ACostIsPaidByWhatMayReplaceIt) {
  const auto pays = [](Cost cost) {
    Names names;
    for (std::size_t i = 0; i < kPayments; ++i) {
      if ((kPaysFor[static_cast<std::size_t>(cost)] >> i & 1U) != 0)
        names.emplace_back(kPaymentTable[i].name);
    }
    return names;
  };
  EXPECT_EQ(pays(Cost::White), (Names{"W", "P", "C"}));
  EXPECT_EQ(pays(Cost::TwoWhite), (Names{"WW", "WP", "WC", "PC", "CC"}));
  EXPECT_EQ(pays(Cost::Token), (Names{"P", "C"}));
  EXPECT_EQ(pays(Cost::Coin), (Names{"C"}));
  EXPECT_EQ(pays(Cost::WhiteOrToken), (Names{"W", "P", "C"}));
  for (const Payment& payment : kPaymentTable) {
    const auto count = [&](char unit) {
      return static_cast<int>(std::count(payment.name.begin(), payment.name.end(), unit));
    };
    EXPECT_EQ(payment.white, count('W')) << payment.name;
    EXPECT_EQ(payment.token, count('P')) << payment.name;
    EXPECT_EQ(payment.coins, count('C')) << payment.name;
  }
}

TEST(SwBox, AMineHasSixCarts) {
  struct Row {
    std::string_view name;
    int places;
    bool coal_only, closable;
  };
  const std::array<Row, 6> rows{{{"K1", 1, false, false},
                                 {"K2", 1, false, false},
                                 {"K3", 2, false, false},
                                 {"K4", 2, false, false},
                                 {"K5", 2, true, false},
                                 {"K6", 2, false, true}}};
  ASSERT_EQ(first_box.cart_count, rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(kCartNames[i], rows[i].name);
    EXPECT_EQ(first_box.carts[i].places, rows[i].places) << rows[i].name;
    EXPECT_EQ(first_box.carts[i].coal_only, rows[i].coal_only) << rows[i].name;
    EXPECT_EQ(first_box.carts[i].closable, rows[i].closable) << rows[i].name;
  }
}

TEST(SwBox, AMineHasRoomForSixCoalSixSpoilAndSixCoke) {
  EXPECT_EQ(first_box.wagon_room, 1 + 1 + 2 + 2);
  EXPECT_EQ(first_box.coal_without_token_wagon, 1 + 1 + 2);
  EXPECT_EQ(kTipRoom, 3 + 2 + 1);
  EXPECT_EQ(first_box.coke_wagons, 2 + 4);
  EXPECT_EQ(kCokeOfPlayer, 11);
}

TEST(SwBox, SoldPairsAreWorthFourToTen) {
  EXPECT_EQ(Numbers(kSalePoints.begin(), kSalePoints.end()), (Numbers{4, 6, 7, 9, 10}));
  EXPECT_EQ(std::accumulate(kSalePoints.begin(), kSalePoints.end(), 0), 36);
  EXPECT_EQ(kFirstSaleRound, 2);
}

TEST(SwBox, PitWaterHasSixLevels) {
  EXPECT_EQ(kWaterBottom, 0);
  EXPECT_EQ(first_box.water.top, 5);
  EXPECT_EQ(first_box.water.start, 2);
  EXPECT_EQ(first_box.water.token, 4);
  EXPECT_EQ(first_box.water.drop, 3);
  EXPECT_EQ(kWaterBottomPoints, 1);
}

TEST(SwBox, TheBarHasFiveBonuses) {
  EXPECT_EQ(Names(kBarNames.begin(), kBarNames.end()), (Names{"B1", "B2", "B3", "B4", "B5"}));
  EXPECT_EQ(kBarTable[0], task(Effect::Choose, kBar1Choice));
  EXPECT_EQ(words(kChoiceTable[kBar1Choice].a.tasks), "water -1");
  EXPECT_EQ(words(kChoiceTable[kBar1Choice].b.tasks), "vp 1");
  EXPECT_EQ(words(kBarTable[1]), "white 1");
  EXPECT_EQ(kBarTable[2], task(Effect::Choose, kBar3Choice));
  EXPECT_EQ(words(kChoiceTable[kBar3Choice].a.tasks), "road 1");
  EXPECT_EQ(words(kChoiceTable[kBar3Choice].b.tasks), "vp 1");
  EXPECT_EQ(words(kBarTable[3]), "carts 1");
  EXPECT_EQ(kTileBar, 4);
}

TEST(SwBox, GrayCokingSpacesDependOnThePlayers) {
  const auto spaces = [](int players) {
    Names names;
    for (std::size_t i = 0; i < kCokingSpaces; ++i) {
      if ((coking_spaces(players) >> i & 1U) != 0) names.emplace_back(kCokingNames[i]);
    }
    return names;
  };
  EXPECT_EQ(spaces(4), (Names{"own", "Q1", "Q2", "Q3", "Q4", "Q5"}));
  EXPECT_EQ(spaces(3), (Names{"own", "Q2", "Q3", "Q4", "Q5"}));
  EXPECT_EQ(spaces(2), (Names{"own", "Q3", "Q4", "Q5"}));
  EXPECT_EQ(kCokingNames[kPointSpace], "Q4");
  EXPECT_EQ(kCokingNames[kWaterSpace], "Q5");
  EXPECT_EQ(kMostCokeInPlant, 4);
  EXPECT_EQ(kMostGrayFirst, 2);
}

TEST(SwBox, TheTracksAreAsSpecified) {
  struct Row {
    std::string_view track;
    int length;
    Names barriers, thresholds;
  };
  const std::array<Row, 3> rows{{
      {"road",
       16,
       {"3: building, MH", "7: discard tool 1, MH", "10: building, MH", "13: discard tool 1, MH or 2 vp"},
       {"6: 1", "10: 2", "13: 3"}},
      {"rail",
       12,
       {"2: building, MH", "5: discard tool 1, MH", "8: building, MH", "10: MH"},
       {"5: 2", "8: 3", "10: 4"}},
      {"canal",
       9,
       {"1: discard tool 1, MH", "3: building, MH", "5: discard tool 1, MH", "7: MH"},
       {"3: 1", "5: 2", "7: 3"}},
  }};
  for (std::size_t i = 0; i < kTracks; ++i) {
    EXPECT_EQ(kTrackNames[i], rows[i].track);
    EXPECT_EQ(first_box.tracks[i].length, rows[i].length) << rows[i].track;
    Names barriers;
    for (const Barrier& each : first_box.tracks[i].barriers)
      if (each.after != 0) barriers.push_back(std::to_string(each.after) + ": " + words(each.benefits));
    EXPECT_EQ(barriers, rows[i].barriers);
    Names thresholds;
    for (const Threshold& each : first_box.tracks[i].thresholds)
      thresholds.push_back(std::to_string(each.space) + ": " + std::to_string(each.points));
    EXPECT_EQ(thresholds, rows[i].thresholds);
  }
  EXPECT_EQ(kFirstPoints, 8);
  EXPECT_EQ(kLaterPoints, 5);
}

TEST(SwBox, FiveBarriersHaveAHouseForFiveBuildings) {
  int houses = 0;
  for (const TrackForm& track : first_box.tracks) {
    for (const Barrier& barrier : track.barriers) {
      for (const Task task : barrier.benefits) houses += task == kBuilding ? 1 : 0;
    }
  }
  EXPECT_EQ(houses, 5);
  EXPECT_EQ(kBarSpaces, 5);
}

TEST(SwBox, TheShiftHasFourteenCircles) {
  struct Row {
    std::string_view name;
    int min_players;
    std::string_view benefit;
  };
  const std::array<Row, 14> rows{{{"gate-in", 2, ""},
                                  {"baths", 2, "vp 1"},
                                  {"lamp-room", 2, "copy L and take tool 1"},
                                  {"overman", 3, "copy S"},
                                  {"winding-1", 4, "copy S"},
                                  {"pit-bottom", 2, "coal may go on a cart"},
                                  {"heading", 2, "spoil on the tip 1"},
                                  {"coal-face", 2, "coal on a wagon"},
                                  {"pumps", 2, "water -2"},
                                  {"meal", 2, "vp 2"},
                                  {"tool-chest", 2, "discard tool 1"},
                                  {"winding-2", 2, "copy S"},
                                  {"pay-hall", 2, "coin 1"},
                                  {"gate-out", 2, "discard tool 1"}}};
  ASSERT_EQ(first_box.circles.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(kCircleNames[first_box.circles[i].name], rows[i].name);
    EXPECT_EQ(first_box.circles[i].min_players, rows[i].min_players) << rows[i].name;
    EXPECT_EQ(words(first_box.circles[i].benefit), rows[i].benefit) << rows[i].name;
  }
  EXPECT_EQ(std::popcount(first_box.circles_for[4]), 14);
  EXPECT_EQ(std::popcount(first_box.circles_for[3]), 13);
  EXPECT_EQ(std::popcount(first_box.circles_for[2]), 12);
  EXPECT_EQ(words(kBeyondGate), "vp 2, discard tool 1");
}

TEST(SwBox, TheLotsHaveSpacesForThePlayers) {
  struct Row {
    std::string_view lot;
    Numbers spaces;
    bool shared;
  };
  const std::array<Row, 7> rows{{{"miner", {2, 2, 2}, false},
                                 {"spoil", {2, 2, 2}, false},
                                 {"four-a", {1, 1, 1}, false},
                                 {"four-b", {1, 1, 1}, false},
                                 {"sale", {1, 2, 3}, true},
                                 {"tools", {2, 2, 2}, false},
                                 {"speed", {kNoLimit, kNoLimit, kNoLimit}, true}}};
  for (std::size_t i = 0; i < kLots; ++i) {
    EXPECT_EQ(kLotNames[i], rows[i].lot);
    EXPECT_EQ(Numbers(first_box.lots[i].begin(), first_box.lots[i].end()), rows[i].spaces) << rows[i].lot;
    EXPECT_EQ((kSharedLots & only(static_cast<Lot>(i))) != 0, rows[i].shared) << rows[i].lot;
  }
  EXPECT_GE(kNoLimit, kMaxSeats * kBarSpaces) << "all the buildings that there are fit";
  EXPECT_EQ(kSpoilLotPoints, 1);
  EXPECT_EQ(kFourPoints, 4);
  EXPECT_EQ(kFreeLoad, 2);
  EXPECT_EQ(kToolLotDiscards, 3);
}

TEST(SwBox, TheHeadframeAreaHasEightSpaces) {
  const std::array<std::pair<std::string_view, std::string_view>, 8> rows{{
      {"T1", "miner move without benefit 1"},
      {"T2", "coke on a wagon 1, water +1"},
      {"T3", "coke into the plant 1"},
      {"T4", "canal 1, vp 2"},
      {"L1", "coal on a wagon"},
      {"L2", "spoil on the tip 1"},
      {"L3", "discard tool 1"},
      {"L4", "vp 1"},
  }};
  ASSERT_EQ(kFrameNames.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(kFrameNames[i], rows[i].first);
    EXPECT_EQ(words(kFrameTable[i]), rows[i].second) << rows[i].first;
  }
  EXPECT_EQ(kHeadframes, 2);
  EXPECT_EQ(words(kFrameBroughtIn[0]), "spoil on the tip 1");
  EXPECT_EQ(words(kFrameBroughtIn[1]), "vp 2");
}

TEST(SwBox, EverySelectionTileIsAsSpecified) {
  struct Row {
    std::string_view name;
    int min_players;
    std::string_view upper, a;
    Option::Needs needs;
    std::string_view b, otherwise;
  };
  using Needs = Option::Needs;
  const std::array<Row, 7> rows{{
      {"engine-driver", 3, "coal spoil on a cart", "rail 1", Needs::OpenTrack, "coal on a wagon",
       "take tool 1"},
      {"mine-rescue", 2, "coal on a wagon or tool", "vp 1, water -1", Needs::Nothing, "discard tool 1", ""},
      {"gatekeeper", 2, "coke on a wagon 1, water +1, take tool 1", "road 1", Needs::OpenTrack, "water -1",
       ""},
      {"coal-merchant", 2, "water -1", "canal 1", Needs::OpenTrack, "vp 1", ""},
      {"overman", 2, "coal on a cart", "coke on a wagon 1, take tool 1", Needs::Whole, "spoil on the tip 1",
       "take tool 1"},
      {"haulier", 2, "spoil on a cart", "coke into the plant 1", Needs::CokeInPlant, "coal on a cart",
       "take tool 1"},
      {"hewer", 4, "coal on a cart", "spoil on the tip 2", Needs::SpoilOnTip, "spoil on a cart",
       "take tool 1"},
  }};
  ASSERT_EQ(kTileTable.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(kTileTable[i].name, rows[i].name);
    EXPECT_EQ(first_box.tile_players[i], rows[i].min_players) << rows[i].name;
    EXPECT_EQ(words(kTileTable[i].upper), rows[i].upper) << rows[i].name;
    EXPECT_EQ(words(kChoiceTable[i].a.tasks), rows[i].a) << rows[i].name;
    EXPECT_EQ(kChoiceTable[i].a.needs, rows[i].needs) << rows[i].name;
    EXPECT_EQ(words(kChoiceTable[i].b.tasks), rows[i].b) << rows[i].name;
    EXPECT_EQ(words(kChoiceTable[i].otherwise), rows[i].otherwise) << rows[i].name;
  }
  EXPECT_EQ(std::popcount(first_box.tiles_for[4]), 7);
  EXPECT_EQ(std::popcount(first_box.tiles_for[3]), 6);
  EXPECT_EQ(std::popcount(first_box.tiles_for[2]), 5);
}

TEST(SwBox, TheTipIsExchangedInSixWays) {
  struct Row {
    int spoil;
    std::string_view gain;
  };
  const std::array<Row, 6> rows{
      {{3, "road 1"}, {3, "rail 1"}, {3, "vp 1"}, {5, "vp 1, road 1"}, {5, "vp 1, rail 1"}, {6, "coin 1"}}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(kExchangeTable[i].spoil, rows[i].spoil);
    EXPECT_EQ(words(kExchangeTable[i].gain), rows[i].gain);
  }
}

TEST(SwBox, ThreeOfSixRoundCardsHaveAnEffect) {
  EXPECT_EQ(kRounds, 5);
  EXPECT_EQ(kRoundCards, 6);
  EXPECT_EQ(static_cast<int>(first_box.closes_carts) + 1, 4);
  EXPECT_EQ(static_cast<int>(first_box.puts_marker_in_bag) + 1, 5);
  EXPECT_EQ(static_cast<int>(first_box.lowers_water) + 1, 6);
  EXPECT_EQ(Numbers(kSpacesPerGroup.begin(), kSpacesPerGroup.end()), (Numbers{3, 2, 2}));
  EXPECT_EQ(kPointsPerGroup, 2);
  EXPECT_EQ(kLeaderPoints, 2);
  EXPECT_EQ(kPerSpoil, 2);
  EXPECT_EQ(kPerCoke, 2);
}

TEST(SwBox, TheBagEmptiesExactlyInTheLastRound) {
  EXPECT_EQ(kBagCoal, 4);
  EXPECT_EQ(kBagSpoil, 1);
  EXPECT_EQ(kAddedCoal, 1);
  EXPECT_EQ(kAddedSpoil, 1);
  EXPECT_EQ(kBagCoal + kBagSpoil + kRounds * (kAddedCoal + kAddedSpoil), kRounds * kCubesInSet);
}

TEST(SwBox, WhiteTokensSufficeForFiveEach) {
  EXPECT_EQ(kWhiteTokens, 20);
  const int by_areas = 3;
  const int by_sale = 1;
  const int by_bar = 1;
  EXPECT_EQ(kMaxSeats * (by_areas + by_sale + by_bar), kWhiteTokens);
}

TEST(SwBox, TheEndOfTheGameIsWorth) {
  EXPECT_EQ(kWagonPoints, 1);
  EXPECT_EQ(kUnsoldPoints, 1);
  EXPECT_EQ(kToolPoints, -2);
  EXPECT_EQ(kMarkerPoints, 2);
}

// What a number of coal fills at most: 1, 1, 2 and 2 places.
TEST(SwBox, CoalFillsAsManyWagonsAsItCan) {
  Numbers wagons;
  for (int coal = 0; coal <= first_box.wagon_room; ++coal) wagons.push_back(first_box.full_wagons(coal));
  EXPECT_EQ(wagons, (Numbers{0, 1, 2, 2, 3, 3, 4}));
}

}  // namespace
}  // namespace pithead::schichtwechsel
