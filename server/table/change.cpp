#include "server/table/change.h"

#include <cstddef>
#include <limits>

#include "games/core/json.h"
#include "match/json_fields.h"

namespace pithead::server {
namespace {

// ---- every field is named once, for writing and for reading; in this order it stands in the log -----------

void name_fields(auto& log, SeatHolder& holder) {
  log.choice("kind", kHolderKinds, holder.kind);
  log.text("person", holder.person);
  log.text("name", holder.name);
  log.text("level", holder.level);
  log.text("link", holder.link);
}
void name_fields(auto& log, Beginning& begin) {
  log.seed("seed", begin.seed);
  log.texts("moves", begin.moves);
}
void name_fields(auto& log, Plan& plan) {
  log.text("game", plan.game);
  log.options("options", plan.options);
  log.list("seats", plan.seats);
  log.text("title", plan.title);
  log.truth("listed", plan.listed);
  log.choice_or_first("chat", kChatFor, plan.chat);
  log.flag("private", plan.is_private);
  log.truth("by_turn", plan.by_turn);
  log.choice("clock", kClockKinds, plan.clock.kind);
  log.number("seconds", plan.clock.seconds);
  log.number("increment", plan.clock.increment);
  log.flag("rated", plan.rated);
  log.part("begin", plan.begin);
  log.seat("first_player", plan.first_player);
  log.text("tournament", plan.tournament);
}
void name_fields(auto& log, DealSecret& deal) {
  log.text("salt", deal.salt);
  log.text("share", deal.share);
}
void name_fields(auto& log, TableOpened& change) {
  log.object("plan", change.plan);
  log.part("deal", change.deal);
}
void name_fields(auto& log, SeatTaken& change) {
  log.seat("seat", change.seat);
  log.text("name", change.name);
  log.text("share", change.share);
}
void name_fields(auto& log, ShareGiven& change) { log.text("share", change.share); }
void name_fields(auto& log, SeatAssigned& change) {
  log.seat("seat", change.seat);
  log.object("sitting", change.holder);
}
void name_fields(auto& log, SeatLeft& change) { log.seat("seat", change.seat); }
void name_fields(auto& log, BotStoodIn& change) {
  log.seat("seat", change.seat);
  log.flag("only_turn", change.only_turn);
}
void name_fields(auto& log, PersonReturned& change) { log.seat("seat", change.seat); }
void name_fields(auto& log, GameStarted& change) {
  log.seed("seed", change.seed);
  log.number("rules", change.rules);
  log.text("share", change.share);
  log.count("draw", change.draw);
}
void name_fields(auto& log, MovePlayed& change) {
  log.seat("seat", change.seat);
  log.number("ply", change.ply);
  log.move("text", change.move);
  log.flag("planned", change.planned);
}
void name_fields(auto& log, LineOfMoves& line) { log.moves("moves", line.moves); }
void name_fields(auto& log, TurnPlanned& change) {
  log.seat("seat", change.seat);
  log.number("ply", change.ply);
  log.choice_or_first("condition", kPlanConditions, change.condition);
  log.flag("standing", change.standing);
  log.list("lines", change.lines);
}
void name_fields(auto& log, PlanRemoved& change) { log.seat("seat", change.seat); }
void name_fields(auto& log, MovesUndone& change) {
  log.seat("seat", change.seat);
  log.number("ply", change.ply);
}
void name_fields(auto& log, TurnConfirmed& change) { log.seat("seat", change.seat); }
void name_fields(auto& log, ConfirmTurnsSet& change) { log.flag("on", change.on); }
void name_fields(auto& log, ChatSaid& change) {
  log.text("text", change.text);
  log.text("name", change.name);
}
void name_fields(auto& log, PersonMuted& change) {
  log.text("person", change.person);
  log.flag("on", change.on);
}
void name_fields(auto& log, SettingsChanged& change) {
  log.text("text", change.title);
  log.flag("on", change.listed);
  log.choice_or_first("chat", kChatFor, change.chat);
  log.flag("private", change.is_private);
}
void name_fields(auto& log, PersonRemoved& change) { log.text("text", change.person); }
void name_fields(auto& log, TimeCredited& change) { log.number("amount", change.amount); }
void name_fields(auto& log, VacationSet& change) { log.number("until", change.until); }
void name_fields(auto& log, GraceGiven& change) {
  log.seat("seat", change.seat);
  log.number("amount", change.amount);
}
void name_fields(auto& log, PlayerNudged& change) { log.seat("seat", change.seat); }
void name_fields(auto& log, AdjournAsked& change) { log.number("until", change.until); }
void name_fields(auto& /*log*/, ResumeAsked& /*change*/) {}
void name_fields(auto& log, RematchAgreed& change) {
  log.text("text", change.table);
  log.text("game", change.game);
  log.texts_if_any("without", change.without);
}
void name_fields(auto& /*log*/, TableClosed& /*change*/) {}

// ---- writing: empty texts, nobody's seat, flags that are off, counts of nothing, parts that are missing and
// the first of what was added later are left out
// -------------------------------------------------------------------------------

class ChangeWriter {
 public:
  ChangeWriter(JsonWriter& out, const AnyGame* game) : out_(out), game_(game) {}

