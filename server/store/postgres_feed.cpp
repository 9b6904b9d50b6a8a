#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <thread>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "server/store/libpq.h"
#include "server/store/postgres.h"

namespace pithead::server {
namespace {

constexpr std::chrono::milliseconds kFirstPause{50};
constexpr std::chrono::milliseconds kLongestPause{5000};
constexpr std::chrono::seconds kListenTimeout{5};

class PostgresFeed final : public NewsFeed {
 public:
  PostgresFeed(PostgresAddress address, FeedEvents events)
      : address_(std::move(address)), events_(std::move(events)), stop_(eventfd(0, EFD_CLOEXEC)) {}

  // From now on no news are missed.
  StoreResult<void> open() {
    auto listening = listen();
    if (!listening) return listening;
    thread_ = std::thread([this] { serve(); });
    return {};
  }

  ~PostgresFeed() override {
    eventfd_write(stop_, 1);
    if (thread_.joinable()) thread_.join();
    close(stop_);
  }

 private:
  StoreResult<void> listen() {
    auto connection = connect_postgres(address_);
    if (!connection) return tl::unexpected(connection.error());
    const auto listening = run_postgres(connection->get(), address_,
                                        "LISTEN pithead_news; LISTEN pithead_logins", kListenTimeout);
    if (!listening) return tl::unexpected(listening.error());
    libpq_ = std::move(*connection);
    return {};
  }

  void serve() {
    do {
      while (tell() && !stopped(PQsocket(libpq_.get()), -1) && PQconsumeInput(libpq_.get()) == 1) {
      }
    } while (listen_again());
  }

  // Passes on what has come in; false when the connection is lost.
  bool tell() {
    while (const std::unique_ptr<PGnotify, decltype(&PQfreemem)> news{PQnotifies(libpq_.get()), PQfreemem})
      tell(news->relname, news->extra);
    return PQstatus(libpq_.get()) == CONNECTION_OK;
  }

  // Of a table, "TABLE VERSION"; what cannot be read may have been anything.
  void tell(std::string_view channel, std::string_view news) {
    if (channel == "pithead_logins") return events_.login_ended(std::string(news));
    const std::size_t space = news.rfind(' ');
    if (space == std::string_view::npos) return events_.gap();
    const std::string_view digits = news.substr(space + 1);
    std::int64_t version = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), version);
    if (read.ec != std::errc()) return events_.gap();
    events_.news(TableId(news.substr(0, space)), version);
  }

  // Tries until it is connected or the feed shall end: then false.
  bool listen_again() {
    libpq_ = nullptr;
    for (auto pause = kFirstPause; !stopped(-1, static_cast<int>(pause.count()));) {
      if (listen()) {
        events_.gap();
        return true;
      }
      pause = std::min(2 * pause, kLongestPause);
    }
    return false;
  }

  // Waits for the socket, if there is one; true when the feed shall end.
  bool stopped(int socket, int milliseconds) const {
    std::array<pollfd, 2> waiting{{{stop_, POLLIN, 0}, {socket, POLLIN, 0}}};
    (void)poll(waiting.data(), waiting.size(), milliseconds);
    return waiting[0].revents != 0;
  }

  PostgresAddress address_;
  FeedEvents events_;
  int stop_;
  LibpqConnection libpq_;
  std::thread thread_;
};

}  // namespace

StoreResult<std::unique_ptr<NewsFeed>> open_postgres_feed(const std::string& url, FeedEvents events) {
  auto address = read_postgres_address(url);
  if (!address) return tl::unexpected(address.error());
  auto feed = std::make_unique<PostgresFeed>(std::move(*address), std::move(events));
  const auto opened = feed->open();
  if (!opened) return tl::unexpected(opened.error());
  return feed;
}

}  // namespace pithead::server
