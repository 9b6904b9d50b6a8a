"""What is in the box of The Great Card Game, as docs/games/card-game/rules.md has it, never from the engine."""

from __future__ import annotations

from collections import Counter

CRESTS = ("wheel", "clover", "tower", "fox")
DESTINATIONS = ("barracks", "furnaces", "factories", "steamboats")
ENGINES = ("E1", "E2", "E3", "E4")
DOCKS = {1: ("wheel", "clover"), 2: ("wheel", "tower"), 3: ("clover", "fox")}

PRINTS = ("1-1", "1-2", "2-0")  # lorries and points
LORRIES = tuple(f"{crest}-{printed}" for printed in PRINTS for crest in CRESTS)
WAGONS = tuple(f"{kind}-wagon" for kind in (*CRESTS, "wild"))
ORDER_POINTS = {1: 3, 2: 5, 3: 7, 4: 10}  # by lorries
ORDERS = tuple(f"{destination}-{lorries}" for destination in DESTINATIONS for lorries in ORDER_POINTS)
SHARES = tuple(f"{destination}-share" for destination in DESTINATIONS)
WORKER_INNOVATIONS = {"workers-3": 3, "workers-4": 4, "workers-5": 5}  # the most workers each counts as
ACTION_INNOVATIONS = (
    *("free-lorry", "free-wagon", "free-mining"),
    *("free-engine", "free-order", "free-share", "free-delivery"),
)
INNOVATIONS = (*WORKER_INNOVATIONS, *ACTION_INNOVATIONS)
OBJECTIVES = (
    *("tokens-objective", "objectives-objective"),
    *(f"{engine}-objective" for engine in ENGINES),
    *(f"{destination}-{what}-objective" for what in ("shares", "orders", "lorries") for destination in DESTINATIONS),
)
PLACE = {
    name: place
    for place, name in enumerate((*LORRIES, *WAGONS, *ENGINES, *ORDERS, *SHARES, *INNOVATIONS, *OBJECTIVES))
}

WAGON_COPIES = dict.fromkeys(WAGONS, 6) | {"wild-wagon": 16}
ENGINE_COPIES = 7
SHARE_COPIES = 6
# Copies of each worker innovation, of free-lorry, -wagon and -mining, of the other actions, of free-delivery.
INNOVATION_COPIES = {"6+10": (2, 2, 1, 1), "9+7": (3, 1, 1, 1), "3+13": (1, 2, 2, 1)}

DECK_OF_STACK = {
    "lorry-left": "lorry",
    "lorry-right": "lorry",
    "wagon-left": "wagon",
    "wagon-right": "wagon",
    "engine": "engine",
    "order": "order",
    "share": "share",
    "innovation": "innovation",
    "objective": "objective",
}
STACKS = tuple(DECK_OF_STACK)
TWIN = {
    "lorry-left": "lorry-right",
    "lorry-right": "lorry-left",
    "wagon-left": "wagon-right",
    "wagon-right": "wagon-left",
}
MINES = {"mine-0-1": (0, 1), "mine-1-2": (1, 2), "mine-2-3": (2, 3)}
FREE_MINING = (1, 4)
ZONES = (*STACKS, *MINES, "delivery", "wild")
TOKEN_ZONE = "mine-0-1"
CARDS_LOOKED_AT = 4

WORKERS = {2: (3, 2, 2, 1, 1, 1, 1, 1), 3: (4, 3, 2, 2, 1, 1, 1, 1, 1), 4: (5, 4, 3, 2, 2, 1, 1, 1, 1, 1)}
SHIFTS = {2: 7, 3: 6, 4: 5}
SOURCES = ("lorries", "orders", "shares", "tokens", "objectives")


def contents_of_decks(decks: str) -> dict[str, Counter[str]]:
    """The cards of each deck for a value like 4/2/4:2/2/2/1:6+10."""
    lorry_split, order_split, innovation_split = decks.split(":")
    lorry_copies = dict(zip(PRINTS, map(int, lorry_split.split("/"))))
    order_copies = dict(zip(ORDER_POINTS, map(int, order_split.split("/"))))
    worker, frequent, rare, delivery = INNOVATION_COPIES[innovation_split]
    innovations = dict.fromkeys(WORKER_INNOVATIONS, worker) | dict.fromkeys(ACTION_INNOVATIONS, rare)
    innovations |= dict.fromkeys(("free-lorry", "free-wagon", "free-mining"), frequent) | {"free-delivery": delivery}
    return {
        "lorry": Counter({lorry: lorry_copies[lorry.partition("-")[2]] for lorry in LORRIES}),
        "wagon": Counter(WAGON_COPIES),
        "engine": Counter(dict.fromkeys(ENGINES, ENGINE_COPIES)),
        "order": Counter({order: order_copies[lorries_of(order)] for order in ORDERS}),
        "share": Counter(dict.fromkeys(SHARES, SHARE_COPIES)),
        "innovation": Counter(innovations),
        "objective": Counter(OBJECTIVES),
    }


def first_word(card: str) -> str:
    """Crest, kind of wagon or destination."""
    return card.partition("-")[0]


def lorries_of(card: str) -> int:
    """On a lorry card, or asked for by an order."""
    return int(card.split("-")[1])


def lorry_points(lorry: str) -> int:
    return int(lorry.split("-")[2])


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PLACE.get)


def unique(cards: list[str]) -> list[str]:
    return list(dict.fromkeys(in_order(cards)))
