"""docs/protocol.md and its schema, held against the program: dialogues, errors, wrong messages, whole games."""

from __future__ import annotations

import concurrent.futures
import contextlib
import copy
import hashlib
import http.client
import json
import random
import re
import socket
import sqlite3
import subprocess
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import websockets
from table_talk import (
    PATIENCE,
    PITHEAD,
    SCHEMA,
    SOURCE,
    VALIDATORS,
    Browser,
    Message,
    Person,
    Response,
    Server,
    Socket,
    Surprise,
    ask_http,
    check,
    check_message,
)

DOCUMENT = (SOURCE / "docs/protocol.md").read_text(encoding="utf-8")
DEFS = SCHEMA["$defs"]
ERRORS = set(DEFS["ErrorName"]["enum"])
REQUESTS = {DEFS[name]["properties"]["type"]["const"]: name for name in DEFS if name.endswith("Request")}
GAMES = ("coal-baron", "card-game", "schichtwechsel")

HOUSE: Server  # for all tests that need nothing special
WAITING: Waiting  # what needs time, begun before everything else


def setUpModule() -> None:
    global HOUSE, WAITING
    HOUSE = Server()
    HOUSE.start()
    unittest.addModuleCleanup(HOUSE.__exit__)
    WAITING = Waiting()
    unittest.addModuleCleanup(WAITING.request.close)


class Waiting:
    """Half a request, and a table whose clock nobody looks at; they are asked for at the end."""

    def __init__(self) -> None:
        self.request = socket.create_connection(("127.0.0.1", HOUSE.port), timeout=PATIENCE)
        self.request.sendall(b"GET /api/me HTTP/1.1\r\nHost: ")
        ada = Person(HOUSE, "Ada")
        bruno = {"kind": "person", "name": "Bruno"}
        table = ada.open_table("coal-baron", "person", bruno, clock={"kind": "turn", "seconds": 5})
        self.socket = ada.socket()
        self.socket.do("start", table)
        self.told = self.socket.watch(table)


# ---- the dialogues of the document ---------------------------------------------------------------------------------


class Dialogue:
    """Speaks the lines of docs/protocol.md, and compares the answers with those shown there."""

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
        if expected["type"] != "table":
            return self.compare(expected, self.sockets[who].next(where=lambda told: told["type"] != "table"), "")
        # What bots do comes in between, whenever they have thought.
        differences = []
        while True:
            try:
                told = self.sockets[who].next("table", within=PATIENCE if not differences else 5)
            except Surprise:
                raise Surprise("; ".join(differences) or "no table was told") from None
            names = dict(self.names)
            try:
                return self.compare(expected, told, "")
            except Surprise as difference:
                self.names = names
                differences.append(f"at version {told['version']} {difference}")

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
                        raise Surprise(f"docs/protocol.md, line {number}: {line}\n{error}") from error
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
        self.assertEqual(set(re.findall(r'\{"([a-z-]+)", Wish::Kind::', source)), set(REQUESTS))

    def test_it_has_a_definition_for_every_change_that_is_told(self) -> None:
        source = (SOURCE / "server/table/change.cpp").read_text(encoding="utf-8")
        names = re.search(r"kNames\{([^}]*)\}", source)[1]
        told = {DEFS[each["$ref"].rsplit("/", 1)[1]]["properties"]["kind"]["const"] for each in DEFS["News"]["oneOf"]}
        self.assertEqual(set(re.findall(r'"([a-z-]+)"', names)), told)

    def test_every_error_in_the_source_is_in_it(self) -> None:
        forms = (r'refuse\(\s*"([a-z-]+)"', r'Refusal\{\s*"([a-z-]+)"', r'error_response\(\d+, "([a-z-]+)"',
                 r'(?:refused|tell_refusal|no)\((?:id, |\{\}, )?\{?\s*"([a-z-]+)",', r'return \{"([a-z-]+)", "')
        source = "".join(each.read_text(encoding="utf-8") for each in (SOURCE / "server").rglob("*.cpp"))
        found = {name for form in forms for name in re.findall(form, source)}
        self.assertGreater(len(found), 40)
        self.assertLessEqual(found, ERRORS)

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
        person = Person(HOUSE)
        told = person.socket().watch(person.open_table("coal-baron", "person", "easy"))
        for place in (told, told["seats"][0], told["seats"][1], told["news"][0], told["clock"]):
            place["surprise"] = 1
            with self.assertRaises(Surprise):
                check_message(told)
            del place["surprise"]
        check_message(told)


# ---- playing -------------------------------------------------------------------------------------------------------


class Player:
    """A client that keeps what it needs: its socket, and the table as it was told last. Checks that nothing is
    told twice and nothing is left out."""

    def __init__(self, socket: Socket, told: Message) -> None:
        self.socket = socket
        self.table = told["table"]
        self.moves: list[str | None] = []
        self.commitment = told.get("commitment")
        self.take(told, since=0)

    def take(self, told: Message, since: int) -> None:
        versions = [each["version"] for each in told["news"]]
        if told["since"] != since or versions != list(range(since + 1, told["version"] + 1)):
            raise Surprise(f"behind version {since} came the news {versions}, since {told['since']}")
        for news in told["news"]:
            if news["kind"] == "undo":
                del self.moves[news["ply"] :]
            elif news["kind"] == "move":
                if news["ply"] != len(self.moves):
                    raise Surprise(f"move {len(self.moves)} was told as ply {news['ply']}")
                self.moves.append(news.get("move"))  # missing if it tells what only its player may know
        if len(self.moves) != told.get("ply", 0):
            raise Surprise(f"{len(self.moves)} moves were told, but the ply is {told['ply']}")
        if self.commitment not in (None, told["commitment"]):
            raise Surprise("the commitment has changed")
        self.commitment = told.get("commitment")
        self.told = told

    def look(self) -> Message:
        self.take(self.socket.next("table", lambda told: told["table"] == self.table), self.told["version"])
        return self.told

    def look_until(self, version: int) -> None:
        while self.told["version"] < version:
            self.look()

    def act(self, rng: random.Random) -> int:
        """Moves, or now and then takes something back. The version that it made."""
        table, ply = self.table, self.told["ply"]
        if self.told["undoable"] and rng.random() < 0.05:
            return self.socket.do("undo", table, ply=ply)["version"]
        move = rng.choice(self.told["moves"])["move"]
        return self.socket.do("move", table, ply=ply, move=move, seat=self.told["seat"])["version"]

    def come_back(self, browser: Browser) -> None:
        """With a new connection, as after a tunnel; what came before the old one broke is not told again."""
        while self.socket.heard:
            self.look()
        self.socket = Socket(browser)
        self.take(self.socket.watch(self.table, self.told["version"]), self.told["version"])


