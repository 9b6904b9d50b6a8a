"""Analyses by the program itself: the same as `pithead analyse` finds, whatever happens to the server meanwhile."""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
import unittest
from typing import Any

from playing import bots_play
from table_talk import PITHEAD, Message, Person, Server

LONG = 240.0  # seconds for some hundred decisions on a machine that has other things to do
PAUSE = 0.1  # between two looks
ITERATIONS = "10"


def analysis_of(person: Person, table: str, start: int = 0) -> Message:
    return person.get(f"/api/tables/{table}/analysis?from={start}")


def wait_until(person: Person, table: str, done: Any) -> Message:
    end = time.monotonic() + LONG
    while not done(told := analysis_of(person, table, 1_000_000)):
        if time.monotonic() > end:
            raise AssertionError(f"the analysis came no further than {told}")
        time.sleep(PAUSE)
    return told


def all_plies(person: Person, table: str) -> list[Message]:
    plies: list[Message] = []
    while len(plies) < analysis_of(person, table, 1_000_000)["of"]:
        plies += analysis_of(person, table, len(plies))["plies"]
    return plies


def found_by_the_command(record: str) -> list[Message]:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(record)
        file.flush()
        command = [PITHEAD, "analyse", file.name, "--iterations", ITERATIONS, "--json"]
        return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)["plies"]


def as_told(ply: Message) -> Message:
    """As the server tells what the command found: counted from 0, and of what was played only what is new."""
    told = {key: value for key, value in ply.items() if key != "chosen"}
    told["ply"] -= 1
    if ply["best"]["move"] != ply["move"]:
        told["reasons"] = ply["chosen"]["reasons"]
    return told


class Analyses(unittest.TestCase):
    def test_a_killed_server_goes_on_and_finds_what_the_command_finds(self) -> None:
        for game in ("coal-baron", "card-game", "schichtwechsel"):
            with self.subTest(game), Server("--analysis-iterations", ITERATIONS) as server:
                ada = Person(server, "Ada")
                table = bots_play(ada, ada.socket(), game)
                self.assertEqual(ada.post(f"/api/tables/{table}/analysis", {})["type"], "analysis")
                before = wait_until(ada, table, lambda told: told["done"] >= 10)
                server.kill()
                server.start()
                after = analysis_of(ada, table)
                self.assertGreaterEqual(after["done"], before["done"])
                told = wait_until(ada, table, lambda told: told["state"] == "done")
                self.assertEqual(told["done"], told["of"])
                record = ada.http("GET", f"/api/tables/{table}/record").text
                self.assertEqual(all_plies(ada, table), [as_told(ply) for ply in found_by_the_command(record)])

    def test_a_bot_answers_at_once_while_an_analysis_runs(self) -> None:
        with Server("--analysis-iterations", "20000", "--thinkers", "1") as server:
            ada = Person(server, "Ada")
            talker = ada.socket()
            table = bots_play(ada, talker, "schichtwechsel")
            ada.post(f"/api/tables/{table}/analysis", {})
            wait_until(ada, table, lambda told: told["state"] == "running")
            # A whole other game, in which every message comes in its usual time.
            bots_play(ada, talker, "coal-baron")
            self.assertEqual(analysis_of(ada, table)["state"], "running")


if __name__ == "__main__":
    unittest.main(verbosity=2)
