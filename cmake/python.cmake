# The Python package: the module pithead._pithead and the program `pithead` without a server. Included instead of all that
# comes after games, match and bots; pyproject.toml and scikit-build-core call it.

find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module OPTIONAL_COMPONENTS Development.SABIModule)
execute_process(COMMAND ${Python_EXECUTABLE} -m nanobind --cmake_dir OUTPUT_VARIABLE nanobind_ROOT
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
find_package(nanobind CONFIG REQUIRED)

pithead_game_libraries(house ${PROJECT_SOURCE_DIR})
pithead_catalogue(house house ${PROJECT_SOURCE_DIR})
pithead_unhurried(pithead_table $<IF:$<CONFIG:Release>,-O2,-O0>)
pithead_unhurried(pithead_rating $<IF:$<CONFIG:Release>,-O2,-O0>)

file(GLOB sources CONFIGURE_DEPENDS bindings/*.cpp)
# The stable ABI begins with Python 3.12; for 3.11 nanobind leaves it out.
nanobind_add_module(_pithead STABLE_ABI NB_STATIC LTO NOMINSIZE ${sources} server/version.cpp)
target_include_directories(_pithead PRIVATE ${PROJECT_SOURCE_DIR})
# Not all that we ask of our own: nanobind's and Python's macros would not pass.
target_compile_options(_pithead PRIVATE -Wall -Wextra $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
target_link_libraries(_pithead PRIVATE pithead_catalogue_house)
# The wheel goes to machines whose C++ library we do not know.
target_link_options(_pithead PRIVATE -static-libstdc++ -static-libgcc -Wl,--exclude-libs,ALL)
if(CMAKE_INTERPROCEDURAL_OPTIMIZATION)
  target_link_options(_pithead PRIVATE $<$<CXX_COMPILER_ID:GNU>:-flto=auto>)
endif()

file(GLOB sources CONFIGURE_DEPENDS cli/*.cpp cli/report/*.cpp cli/rules/*.cpp cli/boards/*.cpp)
list(FILTER sources EXCLUDE REGEX "/cli/(boards/boards|rules/texts|admin|backup|end_logins|ratings|serve|server_commands)\\.cpp$")
pithead_library(pithead_cli "${sources}" pithead_bots pithead_table pithead_fmt CLI11::CLI11)
add_executable(pithead cli/boards/boards.cpp cli/rules/texts.cpp bindings/program/no_server.cpp server/version.cpp)
target_link_libraries(pithead PRIVATE pithead_flags pithead_catalogue_house pithead_boards_house pithead_cli)
foreach(target pithead_cli pithead_boards_house pithead)
  pithead_unhurried(${target} $<IF:$<CONFIG:Release>,-O1,-O0>)
endforeach()
target_link_options(pithead PRIVATE -static-libstdc++ -static-libgcc -fno-lto)

install(TARGETS _pithead LIBRARY DESTINATION pithead)
install(TARGETS pithead RUNTIME DESTINATION pithead/bin)
nanobind_add_stub(_pithead_stub INSTALL_TIME MODULE _pithead OUTPUT pithead/_pithead.pyi
  PYTHON_PATH ${SKBUILD_PLATLIB_DIR}/pithead)
