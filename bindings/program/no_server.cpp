// `pithead` as Python's package has it: all commands but those of a server.
#include "cli/commands.h"

namespace pithead::cli {

void add_server_commands(CLI::App& app) {
  Command command(app, "serve", "Not part of the Python package: build Pithead for it");
  command.run([] {
    throw Failure{"the Python package has no server; build Pithead itself for that, its README says how"};
  });
}

}  // namespace pithead::cli
