"""The games as Gymnasium environments: one seat is yours, the others are bots'.

>>> import gymnasium
>>> import pithead.gymnasium
>>> env = gymnasium.make("pithead/coal-baron-v0", players=3, opponents="easy")
>>> observation, info = env.reset(seed=7)
>>> terminated = False
>>> while not terminated:
...     move = env.action_space.sample(info["action_mask"])
...     observation, reward, terminated, truncated, info = env.step(move)
>>> len(info["scores"])
3

Importing this module registers "pithead/<game>-v0" for every game. `gymnasium.make_vec` makes many games at once,
which are played together in C++ (`PitheadVectorEnv`):

>>> envs = gymnasium.make_vec(
...     "pithead/coal-baron-v0", num_envs=64, vectorization_mode="vector_entry_point", players=3, opponents="easy"
... )
>>> observations, infos = envs.reset(seed=7)
>>> infos["action_mask"].shape
(64, 2297)

Rewards come at the end of a game (`pithead.rewards.Reward` says which there are); nothing is ever truncated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

try:
    import gymnasium
except ImportError as error:
    raise ImportError("pithead.gymnasium needs Gymnasium: pip install 'pithead[gymnasium]'") from error

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ._pithead import IllegalMoveError, SetupError
from .batch import Batch
from .bots import Bot
from .game import Game, Options, State, games
from .rewards import Reward, check_reward, final_rewards, rewards_of
from .spaces import action_mask, observation_space, observe
from .text import board_text

Opponent = str | Callable[[State], int]
"""A bot's name, or a function that chooses a move for the seat to move: `state.observe()` is what that seat knows,
the state itself shows everything."""


class PitheadEnv(gymnasium.Env[np.ndarray, int]):
    """One seat of a game against bots.

    `opponents` is one for all other seats, or a list of one for each in their order from the next seat on. `seat` is
    yours; by default it is drawn for every game. `observations` are "float32" from 0 to 1, or "uint8" as
    `Game.observation` explains them; `options` are the game's.

    An illegal move raises IllegalMoveError and changes nothing. With an `illegal_reward` it ends the game with that
    reward instead, for programs that try moves without looking at the mask, such as Gymnasium's `check_env`.

    `reset(seed=…)` deals what `Game.deal` deals with that seed; the options of a reset are "deal" (that of a deal
    alone) and "seat". `info` has the "action_mask", your "seat" and the "scores" so far.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        opponents: Opponent | Sequence[Opponent] = "easy",
        *,
        seat: int | None = None,
        options: Options | None = None,
        reward: Reward = "victory",
        observations: str = "float32",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_reward(reward)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SetupError(f"render_mode is one of human, ansi and None, not {render_mode!r}")
        self.game = game if isinstance(game, Game) else Game(game)
        self.players = players
        self.reward = reward
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, observations)
        self.action_space = spaces.Discrete(self.game.actions)
        self._kind = observations
        self._options = dict(options or {})
        self._state: State = self.game.deal(players, 0, self._options)  # so that a wrong setup is told here
        self._wanted_seat = self._checked_seat(seat)
        self._seat = 0
        self._thoughts = 0  # the seed of the next bot's decision
        self._opponents = self._listed(opponents)
        self._lost = False

    def _checked_seat(self, seat: int | None) -> int | None:
        if seat is not None and seat not in range(self.players):
            raise SetupError(f"seats are numbered from 0 to {self.players - 1}; there is no seat {seat}")
        return seat

    def _listed(self, opponents: Opponent | Sequence[Opponent]) -> list[Bot | Callable[[State], int]]:
        others = self.players - 1
        listed = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(listed) != others:
            raise SetupError(f"{len(listed)} opponents for {others} seats; name one for all or one for each")
        return [Bot(opponent) if isinstance(opponent, str) else opponent for opponent in listed]

    @property
    def position(self) -> State:
        """A copy of the running game, for search and analysis: it shows what is hidden too."""
        return self._state.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deals a new game and lets the bots play up to your first decision."""
        options = options or {}
        if unknown := options.keys() - {"deal", "seat"}:
            raise SetupError(f"the options of a reset are deal and seat, not {', '.join(sorted(unknown))}")
        seat = self._checked_seat(options.get("seat"))
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**53)) if seed is None else seed
        drawn = int(self.np_random.integers(self.players))
        self._thoughts = int(self.np_random.integers(2**53))
        if seat is None:
            seat = drawn if self._wanted_seat is None else self._wanted_seat
        self._state = self.game.deal(self.players, options.get("deal", deal), self._options)
        self._seat = seat
        self._lost = False
        self._let_others_play()
        return self._told()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Plays your move, and lets the bots play up to your next decision."""
        if self._lost:
            raise IllegalMoveError("the game ended with an illegal move: reset it")
        try:
            self._state.play(int(action))
        except IllegalMoveError:
            if self.illegal_reward is None or self._state.over:
                raise
            self._lost = True
            return self._answer(float(self.illegal_reward))
        self._let_others_play()
        return self._answer(final_rewards(self.reward, self._state)[self._seat] if self._state.over else 0.0)

    def _let_others_play(self) -> None:
        while not self._state.over and self._state.to_move != self._seat:
            opponent = self._opponents[(self._state.to_move - self._seat - 1) % self.players]
            if isinstance(opponent, Bot):
                move = opponent.choose(self._state, self._thoughts)
                self._thoughts += 1
            else:
                move = int(opponent(self._state.copy()))
            self._state.play(move)

    def _told(self) -> tuple[np.ndarray, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        info = {
            "action_mask": action_mask(self._state, self._seat),
            "seat": self._seat,
            "scores": np.array(self._state.scores()),
        }
        return observe(self._state, self._seat, self._kind), info

    def _answer(self, reward: float) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        observation, info = self._told()
        return observation, reward, self._lost or self._state.over, False, info

    def render(self) -> str | None:
        """The board as your seat sees it, as text, returned ("ansi") or printed ("human")."""
        if self.render_mode == "ansi":
            return board_text(self._state, self._seat)
        if self.render_mode == "human":
            print(board_text(self._state, self._seat))
        return None


class PitheadVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """Many games against bots at once, played in C++ by `pithead.Batch`.

    A game that ends makes room for the next one in the same step (Gymnasium's AutoresetMode.SAME_STEP): `step` gives
    the reward of the one that ended and the observation of the one that begins. `infos["final_info"]` has the
    "scores" and your "seat" of games that ended, with `infos["_final_info"]` saying which these are. There is no
    "final_obs": it is wanted for games that are cut short, which never happens, as what follows an end is worth 0.

    `reset(seed=…)` begins the series of games of that seed, as `simulate` plays them. All lanes have one `opponents`,
    a bot's name. `seat` is yours; by default it is the next one in every further game. An illegal move in any of the
    games raises IllegalMoveError, and nothing is played at all. Arrays are yours to keep; with `copy=False` they are
    those of the batch, which the next step overwrites.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int = 2,
        opponents: str = "easy",
        *,
        seat: int | None = None,
        options: Options | None = None,
        reward: Reward = "victory",
        observations: str = "float32",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        check_reward(reward)
        self.game = game if isinstance(game, Game) else Game(game)
        self.single_observation_space = observation_space(self.game, observations)
        self.batch = Batch(
            self.game,
            players,
            num_envs,
            threads=threads,
            observations=observations,
            opponents=opponents,
            seat=seat,
            options=options,
        )
        self.num_envs = num_envs
        self.reward = reward
        self._copy = copy
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """All games from the beginning: of the series of the seed, or of another one that follows from the last."""
        if options:
            raise SetupError(f"there are no options of a reset, and so no {', '.join(sorted(options))}")
        if seed is not None and not isinstance(seed, int | np.integer):
            raise SetupError("all games come from one series: a reset takes one seed, not one for each")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**53)) if seed is None else int(seed))
        return self._told(self.batch.observations), self._infos()

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays a move in every game, and lets the bots play up to the next decisions."""
        batch = self.batch
        seats = batch.to_move.astype(np.int64)
        batch.step(actions)
        ended = batch.done.copy()
        rewards = np.zeros(self.num_envs)
        infos = self._infos()
        if ended.any():
            for lane in np.flatnonzero(ended):
                worth = rewards_of(self.reward, batch.rewards[lane].tolist(), batch.scores[lane].tolist())
                rewards[lane] = worth[seats[lane]]
            infos["final_info"] = {
                "scores": np.where(ended[:, None], batch.scores, 0),
                "_scores": ended,
                "seat": np.where(ended, seats, 0),
                "_seat": ended,
            }
            infos["_final_info"] = ended
        return self._told(batch.observations), rewards, ended, np.zeros(self.num_envs, bool), infos

    def _told(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, bool)
        return {
            "action_mask": self._told(self.batch.masks.view(np.int8)),
            "_action_mask": everywhere,
            "seat": self.batch.to_move.astype(np.int64),
            "_seat": everywhere.copy(),
        }


def environment_id(game: str | Game) -> str:
    """The name under which Gymnasium knows a game."""
    return f"pithead/{game.id if isinstance(game, Game) else game}-v0"


for _game in games():
    gymnasium.register(
        environment_id(_game),
        entry_point=f"{__name__}:PitheadEnv",
        vector_entry_point=f"{__name__}:PitheadVectorEnv",
        kwargs={"game": _game.id},
    )
