"""Plots say in words what they draw, and draw it where it belongs."""

from __future__ import annotations

import numpy as np
import pytest

matplotlib = pytest.importorskip("matplotlib")
matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

from pithead import plot  # noqa: E402
from pithead.intervals import Interval, share_interval  # noqa: E402


@pytest.fixture(autouse=True)
def own_style() -> object:
    with matplotlib.rc_context():
        plot.use_style()
        yield
    plt.close("all")


def test_each_share_is_a_bar_with_its_figures() -> None:
    rows = [("easy", share_interval(np.array([1, 1, 1, 0]))), ("random", share_interval(np.array([0, 0, 0, 1])))]
    axes = plot.shares(rows, even=0.5, title="Wins")
    assert [bar.get_width() for bar in axes.patches] == [0.75, 0.25]
    told = [text.get_text() for text in axes.texts]
    assert told == ["easy", "75.0%  (30.1 to 95.4)", "random", "25.0%  (4.6 to 69.9)"]
    assert axes.get_title(loc="left") == "Wins"
    low, high = axes.get_ylim()
    assert low > high, "the first row is on top"
    axes.figure.canvas.draw()


def test_a_band_holds_its_line() -> None:
    _, axes = plt.subplots()
    plot.band(axes, [1, 2], [Interval(0.5, 0.4, 0.6), Interval(0.7, 0.65, 0.8)], "wins")
    (line,) = axes.lines
    np.testing.assert_array_equal(line.get_ydata(), [0.5, 0.7])
    corners = axes.collections[0].get_paths()[0].vertices
    assert {(1, 0.4), (1, 0.6), (2, 0.65), (2, 0.8)} <= {tuple(corner) for corner in corners}


def test_seats_differ_without_colours() -> None:
    assert len({str(plot.seat_line(seat)["linestyle"]) for seat in range(4)}) == 4
