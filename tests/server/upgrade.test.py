"""Old games stay: a store that an earlier program left goes on under this one."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import subprocess
import tempfile
import time
import unittest
import zlib
from pathlib import Path

from old_store import GAMES, PASSWORD, play
from playing import Player, play_to_the_end, replay
from postgres import database
from table_talk import PATIENCE, PITHEAD, Browser, Message, Server, Socket

STORES = sorted((Path(__file__).parent / "upgrade").glob("*.sql"))  # the first two are of the first schema
BEFORE_RESULTS = STORES[1]
SECOND_BOX = "2026-11-17"  # the first day on which new games had another one
KINDS = ("open sit seat leave stand-in return start move undo confirm confirm-turns chat mute settings credit rematch"
         " close")
RENAMED = {"habit": "confirm-turns"}


def with_rules(sql: str, game: str, change: int) -> str:
    """The store as if the game's running table had been begun under later or earlier rules."""
    table = re.search(rf"""VALUES\('(\S+)',1,\d+,'.*"game":"{game}".*"title":"running\"""", sql)[1]
    return re.sub(
        rf"""(VALUES\('{table}',\d+,\d+,'{{"kind":"start",.*"rules":)(\d+)""",
        lambda found: f"{found[1]}{int(found[2]) + change}",
        sql,
    )


def entries_in(file: str) -> list[tuple[str, int, str]]:
    """All logs, as docs/server/store.md describes them: entry by entry or packed."""
    with sqlite3.connect(file) as store:
        entries = store.execute("SELECT table_id, version, body FROM entries").fetchall()
        if store.execute("SELECT 1 FROM sqlite_master WHERE name = 'packed_logs'").fetchone():
            for table, log in store.execute("SELECT table_id, log FROM packed_logs"):
                entries += [(table, version, body) for version, body in enumerate(unpacked(log), 1)]
    store.close()
    return sorted(entries)


def unpacked(log: bytes) -> list[str]:
    bodies = []
    rest = zlib.decompress(log.split(b"\n", 1)[1])
    while rest:
        head, rest = rest.split(b"\n", 1)
        length = int(head.split()[1])
        bodies.append(rest[:length].decode())
        rest = rest[length:]
    return bodies


