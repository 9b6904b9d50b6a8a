"""How far long work is: a bar with the time left, or whatever the caller wants to be told."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = bool | Callable[[int], object] | None
"""True: a bar on the standard error; None: one if that is a terminal; False: none; a function: it hears how much
is done."""


def _clock(seconds: float) -> str:
    minutes, seconds = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Bar:
    """A bar with the time left, on one line of the standard error."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = max(total, 1)
        self.start = time.monotonic()
        self.shown = 0

    def __call__(self, done: int) -> None:
        taken = time.monotonic() - self.start
        share = min(done / self.total, 1)
        left = f"{_clock(taken / share - taken)} left" if share > 0 else ""
        filled = round(30 * share)
        line = f"{self.what} {'█' * filled}{'░' * (30 - filled)} {done:,} of {self.total:,} {left}"
        print("\r" + line.ljust(self.shown), end="", file=sys.stderr, flush=True)
        self.shown = len(line)

    def close(self) -> None:
        if self.shown:
            print("\r" + " " * self.shown + "\r", end="", file=sys.stderr, flush=True)


@contextmanager
def progress_of(progress: Progress, what: str, total: int) -> Iterator[Callable[[int], object] | None]:
    """The function that the module calls, if any; a bar is wiped at the end, whatever happens."""
    if progress is None:
        progress = sys.stderr.isatty()
    if callable(progress):
        yield progress
        return
    bar = Bar(what, total) if progress else None
    try:
        yield bar
    finally:
        if bar:
            bar.close()
