#include "server/store/end_logins.h"

#include <utility>
#include <vector>

#include "server/store/credentials.h"
#include "server/store/open.h"

namespace pithead::server {
namespace {

using Ended = StoreResult<std::vector<std::string>>;

Ended end_logins_of(Credentials& credentials, const std::string& login) {
  const auto found = credentials.find_account(login);
  if (!found) return tl::unexpected(found.error());
  if (!*found)
    return tl::unexpected(
        StoreError{StoreError::Kind::Refused, "there is no account '" + login + "' in this store"});
  return credentials.end_logins((*found)->id, {});
}

}  // namespace

StoreResult<std::size_t> end_logins(const std::string& store, const LoginsToEnd& which) {
  const auto opened = open_existing_store(store);
  if (!opened) return tl::unexpected(opened.error());
  Credentials& credentials = (*opened)->credentials();
  std::vector<Ended> ended;
  if (which.of) ended.push_back(end_logins_of(credentials, *which.of));
  if (which.accounts) ended.push_back(credentials.end_account_logins());
  if (which.guests) ended.push_back(credentials.end_guest_logins());
  std::size_t count = 0;
  for (const Ended& each : ended) {
    if (!each) return tl::unexpected(each.error());
    count += each->size();
  }
  return count;
}

}  // namespace pithead::server
