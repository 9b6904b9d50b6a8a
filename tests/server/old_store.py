"""Makes a store with tables of every game and every kind of change by the program that PITHEAD_BINARY names, and
prints it as SQL.

Whoever changes rules, options or the log runs this with the program of before and keeps what it prints in upgrade/;
upgrade.test.py holds every later program to it."""

from __future__ import annotations

import random
import sqlite3
import sys
import time

from table_talk import PATIENCE, Person, Server, Socket, Surprise

GAMES = ("coal-baron", "card-game", "schichtwechsel")
MOVES = 40  # enough for the first round or shift to be well under way
PASSWORD = "before the upgrade"


def play(sockets: list[Socket], table: str, rng: random.Random, moves: int = MOVES) -> None:
    """Any moves, until the game is over at most; now and then one is taken back."""
    for _ in range(moves):
        told = sockets[0].watch(table, 0)
        if told["status"] != "running":
            return
        actor = next(each for each in sockets if each.watch(table, 0)["seat"] == told["actor"])
        told = actor.watch(table, 0)
        if told["undoable"] and rng.random() < 0.1:
            actor.do("undo", table, ply=told["ply"])
        elif told.get("unconfirmed") is not None:
            actor.do("confirm", table, ply=told["ply"])
        else:
            actor.do("move", table, ply=told["ply"], move=rng.choice(told["moves"])["move"], seat=told["seat"])


def open_table(people: list[Person], sockets: list[Socket], game: str, title: str) -> str:
    table = people[0].open_table(game, "person", "open", title=title)
    sockets[1].do("join", table)
    return table


def change_everything(people: list[Person], sockets: list[Socket]) -> None:
    """What the tables of the games leave out."""
    ada, bea = sockets
    table = open_table(people, sockets, "coal-baron", "to be named")
    ada.do("seat", table, seat=1, sitting={"kind": "bot", "level": "easy"})
    ada.do("seat", table, seat=1, sitting={"kind": "open"})
    bea.do("join", table)
    ada.do("settings", table, title="changed", listed=True)
    ada.do("start", table)
    ada.do("confirm-turns", table, on=True)
    bea.do("mute", table, person=people[0].id, on=True)
    play(sockets, table, random.Random(1))
    bea.do("leave", table)
    bea.do("return", table)

    over = open_table(people, sockets, "coal-baron", "over")
    ada.do("start", over)
    play(sockets, over, random.Random(2), moves=1000)
    ada.do("rematch", over)
    ada.do("close", ada.watch(over, 0)["rematch"])


def let_time_pass(server: Server, ada: Person) -> None:
    """One whose time is up is replaced; time in which no server ran is given back."""
    bruno = {"kind": "person", "name": "Bruno"}
    socket = ada.socket()
    short = ada.open_table("coal-baron", "person", bruno, title="too late", clock={"kind": "turn", "seconds": 5})
    long = ada.open_table("coal-baron", "person", bruno, title="in time", clock={"kind": "bank", "seconds": 3600})
    for table in (short, long):
        socket.do("start", table)
    socket.watch(short)
    socket.next("table", lambda told: any(each["kind"] == "stand-in" for each in told["news"]))
    socket.close()
    server.stop()
    time.sleep(4)  # less is taken for no interruption
    server.start()
    end = time.monotonic() + PATIENCE
    while ada.version(long) == 2:
        if time.monotonic() > end:
            raise Surprise("no time was given back")
        time.sleep(0.1)


def fill(server: Server) -> None:
    people = [Person(server, "Ada"), Person(server, "Bea")]
    for each in people:
        each.post("/api/account", {"login": each.name, "password": PASSWORD})
    sockets = [each.socket() for each in people]
    for seed, game in enumerate(GAMES):
        running = open_table(people, sockets, game, "running")
        sockets[0].do("start", running)
        sockets[0].do("chat", running, text="Glück auf!")
        play(sockets, running, random.Random(seed))
        open_table(people, sockets, game, "waiting")
    change_everything(people, sockets)
    for each in sockets:
        each.close()
    let_time_pass(server, people[0])


def main() -> None:
    with Server() as server:
        fill(server)
        server.stop()
        with sqlite3.connect(f"{server.folder.name}/pithead.db") as store:
            kinds = store.execute("SELECT DISTINCT body ->> 'kind' FROM entries ORDER BY 1").fetchall()
            print("\n".join(store.iterdump()))
    print("Kinds of changes:", *(kind for (kind,) in kinds), file=sys.stderr)


if __name__ == "__main__":
    main()
