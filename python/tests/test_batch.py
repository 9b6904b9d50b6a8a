"""Many games side by side: the same games as a simulation, in arrays that nobody copies."""

from __future__ import annotations

import os
import signal
import threading

import numpy as np
import pithead
import pytest


def test_a_million_random_steps_end_in_the_games_of_the_simulation(game):
    batch = pithead.Batch(game, players=4, n=100, seed=11, threads=2)
    finished = {}
    for _ in range(1_000_000 // 3 // 100 // 10):
        for _ in range(10):
            batch.step_randomly(1)
            for lane in np.flatnonzero(batch.done):
                finished[int(batch.games[lane]) - batch.n] = batch.scores[lane].tolist()
    games = max(finished) + 1
    rows = pithead.simulate(game, players=4, bots="random", games=games, seed=11)
    assert len(finished) > 100
    for number, scores in finished.items():
        assert rows["score"][number].tolist() == scores


def test_lanes_are_positions_like_any_other(game, players):
    batch = pithead.Batch(game, players, n=7, seed=2, observations="uint8")
    for _ in range(50):
        batch.step(batch.random_moves())
    for lane in range(7):
        state = batch.state(lane)
        assert state.to_move == batch.to_move[lane]
        assert np.flatnonzero(batch.masks[lane]).tolist() == sorted(state.legal())
        assert batch.legal_counts[lane] == len(state.legal())
        assert np.array_equal(batch.observations[lane], state.observe())


def test_moves_of_any_whole_kind_are_taken(game):
    one = pithead.Batch(game, n=3, seed=4)
    other = pithead.Batch(game, n=3, seed=4)
    third = pithead.Batch(game, n=3, seed=4)
    for _ in range(20):
        moves = one.random_moves()
        one.step(moves)
        other.step(moves.astype(np.uint16))
        third.step(moves.tolist())
    assert [one.state(i).hash() for i in range(3)] == [other.state(i).hash() for i in range(3)]
    assert [one.state(i).hash() for i in range(3)] == [third.state(i).hash() for i in range(3)]


def test_arrays_stay_in_their_places_and_outlive_the_batch(game):
    batch = pithead.Batch(game, n=5, seed=1, observations="float32")
    masks, observations = batch.masks, batch.observations
    batch.step_randomly(3)
    assert masks is batch.masks and np.shares_memory(masks, batch.masks)
    before = observations.copy()
    batch.step_randomly(1)
    assert not np.array_equal(observations, before)
    del batch
    assert masks.any() and observations.max() <= 1


def test_dlpack_shares_memory(game):
    batch = pithead.Batch(game, n=4, seed=1, observations="float32")
    shared = np.from_dlpack(batch.observations)
    assert np.shares_memory(shared, batch.observations)


def test_rewards_are_shares_of_the_victory(game, players):
    batch = pithead.Batch(game, players, n=50, seed=5)
    seen = 0
    for _ in range(600):
        batch.step_randomly(1)
        done = batch.done
        seen += int(done.sum())
        assert np.allclose(batch.rewards[done].sum(axis=1), 1)
        assert not batch.rewards[~done].any()
        winners = batch.rewards[done] > 0
        best = batch.scores[done].max(axis=1, keepdims=True)
        assert (batch.scores[done][winners] == np.broadcast_to(best, winners.shape)[winners]).all()
    assert seen > 50


def test_opponents_play_the_other_seats(game):
    batch = pithead.Batch(game, players=3, n=9, seed=1, opponents="easy")
    batch.step_randomly(200)
    assert (batch.to_move == batch.games % 3).all()
    fixed = pithead.Batch(game, players=3, n=9, seed=1, opponents="easy", seat=2)
    fixed.step_randomly(50)
    assert (fixed.to_move == 2).all()


def test_ctrl_c_ends_many_random_steps():
    batch = pithead.Batch("coal-baron", n=64, seed=1)
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        batch.step_randomly(10**12)
    with pytest.raises(pithead.SetupError, match="steps"):
        batch.step_randomly(-1)


def test_a_reset_begins_the_series_again(game):
    batch = pithead.Batch(game, n=4, seed=9)
    first = [batch.state(i).hash() for i in range(4)]
    batch.step_randomly(300)
    batch.reset()
    assert [batch.state(i).hash() for i in range(4)] == first
    batch.reset(seed=10)
    assert [batch.state(i).hash() for i in range(4)] != first


@pytest.mark.parametrize(
    ("moves", "error", "words"),
    [
        ([0.5] * 4, TypeError, "whole numbers"),
        ([1] * 3, ValueError, "4 numbers"),
        ([[1, 2], [3, 4]], ValueError, "4 numbers"),
        ([-1] * 4, pithead.IllegalMoveError, "lane 0"),
        ([10**12] * 4, pithead.IllegalMoveError, "lane 0"),
        ("play", TypeError, "whole numbers"),
        (None, TypeError, "whole numbers"),
    ],
)
def test_wrong_moves_change_nothing(game, moves, error, words):
    batch = pithead.Batch(game, n=4, seed=1)
    before = [batch.state(i).hash() for i in range(4)]
    with pytest.raises(error, match=words):
        batch.step(moves)
    assert [batch.state(i).hash() for i in range(4)] == before


def test_one_illegal_move_among_many_changes_nothing(game):
    batch = pithead.Batch(game, n=64, seed=1)
    batch.step_randomly(20)
    moves = batch.random_moves()
    moves[63] = np.flatnonzero(~batch.masks[63])[0]
    before = [batch.state(i).hash() for i in range(64)]
    with pytest.raises(pithead.IllegalMoveError, match="lane 63"):
        batch.step(moves)
    assert [batch.state(i).hash() for i in range(64)] == before


def test_a_second_thread_is_told_that_the_batch_is_busy():
    batch = pithead.Batch("coal-baron", n=1000, seed=1)
    refused = []

    def step() -> None:
        for _ in range(300):
            try:
                batch.step_randomly(3)
            except RuntimeError as error:
                refused.append(str(error))

    threads = [threading.Thread(target=step) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all("another thread" in words for words in refused)
    assert sum(batch.state(i).broken_law() is not None for i in range(0, 1000, 50)) == 0
