#!/usr/bin/env python3
"""Plays games in the engine and checks every move against the second implementation of the rules.

    tests/schichtwechsel/oracle/oracle.test.py [--games N] [--seed S]

Some games are random play by the engine's bot; others are played here with a purpose, so that tracks end,
miners get home, coke is sold and copies lead to copies. For what is rare, games are varied until it occurs.
A kind of move that never occurred fails the test too. All this is done with the first box; a run of its own follows
with each of the later ones, as second.box and third.box have them, and with one in which coal stays on its wagon:
random games and those of a style.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Iterator

sys.dont_write_bytecode = True
sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[2] / "oracle")]

import follow  # noqa: E402
import schichtwechsel as rules  # noqa: E402
import schichtwechsel_box as box  # noqa: E402
import schichtwechsel_effects as effects  # noqa: E402
import schichtwechsel_styles as styles  # noqa: E402
import schichtwechsel_view as views  # noqa: E402
from follow import Difference  # noqa: E402
from schichtwechsel_state import Player, Set, State  # noqa: E402

OPTIONS = {"round-cards": ("per-group", "once"), "track-points": ("highest", "cumulative"), "box": (box.BOX,)}
BOXES = ("third", "second", "first")
OFFERED_BOXES = BOXES if box.BOX in BOXES else (*BOXES, box.BOX)
ALL_OPTIONS = tuple(dict(zip(OPTIONS, values)) for values in product(*OPTIONS.values()))


def option_arguments(options: dict[str, str]) -> tuple[str, ...]:
    return tuple(argument for key, value in options.items() for argument in ("--option", f"{key}={value}"))


# ---- Checking a trace -------------------------------------------------------------------------------


def check_state(state: State, got: dict[str, Any]) -> None:
    """All but the note of what is still to be done."""
    if not isinstance(got.pop("pending", None), list):
        raise Difference("there is no list 'pending'")
    follow.check_state(views.view(state), got)


def take_over_deal(got: dict[str, Any], coverage: Counter[str]) -> State:
    """The one time that the oracle believes the engine: who starts, and what will be revealed and drawn."""
    if got["hand"] is None or len(got["round_cards"]) != 1:
        raise Difference("the deal does not end with the first set drawn")
    round_cards = got["round_cards"] + got["cards_to_come"]
    drawn = {key: value for key, value in got["hand"].items() if key != "seat"}
    sets = [[Set(**one) for one in of_round] for of_round in got["sets_to_come"]]
    sets[0].insert(0, Set(**drawn))
    check_deal(got["players"], round_cards, sets)
    if got["first_player"] not in range(got["players"]) or got["options"] not in ALL_OPTIONS:
        raise Difference(f"first player {got['first_player']}, options {got['options']}")
    state = rules.deal(got["players"], got["options"], got["first_player"], round_cards, sets)
    check_state(state, got)
    coverage.update(f"{key}={value}" for key, value in got["options"].items())
    coverage[f"card {round_cards[-1]} stays in the box"] += 1
    return state


def check_deal(players: int, round_cards: list[int], sets: list[list[Set]]) -> None:
    """The cards are those of the box, and the bag holds what is drawn."""
    if sorted(round_cards) != list(box.ROUND_CARDS):
        raise Difference(f"the round cards are {round_cards}")
    if [len(of_round) for of_round in sets] != [players] * box.ROUNDS:
        raise Difference(f"{players} players, but sets {sets}")
    bag = {cube: players * box.BAG_AT_START[cube] for cube in box.CUBES}
    for number, of_round in enumerate(sets):
        for cube in box.CUBES:
            bag[cube] += players * box.BAG_EACH_ROUND[cube] - sum(getattr(drawn, cube) for drawn in of_round)
        markers = sum(drawn.marker for drawn in of_round)
        markers_inside = box.MARKER_INTO_BAG in round_cards[: number + 1]
        if min(bag.values()) < 0 or markers > markers_inside:
            raise Difference(f"the bag cannot hold what is drawn in round {number + 1}: {of_round}")
        if any(drawn.size() != box.CUBES_OF_A_SET for drawn in of_round):
            raise Difference(f"not every set of round {number + 1} has three cubes: {of_round}")


def check_line(state: State, line: dict[str, Any], coverage: Counter[str]) -> None:
    moves = rules.legal_moves(state)
    follow.check_choice(state.to_move, moves, line)
    coverage.update(kinds_of_move(state, line["move"]))
    before = [dict(player.points) for player in state.players]
    rules.play(state, line["move"])
    check_told_points(state, before, line["events"])
    check_state(state, line["state"])


def check_told_points(state: State, before: list[dict[str, int]], events: list[dict[str, Any]]) -> None:
    """The events tell every point by its source, and the winner's points at the end."""
    told = [dict(sheet) for sheet in before]
    for event in events:
        if event["event"] == "points_scored":
            told[event["seat"]][event["source"]] += event["points"]
    scored = [player.points for player in state.players]
    if told != scored:
        raise Difference("the events tell other points\n  " + "\n  ".join(follow.differences(scored, told, "points")))
    won = {event["seat"]: event["points"] for event in events if event["event"] == "game_won"}
    if won != {seat: sum(scored[seat].values()) for seat in state.winners}:
        raise Difference(f"seats {state.winners} win, but the events tell {won}")
    gained = {seat: sum(scored[seat].values()) - sum(sheet.values()) for seat, sheet in enumerate(before)}
    if any(follow.told_points(events)[seat] != points for seat, points in gained.items()):
        raise Difference(f"the seats gain {gained}, but other events tell points too")


