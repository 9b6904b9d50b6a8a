"""The rules of Schichtwechsel a second time, written from the rulebook and, where it is silent, from
docs/games/schichtwechsel/rulings.md, never from the engine.

The deal of a game comes from outside; from then on `legal_moves` and `play` evolve the game, and
schichtwechsel_view.py writes it in the fields of docs/games/schichtwechsel/trace.md. This file has the course of
the game and its scoring, schichtwechsel_effects.py what cards, tiles and spaces do. Plain and slow on purpose:
whoever knows the rulebook should be able to check these files by reading them.
"""

from __future__ import annotations

from functools import cache

from schichtwechsel_box import (
    BAG_AT_START,
    BAG_EACH_ROUND,
    BAR,
    CARDS,
    CLOSES_CARTS,
    COAL_STAYS,
    COAL_WITHOUT_TOKEN_WAGON,
    COKE,
    COKE_LOADED_BY_SALE,
    COKE_OF_A_PAIR,
    COKE_PRODUCED,
    COKE_WAGONS,
    COKING_SPACES,
    CUBES,
    EXCHANGES,
    EXCHANGE_FOR_COIN,
    FIRST_POINTS,
    FOUR_POINTS,
    FULL_WAGONS,
    GATE_OUT,
    HEADFRAMES,
    LATER_POINTS,
    LEADERS,
    LEADER_POINTS,
    LOWERS_WATER,
    MARKER_INTO_BAG,
    MARKER_POINTS,
    OWN,
    PAIR_POINTS,
    PAYMENTS,
    PERSONAL,
    PER_SPACES,
    ROUNDS,
    SPOIL_IN_MINE,
    TILES,
    TOOLS_DISCARDED_BY_LOT,
    TOOL_POINTS,
    TRACKS,
    WATER_TOKEN,
    WITHOUT_BENEFIT,
    Effects,
    Face,
    cards_on_board,
)
from schichtwechsel_effects import (
    can_advance,
    carry_out,
    carts_for,
    cube_moves,
    discard_tool,
    full_wagons_by_size,
    go_to,
    is_possible_as_a_whole,
    is_useful,
    lower_water,
    move_beyond_exit,
    move_miner,
    place_cube,
    raise_water,
    reachable_circles,
    score,
    take_tool,
)
from schichtwechsel_state import Course, Pile, Player, Set, State, ask

# ---- From outside -----------------------------------------------------------------------------------


def deal(
    players: int, options: dict[str, str], first_player: int, round_cards: list[int], sets: list[list[Set]]
) -> State:
    """The game before the first decision; the sets of each round, in the sequence in which they are drawn."""
    state = State(
        options=options,
        players=[Player(seat) for seat in range(players)],
        first_player=first_player,
        cards_to_come=list(round_cards),
        sets_to_come=[list(of_round) for of_round in sets],
        bag=Set(BAG_AT_START["coal"] * players, BAG_AT_START["spoil"] * players, False),
        cards={card: Pile() for card in cards_on_board(players)},
        display=[name for name, tile in TILES.items() if players in tile.players],
    )
    state.course = course_of_game(state)
    next(state.course)
    return state


def legal_moves(state: State) -> list[str]:
    return state.moves


def play(state: State, move: str) -> None:
    """Plays a legal move, and all that follows without being asked."""
    assert move in state.moves, move
    try:
        state.course.send(move)
    except StopIteration:
        assert state.phase == "over"


# ---- The course of the game -------------------------------------------------------------------------


def course_of_game(state: State) -> Course:
    for number in range(1, ROUNDS + 1):
        begin_round(state, number)
        yield from hand_out_sets(state)
        yield from choose_tiles(state)
        yield from receive_upper_bonuses(state)
        for player in state.clockwise():
            raise_water(state, player)  # step III
        for player in state.clockwise():
            player.white += white_tokens(state, player)
        if number > 1:
            yield from sell_coke(state)
            yield from use_bars(state)
        yield from take_turns(state)
        score_round(state)
        state.round_is_scored = True
        clean_up(state)
    yield from make_last_moves(state)
    score_game(state)
    end_game(state)


def begin_round(state: State, number: int) -> None:
    if number > 1:
        state.sets_to_come.pop(0)
    state.round = number
    state.round_is_scored = False
    state.with_set = []
    state.passed = []
    card = state.cards_to_come.pop(0)
    state.round_cards.append(card)
    if card == CLOSES_CARTS:
        state.carts_closed = True
    elif card == MARKER_INTO_BAG:
        state.bag.marker = True
    elif card == LOWERS_WATER:
        for player in state.clockwise():
            lower_water(state, player, 1)


