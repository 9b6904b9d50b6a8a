"""A game goes along: from one server to another and back, on both kinds of stores; and what does not go."""

from __future__ import annotations

import json
import random
import unittest

import postgres
from playing import Player, play_to_the_end, replay
from table_talk import Message, Person, Response, Server

GAMES = (("coal-baron", ["person", "easy"]), ("card-game", ["person", "random", "easy"]),
         ("schichtwechsel", ["person", "person"]))


def play_some(person: Person, game: str, seats: list[str], plies: int) -> str:
    """A running game where the person is to move."""
    table = person.open_table(game, *seats)
    socket = person.socket()
    socket.do("start", table, share="ada0" * 8)
    player = Player(socket, socket.watch(table))
    rng = random.Random(plies)
    while player.told["ply"] < plies or not player.told.get("moves"):
        if player.told.get("moves"):
            player.look_until(player.act(rng))
        else:
            player.look()
    socket.close()
    return table


def record_of(person: Person, table: str) -> str:
    response = person.http("GET", f"/api/tables/{table}/record")
    if response.status != 200:
        raise AssertionError(response.text)
    return response.text


def resume(person: Person, record: str | Message, **more: object) -> Response:
    text = record if isinstance(record, str) else json.dumps(record)
    return person.http("POST", "/api/tables", {"record": text, **more})


class GoingAlong:
    """From a server with SQLite to one whose store a test chooses."""

    first: Server
    second: Server

    def test_games_go_to_another_server_and_are_played_to_their_end(self) -> None:
        for game, seats in GAMES:
            with self.subTest(game=game):
                ada, bruno = Person(self.first, "Ada"), Person(self.second, "Bruno")
                there = record_of(ada, play_some(ada, game, seats, 40))
                table = resume(bruno, there, id="along").message["table"]
                self.assertEqual(resume(bruno, there, id="along").message["table"], table, "once is enough")
                self.assertEqual(len(bruno.get("/api/tables?list=mine")["tables"]), 1)
                self.second.restart()
                self.play_on(bruno, table, json.loads(there))

    def play_on(self, bruno: Person, table: str, there: Message) -> None:
        socket = bruno.socket()
        told = socket.watch(table)
        self.assertEqual((told["status"], told["ply"]), ("running", len(there["moves"])))
        self.assertEqual(told["version"], 2 + told["ply"], "opening, start and every move")
        self.assertEqual([each["name"] for each in told["seats"] if each["kind"] == "person"],
                         [name for name, bot in zip(there["names"], there["bots"]) if bot is None])
        self.assertEqual([each.get("level") for each in told["seats"]], there["bots"])
        self.assertEqual(told["begin"], {"ply": 0})
        self.assertTrue(told["moves"], "it is the same seat's turn")
        player = Player(socket, told)
        play_to_the_end([player], random.Random(5))

        text = record_of(bruno, table)
        record = json.loads(text)
        self.assertEqual(replay(text).returncode, 0)
        self.assertEqual(record["seed"], there["seed"])
        self.assertNotIn("fair", record)
        self.assertEqual(len(bruno.get(f"/api/tables/{table}/replay")["moves"]), len(record["moves"]))
        self.assertEqual(bruno.get(f"/api/history?game={record['game']}")["games"][0]["left_out"], "practice")
        analysis = bruno.post(f"/api/tables/{table}/analysis", {"ply": 0})
        self.assertEqual(analysis["plies"][0]["move"], record["moves"][0])
        again = resume(bruno, text)
        self.assertEqual((again.status, again.error), (409, "game-over"), "a finished game is looked at")

    def test_a_game_goes_there_and_back(self) -> None:
        ada, away = Person(self.first, "Ada"), Person(self.second, "Ada")
        there = record_of(ada, play_some(ada, "coal-baron", ["person", "easy"], 20))
        table = resume(away, there).message["table"]
        socket = away.socket()
        player = Player(socket, socket.watch(table))
        rng = random.Random(1)
        while player.told["ply"] < 40 or not player.told.get("moves"):
            player.look_until(player.act(rng)) if player.told.get("moves") else player.look()
        back = record_of(away, table)
        told = ada.socket().watch(resume(ada, back).message["table"])
        self.assertEqual((told["ply"], told["view"]), (player.told["ply"], player.told["view"]))
        self.assertEqual(told["moves"], player.told["moves"])


