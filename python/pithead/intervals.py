"""How sure a figure is: 95 % intervals of shares and means of independent games.

The games of a deal in an arena are not independent; `standings` knows better there.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

_NORMAL = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


class Interval(NamedTuple):
    """A figure with the limits between which the true one lies 19 times out of 20."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3g} ({self.low:.3g} to {self.high:.3g})"


def share_interval(shares: np.ndarray) -> Interval:
    """Wilson's interval of the mean of shares from 0 to 1, such as a seat's `victory` in each game.

    >>> print(share_interval(np.array([1, 1, 0, 1])))
    0.75 (0.301 to 0.954)
    """
    games = _count(shares)
    share = float(np.mean(shares))
    squared = _NORMAL**2 / games
    middle = (share + squared / 2) / (1 + squared)
    reach = _NORMAL * sqrt(share * (1 - share) / games + squared / (4 * games)) / (1 + squared)
    # Where all are won or lost the limit is that share itself; rounding must not take it beyond.
    return Interval(share, min(max(middle - reach, 0.0), share), max(min(middle + reach, 1.0), share))


def mean_interval(values: np.ndarray) -> Interval:
    """The mean of values, such as scores, give or take 1.96 of its standard errors.

    >>> print(mean_interval(np.array([90, 100, 110])))
    100 (88.7 to 111)
    """
    games = _count(values)
    mean = float(np.mean(values))
    reach = _NORMAL * float(np.std(values, ddof=1)) / sqrt(games) if games > 1 else float("inf")
    return Interval(mean, mean - reach, mean + reach)


def _count(values: np.ndarray) -> int:
    if np.ndim(values) != 1 or len(values) == 0:
        raise ValueError(f"an interval needs a row of at least one value, not an array of shape {np.shape(values)}")
    return len(values)
