"""The rules of Coal Baron a second time, written from the rulebook and, where it is silent, from
docs/games/coal-baron/rulings.md, never from the engine.

The deal of a game comes from outside; from then on `legal_moves` and `play` evolve the game, and
coal_baron_view.py writes it in the fields of docs/games/coal-baron/trace.md. Plain and slow on purpose:
whoever knows the rulebook should be able to check this file by reading it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

from coal_baron_box import (
    AWARDS,
    BANK_PAYS,
    CAGE_PLACES,
    CARDS_LOOKED_AT,
    COLOURS,
    CUBES_OF_EACH_COLOUR,
    ELEMENT_SOURCES,
    FACTORY,
    LEVEL,
    LOCKED,
    MARKS,
    MINING,
    MONEY,
    ORDERS,
    ORDER_SPACES,
    SHIFTS,
    SOURCES,
    SPACES,
    SURFACE,
    TILES,
    TILE_SPACES,
    VEHICLES,
    WORKERS,
    Cubes,
    cubes,
)
import knowledge
from knowledge import Card, Knowledge

# ---- Stacks, and what each seat knows of them -------------------------------------------------------


class Stack:
    """A face-down stack, its top card first."""

    def __init__(self, cards: list[str], players: int) -> None:
        self.pile = [Card(card, "stack") for card in cards]
        self.knowledge = [Knowledge(seat) for seat in range(players)]

    @property
    def cards(self) -> list[str]:
        return [card.name for card in self.pile]

    def draw_openly(self) -> str | None:
        return self._leave(0) if self.pile else None

    def look(self, holder: int, size: int) -> None:
        knowledge.look(self.knowledge, holder, self.pile[:size])

    def mix(self, holder: int, size: int) -> None:
        """From the holder's choice on, nobody else knows how the cards looked at lie."""
        knowledge.mix(self.knowledge, holder, self.pile[:size])

    def keep(self, card: str) -> None:
        """The holder keeps one of the cards looked at; all see which, but not from where."""
        self._leave(self.cards.index(card))

    def to_bottom(self, size: int) -> None:
        self.pile = self.pile[size:] + self.pile[:size]

    def lay_at(self, place: int, card: str) -> None:
        """The holder lays a card at a higher place; the cards between move down."""
        self.pile.insert(place, self.pile.pop(self.cards.index(card, place)))

    def known_exactly_by(self) -> list[list[int]]:
        return knowledge.knowers(self.knowledge, self.pile)

    def _leave(self, place: int) -> str:
        card = self.pile.pop(place)
        knowledge.leave(self.knowledge, card)
        return card.name


# ---- The state of a game ----------------------------------------------------------------------------


@dataclass
class Player:
    marks: int
    workers: int
    canteen: int = 0
    bank: int = 0
    cage_level: int = SURFACE
    cage: Cubes = field(default_factory=cubes)
    storage: Cubes = field(default_factory=cubes)
    coal: dict[str, Cubes] = field(default_factory=lambda: {c: cubes() | {c: 1} for c in COLOURS})  # by level
    tiles: list[str] = field(default_factory=list)
    outstanding: dict[str, list[list[str]]] = field(default_factory=dict)  # cubes on each spot
    delivered: list[str] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))

    def carts(self, level: str) -> int:
        printed = 1
        return printed + sum(TILES[tile].carts for tile in self.tiles if TILES[tile].colour == level)

    def empty_carts(self, level: str) -> int:
        return self.carts(level) - sum(self.coal[level].values())


@dataclass
class SpaceState:
    locked: bool
    owner: int | None = None
    workers: int = 0
    offer: str | None = None  # the open tile or order card


@dataclass
class Look:
    """Cards of a stack that the player to move looks at and returns."""

    size: int
    arranged: int = 0
    at_bottom: bool = False


@dataclass
class State:
    players: list[Player]
    start_player: int
    to_move: int | None
    draft: list[str]
    spaces: dict[str, SpaceState]
    tile_stack: Stack
    order_stack: Stack
    supply: Cubes
    phase: str = "draft"
    shift: int = 1
    active_space: str | None = None
    steps_left: int = 0
    waiting_level: str = ""
    waiting_carts: int = 0
    look: Look | None = None
    winners: list[int] = field(default_factory=list)
    notes: Counter[str] = field(default_factory=Counter)  # what only a scoring shows, for the test's coverage

    @property
    def mover(self) -> Player:
        assert self.to_move is not None
        return self.players[self.to_move]

    @property
    def looked_stack(self) -> Stack:
        return self.tile_stack if self.active_space == "Fdraw" else self.order_stack