  void text(std::string_view key, const std::string& text) {
    if (!text.empty()) out_.field(key, text);
  }
  void seat(std::string_view key, Seat seat) {
    if (seat != kNobody) out_.field(key, seat);
  }
  void flag(std::string_view key, bool on) {
    if (on) out_.field(key, true);
  }
  void truth(std::string_view key, bool truth) { out_.field(key, truth); }
  void number(std::string_view key, std::integral auto number) { out_.field(key, number); }
  void count(std::string_view key, int count) {
    if (count != 0) out_.field(key, count);
  }
  // As text: JSON readers round numbers beyond 2^53.
  void seed(std::string_view key, const Seed& seed) { out_.field(key, seed.text()); }
  void move(std::string_view key, Move move) { out_.field(key, game_->move_text(move)); }
  void moves(std::string_view key, const std::vector<Move>& moves) {
    out_.key(key).begin_array();
    for (const Move move : moves) out_.value(game_->move_text(move));
    out_.end_array();
  }
  void choice(std::string_view key, const auto& names, auto kind) {
    out_.field(key, names[static_cast<std::size_t>(kind)]);
  }
  void choice_or_first(std::string_view key, const auto& names, auto kind) {
    if (static_cast<std::size_t>(kind) != 0) choice(key, names, kind);
  }
  void options(std::string_view key, const ChosenOptions& options) {
    out_.key(key).begin_object();
    for (const auto& [option, value] : options) out_.field(option, value);
    out_.end_object();
  }
  void texts(std::string_view key, const std::vector<std::string>& texts) {
    out_.key(key).begin_array();
    for (const std::string& text : texts) out_.value(text);
    out_.end_array();
  }
  void texts_if_any(std::string_view key, const std::vector<std::string>& some) {
    if (!some.empty()) texts(key, some);
  }
  void object(std::string_view key, auto& part) {
    out_.key(key);
    write(part);
  }
  void part(std::string_view key, auto& part) {
    if (part) object(key, *part);
  }
  void list(std::string_view key, auto& parts) {
    out_.key(key).begin_array();
    for (auto& part : parts) write(part);
    out_.end_array();
  }

 private:
  void write(auto& part) {
    out_.begin_object();
    name_fields(*this, part);
    out_.end_object();
  }

  JsonWriter& out_;
  const AnyGame* game_;
};

// ---- reading: our own writing, but never trusted ----------------------------------------------------------

class ChangeReader {
 public:
  ChangeReader(JsonFields& fields, const AnyGame* game) : fields_(fields), game_(game) {}

