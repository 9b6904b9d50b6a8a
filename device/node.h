// A whole Pithead for one device: what serve.cpp puts together for a server, without sockets, threads and
// accounts. It does nothing but what it is called for; what it wants done it tells its host.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "device/host.h"
#include "device/page_thinkers.h"
#include "device/row_writer.h"
#include "device/rows.h"
#include "server/analyst.h"
#include "server/net/listener.h"
#include "server/people.h"
#include "server/play_api.h"
#include "server/table_registry.h"

namespace pithead::server::device {

struct NodeSettings {
  std::size_t workers = 1;       // that think for bots at once
  int hard_milliseconds = 1000;  // for a decision of the strongest bot
  int hint_milliseconds = 500;
  std::vector<std::pair<std::string, std::string>> rows;  // all but those that are fetched when needed
};

class Node {
 public:
  Node(Host& host, const NodeSettings& settings);
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;
  ~Node();

  void request(std::int64_t id, server::HttpRequest request);
  void open(std::int64_t session, const std::string& cookies);
  void message(std::int64_t session, std::string_view text);
  void closed(std::int64_t session);

  void saved(std::optional<server::StoreError> error);
  void fetched(const std::string& prefix, const std::vector<std::pair<std::string, std::string>>& rows);
  void thought(std::int64_t thought, const std::string& answer);
  void tick();  // about once a second

 private:
  class PageSession;
  class OwnWork;

  void settle();  // until nothing is left to do but wait
  void beat();

  Host& host_;
  Rows rows_;
  std::unique_ptr<server::Store> store_;
  std::optional<server::Milliseconds> last_beat_;
  std::string secret_;  // of cookies
  std::function<server::Milliseconds()> now_;
  RowWriter writer_;
  std::unique_ptr<server::Workers> workers_;
  PageThinkers thinkers_;
  server::TableRegistry registry_;
  server::Analyst analyst_;
  server::People people_;
  server::PlayApi api_;
  std::map<std::int64_t, std::shared_ptr<server::Session>> sessions_;
  int ticks_ = 0;
};

}  // namespace pithead::server::device
