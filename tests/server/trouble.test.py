"""A store in trouble, and messages in a flood: everybody is answered in time, the operator sees what is wrong, and all is
well again without a restart when it is over."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import random
import re
import secrets
import signal
import socket
import sqlite3
import struct
import subprocess
import time
import unittest
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import websockets
import yaml
from postgres import own_server
from table_talk import ERRORS, PATIENCE, PITHEAD, SOURCE, Browser, Message, Person, Response, Server, Surprise, ask_http, run

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


def log_of(server: Server) -> list[Message]:
    return [json.loads(line) for line in (Path(server.folder.name) / "log").read_text(encoding="utf-8").splitlines()]


def metrics_of(server: Server) -> dict[str, float]:
    lines = ask_http(server, "GET", "/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


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
            errors = [line for line in log_of(server) if line["what"] == "store-error"]
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
            spoiled = [line for line in log_of(server) if line.get("error") == "spoiled"]
            self.assertTrue(spoiled)
            self.assertNotIn(server.folder.name, json.dumps(spoiled))
            self.assertEqual(metrics_of(server)["pithead_healthy"], 0)

    def test_many_who_ask_for_health_cause_no_writes(self) -> None:
        with Server() as server:
            wait_for_health(server, None)
            begun, before = time.monotonic(), metrics_of(server)
            for _ in range(300):
                self.assertEqual(health(server)[0], 200)
            after, took = metrics_of(server), time.monotonic() - begun
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
            self.assertNotIn("127.0.0.1:", json.dumps([line for line in log_of(server) if line["what"] != "serving"]))

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


# ---- every message is answered -------------------------------------------------------------------------------------


class Answers(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server()
        cls.server.start()
        cls.addClassCleanup(cls.server.__exit__)

    def send_many(self, count: int) -> tuple[Person, Any, list[str]]:
        ada = Person(self.server)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        ids = [f"m{n}" for n in range(count)]
        messages = [json.dumps({"type": "return", "id": id, "table": table}) for id in ids]

        async def send() -> None:
            for message in messages:
                await talker.link.send(message)

        run(send())
        return ada, talker, ids

    def test_of_400_requests_at_once_each_has_its_answer(self) -> None:
        _, talker, ids = self.send_many(400)
        answers = [talker.next("error") for _ in ids]
        self.assertEqual(Counter(each["id"] for each in answers), Counter(ids))
        errors = Counter(each["error"] for each in answers)
        self.assertEqual(set(errors), {"not-started", "too-fast"})
        self.assertGreaterEqual(errors["not-started"], 200)

    def test_a_flood_is_closed_with_a_reason(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            _, talker, _ = self.send_many(6000)
            self.assertEqual(talker.end(), 1008)
            self.assertIn("too many messages", talker.link.close_reason)
            return
        self.fail("the connection was cut before the reason could be read")

    def test_a_message_too_long_to_be_looked_at_is_refused_all_the_same(self) -> None:
        talker = Person(self.server).socket()
        message = json.dumps({"type": "ping", "id": "p", "padding": "x" * 10_000})

        async def send() -> None:
            for _ in range(300):
                await talker.link.send(message)

        run(send())
        refused = talker.next("error")
        self.assertEqual((refused["error"], refused["id"]), ("too-fast", ""))

    def test_answers_repeat_the_id(self) -> None:
        ada = Person(self.server)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        talker.say({"type": "ping", "id": "p1"})
        self.assertEqual(talker.next("pong"), {"type": "pong", "id": "p1"})
        talker.watch(table)
        talker.say({"type": "unwatch", "id": "u1", "table": table})
        self.assertEqual(talker.next("done"), {"type": "done", "id": "u1", "table": table, "version": 1})

    def test_a_close_code_that_nobody_may_send_is_answered_as_a_mistake(self) -> None:
        for code, answer in ((1000, 1000), (4999, 4999), (5000, 1002), (65535, 1002), (1005, 1002)):
            with self.subTest(code=code):
                self.assertEqual(self.close_with(code), answer)

    def close_with(self, code: int) -> int:
        """The code of the server's own close frame."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE) as link:
            link.sendall(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                         b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
            stream = link.makefile("rb")
            while stream.readline() != b"\r\n":
                pass
            self.assertEqual(stream.read(1), b"\x81")
            stream.read(stream.read(1)[0])  # hello
            link.sendall(b"\x88\x82\0\0\0\0" + struct.pack(">H", code))
            first, size = stream.read(2)
            self.assertEqual(first, 0x88)
            return struct.unpack(">H", stream.read(size)[:2])[0]


# ---- what is refused before it is looked at ------------------------------------------------------------------------


def raw(server: Server, text: bytes) -> bytes:
    """The first line of the answer to these bytes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
        link.sendall(text)
        return link.makefile("rb").readline()


class Requests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server()
        cls.server.start()
        cls.addClassCleanup(cls.server.__exit__)

    def post(self, server: Server, host: str, origin: str) -> int:
        ada = Person(server)
        return ada.http("POST", "/api/me", {"name": "Ada"}, {"Host": host, "Origin": origin}).status

    def test_an_origin_is_held_against_names_that_nobody_else_can_have(self) -> None:
        port = self.server.port
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", "192.168.1.7", "pit.local", "pit",
                     "pithead.localhost:8080"):
            self.assertEqual(self.post(self.server, host, f"http://{host}"), 200, host)
        for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "1.2.3", "pit.local.evil.example",
                     "evil.example@127.0.0.1", ""):
            self.assertEqual(self.post(self.server, host, f"http://{host}"), 403, host)
        self.assertEqual(self.post(self.server, "localhost", "http://127.0.0.1"), 403)

    def test_a_named_origin_is_the_only_one(self) -> None:
        with Server("--origin", "https://play.example.org") as server:
            for host, origin, status in (
                ("play.example.org", "https://play.example.org", 200), ("127.0.0.1:8080", "https://play.example.org", 200),
                ("play.example.org", "http://play.example.org", 403), ("127.0.0.1", "http://127.0.0.1", 403),
                ("evil.example", "https://evil.example", 403), ("evil.example", "null", 403),
            ):
                self.assertEqual(self.post(server, host, origin), status, f"{host} {origin}")

    def test_an_origin_that_no_browser_says_is_refused_at_the_start(self) -> None:
        for origin in ("play.example.org", "https://play.example.org/", "https://", "ftp://play.example.org"):
            done = subprocess.run([PITHEAD, "serve", "--port", "0", "--db", "sqlite::memory:", "--origin", origin],
                                  capture_output=True, text=True, timeout=PATIENCE, check=False)
            self.assertEqual(done.returncode, 2, origin)
            self.assertIn("without a path", done.stderr)

    def test_no_other_header_widens_the_check(self) -> None:
        ada = Person(self.server)
        headers = {"Host": "127.0.0.1", "Origin": "http://evil.example", "X-Forwarded-Host": "evil.example",
                   "Forwarded": "host=evil.example"}
        self.assertEqual(ada.http("POST", "/api/me", {"name": "Eve"}, headers).error, "forbidden-origin")

    def test_json_is_said_exactly(self) -> None:
        ada = Person(self.server)
        for type, status in (
            ("application/json", 200), ("Application/JSON", 200), ("application/json; charset=utf-8", 200),
            ("application/json;charset=UTF-8", 200), ('application/json; charset="utf-8"', 200),
            ("application/jsonp", 403), ("application/json-seq", 403), ("application/json; charset=latin1", 403),
            ("application/json, text/plain", 403), ("application/json; boundary=x", 403), ("text/json", 403),
        ):
            self.assertEqual(ada.http("POST", "/api/me", {"name": "Ada"}, {"Content-Type": type}).status, status, type)

    def test_a_header_in_two_lines_is_refused(self) -> None:
        good = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Word: one\r\n\r\n"
        self.assertIn(b" 200 ", raw(self.server, good))
        for fold in (b"\r\n ", b"\r\n\t", b"\r\n \r\n "):
            self.assertIn(b" 400 ", raw(self.server, good.replace(b"one", b"one" + fold + b"two")), fold)
        body = b'{"name":\r\n "Ada"}'
        post = (b"POST /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.assertIn(b" 404 ", raw(self.server, post), "a body may have such lines")


# ---- what the operator sees ----------------------------------------------------------------------------------------


class Operator(unittest.TestCase):
    def test_failed_logins_and_refusals_are_lines_and_figures_without_secrets(self) -> None:
        with Server() as server:
            ada = Person(server, "Ada")
            ada.http("POST", "/api/login", {"login": "my-real-password", "password": "another secret"})
            ada.http("POST", "/api/me", {"name": "Eve"}, {"Origin": "https://evil.example"})
            table = ada.open_table("coal-baron", "person", "open")
            talker = ada.socket()
            self.assertEqual(talker.ask("return", table)["error"], "not-started")
            lines = log_of(server)
            self.assertIn({"what": "login-failed", "address": ada.address}, [without_time(line) for line in lines])
            self.assertIn({"what": "refused", "error": "forbidden-origin", "address": ada.address},
                          [without_time(line) for line in lines])
            self.assertIn({"what": "refused", "error": "not-started"}, [without_time(line) for line in lines])
            text = json.dumps(lines)
            for secret in ("my-real-password", "another secret", ada.cookie):
                self.assertNotIn(secret, text)
            metrics = metrics_of(server)
            for why in ("wrong-login", "forbidden-origin", "not-started"):
                self.assertEqual(metrics[f'pithead_refusals_total{{why="{why}"}}'], 1, why)

    def test_whoever_enters_or_changes_an_account_is_a_line_and_a_figure(self) -> None:
        with Server() as server:
            ada = Person(server)
            codes = ada.post("/api/account", {"login": "ada", "password": "nine lives"})["codes"]
            ada.post("/api/account/password", {"password": "nine lives", "new_password": "ten lives"})
            ada.post("/api/account/login", {"password": "ten lives", "login": "lovelace"})
            ada.post("/api/account/codes", {"password": "ten lives"})
            phone = Browser(server)
            phone.post("/api/login", {"login": "lovelace", "password": "ten lives"})
            phone.post("/api/me/remove", {"password": "ten lives"})
            accounts = [line for line in log_of(server) if line["what"] == "account"]
            events = ["made", "password-changed", "login-changed", "codes-made", "logged-in", "removed"]
            self.assertEqual([line["event"] for line in accounts], events)
            self.assertEqual({line["person"] for line in accounts}, {ada.id}, "not by name: a log is read by many")
            self.assertEqual([line["address"] for line in accounts], [ada.address] * 4 + [phone.address] * 2)
            text = json.dumps(log_of(server))
            for secret in ("lovelace", "nine lives", "ten lives", codes[0], ada.cookie):
                self.assertNotIn(secret, text)
            metrics = metrics_of(server)
            for event in events:
                self.assertEqual(metrics[f'pithead_account_events_total{{event="{event}"}}'], 1, event)

    def test_the_log_is_in_utc_and_goes_nowhere_but_to_standard_error(self) -> None:
        before = datetime.now(UTC).replace(microsecond=0)
        with Server() as server:
            Person(server).http("GET", "/api/nothing")
            lines = log_of(server)
            said = server.process.stdout
            server.process.send_signal(signal.SIGTERM)
            self.assertEqual(said.read(), "", "the address alone, which was read before")
            server.process.wait(timeout=PATIENCE)
            self.assertEqual({each.name for each in Path(server.folder.name).iterdir()} - {"log"},
                             {each.name for each in Path(server.folder.name).glob("pithead.db*")})
        self.assertGreater(len(lines), 1)
        for line in lines:
            time_of = datetime.strptime(line["time"], "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
            self.assertLessEqual(before, time_of)
            self.assertLessEqual(time_of, datetime.now(UTC))

    def test_every_line_of_the_log_is_documented(self) -> None:
        code = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "server").glob("*.cpp"))
        written = set(re.findall(r'\blog_?(?:\.write)?\(\s*"([a-z-]+)"', code))
        self.assertLessEqual({"serving", "account", "login-failed", "store-error"}, written)
        table = (SOURCE / "docs/server/deploy.md").read_text(encoding="utf-8").split("| `what` |")[1].split("\n\n")[0]
        documented = {what for row in table.splitlines() for what in re.findall(r"`([a-z-]+)`", row.split("|")[1])}
        self.assertEqual(written, documented - {"what"})

    def test_a_flood_of_refusals_does_not_fill_the_log(self) -> None:
        with Server() as server:
            ada = Person(server)
            talker = ada.socket()
            for n in range(400):
                talker.say({"type": "castle", "id": str(n)})
            answers = [talker.next("error") for _ in range(400)]
            self.assertEqual(len(answers), 400)
            end = time.monotonic() + PATIENCE
            told = 0
            while told < 400:
                self.assertLess(time.monotonic(), end, f"the log tells of {told} refusals")
                time.sleep(0.1)
                log = log_of(server)
                lines = sum(line["what"] == "refused" for line in log)
                told = lines + sum(int(line["lines"]) for line in log if line["what"] == "left-out")
            self.assertEqual(told, 400)
            self.assertLess(lines, 200)

    def test_dashboard_and_alerts_are_about_figures_that_there_are(self) -> None:
        dashboard = json.loads((SOURCE / "docs/server/grafana.json").read_text(encoding="utf-8"))
        alerts = yaml.safe_load((SOURCE / "docs/server/alerts.yml").read_text(encoding="utf-8"))
        shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
        watched = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
        with Server() as server:
            Person(server).http("GET", "/api/nothing")
            told = {re.match(r"\w+", name)[0] for name in metrics_of(server)}
        self.assertEqual(names_in(watched) - told, set())
        self.assertEqual({re.sub("_(sum|count)$", "_bucket", name) for name in told}, names_in(shown),
                         "the dashboard shows all of them, and nothing else")
        labels = set(re.findall(r'why=~?"([^"]+)"', " ".join(watched)))
        self.assertLessEqual({why for each in labels for why in each.split("|")}, ERRORS)

    def test_times_are_told(self) -> None:
        with Server() as server:
            ada = Person(server)
            table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
            talker = ada.socket()
            talker.do("start", table)
            talker.do("move", table, ply=0, move=talker.watch(table)["moves"][0]["move"])
            metrics = metrics_of(server)
            self.assertEqual(metrics["pithead_move_seconds_count"], 1)
            self.assertEqual(metrics['pithead_move_seconds_bucket{le="+Inf"}'], 1)
            self.assertGreater(metrics["pithead_store_seconds_count"], 3)
            self.assertEqual(metrics["pithead_healthy"], 1)


def names_in(expressions: list[str]) -> set[str]:
    return set(re.findall(r"pithead_\w+", " ".join(expressions)))


def without_time(line: Message) -> Message:
    return {key: value for key, value in line.items() if key != "time"}


if __name__ == "__main__":
    unittest.main(verbosity=2)
