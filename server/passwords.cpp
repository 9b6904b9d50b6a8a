#include "server/passwords.h"

#include <algorithm>
#include <array>

#include <sodium.h>

#include "games/catalogue.h"
#include "generated/common_passwords.h"
#include "match/json_fields.h"
#include "server/store/credentials.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;
constexpr std::size_t kMostPasswordBytes = 4 * kLongestPassword;
constexpr std::string_view kCodeLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kShortestWord = 3;
constexpr std::size_t kFewestOwn = 5;  // letters and digits besides such a word
constexpr int kCodeLength = 24;        // 120 bits: nobody who has the store tries them all

// The list has small letters only.
bool is_common(const std::string& password) {
  return std::ranges::binary_search(kCommonPasswords, std::string_view(folded(password)));
}

// As whoever guesses tries them: in any capitals, with any signs in between.
std::string letters_and_digits(std::string_view text) {
  std::string left;
  for (const char c : folded(std::string(text))) {
    const bool is_sign = static_cast<unsigned char>(c) < 0x80 && (c < 'a' || c > 'z') && (c < '0' || c > '9');
    if (!is_sign) left += c;
  }
  return left;
}

// How much of a password is left without a word; the word may stand in it several times.
std::size_t left_without(std::string_view word, std::string text) {
  if (word.size() < kShortestWord) return text.size();
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word))
    text.erase(at, word.size());
  return text.size();
}

// Little more than a name that everybody knows, such as "pithead2026" or "Ada-1815" of ada.
bool is_of_this_place(const std::string& password, std::string_view login) {
  const std::string text = letters_and_digits(password);
  const auto alike = [&text](std::string_view word) {
    const std::size_t left = left_without(letters_and_digits(word), text);
    return left < text.size() && left < kFewestOwn;
  };
  if (alike("pithead") || alike(login.substr(0, login.find('@')))) return true;
  return std::ranges::any_of(all_games(), [&alike](const AnyGame* game) {
    return alike(game->info().id) || alike(game->info().title);
  });
}

// What is checked for a login that does not exist, so that the time of the answer does not tell.
const std::string& decoy() {
  static const std::string kHash = hash_password("nobody has this password");
  return kHash;
}

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

char meant(char c) {
  switch (upper(c)) {
    case 'O': return '0';
    case 'I':
    case 'L': return '1';
    default: return upper(c);
  }
}

std::string code_meant(std::string_view typed) {
  std::string code;
  for (const char each : typed) {
    const char c = meant(each);
    if (kCodeLetters.find(c) != std::string_view::npos) code += c;
  }
  return code;
}

}  // namespace

Answer<void> check_new_password(const std::string& password, std::string_view login) {
  const std::size_t length = count_characters(password);
  if (length < kShortestPassword || length > kLongestPassword)
    return refuse(Why::BadPassword, "a password has 8 to 200 characters");
  if (is_common(password))
    return refuse(Why::CommonPassword, "this is one of the passwords that everybody tries first");
  if (is_of_this_place(password, login))
    return refuse(Why::CommonPassword, "this is little more than your login or the name of a game here");
  return {};
}

std::string hash_password(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const int failed =
      crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE);
  return failed != 0 ? std::string{} : std::string(hash.data());
}

bool is_password(const std::optional<std::string>& hash, const std::string& password) {
  if (password.size() > kMostPasswordBytes) return false;
  const std::string& known = hash ? *hash : decoy();
  const bool right =
      !known.empty() && crypto_pwhash_str_verify(known.c_str(), password.data(), password.size()) == 0;
  return right && hash;
}

std::string new_code() {
  std::string code;
  for (int i = 0; i < kCodeLength; ++i) {
    if (i > 0 && i % 4 == 0) code += '-';
    code += kCodeLetters[random_seed() % kCodeLetters.size()];
  }
  return code;
}

std::string hash_code(std::string_view typed) { return sha256(code_meant(typed)); }

std::string hash_code_for(std::string_view asker, std::string_view typed) {
  return sha256(code_meant(typed) + ' ' + std::string(asker));
}

}  // namespace pithead::server
