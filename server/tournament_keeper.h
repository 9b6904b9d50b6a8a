// Carries tournaments on: writes down deeds, notes results, pairs rounds and opens their tables. Any number
// of nodes may do so at once and any of them may die at any moment: whoever writes an entry first has decided
// it, tables have names that follow from the log, and the store knows what is still to be done.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store_writer.h"
#include "server/table_registry.h"
#include "server/tournament_log.h"

namespace pithead::server {

class TournamentKeeper {
 public:
  using Then = std::function<void(Answer<void>)>;
  struct Request {
    PersonId by;
    std::string id;  // the same request is fulfilled once
  };
  // What is to be done with the tournament as the store has it now, or why not.
  using Decide = std::function<Answer<Deed::What>(const StoredTournament& stored)>;

  // With no delay of notices nobody is told who is elsewhere.
  TournamentKeeper(TableRegistry& tables, StoreWriter& writer, std::string secret,
                   std::optional<Milliseconds> notice_delay)
      : tables_(tables), writer_(writer), secret_(std::move(secret)), notice_delay_(notice_delay) {}

  void announce(const TournamentId& id, const ClubId& club, const Deed& deed, const Then& then);
  void act(const TournamentId& id, const Request& request, const Decide& decide, const Then& then);
  void tick();  // about once a second

  const std::string& secret() const { return secret_; }  // makes names that nobody guesses

 private:
  using Written = std::function<void(const StoreResult<Appended>&)>;

  void try_to_act(const TournamentId& id, const Request& request, const Decide& decide, const Then& then,
                  int tries);
  void write(const StoredTournament& stored, Deed deed, const Written& then);
  void carry_on(const TournamentId& id);
  void step(const TournamentId& id);
  void invite(const TournamentId& id, const ClubId& club, const Deed& announcement);
  void open_tables(const StoredTournament& stored);
  void open_table(const StoredTournament& stored, const TournamentPlace& place);

  TableRegistry& tables_;
  StoreWriter& writer_;
  std::string secret_;
  std::optional<Milliseconds> notice_delay_;
  std::set<TournamentId> busy_;  // those that are being carried on
  Milliseconds next_ = 0;
};

}  // namespace pithead::server
