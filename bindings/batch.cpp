// Many games side by side, in arrays that NumPy shares.
#include "bots/batch.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/unique_ptr.h>

#include "bindings/arrays.h"
#include "bindings/errors.h"
#include "bindings/module.h"
#include "bindings/state.h"
#include "bindings/values.h"

namespace nb = nanobind;

namespace pithead::python {
namespace {

constexpr std::int64_t kMostLanes = 1 << 24;

// A batch steps without the interpreter's lock, so a second thread may come: it is told that there is one.
class SharedBatch {
 public:
  SharedBatch(const AnyGame& game, std::unique_ptr<Batch> batch) : game_(&game), batch_(std::move(batch)) {}

  const AnyGame& game() const { return *game_; }
  const BatchArrays& arrays() const { return batch_->arrays(); }

  template <class Body>
  auto alone(Body body) {
    if (busy_.exchange(true)) throw std::runtime_error("another thread is at work with this batch");
    const Freed freed{busy_};
    const nb::gil_scoped_release unlocked;
    return body(*batch_);
  }

 private:
  struct Freed {
    std::atomic<bool>& busy;
    ~Freed() { busy = false; }
  };

  const AnyGame* game_;
  std::unique_ptr<Batch> batch_;
  std::atomic<bool> busy_ = false;
};

ObservationKind observed_from(const std::optional<std::string>& kind) {
  if (!kind) return ObservationKind::None;
  if (*kind == "uint8") return ObservationKind::Bytes;
  if (*kind == "float32") return ObservationKind::Floats;
  refuse(Error::Kind::WrongSetup, "observations are 'uint8', 'float32' or None, not " + in_quotes(*kind));
}

int within(const char* what, std::int64_t value, std::int64_t most) {
  if (value >= 1 && value <= most) return static_cast<int>(value);
  refuse(Error::Kind::WrongSetup, std::string(what) + " is a number from 1 to " + std::to_string(most) +
                                      ", not " + std::to_string(value));
}

std::unique_ptr<SharedBatch> new_batch(std::string_view game, int players, std::int64_t lanes,
                                       std::uint64_t seed, std::int64_t threads, const nb::dict& options,
                                       bool masks, const std::optional<std::string>& observations,
                                       const std::optional<std::string>& opponents, std::optional<int> seat) {
  BatchPlan plan{.setup = setup_from(game, players, options, seed),
                 .lanes = static_cast<std::size_t>(within("n", lanes, kMostLanes)),
                 .threads = within("threads", threads, 1024),
                 .masks = masks,
                 .observed = observed_from(observations),
                 .opponents = std::nullopt,
                 .seat = std::nullopt};
  if (opponents) plan.opponents = or_raise(read_bot(*opponents));
  if (seat) plan.seat = seat_from(seat, players);
  if (seat && !opponents)
    refuse(Error::Kind::WrongSetup, "a seat of one's own makes sense with opponents only");
  std::unique_ptr<Batch> batch;
  {
    const nb::gil_scoped_release unlocked;
    batch = or_raise(make_batch(plan));
  }
  return std::make_unique<SharedBatch>(*plan.setup.game, std::move(batch));
}

// A row of int64 where it lies, if that is what an object has: asked for by Python's own protocol, as a step
// of few games takes no longer than nanobind's view of an array.
class Int64Row {
 public:
  explicit Int64Row(nb::handle object) {
    held_ = PyObject_GetBuffer(object.ptr(), &view_, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) == 0;
    if (!held_) PyErr_Clear();
  }
  ~Int64Row() {
    if (held_) PyBuffer_Release(&view_);
  }
  Int64Row(const Int64Row&) = delete;
  Int64Row& operator=(const Int64Row&) = delete;

  std::optional<std::span<const std::int64_t>> of_length(std::size_t length) const {
    if (!held_ || view_.ndim != 1 || view_.itemsize != sizeof(std::int64_t)) return std::nullopt;
    const std::string_view format = view_.format != nullptr ? view_.format : "";
    if ((format != "l" && format != "q") || view_.shape[0] != static_cast<Py_ssize_t>(length))
      return std::nullopt;
    return std::span(static_cast<const std::int64_t*>(view_.buf), length);
  }

