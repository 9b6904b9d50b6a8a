// The statements about notices, in the order of Query (sql.h).
#pragma once

#include <string>
#include <vector>

namespace pithead::server {

std::vector<std::string> notice_statements();

}  // namespace pithead::server
