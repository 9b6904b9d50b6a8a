// Chance and hashes that nobody can foresee, from libsodium.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pithead::server {

// To be called before anything else here; false if the machine offers no randomness.
bool prepare_secrets();

std::string random_key(std::size_t bytes);  // in letters and digits that a link may hold
std::string random_hex(std::size_t digits);
std::uint64_t random_seed();
std::string sha256(std::string_view text);  // in hexadecimal digits
// A short name made of a text and a secret: the same for the same, and nobody else can make it.
std::string keyed_name(std::string_view text, std::string_view secret);

}  // namespace pithead::server