# ---- Preparation ------------------------------------------------------------------------------------


def hand_out_sets(state: State) -> Course:
    """Step I."""
    state.phase = "sets"
    state.bag.coal += BAG_EACH_ROUND["coal"] * len(state.players)
    state.bag.spoil += BAG_EACH_ROUND["spoil"] * len(state.players)
    marker_drawn = False
    for _ in state.players:
        draw_set(state)
        marker_drawn = marker_drawn or state.hand.marker
        without = [seat for seat in range(len(state.players)) if seat not in state.with_set]
        giver = state.players[state.first_player]
        move = yield from ask(state, giver, "give", [f"give {seat}" for seat in without])
        yield from receive_set(state, state.players[int(move.split(" ")[1])])
    state.bag.marker = state.bag.marker or marker_drawn


def draw_set(state: State) -> None:
    state.hand = state.sets_to_come[0].pop(0)
    state.bag.coal -= state.hand.coal
    state.bag.spoil -= state.hand.spoil
    if state.hand.marker:
        state.bag.marker = False


def receive_set(state: State, player: Player) -> Course:
    state.with_set.append(player.seat)
    state.receiver = player.seat
    if state.hand.marker:
        state.hand.marker = False
        raise_water(state, player)
        state.notes["marker drawn"] += 1
    lose_cubes_without_room(state, player)
    while state.hand.size() > 0:
        in_hand = tuple(cube for cube in CUBES if getattr(state.hand, cube) > 0)
        move = yield from ask(state, player, "cube", cube_moves(state, player, in_hand))
        take_from_hand(state, place_cube(player, move))
        lose_cubes_without_room(state, player)
    state.hand = state.receiver = None


def take_from_hand(state: State, cube: str) -> None:
    setattr(state.hand, cube, getattr(state.hand, cube) - 1)


def lose_cubes_without_room(state: State, player: Player) -> None:
    for cube in CUBES:
        while getattr(state.hand, cube) > 0 and not carts_for(state, player, cube):
            take_from_hand(state, cube)
            take_tool(state, player)
            state.notes[f"{cube} without room on a cart"] += 1


def choose_tiles(state: State) -> Course:
    """Step II: the first time counter-clockwise, the first player last."""
    state.phase = "tiles"
    for player in state.clockwise() if state.round > 1 else reversed(state.clockwise()):
        move = yield from ask(state, player, "tile", [f"tile {tile}" for tile in state.display])
        old, player.tile = player.tile, move.split(" ")[1]
        state.display.remove(player.tile)
        if old:
            state.display.append(old)


def receive_upper_bonuses(state: State) -> Course:
    state.phase = "bonuses"
    for player in state.clockwise():
        yield from carry_out(state, player, TILES[player.tile].upper)


def white_tokens(state: State, player: Player) -> int:
    """Step IV: the icons that nothing hides."""
    visible = {
        "water": player.water != WATER_TOKEN,
        "token wagon": player.wagons[-1] == 0 if COAL_STAYS else player.coal <= COAL_WITHOUT_TOKEN_WAGON,
        "own coking space": OWN not in player.plant,
    }
    state.notes.update(f"white token hidden: {icon}" for icon, is_visible in visible.items() if not is_visible)
    return sum(visible.values())


def can_sell(player: Player) -> bool:
    return player.coke >= COKE_OF_A_PAIR and player.pairs < len(PAIR_POINTS)


def sell_pair(player: Player) -> None:
    player.coke -= COKE_OF_A_PAIR
    player.pairs += 1


def sell_coke(state: State) -> Course:
    """Step V."""
    state.phase = "sale"
    for player in state.clockwise():
        if can_sell(player) and (yield from ask(state, player, "sale", ["sell", "hold"])) == "sell":
            sell_pair(player)
            player.coins += 1
            player.white += 1


def use_bars(state: State) -> Course:
    """Step VI: only what is uncovered when the player's turn begins."""
    state.phase = "bar"
    for player in state.clockwise():
        uncovered = [space for space in BAR if space not in player.bar]
        for space in uncovered:
            yield from carry_out(state, player, (BAR[space],))
        state.notes["bar space uncovered within step VI"] += len(uncovered) + len(player.bar) < len(BAR)


# ---- Actions ----------------------------------------------------------------------------------------


def take_turns(state: State) -> Course:
    """The sequence stays even if the marker moves."""
    state.phase = "actions"
    in_sequence = state.clockwise()
    while len(state.passed) < len(state.players):
        for player in in_sequence:
            if player.seat not in state.passed:
                yield from take_turn(state, player)
                state.exchanged = state.acted = False


