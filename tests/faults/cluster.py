"""What is disturbed: nodes of the server and the database behind them, in a folder that is kept if a promise breaks."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

SOURCE = Path(os.environ.get("PITHEAD_SOURCE_DIR", Path(__file__).resolve().parents[2]))
PROGRAM = os.environ.get("PITHEAD_BINARY", str(SOURCE / "build/release/pithead"))
TO_START = 30  # seconds a node may take until it is open; an idle machine needs a hundredth of that


class Broken(Exception):
    """A promise was not kept."""


class Trouble(Exception):
    """The harness cannot do its work; nothing is said about the server."""


class Folder:
    """Stores, logs and the journal of one run."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="pithead-faults-"))
        self.path.chmod(0o711)  # PostgreSQL, if root starts it, runs as somebody else and must get through
        self._journal = (self.path / "journal.jsonl").open("w")

    def write_down(self, who: str, what: str, **more: object) -> None:
        line = {"time": round(time.time(), 4), "who": who, "what": what, **more}
        self._journal.write(json.dumps(line, ensure_ascii=False) + "\n")

    def flush(self) -> None:
        self._journal.flush()

    def remove(self) -> None:
        self._journal.close()
        shutil.rmtree(self.path, ignore_errors=True)


class Node:
    """One `pithead serve`. It keeps its port, so that whoever was sent away knows where to come back to."""

    def __init__(self, name: str, store: str, folder: Folder) -> None:
        self.name = name
        # Bound, but nobody listens: a node that asks for this very port may have it, while the kernel does not give it
        # to somebody else's connection as long as the node is down.
        self._keeper = socket.socket()
        self._keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._keeper.bind(("127.0.0.1", 0))
        self.port: int = self._keeper.getsockname()[1]
        self._store = store
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        with (self._folder.path / f"{self.name}.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                PROGRAM, "serve", "--port", str(self.port), "--db", self._store, "--sockets-per-address", "10000",
                "--requests-per-second", "10000",
                stdout=asyncio.subprocess.PIPE, stderr=log)
        self._folder.write_down(self.name, "started", pid=self._process.pid)

    async def opened(self) -> None:
        try:
            async with asyncio.timeout(TO_START):
                line = (await self._process.stdout.readline()).decode()
        except TimeoutError:
            raise Broken(f"{self.name} was started and is not open after {TO_START} s") from None
        if "is open at" not in line:
            raise Broken(f"{self.name} was started and gave up; its log says why")
        self._folder.write_down(self.name, "open", port=self.port)

    async def kill(self) -> None:
        process, self._process = self._process, None
        process.kill()
        await process.wait()
        self._folder.write_down(self.name, "killed")

    async def pause(self, seconds: float) -> None:
        """It neither works nor answers, and afterwards goes on as if no time had passed."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)  # this is the fault itself
        finally:
            self._process.send_signal(signal.SIGCONT)

    async def stop(self) -> None:
        if self._process is None or self._process.returncode is not None:
            return
        self._process.terminate()
        try:
            async with asyncio.timeout(10):
                await self._process.wait()
        except TimeoutError:
            await self.kill()
            raise Broken(f"{self.name} was asked to stop and did not within 10 s") from None

    def check_alive(self) -> None:
        if self._process is not None and self._process.returncode is not None:
            raise Broken(f"{self.name} ended by itself with status {self._process.returncode}; its log says why")


class Postgres:
    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._path = folder.path / "postgres"
        self.url = ""

    async def start(self) -> None:
        self.url = await self._script("start")

    async def crash(self) -> None:
        await self._script("kill")
        self._folder.write_down("postgres", "crashed")

    async def stop(self) -> None:
        if self.url:
            await self._script("stop")

    async def _script(self, command: str) -> str:
        return await output_of(str(SOURCE / "scripts/postgres"), command, str(self._path))

    async def ask(self, statement: str) -> list[str]:
        return (await output_of("psql", self.url, "--no-psqlrc", "-Atc", statement)).split()

    def backends(self, node: str, which: str) -> str:
        """A condition for the connections of a node: its working one, its listening one, or all."""
        also = {"working": " AND query NOT LIKE 'LISTEN%'", "listening": " AND query LIKE 'LISTEN%'", "all": ""}
        return f"FROM pg_stat_activity WHERE application_name = '{node}'{also[which]}"

    async def cut(self, node: str, which: str) -> int:
        return len(await self.ask(f"SELECT pg_terminate_backend(pid) {self.backends(node, which)}"))

    async def freeze(self, node: str, seconds: float) -> int:
        """The backends of a node neither answer nor end, as if packets were lost."""
        pids = [int(pid) for pid in await self.ask(f"SELECT pid {self.backends(node, 'all')}")]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)  # this is the fault itself
        finally:
            for pid in pids:
                try:
                    os.kill(pid, signal.SIGCONT)
                except ProcessLookupError:
                    pass  # the node gave it up, and it has gone
        return len(pids)


async def output_of(*command: str) -> str:
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE, stdin=subprocess.DEVNULL)
    out, err = await process.communicate()
    if process.returncode != 0:
        raise Trouble(f"{command[0]} {command[1]} failed: {err.decode().strip()}")
    return out.decode().strip()


class Cluster:
    """One node with SQLite, or some with PostgreSQL."""

    def __init__(self, database: str, nodes: int) -> None:
        self.folder = Folder()
        self.postgres = Postgres(self.folder) if database == "postgresql" else None
        self.nodes: list[Node] = []
        self._count = nodes

    async def open(self) -> None:
        if self.postgres:
            await self.postgres.start()
        for i in range(self._count):
            name = f"node-{i}"
            node = Node(name, self._store_of(name), self.folder)
            await node.start()
            await node.opened()
            self.nodes.append(node)

    def _store_of(self, node: str) -> str:
        if self.postgres:
            return f"{self.postgres.url}?application_name={node}"
        return f"sqlite:{self.folder.path / 'pithead.db'}"

    async def close(self) -> None:
        try:
            for node in self.nodes:
                await node.stop()
        finally:
            if self.postgres:
                await self.postgres.stop()

    def any_node(self, rng: random.Random) -> Node:
        return rng.choice(self.nodes)
