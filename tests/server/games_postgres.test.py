"""Whole games of every kind on two nodes that share a PostgreSQL."""

from __future__ import annotations

import unittest

import postgres
from table_talk import Server
from whole_games import WholeGames


class WithPostgresql(WholeGames, unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        store = cls.enterClassContext(postgres.database())
        cls.open_nodes(Server(store=store), Server(store=store))


if __name__ == "__main__":
    unittest.main(verbosity=2)
