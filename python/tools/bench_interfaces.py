"""How many decisions a second each interface makes on one core, by CPU time: the table in docs/python/interfaces.md.

    python python/tools/bench_interfaces.py [seconds]

PettingZoo's figures are those of its `performance_benchmark`, whose clock is set to CPU time. Its own games and
OpenSpiel's stand below ours for comparison, as far as they can be made here.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import random
import sys
import time
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from pettingzoo.test import performance_benchmark

import pithead
import pithead.gymnasium
import pithead.openspiel
from pithead import pettingzoo

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0


def pettingzoo_steps(env: Any) -> float:
    """Steps a second as PettingZoo's benchmark tells them; it runs for five seconds of the clock it is given."""
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    scale = 5 / SECONDS
    module.time = SimpleNamespace(time=lambda: time.process_time() * scale)
    with contextlib.redirect_stdout(io.StringIO()) as told:
        performance_benchmark(env)
    return scale * float(told.getvalue().splitlines()[1].split()[0])


def openspiel_decisions(game: Any) -> float:
    """Decisions a second of random play through OpenSpiel's Python interface."""
    decisions, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions / (time.process_time() - start)


def gymnasium_steps(game: pithead.Game) -> float:
    """Decisions of one's own a second against two random bots, which decide as well."""
    env = gymnasium.make(pithead.gymnasium.environment_id(game), players=3, opponents="random")
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        _, info = env.reset()
        terminated = False
        while not terminated:
            move = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, terminated, _, info = env.step(move)
            steps += 1
    return steps / (time.process_time() - start)


def vector_steps(game: pithead.Game, num_envs: int = 64) -> float:
    """The same in a vector of 64 games; the batch draws the random moves."""
    name = pithead.gymnasium.environment_id(game)
    envs = gymnasium.make_vec(
        name, num_envs=num_envs, vectorization_mode="vector_entry_point", players=3, opponents="random", copy=False
    )
    envs.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        envs.step(envs.unwrapped.batch.random_moves())
        steps += num_envs
    return steps / (time.process_time() - start)


def main() -> None:
    warnings.simplefilter("ignore")
    print(f"{'':24}{'PettingZoo':>12}{'Gymnasium':>12}{'vector':>12}{'OpenSpiel':>12}")
    for game in pithead.games():
        figures = [
            pettingzoo_steps(pettingzoo.env(game, 3)),
            gymnasium_steps(game),
            vector_steps(game),
            openspiel_decisions(pyspiel.load_game(pithead.openspiel.short_name(game), {"players": 3})),
        ]
        print(f"{game.id:24}" + "".join(f"{figure:12,.0f}" for figure in figures))
    for name in ("tictactoe_v3", "connect_four_v3"):
        with contextlib.suppress(ImportError):
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
            print(f"{name:24}{pettingzoo_steps(env):12,.0f}")
    importlib.import_module("open_spiel.python.games.tic_tac_toe")
    for name in ("tic_tac_toe", "hearts", "chess", "python_tic_tac_toe"):
        with contextlib.suppress(pyspiel.SpielError):
            print(f"{name:24}{'':36}{openspiel_decisions(pyspiel.load_game(name)):12,.0f}")


if __name__ == "__main__":
    main()
