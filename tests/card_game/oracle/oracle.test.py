#!/usr/bin/env python3
"""Plays games in the engine and checks every move against the second implementation of the rules.

    tests/card_game/oracle/oracle.test.py [--games N] [--seed S]

Most games are random play by the engine's bot; some are played here with a purpose, so that trains depart,
secrets are kept and stacks run out. A kind of move that never occurred fails the test too.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Iterator

sys.dont_write_bytecode = True
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2] / "oracle")]

import card_game as rules  # noqa: E402
import card_game_box as box  # noqa: E402
import card_game_mining as mining  # noqa: E402
import card_game_state as states  # noqa: E402
import card_game_view as views  # noqa: E402
import follow  # noqa: E402
from follow import Difference  # noqa: E402

DECK_SIZES = {"lorry": 40, "wagon": 40, "engine": 28, "order": 28, "share": 24, "innovation": 16, "objective": 18}
# Ways to split the lorry, order and innovation cards.
SPLITS = (("4/2/4", "3/3/4", "3/2/5"), ("2/2/2/1", "1/2/2/2", "1/2/3/1"), ("6+10", "9+7", "3+13"))
ALL_DECKS = tuple(":".join(splits) for splits in product(*SPLITS))


# ---- Checking a trace -------------------------------------------------------------------------------


def check_state(state: states.State, got: dict[str, Any], coverage: Counter[str]) -> None:
    follow.check_state(views.view(state), got)
    coverage.update(kinds_of_knowledge(got))


def take_over_deal(got: dict[str, Any], coverage: Counter[str]) -> states.State:
    """The one time that the oracle believes the engine: how the stacks lie and who starts."""
    stacks = {stack["stack"]: stack["cards"] for stack in got["stacks"]}
    if tuple(stacks) != box.STACKS:
        raise Difference(f"the stacks are {tuple(stacks)}")
    dealt: dict[str, Counter[str]] = {}
    for name, cards in stacks.items():
        dealt.setdefault(box.DECK_OF_STACK[name], Counter()).update(cards)
        twin = box.TWIN.get(name)
        if twin and len(cards) != len(stacks[twin]):
            raise Difference(f"{name} has {len(cards)} cards, {twin} {len(stacks[twin])}")
    if dealt != box.contents_of_decks(got["decks"]):
        raise Difference(f"the cards are not those of the decks {got['decks']}: {dealt}")
    state = rules.deal(got["players"], got["decks"], got["start_player"], stacks)
    check_state(state, got, coverage)
    return state


def check_line(state: states.State, line: dict[str, Any], coverage: Counter[str]) -> None:
    moves = rules.legal_moves(state)
    follow.check_choice(state.to_move, moves, line)
    coverage.update(kinds_of_choice(state, moves))
    coverage.update(kinds_of_move(state, line["move"]))
    delivered = [list(player.fulfilled) for player in state.players]
    rules.play(state, line["move"])
    for before, player in zip(delivered, state.players):
        coverage.update(f"deliver {box.lorries_of(order)} lorries" for order in player.fulfilled[len(before) :])
    check_told_points(state, line["events"])
    check_state(state, line["state"], coverage)


def check_told_points(state: states.State, events: list[dict[str, Any]]) -> None:
    """The events of the last move tell every point of the score by its source; before, no event tells any."""
    told = [dict.fromkeys(box.SOURCES, 0) for _ in state.players]
    for event in events:
        if event["event"] == "points_scored":
            told[event["seat"]][event["source"]] += event["points"]
    scored = [rules.points(player) for player in state.players]
    expected = scored if state.phase == "over" else [dict.fromkeys(box.SOURCES, 0) for _ in state.players]
    if told != expected:
        raise Difference(f"the seats score {expected}, but the events tell {told}")


def result_of(state: states.State) -> dict[str, Any] | None:
    if state.phase != "over":
        return None
    scored = [rules.points(player) for player in state.players]
    return {"scores": [sum(sheet.values()) for sheet in scored], "winners": state.winners, "points": scored}


def check_record(path: Path) -> Counter[str]:
    """Checks one recorded game and says what occurred in it."""
    state, coverage = follow.check_record(path, take_over_deal, check_line, result_of)
    coverage.update(state.notes)
    coverage[f"decks {state.decks}"] += 1
    coverage["a fourth mixed group becomes one with the third"] += sum(seat.fourth_groups for seat in state.knowledge)
    for player in state.players:
        scoring = [card for card in player.objectives if rules.objective_points(player, card) > 0]
        coverage.update(f"score {family_of(card)}" for card in scoring)
        coverage["share without an order"] += sum(
            player.shares.count(f"{destination}-share") > rules.assigned_shares(player, destination)
            for destination in box.DESTINATIONS
        )
    return coverage


def family_of(objective: str) -> str:
    subject, *family = objective.split("-")
    if subject in box.ENGINES:
        return "engine-objective"
    return "-".join(family) if subject in box.DESTINATIONS else objective


# ---- What occurred ----------------------------------------------------------------------------------


def kinds_of_knowledge(got: dict[str, Any]) -> list[str]:
    kinds = []
    for stack in got["stacks"]:
        kinds += ["card below a top that a seat knows"] * sum(map(bool, stack["known_exactly_by"][1:]))
    for seat in got["seats"]:
        several = any(seat[hand]["size"] > 1 for hand in ("secret_orders", "secret_innovations"))
        kinds += ["several secret cards of a deck in one hand"] * several
    return kinds


def kinds_of_choice(state: states.State, moves: list[str]) -> list[str]:
    """What the look-ahead of R4 forbids, and what is asked only to tell the others nothing."""
    kinds = []
    if state.phase == "turn":
        carried_out = rules.innovation_options(state)
        kinds += ["R4 forbids an innovation"] * (len([m for m in moves if m.startswith("play")]) < len(carried_out))
        kinds += ["forced to pass"] * (moves == ["pass"])
        alone = not any(rules.can_place(state, zone) for zone in state.zones)
        kinds += ["innovation makes a placement possible"] * (alone and len(moves) > 1)
    elif state.innovation and not state.placed:
        kinds += [f"R4 forbids in {state.phase}"] * (len(moves) < len(rules.choices(state)))
    if len(moves) == 1 and state.phase != "turn":
        kinds.append(f"asked in {state.phase} with one option")
    return kinds


def kinds_of_move(state: states.State, move: str) -> list[str]:
    verb, *rest = move.split(" ")
    player = state.mover
    if verb == "place":
        owner = state.zones[rest[0]].last_player
        again = [] if owner is None else ["zone used last by herself" if owner == state.to_move else "zone of another"]
        alone = len(state.passed) == len(state.players) - 1 and state.zones[rest[0]].level > 1
        return [f"place {rest[0]}", *again] + ["last player goes on alone"] * alone
    if verb == "play":
        return [f"play {rest[0]} {'after' if state.placed else 'before'} the placement"]
    if verb == "pay":
        return kinds_of_payment(rest[0].split("+"))
    if verb == "stack":
        return kinds_of_stack(state, rest[0])
    if verb in ("keep", "return"):
        left = [card.name for card in rules.not_returned(state)]
        equal = [f"{verb} one of equal cards"] * (left.count(rest[0]) > 1)
        return equal + ([f"keep from {state.stack}"] if verb == "keep" else ["return a card"])
    if verb == "dock":
        return ["dock an engine" if state.held in box.ENGINES else "dock a wagon"]
    if state.phase == "mine":
        return kinds_of_mining(state, verb, rest)
    if verb == "deliver":
        return kinds_of_delivery(state, player.docks[int(rest[0])], rest[1])
    if verb == "done":
        return ["done though a train could depart"] * bool(rules.departures(player, state.train))
    return [f"{verb} the turn" if verb == "end" else verb]


def kinds_of_payment(cards: list[str]) -> list[str]:
    innovations = [card for card in cards if card in box.WORKER_INNOVATIONS]
    kinds = ["pay with several worker cards"] * (len(cards) - len(innovations) > 1)
    kinds += [f"pay with {card}" for card in innovations]
    kinds += ["pay with several worker innovations"] * (len(innovations) > 1)
    return kinds + ["pay with both kinds"] * (0 < len(innovations) < len(cards))


def kinds_of_stack(state: states.State, name: str) -> list[str]:
    if state.innovation:
        return ["choose a stack for an innovation"]
    size = len(state.stacks[name])
    kinds = [f"wild on {name}"]
    kinds += ["wild: fewer than four cards"] * (1 < size < box.CARDS_LOOKED_AT)
    return kinds + ["wild: a single card"] * (size == 1)


def kinds_of_mining(state: states.State, verb: str, rest: list[str]) -> list[str]:
    if verb == "stop":
        return ["stop with steps to spare"]
    if verb == "store":
        fits = mining.wagons_for(state.mover, state.mover.row[0])
        return ["store though a wagon fits" if fits else "store"]
    lorry = rest[0] if verb == "fetch" else state.mover.row[0]
    kinds = [f"{verb} {box.lorries_of(lorry)}-lorry card"]
    return kinds + [f"{verb} into a wild wagon"] * ("wild-wagon" in rest)


def kinds_of_delivery(state: states.State, dock: states.Dock, order: str) -> list[str]:
    kinds = ["another train of one delivery"] * (state.train is not None)
    kinds += ["train with surplus lorries"] * (dock.load() > box.lorries_of(order))
    kinds += ["train with an empty wagon"] * any(lorry is None for _, lorry in dock.wagons)
    return kinds + ["deliver with a secret order"] * (order not in state.mover.orders)


MUST_OCCUR = (
    *(f"games with {players} players" for players in (2, 3, 4)),
    *(f"decks {decks}" for decks in ALL_DECKS),
    *(f"place {zone}" for zone in box.ZONES),
    "zone used last by herself",
    "zone of another",
    "last player goes on alone",
    "pass",
    "forced to pass",
    "end the turn",
    "pay with several worker cards",
    *(f"pay with {card}" for card in box.WORKER_INNOVATIONS),
    "pay with several worker innovations",
    "pay with both kinds",
    "dock a wagon",
    "dock an engine",
    *(f"wild on {stack}" for stack in box.STACKS),
    *(f"keep from {stack}" for stack in box.STACKS),
    "wild: fewer than four cards",
    "wild: a single card",
    "keep one of equal cards",
    "return a card",
    "return one of equal cards",
    "stack cut",
    "stack that stays empty beside its twin",
    *(f"last card of the deck: {deck}" for deck in ("lorry", "wagon", "order", "share", "innovation", "objective")),
    *(f"{verb} {lorries}-lorry card" for verb in ("load", "fetch") for lorries in (1, 2)),
    "load into a wild wagon",
    "fetch into a wild wagon",
    "store",
    "store though a wagon fits",
    "stop with steps to spare",
    *(f"deliver {lorries} lorries" for lorries in box.ORDER_POINTS),
    "another train of one delivery",
    "done though a train could depart",
    "train with surplus lorries",
    "train with an empty wagon",
    "deliver with a secret order",
    *(f"play {card} {when} the placement" for card in box.ACTION_INNOVATIONS for when in ("before", "after")),
    "choose a stack for an innovation",
    "innovation makes a placement possible",
    "R4 forbids an innovation",
    "R4 forbids in mine",
    *(f"asked in {phase} with one option" for phase in ("pay", "keep", "return", "deliver", "after")),
    "secret card shown",
    "several secret cards of a deck in one hand",
    "card below a top that a seat knows",
    "a fourth mixed group becomes one with the third",
    "token to the last in its zone",
    "token without a worker",
    "victory by token",
    *(f"score {family}" for family in dict.fromkeys(map(family_of, box.OBJECTIVES))),
    "share without an order",
)


# ---- Play with a purpose ----------------------------------------------------------------------------

# How much each style likes a move, by the longest beginning that fits.
Style = dict[str, float]
# Works on: loads rather than stores, delivers all it can, and passes only if nothing else is left.
WORKER: Style = {
    **{"pass": 0.0001, "done": 10, "play": 2, "end": 0.5, "load": 40, "fetch": 30, "store": 3, "stop": 0.3},
    **{"place wild": 0.5, "place share": 0.3, "place objective": 0.3, "place innovation": 0.5},
}
NEVER: Style = {f"place {zone}": 0.0001 for zone in box.ZONES}
STYLES: dict[str, Style] = {
    # Fills trains, and waits until a large order or several can depart.
    "shipper": WORKER
    | {"place order": 2, "place mine-2-3": 12, "place mine-1-2": 8, "place innovation": 0.1},
    # Keeps orders and innovations in secret, and uses them.
    "secretive": WORKER | {"place wild": 30, "stack order": 12, "stack innovation": 12, "play": 0.5},
    # Takes innovations and plays them when hardly a placement is left.
    "innovator": WORKER | {"place innovation": 40, "stack innovation": 12, "place wild": 8, "end": 20},
    # The same, and then nothing is left but mines and an empty row.
    "plotter": WORKER
    | {"place innovation": 40, "stack innovation": 40, "place wild": 8, "end": 20, "place order": 2}
    | {"keep free-lorry": 60, "keep free-mining": 20, "keep free-delivery": 9, "play": 0.01}
    | {"place lorry": 0.3, "place engine": 2, "place mine-1-2": 0.01, "place mine-2-3": 0.01, "place delivery": 0.01},
    # Takes what lies open until nothing is left.
    "collector": WORKER
    | {"place order": 30, "place share": 30, "place innovation": 30, "place objective": 30, "place wild": 30},
    # Empty the stacks of lorries and of wagons.
    "lorry hauler": NEVER | {"pass": 0.000001, "place lorry": 30, "place wild": 30, "stack lorry": 100, "pay": 1},
    "wagon hauler": NEVER | {"pass": 0.000001, "place wagon": 30, "place wild": 30, "stack wagon": 100, "pay": 1},
    # Looks at the same stacks over and over.
    "mixer": WORKER | NEVER | {"place wild": 100, "stack lorry-left": 20, "stack order": 4, "stack innovation": 4},
}


def liking(style: Style, state: states.State, move: str) -> float:
    liked = follow.liking_by_beginning(style, move)
    verb, *rest = move.split(" ")
    if verb == "play" and not state.placed:
        return liked * (30 if hangs_by_a_thread(state, style) else 0.01)
    if verb == "pay":
        return liked * thrift(state.mover, rest[0])
    if verb == "place":
        return liked * worth_of_zone(state, rest[0])
    if verb == "deliver":
        return 4 ** box.lorries_of(rest[1])
    if verb == "dock":
        return 1 + worth_of_dock(state.mover, state.mover.docks[int(rest[0])])
    return liked


def hangs_by_a_thread(state: states.State, style: Style) -> bool:
    """Hardly a placement is left to follow an innovation, or only those that the style disdains."""
    zones = [zone for zone in state.zones if rules.can_place(state, zone)]
    disdained = [zone for zone in zones if style.get(f"place {zone}", 1) < 0.1]
    return zones == disdained if style is STYLES["plotter"] else len(zones) < 3


def thrift(player: states.Player, payment: str) -> float:
    """Small cards fit where large ones do not, above all the last."""
    paid = payment.split("+").count("1")
    return 0.4**paid * (0.05 if paid and paid == player.workers.count(1) else 1)


def worth_of_zone(state: states.State, zone: str) -> float:
    payments = rules.payments(state.mover, state.zones[zone].level + 1)
    worth = max(thrift(state.mover, payment) for payment in payments)
    if zone == "delivery":
        return worth * worth_of_delivery(state)
    if zone in ("engine", "order", "share", "objective"):
        collected = [dock.engine or "" for dock in state.mover.docks.values()]
        collected += [box.first_word(card) for card in state.mover.objectives + state.mover.fulfilled]
        worth *= 1 + 5 * collected.count(box.first_word(state.stacks[zone][0].name))
    return worth if is_needed(state.mover, zone) else 0.2 * worth


def is_needed(player: states.Player, zone: str) -> bool:
    """For the next train."""
    waiting = player.row + player.storage
    if zone.startswith("lorry"):
        return len(waiting) < 4
    if zone.startswith("mine"):
        return any(mining.wagons_for(player, lorry) for lorry in player.row[:1] + player.storage)
    if zone.startswith("wagon"):
        return any(not mining.wagons_for(player, lorry) for lorry in waiting)
    if zone == "engine":
        return any(dock.load() and not dock.engine for dock in player.docks.values())
    return zone != "order" or len(player.all_orders()) < 3


def worth_of_delivery(state: states.State) -> float:
    departures = rules.departures(state.mover, None)
    engines = Counter(state.mover.docks[dock].engine for dock in {dock for dock, _ in departures})
    together = max(engines.values())
    return 60 if together > 1 else 0.1 * 5 ** max(box.lorries_of(order) for _, order in departures)


def worth_of_dock(player: states.Player, dock: states.Dock) -> int:
    """How full its train is and may become."""
    waiting = [card for card in player.row + player.storage if box.first_word(card) in box.DOCKS[dock.number]]
    return 2 * dock.load() + len(waiting)


@dataclass(frozen=True)
class Purpose:
    """A game to be played here: every seat has the style."""

    players: int
    style: str
    seed: int
    decks: str


def purposes(seed: int) -> list[Purpose]:
    games = [(players, style) for players in (2, 3, 4) for style in STYLES]
    games += 24 * [(2, "shipper")]  # several trains together are rare
    games += 20 * [(4, "plotter")]  # and few plots come off
    return [
        Purpose(players, style, 1000 * seed + number, ALL_DECKS[number % len(ALL_DECKS)])
        for number, (players, style) in enumerate(games)
    ]


def play_with_purpose(purpose: Purpose, folder: Path) -> Path:
    def likes(state: states.State, move: str) -> float:
        return liking(STYLES[purpose.style], state, move)

    path = folder / f"{purpose.style}-{purpose.players}-{purpose.seed}.json"
    setup = ("card-game", "--players", str(purpose.players), "--seed", str(purpose.seed))
    setup += ("--option", f"decks={purpose.decks}")
    return follow.play_by_liking(rules, take_over_deal, likes, random.Random(f"{purpose}"), path, *setup)


def check_purpose(purpose: Purpose, folder: Path) -> Counter[str]:
    return check_record(play_with_purpose(purpose, folder))


# ---- The test ---------------------------------------------------------------------------------------


def check_rulebook_examples() -> None:
    """The oracle itself must agree with examples that can be worked out by hand."""
    assert {deck: cards.total() for deck, cards in box.contents_of_decks(ALL_DECKS[0]).items()} == DECK_SIZES
    for hand, ways in (([], 3), (["workers-4"], 7)):
        player = states.Player([3, 2, 1, 1, 1], innovations=hand)
        assert len(rules.payments(player, 3)) == ways

    def mines(row: list[str], storage: list[str], *wagons: tuple[str, int]) -> states.Player:
        player = states.Player([1], row=row, storage=storage)
        for wagon, dock in wagons:
            player.docks[dock].wagons.append((wagon, None))
        return player

    assert not mining.plan_exists(mines(["tower-1-1"], [], ("wild-wagon", 1)), 2, 3)
    assert mining.plan_exists(mines(["tower-1-1"], [], ("wild-wagon", 2)), 2, 3)
    assert mining.plan_exists(mines(["fox-1-1", "fox-2-0"], []), 2, 3)
    assert mining.plan_exists(mines([], []), 0, 1) and not mining.plan_exists(mines([], []), 1, 2)

    mary = states.Player([], tokens=[1, 2, 3, 4, 5], objectives=["tokens-objective", "barracks-shares-objective"])
    mary.shares, mary.fulfilled = ["barracks-share"] * 3, ["barracks-3", "barracks-2"]
    assert rules.points(mary) == {"lorries": 0, "orders": 12, "shares": 6, "tokens": 5, "objectives": 6 + 4}
    assert rules.objective_points(mary, "barracks-lorries-objective") == 4


def check_offered_decks() -> Counter[str]:
    games = json.loads(follow.pithead_or_fail("games", "--json"))["games"]
    offered = next(game["options"]["decks"] for game in games if game["id"] == "card-game")
    if sorted(offered) != sorted(ALL_DECKS):
        raise Difference(f"the engine offers the decks {offered}, not {ALL_DECKS}")
    return Counter()


def make_checks(games: int, seed: int, folder: Path) -> Iterator[follow.Check]:
    yield check_offered_decks, ()
    yield from follow.checks_of_games("card-game", games, seed, folder, purposes(seed), check_purpose, check_record)


def main() -> int:
    check_rulebook_examples()
    return follow.main(__doc__, 8, make_checks, MUST_OCCUR)


if __name__ == "__main__":
    sys.exit(main())
