"""docs/server/asvs.md names the test that proves each point: such a test must be there."""

from __future__ import annotations

import os
import re
import unittest
from pathlib import Path

SOURCE = Path(os.environ["PITHEAD_SOURCE_DIR"])
DOCUMENT = SOURCE / "docs/server/asvs.md"
POINT = re.compile(r"^\| (\d+\.\d+\.\d+)")
STATES = {"yes", "part", "no", "–"}


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def points() -> list[list[str]]:
    """The rows: number, level, what is asked for, state, where and what proves it."""
    rows = (line for line in read(DOCUMENT).splitlines() if POINT.match(line))
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


class Named(unittest.TestCase):
    def test_every_row_is_whole(self) -> None:
        self.assertGreater(len(points()), 80)
        for row in points():
            with self.subTest(row[0]):
                self.assertEqual(len(row), 5)
                self.assertIn(row[3], STATES)
                self.assertGreater(len(row[4]), 5)

    def test_python_tests(self) -> None:
        named = [(file, test) for _, _, _, _, text in points()
                 for file, tests in re.findall(r"`(\w+\.test\.py)` ((?:`test_\w+`(?: \([^)]*\))?(?:, )?)+)", text)
                 for test in re.findall(r"`(test_\w+)`", tests)]
        self.assertEqual(len(named), sum(text.count("`test_") for *_, text in points()), "a name without its file")
        for file, test in named:
            self.assertIn(f"def {test}(", read(SOURCE / "tests/server" / file), file)

    def test_cpp_tests(self) -> None:
        code = "\n".join(read(path) for path in (SOURCE / "tests").rglob("*_test.cpp"))
        there = {f"{suite}.{name}" for suite, name in re.findall(r"\bTEST(?:_[FP])?\(\s*(\w+),\s*(\w+)\)", code)}
        named = {name for *_, text in points() for name in re.findall(r"`([A-Z]\w+\.[A-Z]\w+)`", text)}
        self.assertGreater(len(named), 15)
        self.assertLessEqual(named, there)

    def test_tests_of_the_page(self) -> None:
        named = [each for *_, text in points() for each in re.findall(r'`(web/\S+\.test\.(?:mjs|ts))` "([^"]+)"', text)]
        self.assertGreater(len(named), 2)
        for file, test in named:
            self.assertIn(test, read(SOURCE / file), file)

    def test_files(self) -> None:
        named = {name for *_, text in points() for name in re.findall(r"`((?:server|web|cli|cmake|packaging)/[\w./-]+)`", text)}
        self.assertGreater(len(named), 15)
        for name in named:
            self.assertTrue((SOURCE / name).exists(), name)

    def test_what_is_missing_is_listed_once_more(self) -> None:
        missing = read(DOCUMENT).split("## What is missing")[1]
        for number, _, _, state, _ in points():
            if state in ("no", "part"):
                self.assertIn(f"**{number}**", missing)


if __name__ == "__main__":
    unittest.main(verbosity=2)
