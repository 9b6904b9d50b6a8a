// Web Push: who sends is signed (VAPID, RFC 8292), what is sent only the browser can read (RFC 8291, 8188).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pithead::server {

// Most that a push service must take (RFC 8030) holds so much text.
inline constexpr std::size_t kLongestPush = 3000;

// What a browser gives with its address, in letters that a link may hold.
struct PushKeys {
  std::string p256dh;  // its public key
  std::string auth;    // a secret of 16 bytes
};

// A point of the curve and a secret of the right length.
bool are_push_keys(const PushKeys& keys);

// A private key by which a server is known to push services, in letters; empty if none could be made.
std::string new_vapid_key();
// The other half, which browsers are given; empty if that is no key.
std::string vapid_public_key(const std::string& key);
// The header `Authorization` for push services at this origin; valid until then, in seconds.
std::string vapid_authorization(const std::string& key, const std::string& origin, const std::string& contact,
                                std::int64_t until);

// What is sent; nothing for keys that are none.
std::optional<std::string> encrypt_push(std::string_view text, const PushKeys& keys);
// The same with what is drawn otherwise: the private key of this one message, and 16 bytes.
std::optional<std::string> encrypt_push(std::string_view text, const PushKeys& keys,
                                        const std::string& message_key, const std::string& salt);

}  // namespace pithead::server
