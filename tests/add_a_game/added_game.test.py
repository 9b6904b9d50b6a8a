#!/usr/bin/env python3
"""The added game in the whole program: listed, simulated, ranked, played in the terminal and on the server, although it
brings nothing but its rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from table_talk import Person, Server  # noqa: E402
from whole_games import WholeGames  # noqa: E402

PITHEAD = os.environ["PITHEAD_BINARY"]
GAME = "pit-pony"


def pithead(*words: str, typed: str = "") -> str:
    ran = subprocess.run([PITHEAD, *words], input=typed, capture_output=True, text=True)
    if ran.returncode != 0:
        raise AssertionError(f"pithead {' '.join(words)}: {ran.stderr}")
    return ran.stdout


class InTheProgram(unittest.TestCase):
    def test_it_stands_in_the_list_behind_the_games_of_the_program(self) -> None:
        self.assertEqual(pithead("games", "--ids").split()[-1], GAME)

    def test_every_law_holds_after_every_move(self) -> None:
        self.assertIn("every law held", pithead("check", GAME, "--games", "2000"))

    def test_bots_of_all_levels_play_it(self) -> None:
        for bot in ("random", "easy", "medium", "hard:50"):
            told = json.loads(pithead("simulate", GAME, "--players", "3", "--bots", bot, "--games", "4", "--json"))
            self.assertEqual(told["games"], 4)

    def test_the_arena_ranks_them(self) -> None:
        told = json.loads(pithead("arena", GAME, "--players", "2", "--bots", "hard:200,random", "--games", "40", "--json"))
        hard, random = told["bots"]
        self.assertGreater(hard["low"], 0.5, "hard is not known to be better than random")
        self.assertGreater(hard["rating"], random["rating"])
        self.assertTrue(all(move["words"] for move in told["moves"]))

    def test_it_is_played_in_the_terminal_on_a_plain_board(self) -> None:
        shown = pithead("play", GAME, "--players", "2", "--seed", "3", "--bots", "random", typed="hint\n" + "1\n\n" * 40)
        self.assertIn("hand: ", shown)
        self.assertIn("haul", shown)
        self.assertIn("wins with", shown)

    def test_it_says_that_its_rules_are_not_written_down(self) -> None:
        ran = subprocess.run([PITHEAD, "rules", GAME], capture_output=True, text=True)
        self.assertEqual((ran.returncode, ran.stdout), (2, ""))
        self.assertIn("the rules of this game are not written down yet", ran.stderr)
        shown = pithead("play", GAME, "--players", "2", "--bots", "random", typed="rules\nquit\n")
        self.assertIn("the rules of this game are not written down yet", shown)

    def test_perft_counts_it(self) -> None:
        first = json.loads(pithead("perft", GAME, "--depth", "2", "--json"))["leaves"]
        self.assertGreater(first[1], first[0])


class OnTheServer(WholeGames, unittest.TestCase):
    games = (GAME,)

    @classmethod
    def setUpClass(cls) -> None:
        cls.open_nodes(Server())

    def test_it_tells_what_is_in_its_box(self) -> None:
        told = Person(self.nodes[0], "Ada").http("GET", f"/api/games/{GAME}")
        self.assertEqual(json.loads(told.text)["components"]["pony_pulls"], 10)


if __name__ == "__main__":
    unittest.main(verbosity=2)
