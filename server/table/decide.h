// What a wish would change at a table, or why not. Nothing is changed yet: Table::apply does that.
#pragma once

#include "server/table/change.h"
#include "server/table/refusal.h"
#include "server/table/table.h"
#include "server/table/wish.h"

namespace pithead::server {

Answer<Change::What> decide(const ChangeWish& wish, const Table& table, const Person& by, Milliseconds now);

// What the server itself may do; when time runs out, waiting.h says.
Answer<Change::What> decide_bot_move(const Table& table, Seat seat, Move move);

// Whether the game runs; whether it may go on now.
Answer<void> check_running(const Table& table);
Answer<void> check_not_adjourned(const Table& table);

// Whether a person is to move, and so may ask for a preview, or for a hint.
Answer<void> check_to_move(const Table& table, const PersonId& person);
Answer<void> check_hint(const Table& table, const PersonId& person);

// The legal move that a notation names, of a game that has begun.
Answer<Move> read_move(const Table& table, std::string_view notation);

}  // namespace pithead::server
