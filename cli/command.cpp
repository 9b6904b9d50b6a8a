#include "cli/command.h"

#include <cstdint>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/commands.h"

namespace pithead::cli {
namespace {

template <class Number>
CLI::Option* add_number(CLI::App& app, const std::string& name, Number& value, int least, int most,
                        const std::string& help) {
  const auto read = [&value, name, least, most](const std::string& text) {
    value = static_cast<int>(
        read_number(name, text, static_cast<std::uint64_t>(least), static_cast<std::uint64_t>(most)));
  };
  return app.add_option_function<std::string>(name, read, help)->type_name("INT");
}

// Whether there is such an option. One that was given on the command line stays as it is.
bool take(CLI::App& app, const CLI::ConfigItem& item) {
  CLI::Option* option = item.parents.empty() ? app.get_option_no_throw("--" + item.name) : nullptr;
  if (option == nullptr || !option->get_configurable()) return false;
  if (!option->empty()) return true;
  if (option->get_expected_min() == 0) {  // a flag
    option->add_result(option->get_flag_value(item.name, CLI::ConfigTOML().to_flag(item)));
  } else {
    option->add_result(item.inputs);
  }
  option->run_callback();
  return true;
}

}  // namespace

CLI::App& command_group(CLI::App& app, const std::string& name, const std::string& help) {
  CLI::App* group = app.add_subcommand(name, help);
  group->require_subcommand(1);
  group->fallthrough();
  return *group;
}

Command::Command(CLI::App& app, const std::string& name, const std::string& help)
    : app_(*app.add_subcommand(name, help)) {
  app_.fallthrough();  // so that --box may stand behind a command, too
}

void Command::required(const std::string& name, std::string& value, const std::string& help) {
  app_.add_option(name, value, help)->required();
}

void Command::option(const std::string& name, std::string& value, const std::string& help) {
  app_.add_option(name, value, help)->capture_default_str();
}

void Command::option(const std::string& name, std::optional<std::string>& value, const std::string& help) {
  app_.add_option(name, value, help);
}

void Command::option(const std::string& name, double& value, const std::string& help) {
  app_.add_option(name, value, help)->capture_default_str();
}

void Command::option(const std::string& name, std::optional<double>& value, const std::string& help) {
  app_.add_option(name, value, help);
}

void Command::flag(const std::string& name, bool& value, const std::string& help) {
  app_.add_flag(name, value, help);
}

void Command::repeated(const std::string& name, const std::string& kind, std::vector<std::string>& values,
                       const std::string& help) {
  app_.add_option(name, values, help)->type_name(kind)->allow_extra_args(false);
}

void Command::number(const std::string& name, int& value, int least, int most, const std::string& help) {
  add_number(app_, name, value, least, most, help)->default_str(std::to_string(value));
}

void Command::number(const std::string& name, std::optional<int>& value, int least, int most,
                     const std::string& help) {
  add_number(app_, name, value, least, most, help);
}

void Command::show_default(const std::string& name, const std::string& text) {
  app_.get_option(name)->default_str(text);
}

void Command::footer(const std::string& text) { app_.footer(text); }

void Command::config(const std::string& name) {
  app_.add_option(name, *config_, "Reads options from a file, such as: port = 8080")
      ->type_name("FILE")
      ->configurable(false);
}

// CLI11 reads files for the whole program only, with a section for each command; ours belong to one.
void Command::read_config() const {
  if (config_->empty()) return;
  try {
    for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_file(*config_)) {
      if (!take(app_, item))
        throw Failure{fmt::format("{}: there is no option '{}'", *config_, item.fullname())};
    }
  } catch (const CLI::FileError&) {
    throw Failure{fmt::format("{} cannot be read", *config_)};
  } catch (const CLI::Error& error) {
    throw Failure{fmt::format("{}: {}", *config_, error.what())};
  }
}

void Command::run(std::function<void()> action) {
  app_.callback([command = *this, action = std::move(action)] {
    command.read_config();
    action();
  });
}

}  // namespace pithead::cli
