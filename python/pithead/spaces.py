"""Observations and moves as Gymnasium's spaces, which PettingZoo shares."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from gymnasium import spaces

from ._pithead import SetupError
from .game import Game, State


@lru_cache
def _most(game_id: str) -> np.ndarray:
    """The greatest value of each number of an observation as bytes."""
    fields = Game(game_id).observation.values()
    return np.concatenate([np.full(field.size, field.most - field.least, np.uint8) for field in fields])


def observation_space(game: Game, kind: str) -> spaces.Box:
    """A row of numbers: bytes as `Game.observation` explains them ("uint8"), or each by its most ("float32")."""
    if kind == "uint8":
        return spaces.Box(np.zeros_like(_most(game.id)), _most(game.id), dtype=np.uint8)
    if kind == "float32":
        return spaces.Box(0, 1, (game.observation_size,), np.float32)
    raise SetupError(f"observations are 'uint8' or 'float32', not {kind!r}")


def observe(state: State, seat: int, kind: str) -> np.ndarray:
    """What a seat knows, as the space of that kind has it; a row of its own each time."""
    row = state.observe(seat)
    return row if kind == "uint8" else np.divide(row, _most(state.game_id), dtype=np.float32)


def action_mask(state: State, seat: int) -> np.ndarray:
    """1 for each move the seat may make now, as `Discrete.sample` takes it; none while another seat is to move."""
    if state.to_move == seat:
        return state.mask().view(np.int8)
    return np.zeros(state.mask().shape, np.int8)