def play_to_the_end(players: list[Player], rng: random.Random, browsers: list[Browser] | None = None) -> None:
    """Those who are never to move only watch. With browsers, connections break now and then."""
    while players[0].told["status"] == "running":
        mover = next((each for each in players if each.told.get("moves")), None)
        if mover is None:
            players[0].look()
        else:
            mover.look_until(mover.act(rng))
            if browsers and rng.random() < 0.03:
                mover.socket.close()
                mover.come_back(browsers[players.index(mover)])
        newest = max(each.told["version"] for each in players)
        for each in players:
            each.look_until(newest)


def replay(record: str) -> subprocess.CompletedProcess[str]:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(record)
        file.flush()
        return subprocess.run([PITHEAD, "replay", "--json", file.name], capture_output=True, text=True, check=False)


class WholeGames(unittest.TestCase):
    def play(self, game: str, seats: list[str], seed: int) -> str:
        """Persons are Ada, and Bea on open seats; somebody without a cookie watches. The record."""
        ada, bea, passer_by = Person(HOUSE, "Ada"), Person(HOUSE, "Bea"), Browser(HOUSE)
        table = ada.open_table(game, *seats)
        browsers = [ada, bea, passer_by] if "open" in seats else [ada, passer_by]
        sockets = [each.socket() for each in browsers]
        if bea in browsers:
            sockets[1].do("join", table)
        sockets[0].do("start", table)
        players = [Player(socket, socket.watch(table)) for socket in sockets]
        self.assertIsNone(players[-1].told["seat"])
        play_to_the_end(players, random.Random(seed), browsers)
        record = ada.http("GET", f"/api/tables/{table}/record").text
        self.check_end(json.loads(record), replay(record), players)
        for each in players:
            each.socket.close()
        return record

    def check_end(self, record: Message, replayed: subprocess.CompletedProcess[str], players: list[Player]) -> None:
        self.assertEqual(replayed.returncode, 0, replayed.stderr)
        result = json.loads(replayed.stdout)
        seed = str(record["seed"])
        for player in players:
            told = player.told
            self.assertEqual([each["points"]["total"] for each in told["view"]["seats"]], result["scores"])
            self.assertEqual(told["view"]["winners"], result["winners"])
            self.assertEqual(len(player.moves), len(record["moves"]))
            for seen, made in zip(player.moves, record["moves"]):
                self.assertIn(seen, (None, made))
            self.assertEqual(told["seed"], seed)
            self.assertEqual(player.commitment, hashlib.sha256(seed.encode()).hexdigest())
        self.assertEqual(record["commitment"], players[0].commitment)

    def test_games_of_two_to_four_against_bots_and_people(self) -> None:
        tables = ("person easy", "person open", "medium person open", "open random person easy")
        for game in GAMES:
            for i, seats in enumerate(each.split() for each in tables):
                with self.subTest(game=game, seats=seats):
                    self.play(game, seats, seed=i)

    def test_a_record_with_another_seed_or_commitment_is_refused(self) -> None:
        record = self.play("schichtwechsel", ["person", "random"], seed=7)
        told = json.loads(record)["commitment"]
        other = ("0" if told[0] != "0" else "1") + told[1:]
        for changed in (record.replace(told, other), record.replace(told, hashlib.sha256(b"1").hexdigest())):
            refused = replay(changed)
            self.assertNotEqual(refused.returncode, 0)
            self.assertIn("announced", refused.stderr)


# ---- errors --------------------------------------------------------------------------------------------------------

NOT_FROM_OUTSIDE = {
    "broken": "a change that the table allows and then refuses would be a mistake in the program",
    "closing": "for those who come within the half second in which a server ends",
}
PROVOKED_BY_WAITING = "too-slow"  # in TimeGoesBy


