#include "cli/report/page.h"

#include <algorithm>

#include <fmt/format.h>

namespace pithead::cli::report {
namespace {

// Colours of the day shift and of the night shift, as on the page. Text on its ground has a
// contrast of at least 4.5 to 1, lines of at least 3 to 1.
constexpr std::string_view kStyle = R"(
:root{--enamel:#16385F;--enamel-ink:#FBF6EA;--page:#EDE4D0;--sky:#F6F0E2;--panel:#FBF7EC;--sunk:#E2D7BF;
--ink:#1B2225;--ink-2:#4A4F4D;--line:#C4B798;--draw:#5B5344;--soil:#8B6F4C;--timber:#7A5A34;--lamp-wash:#FFE7B3;
--mark:#7E4600;--good:#256347;--bad:#A3261C;
--c0:#1F55A5;--c1:#B3322A;--c2:#1B7A64;--c3:#86519F;--c4:#8A5A00;--c5:#5B5344;--c6:#0F6E8C;--c7:#A33A6B;
color-scheme:light}
@media (prefers-color-scheme:dark){:root{--page:#0C1215;--sky:#101B23;--panel:#162025;--sunk:#0B1114;
--ink:#F1EADB;--ink-2:#B9C1BF;--line:#2F3E46;--draw:#86A6B8;--soil:#3A3026;--timber:#8A6A45;--lamp-wash:#413010;
--mark:#FFC24A;--good:#7FD0A6;--bad:#FF9A86;
--c0:#74A6F2;--c1:#F0705F;--c2:#57C2A8;--c3:#D9B5EA;--c4:#E0B45C;--c5:#A8B8C0;--c6:#6CC4E4;--c7:#F29BC1;
color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);
font:400 16px/1.4 "Barlow Semi Condensed",Bahnschrift,"Roboto Condensed","Arial Narrow",sans-serif;
font-variant-numeric:tabular-nums lining-nums;overflow-wrap:anywhere}
header{background:var(--enamel);color:var(--enamel-ink);border-bottom:1px solid var(--enamel-ink)}
header p{margin:0 auto;max-width:1280px;padding:8px 24px;display:flex;flex-wrap:wrap;gap:2px 20px;align-items:center;
font-size:14px;letter-spacing:.06em;text-transform:uppercase;font-weight:600}
header b{font:400 24px/1.2 Federo,Candara,"Gill Sans",sans-serif;letter-spacing:0;text-transform:none}
.sky{background:linear-gradient(var(--sky),var(--page));border-bottom:5px solid var(--soil)}
.sky>div{max-width:1280px;margin:0 auto;padding:24px 24px 20px;position:relative}
.sky svg{position:absolute;right:24px;bottom:0;width:120px;height:120px;stroke:var(--draw);fill:none;stroke-width:1.6;
opacity:.8}
h1{font:400 clamp(24px,3vw,38px)/1.18 Federo,Candara,"Gill Sans",sans-serif;margin:0 0 8px;max-width:28em;
padding-right:8px;text-wrap:balance}
.sky p{margin:4px 0;color:var(--ink-2);max-width:46em}
code{display:block;font:14px/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;background:var(--panel);
color:var(--ink);border:1px solid var(--line);border-radius:4px;padding:8px 12px;margin-top:12px;max-width:100%;
white-space:pre-wrap}
code span{display:inline-block;max-width:100%}
@media (min-width:900px){h1,.sky p,code{margin-right:150px}}
@media (max-width:899px){.sky svg{display:none}}
main{max-width:1280px;margin:0 auto;padding:20px 24px 40px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
@media (min-width:900px){main{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.whole{grid-column:1/-1}}
@media (max-width:500px){header p,.sky>div,main{padding-left:12px;padding-right:12px}}
section{background:var(--panel);border:1.6px solid var(--ink);border-top:9px solid var(--timber);border-radius:4px;
padding:14px 18px 16px;min-width:0}
@media (max-width:500px){section{padding:12px}}
h2{font-size:15px;letter-spacing:.06em;text-transform:uppercase;font-weight:600;margin:0 0 4px}
.note{color:var(--ink-2);margin:0 0 14px;font-size:15px;max-width:62em}
svg.plot{display:block;width:100%;overflow:visible;font-size:14px}
svg.plot svg{overflow:visible}
.with-axis{padding-left:44px;padding-right:8px}
.with-ends{padding-right:62px}
.columns{display:grid;gap:0 40px;grid-template-columns:minmax(0,1fr)}
@media (min-width:900px){.columns{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
svg.plot text{fill:var(--ink)}
svg.plot .figure{font-weight:600}
svg.plot .faint{fill:var(--ink-2);font-size:13px}
svg.plot .grid{stroke:var(--line);stroke-width:1}
svg.plot .well{fill:var(--sunk)}
svg.plot .zero{stroke:var(--ink);stroke-width:1.4}
svg.plot .even{stroke:var(--mark);stroke-width:2;stroke-dasharray:3 3}
svg.plot .whisker{stroke:var(--ink);stroke-width:2}
svg.plot .halo{stroke:var(--panel);stroke-width:5}
svg.plot .mean{stroke:var(--ink);stroke-width:1.6;stroke-dasharray:5 3}
svg.plot .curve{fill:none;stroke-width:2.4;stroke-linejoin:round;vector-effect:non-scaling-stroke}
svg.plot .area{fill-opacity:.32;stroke-width:2;stroke-linejoin:round;vector-effect:non-scaling-stroke}
@media (max-width:500px){svg.plot .between{display:none}svg.plot .curve{stroke-width:1.5}
svg.plot .small{transform:scale(.75)}}
svg.plot .gain{fill:var(--good)}svg.plot .loss{fill:var(--bad)}
.f0{fill:var(--c0)}.f1{fill:var(--c1)}.f2{fill:var(--c2)}.f3{fill:var(--c3)}
.f4{fill:var(--c4)}.f5{fill:var(--c5)}.f6{fill:var(--c6)}.f7{fill:var(--c7)}
.s0{stroke:var(--c0)}.s1{stroke:var(--c1)}.s2{stroke:var(--c2)}.s3{stroke:var(--c3)}
.s4{stroke:var(--c4)}.s5{stroke:var(--c5)}.s6{stroke:var(--c6)}.s7{stroke:var(--c7)}
.s1{stroke-dasharray:9 3 2 3}.s2{stroke-dasharray:7 4}.s3{stroke-dasharray:2 3}
.solid{stroke-dasharray:none}
svg.plot .piece{stroke:var(--panel);stroke-width:1}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;margin:0 0 12px;padding:0;list-style:none;font-size:15px}
.legend svg{width:14px;height:14px;margin-right:6px;vertical-align:-2px}
.seats svg{width:44px;height:16px;vertical-align:-3px}
.curve{fill:none;stroke-width:2.4}
.seat0{stroke:var(--c1)}.seat1{stroke:var(--c0);stroke-dasharray:9 3 2 3}
.seat2{stroke:var(--c2);stroke-dasharray:7 4}.seat3{stroke:var(--c3);stroke-dasharray:2 3}
.tag0{fill:var(--c1)}.tag1{fill:var(--c0)}.tag2{fill:var(--c2)}.tag3{fill:var(--c3)}
[class^=tag]{stroke:var(--panel);stroke-width:1.4}
.touch{fill:transparent}
a{color:inherit}
svg a:hover .touch,svg a:focus-visible .touch{fill:none;stroke:var(--ink);stroke-width:2}
svg a:focus{outline:none}
.moments{list-style:none;margin:0;padding:0;columns:2 400px;column-gap:40px}
.moments li{padding:10px 8px;border-top:1px solid var(--line);break-inside:avoid;scroll-margin-top:12px}
.moments li:target{background:var(--lamp-wash)}
.moments svg{width:16px;height:16px;vertical-align:-3px;margin-right:6px}
.moments p{margin:2px 0}
.moments .note{margin:2px 0}
h3{font-size:16px;font-weight:600;margin:0 0 4px}
h3 span{font-weight:400;color:var(--ink-2);white-space:nowrap}
.moments li:target h3 span,.moments li:target .note{color:var(--ink)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:15px}
caption{text-align:left;color:var(--ink-2);padding-bottom:6px}
th,td{text-align:right;padding:5px 0 5px 16px;border-bottom:1px solid var(--line);font-weight:400;overflow-wrap:normal;
white-space:nowrap}
th:first-child{text-align:left;padding-left:0}
thead th{font-weight:600;border-bottom:2px solid var(--ink)}
footer{max-width:1280px;margin:0 auto;padding:0 24px 32px;color:var(--ink-2);font-size:14px}
@media print{body{background:#fff}section{break-inside:avoid}}
)";

// Two wheels on a headframe over the shaft.
constexpr std::string_view kHeadframe =
    R"(<svg viewBox="0 0 120 120" aria-hidden="true"><path d="M40 120 48 34h22l8 86M46 54h26M44 76h30M42 98h34)"
    R"(M46 54 74 76M72 54 44 76M44 76 76 98M74 76 42 98M42 98l36 22M76 98l-36 22M70 40l40 80M76 40l40 80)"
    R"(M36 30h46M36 30 59 12l23 18M44 34v-4M74 34v-4"/><circle cx="52" cy="22" r="7"/><circle cx="66" cy="22" r="7"/>)"
    R"(<circle cx="52" cy="22" r="1.6"/><circle cx="66" cy="22" r="1.6"/></svg>)";

}  // namespace

std::string escape(std::string_view text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
      case ' ': safe += text.substr(i, 2) == " %" ? "\u00a0" : " "; break;
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += text[i];
    }
  }
  return safe;
}

std::string number(double value, int decimals) {
  const std::string text = fmt::format("{:.{}f}", value, decimals);
  return text[0] == '-' ? "−" + text.substr(1) : text;
}

std::string signed_number(double value, int decimals) {
  return (value < 0 ? "" : "+") + number(value, decimals);
}

namespace {

// Broken between words only.
std::string command_words(std::string_view command) {
  std::string text;
  while (!command.empty()) {
    const std::size_t end = std::min(command.find(' '), command.size());
    text += fmt::format("{}<span>{}</span>", text.empty() ? "" : " ", escape(command.substr(0, end)));
    command.remove_prefix(std::min(end + 1, command.size()));
  }
  return text;
}

}  // namespace

std::string write_page(const Page& page) {
  std::string text = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
      "<title>{} · Pithead</title>\n<style>{}{}</style>\n</head>\n<body>\n",
      escape(page.title), kStyle,
      page.enamel.empty() ? "" : fmt::format(":root{{--enamel:{}}}\n", page.enamel));
  text += fmt::format("<header><p><b>Pithead</b><span>{}</span></p></header>\n", escape(page.place));
  text += fmt::format("<div class=\"sky\"><div>{}<h1>{}</h1>\n", kHeadframe, escape(page.title));
  for (const std::string& line : page.lines) text += fmt::format("<p>{}</p>\n", escape(line));
  text += fmt::format("<code>{}</code></div></div>\n", command_words(page.command));
  text += fmt::format("<main>\n{}</main>\n", page.body);
  return text + "</body>\n</html>\n";
}

std::string section(std::string_view title, std::string_view note, const std::string& content, Width width) {
  return fmt::format("<section{}><h2>{}</h2>\n<p class=\"note\">{}</p>\n{}</section>\n",
                     width == Width::Whole ? " class=\"whole\"" : "", escape(title), escape(note), content);
}

std::string table(std::string_view caption, const std::vector<std::vector<std::string>>& rows) {
  std::string text = fmt::format(
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table><caption>{}</caption>\n",
      escape(caption), escape(caption));
  for (std::size_t row = 0; row < rows.size(); ++row) {
    text += row == 0 ? "<thead><tr>" : row == 1 ? "<tbody><tr>" : "<tr>";
    for (std::size_t column = 0; column < rows[row].size(); ++column) {
      const std::string_view cell = row == 0 ? "th scope=\"col\"" : column == 0 ? "th scope=\"row\"" : "td";
      text += fmt::format("<{}>{}</{}>", cell, escape(rows[row][column]), cell.substr(0, 2));
    }
    text += row == 0 ? "</tr></thead>\n" : "</tr>\n";
  }
  return text + "</tbody></table></div>\n";
}

}  // namespace pithead::cli::report
