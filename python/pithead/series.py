"""Many games between bots, each of them a row of a NumPy structured array; `pandas.DataFrame` takes single columns of
it, and `to_frame` all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from . import _pithead
from .game import Game, Options
from .progress import Progress, progress_of

if TYPE_CHECKING:
    import pandas


def _names(bots: str | Sequence[str]) -> list[str]:
    return [bots] if isinstance(bots, str) else list(bots)


def _id(game: str | Game) -> str:
    return game.id if isinstance(game, Game) else game


def _check_count(what: str, count: int) -> None:
    if count < 1:
        raise _pithead.SetupError(f"{what} is a number from 1 on, not {count}")


def _as_rows(game: str, columns: dict[str, np.ndarray], first: int) -> np.ndarray:
    """The columns that the module fills, as one structured array."""
    names = [name for name in ("seed", "bot", "first", "decisions", "score", "victory", "points") if name in columns]
    kinds: list[Any] = [("game", np.uint64)]
    kinds += [(name, columns[name].dtype, columns[name].shape[1:]) for name in names]
    rows = np.empty(len(columns["first"]), dtype=kinds)
    rows["game"] = first + np.arange(len(rows), dtype=np.uint64)
    for name in names:
        rows[name] = columns[name]
    return rows


def simulate(
    game: str | Game,
    players: int = 4,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    seed: int = 1,
    threads: int | None = None,
    options: Options | None = None,
    first: int = 0,
    progress: Progress = None,
) -> np.ndarray:
    """Many games between bots: one bot for all seats, or one for each.

    A row for each game: `game` (its number in the series), `seed` (of its deal), `first` (the seat that began),
    `decisions`, and by seat `score`, `victory` (its share of the victory) and `points` (by `Game.sources`).
    The rows depend on nothing but game, players, bots, seed and options, as long as bots think in iterations; `first`
    lets several processes share a series.

    >>> rows = simulate("coal-baron", players=3, games=100)
    >>> rows["score"].shape
    (100, 3)
    """
    _check_count("games", games)
    threads = threads or _pithead.all_cores()
    with progress_of(progress, "simulating", games) as told:
        columns = _pithead.simulate_games(
            _id(game), players, dict(options or {}), seed, _names(bots), first, games, threads, told
        )
    return _as_rows(_id(game), columns, first)


@dataclass(frozen=True)
class Standing:
    """What an arena says of one bot: its share of victories with a 95 % interval, its mean score, and its strength on
    the scale of chess with its standard error."""

    bot: str
    appearances: int
    win_share: float
    low: float
    high: float
    score: float
    deviation: float
    elo: float
    elo_error: float


def arena(
    game: str | Game,
    bots: Sequence[str],
    players: int = 2,
    games: int = 100,
    seed: int = 1,
    threads: int | None = None,
    options: Options | None = None,
    first: int = 0,
    progress: Progress = None,
) -> np.ndarray:
    """Bots against each other: every deal is played once for each rotation of the seats, so that each bot plays the
    same cards from each seat. A row for each game, as `simulate` has them; `bot` says who sat where, by number in
    `bots`. Ask `standings` what it says. As many games as make whole deals."""
    _check_count("games", games)
    games += -games % max(players, 1)  # a wrong number of players is told below
    threads = threads or _pithead.all_cores()
    with progress_of(progress, "arena", games) as told:
        columns = _pithead.arena_games(
            _id(game), players, dict(options or {}), seed, _names(bots), first, games, threads, told
        )
    return _as_rows(_id(game), columns, first)


def standings(rows: np.ndarray, bots: Sequence[str]) -> list[Standing]:
    """What the rows of an arena say of its bots, the strongest first."""
    names = list(dict.fromkeys(bots))
    told = _pithead.standings(
        len(names),
        np.ascontiguousarray(rows["bot"]),
        np.ascontiguousarray(rows["score"]),
        np.ascontiguousarray(rows["victory"]),
        np.ascontiguousarray(rows["first"]),
    )
    table = [Standing(bot=name, **row) for name, row in zip(names, told, strict=True)]
    return sorted(table, key=lambda standing: -standing.elo)


def to_frame(rows: np.ndarray, game: str | Game | None = None) -> pandas.DataFrame:
    """The rows as a pandas frame with a line for each seat of each game."""
    import pandas

    seats = rows["score"].shape[1]
    columns: dict[str, Any] = {
        "game": np.repeat(rows["game"], seats),
        "seat": np.tile(np.arange(seats), len(rows)),
        "began": (np.arange(seats) == rows["first"][:, None]).ravel(),
        "decisions": np.repeat(rows["decisions"], seats),
        "score": rows["score"].ravel(),
        "victory": rows["victory"].ravel(),
    }
    if "bot" in (rows.dtype.names or ()):
        columns["bot"] = rows["bot"].ravel()
    if game is not None:
        for i, source in enumerate(Game(_id(game)).sources):
            columns[f"points.{source}"] = rows["points"][:, :, i].ravel()
    return pandas.DataFrame(columns)
