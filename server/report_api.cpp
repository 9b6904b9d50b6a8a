#include "server/report_api.h"

#include <chrono>
#include <cstdint>
#include <utility>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/me_api.h"
#include "server/table/plain_text.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr int kMostOpen = 20;  // of one person
constexpr std::size_t kMostReports = 100;
constexpr std::size_t kLongestNote = 500;

Answer<Report> read_report(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  Report report;
  report.version = fields.needed("version").number<std::int64_t>(1);
  const auto reason = fields.needed("reason").kind<Report::Reason>(kReportReasons);
  if (!reason) fields.complain("'reason' must be insult, threat, spam or other");
  report.reason = reason.value_or(Report::Reason::Other);
  report.note = tidy(fields.optional("note").text(kLongestNote));
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return report;
}

// The line as the table has it: nobody reports words that were not said.
Answer<Report> fill_in(Report report, const Table& table, const PersonId& reporter) {
  const auto& history = table.history();
  if (report.version > std::ssize(history)) return refuse(Why::BadMessage, "there is no such version yet");
  const AppliedChange& applied = history[static_cast<std::size_t>(report.version - 1)];
  const auto* said = std::get_if<ChatSaid>(&applied.change.what);
  if (said == nullptr || applied.change.by == reporter)
    return refuse(Why::BadMessage, "'version' must be that of a line which somebody else said");
  report.table = table.id();
  report.said = applied.time;
  report.speaker = applied.change.by;
  report.name = said->name;
  report.words = said->text;
  report.reporter = reporter;
  return report;
}

void write_report(JsonWriter& json, const Report& report) {
  json.field("table", report.table);
  json.field("said", report.said);
  json.field("words", report.words);
  json.field("verdict", kVerdicts[static_cast<std::size_t>(report.verdict)]);
  if (report.settled > 0) json.field("settled", report.settled);
}

}  // namespace

std::string tell_reports(const std::vector<Report>& reports) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "reports");
  json.key("reports").begin_array();
  for (const Report& each : reports) {
    json.begin_object();
    write_report(json, each);
    json.field("time", each.time);
    json.field("person", each.speaker);
    json.field("name", each.name);
    json.field("reason", kReportReasons[static_cast<std::size_t>(each.reason)]);
    if (!each.note.empty()) json.field("note", each.note);
    json.end_object();
  }
  json.end_array();
  json.end_object();
  return text;
}

void write_reports_about(JsonWriter& json, const std::vector<Report>& reports) {
  json.begin_array();
  for (const Report& each : reports) {
    json.begin_object();
    write_report(json, each);
    json.end_object();
  }
  json.end_array();
}

void ReportApi::report(const ApiCall& call) {
  auto report = read_report(call.request.body);
  if (!report) return call.respond(refusal_response(report.error()));
  const auto now = std::chrono::steady_clock::now();
  if (!by_person_.take(call.person(), now) || !by_address_.take(call.request.group, now))
    return call.respond(too_fast_response("that are many reports at once; wait a minute", 60));
  report->id = random_hex(12);  // operators type it, and a minus in front would be an option
  report->time = tables_.now();
  tables_.read_for(call.person(), call.params[0],
                   [this, call, report = std::move(*report)](const Answer<const Table*>& table) {
                     if (!table) return call.respond(refusal_response(table.error()));
                     const auto filled = fill_in(report, **table, call.person());
                     if (!filled) return call.respond(refusal_response(filled.error()));
                     keep(call, *filled);
                   });
}

void ReportApi::keep(const ApiCall& call, const Report& report) {
  using Kept = StoreResult<Answer<void>>;
  writer_.submit(
      [report](Store& store) -> Kept {
        const auto open = store.moderation().count_open_reports(report.reporter);
        if (!open) return tl::unexpected(open.error());
        if (*open >= kMostOpen)
          return Answer<void>(
              refuse(Why::TooManyReports, "you have reported 20 lines that nobody settled yet"));
        if (auto kept = store.moderation().report(report); !kept) return tl::unexpected(kept.error());
        return Answer<void>();
      },
      [this, call, report](const Kept& kept) {
        if (!kept) return call.respond(refusal_response(unavailable()));
        if (!*kept) return call.respond(refusal_response(kept->error()));
        monitor_.reported(report.id, kReportReasons[static_cast<std::size_t>(report.reason)]);
        call.respond(done_response());
      });
}

void ReportApi::list_own(const ApiCall& call) {
  writer_.submit(
      [person = call.person()](Store& store) { return store.moderation().reports_by(person, kMostReports); },
      [respond = call.respond](const StoreResult<std::vector<Report>>& reports) {
        respond(reports ? json_response(tell_reports(*reports)) : refusal_response(unavailable()));
      });
}

}  // namespace pithead::server
