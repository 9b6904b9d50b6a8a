// Files that are never half written.
#pragma once

#include <string>
#include <string_view>

#include "match/result.h"

namespace pithead {

// Written beside the old file first and then put in its place.
Result<void> save_text(const std::string& file, std::string_view text);

// Whether save_text will most likely be able to; for those who have long work to do before. Leaves the file
// as it is.
Result<void> check_saving(const std::string& file);

}  // namespace pithead
