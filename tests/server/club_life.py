"""Clubs and tournaments as people live in them, for tests: founded, joined, announced, played, and counted anew."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playing import Player, play_to_the_end
from table_talk import PATIENCE, Browser, Message, Person, Response, Server, Surprise

GAME = "schichtwechsel"
PASSWORD = "nine lives of a cat"
LOGINS = iter(range(10_000))
CUP = {"title": "Cup", "game": GAME, "kind": "swiss", "seats": 2, "length": 2, "turn_seconds": 86_400}


def account(server: Server, name: str) -> Person:
    person = Person(server, name)
    person.post("/api/account", {"login": f"club.{name}.{next(LOGINS)}".lower(), "password": PASSWORD})
    return person


def found(person: Person, **more: object) -> Message:
    return person.post("/api/clubs", {"name": "Glück Auf", **more})


def join(person: Person, club: Message) -> None:
    person.post(f"/api/clubs/{club['club']}/join?link={club['link']}", {})


def page(person: Browser, club: Message) -> Message:
    return person.get(f"/api/clubs/{club['club']}")


def announce(person: Person, club: Message, **more: object) -> str:
    return person.post(f"/api/clubs/{club['club']}/tournaments", {**CUP, **more})["tournament"]


def act(who: Person, tournament: str, type: str, **more: object) -> Response:
    return who.http("POST", f"/api/tournaments/{tournament}", {"type": type, **more})


def sheet(person: Browser, tournament: str) -> Message:
    return person.get(f"/api/tournaments/{tournament}")


def wait_for(person: Browser, tournament: str, what: str, reached: Callable[[Message], object]) -> Message:
    """The keeper looks every other second."""
    end = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < end:
        told = sheet(person, tournament)
        if reached(told):
            return told
        time.sleep(0.1)
    raise Surprise(f"{what} did not come about: {sheet(person, tournament)}")


def table_runs(person: Browser, table: str) -> bool:
    response = person.http("GET", f"/api/tables/{table}")
    return response.status == 200 and response.message["tables"][0]["status"] == "running"


def open_round(person: Browser, tournament: str, number: int) -> Message:
    """The tournament when all tables of a round are being played."""
    def opened(told: Message) -> bool:
        if len(told["rounds"]) < number or not told["rounds"][number - 1]["open"]:
            return False
        tables = [each for each in told["rounds"][number - 1]["tables"] if not each["over"]]
        return all("table" in each and table_runs(person, each["table"]) for each in tables)

    return wait_for(person, tournament, f"round {number}", opened)


def play(people: dict[str, Person], told: Message, table: Message) -> None:
    """A game of the tournament, to its end."""
    names = [told["entrants"][seat["entrant"]]["person"] for seat in table["seats"] if "entrant" in seat]
    sockets = [people[each].socket() for each in names]
    players = [Player(each, each.watch(table["table"])) for each in sockets]
    play_to_the_end(players, random.Random(7))
    for each in sockets:
        each.close()


def points_by_table(told: Message) -> list[float]:
    """Of every entrant, counted from the tables and nothing else."""
    points = [0.0] * len(told["entrants"])
    for each in told["rounds"]:
        for bye in each["byes"]:
            points[bye] += 0 if told["kind"] == "round-robin" else 12
        for table in each["tables"]:
            places = [seat["place"] for seat in table["seats"]]
            for seat in table["seats"]:
                beaten = sum((seat["place"] < other) + (seat["place"] == other) / 2 for other in places) - 0.5
                if "entrant" in seat:
                    points[seat["entrant"]] += 12 * beaten / (len(places) - 1) if len(places) > 1 else 12
    return points


def points_told(told: Message) -> list[float]:
    """The same as the server says it."""
    points = [0.0] * len(told["entrants"])
    for each in told["standings"]:
        points[each["entrant"]] = float(each["points"])
    return points
