"""docs/server/protocol.md and its schema: every dialogue happens as written, and neither forgets a message."""

from __future__ import annotations

import json
import random
import re
import unittest
from typing import Any

from playing import Player, play_to_the_end
from table_talk import (
    DEFS,
    ERRORS,
    PATIENCE,
    REQUESTS,
    SCHEMA,
    SOURCE,
    Browser,
    Person,
    Response,
    Server,
    Socket,
    Surprise,
    check,
    check_message,
)

DOCUMENT = (SOURCE / "docs/server/protocol.md").read_text(encoding="utf-8")
SERVER = Server()  # for all tests that need nothing special


def setUpModule() -> None:
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)


class Dialogue:
    """Speaks the lines of docs/server/protocol.md, and compares the answers with those shown there."""

    LINE = re.compile(r"(?:(\w+) )?([<>]) (.*)")
    HTTP = re.compile(r"(GET|POST|HEAD) (\S+)(?: (.*))?")

    def __init__(self, server: Server) -> None:
        self.server = server
        self.browsers: dict[str, Browser] = {}
        self.sockets: dict[str, Socket] = {}
        self.responses: dict[str, Response] = {}
        self.names: dict[str, Any] = {}  # what words in capitals stand for
        self.table = ""  # that was watched last

    def run(self, line: str) -> None:
        if line.startswith("…"):
            return self.play_on()
        found = self.LINE.fullmatch(line)
        if not found:
            raise Surprise("the line is neither said nor heard")
        who, way, text = found[1] or "Ada", found[2], found[3]
        self.browsers.setdefault(who, Browser(self.server))
        if way == ">":
            self.say(who, text)
        else:
            self.hear(who, text)

    def say(self, who: str, text: str) -> None:
        if text == "WS":
            if who in self.sockets:
                self.sockets[who].close()
            self.sockets[who] = Socket(self.browsers[who])
            self.sockets[who].heard.append(self.sockets[who].hello)
        elif request := self.HTTP.fullmatch(text):
            path = re.sub(r"[A-Z]{2,}", lambda word: self.names[word[0]], request[2])
            body = self.filled(self.read(request[3])) if request[3] else None
            self.responses[who] = self.browsers[who].http(request[1], path, body)
        else:
            message = self.filled(self.read(text))
            if message["type"] in REQUESTS:
                check(message, REQUESTS[message["type"]])
            if message["type"] == "watch":
                self.table = message["table"]
            self.sockets[who].say(message)

    def hear(self, who: str, text: str) -> None:
        status, text = re.fullmatch(r"(?:(\d{3}) )?(.*)", text).groups()
        expected = self.read(text)
        if who in self.responses:
            response = self.responses.pop(who)
            if response.status != int(status or 200):
                raise Surprise(f"the status is {response.status}, {response.text}")
            return self.compare(expected, json.loads(response.text), "")
        pushed = ("table", "presence")
        if expected["type"] not in pushed:
            return self.compare(expected, self.sockets[who].next(where=lambda told: told["type"] not in pushed), "")
        # What bots do comes in between, whenever they have thought; others come and go.
        differences = []
        while True:
            try:
                told = self.sockets[who].next(expected["type"], within=PATIENCE if not differences else 5)
            except Surprise:
                raise Surprise("; ".join(differences) or f"no {expected['type']} was told") from None
            names = dict(self.names)
            try:
                return self.compare(expected, told, "")
            except Surprise as difference:
                self.names = names
                differences.append(f"at version {told.get('version')} {difference}")

    @staticmethod
    def read(text: str) -> Any:
        """JSON in which … and words in capitals may stand without quotes."""
        return json.loads(re.sub(r"(?<=[:\[,])(…|[A-Z]{2,})(?=[,\]}])", r'"\1"', text))

    def filled(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self.filled(each) for key, each in value.items()}
        if isinstance(value, list):
            return [self.filled(each) for each in value]
        return self.names.get(value, value) if isinstance(value, str) else value

    def compare(self, expected: Any, told: Any, where: str) -> None:
        if expected == "…":
            return
        if isinstance(expected, str) and re.fullmatch(r"[A-Z]{2,}", expected):
            expected = self.names.setdefault(expected, told)
        if isinstance(expected, dict) and isinstance(told, dict):
            for key, value in expected.items():
                if key not in told:
                    raise Surprise(f"'{where}/{key}' is missing in {json.dumps(told)[:500]}")
                self.compare(value, told[key], f"{where}/{key}")
        elif isinstance(expected, list) and isinstance(told, list):
            shown = expected[:-1] if expected and expected[-1] == "…" else expected
            if len(told) < len(shown) or (len(told) > len(shown) and shown is expected):
                raise Surprise(f"'{where}' has {len(told)} items")
            for i, value in enumerate(shown):
                self.compare(value, told[i], f"{where}/{i}")
        elif expected != told or isinstance(expected, bool) != isinstance(told, bool):
            raise Surprise(f"'{where}' is {json.dumps(told)[:500]} instead of {json.dumps(expected)}")

    def play_on(self) -> None:
        people = [(socket, socket.watch(self.table)) for socket in self.sockets.values()]
        people = [(socket, told) for socket, told in people if told["seat"] is not None]
        play_to_the_end([Player(socket, told) for socket, told in people], random.Random(1))
        for socket, _ in people:
            socket.heard.append(socket.watch(self.table))


