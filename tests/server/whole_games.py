"""Whole games of every kind by the protocol; what was told, the record and its replay agree. On which store they are
played, a test says that begins with this."""

from __future__ import annotations

import json
import random
import subprocess

from fair_deal import check_fair_deal
from playing import Player, play_to_the_end, replay
from table_talk import Browser, Message, Person, Server

SHARES = {"Ada": "ada0" * 8, "Bea": "bea0" * 8}


class WholeGames:
    """On one node, or on two that share the store: then the host plays at the first, all others are at the second."""

    nodes: list[Server]
    games: tuple[str, ...] = ("coal-baron", "card-game", "schichtwechsel")

    @classmethod
    def open_nodes(cls, *nodes: Server) -> None:
        cls.nodes = [cls.enterClassContext(node) for node in nodes]

    def play(self, game: str, seats: list[str], seed: int) -> str:
        """Persons are Ada, and Bea on open seats; somebody without a cookie watches. The record."""
        first, last = self.nodes[0], self.nodes[-1]
        ada, bea, passer_by = Person(first, "Ada"), Person(last, "Bea"), Browser(last)
        table = ada.open_table(game, *seats)
        browsers = [ada, bea, passer_by] if "open" in seats else [ada, passer_by]
        sockets = [each.socket() for each in browsers]
        commitment = sockets[-1].watch(table)["fair"]["commitment"]
        if bea in browsers:
            sockets[1].do("join", table, share=SHARES["Bea"])
        sockets[0].do("start", table, share=SHARES["Ada"])
        players = [Player(socket, socket.watch(table)) for socket in sockets]
        self.assertIsNone(players[-1].told["seat"])
        self.assertEqual(players[-1].commitment, commitment, "told before anybody but the host sat there")
        play_to_the_end(players, random.Random(seed), browsers)
        record = ada.http("GET", f"/api/tables/{table}/record").text
        self.check_end(json.loads(record), replay(record), players)
        for each in players:
            each.socket.close()
        return record

    def check_end(self, record: Message, replayed: subprocess.CompletedProcess[str], players: list[Player]) -> None:
        self.assertEqual(replayed.returncode, 0, replayed.stderr)
        result = json.loads(replayed.stdout)
        check_fair_deal(record)
        for player in players:
            told = player.told
            self.assertEqual([each["points"]["total"] for each in told["view"]["seats"]], result["scores"])
            self.assertEqual(told["view"]["winners"], result["winners"])
            self.assertEqual(len(player.moves), len(record["moves"]))
            for seen, made in zip(player.moves, record["moves"]):
                self.assertIn(seen, (None, made))
            self.assertEqual((told["seed"], told["fair"]), (record["seed"], record["fair"]))
            self.assertEqual(player.commitment, record["fair"]["commitment"])
        self.assertEqual(result["fair"], record["fair"])
        shares = [SHARES.get(each.get("name")) for each in players[0].told["seats"]]
        self.assertEqual(record["fair"]["shares"], shares)

    def test_games_of_two_to_four_against_bots_and_people(self) -> None:
        tables = ("person easy", "person open", "medium person open", "open random person easy")
        for game in self.games:
            for i, seats in enumerate(each.split() for each in tables):
                with self.subTest(game=game, seats=seats):
                    self.play(game, seats, seed=i)
