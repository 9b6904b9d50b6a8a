"""A few tables for a few seconds: nobody is refused, dropped, told too little or forgotten by a killed server.

How fast it is, a busy machine cannot say; tests/load/README.md has the figures.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

PITHEAD = Path(os.environ["PITHEAD_BINARY"])
LOAD = PITHEAD.with_name("pithead_load")


def load(*options: str) -> dict:
    command = [LOAD, "--server", PITHEAD, "--json", "--warm-up", "0", "--tables", "10", "--think", "100", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return json.loads(done.stdout)


def check_told(report: dict, sockets: int) -> None:
    assert report["errors"] == {}, report
    assert report["moves_per_second"] > 0, report
    # Each move reaches every socket of its table; those under way at the end are still counted as moves.
    assert report["each_ms"]["count"] >= sockets * report["everybody_ms"]["count"], report


mixed = load("--game", "mixed", "--seconds", "3", "--spectators", "1")
check_told(mixed, 5)
killed = load("--seats", "2", "--seconds", "1", "--restart", "kill")
check_told(killed, 2)
assert killed["restart"]["all"] > 0, killed
print(f"{mixed['everybody_ms']['count']} moves reached everybody, and a killed server came back")
