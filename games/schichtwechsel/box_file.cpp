#include "games/schichtwechsel/box_file.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "games/schichtwechsel/box_facts.h"
#include "games/schichtwechsel/box_words.h"
#include "games/schichtwechsel/components.h"

namespace pithead::schichtwechsel {
namespace {

// A line of the file: what stands before the colon, what may stand behind it, and how it is read and written.
struct Entry {
  std::string key;
  std::string expected;
  std::function<std::string(const Print&)> write;
  std::function<bool(Print&, std::string_view)> read;
};
using Entries = std::vector<Entry>;

// ---- parts of a value ---------------------------------------------------------------------------------

bool read_byte(std::string_view text, std::uint8_t& number) {
  const auto n = read_count(text);
  if (n) number = static_cast<std::uint8_t>(*n);
  return n.has_value();
}

// "top 5": a word and its number.
bool read_named(std::string_view text, std::string_view word, std::uint8_t& number) {
  return text.starts_with(word) && read_byte(trim(text.substr(word.size())), number);
}

// The part before a separator; the text keeps what follows it.
std::string_view take_before(std::string_view& text, std::string_view separator) {
  const std::size_t end = text.find(separator);
  const std::string_view part = trim(text.substr(0, end));
  text = end == std::string_view::npos ? std::string_view{} : trim(text.substr(end + separator.size()));
  return part;
}

template <std::size_t N>
bool read_word(std::string_view text, const std::array<std::string_view, N>& words, std::size_t& place) {
  place = static_cast<std::size_t>(std::find(words.begin(), words.end(), text) - words.begin());
  return place < N;
}

Entry number(std::string key, std::uint8_t Print::* field) {
  return {std::move(key), "a number", [field](const Print& print) { return std::to_string(print.*field); },
          [field](Print& print, std::string_view text) { return read_byte(text, print.*field); }};
}

// One of two readings of the text.
Entry reading(std::string key, bool Print::* field, std::string_view no, std::string_view yes) {
  return {std::move(key), "'" + std::string(no) + "' or '" + std::string(yes) + "'",
          [=](const Print& print) { return std::string(print.*field ? yes : no); },
          [=](Print& print, std::string_view text) {
            print.*field = text == yes;
            return text == yes || text == no;
          }};
}

// ---- the mine board -----------------------------------------------------------------------------------

std::string write_carts(const Print& print) {
  std::string text;
  for (const Cart& cart : print.carts) {
    if (cart.places == 0) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(cart.places);
    text += cart.coal_only ? " coal only" : cart.closable ? " red-white" : "";
  }
  return text;
}

bool read_carts(Print& print, std::string_view text) {
  const auto parts = split(text, ',');
  if (parts.empty() || parts.size() > kMostCarts) return false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string_view mark = parts[i];
    const std::string_view places = take_before(mark, " ");
    if (places != "1" && places != "2") return false;
    if (!mark.empty() && mark != "coal only" && mark != "red-white") return false;
    print.carts[i] = {.places = static_cast<std::uint8_t>(places == "1" ? 1 : 2),
                      .coal_only = mark == "coal only",
                      .closable = mark == "red-white"};
  }
  return true;
}

std::string write_water(const Print& print) {
  const WaterScale& water = print.water;
  return "top " + std::to_string(water.top) + ", start " + std::to_string(water.start) + ", token " +
         std::to_string(water.token) + ", drop " + std::to_string(water.drop);
}

bool read_water(Print& print, std::string_view text) {
  const auto parts = split(text, ',');
  WaterScale& water = print.water;
  return parts.size() == 4 && read_named(parts[0], "top ", water.top) &&
         read_named(parts[1], "start ", water.start) && read_named(parts[2], "token ", water.token) &&
         read_named(parts[3], "drop ", water.drop);
}

void add_mine(Entries& entries) {
  entries.push_back(
      {"carts", "up to 8 carts such as '1, 2, 2 coal only, 2 red-white'", write_carts, read_carts});
  entries.push_back(number("small wagons", &Print::small_wagons));
  entries.push_back(number("large wagons", &Print::large_wagons));
  entries.push_back(number("coke wagons", &Print::coke_wagons));
  entries.push_back({"water", "levels such as 'top 5, start 2, token 4, drop 3'", write_water, read_water});
}

// ---- tracks -------------------------------------------------------------------------------------------

std::string write_thresholds(const TrackForm& track) {
  std::string text;
  for (const Threshold& each : track.thresholds)
    text += (text.empty() ? "" : ", ") + std::to_string(each.points) + " from " + std::to_string(each.space);
  return text;
}

bool read_thresholds(TrackForm& track, std::string_view text) {
  const auto parts = split(text, ',');
  if (parts.size() != track.thresholds.size()) return false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    std::string_view space = parts[i];
    const std::string_view points = take_before(space, " from ");
    if (!read_byte(points, track.thresholds[i].points) || !read_byte(space, track.thresholds[i].space))
      return false;
  }
  return true;
}

