"""Games with their history, and records of them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from . import _pithead
from .game import Game, Options, State


class Record:
    """A game as it was played: its setup, its moves and a hash after each (docs/records.md).

    Loading plays it through and checks every move, hash and the result; anything wrong raises RecordError.
    """

    def __init__(self, inner: _pithead.Match) -> None:
        self._inner = inner

    @classmethod
    def load(cls, file: str | os.PathLike[str]) -> Record:
        """Reads and checks a record from a file."""
        return cls(_pithead.Match.load(os.fspath(file)))

    @classmethod
    def parse(cls, text: str) -> Record:
        """Reads and checks a record from JSON."""
        return cls(_pithead.Match.parse(text))

    @property
    def game(self) -> Game:
        return Game(self._inner.game_id)

    @property
    def players(self) -> int:
        return self._inner.players

    @property
    def seed(self) -> int | str:
        """What the deal follows from: a number, or 64 hexadecimal digits of a fair deal."""
        return self._inner.seed

    @property
    def options(self) -> dict[str, str]:
        return self._inner.options

    @property
    def names(self) -> list[str]:
        """Who played, by seat, as far as it is known."""
        return self._inner.names

    @property
    def moves(self) -> list[int]:
        """All moves, as numbers of the action space."""
        return self._inner.moves

    @property
    def hashes(self) -> list[int]:
        """The hash of the position after each move."""
        return self._inner.hashes

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self._inner.over

    @property
    def remark(self) -> str:
        """What should be known of how the record was checked; mostly nothing."""
        return self._inner.remark

    def __len__(self) -> int:
        return len(self._inner)

    def state(self, after: int = -1) -> State:
        """The position after so many moves: 0 is the deal, -1 the last one."""
        return self._inner.state(after)

    def replay(self) -> Iterator[tuple[State, int]]:
        """Every position with the move that was made in it. It is one State that goes on: copy what you keep."""
        state = self.state(0)
        for move in self.moves:
            yield state, move
            state.play(move)

    def events(self, move: int, viewer: int | None = None) -> list[dict[str, Any]]:
        """What a move did; what one seat may see of it if a viewer is named."""
        return self._inner.events(move, viewer)

    def text(self) -> str:
        """The record as JSON."""
        return self._inner.text()

    def save(self, file: str | os.PathLike[str]) -> None:
        """Writes the record to a file."""
        Path(file).write_text(self.text(), encoding="utf-8")


class Match(Record):
    """A game being played that remembers how it came about: moves can be taken back, and it is its own record.

    >>> match = Match("coal-baron", players=2, seed=1)
    >>> match.play(match.state().legal()[0])
    >>> len(match)
    1
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        seed: int = 0,
        options: Options | None = None,
        names: Sequence[str] = (),
    ) -> None:
        id = game.id if isinstance(game, Game) else game
        super().__init__(_pithead.Match.new(id, players, dict(options or {}), seed, list(names)))

    def play(self, move: int | str) -> None:
        """Plays a move for the seat to move; an illegal one raises IllegalMoveError and changes nothing."""
        self._inner.play(move)

    def undo(self, seat: int) -> None:
        """Takes back a seat's last move, as long as nothing hidden was revealed since."""
        self._inner.undo(seat)
