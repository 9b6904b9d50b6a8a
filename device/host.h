// What a device's node asks of the page that holds it. Nothing here waits; what is asked for comes back
// through the node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "device/rows.h"
#include "games/core/interface.h"
#include "server/net/http.h"

namespace pithead::server::device {

class Host : public Interface {
 public:
  virtual void respond(std::int64_t request, const server::HttpResponse& response) = 0;
  virtual void send(std::int64_t session, std::string_view text) = 0;
  virtual void close(std::int64_t session, std::string_view why) = 0;

  // All of them or none, durable before Node::saved.
  virtual void save(std::span<const RowChange> changes) = 0;
  // All rows whose keys begin so, for Node::fetched.
  virtual void fetch(const std::string& prefix) = 0;

  // A worker of this number is to run a task (tasks.h) and its answer to come to Node::thought. What is sent
  // to one worker is done in sequence.
  virtual void think(std::int64_t thought, std::size_t worker, const std::string& task) = 0;
  // Its answer is to come soon, and may be empty.
  virtual void stop_thinking(std::int64_t thought) = 0;
};

}  // namespace pithead::server::device
