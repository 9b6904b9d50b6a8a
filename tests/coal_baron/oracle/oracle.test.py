#!/usr/bin/env python3
"""Plays games in the engine and checks every move against the second implementation of the rules.

    tests/coal_baron/oracle/oracle.test.py [--games N] [--seed S]

Most games are random play by the engine's bot; some are played here with a purpose, so that orders get
complete, coal runs short and stacks run out. A kind of move that never occurred fails the test too.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

sys.dont_write_bytecode = True
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2] / "oracle")]

import coal_baron as rules  # noqa: E402
import coal_baron_box as box  # noqa: E402
import coal_baron_view as views  # noqa: E402
import follow  # noqa: E402
from follow import Difference  # noqa: E402

# ---- Checking a trace -------------------------------------------------------------------------------


def check_state(state: rules.State, got: dict[str, Any], coverage: Counter[str]) -> None:
    for name in ("tile_stack", "order_stack"):
        coverage["cards that a seat knows exactly"] += sum(len(seats) for seats in got[name]["known_exactly_by"])
    follow.check_state(views.view(state), got)


def take_over_deal(got: dict[str, Any], coverage: Counter[str]) -> rules.State:
    """The one time that the oracle believes the engine: how the stacks lie and who starts."""
    open_tiles = [space["tile"] for space in got["spaces"] if "tile" in space]
    tiles = open_tiles + got["tile_stack"]["cards"]
    orders = got["order_stack"]["cards"]
    if Counter(tiles) != Counter(dict.fromkeys(box.TILES, box.TILE_COPIES)):
        raise Difference(f"the tiles are not those of the box: {Counter(tiles)}")
    if Counter(orders + got["draft"]) != Counter(list(box.ORDERS)):
        raise Difference(f"the orders are not those of the box: {Counter(orders + got['draft'])}")
    if len(got["draft"]) != box.DRAFT_ROUNDS * got["players"] + 1:
        raise Difference(f"{len(got['draft'])} orders are laid out for {got['players']} players")
    state = rules.deal(got["players"], got["start_player"], got["draft"], tiles, orders)
    check_state(state, got, coverage)
    return state


def check_line(state: rules.State, line: dict[str, Any], coverage: Counter[str]) -> None:
    follow.check_choice(state.to_move, rules.legal_moves(state), line)
    seat, shift, totals = state.to_move, state.shift, total_points(state)
    coverage.update(kinds_of_move(state, line["move"]))
    rules.play(state, line["move"])
    check_told_points(totals, total_points(state), line["events"])
    if state.phase == "place" and state.shift == shift and state.to_move not in (seat, (seat + 1) % len(state.players)):
        coverage["seat without workers is skipped"] += 1
    check_state(state, line["state"], coverage)


def total_points(state: rules.State) -> list[int]:
    return [sum(player.points.values()) for player in state.players]


def check_told_points(before: list[int], after: list[int], events: list[dict[str, Any]]) -> None:
    """The events tell every point that a seat gains or loses."""
    told = follow.told_points(events)
    gained = [new - old for old, new in zip(before, after)]
    if gained != [told[seat] for seat in range(len(gained))]:
        raise Difference(f"the seats gain {gained} points, but the events tell {dict(told)}")


def result_of(state: rules.State) -> dict[str, Any] | None:
    if state.phase != "over":
        return None
    return {
        "scores": total_points(state),
        "winners": state.winners,
        "points": [player.points for player in state.players],
    }


def check_record(path: Path) -> Counter[str]:
    """Checks one recorded game and says what occurred in it."""
    state, coverage = follow.check_record(path, take_over_deal, check_line, result_of)
    coverage.update(state.notes)
    if min(total_points(state)) < 0:
        coverage["negative total"] += 1
    return coverage


# ---- What occurred ----------------------------------------------------------------------------------


def kinds_of_move(state: rules.State, move: str) -> list[str]:
    verb, *rest = move.split(" ")
    if state.phase == "place":
        return kinds_of_placement(state, rest[0])
    if state.phase == "mine":
        return kinds_of_work_step(state, verb, rest)
    stack = "tiles" if state.active_space == "Fdraw" else "orders"
    if state.phase == "draft":
        return ["draft an order"]
    if state.phase == "cart":
        return ["cart left empty" if rest == ["empty"] else "cart with another colour"]
    if state.phase == "buy" and verb == "buy":
        return ["tiles: keep one", *kinds_of_shortage(state, rest[0]), *kinds_of_holding(state, stack)]
    if state.phase in ("buy", "keep"):
        return [f"{stack}: {'decline all' if verb == 'decline' else 'keep one'}", *kinds_of_holding(state, stack)]
    if state.phase == "return":
        return [f"{stack}: return to the {verb}"]
    left = rules.looked_at(state)[state.look.arranged :]
    return [f"{stack}: arrange"] + (left.count(rest[0]) > 1) * ["tiles: arrange equal ones"]


def kinds_of_holding(state: rules.State, stack: str) -> list[str]:
    return (state.look.size == len(state.looked_stack.cards)) * [f"{stack}: hold the whole stack"]


def kinds_of_placement(state: rules.State, name: str) -> list[str]:
    kinds = [f"place {name}"]
    if name == "bank":
        return kinds
    space = state.spaces[name]
    if space.owner is not None:
        kinds.append("oust own workers" if space.owner == state.to_move else "oust workers of others")
    if name in box.TILE_SPACES:
        kinds += kinds_of_shortage(state, space.offer)
        kinds += (not state.tile_stack.cards) * ["tile space stays empty"]
    if name in box.ORDER_SPACES:
        kinds += (not state.order_stack.cards) * ["order space stays empty"]
    if name == "Fdraw":
        kinds += (len(state.tile_stack.cards) < box.CARDS_LOOKED_AT) * ["tiles: look at fewer than five"]
    if name == "Odraw":
        kinds += (len(state.order_stack.cards) < box.CARDS_LOOKED_AT) * ["orders: look at fewer than five"]
    if name in box.VEHICLES:
        several = len(rules.deliverable_orders(state.mover, name)) > 1
        kinds.append("deliver several orders" if several else "deliver one order")
    return kinds


def kinds_of_shortage(state: rules.State, name: str) -> list[str]:
    tile = box.TILES[name]
    short = tile.carts - state.supply[tile.colour]
    if short <= 0:
        return []
    kinds = ["coal runs short for two carts" if short == 2 else "coal runs short for one cart"]
    if sum(state.supply.values()) == state.supply[tile.colour]:
        kinds.append("no coal at all for a cart")
    return kinds


def kinds_of_work_step(state: rules.State, verb: str, rest: list[str]) -> list[str]:
    level = state.mover.cage_level
    if verb == "stop":
        unused = state.steps_left == box.MINING[state.active_space]
        return ["stop without a work step" if unused else "stop with steps to spare"]
    if verb == "cage":
        up = "cage to the surface" if rest == ["0"] else "cage up to a level"
        return [up if int(rest[0]) < level else "cage down"]
    if verb == "load":
        return ["load coal of the level" if box.LEVEL[rest[0]] == level else "load coal of another colour"]
    if verb == "store":
        return ["store a cube"]
    used = rest[3:]
    where = "at the surface" if level == box.SURFACE else "below ground"
    if not used:
        return ["fill from the cage"]
    if len(used) == 1:
        return [f"fill from the storage {where}"]
    stored = sum(cube.startswith("stored-") for cube in used)
    from_where = ("two cubes of the cage", "a cube each of cage and storage", "two cubes of the storage")[stored]
    kinds = [f"substitute {from_where}", f"substitute {where}"]
    if rest[1] in [cube.removeprefix("stored-") for cube in used]:
        kinds.append("substitute with the asked colour among the two")
    return kinds


MUST_OCCUR = (
    *(f"games with {players} players" for players in (2, 3, 4)),
    "draft an order",
    *(f"place {space}" for space in (*box.SPACES, "bank")),
    "oust own workers",
    "oust workers of others",
    "seat without workers is skipped",
    *(
        f"{stack}: {what}"
        for stack in ("tiles", "orders")
        for what in (
            "look at fewer than five",
            "hold the whole stack",
            "keep one",
            "decline all",
            "return to the top",
            "return to the bottom",
            "arrange",
        )
    ),
    "tiles: arrange equal ones",
    "tile space stays empty",
    "order space stays empty",
    "coal runs short for one cart",
    "coal runs short for two carts",
    "no coal at all for a cart",
    "cart with another colour",
    "cart left empty",
    "cage down",
    "cage up to a level",
    "cage to the surface",
    "load coal of the level",
    "load coal of another colour",
    "store a cube",
    "stop without a work step",
    "stop with steps to spare",
    "fill from the cage",
    "fill from the storage at the surface",
    "fill from the storage below ground",
    "substitute two cubes of the cage",
    "substitute two cubes of the storage",
    "substitute a cube each of cage and storage",
    "substitute at the surface",
    "substitute below ground",
    "substitute with the asked colour among the two",
    "deliver one order",
    "deliver several orders",
    "element that nobody scores",
    "tie for first",
    "tie for second",
    "second award",
    "second place with two players",
    "start player by majority",
    "start player keeps the marker",
    "start player by tie",
    "negative total",
)


# ---- Play with a purpose ----------------------------------------------------------------------------

# How much each style likes a move, by the longest beginning that fits. A substitution is a "pair".
Style = dict[str, float]
MINER: Style = {"fill": 60, "pair": 0.3, "load": 30, "cage 0": 4, "stop": 0.1, "decline": 0.2, "place bank": 0.2}
DELIVERY: Style = {f"place {vehicle}": 8 for vehicle in box.VEHICLES}
STYLES: dict[str, Style] = {
    # Fills orders and delivers them, often several at once; coal comes back.
    "deliverer": MINER | DELIVERY | {"place M": 14, "place O": 2, "place F": 4, "place money": 3, "store": 0.2},
    # Buys all it can pay and never delivers: coal runs short and the tiles run out.
    "hoarder": MINER
    | dict.fromkeys(DELIVERY, 0)
    | {"place F": 30, "place Fdraw": 15, "place money": 8, "place M": 2, "place O": 0.2, "buy": 10, "cart empty": 0.3},
    # Takes orders until none is left.
    "collector": MINER | DELIVERY | {"place O": 20, "place Odraw": 20, "place M": 4, "store": 2},
    # Brings coal to the storage and fills orders from there, often with pairs.
    "storer": MINER | DELIVERY | {"place M": 20, "store": 30, "fill": 5, "pair": 3, "load": 40},
}


def liking(style: Style, state: rules.State, move: str) -> float:
    if is_substitution(move):
        return style["pair"]
    if move.startswith("cage") and move != "cage 0":
        return 0.05 + worth_of_level(state.mover, int(move.removeprefix("cage ")))
    return follow.liking_by_beginning(style, move)


def worth_of_level(player: rules.Player, level: int) -> int:
    """How many cubes of a level find a place in the cage."""
    free = box.CAGE_PLACES - sum(player.cage.values())
    return min(free, sum(player.coal[box.COLOURS[level - 1]].values()))


def is_substitution(move: str) -> bool:
    """fill ORDER COLOUR with CUBE CUBE"""
    return len(move.split(" ")) == 6


@dataclass(frozen=True)
class Purpose:
    """A game to be played here: every seat has the style."""

    players: int
    style: str
    seed: int


def purposes(seed: int) -> list[Purpose]:
    games = [(players, style) for players in (2, 3, 4) for style in STYLES]
    games += 5 * [(4, "hoarder")]  # only many hoarders empty the stack of tiles
    return [Purpose(players, style, 1000 * seed + number) for number, (players, style) in enumerate(games)]


def play_with_purpose(purpose: Purpose, folder: Path) -> Path:
    def likes(state: rules.State, move: str) -> float:
        return liking(STYLES[purpose.style], state, move)

    path = folder / f"{purpose.style}-{purpose.players}-{purpose.seed}.json"
    setup = ("coal-baron", "--players", str(purpose.players), "--seed", str(purpose.seed))
    return follow.play_by_liking(rules, take_over_deal, likes, random.Random(f"{purpose}"), path, *setup)


def check_purpose(purpose: Purpose, folder: Path) -> Counter[str]:
    return check_record(play_with_purpose(purpose, folder))


# ---- The test ---------------------------------------------------------------------------------------


def check_rulebook_examples() -> None:
    """The oracle itself must agree with the examples of the rulebook."""
    assert box.TILES["gray-2-light"].price == 6
    assert rules.award([3, 3, 2, 0], 6, 3) == [6, 6, 0, 0]
    assert rules.award([0, 6, 1, 1], 7, 3) == [0, 7, 3, 3]
    assert rules.award([0, 0, 0], 8, 4) == [0, 0, 0]
    assert rules.award([2, 1], 9, 4) == [9, 0]
    mike = rules.Player(marks=7, workers=0, coal={colour: box.cubes() for colour in box.COLOURS})
    mike.coal["gray"]["gray"] = mike.cage["gray"] = mike.storage["gray"] = 1
    mike.outstanding = {"truck-GG": [["gray"], []]}
    mike.tiles = ["gray-1-light"] * 7 + ["gray-1-dark"] * 4
    assert rules.final_points(mike) == {"money": 1, "cubes": 1, "outstanding": -1, "balance": -6}


def make_checks(games: int, seed: int, folder: Path) -> Iterator[follow.Check]:
    return follow.checks_of_games("coal-baron", games, seed, folder, purposes(seed), check_purpose, check_record)


def main() -> int:
    check_rulebook_examples()
    return follow.main(__doc__, 15, make_checks, MUST_OCCUR)


if __name__ == "__main__":
    sys.exit(main())
