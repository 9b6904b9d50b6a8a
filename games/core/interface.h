// A base for classes that are known by their virtual functions alone: held by pointer, destroyed through it,
// never copied.
#pragma once

namespace pithead {

class Interface {
 public:
  Interface() = default;
  Interface(const Interface&) = delete;
  Interface& operator=(const Interface&) = delete;
  virtual ~Interface() = default;
};

}  // namespace pithead