def deal(players: int, start_player: int, draft: list[str], tiles: list[str], orders: list[str]) -> State:
    """The game before the draft, from the shuffled tiles and orders and the orders laid out."""
    spaces = {name: SpaceState(locked=name in LOCKED[players]) for name in SPACES}
    state = State(
        players=[Player(MARKS[players], WORKERS[players]) for _ in range(players)],
        start_player=start_player,
        to_move=(start_player - 1) % players,
        draft=list(draft),
        spaces=spaces,
        tile_stack=Stack(tiles, players),
        order_stack=Stack(orders, players),
        supply=cubes(CUBES_OF_EACH_COLOUR - players),
    )
    for space in TILE_SPACES:
        refill(state, space)
    return state


def refill(state: State, name: str) -> None:
    space = state.spaces[name]
    stack = state.tile_stack if name in TILE_SPACES else state.order_stack
    if not space.locked and space.offer is None:
        space.offer = stack.draw_openly()


# ---- Legal moves ------------------------------------------------------------------------------------


def legal_moves(state: State) -> list[str]:
    options = {
        "draft": lambda: [f"take {order}" for order in state.draft],
        "place": lambda: [f"place {space}" for space in (*SPACES, "bank") if can_choose(state, space)],
        "cart": lambda: [f"cart {colour}" for colour in COLOURS if state.supply[colour] > 0] + ["cart empty"],
        "buy": lambda: buying_options(state),
        "keep": lambda: [f"take {order}" for order in looked_at(state)] + ["decline"],
        "return": lambda: ["top", "bottom"],
        "arrange": lambda: [f"return {card}" for card in unique(looked_at(state)[state.look.arranged :])],
        "mine": lambda: mining_options(state),
        "over": lambda: [],
    }
    return options[state.phase]()


def unique(cards: list[str]) -> list[str]:
    return list(dict.fromkeys(cards))


def can_choose(state: State, name: str) -> bool:
    if name == "bank":
        return True
    space = state.spaces[name]
    if space.locked or state.mover.workers < space.workers + 1:
        return False
    if name in TILE_SPACES:
        return space.offer is not None and TILES[space.offer].price <= state.mover.marks
    if name == "Fdraw":
        return bool(state.tile_stack.cards)
    if name in VEHICLES:
        return bool(deliverable_orders(state.mover, name))
    if name in ORDER_SPACES:
        return space.offer is not None
    if name == "Odraw":
        return bool(state.order_stack.cards)
    return name in MINING or name in MONEY


def deliverable_orders(player: Player, vehicle: str) -> list[str]:
    """The complete orders of a vehicle: every spot is occupied."""
    return [
        order for order, spots in player.outstanding.items() if ORDERS[order].vehicle == vehicle and all(spots)
    ]


def looked_at(state: State) -> list[str]:
    if state.look is None:
        return []
    cards = state.looked_stack.cards
    return cards[len(cards) - state.look.size :] if state.look.at_bottom else cards[: state.look.size]


def buying_options(state: State) -> list[str]:
    payable = [tile for tile in unique(looked_at(state)) if TILES[tile].price <= state.mover.marks]
    return [f"buy {tile}" for tile in payable] + ["decline"]


def mining_options(state: State) -> list[str]:
    player = state.mover
    at_surface = player.cage_level == SURFACE
    moves = ["stop"]
    moves += [f"cage {level}" for level in (SURFACE, *LEVEL.values()) if level != player.cage_level]
    if at_surface:
        moves += [f"store {colour}" for colour in COLOURS if player.cage[colour] > 0]
    elif sum(player.cage.values()) < CAGE_PLACES:
        coal = player.coal[COLOURS[player.cage_level - 1]]
        moves += [f"load {colour}" for colour in COLOURS if coal[colour] > 0]

    at_hand = (player.cage if at_surface else cubes(), player.storage)
    pairs = pairs_at_hand(*at_hand) if state.steps_left >= 2 else []
    for order, colour in free_spots(player):
        fill = f"fill {order} {colour}"
        if at_hand[0][colour] > 0:
            moves.append(fill)
        if at_hand[1][colour] > 0:
            moves.append(f"{fill} with stored-{colour}")
        moves += [f"{fill} with {pair}" for pair in pairs]
    return moves


