"""A state of Coal Baron in the fields of docs/games/coal-baron/trace.md."""

from __future__ import annotations

from typing import Any

from coal_baron import Player, SpaceState, Stack, State, element_counts, looked_at, projected_points
from coal_baron_box import COLOURS, LEVEL, ORDER_PLACE, ORDER_SPACES, TILES, TILE_PLACE, TILE_SPACES


def view(state: State) -> dict[str, Any]:
    projected = projected_points(state)
    return {
        "game": "coal-baron",
        "players": len(state.players),
        "phase": state.phase,
        "shift": state.shift,
        "start_player": state.start_player,
        "to_move": state.to_move,
        "active_space": state.active_space,
        "steps_left": state.steps_left,
        "waiting_carts": view_waiting_carts(state),
        "supply": state.supply,
        "draft": sorted(state.draft, key=ORDER_PLACE.get),
        "spaces": [view_space(name, space) for name, space in state.spaces.items()],
        "tile_stack": view_stack(state.tile_stack),
        "order_stack": view_stack(state.order_stack),
        "looked_at": view_look(state),
        "seats": [view_player(seat, player, projected[seat]) for seat, player in enumerate(state.players)],
        "winners": state.winners,
    }


def view_waiting_carts(state: State) -> dict[str, int] | None:
    if state.waiting_carts == 0:
        return None
    return {"level": LEVEL[state.waiting_level], "carts": state.waiting_carts}


def view_space(name: str, space: SpaceState) -> dict[str, Any]:
    fields = {"space": name, "locked": space.locked, "workers": space.workers, "owner": space.owner}
    if space.locked:
        return fields
    if name in TILE_SPACES:
        fields["tile"] = space.offer
        if space.offer:
            fields["price"] = TILES[space.offer].price
    elif name in ORDER_SPACES:
        fields["order"] = space.offer
    return fields


def view_stack(stack: Stack) -> dict[str, Any]:
    return {"size": len(stack.cards), "cards": stack.cards, "known_exactly_by": stack.known_exactly_by()}


def view_look(state: State) -> dict[str, Any] | None:
    look = state.look
    if look is None or look.size == 0:
        return None
    return {
        "stack": "tiles" if state.active_space == "Fdraw" else "orders",
        "size": look.size,
        "arranged": look.arranged,
        "at_bottom": look.at_bottom,
        "cards": looked_at(state),
    }


def view_player(seat: int, player: Player, projected: dict[str, int]) -> dict[str, Any]:
    return {
        "seat": seat,
        "marks": player.marks,
        "workers": player.workers,
        "canteen": player.canteen,
        "bank": player.bank,
        "cage_level": player.cage_level,
        "cage": player.cage,
        "storage": player.storage,
        "levels": [view_level(player, colour) for colour in COLOURS],
        "tiles": sorted(player.tiles, key=TILE_PLACE.get),
        "outstanding": [
            {"order": order, "complete": all(spots), "spots": spots}
            for order, spots in sorted(player.outstanding.items(), key=lambda item: ORDER_PLACE[item[0]])
        ],
        "delivered": sorted(player.delivered, key=ORDER_PLACE.get),
        "counts": element_counts(player),
        "points": player.points | {"total": sum(player.points.values())},
        "projected": projected | {"total": sum(projected.values())},
    }


def view_level(player: Player, colour: str) -> dict[str, Any]:
    return {
        "level": LEVEL[colour],
        "carts": player.carts(colour),
        "empty": player.empty_carts(colour),
        "cubes": player.coal[colour],
    }
