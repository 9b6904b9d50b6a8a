#include "server/notice/delivery.h"

#include <ctime>

#include <fmt/format.h>

#include "games/core/json.h"
#include "server/notice/web_push.h"
#include "server/notice/words.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr std::int64_t kDaySeconds = 24LL * 60 * 60;

using Kind = Delivery::Kind;

std::string text_of(const NoticeMessage& message) {
  std::string text;
  for (const NoticeLine& line : message.lines) text += (text.empty() ? "" : "\n") + line.text;
  return text;
}

// ---- push and webhooks --------------------------------------------------------------------------------

Delivery answered(const HttpPosted& posted) {
  if (!posted.trouble.empty()) {
    const bool never = posted.trouble == "private-address";
    return {never ? Kind::Refused : Kind::Later, posted.trouble, 0, 0};
  }
  const long status = posted.status;
  if (status >= 200 && status < 300) return {};
  if (status == 404 || status == 410) return {Kind::Gone, "gone", status, 0};
  const bool passing = status == 408 || status == 429 || status >= 500;
  return {passing ? Kind::Later : Kind::Refused, "refused", status, 1000LL * posted.retry_after};
}

std::string push_text(const NoticeMessage& message, const std::string& id, const std::string& stop) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("title", message.title);
  json.field("body", text_of(message));
  json.field("path", message.lines.size() == 1 ? message.lines.front().path : std::string("/"));
  json.field("tag", id);
  json.field("language", message.language);
  json.field("stop", stop);
  json.field("stop_word", stop_word(message.language));
  json.end_object();
  return text;
}

Delivery push(const DeliverySettings& settings, const ClaimedMessage& claimed, NoticeMessage message) {
  const NoticeAddress& address = claimed.address;
  const std::string stop = "/api/notices/stop/" + stop_token(address.id, settings.secret);
  std::string text = push_text(message, claimed.id, stop);
  while (text.size() > kLongestPush && message.lines.size() > 1) {
    message.lines.pop_back();
    text = push_text(message, claimed.id, stop);
  }
  const auto body = encrypt_push(text, {address.key, address.secret});
  if (!body) return {Kind::Gone, "refused", 0, 0};
  const std::string contact = settings.mail.from.empty() ? settings.origin : "mailto:" + settings.mail.from;
  // Two messages with one topic are one, as far as the browser has not got the first.
  return answered(http_post(
      {.url = address.target,
       .headers = {{"Authorization", vapid_authorization(settings.push_key, origin_of(address.target),
                                                         contact, std::time(nullptr) + kDaySeconds / 2)},
                   {"Content-Type", "application/octet-stream"},
                   {"Content-Encoding", "aes128gcm"},
                   {"TTL", std::to_string(kDaySeconds)},
                   {"Urgency", "normal"},
                   {"Topic", claimed.id}},
       .body = *body},
      settings.reach));
}

// Names of tables are other people's words: they call nobody in a chat, and are no links there.
std::string harmless(std::string_view text) {
  std::string plain;
  for (const char c : text) {
    if (c == '@') {
      plain += "@\u200b";
    } else if (c == '<' || c == '>') {
      plain += c == '<' ? "‹" : "›";
    } else {
      plain += c;
    }
  }
  return plain;
}

Delivery call_webhook(const DeliverySettings& settings, const ClaimedMessage& claimed,
                      const NoticeMessage& message) {
  std::string text;
  for (const NoticeLine& line : message.lines)
    text += (text.empty() ? "" : "\n") + harmless(line.text) + ' ' + settings.origin + line.path;
  std::string body;
  JsonWriter json(body);
  json.begin_object();
  json.field("text", text);     // Slack, Mattermost
  json.field("content", text);  // Discord
  json.end_object();
  return answered(
      http_post({.url = claimed.address.target,
                 .headers = {{"Content-Type", "application/json"}, {"Idempotency-Key", claimed.id}},
                 .body = body},
                settings.reach));
}

// ---- mail ---------------------------------------------------------------------------------------------

std::string in_html(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += c;
    }
  }
  return safe;
}

Letter letter_of(const DeliverySettings& settings, const ClaimedMessage& claimed,
                 const NoticeMessage& message) {
  const std::string token = stop_token(claimed.address.id, settings.secret);
  const std::string stop = settings.origin + "/stop/" + token;
  const std::string_view sentence = stop_sentence(message.language);
  std::string text;
  std::string html = fmt::format(
      "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title></head><body>",
      message.language, in_html(message.title));
  for (const NoticeLine& line : message.lines) {
    const std::string link = settings.origin + line.path;
    text += fmt::format("{}\n{}\n\n", line.text, link);
    html += fmt::format("<p><a href=\"{}\">{}</a></p>", in_html(link), in_html(line.text));
  }
  text += fmt::format("--\n{}\n{}\n", sentence, stop);
  html += fmt::format("<p><small>{} <a href=\"{}\">{}</a></small></p></body></html>\n", in_html(sentence),
                      in_html(stop), in_html(stop));
  return {.to = claimed.mail,
          .subject = message.title,
          .text = std::move(text),
          .html = std::move(html),
          .id = claimed.id,
          .stop = settings.origin + "/api/notices/stop/" + token};
}

Delivery mail(const DeliverySettings& settings, const ClaimedMessage& claimed, const NoticeMessage& message) {
  if (settings.mail.server.empty() || claimed.mail.empty()) return {Kind::Gone, "mail-unconfirmed", 0, 0};
  const Posted posted = send_letter(settings.mail, letter_of(settings, claimed, message));
  if (posted.error.empty()) return {};
  if (posted.refused) return {Kind::Gone, "mail-refused", 0, 0};
  return {Kind::Later, "mail-trouble", 0, 0};
}

}  // namespace

std::string stop_token(const std::string& address, const std::string& secret) {
  return address + '~' + keyed_name("stop " + address, secret);
}

std::string address_in(const std::string& token, const std::string& secret) {
  const std::string address = token.substr(0, token.find('~'));
  return token == stop_token(address, secret) ? address : std::string();
}

Delivery deliver(const DeliverySettings& settings, const ClaimedMessage& message) {
  const NoticeMessage words = read_message(message.body);
  switch (message.address.way) {
    case NoticeWay::Push: return push(settings, message, words);
    case NoticeWay::Mail: return mail(settings, message, words);
    case NoticeWay::Webhook: return call_webhook(settings, message, words);
  }
  return {};
}

}  // namespace pithead::server
