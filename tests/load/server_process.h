// The server under load, if it is ours to start and stop, and what the machine does meanwhile.
#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

#include "tests/load/wire.h"

namespace pithead::load {

// A sentence for whoever started the program.
struct Failure {
  std::string what;
};

class ServerProcess {
 public:
  // A program `pithead` and what it is started with besides its port. Nothing runs yet. Throws a Failure if
  // there is no free port.
  ServerProcess(std::string program, std::vector<std::string> arguments, std::string log);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  // Throws a Failure if it does not listen. Always at the same port.
  Address start();
  void signal(int number) const;
  bool ended();  // whether it has; then it is no more
  // Asks it to end and waits for it. What is wrong with how it ended, and what it said last; or nothing.
  std::string stop();
  double cpu_seconds() const;

 private:
  std::string program_;
  std::vector<std::string> arguments_;
  std::string log_;
  int keeper_ = -1;  // of the port, while the server is down
  std::uint16_t port_ = 0;
  pid_t process_ = 0;
  int output_ = -1;
};

// All cores together, since the machine started: what was worked, not waited.
double machine_busy_seconds();
double own_cpu_seconds();
double load_average();

}  // namespace pithead::load