def result_of(state: State) -> dict[str, Any] | None:
    if state.phase != "over":
        return None
    sheets = [player.points for player in state.players]
    return {"scores": [sum(sheet.values()) for sheet in sheets], "winners": state.winners, "points": sheets}


def check_record(path: Path) -> Counter[str]:
    """Checks one recorded game and says what occurred in it."""
    state, coverage = follow.check_record(path, take_over_deal, check_line, result_of)
    coverage.update(state.notes)
    coverage.update(f"score {source}" for player in state.players for source in box.SOURCES if player.points[source])
    coverage.update(kinds_of_end(state))
    return coverage


# ---- What occurred ----------------------------------------------------------------------------------


def kinds_of_move(state: State, move: str) -> list[str]:
    """The move itself without what is only a number of a seat, and what is rare about it."""
    verb = move.split(" ")[0]
    player = state.players[state.to_move]
    kinds = [f"{state.question}: {verb if verb == 'give' else move}", f"{verb} in {state.phase}"]
    if state.question == "turn":
        kinds += ["action after an exchange"] * state.exchanged
        kinds += ["pass with units left"] * (move == "pass" and player.has_unit())
        kinds += ["exchange without a unit"] * (verb == "exchange" and not player.has_unit())
        kinds += ["closed card in the way"] * any(rules.is_closed(card, pile) for card, pile in state.cards.items())
    if state.question == "pay":
        kinds += ["water-X not for a white token"] * (state.card == "water-X" and "pay W" not in state.moves)
    if state.question == "option" and state.phase == "bar" and player.tile == "mine-rescue" and player.water == 0:
        kinds.append("mine-rescue at the bottom")
    if state.question == "headframe":
        _, space, _, source = move.split(" ")
        area = "top" if space in box.AREAS["top"] else "left"
        kinds += [f"headframe to {space}", f"headframe to {area} from {source}"]
    if state.carts_closed and state.question in ("cube", "carts"):
        kinds.append(f"{state.question} while carts are closed")
    return kinds


