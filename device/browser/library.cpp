// Boost.JSON, compiled here as Debian has it for no browser; and what becomes of an exception where there are
// none: the module ends, as it would for a broken invariant.
#include <cstdlib>
#include <exception>

#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>

namespace boost {
void throw_exception(const std::exception& /*error*/) { std::abort(); }
void throw_exception(const std::exception& /*error*/, const source_location& /*where*/) { std::abort(); }
}  // namespace boost
