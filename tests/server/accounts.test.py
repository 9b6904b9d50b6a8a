"""Accounts: logins that end, passwords that change, codes for whoever forgets."""

from __future__ import annotations

import sqlite3
import subprocess
import tempfile
import threading
import unittest
from contextlib import closing
from pathlib import Path

import postgres
from table_talk import PITHEAD, Browser, Message, Person, Response, Server, ask_http

DAY = 24 * 60 * 60 * 1000
PASSWORD = "nine lives"
SERVER = Server()  # for all tests that need nothing special


def setUpModule() -> None:
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)


def account(server: Server, login: str, password: str = PASSWORD) -> Person:
    person = Person(server, login)
    person.codes = person.post("/api/account", {"login": login, "password": password})["codes"]
    return person


def log_in(server: Server, login: str, password: str = PASSWORD) -> Browser:
    browser = Browser(server)
    browser.post("/api/login", {"login": login, "password": password})
    return browser


def at_once(*requests: tuple[Browser, str, Message]) -> list[Response]:
    """The answers to requests that are sent at the same moment."""
    answers: list[Response | None] = [None] * len(requests)
    gate = threading.Barrier(len(requests))

    def ask(i: int) -> None:
        browser, path, body = requests[i]
        gate.wait()
        cookie = {"Cookie": f"pithead={browser.cookie}"}
        answers[i] = ask_http(browser.server, "POST", path, body, cookie)

    threads = [threading.Thread(target=ask, args=(i,)) for i in range(len(requests))]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return answers


class Logins(unittest.TestCase):
    def edit(self, server: Server, statement: str) -> None:
        """While the server does not run."""
        server.stop()
        with closing(sqlite3.connect(f"{server.folder.name}/pithead.db")) as file, file:
            file.execute(statement)
        server.start()

    def test_a_login_that_nobody_uses_expires(self) -> None:
        with Server() as server:
            guest, ada = Person(server), account(server, "Ada")
            self.edit(server, f"UPDATE logins SET used = used - {91 * DAY}")
            self.assertEqual(ada.http("GET", "/api/logins").error, "unknown-person")
            self.assertEqual(guest.get("/api/me")["person"], guest.id, "a guest could not come back")
            self.edit(server, f"UPDATE logins SET used = used - {401 * DAY}")
            self.assertEqual(guest.http("GET", "/api/logins").error, "unknown-person")

    def test_a_login_that_somebody_uses_does_not(self) -> None:
        with Server() as server:
            ada = account(server, "Ada")
            for _ in range(3):
                self.edit(server, f"UPDATE logins SET used = used - {80 * DAY}, created = created - {80 * DAY}")
                (login,) = ada.get("/api/logins")["logins"]
                self.assertGreater(login["used"], login["created"] + 79 * DAY)

    def test_the_cookie_of_a_guest_is_worth_nothing_once_there_is_an_account(self) -> None:
        ada = Person(SERVER)
        before = ada.cookie
        talker = ada.socket()
        ada.post("/api/account", {"login": "rotates", "password": PASSWORD})
        self.assertNotEqual(ada.cookie, before)
        self.assertEqual(ada.get("/api/me")["person"], ada.id)
        self.assertEqual(talker.end(), 1008)
        self.assertEqual(Browser(SERVER, before).http("GET", "/api/logins").error, "unknown-person")
        self.assertEqual(len(ada.get("/api/logins")["logins"]), 1)

    def test_what_a_browser_was_known_by_before_it_entered_is_worth_nothing(self) -> None:
        account(SERVER, "enters")
        guest = Person(SERVER)
        before, talker = guest.cookie, guest.socket()
        guest.post("/api/login", {"login": "enters", "password": PASSWORD})
        self.assertNotEqual(guest.cookie, before)
        self.assertEqual(guest.get("/api/me")["login"], "enters")
        self.assertEqual(talker.end(), 1008)
        self.assertEqual(Browser(SERVER, before).http("GET", "/api/logins").error, "unknown-person")
        # A wrong password changes nothing.
        other = Person(SERVER)
        self.assertEqual(other.http("POST", "/api/login", {"login": "enters", "password": "nine wives"}).error, "wrong-login")
        self.assertEqual(other.get("/api/me")["person"], other.id)

    def test_all_others_end_at_once(self) -> None:
        ada = account(SERVER, "end.others")
        others = [log_in(SERVER, "end.others") for _ in range(3)]
        sockets = [each.socket() for each in others]
        mine = ada.socket()
        self.assertEqual(ada.post("/api/logins/end-others", {}), {"type": "done"})
        for other, socket in zip(others, sockets):
            self.assertEqual(socket.end(), 1008)
            self.assertEqual(other.http("GET", "/api/logins").error, "unknown-person")
        self.assertEqual(mine.ask("ping")["type"], "pong")
        self.assertEqual(len(ada.get("/api/logins")["logins"]), 1)

    def test_one_guest_cannot_become_two_accounts(self) -> None:
        ada = Person(SERVER)
        answers = at_once(*((ada, "/api/account", {"login": f"twice.{i}", "password": PASSWORD}) for i in range(4)))
        self.assertEqual(sorted(each.status for each in answers), [200, 409, 409, 409])
        # Whoever comes after the rotation finds the old cookie dead.
        self.assertLessEqual({each.error for each in answers if each.status == 409}, {"has-account"})

    def test_two_people_cannot_win_one_login(self) -> None:
        people = [Person(SERVER) for _ in range(4)]
        answers = at_once(*((each, "/api/account", {"login": "one.name", "password": PASSWORD}) for each in people))
        self.assertEqual(sorted(each.error or "" for each in answers), ["", "name-taken", "name-taken", "name-taken"])


