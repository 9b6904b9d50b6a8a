// What every store keeps of people, and how it is taken out again; store_test.cpp runs it on each of them.
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/store/credentials.h"
#include "server/store/erasure.h"
#include "tests/server/any_store.h"

namespace pithead::server {
namespace {

// ---- people -----------------------------------------------------------------------------------------

TEST_P(AnyStore, HasNobodyInItAtFirst) {
  EXPECT_TRUE(must(store().credentials().end_account_logins()).empty());
  EXPECT_TRUE(must(store().credentials().end_guest_logins()).empty());
  for (const char* login : {"admin", "root", "operator", "pithead", "guest", ""})
    EXPECT_EQ(must(store().credentials().find_account(login)), std::nullopt) << login;
  EXPECT_EQ(must(store().erasure().sweep_guests({}, 1, 0)), std::nullopt);
}

TEST_P(AnyStore, KeepsPeople) {
  const Person ada{"p1", "Ada Lovelace 🪨", "de", R"({"sound":false})", "Ada", "$argon2id$v=19$", 123, ""};
  must(store().save_person(ada));
  must(store().save_person(person_of("guest 1")));
  must(store().save_person(person_of("guest 2")));  // guests have no login, and that is not the same one
  reopen();
  EXPECT_EQ(must(store().find_person("p1")), ada);
  EXPECT_EQ(must(store().find_person("guest 2")), person_of("guest 2"));
  EXPECT_EQ(must(store().find_person("nobody")), std::nullopt);
  Person changed = ada;
  changed.name = "Countess";
  must(store().save_person(changed));
  EXPECT_EQ(must(store().find_person("p1")), changed);
}

TEST_P(AnyStore, ANewNameLeavesCredentialsAlone) {
  Person ada = person_of("p1");
  must(store().save_person(ada));
  must(store().credentials().make_account("p1", "Ada", "hash"));
  ada.name = "Countess";
  must(store().save_person(ada));
  const auto kept = must(store().find_person("p1"));
  EXPECT_EQ(std::tie(kept->name, kept->login, kept->password), std::tuple("Countess", "Ada", "hash"));
}

TEST_P(AnyStore, AGuestBecomesAnAccountOnce) {
  must(store().save_person(person_of("p1")));
  EXPECT_TRUE(must(store().credentials().make_account("p1", "Ada", "first")));
  EXPECT_FALSE(must(store().credentials().make_account("p1", "Another", "second")));
  EXPECT_FALSE(must(store().credentials().make_account("nobody", "Third", "third")));
  EXPECT_EQ(must(store().find_person("p1"))->login, "Ada");
  EXPECT_EQ(must(store().credentials().find_account("another")), std::nullopt);
}

TEST_P(AnyStore, OnlyAccountsHaveCredentials) {
  must(store().save_person(person_of("p1")));
  must(store().credentials().set_login("p1", "Ada"));
  must(store().credentials().set_password("p1", "hash"));
  must(store().credentials().set_mail("p1", "ada@example.org"));
  EXPECT_EQ(must(store().find_person("p1")), person_of("p1"));
}

TEST_P(AnyStore, AnAddressIsOneAccounts) {
  must(store().save_person(person_of("p1", "Ada")));
  must(store().save_person(person_of("p2", "ada@example.org")));
  must(store().save_person(person_of("p3", "Cyd")));
  must(store().credentials().set_mail("p1", "Ada@Example.org"));
  EXPECT_EQ(must(store().find_person("p1"))->mail, "Ada@Example.org");
  const auto taken = store().credentials().set_mail("p3", "ada@example.org");
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().kind, StoreError::Kind::NameTaken);
  // The login of one may be the address of another: the login counts.
  EXPECT_EQ(must(store().credentials().find_account("ada@example.org"))->id, "p2");
  must(store().credentials().set_login("p2", "Bea"));
  EXPECT_EQ(must(store().credentials().find_account("ADA@example.org"))->id, "p1");
  must(store().credentials().set_mail("p1", ""));
  must(store().credentials().set_mail("p3", "ada@example.org"));
}

TEST_P(AnyStore, ACodeWorksOnceAndNotTooLate) {
  must(store().save_person(person_of("p1", "Ada")));
  must(store().save_person(person_of("p2", "Bea")));
  Credentials& credentials = store().credentials();
  const auto code = [](const std::string& hash, Code::For what_for, Milliseconds until) {
    return Code{hash, "p1", what_for, until, what_for == Code::For::Mail ? "ada@example.org" : ""};
  };
  const std::vector shown{code("a", Code::For::Recovery, 1000), code("b", Code::For::Recovery, 1000)};
  must(credentials.replace_codes(shown));
  must(credentials.add_code(code("c", Code::For::Reset, 100)));
  must(credentials.add_code(code("d", Code::For::Mail, 100)));
  EXPECT_FALSE(must(credentials.use_code("p2", "a", Code::For::Recovery, 1)));
  EXPECT_FALSE(must(credentials.use_code("p1", "a", Code::For::Mail, 1)));
  EXPECT_TRUE(must(credentials.use_code("p1", "a", Code::For::Recovery, 1)));
  EXPECT_FALSE(must(credentials.use_code("p1", "a", Code::For::Recovery, 1)));
  EXPECT_FALSE(must(credentials.use_code("p1", "c", Code::For::Reset, 100)));
  EXPECT_EQ(must(credentials.use_code("p1", "d", Code::For::Mail, 99))->mail, "ada@example.org");
  must(credentials.replace_codes({shown.data(), 1}));
  EXPECT_FALSE(must(credentials.use_code("p1", "b", Code::For::Recovery, 1))) << "new ones replace it";
  EXPECT_TRUE(must(credentials.use_code("p1", "c", Code::For::Reset, 1))) << "but none for another purpose";
}

TEST_P(AnyStore, EndsAllLoginsButOne) {
  must(store().save_person(person_of("p1")));
  must(store().save_person(person_of("p2")));
  for (const char* key : {"key 1", "key 2", "key 3"}) must(store().add_login({key, "p1", 1, "", 5}));
  must(store().add_login({"key 4", "p2", 1, "", 5}));
  must(store().credentials().touch_login("key 2", 77));
  auto ended = must(store().credentials().end_logins("p1", "key 2"));
  std::ranges::sort(ended);
  EXPECT_EQ(ended, (std::vector<std::string>{"key 1", "key 3"}));
  EXPECT_EQ(must(store().logins_of("p1")), (std::vector{Login{"key 2", "p1", 1, "", 77}}));
  EXPECT_EQ(must(store().logins_of("p2")).size(), 1U);
  EXPECT_EQ(must(store().credentials().end_logins("p1", "")).size(), 1U);
}

TEST_P(AnyStore, LoginNamesDifferInMoreThanCapitals) {
  must(store().save_person(person_of("p1", "Ada")));
  const auto taken = store().save_person(person_of("p2", "aDA"));
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().kind, StoreError::Kind::NameTaken);
  EXPECT_EQ(taken.error().what, "somebody else has the login name 'aDA'; choose another");
  EXPECT_EQ(must(store().find_person("p2")), std::nullopt);
  EXPECT_EQ(must(store().credentials().find_account("ADA")), person_of("p1", "Ada"));
  EXPECT_EQ(must(store().credentials().find_account("")), std::nullopt);
  must(store().credentials().set_login("p1", "ADA"));  // one's own may be written anew
  must(store().save_person(person_of("p2", "Ada2")));
  EXPECT_EQ(must(store().credentials().find_account("ada"))->login, "ADA");
  EXPECT_FALSE(store().credentials().set_login("p2", "ada"));
  EXPECT_EQ(must(store().find_person("p2"))->login, "Ada2");
}

