// Schichtwechsel: what is known of the box from the rulebook, which every box must fit.
#pragma once

#include <optional>
#include <string>

#include "games/schichtwechsel/box.h"

namespace pithead::schichtwechsel {

struct BrokenFact {
  std::string key;       // the entry of the box file that contradicts it; empty: several do so together
  std::string expected;  // in a sentence
};
std::optional<BrokenFact> broken_fact(const Print& print);

}  // namespace pithead::schichtwechsel
