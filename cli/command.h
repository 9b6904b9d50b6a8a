// What a subcommand asks for, as its file describes it. Only command.cpp and main.cpp know CLI11, which reads
// the words: whoever includes that compiles all of it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): the name is theirs
class App;
}

namespace pithead::cli {

// Commands behind a word of their own: `pithead admin reports`.
CLI::App& command_group(CLI::App& app, const std::string& name, const std::string& help);

// Values are written when the words are read, so they outlive the description.
class Command {
 public:
  Command(CLI::App& app, const std::string& name, const std::string& help);

  // A name without dashes is a word by its place.
  void required(const std::string& name, std::string& value, const std::string& help);
  void option(const std::string& name, std::string& value, const std::string& help);
  void option(const std::string& name, std::optional<std::string>& value, const std::string& help);
  void option(const std::string& name, double& value, const std::string& help);
  void option(const std::string& name, std::optional<double>& value, const std::string& help);
  void flag(const std::string& name, bool& value, const std::string& help);
  // One value each time it is named.
  void repeated(const std::string& name, const std::string& kind, std::vector<std::string>& values,
                const std::string& help);
  // A whole number within bounds; anything else is a Failure in our words.
  void number(const std::string& name, int& value, int least, int most, const std::string& help);
  void number(const std::string& name, std::optional<int>& value, int least, int most,
              const std::string& help);

  // FILE with lines such as `port = 8080`: any of the options by their names without dashes. What stands on
  // the command line counts more.
  void config(const std::string& name);

  // Help shows this in place of a number's value.
  void show_default(const std::string& name, const std::string& text);
  // Below the help.
  void footer(const std::string& text);
  void run(std::function<void()> action);

 private:
  void read_config() const;

  CLI::App& app_;
  std::shared_ptr<std::string> config_ = std::make_shared<std::string>();  // file; empty: none
};

}  // namespace pithead::cli
