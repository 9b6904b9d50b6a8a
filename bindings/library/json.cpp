// Boost.JSON, compiled as a part of a module.
#include <boost/json/src.hpp>
