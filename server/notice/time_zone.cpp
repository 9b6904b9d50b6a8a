#include "server/notice/time_zone.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace pithead::server {
namespace {

constexpr std::size_t kHeader = 44;
constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kSecondsOfDay = 24 * kHour;

// A number of so many bytes, the highest first.
std::int64_t number_at(std::string_view file, std::size_t place, std::size_t bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < bytes; ++i) number = number << 8U | static_cast<unsigned char>(file[place + i]);
  return bytes == 4 ? static_cast<std::int32_t>(static_cast<std::uint32_t>(number))
                    : static_cast<std::int64_t>(number);
}

// How many there are of everything in a block, as its header says.
struct Counts {
  std::size_t utc, standard, leaps, times, types, letters;

  std::size_t bytes(std::size_t time) const {
    return times * (time + 1) + types * 6 + letters + leaps * (time + 4) + standard + utc;
  }
};

std::optional<Counts> counts_at(std::string_view file, std::size_t place) {
  if (file.size() < place + kHeader || file.substr(place, 4) != "TZif") return std::nullopt;
  const auto count = [&](std::size_t i) {
    return static_cast<std::size_t>(number_at(file, place + 20 + 4 * i, 4));
  };
  return Counts{count(0), count(1), count(2), count(3), count(4), count(5)};
}

bool is_zone_name(std::string_view name) {
  const auto fits = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '+' || c == '/';
  };
  return !name.empty() && name.size() <= 64 && name.front() != '/' && std::ranges::all_of(name, fits);
}

}  // namespace

// Reads what stands at the end of a file: "CET-1CEST,M3.5.0,M10.5.0/3".
struct TimeZone::RuleReader {
  std::string_view left;
  bool wrong = false;

  bool take(char c) {
    if (!left.starts_with(c)) return false;
    left.remove_prefix(1);
    return true;
  }

  void skip_name() {
    const std::size_t before = left.size();
    if (take('<')) {
      left.remove_prefix(std::min(left.find('>'), left.size()));
      wrong = !take('>') || wrong;
      return;
    }
    while (!left.empty() && std::isalpha(static_cast<unsigned char>(left.front())) != 0)
      left.remove_prefix(1);
    wrong = left.size() + 3 > before || wrong;
  }

  std::int64_t number() {
    std::int64_t number = 0;
    std::size_t digits = 0;
    for (; digits < left.size() && std::isdigit(static_cast<unsigned char>(left[digits])) != 0 && digits < 4;
         ++digits)
      number = 10 * number + (left[digits] - '0');
    wrong = digits == 0 || wrong;
    left.remove_prefix(digits);
    return number;
  }

  std::int64_t seconds() {
    const bool negative = take('-');
    if (!negative) take('+');
    std::int64_t total = number() * kHour;
    if (take(':')) total += number() * 60;
    if (take(':')) total += number();
    return negative ? -total : total;
  }

  YearlyChange change() {
    YearlyChange change;
    if (!take(',') || !take('M')) wrong = true;  // days counted from new year: no zone has them
    change.month = static_cast<unsigned>(number());
    wrong = !take('.') || wrong;
    change.week = static_cast<unsigned>(number());
    wrong = !take('.') || wrong;
    change.weekday = static_cast<unsigned>(number());
    change.time = take('/') ? seconds() : 2 * kHour;
    const bool sound = change.month >= 1 && change.month <= 12 && change.week >= 1 && change.week <= 5 &&
                       change.weekday <= 6;
    wrong = !sound || wrong;
    return change;
  }

  std::optional<Rule> rule() {
    Rule rule;
    skip_name();
    rule.standard = -seconds();  // it counts to the west
    if (!left.empty()) {
      skip_name();
      rule.summer = left.starts_with(',') ? rule.standard + kHour : -seconds();
      rule.begins = change();
      rule.ends = change();
    }
    return wrong || !left.empty() ? std::nullopt : std::optional(rule);
  }
};

std::optional<TimeZone> TimeZone::read(std::string_view file) {
  const auto old = counts_at(file, 0);
  if (!old || file[4] < '2') return std::nullopt;
  const std::size_t start = kHeader + old->bytes(4);  // the same once more, with wide times
  const auto counts = counts_at(file, start);
  if (!counts || counts->types == 0 || file.size() < start + kHeader + counts->bytes(8)) return std::nullopt;
  const std::size_t times = start + kHeader;
  const std::size_t indices = times + 8 * counts->times;
  const std::size_t types = indices + counts->times;
  const auto east = [&](std::size_t type) { return number_at(file, types + 6 * type, 4); };
  TimeZone zone;
  zone.first_ = east(0);
  for (std::size_t i = 0; i < counts->times; ++i) {
    const auto type = static_cast<std::size_t>(static_cast<unsigned char>(file[indices + i]));
    if (type >= counts->types) return std::nullopt;
    zone.changes_.push_back({number_at(file, times + 8 * i, 8), east(type)});
  }
  std::string_view end = file.substr(start + kHeader + counts->bytes(8));
  if (end.starts_with('\n')) end.remove_prefix(1);
  end = end.substr(0, end.find('\n'));
  if (!end.empty()) zone.rule_ = RuleReader{end}.rule();
  return zone;
}

std::optional<TimeZone> TimeZone::open(std::string_view name) {
  if (!is_zone_name(name)) return std::nullopt;
  const std::string path = "/usr/share/zoneinfo/" + std::string(name);
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;  // "Europe" is a folder
  std::ifstream in(path, std::ios::binary);
  const std::string file((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  return read(file);
}

std::int64_t TimeZone::moment_of(const YearlyChange& change, int year, std::int64_t east) {
  const std::chrono::year_month month = std::chrono::year(year) / std::chrono::month(change.month);
  const std::chrono::weekday day(change.weekday);
  const std::chrono::sys_days date = change.week == 5 ? std::chrono::sys_days(month / day[std::chrono::last])
                                                      : std::chrono::sys_days(month / day[change.week]);
  return date.time_since_epoch().count() * kSecondsOfDay + change.time - east;
}

std::int64_t TimeZone::by_rule(std::int64_t moment) const {
  if (!rule_->begins) return rule_->standard;
  const std::chrono::sys_seconds local{std::chrono::seconds(moment + rule_->standard)};
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(local));
  const int year = static_cast<int>(date.year());
  const std::int64_t begins = moment_of(*rule_->begins, year, rule_->standard);
  const std::int64_t ends = moment_of(*rule_->ends, year, rule_->summer);
  // In the south summer lasts over the new year.
  const bool summer = begins < ends ? moment >= begins && moment < ends : moment >= begins || moment < ends;
  return summer ? rule_->summer : rule_->standard;
}

std::int64_t TimeZone::seconds_east(std::int64_t moment) const {
  const auto next = std::ranges::upper_bound(changes_, moment, {}, &Change::moment);
  if (next == changes_.end() && rule_) return by_rule(moment);
  return next == changes_.begin() ? first_ : std::prev(next)->east;
}

}  // namespace pithead::server
