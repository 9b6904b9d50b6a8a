#!/usr/bin/env python3
"""scripts/picture: the README's pictures of the terminal show the program as it is, and a scene that no longer fits is refused."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("PITHEAD_SOURCE_DIR", Path(__file__).parents[2]))
PROGRAM = Path(os.environ.get("PITHEAD_BINARY", SOURCE / "build/release/pithead"))


def picture(game: str, source: Path = SOURCE) -> subprocess.CompletedProcess[str]:
    return subprocess.run([source / "scripts/picture", game, PROGRAM], check=False, capture_output=True, text=True)


class Picture(unittest.TestCase):
    def test_shows_the_program_as_it_is(self) -> None:
        games = subprocess.run([PROGRAM, "games", "--ids"], check=True, capture_output=True, text=True).stdout.split()
        for game in games:
            kept = SOURCE / f"docs/pictures/{game}.svg"
            taken = picture(game)
            self.assertEqual(taken.returncode, 0, taken.stderr)
            again = f"scripts/picture {game} > docs/pictures/{game}.svg"
            self.assertTrue(taken.stdout == kept.read_text(encoding="utf-8"), f"it looks different now; {again}")

    def test_refuses_a_scene_that_does_not_fit_the_game(self) -> None:
        with tempfile.TemporaryDirectory(prefix="pithead-picture-") as folder:
            other = Path(folder)
            (other / "scripts").mkdir()
            shutil.copy(SOURCE / "scripts/picture", other / "scripts")
            scene = other / "cli/boards/schichtwechsel/picture.txt"
            scene.parent.mkdir(parents=True)
            scene.write_text("--players 4 --seed 1966 --bots easy\ncube coal K6, card route-L1\n", encoding="utf-8")
            taken = picture("schichtwechsel", other)
            self.assertEqual((taken.returncode, taken.stdout), (1, ""))
            self.assertRegex(taken.stderr, "no longer fits the game: 'card route-l1' is not possible now")


if __name__ == "__main__":
    unittest.main()
