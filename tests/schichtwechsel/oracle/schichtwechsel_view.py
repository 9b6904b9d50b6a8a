"""A state of Schichtwechsel in the fields of docs/games/schichtwechsel/trace.md, without `pending`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from schichtwechsel import is_closed, projected_points
from schichtwechsel_box import COAL_STAYS, COKING_SPACES, PERSONAL, TILES, wagon_sizes
from schichtwechsel_state import Pile, Player, State


def view(state: State) -> dict[str, Any]:
    return {
        "game": "schichtwechsel",
        "players": len(state.players),
        "options": state.options,
        "question": state.question,
        "phase": state.phase,
        "round": state.round,
        "first_player": state.first_player,
        "to_move": state.to_move,
        "exchanged": state.exchanged,
        "acted": state.acted,
        "card": state.card,
        "passed": sorted(state.passed),
        "round_cards": state.round_cards,
        "bag": asdict(state.bag),
        "hand": {"seat": state.receiver, **asdict(state.hand)} if state.hand else None,
        "with_set": sorted(state.with_set),
        "carts_closed": state.carts_closed,
        "display": [tile for tile in TILES if tile in state.display],
        "cards": [{"card": card, **view_pile(card, pile)} for card, pile in state.cards.items()],
        "first_at_end": state.first_at_end,
        "first_out": state.first_out,
        "seats": [view_player(player, sheet) for player, sheet in zip(state.players, projected_points(state))],
        "winners": state.winners,
        "cards_to_come": state.cards_to_come,
        "sets_to_come": [[asdict(drawn) for drawn in of_round] for of_round in state.sets_to_come],
    }


def view_pile(card: str, pile: Pile) -> dict[str, Any]:
    return {
        "closed": is_closed(card, pile),
        "white": pile.white,
        "coins": pile.coins,
        "tokens": sorted(pile.tokens),
    }


def view_player(player: Player, projected: dict[str, int]) -> dict[str, Any]:
    return {
        "seat": player.seat,
        "coins": player.coins,
        "tools": player.tools,
        "white": player.white,
        "token": player.has_token,
        "water": player.water,
        "carts": [{"cart": cart, **cubes} for cart, cubes in player.carts.items()],
        "coal": player.coal,
        **({"wagons": view_wagons(player)} if COAL_STAYS else {}),
        "spoil": player.spoil,
        "coke": player.coke,
        "pairs": player.pairs,
        "coke_left": player.coke_left,
        "plant": sorted(player.plant, key=COKING_SPACES.index),
        "bar": player.bar,
        "lots": player.lots,
        "headframes": asdict(player.headframes),
        "discs": player.discs,
        "miner": player.miner,
        "tile": player.tile,
        "personal": view_pile(PERSONAL, player.personal),
        "points": with_total(player.points),
        "projected": with_total(projected),
    }


def view_wagons(player: Player) -> list[int]:
    """Of equal ones the fuller first; that with the token last."""
    sizes = wagon_sizes()
    last = len(sizes) - 1
    return [
        player.wagons[number]
        for number in sorted(range(len(sizes)), key=lambda n: (n == last, sizes[n], -player.wagons[n]))
    ]


def with_total(sheet: dict[str, int]) -> dict[str, int]:
    return sheet | {"total": sum(sheet.values())}
