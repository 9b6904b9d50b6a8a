"""What is in the first box of Schichtwechsel, as docs/games/schichtwechsel/ has it, never from the engine.

An effect is a tuple: a word, which schichtwechsel_effects.py carries out, and what belongs to it.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from schichtwechsel_box_file import BOX_FOLDER, read_box

Effect = tuple[Any, ...]
Effects = tuple[Effect, ...]

ROUNDS = 5
CUBES_OF_A_SET = 3
CUBES = ("coal", "spoil")
BAG_AT_START = {"coal": 4, "spoil": 1}  # for each player
BAG_EACH_ROUND = {"coal": 1, "spoil": 1}  # for each player

START_COINS, START_TOOLS = 1, 6
BUILDINGS, HEADFRAMES, COKE = 5, 2, 11
TOOL_POINTS = -2
MARKER_POINTS = 2

SOURCES = (
    *("rounds", "cards", "bonuses", "tip", "water", "coke", "headframes", "shift", "gate"),
    *("road", "rail", "canal", "lots", "leftovers", "tools", "marker"),
)

DISCARD_TOOL: Effect = ("discard tool",)
TAKE_TOOL: Effect = ("take tool",)


def points(source: str, number: int) -> Effect:
    return "points", source, number


def lower(levels: int) -> Effect:
    return "lower", levels


RAISE: Effect = ("raise",)


def advance(track: str, spaces: int = 1) -> Effect:
    return "advance", track, spaces


# ---- Mine board -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cart:
    places: int
    coal_only: bool = False
    closable: bool = False


CARTS = {
    "K1": Cart(1),
    "K2": Cart(1),
    "K3": Cart(2),
    "K4": Cart(2),
    "K5": Cart(2, coal_only=True),
    "K6": Cart(2, closable=True),
}

WAGONS_OF_SIZE = {1: 2, 2: 2}  # coal wagons with one place and with two; one of the large ones hides a token
COAL_PLACES = 6
COAL_WITHOUT_TOKEN_WAGON = 4
FULL_WAGONS = (0, 1, 2, 2, 3, 3, 4)  # the most, by coal on the wagons, if it may be rearranged
COAL_STAYS = False  # on the wagon on which it was laid


def wagon_sizes() -> list[int]:
    """The small ones first; the last of the large ones shows the white token."""
    return [size for size, number in sorted(WAGONS_OF_SIZE.items()) for _ in range(number)]


TIP_PLACES = 6
COKE_WAGONS = 6
PAIR_POINTS = (4, 6, 7, 9, 10)
COKE_OF_A_PAIR = 2

WATER_START, WATER_TOKEN, WATER_TOP, WATER_DROP = 2, 4, 5, 3

# ---- Coking plant -----------------------------------------------------------------------------------

OWN = "own"
GRAY = ("Q1", "Q2", "Q3", "Q4", "Q5")
COKING_SPACES = (OWN, *GRAY)
FEWEST_PLAYERS = {"Q1": 4, "Q2": 3}  # else two
ON_PLACING: dict[str, Effects] = {"Q4": (points("coke", 1),), "Q5": (RAISE,)}
MOST_COKE_IN_PLANT = 4
MOST_GRAY_BEFORE_OWN = 2

# ---- Tracks -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Track:
    length: int
    thresholds: dict[int, int]  # points by space
    barriers: dict[int, Effects]  # by the space before them


BUILDING: Effect = ("building",)
MINER_OR_HEADFRAME: Effect = ("miner or headframe", False)
LAST_ROAD_BARRIER: Effect = ("miner or headframe", True)  # or points
ROAD_BARRIER_POINTS = 2
HOUSE: Effects = (BUILDING, MINER_OR_HEADFRAME)
TOOL: Effects = (DISCARD_TOOL, MINER_OR_HEADFRAME)

TRACKS = {
    "road": Track(16, {6: 1, 10: 2, 13: 3}, {3: HOUSE, 7: TOOL, 10: HOUSE, 13: (DISCARD_TOOL, LAST_ROAD_BARRIER)}),
    "rail": Track(12, {5: 2, 8: 3, 10: 4}, {2: HOUSE, 5: TOOL, 8: HOUSE, 10: (MINER_OR_HEADFRAME,)}),
    "canal": Track(9, {3: 1, 5: 2, 7: 3}, {1: TOOL, 3: HOUSE, 5: TOOL, 7: (MINER_OR_HEADFRAME,)}),
}
FIRST_POINTS, LATER_POINTS = 8, 5  # at the end of a track, and at the exit

# ---- Miner's shift ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Circle:
    benefit: Effects
    fewest_players: int = 2


BEFORE_GATE = "before-gate"
GATE_IN, TOOL_CHEST, GATE_OUT = "gate-in", "tool-chest", "gate-out"
CIRCLES = {
    GATE_IN: Circle(()),
    "baths": Circle((points("shift", 1),)),
    "lamp-room": Circle((("copy for a tool", "L"),)),
    "overman": Circle((("copy", "S"),), 3),
    "winding-1": Circle((("copy", "S"),), 4),
    "pit-bottom": Circle((("cube or decline", ("coal",)),)),
    "heading": Circle((("use", ("spoil on tip", 1)),)),
    "coal-face": Circle((("use", ("coal on wagon",)),)),
    "pumps": Circle((("use", lower(2)),)),
    "meal": Circle((points("shift", 2),)),
    TOOL_CHEST: Circle((DISCARD_TOOL,)),
    "winding-2": Circle((("copy", "S"),)),
    "pay-hall": Circle((("coin",),)),
    GATE_OUT: Circle((DISCARD_TOOL,)),
}
MINER_START = GATE_IN
LAMP_COPIES_WATER = True
WITHOUT_BENEFIT = (TOOL_CHEST, GATE_OUT)  # where a move without benefit discards a tool all the same
BEYOND_EXIT: Effects = (points("shift", 2), DISCARD_TOOL)

# ---- Building lots ----------------------------------------------------------------------------------

LOTS = ("miner", "spoil", "four-a", "four-b", "sale", "tools", "speed")
LOTS_FOR_SEVERAL = ("sale", "speed")  # of one player
COKE_LOADED_BY_SALE = 2
TOOLS_DISCARDED_BY_LOT = 3
FOUR_POINTS = 4


LOT_SPACES = {
    **{"miner": [2, 2, 2], "spoil": [2, 2, 2], "four-a": [1, 1, 1], "four-b": [1, 1, 1]},
    **{"sale": [1, 2, 3], "tools": [2, 2, 2]},
}  # with two, three and four players


def lot_spaces(lot: str, players: int) -> int | None:
    """None if there is no limit."""
    return LOT_SPACES[lot][players - 2] if lot in LOT_SPACES else None


# ---- Headframes -------------------------------------------------------------------------------------

HEADFRAME_BONUS: dict[str, Effects] = {
    "T1": (("miner", False),),
    "T2": (("coke on wagon",), RAISE),
    "T3": (("coke on plant",),),
    "T4": (advance("canal"), points("headframes", 2)),
    "L1": (("coal on wagon",),),
    "L2": (("spoil on tip", 1),),
    "L3": (DISCARD_TOOL,),
    "L4": (points("headframes", 1),),
}
AREAS = {"top": ("T1", "T2", "T3", "T4"), "left": ("L1", "L2", "L3", "L4")}
PLACED_FIRST: Effects = (("spoil on tip", 1),)
PLACED_SECOND: Effects = (points("headframes", 2),)

# ---- Action cards -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Face:
    """A price and what it buys; a copy asks for the size."""

    size: str
    price: str
    effects: Effects


@dataclass(frozen=True)
class Card:
    faces: tuple[Face, ...]
    copied: bool = True
    many_times: bool = False  # in one round
    players: tuple[int, ...] = (2, 3, 4)


def card(size: str, price: str, *effects: Effect, **marks: Any) -> Card:
    return Card((Face(size, price, effects),), **marks)


ROAD_OR_POINT: Effect = ("choose", (advance("road"),), (points("cards", 1),))
MINER_MOVE: Effect = ("miner", True)
LOWER_UP_TO_FOUR: Effects = (("lower up to", 4), points("cards", 2))
PERSONAL = "personal"
CARDS = {
    "cart-L": card("L", "P", ("carts", 4), lower(1)),
    "cart-M": card("M", "WW", ("carts", 3)),
    "cart-S": card("S", "W", ("carts", 2), RAISE, many_times=True),
    "coke-L": card("L", "P", ("coke", 3)),
    "coke-M": card("M", "WW", ("coke", 2), players=(3, 4)),
    "coke-S": card("S", "W", ("coke", 1), RAISE, many_times=True),
    "load-L": card("L", "P", ("load", 4), points("cards", 1)),
    "load-M": card("M", "WW", ("load", 3), lower(1), players=(3, 4)),
    "load-S": card("S", "W", ("load", 2), many_times=True),
    "route-L1": card("L", "P", advance("road", 2), advance("canal")),
    "route-L2": card("L", "P", advance("rail"), advance("canal"), players=(3, 4)),
    "route-M1": card("M", "WW", advance("road"), advance("rail")),
    "route-M2": card("M", "WW", advance("road"), advance("canal"), players=(4,)),
    "route-S": card("S", "W", ROAD_OR_POINT, many_times=True),
    "miner-L": card("L", "P", MINER_MOVE, points("cards", 1), copied=False),
    "miner-M": card("M", "WW", MINER_MOVE, copied=False, players=(3, 4)),
    "water-S": card("S", "W", lower(3), players=(4,)),
    "water-L": card("L", "P", *LOWER_UP_TO_FOUR, players=(4,)),
    "water-X": Card((Face("S", "W", (lower(3),)), Face("L", "P", LOWER_UP_TO_FOUR)), players=(2, 3)),
    "head-2": card("L", "C", ("headframe", ("top",)), ("second headframe",), copied=False, many_times=True),
    "head-1": card("M", "WW", ("headframe", ("top", "left")), copied=False, many_times=True),
    "first": card("L", "P", ("copy", "MS"), ("marker",), copied=False),
    PERSONAL: card("S", "W", lower(1), ("rail per headframe",), copied=False),
}
# What may be laid down for a price.
PAYMENTS = {"W": ("W", "P", "C"), "P": ("P", "C"), "C": ("C",), "WW": ("WW", "WP", "WC", "PC", "CC")}


def cards_on_board(players: int) -> list[str]:
    return [name for name, card in CARDS.items() if players in card.players and name != PERSONAL]


# ---- Building bar and selection tiles ---------------------------------------------------------------


@dataclass(frozen=True)
class Tile:
    upper: Effects
    lower: tuple[Effects, Effects]  # options a and b
    otherwise: Effects = ()  # if neither is possible
    players: tuple[int, ...] = (2, 3, 4)


COKE_AND_TOOL: Effects = (("coke on wagon",), TAKE_TOOL)
POINT: Effects = (points("bonuses", 1),)
TILES = {
    "engine-driver": Tile(
        upper=(("cube or tool", ("coal", "spoil")),),
        lower=((("advance before barrier", "rail"),), (("coal on wagon",),)),
        otherwise=(TAKE_TOOL,),
        players=(3, 4),
    ),
    "mine-rescue": Tile(
        upper=(("coal on wagon or tool",),),
        lower=((*POINT, ("lower if possible", 1)), (DISCARD_TOOL,)),
    ),
    "gatekeeper": Tile(
        upper=(("coke on wagon",), RAISE, TAKE_TOOL),
        lower=((("advance before barrier", "road"),), (lower(1),)),
    ),
    "coal-merchant": Tile(
        upper=(lower(1),),
        lower=((("advance before barrier", "canal"),), POINT),
    ),
    "overman": Tile(
        upper=(("cube or tool", ("coal",)),),
        lower=(COKE_AND_TOOL, (("spoil on tip", 1),)),
        otherwise=COKE_AND_TOOL,
    ),
    "haulier": Tile(
        upper=(("cube or tool", ("spoil",)),),
        lower=((("coke beside own coke",),), (("cube", ("coal",)),)),
        otherwise=(TAKE_TOOL,),
    ),
    "hewer": Tile(
        upper=(("cube or tool", ("coal",)),),
        lower=((("spoil beside spoil", 2),), (("cube", ("spoil",)),)),
        otherwise=(TAKE_TOOL,),
        players=(4,),
    ),
}

BAR: dict[str, Effect] = {
    "B1": ("choose", (lower(1),), POINT),
    "B2": ("white",),
    "B3": ("choose", (advance("road"),), POINT),
    "B4": ("carts", 1),
    "B5": ("lower part of tile",),
}

# ---- Round cards and the tip ------------------------------------------------------------------------

ROUND_CARDS = (1, 2, 3, 4, 5, 6)
PER_SPACES = {1: ("road", 3, 2), 2: ("rail", 2, 2), 3: ("canal", 2, 2)}  # points for each group of spaces
LEADERS, SPOIL_IN_MINE, COKE_PRODUCED = 4, 5, 6
LEADER_POINTS = 2
CLOSES_CARTS, MARKER_INTO_BAG, LOWERS_WATER = 4, 5, 6

EXCHANGES: dict[str, tuple[int, Effects]] = {
    "exchange 3 road": (3, (advance("road"),)),
    "exchange 3 rail": (3, (advance("rail"),)),
    "exchange 3 point": (3, (points("tip", 1),)),
    "exchange 5 road": (5, (points("tip", 1), advance("road"))),
    "exchange 5 rail": (5, (points("tip", 1), advance("rail"))),
    "exchange 6 coin": (6, (("coin",),)),
}
EXCHANGE_FOR_COIN = "exchange 6 coin"

# ---- Other boxes ------------------------------------------------------------------------------------

# One box for each run: the first, which stands above, another one as a file beside the rules has it, or a file's own.
BOX = os.environ.get("ORACLE_BOX", "first")
BOX_FILE = os.environ.get("ORACLE_BOX_FILE", str(BOX_FOLDER / f"{BOX}.box"))
if BOX != "first":
    globals().update(read_box(BOX_FILE, globals()))
