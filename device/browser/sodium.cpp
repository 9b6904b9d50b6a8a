#include "device/browser/sodium.h"

#include <array>
#include <cstdint>
#include <string_view>

#include "device/browser/imports.h"

int sodium_init() { return 0; }

std::size_t sodium_base64_encoded_len(std::size_t size, int /*variant*/) { return (size * 4 + 2) / 3 + 1; }

char* sodium_bin2base64(char* out, std::size_t /*out_size*/, const unsigned char* bytes, std::size_t size,
                        int /*variant*/) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  char* next = out;
  std::uint32_t bits = 0;
  int count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    bits = bits << 8 | bytes[i];
    for (count += 8; count >= 6; count -= 6) *next++ = kDigits[bits >> (count - 6) & 63];
  }
  if (count > 0) *next++ = kDigits[bits << (6 - count) & 63];
  *next = '\0';
  return out;
}

char* sodium_bin2hex(char* out, std::size_t /*out_size*/, const unsigned char* bytes, std::size_t size) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  for (std::size_t i = 0; i < size; ++i) {
    out[2 * i] = kDigits[bytes[i] >> 4];
    out[2 * i + 1] = kDigits[bytes[i] & 15];
  }
  out[2 * size] = '\0';
  return out;
}

void randombytes_buf(void* bytes, std::size_t size) { pithead_random(bytes, size); }

int crypto_hash_sha256(unsigned char* hash, const unsigned char* text, unsigned long long size) {
  pithead_sha256(hash, text, static_cast<std::size_t>(size));
  return 0;
}

int crypto_generichash(unsigned char* hash, std::size_t hash_size, const unsigned char* text,
                       unsigned long long size, const unsigned char* key, std::size_t key_size) {
  pithead_blake2b(hash, hash_size, text, static_cast<std::size_t>(size), key, key_size);
  return 0;
}