 private:
  Py_buffer view_{};
  bool held_ = false;
};

// Whole numbers as NumPy has them are taken where they lie; anything else is looked at first.
void step(SharedBatch& batch, nb::handle moves) {
  const std::size_t lanes = batch.arrays().lanes;
  const Int64Row buffer(moves);
  if (const auto row = buffer.of_length(lanes)) {
    or_raise(batch.alone([&](Batch& each) { return each.step(*row); }));
    return;
  }
  const std::vector<std::int64_t> copied = whole_numbers(moves, lanes, "step");
  or_raise(batch.alone([&](Batch& each) { return each.step(copied); }));
}

nb::object random_moves(SharedBatch& batch, nb::object out) {
  const std::size_t lanes = batch.arrays().lanes;
  if (!out.is_none()) {
    const auto row = row_to_fill<std::int64_t>(out, lanes, "int64", "random_moves");
    batch.alone([&](Batch& each) { each.choose_randomly(row); });
    return out;
  }
  std::vector<std::int64_t> moves(lanes);
  batch.alone([&](Batch& each) { each.choose_randomly(moves); });
  return nb::cast(new_array(std::move(moves), {lanes}));
}

Position lane_state(SharedBatch& batch, std::int64_t lane) {
  const auto lanes = static_cast<std::int64_t>(batch.arrays().lanes);
  if (lane < 0 || lane >= lanes) throw nb::index_error("there is no such lane");
  auto [state, chance] = batch.alone([&](Batch& each) {
    return std::pair(each.state(static_cast<std::size_t>(lane)), each.chance(static_cast<std::size_t>(lane)));
  });
  return {batch.game(), std::move(state), chance};
}

template <class T>
nb::object by_lane(nb::handle self, std::span<T> values, std::size_t columns) {
  const std::size_t lanes = nb::cast<SharedBatch&>(self).arrays().lanes;
  if (columns == 0) return nb::cast(shared_array(values, {lanes}, self));
  return nb::cast(shared_array(values, {lanes, columns}, self));
}

std::span<bool> as_bools(std::span<std::uint8_t> bytes) {
  static_assert(sizeof(bool) == 1);
  return {reinterpret_cast<bool*>(bytes.data()), bytes.size()};  // they hold 0 or 1
}

nb::object masks_of(nb::handle self) {
  const BatchArrays& arrays = nb::cast<SharedBatch&>(self).arrays();
  if (arrays.masks.empty()) return nb::none();
  return by_lane(self, as_bools(arrays.masks), arrays.actions);
}

nb::object observations_of(nb::handle self) {
  const BatchArrays& arrays = nb::cast<SharedBatch&>(self).arrays();
  if (!arrays.observations.empty()) return by_lane(self, arrays.observations, arrays.observed);
  if (!arrays.float_observations.empty()) return by_lane(self, arrays.float_observations, arrays.observed);
  return nb::none();
}

}  // namespace

void add_batch(nb::module_& module) {
  const auto arrays = [](nb::handle self) -> const BatchArrays& {
    return nb::cast<SharedBatch&>(self).arrays();
  };
  nb::class_<SharedBatch>(module, "Batch")
      .def_static("new", &new_batch, nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(),
                  nb::arg(), nb::arg().none(), nb::arg().none(), nb::arg().none())
      .def("__len__", [](const SharedBatch& batch) { return batch.arrays().lanes; })
      .def_prop_ro("players", [](const SharedBatch& batch) { return batch.arrays().players; })
      .def_prop_ro("actions", [](const SharedBatch& batch) { return batch.arrays().actions; })
      .def_prop_ro("masks", &masks_of)
      .def_prop_ro("observations", &observations_of)
      .def_prop_ro("to_move", [=](nb::handle self) { return by_lane(self, arrays(self).to_move, 0); })
      .def_prop_ro("legal_counts", [=](nb::handle self) { return by_lane(self, arrays(self).legal, 0); })
      .def_prop_ro("done", [=](nb::handle self) { return by_lane(self, as_bools(arrays(self).done), 0); })
      .def_prop_ro("rewards",
                   [=](nb::handle self) { return by_lane(self, arrays(self).rewards, arrays(self).players); })
      .def_prop_ro("scores",
                   [=](nb::handle self) { return by_lane(self, arrays(self).scores, arrays(self).players); })
      .def_prop_ro("games", [=](nb::handle self) { return by_lane(self, arrays(self).games, 0); })
      .def_prop_ro("decisions", [=](nb::handle self) { return by_lane(self, arrays(self).decisions, 0); })
      .def("step", &step, nb::arg("moves").none())
      .def("random_moves", &random_moves, nb::arg("out") = nb::none())
      .def("step_randomly",
           [](SharedBatch& batch, std::uint64_t steps) {
             batch.alone([&](Batch& each) { each.step_randomly(steps); });
           })
      .def("restart", [](SharedBatch& batch,
                         std::uint64_t seed) { batch.alone([&](Batch& each) { each.restart(seed); }); })
      .def("state", &lane_state);
}

}  // namespace pithead::python
