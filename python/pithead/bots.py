"""Opponents, the adviser, and games gone through with it."""

from __future__ import annotations

from typing import Any

from . import _pithead
from .game import State
from .matches import Record
from .progress import Progress, progress_of


class Bot:
    """An opponent by its name: "random", "easy", "medium", "hard", "hard:200ms" (time for a decision) or
    "hard:1000" (iterations: the same choice on every machine).

    It sees what the seat to move knows, no more.
    """

    def __init__(self, name: str) -> None:
        _pithead.check_bot(name)
        self.name = name

    def __repr__(self) -> str:
        return f"Bot({self.name!r})"

    def choose(self, state: State, seed: int = 0) -> int:
        """The move it makes; with iterations, the same for the same seed."""
        return _pithead.choose(self.name, state, seed)


def advise(state: State, iterations: int = 2000, most: int = 5, seed: int = 0) -> dict[str, Any]:
    """The best moves of the seat to move: for each its chance of victory and points by seat, a plan, and why.

    >>> advice = advise(Game("coal-baron").deal(), iterations=50)  # doctest: +SKIP
    >>> advice["moves"][0]["move"]  # doctest: +SKIP
    'take engine-KK'
    """
    return _pithead.advise(state, iterations, most, seed)


def analyse(
    record: Record, iterations: int = 500, threads: int | None = None, seed: int = 0, progress: Progress = None
) -> list[dict[str, Any]]:
    """A game gone through with the adviser: for each decision how everybody stood, the best move, and what the one
    that was played gave away."""
    with progress_of(progress, "analysing", len(record)) as told:
        return _pithead.analyse(record._inner, iterations, threads or _pithead.all_cores(), seed, told)
