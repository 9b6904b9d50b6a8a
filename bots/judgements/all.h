// The judgements of all games.
#pragma once

#include "bots/judgements/card_game.h"       // IWYU pragma: export
#include "bots/judgements/coal_baron.h"      // IWYU pragma: export
#include "bots/judgements/schichtwechsel.h"  // IWYU pragma: export
