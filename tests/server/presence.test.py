"""Who has a table open: told to everybody there, and no part of the table."""

from __future__ import annotations

import unittest
from typing import Any

from table_talk import Browser, Person, Server, Socket

SERVER = Server()


def setUpModule() -> None:
    SERVER.start()
    unittest.addModuleCleanup(SERVER.__exit__)


class Presence(unittest.TestCase):
    def hears(self, socket: Socket, online: list[bool], spectators: int = 0) -> None:
        """Sooner or later; several who come at about the same time may be told one by one or together."""
        socket.next("presence", lambda told: (told["online"], told["spectators"]) == (online, spectators))

    def pair(self) -> tuple[Person, Person, str]:
        ada, bea = Person(SERVER, "Ada"), Person(SERVER, "Bea")
        table = ada.open_table("coal-baron", "person", "open")
        bea.post(f"/api/tables/{table}", {"type": "join", "table": table})
        return ada, bea, table

    def online(self, told: dict[str, Any]) -> list[bool | None]:
        return [seat.get("online") for seat in told["seats"]]

    def test_who_comes_and_goes_is_told_to_who_is_there(self) -> None:
        ada, bea, table = self.pair()
        a, b = ada.socket(), bea.socket()
        self.assertEqual(self.online(a.watch(table)), [True, False])
        self.assertEqual(self.online(b.watch(table)), [True, True])
        self.hears(a, [True, True])
        b.close()
        self.hears(a, [True, False])
        again = bea.socket()
        again.watch(table)
        self.hears(a, [True, True])
        again.say({"type": "unwatch", "table": table})
        self.hears(a, [True, False])

    def test_it_raises_no_version_and_comes_with_every_change(self) -> None:
        ada, bea, table = self.pair()
        a, b = ada.socket(), bea.socket()
        version = a.watch(table)["version"]
        b.watch(table)
        self.hears(a, [True, True])
        self.assertEqual(ada.version(table), version)
        a.do("chat", table, text="Hello")
        told = a.next("table")
        self.assertEqual((told["version"], told["since"], self.online(told)), (version + 1, version, [True, True]))

    def test_only_people_are_online(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "easy", "person", "open", "invited")
        self.assertEqual(self.online(ada.socket().watch(table)), [None, True, None, None])

    def test_one_person_may_have_two_seats_and_two_windows(self) -> None:
        ada = Person(SERVER)
        table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
        windows = [ada.socket(), ada.socket()]
        for each in windows:
            told = each.watch(table)
            self.assertEqual((self.online(told), told["spectators"]), ([True, True], 0))
        windows[1].close()
        # Had anything changed, it would be told before the passer-by is.
        passer_by = Browser(SERVER).socket()
        passer_by.watch(table)
        self.assertEqual(windows[0].next("presence")["spectators"], 1)

    def test_spectators_are_counted_with_a_cookie_or_without(self) -> None:
        ada, eve = Person(SERVER), Person(SERVER)
        table = ada.open_table("coal-baron", "person", "open")
        a = ada.socket()
        a.watch(table)
        others = [eve.socket(), eve.socket(), Browser(SERVER).socket(), Browser(SERVER).socket()]
        self.assertEqual([each.watch(table)["spectators"] for each in others], [1, 1, 2, 3])
        self.hears(a, [True, False], spectators=3)
        others[2].close()
        self.hears(a, [True, False], spectators=2)

    def test_who_closes_before_the_server_knows_who_asked_is_not_there(self) -> None:
        server = self.enterContext(Server())
        ada = Person(server, "Ada")
        table = ada.open_table("coal-baron", "person", "open")
        for n in range(40):
            socket = ada.socket()
            ada.post("/api/me", {"name": f"Ada {n}"})  # so that the server looks at her anew
            socket.say({"type": "watch", "table": table})
            socket.close()
        ada.socket().watch(table)
        self.assertEqual(server.metrics()["pithead_watchers"], 1)


if __name__ == "__main__":
    unittest.main(verbosity=2)
