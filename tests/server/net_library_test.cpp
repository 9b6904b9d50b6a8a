// docs/design.md says that nothing but server/net knows the network library.
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

namespace pithead::tests {
namespace {

namespace fs = std::filesystem;

bool includes_network_library(const fs::path& source) {
  std::ifstream in(source);
  for (std::string line; std::getline(in, line);)
    for (const char* library : {"<boost/asio", "<boost/beast", "<boost/url"})
      if (line.starts_with("#include") && line.find(library) != std::string::npos) return true;
  return false;
}

TEST(NetworkLibrary, IsKnownToServerNetOnly) {
  const fs::path root = PITHEAD_SOURCE_DIR;
  int known = 0;
  for (const char* folder : {"games", "match", "bots", "server", "cli"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (!entry.is_regular_file() || !includes_network_library(entry.path())) continue;
      ++known;
      EXPECT_EQ(entry.path().parent_path(), root / "server/net") << entry.path();
    }
  }
  EXPECT_GT(known, 0);
}

}  // namespace
}  // namespace pithead::tests
