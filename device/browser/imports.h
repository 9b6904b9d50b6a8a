// What the page gives the module (web/src/protocol/device/module.ts). Texts are UTF-8: where they begin and
// how many bytes they have.
#pragma once

#include <cstddef>

// NOLINTBEGIN(readability-identifier-naming,bugprone-macro-parentheses): names between two languages
#define PITHEAD_IMPORT(name) __attribute__((import_module("pithead"), import_name(#name)))
#define PITHEAD_EXPORT(name) __attribute__((export_name(#name)))

extern "C" {
PITHEAD_IMPORT(respond)
void pithead_respond(double request, int status, const char* head, std::size_t head_size, const char* body,
                     std::size_t body_size);
PITHEAD_IMPORT(send) void pithead_send(double session, const char* text, std::size_t size);
PITHEAD_IMPORT(close) void pithead_close(double session, const char* why, std::size_t size);
PITHEAD_IMPORT(save) void pithead_save(const char* changes, std::size_t size);
PITHEAD_IMPORT(fetch) void pithead_fetch(const char* prefix, std::size_t size);
PITHEAD_IMPORT(think)
void pithead_think(double thought, std::size_t worker, const char* task, std::size_t size);
PITHEAD_IMPORT(stop_thinking) void pithead_stop_thinking(double thought);
PITHEAD_IMPORT(answer) void pithead_answer(const char* text, std::size_t size);
PITHEAD_IMPORT(random) void pithead_random(void* bytes, std::size_t size);
PITHEAD_IMPORT(sha256) void pithead_sha256(void* hash, const void* text, std::size_t size);
PITHEAD_IMPORT(blake2b)
void pithead_blake2b(void* hash, std::size_t hash_size, const void* text, std::size_t size, const void* key,
                     std::size_t key_size);
}
// NOLINTEND(readability-identifier-naming,bugprone-macro-parentheses)
