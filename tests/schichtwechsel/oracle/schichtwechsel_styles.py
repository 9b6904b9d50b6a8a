"""How the test of Schichtwechsel plays games with a purpose: styles, measures and hunts."""

from __future__ import annotations

from typing import Callable

import schichtwechsel_box as box
from schichtwechsel_state import Player, State

# How much each style likes a move, by the longest beginning that fits.
Style = dict[str, float]
# Works on: passes only if nothing else is left, and takes what it is offered.
WORKER: Style = {"pass": 0.0001, "decline": 0.2, "stop": 0.05, "end": 0.3, "hold": 0.1, "sell": 5}
# Brings headframes into play, and keeps the coin for them.
CROWDER: Style = (
    WORKER
    | {"card route": 30, "headframe": 50, "card head": 0.01, "build": 5}
    | {"pay C": 0.01, "pay WC": 0.01, "pay PC": 0.01}
)
STYLES: dict[str, Style] = {
    # Advances the discs, and soon has all buildings and headframes on the board.
    "traveller": WORKER
    | {"card route": 30, "copy route": 30, "exchange 3 r": 10, "exchange 5 r": 10, "build": 5, "card personal": 20}
    | {"option a": 3, "headframe": 2, "lot miner": 3, "decline": 0.05},
    # The same on the canal.
    "boatman": WORKER
    | {"card route": 10, "card route-L": 60, "card route-M2": 60, "copy route-L": 50, "copy route-M2": 50}
    | {"go lamp-room": 50, "card first": 50, "card head": 50, "frame T4": 99, "headframe": 3, "option a": 3},
    # The same on the rails.
    "railwayman": WORKER
    | {"card route": 5, "card route-M1": 30, "card route-L2": 30, "card personal": 90, "rail": 9, "headframe": 50}
    | {"exchange 3 rail": 30, "exchange 5 rail": 30, "copy route-L2": 30, "copy route-M1": 30, "card first": 9}
    | {"card cart": 3, "go lamp-room": 9, "tile engine-driver": 9, "decline": 0.05},
    # Sends the miner home fast.
    "hurrier": WORKER
    | {"card miner": 40, "card first": 20, "card route": 20, "miner": 20, "lot speed": 8, "lot miner": 8, "build": 5}
    | {"copy route": 6, "headframe": 0.5, "decline": 0.05},
    # Goes step by step, so that the miner lands on every copy.
    "copier": WORKER
    | {"card miner": 20, "card first": 10, "card route": 20, "miner": 10, "lot speed": 0.3, "copy route": 10}
    | {"go lamp-room": 20, "go overman": 20, "go winding": 20, "build": 3, "decline": 0.05},
    # Makes coke and sells it.
    "coker": WORKER
    | {"card cart": 10, "card coke": 25, "card load": 20, "card route-S": 0.1, "sell": 50, "lot sale": 500, "build": 5}
    | {"cube coal": 5, "tile overman": 20, "tile gatekeeper": 60, "coke 1": 4, "copy c": 5, "copy load": 5}
    | {"card route": 10, "option a": 4, "card first": 3, "card head": 4, "frame T2": 5, "frame T3": 5, "build B5": 60},
    # Makes coke and keeps it, and leaves spoil on the tip.
    "hoarder": WORKER
    | {"card cart": 20, "card coke": 20, "card load": 15, "hold": 100, "sell": 0.01, "exchange": 0.01, "end": 99}
    | {"tile overman": 20, "tile gatekeeper": 10, "build B5": 90, "build": 3, "card route": 15, "frame T2": 10}
    | {"lot sale": 20, "coke 1": 5, "card head": 5, "option a": 5},
    # Leaves all spoil on the tip.
    "tipper": WORKER
    | {"card cart": 30, "cube spoil": 9, "exchange": 0.0001, "end": 999, "card route": 20, "build B5": 90, "build": 5}
    | {"tile overman": 9, "tile hewer": 9, "tile haulier": 9, "card personal": 9, "headframe": 9},
    # The same for the sake of what has no room then.
    "dumping miner": WORKER
    | {"card cart": 30, "cube spoil": 9, "exchange": 0.0001, "end": 999, "card route": 20, "card miner": 20}
    | {"go heading": 99, "card head": 20, "frame L2": 99, "headframe": 5, "miner": 5},
    # Fills the coking plant.
    "baker": WORKER
    | {"card cart": 15, "card coke": 30, "card load": 0.01, "card head": 30, "frame T3": 99, "headframe": 9}
    | {"card route": 15, "cube coal": 5, "coke 1": 5, "stop": 0.01},
    # Works with headframes.
    "winder": WORKER
    | {"headframe": 30, "card head": 60, "card route": 8, "sell": 20, "exchange 6": 20, "go pay-hall": 9}
    | {"card personal": 4, "frame T3": 2, "frame T4": 2, "pay C": 0.2, "pay WC": 0.2, "pay PC": 0.2},
    # Saves coins, and then spends two at once.
    "saver": WORKER
    | {"sell": 50, "exchange 6": 50, "exchange": 0.01, "go pay-hall": 20, "end": 3, "card head-2": 0.01}
    | {"card cart": 20, "card coke": 3, "card load": 3, "tile gatekeeper": 9, "pay": 0.001}
    | {"pay CC": 200, "pay WW": 1, "pay W": 1, "pay P": 1},
    # Passes soon.
    "idler": {"pass": 20},
    # Uncovers the bar, above all its last space, and leaves the carts full.
    "builder": WORKER
    | {"card cart": 0.001, "copy cart": 0.001, "cart": 0.001}
    | {"card route": 30, "build B5": 50, "build": 5, "copy route": 9, "option b": 3, "card head": 5},
    # Uncovers the bar too, and then lets coal, spoil and water rise.
    "sloven": WORKER
    | {"card cart": 20, "card route": 10, "build B5": 50, "build": 5, "exchange": 0.01, "end": 9, "card coke": 0.01}
    | {"lower 0": 9, "card water": 0.01, "card personal": 0.1, "lower": 0.1},
    # Gets rid of tools, and never lets water rise.
    "tidy": WORKER
    | {"card route": 40, "card water": 6, "card miner": 20, "miner": 9, "headframe": 9, "card head": 40, "card cart": 9}
    | {"frame L3": 99, "go tool-chest": 99, "go gate-out": 99, "lot tools": 9, "build B5": 9, "tile mine-rescue": 50}
    | {"tile coal-merchant": 30, "tile": 0.1, "card personal": 60, "exchange 3 r": 9, "lower 4": 9, "lot speed": 9},
    # Gives spoil away when five have come together.
    "dumper": WORKER
    | {"card cart": 20, "cube spoil": 9, "exchange 3": 0.01, "exchange 5": 99, "exchange 6": 0.1, "end": 999},
    # Gives spoil away as soon as possible, but before an action.
    "early exchanger": WORKER
    | {"card cart": 20, "cube spoil": 9, "exchange 3": 99, "exchange 5": 0.01, "exchange 6": 0.01, "end": 999},
    # Leaves all coal on its wagons.
    "coal keeper": WORKER
    | {"card cart": 30, "cube coal": 9, "card coke": 0.01, "card route": 20, "card head": 20, "frame L1": 99}
    | {"headframe": 9, "go coal-face": 99, "tile mine-rescue": 9},
    # Keeps the pit dry with white tokens.
    "pumper": WORKER
    | {"card personal": 50, "card water": 9, "tile coal-merchant": 20, "pay W": 9, "pay P": 0.1, "pay C": 0.1},
    # Loads the coke of the own space first.
    "juggler": WORKER
    | {"card cart": 15, "card coke": 30, "card load": 15, "load own": 50, "load Q": 0.2, "stop": 3, "coke 1": 5}
    | {"coke 1 own": 20, "cube coal": 5},
    # Plans for the step in which the bar is used.
    "gatekeeper": WORKER
    | {"card route": 30, "build B1": 20, "build B3": 30, "build B5": 30, "build": 5, "option a": 20, "miner": 9}
    | {"go pumps": 50, "go lamp-room": 20, "copy water": 30, "tile gatekeeper": 50, "card personal": 20},
    # In the end they put them where the others are.
    "top crowder": CROWDER,
    "left crowder": CROWDER,
    # Takes coke wherever it is given, and has several buildings for its sale.
    "agent": WORKER
    | {"card route": 20, "build": 20, "lot sale": 500, "hold": 9, "sell": 0.01, "tile gatekeeper": 50}
    | {"tile overman": 30, "build B5": 50, "option a": 9, "card head": 9, "frame T2": 30, "frame T3": 20}
    | {"card cart": 5, "card coke": 20, "headframe": 2, "go lamp-room": 5, "copy coke": 9, "copy route": 5}
    | {"card load": 0.1},
}
# What a style likes otherwise in the last rounds.
LATE_ROUND = 4
LATE: dict[str, Style] = {
    "top crowder": {"card head-1": 99, "card head-2": 9, "frame T": 99},
    "left crowder": {"card head-1": 99, "card head-2": 9, "frame L": 99},
    "agent": {"card load": 20, "card coke": 30},
    "hoarder": {"card route": 1, "tile overman": 90},
    "tipper": {"tile overman": 90},
}

