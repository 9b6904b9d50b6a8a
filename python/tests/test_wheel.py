"""The wheel as strangers get it: it imports without anything that built it."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from conftest import ROOT

WHEELS = sorted((ROOT / "build/python/wheels").glob("*.whl"))

TRY = """
import pithead
rows = pithead.simulate("coal-baron", players=2, bots="easy", games=4, seed=1)
batch = pithead.Batch("card-game", n=8, observations="uint8")
batch.step(batch.random_moves())
print(pithead.__version__, len(rows), batch.masks.any())
"""


@pytest.fixture(scope="module")
def wheel() -> Path:
    assert len(WHEELS) == 1, "make python builds it"
    return WHEELS[0]


def test_it_imports_where_nothing_else_is(wheel, tmp_path):
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "bare"], check=True)
    python = tmp_path / "bare/bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], check=True)
    said = subprocess.run([python, "-c", TRY], env={"PATH": ""}, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert said.stderr == "" and said.stdout.split()[1:] == ["4", "True"]
    program = subprocess.run([tmp_path / "bare/bin/pithead", "games", "--ids"], env={"PATH": ""}, capture_output=True, text=True,
                             check=True)
    assert "coal-baron" in program.stdout


def test_it_needs_no_library_but_those_of_every_linux(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    files = [*tmp_path.glob("pithead/_pithead*.so"), tmp_path / "pithead/bin/pithead"]
    assert len(files) == 2
    for file in files:
        told = subprocess.run(["readelf", "--dynamic", file], capture_output=True, text=True, check=True).stdout
        needed = set(re.findall(r"NEEDED.*\[(.*)\]", told))
        assert needed <= {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libpthread.so.0"}


def test_it_is_typed(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        assert "pithead/py.typed" in names and "pithead/_pithead.pyi" in names
        stub = archive.read("pithead/_pithead.pyi").decode()
    assert "class State" in stub and "def play(" in stub
