"""Intervals hold the truth as often as they say."""

from __future__ import annotations

import numpy as np
import pytest

from pithead.intervals import mean_interval, share_interval


@pytest.mark.parametrize("truth", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("games", [20, 200])
def test_a_share_lies_in_its_interval_19_times_out_of_20(truth: float, games: int) -> None:
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(2000):
        found = share_interval(rng.random(games) < truth)
        held += found.low <= truth <= found.high
    assert 0.93 < held / 2000 < 0.98


def test_a_mean_lies_in_its_interval_19_times_out_of_20() -> None:
    rng = np.random.default_rng(1)
    found = [mean_interval(rng.normal(80, 15, 50)) for _ in range(2000)]
    assert 0.935 < np.mean([one.low <= 80 <= one.high for one in found]) < 0.965


def test_what_always_happens_is_not_certain() -> None:
    all_won = share_interval(np.ones(10))
    assert (all_won.value, all_won.high) == (1, 1) and 0.7 < all_won.low < 0.75  # 10 / (10 + 1.96²) = 0.72
    none_won = share_interval(np.zeros(10))
    assert none_won.high == pytest.approx(1 - all_won.low) and none_won.low == 0


def test_more_games_are_surer() -> None:
    rng = np.random.default_rng(1)
    few, many = (share_interval(rng.random(games) < 0.4) for games in (100, 10_000))
    assert (few.high - few.low) == pytest.approx(10 * (many.high - many.low), rel=0.1)


def test_no_games_have_no_interval() -> None:
    with pytest.raises(ValueError, match="at least one value"):
        share_interval(np.array([]))
    with pytest.raises(ValueError, match="at least one value"):
        mean_interval(np.zeros((3, 2)))
    assert mean_interval(np.array([4])).high == np.inf