class Passwords(unittest.TestCase):
    def test_a_new_password_ends_all_other_logins(self) -> None:
        ada = account(SERVER, "changes")
        phone = log_in(SERVER, "changes")
        socket = phone.socket()
        new = "ten lives"
        before, mine = ada.cookie, ada.socket()
        ada.post("/api/account/password", {"password": PASSWORD, "new_password": new})
        self.assertEqual(socket.end(), 1008)
        self.assertEqual(mine.end(), 1008, "the one that changed it has another, too")
        self.assertEqual(Browser(SERVER, before).http("GET", "/api/logins").error, "unknown-person")
        self.assertEqual(len(ada.get("/api/logins")["logins"]), 1)
        self.assertEqual(phone.http("GET", "/api/logins").error, "unknown-person")
        self.assertEqual(ada.get("/api/me")["login"], "changes")
        wrong = Browser(SERVER).http("POST", "/api/login", {"login": "changes", "password": PASSWORD})
        self.assertEqual(wrong.error, "wrong-login")
        log_in(SERVER, "changes", new)

    def test_a_new_password_is_no_common_one(self) -> None:
        ada = account(SERVER, "stays.good")
        for path, body in (
            ("/api/account/password", {"password": PASSWORD, "new_password": "Password1"}),
            ("/api/account/recover", {"login": "stays.good", "code": ada.codes[0], "password": "Password1"}),
        ):
            self.assertEqual(ada.http("POST", path, body).error, "common-password")
        log_in(SERVER, "stays.good")

    def test_a_password_is_more_than_a_name_that_everybody_knows(self) -> None:
        guest = Person(SERVER)
        for password in ("lovelace1", "Pithead2026"):
            asked = {"login": "lovelace", "password": password}
            self.assertEqual(guest.http("POST", "/api/account", asked).error, "common-password")
        ada = account(SERVER, "more.than.a.name", "countess9")
        body = {"password": "countess9", "new_password": "More.Than.A.Name"}
        self.assertEqual(ada.http("POST", "/api/account/password", body).error, "common-password")
        body = {"login": "more.than.a.name", "code": ada.codes[0], "password": "morethananame1"}
        self.assertEqual(ada.http("POST", "/api/account/recover", body).error, "common-password")
        body = {"password": "countess9", "login": "Countess"}
        self.assertEqual(ada.http("POST", "/api/account/login", body).error, "common-password")
        self.assertEqual(ada.get("/api/me")["login"], "more.than.a.name")

    def test_an_address_is_no_login(self) -> None:
        """Else it could be that of somebody who comes later, and would hide it."""
        asked = {"login": "ada@example.org", "password": PASSWORD}
        self.assertEqual(Person(SERVER).http("POST", "/api/account", asked).error, "bad-login")

    def test_a_new_login_is_the_login(self) -> None:
        ada = account(SERVER, "maiden.name")
        self.assertEqual(ada.post("/api/account/login", {"password": PASSWORD, "login": "Lovelace"})["login"], "Lovelace")
        self.assertEqual(ada.get("/api/me")["login"], "Lovelace")
        self.assertEqual(log_in(SERVER, "lovelace").get("/api/me")["person"], ada.id)
        self.assertEqual(Person(SERVER).post("/api/account", {"login": "maiden.name", "password": PASSWORD})["login"],
                         "maiden.name")

    def test_who_tries_many_passwords_at_one_account_is_slowed_down_and_the_owner_is_not(self) -> None:
        account(SERVER, "besieged")
        account(SERVER, "neighbour")
        eve = Browser(SERVER)
        tries = [eve.http("POST", "/api/login", {"login": "Besieged", "password": f"guess {i}"}) for i in range(12)]
        self.assertEqual([each.error for each in tries], ["wrong-login"] * 10 + ["too-fast"] * 2)
        self.assertGreaterEqual(int(tries[-1].headers["Retry-After"]), 1)
        log_in(SERVER, "besieged")  # from elsewhere
        eve.post("/api/login", {"login": "neighbour", "password": PASSWORD})


