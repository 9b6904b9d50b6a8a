"""The same seed gives the same result on one process, on several, on several nodes, and on nodes that die."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator

import numpy as np
import pytest

import pithead
from pithead import learning

ray = pytest.importorskip("ray")
import pithead.ray  # noqa: E402
from ray.cluster_utils import Cluster  # noqa: E402

ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])  # workers cannot import a test

SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}
GAMES = [game.id for game in pithead.games()]


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    yield
    ray.shutdown()


@pytest.fixture
def two_workers() -> None:
    ray.init(num_cpus=2, object_store_memory=80_000_000, include_dashboard=False, log_to_driver=False)


@pytest.fixture
def three_nodes() -> Iterator[Cluster]:
    cluster = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    for _ in range(2):
        cluster.add_node(**SMALL)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def weighted(observations: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A policy that looks at everything it is given, in whole numbers: they round nowhere."""
    wishes = observations.astype(np.int64).sum(axis=1, keepdims=True) * np.arange(masks.shape[1]) % 97
    return np.where(masks, wishes + rng.integers(0, 50, masks.shape), -1).argmax(axis=1)


def assert_same(one: learning.Rollouts, other: learning.Rollouts) -> None:
    for name in ("game", "seat", "moves", "observations", "packed_masks", "scores", "victory"):
        np.testing.assert_array_equal(getattr(one, name), getattr(other, name), err_msg=name)


def some_records(game: str, count: int) -> list[pithead.Record]:
    records = []
    for seed in range(count):
        match = pithead.Match(game, seed=seed)
        for _ in range(6):
            match.play(pithead.Bot("easy").choose(match.state(), seed))
        records.append(match)
    return records


def test_several_workers_say_what_one_process_says(two_workers: None) -> None:
    for game in GAMES:
        asked = {"players": 3, "bots": ["easy", "random", "random"], "games": 100, "seed": 5, "first": 17}
        rows = pithead.simulate(game, **asked)
        for piece in (None, 1000, 7):
            np.testing.assert_array_equal(pithead.ray.simulate(game, **asked, piece=piece), rows)

        asked = {"bots": ["easy", "random", "hard:20"], "players": 2, "games": 21, "seed": 5, "first": 6}
        rows = pithead.arena(game, **asked)
        for piece in (None, 5):
            np.testing.assert_array_equal(pithead.ray.arena(game, **asked, piece=piece), rows)

        records = some_records(game, 3)
        apart = [pithead.analyse(record, iterations=40, seed=2) for record in records]
        assert pithead.ray.analyse(records, iterations=40, seed=2) == apart
        assert pithead.ray.analyse(records[0], iterations=40, seed=2) == apart[0]

        asked = {"game": game, "players": 2, "games": 20, "seed": 3, "opponents": "easy", "block": 6}
        assert_same(pithead.ray.rollouts(weighted, **asked), learning.rollouts(weighted, **asked))


def test_rollouts_of_all_seats_are_the_same_everywhere(two_workers: None) -> None:
    asked = {"game": GAMES[0], "players": 4, "games": 10, "block": 3, "observations": "float32"}
    assert_same(pithead.ray.rollouts(weighted, **asked), learning.rollouts(weighted, **asked))


class KillerInTheMiddle:
    """Hears how much is done, and kills a node when ten pieces are: six more are under way then, two on each node."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.told: list[int] = []

    def __call__(self, done: int) -> None:
        self.told.append(done)
        if len(self.told) == 10:
            self.cluster.remove_node(next(iter(self.cluster.worker_nodes)), allow_graceful=False)


def test_a_node_that_dies_costs_its_pieces_and_not_the_run(three_nodes: Cluster) -> None:
    asked = {"players": 2, "bots": "easy", "games": 20_000, "seed": 9}
    killer = KillerInTheMiddle(three_nodes)
    rows = pithead.ray.simulate(GAMES[0], **asked, piece=500, progress=killer)
    assert killer.told == [500 * (i + 1) for i in range(40)]
    three_nodes.wait_for_nodes()  # until the head knows of the death, too
    assert sum(node["Alive"] for node in ray.nodes()) == 2
    np.testing.assert_array_equal(rows, pithead.simulate(GAMES[0], **asked))

    asked = {"game": GAMES[-1], "games": 40, "opponents": "easy", "block": 4}
    assert_same(pithead.ray.rollouts(weighted, **asked), learning.rollouts(weighted, **asked))


def test_a_piece_that_may_not_be_run_again_ends_the_run_with_its_node(three_nodes: Cluster) -> None:
    """Which also proves that the node above died at work."""
    killer = KillerInTheMiddle(three_nodes)
    with pytest.raises(ray.exceptions.RayError):
        pithead.ray.simulate(GAMES[0], 2, "easy", 20_000, piece=500, progress=killer, retries=0)
    assert len(killer.told) < 40


def test_three_nodes_hold_an_arena_together(three_nodes: Cluster) -> None:
    asked = {"bots": ["easy", "random"], "players": 4, "games": 200, "seed": 4}
    rows = pithead.ray.arena(GAMES[0], **asked, piece=13)
    np.testing.assert_array_equal(rows, pithead.arena(GAMES[0], **asked))
    assert pithead.standings(rows, asked["bots"])[0].bot == "easy"


def test_interrupted_work_leaves_a_free_cluster(two_workers: None) -> None:
    """Each of the pieces would take hours."""

    def press_when_all_are_busy() -> None:
        while ray.available_resources().get("CPU", 0) > 0:
            pass
        os.kill(os.getpid(), signal.SIGINT)

    pressing = threading.Thread(target=press_when_all_are_busy)
    pressing.start()
    with pytest.raises(KeyboardInterrupt):
        pithead.ray.simulate(GAMES[0], players=2, bots="hard:1000000", games=8, piece=1)
    pressing.join()
    rows = pithead.ray.simulate(GAMES[0], players=2, games=10)
    np.testing.assert_array_equal(rows, pithead.simulate(GAMES[0], players=2, games=10))


def test_what_is_wrong_is_told_in_a_sentence(two_workers: None) -> None:
    with pytest.raises(pithead.SetupError, match="games is a number from 1 on, not 0"):
        pithead.ray.simulate(GAMES[0], games=0)
    with pytest.raises(pithead.SetupError, match="piece is a number from 1 on, not -1"):
        pithead.ray.simulate(GAMES[0], piece=-1)
    with pytest.raises(pithead.SetupError):
        pithead.ray.arena(GAMES[0], ["nobody"])
    with pytest.raises(pithead.SetupError):
        pithead.ray.simulate(GAMES[0], players=77)
    with pytest.raises(pithead.IllegalMoveError):  # only the pieces can know
        pithead.ray.rollouts(lambda seen, masks, rng: masks.argmin(axis=1), GAMES[0], games=8)


def test_a_piece_that_fails_ends_the_run_with_its_own_error(two_workers: None) -> None:
    def broken(seen: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
        raise ArithmeticError("the weights are lost")

    with pytest.raises(ArithmeticError, match="^the weights are lost$"):
        pithead.ray.rollouts(broken, GAMES[0], games=200, block=2)
