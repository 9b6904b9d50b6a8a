"""How tests read docs/python: as somebody who types every block of a page, or opens a notebook and runs all its cells.

A page says in a remark what it needs beside the package, `<!-- needs: ray -->`, and whether it takes so long that it
belongs to the long tests, `<!-- takes long -->`. Notebooks are committed with what they show; after a change run one
anew with `jupyter execute --inplace docs/python/notebooks/NAME.ipynb`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGES = Path(__file__).resolve().parents[2] / "docs" / "python"
NOTEBOOKS = PAGES / "notebooks"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pages(take_long: bool) -> list[Path]:
    """The pages with Python in them."""
    texts = {page: page.read_text(encoding="utf-8") for page in sorted(PAGES.glob("*.md"))}
    return [page for page, text in texts.items() if BLOCK.search(text) and ("<!-- takes long -->" in text) == take_long]


def run_blocks(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs the Python blocks of a page one after the other, in an empty folder."""
    text = page.read_text(encoding="utf-8")
    for needed in re.findall(r"<!-- needs: (\w+) -->", text):
        pytest.importorskip(needed)
    monkeypatch.chdir(folder)
    names: dict[str, object] = {"__name__": "__main__"}
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start(1))
        code = "\n" * line + block.group(1)  # so that a traceback names the line of the page
        exec(compile(code, page, "exec"), names)


def run_notebook(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs all cells with little effort, in a fresh kernel and an empty folder; a cell that raises fails the test."""
    nbformat = pytest.importorskip("nbformat")
    nbclient = pytest.importorskip("nbclient")
    pytest.importorskip("matplotlib")
    pytest.importorskip("pandas")
    monkeypatch.setenv("PITHEAD_QUICK", "1")
    notebook = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(folder)}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs), "a notebook shows something"
    assert not [output.text for output in outputs if output.get("name") == "stderr"], "a notebook warns of nothing"