class Codes(unittest.TestCase):
    def recover(self, login: str, code: str, password: str) -> tuple[Browser, Response]:
        browser = Browser(SERVER)
        return browser, browser.http("POST", "/api/account/recover", {"login": login, "code": code, "password": password})

    def test_a_code_is_a_new_password_once(self) -> None:
        ada = account(SERVER, "forgetful")
        self.assertEqual(len(set(ada.codes)), 8)
        socket = ada.socket()
        browser, found = self.recover("Forgetful", ada.codes[3].lower().replace("-", " "), "a new one")
        self.assertEqual((found.status, found.message["person"]), (200, ada.id))
        self.assertEqual(socket.end(), 1008)
        self.assertEqual(ada.http("GET", "/api/logins").error, "unknown-person", "whoever was in is out")
        self.assertEqual(browser.get("/api/me")["person"], ada.id)
        log_in(SERVER, "forgetful", "a new one")
        self.assertEqual(self.recover("forgetful", ada.codes[3], "another one")[1].error, "wrong-code")
        self.assertEqual(self.recover("forgetful", ada.codes[4], "another one")[1].status, 200)

    def test_a_code_is_one_accounts(self) -> None:
        ada, _ = account(SERVER, "has.codes"), account(SERVER, "has.others")
        self.assertEqual(self.recover("has.others", ada.codes[0], "a new one")[1].error, "wrong-code")
        self.assertEqual(self.recover("has.codes", ada.codes[0], "a new one")[1].status, 200)

    def test_new_codes_replace_the_old(self) -> None:
        ada = account(SERVER, "new.codes")
        fresh = ada.post("/api/account/codes", {"password": PASSWORD})["codes"]
        self.assertEqual(len(fresh), 8)
        self.assertEqual(self.recover("new.codes", ada.codes[0], "a new one")[1].error, "wrong-code")
        self.assertEqual(self.recover("new.codes", fresh[0], "a new one")[1].status, 200)

    def test_no_code_and_no_password_stands_in_the_store(self) -> None:
        with Server() as server:
            ada = account(server, "Ada")
            server.stop()
            with closing(sqlite3.connect(f"{server.folder.name}/pithead.db")) as file:
                text = "\n".join(file.iterdump())
            server.start()
            for secret in (PASSWORD, ada.codes[0], ada.codes[0].replace("-", ""), ada.cookie.split(".")[0]):
                self.assertNotIn(secret, text)


class TwoNodes(unittest.TestCase):
    """On one PostgreSQL."""

    SOON = 5.0  # seconds; the news take a few milliseconds, but the machine may be busy

    @classmethod
    def setUpClass(cls) -> None:
        cls.store = cls.enterClassContext(postgres.database())
        cls.here = cls.enterClassContext(Server(store=cls.store))
        cls.there = cls.enterClassContext(Server(store=cls.store))

    def ada(self, login: str) -> tuple[Person, Browser]:
        """Somebody at home here, and at the other node, which has come to know them just now."""
        ada = account(self.here, login)
        phone = log_in(self.there, login)
        self.assertEqual(phone.get("/api/me")["person"], ada.id)
        return ada, phone

    def test_a_login_ends_at_all_nodes_at_once(self) -> None:
        ways = {
            "end": lambda ada, key: ada.post("/api/logins/end", {"login": key}),
            "others": lambda ada, _: ada.post("/api/logins/end-others", {}),
            "password": lambda ada, _: ada.post("/api/account/password", {"password": PASSWORD, "new_password": "ten lives"}),
        }
        for name, end in ways.items():
            with self.subTest(name):
                ada, phone = self.ada(f"far.{name}")
                socket = phone.socket()
                (key,) = [each["login"] for each in phone.get("/api/logins")["logins"] if each["this"]]
                end(ada, key)
                self.assertEqual(socket.end(within=self.SOON), 1008)
                self.assertEqual(phone.http("GET", "/api/logins").error, "unknown-person")
                self.assertEqual(ada.get("/api/me")["person"], ada.id)

    def test_a_rotated_login_is_dead_at_all_nodes(self) -> None:
        guest = Person(self.here)
        elsewhere = Person(self.there, cookie=guest.cookie)
        self.assertEqual(elsewhere.id, guest.id)
        socket = elsewhere.socket()
        guest.post("/api/account", {"login": "far.rotates", "password": PASSWORD})
        self.assertEqual(socket.end(within=self.SOON), 1008)
        self.assertEqual(elsewhere.http("GET", "/api/logins").error, "unknown-person")

    def test_logins_are_looked_up_anew_when_news_may_have_been_missed(self) -> None:
        ada, phone = self.ada("far.gap")
        mine, socket = ada.socket(), phone.socket()
        (key,) = [each["login"] for each in phone.get("/api/logins")["logins"] if each["this"]]
        postgres.run(self.store, f"DELETE FROM logins WHERE login_key = '{key}'")  # nobody tells of it
        postgres.run(self.store, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                                 " WHERE datname = current_database() AND query LIKE 'LISTEN%'")
        self.assertEqual(socket.end(), 1008)
        self.assertEqual(phone.http("GET", "/api/logins").error, "unknown-person")
        self.assertEqual(mine.ask("ping")["type"], "pong")

    def test_one_guest_cannot_become_two_accounts_at_two_nodes(self) -> None:
        for i in range(5):
            guest = Person(self.here)
            twin = Browser(self.there, guest.cookie)
            answers = at_once((guest, "/api/account", {"login": f"a{i}.{guest.id}", "password": PASSWORD}),
                              (twin, "/api/account", {"login": f"b{i}.{guest.id}", "password": PASSWORD}))
            self.assertEqual(sorted(each.status for each in answers)[0], 200)
            self.assertIn(sorted(each.error or "" for each in answers)[1], ("has-account", "unknown-person"))

    def test_two_people_cannot_win_one_login_at_two_nodes(self) -> None:
        for i in range(5):
            people = [Person(self.here), Person(self.there)]
            answers = at_once(*((each, "/api/account", {"login": f"far.one.{i}", "password": PASSWORD}) for each in people))
            self.assertEqual(sorted(each.error or "" for each in answers), ["", "name-taken"])


