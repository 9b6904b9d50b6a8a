#include "cli/commands.h"

namespace pithead::cli {

void add_server_commands(CLI::App& app) {
  add_serve(app);
  add_backup(app);
  add_restore(app);
  add_end_logins(app);
  add_ratings(app);
  add_admin(app);
}

}  // namespace pithead::cli
