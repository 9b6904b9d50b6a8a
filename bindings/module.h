// The module `pithead._pithead`: the thin border between Python and the library. What people use is the
// package python/pithead, which gives it names and words.
#pragma once

#include <nanobind/nanobind.h>

namespace pithead::python {

void add_games(nanobind::module_& module);
void add_state(nanobind::module_& module);
void add_match(nanobind::module_& module);
void add_bots(nanobind::module_& module);
void add_batch(nanobind::module_& module);
void add_series(nanobind::module_& module);

}  // namespace pithead::python
