"""Another box of Schichtwechsel, read from a file; docs/games/schichtwechsel/box.md says what each line means. What a file
says replaces what schichtwechsel_box.py has of the first box.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

BOX_FOLDER = Path(__file__).resolve().parents[3] / "docs/games/schichtwechsel"


def entries_of(file: str) -> dict[str, str]:
    lines = (line.split("#")[0].strip() for line in Path(file).read_text(encoding="utf-8").splitlines())
    return dict((part.strip() for part in line.split(":", 1)) for line in lines if line)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def read_effect(box: SimpleNamespace, words: str, source: str) -> Any:
    """One effect in the words of the file, as the oracle's tuple."""
    fixed = {
        "building": box.BUILDING,
        "miner or headframe": box.MINER_OR_HEADFRAME,
        "miner or headframe or 2 points": box.LAST_ROAD_BARRIER,
        "miner": box.MINER_MOVE,
        "1 road or 1 point": box.ROAD_OR_POINT,
        "copy small": ("copy", "S"),
        "copy small or medium": ("copy", "MS"),
        "copy large for a tool": ("copy for a tool", "L"),
        "coal to a cart": ("cube or decline", ("coal",)),
        "coal to a wagon": ("coal on wagon",),
        "1 spoil to the tip": ("spoil on tip", 1),
        "first player": ("marker",),
        "discard 1 tool": box.DISCARD_TOOL,
        "1 coin": ("coin",),
        "headframe to the top": ("headframe", ("top",)),
        "headframe to the left": ("second headframe",),
        "headframe to the top or left": ("headframe", ("top", "left")),
    }
    if words in fixed:
        return fixed[words]
    number = numbers(words)[0]
    if match := re.fullmatch(r"\d (road|rail|canal)", words):
        return box.advance(match[1], number)
    by_words = {
        r"\d points?": lambda: box.points(source, number),
        r"water -\d": lambda: box.lower(number),
        r"water up to -\d": lambda: ("lower up to", number),
        r"water \+1": lambda: box.RAISE,
        r"\d carts?": lambda: ("carts", number),
        r"\d coke": lambda: ("coke", number),
        r"load \d": lambda: ("load", number),
    }
    for pattern, make in by_words.items():
        if re.fullmatch(pattern, words):
            return make()
    raise ValueError(f"the oracle does not know '{words}'")


def read_effects(box: SimpleNamespace, text: str, source: str) -> Any:
    if text == "nothing":
        return ()
    return tuple(read_effect(box, words.strip(), source) for words in text.split(","))


def read_track(box: SimpleNamespace, entries: dict[str, str], track: str) -> Any:
    points = numbers(entries[f"{track} points"])
    barriers = {}
    for barrier in entries[f"{track} barriers"].split(";"):
        after, benefits = re.fullmatch(r"after (\d+) (.*)", barrier.strip()).groups()
        barriers[int(after)] = read_effects(box, benefits, track)
    return box.Track(int(entries[f"{track} length"]), dict(zip(points[1::2], points[::2])), barriers)


def read_circles(box: SimpleNamespace, entries: dict[str, str]) -> dict[str, Any]:
    """What may be unwelcome is asked for."""
    circles = {}
    for number in range(1, 15):
        name, benefit = (part.strip() for part in entries[f"circle {number}"].split(":"))
        players = numbers(name.split(" from ")[1])[0] if " from " in name else 2
        effects = read_effects(box, benefit, "shift")
        if effects and effects[0][0] in ("spoil on tip", "coal on wagon", "lower"):
            effects = (("use", effects[0]),)
        circles[name.split(" from ")[0]] = box.Circle(effects, players)
    return circles


def read_card(box: SimpleNamespace, entries: dict[str, str], name: str) -> Any:
    head, effects, *marks = re.fullmatch(r"([^:]*):([^;]*);([^;]*);([^;]*);(.*)", entries[f"card {name}"]).groups()
    often, copied, players = (mark.strip() for mark in marks)
    size, price = head.split(" for ")
    first, last = numbers(players)
    details = {
        "copied": copied == "copied",
        "many_times": often == "many times",
        "players": tuple(range(first, last + 1)),
    }
    read = read_effects(box, effects.strip(), "cards")
    letter = {"small": "S", "medium": "M", "large": "L"}[size]
    if price == "1 W or 1 P":
        by_token = read_effects(box, entries["card water-L"].split(":", 1)[1].split(";")[0].strip(), "cards")
        return box.Card((box.Face(letter, "W", read), box.Face("L", "P", by_token)), **details)
    units = {"1 W": "W", "2 W": "WW", "1 P": "P", "1 C": "C"}[price]
    return box.card(letter, units, *read, **details)


def read_lots(entries: dict[str, str], lots: tuple[str, ...]) -> dict[str, list[int]]:
    """Spaces with two, three and four players."""
    return {lot: numbers(entries[f"lot {lot}"]) for lot in lots if entries[f"lot {lot}"] != "no limit"}


def read_mine(box: SimpleNamespace, entries: dict[str, str]) -> dict[str, Any]:
    carts = [cart.strip() for cart in entries["carts"].split(",")]
    small, large = int(entries["small wagons"]), int(entries["large wagons"])
    top, start, token, drop = numbers(entries["water"])
    return {
        "CARTS": {
            f"K{number}": box.Cart(int(cart[0]), "coal only" in cart, "red-white" in cart)
            for number, cart in enumerate(carts, 1)
        },
        "WAGONS_OF_SIZE": {1: small, 2: large},
        "COAL_PLACES": small + 2 * large,
        "COAL_WITHOUT_TOKEN_WAGON": small + 2 * large - 2,
        "FULL_WAGONS": tuple(min(coal, small) + max(0, coal - small) // 2 for coal in range(small + 2 * large + 1)),
        "COAL_STAYS": entries["coal above ground"] == "stays on its wagon",
        "COKE_WAGONS": int(entries["coke wagons"]),
        "WATER_START": start,
        "WATER_TOKEN": token,
        "WATER_TOP": top,
        "WATER_DROP": drop,
    }


def read_box(file: str, first: dict[str, Any]) -> dict[str, Any]:
    """What differs from the first box, by the names of schichtwechsel_box.py."""
    box, entries = SimpleNamespace(**first), entries_of(file)
    circles = read_circles(box, entries)
    spoil = ("spoil on tip", 1)
    return read_mine(box, entries) | {
        "TRACKS": {track: read_track(box, entries, track) for track in box.TRACKS},
        "CIRCLES": circles,
        "MINER_START": box.BEFORE_GATE if entries["miners start"] == "before it" else box.GATE_IN,
        "WITHOUT_BENEFIT": tuple(name for name, circle in circles.items() if circle.benefit == (box.DISCARD_TOOL,)),
        "LOT_SPACES": read_lots(entries, box.LOTS),
        "CARDS": {
            name: printed if name == box.PERSONAL else read_card(box, entries, name)
            for name, printed in box.CARDS.items()
        },
        "TILES": {
            name: replace(tile, players=tuple(range(int(entries[f"tile {name}"]), 5))) for name, tile in box.TILES.items()
        },
        "PLACED_FIRST": (spoil,) if entries["spoil with the first headframe"] == "must be taken" else (("use", spoil),),
        "LAMP_COPIES_WATER": entries["the lamp room copies water-X"] == "yes",
        "CLOSES_CARTS": int(entries["closes carts"]),
        "MARKER_INTO_BAG": int(entries["puts the marker into the bag"]),
        "LOWERS_WATER": int(entries["lowers the water"]),
    }
