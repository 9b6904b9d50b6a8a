"""Mining in The Great Card Game: what can be moved, whether enough steps can be made, and a move."""

from __future__ import annotations

from card_game_box import DOCKS, first_word, lorries_of, unique
from card_game_state import Player, State


def mining_options(state: State) -> list[str]:
    stop = ["stop"] if state.steps_owed == 0 else []
    return stop + [
        move
        for move, cost in mining_moves(state.mover, state.steps_left)
        if plan_exists(after_mining_move(state.mover, move), state.steps_owed - cost, state.steps_left - cost)
    ]


def plan_exists(player: Player, least: int, most: int) -> bool:
    """Whether the player can spend at least and at most so many steps."""
    if least <= 0:
        return True
    return any(
        plan_exists(after_mining_move(player, move), least - cost, most - cost)
        for move, cost in mining_moves(player, most)
    )


def mining_moves(player: Player, steps: int) -> list[tuple[str, int]]:
    """What can be moved with so many steps, and how many it costs."""
    moves = []
    if player.row:
        lorry = player.row[0]
        moves += [(f"load {wagon} {dock}", lorries_of(lorry)) for wagon, dock in wagons_for(player, lorry)]
        moves.append(("store", lorries_of(lorry)))
    for lorry in unique(player.storage):
        moves += [(f"fetch {lorry} {wagon} {dock}", lorries_of(lorry)) for wagon, dock in wagons_for(player, lorry)]
    return [(move, cost) for move, cost in moves if cost <= steps]


def wagons_for(player: Player, lorry: str) -> list[tuple[str, int]]:
    """Wagon and dock must both show the crest."""
    crest = first_word(lorry)
    fitting = [
        (wagon, dock.number)
        for dock in player.docks.values()
        for wagon, inside in dock.wagons
        if inside is None and crest in DOCKS[dock.number] and first_word(wagon) in (crest, "wild")
    ]
    return list(dict.fromkeys(fitting))


def after_mining_move(player: Player, move: str) -> Player:
    trial = player.try_out()
    make_mining_move(trial, move)
    return trial


def make_mining_move(player: Player, move: str) -> int:
    """Moves a lorry and says how many steps that costs."""
    verb, *rest = move.split(" ")
    if verb == "fetch":
        lorry, *rest = rest
        player.storage.remove(lorry)
    else:
        lorry = player.row.pop(0)
    if verb == "store":
        player.storage.append(lorry)
    else:
        wagon, dock = rest
        wagons = player.docks[int(dock)].wagons
        wagons[wagons.index((wagon, None))] = (wagon, lorry)
    return lorries_of(lorry)