def take_turn(state: State, player: Player) -> Course:
    exchanges = possible_exchanges(state, player)
    if not player.has_unit():
        exchanges = [exchange for exchange in exchanges if exchange == EXCHANGE_FOR_COIN]
        state.notes["turn without a unit"] += 1
    move = yield from ask(state, player, "turn", ["pass", *exchanges, *card_moves(state, player)])
    if move == "pass":
        state.passed.append(player.seat)
        return
    if move in EXCHANGES:
        yield from exchange_spoil(state, player, move)
        move = yield from ask(state, player, "turn", card_moves(state, player))
    yield from use_card(state, player, move.split(" ")[1])
    if not state.exchanged and (exchanges := possible_exchanges(state, player)):
        move = yield from ask(state, player, "after", [*exchanges, "end"])
        if move != "end":
            yield from exchange_spoil(state, player, move)


def possible_exchanges(state: State, player: Player) -> list[str]:
    return [
        move
        for move, (spoil, gain) in EXCHANGES.items()
        if player.spoil >= spoil and is_possible_as_a_whole(state, player, gain)
    ]


def exchange_spoil(state: State, player: Player, move: str) -> Course:
    spoil, gain = EXCHANGES[move]
    state.exchanged = True
    player.spoil -= spoil
    yield from carry_out(state, player, gain)


def pile_on(state: State, player: Player, card: str) -> Pile:
    return player.personal if card == PERSONAL else state.cards[card]


def is_closed(card: str, pile: Pile) -> bool:
    return pile.is_paid() and not CARDS[card].many_times


def card_moves(state: State, player: Player) -> list[str]:
    cards = [card for card in (*state.cards, PERSONAL) if not is_closed(card, pile_on(state, player, card))]
    return [f"card {card}" for card in cards if payments(state, player, card)]


def payments(state: State, player: Player, card: str) -> dict[str, Effects]:
    """What the player can pay with, and what that buys; of two faces the dearer one, if it is paid."""
    faces: dict[str, Face] = {}
    for face in CARDS[card].faces:
        faces |= dict.fromkeys(affordable(face.price, player.white, player.has_token, player.coins), face)
    useful = [face for face in CARDS[card].faces if face in faces.values() and is_useful(state, player, face.effects)]
    return {units: face.effects for units, face in faces.items() if face in useful}


@cache
def affordable(price: str, white: int, has_token: bool, coins: int) -> list[str]:
    in_hand = {"W": white, "P": int(has_token), "C": coins}
    return [way for way in PAYMENTS[price] if all(way.count(unit) <= in_hand[unit] for unit in in_hand)]


def use_card(state: State, player: Player, card: str) -> Course:
    state.card = card
    possible = payments(state, player, card)
    units = (yield from ask(state, player, "pay", [f"pay {units}" for units in possible])).split(" ")[1]
    state.card = None
    pile = pile_on(state, player, card)
    state.notes["card used again"] += pile.is_paid()
    pile.white += units.count("W")
    pile.coins += units.count("C")
    player.white -= units.count("W")
    player.coins -= units.count("C")
    if "P" in units:
        player.has_token = False
        pile.tokens.append(player.seat)
    state.acted = True
    state.notes[f"use {card} for {units}"] += 1
    yield from carry_out(state, player, possible[units])


# ---- Round scoring ----------------------------------------------------------------------------------


def score_round(state: State) -> None:
    for player in state.players:
        score(state, player, "rounds", round_points(state, player))


def round_points(state: State, player: Player) -> int:
    card = state.round_cards[-1]
    if card in PER_SPACES:
        track, spaces, points = PER_SPACES[card]
        groups = player.discs[track] // spaces
        return points * (min(groups, 1) if state.options["round-cards"] == "once" else groups)
    if card == LEADERS:
        return LEADER_POINTS * sum(is_in_front(state, player, track) for track in TRACKS)
    if card == SPOIL_IN_MINE:
        return (player.spoil + sum(cubes["spoil"] for cubes in player.carts.values())) // 2
    assert card == COKE_PRODUCED
    return (COKE - player.coke_left) // 2


def is_in_front(state: State, player: Player, track: str) -> bool:
    return player.discs[track] == max(other.discs[track] for other in state.players) > 0


def clean_up(state: State) -> None:
    state.cards = {card: Pile() for card in state.cards}
    state.carts_closed = False
    for player in state.players:
        player.personal = Pile()
        player.white = 0
        player.has_token = True
        frames = player.headframes
        frames.top = frames.left = None
        frames.depot = HEADFRAMES - frames.card


