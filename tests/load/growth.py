#!/usr/bin/env python3
"""A store as a year leaves it, and how long people then wait.

    tests/load/growth.py --tables 100000 --people 10000 [--kind sqlite|postgres] [--limit 50] [--keep DIR]

Real games are played on a real server; the store is filled with copies of them under fresh ids, other people and other
days. Then the server is asked over the wire, and the time of each question is told as median, 99th percentile and worst.
With --limit, a 99th percentile above so many milliseconds is a failure."""

from __future__ import annotations

import argparse
import base64
import hashlib
import http.client
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2]
sys.path.insert(0, str(SOURCE / "tests/server"))

from old_store import play  # noqa: E402
from playing import Player, play_to_the_end  # noqa: E402
from postgres import database  # noqa: E402
from table_talk import PITHEAD, Browser, Person, Server, Socket, run  # noqa: E402

GAMES = (("coal-baron", 2), ("coal-baron", 4), ("card-game", 2), ("card-game", 3), ("schichtwechsel", 2), ("schichtwechsel", 4))
YEAR = 365 * 24 * 3600 * 1000
LIVE_SHARE = 0.005  # of all tables, those that are not over
KNOWN = 200  # people who ask
Row = dict[str, Any]


# ---- games to copy -------------------------------------------------------------------------------------------------


@dataclass
class Game:
    """All rows of one table, as the server has written them."""

    table: str
    people: list[str]
    log: list[tuple[int, bytes]]
    rows: dict[str, list[Row]] = field(default_factory=dict)
    live: bool = False


def play_games(server: Server) -> None:
    for seed, (game, seats) in enumerate(GAMES):
        for over in (True, False):
            # Others for each game: nobody plays as fast as a program does all of them.
            people = [Person(server, name) for name in ("Ada", "Bea", "Cem", "Dora")]
            sockets = [each.socket() for each in people[:seats]]
            table = people[0].open_table(game, "person", *["open"] * (seats - 1), listed=True)
            for each in sockets[1:]:
                each.do("join", table)
            sockets[0].do("start", table)
            if over:
                play_to_the_end([Player(each, each.watch(table)) for each in sockets], random.Random(seed))
            else:
                play(sockets, table, random.Random(seed), moves=30)
            for each in sockets:
                each.close()


def rows_of(store: sqlite3.Connection, name: str, table: str) -> list[Row]:
    return [dict(row) for row in store.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table,))]


def read_game(store: sqlite3.Connection, table: str) -> Game:
    log = store.execute("SELECT time, body FROM entries WHERE table_id = ? ORDER BY version", (table,)).fetchall()
    game = Game(table, [], [(time, body.encode()) for time, body in log])
    game.rows = {name: rows_of(store, name, table) for name in ("tables", "members", "results", "rivals")}
    game.people = [row["person"] for row in game.rows["members"]]
    game.live = game.rows["tables"][0]["status"] < 2
    return game


# ---- the year ------------------------------------------------------------------------------------------------------


def pack(text: bytes) -> bytes:
    """As docs/server/store.md describes it."""
    return b"%d\n%b" % (len(text), zlib.compress(text, 1))


def renamed(text: bytes, others: list[tuple[str, str]]) -> bytes:
    """Ids are of one length, so nothing else changes."""
    for old, new in others:
        text = text.replace(old.encode(), new.encode())
    return text


def new_key(rng: random.Random, size: int) -> str:
    return base64.urlsafe_b64encode(rng.randbytes(size)).rstrip(b"=").decode()


class Copier:
    """Copies a game under another id, for other people, at another time."""

    def __init__(self, store: sqlite3.Connection, rng: random.Random, people: list[str]) -> None:
        self.store, self.rng, self.people = store, rng, people
        self.waiting: dict[str, list[Row]] = {}

    def choose_people(self, count: int) -> list[str]:
        """Some play a hundred times as often as others."""
        chosen: dict[str, None] = {}
        while len(chosen) < count:
            chosen[self.people[int(self.rng.random() ** 2 * len(self.people))]] = None
        return list(chosen)

    def copy(self, game: Game, table: str, shift: int) -> None:
        others = [(game.table, table), *zip(game.people, self.choose_people(len(game.people)))]
        for name, rows in game.rows.items():
            self.waiting.setdefault(name, []).extend(moved(row, others, shift) for row in rows)
        if game.live:
            self.waiting.setdefault("entries", []).extend(
                {"table_id": table, "version": version, "time": time + shift, "body": renamed(body, others).decode()}
                for version, (time, body) in enumerate(game.log, 1))
        else:
            self.waiting["tables"][-1]["packed"] = 1
            text = b"".join(b"%d %d\n%b" % (time + shift, len(body), body) for time, body in game.log)
            self.waiting.setdefault("packed_logs", []).append(
                {"table_id": table, "version": len(game.log), "log": pack(renamed(text, others))})

    def write(self) -> None:
        for name, rows in self.waiting.items():
            if rows:
                columns = list(rows[0])
                places = ", ".join(f":{column}" for column in columns)
                self.store.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", rows)
                rows.clear()


