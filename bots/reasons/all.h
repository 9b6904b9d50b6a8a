// The reasons of all games.
#pragma once

#include "bots/reasons/card_game.h"       // IWYU pragma: export
#include "bots/reasons/coal_baron.h"      // IWYU pragma: export
#include "bots/reasons/schichtwechsel.h"  // IWYU pragma: export
