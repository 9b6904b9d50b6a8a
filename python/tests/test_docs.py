"""Every Python block in docs/python runs, and every link within the project leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from reading import NOTEBOOKS, PAGES, pages, run_blocks


@pytest.mark.parametrize("page", pages(take_long=False), ids=lambda page: page.name)
def test_the_blocks_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_blocks(page, tmp_path, monkeypatch)


def test_links_lead_somewhere() -> None:
    for page in [*PAGES.glob("*.md"), *NOTEBOOKS.glob("*.ipynb")]:
        for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
