"""People who do not want to meet each other, and lines of the chat that the operator is asked to look at."""

from __future__ import annotations

import random
import subprocess
import unittest

import postgres
from playing import Player, play_to_the_end
from table_talk import PATIENCE, PITHEAD, Message, Person, Server

WORDS = "You could not dig a hole"


def block(who: Person, whom: Person, on: bool = True) -> Message:
    return who.post("/api/blocks", {"person": whom.id, "on": on})


def admin(server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    store = server.options[server.options.index("--db") + 1]
    return subprocess.run([PITHEAD, "admin", *words, "--db", store], capture_output=True, text=True, timeout=PATIENCE,
                          check=False)


class Blocking(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = cls.enterClassContext(Server())

    def setUp(self) -> None:
        self.ada, self.bea = Person(self.server, "Ada"), Person(self.server, "Bea")

    def test_the_list_is_ones_own(self) -> None:
        (each,) = block(self.ada, self.bea)["blocks"]
        self.assertEqual((each["person"], each["name"]), (self.bea.id, "Bea"))
        self.assertEqual(self.ada.get("/api/blocks")["blocks"], [each])
        self.assertEqual(self.bea.get("/api/blocks")["blocks"], [])
        self.assertEqual(block(self.ada, self.bea, on=False)["blocks"], [])
        for wrong in ({"person": self.ada.id, "on": True}, {"person": "nobody", "on": True}, {"on": True}, {"person": "x"}):
            self.assertEqual(self.ada.http("POST", "/api/blocks", wrong).error, "bad-message", wrong)

    def test_words_are_not_heard_at_any_table_from_that_moment_on(self) -> None:
        table = self.ada.open_table("coal-baron", "person", "open")
        a, b = self.ada.socket(), self.bea.socket()
        b.do("join", table)
        b.do("chat", table, text=WORDS)
        a.watch(table)
        block(self.ada, self.bea)
        told = a.next("table", lambda each: each["since"] == 0 and each["news"][-1].get("blocked"))
        self.assertNotIn(WORDS, str(told))
        self.assertTrue(told["seats"][1]["blocked"])
        b.do("chat", table, text="And deaf")
        self.assertNotIn("And deaf", str(a.next("table", lambda each: each["version"] > told["version"])))
        self.assertNotIn(WORDS, str(a.ask("news", table, before=99)))
        b.watch(table)
        block(self.ada, self.bea, on=False)
        self.assertIn(WORDS, str(a.next("table", lambda each: WORDS in str(each))), "all of it is told anew")

    def test_nobody_sits_down_with_whom_they_blocked(self) -> None:
        table = self.ada.open_table("coal-baron", "person", "open", {"kind": "invited"}, listed=True)
        link = self.ada.socket().watch(table)["seats"][2]["link"]
        theirs = self.bea.open_table("coal-baron", "person", "open", listed=True)
        block(self.ada, self.bea)
        b = self.bea.socket()
        self.assertEqual(b.ask("join", table)["error"], "seats-kept")
        self.assertEqual(b.ask("join", table, link=link)["error"], "seats-kept")
        self.assertNotIn("block", b.ask("join", table)["what"], "why is not for them to know")
        self.assertEqual(self.ada.socket().ask("join", theirs)["error"], "host-blocked")
        for person, hidden in ((self.ada, theirs), (self.bea, table)):
            self.assertNotIn(hidden, [each["table"] for each in person.get("/api/tables")["tables"]])
        listed = [each["table"] for each in Person(self.server).get("/api/tables")["tables"]]
        self.assertLessEqual({table, theirs}, set(listed))
        block(self.ada, self.bea, on=False)
        b.do("join", table)

    def test_the_next_game_is_without_them(self) -> None:
        cyd = Person(self.server, "Cyd")
        table = self.ada.open_table("schichtwechsel", "person", "open", "open")
        a, b, c = self.ada.socket(), self.bea.socket(), cyd.socket()
        b.do("join", table)
        c.do("join", table)
        a.do("start", table)
        play_to_the_end([Player(each, each.watch(table)) for each in (a, b, c)], random.Random(1))
        block(self.ada, cyd)
        self.assertEqual(c.ask("rematch", table)["error"], "seats-kept")
        b.do("rematch", table)
        next_table = b.watch(table)["rematch"]
        seats = b.watch(next_table)["seats"]
        self.assertEqual([each["kind"] for each in seats], ["person", "open", "person"])
        self.assertEqual([each.get("name") for each in seats], ["Bea", None, "Ada"])

    def test_another_game_with_the_same_people(self) -> None:
        table = self.ada.open_table("schichtwechsel", "person", "open", title="After work")
        a, b = self.ada.socket(), self.bea.socket()
        b.do("join", table)
        a.do("start", table)
        play_to_the_end([Player(a, a.watch(table)), Player(b, b.watch(table))], random.Random(2))
        b.do("rematch", table, game="coal-baron")
        told = b.watch(b.watch(table)["rematch"])
        self.assertEqual((told["game"], told["title"]), ("coal-baron", "After work"))
        self.assertEqual([each["name"] for each in told["seats"]], ["Bea", "Ada"])

    def test_who_goes_is_on_no_list(self) -> None:
        block(self.ada, self.bea)
        self.assertEqual(self.ada.get("/api/me/export")["blocks"]["blocks"][0]["person"], self.bea.id)
        self.bea.post("/api/me/remove", {})
        self.assertEqual(self.ada.get("/api/blocks")["blocks"], [])

    def test_there_is_an_end_to_it(self) -> None:
        asked = {"person": self.bea.id, "on": True}
        errors = [self.ada.http("POST", "/api/blocks", asked).error for _ in range(40)]
        self.assertEqual(errors[:20], [None] * 20)
        self.assertIn("too-fast", errors)


class Reports:
    """On a store of either kind."""

    server: Server

    def setUp(self) -> None:
        self.ada, self.bea = Person(self.server, "Ada"), Person(self.server, "Bea")
        self.table = self.ada.open_table("coal-baron", "person", "open")
        self.a, self.b = self.ada.socket(), self.bea.socket()
        self.b.do("join", self.table)
        self.line = self.b.do("chat", self.table, text=WORDS)["version"]

    def report(self, who: Person, version: int, **more: object) -> Message:
        body = {"version": version, "reason": "insult", **more}
        return who.http("POST", f"/api/tables/{self.table}/report", body).message

    def id_of_report(self) -> str:
        said = admin(self.server, "reports").stdout
        before = said[:said.index(f"said by {self.bea.id}")]
        return before.strip().splitlines()[-1].split()[0]

    def test_a_line_is_kept_with_its_words_and_settled_once(self) -> None:
        self.assertEqual(self.report(self.ada, self.line, note="Twice today"), {"type": "done"})
        self.assertEqual(self.report(self.ada, self.line), {"type": "done"}, "once more is the same one")
        listed = admin(self.server, "reports").stdout
        for part in (WORDS, "Twice today", self.ada.id, self.bea.id, "Bea", self.table, "insult"):
            self.assertIn(part, listed)
        self.assertEqual(listed.count(WORDS), 1)
        name = self.id_of_report()
        self.assertRegex(name, "^[0-9a-f]{12}$", "an operator types it: no minus in front, as options have")
        (own,) = self.ada.get("/api/reports")["reports"]
        self.assertEqual((own["verdict"], own["words"]), ("open", WORDS))
        settled = admin(self.server, "settle", name, "--dismiss")
        self.assertEqual((settled.returncode, settled.stdout), (0, f"Dismissed {name}.\n"))
        again = admin(self.server, "settle", name, "--dismiss")
        self.assertEqual((again.returncode, again.stderr), (2, f"pithead: the report '{name}' was settled before\n"))
        self.assertEqual(self.ada.get("/api/reports")["reports"][0]["verdict"], "dismissed")
        self.assertNotIn(name, admin(self.server, "reports").stdout)
        self.assertEqual(self.b.ask("chat", self.table, text="Sorry")["type"], "done")

    def test_whoever_said_it_is_silent_for_a_while(self) -> None:
        self.report(self.ada, self.line)
        name = self.id_of_report()
        said = admin(self.server, "settle", name, "--mute", "7").stdout
        self.assertEqual(said, f"Settled {name}: {self.bea.id} says nothing at any table for 7 days.\n")
        self.server.restart()  # else it takes a minute until a node looks again
        b = self.bea.socket()
        self.assertEqual(b.ask("chat", self.table, text="I?")["error"], "silenced")
        self.assertIn("silenced_until", self.bea.get("/api/me"))
        self.assertEqual(self.ada.socket().ask("chat", self.table, text="Thanks")["type"], "done")
        (about,) = self.bea.get("/api/me/export")["reported"]
        self.assertEqual((about["words"], about["verdict"]), (WORDS, "silenced"))
        self.assertNotIn(self.ada.id, str(about), "who reported it is not told")

    def test_only_what_somebody_else_said(self) -> None:
        mine = self.a.do("chat", self.table, text="Hello")["version"]
        for version in (1, mine, 999):
            self.assertEqual(self.report(self.ada, version)["error"], "bad-message", version)
        for wrong in ({"version": self.line}, {"version": self.line, "reason": "ugly"}, {"reason": "spam"}):
            answer = self.ada.http("POST", f"/api/tables/{self.table}/report", wrong)
            self.assertEqual(answer.error, "bad-message", wrong)
        self.assertEqual(self.ada.http("POST", "/api/tables/none/report", {"version": 1, "reason": "spam"}).error,
                         "unknown-table")

    def test_nobody_floods_the_operator(self) -> None:
        for _ in range(5):
            self.report(self.ada, self.line)
        self.assertEqual(self.report(self.ada, self.line)["error"], "too-fast")
        logged = [line for line in self.server.log_lines() if line["what"] == "chat-reported"]
        self.assertGreaterEqual(len(logged), 5)
        self.assertNotIn(WORDS, str(logged))

    def test_who_goes_takes_their_words_along(self) -> None:
        self.report(self.ada, self.line)
        self.ada.post("/api/me/remove", {})
        self.assertIn("reported by somebody who is gone", admin(self.server, "reports").stdout)
        self.bea.post("/api/me/remove", {})
        self.assertNotIn(self.bea.id, admin(self.server, "reports").stdout)


class ReportsInSqlite(Reports, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = cls.enterClassContext(Server())


class ReportsInPostgresql(Reports, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = cls.enterClassContext(Server(store=cls.enterClassContext(postgres.database())))


class Operator(unittest.TestCase):
    def test_the_command_says_what_is_missing(self) -> None:
        server = self.enterContext(Server())
        self.assertEqual(admin(server, "reports").stdout, "Nothing waits to be settled.\n")
        for words, said in ((["settle", "x"], "say what becomes of it: --mute DAYS or --dismiss"),
                            (["settle", "x", "--dismiss", "--mute", "3"], "say what becomes of it: --mute DAYS or --dismiss"),
                            (["settle", "x", "--dismiss"], "there is no report 'x' in this store")):
            answer = admin(server, *words)
            self.assertEqual((answer.returncode, answer.stderr), (2, f"pithead: {said}\n"))
        none = subprocess.run([PITHEAD, "admin", "reports", "--db", "sqlite:/nowhere/at.all"], capture_output=True,
                              text=True, timeout=PATIENCE, check=False)
        self.assertEqual((none.returncode, none.stderr), (2, "pithead: there is no file /nowhere/at.all\n"))


if __name__ == "__main__":
    unittest.main()
