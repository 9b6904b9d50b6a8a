#include "server/notice/decide_notices.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/catalogue.h"
#include "match/json_fields.h"
#include "server/notice/quiet_hours.h"
#include "server/notice/words.h"

namespace pithead::server {
namespace {

// What the table is called, or the game and who else plays.
std::string table_name(const std::string& card, const PersonId& reader) {
  const auto object = read_json_object(card, "card");
  if (!object) return "Pithead";
  JsonFields fields(*object, "card");
  if (std::string title = fields.optional("title").text(); !title.empty()) return title;
  const std::string id = fields.optional("game").text();
  const AnyGame* game = find_game(id);
  std::string others;
  const auto* seats = fields.optional("seats").list();
  for (std::size_t i = 0; seats != nullptr && i < seats->size(); ++i) {
    if (!(*seats)[i].is_object()) continue;
    JsonFields seat((*seats)[i].get_object(), "seat");
    if (seat.optional("kind").text() != "person" || seat.optional("person").text() == reader) continue;
    others += (others.empty() ? "" : ", ") + seat.optional("name").text();
  }
  const std::string name = game != nullptr ? std::string(game->info().title) : id;
  return others.empty() ? name : name + " (" + others + ")";
}

// What an inviter says beyond a table's own name, if it is one's own.
NoticeItem item_of(const WaitingNotice& waiting, const PersonId& reader) {
  NoticeItem item{.kind = waiting.kind,
                  .name = waiting.status ? table_name(waiting.card, reader) : std::string(),
                  .path = "/table/" + waiting.subject,
                  .reminder = waiting.kind == NoticeKind::Turn && waiting.times > 0};
  const auto object = read_json_object(waiting.body, "notice");
  if (!object) return item;
  JsonFields fields(*object, "notice");
  if (std::string name = fields.optional("name").text(); !name.empty()) item.name = name;
  if (std::string path = fields.optional("path").text(); path.starts_with('/')) item.path = path;
  item.tournament = item.path.starts_with("/tournament/");
  return item;
}

bool still_true(const WaitingNotice& waiting) {
  using enum NoticeKind;
  if (waiting.kind == Turn) return waiting.to_move && waiting.times < kMostReminders;
  if (waiting.kind == Invitation && !waiting.body.empty()) return true;
  const bool there = waiting.status && *waiting.status != Summary::Status::Closed;
  return there && (waiting.kind != Invitation || *waiting.status <= Summary::Status::Running);
}

// A table for the next game is opened just after it was agreed upon, perhaps by another node.
constexpr Milliseconds kOpening = 2'000;
constexpr int kMostLooks = 5;

bool may_open_soon(const WaitingNotice& waiting) {
  return waiting.kind == NoticeKind::Invitation && waiting.body.empty() && !waiting.status &&
         waiting.times < kMostLooks;
}

// A turn that was told is remembered as long as the game goes on: somebody may take back and play anew.
NoticeDecision::Row dropped(const WaitingNotice& waiting) {
  const bool goes_on = waiting.status == Summary::Status::Running;
  const bool remembered = waiting.kind == NoticeKind::Turn && waiting.told > 0 && goes_on;
  return {waiting.kind, waiting.subject, remembered ? std::optional(kNever) : std::nullopt, false};
}

// A turn is told again after a day, other people's words when somebody has looked and something new was said.
NoticeDecision::Row told(const WaitingNotice& waiting, Milliseconds now) {
  using enum NoticeKind;
  if (waiting.kind == Turn) return {waiting.kind, waiting.subject, now + kReminderPause, true};
  if (waiting.kind == Chat) return {waiting.kind, waiting.subject, kNever, true};
  return {waiting.kind, waiting.subject, std::nullopt, false};
}

}  // namespace

NoticeDecision decide_notices(const NoticeReader& reader, const NoticeMoment& moment) {
  NoticeDecision decision;
  const Milliseconds quiet_until = end_of_quiet(reader.quiet, moment.now);
  const Milliseconds away_until = std::max(reader.away_until, quiet_until);  // clocks stand still: no turn
  std::vector<const WaitingNotice*> now_told;
  for (const WaitingNotice& each : reader.waiting) {
    if (may_open_soon(each)) {
      decision.rows.push_back({each.kind, each.subject, moment.now + kOpening, true});
    } else if (reader.addresses.empty() || !still_true(each)) {
      decision.rows.push_back(dropped(each));
    } else if (const auto until = each.kind == NoticeKind::Turn ? away_until : quiet_until;
               until > moment.now) {
      decision.rows.push_back({each.kind, each.subject, until, false});
    } else {
      decision.rows.push_back(told(each, moment.now));
      now_told.push_back(&each);
    }
  }
  for (const NoticeAddress& address : reader.addresses) {
    std::vector<NoticeItem> items;
    for (const WaitingNotice* each : now_told)
      if ((address.kinds & bit_of(each->kind)) != 0) items.push_back(item_of(*each, reader.person));
    if (items.empty()) continue;
    decision.messages.push_back(
        {moment.draw_id(), address.id, write_message(message_of(reader.language, items))});
  }
  if (!decision.messages.empty()) decision.rest_until = moment.now + moment.rest;
  return decision;
}

}  // namespace pithead::server
