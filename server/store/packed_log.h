// The log of a finished table in one piece: some hundred entries that hardly differ take a tenth of the room.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/store.h"

namespace pithead::server {

// A log from its first entry on.
std::string pack_log(std::span<const Entry> log);

// The same entries again; an error if these are not the bytes of a log.
StoreResult<std::vector<Entry>> unpack_log(const TableId& table, std::string_view packed);

}  // namespace pithead::server
