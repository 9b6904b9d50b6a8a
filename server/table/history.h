// A person's finished games as they are told to that person: a page of a list, or all of them in a file.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/store.h"
#include "server/table/refusal.h"
#include "server/table/url_query.h"

namespace pithead::server {

struct HistoryWish {
  ResultFilter filter;
  std::size_t most = 0;
};
// `game=`, `players=3`, `result=won`, `person=`, `level=easy`, `since=`, `until=`, `before=`, `most=50`
Answer<HistoryWish> read_history_wish(const UrlQuery& query, const PersonId& person);

// {"type":"history","games":[…],"count":…,"next":…}; `count` is told with the first page, `next` is the name
// of the one that follows.
struct HistoryPage {
  std::vector<GameResult> results;
  std::optional<int> count;
  bool more = false;
};
std::string tell_history(const HistoryPage& page);

// {"type":"finished","games":[…]}
std::string tell_finished(const std::vector<std::string>& games);

// A line for each game and a column for each fact; names of people do no harm in a spreadsheet.
std::string history_csv(const std::vector<GameResult>& results);

}  // namespace pithead::server
