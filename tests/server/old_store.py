"""Makes a store with tables of every game by the program that PITHEAD_BINARY names, and prints it as SQL.

Whoever changes rules, options or the store runs this with the program of before and keeps what it prints in upgrade/;
upgrade.test.py holds every later program to it."""

from __future__ import annotations

import random
import sqlite3

from table_talk import Person, Server, Socket

GAMES = ("coal-baron", "card-game", "schichtwechsel")
MOVES = 40  # enough for the first round or shift to be well under way
PASSWORD = "before the upgrade"


def play(sockets: list[Socket], table: str, rng: random.Random) -> None:
    """Any moves; now and then one is taken back."""
    for _ in range(MOVES):
        mover, told = next((each, told) for each in sockets if (told := each.watch(table, 0)).get("moves"))
        if told["undoable"] and rng.random() < 0.1:
            mover.do("undo", table, ply=told["ply"])
        else:
            mover.do("move", table, ply=told["ply"], move=rng.choice(told["moves"])["move"], seat=told["seat"])


def fill(server: Server) -> None:
    """A table that plays and one that waits, of each game."""
    ada, bea = Person(server, "Ada"), Person(server, "Bea")
    for each in (ada, bea):
        each.post("/api/account", {"login": each.name, "password": PASSWORD})
    sockets = [ada.socket(), bea.socket()]
    for seed, game in enumerate(GAMES):
        for title in ("running", "waiting"):
            table = ada.open_table(game, "person", "open", title=title)
            sockets[1].do("join", table)
            if title == "running":
                sockets[0].do("start", table)
                sockets[0].do("chat", table, text="Glück auf!")
                play(sockets, table, random.Random(seed))
    for each in sockets:
        each.close()


def main() -> None:
    with Server() as server:
        fill(server)
        server.stop()
        with sqlite3.connect(f"{server.folder.name}/pithead.db") as store:
            print("\n".join(store.iterdump()))


if __name__ == "__main__":
    main()
