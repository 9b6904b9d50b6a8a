// When somebody does not want to be told, by the clock on their wall.
#pragma once

#include "server/store/notices.h"

namespace pithead::server {

inline constexpr int kMinutesOfDay = 24 * 60;

// When the quiet hours that are now will be over; `now` itself if none are. A zone that this machine does not
// know is taken for UTC.
Milliseconds end_of_quiet(const QuietHours& quiet, Milliseconds now);

}  // namespace pithead::server
