#include "cli/commands.h"
void pithead::cli::add_play(CLI::App&) {}
