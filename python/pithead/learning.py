"""Games played by a policy of one's own, with all that a program needs to learn from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from . import _pithead
from .batch import Batch
from .game import Game, Options
from .progress import Progress, progress_of

Policy = Callable[[np.ndarray, np.ndarray, np.random.Generator], np.ndarray]
"""Gets a row of numbers and a row of legal moves for each position that waits for a decision, and a generator for
its own chance; gives a move for each of them."""


@dataclass(frozen=True)
class Rollouts:
    """What was decided in some games, a row for each decision: game by game, and in the order of play.

    `game`, `seat`, `moves` and `observations` have a row for each decision; `scores` and `victory` one for each game
    and a column for each seat. Masks are kept eight to a byte, as they are mostly zeros.
    """

    actions: int
    game: np.ndarray
    seat: np.ndarray
    moves: np.ndarray
    observations: np.ndarray
    packed_masks: np.ndarray
    scores: np.ndarray
    victory: np.ndarray

    def __len__(self) -> int:
        return len(self.moves)

    def masks(self, rows: slice | np.ndarray = slice(None)) -> np.ndarray:
        """(rows, actions), bool: which moves were legal."""
        return np.unpackbits(self.packed_masks[rows], axis=1, count=self.actions).view(np.bool_)

    @property
    def returns(self) -> np.ndarray:
        """For each decision, the share of the victory that its seat got in the end."""
        return self.victory[self.game, self.seat]

    @property
    def margins(self) -> np.ndarray:
        """For each decision, how many points its seat was ahead of the best other one in the end."""
        return self._margins[self.game, self.seat]

    @property
    def wins(self) -> np.ndarray:
        """For each game, the share of the victory of the seat that the policy held; with opponents only."""
        return self.victory[np.arange(len(self.victory)), self._seats]

    @property
    def leads(self) -> np.ndarray:
        """For each game, how many points that seat was ahead of the best other one."""
        return self._margins[np.arange(len(self.scores)), self._seats]

    @property
    def _seats(self) -> np.ndarray:
        return self.seat[np.searchsorted(self.game, np.arange(len(self.victory)))]

    @property
    def _margins(self) -> np.ndarray:
        seats = self.scores.shape[1]
        others = [np.delete(self.scores, seat, axis=1).max(axis=1) for seat in range(seats)]
        return self.scores - np.stack(others, axis=1)


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
) -> Rollouts:
    """Plays whole games by a policy: all seats of them, or with `opponents`, a bot's name, one seat: `seat`, or the
    next one in every further game.

    Games go side by side in blocks of `block`; chance and the generator of the policy belong to a block. So the same
    policy and the same arguments give the same rows, wherever and in whatever order the blocks are played:
    pithead.ray.rollouts shares them among the nodes of a cluster.

    >>> def first_legal(observations, masks, rng):
    ...     return masks.argmax(axis=1)
    >>> played = rollouts(first_legal, "coal-baron", games=8, opponents="easy")
    >>> played.scores.shape
    (8, 2)
    """
    plan = check_plan(game, players, opponents, seat, observations, options, threads)
    with progress_of(progress, "playing", games) as told:
        parts, done = [], 0
        for number, size in enumerate(blocks(games, block)):
            parts.append(play_block(policy, plan, size, seed, number))
            done += size
            if told:
                told(done)
    return joined(parts)


@dataclass(frozen=True)
class Plan:
    """What all blocks have in common."""

    game: Game
    players: int
    opponents: str | None
    seat: int | None
    observations: str
    options: Options
    threads: int

    def batch(self, n: int, seed: int) -> Batch:
        return Batch(
            self.game,
            self.players,
            n,
            seed,
            self.threads,
            observations=self.observations,
            opponents=self.opponents,
            seat=self.seat,
            options=self.options,
        )


def check_plan(
    game: str | Game,
    players: int,
    opponents: str | None,
    seat: int | None,
    observations: str,
    options: Options | None,
    threads: int,
) -> Plan:
    """Refuses what cannot be played before anything is."""
    game = game if isinstance(game, Game) else Game(game)
    plan = Plan(game, players, opponents, seat, observations, dict(options or {}), threads)
    plan.batch(1, 0)
    return plan


def blocks(games: int, block: int) -> list[int]:
    """How many games each block has."""
    for what, count in (("games", games), ("block", block)):
        if count < 1:
            raise _pithead.SetupError(f"{what} is a number from 1 on, not {count}")
    whole, rest = divmod(games, block)
    return [block] * whole + [rest] * (rest > 0)


def play_block(policy: Policy, plan: Plan, size: int, seed: int, number: int) -> Rollouts:
    """One block: the first game of each lane of a batch, which goes on until the last of them has ended."""
    deals, choices = np.random.SeedSequence([seed, number]).spawn(2)
    batch = plan.batch(size, int(deals.generate_state(1, np.uint64)[0]))
    assert batch.masks is not None and batch.observations is not None
    rng = np.random.default_rng(choices)
    scores = np.zeros((size, plan.players), np.int16)
    victory = np.zeros((size, plan.players), np.float32)
    running = np.arange(size)
    steps = []
    while len(running):
        seen, masks = batch.observations[running], batch.masks[running]
        chosen = np.asarray(policy(seen, masks, rng))
        if chosen.shape != running.shape:
            told = f"for {len(running)} positions the policy gave moves of shape {chosen.shape}"
            raise _pithead.IllegalMoveError(told)
        steps.append((running, batch.to_move[running], chosen.astype(np.int32), seen, np.packbits(masks, axis=1)))
        moves = batch.random_moves()  # a lane whose game has ended plays on with the next, which nobody looks at
        moves[running] = chosen
        batch.step(moves)
        ended = running[batch.done[running]]
        scores[ended], victory[ended] = batch.scores[ended], batch.rewards[ended]
        running = running[~batch.done[running]]
    lanes, seats, chosen, seen, packed = (np.concatenate(column) for column in zip(*steps, strict=True))
    order = np.argsort(lanes, kind="stable")
    rows = (lanes.astype(np.int64), seats, chosen, seen, packed)
    return Rollouts(batch.actions, *(column[order] for column in rows), scores, victory)


def joined(parts: Sequence[Rollouts]) -> Rollouts:
    """Blocks one after the other, their games numbered on."""
    firsts = np.cumsum([0] + [len(part.scores) for part in parts[:-1]])
    return Rollouts(
        parts[0].actions,
        np.concatenate([part.game + first for part, first in zip(parts, firsts, strict=True)]),
        *(
            np.concatenate([getattr(part, name) for part in parts])
            for name in ("seat", "moves", "observations", "packed_masks", "scores", "victory")
        ),
    )
