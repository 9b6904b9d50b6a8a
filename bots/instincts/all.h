// The instincts of all games.
#pragma once

#include "bots/instincts/card_game.h"       // IWYU pragma: export
#include "bots/instincts/coal_baron.h"      // IWYU pragma: export
#include "bots/instincts/schichtwechsel.h"  // IWYU pragma: export
