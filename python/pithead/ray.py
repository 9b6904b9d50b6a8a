"""Long work on many machines, by Ray (docs/python/clusters.md).

`simulate`, `arena`, `analyse` and `rollouts` take the arguments of their namesakes and give the same results to the
bit, whatever the number of processes and nodes: a series is cut into pieces, each of them follows from seed and place
alone, and they are put together in their order. When a node dies, the pieces that ran there are run again elsewhere.

>>> import pithead.ray  # doctest: +SKIP
>>> rows = pithead.ray.simulate("coal-baron", players=4, bots="hard:1000", games=100_000)  # doctest: +SKIP

Whoever has called `ray.init` has chosen the cluster. Else it is the one of RAY_ADDRESS, or one that already runs on
this machine, or a new one of all its cores.

`threads` is for each piece, as many cores as it reserves; `retries` is how often a piece may lose its node.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, TypeVar

import numpy as np
import ray
import ray.exceptions

from . import _pithead, bots as _bots, learning, series
from .game import Game, Options
from .learning import Policy, Rollouts
from .matches import Record
from .progress import Progress, progress_of

__all__ = ["analyse", "arena", "rollouts", "simulate"]

RETRIES = 5
_PIECES_OF_A_CORE = 16  # so that the last ones end at about the same time, and a dead node costs little
_MOST_GAMES = 100_000  # of a piece: its rows go over the network at once

Result = TypeVar("Result")


def simulate(
    game: str | Game,
    players: int = 4,
    bots: str | Sequence[str] = "random",
    games: int = 1000,
    seed: int = 1,
    threads: int = 1,
    options: Options | None = None,
    first: int = 0,
    progress: Progress = None,
    *,
    piece: int | None = None,
    retries: int = RETRIES,
) -> np.ndarray:
    """`pithead.simulate` on a cluster, `piece` games at a time."""
    series._check_count("games", games)
    _check_setup(game, players, bots, options)
    parts = _spread(
        "simulating",
        lambda begin, count: series.simulate(
            game, players, bots, count, seed, threads, options, first + begin, progress=False
        ),
        _pieces(games, piece, threads),
        threads,
        retries,
        progress,
    )
    return np.concatenate(parts)


def arena(
    game: str | Game,
    bots: Sequence[str],
    players: int = 2,
    games: int = 100,
    seed: int = 1,
    threads: int = 1,
    options: Options | None = None,
    first: int = 0,
    progress: Progress = None,
    *,
    piece: int | None = None,
    retries: int = RETRIES,
) -> np.ndarray:
    """`pithead.arena` on a cluster, about `piece` games at a time: always whole deals."""
    series._check_count("games", games)
    _check_setup(game, players, bots, options)
    deals = -(-games // players)
    parts = _spread(
        "arena",
        lambda begin, count: series.arena(
            game, bots, players, count, seed, threads, options, first + begin, progress=False
        ),
        _pieces(deals, piece and -(-piece // players), threads, each=players),
        threads,
        retries,
        progress,
    )
    return np.concatenate(parts)


def analyse(
    record: Record | Sequence[Record],
    iterations: int = 500,
    threads: int = 1,
    seed: int = 0,
    progress: Progress = None,
    *,
    retries: int = RETRIES,
) -> list[Any]:
    """`pithead.analyse` on a cluster. A record is a piece, so it is for many of them: for a list of records you get a
    list of what `pithead.analyse` says of each."""
    records = [record] if isinstance(record, Record) else list(record)
    texts = [each.text() for each in records]
    told = _spread(
        "analysing",
        lambda number, _: _bots.analyse(Record.parse(texts[number]), iterations, threads, seed, progress=False),
        [(number, len(each)) for number, each in enumerate(records)],
        threads,
        retries,
        progress,
    )
    return told[0] if isinstance(record, Record) else told


def rollouts(
    policy: Policy,
    game: str | Game,
    players: int = 2,
    games: int = 64,
    seed: int = 1,
    *,
    opponents: str | None = None,
    seat: int | None = None,
    observations: str = "uint8",
    options: Options | None = None,
    threads: int = 1,
    block: int = 64,
    progress: Progress = None,
    retries: int = RETRIES,
) -> Rollouts:
    """`pithead.learning.rollouts` on a cluster. A block is a piece; the policy travels to the nodes with its weights,
    once for all pieces.

    A policy that adds up floats may round differently on another kind of processor; what Pithead does is the same
    everywhere.
    """
    plan = learning.check_plan(game, players, opponents, seat, observations, options, threads)
    sizes = learning.blocks(games, block)
    parts = _spread(
        "playing",
        lambda number, size: learning.play_block(policy, plan, size, seed, number),
        list(enumerate(sizes)),
        threads,
        retries,
        progress,
    )
    return learning.joined(parts)


def _check_setup(game: str | Game, players: int, bots: str | Sequence[str], options: Options | None) -> None:
    """What is wrong is told here, before a cluster is asked."""
    (game if isinstance(game, Game) else Game(game)).deal(players, options=options)
    for bot in series._names(bots):
        _pithead.check_bot(bot)


def _cores(threads: int) -> int:
    """How many pieces can run at once; asked again and again, as nodes come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)) // threads)


def _start() -> None:
    if not ray.is_initialized():
        ray.init()


def _pieces(units: int, piece: int | None, threads: int, each: int = 1) -> list[tuple[int, int]]:
    """Where each piece begins and how many games it has, of so many units of so many games `each`."""
    if piece is None:
        _start()
        piece = min(max(units // (_PIECES_OF_A_CORE * _cores(threads)), 1), _MOST_GAMES)
    series._check_count("piece", piece)
    return [(begin * each, min(piece, units - begin) * each) for begin in range(0, units, piece)]


def _spread(
    what: str,
    work: Callable[[int, int], Result],
    pieces: Sequence[tuple[int, int]],
    threads: int,
    retries: int,
    progress: Progress,
) -> list[Result]:
    """Runs the pieces, each a number and a size, and gives their results in the same order.

    Twice as many as there are cores are under way, so that none waits for this loop and the cluster's queue stays
    short. Whatever ends the loop, Ctrl-C too, cancels them.
    """
    series._check_count("threads", threads)
    _start()
    task = ray.remote(_run).options(name=f"pithead {what}", num_cpus=threads, max_retries=retries)
    shared = ray.put(work)
    results: list[Any] = [None] * len(pieces)
    waiting = iter(enumerate(pieces))
    running: dict[ray.ObjectRef[Any], int] = {}
    done = 0
    with progress_of(progress, what, sum(size for _, size in pieces)) as told:
        try:
            while True:
                for index, piece in islice(waiting, max(0, 2 * _cores(threads) - len(running))):
                    running[task.remote(shared, *piece)] = index
                if not running:
                    return results
                [ready], _ = ray.wait(list(running), num_returns=1)
                results[running[ready]] = ray.get(ready)
                done += pieces[running.pop(ready)][1]
                if told:
                    told(done)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what the piece said, without the way it came
        finally:
            for piece_under_way in running:
                ray.cancel(piece_under_way)


def _run(work: Callable[[int, int], Result], number: int, size: int) -> Result:
    return work(number, size)
