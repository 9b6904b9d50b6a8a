"""The games as PettingZoo environments, one agent a seat.

>>> from pithead import pettingzoo
>>> env = pettingzoo.env("coal-baron", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination:
...         move = None
...     else:
...         move = env.action_space(agent).sample(observation["action_mask"])
...     env.step(move)

A seat may be asked several times in a row, as a turn is a sequence of small decisions. An observation is a dict:
"observation" is what the seat knows, "action_mask" has a 1 for each legal move, and none while another seat is asked.
Rewards come at the end of a game (`pithead.rewards.Reward` says which there are); nothing is ever truncated.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import pettingzoo
except ImportError as error:
    raise ImportError("pithead.pettingzoo needs PettingZoo: pip install 'pithead[pettingzoo]'") from error

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ._pithead import IllegalMoveError, SetupError
from .game import Game, Options, State
from .rewards import Reward, check_reward, final_rewards, victory_shares
from .spaces import action_mask, observation_space, observe
from .text import board_text

Observation = dict[str, np.ndarray]


class raw_env(pettingzoo.AECEnv[str, Observation, int | None]):
    """A game without PettingZoo's wrappers: an illegal move raises IllegalMoveError and changes nothing.

    `observations` are "float32" from 0 to 1, or "uint8" as `Game.observation` explains them; `options` are the
    game's. `reset(seed=…)` deals what `Game.deal` deals with that seed; without one every game is another, and after
    a seeded one they are the same again.
    """

    metadata = {"name": "pithead_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        options: Options | None = None,
        reward: Reward = "victory",
        observations: str = "float32",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SetupError(f"render_mode is one of human, ansi and None, not {render_mode!r}")
        self.game = game if isinstance(game, Game) else Game(game)
        self.metadata = {**self.metadata, "name": f"pithead_{self.game.id.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.reward = reward
        self._players = players
        self._options = dict(options or {})
        self._rng, _ = seeding.np_random()
        self._state: State = self._deal(0)  # so that a wrong setup is told here

        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._kind = observations
        self._observation_spaces = {
            agent: spaces.Dict(
                observation=observation_space(self.game, observations),
                action_mask=spaces.Box(0, 1, (self.game.actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}

    def _deal(self, seed: int) -> State:
        return self.game.deal(self._players, seed, self._options)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    @property
    def position(self) -> State:
        """A copy of the running game, for search and analysis: it shows what is hidden too."""
        return self._state.copy()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals a new game. There are no options of a reset."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._state = self._deal(int(self._rng.integers(2**53)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._state.to_move]
        self._show()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": observe(self._state, seat, self._kind), "action_mask": action_mask(self._state, seat)}

    def step(self, action: int | None) -> None:
        """Plays a move for the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMoveError(f"{agent} is to make a move: None is for those whose game is over")
        self._state.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self._state.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._state.to_move]
        self._show()

    def _end(self) -> None:
        shares, scores = victory_shares(self._state), self._state.scores()
        worth = final_rewards(self.reward, self._state)
        self.rewards = dict(zip(self.agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {
            agent: {"score": score, "victory": share}
            for agent, score, share in zip(self.agents, scores, shares, strict=True)
        }
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The board for a spectator as text, returned ("ansi") or printed ("human")."""
        if self.render_mode == "ansi":
            return board_text(self._state)
        if self.render_mode == "human":
            print(board_text(self._state))
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str | Game, players: int = 2, **settings: Any) -> pettingzoo.AECEnv[str, Observation, int | None]:
    """A game in PettingZoo's usual wrappers: an illegal move ends it with a reward of -1 for who made it.

    Takes what `raw_env` takes.
    """
    game_env = wrappers.TerminateIllegalWrapper(raw_env(game, players, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game_env))


def parallel_env(game: str | Game, players: int = 2, **settings: Any) -> pettingzoo.ParallelEnv[str, Observation, int]:
    """A game for programs that know PettingZoo's parallel environments only.

    Nobody moves at the same time in these games, so it is PettingZoo's wrapper for games in turns: all agents hand in
    a move, that of the one whose turn it is counts, and `infos[agent]["active_agent"]` says whose turn is next. All
    observations are made at every step, so `env` is faster. PettingZoo's `aec_to_parallel` is for simultaneous moves
    and refuses these games.
    """
    return turn_based_aec_to_parallel(env(game, players, **settings))
