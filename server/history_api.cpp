#include "server/history_api.h"

#include <iterator>
#include <utility>

#include "server/table/statistics.h"

namespace pithead::server {
namespace {

// Who has finished more has the latest ones added up or written into a file; the file names the next one.
constexpr std::size_t kMostGames = 20'000;
constexpr std::size_t kGamesAtOnce =
    500;  // games that are read at once for a file, so that moves come in between

HttpResponse as_file(HttpResponse response, const std::string& name) {
  response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
  return response;
}

// One more than was asked for tells whether there are more.
bool cut(std::vector<GameResult>& results, std::size_t most) {
  const bool more = results.size() > most;
  if (more) results.resize(most);
  return more;
}

StoreResult<HistoryPage> read_page(Store& store, const HistoryWish& wish) {
  auto results = store.results(wish.filter, wish.most + 1);
  if (!results) return tl::unexpected(results.error());
  HistoryPage page{.results = std::move(*results), .count = std::nullopt, .more = false};
  page.more = cut(page.results, wish.most);
  if (wish.filter.behind) return page;
  const auto count = store.count_results(wish.filter);
  if (!count) return tl::unexpected(count.error());
  page.count = *count;
  return page;
}

}  // namespace

void HistoryApi::list(const ApiCall& call) {
  const auto wish = read_history_wish(call.request.query, call.person());
  if (!wish) return call.respond(refusal_response(wish.error()));
  writer_.submit([wish = *wish](Store& store) { return read_page(store, wish); },
                 [respond = call.respond](const StoreResult<HistoryPage>& page) {
                   respond(page ? json_response(tell_history(*page)) : refusal_response(unavailable()));
                 });
}

void HistoryApi::list_games(const ApiCall& call) {
  writer_.submit([person = call.person()](Store& store) { return store.finished_games(person); },
                 [respond = call.respond](const StoreResult<std::vector<std::string>>& games) {
                   respond(games ? json_response(tell_finished(*games)) : refusal_response(unavailable()));
                 });
}

// ---- all of them -----------------------------------------------------------------------------------------

struct HistoryApi::Gathering {
  ResultFilter filter;
  HistoryPage page;
  Tell tell;
  Respond respond;
};

void HistoryApi::show_statistics(const ApiCall& call) {
  tell_all(call, [](const HistoryPage& page) { return json_response(tell_statistics(page.results)); });
}

void HistoryApi::export_csv(const ApiCall& call) {
  tell_all(call, [](const HistoryPage& page) {
    return as_file({.type = "text/csv; charset=utf-8", .body = history_csv(page.results), .headers = {}},
                   "pithead-history.csv");
  });
}

void HistoryApi::export_json(const ApiCall& call) {
  tell_all(call, [](const HistoryPage& page) {
    return as_file(json_response(tell_history(page)), "pithead-history.json");
  });
}

void HistoryApi::tell_all(const ApiCall& call, const Tell& tell) {
  const auto wish = read_history_wish(call.request.query, call.person());
  if (!wish) return call.respond(refusal_response(wish.error()));
  gather(std::make_shared<Gathering>(
      Gathering{.filter = wish->filter, .page = {}, .tell = tell, .respond = call.respond}));
}

void HistoryApi::gather(const std::shared_ptr<Gathering>& gathering) {
  writer_.submit(
      [filter = gathering->filter](Store& store) { return store.results(filter, kGamesAtOnce + 1); },
      [this, gathering](StoreResult<std::vector<GameResult>> bite) {
        if (!bite) return gathering->respond(refusal_response(unavailable()));
        HistoryPage& page = gathering->page;
        page.more = cut(*bite, kGamesAtOnce);
        std::ranges::move(*bite, std::back_inserter(page.results));
        if (page.more && page.results.size() < kMostGames) {
          gathering->filter.behind = {page.results.back().finished, page.results.back().table};
          return gather(gathering);
        }
        workers_.submit({.address = {}, .person = gathering->filter.person}, Effort::Long, [gathering] {
          return Workers::Work(
              [gathering, response = gathering->tell(gathering->page)] { gathering->respond(response); });
        });
      });
}

}  // namespace pithead::server