def moved(row: Row, others: list[tuple[str, str]], shift: int) -> Row:
    """The same with other names; whatever is a time of this century is another one."""
    copy = dict(row)
    for column, value in row.items():
        if isinstance(value, int) and value > 1_500_000_000_000:
            copy[column] = value + shift
        elif isinstance(value, str):
            for old, new in others:
                value = value.replace(old, new)
            copy[column] = value
    return copy


def add_people(store: sqlite3.Connection, rng: random.Random, count: int) -> list[str]:
    """Copies of the first one, all guests."""
    first = dict(store.execute("SELECT * FROM people LIMIT 1").fetchone())
    login = dict(store.execute("SELECT * FROM logins LIMIT 1").fetchone())
    ids = [new_key(rng, 9) for _ in range(count)]
    rows = [first | {"id": each, "name": f"Miner {each[:4]}"} for each in ids]
    logins = [login | {"login_key": hashlib.sha256(each.encode()).hexdigest(), "person": each} for each in ids]
    for name, table in (("people", rows), ("logins", logins)):
        columns = list(table[0])
        store.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join(f':{each}' for each in columns)})", table)
    return ids


def fill(file: str, tables: int, people: int, rng: random.Random) -> None:
    store = sqlite3.connect(file, isolation_level=None)
    store.row_factory = sqlite3.Row
    store.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; BEGIN")
    games = [read_game(store, each["table_id"]) for each in store.execute("SELECT table_id FROM tables").fetchall()]
    over, live = ([each for each in games if each.live == wanted] for wanted in (False, True))
    copier = Copier(store, rng, add_people(store, rng, people))
    # In the order of their ids, because a key is built faster so; they are as random as the server's.
    ids = sorted(new_key(rng, 16) for _ in range(tables))
    began = time.monotonic()
    for done, table in enumerate(ids, 1):
        if rng.random() < LIVE_SHARE:
            copier.copy(rng.choice(live), table, -int(rng.random() ** 3 * YEAR))
        else:
            copier.copy(rng.choice(over), table, -int(rng.random() * YEAR))
        if done % 500 == 0:
            copier.write()
        if done % 100_000 == 0:
            print(f"  {done} tables in {time.monotonic() - began:.0f} s", flush=True)
    copier.write()
    store.execute("COMMIT")
    store.close()


# ---- the questions -------------------------------------------------------------------------------------------------


def cookie_of(person: str, secret: str) -> str:
    """As the server gives it (server/people.cpp): a key and what only the server can say of it."""
    key = hashlib.blake2b(secret.encode(), digest_size=32).digest()
    name = hashlib.blake2b(person.encode(), digest_size=16, key=key).digest()
    return f"{person}.{base64.urlsafe_b64encode(name).rstrip(b'=').decode()}"


@dataclass
class Sample:
    """Who asks, and what about: most have few games, some have thousands."""

    cookies: list[str]
    busiest: str
    tables: list[str]


def sample(file: str, rng: random.Random) -> Sample:
    store = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    (secret,) = store.execute("SELECT value FROM secrets WHERE name = 'cookies'").fetchone()
    # Without those who played the games that were copied: their cookies nobody knows.
    people = [each for (each,) in store.execute("SELECT id FROM people WHERE name LIKE 'Miner %' AND id IN (SELECT person FROM members)")]
    busiest, games = store.execute("SELECT person, COUNT(*) FROM members GROUP BY person ORDER BY 2 DESC LIMIT 1").fetchone()
    finished = [each for (each,) in store.execute("SELECT table_id FROM packed_logs")]
    store.close()
    print(f"  the busiest has {games} tables")
    chosen = rng.sample(people, min(KNOWN, len(people)))
    return Sample([cookie_of(each, secret) for each in chosen], cookie_of(busiest, secret), rng.sample(finished, 1000))


class Line:
    """One connection that stays, as a browser keeps it."""

    def __init__(self, server: Server) -> None:
        self.link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)

    def get(self, path: str, cookie: str) -> bytes:
        self.link.request("GET", path, headers={"Cookie": f"pithead={cookie}"})
        response = self.link.getresponse()
        body = response.read()
        if response.status != 200:
            raise SystemExit(f"{path} had status {response.status}: {body[:300]!r}")
        return body


