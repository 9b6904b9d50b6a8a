// Shares of victories with their intervals, a bar each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/interval.h"

namespace pithead::cli::report {

struct ShareRow {
  std::string name;
  const Clusters& wins;
  std::string look;
};

// The dashed line is the even share.
std::string draw_shares(std::string_view what, const std::vector<ShareRow>& rows, double even);

}  // namespace pithead::cli::report
