"""One person's many thinking bots keep nobody else waiting.

    tests/server/fair_thinking.test.py [--tables N] [--most SECONDS]

Four guests open N tables where `hard` plays itself and watch all of them. Meanwhile somebody else plays against
`easy`, against `hard`, and makes an account."""

from __future__ import annotations

import argparse
import random
import sys
import time

from playing import Player
from table_talk import Person, Server, Socket

GUESTS = 4
DECISIONS = 60  # of the one who plays
THINKING = 300  # milliseconds of `hard`


def crowd(server: Server, tables: int) -> list[Socket]:
    """Guests with as many tables as they like; the sockets must stay open."""
    sockets = []
    for guest in range(GUESTS):
        host = Person(server)
        socket = host.socket()
        for _ in range(guest, tables, GUESTS):
            table = host.open_table("coal-baron", "hard", "hard")
            socket.do("start", table)
            socket.say({"type": "watch", "table": table})
        sockets.append(socket)
    return sockets


def answers(person: Person, level: str, decisions: int) -> list[float]:
    """How long each decision of the bot took, in seconds."""
    socket = person.socket()
    table = person.open_table("coal-baron", "person", level)
    socket.do("start", table)
    player = Player(socket, socket.watch(table))
    rng = random.Random(7)
    waited = []
    while len(waited) < decisions and player.told["status"] == "running":
        if player.told.get("moves"):
            player.look_until(player.act(rng))
        while player.told["status"] == "running" and not player.told.get("moves"):
            begun = time.monotonic()
            player.look()
            waited.append(time.monotonic() - begun)
    return waited


def account(person: Person, name: str) -> float:
    begun = time.monotonic()
    person.post("/api/account", {"login": name, "password": "eight yards of rope"})
    return time.monotonic() - begun


def worst(waited: list[float]) -> float:
    """Of a hundred all but one."""
    return sorted(waited)[max(0, len(waited) - 1 - len(waited) // 100)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40, help="where hard plays itself (40)")
    parser.add_argument("--most", type=float, default=4.0, help="seconds that an easy bot and an account may take (4)")
    asked = parser.parse_args()
    options = ("--tables-per-person", "1000", "--hard-tables-per-person", "1000", "--hard", str(THINKING), "--requests-per-second", "10000")
    with Server(*options) as server:
        sockets = crowd(server, asked.tables)
        easy = worst(answers(Person(server), "easy", DECISIONS))
        new = worst([account(Person(server), f"digger{n}") for n in range(10)])
        hard = worst(answers(Person(server), "hard", DECISIONS // 6))
        print(f"{asked.tables} tables of hard bots: easy answers within {easy:.2f} s, hard within {hard:.2f} s, "
              f"an account is made within {new:.2f} s")
        for socket in sockets:
            socket.close()
    # `hard` has to wait for a thought of each of the others, and of those of its own turn.
    fair = easy <= asked.most and new <= asked.most and hard <= asked.most + 4 * (GUESTS + 1) * THINKING / 1000
    return 0 if fair else 1


if __name__ == "__main__":
    sys.exit(main())