def times(ask: Callable[[int], Any], count: int) -> list[float]:
    """Milliseconds of each, sorted."""
    taken = []
    for i in range(count):
        began = time.perf_counter()
        ask(i)
        taken.append(1000 * (time.perf_counter() - began))
    return sorted(taken)


def watch(socket: Socket, table: str) -> None:
    """Opens a table without checking what is told, which would take longer than telling it."""
    socket.say({"type": "watch", "table": table})
    while json.loads(run(socket.link.recv())).get("table") != table:
        pass


def questions(server: Server, asked: Sample) -> Iterator[tuple[str, list[float]]]:
    line = Line(server)
    some = lambda i: asked.cookies[i % len(asked.cookies)]  # noqa: E731
    yield "my tables", times(lambda i: line.get("/api/tables?list=mine", some(i)), 400)
    yield "my tables, the busiest", times(lambda _: line.get("/api/tables?list=mine", asked.busiest), 100)
    yield "lobby", times(lambda i: line.get("/api/tables", some(i)), 400)
    yield "card of an old table", times(lambda i: line.get(f"/api/tables/{asked.tables[i]}", some(i)), 300)
    sockets = [Browser(server, each).socket() for each in asked.cookies[:10]]  # each may say so much a second
    yield "opening an old table", times(lambda i: watch(sockets[i % 10], asked.tables[300 + i]), 300)
    yield "record of an old game", times(lambda i: line.get(f"/api/tables/{asked.tables[600 + i]}/record", some(i)), 300)
    yield "history", times(lambda i: line.get("/api/history", some(i)), 400)
    yield "history, the busiest", times(lambda _: line.get("/api/history", asked.busiest), 100)
    yield "statistics", times(lambda i: line.get("/api/statistics", some(i)), 200)


def measure(address: str, asked: Sample, limit: float | None) -> bool:
    good = True
    with Server("--requests-per-second", "1000000", store=address) as server:
        print(f"  {'':26} {'median':>8} {'99 %':>8} {'worst':>8}  ms")
        for name, taken in questions(server, asked):
            p99 = taken[int(0.99 * len(taken))]
            late = limit is not None and p99 > limit
            good = good and not late
            print(f"  {name:26} {taken[len(taken) // 2]:8.1f} {p99:8.1f} {taken[-1]:8.1f}{'  too long' if late else ''}", flush=True)
        with tempfile.TemporaryDirectory(prefix="pithead-growth-", dir=Path(server.folder.name).parent) as folder:
            began = time.monotonic()
            said = subprocess.run([PITHEAD, "backup", f"{folder}/copy.db", "--db", address], check=True, capture_output=True, text=True)
            print(f"  backup while it serves: {time.monotonic() - began:.1f} s; {said.stdout.strip().split(': ', 1)[1]}")
    return good


# ---- all of it -----------------------------------------------------------------------------------------------------


def prepare(file: str, tables: int, people: int, rng: random.Random) -> None:
    played = f"{os.path.dirname(file)}/played.db"
    if not os.path.exists(played):
        print("Playing the games to copy", flush=True)
        with Server() as server:
            play_games(server)
            server.stop()
            shutil.copy(f"{server.folder.name}/pithead.db", played)
    shutil.copy(played, file)
    print(f"Filling {file} with {tables} tables of {people} people", flush=True)
    began = time.monotonic()
    fill(file, tables, people, rng)
    print(f"  {time.monotonic() - began:.0f} s, {os.path.getsize(file) / 1e9:.2f} GB", flush=True)


def on_postgres(file: str, asked: Sample, limit: float | None) -> bool:
    with database() as address:
        began = time.monotonic()
        subprocess.run([PITHEAD, "restore", file, "--db", address], check=True)
        print(f"PostgreSQL, restored in {time.monotonic() - began:.0f} s", flush=True)
        return measure(address, asked, limit)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--kind", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--limit", type=float)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="a folder where the store stays, and is taken from the next time")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    with tempfile.TemporaryDirectory(prefix="pithead-growth-") as folder:
        file = f"{options.keep or folder}/{options.tables}.db"
        if not os.path.exists(file):
            prepare(file, options.tables, options.people, rng)
        asked = sample(file, rng)
        good = True
        if options.kind != "postgres":
            print("SQLite")
            good = measure(f"sqlite:{file}", asked, options.limit)
        if options.kind != "sqlite":
            good = on_postgres(file, asked, options.limit) and good
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
