"""Tournaments of every kind on two nodes that are killed again and again, with people who drop out, leave their games or
play late: they end, once, and with the right standings."""

from __future__ import annotations

import random
import threading
import time
import unittest
from contextlib import ExitStack, suppress

import postgres
from club_life import account, act, announce, found, join, points_by_table, points_told, sheet
from table_talk import Message, Person, Server, Socket, Surprise

PEOPLE = 6
LONGEST = 240.0  # seconds for a tournament; an idle machine needs a tenth
PLAYED = 6  # moves that people make themselves, before they leave the rest to a bot
LOST = Exception  # what a killed node does to whoever talks with it: any error of any library


class Killer(threading.Thread):
    """Kills one node after the other and starts it again; at least one of them always lives."""

    def __init__(self, nodes: list[Server]) -> None:
        super().__init__(daemon=True)
        self.nodes = nodes
        self.stopping = threading.Event()
        self.killed = 0

    def run(self) -> None:
        while not self.stopping.wait(1.5):
            node = self.nodes[self.killed % len(self.nodes)]
            node.kill()
            self.killed += 1
            node.start()

    def stop(self) -> None:
        self.stopping.set()
        self.join()


class Crowd:
    def __init__(self, nodes: list[Server], rng: random.Random) -> None:
        self.nodes, self.rng = nodes, rng
        self.people = [account(nodes[0], f"P{i}") for i in range(PEOPLE)]
        self.club = found(self.people[0])
        for each in self.people[1:]:
            join(each, self.club)
        self.by_id = {each.id: each for each in self.people}
        self.sockets: dict[str, Socket] = {}
        self.moves: dict[str, int] = {}

    def again(self, work, what: str):
        """Until some node has done it; each time at whichever."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            for each in self.people:
                each.server = self.rng.choice(self.nodes)
            with suppress(LOST):
                return work()
            time.sleep(0.05)
        raise Surprise(f"no node could {what}")

    def do(self, who: Person, tournament: str, type: str, **more: object) -> None:
        """The same request until it is answered: done once, however often it is sent."""
        id = f"{type}-{self.rng.random()}"

        def ask() -> None:
            if act(who, tournament, type, id=id, **more).status >= 500:
                raise Surprise("unavailable")

        self.again(ask, type)

    def socket(self, who: Person) -> Socket:
        if who.id not in self.sockets:
            self.sockets[who.id] = Socket(who)
        return self.sockets[who.id]

    def play_a_little(self, who: Person, table: str) -> None:
        """A move, if it is this person's turn; who has moved often enough leaves the game to a bot."""
        who.server = self.rng.choice(self.nodes)
        try:
            socket = self.socket(who)
            told = socket.watch(table)
            if told["status"] != "running":
                return
            key = f"{who.id} {table}"
            self.moves[key] = self.moves.get(key, 0) + 1
            if self.moves[key] > PLAYED:
                socket.ask("leave", table)
            elif told.get("moves"):
                move = self.rng.choice(told["moves"])["move"]
                socket.ask("move", table, ply=told["ply"], move=move)
        except LOST:
            self.sockets.pop(who.id, None)

    def disturb(self, tournament: str, told: Message) -> None:
        """Now and then an organiser decides a table, somebody drops out."""
        chance = self.rng.random()
        open_tables = [i for i, each in enumerate(told["rounds"][-1]["tables"]) if not each["over"]]
        if chance < 0.01 and open_tables:
            number = self.rng.choice(open_tables)
            seats = len(told["rounds"][-1]["tables"][number]["seats"])
            self.do(self.people[0], tournament, "adjudicate", table=number + 1, places=list(range(1, seats + 1)))
        elif chance < 0.02 and sum("out" not in each for each in told["entrants"]) > 4:
            self.do(self.people[-1], tournament, "withdraw")

    def play(self, tournament: str) -> Message:
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            told = self.again(lambda: sheet(self.people[0], tournament), "tell the tournament")
            if told["state"] == "over":
                return told
            if told["rounds"]:
                self.disturb(tournament, told)
            for table in told["rounds"][-1]["tables"] if told["rounds"] else []:
                if "table" not in table or table["over"]:
                    continue
                for seat in table["seats"]:
                    if "entrant" in seat:
                        self.play_a_little(self.by_id[told["entrants"][seat["entrant"]]["person"]], table["table"])
        raise Surprise(f"it did not end: {told['rounds'][-1] if told['rounds'] else told}")


class TournamentFaults(unittest.TestCase):
    def test_tournaments_end_with_right_standings_whatever_nodes_die(self) -> None:
        with ExitStack() as stack:
            store = stack.enter_context(postgres.database())
            nodes = [stack.enter_context(Server(store=store)) for _ in range(2)]
            crowd = Crowd(nodes, random.Random(11))
            killer = Killer(nodes)
            killer.start()
            try:
                for kind, more in (
                    ("swiss", {"seats": 2, "length": 2}),
                    ("round-robin", {"seats": 3}),
                    ("knock-out", {"seats": 4, "go_on": 2, "bots": "easy"}),
                ):
                    with self.subTest(kind):
                        self.whole_tournament(crowd, kind, more)
            finally:
                killer.stop()
            self.assertGreater(killer.killed, 5, "it was too quiet")

    def whole_tournament(self, crowd: Crowd, kind: str, more: dict[str, object]) -> None:
        founder = crowd.people[0]
        id = f"cup-{kind}"
        cup = crowd.again(lambda: announce(founder, crowd.club, id=id, kind=kind, turn_seconds=30, **more), "announce")
        for each in crowd.people:
            crowd.do(each, cup, "enter")
        crowd.do(founder, cup, "start")
        told = crowd.play(cup)
        self.assertEqual(points_by_table(told), points_told(told))
        kinds = [(each["kind"], each.get("round")) for each in told["log"]]
        paired = [round for each, round in kinds if each == "pair"]
        self.assertEqual(paired, list(range(1, len(told["rounds"]) + 1)), "each round is paired once")
        self.assertEqual([round for each, round in kinds if each == "open"], paired)
        for each in told["rounds"]:
            sat = [seat["entrant"] for table in each["tables"] for seat in table["seats"] if "entrant" in seat]
            self.assertEqual(len(sat), len(set(sat)), "nobody sits at two tables")
            self.assertTrue(each["over"])


if __name__ == "__main__":
    unittest.main()
