// Tells people who are elsewhere what happened: decides what is due, and sends it. All of it waits in the
// store (store/notices.h), so that any node goes on where another ended.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/metrics.h"
#include "server/net/workers.h"
#include "server/notice/delivery.h"
#include "server/store/store_writer.h"

namespace pithead::server {

struct NotifierSettings {
  std::string node;
  Milliseconds delay = 60'000;  // as tables have it: whoever looks or moves before is told nothing
  DeliverySettings delivery;
};

class Notifier {
 public:
  // Workers carry messages; each may wait for seconds.
  Notifier(StoreWriter& writer, Workers& workers, NotifierSettings settings,
           std::function<Milliseconds()> now);

  void tick();  // about once a second

  // Sends a word at once, whatever else waits.
  void test(const NoticeAddress& address, const Person& person, std::function<void(const Delivery&)> then);

  const NotifierSettings& settings() const { return settings_; }
  Milliseconds now() const { return now_(); }
  // Of each message that was tried.
  std::function<void(NoticeWay way, const Delivery& delivery)> on_delivery;

 private:
  using Claimed = StoreResult<std::optional<ClaimedMessage>>;

  void gather();
  void gather_next(const std::shared_ptr<std::vector<PersonId>>& people);
  void sweep();
  void claim();
  void carry(const ClaimedMessage& message);
  void finish(const ClaimedMessage& message, const Delivery& delivery);
  MessageOutcome outcome_of(const ClaimedMessage& message, const Delivery& delivery) const;

  StoreWriter& writer_;
  Workers& workers_;
  NotifierSettings settings_;
  std::function<Milliseconds()> now_;
  bool gathering_ = false;
  bool claiming_ = false;
  int carried_ = 0;  // messages on their way now
  Milliseconds next_sweep_ = 0;
};

std::string_view name_of(NoticeWay way);  // "push"

}  // namespace pithead::server
