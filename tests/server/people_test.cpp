// Who is known by a login, and for how long.
#include "server/people.h"

#include <gtest/gtest.h>

#include "server/store/credentials.h"
#include "server/store/store_thread.h"
#include "server/table/secret.h"
#include "tests/server/hand_loop.h"
#include "tests/server/store_samples.h"

namespace pithead::server {
namespace {

class Logins : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(prepare_secrets());
    people_.create_guest("en", "a test", [this](const Answer<NewLogin>& guest) { guest_ = *guest; });
    ASSERT_TRUE(loop_.run_until([this] { return guest_.has_value(); }));
    people_.authenticate(guest_->cookie, [this](const auto& found) { login_ = (*found)->login; });
    ASSERT_TRUE(loop_.run_until([this] { return !login_.empty(); }));
  }

  // Whether somebody is known by the cookie.
  bool known() {
    std::optional<bool> answer;
    people_.authenticate(guest_->cookie, [&](const auto& found) { answer = found && *found; });
    EXPECT_TRUE(loop_.run_until([&] { return answer.has_value(); }));
    return answer.value_or(false);
  }

  // As if another node did: nobody here is told.
  void end_elsewhere() {
    bool ended = false;
    writer_.submit([this](Store& store) { return store.end_login(login_); },
                   [&](const auto&) { ended = true; });
    ASSERT_TRUE(loop_.run_until([&] { return ended; }));
  }

  TemporaryFolder folder_;
  HandLoop loop_;
  StoreThread writer_{opened("sqlite:" + folder_ / "pithead.db"),
                      [this](StoreThread::Work work) { loop_.post(std::move(work)); }};
  Milliseconds now_ = 1'000 * kDay;
  People people_{writer_, "secret", [this] { return now_; }};
  std::optional<NewLogin> guest_;
  std::string login_;
};

TEST_F(Logins, AreRememberedUntilTheNewsOfTheirEnd) {
  std::string told;
  people_.on_login_ended = [&](const std::string& login) { told = login; };
  end_elsewhere();
  EXPECT_TRUE(known()) << "remembered, or this test would prove nothing";
  people_.login_ended(login_);
  EXPECT_EQ(told, login_);
  EXPECT_FALSE(known());
}

// Found before the end, but told behind the news of it.
TEST_F(Logins, AreNotRememberedWhenTheNewsCameFirst) {
  people_.gap();
  std::optional<bool> answer;
  people_.authenticate(guest_->cookie, [&](const auto& found) { answer = found && *found; });
  writer_.submit([this](Store& store) { return store.end_login(login_); }, [](const auto&) {});
  people_.login_ended(login_);
  ASSERT_TRUE(loop_.run_until([&] { return answer.has_value(); }));
  EXPECT_TRUE(*answer) << "it was found in time";
  EXPECT_FALSE(known());
}

TEST_F(Logins, AreLookedUpAnewAfterAGap) {
  end_elsewhere();
  people_.gap();
  EXPECT_FALSE(known());
}

TEST_F(Logins, OfGuestsLastFourHundredDaysFromTheirLastUse) {
  for (int visit = 0; visit < 3; ++visit) {
    now_ += 399 * kDay;
    EXPECT_TRUE(known());
  }
  now_ += 401 * kDay;
  EXPECT_FALSE(known());
}

TEST_F(Logins, OfAccountsLastNinetyDaysFromTheirLastUse) {
  bool made = false;
  writer_.submit(
      [this](Store& store) { return store.credentials().make_account(guest_->person.id, "ada", "hash"); },
      [&](const auto&) { made = true; });
  ASSERT_TRUE(loop_.run_until([&] { return made; }));
  for (int visit = 0; visit < 3; ++visit) {
    now_ += 89 * kDay;
    EXPECT_TRUE(known());
  }
  now_ += 91 * kDay;
  EXPECT_FALSE(known());
}

}  // namespace
}  // namespace pithead::server
