#include "match/file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace pithead {
namespace {

Result<void> refuse(const std::string& file, const std::string& why) {
  return fail(Error::Kind::UnreadableFile, "cannot write '" + file + "': " + why);
}

std::string reason() { return std::strerror(errno); }  // NOLINT(concurrency-mt-unsafe)

// A name of our own, so that no other file is in the way.
std::string fresh_name(const std::string& file) { return file + "." + std::to_string(getpid()) + ".new"; }

}  // namespace

Result<void> save_text(const std::string& file, std::string_view text) {
  const std::string fresh = fresh_name(file);
  std::FILE* out = std::fopen(fresh.c_str(), "wx");
  bool written = out != nullptr && std::fwrite(text.data(), 1, text.size(), out) == text.size();
  written = out != nullptr && std::fclose(out) == 0 && written;
  if (!written || std::rename(fresh.c_str(), file.c_str()) != 0) {
    const std::string why = reason();
    if (out != nullptr) std::remove(fresh.c_str());
    return refuse(file, why);
  }
  return {};
}

Result<void> check_saving(const std::string& file) {
  if (file.empty()) return refuse(file, "a file needs a name");
  std::error_code ignored;
  const auto there = std::filesystem::status(file, ignored);
  if (std::filesystem::is_directory(there)) return refuse(file, "it is a folder");
  if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) {
    return refuse(file, "it is no ordinary file");
  }
  const std::string fresh = fresh_name(file);
  std::FILE* out = std::fopen(fresh.c_str(), "wx");
  if (out == nullptr) return refuse(file, reason());
  std::fclose(out);
  std::remove(fresh.c_str());
  return {};
}

}  // namespace pithead
