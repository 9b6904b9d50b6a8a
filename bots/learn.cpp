#include "bots/learn.h"

#include <algorithm>

#include "bots/laboratory.h"

namespace pithead {

Training training_of(const AnyGame& game) { return laboratory_of(game).training(); }

std::vector<std::int16_t> learn_policy(const Learning& learning, const LearningProgress& progress) {
  return laboratory_of(*learning.game).learn_policy(learning, progress);
}

std::vector<std::int16_t> learn_value(const Learning& learning, const Progress& progress) {
  return laboratory_of(*learning.game).learn_value(learning, progress);
}

bool bring_policy(const AnyGame& game, int players, std::span<const std::int16_t> weights) {
  return laboratory_of(game).bring_policy(players, weights);
}

bool bring_value(const AnyGame& game, std::span<const std::int16_t> weights) {
  return laboratory_of(game).bring_value(weights);
}

std::string weights_header(const AnyGame& game, std::string_view what, std::string_view name,
                           const std::vector<std::int16_t>& weights) {
  const std::string id(game.info().id);
  std::string space = id + "::" + std::string(what);
  std::replace(space.begin(), space.end(), '-', '_');
  std::string numbers;
  std::string line = "   ";
  for (const std::int16_t weight : weights) {
    const std::string number = " " + std::to_string(weight) + ",";
    if (line.size() + number.size() > 110) {
      numbers += line + "\n";
      line = "   ";
    }
    line += number;
  }
  numbers += line + "\n";
  return "// " + std::string(game.info().title) + ": the weights of the " + std::string(what) +
         ", made by `make learn`. Not to be edited.\n#pragma once\n\n#include <array>\n#include "
         "<cstdint>\n\nnamespace pithead::" +
         space + " {\n\n// clang-format off\ntemplate <int Size>\n" +
         "inline constexpr std::array<std::int16_t, Size> " + std::string(name) + "{\n" + numbers +
         "};\n// clang-format on\n\n}  // namespace pithead::" + space + "\n";
}

}  // namespace pithead
