"""What the tests of the package share."""

from __future__ import annotations

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
