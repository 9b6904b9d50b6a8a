// When somebody goes for good, the games they played stay for the others; their name and their words do not.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace pithead::server {

// An entry of a log, or a card, without the person's name and without what the person said. Nothing if it
// has neither, or is no JSON.
std::optional<std::string> without_name(std::string_view json, const PersonId& person);

}  // namespace pithead::server
