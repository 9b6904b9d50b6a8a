"""Plain HTTP: people, cookies, logins, lobby, what is refused, and the headers."""

from __future__ import annotations

import http.client
import json
import select
import socket
import unittest
from contextlib import ExitStack
from pathlib import Path

import websockets
from table_talk import PATIENCE, Browser, Person, Response, Server, Socket, ask_http

SERVER = Server()  # for all tests that need nothing special


def setUpModule() -> None:
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)


class Http(unittest.TestCase):
    def test_a_cookie_that_is_not_ours_is_nobody(self) -> None:
        ada = Person(SERVER, "Ada")
        key, sign = ada.cookie.split(".")
        turned = sign[:-2] + ("AA" if sign[-2:] != "AA" else "BB")
        cut = (key, f"{key}.", f".{sign}", f"{key[:-1]}.{sign}", f"{key}.{sign[:-1]}")
        for cookie in ("", "x", ".", "é" * 50, f"{key}.{turned}", f"{ada.cookie}x", *cut):
            with self.subTest(cookie=cookie):
                forged = Browser(SERVER, cookie.encode().decode("latin-1"))
                self.assertEqual(forged.http("POST", "/api/me", {"name": "Eve"}).error, "unknown-person")
                self.assertEqual(forged.http("GET", "/api/logins").error, "unknown-person")
                self.assertEqual(forged.socket().hello["person"], "")
                self.assertNotEqual(forged.get("/api/me")["person"], ada.id)
                self.assertNotEqual(forged.cookie, cookie)
        self.assertEqual(ada.get("/api/me")["name"], "Ada")

    def test_cookies_are_for_the_server_only(self) -> None:
        value = Browser(SERVER).http("GET", "/api/me").headers["Set-Cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
            self.assertIn(part, value)
        self.assertNotIn("Secure", value)
        with Server("--https") as server:
            self.assertIn("; Secure", Browser(server).http("GET", "/api/me").headers["Set-Cookie"])

    def test_whoever_has_a_cookie_gets_no_other(self) -> None:
        """But the same again, so that its time begins anew."""
        ada = Person(SERVER)
        self.assertEqual(ada.http("GET", "/api/me").cookie, ada.cookie)

    def test_under_https_browsers_come_by_nothing_else(self) -> None:
        self.assertIsNone(ask_http(SERVER, "GET", "/").headers["Strict-Transport-Security"])
        with Server("--https") as server:
            for path in ("/", "/api/me", "/api/nothing", "/ws"):
                self.assertIn("max-age=", ask_http(server, "GET", path).headers["Strict-Transport-Security"])
            talker = Person(server).socket()
            self.assertIn("max-age=", talker.link.response_headers["Strict-Transport-Security"])
        with Server("--https", "--sockets", "1") as server:
            self.assertIn("Strict-Transport-Security: max-age=", self.turned_away(server))

    def turned_away(self, server: Server) -> str:
        """What one connection too many is told."""
        with ExitStack() as open_ones:
            address = ("127.0.0.1", server.port)
            links = [open_ones.enter_context(socket.create_connection(address, timeout=PATIENCE)) for _ in range(80)]
            answered, _, _ = select.select(links, [], [], PATIENCE)
            text = answered[0].recv(4096).decode()
        self.assertTrue(text.startswith("HTTP/1.1 503"), text)
        return text

    def test_under_https_the_cookie_is_this_hosts_alone(self) -> None:
        with Server("--https") as server:
            fresh = Browser(server).http("GET", "/api/me")
            (cookie,) = fresh.headers.get_all("Set-Cookie")
            self.assertTrue(cookie.startswith("__Host-pithead="))
            self.assertIn("; Path=/;", cookie)
            self.assertNotIn("Domain", cookie)
            # One that was set before there was https is good once more, and replaced.
            key = fresh.cookie
            old = ask_http(server, "GET", "/api/me", headers={"Cookie": f"pithead={key}"})
            self.assertEqual(old.message["person"], fresh.message["person"])
            replaced, removed = old.headers.get_all("Set-Cookie")
            self.assertTrue(replaced.startswith(f"__Host-pithead={key};"))
            self.assertTrue(removed.startswith("pithead=; ") and "Max-Age=0" in removed)
            new = ask_http(server, "GET", "/api/me", headers={"Cookie": f"__Host-pithead={key}; pithead=planted"})
            self.assertEqual(new.message["person"], fresh.message["person"])

    def test_a_change_must_come_as_json_from_our_own_page(self) -> None:
        ada = Person(SERVER, "Ada")
        own = f"http://127.0.0.1:{SERVER.port}"
        forms = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data")
        wrong: list[dict[str, str | None]] = [{"Content-Type": type} for type in (None, *forms)]
        wrong += [{"Origin": origin} for origin in ("https://evil.example", "null", f"{own}.evil.example", f"{own}0")]
        for headers in wrong:
            for path in ("/api/me", "/api/tables", "/api/logout", "/api/login"):
                response = ada.http("POST", path, {"name": "Eve"}, headers)
                self.assertEqual((response.status, response.error), (403, "forbidden-origin"), f"{path} {headers}")
            if "Origin" in headers:
                with self.assertRaises(websockets.InvalidStatusCode) as refused:
                    Socket(ada, headers)
                self.assertEqual(refused.exception.status_code, 403)
        self.assertEqual(ada.get("/api/me")["name"], "Ada")
        self.assertEqual(ada.http("POST", "/api/me", {"name": "Ada L."}, {"Origin": own}).status, 200)
        Socket(ada, {"Origin": own}).close()
        json_with_charset = {"Content-Type": "application/json; charset=utf-8"}
        self.assertEqual(ada.http("POST", "/api/me", {"name": "Ada"}, json_with_charset).status, 200)

    def test_an_account_is_at_home_in_every_browser(self) -> None:
        ada = Person(SERVER, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        account = {"login": "Ada.Http", "password": "nine lives"}
        self.assertEqual(ada.post("/api/account", account)["login"], "Ada.Http")
        self.assertFalse(ada.get("/api/me")["guest"])
        phone = Browser(SERVER)
        agent = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"}
        me = phone.http("POST", "/api/login", {**account, "login": "ada.http"}, agent).message
        self.assertEqual(me, ada.get("/api/me"))
        self.assertEqual([each["table"] for each in phone.get("/api/tables?list=mine")["tables"]], [table])
        logins = phone.get("/api/logins")["logins"]
        self.assertEqual([each["this"] for each in logins if each["about"] == "Firefox on Linux"], [True])
        self.assertEqual(len(logins), 2)
        # The one at home ends the one on the phone, then its own.
        for each in ada.get("/api/logins")["logins"]:
            if not each["this"]:
                self.assertEqual(ada.post("/api/logins/end", {"login": each["login"]}), {"type": "done"})
        self.assertEqual(phone.http("GET", "/api/logins").error, "unknown-person")
        self.assertNotEqual(phone.get("/api/me")["person"], ada.id)
        cookie = ada.cookie
        ended = ada.http("POST", "/api/logout", {})
        self.assertEqual((ended.status, ended.cookie), (200, ""))
        self.assertIn("Max-Age=0", ended.headers["Set-Cookie"])
        self.assertEqual(Browser(SERVER, cookie).http("GET", "/api/logins").error, "unknown-person")

    def test_nobody_ends_the_login_of_somebody_else(self) -> None:
        ada, eve = Person(SERVER), Person(SERVER)
        login = ada.get("/api/logins")["logins"][0]["login"]
        self.assertEqual(eve.http("POST", "/api/logins/end", {"login": login}).error, "unknown-login")
        self.assertEqual(ada.get("/api/me")["person"], ada.id)

    def test_a_guest_gets_the_language_of_the_browser(self) -> None:
        for accepted, language in (("de-AT,de;q=0.9", "de"), ("nl", "nl"), ("it-IT", "it"), ("fr", "en"), (None, "en")):
            me = Browser(SERVER).http("GET", "/api/me", headers={"Accept-Language": accepted}).message
            self.assertEqual(me["language"], language)

    def test_a_name_is_tidied(self) -> None:
        ada = Person(SERVER)
        self.assertEqual(ada.post("/api/me", {"name": "  A\nda\t<b> "})["name"], "A da <b>")

    def test_nobody_hides_behind_characters_that_nobody_sees(self) -> None:
        ada = Person(SERVER, "Ada")
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = ada.open_table("coal-baron", "person", "open", title="Mine")
        hidden = [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200B, 0x200D, 0x200E, 0x200F, 0x061C, 0x00AD,
                  0x0085, 0x2028, 0x3164, 0xFEFF, 0xE0041]
        for character in map(chr, hidden):
            with self.subTest(character=hex(ord(character))):
                name = f"A{character}da"
                refused = [
                    ada.http("POST", "/api/me", {"name": name}),
                    ada.http("POST", "/api/tables", {"game": "coal-baron", "seats": seats, "title": name}),
                    ada.http("POST", "/api/tables",
                             {"game": "coal-baron", "seats": [{"kind": "person", "name": name}, {"kind": "open"}]}),
                    ada.http("POST", f"/api/tables/{table}", {"type": "settings", "table": table, "title": name}),
                    Person(SERVER).http("POST", f"/api/tables/{table}", {"type": "join", "table": table, "name": name}),
                ]
                for each in refused:
                    self.assertEqual((each.status, each.error), (400, "bad-message"))
                    self.assertIn("must not have invisible characters", each.message["what"])
        self.assertEqual(ada.get("/api/me")["name"], "Ada")
        self.assertEqual(ada.version(table), 1)
        for name in ("Ada ❤\ufe0f", "Àda 🪨", "עדה", "Мария", "中村"):
            self.assertEqual(ada.post("/api/me", {"name": name})["name"], name)

    def test_the_lobby_lists_what_is_listed(self) -> None:
        ada, bea = Person(SERVER), Person(SERVER)
        shown = ada.open_table("coal-baron", "person", "open", listed=True, title="Come in")
        hidden = ada.open_table("coal-baron", "person", "open")
        tables = {each["table"]: each for each in bea.get("/api/tables")["tables"]}
        self.assertIn(shown, tables)
        self.assertNotIn(hidden, tables)
        self.assertEqual(tables[shown]["card"]["title"], "Come in")
        ada.post(f"/api/tables/{shown}", {"type": "close", "table": shown})
        self.assertNotIn(shown, {each["table"] for each in bea.get("/api/tables")["tables"]})
        self.assertEqual(Browser(SERVER).get("/api/tables?list=mine")["tables"], [])

    def test_requests_to_a_table_go_by_http_too(self) -> None:
        ada = Person(SERVER)
        table, other = (ada.open_table("coal-baron", "person", {"kind": "person", "name": "B"}) for _ in range(2))
        path = f"/api/tables/{table}"
        self.assertEqual(ada.post(path, {"type": "start", "id": "s", "table": table})["version"], 2)
        self.assertEqual(ada.http("POST", path, {"type": "start", "table": other}).error, "bad-message")
        for type in ("watch", "unwatch"):
            self.assertEqual(ada.http("POST", path, {"type": type, "table": table}).error, "bad-message")
        self.assertEqual(ada.http("POST", path, {"type": "move", "table": table, "ply": 7, "move": "x"}).status, 409)
        self.assertEqual(ada.version(other), 1)

    def test_methods_and_paths(self) -> None:
        for method, path, status in (
            ("HEAD", "/healthz", 200), ("HEAD", "/api/games", 200), ("HEAD", "/api/nothing", 404), ("GET", "/", 200),
            ("GET", "/table/anything", 200), ("GET", "/nothing.png", 404), ("DELETE", "/api/games", 405),
            ("PUT", "/api/me", 405), ("GET", "/api/account", 405), ("GET", "/api/tables/x/y", 404),
            ("GET", "/metrics", 200), ("POST", "/api/nothing", 404), ("GET", "/../etc/passwd", 404),
            ("GET", "/%2e%2e/etc/passwd", 404), ("GET", "/%zz", 400), ("GET", "/api/me?a=%0", 400),
        ):
            with self.subTest(f"{method} {path}"):
                response = ask_http(SERVER, method, path)
                self.assertEqual(response.status, status, response.text)
                if method == "HEAD":
                    self.assertEqual(response.text, "")
                    self.assertGreater(int(response.headers["Content-Length"]), 0)

    def test_nothing_is_opened_to_foreign_pages(self) -> None:
        foreign = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST",
                   "Access-Control-Request-Headers": "content-type"}
        for method in ("GET", "HEAD", "OPTIONS"):
            for path in ("/", "/api/me", "/api/tables", "/api/login", "/ws", "/api/nothing"):
                headers = ask_http(SERVER, method, path, headers=foreign).headers
                opened = [each for each in headers if each.lower().startswith("access-control-")]
                self.assertEqual(opened, [], f"{method} {path}")

    def test_every_response_protects_its_reader(self) -> None:
        for path in ("/", "/api/me", "/api/nothing", "/api/account", "/ws"):
            headers = ask_http(SERVER, "GET", path).headers
            with self.subTest(path=path):
                for directive in ("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"):
                    self.assertIn(directive, headers["Content-Security-Policy"])
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertEqual(headers["Referrer-Policy"], "no-referrer")
                self.assertEqual(headers["Cross-Origin-Opener-Policy"], "same-origin")
                self.assertIn(headers["Cache-Control"], ("no-store", "no-cache"))

    def test_a_name_that_is_too_long_is_refused(self) -> None:
        self.assertEqual(Person(SERVER).http("POST", "/api/me", {"name": "x" * 31}).status, 400)

    def test_a_name_changed_while_the_password_is_hashed_stays(self) -> None:
        ada = Person(SERVER, "Ada")
        link = http.client.HTTPConnection("127.0.0.1", SERVER.port, timeout=PATIENCE)
        body = json.dumps({"login": "hasty", "password": "nine lives"})
        headers = {"Cookie": f"pithead={ada.cookie}", "Content-Type": "application/json"}
        link.request("POST", "/api/account", body, headers)
        ada.post("/api/me", {"name": "Countess"})
        answer = link.getresponse()
        self.assertEqual(answer.status, 200)
        ada.cookie = Response(answer.status, answer.headers, answer.read().decode()).cookie
        link.close()
        self.assertEqual((ada.get("/api/me")["name"], ada.get("/api/me")["guest"]), ("Countess", False))

    def test_the_socket_of_an_ended_login_is_closed(self) -> None:
        ada = Person(SERVER)
        talker = ada.socket()
        ada.post("/api/logout", {})
        self.assertEqual(talker.end(), 1008)
        self.assertEqual(talker.link.close_reason, "this login was ended")

    def test_a_new_name_is_the_name_from_then_on(self) -> None:
        ada = Person(SERVER, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        talker = ada.socket()
        ada.post("/api/me", {"name": "Countess"})
        talker.do("chat", table, text="Hello")
        self.assertEqual(talker.watch(table)["news"][-1]["name"], "Countess")

    def test_an_unknown_type_is_a_bad_request(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open")
        self.assertEqual(ada.http("POST", f"/api/tables/{table}", {"type": "castle", "table": table}).status, 400)

    def test_a_wrong_method_is_told_the_right_one(self) -> None:
        self.assertIn("GET", ask_http(SERVER, "DELETE", "/api/games").headers["Allow"] or "")


if __name__ == "__main__":
    unittest.main(verbosity=2)
