#include "server/version.h"

namespace pithead::server {

std::string_view version() { return PITHEAD_VERSION; }

}  // namespace pithead::server
