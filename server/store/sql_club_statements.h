// The statements of clubs and tournaments, in the order of Query.
#pragma once

#include <string>
#include <vector>

namespace pithead::server {

std::vector<std::string> club_statements();
std::vector<std::string> tournament_statements();

}  // namespace pithead::server
