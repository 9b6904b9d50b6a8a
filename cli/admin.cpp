// `admin`: what people have reported to the operator, and what becomes of it.
#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/commands.h"
#include "server/store/settle_reports.h"

namespace pithead::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::system_clock;

struct ReportsAsked {
  std::string store = "sqlite:pithead.db";
};

struct SettlingAsked {
  std::string store = "sqlite:pithead.db";
  std::string report;
  std::optional<int> mute;
  bool dismiss = false;
};

std::string moment(server::Milliseconds time) {
  const system_clock::time_point at{std::chrono::duration_cast<system_clock::duration>(milliseconds(time))};
  return fmt::format("{:%Y-%m-%d %H:%M} UTC", fmt::gmtime(system_clock::to_time_t(at)));
}

void list_reports(const ReportsAsked& asked) {
  const auto reports = server::list_open_reports(asked.store);
  if (!reports) throw Failure{reports.error().what};
  if (reports->empty()) fmt::print("Nothing waits to be settled.\n");
  for (const server::Report& each : *reports) {
    fmt::print("{}  {}  {}\n", each.id, moment(each.time),
               server::kReportReasons.at(static_cast<std::size_t>(each.reason)));
    fmt::print("  said by {} {} at table {}, {}\n", each.speaker, each.name, each.table, moment(each.said));
    fmt::print("  reported by {}\n", each.reporter.empty() ? "somebody who is gone" : each.reporter);
    fmt::print("  words: {}\n", each.words);
    if (!each.note.empty()) fmt::print("  note:  {}\n", each.note);
  }
}

void settle(const SettlingAsked& asked) {
  if (asked.mute.has_value() == asked.dismiss)
    throw Failure{"say what becomes of it: --mute DAYS or --dismiss"};
  const auto now = std::chrono::duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
  const auto settled =
      server::settle_report(asked.store, {.report = asked.report, .silent_days = asked.mute}, now);
  if (!settled) throw Failure{settled.error().what};
  if (asked.dismiss) return fmt::print("Dismissed {}.\n", settled->id);
  fmt::print("Settled {}: {} says nothing at any table for {} {}.\n", settled->id, settled->speaker,
             *asked.mute, *asked.mute == 1 ? "day" : "days");
}

}  // namespace

void add_admin(CLI::App& app) {
  CLI::App& admin = command_group(app, "admin", "What people have reported, and what becomes of it");

  Command list(admin, "reports", "Lists the lines of chat that were reported and wait to be settled");
  auto reports = std::make_shared<ReportsAsked>();
  list.option("--db", reports->store, "The store: sqlite:FILE or postgresql://…");
  list.footer(
      "Those that wait longest come first. The server may run meanwhile.\n"
      "Example:\n"
      "  pithead admin reports --db sqlite:/var/lib/pithead/pithead.db");
  list.run([reports] { list_reports(*reports); });

  Command settling(admin, "settle", "Settles a report: whoever said it is muted for some days, or not");
  auto asked = std::make_shared<SettlingAsked>();
  settling.required("REPORT", asked->report, "As `pithead admin reports` names it");
  settling.number("--mute", asked->mute, 1, 3650, "Days on which whoever said it says nothing at any table");
  settling.flag("--dismiss", asked->dismiss, "Nothing becomes of it");
  settling.option("--db", asked->store, "The store: sqlite:FILE or postgresql://…");
  settling.footer(
      "Whoever reported it sees in the settings what came of it. The server may run meanwhile: within a\n"
      "minute it knows who is muted.\n"
      "Examples:\n"
      "  pithead admin settle 3fa81c09d2e7 --mute 7\n"
      "  pithead admin settle 3fa81c09d2e7 --dismiss --db postgresql://pithead@db.example.org/pithead");
  settling.run([asked] { settle(*asked); });
}

}  // namespace pithead::cli
