"""People who play by the protocol whatever happens: they come back with the last version they saw and repeat, under its
old id, every request whose answer they did not see."""

from __future__ import annotations

import asyncio
import hashlib
import json
import math
import random
from collections import Counter
from typing import Callable

import websockets

from cluster import Broken, Cluster, Node
from ledger import Ledger
from line import LOST, Line, http

GAMES = ("coal-baron", "card-game", "schichtwechsel")
TALKATIVE = 37  # who sees a version divisible by it says something: nothing but its id keeps that from being said twice
PAUSE = 0.05  # before connecting again
# Errors that say "not now"; all others would be wrong, because nothing is asked for that the rules forbid.
NOT_NOW = ("unavailable", "too-fast")


class Town:
    """Everybody who plays, and what is counted of them."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.cluster = cluster
        self.seed = seed
        self.counts: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.people: list[Player] = []
        self.tables: list[TableOfPeople] = []
        self.closing = False
        self.repeat_after = 5.0  # seconds; a request without an answer is sent again
        self.changed = asyncio.Event()  # something was counted
        self.line: Callable[[websockets.WebSocketClientProtocol, str], Line] = lambda socket, _who: Line(socket)

    def rng(self, *what: object) -> random.Random:
        return random.Random(f"{self.seed}/{'/'.join(map(str, what))}")

    def count(self, what: str) -> None:
        self.counts[what] += 1
        self.changed.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        """The watchdog ends a wait that would never end."""
        while not condition():
            self.changed.clear()
            await self.changed.wait()


def choose(ply: int, moves: list[dict]) -> str:
    """The same choice in the same position, whenever it is made."""
    texts = sorted(each["move"] for each in moves)
    digest = hashlib.sha256(f"{ply} {texts}".encode()).digest()
    return texts[int.from_bytes(digest[:4], "big") % len(texts)]


class TableOfPeople:
    """One game from its opening to its end."""

    def __init__(self, town: Town, number: int, bots: bool) -> None:
        rng = town.rng("table", number)
        self.town = town
        self.number = number
        self.game = GAMES[number % len(GAMES)]
        self.seats = rng.randint(2, 4)
        self.bots = rng.randint(0, self.seats - 1) if bots and number % 2 else 0
        self.id = ""
        self.ledger = Ledger(f"table {number} ({self.game})", self.seats - self.bots)
        self.people = [Player(self, f"{number}.{i}") for i in range(self.seats - self.bots)]
        self.final: dict[str, dict] = {}  # the last table message of each

    def plan(self) -> dict:
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (len(self.people) - 1)
        seats += [{"kind": "bot", "level": "easy"}] * self.bots
        # A probe speaks without a seat.
        return {"id": f"table-{self.number}", "game": self.game, "seats": seats, "chat": "everybody"}

    async def play(self) -> None:
        self.town.tables.append(self)
        self.town.people += self.people
        try:
            async with asyncio.TaskGroup() as group:
                for person in self.people:
                    group.create_task(person.live())
        finally:
            self.town.people = [each for each in self.town.people if each.table is not self]
        self.ledger.check_whole()
        self.town.tables.remove(self)


class Player:
    def __init__(self, table: TableOfPeople, name: str) -> None:
        self.table = table
        self.town = table.town
        self.name = name
        self.cookie = ""
        self.connected = False
        self.seen = 0  # the last version
        self.now: dict = {}  # the last table message
        self.open: dict[str, dict] = {}  # requests without an answer
        self.chosen: dict[int, str] = {}  # the move for each ply
        self._asked: set[str] = set()
        self._due: dict[str, float] = {}  # when a request is to be repeated, by the loop's clock
        self._look_at = math.inf  # when to ask for the table again
        self._rng = table.town.rng("person", name)
        self._line: Line | None = None

    # ---- coming and going ---------------------------------------------------------------------------------

    async def live(self) -> None:
        await self._introduce()
        if self is self.table.people[0]:
            await self._open_table()
        await self.town.until(lambda: bool(self.table.id))
        while not self._finished():
            node = self.town.cluster.any_node(self._rng)
            try:
                await self._connect(node)
            except LOST as lost:
                self._write_down("lost", node=node.name, why=type(lost).__name__)
                await asyncio.sleep(PAUSE)
            finally:
                self.connected = False
        self.table.final[self.name] = self.now

    async def _introduce(self) -> None:
        while not self.cookie:
            _status, self.cookie, _body = await self._http("GET", "/api/me")

    async def _open_table(self) -> None:
        """However often it is asked for, it is one table."""
        while True:
            _status, _cookie, body = await self._http("POST", "/api/tables", self.table.plan())
            answer = json.loads(body)
            if answer.get("type") == "done":
                break
            if answer.get("error") not in NOT_NOW:
                raise Broken(f"{self.table.ledger.name} could not be opened: {answer}")
            await asyncio.sleep(PAUSE)
        self.table.id = answer["table"]
        self.town.count("tables")

    async def _http(self, method: str, path: str, body: object = None) -> tuple[int, str, bytes]:
        while True:
            try:
                return await http(self.town.cluster.any_node(self._rng).port, method, path, self.cookie, body)
            except LOST:
                await asyncio.sleep(PAUSE)

    async def _connect(self, node: Node) -> None:
        address = f"ws://127.0.0.1:{node.port}/ws"
        async with websockets.connect(address, extra_headers={"Cookie": self.cookie}, max_size=None,
                                      compression=None, close_timeout=1) as socket:
            self._line = self.town.line(socket, self.name)
            self._write_down("connected", node=node.name, since=self.seen)
            try:
                await self._sit()
            finally:
                self._line.hang_up()

    async def _sit(self) -> None:
        await self._watch()
        for id in list(self.open):
            self.town.count("repeated")
            await self._send(id)
        self.connected = True
        self.town.changed.set()
        while not self._finished():
            text = await self._line.receive(self._patience())
            if text is None:
                await self._repeat()
                continue
            self._hear(json.loads(text))
            await self._consider()
            if self._rng.random() < 0.004:
                self.town.count("wandered")  # to whichever node is next
                return

    def is_content(self) -> bool:
        return self.now.get("status") == "over" and not self.open

    def _finished(self) -> bool:
        """Nobody goes before everybody was answered and has seen the last word."""
        everybody = all(each.is_content() for each in self.table.people)
        return everybody and self.seen == self.table.ledger.newest

    # ---- saying -------------------------------------------------------------------------------------------

    async def _watch(self) -> None:
        self._look_at = self._clock() + self.town.repeat_after if self._line.lossy else math.inf
        watch = {"type": "watch", "table": self.table.id}
        await self._line.send(json.dumps(watch | ({"since": self.seen} if self.seen else {})))

    async def _want(self, id: str, type: str, **fields: object) -> None:
        if id in self._asked:
            return
        self._asked.add(id)
        self.open[id] = {"type": type, "id": id, "table": self.table.id, **fields}
        await self._send(id)

    async def _send(self, id: str) -> None:
        self._due[id] = self._clock() + self.town.repeat_after
        self._write_down("sent", message=self.open[id])
        await self._line.send(json.dumps(self.open[id]))
        self.town.count("sent")

    async def _repeat(self) -> None:
        now = self._clock()
        if self._look_at <= now:
            await self._watch()
        for id in [id for id in self.open if self._due[id] <= now]:
            self.town.count("repeated")
            await self._send(id)

    def _patience(self) -> float:
        due = min([self._look_at, *(self._due[id] for id in self.open)])
        longest = PAUSE if self.is_content() else 60.0  # the others' last answers do not come to me
        return min(longest, max(0.0, due - self._clock()))

    async def _consider(self) -> None:
        """What the table needs from me, if anything."""
        now = self.now
        if not now:
            return
        if now["status"] == "open" and now["seat"] is None:
            await self._want("join", "join", name=f"P{self.name}")
        kinds = {seat["kind"] for seat in now["seats"]}
        if now["status"] == "open" and now["host"] and "open" not in kinds:
            await self._want("start", "start")
        if "moves" in now:
            ply = now["ply"]
            self.chosen.setdefault(ply, choose(ply, now["moves"]))
            await self._want(f"move-{ply}", "move", ply=ply, move=self.chosen[ply])
        if now["status"] == "running" and self.seen % TALKATIVE == 0:
            await self._want(f"chat-{self.seen}", "chat", text=f"{self.name} at {self.seen}")

    # ---- hearing ------------------------------------------------------------------------------------------

    def _hear(self, message: dict) -> None:
        kind = message["type"]
        if kind == "table":
            self._write_down("table", version=message["version"], since=message["since"], status=message["status"],
                             ply=message.get("ply"), news=message["news"])
            self._hear_table(message)
        elif kind == "done":
            self._write_down("done", message=message)
            self._hear_done(message)
        elif kind == "error":
            self._write_down("error", message=message)
            self._hear_error(message)

    def _hear_table(self, message: dict) -> None:
        self.table.ledger.hear(self.name, message)
        self.town.changed.set()
        if not self._line.lossy and message["since"] != self.seen:
            raise Broken(f"{self.table.ledger.name}: {self.name} had seen version {self.seen} and was told version "
                         f"{message['version']} with the news behind {message['since']}")
        if message["since"] > self.seen:
            self._look_at = self._clock()  # something was lost in between
            return
        if message["version"] >= self.seen:
            self.seen, self.now = message["version"], message
        if self._line.lossy:
            self._look_at = self._clock() + self.town.repeat_after

    def _hear_done(self, message: dict) -> None:
        id = message["id"]
        request = self.open.pop(id, None)
        if request is None and not self._line.lossy and id not in self._asked:
            raise Broken(f"{self.table.ledger.name}: {self.name} was told that {id} is done, but never asked for it")
        if request is None:
            request = self.table.ledger.acknowledged[(self.name, id)][1]  # sent twice, answered twice
        else:
            self.town.count("acknowledged")
        self.table.ledger.acknowledge(self.name, request, message["version"])

    def _hear_error(self, message: dict) -> None:
        id, error = message["id"], message["error"]
        if error == "too-fast":
            self._repeat_later([id] if id else list(self.open))  # the listener does not read what it refuses
        elif error == "unavailable" and not id:
            self._look_at = self._clock() + 4 * PAUSE
        elif error == "unavailable":
            self._repeat_later([id])
        elif message.get("version", self.seen) < self.seen and id in self.open:
            error = "behind"  # this node has not heard yet what I know from another
            self._repeat_later([id])
        else:
            raise Broken(f"{self.table.ledger.name}: {self.name} at version {self.seen} asked for "
                         f"{self.open.get(id, id)} and was refused: {message}")
        self.town.count(error)

    def _repeat_later(self, ids: list[str]) -> None:
        for id in ids:
            self._due[id] = self._clock() + 4 * PAUSE

    def _clock(self) -> float:
        return asyncio.get_running_loop().time()

    def _write_down(self, what: str, **more: object) -> None:
        self.town.cluster.folder.write_down(self.name, what, **more)
