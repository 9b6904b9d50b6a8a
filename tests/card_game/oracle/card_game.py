"""The rules of The Great Card Game a second time, written from the rulebook and, where it is silent, from
docs/games/card-game/rulings.md, never from the engine.

The deal of a game comes from outside; from then on `legal_moves` and `play` evolve the game, and
card_game_view.py writes it in the fields of docs/games/card-game/trace.md. Plain and slow on purpose: whoever
knows the rulebook should be able to check these files by reading them: card_game_state.py has the state,
card_game_mining.py the mining.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product

from card_game_box import (
    ACTION_INNOVATIONS,
    CARDS_LOOKED_AT,
    DECK_OF_STACK,
    DESTINATIONS,
    DOCKS,
    ENGINES,
    FREE_MINING,
    MINES,
    ORDER_POINTS,
    SHIFTS,
    STACKS,
    TOKEN_ZONE,
    TWIN,
    WORKERS,
    WORKER_INNOVATIONS,
    ZONES,
    first_word,
    lorries_of,
    lorry_points,
    unique,
)
from card_game_mining import mining_options, plan_exists, make_mining_move
from card_game_state import Dock, Look, Player, State, Zone
import knowledge
from knowledge import Card, Knowledge

# ---- From outside -----------------------------------------------------------------------------------


def deal(players: int, decks: str, start_player: int, stacks: dict[str, list[str]]) -> State:
    """The game before the first turn, from the shuffled stacks."""
    state = State(
        decks=decks,
        players=[Player(list(WORKERS[players])) for _ in range(players)],
        start_player=start_player,
        to_move=start_player,
        zones=empty_zones(players),
        stacks={name: [Card(card, DECK_OF_STACK[name]) for card in cards] for name, cards in stacks.items()},
        knowledge=[Knowledge(seat) for seat in range(players)],
    )
    for name in STACKS:
        turn_up_top(state, name)
    return state


def empty_zones(players: int) -> dict[str, Zone]:
    used = [zone for zone in ZONES if players > 2 or zone != "mine-1-2"]
    printed_workers = {"wild": 1}
    return {zone: Zone(printed_workers.get(zone, 0), None, [[] for _ in range(players)]) for zone in used}


# ---- Legal moves ------------------------------------------------------------------------------------


def legal_moves(state: State) -> list[str]:
    """Everything that may be chosen, an innovation before the placement looked at to its end (R4)."""
    moves = choices(state)
    if state.placed or state.phase == "over":
        return moves
    return [move for move in moves if is_safe(state, move)]


def is_safe(state: State, move: str) -> bool:
    """An innovation before the placement must leave a legal placement."""
    innovates = state.innovation is not None or move.startswith("play")
    if not innovates:
        return True
    trial = state.try_out()
    decide(trial, move)
    return can_end_with_placement(trial)


def can_end_with_placement(state: State) -> bool:
    if state.innovation is None:
        return any(can_place(state, zone) for zone in state.zones)
    return any(is_safe(state, move) for move in choices(state))


def choices(state: State) -> list[str]:
    """What the action allows, without a thought for the placement that must follow an innovation."""
    player = state.mover if state.to_move is not None else None
    options = {
        "turn": lambda: turn_options(state),
        "pay": lambda: [f"pay {payment}" for payment in payments(player, state.zones[state.zone].level + 1)],
        "stack": lambda: [f"stack {name}" for name in stack_options(state)],
        "keep": lambda: [f"keep {card}" for card in unique([card.name for card in state.looked_at])],
        "dock": lambda: [f"dock {dock}" for dock in docks_for(player, state.held)],
        "return": lambda: [f"return {card}" for card in unique([card.name for card in not_returned(state)])],
        "mine": lambda: mining_options(state),
        "deliver": lambda: [f"deliver {dock} {order}" for dock, order in departures(player, state.train)]
        + (state.train is not None) * ["done"],
        "after": lambda: ["end"] + innovation_options(state),
        "over": lambda: [],
    }
    return options[state.phase]()


def is_asked(state: State) -> bool:
    """A decision with one option is made unasked, unless that could tell the others something."""
    moves = legal_moves(state)
    if state.phase in ("turn", "over") or len(moves) > 1:
        return True
    if state.phase == "keep":
        return state.look.size > 1
    if state.phase == "return":
        return len(not_returned(state)) > 1
    player = state.mover
    trains = [dock for dock in player.docks.values() if dock.is_train()]
    if state.phase in ("pay", "after") and player.secret_innovations:
        return True
    if state.phase == "after" and player.secret_orders:
        return "free-delivery" in player.innovations and bool(trains)
    if state.phase == "deliver" and player.secret_orders:
        return any(state.train in (None, dock.engine) for dock in trains)
    if state.innovation and not state.placed and (player.secret_orders or player.secret_innovations):
        return len(choices(state)) > 1
    return False


def turn_options(state: State) -> list[str]:
    moves = [] if state.played else ["pass"]
    moves += [f"place {zone}" for zone in state.zones if can_place(state, zone)]
    return moves + innovation_options(state)


def innovation_options(state: State) -> list[str]:
    kinds = [kind for kind in unique(state.mover.all_innovations()) if kind in ACTION_INNOVATIONS]
    return [f"play {kind}" for kind in kinds if can_carry_out(state, kind)]


def can_place(state: State, zone: str) -> bool:
    return bool(payments(state.mover, state.zones[zone].level + 1)) and can_act(state, zone)


def can_act(state: State, zone: str) -> bool:
    if zone in STACKS:
        return can_take_top(state, zone)
    if zone in MINES:
        return plan_exists(state.mover, *MINES[zone])
    if zone == "delivery":
        return bool(departures(state.mover, None))
    return any(can_take_top(state, stack) for stack in STACKS)


def can_carry_out(state: State, innovation: str) -> bool:
    if innovation == "free-mining":
        return plan_exists(state.mover, *FREE_MINING)
    if innovation == "free-delivery":
        return bool(departures(state.mover, None))
    return any(can_take_top(state, stack) for stack in stacks_of_innovation(innovation))


def stacks_of_innovation(innovation: str) -> list[str]:
    deck = innovation.removeprefix("free-")
    return [stack for stack in STACKS if DECK_OF_STACK[stack] == deck]


def can_take_top(state: State, stack: str) -> bool:
    return bool(state.stacks[stack]) and (stack != "engine" or state.mover.has_dock_for_engine())


def stack_options(state: State) -> list[str]:
    stacks = stacks_of_innovation(state.innovation) if state.innovation else STACKS
    return [stack for stack in stacks if can_take_top(state, stack)]


def payments(player: Player, need: int) -> list[str]:
    cards = player.workers + [card for card in player.all_innovations() if card in WORKER_INNOVATIONS]
    return exact_payments(tuple(sorted(Counter(cards).items(), key=lambda kind: str(kind[0]))), need)


@cache
def exact_payments(copies_in_hand: tuple[tuple[int | str, int], ...], need: int) -> list[str]:
    """Every set of cards that can count as exactly this many workers."""
    hand = dict(copies_in_hand)
    kinds = [kind for kind in (5, 4, 3, 2, 1, *WORKER_INNOVATIONS) if kind in hand]
    found = []
    for numbers in product(*(range(hand[kind] + 1) for kind in kinds)):
        cards = [kind for kind, number in zip(kinds, numbers) for _ in range(number)]
        least = sum(1 if card in WORKER_INNOVATIONS else card for card in cards)
        most = sum(WORKER_INNOVATIONS.get(card, card) for card in cards)
        if least <= need <= most:
            found.append("+".join(map(str, cards)))
    return found


def docks_for(player: Player, card: str) -> list[int]:
    if card in ENGINES:
        return [number for number, dock in player.docks.items() if dock.engine is None]
    return [number for number, crests in DOCKS.items() if first_word(card) in (*crests, "wild")]


def departures(player: Player, train: str | None) -> list[tuple[int, str]]:
    """Each train that can depart, with each order for it; from the first train on only its type of engine."""
    return [
        (dock.number, order)
        for dock in player.docks.values()
        for order in unique(player.all_orders())
        if dock.is_train() and lorries_of(order) <= dock.load() and train in (None, dock.engine)
    ]


def not_returned(state: State) -> list[Card]:
    return state.looked_at[state.look.returned :]


# ---- Playing a move ---------------------------------------------------------------------------------


def play(state: State, move: str) -> None:
    """Plays a legal move, and all that follows without being asked."""
    decide(state, move)
    while not is_asked(state):
        decide(state, legal_moves(state)[0])


def decide(state: State, move: str) -> None:
    verb, _, what = move.partition(" ")
    actions = {
        "pass": lambda: pass_turn(state),
        "place": lambda: choose_zone(state, what),
        "play": lambda: play_innovation(state, what),
        "pay": lambda: pay(state, what),
        "stack": lambda: choose_stack(state, what),
        "keep": lambda: keep(state, what),
        "dock": lambda: put_into_dock(state, int(what)),
        "return": lambda: return_card(state, what),
        "load": lambda: mine(state, move),
        "store": lambda: mine(state, move),
        "fetch": lambda: mine(state, move),
        "stop": lambda: end_action(state),
        "deliver": lambda: deliver(state, *what.split(" ")),
        "done": lambda: end_action(state),
        "end": lambda: end_turn(state),
    }
    actions[verb]()


def choose_zone(state: State, zone: str) -> None:
    state.zone = zone
    state.phase = "pay"


def pay(state: State, payment: str) -> None:
    player, zone = state.mover, state.zones[state.zone]
    for card in payment.split("+"):
        if card in WORKER_INNOVATIONS:
            lose_innovation(state, card)
            zone.innovations.append(card)
        else:
            player.workers.remove(int(card))
            zone.workers[state.to_move].append(int(card))
    zone.level += 1
    zone.last_player = state.to_move
    state.placed = True

    if state.zone in STACKS:
        take_top(state, state.zone)
    elif state.zone in MINES:
        begin_mining(state, *MINES[state.zone])
    else:
        state.phase = "deliver" if state.zone == "delivery" else "stack"


def play_innovation(state: State, innovation: str) -> None:
    lose_innovation(state, innovation)
    state.spent.append(innovation)
    state.innovation = innovation
    state.played = state.played or not state.placed
    if innovation == "free-mining":
        begin_mining(state, *FREE_MINING)
    elif innovation == "free-delivery":
        state.phase = "deliver"
    elif len(stacks_of_innovation(innovation)) > 1:
        state.phase = "stack"
    else:
        take_top(state, stacks_of_innovation(innovation)[0])


def lose_innovation(state: State, name: str) -> None:
    lose_card(state, name, state.mover.innovations, state.mover.secret_innovations)


def lose_card(state: State, name: str, seen: list[str], secret: list[Card]) -> None:
    """A card leaves the hand; of equal cards first one that everybody has seen."""
    if name in seen:
        seen.remove(name)
        return
    card = next(card for card in secret if card.name == name)
    secret.remove(card)
    knowledge.leave(state.knowledge, card)
    state.notes["secret card shown"] += 1


def end_action(state: State) -> None:
    state.innovation = state.stack = state.look = state.train = None
    state.steps_owed = state.steps_left = 0
    state.phase = "after" if state.placed else "turn"


# ---- Taking cards -----------------------------------------------------------------------------------


def take_top(state: State, stack: str) -> None:
    card = state.stacks[stack].pop(0)
    knowledge.leave(state.knowledge, card)
    turn_up_top(state, stack)
    refill_if_empty(state, stack)
    if not any(state.stacks[name] for name in STACKS if DECK_OF_STACK[name] == card.deck):
        state.notes[f"last card of the deck: {card.deck}"] += 1
    gain_openly(state, card)


def turn_up_top(state: State, stack: str) -> None:
    if state.stacks[stack]:
        knowledge.come_to_light(state.knowledge, state.stacks[stack][0])


def refill_if_empty(state: State, stack: str) -> None:
    """The lower half of the other stack of that kind fills the gap (R9)."""
    if state.stacks[stack] or stack not in TWIN:
        return
    twin = state.stacks[TWIN[stack]]
    staying = (len(twin) + 1) // 2
    state.stacks[stack], state.stacks[TWIN[stack]] = twin[staying:], twin[:staying]
    turn_up_top(state, stack)
    state.notes["stack cut" if state.stacks[stack] else "stack that stays empty beside its twin"] += 1


def gain_openly(state: State, card: Card) -> None:
    player = state.mover
    if card.deck in ("wagon", "engine"):
        state.held = card.name
        state.phase = "dock"
        return
    where = {
        "lorry": player.row,
        "order": player.orders,
        "share": player.shares,
        "innovation": player.innovations,
        "objective": player.objectives,
    }
    where[card.deck].append(card.name)
    end_gain(state)


def put_into_dock(state: State, number: int) -> None:
    dock = state.mover.docks[number]
    if state.held in ENGINES:
        dock.engine = state.held
    else:
        dock.wagons.append((state.held, None))
    state.held = None
    end_gain(state)


def end_gain(state: State) -> None:
    if state.look:
        state.phase = "return"
    else:
        end_action(state)


def choose_stack(state: State, stack: str) -> None:
    state.stack = stack
    if state.innovation:
        return take_top(state, stack)
    state.look = Look(min(CARDS_LOOKED_AT, len(state.stacks[stack])))
    knowledge.look(state.knowledge, state.to_move, state.looked_at)
    state.phase = "keep"


def keep(state: State, name: str) -> None:
    if state.look.size == 1:  # it is seen by all, so there is no secret
        state.look = None
        return take_top(state, state.stack)
    looked_at = state.looked_at
    card = next(card for card in looked_at if card.name == name)
    state.stacks[state.stack].remove(card)
    state.look.size -= 1
    player = state.mover
    if card.deck not in ("order", "innovation"):
        knowledge.keep_openly(state.knowledge, state.to_move, looked_at, card)
        return gain_openly(state, card)
    hand = player.secret_orders if card.deck == "order" else player.secret_innovations
    hand.append(card)
    card.hand = state.to_move
    knowledge.keep_in_secret(state.knowledge, state.to_move, looked_at, hand)
    state.phase = "return"


def return_card(state: State, name: str) -> None:
    """Names the cards as they go under the stack, the last one lowest; until then they stay on top."""
    cards, look = state.stacks[state.stack], state.look
    card = next(card for card in not_returned(state) if card.name == name)
    cards.remove(card)
    cards.insert(look.returned, card)
    look.returned += 1
    if look.returned == look.size:
        state.stacks[state.stack] = cards[look.size :] + cards[: look.size]
        turn_up_top(state, state.stack)
        end_action(state)


# ---- Mining and delivery ----------------------------------------------------------------------------


def begin_mining(state: State, least: int, most: int) -> None:
    state.steps_owed, state.steps_left = least, most
    state.phase = "mine"


def mine(state: State, move: str) -> None:
    cost = make_mining_move(state.mover, move)
    state.steps_owed = max(0, state.steps_owed - cost)
    state.steps_left -= cost


def deliver(state: State, number: str, order: str) -> None:
    player = state.mover
    dock = player.docks[int(number)]
    lose_card(state, order, player.orders, player.secret_orders)
    player.fulfilled.append(order)
    player.delivered_engines.append(dock.engine)
    player.delivered_lorries += [lorry for _, lorry in dock.wagons if lorry]
    state.train = dock.engine
    player.docks[dock.number] = Dock(dock.number)


# ---- End of a turn, a shift and the game ------------------------------------------------------------


def pass_turn(state: State) -> None:
    state.passed.append(state.to_move)
    end_turn(state)


def end_turn(state: State) -> None:
    state.zone = None
    state.placed = state.played = False
    state.phase = "turn"
    players = len(state.players)
    clockwise = [(state.to_move + distance) % players for distance in range(1, players + 1)]
    still_in = [seat for seat in clockwise if seat not in state.passed]
    if still_in:
        state.to_move = still_in[0]
    else:
        end_shift(state)


def token_winner(state: State) -> int:
    last = state.zones[TOKEN_ZONE].last_player
    return state.start_player if last is None else last


def end_shift(state: State) -> None:
    winner = token_winner(state)
    state.notes["token to the last in its zone" if state.zones[TOKEN_ZONE].level else "token without a worker"] += 1
    state.players[winner].tokens.append(state.shift)
    if state.shift == SHIFTS[len(state.players)]:
        return end_game(state)
    for zone in state.zones.values():
        state.spent += zone.innovations
        for player, workers in zip(state.players, zone.workers):
            player.workers += workers
    state.zones = empty_zones(len(state.players))
    state.shift += 1
    state.passed = []
    state.start_player = state.to_move = winner


def end_game(state: State) -> None:
    state.phase = "over"
    state.to_move = None
    totals = [sum(points(player).values()) for player in state.players]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    highest_token = {seat: max(state.players[seat].tokens, default=0) for seat in best}
    state.winners = [seat for seat in best if highest_token[seat] == max(highest_token.values())]
    if len(best) > 1:
        state.notes["victory by token" if len(state.winners) == 1 else "shared victory"] += 1


def points(player: Player) -> dict[str, int]:
    """What the player would score if the game ended now."""
    return {
        "lorries": sum(map(lorry_points, player.delivered_lorries)),
        "orders": sum(ORDER_POINTS[lorries_of(order)] for order in player.fulfilled),
        "shares": 3 * sum(assigned_shares(player, destination) for destination in DESTINATIONS),
        "tokens": len(player.tokens),
        "objectives": sum(objective_points(player, objective) for objective in player.objectives),
    }


def fulfilled_at(player: Player, destination: str) -> list[str]:
    return [order for order in player.fulfilled if first_word(order) == destination]


def assigned_shares(player: Player, destination: str) -> int:
    """One share for each fulfilled order of its destination."""
    return min(player.shares.count(f"{destination}-share"), len(fulfilled_at(player, destination)))


def objective_points(player: Player, objective: str) -> int:
    if objective == "tokens-objective":
        return 3 * (len(player.tokens) // 2)
    if objective == "objectives-objective":
        return len(player.objectives)
    subject, *what = objective.removesuffix("-objective").split("-")
    if subject in ENGINES:
        return 2 * player.delivered_engines.count(subject)
    if what == ["shares"]:
        return 2 * assigned_shares(player, subject)
    if what == ["orders"]:
        return 2 * len(fulfilled_at(player, subject))
    return 4 if sum(map(lorries_of, fulfilled_at(player, subject))) >= 5 else 0


def projected_points(state: State, seat: int) -> dict[str, int]:
    """The same with the token of this shift, if the seat would get it now."""
    player = state.players[seat]
    if state.phase == "over" or token_winner(state) != seat:
        return points(player)
    return points(replace(player, tokens=[*player.tokens, state.shift]))
