// All that playing takes, over HTTP and WebSocket: games, oneself, tables, looking back. A server adds
// accounts and what its operator needs (api.h); in a browser this is all there is.
#pragma once

#include <string>

#include "server/analysis_api.h"
#include "server/history_api.h"
#include "server/login_cookie.h"
#include "server/me_api.h"
#include "server/net/workers.h"
#include "server/people.h"
#include "server/replay_api.h"
#include "server/router.h"
#include "server/socket_api.h"
#include "server/table_api.h"
#include "server/table_registry.h"

namespace pithead::server {

struct PlayParts {
  TableRegistry& tables;
  People& people;
  Analyst& analyst;
  StoreWriter& writer;
  Workers& workers;
};

struct ApiSettings {
  std::string secret;
  bool https = false;  // people come by it
  bool can_mail = false;
  bool offers_device = false;  // the page that needs no server
  bool has_clubs = false;
  bool offers_notices = false;
  AnalysisLimits analysis;
  int vacation_days = 0;  // that a person may take in a year
};

class PlayApi {
 public:
  PlayApi(const PlayParts& parts, ApiSettings settings);

  const LoginCookie cookie;
  Router router;
  SocketApi sockets;
  MeApi me;

 private:
  void add_routes();

  TableApi tables_;
  ReplayApi replays_;
  HistoryApi history_;
  AnalysisApi analyses_;
};

}  // namespace pithead::server
