#include "device/node.h"

#include <chrono>

#include "device/row_store.h"
#include "server/game_clock.h"
#include "server/table/secret.h"

namespace pithead::server::device {
namespace {

constexpr int kBeatEvery = 5;         // ticks
constexpr int kMostTables = 100'000;  // whoever plays here alone is in nobody's way

Milliseconds device_clock() {
  using std::chrono::milliseconds;
  return std::chrono::duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

RegistrySettings registry_settings(const NodeSettings& settings) {
  return {.alone = true,
          .hard_milliseconds = settings.hard_milliseconds,
          .hint_milliseconds = settings.hint_milliseconds,
          .tables_per_person = kMostTables,
          .hard_tables_per_person = kMostTables};
}

}  // namespace

// Nobody else waits, so it is done at once.
class Node::OwnWork final : public Workers {
 public:
  void submit(const Asker& /*by*/, Effort /*effort*/, std::function<Work()> work) override { work()(); }
};

class Node::PageSession final : public Session {
 public:
  PageSession(Host& host, std::int64_t id) : host_(host), id_(id) {}

  void send(std::shared_ptr<const std::string> text) override { host_.send(id_, *text); }
  void close(std::string_view why) override { host_.close(id_, why); }

 private:
  Host& host_;
  std::int64_t id_;
};

Node::Node(Host& host, const NodeSettings& settings)
    : host_(host),
      store_([&] {
        rows_.bring("", settings.rows);
        return make_row_store(rows_);
      }()),
      last_beat_(*store_->last_heartbeat()),
      secret_(*store_->secret("cookies", random_key(32))),
      now_(GameClock(device_clock(), last_beat_)),
      writer_(rows_, *store_, host),
      workers_(std::make_unique<OwnWork>()),
      thinkers_(host, settings.workers),
      registry_(writer_, thinkers_, registry_settings(settings), now_),
      analyst_(registry_, writer_, thinkers_, {.alone = true, .node = "device"}, now_),
      people_(writer_, secret_, now_),
      api_({registry_, people_, analyst_, writer_, *workers_},
           {.secret = secret_, .https = false, .can_mail = false, .analysis = {}}) {
  registry_.begin(last_beat_);
  settle();
}

Node::~Node() = default;

void Node::request(std::int64_t id, HttpRequest request) {
  api_.router.on_request(std::move(request),
                         [this, id](const HttpResponse& response) { host_.respond(id, response); });
  settle();
}

void Node::open(std::int64_t session, const std::string& cookies) {
  HttpRequest request;
  request.headers["cookie"] = cookies;
  api_.sockets.on_upgrade(
      request, [this, session](const std::optional<HttpResponse>& refusal, std::shared_ptr<void> user_data) {
        if (refusal) return host_.close(session, refusal->body);
        const auto opened = std::make_shared<PageSession>(host_, session);
        opened->user_data = std::move(user_data);
        sessions_[session] = opened;
        api_.sockets.on_open(opened);
      });
  settle();
}

void Node::message(std::int64_t session, std::string_view text) {
  const auto found = sessions_.find(session);
  if (found != sessions_.end()) api_.sockets.on_message(found->second, text);
  settle();
}

void Node::closed(std::int64_t session) {
  const auto found = sessions_.find(session);
  if (found == sessions_.end()) return;
  const auto closed = std::move(found->second);
  sessions_.erase(found);
  api_.sockets.on_close(closed);
  settle();
}

void Node::saved(std::optional<StoreError> error) {
  writer_.saved(std::move(error));
  settle();
}

void Node::fetched(const std::string& prefix, const std::vector<std::pair<std::string, std::string>>& rows) {
  writer_.fetched(prefix, rows);
  settle();
}

void Node::thought(std::int64_t thought, const std::string& answer) {
  thinkers_.thought(thought, answer);
  settle();
}

void Node::tick() {
  registry_.tick();
  analyst_.tick();
  if (ticks_++ % kBeatEvery == 0) beat();
  settle();
}

// Nobody's time runs while no page is open: what is missing is given back at the next start. And the secret,
// without which nobody would be known then, may not have found room before.
void Node::beat() {
  writer_.submit(
      [now = now_(), secret = secret_](Store& store) -> StoreResult<void> {
        if (const auto kept = store.secret("cookies", secret); !kept) return tl::unexpected(kept.error());
        if (store.timed_tables()->empty()) return {};
        return store.heartbeat("device", now);
      },
      [](const StoreResult<void>& /*the next one counts*/) {});
}

void Node::settle() {
  while (writer_.work()) {
  }
}

}  // namespace pithead::server::device
