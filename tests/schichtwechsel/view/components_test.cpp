// What a page is told of the box is what the rules play with.
#include "tests/support/components.h"

#include "games/schichtwechsel/names.h"
#include "tests/schichtwechsel/position.h"

namespace pithead::schichtwechsel {
namespace {

const boost::json::object& box() {
  static const boost::json::object kBox = components_of<Schichtwechsel>();
  return kBox;
}

TEST(SwComponentsJson, TellsEveryCardWithItsCostAndEffects) {
  ASSERT_EQ(box().at("cards").as_array().size(), kCards);
  for (std::size_t i = 0; i < kCards; ++i) {
    const Card& card = boxes[kUsualBox].cards[i];
    const boost::json::object& told = find_named(box(), "cards", kCardNames[i]);
    EXPECT_EQ(told.at("cost").as_string(), kCostNames[static_cast<std::size_t>(card.cost)]) << kCardNames[i];
    EXPECT_EQ(told.at("effects").as_array().size(), card.effects.count) << kCardNames[i];
  }
  EXPECT_EQ(find_named(box(), "cards", "route-L1").at("effects"),
            boost::json::parse(R"([{"effect":"advance","track":"road","n":2},
                                   {"effect":"advance","track":"canal","n":1}])"));
}

TEST(SwComponentsJson, NamesWhatAnAmountStandsFor) {
  EXPECT_EQ(find_named(box(), "circles", "lamp-room").at("effects"),
            boost::json::parse(R"([{"effect":"copy","sizes":["large"],"costs_tool":true}])"));
  EXPECT_EQ(find_named(box(), "tiles", "mine-rescue").at("effects"),
            boost::json::parse(R"([{"effect":"coal-to-wagon","or_tool":true}])"));
  EXPECT_EQ(find_named(box(), "payments", "WP").at("for"), boost::json::parse(R"(["two-white"])"));
}

TEST(SwComponentsJson, TellsTracksWithBarriersAndThresholds) {
  for (std::size_t track = 0; track < kTracks; ++track) {
    const boost::json::object& told = find_named(box(), "tracks", kTrackNames[track]);
    EXPECT_EQ(told.at("length").as_int64(), boxes[kUsualBox].tracks[track].length);
    EXPECT_EQ(told.at("barriers").at(3).at("after").as_int64(),
              boxes[kUsualBox].tracks[track].barriers[3].after);
    EXPECT_EQ(told.at("thresholds").at(2).at("points").as_int64(),
              boxes[kUsualBox].tracks[track].thresholds[2].points);
  }
}

TEST(SwComponentsJson, TellsWhatFillsAWagonAndWhatASaleTakes) {
  EXPECT_EQ(box().at("small_wagon_coal").as_int64(), kSmallWagon);
  EXPECT_EQ(box().at("large_wagon_coal").as_int64(), kLargeWagon);
  EXPECT_EQ(box().at("coke_per_sale").as_int64(), kCokePerSale);
  EXPECT_EQ(boxes[0].full_wagons(boxes[0].wagon_room), boxes[0].small_wagons + boxes[0].large_wagons);
}

}  // namespace
}  // namespace pithead::schichtwechsel
