"""Games that begin from a chosen position: across a restart, to their end, and as records."""

from __future__ import annotations

import json
import random
import unittest

from playing import Player, play_to_the_end, replay
from table_talk import SOURCE, Person, Server


class FromAChosenPosition(unittest.TestCase):
    def play_on(self, server: Server, game: str, players: int) -> None:
        golden = json.loads((SOURCE / f"tests/match/golden/{game}/{players}-every-kind-of-move.json").read_text())
        middle = len(golden["moves"]) // 2
        begin = {"seed": str(golden["seed"]), "moves": golden["moves"][:middle]}
        ada = Person(server, "Ada")
        seats = ["person", *["easy"] * (players - 1)]
        table = ada.open_table(game, *seats, options=golden["options"], begin=begin)
        server.restart()

        socket = ada.socket()
        self.assertEqual(socket.watch(table)["begin"], {"ply": middle})
        socket.do("start", table)
        server.restart()
        socket = ada.socket()
        player = Player(socket, socket.watch(table))
        play_to_the_end([player], random.Random(1))
        self.assertIsNone(player.commitment)
        self.assertNotIn("fair", player.told)
        self.assertEqual(len(player.moves), player.told["ply"])

        text = ada.http("GET", f"/api/tables/{table}/record").text
        record = json.loads(text)
        self.assertEqual(record["moves"][:middle], begin["moves"])
        self.assertEqual(record["hashes"][:middle], golden["hashes"][:middle])
        self.assertNotIn("commitment", record)
        self.assertNotIn("fair", record)
        replayed = replay(text)
        self.assertEqual(replayed.returncode, 0, replayed.stderr)
        self.assertEqual(len(ada.get(f"/api/tables/{table}/replay")["moves"]), len(record["moves"]))
        self.assertEqual(ada.get(f"/api/tables/{table}")["tables"][0]["card"]["begin"], {"ply": middle})

        socket.do("rematch", table)
        following = socket.next("table", lambda told: "rematch" in told)["rematch"]
        again = socket.watch(following)
        self.assertNotIn("begin", again)
        socket.do("start", following)
        started = socket.next("table", lambda told: told["table"] == following and told["status"] == "running")
        self.assertEqual(len(started["fair"]["commitment"]), 64)

    def test_a_golden_game_of_each_kind_is_played_on_from_its_middle(self) -> None:
        with Server() as server:
            for game, players in (("coal-baron", 2), ("card-game", 3), ("schichtwechsel", 4)):
                with self.subTest(game=game):
                    self.play_on(server, game, players)


if __name__ == "__main__":
    unittest.main(verbosity=2)
