"""What everybody was told of one table, and whether it fits together."""

from __future__ import annotations

from cluster import Broken

HIDDEN = {"known"}  # in a view: what these eyes know of face-down cards


def clash(one: object, other: object, place: str = "") -> str:
    """Where two tellings of the same thing differ in what both were told; empty if nowhere."""
    if one is None or other is None:
        return ""  # one of them may not know
    if isinstance(one, dict) and isinstance(other, dict):
        both = (one.keys() & other.keys()) - HIDDEN
        return next((at for key in sorted(both) if (at := clash(one[key], other[key], f"{place}.{key}"))), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other))
        return next((at for i, (a, b) in pairs if (at := clash(a, b, f"{place}[{i}]"))), "")
    return "" if one == other else place


PAGE = 100  # news in one message at most


class Ledger:
    def __init__(self, name: str, people: int) -> None:
        self.name = name
        self._people = people  # in the first seats; behind them sit bots, who ask for nothing
        self.newest = 0
        self.entries: dict[int, dict] = {}  # by version, as they were told first
        self.acknowledged: dict[tuple[str, str], tuple[int, dict]] = {}  # by person and request
        self._view: tuple[int, dict] = (0, {})

    def hear(self, who: str, message: dict) -> None:
        """A table message, whoever got it."""
        versions = [each["version"] for each in message["news"]]
        earlier = message.get("earlier", 0)  # are asked for by whoever wants them: audit.py
        cut = earlier > 0 and len(versions) != PAGE
        if cut or versions != list(range(message["since"] + earlier + 1, message["version"] + 1)):
            raise Broken(f"{self.name}: {who} was told versions {versions} as the news from {message['since']} to "
                         f"{message['version']}")
        for entry in message["news"]:
            self._enter(who, entry)
        self._look(who, message)
        self.newest = max(self.newest, message["version"])

    def _enter(self, who: str, entry: dict) -> None:
        entry = {key: value for key, value in entry.items() if key != "events"}  # each seat sees its own
        version = entry["version"]
        known = self.entries.setdefault(version, entry)
        if at := clash(known, entry):
            raise Broken(f"{self.name}: version {version} was told as {known}, and to {who} as {entry} ({at})")
        known.update({key: value for key, value in entry.items() if value is not None})

    def _look(self, who: str, message: dict) -> None:
        if "view" not in message:
            return
        version, view = self._view
        if message["version"] == version and (at := clash(view, message["view"], "view")):
            raise Broken(f"{self.name}: at version {version} {who} sees another {at} than somebody else")
        if message["version"] > version:
            self._view = (message["version"], message["view"])

    def acknowledge(self, who: str, request: dict, version: int) -> None:
        before = self.acknowledged.setdefault((who, request["id"]), (version, request))
        if before[0] != version:
            raise Broken(f"{self.name}: the request {request['id']} of {who} was done at version {before[0]}, and, "
                         f"sent again, at version {version}")
        self.newest = max(self.newest, version)
        if version in self.entries:
            self._check_acknowledged(who, request, version)

    def _check_acknowledged(self, who: str, request: dict, version: int) -> None:
        entry = self.entries.get(version)
        if entry is None:
            raise Broken(f"{self.name}: the request {request['id']} of {who} was acknowledged at version {version}, "
                         f"but the log ends at version {max(self.entries)}")
        asked = {"move": ("move", "ply", "move"), "chat": ("chat", "text"), "join": ("sit",), "start": ("start",)}
        kind, *fields = asked[request["type"]]
        # Whoever told us this entry may not know which card a move named.
        known = [field for field in fields if field != "move" or entry.get("move") is not None]
        if entry["kind"] != kind or any(entry.get(field) != request[field] for field in known):
            raise Broken(f"{self.name}: {who} was told that {request} is version {version}, but that is {entry}")

    def check(self, log: list[dict]) -> None:
        """The whole log, as the server told it to somebody who knew nothing; play may have gone on behind it."""
        for (who, _id), (version, request) in self.acknowledged.items():
            if version <= len(log):
                self._check_acknowledged(who, request, version)
        plies = [entry["ply"] for entry in log if entry["kind"] == "move"]
        if plies != list(range(len(plies))):
            raise Broken(f"{self.name}: the moves of the log are for the plies {plies}")
        said = [entry["text"] for entry in log if entry["kind"] == "chat"]
        if twice := sorted({text for text in said if said.count(text) > 1}):
            raise Broken(f"{self.name}: {twice[0]!r} was said once and stands in the log {said.count(twice[0])} times")

    def check_whole(self) -> None:
        """At the end, when every request was answered: all that happened was acknowledged to whoever asked for it."""
        requests = [(version, request["id"]) for version, request in self.acknowledged.values()]
        if len(set(version for version, _ in requests)) != len(requests):
            raise Broken(f"{self.name}: two requests were acknowledged at one version: {sorted(requests)}")
        for version, entry in self.entries.items():
            asked_for = entry["kind"] in ("chat", "sit", "start", "move") and entry.get("seat", 0) < self._people
            if asked_for and version not in {at for at, _ in requests}:
                raise Broken(f"{self.name}: {entry} happened, but nobody was told that it was done")

    def moves(self) -> dict[int, str | None]:
        """By ply; None for one that nobody may know who was listening."""
        return {entry["ply"]: entry.get("move") for entry in self.entries.values() if entry["kind"] == "move"}
