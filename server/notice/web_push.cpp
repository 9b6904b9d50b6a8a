#include "server/notice/web_push.h"

#include <array>
#include <memory>
#include <utility>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>
#include <sodium.h>

#include "games/core/json.h"

namespace pithead::server {
namespace {

struct OpensslFree {
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(EVP_PKEY_CTX* context) const { EVP_PKEY_CTX_free(context); }
  void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
  void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
  void operator()(BIGNUM* number) const { BN_clear_free(number); }
  void operator()(EC_GROUP* group) const { EC_GROUP_free(group); }
  void operator()(EC_POINT* point) const { EC_POINT_free(point); }
  void operator()(OSSL_PARAM_BLD* builder) const { OSSL_PARAM_BLD_free(builder); }
  void operator()(OSSL_PARAM* parameters) const { OSSL_PARAM_free(parameters); }
  void operator()(ECDSA_SIG* signature) const { ECDSA_SIG_free(signature); }
};
template <class T>
using Owned = std::unique_ptr<T, OpensslFree>;

constexpr std::size_t kScalar = 32;
constexpr std::size_t kPoint = 65;  // uncompressed
constexpr std::size_t kSalt = 16;
constexpr std::size_t kTag = 16;
constexpr int kLetters = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }
const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string letters_of(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kLetters), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), kLetters);
  text.pop_back();  // the end of a C string
  return text;
}

// Empty for what is no such text. Some browsers end it with =, which says nothing.
std::string bytes_in(std::string_view letters) {
  while (letters.ends_with('=')) letters.remove_suffix(1);
  std::string bytes(letters.size(), '\0');
  std::size_t size = 0;
  const char* end = nullptr;
  const bool read = sodium_base642bin(bytes_of(bytes), bytes.size(), letters.data(), letters.size(), nullptr,
                                      &size, &end, kLetters) == 0;
  if (!read || end != letters.data() + letters.size()) return {};
  bytes.resize(size);
  return bytes;
}

// A key of the curve P-256 as bytes.
struct KeyPair {
  std::string scalar;  // private; empty if only the other half is known
  std::string point;   // public
};

std::optional<KeyPair> pair_of(const std::string& scalar) {
  if (scalar.size() != kScalar) return std::nullopt;
  const Owned<EC_GROUP> group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  const Owned<BIGNUM> number(BN_bin2bn(bytes_of(std::string_view(scalar)), kScalar, nullptr));
  const Owned<EC_POINT> point(group ? EC_POINT_new(group.get()) : nullptr);
  if (!group || !number || !point || BN_is_zero(number.get()) != 0) return std::nullopt;
  KeyPair pair{scalar, std::string(kPoint, '\0')};
  const bool made = EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr) == 1 &&
                    EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED,
                                       bytes_of(pair.point), kPoint, nullptr) == kPoint;
  return made ? std::optional(std::move(pair)) : std::nullopt;
}

std::optional<KeyPair> draw_pair() {
  const Owned<EVP_PKEY> key(EVP_EC_gen("P-256"));
  BIGNUM* found = nullptr;
  if (!key || EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &found) != 1) return std::nullopt;
  const Owned<BIGNUM> number(found);
  std::string scalar(kScalar, '\0');
  if (BN_bn2binpad(number.get(), bytes_of(scalar), kScalar) != static_cast<int>(kScalar)) return std::nullopt;
  return pair_of(scalar);
}

Owned<EVP_PKEY> key_of(const KeyPair& pair) {
  const Owned<OSSL_PARAM_BLD> builder(OSSL_PARAM_BLD_new());
  const Owned<BIGNUM> number(
      BN_bin2bn(bytes_of(std::string_view(pair.scalar)), static_cast<int>(pair.scalar.size()), nullptr));
  if (!builder || !number) return nullptr;
  OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0);
  OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, pair.point.data(),
                                   pair.point.size());
  if (!pair.scalar.empty()) OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get());
  const Owned<OSSL_PARAM> parameters(OSSL_PARAM_BLD_to_param(builder.get()));
  const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  if (!parameters || !context || EVP_PKEY_fromdata_init(context.get()) != 1) return nullptr;
  EVP_PKEY* key = nullptr;
  const int selection = pair.scalar.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  if (EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get()) != 1) return nullptr;
  return Owned<EVP_PKEY>(key);
}

// A point that is on the curve, or nothing.
Owned<EVP_PKEY> public_key_of(const std::string& point) {
  if (point.size() != kPoint) return nullptr;
  Owned<EVP_PKEY> key = key_of({{}, point});
  const Owned<EVP_PKEY_CTX> context(key ? EVP_PKEY_CTX_new(key.get(), nullptr) : nullptr);
  return context && EVP_PKEY_public_check(context.get()) == 1 ? std::move(key) : nullptr;
}

std::string agreed_secret(const KeyPair& own, const std::string& others) {
  const Owned<EVP_PKEY> key = key_of(own);
  const Owned<EVP_PKEY> peer = public_key_of(others);
  const Owned<EVP_PKEY_CTX> context(key ? EVP_PKEY_CTX_new(key.get(), nullptr) : nullptr);
  std::string secret(kScalar, '\0');
  std::size_t size = secret.size();
  const bool agreed = peer && context && EVP_PKEY_derive_init(context.get()) == 1 &&
                      EVP_PKEY_derive_set_peer(context.get(), peer.get()) == 1 &&
                      EVP_PKEY_derive(context.get(), bytes_of(secret), &size) == 1 && size == kScalar;
  return agreed ? secret : std::string();
}

