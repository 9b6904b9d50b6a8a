"""The page of `pithead analyse --report`."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from pages import PITHEAD, check, check_contrast, check_structure, page

FOLDER = tempfile.TemporaryDirectory()


def record(game: str, players: int, bots: str) -> Path:
    folder = Path(FOLDER.name) / f"{game}-{players}-{bots}"
    command = [PITHEAD, "simulate", game, "--players", str(players), "--bots", bots, "--games", "1"]
    subprocess.run([*command, "--records", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return folder / "game-00000000.json"


def cut(file: Path, plies: int, names: list[str]) -> Path:
    """The same game before its end, played by others."""
    game = json.loads(file.read_text(encoding="utf-8"))
    game |= {"moves": game["moves"][:plies], "hashes": game["hashes"][:plies], "result": None, "names": names}
    short = file.with_name(f"it's {plies} plies.json")
    short.write_text(json.dumps(game), encoding="utf-8")
    return short


def analyse(file: Path, iterations: int, *more: str) -> str:
    return page("analyse", str(file), "--iterations", str(iterations), *more)


def check_page(text: str, players: int) -> int:
    root = check_structure(text, least_plots=2)
    curves = [each for each in root.iter("path") if (each.get("class") or "").startswith("curve seat")]
    # Two plots, each with a legend that shows the lines again.
    check(len(curves) == 4 * players, f"it has {len(curves)} curves")
    for seat in range(players):
        check(f".seat{seat}{{stroke:" in text and f'class="tag{seat}"' in text, f"seat {seat} has no look of its own")
    moments = [each for each in root.iter("li") if (each.get("id") or "").startswith("ply")]
    links = list(root.iter("a"))
    check(len(links) == len(moments) <= 60, f"{len(links)} links lead to {len(moments)} mistakes")
    for link in links:
        check(len(link.findtext("title") or "") > 10, "a mark on the curve has no title")
    return len(moments)


def main() -> None:
    for game, players in (("coal-baron", 2), ("card-game", 4), ("schichtwechsel", 3)):
        found = check_page(analyse(record(game, players, "random"), 150), players)
        check(found > 0, f"{game}: random play has no mistakes")
    file = record("card-game", 3, "easy")
    text = analyse(file, 4, "--seed", "5")
    check_page(text, 3)
    check_contrast(text)
    check(".between{display:none}" in text and 'class="faint between">100</text>' in text, "narrow axes are crowded")
    check("wins with" in text or "share the victory" in text, "it does not tell who won")
    check("<span>--seed</span> <span>5</span>" in text, "it does not tell how to get it again")
    check(analyse(file, 4, "--seed", "5", "--threads", "1") == text, "the same analysis gives another page")
    strange = analyse(cut(file, 25, ["<b>Ada</b>", 'Bru"no', "Zoë & Co"]), 4)
    check_page(strange, 3)
    check("The game is not over" in strange and "&lt;b&gt;Ada&lt;/b&gt;" in strange, "names are not told as they are")
    check_page(analyse(cut(file, 1, ["a", "b", "c"]), 4), 3)
    check(FOLDER.name not in page("analyse", str(file), "--budget", "1").split("</code>")[1], "it tells where it was made")


main()