class WithSqlite(GoingAlong, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.first, cls.second = cls.enterClassContext(Server()), cls.enterClassContext(Server())


class WithPostgresql(GoingAlong, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.first = cls.enterClassContext(Server())
        cls.second = cls.enterClassContext(Server(store=cls.enterClassContext(postgres.database())))


class Refusals(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = cls.enterClassContext(Server())
        cls.ada = Person(cls.server, "Ada")
        cls.table = play_some(cls.ada, "coal-baron", ["person", "easy"], 12)
        cls.record = json.loads(record_of(cls.ada, cls.table))

    def refused(self, person: Person, table: str) -> None:
        response = person.http("GET", f"/api/tables/{table}/record")
        self.assertEqual((response.status, response.error), (409, "not-over"))

    def test_nobody_else_gets_the_record_of_a_running_game(self) -> None:
        self.refused(Person(self.server, "Eve"), self.table)

    def test_where_another_person_has_a_seat_nobody_gets_it(self) -> None:
        bea = Person(self.server, "Bea")
        table = self.ada.open_table("coal-baron", "person", "open")
        bea.socket().do("join", table)
        self.ada.socket().do("start", table)
        self.refused(self.ada, table)
        self.refused(bea, table)

    def test_a_game_with_a_clock_stays(self) -> None:
        clock = {"kind": "turn", "seconds": 600}
        table = self.ada.open_table("coal-baron", "person", "easy", clock=clock)
        self.ada.socket().do("start", table)
        self.refused(self.ada, table)

    def test_a_record_that_is_no_good_makes_no_table(self) -> None:
        eve = Person(self.server, "Eve")
        edited = self.record["moves"][:5] + ["castle"] + self.record["moves"][6:]
        twice = self.record["moves"][:1] * 2 + self.record["moves"][2:]  # the order that the first just drafted
        text = json.dumps(self.record)
        for wrong, fault in (
            (text[:100], {"kind": "no-record"}),
            ({**self.record, "game": "chess"}, {"kind": "unknown-game"}),
            ({**self.record, "moves": edited}, {"kind": "unreadable-move", "move": 6}),
            ({**self.record, "hashes": self.record["hashes"][::-1]}, {"kind": "wrong-hash", "move": 1}),
            ({**self.record, "moves": twice}, {"kind": "illegal-move", "move": 2}),
            ({**self.record, "bots": [None, "brilliant"]}, {"kind": "no-record"}),
        ):
            with self.subTest(fault=fault):
                response = resume(eve, wrong)
                self.assertEqual((response.status, response.error), (400, "bad-record"), response.text)
                self.assertEqual(response.message["record"], fault)
                looked_at = eve.http("POST", "/api/replay", wrong)
                if fault["kind"] != "no-record" or wrong == text[:100]:
                    self.assertEqual(looked_at.message["what"], response.message["what"], "the same detail")
        large = resume(eve, text + " " * 70_000)
        self.assertEqual((large.status, large.error), (413, "too-large"))
        both = resume(eve, text, seats=[{"kind": "person"}, {"kind": "open"}])
        self.assertEqual((both.status, both.error), (400, "bad-message"))
        self.assertEqual(eve.get("/api/tables?list=mine")["tables"], [])

    def test_strong_bots_are_counted_there_as_well(self) -> None:
        eve = Person(self.server, "Eve")
        strong = {**self.record, "bots": [None if each is None else "hard" for each in self.record["bots"]]}
        for _ in range(10):
            self.assertEqual(resume(eve, strong).status, 200)
        response = resume(eve, strong)
        self.assertEqual((response.status, response.error), (429, "too-many-bots"))

    def test_nobody_brings_many_games_at_once(self) -> None:
        eve = Person(self.server, "Eve")
        answers = [resume(eve, self.record) for _ in range(25)]
        self.assertEqual([each.status for each in answers[:20]], [200] * 20)
        late = next(each for each in answers if each.status != 200)
        self.assertEqual((late.status, late.error), (429, "too-fast"))
        self.assertIn("Retry-After", late.headers)


if __name__ == "__main__":
    unittest.main(verbosity=2)
