// As much of libsodium as server/table/secret.cpp uses, done by what a browser has: Debian offers no
// libsodium for WebAssembly.
#pragma once

#include <cstddef>

// NOLINTBEGIN(readability-identifier-naming): named as there
inline constexpr int sodium_base64_VARIANT_URLSAFE_NO_PADDING = 7;
inline constexpr std::size_t crypto_hash_sha256_BYTES = 32;
inline constexpr std::size_t crypto_generichash_KEYBYTES = 32;

int sodium_init();
std::size_t sodium_base64_encoded_len(std::size_t size, int variant);
char* sodium_bin2base64(char* out, std::size_t out_size, const unsigned char* bytes, std::size_t size,
                        int variant);
char* sodium_bin2hex(char* out, std::size_t out_size, const unsigned char* bytes, std::size_t size);
void randombytes_buf(void* bytes, std::size_t size);
int crypto_hash_sha256(unsigned char* hash, const unsigned char* text, unsigned long long size);
// BLAKE2b; `key` may be null.
int crypto_generichash(unsigned char* hash, std::size_t hash_size, const unsigned char* text,
                       unsigned long long size, const unsigned char* key, std::size_t key_size);
// NOLINTEND(readability-identifier-naming)
