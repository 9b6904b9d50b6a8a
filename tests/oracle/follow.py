"""What the tests of all games share that follow the engine move by move with a second implementation of the rules."""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator

SOURCE_DIR = Path(os.environ.get("PITHEAD_SOURCE_DIR", Path(__file__).parents[2]))
BOX = ["--box", os.environ["PITHEAD_BOX"]] if "PITHEAD_BOX" in os.environ else []  # GAME=FILE, for every command
BINARY = os.environ.get("PITHEAD_BINARY", str(SOURCE_DIR / "build/release/pithead"))

Json = dict[str, Any]
Check = tuple[Callable[..., Counter[str]], tuple[Any, ...]]  # a function of a test, and what it is called with


class Difference(Exception):
    """The engine and the second implementation do not agree."""


def pithead_or_fail(*arguments: str, text: str = "") -> str:
    done = subprocess.run([BINARY, *BOX, *arguments], input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Difference(f"pithead {' '.join(arguments)} failed: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


# ---- Checking a trace -------------------------------------------------------------------------------


def differences(expected: Any, got: Any, path: str = "state") -> Iterator[str]:
    """Where two pieces of JSON differ, a line each."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in {**expected, **got}:
            if key not in expected or key not in got:
                yield f"{path}.{key}: the field is only in {'the oracle' if key in expected else 'the engine'}"
            else:
                yield from differences(expected[key], got[key], f"{path}.{key}")
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for place, (one, other) in enumerate(zip(expected, got)):
            yield from differences(one, other, f"{path}[{place}]")
    elif type(expected) is not type(got) or expected != got:
        yield f"{path}: expected {json.dumps(expected)}, got {json.dumps(got)}"


def check_state(expected: Json, got: Json) -> None:
    if json.dumps(expected, sort_keys=True) != json.dumps(got, sort_keys=True):
        raise Difference("the states differ\n  " + "\n  ".join(differences(expected, got)))


def check_choice(seat: int | None, moves: list[str], line: Json) -> None:
    """The seat to move, and what it may play."""
    if line["seat"] != seat:
        raise Difference(f"seat {seat} is to move, not {line['seat']}")
    legal = line["legal"]
    missing, unexpected = set(moves) - set(legal), set(legal) - set(moves)
    if missing or unexpected or len(legal) != len(moves):
        twice = [move for move, number in Counter(legal).items() if number > 1]
        raise Difference(
            f"the legal moves differ: missing {sorted(missing)}, unexpected {sorted(unexpected)}, repeated {twice}"
        )
    if line["move"] not in legal:
        raise Difference(f"'{line['move']}' is played, but is not legal")


def told_points(events: list[Json]) -> Counter[int]:
    """The points that the events tell, by seat."""
    told: Counter[int] = Counter()
    for event in events:
        if event["event"] != "game_won" and "points" in event:
            told[event["seat"]] += event["points"]
    return told


def check_record(
    path: Path,
    take_over_deal: Callable[[Json, Counter[str]], Any],
    check_line: Callable[[Any, Json, Counter[str]], None],
    result_of: Callable[[Any], Json | None],
) -> tuple[Any, Counter[str]]:
    """Checks one recorded game; gives back its last state and what occurred in it."""
    record = json.loads(path.read_text())
    coverage: Counter[str] = Counter()
    ply = 0
    try:
        lines = [json.loads(line) for line in pithead_or_fail("trace", str(path)).splitlines()]
        state = take_over_deal(lines[0]["state"], coverage)
        for ply, line in enumerate(lines[1:], start=1):
            check_line(state, line, coverage)
        traced = [(line["ply"], line["move"], line["hash"]) for line in lines[1:]]
        if traced != list(zip(range(1, len(lines)), record["moves"], record["hashes"])):
            raise Difference("the trace has not the record's moves and hashes, numbered from 1")
        if found := list(differences(result_of(state), record["result"], "result")):
            raise Difference("\n  ".join(found))
    except Difference as difference:
        kept = Path(tempfile.mkdtemp(prefix=f"{record['game']}-difference-")) / path.name
        shutil.copy(path, kept)
        where = f"game with {record['players']} players and seed {record['seed']}, ply {ply}"
        move = f" '{record['moves'][ply - 1]}'" if ply > 0 else ""
        raise Difference(f"{where}{move}: {difference}\n  the record is kept as {kept}") from None
    coverage.update({f"games with {record['players']} players": 1, "moves": ply})
    return state, coverage


# ---- Making records ---------------------------------------------------------------------------------


def random_records(game: str, players: int, games: int, seed: int, into: Path, *options: str) -> list[Path]:
    """Games that the engine's random bot plays."""
    arguments = ["--players", str(players), "--bots", "random", "--games", str(games), "--seed", str(seed), *options]
    pithead_or_fail("simulate", game, *arguments, "--records", str(into))
    records = sorted(into.iterdir())
    assert len(records) == games, f"simulate wrote {len(records)} records of {games} games"
    return records


def play_by_liking(
    rules: Any,
    take_over_deal: Callable[[Json, Counter[str]], Any],
    liking: Callable[[Any, str], float],
    chance: random.Random,
    path: Path,
    *setup: str,
) -> Path:
    """Plays a game by the second implementation's rules; the engine must take every move of it."""
    deal = path.with_name(f"{path.stem}-deal.json")
    pithead_or_fail("record", setup[0], str(deal), *setup[1:])
    state = take_over_deal(json.loads(pithead_or_fail("trace", str(deal)))["state"], Counter())
    played: list[str] = []
    while moves := rules.legal_moves(state):
        played += chance.choices(moves, [liking(state, move) for move in moves])
        rules.play(state, played[-1])
    pithead_or_fail("record", setup[0], str(path), *setup[1:], text="\n".join(played))
    return path


def liking_by_beginning(style: dict[str, float], move: str) -> float:
    """How much a style likes a move, by the longest beginning that fits; 1 if none does."""
    fitting = [beginning for beginning in style if move.startswith(beginning)]
    return style[max(fitting, key=len)] if fitting else 1


# ---- The test ---------------------------------------------------------------------------------------


def run_checks(checks: Iterator[Check]) -> Counter[str]:
    """On all cores, from the first one on while the others are still being made."""
    coverage: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        results = [pool.submit(check, *arguments) for check, arguments in checks]
        try:
            for result in results:
                coverage.update(result.result())
        except Difference:
            pool.shutdown(cancel_futures=True)
            raise
    return coverage


def checks_of_games(
    game: str,
    games: int,
    seed: int,
    folder: Path,
    purposes: Iterable[Any],
    check_purpose: Callable[[Any, Path], Counter[str]],
    check_record: Callable[[Path], Counter[str]],
) -> Iterator[Check]:
    """Games with a purpose, and random ones for each number of players."""
    for purpose in purposes:
        yield check_purpose, (purpose, folder)
    for players in (2, 3, 4):
        into = folder / f"random-{players}"
        for path in random_records(game, players, games, 1000 * seed + players, into):
            yield check_record, (path,)


def print_coverage(coverage: Counter[str], must_occur: tuple[str, ...]) -> list[str]:
    """Prints how often each kind occurred and gives back those that should have."""
    for kind in dict.fromkeys((*must_occur, *sorted(coverage))):
        print(f"{coverage[kind]:>9}  {kind}")
    return [kind for kind in must_occur if coverage[kind] == 0]


def main(
    description: str, games: int, make_checks: Callable[[int, int, Path], Iterator[Check]], must_occur: tuple[str, ...]
) -> int:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games, help=f"random games for each number of players ({games})")
    parser.add_argument("--seed", type=int, default=1, help="other games for another number (1)")
    asked = parser.parse_args()
    if not Path(BINARY).is_file():
        print(f"there is no program '{BINARY}': build it, or name another in PITHEAD_BINARY", file=sys.stderr)
        return 1
    try:
        with tempfile.TemporaryDirectory(prefix="pithead-oracle-") as folder:
            coverage = run_checks(make_checks(asked.games, asked.seed, Path(folder)))
    except Difference as difference:
        print(f"DIFFERENCE in {difference}", file=sys.stderr)
        return 1
    if never := print_coverage(coverage, must_occur):
        print(f"never occurred, though they should: {', '.join(never)}", file=sys.stderr)
        return 1
    print("engine and oracle agree")
    return 0
