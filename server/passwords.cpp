#include "server/passwords.h"

#include <algorithm>
#include <array>

#include <sodium.h>

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
constexpr int kCodeLength = 24;  // 120 bits: nobody who has the store tries them all

// The list has small letters only.
bool is_common(const std::string& password) {
  return std::ranges::binary_search(kCommonPasswords, std::string_view(folded(password)));
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

}  // namespace

Answer<void> check_new_password(const std::string& password) {
  const std::size_t length = count_characters(password);
  if (length < kShortestPassword || length > kLongestPassword)
    return refuse(Why::BadPassword, "a password has 8 to 200 characters");
  if (is_common(password))
    return refuse(Why::CommonPassword, "this is one of the passwords that everybody tries first");
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

std::string hash_code(std::string_view typed) {
  std::string code;
  for (const char each : typed) {
    const char c = meant(each);
    if (kCodeLetters.find(c) != std::string_view::npos) code += c;
  }
  return sha256(code);
}

}  // namespace pithead::server