def free_spots(player: Player) -> list[tuple[str, str]]:
    """Each order and colour that it still asks for."""
    free = [
        (order, colour)
        for order, spots in player.outstanding.items()
        for colour, lying in zip(ORDERS[order].spots, spots)
        if not lying
    ]
    return list(dict.fromkeys(free))


def pairs_at_hand(cage: Cubes, storage: Cubes) -> list[str]:
    """Any two cubes, to stand in for one: first those of the cage, then those of the storage."""
    at_hand = cage | {f"stored-{colour}": number for colour, number in storage.items()}
    kinds = [kind for kind, number in at_hand.items() if number > 0]
    pairs = combinations_with_replacement(kinds, 2)
    return [f"{one} {other}" for one, other in pairs if one != other or at_hand[one] >= 2]


# ---- Playing a move ---------------------------------------------------------------------------------


def play(state: State, move: str) -> None:
    """Plays a legal move."""
    verb, *rest = move.split(" ")
    actions = {
        "draft": lambda: take_in_draft(state, rest[0]),
        "place": lambda: place_workers(state, rest[0]),
        "cart": lambda: fill_waiting_cart(state, rest[0]),
        "buy": lambda: buy_looked_at_tile(state, rest[0]) if verb == "buy" else decline(state),
        "keep": lambda: keep_looked_at_order(state, rest[0]) if verb == "take" else decline(state),
        "return": lambda: return_to(state, verb),
        "arrange": lambda: arrange(state, rest[0]),
        "mine": lambda: make_work_step(state, verb, rest),
    }
    actions[state.phase]()


def take_in_draft(state: State, order: str) -> None:
    state.draft.remove(order)
    take_order(state.mover, order)
    state.to_move = (state.to_move - 1) % len(state.players)
    if len(state.draft) > 1:
        return
    state.spaces["O4"].offer = state.draft.pop()
    for space in ORDER_SPACES:
        refill(state, space)
    state.phase = "place"
    state.to_move = state.start_player


def take_order(player: Player, order: str) -> None:
    player.outstanding[order] = [[] for _ in ORDERS[order].spots]


def place_workers(state: State, name: str) -> None:
    player = state.mover
    if name == "bank":
        player.workers -= 1
        player.bank += 1
        player.marks += BANK_PAYS
        return end_turn(state)

    space = state.spaces[name]
    if space.owner is not None:
        state.players[space.owner].canteen += space.workers
    space.workers += 1
    space.owner = state.to_move
    player.workers -= space.workers

    state.active_space = name
    if name in TILE_SPACES:
        tile, space.offer = space.offer, None
        buy(state, tile)
    elif name == "Fdraw":
        look_at_stack(state, "buy")
    elif name in MINING:
        state.phase = "mine"
        state.steps_left = MINING[name]
    elif name in VEHICLES:
        deliver(state, name)
        end_turn(state)
    elif name in MONEY:
        player.marks += MONEY[name]
        end_turn(state)
    elif name in ORDER_SPACES:
        take_order(player, space.offer)
        space.offer = None
        end_turn(state)
    else:
        look_at_stack(state, "keep")


def deliver(state: State, vehicle: str) -> None:
    player = state.mover
    for order in deliverable_orders(player, vehicle):
        player.points["orders"] += ORDERS[order].points
        for lying in player.outstanding.pop(order):
            for colour in lying:
                state.supply[colour] += 1
        player.delivered.append(order)


# ---- Tiles and the supply of coal -------------------------------------------------------------------


def buy(state: State, name: str) -> None:
    player, tile = state.mover, TILES[name]
    player.marks -= tile.price
    player.tiles.append(name)
    fillable = min(tile.carts, state.supply[tile.colour])
    state.supply[tile.colour] -= fillable
    player.coal[tile.colour][tile.colour] += fillable
    state.waiting_level = tile.colour
    state.waiting_carts = tile.carts - fillable
    ask_for_waiting_carts(state)


def ask_for_waiting_carts(state: State) -> None:
    if state.waiting_carts > 0 and sum(state.supply.values()) > 0:
        state.phase = "cart"
        return
    state.waiting_carts = 0
    if state.active_space == "Fdraw":
        return_cards(state)
    else:
        end_turn(state)