class Upgrade(unittest.TestCase):
    def begin(self, sql: str, address: str | None = None) -> None:
        """With an address, the old store is restored there and upgraded there."""
        server = Server(store=address)
        self.address = address
        self.file = f"{server.folder.name}/pithead.db"
        with sqlite3.connect(self.file) as store:
            store.executescript(sql)
        store.close()
        self.before = entries_in(self.file)
        if address:
            subprocess.run([PITHEAD, "restore", self.file, "--db", address], check=True, stdout=subprocess.DEVNULL)
        self.server = self.enterContext(server)
        self.people = [self.log_in(name) for name in ("Ada", "Bea")]
        self.sockets = [each.socket() for each in self.people]

    def log_in(self, name: str) -> Browser:
        browser = Browser(self.server)
        browser.post("/api/login", {"login": name, "password": PASSWORD})
        return browser

    def entries(self) -> list[tuple[str, int, str]]:
        if not self.address:
            return entries_in(self.file)
        with tempfile.TemporaryDirectory(prefix="pithead-test-") as folder:
            subprocess.run([PITHEAD, "backup", f"{folder}/copy", "--db", self.address], check=True, stdout=subprocess.DEVNULL)
            return entries_in(f"{folder}/copy")

    def told(self) -> list[Message]:
        """Of every table, what Ada is told; perhaps an error."""
        return [self.look(self.sockets[0], table) for table in dict.fromkeys(table for table, _, _ in self.before)]

    def look(self, socket: Socket, table: str) -> Message:
        socket.say({"type": "watch", "id": table, "table": table})
        return socket.next(where=lambda told: (told["type"], told.get("table")) == ("table", table)
                           or (told["type"], told.get("id")) == ("error", table))

    def play_to_the_end(self, table: str) -> None:
        sockets = [each.socket() for each in self.people]  # one for all games would say more than a socket may at once
        play_to_the_end([Player(each, each.watch(table)) for each in sockets], random.Random(table))
        for each in sockets:
            each.close()
        self.check_record(table)

    def check_record(self, table: str) -> None:
        replayed = replay(self.people[0].http("GET", f"/api/tables/{table}/record").text)
        self.assertEqual((replayed.returncode, replayed.stderr), (0, ""))
        self.assertTrue(json.loads(replayed.stdout)["over"])

    def go_on(self, told: Message) -> None:
        table, host = told["table"], self.sockets[0]
        if told["status"] == "open":
            self.assertNotIn("fair", told)
            host.do("start", table, share="0" * 32)
            self.assertEqual(host.watch(table)["fair"]["scheme"], 1, "it had announced nothing before")
            play(self.sockets, table, random.Random(1), moves=10)
        elif told["status"] == "over":
            self.assertIn("rematch", told)
            self.check_record(table)
        elif told["title"] == "changed":
            self.assertTrue(told["confirm_turns"])
            play(self.sockets, table, random.Random(1), moves=10)
        elif told["title"] == "running":
            self.assertGreater(told["ply"], 5)
            self.assertEqual(told["fair"]["scheme"], 1)
            self.play_to_the_end(table)

    def test_every_table_opens_and_plays_on(self) -> None:
        self.assertTrue(STORES)
        for store in STORES:
            self.play_on(store)

    def test_games_of_before_rate_nobody_and_new_ones_do(self) -> None:
        for address in (None, self.enterContext(database())):
            self.begin(STORES[0].read_text(encoding="utf-8"), address)
            ada, socket = self.people[0], self.sockets[0]
            self.assertEqual(ada.get("/api/ratings")["ratings"], [])
            self.assertEqual(ada.get("/api/ladder?game=schichtwechsel&players=2")["entries"], [])
            seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
            clock = {"kind": "turn", "seconds": 600}
            body = {"game": "schichtwechsel", "seats": seats, "clock": clock, "rated": True}
            table = ada.post("/api/tables", body)["table"]
            socket.do("start", table)
            socket.watch(table)
            socket.do("leave", table)
            socket.next("table", lambda told: told["table"] == table and told["status"] == "over", within=10 * PATIENCE)
            self.assertEqual(ada.get("/api/ladder?game=schichtwechsel&players=2")["count"], 1)

    def test_every_table_opens_and_plays_on_in_postgres(self) -> None:
        for store in (STORES[0], STORES[-1]):
            self.play_on(store, self.enterContext(database()))

    def play_on(self, store: Path, address: str | None = None) -> None:
        self.begin(store.read_text(encoding="utf-8"), address)
        kinds = {json.loads(body)["kind"] for _, _, body in self.before}
        self.assertEqual({RENAMED.get(kind, kind) for kind in kinds}, set(KINDS.split()))
        titles = set()
        for told in self.told():
            with self.subTest(store=store.name, table=told):
                self.assertEqual(told["type"], "table")
                titles.add((told["game"], told["title"]))
                if told["game"] == "schichtwechsel" and store.stem < SECOND_BOX:
                    self.assertEqual(told["options"]["box"], "first", "new games have another one")
                self.go_on(told)
        self.assertLessEqual({(game, title) for game in GAMES for title in ("running", "waiting")}, titles)
        self.assertLess(set(self.before), set(self.entries()), "what was written stays as it was")

    def finished(self) -> list[Message]:
        """What Ada has finished; games from before the upgrade are filled in while the server runs."""
        end = time.monotonic() + PATIENCE
        while not (games := self.people[0].get("/api/history")["games"]) and time.monotonic() < end:
            time.sleep(0.1)
        return games

    def test_games_that_were_finished_before_are_in_the_history(self) -> None:
        for store in STORES:
            with self.subTest(store=store.name):
                self.begin(store.read_text(encoding="utf-8"))
                (over,) = [told for told in self.told() if told.get("status") == "over"]
                (game,) = self.finished()
                self.assertEqual((game["table"], game["game"], game["players"]), (over["table"], over["game"], 2))
                self.assertEqual([each["points"] for each in game["played"]["seats"]],
                                 [each["points"]["total"] for each in over["view"]["seats"]])
                moves = [each["time"] for each in over["news"] if each["kind"] == "move"]
                self.assertEqual(game["finished"], moves[-1], "when it was over, not when it was filled in")
                self.assertEqual(self.people[0].get("/api/statistics")["games"][0]["games"], 1)
                self.server.restart()
                self.assertEqual(self.people[0].get("/api/history")["count"], 1)

    def test_a_finished_game_that_cannot_be_read_is_skipped(self) -> None:
        sql = BEFORE_RESULTS.read_text(encoding="utf-8").replace('"game":"coal-baron"', '"game":"chess"')
        self.begin(sql)
        end = time.monotonic() + PATIENCE
        while "result-skipped" not in self.server.log() and time.monotonic() < end:
            time.sleep(0.1)
        self.assertIn("result-skipped", self.server.log())
        self.assertEqual(self.people[0].get("/api/history")["games"], [])

    def test_a_table_of_earlier_rules_with_the_same_course_plays_on(self) -> None:
        """No server had Coal Baron's first rules, whose games differ in nothing but hashes."""
        sql = STORES[-1].read_text(encoding="utf-8")
        older = with_rules(sql, "coal-baron", -1)
        self.assertNotEqual(older, sql)
        self.begin(older)
        running = [told for told in self.told() if (told["game"], told["title"]) == ("coal-baron", "running")]
        self.play_to_the_end(running[0]["table"])

    def test_a_table_of_later_rules_is_refused_and_left_alone(self) -> None:
        sql = STORES[-1].read_text(encoding="utf-8")
        for game in GAMES:
            sql = with_rules(sql, game, +5)  # later than any we know
        self.begin(sql)
        refused = [told for told in self.told() if told["type"] == "error"]
        self.assertEqual(len(refused), len(GAMES))
        for told in refused:
            self.assertEqual(told["error"], "other-rules")
            self.assertRegex(told["what"], r"rules version \d of .*; this program plays version \d")
            chat = self.sockets[0].ask("chat", told["id"], text="Hello?")
            self.assertEqual(chat["error"], "other-rules")
        self.server.restart()
        tables = {told["id"] for told in refused}
        before, after = ([each for each in log if each[0] in tables] for log in (self.before, self.entries()))
        self.assertEqual(after, before)

    def test_a_table_of_a_game_that_is_gone_is_shown_but_not_started(self) -> None:
        sql = STORES[-1].read_text(encoding="utf-8")
        self.begin(sql.replace(f'"game":"{GAMES[-1]}"', '"game":"chess"'))
        told = self.told()
        self.assertEqual({each["error"] for each in told if each["type"] == "error"}, {"unknown-game"})
        waiting = next(each for each in told if (each.get("game"), each.get("status")) == ("chess", "open"))
        self.assertEqual(self.sockets[0].ask("start", waiting["table"])["error"], "unknown-game")
        self.sockets[0].do("close", waiting["table"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