std::string write_barriers(const TrackForm& track) {
  std::string text;
  for (const Barrier& each : track.barriers) {
    if (each.after == 0) continue;
    text += text.empty() ? "" : "; ";
    text += "after " + std::to_string(each.after) + " " + write_tasks(each.benefits);
  }
  return text;
}

bool read_barriers(TrackForm& track, std::string_view text, Source source) {
  const auto parts = split(text, ';');
  if (parts.empty() || parts.size() > TrackForm::kMostBarriers) return false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!parts[i].starts_with("after ")) return false;
    std::string_view benefits = trim(parts[i].substr(6));
    const std::string_view after = take_before(benefits, " ");
    const auto tasks = read_tasks(benefits, source);
    if (!tasks || !read_byte(after, track.barriers[i].after) || track.barriers[i].after == 0) return false;
    track.barriers[i].benefits = *tasks;
  }
  return true;
}

void add_track(Entries& entries, std::size_t t) {
  const std::string name(kTrackNames[t]);
  const auto source = static_cast<Source>(static_cast<std::size_t>(Source::Road) + t);
  entries.push_back(
      {name + " length", "a number of spaces",
       [=](const Print& print) { return std::to_string(print.tracks[t].length); },
       [=](Print& print, std::string_view text) { return read_byte(text, print.tracks[t].length); }});
  entries.push_back(
      {name + " points", "three points such as '1 from 6, 2 from 10, 3 from 13'",
       [=](const Print& print) { return write_thresholds(print.tracks[t]); },
       [=](Print& print, std::string_view text) { return read_thresholds(print.tracks[t], text); }});
  entries.push_back(
      {name + " barriers", "barriers such as 'after 3 building, miner or headframe; after 7 discard 1 tool'",
       [=](const Print& print) { return write_barriers(print.tracks[t]); },
       [=](Print& print, std::string_view text) { return read_barriers(print.tracks[t], text, source); }});
}

// ---- shift and lots -----------------------------------------------------------------------------------

std::string write_circle(const Circle& circle) {
  std::string text(kCircleNames[circle.name]);
  if (circle.min_players > kMinPlayers) text += " from " + std::to_string(circle.min_players) + " players";
  return text + ": " + write_tasks(circle.benefit);
}

bool read_circle(Circle& circle, std::string_view text) {
  std::string_view players = take_before(text, ":");
  const std::string_view name = take_before(players, " from ");
  std::size_t place = 0;
  const auto tasks = read_tasks(text, Source::Shift);
  if (!tasks || !read_word(name, kCircleNames, place)) return false;
  circle = {.name = static_cast<std::uint8_t>(place), .min_players = kMinPlayers, .benefit = *tasks};
  return players.empty() ||
         (players.ends_with(" players") && read_byte(take_before(players, " "), circle.min_players));
}

