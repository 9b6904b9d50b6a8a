"""What is kept of a person: shown as a whole, removed for good, or swept away when nobody came back."""

from __future__ import annotations

import random
import sqlite3
import time
import unittest
from contextlib import closing
from typing import Any

import postgres
from playing import Player, play_to_the_end
from table_talk import PATIENCE, Browser, Person, Server, Socket

DAY = 24 * 60 * 60 * 1000
PASSWORD = "nine lives"
WORDS = "What a fine seam"


def play(ada: Person, bea: Person) -> tuple[str, Socket, Socket]:
    """A finished game of both, with a word of Ada's."""
    a, b = ada.socket(), bea.socket()
    table = ada.open_table("schichtwechsel", "person", "open", title="After work")
    b.do("join", table)
    a.do("chat", table, text=WORDS)
    a.do("start", table)
    play_to_the_end([Player(a, a.watch(table)), Player(b, b.watch(table))], random.Random(1))
    return table, a, b


class Removal:
    """On a store of either kind; the second server may be the first."""

    here: Server
    there: Server

    def test_games_stay_for_the_others_without_the_name(self) -> None:
        ada, bea = Person(self.here, "Lovelace"), Person(self.there, "Bea")
        ada.post("/api/account", {"login": "lovelace", "password": PASSWORD})
        table, _, b = play(ada, bea)
        before = bea.get("/api/history")
        record = bea.get(f"/api/tables/{table}/record")
        self.assertEqual(ada.http("POST", "/api/me/remove", {}).error, "wrong-password")
        self.assertEqual(ada.post("/api/me/remove", {"password": PASSWORD}), {"type": "done"})
        self.assertEqual(ada.cookie, "")
        (game,) = bea.get("/api/history")["games"]
        self.assertEqual([each["points"] for each in game["played"]["seats"]],
                         [each["points"] for each in before["games"][0]["played"]["seats"]])
        self.assertEqual(sorted(each["name"] for each in game["played"]["seats"]), ["Bea", "Miner"])
        end = time.monotonic() + PATIENCE
        while "Lovelace" in (told := str(bea.socket().watch(table))) and time.monotonic() < end:
            time.sleep(0.1)  # until the other node has heard of it
        self.assertNotIn("Lovelace", told)
        self.assertNotIn(WORDS, told)
        self.assertEqual(bea.get(f"/api/tables/{table}/record"), {**record, "names": ["Miner", "Bea"]})
        for path in ("/api/tables?list=mine", "/api/statistics", f"/api/tables/{table}/replay"):
            self.assertNotIn("Lovelace", str(bea.get(path)))
        gone = Browser(self.here).http("POST", "/api/login", {"login": "lovelace", "password": PASSWORD})
        self.assertEqual(gone.error, "wrong-login")
        for text in self.texts():
            for secret in ("Lovelace", "lovelace", WORDS):
                self.assertNotIn(secret, text)

    def test_open_tables_are_closed_and_running_ones_left(self) -> None:
        ada, bea = Person(self.here, "Ada"), Person(self.here, "Bea")
        mine = ada.open_table("coal-baron", "person", "open")
        running = bea.open_table("coal-baron", "person", "open")
        a, b = ada.socket(), bea.socket()
        a.do("join", running)
        b.do("start", running)
        b.watch(running)
        waiting = bea.open_table("coal-baron", "person", "open")
        a.do("join", waiting)
        self.assertEqual(ada.post("/api/me/remove", {}), {"type": "done"}, "a guest has no password")
        self.assertEqual(a.end(), 1008)
        self.assertEqual(bea.socket().watch(mine)["status"], "closed")
        self.assertEqual(bea.socket().watch(waiting)["seats"][1]["kind"], "open")
        seat = bea.socket().watch(running)["seats"][1]
        self.assertEqual((seat["name"], seat["away"]), ("Miner", True))
        self.assertEqual(b.next("table", lambda told: told["version"] > 3)["table"], running)

    def test_words_said_without_a_seat_are_gone_too(self) -> None:
        ada, bea = Person(self.here, "Onlooker"), Person(self.here, "Bea")
        table = bea.open_table("coal-baron", "person", "open", chat="everybody")
        ada.socket().do("chat", table, text=WORDS)
        self.assertEqual([each["text"] for each in ada.get("/api/me/export")["chat"]], [WORDS])
        ada.post("/api/me/remove", {})
        news = bea.socket().watch(table)["news"][-1]
        self.assertEqual((news["text"], news["name"]), ("…", "Miner"))

    def texts(self) -> list[str]:
        """All that stands in the store."""
        raise NotImplementedError


