#!/usr/bin/python3
"""Disturbs the server on purpose, and checks that it keeps its promises."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
import traceback
from pathlib import Path
from typing import Awaitable

import audit
import disturb
from cluster import PROGRAM, Broken, Cluster, Trouble
from line import http
from people import TableOfPeople, Town

STANDSTILL = 45  # seconds; the server's own limits add up to some twenty

ABOUT = """\
People and bots play all three games while something breaks, again and again:

  kill    a server dies (SIGKILL) in the middle of its work and is started again
  cut     of two nodes, one is cut off from PostgreSQL, frozen or paused; PostgreSQL itself crashes
  chaos   messages are lost, doubled, late and in the wrong order, connections end

After each fault, and for each finished game, it is checked that
  - whatever was acknowledged stands in the log at that version,
  - a request that was sent again was done once and got the same answer,
  - versions have no gaps, and who comes back is told exactly what it missed,
  - everybody is told the same: the log, and what is public in the view,
  - a node without its database says so, and recovers by itself,
  - the record replays to the scores of the last view, with the moves that were chosen."""

EXAMPLES = """\
examples:
  faults.py kill --cycles 200
  faults.py kill --cycles 200 --db postgresql --nodes 2
  faults.py cut --cycles 50
  faults.py chaos --games 12 --seed 7

