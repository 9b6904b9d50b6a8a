#include "server/store/store_writer.h"

namespace pithead::server {

std::string_view name_of(StoreError::Kind kind) {
  switch (kind) {
    case StoreError::Kind::Unreachable: return "no-answer";
    case StoreError::Kind::Locked: return "locked";
    case StoreError::Kind::Full: return "full";
    case StoreError::Kind::Spoiled: return "spoiled";
    case StoreError::Kind::Refused: return "refused";
    case StoreError::Kind::TooNew: return "too-new";
    case StoreError::Kind::BadAddress: return "bad-address";
    case StoreError::Kind::NameTaken: return "name-taken";
  }
  return "refused";
}

void StoreWriter::append(Append append, std::function<void(StoreResult<Appended>)> then) {
  take(std::make_shared<AppendJob>(std::move(append), std::move(then)));
}

}  // namespace pithead::server
