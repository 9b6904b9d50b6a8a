"""The games as OpenSpiel games, for its searches and learning algorithms.

>>> import pyspiel
>>> import pithead.openspiel
>>> game = pyspiel.load_game("python_pithead_coal_baron(players=3)")
>>> state = game.new_initial_state()
>>> import random
>>> while not state.is_terminal():
...     state.apply_action(random.choice(state.legal_actions()))
>>> abs(sum(state.returns())) < 1e-9
True

Importing this module registers "python_pithead_<game>" for every game, with the parameters `players`, `seed` and the
game's options (their first values are the defaults; "-" in names stays).

**Chance.** All that is left to chance follows from the seed of the deal. A game begins with four chance nodes of 256
outcomes each, which are the bytes of that seed: 2^32 deals, all of them explicit, so every algorithm that can sample
chance works, and a history says all of a game. With `seed=7` that deal is fixed, and there are no chance nodes.

**Returns** are those of `reward="victory"` elsewhere: 1 for winning alone, -1 / (players - 1) for not winning, shared
when a victory is; they add up to 0.

**Imperfect information.** `observation_tensor` is what a seat knows as numbers from 0 to 1 (`Game.observation` says
what stands where), `observation_string` what it sees as JSON. `information_state_string` is that and the seat's own
moves: the games remember for each seat what it has seen of hidden cards, so it holds all that the seat knows of the
position, though not the order in which others played. `resample_from_infostate` draws another position that the seat
cannot tell from the true one, as `pithead.Belief` does; its history stays that of the true one. MCTS plays on copies
of the true position and so sees hidden cards, IS-MCTS does not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

try:
    import pyspiel
except ImportError as error:
    raise ImportError("pithead.openspiel needs OpenSpiel: pip install 'pithead[openspiel]'") from error

import numpy as np

from .game import Game, State, games
from .rewards import final_rewards
from .text import board_text

SEED_BYTES = 4
_BYTE = [(byte, 1 / 256) for byte in range(256)]

# OpenSpiel wants a bound, and rounds and workers give one, though nobody has counted it: random play takes up to
# some 400 decisions, bots up to some 600.
_MOST_DECISIONS = 4000


def short_name(game: str | Game) -> str:
    """The name under which OpenSpiel knows a game."""
    return "python_pithead_" + (game.id if isinstance(game, Game) else game).replace("-", "_")


class _Position:
    """A position that remembers how it came about, so that OpenSpiel can write it down: the seed of the deal, then
    moves, and a pair of seat and seed where it was drawn anew from what that seat knows."""

    __slots__ = ("setup", "state", "steps")

    def __init__(self, setup: tuple[str, int, dict[str, str], int]) -> None:
        game, players, options, seed = setup
        self.setup = setup
        self.state: State = Game(game).deal(players, seed, options)
        self.steps: list[int | tuple[int, int]] = []

    def play(self, move: int) -> None:
        self.state.play(move)
        self.steps.append(move)

    def resample(self, seat: int, seed: int) -> None:
        self.state = self.state.imagine(seat, seed)
        self.steps.append((seat, seed))

    def __deepcopy__(self, memo: Any) -> _Position:
        copy = object.__new__(_Position)
        copy.setup = self.setup
        copy.state = self.state.copy()
        copy.steps = self.steps.copy()
        return copy

    def __reduce__(self) -> tuple[Callable[..., _Position], tuple[Any, ...]]:
        return _position_after, (self.setup, self.steps)


def _position_after(setup: tuple[str, int, dict[str, str], int], steps: list[int | tuple[int, int]]) -> _Position:
    position = _Position(setup)
    for step in steps:
        if isinstance(step, tuple):
            position.resample(*step)
        else:
            position.play(step)
    return position


class PitheadGame(pyspiel.Game):
    """A game with its parameters; `_register` makes a class of it for each game."""

    game: Game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        game = self.game
        self.players = int(parameters.get("players", game.players[0]))
        self.seed = int(parameters.get("seed", -1))
        self.options = {name: str(parameters[name]) for name in game.options if name in parameters}
        game.deal(self.players, 0, self.options)  # so that a wrong setup is told here
        with_chance = self.seed < 0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=len(_BYTE) if with_chance else 0,
            num_players=self.players,
            min_utility=-1 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_DECISIONS,
        )
        super().__init__(_game_type(game, with_chance), info, dict(parameters))

    def new_initial_state(self) -> PitheadState:
        return PitheadState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES if self.seed < 0 else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, bool(iig_obs_type and iig_obs_type.perfect_recall))


class PitheadState(pyspiel.State):
    """A position of a game, or a deal that is still to be drawn."""

    def __init__(self, game: PitheadGame) -> None:
        super().__init__(game)
        self._drawn: tuple[int, ...] = ()
        self._position: _Position | None = None
        if game.seed >= 0:
            self._deal(game, game.seed)

    def _deal(self, game: PitheadGame, seed: int) -> None:
        self._position = _Position((game.game.id, game.players, game.options, seed))

    @property
    def position(self) -> State | None:
        """A copy of the position; None as long as it is not dealt."""
        return self._position and self._position.state.copy()

    def current_player(self) -> int:
        if self._position is None:
            return pyspiel.PlayerId.CHANCE
        seat = self._position.state.to_move
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def is_terminal(self) -> bool:
        return self._position is not None and self._position.state.over

    def is_chance_node(self) -> bool:
        return self._position is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _BYTE

    def legal_actions(self, player: int | None = None) -> list[int]:
        # The way of the base class, which asks back for what is known here, takes several times as long.
        if self._position is None or (player is not None and player != self._position.state.to_move):
            return super().legal_actions() if player is None else super().legal_actions(player)
        return self._position.state.legal()

    def _legal_actions(self, player: int) -> list[int]:
        return self._position.state.legal()

    def _apply_action(self, action: int) -> None:
        if self._position is not None:
            self._position.play(action)
            return
        self._drawn += (action,)
        if len(self._drawn) == SEED_BYTES:
            self._deal(self.get_game(), int.from_bytes(self._drawn, "little"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {len(self._drawn)} of the seed is {action}"
        return self.get_game().game.move_text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return final_rewards("victory", self._position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> PitheadState:
        """Another position that the seat cannot tell from this one; `sampler` draws numbers from 0 to 1."""
        copy = self.clone()
        if copy._position is not None:
            copy._position.resample(player, int(sampler() * 2**53))
        return copy

    def __str__(self) -> str:
        if self._position is None:
            return f"The deal: {len(self._drawn)} of {SEED_BYTES} bytes of its seed are drawn {list(self._drawn)}"
        return f"{board_text(self._position.state)}\nhash: {self._position.state.hash():016x}"


class Observer:
    """What a seat knows, in the words of OpenSpiel; with perfect recall its own moves as well, as text."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        most = [np.full(field.size, field.most - field.least, np.float32) for field in game.observation.values()]
        self._most = np.concatenate(most)
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PitheadState, player: int) -> None:
        if state._position is None:
            self.tensor.fill(0)
        else:
            np.divide(state._position.state.observe(player), self._most, out=self.tensor)

    def string_from(self, state: PitheadState, player: int) -> str:
        if state._position is None:
            return "nothing is dealt yet"
        view = json.dumps(state._position.state.view(player), separators=(",", ":"))
        if not self._perfect_recall:
            return view
        own = [str(made.action) for made in state.full_history() if made.player == player]
        return f"{' '.join(own)} {view}"


def _game_type(game: Game, with_chance: bool) -> pyspiel.GameType:
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if with_chance else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            "seed": -1,
            **{name: values[0] for name, values in game.options.items()},
        },
    )


def _register(game: Game) -> None:
    # OpenSpiel keeps it beyond the end of Python, when a function could not be freed any more; classes never are.
    of_game = type(f"PitheadGame_{game.id.replace('-', '_')}", (PitheadGame,), {"game": game})
    pyspiel.register_game(_game_type(game, with_chance=True), of_game)


for _game in games():
    _register(_game)
