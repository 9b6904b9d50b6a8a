#include "cli/boards/boards.h"

#include <algorithm>

#include <boost/json.hpp>

#include "catalogue/boards.h"

namespace pithead::cli {
namespace {

namespace json = boost::json;

// ---- the board of a game that has none yet ----------------------------------------------------------

bool is_flat(const json::value& value) {
  if (value.is_object()) return value.get_object().empty();
  if (!value.is_array()) return true;
  for (const json::value& item : value.get_array()) {
    if (item.is_structured()) return false;
  }
  return true;
}

std::string flat_text(const json::value& value) {
  if (value.is_string()) return std::string(value.get_string());
  if (!value.is_array()) return json::serialize(value);
  std::string text;
  for (const json::value& item : value.get_array()) {
    if (!text.empty()) text += ", ";
    text += flat_text(item);
  }
  return text.empty() ? "none" : text;
}

void list_item(const std::string& key, const json::value& value, std::size_t indent, const Scene& scene,
               Lines& lines) {
  const std::string label = std::string(indent, ' ') + key;
  if (is_flat(value)) return append(lines, wrap(label + ": " + flat_text(value), scene.width, indent + 2));
  lines.push_back(scene.pen(Ink::Strong, label));
  if (value.is_object()) {
    for (const auto& [name, item] : value.get_object()) list_item(name, item, indent + 2, scene, lines);
    return;
  }
  std::size_t number = 0;
  for (const json::value& item : value.get_array())
    list_item(std::to_string(number++), item, indent + 2, scene, lines);
}

std::string draw_view(const AnyState& state, const Scene& scene) {
  std::string text;
  JsonWriter writer(text);
  state.write_view(scene.seat, writer);
  Lines lines;
  const json::value view = json::parse(text);
  for (const auto& [key, value] : view.get_object()) list_item(key, value, 0, scene, lines);
  for (const std::string& sentence : scene.recap) append(lines, wrap(sentence, scene.width, 2));
  return join(lines);
}

std::string ask_for_a_move(const AnyState& /*state*/) { return "Choose a move."; }

Choice describe_by_verb(const AnyGame& game, const AnyState& /*state*/, Move move) {
  const std::string text = game.move_text(move);
  return {.group = text.substr(0, text.find(' ')), .text = text, .note = {}};
}

constexpr Board kPlainBoard{
    .game = {},
    .draw = draw_view,
    .question = ask_for_a_move,
    .describe = describe_by_verb,
    .words = {.shorthand = "", .folded = "", .legend = "", .use_words = {}, .enamel = ""}};

}  // namespace

const Board& board_of(const AnyGame& game) {
  for (const auto& board : kBoards) {
    if (board().game == game.info().id) return board();
  }
  return kPlainBoard;
}

std::string use_in_words(const Board& board, std::string_view notation) {
  const auto& known = board.words.use_words;
  const auto found = std::find_if(known.begin(), known.end(),
                                  [&](const UseWords& each) { return notation.starts_with(each.notation); });
  if (found == known.end()) return std::string(notation);
  std::string words(found->words);
  const std::size_t star = words.find('*');
  if (star == std::string::npos) return words;
  words.replace(star, 1, notation.substr(found->notation.size()));
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

std::string badge(const Pen& pen, Seat seat) {
  return pen(seat_ink(seat), std::string(1, seat_letter(seat)));
}

}  // namespace pithead::cli
