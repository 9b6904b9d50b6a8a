"""A store in trouble: everybody is answered in time, /healthz and the log say what is wrong, and all is well again without a
restart when it is over."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import random
import secrets
import signal
import sqlite3
import subprocess
import time
import unittest
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from postgres import own_server
from table_talk import PATIENCE, Message, Person, Response, Server, Surprise, ask_http

ANSWERED_WITHIN = 5.0  # seconds, whatever the store does
NOTICED_WITHIN = 10.0  # by /healthz


# ---- helpers -------------------------------------------------------------------------------------------------------


def health(server: Server) -> tuple[int, Message]:
    begun = time.monotonic()
    response = ask_http(server, "GET", "/healthz")
    if time.monotonic() - begun > 2:
        raise Surprise("/healthz does not answer at once")
    return response.status, json.loads(response.text)


def wait_for_health(server: Server, why: str | None, within: float = NOTICED_WITHIN) -> None:
    """Until it says this trouble, or that there is none."""
    end = time.monotonic() + within
    while True:
        status, told = health(server)
        if (status, told.get("why")) == ((503, why) if why else (200, None)):
            if told["status"] != ("unavailable" if why else "ok"):
                raise Surprise(f"/healthz says {told}")
            return
        if time.monotonic() > end:
            raise Surprise(f"after {within} s /healthz says {status} {told}, and not {why}; {server.log()}")
        time.sleep(0.1)


def fits(answer: Message) -> None:
    """What a stranger is told of a store in trouble."""
    if answer["type"] != "error" or answer["error"] != "unavailable":
        raise Surprise(f"a store in trouble is answered with {answer}")
    for secret in ("/", "sqlite", ".db", "127.0.0.1", "postgres", "pithead"):
        if secret in answer["what"].lower():
            raise Surprise(f"strangers are told of '{secret}': {answer['what']}")


def in_time(ask: Callable[[], Response]) -> None:
    begun = time.monotonic()
    response = ask()
    took = time.monotonic() - begun
    if took > ANSWERED_WITHIN:
        raise Surprise(f"the answer took {took:.1f} s")
    if response.status != 503:
        raise Surprise(f"status {response.status}: {response.text[:300]}")
    fits(response.message)


class Trouble(unittest.TestCase):
    """Somebody plays while the store is in trouble."""

    def people(self, server: Server) -> None:
        self.server = server
        self.ada = Person(server, "Ada")
        self.unseen = Person(server, "Bea")
        self.socket = self.ada.socket()
        self.table = self.ada.open_table("coal-baron", "person", "open")
        self.socket.watch(self.table)
        wait_for_health(server, None)

    def say(self, id: str) -> Message:
        begun = time.monotonic()
        self.socket.say({"type": "chat", "id": id, "table": self.table, "text": "Is this on?"})
        answer = self.socket.answer(id)
        self.assertLess(time.monotonic() - begun, ANSWERED_WITHIN)
        return answer

    def expect_unavailable(self, *more: Callable[[], Response]) -> None:
        """Everybody who wants to write something is told so in time, all at once and one after the other."""
        asked = [
            lambda: ask_http(self.server, "GET", "/api/me"),
            lambda: self.ada.http("POST", "/api/me", {"name": "Ada L."}),
            lambda: self.ada.http("POST", "/api/tables", {
                "game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}]}),
            *more,
        ]
        with ThreadPoolExecutor(len(asked) * 4) as pool:
            for done in [pool.submit(in_time, ask) for ask in asked * 4]:
                done.result(PATIENCE)
        fits(self.say("c1"))
        for ask in asked:
            in_time(ask)

    def expect_well(self) -> None:
        wait_for_health(self.server, None)
        self.assertEqual(self.say("c1"), {"type": "done", "id": "c1", "table": self.table, "version": 2})
        Person(self.server, "Cleo")


@contextlib.contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """A file system of its own, which can be filled without harm."""
    with contextlib.ExitStack() as stack:
        folder = Path(f"/tmp/pithead-disk-{secrets.token_hex(4)}")
        folder.mkdir()
        stack.callback(folder.rmdir)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], capture_output=True,
                                 check=False)
        if mounted.returncode != 0:
            raise unittest.SkipTest("a small disk can be mounted by root alone")
        stack.callback(lambda: subprocess.run(["umount", folder], check=True))
        yield folder


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as sink:
        for size in (65536, 4096, 1):
            try:
                while True:
                    sink.write(b"x" * size)
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise


class Sqlite(Trouble):
    def test_a_full_disk_is_seen_and_passes(self) -> None:
        with small_disk("2m") as disk, Server(store=f"sqlite:{disk}/pithead.db") as server:
            self.people(server)
            fill(disk / "ballast")
            wait_for_health(server, "full")
            self.expect_unavailable()
            errors = [line for line in server.log_lines() if line["what"] == "store-error"]
            self.assertIn("full", {line["error"] for line in errors})
            self.assertNotIn(str(disk), json.dumps(errors))
            (disk / "ballast").unlink()
            self.expect_well()

    def test_a_locked_file_is_seen_and_passes(self) -> None:
        with Server() as server:
            self.people(server)
            timed = self.ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"},
                                        clock={"kind": "turn", "seconds": 5})
            self.socket.do("start", timed)
            over = time.monotonic() + 6
            with contextlib.closing(sqlite3.connect(f"{server.folder.name}/pithead.db", isolation_level=None)) as file:
                file.execute("BEGIN EXCLUSIVE")
                wait_for_health(server, "locked")
                self.expect_unavailable()
                while time.monotonic() < over:
                    wait_for_health(server, "locked")
                file.execute("ROLLBACK")
            self.expect_well()
            told = self.socket.watch(timed)
            self.assertEqual([each["kind"] for each in told["news"]], ["open", "start", "credit"],
                             "nobody could have moved, so nobody's time has run out")
            self.assertGreater(told["deadline"], told["now"])

    def test_noise_in_the_file_is_seen(self) -> None:
        with Server("--store-check", "1") as server:
            self.people(server)
            server.restart()  # which leaves all of it in the file itself
            wait_for_health(server, None)
            file = Path(server.folder.name) / "pithead.db"
            middle = file.stat().st_size // 8192 * 4096
            with file.open("r+b") as store:
                store.seek(middle)
                store.write(random.Random(1).randbytes(4096))
            wait_for_health(server, "spoiled")
            spoiled = [line for line in server.log_lines() if line.get("error") == "spoiled"]
            self.assertTrue(spoiled)
            self.assertNotIn(server.folder.name, json.dumps(spoiled))
            self.assertEqual(server.metrics()["pithead_healthy"], 0)

    def test_many_who_ask_for_health_cause_no_writes(self) -> None:
        with Server() as server:
            wait_for_health(server, None)
            begun, before = time.monotonic(), server.metrics()
            for _ in range(300):
                self.assertEqual(health(server)[0], 200)
            after, took = server.metrics(), time.monotonic() - begun
            jobs = after["pithead_store_seconds_count"] - before["pithead_store_seconds_count"]
            self.assertLess(jobs, 20 + 10 * took, "a second has a handful of jobs of the server's own")


# ---- PostgreSQL ----------------------------------------------------------------------------------------------------


def processes_of(folder: str) -> list[int]:
    """The database and all that it has started."""
    main = int((Path(folder) / "data/postmaster.pid").read_text(encoding="utf-8").split()[0])
    children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="utf-8").split()
    return [main, *map(int, children)]


def signal_all(folder: str, what: signal.Signals) -> None:
    for process in processes_of(folder):
        os.kill(process, what)


class Postgres(Trouble):
    def test_a_frozen_database_is_seen_and_passes(self) -> None:
        with own_server() as (url, folder), Server(store=url) as server:
            self.people(server)
            signal_all(folder, signal.SIGSTOP)
            try:
                self.frozen()
            finally:
                signal_all(folder, signal.SIGCONT)
            self.expect_well()
            self.assertNotIn("127.0.0.1:", json.dumps([line for line in server.log_lines() if line["what"] != "serving"]))

    def test_a_server_ends_while_its_database_is_frozen(self) -> None:
        with own_server() as (url, folder), Server(store=url) as server:
            self.people(server)
            signal_all(folder, signal.SIGSTOP)
            try:
                with ThreadPoolExecutor(20) as pool:
                    for done in [pool.submit(in_time, lambda: ask_http(server, "GET", "/api/me")) for _ in range(20)]:
                        done.result(PATIENCE)
                server.stop()
            finally:
                signal_all(folder, signal.SIGCONT)

    def frozen(self) -> None:
        cookies = {"Cookie": f"pithead={self.unseen.cookie}"}
        self.expect_unavailable(
            lambda: self.ada.http("GET", "/api/tables"),
            lambda: self.ada.http("GET", "/api/history"),
            lambda: self.ada.http("GET", "/api/tables/nowhere"),
            lambda: ask_http(self.server, "POST", "/api/login", {"login": "ada", "password": "nine lives"}),
        )
        wait_for_health(self.server, "no-answer")
        begun = time.monotonic()
        self.assertEqual(ask_http(self.server, "GET", "/healthz", headers=cookies).status, 503)
        self.socket.say({"type": "watch", "id": "w1", "table": "nowhere"})
        fits(self.socket.answer("w1"))
        self.assertLess(time.monotonic() - begun, ANSWERED_WITHIN)

if __name__ == "__main__":
    unittest.main(verbosity=2)