TEST_P(AnyStore, KeepsLogins) {
  must(store().save_person(person_of("p1")));
  must(store().save_person(person_of("p2")));
  const Login old{"key 1", "p1", 10, "Firefox on Linux"};
  const Login young{"key 2", "p1", 20, "Safari"};
  must(store().add_login(old));
  must(store().add_login(young));
  must(store().add_login({"key 3", "p2", 30, ""}));
  must(store().add_login(old));  // as after an answer that was lost
  EXPECT_EQ(must(store().find_login("key 1")), old);
  EXPECT_EQ(must(store().find_login("key 4")), std::nullopt);
  EXPECT_EQ(must(store().logins_of("p1")), (std::vector{young, old}));
  must(store().end_login("key 1"));
  must(store().end_login("key 1"));
  EXPECT_EQ(must(store().find_login("key 1")), std::nullopt);
  EXPECT_EQ(must(store().logins_of("p1")), std::vector{young});
  EXPECT_FALSE(store().add_login({"key 5", "nobody", 1, ""}));
}

// ---- what is taken out again -------------------------------------------------------------------------

TEST_P(AnyStore, SweepsGuestsWhoAreAtNoTable) {
  for (const char* id : {"a", "b", "c", "d", "e", "f"}) must(store().save_person(person_of(id)));
  must(store().credentials().make_account("b", "Bea", "hash"));
  Summary summary = summary_of("t", 1);
  summary.host = "c";
  summary.members = {{"d", false}};
  save(summary);
  must(store().add_login({"key", "e", 1, "", 5000}));
  Erasure& erasure = store().erasure();
  EXPECT_EQ(must(erasure.sweep_guests("", 2, 5000)), "c") << "accounts are not looked at";
  EXPECT_EQ(must(erasure.sweep_guests("c", 9, 5000)), "f");
  EXPECT_EQ(must(erasure.sweep_guests("f", 9, 5000)), std::nullopt);
  EXPECT_FALSE(must(store().find_person("a")));
  EXPECT_FALSE(must(store().find_person("f")));
  for (const char* id : {"b", "c", "d", "e"}) EXPECT_TRUE(must(store().find_person(id))) << id;
}

