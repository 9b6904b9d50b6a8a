"""Messages that are wrong in every way the schema knows are refused and change nothing."""

from __future__ import annotations

import copy
import json
import unittest
from collections.abc import Iterator
from typing import Any

from table_talk import REQUESTS, VALIDATORS, Browser, Message, Person, Server, Socket, check

WRONG = (None, True, 7, -1, 1.5, 2**31, 2**63, 2**64, 1e300, "", "x", "x" * 5000, "\U0001f600" * 1000,
         [], [[]], {}, {"x": 1})
SERVER = Server()  # for all tests that need nothing special


def setUpModule() -> None:
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)


def mutations(value: Any, whole: Any = None) -> Iterator[Any]:
    """The value with one thing in it left out or replaced, at every place; each time a copy of the whole."""
    whole = value if whole is None else whole
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(items):
        if isinstance(value, dict):
            del value[key]
            yield copy.deepcopy(whole)
        for other in WRONG:
            value[key] = other
            yield copy.deepcopy(whole)
        value[key] = inner
        yield from mutations(inner, whole)


def without_nulls(value: Any) -> Any:
    """As the server reads it: null is the same as a field left out."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None}
    return [without_nulls(each) for each in value] if isinstance(value, list) else value


class WrongMessages(unittest.TestCase):
    def wrong(self, message: Message, name: str) -> list[Message]:
        """Every mutation that the schema refuses."""
        check(message, name)
        found = [each for each in mutations(message) if not VALIDATORS[name].is_valid(without_nulls(each))]
        self.assertGreater(len(found), 10, f"{name} allows nearly everything")
        return found

    def test_every_wrong_request_is_refused_and_changes_nothing(self) -> None:
        ada, bea = Person(SERVER, "Ada"), Person(SERVER, "Bea")
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        first = ada.socket()
        first.do("start", table)
        told = first.watch(table)
        first.do("move", table, ply=0, move=told["moves"][0]["move"])
        told = first.next("table", lambda each: each["version"] == 3)
        fields: dict[str, Message] = {
            "watch": {"since": 1}, "join": {"seat": 1, "link": "x", "name": "Bea", "share": "0" * 32},
            "share": {"share": "0" * 32}, "start": {"share": "0" * 32},
            "seat": {"seat": 1, "sitting": {"kind": "bot", "level": "easy", "name": "Bot"}},
            "leave": {"seat": 0}, "return": {"seat": 0},
            "move": {"ply": 1, "move": told["moves"][0]["move"], "seat": told["seat"]}, "undo": {"ply": 1, "to": 0},
            "confirm": {"ply": 1}, "confirm-turns": {"on": True}, "chat": {"text": "Hello"},
            "mute": {"person": bea.id, "on": True}, "remove": {"person": "somebody"}, "news": {"before": 2},
            "settings": {"title": "Title", "listed": True},
            "preview": {"move": told["moves"][0]["move"]}, "plan-preview": {"ply": 1, "moves": []},
            "plan": {"ply": 1, "condition": "same", "standing": True, "lines": [{"moves": ["stop"]}]},
        }
        sent = 0
        for type in REQUESTS:
            message = {"type": type, "id": "x", "table": table, **fields.get(type, {})}
            if type == "ping":
                del message["table"]
            talker = ada.socket()
            for i, wrong in enumerate(self.wrong(message, REQUESTS[type])):
                if i % 150 == 149:  # as many as one socket may say at once
                    talker.close()
                    talker = ada.socket()
                sent += 1
                with self.subTest(wrong=json.dumps(wrong)[:200]):
                    self.check_refusal(talker, wrong)
            talker.close()
        self.assertEqual(ada.version(table), 3)
        self.assertGreater(sent, 500)

    def check_refusal(self, talker: Socket, wrong: Message) -> None:
        talker.say(wrong)
        answer = talker.next(where=lambda told: told["type"] != "table")
        self.assertEqual(answer["type"], "error", answer)
        fitting = ("bad-message", "unknown-type", "unknown-table", "unreadable-move", "illegal-move", "started",
                   "not-plannable")
        self.assertIn(answer["error"], fitting)

    def test_every_wrong_body_is_refused_and_changes_nothing(self) -> None:
        ada = Person(SERVER, "Ada")
        before = ada.get("/api/me")
        bodies: tuple[tuple[str, str, Message], ...] = (
            ("/api/tables", "NewTableBody",
             {"id": "x", "game": "schichtwechsel", "options": {"round-cards": "once"}, "title": "Title", "listed": True,
              "pace": "by-turn", "clock": {"kind": "bank", "seconds": 60, "increment": 5},
              "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}, {"kind": "invited"}]}),
            ("/api/tables", "ResumeBody",
             {"id": "x", "record": "{}", "title": "Title", "listed": True, "chat": "nobody", "private": True,
              "pace": "by-turn"}),
            ("/api/me", "ChangeMeBody", {"name": "Eve", "language": "it", "preferences": {}}),
            ("/api/account", "AccountBody", {"login": "wrong.body", "password": "nine lives"}),
            ("/api/login", "LoginBody", {"login": "wrong.body", "password": "nine lives"}),
            ("/api/logins/end", "EndLoginBody", {"login": "x"}),
            ("/api/account/recover", "RecoverBody", {"login": "wrong.body", "code": "x", "password": "nine lives"}),
        )
        for path, name, body in bodies:
            for i, wrong in enumerate(self.wrong(body, name)):
                if i % 15 == 0:  # as many passwords as one address may try at once
                    ada.address = Browser(SERVER).address
                with self.subTest(path=path, wrong=json.dumps(wrong)[:200]):
                    response = ada.http("POST", path, wrong)
                    self.assertIn(response.status, (400, 401, 404), response.text)
        self.assertEqual(ada.get("/api/me"), before)
        self.assertEqual(ada.get("/api/tables?list=mine")["tables"], [])

    def test_what_is_no_message_at_all_is_refused(self) -> None:
        ada = Person(SERVER)
        talker = ada.socket()
        deep = ("[" * 1000, '{"a":' * 100)
        for text in ("", " ", "null", "[]", "{", '"x"', "{}}", '{"type":"ping"', "\0", '{"type":1}', *deep):
            with self.subTest(text=text[:20]):
                talker.say(text)
                self.assertEqual(talker.next()["error"], "bad-message")
                response = ada.http("POST", "/api/tables", text)
                self.assertEqual((response.status, response.error), (400, "bad-message"))
        talker.say("{}")
        self.assertEqual(talker.next()["error"], "unknown-type")
        self.assertEqual(talker.ask("ping")["type"], "pong")

    def test_fields_that_a_request_does_not_have_are_ignored(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open", surprise=1)
        talker = ada.socket()
        self.assertEqual(talker.do("chat", table, text="Hello", surprise=[1], seat=None)["version"], 2)

    def test_frames_that_are_no_text_or_too_long_end_the_socket(self) -> None:
        for frame, code in ((b"{}", 1003), ("x" * 17_000, 1009)):
            talker = Person(SERVER).socket()
            talker.say(frame)
            self.assertEqual(talker.end(), code)

    def test_a_pace_must_be_one(self) -> None:
        body = {"game": "coal-baron", "seats": [{"kind": "person"}, {"kind": "open"}], "pace": ""}
        self.assertEqual(Person(SERVER).http("POST", "/api/tables", body).status, 400)

    def test_on_must_be_said(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open")
        answer = ada.socket().ask("confirm-turns", table)
        self.assertEqual(answer.get("error"), "bad-message")

    def test_a_text_that_is_too_long_is_not_cut_in_silence(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open")
        answer = ada.socket().ask("chat", table, text="x" * 501)
        self.assertEqual(answer.get("error"), "bad-message")

    def test_a_preview_of_nonsense_is_unreadable(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        talker = ada.socket()
        talker.do("start", table)
        self.assertEqual(talker.ask("preview", table, move="castle")["error"], "unreadable-move")


if __name__ == "__main__":
    unittest.main(verbosity=2)
