"""The page about observations is what the games say."""

from __future__ import annotations

import sys

from conftest import ROOT

sys.path.insert(0, str(ROOT / "python/tools"))

import observation_table


def test_the_page_is_made_from_the_games():
    written = (ROOT / "docs/python/observations.md").read_text(encoding="utf-8")
    assert written == observation_table.tables(), "python python/tools/observation_table.py > docs/python/observations.md"


def test_fields_fill_the_row(game):
    at = 0
    for field in game.observation.values():
        assert field.first == at and field.about
        at += field.size
    assert at == game.observation_size == game.deal(4).observe().size
