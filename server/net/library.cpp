// Boost.Asio, Beast and URL themselves, compiled once.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
#include <boost/url/src.hpp>
