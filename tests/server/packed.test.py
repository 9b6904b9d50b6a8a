"""A table that has been over for long is packed while the server runs, and nobody can tell."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import time
import unittest
from collections.abc import Callable
from typing import Any

from playing import Player, play_to_the_end
from postgres import database
from table_talk import PATIENCE, Message, Person, Server

LONG_AGO = 1_700_000_000_000


class Packed(unittest.TestCase):
    def play(self, server: Server) -> None:
        self.people = [Person(server, name) for name in ("Ada", "Bea")]
        sockets = [each.socket() for each in self.people]
        self.table = self.people[0].open_table("coal-baron", "person", "open")
        sockets[1].do("join", self.table, id="joined")
        sockets[0].do("start", self.table)
        play_to_the_end([Player(each, each.watch(self.table)) for each in sockets], random.Random(1))
        for each in sockets:
            each.close()

    def all_told(self, server: Server) -> list[Message]:
        """What both are told of it, in every way."""
        told = []
        for each in self.people:
            person = Person(server, cookie=each.cookie)
            socket = person.socket()
            told += [socket.watch(self.table, 0), socket.watch(self.table, 20),
                     person.http("GET", f"/api/tables/{self.table}/record").text,
                     person.get(f"/api/tables/{self.table}/replay?ply=30"), person.get("/api/history")]
            socket.close()
        for each in told:
            if isinstance(each, dict):
                each.pop("present", None)
                each.pop("now", None)
        return told

    def check(self, server: Server, ask: Callable[[str], Any]) -> None:
        self.play(server)
        before = self.all_told(server)
        server.stop()
        ask(f"UPDATE tables SET changed = {LONG_AGO}")
        entries = ask("SELECT COUNT(*) FROM entries")
        server.start()
        end = time.monotonic() + PATIENCE
        while ask("SELECT COUNT(*) FROM entries") != 0 and time.monotonic() < end:
            time.sleep(0.1)
        self.assertEqual((ask("SELECT COUNT(*) FROM entries"), ask("SELECT version FROM packed_logs")), (0, entries))
        self.assertEqual(self.all_told(server), before)

        server.kill()
        server.start()
        self.assertEqual(self.all_told(server), before)
        ada, bea = (Person(server, cookie=each.cookie).socket() for each in self.people)
        again = bea.ask("join", self.table, id="joined")
        self.assertEqual((again["type"], again["version"]), ("done", 2), "sent again, it is done once")
        version = ada.do("chat", self.table, text="Once more?")["version"]
        self.assertEqual(version, entries + 1)
        self.assertEqual(bea.watch(self.table, entries)["news"][0]["text"], "Once more?")
        ada.do("rematch", self.table)
        self.assertIn("rematch", bea.watch(self.table))
        server.kill()
        server.start()
        socket = Person(server, cookie=self.people[1].cookie).socket()
        versions = [each["version"] for each in socket.watch(self.table, 0)["news"]]
        self.assertEqual(versions, list(range(versions[0], entries + 3)), "in one piece, up to the last")

    def test_sqlite(self) -> None:
        with Server() as server:
            def ask(text: str) -> Any:
                with sqlite3.connect(f"{server.folder.name}/pithead.db") as store:
                    row = store.execute(text).fetchone()
                store.close()
                return row and row[0]

            self.check(server, ask)

    def test_postgres(self) -> None:
        with database() as address, Server(store=address) as server:
            def ask(text: str) -> Any:
                done = subprocess.run(["psql", address, "--no-psqlrc", "-qAtc", text], check=True, capture_output=True, text=True)
                return int(done.stdout) if done.stdout.strip() else None

            self.check(server, ask)


if __name__ == "__main__":
    unittest.main(verbosity=2)
