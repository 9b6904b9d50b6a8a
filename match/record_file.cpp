// Records as files; a browser has none.
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "match/file.h"
#include "match/record.h"

namespace pithead {

Result<Recorded> load_record(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text;
  std::array<char, 1U << 16U> part{};
  // A file without end is larger than a record, too.
  do {
    in.read(part.data(), part.size());
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
  } while (in && text.size() <= kLargestRecord);
  if (!in.is_open() || in.bad()) {
    const std::string why = std::strerror(errno);  // NOLINT(concurrency-mt-unsafe)
    return fail(Error::Kind::UnreadableFile, "cannot read '" + file + "': " + why);
  }
  auto record = read_record(text);
  if (!record) return fail(record.error().kind, file + ": " + record.error().what);
  return record;
}

Result<void> save_record(const std::string& file, const Match& match, const std::vector<std::string>& names) {
  if (!names.empty() && names.size() != static_cast<std::size_t>(match.setup().players)) {
    return fail(Error::Kind::WrongSetup, "a record has a name for each seat or none");
  }
  return save_text(file, write_record(match, names));
}

}  // namespace pithead