std::string write_lot(const std::array<std::uint8_t, 3>& spaces) {
  if (spaces[0] == kNoLimit) return "no limit";
  return std::to_string(spaces[0]) + ", " + std::to_string(spaces[1]) + ", " + std::to_string(spaces[2]);
}

bool read_lot(std::array<std::uint8_t, 3>& spaces, std::string_view text) {
  spaces.fill(kNoLimit);
  if (text == "no limit") return true;
  const auto parts = split(text, ',');
  return parts.size() == 3 && read_byte(parts[0], spaces[0]) && read_byte(parts[1], spaces[1]) &&
         read_byte(parts[2], spaces[2]);
}

void add_board(Entries& entries) {
  for (std::size_t track = 0; track < kTracks; ++track) add_track(entries, track);
  entries.push_back(reading("miners start", &Print::starts_before_gate, "on the first circle", "before it"));
  for (std::size_t i = 0; i < kCircles; ++i) {
    entries.push_back(
        {"circle " + std::to_string(i + 1),
         "a name and a benefit such as 'overman from 3 players: copy small'",
         [=](const Print& print) { return write_circle(print.circles[i]); },
         [=](Print& print, std::string_view text) { return read_circle(print.circles[i], text); }});
  }
  for (std::size_t i = 0; i < kLots; ++i) {
    entries.push_back({"lot " + std::string(kLotNames[i]),
                       "spaces with two, three and four players such as '1, 2, 3', or 'no limit'",
                       [=](const Print& print) { return write_lot(print.lots[i]); },
                       [=](Print& print, std::string_view text) { return read_lot(print.lots[i], text); }});
  }
}

// ---- cards and tiles ----------------------------------------------------------------------------------

std::string write_card(const Card& card) {
  std::string text(word_of(card.size));
  text += " for ";
  text += word_of(card.cost);
  text += ": " + write_tasks(card.effects);
  text += card.multi ? "; many times" : "; once";
  text += card.copy ? "; copied" : "; never copied";
  return text + "; " + std::to_string(card.min_players) + "-" + std::to_string(card.max_players) + " players";
}

bool read_players(Card& card, std::string_view text) {
  if (!text.ends_with(" players")) return false;
  text.remove_suffix(8);
  const std::string_view least = take_before(text, "-");
  return read_byte(least, card.min_players) && read_byte(text, card.max_players);
}

bool read_card(Card& card, std::string_view text) {
  std::string_view cost = take_before(text, ":");
  const std::string_view size = take_before(cost, " for ");
  const auto parts = split(text, ';');
  std::size_t size_place = 0;
  std::size_t cost_place = 0;
  if (parts.size() != 4 || !read_word(size, kSizeWords, size_place) ||
      !read_word(cost, kCostWords, cost_place))
    return false;
  const auto tasks = read_tasks(parts[0], Source::Cards);
  if (!tasks || (parts[1] != "once" && parts[1] != "many times")) return false;
  if (parts[2] != "copied" && parts[2] != "never copied") return false;
  card = {.size = static_cast<Size>(1U << size_place),
          .cost = static_cast<Cost>(cost_place),
          .effects = *tasks,
          .multi = parts[1] == "many times",
          .copy = parts[2] == "copied"};
  return read_players(card, parts[3]);
}

Entry round_card(std::string key, RoundCard Print::* field) {
  return {std::move(key), "the number of a round card, 1 to 6",
          [field](const Print& print) { return std::to_string(static_cast<int>(print.*field) + 1); },
          [field](Print& print, std::string_view text) {
            const auto n = read_count(text);
            if (!n || *n < 1 || *n > kRoundCards) return false;
            print.*field = static_cast<RoundCard>(*n - 1);
            return true;
          }};
}

