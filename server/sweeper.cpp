#include "server/sweeper.h"

#include <optional>
#include <utility>

#include "server/people.h"
#include "server/store/erasure.h"
#include "server/store/moderation.h"

namespace pithead::server {
namespace {

constexpr Milliseconds kGuestLife = 60 * kDay;    // without a table, since they were last seen
constexpr Milliseconds kReportLife = 180 * kDay;  // since the operator has settled it
constexpr Milliseconds kSweepPause = 10'000;      // between two steps
constexpr Milliseconds kSignOfLife = 15'000;      // of another node
constexpr std::size_t kRowsAtOnce = 200;          // so that moves come in between

// The last guest that was looked at; none when there are no more, or when it is another node's affair.
StoreResult<std::optional<PersonId>> step(Store& store, const std::string& node, const PersonId& behind,
                                          Milliseconds now) {
  Erasure& erasure = store.erasure();
  if (!node.empty()) {
    const auto first = erasure.first_node(now - kSignOfLife);
    if (!first) return tl::unexpected(first.error());
    if (*first != node) return std::nullopt;
  }
  const auto logins = erasure.sweep_logins(now - kAccountLoginLife, now - kGuestLoginLife, kRowsAtOnce);
  if (!logins) return tl::unexpected(logins.error());
  if (const auto codes = erasure.sweep_codes(now); !codes) return tl::unexpected(codes.error());
  if (const auto nodes = erasure.sweep_nodes(now - kDay); !nodes) return tl::unexpected(nodes.error());
  if (const auto reports = store.moderation().sweep_reports(now - kReportLife); !reports)
    return tl::unexpected(reports.error());
  return erasure.sweep_guests(behind, kRowsAtOnce, now - kGuestLife);
}

}  // namespace

Sweeper::Sweeper(StoreWriter& writer, std::string node, std::function<Milliseconds()> now)
    : writer_(writer), node_(std::move(node)), now_(std::move(now)) {}

void Sweeper::tick() {
  const Milliseconds now = now_();
  if (!busy_ && now >= next_) sweep(now);
}

void Sweeper::sweep(Milliseconds now) {
  busy_ = true;
  writer_.submit(
      [node = node_, behind = behind_, now](Store& store) { return step(store, node, behind, now); },
      [this, now](const StoreResult<std::optional<PersonId>>& last) {
        busy_ = false;
        const bool more = last && *last;
        behind_ = more ? **last : PersonId{};
        // Another node may be gone in an hour, and then it is ours to do.
        next_ = now + (more ? kSweepPause : kDay / 24);
      });
}

}  // namespace pithead::server
