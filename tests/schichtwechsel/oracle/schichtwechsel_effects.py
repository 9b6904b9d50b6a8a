"""What each word for an effect of Schichtwechsel does to the state of a game."""

from __future__ import annotations

from collections import Counter
from typing import Callable

from schichtwechsel_box import (
    AREAS,
    BEFORE_GATE,
    BEYOND_EXIT,
    BUILDINGS,
    CARDS,
    CARTS,
    CIRCLES,
    COAL_PLACES,
    COAL_STAYS,
    COKE_WAGONS,
    COKING_SPACES,
    CUBES,
    FEWEST_PLAYERS,
    GATE_OUT,
    GRAY,
    HEADFRAMES,
    HEADFRAME_BONUS,
    LAMP_COPIES_WATER,
    LOTS,
    LOTS_FOR_SEVERAL,
    MOST_COKE_IN_PLANT,
    MOST_GRAY_BEFORE_OWN,
    ON_PLACING,
    OWN,
    PLACED_FIRST,
    PLACED_SECOND,
    ROAD_BARRIER_POINTS,
    TILES,
    TIP_PLACES,
    TRACKS,
    WAGONS_OF_SIZE,
    WATER_DROP,
    WATER_TOP,
    WITHOUT_BENEFIT,
    Effect,
    Effects,
    lot_spaces,
    wagon_sizes,
)
from schichtwechsel_state import Course, Player, State, ask

# ---- Effects in general -----------------------------------------------------------------------------


def can_change(state: State, player: Player, effect: Effect) -> bool:
    """The effect could do what it says, at least a part of it if it has an amount."""
    word, *details = effect
    return WORDS[word][0](state, player, *details)


def is_useful(state: State, player: Player, effects: Effects) -> bool:
    return any(can_change(state, player, effect) for effect in effects)


def is_possible_as_a_whole(state: State, player: Player, effects: Effects) -> bool:
    return all(can_change(state, player, effect) for effect in effects)


def carry_out(state: State, player: Player, effects: Effects) -> Course:
    """One after the other, each as far as possible."""
    for word, *details in effects:
        course = WORDS[word][1](state, player, *details)
        if course is not None:
            yield from course


def always(*_: object) -> bool:
    return True


# ---- Points, tools, water and other plain gains -----------------------------------------------------


def score(_: State, player: Player, source: str, points: int) -> None:
    player.points[source] += points


def has_tool(_: State, player: Player) -> bool:
    return player.tools > 0


def discard_tool(state: State, player: Player) -> None:
    state.notes["no tool to discard"] += player.tools == 0
    player.tools = max(0, player.tools - 1)


def take_tool(_: State, player: Player) -> None:
    player.tools += 1


def take_coin(_: State, player: Player) -> None:
    player.coins += 1


def take_white(_: State, player: Player) -> None:
    player.white += 1


def is_above_bottom(_: State, player: Player, *__: int) -> bool:
    return player.water > 0


def lower_water(state: State, player: Player, levels: int) -> None:
    if player.water == 0:
        state.notes["water already at the bottom"] += 1
        return
    player.water = max(0, player.water - levels)
    if player.water == 0:
        score(state, player, "water", 1)
        state.notes["water at the bottom"] += 1


def lower_water_up_to(state: State, player: Player, levels: int) -> Course:
    most = min(levels, player.water)
    move = yield from ask(state, player, "water", [f"lower {chosen}" for chosen in range(most + 1)])
    chosen = int(move.split(" ")[1])
    if chosen > 0:
        lower_water(state, player, chosen)


def raise_water(state: State, player: Player) -> None:
    player.water += 1
    if player.water == WATER_TOP:
        player.water -= WATER_DROP
        take_tool(state, player)
        state.notes["water at the top"] += 1


def take_marker(state: State, player: Player) -> None:
    state.notes["marker taken from another" if state.first_player != player.seat else "marker kept"] += 1
    state.first_player = player.seat


# ---- Carts ------------------------------------------------------------------------------------------


def is_open(state: State, cart: str) -> bool:
    return not (state.carts_closed and CARTS[cart].closable)


