// A page for a node: its database is a map, and its workers think on the spot. Nothing happens before it is
// let.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "device/host.h"
#include "device/node.h"
#include "device/tasks.h"

namespace pithead::server::device {

class DeviceHost final : public Host {
 public:
  using Database = std::map<std::string, std::string>;

  explicit DeviceHost(Database& database) : database_(database) {}

  void respond(std::int64_t request, const server::HttpResponse& response) override {
    responses[request] = response;
    for (const auto& [name, value] : response.headers) {
      if (name == "Set-Cookie") cookie = value.substr(0, value.find(';'));
    }
  }
  void send(std::int64_t /*session*/, std::string_view text) override { heard.emplace_back(text); }
  void close(std::int64_t /*session*/, std::string_view /*why*/) override {}
  void save(std::span<const RowChange> changes) override {
    todo_.emplace_back([this, own = std::vector<RowChange>(changes.begin(), changes.end())](Node& node) {
      if (full) return node.saved(server::StoreError{.kind = server::StoreError::Kind::Full, .what = "full"});
      for (const RowChange& each : own) {
        each.value ? void(database_[each.key] = *each.value) : void(database_.erase(each.key));
      }
      ++saves;
      node.saved(std::nullopt);
    });
  }
  void fetch(const std::string& prefix) override {
    todo_.emplace_back([this, prefix](Node& node) { node.fetched(prefix, rows_of(prefix)); });
  }
  void think(std::int64_t thought, std::size_t worker, const std::string& task) override {
    todo_.emplace_back([this, thought, worker, task](Node& node) {
      const std::string answer = workers_[worker].run(task);
      if (thought != 0) node.thought(thought, answer);
    });
  }
  void stop_thinking(std::int64_t /*thought*/) override {}

  // One thing that was asked for; false if nothing was.
  bool step(Node& node) {
    if (todo_.empty()) return false;
    const auto next = std::move(todo_.front());
    todo_.pop_front();
    next(node);
    return true;
  }
  void run(Node& node) {
    while (step(node)) {
    }
  }

  // What a page loads before its node begins.
  NodeSettings settings() const {
    NodeSettings settings{.workers = 2, .hard_milliseconds = 5, .hint_milliseconds = 5, .rows = {}};
    for (const auto& [key, value] : database_) {
      const bool later = key.starts_with("log/") || key.starts_with("decision/");
      if (!later) settings.rows.emplace_back(key, value);
    }
    return settings;
  }

  std::map<std::int64_t, server::HttpResponse> responses;
  std::vector<std::string> heard;
  std::string cookie;
  bool full = false;
  int saves = 0;

 private:
  std::vector<std::pair<std::string, std::string>> rows_of(const std::string& prefix) const {
    std::vector<std::pair<std::string, std::string>> rows;
    for (const auto& [key, value] : database_) {
      if (key.starts_with(prefix)) rows.emplace_back(key, value);
    }
    return rows;
  }

  Database& database_;
  std::deque<std::function<void(Node&)>> todo_;
  std::map<std::size_t, TaskRunner> workers_;
};

}  // namespace pithead::server::device
