"""Whole games of every kind on one node with SQLite."""

from __future__ import annotations

import unittest

from table_talk import Server
from whole_games import WholeGames


class WithSqlite(WholeGames, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.open_nodes(Server())

if __name__ == "__main__":
    unittest.main(verbosity=2)
