"""A database of one's own on a real PostgreSQL, as tests/server/postgres.h makes it for the tests in C++: under ctest
one server is started for all tests, a test started by hand starts its own and stops it at the end."""

from __future__ import annotations

import os
import secrets
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from table_talk import SOURCE


def script(command: str, folder: str) -> str:
    """What scripts/postgres prints."""
    done = subprocess.run([SOURCE / "scripts/postgres", command, folder], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


@contextmanager
def own_server() -> Iterator[tuple[str, str]]:
    """One that nobody else uses: its address, and its folder."""
    with tempfile.TemporaryDirectory(prefix="pithead-test-") as folder:
        Path(folder).chmod(0o711)  # PostgreSQL, if root starts it, runs as somebody else and must get through
        own = f"{folder}/postgres"
        try:
            yield script("start", own), own
        finally:
            script("stop", own)


@contextmanager
def server() -> Iterator[str]:
    shared = os.environ.get("PITHEAD_TEST_POSTGRES")
    if shared:
        yield script("start", shared)
        return
    with own_server() as (url, _):
        yield url


def run(url: str, statement: str) -> None:
    subprocess.run(["psql", url, "--no-psqlrc", "-qc", statement], stdout=subprocess.DEVNULL, check=True)


@contextmanager
def database() -> Iterator[str]:
    """Its address; it is gone afterwards."""
    with server() as url:
        name = f"test_{secrets.token_hex(8)}"

        run(url, f"CREATE DATABASE {name}")
        try:
            yield f"{url.rsplit('/', 1)[0]}/{name}"
        finally:
            run(url, f"DROP DATABASE {name} WITH (FORCE)")


def dump(url: str) -> str:
    """All rows of a database as text."""
    command = ["pg_dump", "--data-only", "--inserts", url]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
