#include "server/store/part_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace pithead::server {
namespace {

tl::unexpected<StoreError> cannot_write(const std::string& file, const char* why) {
  return tl::unexpected(
      StoreError{StoreError::Kind::Refused, fmt::format("{} cannot be written: {}", file, why)});
}

tl::unexpected<StoreError> exists(const std::string& file) {
  return tl::unexpected(
      StoreError{StoreError::Kind::Refused,
                 fmt::format("{} is there already; nothing is ever overwritten, so name another file or move "
                             "this one away",
                             file)});
}

// A file or a folder, on the disk.
bool flush(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool flushed = fsync(descriptor) == 0;
  close(descriptor);
  return flushed;
}

}  // namespace

StoreResult<PartFile> PartFile::create(const std::string& file) {
  std::error_code error;
  if (std::filesystem::exists(file, error)) return exists(file);
  PartFile made(file);
  const int descriptor = open(made.part_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    const int why = errno;
    const std::string part = std::exchange(made.part_, {});
    if (why != EEXIST) return cannot_write(part, std::strerror(why));
    return tl::unexpected(StoreError{
        StoreError::Kind::Refused,
        fmt::format("{} is there: another copy is being made, or one was interrupted; then remove it",
                    part)});
  }
  close(descriptor);
  return made;
}

PartFile::PartFile(PartFile&& other) noexcept
    : file_(std::move(other.file_)), part_(std::exchange(other.part_, {})) {}

PartFile::~PartFile() {
  if (!part_.empty()) unlink(part_.c_str());
}

StoreResult<void> PartFile::keep() {
  if (!flush(part_)) return cannot_write(part_, std::strerror(errno));
  if (renameat2(AT_FDCWD, part_.c_str(), AT_FDCWD, file_.c_str(), RENAME_NOREPLACE) != 0) {
    return errno == EEXIST ? exists(file_) : cannot_write(file_, std::strerror(errno));
  }
  part_.clear();
  const std::string folder = std::filesystem::absolute(file_).parent_path().string();
  if (!flush(folder)) return cannot_write(folder, std::strerror(errno));
  return {};
}

}  // namespace pithead::server