class TheDocument(unittest.TestCase):
    def test_every_dialogue_happens_as_written(self) -> None:
        with Server() as server:
            dialogue = Dialogue(server)
            spoken = 0
            fence = None
            for number, line in enumerate(DOCUMENT.splitlines(), 1):
                if line.startswith("```"):
                    fence = line if fence is None else None
                elif fence == "```":
                    spoken += 1
                    try:
                        dialogue.run(line)
                    except Exception as error:
                        raise Surprise(f"docs/server/protocol.md, line {number}: {line}\n{error}") from error
        self.assertGreater(spoken, 100, "the dialogues were not found")

    def test_its_example_of_a_move_is_one(self) -> None:
        blocks = re.findall(r"^```json\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
        self.assertEqual(len(blocks), 1)
        check(json.loads(blocks[0]), "MovePreview")

    def test_it_lists_every_error_and_no_other(self) -> None:
        rows = re.findall(r"^\| (`[^|]*) \|", DOCUMENT[DOCUMENT.index("| error | when |") :], re.MULTILINE)
        listed = {name for row in rows for name in re.findall(r"`([a-z-]+)`", row)}
        self.assertEqual(listed, ERRORS)

    def test_it_lists_every_request_and_no_other(self) -> None:
        head = r"^\| request \| fields \| does \|\n\|---\|---\|---\|\n"
        tables = re.findall(head + r"((?:\|.*\n)+)", DOCUMENT, re.MULTILINE)
        listed = {row.split("`")[1] for table in tables for row in table.splitlines()}
        self.assertEqual(listed, set(REQUESTS))

    def test_it_tells_every_field_of_a_table(self) -> None:
        rows = re.findall(r"^\| (`[^|]*) \|", DOCUMENT[DOCUMENT.index("| field of `table` |") :], re.MULTILINE)
        listed = {name for row in rows for name in re.findall(r"`([a-z_]+)`", row)}
        elsewhere = {"type", "table", "seed", "unconfirmed"}
        self.assertLessEqual(set(DEFS["TableMessage"]["properties"]) - elsewhere, listed)


class TheSchema(unittest.TestCase):
    def test_it_has_a_definition_for_every_request_that_the_server_reads(self) -> None:
        source = (SOURCE / "server/table/wish.cpp").read_text(encoding="utf-8")
        types = source[source.index("kWishTypes{{") : source.index("}};")]
        self.assertEqual(set(re.findall(r'\{"([a-z-]+)",', types)), set(REQUESTS))

    def test_it_has_a_definition_for_every_change_that_is_told(self) -> None:
        source = (SOURCE / "server/table/change.h").read_text(encoding="utf-8")
        told = {DEFS[each["$ref"].rsplit("/", 1)[1]]["properties"]["kind"]["const"] for each in DEFS["News"]["oneOf"]}
        of_others = {"private"}  # what is told of some kinds to those whom they do not concern
        self.assertEqual(set(re.findall(r'kKind = "([a-z-]+)"', source)) | of_others, told)

    def test_it_has_every_error_of_the_source_and_no_other(self) -> None:
        refusals = (SOURCE / "server/table/refusal.cpp").read_text(encoding="utf-8")
        net = "".join(each.read_text(encoding="utf-8") for each in (SOURCE / "server/net").glob("*.cpp"))
        found = set(re.findall(r'case Why::\w+: return "([a-z-]+)"', refusals))
        found |= set(re.findall(r'error_response\(\d+, "([a-z-]+)"', net))
        self.assertEqual(found, ERRORS)

    def test_definitions_are_named_described_and_used(self) -> None:
        text = json.dumps(SCHEMA)
        for name, each in DEFS.items():
            self.assertEqual(each["title"], name)
            self.assertTrue(each["description"], name)
            top = name in ("Record", "News") or name.endswith("Body")
            self.assertTrue(top or f'"#/$defs/{name}"' in text, f"{name} is never used")

    def test_a_field_that_is_not_in_it_is_noticed(self) -> None:
        with self.assertRaises(Surprise):
            check_message({"type": "pong", "surprise": 1})
        person = Person(SERVER)
        told = person.socket().watch(person.open_table("coal-baron", "person", "easy"))
        for place in (told, told["seats"][0], told["seats"][1], told["news"][0], told["clock"]):
            place["surprise"] = 1
            with self.assertRaises(Surprise):
                check_message(told)
            del place["surprise"]
        check_message(told)


if __name__ == "__main__":
    unittest.main(verbosity=2)
