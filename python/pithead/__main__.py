"""`python -m pithead`: the program `pithead` with all its commands but those of a server."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def main() -> None:
    program = Path(__file__).with_name("bin") / "pithead"
    os.execv(program, ["pithead", *sys.argv[1:]])


if __name__ == "__main__":
    main()
