#include "server/notice/words.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "games/core/json.h"
#include "match/json_fields.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostLines = 12;

// By kind: {} is the name of a table. Several of one kind, and several of different kinds: {} is how many.
struct Spoken {
  std::string_view language;
  std::array<std::string_view, 4> titles;
  std::array<std::string_view, 4> lines;
  std::array<std::string_view, 4> several;
  std::string_view still_your_turn;
  std::string_view tournament;
  std::string_view mixed;
  std::string_view more;  // {} lines that are left out
  std::string_view test_title;
  std::string_view test_line;
  std::string_view stop_sentence;
  std::string_view stop_word;
};

constexpr std::array<Spoken, 4> kLanguages{{
    {"en",
     {"Your turn: {}", "Game over: {}", "Invitation: {}", "New message: {}"},
     {"It is your turn at “{}”.", "The game “{}” is over.", "You have a seat at a new table: “{}”.",
      "Somebody wrote at the table “{}”."},
     {"Your turn at {} tables", "{} games are over", "{} invitations", "New messages at {} tables"},
     "It is still your turn at “{}”.",
     "A tournament is announced in your club: “{}”.",
     "Pithead: {} news",
     "… and {} more",
     "Pithead can reach you",
     "This is a test. Notices will come this way.",
     "No more messages like this:",
     "Stop these"},
    {"de",
     {"Du bist am Zug: {}", "Partie zu Ende: {}", "Einladung: {}", "Neue Nachricht: {}"},
     {"Am Tisch „{}“ bist du am Zug.", "Die Partie „{}“ ist zu Ende.",
      "An einem neuen Tisch ist ein Platz für dich: „{}“.", "Am Tisch „{}“ hat jemand etwas geschrieben."},
     {"Du bist an {} Tischen am Zug", "{} Partien sind zu Ende", "{} Einladungen",
      "Neue Nachrichten an {} Tischen"},
     "Am Tisch „{}“ bist du noch immer am Zug.",
     "In deinem Verein ist ein Turnier ausgeschrieben: „{}“.",
     "Pithead: {} Neuigkeiten",
     "… und {} weitere",
     "Pithead erreicht dich",
     "Das ist ein Test. Auf diesem Weg kommen deine Nachrichten.",
     "Keine solchen Nachrichten mehr:",
     "Abbestellen"},
    {"nl",
     {"Jij bent aan zet: {}", "Spel afgelopen: {}", "Uitnodiging: {}", "Nieuw bericht: {}"},
     {"Aan de tafel ‘{}’ ben jij aan zet.", "Het spel ‘{}’ is afgelopen.",
      "Aan een nieuwe tafel is een plaats voor jou: ‘{}’.",
      "Aan de tafel ‘{}’ heeft iemand iets geschreven."},
     {"Jij bent aan {} tafels aan zet", "{} spellen zijn afgelopen", "{} uitnodigingen",
      "Nieuwe berichten aan {} tafels"},
     "Aan de tafel ‘{}’ ben jij nog steeds aan zet.",
     "In je club is een toernooi aangekondigd: ‘{}’.",
     "Pithead: {} nieuwtjes",
     "… en nog {}",
     "Pithead kan je bereiken",
     "Dit is een test. Langs deze weg komen je berichten.",
     "Geen berichten meer zoals dit:",
     "Afmelden"},
    {"it",
     {"Tocca a te: {}", "Partita finita: {}", "Invito: {}", "Nuovo messaggio: {}"},
     {"Al tavolo «{}» tocca a te.", "La partita «{}» è finita.",
      "C’è un posto per te a un nuovo tavolo: «{}».", "Al tavolo «{}» qualcuno ha scritto qualcosa."},
     {"Tocca a te a {} tavoli", "{} partite sono finite", "{} inviti", "Nuovi messaggi a {} tavoli"},
     "Al tavolo «{}» tocca ancora a te.",
     "Nel tuo circolo è annunciato un torneo: «{}».",
     "Pithead: {} novità",
     "… e altri {}",
     "Pithead può raggiungerti",
     "Questa è una prova. I tuoi avvisi arriveranno per questa via.",
     "Niente più messaggi come questo:",
     "Disattiva"},
}};

const Spoken& spoken_in(const std::string& language) {
  const auto* found = std::ranges::find(kLanguages, language, &Spoken::language);
  return found == kLanguages.end() ? kLanguages.front() : *found;
}

template <class Content>
std::string filled(std::string_view words, const Content& content) {
  return fmt::format(fmt::runtime(words), content);
}

std::size_t index_of(const NoticeItem& item) { return static_cast<std::size_t>(item.kind); }

std::string_view line_of(const Spoken& words, const NoticeItem& item) {
  if (item.reminder) return words.still_your_turn;
  return item.tournament ? words.tournament : words.lines[index_of(item)];
}

std::string title_of(const Spoken& words, const std::vector<NoticeItem>& items) {
  const std::size_t first = index_of(items.front());
  if (items.size() == 1) return filled(words.titles[first], items.front().name);
  const bool alike =
      std::ranges::all_of(items, [&](const NoticeItem& each) { return index_of(each) == first; });
  return filled(alike ? words.several[first] : words.mixed, items.size());
}

}  // namespace

NoticeMessage message_of(const std::string& language, const std::vector<NoticeItem>& items) {
  const Spoken& words = spoken_in(language);
  NoticeMessage message{
      .language = std::string(words.language), .title = title_of(words, items), .lines = {}};
  for (const NoticeItem& each : items) {
    if (message.lines.size() == kMostLines) break;
    message.lines.push_back({filled(line_of(words, each), each.name), each.path});
  }
  if (items.size() > kMostLines)
    message.lines.push_back({filled(words.more, items.size() - kMostLines), "/"});
  return message;
}

NoticeMessage test_message(const std::string& language) {
  const Spoken& words = spoken_in(language);
  return {.language = std::string(words.language),
          .title = std::string(words.test_title),
          .lines = {{std::string(words.test_line), "/"}}};
}

std::string write_message(const NoticeMessage& message) {
  std::string body;
  JsonWriter json(body);
  json.begin_object();
  json.field("language", message.language);
  json.field("title", message.title);
  json.key("lines").begin_array();
  for (const NoticeLine& each : message.lines) {
    json.begin_object();
    json.field("text", each.text);
    json.field("path", each.path);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return body;
}

// Nothing but our own messages is kept, so what is missing stays empty.
NoticeMessage read_message(const std::string& body) {
  NoticeMessage message;
  const auto object = read_json_object(body, "message");
  if (!object) return message;
  JsonFields fields(*object, "message");
  message.language = fields.optional("language").text();
  message.title = fields.optional("title").text();
  const auto* lines = fields.optional("lines").list();
  for (std::size_t i = 0; lines != nullptr && i < lines->size(); ++i) {
    if (!(*lines)[i].is_object()) continue;
    JsonFields line((*lines)[i].get_object(), "line");
    message.lines.push_back({line.optional("text").text(), line.optional("path").text()});
  }
  return message;
}

std::string_view stop_sentence(const std::string& language) { return spoken_in(language).stop_sentence; }
std::string_view stop_word(const std::string& language) { return spoken_in(language).stop_word; }

}  // namespace pithead::server