def fill_waiting_cart(state: State, colour: str) -> None:
    if colour != "empty":
        state.supply[colour] -= 1
        state.mover.coal[state.waiting_level][colour] += 1
    state.waiting_carts -= 1
    ask_for_waiting_carts(state)


# ---- Looking at a stack -----------------------------------------------------------------------------


def look_at_stack(state: State, phase: str) -> None:
    stack = state.looked_stack
    state.look = Look(min(CARDS_LOOKED_AT, len(stack.cards)))
    stack.look(state.to_move, state.look.size)
    state.phase = phase


def buy_looked_at_tile(state: State, tile: str) -> None:
    keep_card(state, tile)
    buy(state, tile)


def keep_looked_at_order(state: State, order: str) -> None:
    keep_card(state, order)
    take_order(state.mover, order)
    return_cards(state)


def keep_card(state: State, card: str) -> None:
    state.looked_stack.mix(state.to_move, state.look.size)
    state.looked_stack.keep(card)
    state.look.size -= 1


def decline(state: State) -> None:
    state.looked_stack.mix(state.to_move, state.look.size)
    return_cards(state)


def return_cards(state: State) -> None:
    if state.look.size == len(state.looked_stack.cards):
        ask_for_arrangement(state)
    elif state.look.size == 0:
        end_turn(state)
    else:
        state.phase = "return"


def return_to(state: State, end: str) -> None:
    if end == "bottom":
        state.looked_stack.to_bottom(state.look.size)
        state.look.at_bottom = True
    ask_for_arrangement(state)


def ask_for_arrangement(state: State) -> None:
    """The last card finds its place by itself."""
    if state.look.size - state.look.arranged > 1:
        state.phase = "arrange"
    else:
        end_turn(state)


def arrange(state: State, card: str) -> None:
    stack, look = state.looked_stack, state.look
    highest = len(stack.cards) - look.size if look.at_bottom else 0
    stack.lay_at(highest + look.arranged, card)
    look.arranged += 1
    ask_for_arrangement(state)


# ---- Mining -----------------------------------------------------------------------------------------


def make_work_step(state: State, verb: str, rest: list[str]) -> None:
    player = state.mover
    steps = 1
    if verb == "stop":
        steps = state.steps_left
    elif verb == "cage":
        player.cage_level = int(rest[0])
    elif verb == "load":
        player.coal[COLOURS[player.cage_level - 1]][rest[0]] -= 1
        player.cage[rest[0]] += 1
    elif verb == "store":
        player.cage[rest[0]] -= 1
        player.storage[rest[0]] += 1
    else:
        order, colour, *used = rest
        steps = fill_spot(player, order, colour, used[1:] or [colour])
    state.steps_left -= steps
    if state.steps_left == 0:
        end_turn(state)


def fill_spot(player: Player, order: str, colour: str, used: list[str]) -> int:
    """Fills the first free spot of a colour with one or two cubes, each a work step."""
    for cube in used:
        source = player.storage if cube.startswith("stored-") else player.cage
        source[cube.removeprefix("stored-")] -= 1
    spots = player.outstanding[order]
    free = next(i for i, lying in enumerate(spots) if not lying and ORDERS[order].spots[i] == colour)
    spots[free] = sorted((cube.removeprefix("stored-") for cube in used), key=COLOURS.index)
    return len(used)


# ---- End of a turn, a shift and the game ------------------------------------------------------------


def end_turn(state: State) -> None:
    if state.active_space in (*TILE_SPACES, *ORDER_SPACES):
        refill(state, state.active_space)
    state.active_space = None
    state.look = None
    state.phase = "place"
    next_seats = clockwise_after(state, state.to_move)
    with_workers = [seat for seat in next_seats if state.players[seat].workers > 0]
    if with_workers:
        state.to_move = with_workers[0]
    else:
        end_shift(state)


def clockwise_after(state: State, seat: int) -> list[int]:
    """All seats, that one last."""
    players = len(state.players)
    return [(seat + distance) % players for distance in range(1, players + 1)]