class Operators(unittest.TestCase):
    def end(self, *words: str) -> str:
        done = subprocess.run([PITHEAD, "end-logins", *words], capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else done.stderr

    def test_the_operator_logs_one_out_or_all(self) -> None:
        with postgres.database() as store, Server(store=store) as server:
            ada, bea, guest = account(server, "ada"), account(server, "bea"), Person(server)
            phone = log_in(server, "ada")
            sockets = [each.socket() for each in (ada, phone, bea, guest)]
            self.assertEqual(self.end("Ada", "--db", store), "Ended 2 logins.\n")
            self.assertEqual([each.end() for each in sockets[:2]], [1008, 1008])
            self.assertEqual(phone.http("GET", "/api/logins").error, "unknown-person")
            self.assertEqual([each.ask("ping")["type"] for each in sockets[2:]], ["pong"] * 2)
            self.assertEqual(self.end("--accounts", "--db", store), "Ended 1 login.\n")
            self.assertEqual(sockets[2].end(), 1008)
            self.assertEqual(guest.get("/api/me")["person"], guest.id)
            self.assertEqual(self.end("--accounts", "--guests", "--db", store), "Ended 1 login.\n")
            self.assertEqual(sockets[3].end(), 1008)
            log_in(server, "ada")  # passwords stay

    def test_a_file_is_its_servers_alone(self) -> None:
        with Server() as server:
            store = f"sqlite:{server.folder.name}/pithead.db"
            ada = account(server, "ada")
            self.assertIn("another", self.end("ada", "--db", store))
            self.assertEqual(ada.get("/api/me")["login"], "ada")
            server.stop()
            self.assertEqual(self.end("ada", "--db", store), "Ended 1 login.\n")
            server.start()
            self.assertEqual(ada.http("GET", "/api/logins").error, "unknown-person")

    def test_whoever_is_unclear_is_told(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            store = f"sqlite:{folder}/new.db"
            for words in ((), ("ada", "--accounts"), ("ada", "--guests")):
                self.assertIn("say whose logins end", self.end(*words, "--db", store))
            for words in (("ada",), ("--accounts",)):
                self.assertIn("there is no store", self.end(*words, "--db", store))
            self.assertEqual(list(Path(folder).iterdir()), [], "a wrong address makes no store")
        with Server() as server:
            server.stop()
            store = f"sqlite:{server.folder.name}/pithead.db"
            self.assertIn("there is no account 'ada'", self.end("ada", "--db", store))
            server.start()

    def test_an_old_store_is_left_to_a_server_to_upgrade(self) -> None:
        with Server() as server:
            server.stop()
            store = f"{server.folder.name}/pithead.db"
            with closing(sqlite3.connect(store)) as file, file:
                (newest,) = file.execute("SELECT MAX(version) FROM pithead_schema").fetchone()
                file.execute("DELETE FROM pithead_schema WHERE version = ?", (newest,))
            self.assertIn("start a server on it first", self.end("--accounts", "--db", f"sqlite:{store}"))
            with closing(sqlite3.connect(store)) as file, file:
                file.execute("INSERT INTO pithead_schema (version) VALUES (?)", (newest,))
            server.start()


if __name__ == "__main__":
    unittest.main(verbosity=2)
