#include "server/store/settle_reports.h"

#include <utility>

#include "server/store/open.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostListed = 1000;
constexpr Milliseconds kSilentDay = 24LL * 60 * 60 * 1000;

tl::unexpected<StoreError> not_settled(std::string what) {
  return tl::unexpected(StoreError{StoreError::Kind::Refused, std::move(what)});
}

}  // namespace

StoreResult<std::vector<Report>> list_open_reports(const std::string& store) {
  const auto opened = open_store_beside(store);
  if (!opened) return tl::unexpected(opened.error());
  return (*opened)->moderation().open_reports(kMostListed);
}

StoreResult<Report> settle_report(const std::string& store, const Settlement& settlement, Milliseconds now) {
  const auto opened = open_store_beside(store);
  if (!opened) return tl::unexpected(opened.error());
  Moderation& moderation = (*opened)->moderation();
  auto found = moderation.find_report(settlement.report);
  if (!found) return tl::unexpected(found.error());
  if (!*found) return not_settled("there is no report '" + settlement.report + "' in this store");
  const auto verdict = settlement.silent_days ? Report::Verdict::Silenced : Report::Verdict::Dismissed;
  const auto settled = moderation.settle(settlement.report, verdict, now);
  if (!settled) return tl::unexpected(settled.error());
  if (!*settled) return not_settled("the report '" + settlement.report + "' was settled before");
  if (settlement.silent_days) {
    const auto silenced = moderation.silence((*found)->speaker, now + *settlement.silent_days * kSilentDay);
    if (!silenced) return tl::unexpected(silenced.error());
  }
  return std::move(**found);
}

}  // namespace pithead::server