std::string hmac(std::string_view key, std::string_view text) {
  std::string hash(32, '\0');
  unsigned size = 0;
  HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes_of(text), text.size(), bytes_of(hash),
       &size);
  return hash;
}

// Of HKDF (RFC 5869) the first block, which is all that is needed.
std::string expand(std::string_view key, std::string info, std::size_t size) {
  info += '\x01';
  return hmac(key, info).substr(0, size);
}

std::string sealed(std::string_view text, const std::string& key, const std::string& nonce) {
  const Owned<EVP_CIPHER_CTX> context(EVP_CIPHER_CTX_new());
  std::string out(text.size() + kTag, '\0');
  int size = 0;
  int rest = 0;
  const bool done =
      context &&
      EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(std::string_view(key)),
                         bytes_of(std::string_view(nonce))) == 1 &&
      EVP_EncryptUpdate(context.get(), bytes_of(out), &size, bytes_of(text), static_cast<int>(text.size())) ==
          1 &&
      EVP_EncryptFinal_ex(context.get(), bytes_of(out) + size, &rest) == 1 &&
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTag, bytes_of(out) + text.size()) == 1;
  return done ? out : std::string();
}

// As JWS wants it: both numbers with their full length.
std::string signature_of(const std::string& text, const KeyPair& pair) {
  const Owned<EVP_PKEY> key = key_of(pair);
  const Owned<EVP_MD_CTX> context(EVP_MD_CTX_new());
  std::array<unsigned char, 80> der{};
  std::size_t size = der.size();
  const bool made =
      key && context && EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
      EVP_DigestSign(context.get(), der.data(), &size, bytes_of(std::string_view(text)), text.size()) == 1;
  if (!made) return {};
  const unsigned char* begin = der.data();
  const Owned<ECDSA_SIG> parts(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
  std::string numbers(2 * kScalar, '\0');
  if (!parts) return {};
  BN_bn2binpad(ECDSA_SIG_get0_r(parts.get()), bytes_of(numbers), kScalar);
  BN_bn2binpad(ECDSA_SIG_get0_s(parts.get()), bytes_of(numbers) + kScalar, kScalar);
  return numbers;
}

std::optional<std::string> encrypt(std::string_view text, const PushKeys& keys, const KeyPair& own,
                                   const std::string& salt) {
  const std::string theirs = bytes_in(keys.p256dh);
  const std::string secret = agreed_secret(own, theirs);
  if (secret.empty() || salt.size() != kSalt) return std::nullopt;
  const std::string shared = hmac(bytes_in(keys.auth), secret);
  const std::string material = expand(shared, std::string("WebPush: info\0", 14) + theirs + own.point, 32);
  const std::string prk = hmac(salt, material);
  const std::string key = expand(prk, std::string("Content-Encoding: aes128gcm\0", 28), 16);
  const std::string nonce = expand(prk, std::string("Content-Encoding: nonce\0", 24), 12);
  const std::string body = sealed(std::string(text) + '\x02', key, nonce);  // the last record, and no padding
  if (body.empty()) return std::nullopt;
  const std::string record_size("\x00\x00\x10\x00", 4);
  return salt + record_size + static_cast<char>(kPoint) + own.point + body;
}

}  // namespace

bool are_push_keys(const PushKeys& keys) {
  return bytes_in(keys.auth).size() == kSalt && public_key_of(bytes_in(keys.p256dh)) != nullptr;
}

std::string new_vapid_key() {
  const auto pair = draw_pair();
  return pair ? letters_of(pair->scalar) : std::string();
}

std::string vapid_public_key(const std::string& key) {
  const auto pair = pair_of(bytes_in(key));
  return pair ? letters_of(pair->point) : std::string();
}

std::string vapid_authorization(const std::string& key, const std::string& origin, const std::string& contact,
                                std::int64_t until) {
  const auto pair = pair_of(bytes_in(key));
  if (!pair) return {};
  std::string claims;
  JsonWriter json(claims);
  json.begin_object();
  json.field("aud", origin);
  json.field("exp", until);
  json.field("sub", contact);
  json.end_object();
  const std::string token = letters_of(R"({"typ":"JWT","alg":"ES256"})") + '.' + letters_of(claims);
  return "vapid t=" + token + '.' + letters_of(signature_of(token, *pair)) + ", k=" + letters_of(pair->point);
}

std::optional<std::string> encrypt_push(std::string_view text, const PushKeys& keys,
                                        const std::string& message_key, const std::string& salt) {
  const auto own = pair_of(bytes_in(message_key));
  return own ? encrypt(text, keys, *own, bytes_in(salt)) : std::nullopt;
}

std::optional<std::string> encrypt_push(std::string_view text, const PushKeys& keys) {
  const auto own = draw_pair();
  std::string salt(kSalt, '\0');
  if (!own || RAND_bytes(bytes_of(salt), kSalt) != 1) return std::nullopt;
  return encrypt(text, keys, *own, salt);
}

}  // namespace pithead::server
