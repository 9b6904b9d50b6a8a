"""Whole games of every kind on one node with SQLite."""

from __future__ import annotations

import hashlib
import json
import unittest

from playing import replay
from table_talk import Server
from whole_games import WholeGames


class WithSqlite(WholeGames, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.open_nodes(Server())

    def test_a_record_with_another_seed_or_commitment_is_refused(self) -> None:
        record = self.play("schichtwechsel", ["person", "random"], seed=7)
        told = json.loads(record)["commitment"]
        other = ("0" if told[0] != "0" else "1") + told[1:]
        for changed in (record.replace(told, other), record.replace(told, hashlib.sha256(b"1").hexdigest())):
            refused = replay(changed)
            self.assertNotEqual(refused.returncode, 0)
            self.assertIn("announced", refused.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
