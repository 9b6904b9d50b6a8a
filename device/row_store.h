// A store of rows, as a device keeps it: one person, no other node, no accounts.
#pragma once

#include <memory>

#include "device/rows.h"
#include "server/store/store.h"

namespace pithead::server::device {

// `rows` must live longer.
std::unique_ptr<server::Store> make_row_store(Rows& rows);

}  // namespace pithead::server::device
