"""Clients that play by the protocol: any of the moves they are told, until the game is over."""

from __future__ import annotations

import random
import subprocess
import tempfile

from table_talk import PATIENCE, PITHEAD, Browser, Message, Person, Socket, Surprise, check


def commitment_of(told: Message) -> str | None:
    return told["fair"]["commitment"] if "fair" in told else None


class Player:
    """A client that keeps what it needs: its socket, and the table as it was told last. Checks that nothing is
    told twice and nothing is left out."""

    def __init__(self, socket: Socket, told: Message) -> None:
        self.socket = socket
        self.table = told["table"]
        self.moves: list[str | None] = []
        self.commitment = commitment_of(told)
        self.take(told, since=0)

    def take(self, told: Message, since: int) -> None:
        versions = [each["version"] for each in told["news"]]
        if told["since"] != since or versions != list(range(since + 1, told["version"] + 1)):
            raise Surprise(f"behind version {since} came the news {versions}, since {told['since']}")
        for news in told["news"]:
            if news["kind"] == "undo":
                del self.moves[news["ply"] :]
            elif news["kind"] == "start":
                self.moves = [move.get("move") for move in news.get("moves", [])]
            elif news["kind"] == "move":
                if news["ply"] != len(self.moves):
                    raise Surprise(f"move {len(self.moves)} was told as ply {news['ply']}")
                self.moves.append(news.get("move"))  # missing if it tells what only its player may know
        if len(self.moves) != told.get("ply", 0):
            raise Surprise(f"{len(self.moves)} moves were told, but the ply is {told['ply']}")
        if self.commitment not in (None, commitment_of(told)):
            raise Surprise("the commitment has changed")
        self.commitment = commitment_of(told)
        if told["status"] != "over" and ("seed" in told or "server_share" in told.get("fair", {})):
            raise Surprise("what lies hidden was told before the end")
        self.told = told

    def look(self) -> Message:
        self.take(self.socket.next("table", lambda told: told["table"] == self.table), self.told["version"])
        return self.told

    def look_until(self, version: int) -> None:
        while self.told["version"] < version:
            self.look()

    def act(self, rng: random.Random) -> int:
        """Moves, or now and then takes something back. The version that it made."""
        table, ply = self.table, self.told["ply"]
        if self.told["undoable"] and rng.random() < 0.05:
            return self.socket.do("undo", table, ply=ply)["version"]
        move = rng.choice(self.told["moves"])["move"]
        return self.socket.do("move", table, ply=ply, move=move, seat=self.told["seat"])["version"]

    def come_back(self, browser: Browser) -> None:
        """With a new connection, as after a tunnel; what came before the old one broke is not told again."""
        while any(told["type"] == "table" for told in self.socket.heard):
            self.look()
        self.socket = Socket(browser)
        self.take(self.socket.watch(self.table, self.told["version"]), self.told["version"])


def catch_up(players: list[Player]) -> None:
    """Until all have seen the same. A node that reads what others wrote may tell several versions at once."""
    while len({each.told["version"] for each in players}) > 1:
        newest = max(each.told["version"] for each in players)
        for each in players:
            each.look_until(newest)


def play_to_the_end(players: list[Player], rng: random.Random, browsers: list[Browser] | None = None) -> None:
    """Those who are never to move only watch. With browsers, connections break now and then."""
    catch_up(players)
    while players[0].told["status"] == "running":
        mover = next((each for each in players if each.told.get("moves")), None)
        if mover is None:
            players[0].look()
        else:
            mover.look_until(mover.act(rng))
            if browsers and rng.random() < 0.03:
                mover.socket.close()
                mover.come_back(browsers[players.index(mover)])
        catch_up(players)


def bots_play(host: Person, socket: Socket, game: str) -> str:
    """A table where bots have played to the end while the host watched."""
    table = host.open_table(game, "random", "random")
    socket.do("start", table)
    if socket.watch(table)["status"] != "over":
        socket.next("table", lambda told: told["table"] == table and told["status"] == "over", within=10 * PATIENCE)
    return table


def replay(record: str, how: str = "--json") -> subprocess.CompletedProcess[str]:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        file.write(record)
        file.flush()
        return subprocess.run([PITHEAD, "replay", how, file.name], capture_output=True, text=True, check=False)
