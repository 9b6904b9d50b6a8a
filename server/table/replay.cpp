#include "server/table/replay.h"

#include <algorithm>
#include <utility>

#include <boost/json.hpp>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/table/commitment.h"
#include "server/table/telling.h"

namespace pithead::server {
namespace {

constexpr std::string_view kNobodysEyes = "nobody";
constexpr int kLongestGame = 1'000'000;
constexpr std::size_t kLongestVariation = 100;

std::string view_of(const AnyState& state, Seat eyes) {
  std::string text;
  JsonWriter json(text);
  state.write_view(eyes, json);
  return text;
}

std::string pointer_to(const std::string& path, std::string_view key) {
  std::string pointer = path + '/';
  for (const char letter : key) {
    if (letter == '~')
      pointer += "~0";
    else if (letter == '/')
      pointer += "~1";
    else
      pointer += letter;
  }
  return pointer;
}

bool same_keys(const boost::json::object& one, const boost::json::object& other) {
  return one.size() == other.size() &&
         std::equal(one.begin(), one.end(), other.begin(),
                    [](const auto& a, const auto& b) { return a.key() == b.key(); });
}

// Fields of an open object: what stands elsewhere than before, by JSON pointers, as deep down as possible.
// Whole views would be twenty times as much.
void write_changes(JsonWriter& json, const std::string& path, const boost::json::value& before,
                   const boost::json::value& after) {
  if (before == after) return;
  if (before.is_object() && after.is_object() && same_keys(before.get_object(), after.get_object())) {
    for (const auto& [key, value] : after.get_object())
      write_changes(json, pointer_to(path, key), before.get_object().at(key), value);
    return;
  }
  if (before.is_array() && after.is_array() && before.get_array().size() == after.get_array().size()) {
    for (std::size_t i = 0; i < after.get_array().size(); ++i)
      write_changes(json, path + '/' + std::to_string(i), before.get_array()[i], after.get_array()[i]);
    return;
  }
  json.key(path).raw(boost::json::serialize(after));
}

// Plays moves on, and tells each.
void write_moves(JsonWriter& json, Match& match, const std::vector<Move>& moves, Seat eyes) {
  std::string view = view_of(match.state(), eyes);
  json.key("first").raw(view);
  json.key("moves").begin_array();
  boost::json::value before = boost::json::parse(view);
  for (const Move move : moves) {
    if (!match.play(move)) break;
    const Ply& ply = match.plies().back();
    json.begin_object();
    const int number = static_cast<int>(match.plies().size()) - 1;
    write_played(json, match.game(), {ply.seat, number, move}, ply.events, eyes);
    boost::json::value after = boost::json::parse(view_of(match.state(), eyes));
    json.key("changes").begin_object();
    write_changes(json, {}, before, after);
    json.end_object();
    json.end_object();
    before = std::move(after);
  }
  json.end_array();
}

std::vector<Move> moves_of(const Match& match, std::size_t plies) {
  std::vector<Move> moves;
  for (std::size_t i = 0; i < plies; ++i) moves.push_back(match.plies()[i].move);
  return moves;
}

void write_eyes(JsonWriter& json, Seat eyes) {
  if (eyes == kNobody) return json.key("eyes").null();
  json.field("eyes", eyes);
}

// As text: JSON readers round numbers beyond 2^53.
void write_deal(JsonWriter& json, const Match& match, const std::optional<FairDeal>& fair) {
  json.field("seed", match.setup().seed.text());
  if (fair) write_fair_deal(json.key("fair"), *fair);
}

std::string expected_eyes(int players) {
  return "is a seat from 0 to " + std::to_string(players - 1) + ", or 'nobody'";
}

tl::unexpected<Refusal> no_such_eyes(int players) {
  return refuse(Why::BadMessage, "'eyes' " + expected_eyes(players));
}

bool has_eyes(Seat eyes, int players) { return eyes == kNobody || eyes < players; }

Answer<Seat> eyes_at(const Table& table, const PersonId& person, const ReplayWish& wish) {
  const Seat own = table.viewpoint(person);
  const Seat eyes = wish.eyes.value_or(own);
  if (!has_eyes(eyes, table.match()->setup().players)) return no_such_eyes(table.match()->setup().players);
  if (eyes != own && !table.match()->over()) {
    return refuse(Why::NotOver, "others' eyes can be looked through when the game is over");
  }
  return eyes;
}

}  // namespace

Answer<ReplayWish> read_replay_wish(const UrlQuery& query) {
  QueryFields fields(query);
  if (fields.text("eyes") == kNobodysEyes) return ReplayWish{.eyes = kNobody};
  const auto seat = fields.number("eyes", 0, kMaxSeats - 1, expected_eyes(kMaxSeats));
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return seat ? ReplayWish{.eyes = static_cast<Seat>(*seat)} : ReplayWish{};
}

Answer<PastGame> look_back(const Table& table, const PersonId& person, const ReplayWish& wish) {
  if (table.match() == nullptr) return refuse(Why::NotStarted, "the game has not begun");
  const auto eyes = eyes_at(table, person, wish);
  if (!eyes) return tl::unexpected(eyes.error());
  const Match& match = *table.match();
  return PastGame{.deal = std::make_shared<const Match>(match.from_the_deal()),
                  .before = {},
                  .moves = moves_of(match, match.plies().size()),
                  .eyes = *eyes,
                  .deal_known = match.over(),
                  .fair = match.over() ? table.fair() : std::nullopt};
}

Answer<Variation> read_variation(std::string_view body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  Variation variation{.ply = fields.needed("ply").number(0, kLongestGame), .moves = {}};
  for (const std::string_view move : fields.needed("moves").texts()) variation.moves.emplace_back(move);
  if (variation.moves.size() > kLongestVariation) fields.complain("'moves' must be at most 100");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return variation;
}

Answer<PastGame> look_aside(const Table& table, const PersonId& person, const Variation& variation,
                            const ReplayWish& wish) {
  // What other moves would have brought to light is hidden as long as the game runs.
  if (table.status() != Summary::Status::Over) {
    return refuse(Why::NotOver, "other moves can be tried out when the game is over");
  }
  const auto eyes = eyes_at(table, person, wish);
  if (!eyes) return tl::unexpected(eyes.error());
  const Match& match = *table.match();
  const auto plies = static_cast<std::size_t>(variation.ply);
  if (plies > match.plies().size()) {
    return refuse(Why::BadMessage, "the game has " + std::to_string(match.plies().size()) + " plies");
  }
  PastGame past{.deal = std::make_shared<const Match>(match.from_the_deal()),
                .before = moves_of(match, plies),
                .moves = {},
                .eyes = *eyes,
                .deal_known = false,
                .fair = std::nullopt};
  for (const std::string& text : variation.moves) {
    const auto move = match.game().read_move(text);
    if (!move) return refuse(Why::UnreadableMove, "'" + text + "' is no move of this game");
    past.moves.push_back(*move);
  }
  return past;
}

std::string tell_replay(const PastGame& past) {
  Match match = past.deal->from_the_deal();
  for (const Move move : past.before) match.play_legal(move);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "replay");
  write_eyes(json, past.eyes);
  if (past.deal_known) write_deal(json, match, past.fair);
  write_moves(json, match, past.moves, past.eyes);
  json.end_object();
  return text;
}

