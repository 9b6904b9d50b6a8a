#include "server/game_clock.h"

#include <gtest/gtest.h>

namespace pithead::server {
namespace {

class TheGameClock : public testing::Test {
 protected:
  GameClock started(Milliseconds wall, std::optional<Milliseconds> last_sign) {
    return {wall, last_sign, [this] { return steady_; }};
  }

  std::chrono::steady_clock::time_point steady_;
};

TEST_F(TheGameClock, RunsWhateverTheWallClockIsSetTo) {
  const GameClock clock = started(1'000'000, std::nullopt);
  EXPECT_EQ(clock(), 1'000'000);
  steady_ += std::chrono::milliseconds(2500);
  EXPECT_EQ(clock(), 1'002'500);
}

TEST_F(TheGameClock, GoesOnWhereItWasIfTheWallClockWasSetBack) {
  EXPECT_EQ(started(1'000'000, 1'500'000)(), 1'500'000);
  EXPECT_EQ(started(1'000'000, 900'000)(), 1'000'000);
}

TEST_F(TheGameClock, DoesNotBelieveASignOfLifeFromFarAhead) {
  EXPECT_EQ(started(1'000'000, 1'000'000 + 25LL * 3600 * 1000)(), 1'000'000);
}

}  // namespace
}  // namespace pithead::server
