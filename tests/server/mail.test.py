"""Letters to whoever forgot the password, through a real SMTP server on loopback."""

from __future__ import annotations

import subprocess
import time
import unittest

from postbox import Postbox, code_in
from table_talk import PATIENCE, PITHEAD, Browser, Person, Server

PASSWORD = "nine lives"
SENDER = "pithead@example.org"


class Mail(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.box = Postbox(PATIENCE)
        options = ("--smtp", f"smtp://127.0.0.1:{cls.box.open()}", "--mail-from", SENDER)
        cls.addClassCleanup(cls.box.close)
        cls.server = cls.enterClassContext(Server(*options))

    def account(self, login: str, language: str = "en") -> Person:
        person = Person(self.server, login)
        person.post("/api/me", {"language": language})
        self.assertTrue(person.post("/api/account", {"login": login, "password": PASSWORD})["can_mail"])
        return person

    def with_mail(self, login: str, mail: str, language: str = "en") -> Person:
        person = self.account(login, language)
        person.post("/api/account/mail", {"password": PASSWORD, "mail": mail})
        _, letter = self.box.next()
        self.assertEqual(person.post("/api/account/mail/confirm", {"code": code_in(letter)})["mail"], mail)
        return person

    def ask(self, name: str) -> Browser:
        browser = Person(self.server)
        self.assertEqual(browser.post("/api/account/recover/mail", {"login": name}), {"type": "done"})
        return browser

    def test_an_address_counts_when_it_is_confirmed(self) -> None:
        ada = self.account("Ada")
        ada.post("/api/account/mail", {"password": PASSWORD, "mail": "ada@example.org"})
        to, letter = self.box.next()
        self.assertEqual((to, letter["To"].addresses[0].addr_spec, letter["From"].addresses[0].addr_spec), (["ada@example.org"], "ada@example.org", SENDER))
        self.assertEqual((letter["Subject"], letter.get_content_type()), ("Confirm your address for Pithead", "text/plain"))
        self.assertIsNotNone(letter["Date"])
        self.assertIn("“Ada”", letter.get_content())
        self.assertNotIn("mail", ada.get("/api/me"))
        self.ask("ada@example.org")  # nobody's yet, so no letter goes out
        self.assertEqual(ada.http("POST", "/api/account/mail/confirm", {"code": "0000-0000-0000-0000"}).error, "wrong-code")
        self.assertEqual(Person(self.server).http("POST", "/api/account/mail/confirm", {"code": code_in(letter)}).error,
                         "wrong-code", "the code is Ada's")
        self.assertEqual(ada.post("/api/account/mail/confirm", {"code": code_in(letter)})["mail"], "ada@example.org")
        self.assertEqual(ada.get("/api/me")["mail"], "ada@example.org")
        self.assertEqual(ada.post("/api/account/mail", {"password": PASSWORD, "mail": ""}), {"type": "done"})
        self.assertNotIn("mail", ada.get("/api/me"))

    def test_a_mailed_code_is_a_new_password_once(self) -> None:
        bea = self.with_mail("Bea", "bea@example.org", "de")
        for name in ("bea", "BEA@example.org"):
            browser = self.ask(name)
            to, letter = self.box.next()
            self.assertEqual((to, letter["Subject"]), (["bea@example.org"], "Ein neues Passwort für Pithead"))
            self.assertIn("„Bea“", letter.get_content(), "whoever forgot the login, too")
            new = f"forgotten by {name}"
            recovery = {"login": name, "code": code_in(letter), "password": new}
            for other in (Browser(self.server), Person(self.server)):
                refused = other.http("POST", "/api/account/recover", recovery)
                self.assertEqual(refused.error, "wrong-code", "it works where it was asked for")
            self.assertEqual(browser.post("/api/account/recover", recovery)["person"], bea.id)
            self.assertEqual(browser.http("POST", "/api/account/recover", recovery).error, "wrong-code")
            Browser(self.server).post("/api/login", {"login": "Bea", "password": new})
        self.assertEqual(bea.http("GET", "/api/logins").error, "unknown-person")

    def test_nobody_learns_who_has_an_account(self) -> None:
        self.with_mail("Cyd", "cyd@example.org")
        self.account("without.mail")
        for name in ("nobody", "nobody@example.org", "without.mail"):
            self.ask(name)
        self.ask("Cyd")
        to, _ = self.box.next()
        self.assertEqual(to, ["cyd@example.org"], "the first letter that came is Cyd's, so no other went out")

    def test_one_address_is_not_two_peoples(self) -> None:
        self.with_mail("Dot", "dot@example.org")
        eve = self.account("Eve")
        eve.post("/api/account/mail", {"password": PASSWORD, "mail": "DOT@example.org"})
        _, letter = self.box.next()
        refused = eve.http("POST", "/api/account/mail/confirm", {"code": code_in(letter)})
        self.assertEqual((refused.status, refused.error), (409, "mail-taken"))
        self.assertNotIn("mail", eve.get("/api/me"))

    def test_nobodys_box_is_filled(self) -> None:
        self.with_mail("Fay", "fay@example.org")
        answers = [Browser(self.server).http("POST", "/api/account/recover/mail", {"login": "fay"}) for _ in range(5)]
        self.assertEqual([each.error for each in answers], [None] * 3 + ["too-fast"] * 2)
        for _ in range(3):
            self.assertEqual(self.box.next()[0], ["fay@example.org"])

    def test_a_mail_server_that_is_away_is_told_in_the_log(self) -> None:
        with Server("--smtp", "smtp://127.0.0.1:1", "--mail-from", SENDER) as server:
            person = Person(server)
            person.post("/api/account", {"login": "Ada", "password": PASSWORD})
            person.post("/api/account/mail", {"password": PASSWORD, "mail": "ada@example.org"})
            end = time.monotonic() + PATIENCE
            while "mail-error" not in server.log() and time.monotonic() < end:
                time.sleep(0.05)
            self.assertIn("mail-error", server.log())
            self.assertNotIn("ada@example.org", server.log())

    def test_letters_need_a_sender(self) -> None:
        for options in (("--smtp", "smtp://127.0.0.1"), ("--smtp", "mail.example.org", "--mail-from", SENDER)):
            command = [PITHEAD, "serve", "--port", "0", "--db", "sqlite::memory:", *options]
            ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
            self.assertEqual((ended.returncode, ended.stdout), (2, ""))
            self.assertRegex(ended.stderr, "mail")


if __name__ == "__main__":
    unittest.main(verbosity=2)
