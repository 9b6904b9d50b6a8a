"""Talks with `pithead serve` as docs/server/protocol.md describes it. Every message that arrives is checked against
docs/server/protocol.schema.json, so whatever test uses this also proves the schema."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import re
import signal
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import websockets

PITHEAD = os.environ["PITHEAD_BINARY"]
SOURCE = Path(os.environ.get("PITHEAD_SOURCE_DIR", Path(__file__).parents[2]))
SCHEMA = json.loads((SOURCE / "docs/server/protocol.schema.json").read_text(encoding="utf-8"))
DEFS = SCHEMA["$defs"]
ERRORS = set(DEFS["ErrorName"]["enum"])
REQUESTS = {DEFS[name]["properties"]["type"]["const"]: name for name in DEFS if name.endswith("Request")}
PATIENCE = 20.0  # seconds until a message that does not come is a failure; slow machines need some

Message = dict[str, Any]


class Surprise(AssertionError):
    """The server did something that the protocol does not say."""


# ---- the schema ----------------------------------------------------------------------------------------------------


def tag_of(branch: Message) -> tuple[str, str] | None:
    """The field and value by which a definition says what it is: ("kind", "bot")."""
    definition = DEFS[branch["$ref"].rsplit("/", 1)[1]] if "$ref" in branch else branch
    fields = ((field, definition.get("properties", {}).get(field, {}).get("const")) for field in ("type", "kind"))
    return next((each for each in fields if each[1]), None)


def one_of(checker: Any, branches: list[Message], value: Any, schema: Message) -> Iterator[Any]:
    """As jsonschema has it, but looks only at the branch with the value's tag: many times faster, and an error
    is about what is wrong in that branch."""
    tags = TAGS.setdefault(id(branches), [tag_of(branch) for branch in branches])
    if not isinstance(value, dict) or None in tags:
        yield from jsonschema.Draft202012Validator.VALIDATORS["oneOf"](checker, branches, value, schema)
        return
    for branch, (field, tag) in zip(branches, tags):
        if value.get(field) == tag:
            yield from checker.descend(value, branch)
            return
    yield jsonschema.ValidationError(f"{json.dumps(value)[:200]} is none of {[tag for _, tag in tags]}")


TAGS: dict[int, list[tuple[str, str] | None]] = {}
Checker = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"oneOf": one_of})


def validator(name: str) -> Any:
    """For one definition; references in it lead to the whole."""
    return Checker({"$ref": f"#/$defs/{name}"}, resolver=jsonschema.RefResolver("", SCHEMA))


VALIDATORS = {name: validator(name) for name in DEFS}
MESSAGES = {  # of the server, by type
    DEFS[name]["properties"]["type"]["const"]: name
    for name in (each["$ref"].rsplit("/", 1)[1] for each in DEFS["server"]["oneOf"])
}


def check(value: Any, name: str) -> None:
    """That a value is what the definition says."""
    error = jsonschema.exceptions.best_match(VALIDATORS[name].iter_errors(value))
    if error is None:
        return
    path = "/".join(str(each) for each in error.absolute_path)
    raise Surprise(f"this is no {name}: {error.message[:300]} at '{path}' in {json.dumps(value)[:2000]}")


def check_message(message: Any) -> Message:
    """One of the server's; its type says which definition it must meet."""
    kind = message.get("type") if isinstance(message, dict) else None
    if kind not in MESSAGES:
        raise Surprise(f"a message of no known type: {json.dumps(message)[:500]}")
    check(message, MESSAGES[kind])
    return message


# ---- the server ----------------------------------------------------------------------------------------------------