void add_cards(Entries& entries) {
  for (std::size_t i = 0; i < kCards; ++i) {
    entries.push_back({"card " + std::string(kCardNames[i]),
                       "something like 'small for 1 W: 2 carts, water +1; many times; copied; 2-4 players'",
                       [=](const Print& print) { return write_card(print.cards[i]); },
                       [=](Print& print, std::string_view text) { return read_card(print.cards[i], text); }});
  }
  for (std::size_t i = 0; i < kTiles; ++i) {
    entries.push_back(
        {"tile " + std::string(kTileTable[i].name), "the least number of players it is for",
         [=](const Print& print) { return std::to_string(print.tile_players[i]); },
         [=](Print& print, std::string_view text) { return read_byte(text, print.tile_players[i]); }});
  }
  entries.push_back(round_card("closes carts", &Print::closes_carts));
  entries.push_back(round_card("puts the marker into the bag", &Print::puts_marker_in_bag));
  entries.push_back(round_card("lowers the water", &Print::lowers_water));
  entries.push_back(
      reading("buildings leave the bar", &Print::bar_from_left, "as their owner likes", "from the left"));
  entries.push_back(
      reading("spoil with the first headframe", &Print::spoil_forced, "may be taken", "must be taken"));
  entries.push_back(reading("the lamp room copies water-X", &Print::lamp_copies_water, "no", "yes"));
  entries.push_back(
      reading("coal above ground", &Print::coal_stays, "may be rearranged", "stays on its wagon"));
}

const Entries& all_entries() {
  static const Entries kEntries = [] {
    Entries entries;
    add_mine(entries);
    add_board(entries);
    add_cards(entries);
    return entries;
  }();
  return kEntries;
}

// ---- reading ------------------------------------------------------------------------------------------

struct Reader {
  Print print;
  std::vector<int> lines = std::vector<int>(all_entries().size());  // of each entry; 0: not yet

  std::size_t place_of(std::string_view key) const {
    const auto found = std::find_if(all_entries().begin(), all_entries().end(),
                                    [&](const Entry& entry) { return entry.key == key; });
    return static_cast<std::size_t>(found - all_entries().begin());
  }

  // What is wrong with a line; nothing, if nothing is.
  std::string take(std::string_view line, int number) {
    const std::string_view key = take_before(line, ":");
    const std::size_t place = place_of(key);
    const std::string quoted = quote(key);
    if (place == lines.size()) return "there is no entry " + quoted;
    if (lines[place] != 0) return quoted + " stands in line " + std::to_string(lines[place]) + " already";
    lines[place] = number;
    const Entry& entry = all_entries()[place];
    if (entry.read(print, line)) return {};
    return quoted + " must be " + entry.expected + ", not " + quote(line);
  }
};

BoxOrFault fault(int line, std::string what) { return {.print = {}, .fault = {line, std::move(what)}}; }

}  // namespace

std::string write_box(const Print& print) {
  std::string text = "# What is printed on the boards and cards of Schichtwechsel.\n";
  for (const Entry& entry : all_entries()) text += entry.key + ": " + entry.write(print) + "\n";
  return text;
}

BoxOrFault read_box(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // which some editors put before a text
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  Reader reader;
  int number = 0;
  for (const std::string_view whole : split(text, '\n')) {
    ++number;
    const std::string_view line = trim(whole.substr(0, whole.find('#')));
    if (line.empty()) continue;
    if (std::string wrong = reader.take(line, number); !wrong.empty()) return fault(number, std::move(wrong));
  }
  const auto missing = std::find(reader.lines.begin(), reader.lines.end(), 0) - reader.lines.begin();
  if (static_cast<std::size_t>(missing) < reader.lines.size())
    return fault(0, "the entry '" + all_entries()[static_cast<std::size_t>(missing)].key + "' is missing");
  if (const auto broken = broken_fact(reader.print))
    return fault(broken->key.empty() ? 0 : reader.lines[reader.place_of(broken->key)], broken->expected);
  return {.print = reader.print, .fault = {}};
}

}  // namespace pithead::schichtwechsel
