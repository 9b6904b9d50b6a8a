#include "tests/load/server_process.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pithead::load {
namespace {

double ticks(double number) { return number / static_cast<double>(sysconf(_SC_CLK_TCK)); }

// In the child, until it is another program. It goes when we go, however that happens.
[[noreturn]] void become(const std::vector<std::string>& words, int output, const std::string& log) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  dup2(output, STDOUT_FILENO);
  const int errors = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (errors >= 0) dup2(errors, STDERR_FILENO);
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execv(arguments.front(), arguments.data());
  _exit(127);
}

std::string whole_file(const std::string& name) {
  std::stringstream text;
  text << std::ifstream(name).rdbuf();
  return text.str();
}

std::uint16_t port_of(int socket) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

// A socket with a free port of the loopback, which it does not listen at: who asks for that very port may
// have it, as the server does, but to nobody who takes any port does the kernel give this one.
int keep_a_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const int on = 1;
  setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw Failure{"there is no free port for the server"};
  return socket;
}

}  // namespace

ServerProcess::ServerProcess(std::string program, std::vector<std::string> arguments, std::string log)
    : program_(std::move(program)),
      arguments_(std::move(arguments)),
      log_(std::move(log)),
      keeper_(keep_a_port()),
      port_(port_of(keeper_)) {}

ServerProcess::~ServerProcess() {
  stop();
  if (output_ >= 0) close(output_);
  close(keeper_);
}

Address ServerProcess::start() {
  std::array<int, 2> pipe{};
  if (pipe2(pipe.data(), O_CLOEXEC) != 0) throw Failure{"no pipe could be made for the server"};
  std::vector<std::string> words{program_, "serve", "--port", std::to_string(port_)};
  words.insert(words.end(), arguments_.begin(), arguments_.end());
  process_ = fork();
  if (process_ == 0) become(words, pipe[1], log_);
  close(pipe[1]);
  if (output_ >= 0) close(output_);
  output_ = pipe[0];  // kept open, so that the server can go on printing
  std::string said;
  std::array<char, 512> part{};
  while (said.find('\n') == std::string::npos) {
    const ssize_t read = ::read(output_, part.data(), part.size());
    if (read <= 0) throw Failure{fmt::format("{} does not open: {}{}", program_, said, whole_file(log_))};
    said.append(part.data(), static_cast<std::size_t>(read));
  }
  const std::size_t at = said.find("http://");
  const auto address = read_url(at == std::string::npos ? "" : said.substr(at, said.find(' ', at) - at));
  if (!address) throw Failure{fmt::format("{} does not say where it is open, but: {}", program_, said)};
  return *address;
}

void ServerProcess::signal(int number) const {
  if (process_ > 0) kill(process_, number);
}

bool ServerProcess::ended() {
  if (process_ > 0 && waitpid(process_, nullptr, WNOHANG) != process_) return false;
  process_ = 0;
  return true;
}

std::string ServerProcess::stop() {
  if (process_ <= 0) return {};
  signal(SIGTERM);
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = 0;
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {};
  const std::string how = WIFEXITED(status) ? fmt::format("with status {}", WEXITSTATUS(status))
                                            : fmt::format("by signal {}", WTERMSIG(status));
  return fmt::format("{} ended {}; it said: {}", program_, how, whole_file(log_));
}

// The name of the program, in brackets, may hold anything; user and system time are the 12th and 13th word
// behind it.
double ServerProcess::cpu_seconds() const {
  const std::string text = whole_file(fmt::format("/proc/{}/stat", process_));
  const std::size_t bracket = text.rfind(')');
  if (process_ == 0 || bracket == std::string::npos) return 0;
  std::istringstream words(text.substr(bracket + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) words >> skipped;
  double user = 0;
  double system = 0;
  words >> user >> system;
  return ticks(user + system);
}

double machine_busy_seconds() {
  std::ifstream stat("/proc/stat");
  std::string name;
  double user = 0;
  double nice = 0;
  double system = 0;
  stat >> name >> user >> nice >> system;
  return ticks(user + nice + system);
}

double own_cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double load_average() {
  double load = 0;
  return getloadavg(&load, 1) == 1 ? load : 0;
}

}  // namespace pithead::load
