"""Finished games: everybody has their own, nobody another's, and a file of them can be read by others."""

from __future__ import annotations

import csv
import io
import json
import random
import unittest

from playing import Player, play_to_the_end
from table_talk import Browser, Message, Person, Server, Surprise, check_message

SERVER = Server()


def setUpModule() -> None:
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)


def finish(people: list[Person], table: str, seed: int = 1) -> Message:
    """Plays until it is over; the last thing the first of them is told."""
    sockets = [each.socket() for each in people]
    sockets[0].do("start", table)
    play_to_the_end([Player(each, each.watch(table)) for each in sockets], random.Random(seed))
    told = sockets[0].watch(table)
    for each in sockets:
        each.close()
    return told


class History(unittest.TestCase):
    def test_a_finished_game_is_in_the_history_of_those_who_played(self) -> None:
        ada, bea, eve = Person(SERVER, "Ada"), Person(SERVER, "Bea"), Person(SERVER, "Eve")
        table = ada.open_table("schichtwechsel", "person", "open", "random", title="After work")
        socket = bea.socket()
        socket.do("join", table)
        self.assertEqual(ada.get("/api/history")["games"], [])
        told = finish([ada, bea], table)
        for seat, person in enumerate((ada, bea)):
            history = person.get("/api/history")
            self.assertEqual(history["count"], 1)
            (game,) = history["games"]
            points = told["view"]["seats"][seat]["points"]
            self.assertEqual((game["table"], game["seat"], game["points"]), (table, seat, points["total"]))
            self.assertEqual(game["result"] != "lost", seat in told["view"]["winners"])
            seats = game["played"]["seats"]
            self.assertEqual([each.get("person") for each in seats], [ada.id, bea.id, None])
            self.assertEqual(seats[2]["level"], "random")
            self.assertEqual(sum(seats[seat]["sources"].values()), points["total"])
            self.assertEqual(person.get("/api/history/games")["games"], ["schichtwechsel"])
        self.assertEqual(eve.get("/api/history"), {"type": "history", "count": 0, "games": []})
        self.assertEqual(eve.get("/api/statistics"),
                         {"type": "statistics", "games": [], "left_out": 0, "people": []})

    def test_filters_and_pages(self) -> None:
        ada = Person(SERVER, "Ada")
        tables = [finish([ada], ada.open_table("schichtwechsel", "person", level), seed)["table"]
                  for seed, level in enumerate(("random", "easy", "random"))]
        newest_first = list(reversed(tables))

        def found(query: str) -> list[str]:
            return [each["table"] for each in ada.get(f"/api/history?{query}")["games"]]

        self.assertEqual(found(""), newest_first)
        self.assertEqual(found("level=easy"), [tables[1]])
        self.assertEqual(found("level=hard"), [])
        self.assertEqual(found("game=coal-baron"), [])
        self.assertEqual(found("players=2&game=schichtwechsel"), newest_first)
        self.assertEqual(sorted(found("result=won") + found("result=lost") + found("result=shared")), sorted(tables))
        self.assertEqual(found("person=" + ada.id), [], "nobody plays with themselves")
        first = ada.get("/api/history?most=2")
        self.assertEqual(first["count"], 3)
        second = ada.get(f"/api/history?most=2&before={first['next']}")
        self.assertNotIn("next", second)
        self.assertEqual([each["table"] for each in first["games"] + second["games"]], newest_first)
        self.assertEqual(ada.get("/api/statistics?level=easy")["games"][0]["games"], 1)
        middle = first["games"][1]["finished"]
        self.assertEqual(found(f"until={middle}"), tables[:1])
        self.assertEqual(found(f"since={middle}"), newest_first[:2])

    def test_a_guest_who_makes_an_account_keeps_everything(self) -> None:
        ada = Person(SERVER, "Ada")
        finish([ada], ada.open_table("schichtwechsel", "person", "random"))
        before = ada.get("/api/history"), ada.get("/api/statistics")
        login = {"login": "history.ada", "password": "nine lives"}
        ada.post("/api/account", login)
        elsewhere = Browser(SERVER)
        elsewhere.post("/api/login", login)
        for browser in (ada, elsewhere):
            self.assertEqual((browser.get("/api/history"), browser.get("/api/statistics")), before)

    def test_practice_is_in_the_history_but_in_no_statistics(self) -> None:
        ada = Person(SERVER, "Ada")
        table = ada.open_table("schichtwechsel", "person", "random", begin={"seed": "7"})
        finish([ada], table)
        (game,) = ada.get("/api/history")["games"]
        self.assertEqual((game["table"], game["left_out"]), (table, "practice"))
        self.assertEqual(ada.get("/api/statistics"), {"type": "statistics", "games": [], "left_out": 1, "people": []})
        self.assertEqual(ada.get("/api/history/games")["games"], ["schichtwechsel"])

    def test_it_survives_a_restart_and_counts_no_game_twice(self) -> None:
        with Server() as server:
            ada = Person(server, "Ada")
            finish([ada], ada.open_table("schichtwechsel", "person", "random"))
            before = ada.get("/api/history")
            server.restart()
            self.assertEqual(ada.get("/api/history"), before)
            self.assertEqual(ada.get("/api/statistics")["games"][0]["games"], 1)

    def test_files_hold_everything_and_do_no_harm_in_a_spreadsheet(self) -> None:
        ada, bea = Person(SERVER, '=1+1,"x"'), Person(SERVER, "@SUM(A1)")
        table = ada.open_table("schichtwechsel", "person", "open", title="-2+3")
        bea.socket().do("join", table)
        finish([ada, bea], table)
        response = ada.http("GET", "/api/history.csv")
        self.assertEqual(response.headers["Content-Type"], "text/csv; charset=utf-8")
        self.assertIn("attachment", response.headers["Content-Disposition"])
        (row,) = csv.DictReader(io.StringIO(response.text.removeprefix("\ufeff")))
        (game,) = ada.get("/api/history")["games"]
        id = row["table"].removeprefix("'")  # in front of what a spreadsheet would reckon with, as "-LFR"
        self.assertEqual((id, int(row["points"]), row["result"]), (table, game["points"], game["result"]))
        self.assertEqual((row["title"], row["rival 1"]), ("'-2+3", "'@SUM(A1)"))
        sources = {key.removeprefix("points: "): int(row[key]) for key in row if key.startswith("points: ")}
        self.assertEqual(sources, game["played"]["seats"][0]["sources"])
        for cells in csv.reader(io.StringIO(response.text.removeprefix("\ufeff"))):
            for cell in cells:
                self.assertFalse(cell[:1] in "=+@\t" and cell, cell)
        exported = ada.http("GET", "/api/history.json")
        self.assertIn("attachment", exported.headers["Content-Disposition"])
        self.assertEqual(check_message(json.loads(exported.text))["games"], [game])
        filtered = ada.http("GET", "/api/history.csv?level=hard").text
        self.assertEqual(len(filtered.strip().splitlines()), 1, "only the heads")

    def test_only_those_who_are_known_have_one(self) -> None:
        nobody = Browser(SERVER)
        for path in ("/api/history", "/api/history/games", "/api/statistics", "/api/history.csv", "/api/history.json"):
            with self.assertRaises(Surprise):
                nobody.get(path)
            self.assertEqual(nobody.http("GET", path).status, 401)


if __name__ == "__main__":
    unittest.main(verbosity=2)
