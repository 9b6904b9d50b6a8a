#include "match/record.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <utility>

#include <boost/json.hpp>

#include "match/file.h"

namespace pithead {
namespace {

namespace json = boost::json;

constexpr std::string_view kFormat = "pithead-record";
constexpr int kFormatVersion = 1;
constexpr std::size_t kLargest = std::size_t{8} << 20U;  // far beyond any game; a guard against wrong files

std::string hash_text(std::uint64_t hash) {
  std::string text(16, '0');
  for (std::size_t i = 0; i < text.size(); ++i) text[i] = "0123456789abcdef"[(hash >> (60 - 4 * i)) & 15U];
  return text;
}

// Only as hash_text writes it: 16 small hexadecimal digits.
std::optional<std::uint64_t> read_hash(std::string_view text) {
  if (text.size() != 16) return std::nullopt;
  std::uint64_t hash = 0;
  for (const char c : text) {
    const bool letter = c >= 'a' && c <= 'f';
    if (!letter && (c < '0' || c > '9')) return std::nullopt;
    hash = hash << 4U | static_cast<std::uint64_t>(letter ? c - 'a' + 10 : c - '0');
  }
  return hash;
}

// ---- writing ----------------------------------------------------------------------------------------

void write_sheet(JsonWriter& out, const AnyGame& game, const ScoreSheet& sheet) {
  out.begin_object();
  for (std::size_t i = 0; i < game.info().sources.size(); ++i)
    out.field(game.info().sources[i], int{sheet.points[i]});
  out.end_object();
}

void write_result(JsonWriter& out, const Match& match) {
  out.key("result");
  if (!match.over()) return out.null();
  const AnyState& state = match.state();
  out.begin_object();
  write_standing(out, state);
  out.key("points").begin_array();
  for (Seat seat = 0; seat < state.players(); ++seat) write_sheet(out, match.game(), state.score(seat));
  out.end_array();
  out.end_object();
}

std::string result_text(const Match& match) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  write_result(out, match);
  out.end_object();
  return text;
}

// ---- reading ----------------------------------------------------------------------------------------

tl::unexpected<Error> bad(std::string what) { return fail(Error::Kind::BadRecord, std::move(what)); }

std::string kind_name(json::kind kind) { return std::string(json::to_string(kind)); }

// "line 3, column 14" of a byte in a text.
std::string place(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column = start == std::string_view::npos ? offset + 1 : offset - start;
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

Result<json::object> parse(std::string_view text) {
  if (text.size() > kLargest) return bad("this is no record: it is larger than 8 MiB");
  json::stream_parser parser;
  parser.reset(json::make_shared_resource<json::monotonic_resource>());  // read once, thrown away whole
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (error) return bad("the record is no JSON at " + place(text, read) + ": " + error.message());
  if (!parser.done()) parser.finish(error);
  if (error) return bad("the record is cut off at " + place(text, text.size()));
  if (text.find_first_not_of(" \t\r\n", read) != std::string_view::npos) {
    return bad("there is more after the record's end at " + place(text, read));
  }
  json::value value = parser.release();
  if (!value.is_object()) return bad("a record is a JSON object, not " + kind_name(value.kind()));
  return std::move(value.get_object());
}

// Reads fields of the record's object and says which one is missing or of the wrong kind.
class Fields {
 public:
  explicit Fields(const json::object& object) : object_(object) {}

  Result<const json::value*> get(std::string_view key) const {
    const json::value* value = object_.if_contains(key);
    if (value == nullptr) return bad("the record has no field '" + std::string(key) + "'");
    return value;
  }

  Result<std::string> text(std::string_view key) const {
    const auto value = get(key);
    if (!value) return tl::unexpected(value.error());
    if (!(*value)->is_string()) return wrong(key, "a string", **value);
    return std::string((*value)->get_string());
  }

  Result<int> number(std::string_view key) const {
    const auto value = get(key);
    if (!value) return tl::unexpected(value.error());
    if (!(*value)->is_int64()) return wrong(key, "a whole number", **value);
    const std::int64_t number = (*value)->get_int64();
    if (number < INT32_MIN || number > INT32_MAX)
      return bad("field '" + std::string(key) + "' is out of range");
    return static_cast<int>(number);
  }

  Result<std::uint64_t> seed() const {
    const auto value = get("seed");
    if (!value) return tl::unexpected(value.error());
    if ((*value)->is_uint64()) return (*value)->get_uint64();
    if ((*value)->is_int64() && (*value)->get_int64() >= 0)
      return static_cast<std::uint64_t>((*value)->get_int64());
    return wrong("seed", "a whole number from 0 to 18446744073709551615", **value);
  }

  // The texts stay in the record's object.
  Result<std::vector<std::string_view>> texts(std::string_view key) const {
    const auto value = get(key);
    if (!value) return tl::unexpected(value.error());
    if (!(*value)->is_array()) return wrong(key, "an array of strings", **value);
    std::vector<std::string_view> texts;
    texts.reserve((*value)->get_array().size());
    for (const json::value& item : (*value)->get_array()) {
      if (!item.is_string()) {
        return bad("item " + std::to_string(texts.size() + 1) + " of '" + std::string(key) +
                   "' is no string but " + kind_name(item.kind()));
      }
      texts.emplace_back(item.get_string());
    }
    return texts;
  }

  Result<std::vector<std::pair<std::string, std::string>>> options() const {
    const auto value = get("options");
    if (!value) return tl::unexpected(value.error());
    if (!(*value)->is_object()) return wrong("options", "an object", **value);
    std::vector<std::pair<std::string, std::string>> options;
    for (const auto& [key, choice] : (*value)->get_object()) {
      if (!choice.is_string()) return bad("option " + in_quotes(key) + " is no string");
      options.emplace_back(key, choice.get_string());
    }
    return options;
  }

 private:
  static tl::unexpected<Error> wrong(std::string_view key, std::string_view expected,
                                     const json::value& value) {
    return bad("field '" + std::string(key) + "' should be " + std::string(expected) + ", not " +
               kind_name(value.kind()));
  }

  const json::object& object_;
};

Result<void> check_format(const Fields& fields) {
  const auto format = fields.text("format");
  if (!format) return tl::unexpected(format.error());
  if (*format != kFormat)
    return bad("field 'format' is " + in_quotes(*format) + ", not '" + std::string(kFormat) + "'");
  const auto version = fields.number("version");
  if (!version) return tl::unexpected(version.error());
  if (*version != kFormatVersion) {
    return bad("the record has format version " + std::to_string(*version) + "; this program reads version " +
               std::to_string(kFormatVersion));
  }
  return {};
}

Result<Setup> read_setup(const Fields& fields) {
  const auto game = fields.text("game");
  if (!game) return tl::unexpected(game.error());
  const auto rules = fields.number("rules");
  if (!rules) return tl::unexpected(rules.error());
  const auto players = fields.number("players");
  if (!players) return tl::unexpected(players.error());
  const auto options = fields.options();
  if (!options) return tl::unexpected(options.error());
  const auto seed = fields.seed();
  if (!seed) return tl::unexpected(seed.error());
  auto setup = make_setup(*game, *players, *options, *seed);
  if (setup && setup->game->info().rules != *rules) {
    return fail(Error::Kind::OtherRules, "the record was made by rules version " + std::to_string(*rules) +
                                             " of " + *game + "; this program plays version " +
                                             std::to_string(setup->game->info().rules));
  }
  return setup;
}

Result<void> replay(Match& match, const std::vector<std::string_view>& moves,
                    const std::vector<std::string_view>& hashes) {
  if (moves.size() != hashes.size()) {
    return bad("the record has " + std::to_string(moves.size()) + " moves but " +
               std::to_string(hashes.size()) + " hashes: one of them was cut");
  }
  const auto at_move = [](std::size_t i, const std::string& what) {
    return "move " + std::to_string(i + 1) + ": " + what;
  };
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (auto played = match.play(moves[i]); !played) {
      return fail(played.error().kind, at_move(i, played.error().what));
    }
    const std::uint64_t hash = match.plies().back().hash;
    if (read_hash(hashes[i]) != hash) {
      return fail(Error::Kind::WrongHash,
                  at_move(i, "after " + in_quotes(moves[i]) + " the state's hash is " + hash_text(hash) +
                                 ", the record says " + in_quotes(hashes[i])));
    }
  }
  return {};
}

Result<void> check_result(const Fields& fields, const Match& match) {
  const auto result = fields.get("result");
  if (!result) return tl::unexpected(result.error());
  if (!match.over() && !(*result)->is_null()) {
    return fail(Error::Kind::WrongResult,
                "the record has a result, but the game is not over after its last move");
  }
  json::error_code error;
  const json::value expected = json::parse(result_text(match), error);
  if (**result != expected.get_object().at("result")) {
    return fail(Error::Kind::WrongResult, "the record's result is " + json::serialize(**result) +
                                              ", but its moves lead to " +
                                              json::serialize(expected.get_object().at("result")));
  }
  return {};
}

Result<std::vector<std::string>> read_names(const Fields& fields, int players) {
  if (!fields.get("names")) return std::vector<std::string>{};
  const auto names = fields.texts("names");
  if (!names) return tl::unexpected(names.error());
  if (names->size() != static_cast<std::size_t>(players)) {
    return bad("field 'names' has " + std::to_string(names->size()) + " names for " +
               std::to_string(players) + " players");
  }
  return std::vector<std::string>(names->begin(), names->end());
}

}  // namespace

