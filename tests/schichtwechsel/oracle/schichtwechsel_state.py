"""The state of a game of Schichtwechsel, and how a player is asked.

Whatever may ask the player something is a generator: it yields when a decision is needed and is sent the
move. So what is triggered within an effect is finished before the effect goes on.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from typing import Generator

from schichtwechsel_box import (
    BAR,
    CARTS,
    COKE,
    CUBES,
    GATE_OUT,
    HEADFRAMES,
    LOTS,
    MINER_START,
    SOURCES,
    START_COINS,
    START_TOOLS,
    TRACKS,
    WATER_START,
    wagon_sizes,
)

Course = Generator[None, str, None]  # takes its course until it is over
Answer = Generator[None, str, str]  # ends with the move that was chosen


@dataclass
class Set:
    """Cubes drawn from the bag."""

    coal: int
    spoil: int
    marker: bool

    def size(self) -> int:
        return self.coal + self.spoil + self.marker


@dataclass
class Pile:
    """What was paid for a card."""

    white: int = 0
    coins: int = 0
    tokens: list[int] = field(default_factory=list)

    def is_paid(self) -> bool:
        return bool(self.white or self.coins or self.tokens)


@dataclass
class Headframes:
    card: int = HEADFRAMES
    depot: int = 0
    top: str | None = None
    left: str | None = None

    def in_play(self) -> int:
        return HEADFRAMES - self.card

    def at(self, area: str) -> str | None:
        return self.top if area == "top" else self.left


@dataclass
class Player:
    seat: int
    coins: int = START_COINS
    tools: int = START_TOOLS
    white: int = 0
    has_token: bool = True
    water: int = WATER_START
    carts: dict[str, dict[str, int]] = field(default_factory=lambda: {cart: dict.fromkeys(CUBES, 0) for cart in CARTS})
    coal: int = 0
    wagons: list[int] = field(default_factory=lambda: [0] * len(wagon_sizes()))  # where coal stays
    spoil: int = 0
    coke: int = 0
    pairs: int = 0
    coke_left: int = COKE
    plant: list[str] = field(default_factory=list)
    bar: list[str] = field(default_factory=lambda: list(BAR))
    lots: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LOTS, 0))
    headframes: Headframes = field(default_factory=Headframes)
    discs: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    miner: str = MINER_START
    tile: str | None = None
    personal: Pile = field(default_factory=Pile)
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))

    def has_unit(self) -> bool:
        """To pay with."""
        return self.white > 0 or self.has_token or self.coins > 0

    def is_out(self) -> bool:
        return self.miner == GATE_OUT


@dataclass
class State:
    options: dict[str, str]
    players: list[Player]
    first_player: int
    cards_to_come: list[int]
    sets_to_come: list[list[Set]]  # of this round and the later ones
    bag: Set
    cards: dict[str, Pile]
    display: list[str]
    round: int = 0
    round_cards: list[int] = field(default_factory=list)
    hand: Set | None = None
    receiver: int | None = None
    with_set: list[int] = field(default_factory=list)
    carts_closed: bool = False
    phase: str = ""
    question: str = ""
    to_move: int | None = None
    moves: list[str] = field(default_factory=list)
    exchanged: bool = False
    acted: bool = False
    card: str | None = None
    passed: list[int] = field(default_factory=list)
    first_at_end: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(TRACKS))
    first_out: int | None = None
    round_is_scored: bool = False
    last_movers: list[int] | None = None  # seats that still have a last miner move; None before the final scoring
    winners: list[int] = field(default_factory=list)
    course: Course | None = None
    copies_under_way: int = 0
    notes: Counter[str] = field(default_factory=Counter)  # what a move does not show, for the test's coverage

    def clockwise(self) -> list[Player]:
        """From the holder of the marker."""
        return self.players[self.first_player :] + self.players[: self.first_player]

    def try_out(self) -> State:
        """A copy in which points are counted."""
        trial = copy(self)
        trial.players = [copy(player) for player in self.players]
        for player in trial.players:
            player.points = dict(player.points)
            player.plant = list(player.plant)
        trial.notes = Counter()
        return trial


def ask(state: State, player: Player, question: str, moves: list[str]) -> Answer:
    """One answer is given unasked; without any there is no question and the answer is empty."""
    if len(moves) < 2:
        return moves[0] if moves else ""
    state.to_move, state.question, state.moves = player.seat, question, moves
    return (yield)
