#include "cli/interrupt.h"

#include <cstdio>

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction is POSIX, <csignal> need not have it

namespace pithead::cli {
namespace {

volatile sig_atomic_t was_interrupted = 0;

}  // namespace

void catch_interrupt() {
  struct sigaction action{};
  sigaction(SIGINT, nullptr, &action);
  if (action.sa_handler == SIG_IGN) return;
  action.sa_handler = [](int /*signal*/) { was_interrupted = 1; };
  action.sa_flags = SA_RESETHAND | SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
}

bool interrupted() { return was_interrupted != 0; }

void end_interrupted() {
  if (std::fflush(stdout) != 0) return;  // main tells it
  signal(SIGINT, SIG_DFL);
  raise(SIGINT);
}

}  // namespace pithead::cli
