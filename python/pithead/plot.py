"""Plots that look like the reports of `pithead arena`: its colours, and every share with its interval.

It needs matplotlib, which the package does not: `pip install matplotlib`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .intervals import Interval

INK, FAINT, LINE, PANEL, SUNK, MARK = "#1B2225", "#4A4F4D", "#C4B798", "#FBF7EC", "#E2D7BF", "#7E4600"
COLOURS = ["#1F55A5", "#B3322A", "#1B7A64", "#86519F", "#8A5A00", "#5B5344", "#0F6E8C", "#A33A6B"]
SEATS = [COLOURS[1], COLOURS[0], COLOURS[2], COLOURS[3]]
"""The colours of the seats, as on the page; `seat_line` adds strokes, so that nobody needs to tell colours."""
_STROKES: list[Any] = ["-", (0, (9, 3, 2, 3)), (0, (7, 4)), (0, (2, 3))]

STYLE: dict[str, Any] = {
    "figure.facecolor": PANEL,
    "figure.constrained_layout.use": True,
    "figure.figsize": (8, 3.6),
    "figure.dpi": 100,
    "savefig.facecolor": PANEL,
    "axes.facecolor": PANEL,
    "axes.edgecolor": INK,
    "axes.labelcolor": FAINT,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titleweight": "bold",
    "axes.titlesize": 12,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.prop_cycle": mpl.cycler(color=COLOURS),
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "font.family": ["sans-serif"],
    "font.size": 11,
    "text.color": INK,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelsize": 10,
    "ytick.labelsize": 10,
    "xtick.bottom": False,
    "ytick.left": False,
    "lines.linewidth": 2.2,
    "legend.frameon": False,
    "patch.edgecolor": PANEL,
}


def use_style() -> None:
    """All plots from now on in the house's look."""
    mpl.rcParams.update(STYLE)


def seat_line(seat: int) -> dict[str, Any]:
    """Colour and stroke of a seat's line: `axes.plot(x, y, **seat_line(0))`."""
    return {"color": SEATS[seat % 4], "linestyle": _STROKES[seat % 4]}


def shares(
    rows: Sequence[tuple[str, Interval]],
    even: float | None = None,
    title: str = "",
    axes: Axes | None = None,
    colours: Sequence[str] = COLOURS,
) -> Axes:
    """A bar for each share of victories, with its interval as a whisker and the even share as a broken line."""
    axes = axes if axes is not None else _new_axes(0.9 + 0.62 * len(rows))
    for place, (name, interval) in enumerate(rows):
        axes.barh(place, interval.value, height=0.4, color=colours[place % len(colours)])
        whisker(axes, interval, place)
        axes.text(0, place - 0.28, name, va="bottom")
        figures = f"{interval.value:.1%}  ({100 * interval.low:.1f} to {100 * interval.high:.1f})"
        axes.text(1, place - 0.28, figures, va="bottom", ha="right", weight="bold")
        if even is not None:
            axes.vlines(even, place - 0.26, place + 0.26, color=PANEL, linewidth=4)
            axes.vlines(even, place - 0.26, place + 0.26, color=MARK, linewidth=1.8, linestyle=(0, (2, 1.4)))
    axes.set_xlim(0, 1)
    axes.set_ylim(len(rows) - 0.6, -0.75)
    axes.set_yticks([])
    axes.set_xticks(np.linspace(0, 1, 6), [f"{share:.0%}" for share in np.linspace(0, 1, 6)])
    axes.set_title(title)
    return axes


def whisker(axes: Axes, interval: Interval, place: float) -> None:
    """An interval across, readable on its bar and beside it."""
    reach = [[interval.value - interval.low], [interval.high - interval.value]]
    for colour, width in ((PANEL, 4.2), (INK, 1.6)):
        axes.errorbar(
            interval.value, place, xerr=reach, fmt="none", ecolor=colour, elinewidth=width, capsize=4, capthick=width
        )


def band(axes: Axes, x: Sequence[float], intervals: Sequence[Interval], label: str, **line: Any) -> None:
    """A line of figures with the band in which the true ones lie."""
    value, low, high = np.array(intervals).T
    (drawn,) = axes.plot(x, value, label=label, **line)
    axes.fill_between(x, low, high, color=drawn.get_color(), alpha=0.18, linewidth=0)


def _new_axes(height: float) -> Axes:
    figure: Figure = plt.figure(figsize=(STYLE["figure.figsize"][0], height))
    return figure.add_subplot()
