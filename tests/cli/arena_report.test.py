"""The page of `pithead arena --report`."""

from __future__ import annotations

import re

from pages import check, check_contrast, check_structure, page


def arena(game: str, players: int, bots: str, *more: str, games: int = 12) -> str:
    return page("arena", game, "--players", str(players), "--bots", bots, "--games", str(games), *more)


def without_times(text: str) -> str:
    return re.sub(r"[\d.]+ (ns|µs|ms|s)<", "<", text)


def main() -> None:
    for game in ("coal-baron", "card-game", "schichtwechsel"):
        for players, bots in ((2, "easy,random"), (4, "random,random:2,easy,random:3,random:4"), (3, "random")):
            check_structure(arena(game, players, bots), least_plots=6)
    check_structure(arena("coal-baron", 2, "easy,random", games=1), least_plots=6)  # a single game has no intervals
    decided = arena("coal-baron", 2, "easy,random", "--decide", "75%", games=200)
    check("decided: above 75" in decided, "it does not tell the decision")
    text = arena("card-game", 2, "easy,random", "--seed", "5")
    check("<span>--seed</span> <span>5</span>" in text, "it does not tell how to play the same again")
    check_contrast(text)
    again = arena("card-game", 2, "easy,random", "--seed", "5", "--threads", "1")
    check(without_times(text) == without_times(again), "the same series gives another page")


main()
