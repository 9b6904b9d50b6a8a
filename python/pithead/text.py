"""A position as text, for terminals and logs."""

from __future__ import annotations

from typing import Any

from .game import Game, State

_LINE = 100
_CELL = 40


def _is_nothing(value: Any) -> bool:
    return value is None or value == [] or value == {}


def _inline(value: Any, inner: bool = False) -> str:
    """A value in one line."""
    if _is_nothing(value):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        said = {name: item for name, item in value.items() if not _is_nothing(item)}
        text = ", ".join(f"{name} {_inline(item, inner=True)}" for name, item in said.items())
    elif isinstance(value, list):
        text = ", ".join(_inline(item, inner=True) for item in value)
    else:
        return str(value)
    return f"({text})" if inner else text or "-"


def _table(rows: list[dict[str, Any]]) -> list[list[str]]:
    """Things of a kind below each other, with the names of what is said of them on top."""
    names = dict.fromkeys(name for row in rows for name, item in row.items() if not _is_nothing(item))
    return [list(names)] + [[_inline(row.get(name)) for name in names] for row in rows]


def _lines(name: str, value: Any, indent: str = "") -> list[str]:
    if _is_nothing(value):
        return []
    deeper = indent + "  "
    if isinstance(value, list) and all(isinstance(item, dict) for item in value):
        cells = _table(value)
        if all(len(cell) <= _CELL for row in cells for cell in row):
            widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
            rows = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in cells]
            return [f"{indent}{name}:"] + [deeper + row for row in rows]
        value = {str(number): item for number, item in enumerate(value)}
    elif not isinstance(value, dict) or len(_inline(value)) <= _LINE:
        return [f"{indent}{name}: {_inline(value)}"]
    return [f"{indent}{name}:"] + [line for key, item in value.items() for line in _lines(key, item, deeper)]


def board_text(state: State, seat: int | None = None) -> str:
    """All that a seat sees, in lines; None is a spectator.

    >>> print(board_text(Game("coal-baron").deal(players=2, seed=1)).splitlines()[0])
    Coal Baron, 2 players, seat 0 to move
    """
    if state.over:
        standing = "over, won by " + " and ".join(f"seat {winner}" for winner in state.winners())
    else:
        standing = f"seat {state.to_move} to move"
    lines = [f"{Game(state.game_id).title}, {state.players} players, {standing}"]
    lines.append("points: " + ", ".join(f"seat {i} {score}" for i, score in enumerate(state.scores())))
    # The first line has said this.
    told = {"game", "players", "to_move", "winners"}
    lines += [line for name, value in state.view(seat).items() if name not in told for line in _lines(name, value)]
    return "\n".join(lines)
