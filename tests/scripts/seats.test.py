#!/usr/bin/env python3
"""scripts/seats adds up what `pithead balance --json` says, in one go or in parts, and counts no game twice."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("PITHEAD_SOURCE_DIR", Path(__file__).parents[2]))
PROGRAM = Path(os.environ.get("PITHEAD_BINARY", SOURCE / "build/release/pithead"))


class Seats(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="pithead-seats-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def play(self, name: str, seed: int, bot: str = "policy") -> None:
        command = ["balance", "schichtwechsel", "--players", "3", "--games", "40", "--bots", bot, "--seed", str(seed), "--json"]
        ran = subprocess.run([PROGRAM, *command], check=True, capture_output=True, text=True)
        (self.folder / name).write_text(ran.stdout, encoding="utf-8")

    def seats(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([SOURCE / "scripts/seats", *words], cwd=self.folder, capture_output=True, text=True)

    def assert_refused(self, because: str, *words: str) -> None:
        ran = self.seats(*words)
        self.assertNotEqual(ran.returncode, 0)
        self.assertIn(because, ran.stderr)

    def test_games_of_all_files_count(self) -> None:
        self.play("a-1.json", 1)
        self.play("a-2.json", 2)
        row = self.seats("box=a-*.json").stdout.splitlines()[2]
        wins = [json.loads((self.folder / f"a-{seed}.json").read_text())["variants"][0]["balances"][0]["seats"] for seed in (1, 2)]
        share = " / ".join(f"{50 * (one['win_share'] + two['win_share']):.0f}" for one, two in zip(*wins))
        self.assertTrue(row.startswith(f"| box | 3 | 80 | {share} |"), row)

    def test_a_series_goes_on_where_it_ended(self) -> None:
        self.play("a-1.json", 1)
        self.play("a-2.json", 2)
        self.assertEqual(self.seats("--keep", "sums.json", "box=a-1.json").returncode, 0)
        at_once = self.seats("--closer", "box", "box=a-*.json").stdout
        in_parts = self.seats("--closer", "box", "sums.json", "box=a-2.json").stdout
        self.assertIn("| points from: the winner, each of the others |", at_once)
        self.assertEqual(in_parts, at_once)

    def test_the_same_games_do_not_count_twice(self) -> None:
        self.play("a-1.json", 1)
        self.seats("--keep", "sums.json", "box=a-1.json")
        self.assert_refused("seed 1 was given twice", "box=a-1.json", "box=a-1.json")
        self.assert_refused("seed 1 was given twice", "sums.json", "box=a-1.json")

    def test_what_does_not_belong_together_is_refused(self) -> None:
        self.play("a.json", 1)
        self.play("b.json", 2, "random")
        self.assert_refused("different bots: policy, random", "a.json", "b.json")
        self.assert_refused("no such file", "c.json")
        (self.folder / "text.md").write_text("nothing", encoding="utf-8")
        self.assert_refused("text.md has no lines <!-- seats -->", "--into", "text.md", "a.json")


if __name__ == "__main__":
    unittest.main()
