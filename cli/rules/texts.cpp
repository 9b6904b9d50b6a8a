#include <algorithm>

#include "catalogue/rules.h"
#include "cli/rules/rules.h"

namespace pithead::cli {

std::string_view rules_text(std::string_view game, std::string_view language) {
  const auto* const found = std::find_if(kRulesTexts.begin(), kRulesTexts.end(), [&](const RulesText& text) {
    return text.game == game && text.language == language;
  });
  return found == kRulesTexts.end() ? std::string_view() : found->markdown;
}

}  // namespace pithead::cli
