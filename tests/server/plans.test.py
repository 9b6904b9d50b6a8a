"""Conditional moves on a real server: kept through a kill, played in one go with the move before, at any node."""

from __future__ import annotations

import unittest

import postgres
from table_talk import Message, Person, Server, Socket

# The draft of this deal, after which the seat of the host is to move.
DRAFTED = ["take truck-YYY", "take barrow-Y", "take carriage-K", "take carriage-KK", "take engine-G", "take engine-BB"]
PLAN: list[Message] = [{"moves": ["place M10", "stop"]}]


class Two:
    """Ada, who is to move, and Ben; each at a server of their own, or both at one."""

    def __init__(self, ada: Server, ben: Server) -> None:
        self.ada, self.ben = Person(ada, "Ada"), Person(ben, "Ben")
        self.table = self.ada.open_table("coal-baron", "person", "open", begin={"seed": "7", "moves": DRAFTED})
        self.connect()
        self.bens.do("join", self.table)
        self.adas.do("start", self.table)

    def connect(self) -> None:
        self.adas: Socket = self.ada.socket()
        self.bens: Socket = self.ben.socket()

    def ben_sees(self, version: int) -> Message:
        """The table as Ben is told it, when his server has heard so much of it."""
        while (told := self.bens.watch(self.table))["version"] < version:
            self.bens.next("table", lambda each: each["version"] >= version)
        return told

    def move(self, move: str) -> Message:
        return self.adas.do("move", self.table, ply=self.adas.watch(self.table)["ply"], move=move)


class Plans:
    """At the servers that a test has: two nodes of one store, or one."""

    first: Server
    second: Server

    def test_a_plan_is_played_with_the_move_that_brought_the_turn(self) -> None:
        two = Two(self.first, self.second)
        two.bens.do("plan", two.table, lines=PLAN)
        done = two.move("place bank")
        told = two.ben_sees(done["version"] + 2)
        self.assertEqual([each["move"] for each in told["news"] if each["kind"] == "move"],
                         ["place bank", "place M10", "stop"])
        self.assertEqual(told["version"], done["version"] + 2)
        self.assertNotIn("plan", told)
        again = two.adas.ask("move", two.table, ply=6, move="place bank")
        self.assertEqual(again["error"], "stale-ply")

    def test_a_killed_server_goes_on_with_the_plans_it_had(self) -> None:
        two = Two(self.first, self.first)
        two.bens.do("plan", two.table, lines=PLAN)
        before = two.bens.watch(two.table)["plan"]
        self.first.kill()
        self.first.start()
        two.connect()
        self.assertEqual(two.bens.watch(two.table)["plan"], before)
        two.move("place bank")
        self.assertEqual(two.adas.watch(two.table)["ply"], 9)
        self.first.kill()
        self.first.start()
        two.connect()
        told = two.bens.watch(two.table)
        self.assertEqual((told["ply"], told["actor"]), (9, 0))

    def test_a_dropped_plan_is_still_told_after_a_kill(self) -> None:
        two = Two(self.first, self.first)
        two.bens.do("plan", two.table, lines=PLAN)
        two.move("place M10")
        two.move("stop")
        dropped = two.bens.watch(two.table)["plan_dropped"]
        self.assertEqual(dropped["now"]["cost"], {"workers": 2})
        self.first.kill()
        self.first.start()
        two.connect()
        self.assertEqual(two.bens.watch(two.table)["plan_dropped"], dropped)

    def test_others_learn_nothing_of_a_plan_by_http_either(self) -> None:
        two = Two(self.first, self.second)
        two.bens.do("plan", two.table, lines=PLAN)
        eve = Person(self.first, "Eve")
        for path in ("", "/replay"):
            for who in (two.ada, eve):
                text = who.http("GET", f"/api/tables/{two.table}{path}").text
                self.assertNotIn("M10\",\"stop", text)
                self.assertNotIn('"plan', text)


class AtOneServer(Plans, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.first = cls.second = cls.enterClassContext(Server())


class AtTwoNodes(Plans, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        store = cls.enterClassContext(postgres.database())
        cls.first, cls.second = cls.enterClassContext(Server(store=store)), cls.enterClassContext(Server(store=store))


if __name__ == "__main__":
    unittest.main()
