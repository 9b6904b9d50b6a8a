// A file that appears when it is whole: until then it is called FILE.part.
#pragma once

#include <string>

#include "server/store/store.h"

namespace pithead::server {

class PartFile {
 public:
  // Empty, for our eyes only. Refused if there is a file of either name.
  static StoreResult<PartFile> create(const std::string& file);

  PartFile(PartFile&& other) noexcept;
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;
  PartFile& operator=(PartFile&&) = delete;
  ~PartFile();  // removes what was not kept

  const std::string& part() const { return part_; }
  // On the disk under its own name, unless somebody else has taken that meanwhile.
  StoreResult<void> keep();

 private:
  explicit PartFile(std::string file) : file_(std::move(file)), part_(file_ + ".part") {}

  std::string file_;
  std::string part_;  // empty if there is nothing to remove
};

}  // namespace pithead::server
