"""A state of The Great Card Game in the fields of docs/games/card-game/trace.md."""

from __future__ import annotations

from typing import Any

from card_game import points, projected_points
from card_game_box import DOCKS, PRINTS, SHIFTS, STACKS, first_word, in_order
from card_game_state import Dock, State, Zone
import knowledge
from knowledge import Card


def view(state: State) -> dict[str, Any]:
    return {
        "game": "card-game",
        "players": len(state.players),
        "decks": state.decks,
        "seen_cards": "shown",
        "phase": state.phase,
        "shift": state.shift,
        "shifts": SHIFTS[len(state.players)],
        "start_player": state.start_player,
        "to_move": state.to_move,
        "passed": sorted(state.passed),
        "zone": state.zone,
        "placed": state.placed,
        "played": state.played,
        "innovation": state.innovation,
        "stack": state.stack,
        "held": state.held,
        "steps": {"owed": state.steps_owed, "left": state.steps_left} if state.phase == "mine" else None,
        "train": state.train,
        "looked_at": view_look(state),
        "zones": [view_zone(name, zone) for name, zone in state.zones.items()],
        "stacks": [view_stack(state, name) for name in STACKS],
        "spent": in_order(state.spent),
        "seats": [view_player(state, seat) for seat in range(len(state.players))],
        "winners": state.winners,
    }


def view_look(state: State) -> dict[str, Any] | None:
    if state.look is None:
        return None
    return {
        "stack": state.stack,
        "size": state.look.size,
        "returned": state.look.returned,
        "cards": [card.name for card in state.looked_at],
    }


def view_zone(name: str, zone: Zone) -> dict[str, Any]:
    return {
        "zone": name,
        "level": zone.level,
        "last_player": zone.last_player,
        "workers": [sorted(workers, reverse=True) for workers in zone.workers],
        "innovations": in_order(zone.innovations),
    }


def view_stack(state: State, name: str) -> dict[str, Any]:
    cards = state.stacks[name]
    lifted = state.look is not None and state.stack == name
    return {
        "stack": name,
        "size": len(cards),
        "top": cards[0].name if cards and not lifted else None,
        "cards": [card.name for card in cards],
        "known_exactly_by": knowledge.knowers(state.knowledge, cards),
    }


def view_player(state: State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "seat": seat,
        "workers": sorted(player.workers, reverse=True),
        "row": player.row,
        "storage": in_order(player.storage),
        "docks": [view_dock(dock) for dock in player.docks.values()],
        "orders": in_order(player.orders),
        "innovations": in_order(player.innovations),
        "secret_orders": view_secret_cards(player.secret_orders),
        "secret_innovations": view_secret_cards(player.secret_innovations),
        "shares": in_order(player.shares),
        "objectives": in_order(player.objectives),
        "tokens": player.tokens,
        "fulfilled": in_order(player.fulfilled),
        "delivered": {
            "engines": in_order(player.delivered_engines),
            "lorries": in_order(player.delivered_lorries),
        },
        "points": with_total(points(player)),
        "projected": with_total(projected_points(state, seat)),
    }


def with_total(sheet: dict[str, int]) -> dict[str, int]:
    return sheet | {"total": sum(sheet.values())}


def view_secret_cards(cards: list[Card]) -> dict[str, Any]:
    return {"size": len(cards), "cards": in_order([card.name for card in cards])}


def view_dock(dock: Dock) -> dict[str, Any]:
    crests = DOCKS[dock.number]
    kinds = (*crests, "wild")

    def place(wagon: tuple[str, str | None]) -> tuple[int, int, int]:
        kind, lorry = wagon
        if lorry is None:
            return kinds.index(first_word(kind)), -1, -1
        return kinds.index(first_word(kind)), crests.index(first_word(lorry)), PRINTS.index(lorry.partition("-")[2])

    return {
        "dock": dock.number,
        "engine": dock.engine,
        "wagons": [{"wagon": wagon, "lorry": lorry} for wagon, lorry in sorted(dock.wagons, key=place)],
        "load": dock.load(),
    }
