#include "server/table/secret.h"

#include <array>

#include <sodium.h>

namespace pithead::server {
namespace {

std::string in_letters(const unsigned char* bytes, std::size_t size) {
  constexpr int kForm = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(size, kForm), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes, size, kForm);
  text.pop_back();  // the end of a C string
  return text;
}

std::string in_hex(const unsigned char* bytes, std::size_t size) {
  std::string digits(2 * size + 1, '\0');
  sodium_bin2hex(digits.data(), digits.size(), bytes, size);
  digits.pop_back();  // as above
  return digits;
}

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

bool prepare_secrets() { return sodium_init() >= 0; }

std::string random_key(std::size_t bytes) {
  std::string key(bytes, '\0');
  randombytes_buf(key.data(), key.size());
  return in_letters(bytes_of(key), key.size());
}

std::uint64_t random_seed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::string random_hex(std::size_t digits) {
  std::string bytes(digits / 2, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return in_hex(bytes_of(bytes), bytes.size());
}

std::string sha256(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), bytes_of(text), text.size());
  return in_hex(hash.data(), hash.size());
}

std::string keyed_name(std::string_view text, std::string_view secret) {
  std::array<unsigned char, 16> hash{};
  std::array<unsigned char, crypto_generichash_KEYBYTES> key{};
  crypto_generichash(key.data(), key.size(), bytes_of(secret), secret.size(), nullptr, 0);
  crypto_generichash(hash.data(), hash.size(), bytes_of(text), text.size(), key.data(), key.size());
  return in_letters(hash.data(), hash.size());
}

}  // namespace pithead::server