std::string write_record(const Match& match, const std::vector<std::string>& names,
                         const std::string& commitment) {
  const GameInfo& info = match.game().info();
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  out.field("format", kFormat);
  out.field("version", kFormatVersion);
  out.field("game", info.id);
  out.field("rules", info.rules);
  out.field("players", match.setup().players);
  out.key("options");
  write_options(out, match.setup());
  out.field("seed", match.setup().seed);
  if (!commitment.empty()) out.field("commitment", commitment);
  if (!names.empty()) {
    out.key("names").begin_array();
    for (const std::string& name : names) out.value(name);
    out.end_array();
  }
  out.key("moves").begin_array();
  for (const Ply& ply : match.plies()) out.value(match.game().move_text(ply.move));
  out.end_array();
  out.key("hashes").begin_array();
  for (const Ply& ply : match.plies()) out.value(hash_text(ply.hash));
  out.end_array();
  write_result(out, match);
  out.end_object();
  text += '\n';
  return text;
}

Result<Recorded> read_record(std::string_view text) {
  const auto object = parse(text);
  if (!object) return tl::unexpected(object.error());
  const Fields fields(*object);
  if (auto known = check_format(fields); !known) return tl::unexpected(known.error());
  const auto setup = read_setup(fields);
  if (!setup) return tl::unexpected(setup.error());
  const auto moves = fields.texts("moves");
  if (!moves) return tl::unexpected(moves.error());
  const auto hashes = fields.texts("hashes");
  if (!hashes) return tl::unexpected(hashes.error());
  auto names = read_names(fields, setup->players);
  if (!names) return tl::unexpected(names.error());
  auto commitment = fields.get("commitment") ? fields.text("commitment") : Result<std::string>("");
  if (!commitment) return tl::unexpected(commitment.error());
  Match match(*setup);
  if (auto played = replay(match, *moves, *hashes); !played) return tl::unexpected(played.error());
  if (auto right = check_result(fields, match); !right) return tl::unexpected(right.error());
  return Recorded{std::move(match), std::move(*names), std::move(*commitment)};
}

Result<Recorded> load_record(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text;
  std::array<char, 1U << 16U> part{};
  // A file without end is larger than a record, too.
  do {
    in.read(part.data(), part.size());
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
  } while (in && text.size() <= kLargest);
  if (!in.is_open() || in.bad()) {
    const std::string why = std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
    return fail(Error::Kind::UnreadableFile, "cannot read '" + file + "': " + why);
  }
  auto record = read_record(text);
  if (!record) return fail(record.error().kind, file + ": " + record.error().what);
  return record;
}

Result<void> save_record(const std::string& file, const Match& match, const std::vector<std::string>& names) {
  if (!names.empty() && names.size() != static_cast<std::size_t>(match.setup().players)) {
    return fail(Error::Kind::WrongSetup, "a record has a name for each seat or none");
  }
  return save_text(file, write_record(match, names));
}

}  // namespace pithead
