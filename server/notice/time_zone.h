// How far a place's clocks are from UTC at a moment, by the rules that the machine has (tzdata, as RFC 8536
// describes its files). The standard library of Debian 12 does not know time zones yet.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pithead::server {

class TimeZone {
 public:
  // Nothing if this machine has no such zone.
  static std::optional<TimeZone> open(std::string_view name);  // "Europe/Berlin"
  // The content of such a file.
  static std::optional<TimeZone> read(std::string_view file);

  std::int64_t seconds_east(std::int64_t moment) const;  // both in seconds

 private:
  // When clocks change each year: the `week`th `weekday` of a month, 5 for the last, at seconds of that day.
  struct YearlyChange {
    unsigned month = 0;
    unsigned week = 0;
    unsigned weekday = 0;
    std::int64_t time = 0;
  };
  // What holds after the last change that the file lists.
  struct Rule {
    std::int64_t standard = 0;  // seconds east
    std::int64_t summer = 0;
    std::optional<YearlyChange> begins;  // summer time; none where there is none
    std::optional<YearlyChange> ends;
  };
  struct Change {
    std::int64_t moment = 0;
    std::int64_t east = 0;
  };
  struct RuleReader;

  static std::int64_t moment_of(const YearlyChange& change, int year, std::int64_t east);
  std::int64_t by_rule(std::int64_t moment) const;

  std::int64_t first_ = 0;  // before the first change
  std::vector<Change> changes_;
  std::optional<Rule> rule_;
};

}  // namespace pithead::server