def kinds_of_end(state: State) -> list[str]:
    kinds = []
    for player in state.players:
        kinds += [f"{player.pairs} pairs sold in a game"] * (player.pairs > 0)
        kinds += [f"{player.lots[lot]} buildings in {lot}" for lot in box.LOTS_FOR_SEVERAL]
        kinds += ["no coke left at the end"] * (player.coke_left == 0)
    for lot in box.LOTS:
        if sum(player.lots[lot] for player in state.players) == box.lot_spaces(lot, len(state.players)):
            kinds += [f"lot {lot} full", f"lot {lot} full with {len(state.players)} players"]
    out = sum(player.is_out() for player in state.players)
    kinds += ["several miners at the exit"] * (out > 1) + ["all miners at the exit"] * (out == len(state.players))
    return kinds


SMALL = ("cart-S", "coke-S", "load-S", "route-S", "water-S", "water-X")
COPIES = {
    "L": ("cart-L", "coke-L", "load-L", "route-L1", "route-L2", "water-L", "water-X"),
    "S": SMALL,
    "MS": ("cart-M", "coke-M", "load-M", "route-M1", "route-M2", *SMALL),
}
# Without those that hardly ever come: mine-rescue without a tool, gatekeeper without an option, and overman with a full
# tip and no coke.
TILE_CASES = {
    "engine-driver": ("option a or option b", "option a", "option b", "no option"),
    "mine-rescue": ("option a or option b",),
    "gatekeeper": ("option a or option b", "option a", "option b"),
    "coal-merchant": ("option a or option b", "option b"),
    "overman": ("option a or option b", "option a", "option b"),
    "haulier": ("option a or option b", "option a", "option b", "no option"),
    "hewer": ("option a or option b", "option a", "option b", "no option"),
}
SINGLE_UNITS = [
    (card, units)
    for card, printed in box.CARDS.items()
    for units in dict.fromkeys(units for face in printed.faces for units in box.PAYMENTS[face.price])
    if len(units) == 1
]

