#include "tests/load/report.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace pithead::load {
namespace {

constexpr double kMegabyte = 1e6;

double rate(std::uint64_t count, double passed) {
  return passed > 0 ? static_cast<double>(count) / passed : 0;
}

double share(std::uint64_t part, std::uint64_t all) {
  return all > 0 ? 100 * static_cast<double>(part) / static_cast<double>(all) : 0;
}

std::string row(const char* name, const Times& times) {
  return fmt::format("{:<14}{:8.2f}{:8.2f}{:8.2f}{:8.2f}{:8.2f} ms\n", name, times.quantile_ms(0.5),
                     times.quantile_ms(0.9), times.quantile_ms(0.99), times.quantile_ms(0.999),
                     times.max_ms());
}

std::string histogram(const Times& times) {
  std::string text;
  std::uint64_t before = 0;
  for (const double end : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 10'000.0}) {
    const std::uint64_t until = times.at_most(end);
    if (before == times.count()) break;
    const double part = share(until - before, times.count());
    text += fmt::format("  up to {:>5} ms {:6.2f} %  ", end, part);
    for (int i = 0; i < static_cast<int>(part / 2); ++i) text += "█";
    text += '\n';
    before = until;
  }
  return text;
}

double first_bytes(const Report& report) { return report.memory.empty() ? 0 : report.memory.front().bytes; }
double last_bytes(const Report& report) { return report.memory.empty() ? 0 : report.memory.back().bytes; }
double growth_per_move(const Report& report) {
  const auto moves = static_cast<double>(std::max<std::uint64_t>(1, report.figures.moves));
  return (last_bytes(report) - first_bytes(report)) / moves;
}

std::string in_quotes(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '"' || c == '\\') safe += '\\';
    safe += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return '"' + safe + '"';
}

std::string json_of(const Times& times) {
  return fmt::format(R"({{"p50":{:.3f},"p90":{:.3f},"p99":{:.3f},"p999":{:.3f},"max":{:.3f},"count":{}}})",
                     times.quantile_ms(0.5), times.quantile_ms(0.9), times.quantile_ms(0.99),
                     times.quantile_ms(0.999), times.max_ms(), times.count());
}

std::string json_of(const Troubles& troubles) {
  std::string text;
  for (const auto& [name, trouble] : troubles.all())
    text += fmt::format(R"({}{}:{{"count":{},"example":{}}})", text.empty() ? "" : ",", in_quotes(name),
                        trouble.count, in_quotes(trouble.example));
  return '{' + text + '}';
}

std::string words_of(const Troubles& troubles) {
  if (troubles.none()) return "errors        none\n";
  std::string text;
  for (const auto& [name, trouble] : troubles.all())
    text += fmt::format("error         {} × {}: {}\n", trouble.count, name, trouble.example);
  return text;
}

}  // namespace

std::string in_words(const Report& report) {
  const Figures& figures = report.figures;
  std::string text = fmt::format("{}, {:.0f} s\n", report.what, report.seconds);
  text += fmt::format("a second      {:.1f} moves, {:.1f} pushes, {:.2f} MB; {} games ended\n",
                      rate(figures.moves, report.seconds), rate(figures.pushes, report.seconds),
                      rate(figures.bytes, report.seconds) / kMegabyte, figures.games);
  text +=
      fmt::format("{:<14}{:>8}{:>8}{:>8}{:>8}{:>8}\n", "move to push", "p50", "p90", "p99", "p99.9", "max");
  text += row("each socket", figures.each);
  text += row("everybody", figures.everybody);
  text += histogram(figures.everybody);
  text += fmt::format(
      "memory        {:.1f} MB, then {:.1f} MB; {:+.2f} MB a minute in the second half, {:+.0f} bytes a "
      "move\n",
      first_bytes(report) / kMegabyte, last_bytes(report) / kMegabyte,
      slope_per_minute(report.memory) / kMegabyte, growth_per_move(report));
  text += fmt::format(
      "of one core   server {:.0f} %, this program {:.0f} %, others {:.0f} %; load {:.2f}, then {:.2f}\n",
      100 * report.server_cpu, 100 * report.own_cpu, 100 * report.other_cpu, report.load_before,
      report.load_after);
  text += fmt::format("store         {} jobs waited at most, looking once a second\n", report.longest_queue);
  if (report.restart) {
    const Restart& restart = *report.restart;
    text += fmt::format(
        "restart       started again after {:.2f} s, healthy {:.2f} s, first table {:.2f} s, all tables "
        "{:.2f} s\n",
        restart.gone, restart.healthy, restart.first, restart.all);
  }
  return text + words_of(report.troubles);
}

std::string in_json(const Report& report) {
  const Figures& figures = report.figures;
  std::string text = fmt::format(
      R"({{"what":{},"seconds":{:.1f},"moves_per_second":{:.2f},"pushes_per_second":{:.2f},"bytes_per_second":{:.0f},"games":{},)",
      in_quotes(report.what), report.seconds, rate(figures.moves, report.seconds),
      rate(figures.pushes, report.seconds), rate(figures.bytes, report.seconds), figures.games);
  text +=
      fmt::format(R"("each_ms":{},"everybody_ms":{},)", json_of(figures.each), json_of(figures.everybody));
  text += fmt::format(
      R"("memory_first":{:.0f},"memory_last":{:.0f},"memory_per_minute":{:.0f},"memory_per_move":{:.0f},)",
      first_bytes(report), last_bytes(report), slope_per_minute(report.memory), growth_per_move(report));
  text += fmt::format(
      R"("server_cpu":{:.3f},"own_cpu":{:.3f},"other_cpu":{:.3f},"load_before":{:.2f},"load_after":{:.2f},"store_waiting":{},)",
      report.server_cpu, report.own_cpu, report.other_cpu, report.load_before, report.load_after,
      report.longest_queue);
  if (report.restart) {
    text += fmt::format(R"("restart":{{"gone":{:.3f},"healthy":{:.3f},"first":{:.3f},"all":{:.3f}}},)",
                        report.restart->gone, report.restart->healthy, report.restart->first,
                        report.restart->all);
  }
  return text + fmt::format(R"("errors":{}}})", json_of(report.troubles));
}

}  // namespace pithead::load
