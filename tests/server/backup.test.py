"""A backup made while people play: whatever was acknowledged before it began is in it, and the tables of the copy go on."""

from __future__ import annotations

import random
import subprocess
import threading
import unittest
from contextlib import ExitStack

from old_store import play
from playing import Player, play_to_the_end
from postgres import database, run
from table_talk import PITHEAD, Message, Person, Server


def pithead(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([PITHEAD, *words], capture_output=True, text=True)


class Copies(unittest.TestCase):
    def setUp(self) -> None:
        self.things = self.enterContext(ExitStack())
        self.folder = self.enterContext(Server()).folder.name

    def good(self, *words: str) -> str:
        done = pithead(*words)
        self.assertEqual((done.returncode, done.stderr), (0, ""), words)
        return done.stdout

    def address(self, kind: str, name: str) -> str:
        return f"sqlite:{self.folder}/{name}.db" if kind == "sqlite" else self.enterContext(database())

    def news(self, person: Person, table: str) -> list[Message]:
        with_news = person.socket()
        news = with_news.watch(table, 0)["news"]
        with_news.close()
        return news

    def copy_in_the_middle(self, kind: str, other: str) -> None:
        store, copy = self.address(kind, "original"), self.address(other, "copy")
        file = f"{self.folder}/{kind}-{other}.backup"
        with Server(store=store) as server:
            people = [Person(server, name) for name in ("Ada", "Bea")]
            sockets = [each.socket() for each in people]
            table = people[0].open_table("coal-baron", "person", "open")
            sockets[1].do("join", table)
            sockets[0].do("start", table)
            play(sockets, table, random.Random(1), moves=20)
            acknowledged = self.news(people[0], table)

            # Others play on while it is made.
            going_on = threading.Thread(target=play, args=(sockets, table, random.Random(2), 30))
            going_on.start()
            said = self.good("backup", file, "--db", store)
            going_on.join()
            self.assertRegex(said, r"Backed up into .*: 1 tables and 2 people")
            for each in sockets:
                each.close()

        self.good("restore", file, "--db", copy)
        if other == "postgres":
            seen = "SELECT 1 / COUNT(*) FROM pg_class WHERE relname = 'tables' AND relallvisible > 0"
            run(copy, seen)  # divides by zero if the first who ask would have to wait
        with Server(store=copy) as server:
            again = [Person(server, cookie=each.cookie) for each in people]
            self.assertEqual([each.id for each in again], [each.id for each in people])
            news = self.news(again[0], table)
            self.assertEqual(news[: len(acknowledged)], acknowledged)
            sockets = [each.socket() for each in again]
            play_to_the_end([Player(each, each.watch(table)) for each in sockets], random.Random(3))
            self.assertEqual(again[0].get("/api/history")["count"], 1)
            for each in sockets:
                each.close()

    def test_from_sqlite(self) -> None:
        self.copy_in_the_middle("sqlite", "sqlite")

    def test_from_sqlite_to_postgres(self) -> None:
        self.copy_in_the_middle("sqlite", "postgres")

    def test_from_postgres_to_sqlite(self) -> None:
        self.copy_in_the_middle("postgres", "sqlite")

    def test_from_postgres(self) -> None:
        self.copy_in_the_middle("postgres", "postgres")

    def test_a_store_in_use_is_not_restored_over(self) -> None:
        with Server() as server:
            store = f"sqlite:{server.folder.name}/pithead.db"
            person = Person(server, "Ada")
            self.good("backup", f"{self.folder}/copy", "--db", store)
            refused = pithead("restore", f"{self.folder}/copy", "--db", store)
            self.assertEqual(refused.returncode, 2)
            self.assertRegex(refused.stderr, "pithead.db is there already; nothing is ever overwritten")
            self.assertEqual(Person(server, cookie=person.cookie).id, person.id)


if __name__ == "__main__":
    unittest.main(verbosity=2)
