// Which Pithead this is, as CMakeLists.txt says.
#pragma once

#include <string_view>

namespace pithead::server {

std::string_view version();

}  // namespace pithead::server
