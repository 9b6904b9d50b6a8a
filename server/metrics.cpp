#include "server/metrics.h"

#include <fmt/format.h>

namespace pithead::server {

void Histogram::observe(std::chrono::steady_clock::duration took) {
  const double seconds = std::chrono::duration<double>(took).count();
  for (std::size_t i = 0; i < kBounds.size(); ++i) up_to_[i] += seconds <= kBounds[i] ? 1 : 0;
  ++count_;
  sum_ += seconds;
}

void Metrics::begin(std::string_view name, std::string_view kind, std::string_view about) {
  text += fmt::format("# HELP pithead_{0} {1}\n# TYPE pithead_{0} {2}\n", name, about, kind);
}

void Metrics::count(std::string_view name, std::string_view about, std::uint64_t value) {
  begin(name, "counter", about);
  text += fmt::format("pithead_{} {}\n", name, value);
}

void Metrics::count(std::string_view name, std::string_view about, std::string_view label,
                    const CountsByLabel& counts) {
  begin(name, "counter", about);
  for (const auto& [value, number] : counts)
    text += fmt::format("pithead_{}{{{}=\"{}\"}} {}\n", name, label, value, number);
}

void Metrics::gauge(std::string_view name, std::string_view about, std::uint64_t value) {
  begin(name, "gauge", about);
  text += fmt::format("pithead_{} {}\n", name, value);
}

void Metrics::histogram(std::string_view name, std::string_view about, const Histogram& times) {
  begin(name, "histogram", about);
  for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i)
    text += fmt::format("pithead_{}_bucket{{le=\"{}\"}} {}\n", name, Histogram::kBounds[i], times.up_to()[i]);
  text += fmt::format("pithead_{0}_bucket{{le=\"+Inf\"}} {1}\npithead_{0}_sum {2}\npithead_{0}_count {1}\n",
                      name, times.count(), times.sum());
}

}  // namespace pithead::server