class Errors(unittest.TestCase):
    def setUp(self) -> None:
        self.provoked: set[str] = set()

    def refuse(self, error: str, socket: Socket, type: str, table: str, **fields: Any) -> None:
        """The request must be refused with this error, and the table must stay as it is."""
        before = self.host.version(table)
        answer = socket.ask(type, table, **fields)
        self.assertEqual((answer["type"], answer.get("error")), ("error", error), f"{type} {fields}: {answer}")
        self.assertEqual(answer["version"], before, f"{type} {fields}")
        self.assertEqual(self.host.version(table), before, f"{type} {fields}")
        self.provoked.add(error)

    def refuse_http(self, status: int, error: str, response: Response) -> None:
        self.assertEqual((response.status, response.error), (status, error), response.text)
        self.provoked.add(error)

    def people(self, server: Server, *names: str) -> list[tuple[Person, Socket]]:
        people = [Person(server, name) for name in names]
        self.host = people[0]
        return [(each, each.socket()) for each in people]

    def test_every_error_can_be_provoked_and_changes_nothing(self) -> None:
        for part in (self.joining, self.before_the_game, self.during_the_game, self.away, self.after_the_game,
                     self.closed, self.unknown, self.accounts, self.lobby, self.limits, self.store):
            with self.subTest(part.__name__):
                part()
        self.assertEqual(ERRORS - self.provoked, set(NOT_FROM_OUTSIDE) | {PROVOKED_BY_WAITING})

    def joining(self) -> None:
        (ada, a), (bea, b), (_, c), (_, d) = self.people(HOUSE, "Ada", "Bea", "Cleo", "Dan")
        table = ada.open_table("coal-baron", "person", "invited", "open")
        link = a.watch(table)["seats"][1]["link"]
        self.refuse("already-seated", a, "join", table)
        self.refuse("seat-taken", b, "join", table, seat=0)
        self.refuse("seat-taken", b, "join", table, seat=1)
        self.refuse("invitation-withdrawn", b, "join", table, link="wrong")
        self.refuse("seats-open", a, "start", table)
        b.do("join", table, link=link)
        self.refuse("already-seated", b, "join", table, link=link)
        self.refuse("seat-taken", c, "join", table, link=link)
        c.do("join", table)
        self.refuse("table-full", d, "join", table)
        # An invitation that was replaced is one that was withdrawn.
        a.do("seat", table, seat=2, sitting={"kind": "invited"})
        old = a.next("table", lambda told: "link" in told["seats"][2])["seats"][2]["link"]
        a.do("seat", table, seat=2, sitting={"kind": "invited"})
        self.refuse("invitation-withdrawn", d, "join", table, link=old)

    def before_the_game(self) -> None:
        (ada, a), (bea, b), (_, c) = self.people(HOUSE, "Ada", "Bea", "Cleo")
        table = ada.open_table("coal-baron", "person", "open")
        b.do("join", table)
        for type, fields in (("start", {}), ("close", {}), ("settings", {"listed": True}),
                             ("seat", {"seat": 0, "sitting": {"kind": "open"}})):
            self.refuse("not-host", b, type, table, **fields)
        for type, fields in (("move", {"ply": 0, "move": "take truck-KK"}), ("undo", {"ply": 0}),
                             ("confirm", {"ply": 0}), ("hint", {}), ("preview", {"move": "x"}), ("return", {})):
            self.refuse("not-started", a, type, table, **fields)
        self.refuse("not-seated", c, "leave", table)
        self.refuse("not-seated", c, "confirm-turns", table, on=True)
        self.refuse("not-your-seat", b, "leave", table, seat=0)
        self.refuse("bad-message", a, "chat", table, text=" \t ")
        self.refuse("bad-message", a, "mute", table, person=ada.id, on=True)
        self.refuse("bad-message", a, "seat", table, seat=3, sitting={"kind": "open"})
        self.refuse_http(409, "not-over", ada.http("GET", f"/api/tables/{table}/record"))
        a.do("mute", table, person=bea.id, on=True)
        self.refuse("muted", b, "chat", table, text="Hello?")
        a.do("mute", table, person=bea.id, on=False)
        b.do("chat", table, text="Hello!")

    def during_the_game(self) -> None:
        (ada, a), (_, b), (_, c) = self.people(HOUSE, "Ada", "Bea", "Cleo")
        table = ada.open_table("coal-baron", "person", "open")
        b.do("join", table)
        a.do("start", table)
        told = a.watch(table)
        mover, other = (a, b) if told["actor"] == 0 else (b, a)
        seat = told["actor"]
        move = mover.watch(table)["moves"][0]["move"]
        self.refuse("started", a, "start", table)
        self.refuse("started", c, "join", table)
        self.refuse("started", a, "seat", table, seat=1, sitting={"kind": "open"})
        self.refuse("running", a, "close", table)
        self.refuse("not-over", a, "rematch", table)
        self.refuse_http(409, "not-over", ada.http("GET", f"/api/tables/{table}/record"))
        self.refuse("not-your-turn", other, "move", table, ply=0, move=move)
        self.refuse("not-your-turn", other, "preview", table, move=move)
        self.refuse("not-your-turn", other, "hint", table)
        self.refuse("not-your-seat", mover, "move", table, ply=0, move=move, seat=1 - seat)
        self.refuse("not-seated", c, "move", table, ply=0, move=move)
        self.refuse("stale-ply", mover, "move", table, ply=1, move=move)
        self.refuse("unreadable-move", mover, "move", table, ply=0, move="castle")
        self.refuse("illegal-move", mover, "move", table, ply=0, move="place M8")
        self.refuse("illegal-move", mover, "preview", table, move="place M8")
        self.refuse("nothing-to-undo", mover, "undo", table, ply=0)
        self.refuse("nothing-to-confirm", mover, "confirm", table, ply=0)
        self.refuse("not-away", mover, "return", table)
        self.refuse("too-early", other, "stand-in", table)
        mover.do("confirm-turns", table, on=True)
        mover.do("move", table, ply=0, move=move)
        self.refuse("unconfirmed", mover, "move", table, ply=1, move=move)
        self.refuse("not-your-turn", other, "move", table, ply=1, move=move)
        self.refuse("nothing-to-undo", mover, "undo", table, ply=1, to=1)
        self.refuse("nothing-to-confirm", other, "confirm", table, ply=1)
        mover.do("confirm", table, ply=1)
        other.do("move", table, ply=1, move=other.watch(table)["moves"][0]["move"])
        self.refuse("nothing-to-undo", mover, "undo", table, ply=2)

    def away(self) -> None:
        # Where all people are away and nobody watches, the bots wait, too: nothing happens in between.
        ((ada, a),) = self.people(HOUSE, "Ada")
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        a.do("start", table)
        told = a.watch(table)
        move = told["moves"][0]["move"]
        a.say({"type": "unwatch", "table": table})
        a.do("leave", table)
        self.refuse("away", a, "move", table, ply=0, move=move)
        a.do("return", table, seat=told["actor"])
        a.do("move", table, ply=0, move=move)

    def after_the_game(self) -> None:
        ((ada, a), (_, b)) = self.people(HOUSE, "Ada", "Bea")
        table = ada.open_table("schichtwechsel", "person", {"kind": "person", "name": "Bruno"})
        a.do("start", table)
        player = Player(a, a.watch(table))
        play_to_the_end([player], random.Random(3))
        ply = player.told["ply"]
        for type, fields in (("move", {"ply": ply, "move": "x"}), ("undo", {"ply": ply}), ("confirm", {"ply": ply}),
                             ("return", {}), ("leave", {})):
            self.refuse("game-over", a, type, table, **fields)
        self.refuse("not-seated", b, "rematch", table)
        self.refuse("started", a, "start", table)

    def closed(self) -> None:
        ((ada, a),) = self.people(HOUSE, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        a.do("close", table)
        for type, fields in (("close", {}), ("start", {}), ("chat", {"text": "Anybody?"}), ("join", {}), ("leave", {})):
            self.refuse("closed", a, type, table, **fields)

    def unknown(self) -> None:
        ((ada, a),) = self.people(HOUSE, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        self.assertEqual(a.ask("castle", table)["error"], "unknown-type")
        for type, fields in (("watch", {}), ("start", {}), ("unwatch", {}), ("hint", {})):
            self.assertEqual(a.ask(type, "nowhere", **fields)["error"], "unknown-table", type)
        self.provoked |= {"unknown-type", "unknown-table"}
        self.refuse("unknown-person", Browser(HOUSE).socket(), "join", table)
        seats = [{"kind": "person"}, {"kind": "open"}]
        self.refuse_http(401, "unknown-person",
                         ask_http(HOUSE, "POST", "/api/tables", {"game": "coal-baron", "seats": seats}))
        self.refuse_http(404, "unknown-game", ada.http("POST", "/api/tables", {"game": "chess", "seats": seats}))
        self.refuse_http(404, "unknown-path", ada.http("GET", "/api/nothing"))
        self.refuse_http(404, "unknown-table", ada.http("GET", "/api/tables/nowhere"))
        self.refuse_http(404, "unknown-table", ada.http("GET", "/api/tables/nowhere/record"))
        self.refuse_http(405, "wrong-method", ada.http("POST", "/api/games", {}))

    def accounts(self) -> None:
        ada, bea = Person(HOUSE), Person(HOUSE)
        good = {"login": "Errors.Ada", "password": "nine lives"}
        for login in ("", "ab", "x" * 61, "with blank", "naïve"):
            self.refuse_http(400, "bad-login", ada.http("POST", "/api/account", {**good, "login": login}))
        for password in ("", "7 chars", "x" * 201):
            self.refuse_http(400, "bad-password", ada.http("POST", "/api/account", {**good, "password": password}))
        ada.post("/api/account", good)
        self.refuse_http(409, "has-account", ada.http("POST", "/api/account", {**good, "login": "another"}))
        self.refuse_http(409, "name-taken", bea.http("POST", "/api/account", {**good, "login": "errors.ADA"}))
        self.refuse_http(401, "wrong-login", bea.http("POST", "/api/login", {**good, "password": "ten lives"}))
        self.refuse_http(401, "wrong-login", bea.http("POST", "/api/login", {**good, "login": "nobody"}))
        self.refuse_http(404, "unknown-login", bea.http("POST", "/api/logins/end", {"login": "x"}))

    def lobby(self) -> None:
        ada = Person(HOUSE)
        seats = [{"kind": "person"}, {"kind": "open"}]
        for setup in ({"seats": seats[:1]}, {"options": {"decks": "?"}}, {"options": {"x": "y"}}):
            body = {"game": "card-game", "seats": seats, **setup}
            self.refuse_http(400, "wrong-setup", ada.http("POST", "/api/tables", body))
        self.refuse_http(400, "bad-message", ada.http("POST", "/api/tables", "{"))
        self.refuse_http(403, "forbidden-origin",
                         ada.http("POST", "/api/me", {"name": "Eve"}, {"Origin": "https://evil.example"}))
        self.refuse_http(413, "too-large", ada.http("POST", "/api/me", {"preferences": {"x": "y" * 70_000}}))
        self.refuse_http(431, "too-large", ada.http("GET", "/api/me", headers={"X-Long": "y" * 10_000}))
        self.refuse_http(400, "bad-request", ada.http("GET", "/ws"))
        self.assertEqual(ada.get("/api/tables?list=mine")["tables"], [])

    def limits(self) -> None:
        with Server("--tables-per-person", "1", "--sockets-per-address", "1") as server:
            ((ada, a),) = self.people(server, "Ada")
            ada.open_table("coal-baron", "person", "open")
            body = {"game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}]}
            self.refuse_http(429, "too-many-tables", ada.http("POST", "/api/tables", body))
            with self.assertRaises(websockets.InvalidStatusCode) as refused:
                ada.socket()
            self.assertEqual(refused.exception.status_code, 503)
            self.provoked.add("too-many-sockets")
            for _ in range(300):
                a.say({"type": "ping"})
            self.assertEqual(a.next("error")["error"], "too-fast")
            for _ in range(300):
                response = ada.http("GET", "/healthz")
                if response.status != 200:
                    break
            self.refuse_http(429, "too-fast", response)
            self.assertGreaterEqual(int(response.headers["Retry-After"]), 1)

    def store(self) -> None:
        """Another program holds the file for longer than the server wants to wait."""
        with Server() as server:
            ((ada, a),) = self.people(server, "Ada")
            table = ada.open_table("coal-baron", "person", "open")
            chat = {"type": "chat", "id": "c1", "table": table, "text": "Is this on?"}
            with contextlib.closing(sqlite3.connect(f"{server.folder.name}/pithead.db", isolation_level=None)) as file:
                file.execute("BEGIN IMMEDIATE")
                a.say(chat)
                answer = a.answer("c1")
                file.execute("ROLLBACK")
            self.assertEqual((answer["type"], answer["error"]), ("error", "unavailable"))
            self.assertEqual(ada.version(table), 1)
            a.say(chat)
            self.assertEqual(a.answer("c1"), {"type": "done", "id": "c1", "table": table, "version": 2})
            self.provoked.add("unavailable")


# ---- messages that are wrong ---------------------------------------------------------------------------------------

WRONG = (None, True, 7, -1, 1.5, 2**31, 2**63, 2**64, 1e300, "", "x", "x" * 5000, "\U0001f600" * 1000,
         [], [[]], {}, {"x": 1})


def mutations(value: Any, whole: Any = None) -> Iterator[Any]:
    """The value with one thing in it left out or replaced, at every place; each time a copy of the whole."""
    whole = value if whole is None else whole
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(items):
        if isinstance(value, dict):
            del value[key]
            yield copy.deepcopy(whole)
        for other in WRONG:
            value[key] = other
            yield copy.deepcopy(whole)
        value[key] = inner
        yield from mutations(inner, whole)


def without_nulls(value: Any) -> Any:
    """As the server reads it: null is the same as a field left out."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None}
    return [without_nulls(each) for each in value] if isinstance(value, list) else value


class WrongMessages(unittest.TestCase):
    def wrong(self, message: Message, name: str) -> list[Message]:
        """Every mutation that the schema refuses."""
        check(message, name)
        found = [each for each in mutations(message) if not VALIDATORS[name].is_valid(without_nulls(each))]
        self.assertGreater(len(found), 10, f"{name} allows nearly everything")
        return found

    def test_every_wrong_request_is_refused_and_changes_nothing(self) -> None:
        ada, bea = Person(HOUSE, "Ada"), Person(HOUSE, "Bea")
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        first = ada.socket()
        first.do("start", table)
        told = first.watch(table)
        first.do("move", table, ply=0, move=told["moves"][0]["move"])
        told = first.next("table", lambda each: each["version"] == 3)
        fields: dict[str, Message] = {
            "watch": {"since": 1}, "join": {"seat": 1, "link": "x", "name": "Bea"},
            "seat": {"seat": 1, "sitting": {"kind": "bot", "level": "easy", "name": "Bot"}},
            "leave": {"seat": 0}, "return": {"seat": 0},
            "move": {"ply": 1, "move": told["moves"][0]["move"], "seat": told["seat"]}, "undo": {"ply": 1, "to": 0},
            "confirm": {"ply": 1}, "confirm-turns": {"on": True}, "chat": {"text": "Hello"},
            "mute": {"person": bea.id, "on": True}, "settings": {"title": "Title", "listed": True},
            "preview": {"move": told["moves"][0]["move"]},
        }
        sent = 0
        for type in REQUESTS:
            message = {"type": type, "id": "x", "table": table, **fields.get(type, {})}
            if type == "ping":
                del message["table"]
            talker = ada.socket()
            for i, wrong in enumerate(self.wrong(message, REQUESTS[type])):
                if i % 150 == 149:  # as many as one socket may say at once
                    talker.close()
                    talker = ada.socket()
                sent += 1
                with self.subTest(wrong=json.dumps(wrong)[:200]):
                    self.check_refusal(talker, wrong)
            talker.close()
        self.assertEqual(ada.version(table), 3)
        self.assertGreater(sent, 500)

    def check_refusal(self, talker: Socket, wrong: Message) -> None:
        talker.say(wrong)
        answer = talker.next(where=lambda told: told["type"] != "table")
        self.assertEqual(answer["type"], "error", answer)
        fitting = ("bad-message", "unknown-type", "unknown-table", "unreadable-move", "illegal-move", "started")
        self.assertIn(answer["error"], fitting)

    def test_every_wrong_body_is_refused_and_changes_nothing(self) -> None:
        ada = Person(HOUSE, "Ada")
        before = ada.get("/api/me")
        bodies: tuple[tuple[str, str, Message], ...] = (
            ("/api/tables", "NewTableBody",
             {"id": "x", "game": "schichtwechsel", "options": {"round-cards": "once"}, "title": "Title", "listed": True,
              "pace": "by-turn", "clock": {"kind": "bank", "seconds": 60, "increment": 5},
              "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}, {"kind": "invited"}]}),
            ("/api/me", "ChangeMeBody", {"name": "Eve", "language": "it", "preferences": {}}),
            ("/api/account", "AccountBody", {"login": "wrong.body", "password": "nine lives"}),
            ("/api/login", "LoginBody", {"login": "wrong.body", "password": "nine lives"}),
            ("/api/logins/end", "EndLoginBody", {"login": "x"}),
        )
        for path, name, body in bodies:
            for i, wrong in enumerate(self.wrong(body, name)):
                if i % 15 == 0:  # as many passwords as one address may try at once
                    ada.address = Browser(HOUSE).address
                with self.subTest(path=path, wrong=json.dumps(wrong)[:200]):
                    response = ada.http("POST", path, wrong)
                    self.assertIn(response.status, (400, 401, 404), response.text)
        self.assertEqual(ada.get("/api/me"), before)
        self.assertEqual(ada.get("/api/tables?list=mine")["tables"], [])

    def test_what_is_no_message_at_all_is_refused(self) -> None:
        ada = Person(HOUSE)
        talker = ada.socket()
        deep = ("[" * 1000, '{"a":' * 100)
        for text in ("", " ", "null", "[]", "{", '"x"', "{}}", '{"type":"ping"', "\0", '{"type":1}', *deep):
            with self.subTest(text=text[:20]):
                talker.say(text)
                self.assertEqual(talker.next()["error"], "bad-message")
                response = ada.http("POST", "/api/tables", text)
                self.assertEqual((response.status, response.error), (400, "bad-message"))
        talker.say("{}")
        self.assertEqual(talker.next()["error"], "unknown-type")
        self.assertEqual(talker.ask("ping")["type"], "pong")

    def test_fields_that_a_request_does_not_have_are_ignored(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open", surprise=1)
        talker = ada.socket()
        self.assertEqual(talker.do("chat", table, text="Hello", surprise=[1], seat=None)["version"], 2)

    def test_frames_that_are_no_text_or_too_long_end_the_socket(self) -> None:
        for frame, code in ((b"{}", 1003), ("x" * 17_000, 1009)):
            talker = Person(HOUSE).socket()
            talker.say(frame)
            self.assertEqual(talker.end(), code)


# ---- once, in order, to everybody ----------------------------------------------------------------------------------


class Promises(unittest.TestCase):
    def test_a_request_sent_again_gets_the_same_answer_and_changes_nothing(self) -> None:
        ada = Person(HOUSE, "Ada")
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        one, two = ada.socket(), ada.socket()
        requests: list[Message] = [
            {"type": "start"}, {"type": "chat", "text": "Hello"}, {"type": "confirm-turns", "on": True},
            {"type": "move"}, {"type": "undo", "ply": 1}, {"type": "move"}, {"type": "confirm", "ply": 1},
        ]
        for i, request in enumerate(requests):
            if request["type"] == "move":
                request |= {"ply": 0, "move": one.watch(table)["moves"][0]["move"]}
            message = {**request, "table": table, "id": f"once-{i}"}
            for talker in (one, one, two):
                talker.say(message)
            answers = [talker.answer(message["id"]) for talker in (one, one, two)]
            answers.append(ada.post(f"/api/tables/{table}", message))
            self.assertEqual(answers, [{"type": "done", "id": message["id"], "table": table, "version": i + 2}] * 4)
        self.assertEqual(ada.version(table), 8)
        # The same id of another person is another request.
        other = Person(HOUSE).socket()
        other.say({"type": "chat", "text": "Hello", "table": table, "id": "once-0"})
        self.assertEqual(other.answer("once-0")["version"], 9)

    def test_a_request_without_an_id_is_done_each_time(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        for version in (2, 3):
            talker.say({"type": "chat", "table": table, "text": "Hello"})
            self.assertEqual(talker.answer("")["version"], version)

    def test_a_table_asked_for_twice_is_one(self) -> None:
        ada, bea = Person(HOUSE), Person(HOUSE)
        body = {"id": "t", "game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}]}
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda _: ada.post("/api/tables", body), range(4)))
        self.assertEqual(answers, [answers[0]] * 4)
        self.assertEqual(len(ada.get("/api/tables?list=mine")["tables"]), 1)
        self.assertNotEqual(bea.post("/api/tables", body)["table"], answers[0]["table"])

    def test_two_tabs_of_one_person_are_told_the_same(self) -> None:
        ada = Person(HOUSE, "Ada")
        table = ada.open_table("card-game", "person", {"kind": "person", "name": "Bruno"})
        tabs = [ada.socket(), ada.socket()]
        for tab in tabs:
            tab.watch(table)
        tabs[0].do("start", table)
        tabs[1].do("chat", table, text="Hello")
        told = [[{**each, "now": 0} for each in tab.settled() if each["type"] == "table"] for tab in tabs]
        self.assertEqual([each["version"] for each in told[0]], [2, 3])
        self.assertEqual(told[0], told[1])

    def test_who_does_not_watch_any_more_is_told_nothing(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        talker.watch(table)
        talker.say({"type": "unwatch", "table": table})
        talker.do("chat", table, text="Hello")
        self.assertEqual(talker.settled(), [])

    def test_since_brings_exactly_what_was_missed(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        for _ in range(5):
            talker.do("chat", table, text="Hello")
        for since, versions in ((0, [1, 2, 3, 4, 5, 6]), (4, [5, 6]), (6, []), (7, [1, 2, 3, 4, 5, 6])):
            told = talker.watch(table, since)
            self.assertEqual([each["version"] for each in told["news"]], versions, f"since {since}")

    def test_who_muted_somebody_hears_that_something_was_said_but_not_what(self) -> None:
        ada, bea = Person(HOUSE, "Ada"), Person(HOUSE, "Bea")
        table = ada.open_table("coal-baron", "person", "open")
        a, b = ada.socket(), bea.socket()
        b.do("mute", table, person=ada.id, on=True)
        a.do("chat", table, text="Hello")
        self.assertNotIn("text", b.watch(table)["news"][-1])
        self.assertEqual(a.watch(table)["news"][-1]["text"], "Hello")

    def test_everything_that_happens_is_told(self) -> None:
        ada, bea = Person(HOUSE, "Ada"), Person(HOUSE, "Bea")
        table = ada.open_table("coal-baron", "person", "open", clock={"kind": "bank", "seconds": 600, "increment": 5})
        a, b = ada.socket(), bea.socket()
        b.do("join", table, seat=1)
        b.do("leave", table)
        a.do("seat", table, seat=1, sitting={"kind": "person", "name": "Bruno"})
        a.do("settings", table, title="Evening", listed=True)
        a.do("mute", table, person=bea.id, on=True)
        a.do("confirm-turns", table, on=True)
        a.do("start", table)
        told = a.watch(table)
        self.assertEqual((told["title"], told["listed"], told["confirms"]), ("Evening", True, True))
        self.assertTrue(all(0 < each["time_left"] <= 605_000 for each in told["seats"]))
        self.assertGreater(told["deadline"], told["now"])
        seat = told["actor"]
        a.do("move", table, ply=0, move=told["moves"][0]["move"])
        a.do("confirm", table, ply=1)
        a.do("leave", table, seat=seat)
        a.do("return", table, seat=seat)
        news = a.watch(table)["news"]
        kinds = "open sit leave seat settings mute habit start move confirm leave return".split()
        self.assertEqual([each["kind"] for each in news], kinds)
        self.assertEqual([each["seat"] for each in news if each["kind"] in ("move", "confirm", "return")], [seat] * 3)

    def test_a_rematch_is_one_table_with_the_seats_rotated(self) -> None:
        ada, bea = Person(HOUSE, "Ada"), Person(HOUSE, "Bea")
        table = ada.open_table("schichtwechsel", "person", "open")
        a, b = ada.socket(), bea.socket()
        b.do("join", table)
        a.do("start", table)
        play_to_the_end([Player(a, a.watch(table)), Player(b, b.watch(table))], random.Random(9))
        self.assertEqual(b.do("rematch", table)["version"], a.do("rematch", table)["version"])
        following = {talker.watch(table)["rematch"] for talker in (a, b)}
        self.assertEqual(len(following), 1)
        told = b.watch(following.pop())
        self.assertEqual([each["name"] for each in told["seats"]], ["Bea", "Ada"])
        a.do("start", told["table"])


class TimeGoesBy(unittest.TestCase):
    def test_time_that_is_up_lets_a_bot_play_on(self) -> None:
        before = WAITING.told
        self.assertAlmostEqual(before["deadline"] - before["now"], 5000, delta=1000)
        told = WAITING.socket.next("table", lambda each: each["news"][0]["kind"] == "stand-in")
        self.assertEqual(told["news"][0]["seat"], before["actor"])
        self.assertGreaterEqual(told["news"][0]["time"], before["deadline"])
        self.assertTrue(told["seats"][before["actor"]]["away"])

    def test_a_request_that_does_not_arrive_is_too_slow(self) -> None:
        text = WAITING.request.makefile(encoding="utf-8").read()
        self.assertTrue(text.startswith("HTTP/1.1 408 "), text)
        self.assertEqual(check_message(json.loads(text[text.index("{") :]))["error"], PROVOKED_BY_WAITING)


class Restart(unittest.TestCase):
    def test_games_go_on_and_nothing_is_missed(self) -> None:
        with Server() as server:
            ada, bea = Person(server, "Ada"), Person(server, "Bea")
            table = ada.open_table("schichtwechsel", "person", "open", "easy")
            a, b = ada.socket(), bea.socket()
            b.do("join", table)
            a.do("start", table)
            players = [Player(a, a.watch(table)), Player(b, b.watch(table))]
            server.process.terminate()
            self.assertEqual([a.end(), b.end()], [1012, 1012])
            self.assertEqual(server.process.wait(PATIENCE), 0)
            server.start()
            players[0].come_back(ada)
            players[0].socket.do("chat", table, text="Back again")
            players[1].come_back(bea)
            self.assertIn("chat", [each["kind"] for each in players[1].told["news"]])
            for player in players:
                player.look_until(max(each.told["version"] for each in players))
            play_to_the_end(players, random.Random(5))
            record = ada.http("GET", f"/api/tables/{table}/record").text
            self.assertEqual(replay(record).returncode, 0)

    def test_what_was_acknowledged_survives_a_kill(self) -> None:
        with Server() as server:
            ada = Person(server, "Ada")
            table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
            talker = ada.socket()
            talker.do("start", table)
            player = Player(talker, talker.watch(table))
            rng = random.Random(13)
            for _ in range(3):
                for _ in range(10):
                    player.look_until(player.act(rng))
                last = player.socket.do("chat", table, text="Still here")["version"]
                server.kill()
                server.start()
                player.come_back(ada)
                self.assertEqual(player.told["version"], last)


# ---- HTTP ----------------------------------------------------------------------------------------------------------


class Http(unittest.TestCase):
    def test_a_cookie_that_is_not_ours_is_nobody(self) -> None:
        ada = Person(HOUSE, "Ada")
        key, sign = ada.cookie.split(".")
        turned = sign[:-2] + ("AA" if sign[-2:] != "AA" else "BB")
        cut = (key, f"{key}.", f".{sign}", f"{key[:-1]}.{sign}", f"{key}.{sign[:-1]}")
        for cookie in ("", "x", ".", "é" * 50, f"{key}.{turned}", f"{ada.cookie}x", *cut):
            with self.subTest(cookie=cookie):
                forged = Browser(HOUSE, cookie.encode().decode("latin-1"))
                self.assertEqual(forged.http("POST", "/api/me", {"name": "Eve"}).error, "unknown-person")
                self.assertEqual(forged.http("GET", "/api/logins").error, "unknown-person")
                self.assertEqual(forged.socket().hello["person"], "")
                self.assertNotEqual(forged.get("/api/me")["person"], ada.id)
                self.assertNotEqual(forged.cookie, cookie)
        self.assertEqual(ada.get("/api/me")["name"], "Ada")

    def test_cookies_are_for_the_server_only(self) -> None:
        value = Browser(HOUSE).http("GET", "/api/me").headers["Set-Cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
            self.assertIn(part, value)
        self.assertNotIn("Secure", value)
        with Server("--https") as server:
            self.assertIn("; Secure", Browser(server).http("GET", "/api/me").headers["Set-Cookie"])

    def test_whoever_has_a_cookie_gets_no_other(self) -> None:
        ada = Person(HOUSE)
        self.assertIsNone(ada.http("GET", "/api/me").cookie)

    def test_a_change_must_come_as_json_from_our_own_page(self) -> None:
        ada = Person(HOUSE, "Ada")
        own = f"http://127.0.0.1:{HOUSE.port}"
        forms = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
        wrong: list[dict[str, str | None]] = [{"Content-Type": type} for type in (None, *forms)]
        wrong += [{"Origin": origin} for origin in ("https://evil.example", "null", f"{own}.evil.example", f"{own}0")]
        for headers in wrong:
            for path in ("/api/me", "/api/tables", "/api/logout", "/api/login"):
                response = ada.http("POST", path, {"name": "Eve"}, headers)
                self.assertEqual((response.status, response.error), (403, "forbidden-origin"), f"{path} {headers}")
            if "Origin" in headers:
                with self.assertRaises(websockets.InvalidStatusCode) as refused:
                    Socket(ada, headers)
                self.assertEqual(refused.exception.status_code, 403)
        self.assertEqual(ada.get("/api/me")["name"], "Ada")
        self.assertEqual(ada.http("POST", "/api/me", {"name": "Ada L."}, {"Origin": own}).status, 200)
        Socket(ada, {"Origin": own}).close()
        json_with_charset = {"Content-Type": "application/json; charset=utf-8"}
        self.assertEqual(ada.http("POST", "/api/me", {"name": "Ada"}, json_with_charset).status, 200)

    def test_an_account_is_at_home_in_every_browser(self) -> None:
        ada = Person(HOUSE, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        account = {"login": "Ada.Http", "password": "nine lives"}
        self.assertEqual(ada.post("/api/account", account)["login"], "Ada.Http")
        self.assertFalse(ada.get("/api/me")["guest"])
        phone = Browser(HOUSE)
        agent = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"}
        me = phone.http("POST", "/api/login", {**account, "login": "ada.http"}, agent).message
        self.assertEqual(me, ada.get("/api/me"))
        self.assertEqual([each["table"] for each in phone.get("/api/tables?list=mine")["tables"]], [table])
        logins = phone.get("/api/logins")["logins"]
        self.assertEqual([each["this"] for each in logins if each["about"] == "Firefox on Linux"], [True])
        self.assertEqual(len(logins), 2)
        # The one at home ends the one on the phone, then its own.
        for each in ada.get("/api/logins")["logins"]:
            if not each["this"]:
                self.assertEqual(ada.post("/api/logins/end", {"login": each["login"]}), {"type": "done"})
        self.assertEqual(phone.http("GET", "/api/logins").error, "unknown-person")
        self.assertNotEqual(phone.get("/api/me")["person"], ada.id)
        cookie = ada.cookie
        ended = ada.http("POST", "/api/logout", {})
        self.assertEqual((ended.status, ended.cookie), (200, ""))
        self.assertIn("Max-Age=0", ended.headers["Set-Cookie"])
        self.assertEqual(Browser(HOUSE, cookie).http("GET", "/api/logins").error, "unknown-person")

    def test_nobody_ends_the_login_of_somebody_else(self) -> None:
        ada, eve = Person(HOUSE), Person(HOUSE)
        login = ada.get("/api/logins")["logins"][0]["login"]
        self.assertEqual(eve.http("POST", "/api/logins/end", {"login": login}).error, "unknown-login")
        self.assertEqual(ada.get("/api/me")["person"], ada.id)

    def test_a_guest_gets_the_language_of_the_browser(self) -> None:
        for accepted, language in (("de-AT,de;q=0.9", "de"), ("nl", "nl"), ("it-IT", "it"), ("fr", "en"), (None, "en")):
            me = Browser(HOUSE).http("GET", "/api/me", headers={"Accept-Language": accepted}).message
            self.assertEqual(me["language"], language)

    def test_a_name_is_tidied(self) -> None:
        ada = Person(HOUSE)
        self.assertEqual(ada.post("/api/me", {"name": "  A\nda\t<b> "})["name"], "A da <b>")

    def test_the_lobby_lists_what_is_listed(self) -> None:
        ada, bea = Person(HOUSE), Person(HOUSE)
        shown = ada.open_table("coal-baron", "person", "open", listed=True, title="Come in")
        hidden = ada.open_table("coal-baron", "person", "open")
        tables = {each["table"]: each for each in bea.get("/api/tables")["tables"]}
        self.assertIn(shown, tables)
        self.assertNotIn(hidden, tables)
        self.assertEqual(tables[shown]["card"]["title"], "Come in")
        ada.post(f"/api/tables/{shown}", {"type": "close", "table": shown})
        self.assertNotIn(shown, {each["table"] for each in bea.get("/api/tables")["tables"]})
        self.assertEqual(Browser(HOUSE).get("/api/tables?list=mine")["tables"], [])

    def test_requests_to_a_table_go_by_http_too(self) -> None:
        ada = Person(HOUSE)
        table, other = (ada.open_table("coal-baron", "person", {"kind": "person", "name": "B"}) for _ in range(2))
        path = f"/api/tables/{table}"
        self.assertEqual(ada.post(path, {"type": "start", "id": "s", "table": table})["version"], 2)
        self.assertEqual(ada.http("POST", path, {"type": "start", "table": other}).error, "bad-message")
        for type in ("watch", "unwatch"):
            self.assertEqual(ada.http("POST", path, {"type": type, "table": table}).error, "bad-message")
        self.assertEqual(ada.http("POST", path, {"type": "move", "table": table, "ply": 7, "move": "x"}).status, 409)
        self.assertEqual(ada.version(other), 1)

    def test_methods_and_paths(self) -> None:
        for method, path, status in (
            ("HEAD", "/healthz", 200), ("HEAD", "/api/games", 200), ("HEAD", "/api/nothing", 404), ("GET", "/", 200),
            ("GET", "/table/anything", 200), ("GET", "/nothing.png", 404), ("DELETE", "/api/games", 405),
            ("PUT", "/api/me", 405), ("GET", "/api/account", 405), ("GET", "/api/tables/x/y", 404),
            ("GET", "/metrics", 200), ("POST", "/api/nothing", 404), ("GET", "/../etc/passwd", 404),
            ("GET", "/%2e%2e/etc/passwd", 404), ("GET", "/%zz", 400), ("GET", "/api/me?a=%0", 400),
        ):
            with self.subTest(f"{method} {path}"):
                response = ask_http(HOUSE, method, path)
                self.assertEqual(response.status, status, response.text)
                if method == "HEAD":
                    self.assertEqual(response.text, "")
                    self.assertGreater(int(response.headers["Content-Length"]), 0)

    def test_every_response_protects_its_reader(self) -> None:
        for path in ("/", "/api/me", "/api/nothing", "/api/account", "/ws"):
            headers = ask_http(HOUSE, "GET", path).headers
            with self.subTest(path=path):
                self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
                self.assertIn("default-src 'self'", headers["Content-Security-Policy"])
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertEqual(headers["Referrer-Policy"], "no-referrer")
                self.assertEqual(headers["Cross-Origin-Opener-Policy"], "same-origin")
                self.assertIn(headers["Cache-Control"], ("no-store", "no-cache"))


# ---- mistakes once made --------------------------------------------------------------------------------------------


class OnceWrong(unittest.TestCase):
    """Each of these was wrong at first."""

    def test_a_name_that_is_too_long_is_refused(self) -> None:
        self.assertEqual(Person(HOUSE).http("POST", "/api/me", {"name": "x" * 31}).status, 400)

    def test_a_pace_must_be_one(self) -> None:
        body = {"game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}], "pace": ""}
        self.assertEqual(Person(HOUSE).http("POST", "/api/tables", body).status, 400)

    def test_a_table_asked_for_again_at_the_limit_is_still_done(self) -> None:
        with Server("--tables-per-person", "1") as server:
            ada = Person(server)
            body = {"id": "t", "game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}]}
            self.assertEqual(ada.post("/api/tables", body), ada.post("/api/tables", body))

    def test_on_must_be_said(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open")
        answer = ada.socket().ask("confirm-turns", table)
        self.assertEqual(answer.get("error"), "bad-message")

    def test_a_text_that_is_too_long_is_not_cut_in_silence(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open")
        answer = ada.socket().ask("chat", table, text="x" * 501)
        self.assertEqual(answer.get("error"), "bad-message")

    def test_a_preview_of_nonsense_is_unreadable(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        talker = ada.socket()
        talker.do("start", table)
        self.assertEqual(talker.ask("preview", table, move="castle")["error"], "unreadable-move")

    def test_a_name_changed_while_the_password_is_hashed_stays(self) -> None:
        ada = Person(HOUSE, "Ada")
        link = http.client.HTTPConnection("127.0.0.1", HOUSE.port, timeout=PATIENCE)
        body = json.dumps({"login": "hasty", "password": "nine lives"})
        headers = {"Cookie": f"pithead={ada.cookie}", "Content-Type": "application/json"}
        link.request("POST", "/api/account", body, headers)
        ada.post("/api/me", {"name": "Countess"})
        self.assertEqual(link.getresponse().status, 200)
        link.close()
        self.assertEqual((ada.get("/api/me")["name"], ada.get("/api/me")["guest"]), ("Countess", False))

    def test_the_socket_of_an_ended_login_may_do_nothing(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        ada.post("/api/logout", {})
        try:
            answer = talker.ask("chat", table, text="Still me")
        except websockets.ConnectionClosed:
            return
        self.assertEqual(answer.get("error"), "unknown-person")

    def test_a_new_name_is_the_name_from_then_on(self) -> None:
        ada = Person(HOUSE, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        ada.post("/api/me", {"name": "Countess"})
        talker.do("chat", table, text="Hello")
        self.assertEqual(talker.watch(table)["news"][-1]["name"], "Countess")

    def test_who_did_not_play_is_refused_a_rematch(self) -> None:
        ada, table = self.finished_table()
        ada.socket().do("rematch", table)
        self.assertEqual(Browser(HOUSE).socket().ask("rematch", table)["type"], "error")

    def test_a_second_wish_for_a_rematch_gets_the_same_answer_each_time(self) -> None:
        ada, table = self.finished_table()
        talker = ada.socket()
        talker.do("rematch", table)
        answers = []
        for _ in range(2):
            talker.say({"type": "rematch", "id": "again", "table": table})
            answers.append(talker.answer("again"))
            talker.do("chat", table, text="Hello")
        self.assertEqual(answers[0], answers[1])

    def test_an_unknown_type_is_a_bad_request(self) -> None:
        ada = Person(HOUSE)
        table = ada.open_table("coal-baron", "person", "open")
        self.assertEqual(ada.http("POST", f"/api/tables/{table}", {"type": "castle", "table": table}).status, 400)

    def test_a_wrong_method_is_told_the_right_one(self) -> None:
        self.assertIn("GET", ask_http(HOUSE, "DELETE", "/api/games").headers["Allow"] or "")

    @staticmethod
    def finished_table() -> tuple[Person, str]:
        ada = Person(HOUSE, "Ada")
        table = ada.open_table("schichtwechsel", "person", {"kind": "person", "name": "Bruno"})
        talker = ada.socket()
        talker.do("start", table)
        play_to_the_end([Player(talker, talker.watch(table))], random.Random(11))
        return ada, table


if __name__ == "__main__":
    unittest.main(verbosity=2)
