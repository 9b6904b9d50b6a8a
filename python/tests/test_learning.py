"""Games played by a policy: every row is a decision that was legal, and nothing but the arguments decides them."""

from __future__ import annotations

import numpy as np
import pytest

import pithead
from pithead.learning import Rollouts, rollouts

GAMES = [game.id for game in pithead.games()]


def any_legal(observations: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return (masks * rng.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_was_a_legal_decision_of_its_game(game: str) -> None:
    played = rollouts(any_legal, game, players=3, games=10, block=4)
    assert played.masks()[np.arange(len(played)), played.moves].all()
    assert played.observations.shape == (len(played), pithead.Game(game).observation_size)
    assert (np.diff(played.game) >= 0).all() and set(played.game) == set(range(10))
    np.testing.assert_allclose(played.victory.sum(axis=1), 1)
    assert set(played.seat) == {0, 1, 2}
    best = played.scores.max(axis=1)
    assert ((played.scores == best[:, None]) | (played.victory == 0)).all()


def test_the_rows_are_what_the_policy_saw() -> None:
    seen: list[np.ndarray] = []

    def watching(observations: np.ndarray, masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
        seen.append(observations.copy())
        return any_legal(observations, masks, rng)

    played = rollouts(watching, GAMES[0], games=1)
    np.testing.assert_array_equal(np.concatenate(seen), played.observations)


@pytest.mark.parametrize("game", GAMES)
def test_against_opponents_one_seat_is_ours_and_moves_on(game: str) -> None:
    played = rollouts(any_legal, game, players=2, games=6, opponents="easy")
    seats = [set(played.seat[played.game == number]) for number in range(6)]
    assert seats == [{0}, {1}] * 3 or seats == [{1}, {0}] * 3
    assert (played.wins == 0).all() and (played.leads < 0).all()  # chance does not beat thought
    for number in range(6):
        rows = played.game == number
        assert (played.returns[rows] == played.wins[number]).all()
        assert (played.margins[rows] == played.leads[number]).all()


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def moves(**asked: int) -> Rollouts:
        return rollouts(any_legal, GAMES[-1], games=9, block=4, **asked)

    np.testing.assert_array_equal(moves().moves, moves().moves)
    np.testing.assert_array_equal(moves().moves, moves(threads=3).moves)
    assert not np.array_equal(moves(seed=2).scores, moves().scores)


def test_games_of_whole_blocks_stay_when_more_are_played() -> None:
    few = rollouts(any_legal, GAMES[0], games=8, block=4)
    many = rollouts(any_legal, GAMES[0], games=11, block=4)
    np.testing.assert_array_equal(few.moves, many.moves[: len(few)])
    np.testing.assert_array_equal(few.scores, many.scores[:8])


def test_progress_tells_the_games_that_have_ended() -> None:
    told: list[int] = []
    rollouts(any_legal, GAMES[0], games=10, block=4, progress=told.append)
    assert told == [4, 8, 10]


def test_what_is_wrong_is_told_in_a_sentence() -> None:
    with pytest.raises(pithead.SetupError, match="games is a number from 1 on, not 0"):
        rollouts(any_legal, GAMES[0], games=0)
    with pytest.raises(pithead.SetupError, match="block is a number from 1 on, not -3"):
        rollouts(any_legal, GAMES[0], block=-3)
    with pytest.raises(pithead.SetupError):
        rollouts(any_legal, GAMES[0], opponents="nobody")
    with pytest.raises(pithead.IllegalMoveError, match=r"for 8 positions the policy gave moves of shape \(3,\)"):
        rollouts(lambda seen, masks, rng: np.zeros(3, int), GAMES[0], games=8)
    with pytest.raises(pithead.IllegalMoveError):
        rollouts(lambda seen, masks, rng: masks.argmin(axis=1), GAMES[0], games=8)
