#include "server/store/packed_log.h"

#include <charconv>
#include <optional>

#include <fmt/format.h>
#include <zlib.h>

namespace pithead::server {
namespace {

// Before they are compressed, entries are written one behind the other as "TIME LENGTH\nBODY"; the first has
// version 1. The whole begins with its length, so that it can be unpacked in one go.
constexpr char kEndOfLength = '\n';

std::string in_one_text(std::span<const Entry> log) {
  std::string text;
  for (const Entry& entry : log)
    text += fmt::format("{} {}{}{}", entry.time, entry.body.size(), kEndOfLength, entry.body);
  return text;
}

// Takes a number and the sign behind it from the beginning of a text.
std::optional<std::int64_t> take_number(std::string_view& text, char end) {
  std::int64_t number = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const auto length = static_cast<std::size_t>(rest - text.data());
  if (error != std::errc() || length == text.size() || *rest != end) return std::nullopt;
  text.remove_prefix(length + 1);
  return number;
}

std::optional<std::string> uncompressed(std::string_view packed) {
  constexpr std::int64_t kLongest = 1 << 30;
  const auto length = take_number(packed, kEndOfLength);
  if (!length || *length < 0 || *length > kLongest) return std::nullopt;
  std::string text(static_cast<std::size_t>(*length), '\0');
  uLongf size = text.size();
  const int code = uncompress(reinterpret_cast<Bytef*>(text.data()), &size,
                              reinterpret_cast<const Bytef*>(packed.data()), packed.size());
  if (code != Z_OK || size != text.size()) return std::nullopt;
  return text;
}

std::optional<std::vector<Entry>> read_entries(const TableId& table, std::string_view text) {
  std::vector<Entry> log;
  while (!text.empty()) {
    const auto time = take_number(text, ' ');
    const auto length = time ? take_number(text, kEndOfLength) : std::nullopt;
    if (!length || *length < 0 || static_cast<std::size_t>(*length) > text.size()) return std::nullopt;
    const auto size = static_cast<std::size_t>(*length);
    log.push_back(
        {table, static_cast<std::int64_t>(log.size()) + 1, *time, std::string(text.substr(0, size))});
    text.remove_prefix(size);
  }
  return log;
}

}  // namespace

std::string pack_log(std::span<const Entry> log) {
  const std::string text = in_one_text(log);
  std::string packed = fmt::format("{}{}", text.size(), kEndOfLength);
  const std::size_t head = packed.size();
  uLongf size = compressBound(text.size());
  packed.resize(head + size);
  // It fails only without memory, as new would.
  compress2(reinterpret_cast<Bytef*>(packed.data() + head), &size,
            reinterpret_cast<const Bytef*>(text.data()), text.size(), Z_BEST_COMPRESSION);
  packed.resize(head + size);
  return packed;
}

StoreResult<std::vector<Entry>> unpack_log(const TableId& table, std::string_view packed) {
  const auto text = uncompressed(packed);
  auto log = text ? read_entries(table, *text) : std::nullopt;
  if (log) return std::move(*log);
  return tl::unexpected(StoreError{StoreError::Kind::Refused,
                                   fmt::format("the packed log of table {} is damaged; restore it from a "
                                               "backup",
                                               table)});
}

}  // namespace pithead::server
