"""Rated tables and what comes of them, on a store of either kind."""

from __future__ import annotations

import random
import subprocess
import unittest
from contextlib import ExitStack

import postgres
from playing import Player, play_to_the_end
from table_talk import PITHEAD, Browser, Message, Person, Server

GAME = "schichtwechsel"
PASSWORD = "nine lives of a cat"
CLOCK = {"kind": "turn", "seconds": 600}
LOGINS = iter(range(10_000))


def account(server: Server, name: str) -> Person:
    person = Person(server, name)
    person.post("/api/account", {"login": f"rated.{name}.{next(LOGINS)}".lower(), "password": PASSWORD})
    return person


def rated_table(host: Person, *seats: str) -> str:
    return host.open_table(GAME, *seats, rated=True, clock=CLOCK)


def join(guest: Person, host: Person, table: str) -> None:
    """Waits until the host's node has heard of it."""
    guest.socket().do("join", table)
    socket = host.socket()
    told = socket.watch(table)
    while any(seat["kind"] == "open" for seat in told["seats"]):
        told = socket.next("table", lambda told: told["table"] == table)
    socket.close()


def finish(people: list[Person], table: str, seed: int = 1) -> None:
    """Plays until it is over; the first of them is the host, and the others are at the table."""
    sockets = [each.socket() for each in people]
    sockets[0].do("start", table)
    play_to_the_end([Player(each, each.watch(table)) for each in sockets], random.Random(seed))
    for each in sockets:
        each.close()


def ladder(person: Browser, players: int, more: str = "") -> Message:
    return person.get(f"/api/ladder?game={GAME}&players={players}{more}")


def seats_at(person: Browser, table: str) -> list[Message]:
    return person.get(f"/api/tables/{table}/ratings")["seats"]


