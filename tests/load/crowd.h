// All who play: each a person with a cookie and a WebSocket, some of them at a table together. One thread and
// one epoll serve them all, since what is measured shares the machine with this.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <queue>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/epoll.h>

#include "games/core/rng.h"
#include "tests/load/figures.h"
#include "tests/load/scan.h"
#include "tests/load/wire.h"

namespace pithead::load {

struct CrowdPlan {
  int tables = 500;
  int seats = 4;
  int spectators = 0;  // at each table
  std::vector<std::string> games;
  std::chrono::milliseconds think{2000};
  Address server;
};

class Crowd {
 public:
  explicit Crowd(CrowdPlan plan);
  Crowd(const Crowd&) = delete;
  Crowd& operator=(const Crowd&) = delete;
  ~Crowd();

  // Does what is to be done now, then waits for more until `end` at most.
  void live_until(Moment end);
  void ask_metrics();
  // From now on; a move that is under way belongs to what was before, however many hear of it only now.
  void measure_anew();
  void stop_moving() { still_ = true; }

  int people() const { return static_cast<int>(people_.size()); }
  int playing() const { return playing_; }
  int unanswered() const;  // moves of which somebody was not told yet
  int untold() const;      // the sockets that still wait for one of these moves

  // The server goes: sockets that end are no trouble from now on. Then all come back with what they saw last.
  void expect_the_end() { end_expected_ = true; }
  void reconnect_all();
  int back() const { return back_; }
  Moment first_back() const { return first_back_; }
  Moment last_back() const { return last_back_; }

  Figures figures;
  Troubles troubles;
  std::string metrics;  // the last answer

 private:
  enum class Stage { Disconnected, GettingCookie, CreatingTable, Upgrading, Connected };
  struct Person {
    Wire wire;
    Stage stage = Stage::Disconnected;
    int table = 0;
    int place = 0;  // the host's is 0; behind the seats stand spectators
    std::string cookie;
    std::string at;            // the table that is watched
    std::int64_t version = 0;  // of it, seen last
    bool returning = false;
    Moment due;  // when the thought ends; long ago: there is none
    std::int64_t ply = 0;
    std::string move;
  };
  struct Sent {
    std::int64_t version = 0;  // that the move will make
    Moment at;
    int awaited = 0;  // sockets that were not told yet
  };
  struct Table {
    std::string id;
    int joined = 0;
    bool started = false;
    bool played = false;
    bool rematch_asked = false;
    std::int64_t acknowledged = 0;
    std::vector<Sent> sent;
  };
  using Due = std::pair<Moment, int>;

  Person& host_of(const Person& person);
  Table& table_of(const Person& person) { return tables_[static_cast<std::size_t>(person.table)]; }
  int number_of(const Person& person) const { return static_cast<int>(&person - people_.data()); }
  int circle() const { return plan_.seats + plan_.spectators; }

  // Connecting
  void connect_some();
  void connect(Person& person);
  void get_cookie(Person& person);
  void create_table(Person& person);
  void upgrade(Person& person);
  void connect_later(Person& person);
  void answered(Person& person, const HttpAnswer& answer);
  void take_place(Person& person);
  void go_to_table(Person& person);
  void watch(Person& person);
  void lost(Person& person);

  // Playing
  void on_frame(Person& person, const Frame& frame);
  void done(Person& person, std::string_view message);
  void told(Person& person, const Told& told, std::string_view message);
  void check_order(Person& person, const Told& told);
  void note_return(Person& person, const Told& told);
  void note_push(Table& table, std::int64_t from, std::int64_t to);
  void start_if_full(Table& table);
  void follow(Person& person, std::string_view rematch);
  void think(Person& person, const Told& told, std::string_view message);
  void thought(Person& person);
  void move(Person& person);

  // Waiting
  void wake_at(Person& person, Moment due);
  void wake_those_due();
  void listen(Wire& wire, int number);
  void happened(const epoll_event& event);
  void served(Person& person, bool alive);
  void metrics_happened();

  CrowdPlan plan_;
  std::string host_header_;
  Rng rng_{20};
  int epoll_ = -1;
  std::vector<Person> people_;
  std::vector<Table> tables_;
  std::deque<int> disconnected_;
  int connecting_ = 0;
  int playing_ = 0;
  int back_ = 0;
  bool still_ = false;
  bool end_expected_ = false;
  Moment first_back_;
  Moment last_back_;
  Moment measured_from_;
  Moment now_;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> dues_;
  Wire metrics_wire_;
};

}  // namespace pithead::load