# How near a player, or all of them, are to what a hunt is after.
MEASURES_OF_PLAYER: dict[str, Callable[[Player], float]] = {
    "coins": lambda player: player.coins,
    "few tools": lambda player: -player.tools,
    "coke kept": lambda player: player.coke,
    "coke used": lambda player: box.COKE - player.coke_left,
    "pairs": lambda player: 3 * player.pairs + box.COKE - player.coke_left + 3 * player.lots["sale"],
    "coke for the end": lambda player: 4 * player.lots["sale"] + player.coke + len(player.plant),
    "coal": lambda player: player.coal,
    "spoil": lambda player: player.spoil,
    "buildings": lambda player: sum(player.lots.values()),
    "speed": lambda player: player.lots["speed"],
    "gray": lambda player: 0 if box.OWN in player.plant else len(player.plant),
}
# The same for the lower part of a tile.
MEASURES_OF_TILE: dict[str, tuple[str, Callable[[Player], float]]] = {
    "no water": ("gatekeeper", lambda player: ("B3" not in player.bar) - player.water),
    "full coal wagons": ("engine-driver", lambda player: player.coal),
    "one place on the tip": ("hewer", lambda player: -abs(player.spoil - 5)),
    "full tip": ("overman", lambda player: player.spoil),
    "full wagons": ("overman", lambda player: player.coke),
}
MEASURES: dict[str, Callable[[State], float]] = {
    "": lambda _: 0,
    "top row": lambda state: headframes_at("top", state),
    "left column": lambda state: headframes_at("left", state),
    "plant": lambda state: sum(len(player.plant) for player in state.players),
    "sale": lambda state: sum(player.lots["sale"] for player in state.players),
    "rail": lambda state: sum(sorted(player.discs["rail"] for player in state.players)[-2:]),
    "canal": lambda state: sum(sorted(player.discs["canal"] for player in state.players)[-2:]),
    "miners out": lambda state: sum(map(way_of_miner, state.players)),
}


