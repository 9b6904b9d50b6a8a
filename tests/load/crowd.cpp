#include "tests/load/crowd.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

namespace pithead::load {
namespace {

constexpr int kMostConnecting = 128;  // at the same time
constexpr int kMetricsWire = -1;      // the number of the one who asks for metrics
constexpr std::size_t kEvents = 256;
constexpr std::chrono::seconds kLater{1};

// On the loopback everybody comes from an address of their own, as people do: limits for one address stay as
// they are. 0 elsewhere, where only one address is ours.
std::uint32_t own_address(const Address& server, int number) {
  if (server.ip >> 24U != 127) return 0;
  const auto i = static_cast<std::uint32_t>(number);
  return 127U << 24U | (1 + i / 62'500) << 16U | (i / 250 % 250) << 8U | (1 + i % 250);
}

std::string_view between(std::string_view text, std::string_view before, char end) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = text.substr(at + before.size());
  return rest.substr(0, rest.find(end));
}

}  // namespace

Crowd::Crowd(CrowdPlan plan) : plan_(std::move(plan)), epoll_(epoll_create1(EPOLL_CLOEXEC)) {
  const std::uint32_t ip = plan_.server.ip;
  host_header_ = fmt::format("{}.{}.{}.{}:{}", ip >> 24U, ip >> 16U & 0xFFU, ip >> 8U & 0xFFU, ip & 0xFFU,
                             plan_.server.port);
  tables_.resize(static_cast<std::size_t>(plan_.tables));
  people_.resize(tables_.size() * static_cast<std::size_t>(circle()));
  for (int i = 0; i < people(); ++i) {
    Person& person = people_[static_cast<std::size_t>(i)];
    person.table = i / circle();
    person.place = i % circle();
    disconnected_.push_back(i);
  }
}

Crowd::~Crowd() { close(epoll_); }

Crowd::Person& Crowd::host_of(const Person& person) {
  return people_[static_cast<std::size_t>(person.table * circle())];
}

int Crowd::unanswered() const {
  std::size_t count = 0;
  for (const Table& table : tables_) count += table.sent.size();
  return static_cast<int>(count);
}

int Crowd::untold() const {
  int count = 0;
  for (const Table& table : tables_)
    for (const Sent& each : table.sent) count += each.awaited;
  return count;
}

void Crowd::measure_anew() {
  figures = {};
  measured_from_ = Clock::now();
}

// ---- connecting ------------------------------------------------------------------------------------------

void Crowd::connect_some() {
  while (connecting_ < kMostConnecting && !disconnected_.empty()) {
    Person& person = people_[static_cast<std::size_t>(disconnected_.front())];
    disconnected_.pop_front();
    ++connecting_;
    connect(person);
  }
}

void Crowd::connect(Person& person) {
  if (!person.wire.connect(plan_.server, own_address(plan_.server, number_of(person)))) {
    troubles.add("no-connection", "a socket could not be made; is the limit of open files too low?");
    return connect_later(person);
  }
  listen(person.wire, number_of(person));
  if (person.cookie.empty()) return get_cookie(person);
  const bool without_table = person.place == 0 && table_of(person).id.empty();
  without_table ? create_table(person) : upgrade(person);
}

void Crowd::get_cookie(Person& person) {
  person.stage = Stage::GettingCookie;
  person.wire.send(fmt::format("GET /api/me HTTP/1.1\r\nHost: {}\r\n\r\n", host_header_));
}

void Crowd::create_table(Person& person) {
  person.stage = Stage::CreatingTable;
  std::string seats = R"({"kind":"person"})";
  for (int i = 1; i < plan_.seats; ++i) seats += R"(,{"kind":"open"})";
  const std::string& game = plan_.games[static_cast<std::size_t>(person.table) % plan_.games.size()];
  const std::string body = fmt::format(R"({{"id":"open","game":"{}","seats":[{}]}})", game, seats);
  person.wire.send(
      fmt::format("POST /api/tables HTTP/1.1\r\nHost: {}\r\nCookie: pithead={}\r\n"
                  "Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
                  host_header_, person.cookie, body.size(), body));
}

void Crowd::upgrade(Person& person) {
  person.stage = Stage::Upgrading;
  person.wire.send(
      fmt::format("GET /ws HTTP/1.1\r\nHost: {}\r\nCookie: pithead={}\r\nUpgrade: websocket\r\n"
                  "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: bG9hZCBvZiBwaXRoZWFkIQ==\r\n\r\n",
                  host_header_, person.cookie));
}

void Crowd::connect_later(Person& person) {
  person.wire.close();
  person.stage = Stage::Disconnected;
  --connecting_;
  wake_at(person, now_ + kLater);
}

void Crowd::answered(Person& person, const HttpAnswer& answer) {
  const bool good = answer.status == (person.stage == Stage::Upgrading ? 101 : 200);
  if (!good) {
    // A limit of requests from one address is no trouble: we come from one, and wait.
    if (answer.status != 429) troubles.add(fmt::format("http-{}", answer.status), answer.body);
    return connect_later(person);
  }
  if (person.stage == Stage::GettingCookie) {
    person.cookie = between(answer.head, "Set-Cookie: pithead=", ';');
    return person.place == 0 ? create_table(person) : upgrade(person);
  }
  if (person.stage == Stage::CreatingTable) {
    table_of(person).id = text_field(answer.body, "table").value_or("");
    upgrade(person);
    for (int i = 1; i < circle(); ++i) take_place((&person)[i]);  // who were here before the table was
    return;
  }
  person.stage = Stage::Connected;
  --connecting_;
  take_place(person);
}

void Crowd::take_place(Person& person) {
  if (person.stage != Stage::Connected || table_of(person).id.empty()) return;
  if (person.at.empty()) go_to_table(person);
  watch(person);
}

void Crowd::go_to_table(Person& person) {
  person.at = table_of(person).id;
  if (person.place == 0 || person.place >= plan_.seats) return;
  person.wire.say(
      fmt::format(R"({{"type":"join","id":"join","table":"{}","seat":{}}})", person.at, person.place));
}

void Crowd::watch(Person& person) {
  const std::string since = person.version > 0 ? fmt::format(R"(,"since":{})", person.version) : "";
  person.wire.say(fmt::format(R"({{"type":"watch","table":"{}"{}}})", person.at, since));
}

void Crowd::lost(Person& person) {
  if (!end_expected_) troubles.add("socket-closed", "the server closed a connection");
  if (person.stage == Stage::Connected) ++connecting_;  // which connect_later takes back
  connect_later(person);
}

void Crowd::reconnect_all() {
  end_expected_ = false;
  back_ = 0;
  disconnected_.clear();
  connecting_ = 0;
  for (Table& table : tables_) table.sent.clear();
  for (Person& person : people_) {
    person.wire.close();
    person.stage = Stage::Disconnected;
    person.returning = true;
    person.due = {};
    disconnected_.push_back(number_of(person));
  }
  metrics_wire_.close();
}

// ---- playing ---------------------------------------------------------------------------------------------

void Crowd::on_frame(Person& person, const Frame& frame) {
  if (frame.op == Frame::Ping) return person.wire.say(frame.payload, Frame::Pong);
  if (frame.op == Frame::Close) return person.wire.say("", Frame::Close);
  if (frame.op != Frame::Text || !frame.last) return;
  const std::string_view message = frame.payload;
  if (message.starts_with(R"({"type":"table")")) {
    const auto table = read_table(message);
    if (!table) return troubles.add("unreadable-table", message.substr(0, 200));
    return told(person, *table, message);
  }
  if (message.starts_with(R"({"type":"done")")) return done(person, message);
  if (message.starts_with(R"({"type":"error")")) {
    troubles.add(text_field(message, "error").value_or("?"), text_field(message, "what").value_or(message));
  }
}

void Crowd::done(Person& person, std::string_view message) {
  Table& table = table_of(person);
  if (text_field(message, "table") == table.id) {
    table.acknowledged = std::max(table.acknowledged, number_field(message, "version").value_or(0));
  }
  if (text_field(message, "id") != "join") return;
  ++table.joined;
  start_if_full(table);
}

void Crowd::told(Person& person, const Told& told, std::string_view message) {
  ++figures.pushes;
  figures.bytes += message.size();
  if (told.table != person.at) return;  // the last game's
  check_order(person, told);
  note_return(person, told);
  Table& table = table_of(person);
  note_push(table, person.version, told.version);
  person.version = told.version;
  if (told.status == "open" && person.place == 0) start_if_full(table);
  if (!told.rematch.empty()) return follow(person, told.rematch);
  if (told.status == "over" && person.place == 0 && !std::exchange(table.rematch_asked, true)) {
    ++figures.games;
    person.wire.say(fmt::format(R"({{"type":"rematch","id":"rematch","table":"{}"}})", person.at));
  }
  if (told.status != "running") return;
  if (!std::exchange(table.played, true)) ++playing_;
  if (told.to_move) think(person, told, message);
}

// The promises of the protocol: in order, nothing missing, nothing forgotten.
void Crowd::check_order(Person& person, const Told& told) {
  if (told.since != person.version) {
    troubles.add("gap",
                 fmt::format("told what came after version {}, but had seen {}", told.since, person.version));
  }
  if (told.version < person.version) {
    troubles.add("went-back", fmt::format("version {} came after {}", told.version, person.version));
  }
}

void Crowd::note_return(Person& person, const Told& told) {
  if (!std::exchange(person.returning, false)) return;
  last_back_ = now_;
  if (back_++ == 0) first_back_ = now_;
  const std::int64_t acknowledged = table_of(person).acknowledged;
  if (told.version >= acknowledged) return;
  troubles.add("lost-change", fmt::format("version {} was acknowledged, but the table came back with {}",
                                          acknowledged, told.version));
}

void Crowd::note_push(Table& table, std::int64_t from, std::int64_t to) {
  for (Sent& each : table.sent) {
    if (each.version <= from || each.version > to) continue;
    --each.awaited;
    if (each.at < measured_from_) continue;
    figures.each.add(now_ - each.at);
    if (each.awaited == 0) figures.everybody.add(now_ - each.at);
  }
  std::erase_if(table.sent, [](const Sent& each) { return each.awaited == 0; });
}

void Crowd::start_if_full(Table& table) {
  Person& host =
      people_[static_cast<std::size_t>(&table - tables_.data()) * static_cast<std::size_t>(circle())];
  const bool ready = table.joined == plan_.seats - 1 && host.stage == Stage::Connected && host.version > 0;
  if (!ready || std::exchange(table.started, true)) return;
  host.wire.say(fmt::format(R"({{"type":"start","id":"start","table":"{}"}})", table.id));
}

void Crowd::follow(Person& person, std::string_view rematch) {
  Table& table = table_of(person);
  if (table.id != rematch) {
    table.id = rematch;
    table.started = false;
    table.rematch_asked = false;
    table.acknowledged = 0;
  }
  person.wire.say(fmt::format(R"({{"type":"unwatch","table":"{}"}})", person.at));
  person.at = rematch;
  person.version = 0;
  watch(person);
}

void Crowd::think(Person& person, const Told& told, std::string_view message) {
  if (person.due > now_ && person.ply == told.ply) return;  // a chat, say, is no reason to begin anew
  person.ply = told.ply;
  person.move = choose_move(message, rng_.next());
  if (person.move.empty()) return troubles.add("no-moves", "somebody is to move, but was told no legal move");
  const auto longest = static_cast<std::uint64_t>(2 * plan_.think.count() + 1);
  wake_at(person, now_ + plan_.think / 2 + std::chrono::milliseconds(rng_.next() % longest) / 2);
}

void Crowd::thought(Person& person) {
  if (person.stage == Stage::Disconnected) {
    disconnected_.push_back(number_of(person));
  } else if (person.stage == Stage::Connected && !still_) {
    move(person);
  }
}

void Crowd::move(Person& person) {
  ++figures.moves;
  const std::string text = fmt::format(R"({{"type":"move","id":"m{}","table":"{}","ply":{},"move":"{}"}})",
                                       person.ply, person.at, person.ply, person.move);
  table_of(person).sent.push_back({.version = person.version + 1, .at = Clock::now(), .awaited = circle()});
  person.wire.say(text);
}

// ---- waiting ---------------------------------------------------------------------------------------------

void Crowd::wake_at(Person& person, Moment due) {
  person.due = due;
  dues_.emplace(due, number_of(person));
}

void Crowd::wake_those_due() {
  while (!dues_.empty() && dues_.top().first <= now_) {
    const auto [due, number] = dues_.top();
    dues_.pop();
    Person& person = people_[static_cast<std::size_t>(number)];
    if (person.due == due) thought(person);  // or else it was woken for something else
  }
}

// Told only of changes: both directions at once, and never again.
void Crowd::listen(Wire& wire, int number) {
  epoll_event event{};
  event.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET;
  event.data.fd = number;
  epoll_ctl(epoll_, EPOLL_CTL_ADD, wire.socket(), &event);
}

void Crowd::live_until(Moment end) {
  while ((now_ = Clock::now()) < end) {
    wake_those_due();
    connect_some();
    const Moment until = dues_.empty() ? end : std::min(end, dues_.top().first);
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(until - now_).count();
    std::array<epoll_event, kEvents> events{};
    const int count =
        epoll_wait(epoll_, events.data(), kEvents, static_cast<int>(std::max<std::int64_t>(0, wait)));
    for (int i = 0; i < count; ++i) happened(events[static_cast<std::size_t>(i)]);
  }
}

void Crowd::happened(const epoll_event& event) {
  if (event.data.fd == kMetricsWire) return metrics_happened();
  Person& person = people_[static_cast<std::size_t>(event.data.fd)];
  if (!person.wire.open()) return;
  if ((event.events & EPOLLOUT) != 0) person.wire.flush();
  const bool gone = (event.events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0;
  if ((event.events & EPOLLIN) == 0 && !gone) return;
  const bool alive = person.wire.receive();
  now_ = Clock::now();
  served(person, alive && !gone);
}

void Crowd::served(Person& person, bool alive) {
  while (person.stage != Stage::Connected && person.stage != Stage::Disconnected) {
    const auto answer = person.wire.next_answer();
    if (!answer) break;
    answered(person, *answer);
  }
  while (person.stage == Stage::Connected) {
    const auto frame = person.wire.next_frame();
    if (!frame) break;
    on_frame(person, *frame);
  }
  if (!alive && person.wire.open()) lost(person);
}

// One request on one connection after the other; if it ends, the next question opens another.
void Crowd::ask_metrics() {
  if (!metrics_wire_.open()) {
    if (!metrics_wire_.connect(plan_.server, 0)) return metrics_wire_.close();
    listen(metrics_wire_, kMetricsWire);
  }
  metrics_wire_.send(fmt::format("GET /metrics HTTP/1.1\r\nHost: {}\r\n\r\n", host_header_));
}

void Crowd::metrics_happened() {
  metrics_wire_.flush();
  const bool alive = metrics_wire_.receive();
  while (const auto answer = metrics_wire_.next_answer()) metrics = answer->body;
  if (!alive) metrics_wire_.close();
}

}  // namespace pithead::load
