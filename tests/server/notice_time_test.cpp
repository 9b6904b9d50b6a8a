// Quiet hours by the clock on somebody's wall, and how patient the server is.
#include <chrono>

#include <gtest/gtest.h>

#include "server/notice/patience.h"
#include "server/notice/quiet_hours.h"
#include "server/notice/time_zone.h"

namespace pithead::server {
namespace {

Milliseconds utc(int year, unsigned month, unsigned day, int hour, int minute = 0) {
  const std::chrono::sys_days date =
      std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day);
  const Milliseconds minutes = 60 * (24 * date.time_since_epoch().count() + hour) + minute;
  return 60'000 * minutes;
}

std::int64_t hours_east(const char* zone, Milliseconds moment) {
  return TimeZone::open(zone).value().seconds_east(moment / 1000) / 3600;
}

TEST(NoticeTime, ZonesKnowWhenClocksChange) {
  EXPECT_EQ(hours_east("Europe/Berlin", utc(2026, 3, 29, 0, 59)), 1);
  EXPECT_EQ(hours_east("Europe/Berlin", utc(2026, 3, 29, 1)), 2);
  EXPECT_EQ(hours_east("Europe/Berlin", utc(2026, 10, 25, 0, 59)), 2);
  EXPECT_EQ(hours_east("Europe/Berlin", utc(2026, 10, 25, 1)), 1);
  EXPECT_EQ(hours_east("America/New_York", utc(2026, 7, 1, 12)), -4);
  EXPECT_EQ(hours_east("Australia/Sydney", utc(2027, 1, 1, 12)), 11);  // summer there
  EXPECT_EQ(hours_east("Asia/Tokyo", utc(2026, 7, 1, 12)), 9);
  EXPECT_EQ(hours_east("Etc/UTC", utc(2026, 7, 1, 12)), 0);
}

// Beyond what the files list, a rule goes on for ever.
TEST(NoticeTime, ZonesGoOnBehindTheLastListedChange) {
  EXPECT_EQ(hours_east("Europe/Berlin", utc(2060, 7, 1, 12)), 2);
  EXPECT_EQ(hours_east("Europe/Berlin", utc(2060, 12, 1, 12)), 1);
  EXPECT_EQ(hours_east("Australia/Sydney", utc(2060, 12, 1, 12)), 11);
  EXPECT_EQ(hours_east("Australia/Sydney", utc(2060, 7, 1, 12)), 10);
  EXPECT_EQ(hours_east("Asia/Tokyo", utc(2060, 7, 1, 12)), 9);
}

TEST(NoticeTime, WhatIsNoZoneIsNone) {
  for (const char* name :
       {"", "Mars/Olympus", "../../etc/passwd", "/etc/passwd", "Europe", "tzdata.zi", "zone.tab"})
    EXPECT_FALSE(TimeZone::open(name)) << name;
  EXPECT_FALSE(TimeZone::read("TZif2"));
  EXPECT_FALSE(TimeZone::read(std::string(200, 'x')));
}

const QuietHours kNight{"Europe/Berlin", 22 * 60, 7 * 60};

TEST(NoticeTime, QuietHoursEndInTheMorning) {
  const Milliseconds evening = utc(2026, 11, 17, 21, 30);  // half past ten in Berlin
  EXPECT_EQ(end_of_quiet(kNight, evening), utc(2026, 11, 18, 6));
  EXPECT_EQ(end_of_quiet(kNight, utc(2026, 11, 18, 3)), utc(2026, 11, 18, 6));
  EXPECT_EQ(end_of_quiet(kNight, utc(2026, 11, 18, 6)), utc(2026, 11, 18, 6));
  EXPECT_EQ(end_of_quiet(kNight, utc(2026, 11, 18, 12)), utc(2026, 11, 18, 12));
}

TEST(NoticeTime, QuietHoursEndBySevenAlsoWhenClocksChangeInTheNight) {
  EXPECT_EQ(end_of_quiet(kNight, utc(2026, 3, 28, 22)), utc(2026, 3, 29, 5));    // an hour less
  EXPECT_EQ(end_of_quiet(kNight, utc(2026, 10, 24, 21)), utc(2026, 10, 25, 6));  // an hour more
}

TEST(NoticeTime, QuietHoursMayBeAtNoonOrNever) {
  const QuietHours lunch{"Etc/UTC", 12 * 60, 13 * 60};
  EXPECT_EQ(end_of_quiet(lunch, utc(2026, 11, 17, 12, 30)), utc(2026, 11, 17, 13));
  EXPECT_EQ(end_of_quiet(lunch, utc(2026, 11, 17, 13)), utc(2026, 11, 17, 13));
  const QuietHours never{"Etc/UTC", 0, 0};
  EXPECT_EQ(end_of_quiet(never, utc(2026, 11, 17, 0)), utc(2026, 11, 17, 0));
}

TEST(NoticeTime, PauseGrowsAndThenItIsGivenUp) {
  EXPECT_EQ(pause_after(1, 0), 60'000);
  EXPECT_EQ(pause_after(5, 0), 6 * 3'600'000);
  EXPECT_EQ(pause_after(6, 0), std::nullopt);
  EXPECT_EQ(pause_after(1, 600'000), 600'000) << "who asks for more time gets it";
  EXPECT_EQ(pause_after(1, 1'000), 60'000);
  EXPECT_EQ(pause_after(1, 400 * 24 * 3'600'000LL), kLongestPause) << "but not for ever";
}

}  // namespace
}  // namespace pithead::server