  void text(std::string_view key, std::string& text) { text = fields_.optional(key).text(); }
  void seat(std::string_view key, Seat& seat) {
    seat = fields_.optional(key).template number<Seat>(0, kMaxSeats - 1, kNobody);
  }
  void flag(std::string_view key, bool& on) { on = fields_.optional(key).truth(); }
  void truth(std::string_view key, bool& truth) { truth = fields_.needed(key).truth(); }
  template <std::integral T>
  void number(std::string_view key, T& number) {
    number = fields_.needed(key).template number<T>();
  }
  void count(std::string_view key, int& count) {
    count = fields_.optional(key).template number<int>(0, std::numeric_limits<int>::max());
  }
  void seed(std::string_view key, Seed& seed) { seed = fields_.needed(key).seed_in_text(); }
  void move(std::string_view key, Move& move) { read_move(fields_.needed(key).text(), move); }
  void moves(std::string_view key, std::vector<Move>& moves) {
    for (const std::string_view notation : fields_.needed(key).texts())
      read_move(notation, moves.emplace_back());
  }
  template <class Kind>
  void choice(std::string_view key, const auto& names, Kind& kind) {
    const auto chosen = fields_.needed(key).template kind<Kind>(names);
    if (!chosen) return fields_.complain("there is no such kind");
    kind = *chosen;
  }
  template <class Kind>
  void choice_or_first(std::string_view key, const auto& names, Kind& kind) {
    if (fields_.has(key)) choice(key, names, kind);
  }
  void options(std::string_view key, ChosenOptions& options) { options = fields_.needed(key).options(); }
  void texts(std::string_view key, std::vector<std::string>& texts) {
    const auto read = fields_.needed(key).texts();
    texts.assign(read.begin(), read.end());
  }
  void texts_if_any(std::string_view key, std::vector<std::string>& some) {
    if (fields_.has(key)) texts(key, some);
  }
  void object(std::string_view key, auto& part) {
    if (const auto* object = fields_.needed(key).object()) read(*object, part);
  }
  void part(std::string_view key, auto& part) {
    if (const auto* object = fields_.optional(key).object()) read(*object, part.emplace());
  }
  template <class Part>
  void list(std::string_view key, std::vector<Part>& parts) {
    const auto* list = fields_.needed(key).list();
    if (list == nullptr) return;
    for (const auto& each : *list) {
      if (!each.is_object()) return fields_.complain("a part is no object");
      read(each.get_object(), parts.emplace_back());
    }
  }

 private:
  void read_move(std::string_view notation, Move& move) {
    const auto read = game_ == nullptr ? std::nullopt : game_->read_move(notation);
    if (!read) return fields_.complain("there is no move " + in_quotes(notation));
    move = *read;
  }

  void read(const boost::json::object& object, auto& part) {
    JsonFields fields(object, "part");
    ChangeReader reader(fields, game_);
    name_fields(reader, part);
    if (fields.wrong()) fields_.complain(*fields.wrong());
  }

  JsonFields& fields_;
  const AnyGame* game_;
};

// Logs are kept for ever, also by the names of before.
std::string_view name_of_today(std::string_view kind) {
  return kind == "habit" ? ConfirmTurnsSet::kKind : kind;
}

// An empty change of the kind that has this name; false if there is none.
template <std::size_t kind = 0>
bool choose_kind(std::string_view name, Change::What& what) {
  if constexpr (kind == std::variant_size_v<Change::What>) {
    return false;
  } else {
    if (std::variant_alternative_t<kind, Change::What>::kKind != name)
      return choose_kind<kind + 1>(name, what);
    what.emplace<kind>();
    return true;
  }
}

}  // namespace

std::string_view change_kind(const Change& change) {
  return std::visit([](const auto& what) { return what.kKind; }, change.what);
}

std::string write_change(Change change, const AnyGame* game) {
  std::string text;
  JsonWriter out(text);
  ChangeWriter writer(out, game);
  out.begin_object();
  out.field("kind", change_kind(change));
  writer.text("by", change.by);
  writer.text("id", change.id);
  std::visit([&](auto& what) { name_fields(writer, what); }, change.what);
  out.end_object();
  return text;
}

std::optional<Change> read_change(std::string_view body, const AnyGame* game) {
  const auto object = read_json_object(body, "change");
  if (!object) return std::nullopt;
  JsonFields fields(*object, "change");
  ChangeReader reader(fields, game);
  Change change;
  if (!choose_kind(name_of_today(fields.needed("kind").text()), change.what)) return std::nullopt;
  reader.text("by", change.by);
  reader.text("id", change.id);
  std::visit([&](auto& what) { name_fields(reader, what); }, change.what);
  if (fields.wrong()) return std::nullopt;
  return change;
}

}  // namespace pithead::server
