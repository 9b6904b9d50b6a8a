// Thinks in the workers of the page. A bot that thinks as long as it may does so in several at once, each
// with a tree of its own, and settles as the threads of a server do.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "device/host.h"
#include "server/thinkers.h"

namespace pithead::server::device {

class PageThinkers final : public server::Thinkers {
 public:
  PageThinkers(Host& host, std::size_t workers) : host_(host), workers_(workers) {}

  std::shared_ptr<server::ThinkingBot> make_bot(const AnyGame& game, const BotSpec& spec) override;
  void advise(const server::Asker& by, const Match& match, int milliseconds,
              std::function<void(std::string advice)> then) override;
  void analyse(std::shared_ptr<const Match> match, std::size_t ply, std::uint64_t iterations,
               Analysed then) override;
  void stop_analysing() override {}
  std::size_t crowd(const server::Asker& /*by*/) const override { return 0; }

  void thought(std::int64_t thought, const std::string& answer);

 private:
  friend class PageBot;
  using Then = std::function<void(const std::string& answer)>;

  struct Decision;

  std::int64_t ask(std::size_t worker, const std::string& task, Then then);
  void stop(std::int64_t thought);  // its answer comes all the same
  void settle(std::int64_t bot, const Decision& decision);
  // The worker for what nobody waits for: it stands behind those of the bots.
  std::size_t background() const { return workers_; }

  Host& host_;
  std::size_t workers_;
  std::int64_t last_ = 0;  // number of a bot or a thought
  std::map<std::int64_t, Then> waiting_;
};

}  // namespace pithead::server::device
