// Any text as a record: an error with a sentence, or a match whose own record reads back to the same.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/demand.h"
#include "match/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using pithead::demand;
  const std::string text(data, data + size);
  const auto record = pithead::read_record(text);
  if (!record) {
    demand(!record.error().what.empty(), "an error has a sentence");
    return 0;
  }
  const std::string written = pithead::write_record(record->match, record->names);
  const auto again = pithead::read_record(written);
  demand(again.has_value(), "a written record reads");
  demand(again->names == record->names, "names are kept");
  demand(again->match.plies().size() == record->match.plies().size(), "moves are kept");
  demand(again->match.state().hash() == record->match.state().hash(), "the state is kept");
  demand(pithead::write_record(again->match, again->names) == written, "a record is written in one way only");
  return 0;
}
