"""What is in the box of Coal Baron, from the rulebook and never from the engine."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ("yellow", "brown", "gray", "black")
LETTERS = dict(zip("YBGK", COLOURS))
LEVEL = {"yellow": 1, "brown": 2, "gray": 3, "black": 4}
CART_PRICE = {"yellow": 1, "brown": 2, "gray": 3, "black": 4}
CUBES_OF_EACH_COLOUR = 16
CAGE_PLACES = 5
SURFACE = 0
CARDS_LOOKED_AT = 5
SHIFTS = 3


@dataclass(frozen=True)
class Tile:
    colour: str
    carts: int
    side: str

    @property
    def price(self) -> int:
        return self.carts * CART_PRICE[self.colour]


# In the sequence in which a pit's tiles are listed.
TILES = {
    f"{colour}-{carts}-{side}": Tile(colour, carts, side)
    for colour in COLOURS
    for carts in (1, 2)
    for side in ("light", "dark")
}
TILE_PLACE = {tile: place for place, tile in enumerate(TILES)}
TILE_COPIES = 3

ORDER_CARDS = {
    "barrow": "Y 2 · B 3 · YY 3 · G 4 · K 5 · BB 5 · BBB 7 · GG 7 · KK 9 · GGG 9 · YBGK 10",
    "carriage": "Y 2 · YY 3 · B 3 · YYY 4 · G 4 · K 5 · BB 5 · GG 7 · KK 9 · YBGK 10 · KKK 12",
    "truck": "Y 2 · YY 3 · B 3 · YYY 4 · G 4 · BB 5 · K 5 · GG 7 · KK 9 · YBGK 10 · KKK 12",
    "engine": "Y 2 · B 3 · YY 3 · G 4 · BB 5 · K 5 · BBB 7 · GG 7 · GGG 9 · KK 9 · YBGK 10",
}
VEHICLES = tuple(ORDER_CARDS)


@dataclass(frozen=True)
class Order:
    vehicle: str
    spots: tuple[str, ...]
    points: int


def read_order_cards() -> dict[str, Order]:
    orders = {}
    for vehicle, cards in ORDER_CARDS.items():
        for card in cards.split(" · "):
            letters, points = card.split()
            orders[f"{vehicle}-{letters}"] = Order(vehicle, tuple(LETTERS[c] for c in letters), int(points))
    return orders


ORDERS = read_order_cards()
ORDER_PLACE = {order: place for place, order in enumerate(ORDERS)}

TILE_SPACES = ("F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8")
FACTORY = (*TILE_SPACES, "Fdraw")
MINING = {"M4": 4, "M6": 6, "M8": 8, "M10": 10}
MONEY = {"money3": 3, "money4": 4, "money5": 5, "money6": 6}
ORDER_SPACES = ("O1", "O2", "O3", "O4")
SPACES = (*FACTORY, *MINING, *VEHICLES, *MONEY, *ORDER_SPACES, "Odraw")
BANK_PAYS = 1

LOCKED = {
    2: {"F4", "F8", "M8", "M4", "money5", "money3", "O1"},
    3: {"F8", "M4", "money3"},
    4: set(),
}
WORKERS = {2: 18, 3: 15, 4: 13}
MARKS = {2: 10, 3: 9, 4: 8}
DRAFT_ROUNDS = 3

# The shift clock: coal and vehicles of delivered orders, then empty carts.
AWARDS = ((2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (13, 6))
ELEMENT_SOURCES = ("coal",) * 4 + ("vehicles",) * 4 + ("carts",) * 4
SOURCES = ("orders", "coal", "vehicles", "carts", "money", "cubes", "outstanding", "balance")

Cubes = dict[str, int]


def cubes(of_each: int = 0) -> Cubes:
    return dict.fromkeys(COLOURS, of_each)
