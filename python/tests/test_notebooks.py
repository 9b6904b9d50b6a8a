"""The light notebooks run from the first cell to the last; tests/long has the others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from reading import NOTEBOOKS, run_notebook


@pytest.mark.parametrize("name", ["play-and-plot", "experiment"])
def test_a_notebook_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_notebook(name, tmp_path, monkeypatch)


@pytest.mark.parametrize("file", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_shows_what_it_found(file: Path) -> None:
    cells = [cell for cell in json.loads(file.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    counts = [cell["execution_count"] for cell in cells]
    assert counts == list(range(1, len(cells) + 1)), "it was not run from top to bottom"
    assert "error" not in {output["output_type"] for cell in cells for output in cell["outputs"]}
