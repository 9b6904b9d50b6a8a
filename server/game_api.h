// Which games there are, over HTTP.
#pragma once

#include "server/api_call.h"

namespace pithead::server {

void list_games(const ApiCall& call);
void show_game(const ApiCall& call);  // with what is in its box

}  // namespace pithead::server
