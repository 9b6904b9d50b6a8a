"""Clubs and their tournaments, on a store of either kind: who may do what, and whole tournaments to their end."""

from __future__ import annotations

import random
import time
import unittest
from contextlib import ExitStack

import postgres
from club_life import (
    CUP,
    GAME,
    PASSWORD,
    account,
    act,
    announce,
    found,
    join,
    open_round,
    page,
    play,
    points_by_table,
    points_told,
    wait_for,
)
from playing import Player, play_to_the_end
from table_talk import PATIENCE, Browser, Message, Person, Server

class Clubs:
    here: Server
    there: Server  # may be the same

    def club_of(self, *names: str, **more: object) -> tuple[Message, dict[str, Person]]:
        people = [account(self.here if i % 2 == 0 else self.there, name) for i, name in enumerate(names)]
        club = found(people[0], **more)
        for each in people[1:]:
            join(each, club)
        return club, {each.id: each for each in people}

    # ---- clubs -----------------------------------------------------------------------------------------------------

    def test_a_private_club_is_found_by_its_link_only(self) -> None:
        ada, bea = account(self.here, "Ada"), account(self.there, "Bea")
        club = found(ada, about="Sunday evenings")
        self.assertEqual((club["role"], [each["name"] for each in club["members"]]), ("founder", ["Ada"]))
        path = f"/api/clubs/{club['club']}"
        self.assertEqual(bea.http("GET", path).error, "unknown-club")
        self.assertEqual(bea.http("POST", path + "/join", {}).error, "unknown-club")
        seen = bea.get(f"{path}?link={club['link']}")
        self.assertNotIn("link", seen)
        self.assertEqual(bea.http("GET", path + "/board").error, "unknown-club")
        join(bea, club)
        self.assertEqual([each["role"] for each in page(bea, club)["members"]], ["founder", "member"])
        self.assertEqual([each["name"] for each in bea.get("/api/clubs?list=mine")["clubs"]], ["Glück Auf"])
        self.assertNotIn(club["club"], [each["club"] for each in bea.get("/api/clubs")["clubs"]])
        self.assertEqual(bea.http("POST", path + "/link", {}).error, "not-organiser")
        ada.post(path + "/link", {})
        cid = account(self.here, "Cid")
        self.assertEqual(cid.http("POST", f"{path}/join?link={club['link']}", {}).error, "unknown-club")
        join(cid, page(bea, club))

    def test_a_listed_club_is_found_and_joined_by_everybody_with_an_account(self) -> None:
        ada, guest = account(self.here, "Ada"), Person(self.there, "Guest")
        club = found(ada, listed=True)
        self.assertIn(club["club"], [each["club"] for each in guest.get("/api/clubs")["clubs"]])
        self.assertEqual(guest.http("POST", f"/api/clubs/{club['club']}/join", {}).error, "no-account")
        self.assertEqual(guest.http("POST", "/api/clubs", {"name": "Guests"}).error, "no-account")
        self.assertEqual(guest.http("GET", f"/api/clubs/{club['club']}/board").error, "not-member")
        self.assertEqual(guest.get(f"/api/clubs/{club['club']}/tables")["tables"], [])
        self.assertEqual(Browser(self.here).get(f"/api/clubs/{club['club']}")["name"], "Glück Auf")

    def test_a_club_is_founded_once_by_one_request(self) -> None:
        ada = account(self.here, "Ada")
        self.assertEqual(found(ada, id="f1")["club"], found(ada, id="f1", name="Other")["club"])

    def test_roles(self) -> None:
        club, people = self.club_of("Ada", "Bea", "Cid")
        ada, bea, cid = people.values()
        path = f"/api/clubs/{club['club']}/role"
        self.assertEqual(bea.http("POST", path, {"person": cid.id, "role": "removed"}).error, "not-organiser")
        ada.post(path, {"person": bea.id, "role": "organiser"})
        self.assertEqual(bea.http("POST", path, {"person": ada.id, "role": "removed"}).error, "not-organiser")
        self.assertEqual(bea.http("POST", path, {"person": cid.id, "role": "organiser"}).error, "not-organiser")
        self.assertEqual(bea.http("POST", path, {"person": cid.id, "role": "king"}).error, "bad-message")
        self.assertEqual(bea.http("POST", path, {"person": "nobody", "role": "member"}).error, "not-member")
        bea.post(path, {"person": cid.id, "role": "removed"})
        self.assertEqual(cid.http("POST", f"/api/clubs/{club['club']}/join?link={club['link']}", {}).error, "not-member")
        self.assertEqual(page(bea, club)["removed"], [{"person": cid.id, "name": "Cid"}])
        bea.post(path, {"person": cid.id, "role": "member"})
        self.assertNotIn("removed", page(bea, club))
        ada.post(path, {"person": bea.id, "role": "founder"})
        roles = {each["name"]: each["role"] for each in page(cid, club)["members"]}
        self.assertEqual(roles, {"Bea": "founder", "Ada": "organiser", "Cid": "member"})
        self.assertEqual(ada.http("POST", f"/api/clubs/{club['club']}/close", {}).error, "not-organiser")
        bea.post(f"/api/clubs/{club['club']}/leave", {})
        roles = {each["name"]: each["role"] for each in page(cid, club)["members"]}
        self.assertEqual(roles, {"Ada": "founder", "Cid": "member"})
        ada.post(f"/api/clubs/{club['club']}", {"name": "Schicht", "about": "late", "listed": True})
        self.assertEqual([page(cid, club)[key] for key in ("name", "about", "listed")], ["Schicht", "late", True])
        ada.post(f"/api/clubs/{club['club']}/close", {})
        self.assertEqual(cid.http("GET", f"/api/clubs/{club['club']}").error, "unknown-club")

    def test_the_board(self) -> None:
        club, people = self.club_of("Ada", "Bea")
        ada, bea = people.values()
        board = f"/api/clubs/{club['club']}/board"
        for _ in range(2):
            bea.post(board, {"id": "p1", "text": "Who plays on Sunday?"})
        ada.post(board, {"text": "I do"})
        posts = ada.get(board)["posts"]
        self.assertEqual([(each["name"], each["text"]) for each in posts], [("Bea", "Who plays on Sunday?"), ("Ada", "I do")])
        self.assertEqual(bea.http("POST", board + "/remove", {"number": posts[1]["number"]}).error, "not-organiser")
        ada.post(board + "/remove", {"number": posts[0]["number"]})
        self.assertTrue(bea.get(board)["posts"][0]["removed"])
        self.assertEqual(ada.http("POST", board, {"text": " "}).error, "bad-message")
        self.assertEqual(ada.http("POST", board, {"text": "x" * 501}).error, "bad-message")
        refused = [ada.http("POST", board, {"text": "flood"}).status for _ in range(12)]
        self.assertIn(429, refused)
        exported = bea.get("/api/me/export")
        self.assertEqual([each["text"] for each in exported["board"]], [""])
        self.assertEqual([each["name"] for each in exported["clubs"]["clubs"]], ["Glück Auf"])

    def test_tables_and_ladder_of_a_club(self) -> None:
        club, people = self.club_of("Ada", "Bea")
        ada, bea = people.values()
        table = ada.open_table(GAME, "person", "open", title="Sunday")
        path = f"/api/clubs/{club['club']}/tables"
        self.assertEqual(bea.http("POST", path, {"table": table}).error, "not-host")
        ada.post(path, {"table": table})
        self.assertEqual([each["card"]["title"] for each in bea.get(path)["tables"]], ["Sunday"])
        ladder = bea.get(f"/api/clubs/{club['club']}/ladder?game={GAME}&players=2")
        self.assertEqual((ladder["count"], ladder["entries"]), (0, []))

    def test_another_game_with_the_same_people_belongs_to_the_club(self) -> None:
        club, people = self.club_of("Ada")
        (ada,) = people.values()
        table = ada.open_table(GAME, "person", "random")
        path = f"/api/clubs/{club['club']}/tables"
        ada.post(path, {"table": table})
        socket = ada.socket()
        socket.do("start", table)
        play_to_the_end([Player(socket, socket.watch(table))], random.Random(3))
        socket.do("rematch", table)
        told = socket.next("table", lambda each: each["table"] == table and "rematch" in each)
        end = time.monotonic() + PATIENCE
        while len(tables := {each["table"] for each in ada.get(path)["tables"]}) < 2 and time.monotonic() < end:
            pass  # the next table is opened just after it was agreed upon
        self.assertEqual(tables, {table, told["rematch"]})

    def test_who_goes_for_good_is_gone_from_the_club(self) -> None:
        club, people = self.club_of("Ada", "Bea")
        ada, bea = people.values()
        ada.post(f"/api/clubs/{club['club']}/board", {"text": "Farewell"})
        ada.post("/api/me/remove", {"password": PASSWORD})
        self.assertEqual([(each["name"], each["role"]) for each in page(bea, club)["members"]], [("Bea", "founder")])
        self.assertEqual(bea.get(f"/api/clubs/{club['club']}/board")["posts"], [])

    # ---- tournaments -----------------------------------------------------------------------------------------------

    def test_nobody_calls_a_whole_club_again_and_again(self) -> None:
        club, people = self.club_of("Ada", "Bea")
        ada, bea = people.values()
        path = f"/api/clubs/{club['club']}/tournaments"
        for _ in range(6):
            self.assertEqual(bea.http("POST", path, CUP).error, "not-organiser", "and costs the club nothing")
        for number in range(5):
            cup = announce(ada, club, title=f"Cup {number}")
            act(ada, cup, "cancel")
        response = ada.http("POST", path, CUP)
        self.assertEqual((response.status, response.error), (429, "too-fast"))
        self.assertEqual(len(page(bea, club)["tournaments"]), 5)

    def test_an_announcement_whose_answer_was_lost_may_be_made_again(self) -> None:
        club, people = self.club_of("Ada")
        (ada,) = people.values()
        told = {announce(ada, club, id="cup") for _ in range(8)}
        self.assertEqual(len(told), 1)

    def test_only_what_can_be_played_is_announced(self) -> None:
        club, people = self.club_of("Ada", "Bea")
        ada, bea = people.values()
        path = f"/api/clubs/{club['club']}/tournaments"
        self.assertEqual(bea.http("POST", path, CUP).error, "not-organiser")
        for wrong, error in [
            ({"game": "chess"}, "unknown-game"),
            ({"seats": 5}, "bad-message"),
            ({"kind": "ladder"}, "bad-message"),
            ({"bots": "hard"}, "bad-message"),
            ({"length": 0}, "bad-message"),
            ({"turn_seconds": 1}, "bad-message"),
            ({"title": ""}, "bad-message"),
            ({"options": {"colour": "blue"}}, "wrong-setup"),
        ]:
            self.assertEqual(ada.http("POST", path, {**CUP, **wrong}).error, error, wrong)
        self.assertEqual(announce(ada, club, id="a1"), announce(ada, club, id="a1"))

    def test_a_swiss_tournament_from_the_announcement_to_the_standings(self) -> None:
        club, people = self.club_of("Ada", "Bea", "Cid", "Dan")
        ada, bea, *_ = people.values()
        cup = announce(ada, club, season="Winter")
        outsider = account(self.there, "Eve")
        self.assertEqual(act(outsider, cup, "enter").error, "unknown-tournament")
        for each in people.values():
            self.assertEqual(act(each, cup, "enter", id="e").status, 200)
        self.assertEqual(act(bea, cup, "enter", id="e").status, 200, "the same request again")
        self.assertEqual(act(bea, cup, "enter").error, "already-entered")
        self.assertEqual(act(bea, cup, "start").error, "not-organiser")
        self.assertEqual(act(ada, cup, "dance").error, "unknown-type")
        self.assertEqual(act(ada, cup, "start").status, 200)
        self.assertEqual(act(bea, cup, "enter").error, "tournament-stage")
        for number in (1, 2):
            told = open_round(bea, cup, number)
            for table in told["rounds"][number - 1]["tables"]:
                play(people, told, table)
            wait_for(ada, cup, "the end of the round", lambda told: told["rounds"][number - 1]["over"])
        told = wait_for(ada, cup, "the end", lambda told: told["state"] == "over")
        self.assertEqual(points_by_table(told), points_told(told))
        self.assertEqual(len(told["log"]), 1 + 4 + 1 + 2 * 2 + 4)
        self.assertNotIn("log", outsider.get(f"/api/tournaments/{cup}?link={club['link']}"))
        league = bea.get(f"/api/clubs/{club['club']}/league?season=Winter")
        self.assertEqual([each["points"] for each in league["rows"]], [4, 3, 2, 1])
        tables = bea.get(f"/api/clubs/{club['club']}/tables")["tables"]
        self.assertEqual([each["status"] for each in tables], 4 * ["over"])

    def test_the_pairing_is_shown_before_the_tables_open(self) -> None:
        club, people = self.club_of("Ada", "Bea")
        ada, bea = people.values()
        cup = announce(ada, club, pause_seconds=86_400)
        for each in people.values():
            act(each, cup, "enter")
        act(ada, cup, "start")
        told = wait_for(bea, cup, "a pairing", lambda told: told["rounds"])
        (only,) = told["rounds"]
        self.assertEqual((only["open"], only["opens"] - only["paired"]), (False, 86_400_000))
        self.assertEqual(sorted(seat["entrant"] for seat in only["tables"][0]["seats"]), [0, 1])
        self.assertNotIn("table", only["tables"][0])
        self.assertEqual(act(bea, cup, "open").error, "not-organiser")
        self.assertEqual(act(ada, cup, "open").status, 200)
        open_round(bea, cup, 1)

    def test_the_organiser_replaces_extends_and_adjudicates(self) -> None:
        club, people = self.club_of("Ada", "Bea", "Cid")
        ada, bea, cid = people.values()
        cup = announce(ada, club, kind="round-robin")
        for each in (ada, bea):
            act(each, cup, "enter")
        act(ada, cup, "start")
        told = open_round(ada, cup, 1)
        table = told["rounds"][0]["tables"][0]
        before = ada.get(f"/api/tables/{table['table']}")["tables"][0]["deadline"]
        self.assertEqual(act(bea, cup, "extend", table=1, seconds=3600).error, "not-organiser")
        for _ in range(2):
            self.assertEqual(act(ada, cup, "extend", id="x", table=1, seconds=3600).status, 200)
        after = ada.get(f"/api/tables/{table['table']}")["tables"][0]["deadline"]
        self.assertEqual(after - before, 3_600_000)
        self.assertEqual(act(ada, cup, "extend", table=2, seconds=3600).error, "unknown-table")
        self.assertEqual(act(ada, cup, "replace", person=bea.id, by_whom="nobody").error, "not-member")
        self.assertEqual(act(ada, cup, "replace", person=bea.id, by_whom=cid.id).status, 200)
        self.assertEqual(act(ada, cup, "adjudicate", table=1, places=[1, 3]).error, "bad-message")
        self.assertEqual(act(ada, cup, "adjudicate", table=1, places=[1, 1]).status, 200)
        told = wait_for(ada, cup, "the end", lambda told: told["state"] == "over")
        self.assertEqual([each["points"] for each in told["standings"]], [6, 6])
        self.assertEqual({each["name"] for each in told["entrants"]}, {"Ada", "Cid"})
        self.assertEqual([each["kind"] for each in told["log"]][-3:], ["extend", "replace", "adjudicate"])
        self.assertEqual(act(ada, cup, "cancel").error, "tournament-stage")
        socket = ada.socket()
        self.assertEqual(socket.watch(table["table"])["tournament"], cup)
        socket.close()

    def test_who_leaves_the_club_is_paired_no_more(self) -> None:
        club, people = self.club_of("Ada", "Bea", "Cid", "Dan")
        ada, bea, *_ = people.values()
        cup = announce(ada, club, bots="easy")
        for each in people.values():
            act(each, cup, "enter")
        bea.post(f"/api/clubs/{club['club']}/leave", {})
        act(ada, cup, "start")
        told = open_round(ada, cup, 1)
        self.assertEqual([each["name"] for each in told["entrants"] if each.get("out")], ["Bea"])
        seats = [seat for table in told["rounds"][0]["tables"] for seat in table["seats"]]
        self.assertEqual((len(seats), sum("entrant" in seat for seat in seats)), (4, 3), "a bot fills the gap")


class OnSqlite(Clubs, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.here = cls.there = cls.enterClassContext(Server())


class OnPostgres(Clubs, unittest.TestCase):
    """Two nodes."""

    @classmethod
    def setUpClass(cls) -> None:
        stack = cls.enterClassContext(ExitStack())
        store = stack.enter_context(postgres.database())
        cls.here = stack.enter_context(Server(store=store))
        cls.there = stack.enter_context(Server(store=store))


class SwitchedOff(unittest.TestCase):
    def test_without_clubs_there_is_nothing_of_them(self) -> None:
        with Server("--no-clubs") as server:
            ada = account(server, "Ada")
            self.assertNotIn("has_clubs", ada.get("/api/me"))
            for path in ("/api/clubs", "/api/clubs/x", "/api/tournaments/x"):
                self.assertEqual(ada.http("GET", path).error, "unknown-path")
            self.assertEqual(ada.http("POST", "/api/clubs", {"name": "x"}).error, "unknown-path")


if __name__ == "__main__":
    unittest.main()