MUST_OCCUR = (
    *(f"games with {players} players" for players in (2, 3, 4)),
    *(f"{key}={value}" for key, values in OPTIONS.items() for value in values),
    *(f"card {number} stays in the box" for number in box.ROUND_CARDS),
    # Preparation
    "give: give",
    *(f"cube: cube {cube} {cart}" for cube in box.CUBES for cart in box.CARTS if (cube, cart) != ("spoil", "K5")),
    *(f"{cube} without room on a cart" for cube in box.CUBES),
    *("cube in sets", "cube in bonuses", "cube in bar", "cube in actions", "cube: decline"),
    *("cube while carts are closed", "carts while carts are closed", "marker drawn"),
    *(f"tile: tile {tile}" for tile in box.TILES),
    *("tool for a tile's cube without room", "tool for coal wagons that are full"),
    *(f"white token hidden: {icon}" for icon in ("water", "token wagon", "own coking space")),
    *("sale: sell", "sale: hold"),
    *("option in bar", "carts: stop", "bar space uncovered within step VI", "mine-rescue at the bottom"),
    "hewer with one place left on the tip",
    *(f"{tile}: {case}" for tile, cases in TILE_CASES.items() for case in cases),
    *("plant in bar", "copy in bar", "go in bar", "build in bar"),
    # Actions
    *("turn: pass", "pass with units left", "turn without a unit", "exchange without a unit"),
    *(f"{question}: {exchange}" for question in ("turn", "after") for exchange in box.EXCHANGES),
    *("after: end", "action after an exchange", "closed card in the way", "card used again"),
    *(f"turn: card {card}" for card in box.CARDS),
    *(f"use {card} for {units}" for card, units in SINGLE_UNITS),
    *(f"pay: pay {units}" for units in (*box.PAYMENTS["W"], *box.PAYMENTS["WW"])),
    "water-X not for a white token",
    *(f"carts: cart {cart}" for cart in box.CARTS),
    *(f"coke: coke {size} {space}" for size in box.WAGONS_OF_SIZE for space in box.COKING_SPACES),
    *("coke: stop", "coke: a size is used up", "own space after 2 gray ones", "own space after 3 gray ones"),
    *(f"load: load {space}" for space in box.COKING_SPACES),
    *("load: stop", "coke wagons full: no loading", "three gray spaces and the own one empty"),
    *(f"plant: plant {space}" for space in box.COKING_SPACES),
    *("no coking space for a bonus", "coke wagons full", "no coke left at the end"),
    *("rail: rail", "rail: stop"),
    *(f"water: lower {levels}" for levels in range(5)),
    *("water at the top", "water at the bottom", "water already at the bottom", "no tool to discard"),
    *("coal wagons full: coal lost", "tip full: spoil lost"),
    *(f"end of {track} {when}" for track in box.TRACKS for when in ("first", "later")),
    "advance beyond the end",
    *(f"building: build {space}" for space in box.BAR),
    *("building: decline", "all five buildings placed", "only the speed lot is left"),
    *(f"lot: lot {lot}" for lot in box.LOTS),
    *(f"lot {lot} full" for lot in box.LOTS if lot != "speed"),
    *(f"lot sale full with {players} players" for players in (2, 3, 4)),
    *(f"benefit: {benefit}" for benefit in ("miner", "headframe", "points", "decline")),
    *(f"miner: go {circle}" for circle in box.CIRCLES if circle != box.GATE_IN),
    *(f"land on {circle}" for circle in box.CIRCLES if circle != box.GATE_IN),
    *(f"land on {circle} without benefit" for circle in ("baths", "lamp-room", "pit-bottom", *box.WITHOUT_BENEFIT)),
    *("use: use", "use: decline", "pit-bottom without room"),
    *(f"nothing to use on {circle}" for circle in ("heading", "coal-face", "pumps")),
    *("miner's move beyond the exit", "go in last-move"),
    *(f"copy {card} as {sizes}" for sizes, cards in COPIES.items() for card in cards),
    *("copy: decline", "copy of a card that is closed", "copy within a copy", "copy within a copy within a copy"),
    *(f"headframe to {space}" for space in box.HEADFRAME_BONUS),
    *(f"headframe to {area} from {source}" for area in box.AREAS for source in ("depot", "top", "left")),
    *("head-2 with one headframe in play", "headframe came by a headframe's bonus, to be moved next"),
    *("top row full", "left column full"),
    *("marker taken from another", "marker kept"),
    # End
    *(f"score {source}" for source in box.SOURCES),
    *(f"{pairs} pairs sold in a game" for pairs in range(1, 6)),
    *(f"pairs sold at the end: {pairs}" for pairs in (1, 2, 3)),
    *("coke loaded at the end", "coke left in the plant after loading at the end"),
    *("3 buildings in sale", "3 buildings in speed", "fewer than three tools to discard at the end"),
    *("several miners at the exit", "all miners at the exit"),
    *("victory by seat", "a total below zero"),
)


# ---- Play with a purpose ----------------------------------------------------------------------------

PATIENCE, VARIATIONS = 600, 120  # games in a hunt, and of one beginning


@cache
def liking(style: str, is_late: bool, move: str) -> float:
    late = styles.LATE.get(style, {}) if is_late else {}
    return follow.liking_by_beginning(styles.STYLES[style] | late, move)


@dataclass(frozen=True)
class Purpose:
    """A game to be played here: a style for each seat, or one for all, and something that should occur."""

    players: int
    styles: tuple[str, ...]
    seed: int
    options_number: int
    measure: str = ""
    wanted: str = ""

    def likings(self, state: State) -> list[float]:
        style = self.styles[state.to_move % len(self.styles)]
        return [liking(style, state.round >= styles.LATE_ROUND, move) for move in state.moves]


