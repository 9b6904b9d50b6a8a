"""Every error of the protocol: provoked, named, and without any change."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import sqlite3
import time
import unittest
from typing import Any

import websockets
from playing import Player, bots_play, play_to_the_end
from table_talk import ERRORS, PATIENCE, Browser, Person, Response, Server, Socket, ask_http, check_message

NOT_FROM_OUTSIDE = {
    "chat-full": "nobody says five hundred things in the time of a test: TableTalk.HasALimitForOnePersonAndForTheTable",
    "log-full": "nobody makes ten thousand changes in the time of a test: TableLog.TakesOnlyWhatAGameNeedsWhenItIsFull",
    "broken": "a change that the table allows and then refuses would be a mistake in the program",
    "closing": "for those who come within the half second in which a server ends",
    "other-rules": "for tables that a later version has begun: upgrade.test.py",
}
PROVOKED_BY_WAITING = "too-slow"  # in TimeGoesBy
SERVER = Server()  # for all tests that need nothing special


WAITING: Waiting  # what needs time, begun before everything else


def setUpModule() -> None:
    global WAITING
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)
    WAITING = Waiting()
    unittest.addModuleCleanup(WAITING.request.close)


class Waiting:
    """Half a request, and a table whose clock nobody looks at; they are asked for at the end."""

    def __init__(self) -> None:
        self.request = socket.create_connection(("127.0.0.1", SERVER.port), timeout=PATIENCE)
        self.request.sendall(b"GET /api/me HTTP/1.1\r\nHost: ")
        ada = Person(SERVER, "Ada")
        bruno = {"kind": "person", "name": "Bruno"}
        table = ada.open_table("coal-baron", "person", bruno, clock={"kind": "turn", "seconds": 5})
        self.socket = ada.socket()
        self.socket.do("start", table)
        self.told = self.socket.watch(table)


class Errors(unittest.TestCase):
    def setUp(self) -> None:
        self.provoked: set[str] = set()

    def refuse(self, error: str, socket: Socket, type: str, table: str, **fields: Any) -> None:
        """The request must be refused with this error, and the table must stay as it is."""
        before = self.host.version(table)
        answer = socket.ask(type, table, **fields)
        self.assertEqual((answer["type"], answer.get("error")), ("error", error), f"{type} {fields}: {answer}")
        self.assertEqual(answer["version"], before, f"{type} {fields}")
        self.assertEqual(self.host.version(table), before, f"{type} {fields}")
        self.provoked.add(error)

    def refuse_http(self, status: int, error: str, response: Response) -> None:
        self.assertEqual((response.status, response.error), (status, error), response.text)
        self.provoked.add(error)

    def people(self, server: Server, *names: str) -> list[tuple[Person, Socket]]:
        people = [Person(server, name) for name in names]
        self.host = people[0]
        return [(each, each.socket()) for each in people]

    def test_every_error_can_be_provoked_and_changes_nothing(self) -> None:
        for part in (self.joining, self.before_the_game, self.during_the_game, self.away, self.after_the_game,
                     self.rated, self.standing_still, self.company, self.closed, self.unknown, self.accounts,
                     self.clubs, self.notices, self.lobby, self.limits, self.store):
            with self.subTest(part.__name__):
                part()
        self.assertEqual(ERRORS - self.provoked, set(NOT_FROM_OUTSIDE) | {PROVOKED_BY_WAITING})

    def joining(self) -> None:
        (ada, a), (bea, b), (_, c), (_, d) = self.people(SERVER, "Ada", "Bea", "Cleo", "Dan")
        table = ada.open_table("coal-baron", "person", "invited", "open")
        link = a.watch(table)["seats"][1]["link"]
        self.refuse("already-seated", a, "join", table)
        a.do("share", table, share="0" * 32)
        self.refuse("no-share-needed", a, "share", table, share="1" * 32)
        self.refuse("seat-taken", b, "join", table, seat=0)
        self.refuse("seat-taken", b, "join", table, seat=1)
        self.refuse("invitation-withdrawn", b, "join", table, link="wrong")
        self.refuse("seats-open", a, "start", table)
        b.do("join", table, link=link)
        self.refuse("already-seated", b, "join", table, link=link)
        self.refuse("seat-taken", c, "join", table, link=link)
        c.do("join", table)
        self.refuse("table-full", d, "join", table)
        # An invitation that was replaced is one that was withdrawn.
        a.do("seat", table, seat=2, sitting={"kind": "invited"})
        old = a.next("table", lambda told: "link" in told["seats"][2])["seats"][2]["link"]
        a.do("seat", table, seat=2, sitting={"kind": "invited"})
        self.refuse("invitation-withdrawn", d, "join", table, link=old)

    def rated(self) -> None:
        (ada, a), (_, b) = self.people(SERVER, "Ada", "Bea")
        seats = [{"kind": "person"}, {"kind": "open"}]
        self.refuse_http(400, "not-ratable",
                         ada.http("POST", "/api/tables", {"game": "coal-baron", "seats": seats, "rated": True}))
        table = ada.open_table("coal-baron", "person", "open", rated=True, clock={"kind": "turn", "seconds": 600})
        b.do("join", table)
        self.refuse("guest-seated", a, "start", table)
        a.do("seat", table, seat=1, sitting={"kind": "bot", "level": "random"})
        self.refuse("not-ratable", a, "start", table)
        self.refuse("rated", a, "hint", table)

    def clubs(self) -> None:
        server = self.enterContext(Server())
        (ada, _), (bea, _), (cleo, _) = self.people(server, "Ada", "Bea", "Cleo")
        self.refuse_http(409, "no-account", ada.http("POST", "/api/clubs", {"name": "Guests"}))
        for each in (ada, bea, cleo):
            each.post("/api/account", {"login": f"club.{each.name}".lower(), "password": "nine lives of a cat"})
        club = ada.post("/api/clubs", {"name": "Pit", "listed": True})["club"]
        path = f"/api/clubs/{club}"
        self.refuse_http(404, "unknown-club", ada.http("GET", "/api/clubs/nowhere"))
        self.refuse_http(403, "not-member", bea.http("GET", path + "/board"))
        bea.post(path + "/join", {})
        self.refuse_http(403, "not-organiser", bea.http("POST", path + "/link", {}))
        cup = {"title": "Cup", "game": "coal-baron", "kind": "swiss", "seats": 2, "length": 1, "turn_seconds": 600}
        tournament = "/api/tournaments/" + ada.post(path + "/tournaments", cup)["tournament"]
        self.refuse_http(404, "unknown-tournament", ada.http("POST", "/api/tournaments/none", {"type": "enter"}))
        self.refuse_http(409, "tournament-stage", ada.http("POST", tournament, {"type": "start"}))
        self.refuse_http(409, "not-entered", ada.http("POST", tournament, {"type": "withdraw"}))
        ada.post(tournament, {"type": "enter"})
        self.refuse_http(409, "already-entered", ada.http("POST", tournament, {"type": "enter"}))
        # Nobody founds so many or gathers so many in the time of a test.
        with contextlib.closing(sqlite3.connect(f"{server.folder.name}/pithead.db")) as store, store:
            store.executemany("INSERT INTO club_members VALUES (?, ?, 2, 0)", [(club, f"m{i}") for i in range(498)])
            for i in range(9):
                store.execute("INSERT INTO clubs VALUES (?, 'x', '', 0, 'k', 0, 0)", (f"c{i}",))
                store.execute("INSERT INTO club_members VALUES (?, ?, 0, 0)", (f"c{i}", ada.id))
        self.refuse_http(409, "club-full", cleo.http("POST", path + "/join", {}))
        self.refuse_http(429, "too-many-clubs", ada.http("POST", "/api/clubs", {"name": "Another"}))

    def before_the_game(self) -> None:
        (ada, a), (bea, b), (_, c) = self.people(SERVER, "Ada", "Bea", "Cleo")
        table = ada.open_table("coal-baron", "person", "open")
        b.do("join", table)
        for type, fields in (("start", {}), ("close", {}), ("settings", {"listed": True}),
                             ("seat", {"seat": 0, "sitting": {"kind": "open"}})):
            self.refuse("not-host", b, type, table, **fields)
        for type, fields in (("move", {"ply": 0, "move": "take truck-KK"}), ("undo", {"ply": 0}),
                             ("confirm", {"ply": 0}), ("hint", {}), ("preview", {"move": "x"}), ("return", {}),
                             ("plan-preview", {"moves": []}), ("unplan", {})):
            self.refuse("not-started", a, type, table, **fields)
        self.refuse("not-seated", c, "leave", table)
        self.refuse("not-seated", c, "confirm-turns", table, on=True)
        self.refuse("not-your-seat", b, "leave", table, seat=0)
        self.refuse("bad-message", a, "chat", table, text=" \t ")
        self.refuse("bad-message", a, "mute", table, person=ada.id, on=True)
        self.refuse("bad-message", a, "seat", table, seat=3, sitting={"kind": "open"})
        self.refuse_http(409, "not-over", ada.http("GET", f"/api/tables/{table}/record"))
        a.do("mute", table, person=bea.id, on=True)
        self.refuse("muted", b, "chat", table, text="Hello?")
        self.refuse("chat-closed", c, "chat", table, text="May I?")
        self.refuse("not-seated", c, "mute", table, person=bea.id, on=True)
        self.refuse("bad-message", a, "mute", table, person="invented", on=True)
        a.do("mute", table, person=bea.id, on=False)
        b.do("chat", table, text="Hello!")
        self.refuse("not-host", b, "remove", table, person="somebody")
        self.refuse("bad-message", a, "remove", table, person=bea.id)
        evil = Person(SERVER, "Mallory")
        a.do("remove", table, person=evil.id)
        self.refuse("removed", evil.socket(), "news", table, before=2)
        a.do("settings", table, private=True)

    def during_the_game(self) -> None:
        (ada, a), (_, b), (_, c) = self.people(SERVER, "Ada", "Bea", "Cleo")
        table = ada.open_table("coal-baron", "person", "open")
        b.do("join", table)
        a.do("start", table)
        told = a.watch(table)
        mover, other = (a, b) if told["actor"] == 0 else (b, a)
        seat = told["actor"]
        move = mover.watch(table)["moves"][0]["move"]
        self.refuse("started", a, "start", table)
        self.refuse("started", c, "join", table)
        self.refuse("started", a, "seat", table, seat=1, sitting={"kind": "open"})
        self.refuse("running", a, "close", table)
        self.refuse("not-over", a, "rematch", table)
        self.refuse_http(409, "not-over", ada.http("GET", f"/api/tables/{table}/record"))
        self.refuse("not-your-turn", other, "move", table, ply=0, move=move)
        self.refuse("not-your-turn", other, "preview", table, move=move)
        self.refuse("not-your-turn", other, "hint", table)
        self.refuse("not-your-seat", mover, "move", table, ply=0, move=move, seat=1 - seat)
        self.refuse("not-seated", c, "move", table, ply=0, move=move)
        self.refuse("stale-ply", mover, "move", table, ply=1, move=move)
        self.refuse("unreadable-move", mover, "move", table, ply=0, move="castle")
        self.refuse("illegal-move", mover, "move", table, ply=0, move="place M8")
        self.refuse("illegal-move", mover, "preview", table, move="place M8")
        self.refuse("nothing-to-undo", mover, "undo", table, ply=0)
        self.refuse("nothing-to-confirm", mover, "confirm", table, ply=0)
        self.refuse("not-away", mover, "return", table)
        self.refuse("too-early", other, "stand-in", table)
        self.refuse("nothing-planned", other, "unplan", table)
        self.refuse("illegal-move", other, "plan", table, lines=[{"moves": ["stop"]}])
        self.refuse("stale-ply", other, "plan-preview", table, ply=1, moves=[])
        self.refuse("not-seated", c, "plan-preview", table, moves=[])
        mover.do("confirm-turns", table, on=True)
        mover.do("move", table, ply=0, move=move)
        self.refuse("unconfirmed", mover, "move", table, ply=1, move=move)
        self.refuse("not-your-turn", other, "move", table, ply=1, move=move)
        self.refuse("nothing-to-undo", mover, "undo", table, ply=1, to=1)
        self.refuse("nothing-to-confirm", other, "confirm", table, ply=1)
        mover.do("confirm", table, ply=1)
        other.do("move", table, ply=1, move=other.watch(table)["moves"][0]["move"])
        self.refuse("nothing-to-undo", mover, "undo", table, ply=2)

    def away(self) -> None:
        # Where all people are away and nobody watches, the bots wait, too: nothing happens in between.
        ((ada, a),) = self.people(SERVER, "Ada")
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        a.do("start", table)
        told = a.watch(table)
        move = told["moves"][0]["move"]
        self.refuse("not-plannable", a, "plan-preview", table, moves=[])
        a.say({"type": "unwatch", "table": table})
        a.do("leave", table)
        self.refuse("away", a, "move", table, ply=0, move=move)
        a.do("return", table, seat=told["actor"])
        a.do("move", table, ply=0, move=move)

    def after_the_game(self) -> None:
        ((ada, a), (_, b)) = self.people(SERVER, "Ada", "Bea")
        table = ada.open_table("schichtwechsel", "person", {"kind": "person", "name": "Bruno"})
        a.do("start", table)
        player = Player(a, a.watch(table))
        play_to_the_end([player], random.Random(3))
        ply = player.told["ply"]
        for type, fields in (("move", {"ply": ply, "move": "x"}), ("undo", {"ply": ply}), ("confirm", {"ply": ply}),
                             ("return", {}), ("leave", {})):
            self.refuse("game-over", a, type, table, **fields)
        self.refuse("not-seated", b, "rematch", table)
        self.refuse("started", a, "start", table)

    def standing_still(self) -> None:
        (ada, a), (bea, b) = self.people(SERVER, "Ada", "Bea")
        table = ada.open_table("coal-baron", "person", "open", pace="by-turn")
        b.do("join", table)
        a.do("start", table)
        acting, waiting = (ada, b) if a.watch(table)["actor"] == 0 else (bea, a)
        in_a_day = int(time.time() * 1000) + 24 * 60 * 60 * 1000
        self.refuse("too-early", waiting, "nudge", table)
        acting.post("/api/vacation", {"until": in_a_day})
        self.refuse("on-vacation", waiting, "nudge", table)
        self.refuse_http(409, "no-days-left", acting.http("POST", "/api/vacation", {"until": 4102444800000}))
        a.do("adjourn", table, until=in_a_day)
        b.do("adjourn", table, until=in_a_day)
        for type, fields in (("move", {"ply": 0, "move": "x"}), ("stand-in", {}), ("nudge", {}), ("hint", {}),
                             ("adjourn", {"until": in_a_day})):
            self.refuse("adjourned", a, type, table, **fields)
        alone = ada.open_table("coal-baron", "person", "easy")
        a.do("start", alone)
        a.do("leave", alone)  # so that no bot moves meanwhile
        self.refuse("alone", a, "adjourn", alone, until=in_a_day)

    def company(self) -> None:
        (ada, a), (bea, b) = self.people(SERVER, "Ada", "Bea")
        mine, theirs = (each.open_table("coal-baron", "person", "open") for each in (ada, bea))
        line = b.do("chat", theirs, text="Hello")["version"]
        ada.post("/api/blocks", {"person": bea.id, "on": True})
        self.refuse("seats-kept", b, "join", mine)
        self.refuse("host-blocked", a, "join", theirs)
        with contextlib.closing(sqlite3.connect(f"{SERVER.folder.name}/pithead.db")) as store, store:
            for n in range(200):
                store.execute("INSERT INTO people SELECT ?, name, language, preferences, login, login_name, password,"
                              " created, mail, mail_name, 0 FROM people WHERE id = ?", (f"crowd {n}", bea.id))
                store.execute("INSERT INTO blocks VALUES (?, ?, 1)", (ada.id, f"crowd {n}"))
                store.execute("INSERT INTO reports VALUES (?, 1, 't', ?, 1, 's', '', '', ?, 0, '', 0, 0)",
                              (f"report {n}", n, ada.id))
            store.execute("UPDATE people SET silenced_until = ? WHERE id = ?", (int(time.time() * 1000) + 60_000, bea.id))
        self.refuse_http(429, "too-many-blocked",
                         ada.http("POST", "/api/blocks", {"person": Person(SERVER).id, "on": True}))
        self.refuse_http(429, "too-many-reports",
                         ada.http("POST", f"/api/tables/{theirs}/report", {"version": line, "reason": "spam"}))
        bea.post("/api/me", {"name": "Bee"})  # so that the server looks at her anew
        self.refuse("silenced", b, "chat", theirs, text="Hello?")

    def closed(self) -> None:
        ((ada, a),) = self.people(SERVER, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        a.do("close", table)
        for type, fields in (("close", {}), ("start", {}), ("chat", {"text": "Anybody?"}), ("join", {}), ("leave", {})):
            self.refuse("closed", a, type, table, **fields)

    def unknown(self) -> None:
        ((ada, a),) = self.people(SERVER, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        self.assertEqual(a.ask("castle", table)["error"], "unknown-type")
        for type, fields in (("watch", {}), ("start", {}), ("unwatch", {}), ("hint", {})):
            self.assertEqual(a.ask(type, "nowhere", **fields)["error"], "unknown-table", type)
        self.provoked |= {"unknown-type", "unknown-table"}
        self.refuse("unknown-person", Browser(SERVER).socket(), "join", table)
        seats = [{"kind": "person"}, {"kind": "open"}]
        self.refuse_http(401, "unknown-person",
                         ask_http(SERVER, "POST", "/api/tables", {"game": "coal-baron", "seats": seats}))
        self.refuse_http(404, "unknown-game", ada.http("POST", "/api/tables", {"game": "chess", "seats": seats}))
        self.refuse_http(404, "unknown-game", ada.http("GET", "/api/games/chess"))
        self.refuse_http(404, "unknown-path", ada.http("GET", "/api/nothing"))
        self.refuse_http(404, "unknown-table", ada.http("GET", "/api/tables/nowhere"))
        self.refuse_http(404, "unknown-table", ada.http("GET", "/api/tables/nowhere/record"))
        self.refuse_http(404, "unknown-table", ada.http("GET", "/api/tables/nowhere/replay"))
        self.refuse_http(400, "bad-message", ada.http("GET", "/api/tables/nowhere/replay?eyes=4"))
        self.refuse_http(400, "bad-record", ada.http("POST", "/api/replay", "{"))
        self.assertEqual(ada.http("POST", "/api/replay", "{").message["record"], {"kind": "no-record"})
        self.refuse_http(401, "unknown-person", ask_http(SERVER, "GET", "/api/history"))
        for path in ("/api/history", "/api/history.csv", "/api/history.json", "/api/statistics"):
            for query in ("players=many", "result=drawn", "level=brilliant", "since=yesterday", "until=-1", "most=0",
                          "most=1000", "before=nowhere"):
                response = ada.http("GET", f"{path}?{query}")
                self.refuse_http(400, "bad-message", response)
                self.assertRegex(response.message["what"], f"^'{query.split('=')[0]}' must be ")
        self.refuse_http(405, "wrong-method", ada.http("POST", "/api/games", {}))

    def accounts(self) -> None:
        ada, bea = Person(SERVER), Person(SERVER)
        good = {"login": "Errors.Ada", "password": "nine lives"}
        for login in ("", "ab", "x" * 61, "with blank", "naïve"):
            self.refuse_http(400, "bad-login", ada.http("POST", "/api/account", {**good, "login": login}))
        for password in ("", "7 chars", "x" * 201):
            self.refuse_http(400, "bad-password", ada.http("POST", "/api/account", {**good, "password": password}))
        for password in ("password1", "Qwertyuiop", "1q2w3e4r5t", "ILOVEYOU"):
            self.refuse_http(400, "common-password", ada.http("POST", "/api/account", {**good, "password": password}))
        for path, body in (("password", {"new_password": "ten lives"}), ("login", {"login": "guest"}), ("codes", {}),
                           ("mail", {"mail": ""})):
            self.refuse_http(409, "no-account",
                             ada.http("POST", f"/api/account/{path}", {**body, "password": "nine lives"}))
        ada.post("/api/account", good)
        self.refuse_http(409, "has-account", ada.http("POST", "/api/account", {**good, "login": "another"}))
        self.refuse_http(409, "name-taken", bea.http("POST", "/api/account", {**good, "login": "errors.ADA"}))
        self.refuse_http(401, "wrong-login", bea.http("POST", "/api/login", {**good, "password": "ten lives"}))
        self.refuse_http(401, "wrong-login", bea.http("POST", "/api/login", {**good, "login": "nobody"}))
        ada.address = Browser(SERVER).address  # one address may try only so many passwords
        for path, body in (("password", {"new_password": "ten lives"}), ("login", {"login": "Errors.Eve"}),
                           ("codes", {}), ("mail", {"mail": ""})):
            self.refuse_http(403, "wrong-password",
                             ada.http("POST", f"/api/account/{path}", {**body, "password": "not mine at all"}))
        bea.post("/api/account", {**good, "login": "Errors.Bea"})
        self.refuse_http(409, "name-taken",
                         bea.http("POST", "/api/account/login", {"login": "errors.ada", "password": good["password"]}))
        recovery = {"login": "Errors.Ada", "code": "0000-0000-0000-0000", "password": "ten lives"}
        self.refuse_http(401, "wrong-code", bea.http("POST", "/api/account/recover", recovery))
        self.refuse_http(401, "wrong-code", bea.http("POST", "/api/account/recover", {**recovery, "login": "nobody"}))
        self.refuse_http(409, "no-mail", bea.http("POST", "/api/account/recover/mail", {"login": "Errors.Ada"}))
        self.refuse_http(409, "no-mail",
                         ada.http("POST", "/api/account/mail", {"password": good["password"], "mail": "a@example.org"}))
        with Server("--smtp", "smtp://127.0.0.1:1", "--mail-from", "pithead@example.org") as server:
            cyd, dot = Person(server), Person(server)
            for each in (cyd, dot):
                each.post("/api/account", {**good, "login": f"x{each.id}"})
            for mail in ("nobody", "a@b", "a b@example.org", "a@example.org\r\nBcc: all@example.org", "a@.org", "<a@b.c>"):
                self.refuse_http(400, "bad-mail", cyd.http("POST", "/api/account/mail",
                                                           {"password": good["password"], "mail": mail}))
        self.provoked.add("mail-taken")  # by tests/server/mail.test.py, which has letters to read codes from
        self.refuse_http(404, "unknown-login", bea.http("POST", "/api/logins/end", {"login": "x"}))

    def notices(self) -> None:
        with Server("--notices", "--origin", "https://pithead.example", "--smtp", "smtp://127.0.0.1:1",
                    "--mail-from", "pithead@example.org") as server:
            ada = Person(server)
            ada.post("/api/account", {"login": "notices.ada", "password": "nine lives of a cat"})
            webhook = {"way": "webhook", "kinds": ["turn"]}
            self.refuse_http(400, "bad-address",
                             ada.http("POST", "/api/notices/add", {**webhook, "target": "ftp://example.org"}))
            self.refuse_http(404, "unknown-address",
                             ada.http("POST", "/api/notices/remove", {"address": "nobody's"}))
            self.assertEqual(ada.get("/api/notices")["addresses"], [])
            self.refuse_http(409, "mail-unconfirmed",
                             ada.http("POST", "/api/notices/add", {"way": "mail", "kinds": ["turn"]}))
            for number in range(20):
                ada.post("/api/notices/add", {**webhook, "target": f"https://example.org/{number}"})
            self.refuse_http(429, "too-many-addresses",
                             ada.http("POST", "/api/notices/add", {**webhook, "target": "https://example.org/more"}))

    def lobby(self) -> None:
        ada = Person(SERVER)
        seats = [{"kind": "person"}, {"kind": "open"}]
        for setup in ({"seats": seats[:1]}, {"options": {"decks": "?"}}, {"options": {"x": "y"}}):
            body = {"game": "card-game", "seats": seats, **setup}
            self.refuse_http(400, "wrong-setup", ada.http("POST", "/api/tables", body))
        self.refuse_http(400, "bad-message", ada.http("POST", "/api/tables", "{"))
        for status, error, begin in (
            (400, "bad-message", {"seed": 7}), (400, "bad-message", {"seed": "7", "moves": "stop"}),
            (409, "unreadable-move", {"seed": "7", "moves": ["castle"]}),
            (409, "illegal-move", {"seed": "7", "moves": ["place M8"]}),
        ):
            body = {"game": "coal-baron", "seats": seats, "begin": begin}
            self.refuse_http(status, error, ada.http("POST", "/api/tables", body))
        self.refuse_http(403, "forbidden-origin",
                         ada.http("POST", "/api/me", {"name": "Eve"}, {"Origin": "https://evil.example"}))
        self.refuse_http(413, "too-large", ada.http("POST", "/api/me", {"preferences": {"x": "y" * 70_000}}))
        self.refuse_http(431, "too-large", ada.http("GET", "/api/me", headers={"X-Long": "y" * 10_000}))
        self.refuse_http(400, "bad-request", ada.http("GET", "/ws"))
        self.assertEqual(ada.get("/api/tables?list=mine")["tables"], [])

    def limits(self) -> None:
        with Server("--tables-per-person", "1", "--sockets-per-address", "1") as server:
            ((ada, a),) = self.people(server, "Ada")
            ada.open_table("coal-baron", "person", "open")
            body = {"game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}]}
            self.refuse_http(429, "too-many-tables", ada.http("POST", "/api/tables", body))
            with self.assertRaises(websockets.InvalidStatusCode) as refused:
                ada.socket()
            self.assertEqual(refused.exception.status_code, 503)
            self.provoked.add("too-many-sockets")
            for _ in range(300):
                a.say({"type": "ping"})
            self.assertEqual(a.next("error")["error"], "too-fast")
            for _ in range(100):
                response = ada.http("POST", "/api/replay", "{")
                if response.status != 400:
                    break
            self.refuse_http(429, "too-fast", response)
            self.assertGreaterEqual(int(response.headers["Retry-After"]), 1)
            for _ in range(3000):
                response = ada.http("GET", "/healthz")
                if response.status != 200:
                    break
            self.refuse_http(429, "too-fast", response)
            self.assertGreaterEqual(int(response.headers["Retry-After"]), 1)

        with Server("--hard-tables-per-person", "1") as server:
            ((ada, a),) = self.people(server, "Ada")
            first, second = (ada.open_table("coal-baron", "person", "hard", private=True) for _ in range(2))
            a.do("start", first)
            self.refuse("too-many-bots", a, "start", second)
            self.refuse("private", Person(server, "Eve").socket(), "news", first, before=2)

        with Server("--analyses-per-person", "1", "--analysis-iterations", "20000") as server:
            ((ada, a),) = self.people(server, "Ada")
            first, second = (bots_play(ada, a, "schichtwechsel") for _ in range(2))
            self.assertIn(ada.post(f"/api/tables/{first}/analysis", {})["state"], ("waiting", "running"))
            self.refuse_http(429, "too-many-analyses", ada.http("POST", f"/api/tables/{second}/analysis", {}))
            self.assertEqual(ada.get(f"/api/tables/{second}/analysis")["state"], "none")

    def store(self) -> None:
        """Another program holds the file for longer than the server wants to wait."""
        with Server() as server:
            ((ada, a),) = self.people(server, "Ada")
            table = ada.open_table("coal-baron", "person", "open")
            chat = {"type": "chat", "id": "c1", "table": table, "text": "Is this on?"}
            with contextlib.closing(sqlite3.connect(f"{server.folder.name}/pithead.db", isolation_level=None)) as file:
                file.execute("BEGIN IMMEDIATE")
                a.say(chat)
                answer = a.answer("c1")
                file.execute("ROLLBACK")
            self.assertEqual((answer["type"], answer["error"]), ("error", "unavailable"))
            # From then on nobody waits for the store, until it has answered its own server again.
            end = time.monotonic() + PATIENCE
            while ada.http("GET", "/healthz").status != 200:
                self.assertLess(time.monotonic(), end)
                time.sleep(0.05)
            # What was being written when the server gave up may have succeeded after all.
            self.assertIn(ada.version(table), (1, 2))
            a.say(chat)
            self.assertEqual(a.answer("c1"), {"type": "done", "id": "c1", "table": table, "version": 2})
            self.provoked.add("unavailable")


class TimeGoesBy(unittest.TestCase):
    def test_time_that_is_up_lets_a_bot_play_on(self) -> None:
        before = WAITING.told
        self.assertGreater(before["deadline"], before["now"])
        self.assertLessEqual(before["deadline"], before["now"] + 5000)
        told = WAITING.socket.next("table", lambda each: each["news"][0]["kind"] == "stand-in")
        self.assertEqual(told["news"][0]["seat"], before["actor"])
        self.assertGreaterEqual(told["news"][0]["time"], before["deadline"])
        self.assertTrue(told["seats"][before["actor"]]["away"])

    def test_a_request_that_does_not_arrive_is_too_slow(self) -> None:
        text = WAITING.request.makefile(encoding="utf-8").read()
        self.assertTrue(text.startswith("HTTP/1.1 408 "), text)
        self.assertEqual(check_message(json.loads(text[text.index("{") :]))["error"], PROVOKED_BY_WAITING)


if __name__ == "__main__":
    unittest.main(verbosity=2)
