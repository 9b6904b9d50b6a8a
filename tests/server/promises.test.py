"""What the protocol promises: once, in order, to everybody, also after a restart."""

from __future__ import annotations

import concurrent.futures
import random
import unittest

from playing import Player, play_to_the_end, replay
from table_talk import PATIENCE, Browser, Message, Person, Server

SERVER = Server()  # for all tests that need nothing special


def setUpModule() -> None:
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)


class Promises(unittest.TestCase):
    def test_a_request_sent_again_gets_the_same_answer_and_changes_nothing(self) -> None:
        ada = Person(SERVER, "Ada")
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"}, chat="everybody")
        one, two = ada.socket(), ada.socket()
        requests: list[Message] = [
            {"type": "start"}, {"type": "chat", "text": "Hello"}, {"type": "confirm-turns", "on": True},
            {"type": "move"}, {"type": "undo", "ply": 1}, {"type": "move"}, {"type": "confirm", "ply": 1},
        ]
        for i, request in enumerate(requests):
            if request["type"] == "move":
                request |= {"ply": 0, "move": one.watch(table)["moves"][0]["move"]}
            message = {**request, "table": table, "id": f"once-{i}"}
            for talker in (one, one, two):
                talker.say(message)
            answers = [talker.answer(message["id"]) for talker in (one, one, two)]
            answers.append(ada.post(f"/api/tables/{table}", message))
            self.assertEqual(answers, [{"type": "done", "id": message["id"], "table": table, "version": i + 2}] * 4)
        self.assertEqual(ada.version(table), 8)
        # The same id of another person is another request.
        other = Person(SERVER).socket()
        other.say({"type": "chat", "text": "Hello", "table": table, "id": "once-0"})
        self.assertEqual(other.answer("once-0")["version"], 9)

    def test_a_request_without_an_id_is_done_each_time(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        for version in (2, 3):
            talker.say({"type": "chat", "table": table, "text": "Hello"})
            self.assertEqual(talker.answer("")["version"], version)

    def test_a_table_asked_for_twice_is_one(self) -> None:
        ada, bea = Person(SERVER), Person(SERVER)
        body = {"id": "t", "game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}]}
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda _: ada.post("/api/tables", body), range(4)))
        self.assertEqual(answers, [answers[0]] * 4)
        self.assertEqual(len(ada.get("/api/tables?list=mine")["tables"]), 1)
        self.assertNotEqual(bea.post("/api/tables", body)["table"], answers[0]["table"])

    def test_two_tabs_of_one_person_are_told_the_same(self) -> None:
        ada = Person(SERVER, "Ada")
        table = ada.open_table("card-game", "person", {"kind": "person", "name": "Bruno"})
        tabs = [ada.socket(), ada.socket()]
        for tab in tabs:
            tab.watch(table)
        tabs[0].do("start", table)
        tabs[1].do("chat", table, text="Hello")
        told = [[{**each, "now": 0} for each in tab.settled() if each["type"] == "table"] for tab in tabs]
        self.assertEqual([each["version"] for each in told[0]], [2, 3])
        self.assertEqual(told[0], told[1])

    def test_who_does_not_watch_any_more_is_told_nothing(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        talker.watch(table)
        talker.say({"type": "unwatch", "table": table})
        talker.do("chat", table, text="Hello")
        self.assertEqual(talker.settled(), [])

    def test_since_brings_exactly_what_was_missed(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        for _ in range(5):
            talker.do("chat", table, text="Hello")
        for since, versions in ((0, [1, 2, 3, 4, 5, 6]), (4, [5, 6]), (6, []), (7, [1, 2, 3, 4, 5, 6])):
            told = talker.watch(table, since)
            self.assertEqual([each["version"] for each in told["news"]], versions, f"since {since}")

    def test_who_muted_somebody_hears_that_something_was_said_but_not_what(self) -> None:
        ada, bea = Person(SERVER, "Ada"), Person(SERVER, "Bea")
        table = ada.open_table("coal-baron", "person", "open")
        a, b = ada.socket(), bea.socket()
        b.do("join", table)
        b.do("mute", table, person=ada.id, on=True)
        a.do("chat", table, text="Hello")
        self.assertNotIn("text", b.watch(table)["news"][-1])
        self.assertEqual(a.watch(table)["news"][-1]["text"], "Hello")

    def test_everything_that_happens_is_told(self) -> None:
        ada, bea = Person(SERVER, "Ada"), Person(SERVER, "Bea")
        table = ada.open_table("coal-baron", "person", "open", clock={"kind": "bank", "seconds": 600, "increment": 5})
        a, b = ada.socket(), bea.socket()
        b.do("join", table, seat=1)
        a.do("mute", table, person=bea.id, on=True)
        b.do("leave", table)
        a.do("seat", table, seat=1, sitting={"kind": "person", "name": "Bruno"})
        a.do("settings", table, title="Evening", listed=True, chat="nobody")
        a.do("confirm-turns", table, on=True)
        a.do("start", table)
        told = a.watch(table)
        self.assertEqual((told["title"], told["listed"], told["chat"]), ("Evening", True, "nobody"))
        self.assertTrue(told["confirm_turns"])
        self.assertTrue(all(0 < each["time_left"] <= 605_000 for each in told["seats"]))
        self.assertGreater(told["deadline"], told["now"])
        seat = told["actor"]
        a.do("move", table, ply=0, move=told["moves"][0]["move"])
        a.do("confirm", table, ply=1)
        a.do("leave", table, seat=seat)
        a.do("return", table, seat=seat)
        news = a.watch(table)["news"]
        kinds = "open sit mute leave seat settings confirm-turns start move confirm leave return".split()
        self.assertEqual([each["kind"] for each in news], kinds)
        self.assertEqual([each["seat"] for each in news if each["kind"] in ("move", "confirm", "return")], [seat] * 3)

    def test_a_rematch_is_one_table_where_the_next_one_begins(self) -> None:
        ada, bea = Person(SERVER, "Ada"), Person(SERVER, "Bea")
        table = ada.open_table("schichtwechsel", "person", "open")
        a, b = ada.socket(), bea.socket()
        b.do("join", table)
        a.do("start", table)
        began = a.watch(table)["view"]["first_player"]
        play_to_the_end([Player(a, a.watch(table)), Player(b, b.watch(table))], random.Random(9))
        self.assertEqual(b.do("rematch", table)["version"], a.do("rematch", table)["version"])
        following = {talker.watch(table)["rematch"] for talker in (a, b)}
        self.assertEqual(len(following), 1)
        told = b.watch(following.pop())
        self.assertEqual([each["name"] for each in told["seats"]], ["Bea", "Ada"])
        a.do("start", told["table"])
        self.assertEqual(a.watch(told["table"])["view"]["first_player"], began, "the same seat, so the other person")

    def test_a_table_asked_for_again_at_the_limit_is_still_done(self) -> None:
        with Server("--tables-per-person", "1") as server:
            ada = Person(server)
            body = {"id": "t", "game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}]}
            self.assertEqual(ada.post("/api/tables", body), ada.post("/api/tables", body))

    def test_who_did_not_play_is_refused_a_rematch(self) -> None:
        ada, table = self.finished_table()
        ada.socket().do("rematch", table)
        self.assertEqual(Browser(SERVER).socket().ask("rematch", table)["type"], "error")

    def test_a_second_wish_for_a_rematch_gets_the_same_answer_each_time(self) -> None:
        ada, table = self.finished_table()
        talker = ada.socket()
        talker.do("rematch", table)
        answers = []
        for _ in range(2):
            talker.say({"type": "rematch", "id": "again", "table": table})
            answers.append(talker.answer("again"))
            talker.do("chat", table, text="Hello")
        self.assertEqual(answers[0], answers[1])

    @staticmethod
    def finished_table() -> tuple[Person, str]:
        ada = Person(SERVER, "Ada")
        table = ada.open_table("schichtwechsel", "person", {"kind": "person", "name": "Bruno"})
        talker = ada.socket()
        talker.do("start", table)
        play_to_the_end([Player(talker, talker.watch(table))], random.Random(11))
        return ada, table


class Restart(unittest.TestCase):
    def test_games_go_on_and_nothing_is_missed(self) -> None:
        with Server() as server:
            ada, bea = Person(server, "Ada"), Person(server, "Bea")
            table = ada.open_table("schichtwechsel", "person", "open", "easy")
            a, b = ada.socket(), bea.socket()
            b.do("join", table)
            a.do("start", table)
            players = [Player(a, a.watch(table)), Player(b, b.watch(table))]
            server.process.terminate()
            self.assertEqual([a.end(), b.end()], [1012, 1012])
            self.assertEqual(server.process.wait(PATIENCE), 0)
            server.start()
            players[0].come_back(ada)
            players[0].socket.do("chat", table, text="Back again")
            players[1].come_back(bea)
            self.assertIn("chat", [each["kind"] for each in players[1].told["news"]])
            for player in players:
                player.look_until(max(each.told["version"] for each in players))
            play_to_the_end(players, random.Random(5))
            record = ada.http("GET", f"/api/tables/{table}/record").text
            self.assertEqual(replay(record).returncode, 0)

    def test_what_was_acknowledged_survives_a_kill(self) -> None:
        with Server() as server:
            ada = Person(server, "Ada")
            table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
            talker = ada.socket()
            talker.do("start", table)
            player = Player(talker, talker.watch(table))
            rng = random.Random(13)
            for _ in range(3):
                for _ in range(10):
                    player.look_until(player.act(rng))
                last = player.socket.do("chat", table, text="Still here")["version"]
                server.kill()
                server.start()
                player.come_back(ada)
                self.assertEqual(player.told["version"], last)


if __name__ == "__main__":
    unittest.main(verbosity=2)
