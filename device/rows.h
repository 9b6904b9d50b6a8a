// All that a device keeps: texts by key, in memory and in the browser's database. What was changed is handed
// to the database as a whole, or taken back as a whole.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pithead::server::device {

struct RowChange {
  std::string key;
  std::optional<std::string> value;  // none: the row is gone
};

class Rows {
 public:
  const std::string* find(const std::string& key) const;
  template <class Visit>
  void for_each(const std::string& prefix, Visit visit) const {
    for (auto row = rows_.lower_bound(prefix); row != rows_.end() && row->first.starts_with(prefix); ++row)
      visit(row->first, row->second);
  }
  void put(const std::string& key, std::string value);
  void erase(const std::string& key);

  // What is long and seldom needed is fetched when it is: all rows whose keys begin alike. Who finds that
  // they are not here gives up, and is asked again when they are.
  bool is_here(const std::string& prefix);
  std::optional<std::string> take_missing() { return std::exchange(missing_, std::nullopt); }
  void bring(const std::string& prefix, const std::vector<std::pair<std::string, std::string>>& rows);
  void set_here(const std::string& prefix) { here_.insert(prefix); }

  // What changed since this was asked last, and what was there before.
  struct Changes {
    std::vector<RowChange> now;     // each row once
    std::vector<RowChange> before;  // the latest change last
  };
  Changes take_changes();
  void undo(const std::vector<RowChange>& before);

  // What changed since a mark is taken back.
  std::size_t mark() const { return before_.size(); }
  void undo_to(std::size_t mark);

 private:
  void remember(const std::string& key);

  std::map<std::string, std::string> rows_;
  std::set<std::string> here_;
  std::optional<std::string> missing_;
  std::vector<RowChange> before_;
};

}  // namespace pithead::server::device