def measure(name: str, state: State) -> float:
    if name in MEASURES_OF_PLAYER:
        return max(map(MEASURES_OF_PLAYER[name], state.players))
    if name in MEASURES_OF_TILE:
        return max(measure_of_tile(name, state, player) for player in state.players)
    return MEASURES[name](state)


def measure_of_tile(name: str, state: State, player: Player) -> float:
    """For the lower part of the tile: the player has it, its space is uncovered, and the step is coming."""
    tile, measure_of_player = MEASURES_OF_TILE[name]
    is_coming = state.phase == "bar" if tile == "gatekeeper" else state.phase in ("bonuses", "sale")
    nearness = 4 * (player.tile == tile) + 8 * ("B5" not in player.bar)
    return measure_of_player(player) + nearness + 8 * (nearness == 12 and is_coming)


def headframes_at(area: str, state: State) -> float:
    """All spaces should be taken while somebody can still pay for two headframes."""
    ready = any(player.coins and player.headframes.card == 0 for player in state.players)
    return ready / 2 + sum(player.headframes.at(area) is not None for player in state.players)


def way_of_miner(player: Player) -> int:
    return -1 if player.miner == box.BEFORE_GATE else list(box.CIRCLES).index(player.miner)


# The players, their styles, the measure, and what is hunted.
HUNTS: tuple[tuple[int, tuple[str, ...], str, tuple[str, ...]], ...] = (
    (4, ("saver",), "coins", ("pay: pay CC",)),
    (2, ("tidy",), "few tools", ("no tool to discard", "fewer than three tools to discard at the end")),
    (4, ("boatman", "idler", "boatman", "idler"), "canal", ("end of canal later",)),
    (4, ("railwayman", "idler", "railwayman", "idler"), "rail", ("end of rail later",)),
    (4, ("dumper",), "", ("turn: exchange 5 road", "turn: exchange 5 rail")),
    (4, ("juggler",), "gray", ("own space after 3 gray ones",)),
    (4, ("gatekeeper",), "no water", ("gatekeeper: option a",)),
    (4, ("top crowder",), "top row", ("top row full",)),
    (4, ("left crowder",), "left column", ("left column full",)),
    (4, ("agent", "idler", "idler", "idler"), "coke for the end", ("pairs sold at the end: 3",)),
    (4, ("coker", "idler"), "pairs", ("4 pairs sold in a game", "5 pairs sold in a game")),
    (2, ("coker",), "coke used", ("no coke left at the end",)),
    (4, ("tipper",), "full tip", ("overman: option a",)),
    (4, ("tipper",), "one place on the tip", ("hewer with one place left on the tip",)),
    (2, ("hoarder",), "full wagons", ("overman: option b",)),
    (2, ("agent",), "coke kept", ("coke wagons full", "coke wagons full: no loading")),
    (3, ("pumper",), "", ("water-X not for a white token",)),
    (4, ("hurrier",), "miners out", ("all miners at the exit",)),
    (4, ("hurrier",), "speed", ("3 buildings in speed",)),
    (4, ("copier",), "", ("copy within a copy within a copy",)),
    (2, ("baker",), "plant", ("no coking space for a bonus",)),
    (4, ("baker",), "", ("plant: plant Q1",)),
    (4, ("dumping miner",), "spoil", ("tip full: spoil lost", "nothing to use on heading")),
    (2, ("winder",), "", ("headframe came by a headframe's bonus, to be moved next",)),
    (4, ("sloven",), "full coal wagons", ("engine-driver: no option", "engine-driver: option a")),
    (4, ("traveller",), "buildings", ("all five buildings placed", "only the speed lot is left")),
    (2, ("traveller",), "", ("land on tool-chest without benefit", "land on gate-out without benefit")),
    (4, ("traveller",), "", ("copy in bar", "end of road later", "mine-rescue at the bottom")),
    (4, ("tidy",), "", ("plant in bar", "hewer: option b")),
    (4, ("early exchanger",), "", tuple(f"turn: exchange 3 {gain}" for gain in ("road", "rail", "point"))),
    (4, ("coal keeper",), "coal", ("coal wagons full: coal lost",)),
    (2, ("boatman",), "", ("copy load-S as MS",)),
    (2, ("coker",), "sale", ("lot sale full with 2 players",)),
    (3, ("coker",), "sale", ("lot sale full with 3 players",)),
    (4, ("agent",), "sale", ("lot sale full with 4 players",)),
)
