// An arena as a page with plots.
#pragma once

#include <string>

#include "cli/arena.h"

namespace pithead::cli::report {

std::string arena_page(const ArenaResult& result);

}  // namespace pithead::cli::report
