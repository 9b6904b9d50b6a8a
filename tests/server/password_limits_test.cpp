#include <gtest/gtest.h>

#include "server/account_api.h"

namespace pithead::server {
namespace {

HttpRequest from(const std::string& address) {
  HttpRequest request;
  request.address = address;
  return request;
}

std::string machine(int i) { return "10.0." + std::to_string(i / 256) + "." + std::to_string(i % 256); }

TEST(PasswordLimits, OneAddressTriesTenAtOneAccount) {
  PasswordLimits limits;
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(limits.may_try(from("10.0.0.1"), "ada"));
  EXPECT_FALSE(limits.may_try(from("10.0.0.1"), "ADA"));
  EXPECT_TRUE(limits.may_try(from("10.0.0.1"), "bea"));
  EXPECT_TRUE(limits.may_try(from("10.0.0.2"), "ada")) << "the owner is elsewhere";
}

TEST(PasswordLimits, ManyMachinesTogetherAreSlowedDownToo) {
  PasswordLimits limits;
  int tries = 0;
  while (tries < 1000 && limits.may_try(from(machine(tries)), "ada")) ++tries;
  EXPECT_GE(tries, 200);
  EXPECT_LT(tries, 1000);
  EXPECT_TRUE(limits.may_try(from("10.9.9.9"), "bea"));
}

TEST(PasswordLimits, NobodysBoxIsFilled) {
  PasswordLimits limits;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limits.may_mail(from(machine(i)), "ada"));
  EXPECT_FALSE(limits.may_mail(from(machine(9)), "Ada"));
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(limits.may_mail(from("10.1.1.1"), "somebody " + std::to_string(i)));
  EXPECT_FALSE(limits.may_mail(from("10.1.1.1"), "somebody else"));
}

}  // namespace
}  // namespace pithead::server
