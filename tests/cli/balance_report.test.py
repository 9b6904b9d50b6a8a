"""The page of `pithead balance --report`."""

from __future__ import annotations

from pages import check, check_contrast, check_structure, page


def balance(game: str, players: str, *more: str) -> str:
    return page("balance", game, "--players", players, "--bots", "policy", "--games", "30", *more)


def main() -> None:
    for game in ("coal-baron", "card-game", "schichtwechsel"):
        check_structure(balance(game, "2,3,4"), least_plots=4)
    text = balance("schichtwechsel", "2,4", "--variant", "usual", "--variant", "round-cards=once", "--seed", "5")
    check_structure(text, least_plots=4)
    check_contrast(text)
    check("round-cards=once: winner" in text, "it does not set the variants side by side")
    check("Points of each seat with 4 players: usual" in text, "it does not tell points by seat and source")
    check("What each seat uses with 2 players: round-cards=once" in text, "it does not tell uses by seat")
    check("first round: fourth" in text, "it does not tell the first round")
    check("in such shares: usual 0." in text, "it does not tell how uneven it is")
    check("<span>--seed</span> <span>5</span>" in text, "it does not tell how to play the same again")
    again = balance("schichtwechsel", "2,4", "--variant", "usual", "--variant", "round-cards=once", "--seed", "5",
                    "--threads", "1")
    check(text == again, "the same series gives another page")


main()
