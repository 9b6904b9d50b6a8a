#include "server/passwords.h"

#include <set>

#include <gtest/gtest.h>

#include "games/catalogue.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

std::string refused(const std::string& password, std::string_view login = {}) {
  const auto good = check_new_password(password, login);
  return good ? "" : std::string(error_name(good.error().why));
}

TEST(Passwords, ThoseThatEverybodyTriesAreRefused) {
  for (const char* password :
       {"password", "12345678", "Password1", "QWERTYUIOP", "iloveyou", "trustno1", "1q2w3e4r5t"})
    EXPECT_EQ(refused(password), "common-password") << password;
  for (const char* password : {"nine lives", "passwordpasswordpassword", "Grubenlampe 7"})
    EXPECT_EQ(refused(password), "") << password;
  EXPECT_EQ(refused("7 chars"), "bad-password");
  EXPECT_EQ(refused(std::string(201, 'x')), "bad-password");
}

TEST(Passwords, ThoseThatAreLittleMoreThanAWordOfThisPlaceAreRefused) {
  for (const char* password : {"pithead1", "Pit-Head 2026", "pitheadpithead"})
    EXPECT_EQ(refused(password), "common-password") << password;
  for (const AnyGame* game : all_games()) {
    EXPECT_EQ(refused(std::string(game->info().title) + " 1"), "common-password");
    EXPECT_EQ(refused(std::string(game->info().id) + "2026"), "common-password");
  }
  for (const char* password : {"lovelace", "Love.Lace1815", "2026lovelace"})
    EXPECT_EQ(refused(password, "Lovelace"), "common-password") << password;
  EXPECT_EQ(refused("lovelace1815", "lovelace@example.org"), "common-password");
  EXPECT_EQ(refused("lovelace"), "") << "of somebody else";
  for (const char* password : {"pithead and nine lives", "lovelace, Ada King", "hello adam"})
    EXPECT_EQ(refused(password, "lovelace"), "") << password;
  EXPECT_EQ(refused("abcdefgh", "ab"), "") << "two letters are in many words";
}

TEST(Passwords, AreMeasuredInCharacters) {
  EXPECT_EQ(refused("äöüß"), "bad-password") << "eight bytes";
  EXPECT_EQ(refused("äöüßäöüß"), "");
  std::string lamps;
  for (int i = 0; i < 64; ++i) lamps += "💡";
  EXPECT_EQ(refused(lamps), "");
  ASSERT_TRUE(prepare_secrets());
  EXPECT_TRUE(is_password(hash_password(lamps), lamps));
}

TEST(Passwords, AreKnownByTheirHash) {
  ASSERT_TRUE(prepare_secrets());
  const std::string hash = hash_password("nine lives");
  EXPECT_TRUE(is_password(hash, "nine lives"));
  EXPECT_FALSE(is_password(hash, "ten lives"));
  for (const char* other :
       {"Nine lives", "NINE LIVES", "nine lives ", " nine lives", "ninelives", "nine live"})
    EXPECT_FALSE(is_password(hash, other)) << other;
  EXPECT_FALSE(is_password("", "nine lives"));
  EXPECT_FALSE(is_password(std::nullopt, "nobody has this password")) << "that of the decoy is nobody's";
}

TEST(Codes, AreReadHoweverTheyAreTyped) {
  ASSERT_TRUE(prepare_secrets());
  EXPECT_EQ(hash_code("0O1I-LABC-DEFG-HJKM"), hash_code(" oo11 1abc defg hjkm\n"));
  EXPECT_NE(hash_code("0000-0000-0000-0000"), hash_code("0000-0000-0000-0001"));
  std::set<std::string> codes;
  for (int i = 0; i < 100; ++i) {
    const std::string code = new_code();
    EXPECT_EQ(code.size(), 29U);
    codes.insert(hash_code(code));
  }
  EXPECT_EQ(codes.size(), 100U);
}

TEST(Codes, ThatWereMailedBelongToWhoeverAskedForThem) {
  ASSERT_TRUE(prepare_secrets());
  const std::string code = new_code();
  EXPECT_EQ(hash_code_for("ada", code), hash_code_for("ada", ' ' + code));
  EXPECT_NE(hash_code_for("ada", code), hash_code_for("eve", code));
  EXPECT_NE(hash_code_for("", code), hash_code(code));
}

}  // namespace
}  // namespace pithead::server
