#include "bindings/arrays.h"

namespace nb = nanobind;

namespace pithead::python {

std::string words_of(nb::handle object) {
  return nb::cast<std::string>(nb::steal(PyObject_Str(object.ptr())));
}

std::string described(nb::handle array) {
  if (nb::hasattr(array, "dtype") && nb::hasattr(array, "shape"))
    return words_of(nb::object(array.attr("dtype"))) + " " + words_of(nb::object(array.attr("shape")));
  return "a " + words_of(nb::object(array.type().attr("__name__")));
}

std::vector<std::int64_t> whole_numbers(nb::handle array, std::size_t length, const char* what) {
  const nb::module_ numpy = nb::module_::import_("numpy");
  const nb::object numbers = numpy.attr("asarray")(array);
  const std::string kind = nb::cast<std::string>(numbers.attr("dtype").attr("kind"));
  if (kind != "i" && kind != "u")
    throw nb::type_error((std::string(what) + " takes whole numbers, not " + described(numbers)).c_str());
  const nb::object wide = numpy.attr("ascontiguousarray")(numbers, "int64");
  using Row = nb::ndarray<const std::int64_t, nb::c_contig, nb::device::cpu>;
  const Row row = nb::cast<Row>(wide);
  if (row.ndim() != 1 || row.shape(0) != length)
    throw nb::value_error((std::string(what) + " takes " + std::to_string(length) +
                           " numbers in one row, not " + described(numbers))
                              .c_str());
  return {row.data(), row.data() + length};
}

}  // namespace pithead::python