def carts_for(state: State, player: Player, cube: str) -> list[str]:
    """Where a cube finds a place: never beside the other kind."""
    return [
        name
        for name, cart in CARTS.items()
        if is_open(state, name)
        and sum(player.carts[name].values()) == player.carts[name][cube] < cart.places
        and not (cart.coal_only and cube != "coal")
    ]


def cube_moves(state: State, player: Player, cubes: tuple[str, ...]) -> list[str]:
    return [f"cube {cube} {cart}" for cube in cubes for cart in carts_for(state, player, cube)]


def place_cube(player: Player, move: str) -> str:
    """Gives back the kind."""
    _, cube, cart = move.split(" ")
    player.carts[cart][cube] += 1
    return cube


def fits_a_cart(state: State, player: Player, cubes: tuple[str, ...]) -> bool:
    return bool(cube_moves(state, player, cubes))


def cube_on_cart(state: State, player: Player, cubes: tuple[str, ...]) -> Course:
    if move := (yield from ask(state, player, "cube", cube_moves(state, player, cubes))):
        place_cube(player, move)


def cube_or_tool(state: State, player: Player, cubes: tuple[str, ...]) -> Course:
    if fits_a_cart(state, player, cubes):
        yield from cube_on_cart(state, player, cubes)
    else:
        take_tool(state, player)
        state.notes["tool for a tile's cube without room"] += 1


def cube_or_decline(state: State, player: Player, cubes: tuple[str, ...]) -> Course:
    moves = [*cube_moves(state, player, cubes), "decline"]
    state.notes["pit-bottom without room"] += len(moves) == 1
    move = yield from ask(state, player, "cube", moves)
    if move != "decline":
        place_cube(player, move)


def movable_carts(state: State, player: Player) -> list[str]:
    """Full ones, if there is room above ground for all their cubes."""
    return [
        name
        for name, cubes in player.carts.items()
        if is_open(state, name)
        and sum(cubes.values()) == CARTS[name].places
        and player.coal + cubes["coal"] <= COAL_PLACES
        and player.spoil + cubes["spoil"] <= TIP_PLACES
    ]


def can_move_cart(state: State, player: Player, _: int) -> bool:
    return bool(movable_carts(state, player))


def move_carts(state: State, player: Player, most: int) -> Course:
    for _ in range(most):
        moves = [f"cart {cart}" for cart in movable_carts(state, player)]
        move = yield from ask(state, player, "carts", [*moves, "stop"])
        if move == "stop":
            return
        cubes = player.carts[move.split(" ")[1]]
        lay_coal(player, cubes["coal"])
        player.spoil += cubes["spoil"]
        cubes.update(dict.fromkeys(CUBES, 0))


# ---- Above ground: wagons and the tip ---------------------------------------------------------------


def has_coal_place(_: State, player: Player) -> bool:
    return player.coal < COAL_PLACES


def lay_coal(player: Player, cubes: int) -> None:
    """Where it stays, on the smallest wagon with room, a begun one rather than an empty one, that with the token last."""
    player.coal += cubes
    if not COAL_STAYS:
        return
    sizes = wagon_sizes()
    token = len(sizes) - 1
    for _ in range(cubes):
        with_room = [number for number, size in enumerate(sizes) if player.wagons[number] < size]
        first = min(with_room, key=lambda number: (sizes[number], number == token, player.wagons[number] == 0))
        player.wagons[first] += 1


