// Arrays that Python brings and gets, checked: the wrong shape or kind is told in a sentence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

namespace pithead::python {

template <class T>
using Array = nanobind::ndarray<nanobind::numpy, T>;

// A new array that owns its numbers.
template <class T>
Array<T> new_array(std::vector<T> values, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<T>(std::move(values));
  const nanobind::capsule owner(kept, [](void* held) noexcept { delete static_cast<std::vector<T>*>(held); });
  return Array<T>(kept->data(), shape.size(), shape.begin(), owner);
}

// The numbers of another object's, which stays alive as long as the array does.
template <class T>
Array<T> shared_array(std::span<T> values, std::initializer_list<std::size_t> shape, nanobind::handle owner) {
  return Array<T>(values.data(), shape.size(), shape.begin(), owner);
}

// What str() says of an object.
std::string words_of(nanobind::handle object);

// Python's description of an array: "float64 (3, 2)".
std::string described(nanobind::handle array);

// One row of writable numbers of a kind, as long as it must be: TypeError or ValueError otherwise.
template <class T>
std::span<T> row_to_fill(nanobind::handle array, std::size_t length, const char* kind, const char* what) {
  using Row = nanobind::ndarray<T, nanobind::ndim<1>, nanobind::c_contig, nanobind::device::cpu>;
  Row row;
  if (!nanobind::try_cast<Row>(array, row, /*convert=*/false))
    throw nanobind::type_error((std::string(what) + " takes a writable array of " + kind +
                                ", one row without gaps, not " + described(array))
                                   .c_str());
  if (row.shape(0) != length)
    throw nanobind::value_error(
        (std::string(what) + " takes " + std::to_string(length) + " numbers, not " + described(array))
            .c_str());
  return {row.data(), length};
}

// A number for each lane: any array or list of whole numbers.
std::vector<std::int64_t> whole_numbers(nanobind::handle array, std::size_t length, const char* what);

}  // namespace pithead::python