# ---- Final scoring ----------------------------------------------------------------------------------


def make_last_moves(state: State) -> Course:
    state.phase = "last-move"
    state.last_movers = owners_of_last_move(state)
    while state.last_movers:
        yield from move_miner(state, state.players[state.last_movers[0]], False)
        state.last_movers.pop(0)


def owners_of_last_move(state: State) -> list[int]:
    return [player.seat for player in state.clockwise() if player.lots["miner"] > 0]


def score_game(state: State) -> None:
    """All that follows the last miner moves; no player's points depend on another's."""
    for player in state.players:
        if player.is_out():
            first = state.first_out == player.seat
            score(state, player, "gate", FIRST_POINTS if first else LATER_POINTS)
        for track in TRACKS:
            score(state, player, track, track_points(state, player, track))
        score(state, player, "lots", lot_points(player))
        load_and_sell_at_end(state, player)
        score(state, player, "coke", sum(PAIR_POINTS[: player.pairs]))
        score(state, player, "leftovers", full_wagons(player) + len(player.plant) + player.coke)
        discard_tools_at_end(state, player)
        score(state, player, "tools", TOOL_POINTS * player.tools)
    score(state, state.players[state.first_player], "marker", MARKER_POINTS)


def full_wagons(player: Player) -> int:
    return sum(full_wagons_by_size(player).values()) if COAL_STAYS else FULL_WAGONS[player.coal]


def track_points(state: State, player: Player, track: str) -> int:
    space = player.discs[track]
    reached = [points for threshold, points in TRACKS[track].thresholds.items() if space >= threshold]
    if not can_advance(state, player, track):
        reached.append(FIRST_POINTS if state.first_at_end[track] == player.seat else LATER_POINTS)
    return sum(reached) if state.options["track-points"] == "cumulative" else max(reached, default=0)


def lot_points(player: Player) -> int:
    spoil = 1 + player.spoil if player.lots["spoil"] else 0
    return spoil + FOUR_POINTS * (player.lots["four-a"] + player.lots["four-b"])


def load_and_sell_at_end(state: State, player: Player) -> None:
    """As much as possible: first all free loading, then all sales."""
    buildings = player.lots["sale"]
    loaded = min(COKE_LOADED_BY_SALE * buildings, len(player.plant), COKE_WAGONS - player.coke)
    from_first = sorted(player.plant, key=COKING_SPACES.index)
    player.plant = from_first[loaded:]
    player.coke += loaded
    sold = 0
    while sold < buildings and can_sell(player):
        sell_pair(player)
        sold += 1
    state.notes["coke loaded at the end"] += loaded > 0
    state.notes["coke left in the plant after loading at the end"] += loaded > 0 and bool(player.plant)
    state.notes[f"pairs sold at the end: {sold}"] += sold > 0


def discard_tools_at_end(state: State, player: Player) -> None:
    if player.lots["tools"]:
        state.notes["fewer than three tools to discard at the end"] += player.tools < TOOLS_DISCARDED_BY_LOT
        player.tools -= min(TOOLS_DISCARDED_BY_LOT, player.tools)


def end_game(state: State) -> None:
    state.phase = state.question = "over"
    state.to_move = None
    state.moves = []
    totals = [sum(player.points.values()) for player in state.players]
    tied = [player.seat for player in state.clockwise() if totals[player.seat] == max(totals)]
    state.winners = [tied[-1]]  # the farthest clockwise
    state.notes["victory by seat"] += len(tied) > 1
    state.notes["a total below zero"] += min(totals) < 0


# ---- If the game ended now --------------------------------------------------------------------------


def projected_points(state: State) -> list[dict[str, int]]:
    """What each seat would score if the round's card were scored now and the game ended with it."""
    if state.phase == "over":
        return [player.points for player in state.players]
    trial = state.try_out()
    if not trial.round_is_scored:
        score_round(trial)
    waiting = trial.last_movers if trial.last_movers is not None else owners_of_last_move(trial)
    for seat in waiting:
        make_projected_move(trial, trial.players[seat])
    score_game(trial)
    return [player.points for player in trial.players]


def make_projected_move(state: State, player: Player) -> None:
    if player.is_out():
        return move_beyond_exit(state, player)
    circles = reachable_circles(state, player)
    preferred = [circle for circle in (GATE_OUT, *reversed(WITHOUT_BENEFIT)) if circle in circles]
    go_to(state, player, preferred[0] if preferred else circles[-1])
    if player.miner in WITHOUT_BENEFIT:
        discard_tool(state, player)
