"""Every message is answered, also in a flood; and what is refused before anybody looks at it."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import subprocess
import unittest
from collections import Counter
from typing import Any

import websockets
from table_talk import PATIENCE, PITHEAD, Person, Server, run


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

if __name__ == "__main__":
    unittest.main(verbosity=2)
