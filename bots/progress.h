// How far long work is.
#pragma once

#include <cstdint>
#include <functional>

namespace pithead {

// Called now and then from the calling thread.
using Progress = std::function<void(std::uint64_t done)>;

}  // namespace pithead