def purposes(seed: int) -> list[Purpose]:
    games = [(2 + number % 3, (style,), "", "") for number, style in enumerate(2 * list(styles.STYLES))]
    if box.BOX == "first":
        games += [(players, names, measure, one) for players, names, measure, wanted in styles.HUNTS for one in wanted]
    return [
        Purpose(players, names, 1000 * seed + number, number % len(ALL_OPTIONS), measure, wanted)
        for number, (players, names, measure, wanted) in enumerate(games)
    ]


@dataclass
class Game:
    moves: list[str] = field(default_factory=list)
    coverage: Counter[str] = field(default_factory=Counter)
    peak: float = float("-inf")
    peak_at: int = 0  # so many moves


def play_on(purpose: Purpose, deal: str, kept: list[str], chance: random.Random) -> Game:
    """Plays a game to its end that begins with the moves that are kept."""
    game = Game()
    state = take_over_deal(json.loads(deal)["state"], Counter())
    while moves := rules.legal_moves(state):
        ply = len(game.moves)
        move = kept[ply] if ply < len(kept) else chance.choices(moves, purpose.likings(state))[0]
        game.coverage.update(kinds_of_move(state, move))
        game.moves.append(move)
        rules.play(state, move)
        height = styles.measure(purpose.measure, state)
        if height > game.peak:
            game.peak, game.peak_at = height, ply + 1
    game.coverage.update(state.notes)
    game.coverage.update(kinds_of_end(state))
    return game


def hunt(purpose: Purpose, deal: str) -> Game:
    """Varies the game that came nearest to what is wanted, until it occurs; after many failures from a new game."""
    chance = random.Random(f"{purpose}")
    best = play_on(purpose, deal, [], chance)
    for attempt in range(1, PATIENCE if purpose.wanted else 0):
        if best.coverage[purpose.wanted] > 0:
            break
        if attempt % VARIATIONS == 0:
            best = Game()
        game = play_on(purpose, deal, best.moves[: where_to_cut(best, chance)], chance)
        if is_nearer(game, best) or game.coverage[purpose.wanted] > 0:
            best = game
    return best


def where_to_cut(game: Game, chance: random.Random) -> int:
    around_peak = chance.randint(game.peak_at - 30, game.peak_at + 5)
    anywhere = chance.randint(0, len(game.moves))
    return max(0, chance.choice((around_peak, anywhere)))


def is_nearer(game: Game, than: Game) -> bool:
    """Or not much later equally near."""
    return game.peak > than.peak or game.peak == than.peak and game.peak_at <= than.peak_at + 20


def play_with_purpose(purpose: Purpose, folder: Path) -> Path:
    """Plays a game by the second implementation's rules; the engine must take every move of it."""
    path, deal = folder / f"purpose-{purpose.seed}.json", folder / f"deal-{purpose.seed}.json"
    arguments = ("--players", str(purpose.players), "--seed", str(purpose.seed))
    arguments += option_arguments(ALL_OPTIONS[purpose.options_number])
    follow.pithead_or_fail("record", "schichtwechsel", str(deal), *arguments)
    try:
        game = hunt(purpose, follow.pithead_or_fail("trace", str(deal)))
    except Difference as difference:
        raise Difference(f"the deal of {purpose}: {difference}") from None
    follow.pithead_or_fail("record", "schichtwechsel", str(path), *arguments, text="\n".join(game.moves))
    return path


def check_purpose(purpose: Purpose, folder: Path) -> Counter[str]:
    return check_record(play_with_purpose(purpose, folder))


# ---- The test ---------------------------------------------------------------------------------------


