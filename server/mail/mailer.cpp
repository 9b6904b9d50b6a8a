#include "server/mail/mailer.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string_view>

#include <curl/curl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sodium.h>

namespace pithead::server {
namespace {

constexpr long kConnectSeconds = 5;
constexpr long kAllSeconds = 15;
constexpr std::size_t kLineLength = 76;

struct CurlEnd {
  void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
  void operator()(std::FILE* file) const { (void)std::fclose(file); }
};
using CurlHandle = std::unique_ptr<CURL, CurlEnd>;
using CurlList = std::unique_ptr<curl_slist, CurlEnd>;
using File = std::unique_ptr<std::FILE, CurlEnd>;

std::string in_base64(const std::string& text) {
  constexpr int kForm = sodium_base64_VARIANT_ORIGINAL;
  std::string coded(sodium_base64_encoded_len(text.size(), kForm), '\0');
  sodium_bin2base64(coded.data(), coded.size(), reinterpret_cast<const unsigned char*>(text.data()),
                    text.size(), kForm);
  coded.pop_back();  // the end of a C string
  return coded;
}

// Encoded words are short, and end where a character does (RFC 2047).
std::string encoded_subject(std::string_view subject) {
  constexpr std::size_t kMost = 42;
  std::string words;
  while (!subject.empty()) {
    std::size_t size = std::min(kMost, subject.size());
    while (size < subject.size() && (static_cast<unsigned char>(subject[size]) & 0xc0U) == 0x80) --size;
    words += (words.empty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?") +
             in_base64(std::string(subject.substr(0, size))) + "?=";
    subject.remove_prefix(size);
  }
  return words;
}

std::string part_of(std::string_view type, const std::string& text) {
  std::string part =
      fmt::format("Content-Type: {}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n", type);
  const std::string body = in_base64(text);
  for (std::size_t i = 0; i < body.size(); i += kLineLength) part += body.substr(i, kLineLength) + "\r\n";
  return part;
}

// Not every mail server takes more than ASCII as it is (RFC 2045, 2047), nor lines of any length.
std::string message_of(const MailSettings& settings, const Letter& letter) {
  const std::time_t now = std::time(nullptr);
  std::string message = fmt::format(
      "Date: {:%a, %d %b %Y %H:%M:%S +0000}\r\nTo: <{}>\r\nFrom: Pithead <{}>\r\nSubject: {}\r\n"
      "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n",
      fmt::gmtime(now), letter.to, settings.from, encoded_subject(letter.subject));
  if (!letter.id.empty())
    message +=
        fmt::format("Message-ID: <{}{}>\r\n", letter.id, settings.from.substr(settings.from.find('@')));
  if (!letter.stop.empty())
    message += fmt::format("List-Unsubscribe: <{}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
                           letter.stop);
  if (letter.html.empty()) return message + part_of("text/plain", letter.text);
  constexpr std::string_view kBoundary = "=_pithead";  // stands in no line of base64
  return message + fmt::format(
                       "Content-Type: multipart/alternative; "
                       "boundary=\"{0}\"\r\n\r\n--{0}\r\n{1}--{0}\r\n{2}--{0}--\r\n",
                       kBoundary, part_of("text/plain", letter.text), part_of("text/html", letter.html));
}

void set_server(CURL* handle, const MailSettings& settings) {
  curl_easy_setopt(handle, CURLOPT_URL, settings.server.c_str());
  curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
  curl_easy_setopt(handle, CURLOPT_TIMEOUT, kAllSeconds);
  curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
  const bool secret = !settings.user.empty();
  curl_easy_setopt(handle, CURLOPT_USE_SSL, static_cast<long>(secret ? CURLUSESSL_ALL : CURLUSESSL_TRY));
  if (!secret) return;
  curl_easy_setopt(handle, CURLOPT_USERNAME, settings.user.c_str());
  curl_easy_setopt(handle, CURLOPT_PASSWORD, settings.password.c_str());
}

}  // namespace

bool is_mail_address(const std::string& address) {
  const auto fits = [](char c) {
    return c > ' ' && c < 0x7f && std::string_view("<>()[]\\,;:\"@").find(c) == std::string_view::npos;
  };
  const std::size_t at = address.find('@');
  if (at == std::string::npos || at == 0 || at > 64 || address.size() > 200) return false;
  const std::string host = address.substr(at + 1);
  const std::string name = address.substr(0, at);
  return std::ranges::all_of(name, fits) && std::ranges::all_of(host, fits) && host.size() >= 3 &&
         host.find('.') != std::string::npos && host.front() != '.' && host.back() != '.';
}

std::string check_mail_settings(const MailSettings& settings) {
  if (settings.server.empty()) return {};
  if (!settings.server.starts_with("smtp://") && !settings.server.starts_with("smtps://"))
    return "the mail server is smtp://HOST:PORT or smtps://HOST; what was given is neither";
  if (!is_mail_address(settings.from))
    return "letters need a sender: name an address such as pithead@example.org with --mail-from";
  return {};
}

Posted send_letter(const MailSettings& settings, const Letter& letter) {
  std::string message = message_of(settings, letter);
  const CurlHandle handle(curl_easy_init());
  const CurlList to(curl_slist_append(nullptr, ("<" + letter.to + ">").c_str()));
  const File file(fmemopen(message.data(), message.size(), "r"));
  if (!handle || !to || !file) return {.error = "out of memory"};
  std::array<char, CURL_ERROR_SIZE> words{};
  set_server(handle.get(), settings);
  curl_easy_setopt(handle.get(), CURLOPT_ERRORBUFFER, words.data());
  curl_easy_setopt(handle.get(), CURLOPT_MAIL_FROM, ("<" + settings.from + ">").c_str());
  curl_easy_setopt(handle.get(), CURLOPT_MAIL_RCPT, to.get());
  curl_easy_setopt(handle.get(), CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(handle.get(), CURLOPT_READDATA, file.get());
  const CURLcode result = curl_easy_perform(handle.get());
  if (result == CURLE_OK) return {};
  return {.error = curl_easy_strerror(result),
          .refused = std::string_view(words.data()).starts_with("RCPT failed: 5")};
}

}  // namespace pithead::server
