"""What can be played, positions, and what a seat knows of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from . import _pithead
from ._pithead import State

Options = Mapping[str, str]


@dataclass(frozen=True)
class Field:
    """Neighbouring numbers of an observation that mean the same of different things.

    `kind` is "number" (one, from `least` to `most`, written less `least`), "one of" (1 at what it is), "set" (1 for
    each that is in it) or "numbers" (one from 0 to `most` for each of `labels`).
    """

    name: str
    kind: str
    first: int
    size: int
    least: int
    most: int
    labels: list[str]
    about: str

    @property
    def slice(self) -> slice:
        """Where they stand: `row[field.slice]`."""
        return slice(self.first, self.first + self.size)


@dataclass(frozen=True)
class Game:
    """A game by its id: "coal-baron", "card-game" or "schichtwechsel".

    >>> Game("coal-baron").players
    range(2, 5)
    """

    id: str

    def __post_init__(self) -> None:
        _pithead.game_actions(self.id)  # an unknown one is told here

    @cached_property
    def _info(self) -> dict[str, Any]:
        return _pithead.game_info(self.id)

    @property
    def title(self) -> str:
        return self._info["title"]

    @property
    def players(self) -> range:
        """For how many it is."""
        return range(self._info["min_players"], self._info["max_players"] + 1)

    @property
    def options(self) -> dict[str, list[str]]:
        """The choices before the deal; of each the first value is the default."""
        return {key: list(values) for key, values in self._info["options"].items()}

    @property
    def sources(self) -> list[str]:
        """Where points come from, in the order of score sheets."""
        return list(self._info["sources"])

    @cached_property
    def actions(self) -> int:
        """The size of the action space: moves are numbered from 0 on, the same in every position."""
        return _pithead.game_actions(self.id)

    @cached_property
    def observation(self) -> dict[str, Field]:
        """What stands where in an observation, by name."""
        return {field["name"]: Field(**field) for field in _pithead.observed_fields(self.id)}

    @cached_property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.observation.values())

    def move_text(self, move: int) -> str:
        """A move in notation: `game.move_text(state.legal()[0])`."""
        return _pithead.move_text(self.id, move)

    def read_move(self, notation: str) -> int:
        """The number of a move in notation."""
        return _pithead.read_move(self.id, notation)

    def components(self, options: Options | None = None) -> dict[str, Any]:
        """What is in the box."""
        return _pithead.components(self.id, dict(options or {}))

    def load_box(self, text: str) -> None:
        """Printed numbers of one's own, for the option box="own": docs/games/schichtwechsel/box.md."""
        _pithead.load_box(self.id, text)

    def deal(self, players: int = 2, seed: int = 0, options: Options | None = None) -> State:
        """A new game. The same seed deals the same cards, on every machine."""
        return _pithead.State.deal(self.id, players, dict(options or {}), seed)


def games() -> list[Game]:
    """All games there are."""
    return [Game(id) for id in _pithead.game_ids()]


class Belief:
    """What one seat knows of a position, and nothing else.

    `sample` draws positions that are all equally likely to be the true one for all that the seat knows.
    """

    def __init__(self, state: State, seat: int | None = None) -> None:
        if seat is None:
            seat = state.to_move
            if seat is None:
                raise _pithead.SetupError("the game is over: name the seat whose belief is meant")
        # Nothing of the true position is kept: a guess says as much about what the seat knows.
        self._guess = state.imagine(seat, 0)
        self.seat = seat

    def sample(self, seed: int) -> State:
        """One of the positions that the seat cannot tell apart; the same seed, the same one."""
        return self._guess.imagine(self.seat, seed)

    def observe(self, out: Any = None) -> Any:
        """What the seat knows as a row of numbers."""
        return self._guess.observe(self.seat, out)

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self._guess.view(self.seat)
