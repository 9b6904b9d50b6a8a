"""Pages and notebooks that need a cluster, PyTorch or more than some seconds."""

from __future__ import annotations

from pathlib import Path

import pytest
from reading import pages, run_blocks, run_notebook


@pytest.mark.parametrize("page", pages(take_long=True), ids=lambda page: page.name)
def test_the_blocks_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_blocks(page, tmp_path, monkeypatch)


def test_the_balance_study_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_notebook("balance-study", tmp_path, monkeypatch)


def test_an_agent_trains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    run_notebook("train-an-agent", tmp_path, monkeypatch)
