"""The faults of each command, drawn from the seed, and what is checked after each of them."""

from __future__ import annotations

import asyncio
import json
import random

import websockets

from audit import PATIENCE, audit_running
from cluster import Broken, Node
from line import LOST, ChaosLine, Fate, http
from people import PAUSE, Player, TableOfPeople, Town


async def some_play(town: Town, rng: random.Random, most: int) -> None:
    """Until a drawn number of requests was acknowledged, or until a few milliseconds after one was sent."""
    what = rng.choice(("acknowledged", "sent"))
    enough = town.counts[what] + rng.randint(1, most)
    after = rng.uniform(0, 0.008)  # about as long as a commit takes
    await town.until(lambda: town.counts[what] >= enough)
    if what == "sent":
        await asyncio.sleep(after)


async def everybody_is_back(town: Town) -> None:
    """Everybody who was there is connected again, and has the answer to all that they had asked for before."""
    waiting = [(person, set(person.open)) for person in town.people if person.cookie and person.table.id]

    def back(person: Player, asked: set[str]) -> bool:
        return person not in town.people or (person.connected and not asked & set(person.open))

    await town.until(lambda: all(back(*each) for each in waiting))


# ---- kill ----------------------------------------------------------------------------------------------------


async def kill(town: Town, cycles: int, tell) -> None:
    rng = town.rng("kill")
    for cycle in range(cycles):
        await some_play(town, rng, 40)
        node = town.cluster.any_node(rng)
        again = rng.random() < 0.15  # it also dies while it starts
        while_starting = rng.uniform(0, 0.04)
        await node.kill()
        town.faults["kill"] += 1
        await node.start()
        if again:
            await asyncio.sleep(while_starting)
            await node.kill()
            town.faults["kill while starting"] += 1
            await node.start()
        await node.opened()
        await everybody_is_back(town)
        await audit_running(town)
        tell(cycle + 1)


# ---- cut -----------------------------------------------------------------------------------------------------


class Probe:
    """Talks to one node while the database is away: it must say so, and afterwards do what was asked for, once."""

    def __init__(self, town: Town, node: Node, table: TableOfPeople, cycle: int) -> None:
        self._town, self._node, self._table = town, node, table
        self._request = {"type": "chat", "id": f"probe-{cycle}", "table": table.id,
                         "text": f"probe {node.name} {cycle}"}
        self._cookie = ""
        self._socket: websockets.WebSocketClientProtocol | None = None

    async def connect(self) -> None:
        _status, self._cookie, _body = await http(self._node.port, "GET", "/api/me")
        self._socket = await websockets.connect(f"ws://127.0.0.1:{self._node.port}/ws",
                                                extra_headers={"Cookie": self._cookie}, close_timeout=1)
        await self._socket.recv()

    async def _ask(self) -> dict:
        await self._socket.send(json.dumps(self._request))
        async with asyncio.timeout(2 * PATIENCE):
            answer = json.loads(await self._socket.recv())
        self._town.cluster.folder.write_down(f"probe at {self._node.name}", "asked", request=self._request, answer=answer)
        return answer

    async def expect_unavailable(self) -> None:
        answer = await self._ask()
        if answer["type"] != "error" or answer["error"] != "unavailable":
            raise Broken(f"without a database {self._node.name} answers {answer} to {self._request}")
        status, _cookie, body = await http(self._node.port, "GET", "/healthz")
        if status != 503:
            raise Broken(f"without a database {self._node.name} calls itself healthy: {status} {body.decode()}")

    async def expect_done(self) -> None:
        for _ in range(int(PATIENCE / (4 * PAUSE))):
            answer = await self._ask()
            if answer["type"] == "done":
                break
            if answer["error"] != "unavailable":
                raise Broken(f"{self._node.name} answers {answer} to {self._request}")
            await asyncio.sleep(4 * PAUSE)
        else:
            raise Broken(f"{self._node.name} does not recover within {PATIENCE} s from being without a database")
        self._table.ledger.acknowledge(f"probe at {self._node.name}", self._request, answer["version"])
        await self._socket.close()


async def crash_database(town: Town, rng: random.Random, cycle: int) -> None:
    table = rng.choice([each for each in town.tables if each.id])
    probes = [Probe(town, node, table, cycle) for node in town.cluster.nodes]
    for probe in probes:
        await probe.connect()
    await some_play(town, rng, 10)
    await town.cluster.postgres.crash()
    for probe in probes:
        await probe.expect_unavailable()
    await town.cluster.postgres.start()
    for probe in probes:
        await probe.expect_done()


async def cut(town: Town, cycles: int, tell) -> None:
    rng = town.rng("cut")
    kinds = ["all", "working", "listening", "crash", "frozen", "paused"]
    for cycle in range(cycles):
        # A few cycles shall see each kind, whatever the seed.
        kind = kinds[cycle % len(kinds)] if cycle < len(kinds) else rng.choice(kinds)
        node = town.cluster.any_node(rng)
        await town.until(lambda: any(table.id for table in town.tables))
        await some_play(town, rng, 40)
        town.cluster.folder.write_down("cut", kind, node=node.name)
        if kind == "crash":
            await crash_database(town, rng, cycle)
        elif kind == "frozen":
            # Sometimes longer than a node waits for an answer.
            await town.cluster.postgres.freeze(node.name, rng.choice((0.5, 1, 2, 3, 12)))
        elif kind == "paused":
            await node.pause(rng.uniform(0.5, 6))
        else:
            await town.cluster.postgres.cut(node.name, kind)
        town.faults[kind] += 1
        for each in town.cluster.nodes:
            await healthy(each)
        await everybody_is_back(town)
        await audit_running(town)
        tell(cycle + 1)


async def healthy(node: Node) -> None:
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while asyncio.get_running_loop().time() < deadline:
        try:
            if (await http(node.port, "GET", "/healthz"))[0] == 200:
                return
        except LOST:
            pass
        await asyncio.sleep(PAUSE)
    raise Broken(f"{node.name} is not healthy again {PATIENCE} s after its database was")


# ---- chaos ---------------------------------------------------------------------------------------------------


def make_lines_bad(town: Town, chance: float) -> None:
    fates: dict[str, tuple[Fate, Fate]] = {}

    def count(kind: str) -> None:
        if kind != "fine":
            town.faults[kind] += 1

    def line(socket: websockets.WebSocketClientProtocol, who: str) -> ChaosLine:
        if who not in fates:
            fates[who] = tuple(Fate(town.rng("fate", who, way), chance) for way in ("to", "back"))
        return ChaosLine(socket, *fates[who], count)

    town.line = line
    town.repeat_after = 0.15
