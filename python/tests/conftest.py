"""What the tests of the package share."""

from __future__ import annotations

import signal
from pathlib import Path

import pithead
import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game.id for game in pithead.games()]


@pytest.fixture
def root() -> Path:
    return ROOT


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> pithead.Game:
    """Each game there is."""
    return pithead.Game(request.param)


@pytest.fixture(params=[2, 3, 4])
def players(request: pytest.FixtureRequest) -> int:
    return request.param


@pytest.fixture(scope="session", autouse=True)
def hears_ctrl_c():
    """Whoever starts the tests in the background may have told them to ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