def end_shift(state: State) -> None:
    note_ties(state)
    for player, awarded in zip(state.players, majorities(state)):
        add_points(player.points, awarded)
    if state.shift == SHIFTS:
        return end_game(state)
    state.start_player = next_start_player(state)
    for player in state.players:
        player.workers = WORKERS[len(state.players)]
        player.canteen = player.bank = 0
    for space in state.spaces.values():
        space.workers = 0
        space.owner = None
    state.shift += 1
    state.to_move = state.start_player


def add_points(points: dict[str, int], more: dict[str, int]) -> None:
    for source, number in more.items():
        points[source] += number


def element_counts(player: Player) -> list[int]:
    """What the twelve elements of the shift clock count."""
    delivered = [ORDERS[order] for order in player.delivered]
    return (
        [sum(order.spots.count(colour) for order in delivered) for colour in COLOURS]
        + [sum(len(order.spots) for order in delivered if order.vehicle == vehicle) for vehicle in VEHICLES]
        + [player.empty_carts(level) for level in COLOURS]
    )


def majorities(state: State) -> list[dict[str, int]]:
    """What each player would get if the current shift was scored now."""
    counts = [element_counts(player) for player in state.players]
    awarded = [dict.fromkeys(SOURCES, 0) for _ in state.players]
    for element in range(4 * state.shift):
        points = award([of_player[element] for of_player in counts], *AWARDS[element])
        for sheet, number in zip(awarded, points):
            sheet[ELEMENT_SOURCES[element]] += number
    return awarded


def note_ties(state: State) -> None:
    for of_players in list(zip(*map(element_counts, state.players)))[: 4 * state.shift]:
        first, second, *_ = sorted(of_players, reverse=True)
        if first == 0:
            state.notes["element that nobody scores"] += 1
        elif first == second:
            state.notes["tie for first"] += 1
        elif second > 0 and of_players.count(second) > 1:
            state.notes["tie for second"] += 1
        elif second > 0:
            state.notes["second place with two players" if len(of_players) == 2 else "second award"] += 1


def award(counts: list[int], first: int, second: int) -> list[int]:
    most = max(counts)
    if counts.count(most) > 1 or len(counts) == 2:
        second = 0
    runner_up = max((count for count in counts if count < most), default=0)
    points = {runner_up: second, most: first}
    return [points.get(count, 0) if count > 0 else 0 for count in counts]


def next_start_player(state: State) -> int:
    def factory_workers(seat: int) -> int:
        return sum(space.workers for name, space in state.spaces.items() if name in FACTORY and space.owner == seat)

    # max() finds the first of equals: of tied players the next clockwise, the old starting player last.
    chosen = max(clockwise_after(state, state.start_player), key=factory_workers)
    numbers = [factory_workers(seat) for seat in range(len(state.players))]
    if numbers.count(max(numbers)) > 1:
        state.notes["start player by tie"] += 1
    elif chosen == state.start_player:
        state.notes["start player keeps the marker"] += 1
    else:
        state.notes["start player by majority"] += 1
    return chosen


def end_game(state: State) -> None:
    state.phase = "over"
    state.to_move = None
    for player in state.players:
        add_points(player.points, final_points(player))
        player.marks %= 5
    ranks = [(sum(player.points.values()), player.marks) for player in state.players]
    state.winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    best = max(points for points, _ in ranks)
    if len(state.winners) > 1:
        state.notes["shared victory"] += 1
    elif [points for points, _ in ranks].count(best) > 1:
        state.notes["victory by Marks left"] += 1


def final_points(player: Player) -> dict[str, int]:
    heaps = [player.cage, player.storage, *player.coal.values()]
    on_orders = sum(len(lying) for spots in player.outstanding.values() for lying in spots)
    left = sum(sum(heap.values()) for heap in heaps) + on_orders
    sides = Counter(TILES[tile].side for tile in player.tiles)
    return {
        "money": player.marks // 5,
        "cubes": left // 3,
        "outstanding": -len(player.outstanding),
        "balance": -2 * abs(sides["light"] - sides["dark"]),
    }


def projected_points(state: State) -> list[dict[str, int]]:
    """Points if the current shift ended now; in the last shift the game would end with it."""
    sheets = [dict(player.points) for player in state.players]
    if state.phase == "over":
        return sheets
    for sheet, player, awarded in zip(sheets, state.players, majorities(state)):
        add_points(sheet, awarded)
        if state.shift == SHIFTS:
            add_points(sheet, final_points(player))
    return sheets
