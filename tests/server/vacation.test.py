"""Days off from games by turns, reminders and games that are adjourned, over the wire."""

from __future__ import annotations

import time
import unittest

from table_talk import Message, Person, Server, Socket

DAY = 24 * 60 * 60 * 1000
CLOCK = {"kind": "turn", "seconds": 2 * 24 * 3600}


def now() -> int:
    return int(time.time() * 1000)


class TwoByTurns(unittest.TestCase):
    """Ada and Bea play by turns; the first to move is `acting`, the other `waiting`."""

    options: tuple[str, ...] = ()

    def setUp(self) -> None:
        self.server = self.enterContext(Server(*self.options))
        self.ada, self.bea = Person(self.server, "Ada"), Person(self.server, "Bea")
        self.table = self.begin()
        told = self.ada.socket().watch(self.table)
        people = [self.ada, self.bea]
        self.acting, self.waiting = people[told["actor"]], people[1 - told["actor"]]

    def begin(self) -> str:
        table = self.ada.open_table("coal-baron", "person", "open", pace="by-turn", clock=CLOCK)
        self.bea.socket().do("join", table)
        self.ada.socket().do("start", table)
        return table

    def look(self, person: Person | None = None) -> Message:
        return (person or self.waiting).socket().watch(self.table)


class OnVacation(TwoByTurns):
    def test_clocks_stand_still_at_all_tables_by_turns_and_go_on_when_one_is_back(self) -> None:
        live = self.acting.open_table("coal-baron", "person", "easy")
        self.acting.socket().do("start", live)
        before = self.look()["deadline"]
        until = now() + 5 * DAY - 60_000  # whatever a busy machine takes
        gone = self.acting.post("/api/vacation", {"until": until})
        self.assertEqual((gone["days"], gone["days_left"], gone["until"]), (21, 16, until))
        told = self.look()
        seat = told["seats"][told["actor"]]
        self.assertEqual(seat["vacation_until"], until)
        self.assertAlmostEqual(told["deadline"], before + 5 * DAY, delta=180_000)
        self.assertNotIn("vacation_until", str(self.acting.socket().watch(live)))
        back = self.acting.post("/api/vacation", {})
        self.assertEqual(back["days_left"], 20, "a day is the least")
        self.assertNotIn("until", back)
        self.assertAlmostEqual(self.look()["deadline"], before, delta=60_000)
        self.assertEqual(self.acting.get("/api/vacation"), back)
        self.assertEqual(len(self.acting.get("/api/me/export")["vacations"]), 1)

    def test_there_are_so_many_days_a_year(self) -> None:
        self.assertEqual(self.ada.http("POST", "/api/vacation", {"until": now() + 22 * DAY}).error, "no-days-left")
        self.assertEqual(self.ada.http("POST", "/api/vacation", {"until": 5}).error, "bad-message")
        self.ada.post("/api/vacation", {"until": now() + 10 * DAY})
        longer = self.ada.post("/api/vacation", {"until": now() + 20 * DAY + 60_000})
        self.assertEqual(longer["days_left"], 0, "the one that goes on became longer")
        self.assertEqual(self.ada.http("POST", "/api/vacation", {"until": now() + 22 * DAY}).error, "no-days-left")
        self.assertNotIn("vacation_until", str(self.look()["seats"][1]))

    def test_a_game_that_begins_meanwhile_waits_as_well(self) -> None:
        until = now() + 3 * DAY
        self.bea.post("/api/vacation", {"until": until})
        table = self.begin()
        watcher = self.ada.socket()
        told = watcher.watch(table)
        if "vacation_until" not in told["seats"][1]:
            told = watcher.next("table", lambda each: "vacation_until" in each["seats"][1])
        self.assertEqual(told["seats"][1]["vacation_until"], until)

    def test_a_restart_does_not_change_it(self) -> None:
        self.acting.post("/api/vacation", {"until": now() + 5 * DAY})
        before = self.look()["deadline"]
        self.server.restart()
        self.assertAlmostEqual(self.look()["deadline"], before, delta=60_000)


class WithoutVacations(TwoByTurns):
    options = ("--vacation-days", "0", "--turn-grace", "0")

    def test_there_are_none(self) -> None:
        self.assertEqual(self.ada.get("/api/vacation"), {"type": "vacation", "days": 0, "days_left": 0})
        self.assertEqual(self.ada.http("POST", "/api/vacation", {"until": now() + DAY}).error, "no-days-left")


class Adjourned(TwoByTurns):
    def both(self) -> tuple[Socket, Socket]:
        return self.acting.socket(), self.waiting.socket()

    def test_all_agree_to_stop_and_to_go_on(self) -> None:
        a, b = self.both()
        until = now() + 3 * DAY
        a.do("adjourn", self.table, until=until)
        self.assertEqual(self.look()["adjourn_asked"]["until"], until)
        b.do("adjourn", self.table, until=until)
        told = self.look()
        self.assertEqual(told["adjourned"], {"until": until, "agreed": []})
        self.assertNotIn("deadline", told)
        (listed,) = self.acting.get("/api/tables?list=mine")["tables"]
        self.assertEqual((listed["your_turn"], listed["card"]["adjourned_until"]), (False, until))
        self.assertEqual(a.ask("move", self.table, ply=0, move="stop")["error"], "adjourned")
        self.server.restart()
        a, b = self.both()
        a.do("resume", self.table)
        b.do("resume", self.table)
        self.assertAlmostEqual(self.look()["deadline"], now() + 2 * DAY, delta=60_000)

    def test_nobody_is_nudged_at_once(self) -> None:
        table = self.ada.open_table("coal-baron", "person", "open")
        self.bea.socket().do("join", table)
        self.ada.socket().do("start", table)
        told = self.ada.socket().watch(table)
        acting, waiting = (self.ada, self.bea) if told["actor"] == 0 else (self.bea, self.ada)
        self.assertEqual(waiting.socket().ask("nudge", table)["error"], "too-early")
        self.assertEqual(acting.socket().ask("nudge", table)["error"], "not-away")


if __name__ == "__main__":
    unittest.main()