TEST_P(AnyStore, SweepsLoginsAndCodesThatAreTooOld) {
  must(store().save_person(person_of("p1", "Ada")));
  must(store().save_person(person_of("p2")));
  for (const Milliseconds used : {10, 20, 30}) {
    must(store().add_login({"account " + std::to_string(used), "p1", 1, "", used}));
    must(store().add_login({"guest " + std::to_string(used), "p2", 1, "", used}));
  }
  must(store().erasure().sweep_logins(30, 20, 9));
  EXPECT_EQ(must(store().logins_of("p1")).size(), 1U);
  EXPECT_EQ(must(store().logins_of("p2")).size(), 2U);
  must(store().credentials().add_code({"old", "p1", Code::For::Reset, 10, ""}));
  must(store().credentials().add_code({"young", "p1", Code::For::Reset, 20, ""}));
  must(store().erasure().sweep_codes(15));
  EXPECT_FALSE(must(store().credentials().use_code("p1", "old", Code::For::Reset, 1)));
  EXPECT_TRUE(must(store().credentials().use_code("p1", "young", Code::For::Reset, 1)));
}

TEST_P(AnyStore, ANewPasswordEndsMailedCodes) {
  must(store().save_person(person_of("p1", "Ada")));
  must(store().credentials().add_code({"mailed", "p1", Code::For::Reset, 10, ""}));
  must(store().credentials().add_code({"written down", "p1", Code::For::Recovery, 10, ""}));
  must(store().credentials().set_password("p1", "hash"));
  EXPECT_FALSE(must(store().credentials().use_code("p1", "mailed", Code::For::Reset, 1)));
  EXPECT_TRUE(must(store().credentials().use_code("p1", "written down", Code::For::Recovery, 1)));
}

TEST_P(AnyStore, RewritesEveryTextOfATable) {
  Append end = entry_of("t", 1, "Ada opens");
  end.summary.members = {{"ada", false}, {"bob", false}};
  end.results = {result_of("ada", "t", 5000), result_of("bob", "t", 5000)};
  ASSERT_EQ(append_one(store(), end), Appended::Written);
  Append words = entry_of("u", 1, "Ada opens");
  words.speaker = "cyd";
  ASSERT_EQ(append_one(store(), words), Appended::Written);
  EXPECT_EQ(must(store().erasure().tables_naming("cyd")), std::vector<TableId>{"u"}) << "who said something";
  EXPECT_EQ(must(store().erasure().tables_naming("bob")), std::vector<TableId>{"t"});
  EXPECT_EQ(must(store().erasure().tables_naming("ada")), (std::vector<TableId>{"t", "u"})) << "as a host";
  must(store().erasure().rewrite("t", [](std::string_view text) -> std::optional<std::string> {
    return text.starts_with("{\"game\"") ? std::nullopt : std::optional("[" + std::string(text) + "]");
  }));
  EXPECT_EQ(must(store().read("t", 0)).at(0).body, "[Ada opens]");
  EXPECT_EQ(must(store().read("u", 0)).at(0).body, "Ada opens");
  for (const char* person : {"ada", "bob"}) {
    ResultFilter filter;
    filter.person = person;
    EXPECT_EQ(must(store().results(filter, 9)).at(0).card, "[" + result_of(person, "t", 5000).card + "]");
  }
  EXPECT_EQ(must(store().tables_of("ada", 9)).at(0).card, summary_of("t", 1).card);
}

TEST_P(AnyStore, APersonGoesWithAllButTheTables) {
  Append end = entry_of("t", 1);
  end.summary.members = {{"ada", false}, {"bob", false}};
  end.results = {result_of("ada", "t", 5000), result_of("bob", "t", 5000)};
  ASSERT_EQ(append_one(store(), end), Appended::Written);
  must(store().save_person(person_of("ada", "Ada")));
  must(store().add_login({"key", "ada", 1, "", 1}));
  must(store().credentials().add_code({"code", "ada", Code::For::Reset, 10, ""}));
  must(store().erasure().remove_person("ada"));
  EXPECT_FALSE(must(store().find_person("ada")));
  EXPECT_FALSE(must(store().find_login("key")));
  EXPECT_FALSE(must(store().credentials().use_code("ada", "code", Code::For::Reset, 1)));
  ResultFilter filter;
  filter.person = "ada";
  EXPECT_EQ(must(store().count_results(filter)), 0);
  filter.person = "bob";
  EXPECT_EQ(must(store().count_results(filter)), 1);
  EXPECT_EQ(must(store().read("t", 0)).size(), 1U);
}

TEST_P(AnyStore, OneOfTheNodesThatLiveIsTheFirst) {
  EXPECT_EQ(must(store().erasure().first_node(0)), "");
  must(store().heartbeat("b", 100));
  must(store().heartbeat("a", 50));
  EXPECT_EQ(must(store().erasure().first_node(100)), "b");
  EXPECT_EQ(must(store().erasure().first_node(50)), "a");
  must(store().erasure().sweep_nodes(100));
  EXPECT_EQ(must(store().erasure().first_node(0)), "b") << "nobody remembers a node that is long gone";
}

}  // namespace
}  // namespace pithead::server
