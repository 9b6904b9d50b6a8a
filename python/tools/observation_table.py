"""Writes docs/python/observations.md: what stands where in an observation, from the games themselves.

    python python/tools/observation_table.py > docs/python/observations.md
"""

from __future__ import annotations

import re

import pithead

HEAD = """# Observations

What one seat knows, as a row of whole numbers: `State.observe`, `Batch(observations="uint8")`. As float32 every number is
divided by the most it can be, so that it lies between 0 and 1. The row has the same length and meaning for two to four
players and begins with the one who looks: `seat+0` is that seat, `seat+1` the next clockwise; seats that are not there are
zeros.

- A *number* is what it says, less its least value if that is not 0. *One of* is 1 at what it is and 0 elsewhere, all 0 for
  none. A *set* is 1 for each that is in it. *Numbers* are one for each of its labels: `Game.observation[name].labels`.
- **Nothing hidden is in it**: two deals that a seat cannot tell apart give it the same row. **Nothing is missing**: two
  positions that look different to a seat, by all that its view shows, give it different rows. Tests of every game hold both,
  in every position of random games and after every move that could have been made there.
- The same code fills rows and these tables, which a test compares with what is written here.

```python
import pithead

game = pithead.Game("coal-baron")
row = game.deal(players=3, seed=1).observe()
marks = game.observation["seat+1.marks"]
print(row[marks.slice], marks.about)
```
"""


def label_words(field: pithead.Field) -> str:
    labels = field.labels
    if not labels:
        return ""
    if len(labels) <= 9:
        return ", ".join(labels)
    return f"{labels[0]}, {labels[1]}, … {labels[-1]}"


def rows(game: pithead.Game) -> list[str]:
    """A line for each field; those of the other seats are the same as the first's, further on."""
    lines = ["| from | numbers | name | kind | most | what | labels |", "|---|---|---|---|---|---|---|"]
    for field in game.observation.values():
        if re.match(r"seat\+[123]\.", field.name):
            continue
        most = f"{field.least} to {field.most}" if field.least else str(field.most)
        lines.append(
            f"| {field.first} | {field.size} | `{field.name}` | {field.kind} | {most} | {field.about} | {label_words(field)} |"
        )
    return lines


def tables() -> str:
    parts = [HEAD]
    for game in pithead.games():
        fields = game.observation
        seat = sum(field.size for field in fields.values() if field.name.startswith("seat+0."))
        parts.append(f"## {game.title}\n")
        parts.append(
            f"{game.observation_size} numbers. Those of `seat+1`, `seat+2` and `seat+3` follow those of `seat+0`, {seat} each.\n"
        )
        parts.append("\n".join(rows(game)) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(tables(), end="")
