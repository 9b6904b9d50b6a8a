# Pithead for a browser: games, bots, tables and what a server does for players, as one WebAssembly module.

# Of the libraries only headers are needed, and none of Debian's others may be found beside them.
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library boost tl)
  file(CREATE_LINK /usr/include/${library} ${headers}/${library} SYMBOLIC)
endforeach()

add_library(pithead_flags INTERFACE)
target_include_directories(pithead_flags INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/device/browser)
target_include_directories(pithead_flags SYSTEM INTERFACE ${headers})
target_compile_options(pithead_flags INTERFACE -fno-exceptions -Wno-deprecated -mbulk-memory -msign-ext -mnontrapping-fptoint)
target_compile_definitions(pithead_flags INTERFACE BOOST_NO_EXCEPTIONS BOOST_SYSTEM_DISABLE_THREADS
  BOOST_JSON_NO_LIB BOOST_CONTAINER_NO_LIB)

set(folders)
set(types)
include(cmake/catalogue.cmake)
pithead_read_catalogue(${PROJECT_SOURCE_DIR})
set(engines)
foreach(folder type IN ZIP_LISTS folders types)
  file(GLOB own CONFIGURE_DEPENDS games/${folder}/*.cpp bots/${folder}/*.cpp)
  pithead_includes(includes ${PROJECT_SOURCE_DIR} bots/${folder}/policy.h bots/${folder}/value.h bots/${folder}/reasons.h
    bots/${folder}/strength.h)
  configure_file(cmake/engine.cpp.in ${PROJECT_BINARY_DIR}/catalogue/engine_${folder}.cpp @ONLY)
  list(APPEND engines ${own} ${PROJECT_BINARY_DIR}/catalogue/engine_${folder}.cpp)
  pithead_includes(includes ${PROJECT_SOURCE_DIR} games/${folder}/game.h)
  string(APPEND game_includes "${includes}")
endforeach()
string(JOIN ", " game_types ${types})
configure_file(cmake/games.h.in ${PROJECT_BINARY_DIR}/catalogue/catalogue/games.h @ONLY)

file(GLOB rules CONFIGURE_DEPENDS games/core/*.cpp match/*.cpp server/table/*.cpp device/*.cpp device/browser/*.cpp)
list(FILTER rules EXCLUDE REGEX "/match/(file|record_file)\\.cpp$")
set(server analysis analysis_api analyst api_call bot_player follow_up game_api hint history_api kept_apart live_tables login_cookie me_api people
  play_api rated_tables replay_api router socket_api table_api table_registry table_registry_time version watchers
  net/http_values net/rate_limiter store/store_writer)
list(TRANSFORM server PREPEND server/)
set(bots adviser analysis bot bot_spec engines measure)
list(TRANSFORM bots PREPEND bots/)
list(TRANSFORM server APPEND .cpp)
list(TRANSFORM bots APPEND .cpp)
add_executable(pithead_device games/catalogue.cpp ${rules} ${engines} ${server} ${bots})
target_include_directories(pithead_device PRIVATE ${PROJECT_BINARY_DIR}/catalogue)
target_link_libraries(pithead_device PRIVATE pithead_flags)
set_source_files_properties(server/version.cpp PROPERTIES COMPILE_DEFINITIONS PITHEAD_VERSION="${PROJECT_VERSION}")
pithead_folders_at_once(pithead_device)
set_source_files_properties(device/browser/library.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
# Called by the page, for as long as it lives: no main, but what has to be made before is made.
target_link_options(pithead_device PRIVATE -Wno-deprecated -mexec-model=reactor -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=1048576
  -Wl,--initial-memory=16777216)
set_target_properties(pithead_device PROPERTIES OUTPUT_NAME pithead SUFFIX .wasm)
