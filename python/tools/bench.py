"""How fast it is from Python: steps of batches on one thread and on all, and decisions one by one.

    make bench-python
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable

import numpy as np
import pithead

LANES = 256
REPEATS = 5


def best_rate(work: Callable[[], int], seconds: float = 0.4) -> float:
    """The best of several runs, in millions a second: others on the machine only ever slow it down."""
    best = 0.0
    for _ in range(REPEATS):
        done = 0
        start = time.perf_counter()
        while (taken := time.perf_counter() - start) < seconds:
            done += work()
        best = max(best, done / taken / 1e6)
    return best


def stepping(batch: pithead.Batch) -> float:
    """Steps with moves that were chosen before: what a learner waits for."""
    moves = np.zeros(batch.n, np.int64)
    spent = [0.0]

    def work() -> int:
        batch.random_moves(moves)
        start = time.perf_counter()
        batch.step(moves)
        spent[0] += time.perf_counter() - start
        return batch.n

    best = 0.0
    for _ in range(REPEATS):
        spent[0] = 0.0
        steps = sum(work() for _ in range(2000))
        best = max(best, steps / spent[0] / 1e6)
    return best


def one_by_one(game: pithead.Game) -> float:
    """A game in a loop of Python: ask for the legal moves, choose one, play it."""
    pick = random.Random(1).random
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        state = game.deal(4, seed)
        legal, play = state.legal, state.play
        decisions = 0
        while moves := legal():
            play(moves[int(pick() * len(moves))])
            decisions += 1
        return decisions

    return best_rate(work)


def main() -> None:
    cores = os.cpu_count() or 1
    print(f"Millions a second, four players, batches of {LANES} games; the best of {REPEATS} runs, {cores} threads in all.\n")
    print("| | steps, masks | and observations | as float32 | random steps, masks | all threads | one by one |")
    print("|---|---|---|---|---|---|---|")
    for game in pithead.games():
        plain = pithead.Batch(game, 4, LANES)
        threaded = pithead.Batch(game, 4, LANES * 16, threads=cores)
        rates = [
            stepping(plain),
            stepping(pithead.Batch(game, 4, LANES, observations="uint8")),
            stepping(pithead.Batch(game, 4, LANES, observations="float32")),
            best_rate(lambda: plain.step_randomly(20) or 20 * LANES),
            best_rate(lambda: threaded.step_randomly(20) or 20 * threaded.n),
            one_by_one(game),
        ]
        print(f"| {game.title} | " + " | ".join(f"{rate:.1f}" for rate in rates) + " |")


if __name__ == "__main__":
    main()
