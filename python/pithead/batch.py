"""Many games side by side, one decision further at every step."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import _pithead
from .game import Game, Options, State

_STEPS_AT_ONCE = 1_000_000  # of all games together: a tenth of a second, after which Ctrl-C is heard


class Batch:
    """n games side by side, for programs that learn.

    What is told stands in arrays that stay in their places and are shared with NumPy (and through DLPack with torch
    and jax) without a copy: `masks`, `observations`, `to_move`, `done`, `rewards`, `scores`. A game that ends makes
    room for the next one at once; its result stands beside it until the next step.

    >>> batch = Batch("coal-baron", players=4, n=256, seed=1, observations="uint8")
    >>> batch.step(batch.random_moves())
    >>> batch.masks.shape, batch.observations.dtype
    ((256, 2297), dtype('uint8'))

    With `opponents`, a bot's name, all seats but one are theirs, and the batch waits for that one only: `seat`, or
    by default the next seat in every further game. Lane i plays games i, i + n, i + 2n … of the series that
    `simulate` plays with the same seed; threads change the time, never the games.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        n: int = 1,
        seed: int = 1,
        threads: int = 1,
        *,
        masks: bool = True,
        observations: str | None = None,
        opponents: str | None = None,
        seat: int | None = None,
        options: Options | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else Game(game)
        inner = _pithead.Batch.new(
            self.game.id, players, n, seed, threads, dict(options or {}), masks, observations, opponents, seat
        )
        self._inner = inner
        self._seed = seed
        self.n = n
        self.players = players
        self.actions: int = inner.actions
        """The size of the action space."""
        self.masks: np.ndarray | None = inner.masks
        """(n, actions), bool: which moves are legal."""
        self.observations: np.ndarray | None = inner.observations
        """(n, Game.observation_size): what the seat to move knows; float32 from 0 to 1."""
        self.to_move: np.ndarray = inner.to_move
        """(n,), uint8: whose move each game waits for."""
        self.legal_counts: np.ndarray = inner.legal_counts
        """(n,), uint16: how many moves are legal."""
        self.done: np.ndarray = inner.done
        """(n,), bool: whether the last step ended a game; the next one is dealt already."""
        self.rewards: np.ndarray = inner.rewards
        """(n, players), float32: where a game has ended each seat's share of the victory, else 0."""
        self.scores: np.ndarray = inner.scores
        """(n, players), int16: the points of the game that ended last."""
        self.games: np.ndarray = inner.games
        """(n,), uint64: the number of each running game in the series."""
        self.decisions: np.ndarray = inner.decisions
        """(n,), uint32: decisions made in it, by anybody."""

    def __len__(self) -> int:
        return self.n

    def step(self, moves: Any) -> None:
        """Plays a move in each game: n whole numbers. If one is illegal nothing is played at all."""
        self._inner.step(moves)

    def random_moves(self, out: np.ndarray | None = None) -> np.ndarray:
        """A legal move for each game, chosen as the bot "random" would; into `out` (int64) if given."""
        return self._inner.random_moves(out)

    def step_randomly(self, steps: int = 1) -> None:
        """So many steps of random moves; Python is asked now and then, for Ctrl-C, and nothing else."""
        if steps < 0:
            raise _pithead.SetupError(f"steps is a number from 0 on, not {steps}")
        piece = max(1, _STEPS_AT_ONCE // self.n)
        while steps > 0:
            self._inner.step_randomly(min(piece, steps))
            steps -= piece

    def reset(self, seed: int | None = None) -> None:
        """All games from the beginning; of another series if a seed is named."""
        self._seed = self._seed if seed is None else seed
        self._inner.restart(self._seed)

    def state(self, lane: int) -> State:
        """A copy of one of the games."""
        return self._inner.state(lane)
