#include "match/record.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <boost/json.hpp>

#include "games/core/hex.h"
#include "match/json_fields.h"

namespace pithead {
namespace {

namespace json = boost::json;

constexpr std::string_view kFormat = "pithead-record";
// 2 has a wide seed, as text; all else is written as version 1.
constexpr int kOldestVersion = 1;
constexpr int kNewestVersion = 2;

// ---- writing ----------------------------------------------------------------------------------------

json::object points_in(const AnyGame& game, const ScoreSheet& sheet) {
  json::object points;
  for (std::size_t i = 0; i < game.info().sources.size(); ++i)
    points.emplace(game.info().sources[i], int{sheet.points[i]});
  return points;
}

// A value, which is written into a record and compared with that of another. Null before the end.
json::value result_of(const Match& match) {
  if (!match.over()) return nullptr;
  const AnyState& state = match.state();
  json::array scores;
  json::array winners;
  json::array points;
  for (Seat seat = 0; seat < state.players(); ++seat) {
    scores.emplace_back(state.score(seat).total());
    if (state.winners().has(seat)) winners.emplace_back(int{seat});
    points.emplace_back(points_in(match.game(), state.score(seat)));
  }
  return json::object{
      {"scores", std::move(scores)}, {"winners", std::move(winners)}, {"points", std::move(points)}};
}

void write_fair(JsonWriter& out, const FairDeal& fair) {
  if (fair.scheme == 1) return out.field("commitment", fair.commitment);
  write_fair_deal(out.key("fair"), fair);
}

// null for a person.
void write_bots(JsonWriter& out, const std::vector<std::string>& bots) {
  out.key("bots").begin_array();
  for (const std::string& level : bots) level.empty() ? out.null() : out.value(level);
  out.end_array();
}

// ---- reading ----------------------------------------------------------------------------------------

tl::unexpected<Error> bad(std::string what) { return fail(Error::Kind::BadRecord, std::move(what)); }

Result<json::object> parse(std::string_view text) {
  if (text.size() > kLargestRecord) return bad("this is no record: it is larger than 8 MiB");
  auto object = read_json_object(text, "record");
  if (!object) return bad(object.error());
  return std::move(*object);
}

// What stands in a record, each of the right kind; the texts stay in the record's object.
struct Contents {
  std::string game;
  int rules = 0;
  int players = 0;
  ChosenOptions options;
  Seed seed;
  std::optional<FairDeal> fair;
  std::optional<std::vector<std::string_view>> names;
  std::vector<std::string> bots;
  std::vector<std::string_view> moves;
  std::vector<std::string_view> hashes;
  const json::value* result = nullptr;
};

Result<void> check_format(JsonFields& fields) {
  const std::string format = fields.needed("format").text();
  if (fields.wrong()) return bad(*fields.wrong());
  if (format != kFormat)
    return bad("field 'format' is " + in_quotes(format) + ", not '" + std::string(kFormat) + "'");
  const int version = fields.needed("version").number();
  if (fields.wrong()) return bad(*fields.wrong());
  if (version < kOldestVersion || version > kNewestVersion) {
    return bad("the record has format version " + std::to_string(version) + "; this program reads versions " +
               std::to_string(kOldestVersion) + " and " + std::to_string(kNewestVersion));
  }
  return {};
}

// Records of the first scheme had nothing but the commitment to tell.
std::optional<FairDeal> fair_in(JsonFields& fields, int players) {
  if (fields.has("fair")) {
    const auto* object = fields.needed("fair").object();
    if (object == nullptr) return std::nullopt;
    JsonFields parts(*object, "field 'fair'");
    FairDeal fair = read_fair_deal(parts, players);
    if (parts.wrong()) fields.complain("field 'fair' is wrong: " + *parts.wrong());
    return fair;
  }
  const std::string commitment = fields.has("commitment") ? fields.needed("commitment").text() : "";
  if (commitment.empty()) return std::nullopt;
  return FairDeal{.scheme = 1, .commitment = commitment, .shares = {}, .salt = {}, .server_share = {}};
}

std::vector<std::string> bots_in(JsonFields& fields, int players) {
  std::vector<std::string> bots;
  const auto* list = fields.optional("bots").list();
  if (list == nullptr) return bots;
  for (const json::value& each : *list) {
    if (!each.is_string() && !each.is_null())
      fields.complain("field 'bots' should have the level of a bot for each seat, or null");
    bots.emplace_back(each.is_string() ? std::string(each.get_string()) : std::string());
  }
  if (bots.size() != static_cast<std::size_t>(players)) {
    fields.complain("field 'bots' has " + std::to_string(bots.size()) + " entries for " +
                    std::to_string(players) + " players");
  }
  return bots;
}

Result<Contents> read_contents(const json::object& object) {
  JsonFields fields(object, "record");
  if (auto known = check_format(fields); !known) return tl::unexpected(known.error());
  Contents contents{.game = fields.needed("game").text(),
                    .rules = fields.needed("rules").number(),
                    .players = fields.needed("players").number(),
                    .options = fields.needed("options").options(),
                    .seed = fields.needed("seed").seed(),
                    .fair = std::nullopt,
                    .names = std::nullopt,
                    .bots = {},
                    .moves = fields.needed("moves").texts(),
                    .hashes = fields.needed("hashes").texts(),
                    .result = fields.needed("result").value()};
  contents.fair = fair_in(fields, contents.players);
  contents.bots = bots_in(fields, contents.players);
  if (fields.has("names")) contents.names = fields.needed("names").texts();
  if (fields.wrong()) return bad(*fields.wrong());
  return contents;
}

Result<std::vector<std::string>> names_of(const Contents& contents) {
  if (!contents.names) return std::vector<std::string>{};
  if (contents.names->size() != static_cast<std::size_t>(contents.players)) {
    return bad("field 'names' has " + std::to_string(contents.names->size()) + " names for " +
               std::to_string(contents.players) + " players");
  }
  return std::vector<std::string>(contents.names->begin(), contents.names->end());
}

Result<void> check_hash(const Ply& ply, std::string_view move, std::string_view hash) {
  if (read_hex(hash) == ply.hash) return {};
  return fail(Error::Kind::WrongHash, "after " + in_quotes(move) + " the state's hash is " +
                                          hex_text(ply.hash) + ", the record says " + in_quotes(hash));
}

Result<void> replay(Recorded& recorded, const Contents& contents) {
  const std::vector<std::string_view>& moves = contents.moves;
  const std::vector<std::string_view>& hashes = contents.hashes;
  if (moves.size() != hashes.size()) {
    return bad("the record has " + std::to_string(moves.size()) + " moves but " +
               std::to_string(hashes.size()) + " hashes: one of them was cut");
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    auto right = recorded.match.play(moves[i]);
    if (right && !recorded.older_rules) {
      right = check_hash(recorded.match.plies().back(), moves[i], hashes[i]);
    }
    if (right) continue;
    const int number = static_cast<int>(i) + 1;
    return tl::unexpected(
        Error{right.error().kind, "move " + std::to_string(number) + ": " + right.error().what, number});
  }
  return {};
}

Result<void> check_result(const json::value& result, const Match& match) {
  if (!match.over() && !result.is_null()) {
    return fail(Error::Kind::WrongResult,
                "the record has a result, but the game is not over after its last move");
  }
  const json::value expected = result_of(match);
  if (result == expected) return {};
  return fail(Error::Kind::WrongResult, "the record's result is " + json::serialize(result) +
                                            ", but its moves lead to " + json::serialize(expected));
}

}  // namespace

std::string write_record(const Match& match, const std::vector<std::string>& names,
                         const std::optional<FairDeal>& fair, const std::vector<std::string>& bots) {
  const GameInfo& info = match.game().info();
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.field("format", kFormat);
  out.field("version", match.setup().seed.is_wide() ? kNewestVersion : kOldestVersion);
  out.field("game", info.id);
  out.field("rules", info.rules);
  out.field("players", match.setup().players);
  out.key("options");
  write_options(out, match.setup());
  write_seed(out, match.setup().seed);
  if (fair) write_fair(out, *fair);
  if (!names.empty()) {
    out.key("names").begin_array();
    for (const std::string& name : names) out.value(name);
    out.end_array();
  }
  if (!bots.empty()) write_bots(out, bots);
  out.key("moves").begin_array();
  for (const Ply& ply : match.plies()) out.value(match.game().move_text(ply.move));
  out.end_array();
  out.key("hashes").begin_array();
  for (const Ply& ply : match.plies()) out.value(hex_text(ply.hash));
  out.end_array();
  out.key("result").raw(json::serialize(result_of(match)));
  out.end_object();
  text += '\n';
  return text;
}

Result<Recorded> read_record(std::string_view text) {
  const auto object = parse(text);
  if (!object) return tl::unexpected(object.error());
  const auto contents = read_contents(*object);
  if (!contents) return tl::unexpected(contents.error());
  const auto setup =
      restore_setup(contents->game, contents->rules, contents->players, contents->options, contents->seed);
  if (!setup) return tl::unexpected(setup.error());
  auto names = names_of(*contents);
  if (!names) return tl::unexpected(names.error());
  Recorded recorded{Match(*setup), std::move(*names), contents->fair, contents->bots};
  if (contents->rules != setup->game->info().rules) recorded.older_rules = contents->rules;
  if (auto played = replay(recorded, *contents); !played) return tl::unexpected(played.error());
  if (auto right = check_result(*contents->result, recorded.match); !right)
    return tl::unexpected(right.error());
  return recorded;
}

std::string remark_on(const Recorded& recorded) {
  if (!recorded.older_rules) return {};
  const GameInfo& info = recorded.match.game().info();
  return "the record's hashes are of rules version " + std::to_string(*recorded.older_rules) + " of " +
         std::string(info.id) + " and were not compared, since this program's are of version " +
         std::to_string(info.rules) + "; its moves and its result are right";
}

}  // namespace pithead
