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

}  // namespace

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

void Command::run(std::function<void()> action) { app_.callback(std::move(action)); }

}  // namespace pithead::cli