The seed decides tables, moves of people, and faults; when exactly they hit depends on the machine, so a
broken promise may need some runs to show itself again. The program is build/release/pithead, or the one in
PITHEAD_BINARY. Exit status: 0 all promises kept, 1 one was broken (a sentence says which, and the folder
with store, logs and everybody's journal is kept), 2 the harness could not work."""


class Progress:
    """On a terminal one line that changes; elsewhere a line every ten seconds."""

    def __init__(self, town: Town, all_steps: int, what: str, quiet: bool) -> None:
        self._town, self._all, self._what, self._quiet = town, all_steps, what, quiet
        self._began = time.monotonic()
        self._told = -10.0
        self._terminal = sys.stderr.isatty()

    def tell(self, step: int) -> None:
        passed = time.monotonic() - self._began
        if self._quiet or (not self._terminal and step < self._all and passed < self._told + 10):
            return
        self._told = passed
        left = passed / max(1, step) * (self._all - step)
        counts = self._town.counts
        line = (f"{step} of {self._all} {self._what}, {counts['acknowledged']} requests acknowledged, "
                f"{counts['games over']} games over, about {round(left)} s left")
        print(f"\r\033[K{line}" if self._terminal else line, end="" if self._terminal else "\n", file=sys.stderr,
              flush=True)

    def finish(self) -> None:
        if self._terminal and not self._quiet:
            print(file=sys.stderr)


# ---- one run -------------------------------------------------------------------------------------------------


async def keep_playing(town: Town, place: int, places: int, bots: bool) -> None:
    """One game after the other at this place, until the town closes; the last one is played to its end."""
    number = place
    while True:
        await one_game(town, number, bots)
        number += places
        if town.closing:
            return


async def one_game(town: Town, number: int, bots: bool) -> None:
    table = TableOfPeople(town, number, bots)
    await table.play()
    await audit.audit_finished(town, table)


async def disturb_and_close(town: Town, deed: Awaitable[None]) -> None:
    await deed
    town.closing = True


async def watch_over(town: Town) -> None:
    """Nothing may stand still for long, and no node may end by itself."""
    last, since = None, time.monotonic()
    while True:
        await asyncio.sleep(1)
        for node in town.cluster.nodes:
            node.check_alive()
        now = {table.number: table.ledger.newest for table in town.tables}
        if now != last:
            last, since = now, time.monotonic()
        elif time.monotonic() - since > STANDSTILL:
            waiting = [f"{each.name} at {each.seen} for {', '.join(each.open) or 'news'}" for each in town.people]
            raise Broken(f"nothing has happened at any table for {STANDSTILL} s; waiting: {'; '.join(waiting)}")


async def nobody_is_left_behind(town: Town) -> None:
    """When everybody has gone, a node that still counts watchers would never forget their tables."""
    deadline = time.monotonic() + audit.PATIENCE
    for node in town.cluster.nodes:
        while True:
            _status, _cookie, body = await http(node.port, "GET", "/metrics")
            counts = dict(line.split() for line in body.decode().splitlines() if not line.startswith("#"))
            if counts["pithead_watchers"] == "0" and counts["pithead_sockets"] == "0":
                break
            if time.monotonic() > deadline:
                raise Broken(f"everybody has gone, but {node.name} still counts {counts['pithead_watchers']} watchers "
                             f"and {counts['pithead_sockets']} sockets")
            await asyncio.sleep(0.1)


async def play_and_disturb(town: Town, asked: argparse.Namespace, progress: Progress) -> None:
    async with asyncio.TaskGroup() as group:
        if asked.command == "chaos":
            places = asyncio.Semaphore(asked.tables)

            async def game(number: int) -> None:
                async with places:
                    await one_game(town, number, bots=False)
                    progress.tell(town.counts["games over"])

            for number in range(asked.games):
                group.create_task(game(number))
        else:
            deed = getattr(disturb, asked.command)(town, asked.cycles, progress.tell)
            group.create_task(disturb_and_close(town, deed))
            for place in range(asked.tables):
                group.create_task(keep_playing(town, place, asked.tables, bots=True))


async def run(town: Town, asked: argparse.Namespace, progress: Progress) -> None:
    try:
        await town.cluster.open()
        play = asyncio.create_task(play_and_disturb(town, asked, progress))
        watch = asyncio.create_task(watch_over(town))
        await asyncio.wait({play, watch}, return_when=asyncio.FIRST_COMPLETED)
        for task in (play, watch):
            task.cancel()
        results = await asyncio.gather(play, watch, return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result
        await nobody_is_left_behind(town)
    finally:
        progress.finish()
        await town.cluster.close()


def first_of(error: BaseException) -> BaseException:
    """Several people may find the same promise broken at once."""
    while isinstance(error, BaseExceptionGroup):
        broken = error.subgroup(Broken)
        error = (broken or error).exceptions[0]
    return error


# ---- the command line ----------------------------------------------------------------------------------------


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="faults.py", description=ABOUT, epilog=EXAMPLES,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="kill|cut|chaos")

    def add(name: str, about: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=about, description=about)
        command.add_argument("--seed", type=int, default=1, help="another one gives other tables and faults (1)")
        command.add_argument("--tables", type=int, default=4, help="tables at the same time (4)")
        command.add_argument("--json", action="store_true", help="for programs: one line of JSON at the end")
        command.add_argument("--keep", action="store_true", help="keep the folder also if all is well")
        return command

    kill = add("kill", "a node dies in the middle of its work and is started again")
    kill.add_argument("--cycles", type=int, default=20, help="how often (20)")
    kill.add_argument("--db", choices=("sqlite", "postgresql"), default="sqlite", help="where games are kept (sqlite)")
    kill.add_argument("--nodes", type=int, choices=(1, 2), default=1, help="two of them need PostgreSQL (1)")
    cut = add("cut", "of two nodes one or both lose PostgreSQL, or stand still for a while")
    cut.add_argument("--cycles", type=int, default=10, help="how often (10)")
    cut.set_defaults(db="postgresql", nodes=2)
    chaos = add("chaos", "messages are lost, doubled, late and in the wrong order")
    chaos.add_argument("--games", type=int, default=6, help="how many, all played to their end (6)")
    chaos.add_argument("--chance", type=float, default=0.1, help="of a message to meet with a fault (0.1)")
    chaos.add_argument("--db", choices=("sqlite", "postgresql"), default="sqlite", help="where games are kept (sqlite)")
    chaos.add_argument("--nodes", type=int, choices=(1, 2), default=1, help="two of them need PostgreSQL (1)")
    asked = parser.parse_args()
    if asked.nodes > 1 and asked.db == "sqlite":
        parser.error("SQLite is for one node; add --db postgresql")
    return asked


def summary(town: Town, asked: argparse.Namespace, seconds: float, broken: str) -> dict:
    return {"command": asked.command, "seed": asked.seed, "db": asked.db, "nodes": asked.nodes, "kept": not broken,
            "broken": broken or None, "faults": dict(town.faults), "counts": dict(town.counts),
            "seconds": round(seconds, 1), "folder": str(town.cluster.folder.path) if broken or asked.keep else None}


def main() -> int:
    asked = read_arguments()
    if not Path(PROGRAM).exists():
        print(f"faults.py: there is no program {PROGRAM}; `make build`, or say in PITHEAD_BINARY where it is",
              file=sys.stderr)
        return 2
    steps, what = (asked.games, "games") if asked.command == "chaos" else (asked.cycles, "cycles")
    town = Town(Cluster(asked.db, asked.nodes), asked.seed)
    if asked.command == "chaos":
        disturb.make_lines_bad(town, asked.chance)
    began = time.monotonic()
    broken = ""
    try:
        asyncio.run(run(town, asked, Progress(town, steps, what, asked.json)))
    except Exception as error:
        first = first_of(error)
        if not isinstance(first, Broken):
            if not isinstance(first, Trouble):
                traceback.print_exception(first)
            print(f"faults.py: {first}; what there was is in {town.cluster.folder.path}", file=sys.stderr)
            return 2
        broken = str(first)
    told = summary(town, asked, time.monotonic() - began, broken)
    folder = town.cluster.folder
    folder.flush()
    if asked.json:
        print(json.dumps(told))
    else:
        print(sentences(told))
    if broken:
        print(f"Broken promise: {broken}\nEverything is in {folder.path}", file=sys.stderr)
        return 1
    if not asked.keep:
        folder.remove()
    return 0


def sentences(told: dict) -> str:
    faults = ", ".join(f"{n} × {kind}" for kind, n in sorted(told["faults"].items()))
    counts = ", ".join(f"{n} {what}" for what, n in sorted(told["counts"].items()))
    return f"{told['command']}, seed {told['seed']}, {told['db']}, {told['seconds']} s\nfaults: {faults}\n{counts}"


if __name__ == "__main__":
    sys.exit(main())