Answer<Recorded> read_brought_record(std::string_view record) {
  auto recorded = read_record(record);
  if (!recorded) return refuse_record(recorded.error());
  if (const auto kept = check_commitment(*recorded); !kept) return refuse_record(kept.error());
  return std::move(*recorded);
}

Answer<std::string> tell_replay(std::string_view record, const ReplayWish& wish) {
  const auto recorded = read_brought_record(record);
  if (!recorded) return tl::unexpected(recorded.error());
  const Match& match = recorded->match;
  const Seat eyes = wish.eyes.value_or(0);
  if (!has_eyes(eyes, match.setup().players)) return no_such_eyes(match.setup().players);
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "replay");
  json.field("game", match.game().info().id);
  json.key("options");
  write_options(json, match.setup());
  json.key("names").begin_array();
  for (const std::string& name : recorded->names) json.value(name);
  json.end_array();
  if (const std::string remark = remark_on(*recorded); !remark.empty()) json.field("remark", remark);
  if (match.over()) write_standing(json, match.state());
  write_eyes(json, eyes);
  write_deal(json, match, recorded->fair);
  Match again = match.from_the_deal();
  write_moves(json, again, moves_of(match, match.plies().size()), eyes);
  json.key("last");
  match.state().write_view(eyes, json);
  json.end_object();
  return text;
}

}  // namespace pithead::server
