// The notation of every game: each move of the action space has its own text, and nothing else is a move.
#include <cctype>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "games/core/game.h"
#include "tests/core/every_game.h"
#include "tests/core/properties.h"

namespace pithead {
namespace {

template <class G>
class Notation : public testing::Test {};
TYPED_TEST_SUITE(Notation, EveryGame);

template <Game G>
std::string text_of(std::size_t index) {
  std::string text;
  G::write_move(static_cast<Move>(index), text);
  return text;
}

template <Game G>
const std::set<std::string>& all_texts() {
  static const std::set<std::string> kTexts = [] {
    std::set<std::string> texts;
    for (std::size_t i = 0; i < G::kActions; ++i) texts.insert(text_of<G>(i));
    return texts;
  }();
  return kTexts;
}

TYPED_TEST(Notation, EveryMoveHasItsOwnText) {
  EXPECT_EQ(all_texts<TypeParam>().size(), TypeParam::kActions);
  EXPECT_FALSE(all_texts<TypeParam>().contains(""));
}

TYPED_TEST(Notation, EveryTextReadsBack) {
  for (std::size_t i = 0; i < TypeParam::kActions; ++i) {
    const auto move = TypeParam::read_move(text_of<TypeParam>(i));
    ASSERT_TRUE(move) << text_of<TypeParam>(i);
    ASSERT_EQ(index_of(*move), i);
  }
}

// People type it and screen readers speak it.
TYPED_TEST(Notation, TextsArePlainWordsWithSingleBlanks) {
  for (const std::string& text : all_texts<TypeParam>()) {
    EXPECT_TRUE(text.front() != ' ' && text.back() != ' ' && text.find("  ") == std::string::npos) << text;
    for (const char c : text) EXPECT_TRUE(c == ' ' || c == '-' || c == '+' || std::isalnum(c) != 0) << text;
    EXPECT_LT(text.size(), 128U) << text;
  }
}

// A near miss is either refused or is another move's own text ("cage 1" for "cage 2").
template <Game G>
void expect_no_alias(const std::string& text) {
  const auto move = G::read_move(text);
  ASSERT_EQ(move.has_value(), all_texts<G>().contains(text)) << "'" << text << "'";
  if (!move) return;
  ASSERT_EQ(text_of<G>(index_of(*move)), text);
}

TYPED_TEST(Notation, NothingElseIsAMove) {
  for (const std::string& text : all_texts<TypeParam>()) {
    for (std::size_t i = 0; i < text.size(); ++i) expect_no_alias<TypeParam>(text.substr(0, i));
    for (std::size_t i = 1; i < text.size(); ++i) expect_no_alias<TypeParam>(text.substr(i));
    for (std::size_t i = 0; i <= text.size(); ++i) {
      expect_no_alias<TypeParam>(std::string(text).insert(i, 1, ' '));
      if (i == text.size()) break;
      expect_no_alias<TypeParam>(std::string(text).erase(i, 1));
      std::string other_case = text;
      other_case[i] = static_cast<char>(other_case[i] ^ 0x20);
      expect_no_alias<TypeParam>(other_case);
    }
    for (const std::string_view tail : {" ", "\n", "s", " x", " with", "\t"}) {
      expect_no_alias<TypeParam>(text + std::string(tail));
    }
    expect_no_alias<TypeParam>(text + " " + text);
  }
}

TYPED_TEST(Notation, AnyChangedLettersAreNoAlias) {
  using G = TypeParam;
  holds(20000, [] {
    std::string text = text_of<G>(*evenly<std::size_t>(0, G::kActions));
    const int changes = *evenly(1, 4);
    for (int i = 0; i < changes; ++i) {
      text[*evenly<std::size_t>(0, text.size())] =
          *rc::gen::oneOf(evenly<char>(0, 127), evenly<char>('a', 'z' + 1));
    }
    const auto move = G::read_move(text);
    RC_ASSERT(move.has_value() == all_texts<G>().contains(text));
    if (move) RC_ASSERT(text_of<G>(index_of(*move)) == text);
  });
}

// Words of the notation in any sequence.
TYPED_TEST(Notation, ShuffledWordsAreNoAlias) {
  using G = TypeParam;
  std::set<std::string> words;
  for (const std::string& text : all_texts<G>()) {
    for (std::size_t first = 0; first != std::string::npos;) {
      const std::size_t blank = text.find(' ', first);
      words.insert(text.substr(first, blank - first));
      first = blank == std::string::npos ? blank : blank + 1;
    }
  }
  const std::vector<std::string> list(words.begin(), words.end());
  holds(20000, [&] {
    std::string text;
    for (int words_left = *evenly(0, 7); words_left > 0; --words_left)
      text += (text.empty() ? "" : " ") + list[*evenly<std::size_t>(0, list.size())];
    const auto move = G::read_move(text);
    RC_ASSERT(move.has_value() == all_texts<G>().contains(text));
    if (move) RC_ASSERT(text_of<G>(index_of(*move)) == text);
  });
}

}  // namespace
}  // namespace pithead
