#include "server/passwords.h"

#include <set>

#include <gtest/gtest.h>

#include "server/table/secret.h"

namespace pithead::server {
namespace {

std::string refused(const std::string& password) {
  const auto good = check_new_password(password);
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

}  // namespace
}  // namespace pithead::server
