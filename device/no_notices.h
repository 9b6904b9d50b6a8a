// A device has nobody who is elsewhere.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "server/store/notices.h"

namespace pithead::server::device {

class NoNotices final : public server::Notices {
 public:
  template <class T>
  using Result = server::StoreResult<T>;
  using Text = const std::string&;

  Result<void> tell_members(Text, const server::NewNotice&) override { return none(); }
  Result<void> seen(Text, Text) override { return none(); }
  Result<server::QuietHours> quiet_hours(Text) override { return none(); }
  Result<void> set_quiet_hours(Text, const server::QuietHours&) override { return none(); }
  Result<std::vector<server::NoticeAddress>> addresses(Text) override { return none(); }
  Result<void> save_address(const server::NoticeAddress&) override { return none(); }
  Result<bool> set_kinds(Text, Text, int) override { return none(); }
  Result<bool> remove_address(Text, Text) override { return none(); }
  Result<void> stop_address(Text) override { return none(); }
  Result<std::vector<server::PersonId>> due_people(server::Milliseconds, std::size_t) override {
    return none();
  }
  Result<void> gather(Text, server::Milliseconds, server::Milliseconds, const Decide&) override {
    return none();
  }
  Result<std::optional<server::ClaimedMessage>> claim(Text, server::Milliseconds,
                                                      server::Milliseconds) override {
    return none();
  }
  Result<void> finish(const server::ClaimedMessage&, Text, const server::MessageOutcome&) override {
    return none();
  }
  Result<void> sweep(server::Milliseconds) override { return none(); }

 private:
  static tl::unexpected<server::StoreError> none() {
    return tl::unexpected(server::StoreError{.kind = server::StoreError::Kind::Refused,
                                             .what = "nobody is told anything by a device",
                                             .topic = "notices"});
  }
};

}  // namespace pithead::server::device