def check_rulebook_examples() -> None:
    """The oracle itself must agree with examples that can be worked out by hand."""
    assert [sum(box.PAIR_POINTS[:pairs]) for pairs in (3, 5)] == [17, 36]
    assert [len(box.cards_on_board(players)) for players in (2, 3, 4)] == [15, 19, 21]

    def begin() -> tuple[State, Player]:
        state = rules.deal(4, ALL_OPTIONS[0], 0, [1, 2, 3, 4, 5, 6], [[Set(3, 0, False)] * 4] * 5)
        return state, state.players[0]

    def carry_out(state: State, player: Player, what: box.Effects, *moves: str) -> None:
        course = effects.carry_out(state, player, what)
        for move in (None, *moves):
            try:
                course.send(move)
            except StopIteration:
                return
        raise AssertionError(f"still asked: {state.question}")

    state, player = begin()
    carry_out(state, player, box.CIRCLES["lamp-room"].benefit, "copy route-L1")
    assert (player.discs, player.tools) == ({"road": 2, "rail": 0, "canal": 1}, 7)
    carry_out(state, player, (box.lower(3), box.lower(1)))
    assert (player.water, player.points["water"]) == (0, 1)
    carry_out(state, player, (box.RAISE,) * 4)
    assert rules.white_tokens(state, player) == 2
    carry_out(state, player, (box.RAISE,))
    assert (player.water, player.tools, rules.white_tokens(state, player)) == (2, 8, 3)

    state, player = begin()
    player.coal = 6
    carry_out(state, player, (("coke", 3),), "coke 2 Q4", "coke 1 Q5", "coke 2 own")
    assert (player.coal, player.water, player.points["coke"]) == (1, 3, 1)
    assert rules.white_tokens(state, player) == 2
    assert effects.coking_spaces_for(state, player) == ["Q1", "Q2", "Q3"]
    assert effects.coking_spaces_for(state, state.players[1]) == ["own", "Q1", "Q2", "Q3"]


def check_offered_options() -> Counter[str]:
    games = json.loads(follow.pithead_or_fail("games", "--json"))["games"]
    offered = next(game["options"] for game in games if game["id"] == "schichtwechsel")
    expected = OPTIONS | {"box": OFFERED_BOXES}
    if {key: sorted(values) for key, values in offered.items()} != {key: sorted(expected[key]) for key in expected}:
        raise Difference(f"the engine offers the options {offered}, not {expected}")
    return Counter()


def make_checks(games: int, seed: int, folder: Path) -> Iterator[follow.Check]:
    yield check_offered_options, ()
    for purpose in purposes(seed):
        yield check_purpose, (purpose, folder)
    for players, (number, options) in product((2, 3, 4), enumerate(ALL_OPTIONS)):
        share = (games + number) // len(ALL_OPTIONS)
        into = folder / f"random-{players}-{number}"
        arguments = ("schichtwechsel", players, share, 1000 * seed + 10 * players + number, into)
        for path in follow.random_records(*arguments, *option_arguments(options)) if share else ():
            yield check_record, (path,)


def main() -> int:
    if box.BOX != "first":
        return follow.main(__doc__, 10, make_checks, ())
    check_rulebook_examples()
    status = follow.main(__doc__, 10, make_checks, MUST_OCCUR)
    with tempfile.TemporaryDirectory() as folder:
        for other in [{"ORACLE_BOX": later} for later in BOXES[:-1]] + [own_box(Path(folder) / "coal-stays.box")]:
            print(f"With the box {other['ORACLE_BOX']}:", flush=True)
            ran = subprocess.run([sys.executable, *sys.argv], env=os.environ | other, check=False)
            status = status or ran.returncode
    return status


def own_box(file: Path) -> dict[str, str]:
    """The third box, but that its coal stays, and what tells both sides of it."""
    entry = "coal above ground: "
    usual = (box.BOX_FOLDER / "third.box").read_text(encoding="utf-8")
    file.write_text(usual.replace(f"{entry}may be rearranged", f"{entry}stays on its wagon"), encoding="utf-8")
    return {"ORACLE_BOX": "own", "ORACLE_BOX_FILE": str(file), "PITHEAD_BOX": f"schichtwechsel={file}"}


if __name__ == "__main__":
    sys.exit(main())