class Ratings:
    here: Server
    there: Server  # may be the same

    def test_a_rated_game_changes_the_ratings_of_those_who_played(self) -> None:
        ada, bea = account(self.here, "Ada"), account(self.there, "Bea")
        table = rated_table(ada, "person", "open", "easy", "medium")
        join(bea, ada, table)
        before = seats_at(ada, table)
        self.assertEqual(before[:2], 2 * [{"rating": 1500, "deviation": 350, "provisional": True, "games": 0}])
        self.assertLess(before[2]["rating"], before[3]["rating"])
        finish([ada, bea], table)
        after = seats_at(bea, table)
        self.assertEqual([each["rating"] - 1500 for each in after[:2]], [each["change"] for each in after[:2]])
        self.assertEqual(after[2:], before[2:], "bots stay as they are")
        entries = {each["name"]: each for each in ladder(ada, 4)["entries"] if each["rating"] in
                   (after[0]["rating"], after[1]["rating"])}
        self.assertEqual(entries["Ada"], {"name": "Ada", "rating": after[0]["rating"], "games": 1, "me": True,
                                          "deviation": after[0]["deviation"], "provisional": True})
        (own,) = bea.get("/api/ratings")["ratings"]
        self.assertEqual((own["game"], own["players"], own["rating"]), (GAME, 4, after[1]["rating"]))
        self.assertEqual([(each["table"], each["change"]) for each in own["history"]], [(table, after[1]["change"])])
        (exported,) = bea.get("/api/me/export")["ratings"]["ratings"]
        self.assertEqual(exported, own)

    def test_a_guest_sits_down_but_plays_only_with_an_account(self) -> None:
        ada, guest = account(self.here, "Ada"), Person(self.there, "Gus")
        table = rated_table(ada, "person", "open")
        join(guest, ada, table)
        self.assertTrue(seats_at(ada, table)[1]["guest"])
        socket = ada.socket()
        refused = socket.ask("start", table)
        self.assertEqual((refused["error"], refused["version"]), ("guest-seated", 2))
        self.assertIn("Gus", refused["what"])
        guest.post("/api/account", {"login": f"gus.{next(LOGINS)}", "password": PASSWORD})
        self.assertNotIn("guest", seats_at(ada, table)[1])
        socket.do("start", table)

    def test_a_guest_who_hosts_needs_an_account_too(self) -> None:
        guest = Person(self.here, "Gus")
        table = rated_table(guest, "person", "easy")
        self.assertEqual(guest.socket().ask("start", table)["error"], "guest-seated")

    def test_what_cannot_be_rated_is_refused_and_nothing_is_opened(self) -> None:
        ada = account(self.here, "Ada")
        seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
        for wrong in ({}, {"clock": {"kind": "none"}}, {"clock": CLOCK, "begin": {"seed": "7"}},
                      {"clock": CLOCK, "seats": [seats[0], {"kind": "bot", "level": "random"}]},
                      {"clock": CLOCK, "seats": [seats[0], {"kind": "person", "name": "Bea"}]}):
            with self.subTest(wrong):
                answer = ada.http("POST", "/api/tables", {"game": GAME, "seats": seats, "rated": True, **wrong})
                self.assertEqual((answer.status, answer.error), (400, "not-ratable"))
        self.assertEqual(ada.get("/api/tables?list=mine")["tables"], [])

    def test_a_bot_without_a_rating_is_noticed_at_the_start(self) -> None:
        ada = account(self.here, "Ada")
        table = rated_table(ada, "person", "open")
        socket = ada.socket()
        socket.do("seat", table, seat=1, sitting={"kind": "bot", "level": "random"})
        self.assertEqual(socket.ask("start", table)["error"], "not-ratable")
        socket.do("seat", table, seat=1, sitting={"kind": "bot", "level": "easy"})
        socket.do("start", table)
        self.assertEqual(socket.ask("hint", table)["error"], "rated")

    def test_who_leaves_a_rated_game_loses_it_even_against_bots_alone(self) -> None:
        ada = account(self.here, "Ada")
        table = rated_table(ada, "person", "easy")
        socket = ada.socket()
        socket.do("start", table)
        watching = socket.watch(table)
        socket.do("leave", table)
        if watching["status"] != "over":
            socket.next("table", lambda told: told["table"] == table and told["status"] == "over", within=120)
        self.assertLess(seats_at(ada, table)[0]["change"], 0)

    def test_other_tables_rate_nobody(self) -> None:
        ada = account(self.here, "Ada")
        table = ada.open_table(GAME, "person", "random")
        finish([ada], table)
        self.assertEqual(seats_at(ada, table), [])
        self.assertEqual(ada.get("/api/ratings"), {"type": "ratings", "ratings": []})

    def test_who_is_gone_is_in_no_ladder_and_the_others_keep_their_ratings(self) -> None:
        ada, bea = account(self.here, "Ada"), account(self.there, "Berenice")
        table = rated_table(ada, "person", "open", "easy")
        join(bea, ada, table)
        finish([ada, bea], table)
        self.assertIn("Berenice", str(ladder(ada, 3)))
        before = ada.get("/api/ratings")
        bea.post("/api/me/remove", {"password": PASSWORD})
        self.assertNotIn("Berenice", str(ladder(ada, 3)))
        self.assertEqual(ada.get("/api/ratings"), before)

    def test_the_ladder_is_for_everybody_in_parts(self) -> None:
        people = [account(self.here, f"P{i}") for i in range(3)]
        for person in people:
            finish([person], rated_table(person, "person", "easy"))
        nobody = Browser(self.here)
        whole = ladder(nobody, 2, "&most=100")
        self.assertEqual(len(whole["entries"]), whole["count"])
        self.assertEqual([each["level"] for each in whole["bots"]], ["easy", "medium", "hard"])
        self.assertFalse(any("me" in each for each in whole["entries"]))
        parts = [ladder(nobody, 2, f"&most=2&from={n}")["entries"] for n in range(0, whole["count"], 2)]
        self.assertEqual([each for part in parts for each in part], whole["entries"])
        around = ladder(people[1], 2, "&most=1&around=me")
        self.assertEqual([each.get("me") for each in around["entries"]], [True])
        for wrong, error in ((f"game={GAME}", "bad-message"), (f"game={GAME}&players=5", "bad-message"),
                             ("game=chess&players=2", "unknown-game"), (f"game={GAME}&players=2&most=0", "bad-message"),
                             (f"game={GAME}&players=2&around=you", "bad-message")):
            self.assertEqual(nobody.http("GET", f"/api/ladder?{wrong}").error, error, wrong)


class OnSqlite(Ratings, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.here = cls.there = cls.enterClassContext(Server())


class OnPostgres(Ratings, unittest.TestCase):
    """Two nodes."""

    @classmethod
    def setUpClass(cls) -> None:
        stack = cls.enterClassContext(ExitStack())
        store = stack.enter_context(postgres.database())
        cls.here = stack.enter_context(Server(store=store))
        cls.there = stack.enter_context(Server(store=store))


class Recomputation(unittest.TestCase):
    def ratings(self, store: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([PITHEAD, "ratings", "--db", store, *words], capture_output=True, text=True)

    def test_made_anew_they_are_the_same_to_the_last_digit(self) -> None:
        with Server() as server:
            store = f"sqlite:{server.folder.name}/pithead.db"
            ada = account(server, "Ada")
            for seed in range(3):
                finish([ada], rated_table(ada, "person", "easy"), seed)
            (told,) = ada.get("/api/ratings")["ratings"]
            server.stop()
            before = self.ratings(store)
            anew = self.ratings(store, "--recompute")
            self.assertEqual((before.returncode, before.stderr), (0, ""))
            self.assertEqual(before.stdout, anew.stdout)
            self.assertRegex(before.stdout, rf"(?m)^{GAME} +2 +\d+\.\d{{6}} +\d+\.\d{{6}} +0\.\d{{6}} +3  {ada.id} Ada$")
            server.start()
            self.assertEqual(ada.get("/api/ratings")["ratings"], [told])

    def test_without_a_store_it_makes_none(self) -> None:
        asked = self.ratings("sqlite:/tmp/there is no such folder/pithead.db")
        self.assertEqual(asked.returncode, 2)
        self.assertNotIn("Traceback", asked.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
