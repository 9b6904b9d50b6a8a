#include "server/store_health.h"

#include <algorithm>
#include <utility>

#include "server/store/open.h"

namespace pithead::server {
namespace {

using std::chrono::steady_clock;
using Kind = StoreError::Kind;
using Sign = std::optional<Milliseconds>;

constexpr std::chrono::seconds kSlowest{2};  // a proof that takes longer proves the contrary
constexpr int kLargestShare = 50;            // of all time, one part of so many is spent on reading the file

// The last sign of life of any node before this one.
StoreResult<Sign> live(Store& store, const std::string& node, Milliseconds now) {
  auto last = store.last_heartbeat();
  if (!last) return last;
  if (const auto written = store.heartbeat(node, now); !written) return tl::unexpected(written.error());
  auto read = store.last_heartbeat();
  if (!read) return read;
  if (!*read || **read < now)
    return tl::unexpected(StoreError{.kind = Kind::Spoiled,
                                     .what = "the store does not hold what was written a moment ago",
                                     .code = "not read back",
                                     .topic = "nodes"});
  return *last;
}

}  // namespace

StoreHealth::StoreHealth(StoreThread& writer, WorkerPool& background, HealthSettings settings, Now now)
    : writer_(writer), background_(background), settings_(std::move(settings)), now_(std::move(now)) {}

void StoreHealth::tick(Moment now) {
  if (!proving_) prove(now);
  check(now);
}

std::optional<Kind> StoreHealth::trouble(Moment now) const {
  if (spoiled_) return Kind::Spoiled;
  if (trouble_) return trouble_;
  return proving_ && now - *proving_ > kSlowest ? std::optional(Kind::Unreachable) : std::nullopt;
}

void StoreHealth::store_answered(const StoreAnswer& answer) {
  if (answer.error == nullptr) return;
  const Kind kind = answer.error->kind;
  if (kind == Kind::Spoiled) spoiled_ = true;
  // A lock may be that of one table, unless nobody else is served because of it.
  const bool locked = kind == Kind::Locked && writer_.hangs();
  const bool lasting = kind == Kind::Unreachable || kind == Kind::Full || locked;
  // What is wrong already is told by the proofs: others only hear that there is no answer.
  if (lasting && !trouble_) lost(kind);
}

// ---- writing ---------------------------------------------------------------------------------------------

void StoreHealth::prove(Moment now) {
  proving_ = now;
  writer_.probe([node = settings_.node, time = now_()](Store& store) { return live(store, node, time); },
                [this](const StoreResult<Sign>& last_sign) { proved(last_sign); });
}

void StoreHealth::proved(const StoreResult<Sign>& last_sign) {
  proving_.reset();
  if (!last_sign) return lost(last_sign.error().kind);
  if (std::exchange(trouble_, std::nullopt) && back) back(*last_sign);
}

void StoreHealth::lost(Kind kind) {
  const bool before = std::exchange(trouble_, kind).has_value();
  if (!before && away) away();
}

// ---- reading all of it -----------------------------------------------------------------------------------

void StoreHealth::check(Moment now) {
  if (settings_.check_every.count() == 0 || checking_) return;
  if (!check_at_) check_at_ = now + settings_.check_every;
  if (now < *check_at_) return;
  checking_ = true;
  background_.submit([this, begun = now] {
    auto whole = check_store(settings_.address, stopped_);
    return WorkerPool::Work([this, begun, whole = std::move(whole)] { checked(whole, begun); });
  });
}

void StoreHealth::checked(const StoreResult<void>& whole, Moment begun) {
  checking_ = false;
  const auto now = steady_clock::now();
  check_at_ = now + std::max<steady_clock::duration>(settings_.check_every, kLargestShare * (now - begun));
  spoiled_ = !whole;
  if (spoiled_ && spoiled) spoiled(whole.error());
}

}  // namespace pithead::server
