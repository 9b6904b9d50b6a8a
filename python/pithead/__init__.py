"""Three coal-mining board games for reinforcement learning, search and design studies.

>>> import pithead
>>> game = pithead.Game("coal-baron")
>>> state = game.deal(players=3, seed=7)
>>> while not state.over:
...     state.play(pithead.Bot("easy").choose(state))
>>> sum(score > 0 for score in state.scores())
3

`Game` deals a `State`; `Belief` is what one seat knows of it; `Match` keeps a game's history and makes a `Record`
of it. `Bot`, `advise` and `analyse` think; `simulate` and `arena` play many games; `Batch` plays them side by side
for programs that learn; pithead.learning plays a policy of one's own, pithead.intervals says how sure a mean is, and
pithead.plot draws it. pithead.gymnasium, pithead.pettingzoo, pithead.openspiel and pithead.ray speak the words of
those projects.
"""

from __future__ import annotations

from ._pithead import IllegalMoveError, PitheadError, RecordError, SetupError
from ._pithead import version as __version__
from .batch import Batch
from .bots import Bot, advise, analyse
from .game import Belief, Field, Game, State, games
from .matches import Match, Record
from .series import Standing, arena, simulate, standings

__all__ = [
    "Batch",
    "Belief",
    "Bot",
    "Field",
    "Game",
    "IllegalMoveError",
    "Match",
    "PitheadError",
    "Record",
    "RecordError",
    "SetupError",
    "Standing",
    "State",
    "__version__",
    "advise",
    "analyse",
    "arena",
    "games",
    "simulate",
    "standings",
]
