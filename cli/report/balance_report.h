// The page of `balance --report`.
#pragma once

#include <string>

#include "cli/balance.h"

namespace pithead::cli::report {

std::string balance_page(const BalanceReport& report);

}  // namespace pithead::cli::report
