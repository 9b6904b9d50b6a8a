// All that is kept of a person: shown to that person as one document, or removed for good.
#pragma once

#include <memory>

#include "server/account_removal.h"
#include "server/accounts.h"
#include "server/api_call.h"
#include "server/login_cookie.h"
#include "server/me_api.h"
#include "server/monitor.h"
#include "server/net/rate_limiter.h"
#include "server/store/store_writer.h"

namespace pithead::server {

class DataApi {
 public:
  DataApi(TableRegistry& tables, People& people, Accounts& accounts, StoreWriter& writer, const MeApi& me,
          const LoginCookie& cookie, Monitor& monitor)
      : accounts_(accounts),
        removal_(tables, people, writer),
        writer_(writer),
        me_(me),
        cookie_(cookie),
        monitor_(monitor) {}

  void export_all(const ApiCall& call);
  void remove(const ApiCall& call);

 private:
  struct Export;  // as far as it is gathered

  void gather_history(const std::shared_ptr<Export>& all);
  void gather_chat(const std::shared_ptr<Export>& all);
  HttpResponse tell(const Export& all) const;

  Accounts& accounts_;
  AccountRemoval removal_;
  StoreWriter& writer_;
  const MeApi& me_;
  LoginCookie cookie_;
  Monitor& monitor_;
  RateLimiter exports_{{.per_second = 1.0 / 60, .burst = 3}};   // by person
  RateLimiter removals_{{.per_second = 1.0 / 30, .burst = 5}};  // by person
};

}  // namespace pithead::server
