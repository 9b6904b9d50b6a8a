"""My turn reaches me: push against a push service that checks signatures and decrypts, mail through a real SMTP server,
webhooks that fail and come back; and nothing is lost or told over and over when nodes are killed."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import threading
import time
import unittest
from email.message import EmailMessage

from club_life import act, announce, found, join, sheet
from playing import Player, play_to_the_end
from postbox import Postbox, code_in
from postgres import database, run as run_sql
from push_service import Outside
from table_talk import PATIENCE, PITHEAD, Browser, Message, Person, Server, ask_http

PAGE = "https://play.example.org"
PASSWORD = "nine lives"
NOW = ("--notices", "--origin", PAGE, "--notice-delay", "0", "--notices-to-private")
LATER = ("--notices", "--origin", PAGE, "--notice-delay", "10", "--notices-to-private")  # so that a test comes before it
EVERYTHING = ["turn", "over", "invitation", "chat"]


class Table:
    """Two people at a table by turns."""

    def __init__(self, host: Person, guest: Person, title: str = "Seam 7") -> None:
        self.people = {each.id: each for each in (host, guest)}
        self.id = host.open_table("coal-baron", "person", "open", title=title, pace="by-turn")
        guest.post(f"/api/tables/{self.id}", {"type": "join", "seat": 1, "table": self.id})
        host.post(f"/api/tables/{self.id}", {"type": "start", "table": self.id})

    def card(self) -> Message:
        any_of_them = next(iter(self.people.values()))
        return any_of_them.get(f"/api/tables/{self.id}")["tables"][0]["card"]

    @property
    def mover(self) -> str:
        card = self.card()
        return card["seats"][card["actor"]]["person"]

    def move(self) -> None:
        """Whoever is to move does, once."""
        socket = self.people[self.mover].socket()
        told = socket.watch(self.id)
        socket.do("move", self.id, ply=told["ply"], move=told["moves"][0]["move"])
        socket.close()

    def move_until(self, person: Person) -> None:
        while self.mover != person.id:
            self.move()

    def pass_turn(self) -> None:
        before = self.mover
        while self.mover == before:
            self.move()


def wait_for(what: str, true: object) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise AssertionError(f"in vain: {what}")
        time.sleep(0.05)


class Told(unittest.TestCase):
    def outside(self) -> Outside:
        outside = Outside(PATIENCE)
        outside.open()
        self.addCleanup(outside.close)
        return outside

    def account(self, server: Server, login: str, language: str = "en") -> Person:
        person = Person(server, login)
        person.post("/api/me", {"language": language})
        person.post("/api/account", {"login": login, "password": PASSWORD})
        return person

    def hooked(self, server: Server, outside: Outside, login: str, kinds: list[str]) -> Person:
        person = self.account(server, login)
        person.post("/api/notices/add", {"way": "webhook", "target": f"{outside.address}/hook/{login}", "kinds": kinds})
        return person


class Ways(Told):
    @classmethod
    def setUpClass(cls) -> None:
        cls.box = Postbox(PATIENCE)
        mail = ("--smtp", f"smtp://127.0.0.1:{cls.box.open()}", "--mail-from", "pithead@example.org")
        cls.addClassCleanup(cls.box.close)
        cls.server = cls.enterClassContext(Server(*NOW, *mail))

    def setUp(self) -> None:
        self.out = self.outside()

    def with_mail(self, login: str, language: str, kinds: list[str]) -> Person:
        person = self.account(self.server, login, language)
        refused = person.http("POST", "/api/notices/add", {"way": "mail", "kinds": kinds})
        self.assertEqual((refused.status, refused.error), (409, "mail-unconfirmed"))
        person.post("/api/account/mail", {"password": PASSWORD, "mail": f"{login}@example.org"})
        _, letter = self.box.next()
        person.post("/api/account/mail/confirm", {"code": code_in(letter)})
        person.post("/api/notices/add", {"way": "mail", "kinds": kinds})
        return person

    # ---- push ------------------------------------------------------------------------------------------------------

    def test_a_guests_browser_is_pushed_what_only_it_can_read(self) -> None:
        ada, bea = Person(self.server, "Ada"), Person(self.server, "Bea")
        self.assertTrue(ada.get("/api/me")["offers_notices"])
        key = ada.get("/api/notices")["push_key"]
        browser = self.out.subscription("ada")
        told = ada.post("/api/notices/add", {**browser.body, "kinds": ["turn"]})
        self.assertEqual([(each["way"], each["this"], each["kinds"]) for each in told["addresses"]], [("push", True, ["turn"])])
        table = Table(bea, ada)
        table.move_until(bea)
        while not self.out.calls.empty():
            self.out.read_push(browser, key)  # if Ada began
        table.pass_turn()
        message = self.out.read_push(browser, key)
        self.assertEqual((message["title"], message["body"]), ("Your turn: Seam 7", "It is your turn at “Seam 7”."))
        self.assertEqual((message["path"], message["language"]), (f"/table/{table.id}", "en"))
        stopped = ask_http(self.server, "POST", message["stop"], "", {"Content-Type": None})
        self.assertEqual(stopped.message, {"type": "done"}, "the button of the notification needs no cookie")
        self.assertTrue(ada.get("/api/notices")["addresses"][0]["stopped"])

    def test_a_subscription_that_ended_is_forgotten(self) -> None:
        for status in (404, 410):
            with self.subTest(status=status):
                ada = Person(self.server, "Ada")
                ada.post("/api/notices/add", {**self.out.subscription(f"gone{status}").body, "kinds": EVERYTHING})
                self.out.answers[f"/push/gone{status}"] = [status]
                address = ada.get("/api/notices")["addresses"][0]["address"]
                self.assertEqual(ada.post("/api/notices/test", {"address": address}),
                                 {"type": "notice-test", "sent": False, "why": "gone", "status": status})
                self.out.next()
                table = Table(ada, bea := Person(self.server, "Bea"))
                bea.post(f"/api/tables/{table.id}", {"type": "chat", "text": "hello", "table": table.id})
                wait_for("the address is gone", lambda: not ada.get("/api/notices")["addresses"])
                while not self.out.calls.empty():
                    self.out.next()

    def test_who_logs_out_is_not_told_there_any_more(self) -> None:
        ada = self.account(self.server, "Out")
        ada.post("/api/notices/add", {**self.out.subscription("out").body, "kinds": EVERYTHING})
        phone = Browser(self.server)
        phone.post("/api/login", {"login": "Out", "password": PASSWORD})
        ada.post("/api/logout", {})
        phone.post("/api/notices/add", {"way": "webhook", "target": f"{self.out.address}/hook/out", "kinds": EVERYTHING})
        bea = Person(self.server, "Bea")
        table = bea.open_table("coal-baron", "person", "open")
        phone.post(f"/api/tables/{table}", {"type": "join", "seat": 1, "table": table})
        bea.post(f"/api/tables/{table}", {"type": "chat", "text": "hello", "table": table})
        self.assertEqual(self.out.next().path, "/hook/out")
        self.assertTrue(self.out.calls.empty())

    def test_a_browser_says_by_itself_that_it_is_still_there(self) -> None:
        ada, browser = Person(self.server, "Ada"), self.out.subscription("again")
        self.assertEqual(ada.post("/api/notices/add", browser.body)["addresses"], [], "which begins nothing")
        ada.post("/api/notices/add", {**browser.body, "kinds": ["over"]})
        ada.post("/api/account", {"login": "Again", "password": PASSWORD})  # another cookie
        self.assertFalse(ada.get("/api/notices")["addresses"][0]["this"])
        (address,) = ada.post("/api/notices/add", browser.body)["addresses"]
        self.assertEqual((address["this"], address["kinds"]), (True, ["over"]))

    # ---- mail ------------------------------------------------------------------------------------------------------

    def parts_of(self, letter: EmailMessage) -> tuple[str, str]:
        plain, html = letter.iter_parts()
        self.assertEqual((plain.get_content_type(), html.get_content_type()), ("text/plain", "text/html"))
        return plain.get_content(), html.get_content()

    def test_letters_speak_four_languages_and_stop_with_one_click(self) -> None:
        words = {"en": "It is your turn at “Kohle & <Käse>”.", "de": "Am Tisch „Kohle & <Käse>“ bist du am Zug.",
                 "nl": "Aan de tafel ‘Kohle & <Käse>’ ben jij aan zet.", "it": "Al tavolo «Kohle & <Käse>» tocca a te."}
        for language, sentence in words.items():
            with self.subTest(language=language):
                ada = self.with_mail(f"ada.{language}", language, ["turn"])
                bea = Person(self.server, "Bea")
                table = Table(bea, ada, "Kohle & <Käse>")
                table.move_until(ada)
                to, letter = self.box.next()
                self.assertEqual(to, [f"ada.{language}@example.org"])
                self.assertIn("Kohle & <Käse>", letter["Subject"])
                plain, html = self.parts_of(letter)
                self.assertIn(sentence, plain)
                self.assertIn(f"{PAGE}/table/{table.id}", plain)
                self.assertIn("Kohle &amp; &lt;Käse&gt;", html)
                self.assertIn(f'<a href="{PAGE}/table/{table.id}">', html)
                self.assertEqual(letter["List-Unsubscribe-Post"], "List-Unsubscribe=One-Click")
                self.assertRegex(letter["Message-ID"], r"^<[\w-]+@example\.org>$")
                link = letter["List-Unsubscribe"].strip("<>")
                self.assertTrue(link.startswith(f"{PAGE}/api/notices/stop/"))
                self.assertIn(link.replace("/api/notices/stop/", "/stop/"), plain, "and a page for those who click")
                path = link.removeprefix(PAGE)
                shown = ask_http(self.server, "GET", path)
                self.assertEqual((shown.status, shown.headers["Location"]), (303, path.replace("/api/notices", "")))
                self.assertNotIn("stopped", ada.get("/api/notices")["addresses"][0], "looking stops nothing")
                form = {"Content-Type": "application/x-www-form-urlencoded"}
                self.assertEqual(ask_http(self.server, "POST", path[:-1], "x", form).error, "unknown-address")
                self.assertEqual(ask_http(self.server, "POST", path, "List-Unsubscribe=One-Click", form).status, 200)
                self.assertTrue(ada.get("/api/notices")["addresses"][0]["stopped"])

    def test_an_address_that_the_mail_server_refuses_is_not_used_again(self) -> None:
        ada = self.with_mail("Refused", "en", ["chat"])
        self.box.refused.add("Refused@example.org")
        address = ada.get("/api/notices")["addresses"][0]["address"]
        self.assertEqual(ada.post("/api/notices/test", {"address": address}),
                         {"type": "notice-test", "sent": False, "why": "mail-refused"})
        bea = Person(self.server, "Bea")
        table = Table(bea, ada)
        bea.post(f"/api/tables/{table.id}", {"type": "chat", "text": "hello", "table": table.id})
        wait_for("the address is stopped", lambda: ada.get("/api/notices")["addresses"][0].get("stopped"))
        self.assertEqual(ada.get("/api/notices")["addresses"][0]["trouble"], "mail-refused")

    # ---- webhooks --------------------------------------------------------------------------------------------------

    def test_chat_programs_are_told_and_nobody_is_called_by_a_tables_name(self) -> None:
        ada = self.hooked(self.server, self.out, "Hook", ["turn"])
        table = Table(Person(self.server, "Bea"), ada, "@everyone <!channel>")
        table.move_until(ada)
        call = self.out.next()
        self.assertEqual((call.path, call.headers["content-type"]), ("/hook/Hook", "application/json"))
        told = call.json
        self.assertEqual(set(told), {"text", "content"})
        self.assertEqual(told["text"], told["content"])
        self.assertIn(f"{PAGE}/table/{table.id}", told["text"])
        self.assertNotIn("@everyone", told["text"])
        self.assertNotIn("<!channel>", told["text"])

    def test_mail_and_webhooks_are_for_accounts(self) -> None:
        guest = Person(self.server)
        for body in ({"way": "mail", "kinds": ["turn"]}, {"way": "webhook", "target": "https://example.org/", "kinds": ["turn"]}):
            self.assertEqual(guest.http("POST", "/api/notices/add", body).error, "no-account")

    def test_the_test_says_what_went_wrong(self) -> None:
        ada = self.account(self.server, "Tester")
        answers = {"ok": [200], "moved": [302], "closed": [403], "broken": [500]}
        expected = {"ok": (True, None, None), "moved": (False, "refused", 302), "closed": (False, "refused", 403),
                    "broken": (False, "refused", 500)}
        for name, statuses in answers.items():
            with self.subTest(name):
                self.out.answers[f"/hook/{name}"] = statuses
                added = ada.post("/api/notices/add", {"way": "webhook", "target": f"{self.out.address}/hook/{name}", "kinds": []})
                result = ada.post("/api/notices/test", {"address": added["addresses"][-1]["address"]})
                self.assertEqual((result["sent"], result.get("why"), result.get("status")), expected[name])
                self.assertEqual(self.out.next().path, f"/hook/{name}", "and nobody was followed elsewhere")
        self.assertTrue(self.out.calls.empty())
        added = ada.post("/api/notices/add", {"way": "webhook", "target": "http://127.0.0.1:1/", "kinds": []})
        result = ada.post("/api/notices/test", {"address": added["addresses"][-1]["address"]})
        self.assertEqual(result, {"type": "notice-test", "sent": False, "why": "unreachable"})
        refused = ada.http("POST", "/api/notices/test", {"address": added["addresses"][-1]["address"]})
        self.assertEqual(refused.error, "too-fast", "five at once are enough")

    # ---- what is asked for -----------------------------------------------------------------------------------------

    def test_a_club_tells_its_members_of_a_tournament_and_of_its_tables(self) -> None:
        ada, bea = (self.hooked(self.server, self.out, f"Club{each}", ["invitation"]) for each in "AB")
        club = found(ada, listed=True)
        join(bea, club)
        cup = announce(ada, club, title="Winter Cup", length=1)
        call = self.out.next()
        self.assertEqual(call.path, "/hook/ClubB", "who announces it knows of it")
        self.assertIn("A tournament is announced in your club: “Winter Cup”", call.json["text"])
        self.assertIn(f"{PAGE}/tournament/{cup}", call.json["text"])
        for each in (ada, bea):
            act(each, cup, "enter")
        act(ada, cup, "start")
        calls = {call.path: call.json["text"] for call in (self.out.next(), self.out.next())}
        self.assertEqual(set(calls), {"/hook/ClubA", "/hook/ClubB"})
        table = sheet(ada, cup)["rounds"][0]["tables"][0]["table"]
        for text in calls.values():
            self.assertIn("You have a seat at a new table: “Winter Cup”", text)
            self.assertIn(f"{PAGE}/table/{table}", text)

    def test_each_address_gets_the_kinds_it_wants(self) -> None:
        ada = self.hooked(self.server, self.out, "Kinds", ["chat"])
        bea = Person(self.server, "Bea")
        table = Table(bea, ada)
        table.move_until(ada)
        say = {"type": "chat", "text": "hello", "table": table.id}
        bea.post(f"/api/tables/{table.id}", say)
        self.assertIn("Somebody wrote", self.out.next().json["text"])
        bea.post(f"/api/tables/{table.id}", say)
        ada.post("/api/notices/seen", {"table": table.id})
        ada.post(f"/api/tables/{table.id}", say)  # to herself
        bea.post(f"/api/tables/{table.id}", say)
        self.assertIn("Somebody wrote", self.out.next().json["text"])
        self.assertTrue(self.out.calls.empty(), "once until she has looked")
        address = ada.get("/api/notices")["addresses"][0]["address"]
        ada.post("/api/notices/change", {"address": address, "kinds": ["over", "invitation"]})
        ada.post("/api/notices/seen", {"table": table.id})
        bea.post(f"/api/tables/{table.id}", say)
        sockets = [each.socket() for each in (ada, bea)]
        play_to_the_end([Player(each, each.watch(table.id)) for each in sockets], random.Random(7))
        card = table.card()
        if card["seats"][card["last_mover"]]["person"] != ada.id:  # else she was there
            self.assertIn("is over", self.out.next().json["text"])
        bea.post(f"/api/tables/{table.id}", {"type": "rematch", "table": table.id})
        self.assertIn("You have a seat at a new table: “Seam 7”", self.out.next().json["text"])
        self.assertTrue(self.out.calls.empty())

    def test_what_cannot_be_is_refused_and_nothing_changes(self) -> None:
        ada = self.account(self.server, "Careful")
        push = self.out.subscription("careful").body
        for path, body, error in (
            ("add", {"way": "pigeon", "kinds": []}, "bad-message"),
            ("add", {"way": "webhook", "target": "ftp://example.org", "kinds": []}, "bad-address"),
            ("add", {"way": "webhook", "target": "https://a:b@example.org", "kinds": []}, "bad-address"),
            ("add", {"way": "webhook", "target": "https://example.org", "kinds": ["weather"]}, "bad-message"),
            ("add", {**push, "key": "x", "kinds": []}, "bad-address"),
            ("add", {**push, "secret": "x", "kinds": []}, "bad-address"),
            ("change", {"address": "nobody's", "kinds": []}, "unknown-address"),
            ("remove", {"address": "nobody's"}, "unknown-address"),
            ("test", {"address": "nobody's"}, "unknown-address"),
            ("quiet", {"zone": "Mars/Olympus", "from": 1, "to": 2}, "bad-message"),
            ("quiet", {"zone": "Europe/Berlin", "from": 1440, "to": 2}, "bad-message"),
            ("seen", {}, "bad-message"),
        ):
            with self.subTest(path=path, body=body):
                self.assertEqual(ada.http("POST", f"/api/notices/{path}", body).error, error)
        self.assertEqual(ada.get("/api/notices")["addresses"], [])
        self.assertNotIn("quiet", ada.get("/api/notices"))
        self.assertEqual(Browser(self.server).http("GET", "/api/notices").error, "unknown-person")

    def test_twenty_addresses_are_enough(self) -> None:
        ada = self.account(self.server, "Many")
        for i in range(20):
            ada.post("/api/notices/add", {"way": "webhook", "target": f"https://example.org/{i}", "kinds": []})
        one_more = {"way": "webhook", "target": "https://example.org/20", "kinds": []}
        self.assertEqual(ada.http("POST", "/api/notices/add", one_more).error, "too-many-addresses")
        address = ada.get("/api/notices")["addresses"][3]["address"]
        self.assertEqual(len(ada.post("/api/notices/remove", {"address": address})["addresses"]), 19)
        self.assertEqual(len(ada.post("/api/notices/add", one_more)["addresses"]), 20)

    def test_quiet_hours_are_kept_and_all_of_it_is_ones_own(self) -> None:
        ada = self.hooked(self.server, self.out, "Quiet", ["turn"])
        quiet = {"zone": "Europe/Berlin", "from": 1320, "to": 420}
        self.assertEqual(ada.post("/api/notices/quiet", quiet)["quiet"], quiet)
        exported = ada.get("/api/me/export")["notices"]
        self.assertEqual((exported["quiet"], len(exported["addresses"])), (quiet, 1))
        self.assertNotIn("quiet", ada.post("/api/notices/quiet", {**quiet, "to": 1320}))
        ada.post("/api/me/remove", {"password": PASSWORD})
        self.assertEqual(Person(self.server).get("/api/notices")["addresses"], [])


class Batches(Told):
    def test_several_tables_are_one_message_and_a_move_in_time_is_none(self) -> None:
        out = self.outside()
        server = self.enterContext(Server(*LATER))
        ada, bea = self.hooked(server, out, "Ada", ["turn"]), Person(server, "Bea")
        tables = [Table(bea, ada, f"Seam {n}") for n in range(3)]
        for table in tables:
            table.move_until(bea)
        for table in tables:
            table.pass_turn()
        tables[1].pass_turn()  # Ada was there
        text = out.next().json["text"]
        self.assertEqual([f"Seam {n}" in text for n in range(3)], [True, False, True], text)
        self.assertEqual(len(text.splitlines()), 2)

    def test_quiet_hours_keep_it_until_they_are_over(self) -> None:
        out = self.outside()
        server = self.enterContext(Server(*NOW))
        ada, bea = self.hooked(server, out, "Ada", ["turn"]), Person(server, "Bea")
        now = time.gmtime()
        minute = now.tm_hour * 60 + now.tm_min
        ada.post("/api/notices/quiet", {"zone": "Etc/UTC", "from": (minute - 5) % 1440, "to": (minute + 60) % 1440})
        Table(bea, ada).move_until(ada)
        file = f"{server.folder.name}/pithead.db"

        def due() -> list[tuple[int]]:
            with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as store:
                rows = store.execute("SELECT due FROM notices WHERE due > ?", (1000 * time.time() + 1_800_000,)).fetchall()
            store.close()
            return rows

        wait_for("it waits for the morning", due)
        self.assertTrue(out.calls.empty())


class Patience(Told):
    def test_a_webhook_that_comes_back_gets_what_it_missed(self) -> None:
        out = self.outside()
        server = self.enterContext(Server(*NOW))
        ada, bea = self.hooked(server, out, "Ada", ["turn"]), Person(server, "Bea")
        out.answers["/hook/Ada"] = [503, 200]
        Table(bea, ada).move_until(ada)
        first = out.next()
        wait_for("it is told in the log", lambda: "notice-failed" in server.log())
        self.assertNotIn("/hook/", server.log(), "without the address")
        server.stop()
        with sqlite3.connect(f"{server.folder.name}/pithead.db") as store:
            (tries, due) = store.execute("SELECT tries, due FROM notice_messages").fetchone()
            self.assertEqual(tries, 1)
            self.assertGreater(due, 1000 * time.time() + 30_000, "a minute of patience")
            store.execute("UPDATE notice_messages SET due = 0")
        store.close()
        server.start()
        again = out.next()
        self.assertEqual((again.body, again.headers["idempotency-key"]), (first.body, first.headers["idempotency-key"]))
        wait_for("it is done", lambda: server.metrics().get('pithead_notices_total{result="sent"}') == 1)

    def test_strangers_do_not_reach_into_the_own_network(self) -> None:
        out = self.outside()
        server = self.enterContext(Server("--notices", "--origin", PAGE, "--notice-delay", "0"))
        ada = self.account(server, "Ada")
        plain = {"way": "webhook", "target": f"{out.address}/hook", "kinds": ["turn"]}
        self.assertEqual(ada.http("POST", "/api/notices/add", plain).error, "bad-address")
        port = out.address.rsplit(":", 1)[1]
        for host in ("127.0.0.1", "localhost", "[::1]", "2130706433"):
            told = ada.post("/api/notices/add", {**plain, "target": f"https://{host}:{port}/hook"})
            result = ada.post("/api/notices/test", {"address": told["addresses"][-1]["address"]})
            self.assertEqual((result["sent"], result["why"]), (False, "private-address"))
        self.assertTrue(out.calls.empty())


class Switched(unittest.TestCase):
    def test_off_there_is_nothing_of_it(self) -> None:
        with Server() as server:
            ada, bea = Person(server, "Ada"), Person(server, "Bea")
            self.assertNotIn("offers_notices", ada.get("/api/me"))
            self.assertEqual(ada.http("GET", "/api/notices").error, "unknown-path")
            self.assertEqual(ada.http("POST", "/api/notices/add", {}).error, "unknown-path")
            Table(ada, bea).pass_turn()
            self.assertNotIn("notices", ask_http(server, "GET", "/metrics").text)
            server.stop()
            with sqlite3.connect(f"{server.folder.name}/pithead.db") as store:
                for name in ("notices", "notice_messages", "notice_addresses", "notice_people"):
                    self.assertEqual(store.execute(f"SELECT COUNT(*) FROM {name}").fetchone(), (0,))
                self.assertEqual(store.execute("SELECT COUNT(*) FROM secrets WHERE name = 'web-push'").fetchone(), (0,))
            store.close()
            server.start()

    def test_they_need_the_address_of_the_page(self) -> None:
        for more in ([], ["--check"]):
            command = [PITHEAD, "serve", "--port", "0", "--db", "sqlite::memory:", "--notices", *more]
            ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
            self.assertEqual(ended.returncode, 2)
            self.assertIn("--origin", ended.stdout + ended.stderr)


class Killed(Told):
    """Two nodes on one PostgreSQL, of which one is killed where it hurts most."""

    def test_a_notice_survives_the_node_that_took_the_move(self) -> None:
        out = self.outside()
        with database() as store:
            first = self.enterContext(Server(*LATER, store=store))
            ada, bea = self.hooked(first, out, "Ada", ["turn"]), Person(first, "Bea")
            Table(bea, ada).move_until(ada)
            first.kill()  # before it is due
            self.assertTrue(out.calls.empty())
            self.enterContext(Server(*NOW, store=store))
            self.enterContext(Server(*NOW, store=store))
            self.assertEqual(out.next().path, "/hook/Ada")
            wait_for("nothing is left to be sent", lambda: self.messages(store) == "0")
            self.assertEqual(self.ask(store, "SELECT COUNT(*), SUM(times) FROM notices"), "1|1", "nor to be told")
            self.assertTrue(out.calls.empty(), "once, by one of the two")
            first.start()

    def test_a_message_whose_sender_died_is_sent_twice_at_most(self) -> None:
        out = self.outside()
        with database() as store:
            servers = [self.enterContext(Server(*NOW, store=store)) for _ in range(3)]
            ada = self.hooked(servers[0], out, "Ada", ["turn"])
            bea = Person(servers[0], "Bea")
            out.held["/hook/Ada"] = threading.Event()  # takes it, and does not answer
            Table(bea, ada).move_until(ada)
            call = out.next()
            sender = self.claimant(store, servers)
            sender.kill()
            run_sql(store, "UPDATE notice_messages SET until = 0")  # as if the lease were over
            again = out.next()
            self.assertEqual(again.headers["idempotency-key"], call.headers["idempotency-key"])
            other = self.claimant(store, [each for each in servers if each.process])
            other.kill()
            run_sql(store, "UPDATE notice_messages SET until = 0")
            wait_for("it is given up", lambda: self.messages(store) == "0")
            self.assertTrue(out.calls.empty(), "not a third time")
            for each in servers:
                if not each.process:
                    each.start()

    def messages(self, store: str) -> str:
        return self.ask(store, "SELECT COUNT(*) FROM notice_messages")

    def claimant(self, store: str, servers: list[Server]) -> Server:
        node = self.ask(store, "SELECT node FROM notice_messages")
        return next(each for each in servers if any(line.get("node") == node for line in each.log_lines()))

    @staticmethod
    def ask(store: str, question: str) -> str:
        told = subprocess.run(["psql", store, "--no-psqlrc", "-Atqc", question], capture_output=True, text=True, check=True)
        return told.stdout.strip()


if __name__ == "__main__":
    unittest.main(verbosity=2)