def full_wagons_by_size(player: Player) -> dict[int, int]:
    """Where coal may be rearranged, those that can be full, each size for itself."""
    if not COAL_STAYS:
        return {size: min(number, player.coal // size) for size, number in WAGONS_OF_SIZE.items()}
    full = Counter(size for size, coal in zip(wagon_sizes(), player.wagons) if coal == size)
    return {size: full[size] for size in WAGONS_OF_SIZE}


def empty_wagon(player: Player, size: int) -> None:
    """A full one, that with the token before others."""
    player.coal -= size
    if COAL_STAYS:
        full = [number for number, room in enumerate(wagon_sizes()) if room == size == player.wagons[number]]
        player.wagons[full[-1]] = 0


def coal_on_wagon(state: State, player: Player) -> None:
    if has_coal_place(state, player):
        lay_coal(player, 1)
    else:
        state.notes["coal wagons full: coal lost"] += 1


def coal_on_wagon_or_tool(state: State, player: Player) -> None:
    if has_coal_place(state, player):
        lay_coal(player, 1)
    else:
        take_tool(state, player)
        state.notes["tool for coal wagons that are full"] += 1


def has_tip_place(_: State, player: Player, __: int) -> bool:
    return player.spoil < TIP_PLACES


def spoil_on_tip(state: State, player: Player, number: int) -> None:
    state.notes["tip full: spoil lost"] += player.spoil == TIP_PLACES
    player.spoil = min(TIP_PLACES, player.spoil + number)


def can_go_beside_spoil(_: State, player: Player, number: int) -> bool:
    return 0 < player.spoil <= TIP_PLACES - number


def can_take_coke(_: State, player: Player) -> bool:
    return player.coke_left > 0 and player.coke < COKE_WAGONS


def coke_on_wagon(state: State, player: Player) -> None:
    if can_take_coke(state, player):
        player.coke_left -= 1
        player.coke += 1
    else:
        state.notes["no coke left" if player.coke_left == 0 else "coke wagons full"] += 1


# ---- The coking plant -------------------------------------------------------------------------------


def coking_spaces_for(state: State, player: Player) -> list[str]:
    """Where the player may put the next coke."""
    if player.coke_left == 0 or len(player.plant) == MOST_COKE_IN_PLANT:
        return []
    held = sum(space in GRAY for space in player.plant)
    if OWN not in player.plant and held >= MOST_GRAY_BEFORE_OWN:
        return [OWN]
    taken = {space for other in state.players for space in other.plant if space in GRAY} | set(player.plant)
    usable = [space for space in COKING_SPACES if FEWEST_PLAYERS.get(space, 2) <= len(state.players)]
    return [space for space in usable if space not in taken]


def put_on_plant(state: State, player: Player, space: str) -> Course:
    held = sum(gray in GRAY for gray in player.plant)
    if space == OWN and held >= MOST_GRAY_BEFORE_OWN:
        state.notes[f"own space after {held} gray ones"] += 1
    player.coke_left -= 1
    player.plant.append(space)
    yield from carry_out(state, player, ON_PLACING.get(space, ()))


def can_put_on_plant(state: State, player: Player) -> bool:
    return bool(coking_spaces_for(state, player))


def coke_on_plant(state: State, player: Player) -> Course:
    spaces = coking_spaces_for(state, player)
    state.notes["no coking space for a bonus"] += not spaces
    if move := (yield from ask(state, player, "plant", [f"plant {space}" for space in spaces])):
        yield from put_on_plant(state, player, move.split(" ")[1])


def can_put_beside_own_coke(state: State, player: Player) -> bool:
    return bool(player.plant) and can_put_on_plant(state, player)


def can_coke(state: State, player: Player, _: int) -> bool:
    return any(full_wagons_by_size(player).values()) and can_put_on_plant(state, player)


def make_coke(state: State, player: Player, most: int) -> Course:
    """Coal that may be rearranged has one arrangement in which all the wagons are full."""
    left = dict(WAGONS_OF_SIZE)
    for _ in range(most):
        full = full_wagons_by_size(player)
        sizes = [size for size, number in left.items() if full[size] > 0 and (COAL_STAYS or number > 0)]
        spaces = coking_spaces_for(state, player)
        moves = [f"coke {size} {space}" for size in sizes for space in spaces]
        state.notes["coke: a size is used up"] += 0 in left.values() and player.coal > 0
        move = yield from ask(state, player, "coke", [*moves, "stop"])
        if move == "stop":
            return
        _, size, space = move.split(" ")
        left[int(size)] -= 1
        empty_wagon(player, int(size))
        yield from put_on_plant(state, player, space)


def can_load(_: State, player: Player, __: int) -> bool:
    return bool(player.plant) and player.coke < COKE_WAGONS


def load_coke(state: State, player: Player, most: int) -> Course:
    for _ in range(most):
        spaces = [space for space in COKING_SPACES if space in player.plant]
        state.notes["coke wagons full: no loading"] += bool(spaces) and player.coke == COKE_WAGONS
        moves = [f"load {space}" for space in spaces if can_load(state, player, 1)]
        move = yield from ask(state, player, "load", [*moves, "stop"])
        if move == "stop":
            return
        player.plant.remove(move.split(" ")[1])
        player.coke += 1
        gray = sum(space in GRAY for space in player.plant)
        state.notes["three gray spaces and the own one empty"] += OWN not in player.plant and gray == 3


# ---- Tracks and barriers ----------------------------------------------------------------------------


def can_advance(_: State, player: Player, track: str, __: int = 1) -> bool:
    return player.discs[track] < TRACKS[track].length


def advance(state: State, player: Player, track: str, spaces: int) -> Course:
    for _ in range(spaces):
        if not can_advance(state, player, track):
            state.notes["advance beyond the end"] += 1
            return
        before = player.discs[track]
        player.discs[track] = before + 1
        if player.discs[track] == TRACKS[track].length:
            reach_end(state, player, track)
        yield from carry_out(state, player, TRACKS[track].barriers.get(before, ()))


def reach_end(state: State, player: Player, track: str) -> None:
    first = state.first_at_end[track] is None
    if first:
        state.first_at_end[track] = player.seat
    state.notes[f"end of {track} {'first' if first else 'later'}"] += 1


def can_advance_before_barrier(state: State, player: Player, track: str) -> bool:
    return can_advance(state, player, track) and player.discs[track] not in TRACKS[track].barriers


def advance_before_barrier(state: State, player: Player, track: str) -> Course:
    return advance(state, player, track, 1)


def can_take_rail(state: State, player: Player) -> bool:
    return player.headframes.in_play() > 0 and can_advance(state, player, "rail")


def rail_per_headframe(state: State, player: Player) -> Course:
    for _ in range(player.headframes.in_play()):
        moves = ["rail", "stop"] if can_advance(state, player, "rail") else ["stop"]
        if (yield from ask(state, player, "rail", moves)) == "stop":
            return
        yield from advance(state, player, "rail", 1)


def lots_for(state: State, player: Player) -> list[str]:
    def is_free(lot: str) -> bool:
        spaces = lot_spaces(lot, len(state.players))
        return spaces is None or sum(other.lots[lot] for other in state.players) < spaces

    return [lot for lot in LOTS if is_free(lot) and (lot in LOTS_FOR_SEVERAL or player.lots[lot] == 0)]


def has_building(_: State, player: Player) -> bool:
    return bool(player.bar)


def place_building(state: State, player: Player) -> Course:
    state.notes["house, but no building left"] += not player.bar
    moves = [f"build {space}" for space in player.bar] + ["decline"]
    move = yield from ask(state, player, "building", moves)
    if move == "decline":
        return
    player.bar.remove(move.split(" ")[1])
    lots = lots_for(state, player)
    state.notes["only the speed lot is left"] += len(lots) == 1
    lot = (yield from ask(state, player, "lot", [f"lot {lot}" for lot in lots])).split(" ")[1]
    player.lots[lot] += 1
    state.notes["all five buildings placed"] += sum(player.lots.values()) == BUILDINGS


def miner_or_headframe(state: State, player: Player, or_points: bool) -> Course:
    moves = ["miner"]
    if player.headframes.card > 0:
        moves.append("headframe")
    if or_points:
        moves.append("points")
    move = yield from ask(state, player, "benefit", [*moves, "decline"])
    if move == "miner":
        yield from move_miner(state, player, True)
    elif move == "headframe":
        yield from bring_headframe(state, player)
    elif move == "points":
        score(state, player, "road", ROAD_BARRIER_POINTS)


# ---- Headframes -------------------------------------------------------------------------------------


def bring_headframe(state: State, player: Player) -> Course:
    player.headframes.card -= 1
    player.headframes.depot += 1
    first = player.headframes.in_play() == 1
    yield from carry_out(state, player, PLACED_FIRST if first else PLACED_SECOND)


def free_spaces(state: State, area: str) -> list[str]:
    taken = {other.headframes.at(area) for other in state.players}
    return [space for space in AREAS[area] if space not in taken]


def headframe_moves(state: State, player: Player, areas: tuple[str, ...]) -> list[str]:
    """Never two in one area: one that stands there is the one that moves."""
    moves = []
    for area in areas:
        frames = player.headframes
        elsewhere = [other for other in AREAS if other != area and frames.at(other)]
        sources = [area] if frames.at(area) else ["depot"] * (frames.depot > 0) + elsewhere
        moves += [f"frame {space} from {source}" for space in free_spaces(state, area) for source in sources]
    return moves


def second_headframe_moves(state: State, player: Player) -> list[str]:
    """The one outside the top row to the left column, if both are in play."""
    frames = player.headframes
    if frames.in_play() < HEADFRAMES:
        return []
    source = "left" if frames.left else "depot"
    return [f"frame {space} from {source}" for space in free_spaces(state, "left")]


def can_move_headframe(state: State, player: Player, areas: tuple[str, ...]) -> bool:
    return bool(headframe_moves(state, player, areas))


def can_move_second_headframe(state: State, player: Player) -> bool:
    return bool(second_headframe_moves(state, player))


def move_headframe(state: State, player: Player, areas: tuple[str, ...]) -> Course:
    moves = headframe_moves(state, player, areas)
    state.notes["head-2 with one headframe in play"] += areas == ("top",) and player.headframes.in_play() == 1
    state.notes["top row full"] += not moves
    in_play = player.headframes.in_play()
    yield from choose_headframe_move(state, player, moves)
    came = player.headframes.in_play() > in_play
    state.notes["headframe came by a headframe's bonus, to be moved next"] += came and areas == ("top",)


def move_second_headframe(state: State, player: Player) -> Course:
    moves = second_headframe_moves(state, player)
    state.notes["left column full"] += not moves and player.headframes.in_play() == HEADFRAMES
    yield from choose_headframe_move(state, player, moves)


def choose_headframe_move(state: State, player: Player, moves: list[str]) -> Course:
    move = yield from ask(state, player, "headframe", moves)
    if not move:
        return
    _, space, _, source = move.split(" ")
    frames = player.headframes
    if source == "depot":
        frames.depot -= 1
    else:
        setattr(frames, source, None)
    setattr(frames, "top" if space in AREAS["top"] else "left", space)
    yield from carry_out(state, player, HEADFRAME_BONUS[space])


# ---- The miner --------------------------------------------------------------------------------------


def reachable_circles(state: State, player: Player) -> list[str]:
    """One space and the speed; circles with other miners do not count, the exit holds any number."""
    occupied = {other.miner for other in state.players} - {GATE_OUT, BEFORE_GATE}
    in_play = [name for name, circle in CIRCLES.items() if circle.fewest_players <= len(state.players)]
    start = 0 if player.miner == BEFORE_GATE else in_play.index(player.miner) + 1
    ahead = [name for name in in_play[start:] if name not in occupied]
    return ahead[: 1 + player.lots["speed"]]


def move_miner(state: State, player: Player, with_benefit: bool) -> Course:
    if player.is_out():
        return move_beyond_exit(state, player)
    circles = reachable_circles(state, player)
    circle = (yield from ask(state, player, "miner", [f"go {circle}" for circle in circles])).split(" ")[1]
    go_to(state, player, circle)
    state.notes[f"land on {circle}" if with_benefit else f"land on {circle} without benefit"] += 1
    if with_benefit or circle in WITHOUT_BENEFIT:
        yield from carry_out(state, player, CIRCLES[circle].benefit)


def move_beyond_exit(state: State, player: Player) -> None:
    for word, *details in BEYOND_EXIT:
        WORDS[word][1](state, player, *details)
    state.notes["miner's move beyond the exit"] += 1


def go_to(state: State, player: Player, circle: str) -> None:
    player.miner = circle
    if circle == GATE_OUT and state.first_out is None:
        state.first_out = player.seat


def use_or_not(state: State, player: Player, effect: Effect) -> Course:
    if not can_change(state, player, effect):
        state.notes[f"nothing to use on {player.miner}"] += 1
    elif (yield from ask(state, player, "use", ["use", "decline"])) == "use":
        yield from carry_out(state, player, (effect,))


# ---- Copies and options -----------------------------------------------------------------------------


def effects_to_copy(state: State, player: Player, sizes: str) -> dict[str, Effects]:
    """Whether or not a payment lies on the card."""
    return {
        name: face.effects
        for name in state.cards
        for face in CARDS[name].faces
        if CARDS[name].copied and face.size in sizes and is_useful(state, player, face.effects)
        if LAMP_COPIES_WATER or sizes != "L" or len(CARDS[name].faces) == 1
    }


def can_copy(state: State, player: Player, sizes: str) -> bool:
    return bool(effects_to_copy(state, player, sizes))


def copy_card(state: State, player: Player, sizes: str, tools: int = 0) -> Course:
    effects = effects_to_copy(state, player, sizes)
    move = yield from ask(state, player, "copy", [f"copy {name}" for name in effects] + ["decline"])
    if move == "decline":
        return
    name = move.split(" ")[1]
    state.notes[f"copy {name} as {sizes}"] += 1
    state.notes["copy of a card that is closed"] += state.cards[name].is_paid() and not CARDS[name].many_times
    state.notes["copy within a copy"] += state.copies_under_way == 1
    state.notes["copy within a copy within a copy"] += state.copies_under_way == 2
    state.copies_under_way += 1
    yield from carry_out(state, player, effects[name])
    state.copies_under_way -= 1
    player.tools += tools


def copy_for_tool(state: State, player: Player, sizes: str) -> Course:
    return copy_card(state, player, sizes, tools=1)


def possible_options(state: State, player: Player, options: tuple[Effects, ...]) -> dict[str, Effects]:
    return {
        f"option {letter}": effects
        for letter, effects in zip("ab", options)
        if is_possible_as_a_whole(state, player, effects)
    }


def can_choose(state: State, player: Player, *options: Effects) -> bool:
    return bool(possible_options(state, player, options))


def choose(state: State, player: Player, *options: Effects) -> Course:
    possible = possible_options(state, player, options)
    if move := (yield from ask(state, player, "option", list(possible))):
        yield from carry_out(state, player, possible[move])


def lower_part_of_tile(state: State, player: Player) -> Course:
    tile = TILES[player.tile]
    state.notes["hewer with one place left on the tip"] += player.tile == "hewer" and player.spoil == TIP_PLACES - 1
    if can_choose(state, player, *tile.lower):
        only = list(possible_options(state, player, tile.lower))
        state.notes[f"{player.tile}: {' or '.join(only)}"] += 1
        yield from choose(state, player, *tile.lower)
    else:
        state.notes[f"{player.tile}: no option"] += 1
        yield from carry_out(state, player, tile.otherwise)


# Each word of an effect: whether it can change something, and how it is carried out.
WORDS: dict[str, tuple[Callable[..., bool], Callable[..., Course | None]]] = {
    "points": (always, score),
    "take tool": (always, take_tool),
    "discard tool": (has_tool, discard_tool),
    "coin": (always, take_coin),
    "white": (always, take_white),
    "lower": (is_above_bottom, lower_water),
    "lower if possible": (always, lower_water),
    "lower up to": (is_above_bottom, lower_water_up_to),
    "raise": (always, raise_water),
    "marker": (always, take_marker),
    "cube": (fits_a_cart, cube_on_cart),
    "cube or tool": (always, cube_or_tool),
    "cube or decline": (fits_a_cart, cube_or_decline),
    "carts": (can_move_cart, move_carts),
    "coal on wagon": (has_coal_place, coal_on_wagon),
    "coal on wagon or tool": (always, coal_on_wagon_or_tool),
    "spoil on tip": (has_tip_place, spoil_on_tip),
    "spoil beside spoil": (can_go_beside_spoil, spoil_on_tip),
    "coke on wagon": (can_take_coke, coke_on_wagon),
    "coke on plant": (can_put_on_plant, coke_on_plant),
    "coke beside own coke": (can_put_beside_own_coke, coke_on_plant),
    "coke": (can_coke, make_coke),
    "load": (can_load, load_coke),
    "advance": (can_advance, advance),
    "advance before barrier": (can_advance_before_barrier, advance_before_barrier),
    "rail per headframe": (can_take_rail, rail_per_headframe),
    "building": (has_building, place_building),
    "miner or headframe": (always, miner_or_headframe),
    "miner": (always, move_miner),
    "headframe": (can_move_headframe, move_headframe),
    "second headframe": (can_move_second_headframe, move_second_headframe),
    "use": (always, use_or_not),
    "copy": (can_copy, copy_card),
    "copy for a tool": (can_copy, copy_for_tool),
    "choose": (can_choose, choose),
    "lower part of tile": (always, lower_part_of_tile),
}
