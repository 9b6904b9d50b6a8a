#include "device/rows.h"

#include <algorithm>
#include <ranges>

namespace pithead::server::device {

const std::string* Rows::find(const std::string& key) const {
  const auto row = rows_.find(key);
  return row == rows_.end() ? nullptr : &row->second;
}

void Rows::remember(const std::string& key) {
  const std::string* value = find(key);
  before_.push_back({key, value == nullptr ? std::nullopt : std::optional(*value)});
}

void Rows::put(const std::string& key, std::string value) {
  remember(key);
  rows_.insert_or_assign(key, std::move(value));
}

void Rows::erase(const std::string& key) {
  if (!rows_.contains(key)) return;
  remember(key);
  rows_.erase(key);
}

bool Rows::is_here(const std::string& prefix) {
  if (here_.contains(prefix)) return true;
  missing_ = prefix;
  return false;
}

void Rows::bring(const std::string& prefix, const std::vector<std::pair<std::string, std::string>>& rows) {
  for (const auto& [key, value] : rows) rows_.insert_or_assign(key, value);
  here_.insert(prefix);
}

Rows::Changes Rows::take_changes() {
  Changes changes{.now = {}, .before = std::exchange(before_, {})};
  std::set<std::string> keys;
  for (const RowChange& each : changes.before) keys.insert(each.key);
  for (const std::string& key : keys) {
    const std::string* value = find(key);
    changes.now.push_back({key, value == nullptr ? std::nullopt : std::optional(*value)});
  }
  return changes;
}

void Rows::undo(const std::vector<RowChange>& before) {
  for (const RowChange& each : std::views::reverse(before)) {
    if (each.value) {
      rows_.insert_or_assign(each.key, *each.value);
    } else {
      rows_.erase(each.key);
    }
  }
}

void Rows::undo_to(std::size_t mark) {
  const auto first = before_.begin() + static_cast<std::ptrdiff_t>(mark);
  undo({first, before_.end()});
  before_.erase(first, before_.end());
}

}  // namespace pithead::server::device
