// Writes JSON into the caller's string. Writing needs no library; reading does (see match/json_fields.h).
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace pithead {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void begin_object() { open('{'); }
  void end_object() { close('}'); }
  void begin_array() { open('['); }
  void end_array() { close(']'); }

  JsonWriter& key(std::string_view name) {
    separate();
    quote(name);
    out_ += ':';
    after_key_ = true;
    return *this;
  }

  void value(std::string_view text) {
    separate();
    quote(text);
  }
  void value(const char* text) { value(std::string_view(text)); }
  void value(std::same_as<bool> auto truth) {
    separate();
    out_ += truth ? "true" : "false";
  }
  template <std::integral T>
    requires(!std::same_as<T, bool>)
  void value(T number) {
    separate();
    out_ += std::to_string(number);
  }
  void null() {
    separate();
    out_ += "null";
  }
  // A fraction with as many decimals as its reader needs; never the 1e+06 of the standard library.
  void fraction(double number, int decimals);
  // Text that is JSON already.
  void raw(std::string_view json) {
    separate();
    out_ += json;
  }

  template <class T>
  void field(std::string_view name, const T& content) {
    key(name).value(content);
  }

 private:
  void separate() {
    if (after_key_) {
      after_key_ = false;
    } else if (!out_.empty() && needs_comma_) {
      out_ += ',';
    }
    needs_comma_ = true;
  }
  void open(char bracket) {
    separate();
    out_ += bracket;
    needs_comma_ = false;
  }
  void close(char bracket) {
    out_ += bracket;
    needs_comma_ = true;
  }
  void quote(std::string_view text);

  std::string& out_;
  bool needs_comma_ = false;
  bool after_key_ = false;
};

}  // namespace pithead
