"""Old games stay: a store that an earlier program left goes on under this one."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import unittest
from pathlib import Path

from old_store import GAMES, PASSWORD, play
from playing import Player, play_to_the_end, replay
from table_talk import Browser, Server

STORES = sorted((Path(__file__).parent / "upgrade").glob("*.sql"))


def with_rules(sql: str, game: str, change: int) -> str:
    """The store as it were if the game's running table had begun under later or earlier rules."""
    tables = re.findall(rf"""VALUES\('(\S+)',1,\d+,'.*"game":"{game}".*"title":"running\"""", sql)
    return re.sub(
        rf"""(VALUES\('{tables[0]}',\d+,\d+,'{{"kind":"start",.*"rules":)(\d+)""",
        lambda found: f"{found[1]}{int(found[2]) + change}",
        sql,
    )


class Upgrade(unittest.TestCase):
    def start(self, sql: str) -> Server:
        server = Server()
        self.file = f"{server.folder.name}/pithead.db"
        with sqlite3.connect(self.file) as store:
            store.executescript(sql)
        store.close()
        self.enterContext(server)
        return server

    def entries(self) -> list[tuple[str, int, str]]:
        with sqlite3.connect(self.file) as store:
            entries = store.execute("SELECT table_id, version, body FROM entries ORDER BY table_id, version").fetchall()
        store.close()
        return entries

    def log_in(self, server: Server, name: str) -> Browser:
        browser = Browser(server)
        browser.post("/api/login", {"login": name, "password": PASSWORD})
        return browser

    def tables(self, browser: Browser) -> dict[tuple[str, str], str]:
        """By game and title."""
        mine = browser.get("/api/tables?list=mine")["tables"]
        found = {(each["card"]["game"], each["card"]["title"]): each["table"] for each in mine}
        self.assertEqual(set(found), {(game, title) for game in GAMES for title in ("running", "waiting")})
        return found

    def play_on(self, people: list[Browser], table: str, seed: int) -> None:
        """To the end; what is written down then replays."""
        sockets = [each.socket() for each in people]
        play_to_the_end([Player(each, each.watch(table)) for each in sockets], random.Random(seed))
        for each in sockets:
            each.close()
        record = people[0].http("GET", f"/api/tables/{table}/record").text
        replayed = replay(record)
        self.assertEqual((replayed.returncode, replayed.stderr), (0, ""))
        self.assertTrue(json.loads(replayed.stdout)["over"])

    def test_every_table_plays_on(self) -> None:
        self.assertGreaterEqual(len(STORES), 1)
        for seed, store in enumerate(STORES):
            server = self.start(store.read_text(encoding="utf-8"))
            before = self.entries()
            people = [self.log_in(server, name) for name in ("Ada", "Bea")]
            sockets = [each.socket() for each in people]
            for (game, title), table in self.tables(people[0]).items():
                with self.subTest(store=store.name, game=game, title=title):
                    if title == "running":
                        self.assertGreater(sockets[0].watch(table)["ply"], 5)
                        self.play_on(people, table, seed)
                    else:
                        sockets[0].do("start", table)
                        play(sockets, table, random.Random(seed))
            for each in sockets:
                each.close()
            self.assertLess(set(before), set(self.entries()), "what was written stays as it was")

    def test_tables_of_earlier_rules_with_the_same_course_play_on(self) -> None:
        """No server had Coal Baron's first rules, whose games differ in nothing but hashes."""
        server = self.start(with_rules(STORES[0].read_text(encoding="utf-8"), "coal-baron", -1))
        self.assertTrue(any('"rules":1' in body for _, _, body in self.entries()))
        people = [self.log_in(server, name) for name in ("Ada", "Bea")]
        self.play_on(people, self.tables(people[0])["coal-baron", "running"], seed=1)

    def test_a_table_of_later_rules_is_refused_and_left_alone(self) -> None:
        sql = STORES[0].read_text(encoding="utf-8")
        for game in GAMES:
            sql = with_rules(sql, game, +1)
        server = self.start(sql)
        before = self.entries()
        ada = self.log_in(server, "Ada")
        socket = ada.socket()
        tables = self.tables(ada)
        for game in GAMES:
            with self.subTest(game=game):
                table = tables[game, "running"]
                for refused in (socket.ask("watch", table), socket.ask("chat", table, text="Hello?"),
                                ada.http("GET", f"/api/tables/{table}/record").message):
                    self.assertEqual((refused["type"], refused.get("error")), ("error", "other-rules"), refused)
                    self.assertRegex(refused["what"], rf"rules version \d of {game}; this program plays version \d")
        socket.close()
        server.restart()
        self.assertEqual(self.entries(), before)


if __name__ == "__main__":
    unittest.main(verbosity=2)
