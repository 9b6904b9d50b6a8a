// How often each worker space or card is used in an arena, and what that brings.
#pragma once

#include <string>

#include "cli/arena.h"

namespace pithead::cli::report {

std::string uses_section(const ArenaResult& result);

}  // namespace pithead::cli::report
