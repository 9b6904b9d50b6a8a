#include "bindings/module.h"

#include <string_view>

#include <nanobind/stl/string_view.h>

#include "bindings/errors.h"
#include "server/version.h"

NB_MODULE(_pithead, module) {
  module.doc() = "The rules, bots and laboratory of Pithead.";
  module.attr("version") = pithead::server::version();
  pithead::python::add_errors(module);
  pithead::python::add_games(module);
  pithead::python::add_state(module);
  pithead::python::add_match(module);
  pithead::python::add_bots(module);
  pithead::python::add_batch(module);
  pithead::python::add_series(module);
}
