#include "server/store/address.h"

#include <string_view>

namespace pithead::server {

StoreResult<StoreAddress> read_store_address(const std::string& address) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (address.starts_with(kSqlite) && address.size() > kSqlite.size())
    return StoreAddress{StoreAddress::Kind::Sqlite, address.substr(kSqlite.size())};
  if (address.starts_with("postgresql://") || address.starts_with("postgres://"))
    return StoreAddress{StoreAddress::Kind::Postgres, address};
  return tl::unexpected(
      StoreError{StoreError::Kind::BadAddress,
                 "the address of a store is sqlite:FILE, such as sqlite:pithead.db, or "
                 "postgresql://USER:PASSWORD@HOST:PORT/DATABASE; what was given is neither"});
}

}  // namespace pithead::server
