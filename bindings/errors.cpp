#include "bindings/errors.h"

#include <exception>

namespace pithead::python {
namespace {

// Made once and never given back: exceptions may still be told of while Python ends.
struct Exceptions {
  PyObject* base = nullptr;
  PyObject* setup = nullptr;
  PyObject* illegal_move = nullptr;
  PyObject* record = nullptr;
};
Exceptions exceptions;

PyObject* add_exception(nanobind::module_& module, const char* name, const char* about, PyObject* base) {
  const std::string full = std::string("pithead.") + name;
  PyObject* type = PyErr_NewExceptionWithDoc(full.c_str(), about, base, nullptr);
  if (type == nullptr) throw nanobind::python_error();
  module.attr(name) = nanobind::handle(type);
  return type;
}

PyObject* exception_for(Error::Kind kind) {
  switch (kind) {
    case Error::Kind::UnreadableMove:
    case Error::Kind::IllegalMove:
    case Error::Kind::NothingToUndo: return exceptions.illegal_move;
    case Error::Kind::UnreadableFile:
    case Error::Kind::BadRecord:
    case Error::Kind::OtherRules:
    case Error::Kind::WrongHash:
    case Error::Kind::WrongDeal:
    case Error::Kind::WrongResult: return exceptions.record;
    case Error::Kind::UnknownGame:
    case Error::Kind::UnknownBot:
    case Error::Kind::WrongSetup: return exceptions.setup;
    case Error::Kind::BrokenLaw: break;
  }
  return exceptions.base;
}

}  // namespace

void add_errors(nanobind::module_& module) {
  exceptions.base = add_exception(module, "PitheadError",
                                  "What Pithead refuses; the sentence says why, and nothing has changed.",
                                  PyExc_ValueError);
  exceptions.setup =
      add_exception(module, "SetupError", "No such game, bot, option or number of players.", exceptions.base);
  exceptions.illegal_move = add_exception(module, "IllegalMoveError",
                                          "A move that is none, or that is not legal now.", exceptions.base);
  exceptions.record = add_exception(
      module, "RecordError", "A record that cannot be read, or that does not replay.", exceptions.base);
  nanobind::register_exception_translator([](const std::exception_ptr& thrown, void* /*payload*/) {
    try {
      std::rethrow_exception(thrown);
    } catch (const Refused& refused) {
      PyErr_SetString(exception_for(refused.error.kind), refused.error.what.c_str());
    }
  });
}

}  // namespace pithead::python
