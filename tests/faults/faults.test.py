"""Every fault for a short time, and that the harness would notice a broken promise. The long runs are `faults.py`."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
import subprocess
import sys
from pathlib import Path

from audit import audit_running
from cluster import Broken, Cluster
from ledger import Ledger
from people import TableOfPeople, Town

HERE = Path(__file__).parent


def check(holds: bool, what: str) -> None:
    if not holds:
        sys.exit(f"faults.test.py: {what}")


def faults(*arguments: str) -> None:
    done = subprocess.run([sys.executable, HERE / "faults.py", *arguments, "--json"], capture_output=True, text=True,
                          timeout=150)
    print(*arguments, done.stdout, done.stderr)
    check(done.returncode == 0, f"`faults.py {' '.join(arguments)}` ends with status {done.returncode}")


# ---- a harness that finds nothing must be one that could ---------------------------------------------------------

TOLD = {"since": 0, "version": 3, "view": {"round": 1, "known": [1]},
        "news": [{"version": 1, "kind": "open"}, {"version": 2, "kind": "start"},
                 {"version": 3, "kind": "move", "seat": 0, "ply": 0, "move": "stop", "events": ["mine alone"]}]}
STOP = {"type": "move", "id": "m", "ply": 0, "move": "stop"}


def changed(**entry: object) -> dict:
    told = copy.deepcopy(TOLD)
    told["news"][-1].update(entry)
    return told


def is_noticed(what: str, *deeds) -> None:
    ledger = Ledger("a table", 2)
    ledger.hear("somebody", TOLD)
    try:
        for deed in deeds:
            deed(ledger)
    except Broken:
        return
    check(False, f"it is not noticed that {what}")


def the_ledger_is_strict() -> None:
    good = Ledger("a table", 2)
    good.hear("somebody", TOLD)
    good.hear("a spectator", changed(events=[]) | {"view": {"round": 1, "known": []}})
    good.acknowledge("somebody", STOP, 3)
    good.acknowledge("somebody", STOP, 3)
    good.check(TOLD["news"])

    twice = TOLD["news"] + [TOLD["news"][-1] | {"version": 4}]
    said = [{"kind": "chat", "text": "once"}] * 2
    is_noticed("a version is missing", lambda it: it.hear("other", TOLD | {"news": TOLD["news"][1:]}))
    is_noticed("two are told different moves", lambda it: it.hear("other", changed(move="go")))
    is_noticed("two see different tables", lambda it: it.hear("other", TOLD | {"view": {"round": 2}}))
    is_noticed("one request was done twice", lambda it: it.acknowledge("somebody", STOP, 3),
               lambda it: it.acknowledge("somebody", STOP, 4))
    is_noticed("another move was acknowledged", lambda it: it.acknowledge("somebody", STOP | {"move": "go"}, 3))
    is_noticed("a move stands in the log twice", lambda it: it.check(twice))
    is_noticed("something was said twice", lambda it: it.check(said))
    is_noticed("a move was never acknowledged", lambda it: it.check_whole())


async def a_lost_entry_is_noticed() -> None:
    """The store forgets a change that was told, while its node is down: what a missing flush would look like."""
    cluster = Cluster("sqlite", 1)
    town = Town(cluster, 1)
    table = TableOfPeople(town, 0, bots=False)
    noticed = False
    try:
        await cluster.open()
        async with asyncio.timeout(60), asyncio.TaskGroup() as group:
            group.create_task(table.play())
            await town.until(lambda: town.counts["acknowledged"] > 10)
            await cluster.nodes[0].kill()
            forget_from(cluster.folder.path / "pithead.db", table.ledger.newest)
            await cluster.nodes[0].start()
            await cluster.nodes[0].opened()
            await audit_running(town)
    except* Broken:
        noticed = True
    finally:
        await cluster.close()
        cluster.folder.remove()
    check(noticed, "it is not noticed that an acknowledged move was lost")


def forget_from(path: Path, version: int) -> None:
    store = sqlite3.connect(path)
    with store:
        store.execute("DELETE FROM entries WHERE version >= ?", (version,))
    store.close()


def main() -> None:
    the_ledger_is_strict()
    asyncio.run(a_lost_entry_is_noticed())
    faults("kill", "--cycles", "6")
    faults("kill", "--cycles", "4", "--db", "postgresql", "--nodes", "2", "--tables", "3")
    faults("cut", "--cycles", "4", "--tables", "3")
    faults("chaos", "--games", "3")


main()
