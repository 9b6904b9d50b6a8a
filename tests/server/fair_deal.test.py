"""Nobody chose the cards, and a stranger can check it: by the page in docs, by `pithead replay`, and by what was told."""

from __future__ import annotations

import json
import random
import re
import subprocess
import unittest
from collections.abc import Callable

from fair_deal import block_of, check_fair_deal
from playing import Player, play_to_the_end, replay
from table_talk import SOURCE, Message, Person, Server, Socket

SHARE = "0123456789abcdef" * 2
OTHER = "fedcba9876543210" * 2


def finish(people: list[Socket], table: str, **start: str) -> Message:
    people[0].do("start", table, **start)
    players = [Player(each, each.watch(table)) for each in people]
    play_to_the_end(players, random.Random(1))
    return players[0].told


def flipped(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


class ByHand(unittest.TestCase):
    def test_the_commands_of_the_page_print_what_stands_there(self) -> None:
        pairs = re.findall(r"^\$ (.*)\n(.*)\n", block_of("console"), re.MULTILINE)
        self.assertEqual(len(pairs), 2)
        for command, printed in pairs:
            done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
            self.assertEqual(done.stdout.strip(), printed)

    def test_its_example_passes_its_program(self) -> None:
        fair = json.loads(block_of("json"))
        seed = re.findall(r"^(\w{64})  -$", block_of("console"), re.MULTILINE)[1]
        check_fair_deal({"seed": seed, "fair": fair})

    def test_a_kept_record_still_passes(self) -> None:
        files = sorted((SOURCE / "tests/match/fair").glob("*.json"))
        self.assertEqual(len(files), 6, "of each game by each scheme")
        for file in files:
            text = file.read_text(encoding="utf-8")
            with self.subTest(file=file.name):
                replayed = replay(text)
                self.assertEqual(replayed.returncode, 0, replayed.stderr)
                record = json.loads(text)
                if "fair" in record:
                    check_fair_deal(record)


class OfARealGame(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = cls.enterClassContext(Server())
        cls.ada = Person(cls.server, "Ada")
        cls.table = cls.ada.open_table("schichtwechsel", "person", "random")
        cls.told = finish([cls.ada.socket()], cls.table, share=SHARE)
        cls.text = cls.ada.http("GET", f"/api/tables/{cls.table}/record").text
        cls.record = json.loads(cls.text)

    def test_the_record_passes_the_page_and_the_program(self) -> None:
        check_fair_deal(self.record)
        self.assertEqual(self.record["fair"]["shares"], [SHARE, None])
        replayed = replay(self.text)
        self.assertEqual((replayed.returncode, json.loads(replayed.stdout)["fair"]), (0, self.record["fair"]))
        self.assertEqual(self.ada.get(f"/api/tables/{self.table}/replay")["fair"], self.record["fair"])
        self.assertEqual(self.ada.post("/api/replay", self.record)["fair"], self.record["fair"])

    def tampered(self, change: Callable[[Message], object]) -> Message:
        record = json.loads(self.text)
        change(record)
        return record

    def test_whatever_is_changed_is_noticed(self) -> None:
        def with_fair(**fields: object) -> Callable[[Message], object]:
            return lambda record: record["fair"].update(fields)

        fair = self.record["fair"]
        changes: dict[str, tuple[str, Callable[[Message], object]]] = {
            "commitment": ("wrong-deal", with_fair(commitment=flipped(fair["commitment"]))),
            "salt": ("wrong-deal", with_fair(salt=flipped(fair["salt"]))),
            "server's share": ("wrong-deal", with_fair(server_share=flipped(fair["server_share"]))),
            "a share": ("wrong-deal", with_fair(shares=[OTHER, None])),
            "a share taken away": ("wrong-deal", with_fair(shares=[None, None])),
            "a share added": ("wrong-deal", with_fair(shares=[SHARE, OTHER])),
            "shares in another order": ("wrong-deal", with_fair(shares=[None, SHARE])),
            "draw": ("wrong-deal", with_fair(draw=1)),
            "scheme 1": ("no-record", with_fair(scheme=1)),
            "scheme 3": ("no-record", with_fair(scheme=3)),
            "one share too few": ("no-record", with_fair(shares=[SHARE])),
            "no digits": ("no-record", with_fair(salt="salt")),
            "draw beyond all": ("no-record", with_fair(draw=200)),
            "a field missing": ("no-record", lambda record: record["fair"].pop("salt")),
            "all of it another kind": ("no-record", lambda record: record.update(fair=[])),
            "seed": ("illegal-move wrong-hash", lambda record: record.update(seed=flipped(record["seed"]))),
            "the first scheme's commitment instead": (
                "wrong-deal",
                lambda record: record.update(commitment=record.pop("fair")["commitment"])),
        }
        for name, (kinds, change) in changes.items():
            with self.subTest(changed=name):
                record = self.tampered(change)
                refused = self.ada.http("POST", "/api/replay", record)
                self.assertEqual((refused.status, refused.error), (400, "bad-record"))
                self.assertIn(refused.message["record"]["kind"], kinds.split())
                printed = replay(json.dumps(record))
                self.assertEqual(printed.returncode, 2, printed.stdout)
                self.assertEqual(printed.stderr.count("\n"), 1, "one sentence")

    def test_replay_says_in_one_line_who_made_the_deal(self) -> None:
        shared = self.tell(self.text)
        self.assertIn(f"announced before anybody sat down, SHA-256 {self.record['fair']['commitment']}, and of shares of "
                      "these seats: 0.", shared)
        bots = self.ada.open_table("schichtwechsel", "random", "random")
        finish([self.ada.socket()], bots)
        self.assertIn("no player gave a share", self.tell(self.ada.http("GET", f"/api/tables/{bots}/record").text))

    @staticmethod
    def tell(record: str) -> str:
        return replay(record, "--quiet").stdout


class AtTheTable(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = cls.enterClassContext(Server())

    def setUp(self) -> None:
        self.ada, self.bea = Person(self.server, "Ada"), Person(self.server, "Bea")
        self.a, self.b = self.ada.socket(), self.bea.socket()

    def test_shares_come_with_join_by_themselves_or_with_the_start(self) -> None:
        table = self.ada.open_table("schichtwechsel", "person", "open", "random")
        before = self.b.watch(table)["fair"]
        self.assertEqual(set(before), {"scheme", "commitment"})
        self.b.do("join", table, share=OTHER)
        self.assertEqual([seat.get("shared") for seat in self.b.watch(table)["seats"]], [None, True, None])
        self.assertEqual(self.b.ask("share", table, share=SHARE)["error"], "no-share-needed")
        self.a.do("share", table, share=SHARE)
        self.a.do("start", table, share=OTHER)
        running = self.b.watch(table)["fair"]
        self.assertEqual(running, {**before, "shares": [SHARE, OTHER, None]})
        self.assertEqual(self.b.ask("share", table, share=SHARE)["error"], "started")

    def test_a_share_is_of_somebody_who_sits_there_and_has_32_digits(self) -> None:
        table = self.ada.open_table("schichtwechsel", "person", "open")
        self.assertEqual(self.b.ask("share", table, share=SHARE)["error"], "not-seated")
        for wrong in ("", "0", SHARE.upper(), SHARE + "0", " " + SHARE[1:], 7, None):
            self.assertEqual(self.a.ask("share", table, share=wrong)["error"], "bad-message", wrong)
        self.assertEqual(self.a.ask("start", table, share="x")["error"], "bad-message")
        self.assertEqual(self.b.ask("join", table, share="x")["error"], "bad-message")
        self.assertEqual(self.a.watch(table)["version"], 1, "nothing has changed")

    def test_a_chosen_position_needs_no_share(self) -> None:
        table = self.ada.open_table("schichtwechsel", "person", "random", begin={"seed": "7"})
        self.assertEqual(self.a.ask("share", table, share=SHARE)["error"], "no-share-needed")
        self.a.do("start", table, share=SHARE)
        self.assertNotIn("fair", self.a.watch(table))

    def test_a_finished_game_is_played_again_from_its_wide_seed(self) -> None:
        over = finish([self.a], self.ada.open_table("schichtwechsel", "person", "random"), share=SHARE)
        again = self.ada.open_table("schichtwechsel", "person", "random", begin={"seed": over["seed"]})
        self.a.do("start", again)
        first = self.ada.get(f"/api/tables/{over['table']}/replay")["first"]
        self.assertEqual(self.ada.get(f"/api/tables/{again}/replay")["first"], first)

    def who_began(self, table: str) -> int:
        return self.ada.get(f"/api/tables/{table}/replay")["first"]["first_player"]

    def test_who_begins_a_rematch_is_agreed_and_told(self) -> None:
        table = finish([self.a], self.ada.open_table("schichtwechsel", "person", "random"), share=SHARE)["table"]
        began = self.who_began(table)
        self.a.do("rematch", table)
        again = self.a.watch(table)["rematch"]
        self.assertEqual(self.a.watch(again)["fair"]["first_player"], began)
        finish([self.a], again, share=OTHER)
        self.assertEqual(self.who_began(again), began)
        record = self.ada.http("GET", f"/api/tables/{again}/record").text
        check_fair_deal(json.loads(record))
        self.assertEqual(replay(record).returncode, 0)

    def test_another_process_goes_on_with_the_same_promise(self) -> None:
        table = self.ada.open_table("schichtwechsel", "person", "random")
        promised = self.a.watch(table)["fair"]
        self.a.do("share", table, share=SHARE)
        self.server.restart()
        self.a = self.ada.socket()
        self.assertEqual(self.a.watch(table)["fair"], promised)
        over = finish([self.a], table)
        self.assertEqual(over["fair"]["commitment"], promised["commitment"])
        self.assertEqual(over["fair"]["shares"], [SHARE, None])
        check_fair_deal({"seed": over["seed"], "fair": over["fair"]})


if __name__ == "__main__":
    unittest.main(verbosity=2)