class Server:
    """The program, on any free port, with a store of its own unless it is given one.

    It is told to be behind a proxy: so each Person has an address of its own, and the limits for one address
    do not slow the tests down."""

    def __init__(self, *options: str, store: str | None = None) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="pithead-test-")
        self.options = ["--proxy", "--db", store or f"sqlite:{self.folder.name}/pithead.db", *options]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self.process:
                self.stop()
        finally:
            self.folder.cleanup()

    def start(self) -> None:
        log = (Path(self.folder.name) / "log").open("a", encoding="utf-8")
        command = [PITHEAD, "serve", "--port", "0", *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        log.close()
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            raise Surprise(f"the server did not open; it said '{line.strip()}' and {self.log()}")
        self.port = int(found[1])

    def stop(self) -> None:
        """In good order, as a service manager does it."""
        self.end(signal.SIGTERM, expected=0)

    def kill(self) -> None:
        self.end(signal.SIGKILL, expected=-signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def end(self, how: signal.Signals, expected: int) -> None:
        self.process.send_signal(how)
        status = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        self.process = None
        if status != expected:
            raise Surprise(f"the server ended with status {status}; {self.log()}")

    def log(self) -> str:
        text = (Path(self.folder.name) / "log").read_text(encoding="utf-8")
        return f"its log ends with:\n{text[-3000:]}"

    def log_lines(self) -> list[Message]:
        text = (Path(self.folder.name) / "log").read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines()]

    def metrics(self) -> dict[str, float]:
        lines = ask_http(self, "GET", "/metrics").text.splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


# ---- HTTP ----------------------------------------------------------------------------------------------------------


@dataclass
class Response:
    status: int
    headers: http.client.HTTPMessage
    text: str

    @property
    def message(self) -> Message:
        return check_message(json.loads(self.text))

    @property
    def error(self) -> str | None:
        """Name of the error, or none."""
        return self.message.get("error")

    @property
    def cookie(self) -> str | None:
        """That is set; under https its name has a prefix, and one of before is removed."""
        names = (re.match(r"(?:__Host-)?pithead=([^;]*)", each) for each in self.headers.get_all("Set-Cookie") or [])
        return next((found[1] for found in names if found), None)


# Threads may ask for the next one at the same moment, which a generator does not allow.
ADDRESSES = map(lambda n: f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}", itertools.count(1))


def ask_http(server: Server, method: str, path: str, body: Any = None, headers: dict[str, str | None] | None = None,
             address: str | None = None) -> Response:
    """One request. A body is sent as JSON, unless it is text already; a header of None is left out."""
    sent = {"X-Forwarded-For": address or next(ADDRESSES)}
    if method == "POST":
        sent["Content-Type"] = "application/json"
    sent |= headers or {}
    if body is not None and not isinstance(body, (str, bytes)):
        body = json.dumps(body)
    if isinstance(body, str):
        body = body.encode()
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        link.request(method, path, body, {name: value for name, value in sent.items() if value is not None})
        response = link.getresponse()
        answer = Response(response.status, response.headers, response.read().decode())
    finally:
        link.close()
    if answer.text and response.headers.get("Content-Type") == "application/json":
        document = json.loads(answer.text)
        if path.endswith("/record") and answer.status == 200:
            check(document, "Record")
        else:
            check_message(document)
        wrong = document.get("type") == "error" or document.get("status") == "unavailable"
        if (answer.status >= 400) != wrong:
            raise Surprise(f"{method} {path} had status {answer.status} with {answer.text[:300]}")
    return answer


class Browser:
    """Keeps its cookie as browsers do; nobody is known by it yet."""

    def __init__(self, server: Server, cookie: str | None = None) -> None:
        self.server = server
        self.address = next(ADDRESSES)
        self.cookie = cookie

    def http(self, method: str, path: str, body: Any = None, headers: dict[str, str | None] | None = None) -> Response:
        sent = {"Cookie": f"pithead={self.cookie}"} if self.cookie else {}
        response = ask_http(self.server, method, path, body, sent | (headers or {}), self.address)
        if response.cookie is not None:
            self.cookie = response.cookie
        return response

    def get(self, path: str) -> Message:
        return self.good(self.http("GET", path))

    def post(self, path: str, body: Any) -> Message:
        return self.good(self.http("POST", path, body))

    @staticmethod
    def good(response: Response) -> Message:
        if response.status != 200:
            raise Surprise(f"status {response.status}: {response.text[:500]}")
        return json.loads(response.text)

    def socket(self) -> Socket:
        return Socket(self)


class Person(Browser):
    """Somebody who asked who they are: a new guest, unless a cookie says otherwise."""

    def __init__(self, server: Server, name: str | None = None, cookie: str | None = None) -> None:
        super().__init__(server, cookie)
        me = self.get("/api/me")
        if name:
            me = self.post("/api/me", {"name": name})
        self.id: str = me["person"]
        self.name: str = me["name"]

    def open_table(self, game: str, *seats: str | Message, **more: Any) -> str:
        """A seat may be said in a word: person, open, invited, or the level of a bot."""
        levels = DEFS["Level"]["enum"]
        sittings = [
            each if isinstance(each, dict) else {"kind": "bot", "level": each} if each in levels else {"kind": each}
            for each in seats
        ]
        return self.post("/api/tables", {"game": game, "seats": sittings, **more})["table"]

    def version(self, table: str) -> int:
        return self.get(f"/api/tables/{table}")["tables"][0]["version"]


# ---- WebSocket -----------------------------------------------------------------------------------------------------

LOOP = asyncio.new_event_loop()
asyncio.set_event_loop(LOOP)  # websockets looks for it there
IDS = (f"auto-{n}" for n in itertools.count(1))


def run(work: Any, within: float = PATIENCE) -> Any:
    return LOOP.run_until_complete(asyncio.wait_for(work, within))


class Socket:
    """A WebSocket. What comes stays in `heard` until asked for."""

    def __init__(self, browser: Browser, headers: dict[str, str] | None = None) -> None:
        sent = {"X-Forwarded-For": browser.address}
        if browser.cookie:
            sent["Cookie"] = f"pithead={browser.cookie}"
        self.link = run(
            websockets.connect(
                f"ws://127.0.0.1:{browser.server.port}/ws", extra_headers=sent | (headers or {}), compression=None,
                max_size=None, max_queue=None, ping_interval=None, close_timeout=PATIENCE,
            )
        )
        self.heard: deque[Message] = deque()
        self.hello = self.next("hello")

    def say(self, message: Message | str | bytes) -> None:
        run(self.link.send(message if isinstance(message, (str, bytes)) else json.dumps(message)))

    def receive(self, within: float = PATIENCE) -> Message:
        """The next message off the line."""
        return check_message(json.loads(run(self.link.recv(), within)))

    def next(self, type: str | None = None, where: Callable[[Message], Any] | None = None,
             within: float = PATIENCE) -> Message:
        """The first message of that type for which `where` is true; others stay for later."""
        def wanted(message: Message) -> bool:
            return (type is None or message["type"] == type) and (where is None or bool(where(message)))

        for message in self.heard:
            if wanted(message):
                self.heard.remove(message)
                return message
        end = time.monotonic() + within
        while True:
            try:
                message = self.receive(max(0.0, end - time.monotonic()))
            except asyncio.TimeoutError:
                others = ", ".join(json.dumps(each)[:200] for each in self.heard)
                raise Surprise(f"no {type or 'message'} came; what came is {others or 'nothing'}") from None
            if wanted(message):
                return message
            self.heard.append(message)

    def ask(self, type: str, table: str | None = None, **fields: Any) -> Message:
        """Says it and waits for its answer: done, error, preview, hint or pong."""
        message = {"type": type, "id": next(IDS), **({"table": table} if table else {}), **fields}
        self.say(message)
        return self.answer(message["id"])

    def answer(self, id: str) -> Message:
        return self.next(where=lambda told: told["type"] == "pong" or ("id" in told and told["id"] == id))

    def do(self, type: str, table: str, **fields: Any) -> Message:
        """Asks for what must succeed."""
        answer = self.ask(type, table, **fields)
        if answer["type"] == "error":
            raise Surprise(f"{type} {fields} was refused: {answer['error']}, {answer['what']}")
        return answer

    def watch(self, table: str, since: int | None = None) -> Message:
        """The table now; what was told of it before and not asked for is forgotten."""
        self.say({"type": "watch", "table": table, **({} if since is None else {"since": since})})
        told = self.next("table", lambda told: told["table"] == table and told["since"] in (0, since))
        older = [each for each in self.heard if each.get("table") == table and each["type"] == "table"]
        for each in older:
            self.heard.remove(each)
        return told

    def settled(self) -> list[Message]:
        """Everything that was told up to now: what a pong comes behind has arrived."""
        self.say({"type": "ping"})
        self.next("pong")
        told = list(self.heard)
        self.heard.clear()
        return told

    def close(self) -> None:
        run(self.link.close())

    def end(self, within: float = PATIENCE) -> int:
        """Waits until the server has closed it, and tells the code; messages before that stay in `heard`."""
        end = time.monotonic() + within
        try:
            while True:
                self.heard.append(self.receive(max(0.0, end - time.monotonic())))
        except websockets.ConnectionClosed:
            return self.link.close_code
