"""What a finished game is worth to each seat, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from ._pithead import SetupError, State

Reward = Literal["victory", "place", "score"]
"""What a seat gets at the end of a game; before that it gets nothing.

- "victory": 1 for winning alone, -1 / (players - 1) for not winning; who shares a victory shares what it is worth.
  The rewards of a game add up to 0.
- "place": from 1 for the first to -1 for the last in equal steps; equals get the mean of their places. They add up
  to 0 as well.
- "score": the points, as they are.
"""


def check_reward(reward: str) -> None:
    """Refuses a kind of reward that there is not."""
    if reward not in get_args(Reward):
        raise SetupError(f"a reward is one of {', '.join(get_args(Reward))}, not {reward!r}")


def victory_shares(state: State) -> list[float]:
    """Each seat's share of the victory; nobody has one until the game is over."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def rewards_of(reward: Reward, shares: Sequence[float], scores: Sequence[int]) -> list[float]:
    """What a game is worth that gave these shares of the victory and these points."""
    players = len(shares)
    if reward == "score":
        return [float(score) for score in scores]
    if reward == "victory":
        return [(players * float(share) - 1) / (players - 1) for share in shares]
    # Whoever won comes first: a tie in points may have been broken by the rules.
    standing = [(share > 0, score) for share, score in zip(shares, scores, strict=True)]
    above = [sum(other > mine for other in standing) for mine in standing]
    below = [sum(other < mine for other in standing) for mine in standing]
    return [(behind - ahead) / (players - 1) for ahead, behind in zip(above, below, strict=True)]


def final_rewards(reward: Reward, state: State) -> list[float]:
    """What a finished game is worth to each seat."""
    return rewards_of(reward, victory_shares(state), state.scores())
