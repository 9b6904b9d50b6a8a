"""Somebody who knows nothing asks the server for everything, and compares it with what was told before."""

from __future__ import annotations

import asyncio
import json

import websockets

from cluster import PROGRAM, Broken, Node, Trouble, output_of
from ledger import clash
from line import LOST, http
from people import PAUSE, TableOfPeople, Town

PATIENCE = 20  # seconds for a node to know what another node has acknowledged
# A word said after the game raises the version and changes nothing else.
PASSING = {"now", "version", "since", "earlier", "news", "spectators"}  # of a table message: what depends on when it was asked for


async def whole_table(town: Town, node: Node, table: TableOfPeople, cookie: str = "") -> dict:
    """The table message with all news, once it is as new as what was already told."""
    newest = table.ledger.newest
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while asyncio.get_running_loop().time() < deadline:
        try:
            message = await _ask(node, table, cookie)
        except LOST:
            await asyncio.sleep(PAUSE)
            continue
        if message["type"] == "error" and message["error"] != "unavailable":
            raise Broken(f"{table.ledger.name}: {node.name} tells a spectator {message}")
        if message.get("version", 0) >= newest:
            table.ledger.hear("a newcomer", message)
            return message
        town.count("behind")
        await asyncio.sleep(PAUSE)
    raise Broken(f"{table.ledger.name}: version {newest} was told before, but {node.name} does not tell it within "
                 f"{PATIENCE} s")


async def _ask(node: Node, table: TableOfPeople, cookie: str) -> dict:
    headers = {"Cookie": cookie} if cookie else {}
    async with websockets.connect(f"ws://127.0.0.1:{node.port}/ws", extra_headers=headers, max_size=None,
                                  compression=None, close_timeout=1) as socket:
        await socket.recv()
        await socket.send(json.dumps({"type": "watch", "table": table.id}))
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await socket.recv())
            while message.get("earlier"):
                await _add_page(socket, message)
            return message


async def _add_page(socket: websockets.WebSocketClientProtocol, message: dict) -> None:
    """The news before those of a table message."""
    before = message["news"][0]["version"]
    await socket.send(json.dumps({"type": "news", "id": "page", "table": message["table"], "before": before}))
    while (page := json.loads(await socket.recv())).get("id") != "page":
        pass
    if page["type"] == "error":
        raise LOST[0](page["what"])
    message["news"] = page["news"] + message["news"]
    message["earlier"] = page.get("earlier", 0)


async def audit_running(town: Town) -> None:
    for table in [each for each in town.tables if each.id]:
        for node in town.cluster.nodes:
            message = await whole_table(town, node, table)
            table.ledger.check(message["news"])
            town.count("audits")


async def audit_finished(town: Town, table: TableOfPeople) -> None:
    texts = set()
    for node in town.cluster.nodes:
        message = await whole_table(town, node, table)
        table.ledger.check(message["news"])
        for person in table.people:
            fresh = await whole_table(town, node, table, person.cookie)
            if lasting(fresh) != lasting(table.final[person.name]):
                raise Broken(f"{table.ledger.name}: the last table that {person.name} was told is not the one "
                             f"{node.name} tells now:\n  {lasting(table.final[person.name])}\n  {lasting(fresh)}")
        texts.add(await _record(node, table))
    if len(texts) != 1:
        raise Broken(f"{table.ledger.name}: two nodes tell two records")
    await _replay(town, table, texts.pop(), message)
    town.count("games over")


def lasting(message: dict) -> str:
    """Without what depends on when it was asked for, and who was there then."""
    kept = {key: value for key, value in message.items() if key not in PASSING}
    kept["seats"] = [{key: value for key, value in seat.items() if key != "online"} for seat in message["seats"]]
    return json.dumps(kept)


async def _record(node: Node, table: TableOfPeople) -> bytes:
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while asyncio.get_running_loop().time() < deadline:
        try:
            status, _cookie, body = await http(node.port, "GET", f"/api/tables/{table.id}/record")
        except LOST:
            status = 0
        if status == 200:
            return body
        if status not in (0, 429, 503):
            raise Broken(f"{table.ledger.name}: {node.name} does not tell the record: {body.decode()}")
        await asyncio.sleep(PAUSE)
    raise Broken(f"{table.ledger.name}: {node.name} does not tell the record within {PATIENCE} s")


async def _replay(town: Town, table: TableOfPeople, record: bytes, message: dict) -> None:
    path = town.cluster.folder.path / f"record-{table.number}.json"
    path.write_bytes(record)
    try:
        replayed = json.loads(await output_of(PROGRAM, "replay", "--json", str(path)))
    except Trouble as refused:
        raise Broken(f"{table.ledger.name}: its record in {path.name} does not replay: {refused}") from None
    scores = [seat["points"]["total"] for seat in message["view"]["seats"]]
    if not replayed["valid"] or not replayed["over"] or replayed["scores"] != scores:
        raise Broken(f"{table.ledger.name}: the last view has the scores {scores}, but its record in {path.name} "
                     f"replays as {replayed}")
    moves = dict(enumerate(json.loads(record)["moves"]))
    told = table.ledger.moves()
    if moves.keys() != told.keys() or clash(moves, told):
        raise Broken(f"{table.ledger.name}: the record in {path.name} has other moves than those that were told")
    for person in table.people:
        if at := clash(moves, person.chosen):
            raise Broken(f"{table.ledger.name}: {person.name} chose another move than {path.name} has at ply {at[1:]}")
    path.unlink()
