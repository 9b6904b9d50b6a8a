"""Many games between bots, as rows; and what they say."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading

import numpy as np
import pithead
import pytest
from pithead.series import to_frame


def test_rows_depend_on_nothing_but_the_seed(game, players):
    one = pithead.simulate(game, players, "easy", games=40, seed=3, threads=1)
    many = pithead.simulate(game, players, "easy", games=40, seed=3, threads=3)
    pieces = [pithead.simulate(game, players, "easy", games=20, seed=3, first=first) for first in (0, 20)]
    assert np.array_equal(one, many) and np.array_equal(one, np.concatenate(pieces))
    assert not np.array_equal(one["score"], pithead.simulate(game, players, "easy", games=40, seed=4)["score"])
    assert np.allclose(one["victory"].sum(axis=1), 1)
    assert np.array_equal(one["points"].sum(axis=2), one["score"])


def test_a_simulation_is_that_of_the_program(game):
    said = subprocess.run(
        [sys.executable, "-m", "pithead", "simulate", game.id, "--players", "3", "--games", "200", "--seed", "5", "--json"],
        capture_output=True,
        check=True,
        text=True,
    )
    told = json.loads(said.stdout)
    rows = pithead.simulate(game, 3, "random", games=200, seed=5)
    for seat in range(3):
        assert told["seats"][seat]["score"]["mean"] == pytest.approx(rows["score"][:, seat].mean(), abs=1e-3)
        assert told["seats"][seat]["wins"] == pytest.approx(rows["victory"][:, seat].sum(), abs=1e-3)


def test_an_arena_is_that_of_the_program(game):
    bots = ["easy", "random"]
    said = subprocess.run(
        [sys.executable, "-m", "pithead", "arena", game.id, "--bots", ",".join(bots), "--players", "2", "--games", "60",
         "--seed", "2", "--json"],
        capture_output=True,
        check=True,
        text=True,
    )
    told = {bot["name"]: bot for bot in json.loads(said.stdout)["bots"]}
    standings = pithead.standings(pithead.arena(game, bots, 2, games=60, seed=2), bots)
    assert [standing.bot for standing in standings] == bots
    for standing in standings:
        assert standing.win_share == pytest.approx(told[standing.bot]["win_share"], abs=1e-5)
        assert standing.score == pytest.approx(told[standing.bot]["score"]["mean"], abs=1e-3)


def test_an_arena_plays_whole_deals(game):
    rows = pithead.arena(game, ["easy", "random"], players=3, games=10, seed=1)
    assert len(rows) == 12
    assert {tuple(row) for row in rows["bot"][:3]} == {(0, 1, 1), (1, 0, 1), (1, 1, 0)}


def test_a_frame_has_a_line_for_each_seat(game):
    pytest.importorskip("pandas")
    rows = pithead.simulate(game, 4, games=10)
    frame = to_frame(rows, game)
    assert len(frame) == 40 and frame["began"].sum() == 10
    assert (frame[[f"points.{source}" for source in game.sources]].sum(axis=1) == frame["score"]).all()


def test_progress_is_told():
    heard: list[int] = []
    pithead.simulate("coal-baron", 2, games=500, progress=heard.append)
    assert heard[-1] == 500 and heard == sorted(heard)


def test_what_progress_raises_ends_the_work():
    def enough(done: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        pithead.simulate("coal-baron", 4, "hard:100000", games=50, progress=enough)


def test_ctrl_c_ends_long_thinking():
    alarm = threading.Timer(1, lambda: os.kill(os.getpid(), signal.SIGINT))
    alarm.start()
    with pytest.raises(KeyboardInterrupt):
        pithead.simulate("coal-baron", 4, "hard:1000000", games=1000, progress=False)


def test_other_threads_go_on_while_bots_think():
    ticks = 0
    done = threading.Event()

    def count() -> None:
        nonlocal ticks
        while not done.is_set():
            ticks += 1

    counter = threading.Thread(target=count)
    counter.start()
    pithead.simulate("coal-baron", 2, "hard:200", games=2, threads=1, progress=False)
    done.set()
    counter.join()
    assert ticks > 1000