class WithSqlite(Removal, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.here = cls.there = cls.enterClassContext(Server())

    def texts(self) -> list[str]:
        with closing(sqlite3.connect(f"{self.here.folder.name}/pithead.db")) as file:
            return list(file.iterdump())


class WithPostgresql(Removal, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.store = cls.enterClassContext(postgres.database())
        cls.here = cls.enterClassContext(Server(store=cls.store))
        cls.there = cls.enterClassContext(Server(store=cls.store))

    def texts(self) -> list[str]:
        return postgres.dump(self.store).splitlines()


class Export(unittest.TestCase):
    def test_everything_is_told(self) -> None:
        server = self.enterContext(Server())
        ada, bea = Person(server, "Ada"), Person(server, "Bea")
        ada.post("/api/account", {"login": "ada", "password": PASSWORD})
        table, _, b = play(ada, bea)
        b.do("chat", table, text="Not Ada's")
        other = ada.open_table("coal-baron", "person", "open")
        response = ada.http("GET", "/api/me/export")
        self.assertIn("attachment", response.headers["Content-Disposition"])
        told: dict[str, Any] = response.message
        self.assertEqual(told["me"], ada.get("/api/me"))
        self.assertEqual(told["logins"], ada.get("/api/logins"))
        self.assertEqual(told["tables"], ada.get("/api/tables?list=mine"))
        self.assertEqual({each["table"] for each in told["tables"]["tables"]}, {table, other})
        self.assertEqual(told["history"]["games"], ada.get("/api/history")["games"])
        self.assertEqual([(each["table"], each["text"]) for each in told["chat"]], [(table, WORDS)])
        for secret in ("argon2", PASSWORD, ada.cookie):
            self.assertNotIn(secret, response.text)
        for _ in range(3):
            response = ada.http("GET", "/api/me/export")
        self.assertEqual((response.status, response.error), (429, "too-fast"))

    def test_it_is_told_to_nobody_else(self) -> None:
        server = self.enterContext(Server())
        self.assertEqual(Browser(server).http("GET", "/api/me/export").error, "unknown-person")
        self.assertEqual(Person(server).get("/api/me/export")["chat"], [])


class Sweeping(unittest.TestCase):
    def test_guests_without_a_table_are_gone_after_sixty_days(self) -> None:
        server = self.enterContext(Server())
        people = {name: Person(server, name) for name in ("old", "young", "player", "host", "account", "visitor")}
        people["account"].post("/api/account", {"login": "account", "password": PASSWORD})
        table = people["host"].open_table("coal-baron", "open", "open")
        people["player"].socket().do("join", table)
        file = f"{server.folder.name}/pithead.db"

        def ask(statement: str) -> list[Any]:
            with closing(sqlite3.connect(file)) as store, store:
                return store.execute(statement).fetchall()

        def names() -> set[str]:
            return {name for (name,) in ask("SELECT name FROM people")}

        server.stop()
        ask(f"UPDATE people SET created = created - {61 * DAY} WHERE name <> 'young'")
        ask(f"UPDATE logins SET used = used - {61 * DAY} WHERE person <> '{people['visitor'].id}'")
        ask(f"UPDATE logins SET used = used - {30 * DAY} WHERE person = '{people['account'].id}'")
        server.start()
        end = time.monotonic() + PATIENCE
        while "old" in names() and time.monotonic() < end:
            time.sleep(0.1)
        self.assertEqual(names(), set(people) - {"old"})
        self.assertEqual(ask(f"SELECT * FROM logins WHERE person IN ('{people['old'].id}', '{people['account'].id}')"), [])
        self.assertEqual(people["player"].get("/api/me")["person"], people["player"].id)


if __name__ == "__main__":
    unittest.main(verbosity=2)
