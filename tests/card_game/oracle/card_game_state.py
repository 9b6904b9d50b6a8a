"""The state of a game of The Great Card Game, for the rules in card_game.py."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass, field, replace

from card_game_box import DOCKS, lorries_of
from knowledge import Card, Knowledge


@dataclass
class Dock:
    number: int
    engine: str | None = None
    wagons: list[tuple[str, str | None]] = field(default_factory=list)  # each with its lorry or None

    def load(self) -> int:
        return sum(lorries_of(lorry) for _, lorry in self.wagons if lorry)

    def is_train(self) -> bool:
        """It could depart with a small enough order."""
        return self.engine is not None and self.load() > 0


@dataclass
class Player:
    workers: list[int]
    row: list[str] = field(default_factory=list)  # from the right: the next card to move first
    storage: list[str] = field(default_factory=list)
    docks: dict[int, Dock] = field(default_factory=lambda: {number: Dock(number) for number in DOCKS})
    orders: list[str] = field(default_factory=list)
    innovations: list[str] = field(default_factory=list)
    secret_orders: list[Card] = field(default_factory=list)
    secret_innovations: list[Card] = field(default_factory=list)
    shares: list[str] = field(default_factory=list)
    objectives: list[str] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    delivered_engines: list[str] = field(default_factory=list)
    delivered_lorries: list[str] = field(default_factory=list)

    def all_orders(self) -> list[str]:
        return self.orders + [card.name for card in self.secret_orders]

    def all_innovations(self) -> list[str]:
        return self.innovations + [card.name for card in self.secret_innovations]

    def has_dock_for_engine(self) -> bool:
        return any(dock.engine is None for dock in self.docks.values())

    def try_out(self) -> Player:
        """A copy to try something out."""
        trial = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(trial, name, list(value))
        trial.docks = {number: replace(dock, wagons=list(dock.wagons)) for number, dock in self.docks.items()}
        return trial


@dataclass
class Zone:
    level: int
    last_player: int | None
    workers: list[list[int]]  # of each seat
    innovations: list[str] = field(default_factory=list)


@dataclass
class Look:
    """Cards on top of a stack that the player to move looks at."""

    size: int
    returned: int = 0


@dataclass
class State:
    decks: str
    players: list[Player]
    start_player: int
    to_move: int | None
    zones: dict[str, Zone]
    stacks: dict[str, list[Card]]  # the top card first
    knowledge: list[Knowledge]
    phase: str = "turn"
    shift: int = 1
    passed: list[int] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    zone: str | None = None
    placed: bool = False
    played: bool = False
    innovation: str | None = None
    stack: str | None = None
    held: str | None = None
    steps_owed: int = 0
    steps_left: int = 0
    train: str | None = None
    look: Look | None = None
    winners: list[int] = field(default_factory=list)
    notes: Counter[str] = field(default_factory=Counter)  # what a move does not show, for the test's coverage

    @property
    def mover(self) -> Player:
        assert self.to_move is not None
        return self.players[self.to_move]

    @property
    def looked_at(self) -> list[Card]:
        return self.stacks[self.stack][: self.look.size] if self.look else []

    def try_out(self) -> State:
        """A copy in which the player to move tries something out: nobody learns anything."""
        trial = copy(self)
        trial.players = list(self.players)
        trial.players[self.to_move] = self.mover.try_out()
        trial.stacks = {name: list(cards) for name, cards in self.stacks.items()}
        trial.spent = list(self.spent)
        trial.knowledge = []
        trial.notes = Counter()
        return trial
