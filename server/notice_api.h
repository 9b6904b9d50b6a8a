// Where and when somebody wants to be told, over HTTP; and the links that stop it.
#pragma once

#include <string>
#include <vector>

#include "server/api_call.h"
#include "server/net/rate_limiter.h"
#include "server/notifier.h"
#include "server/router.h"

namespace pithead::server {

// What is kept of a person for this.
struct OwnNotices {
  QuietHours quiet;
  std::vector<NoticeAddress> addresses;
};
StoreResult<OwnNotices> read_own_notices(Store& store, const PersonId& person);
// Fields of an open object.
void write_own_notices(JsonWriter& json, const OwnNotices& own, const Authenticated& reader);

class NoticeApi {
 public:
  NoticeApi(StoreWriter& writer, Notifier& notifier);

  void add_routes(Router& router);

 private:
  using Edit = std::function<StoreResult<Answer<void>>(Store&)>;

  void show(const ApiCall& call);
  void add(const ApiCall& call);
  void change(const ApiCall& call);
  void remove(const ApiCall& call);
  void set_quiet(const ApiCall& call);
  void test(const ApiCall& call);
  void see(const ApiCall& call);
  void stop(const ApiCall& call);
  static void show_stop_page(const ApiCall& call);

  struct Wanted {
    NoticeAddress address;
    bool refresh = false;    // it is still there, says a browser by itself
    std::string instead_of;  // the target that it had before
  };
  Answer<Wanted> read_address(const ApiCall& call) const;
  Answer<void> check_address(const NoticeAddress& address, const Person& person) const;
  // Does it, and tells what is kept then.
  void edit(const ApiCall& call, Edit edit);
  std::string tell(const OwnNotices& own, const Authenticated& reader) const;

  StoreWriter& writer_;
  Notifier& notifier_;
  std::string push_key_;  // public
  RateLimiter edits_{{.per_second = 0.5, .burst = 30}};
  RateLimiter tests_{{.per_second = 0.1, .burst = 5}};
};

}  // namespace pithead::server
