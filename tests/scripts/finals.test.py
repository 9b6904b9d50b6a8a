#!/usr/bin/env python3
"""scripts/finals says how far seats came in recorded games, and how often they made moves of a kind."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("PITHEAD_SOURCE_DIR", Path(__file__).parents[2]))
PROGRAM = Path(os.environ.get("PITHEAD_BINARY", SOURCE / "build/release/pithead"))
GAMES, PLAYERS = 6, 3


def pithead(*words: str) -> str:
    return subprocess.run([PROGRAM, *words], check=True, capture_output=True, text=True).stdout


class Finals(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory(prefix="pithead-finals-")
        cls.addClassCleanup(folder.cleanup)
        cls.records = Path(folder.name) / "records"
        options = ["--players", str(PLAYERS), "--bots", "random", "--games", str(GAMES), "--records", str(cls.records)]
        pithead("simulate", "schichtwechsel", *options)
        cls.traces = [
            [json.loads(line) for line in pithead("trace", str(record)).splitlines()] for record in cls.records.glob("*.json")
        ]

    def finals(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([SOURCE / "scripts/finals", *words, self.records], capture_output=True, text=True)

    def cells(self, *words: str) -> list[str]:
        row = self.finals(*words).stdout.splitlines()[2]
        return [cell.strip() for cell in row.strip("|").split("|")]

    def test_a_field_of_every_seat_at_the_end_counts(self) -> None:
        ends = [seat["points"]["total"] for trace in self.traces for seat in trace[-1]["state"]["seats"]]
        goal = sorted(ends)[len(ends) // 2]
        reached = sum(end >= goal for end in ends) / len(ends)
        expected = [str(PLAYERS), str(GAMES), f"{sum(ends) / len(ends):.1f}", f"{100 * reached:.0f} %"]
        self.assertEqual(self.cells("--field", f"points.total:{goal}"), expected)

    def test_a_field_may_be_a_word(self) -> None:
        seats = [seat for trace in self.traces for seat in trace[-1]["state"]["seats"]]
        goal = seats[0]["miner"]
        reached = sum(seat["miner"] == goal for seat in seats) / len(seats)
        self.assertEqual(self.cells("--field", f"miner:{goal}")[2:], [f"{100 * reached:.0f} %"])

    def test_moves_count_in_the_part_they_were_made_in(self) -> None:
        word = self.traces[0][1]["move"].split(" ")[0]
        made = [0] * 2
        for trace in self.traces:
            for before, line in zip(trace, trace[1:]):
                made[before["state"]["to_move"] == 0] += line["move"].split(" ")[0] == word
        counted = self.cells("--moves", word, "--by", "to_move")[2:]
        first_seat = made[1] / (GAMES * PLAYERS)
        self.assertEqual(counted[0], f"{first_seat:.1f}")
        self.assertAlmostEqual(sum(map(float, counted[1:])), made[0] / (GAMES * PLAYERS), delta=0.1)

    def assert_refused(self, because: str, *words: str) -> None:
        ran = self.finals(*words)
        self.assertNotEqual(ran.returncode, 0)
        self.assertIn(because, ran.stderr)

    def test_what_is_not_there_is_refused(self) -> None:
        self.assert_refused("a position has no field 'luck'; it has: seat, ", "--field", "luck")
        self.assert_refused("which cannot be held against 'far'", "--field", "points.total:far")
        with tempfile.TemporaryDirectory() as empty:
            self.assert_refused(f"{empty} has no records", empty)


if __name__ == "__main__":
    unittest.main()
