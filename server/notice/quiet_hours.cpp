#include "server/notice/quiet_hours.h"

#include "server/notice/time_zone.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kMinute = 60'000;

Milliseconds east_of(const std::optional<TimeZone>& zone, Milliseconds moment) {
  return zone ? 1000 * zone->seconds_east(moment / 1000) : 0;
}

}  // namespace

Milliseconds end_of_quiet(const QuietHours& quiet, Milliseconds now) {
  if (quiet.from == quiet.to) return now;
  const auto zone = TimeZone::open(quiet.zone);
  const Milliseconds local = now + east_of(zone, now);
  const Milliseconds midnight = local - local % (kMinutesOfDay * kMinute);
  const Milliseconds minute = (local - midnight) / kMinute;
  const bool over_night = quiet.from > quiet.to;
  const bool evening = over_night && minute >= quiet.from;
  const bool is_quiet = over_night ? evening || minute < quiet.to : minute >= quiet.from && minute < quiet.to;
  if (!is_quiet) return now;
  const Milliseconds end = midnight + (quiet.to + (evening ? kMinutesOfDay : 0)) * kMinute;
  // Clocks may change on the way there.
  return end - east_of(zone, end - east_of(zone, now));
}

}  // namespace pithead::server
