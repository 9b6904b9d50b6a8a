#!/usr/bin/env python3
"""scripts/floors finds what is against the plan of the house, in houses made for it; `make lint` asks it about ours."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("PITHEAD_SOURCE_DIR", Path(__file__).parents[2]))


class Floors(unittest.TestCase):
    def complaints(self, files: dict[str, str]) -> str:
        with tempfile.TemporaryDirectory(prefix="pithead-floors-") as folder:
            for name, text in {"games/catalogue.txt": "# rows\ncoal_baron  CoalBaron\ncard_game  CardGame\n", **files}.items():
                file = Path(folder, name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
            ran = subprocess.run([SOURCE / "scripts/floors", folder], capture_output=True, text=True)
            self.assertEqual(ran.returncode, 1 if ran.stderr else 0)
            return ran.stderr

    def assert_wrong(self, file: str, text: str, complaint: str) -> None:
        self.assertIn(complaint, self.complaints({file: text}))

    def assert_right(self, file: str, text: str) -> None:
        self.assertEqual(self.complaints({file: text}), "")

    def test_a_floor_may_use_those_below_it(self) -> None:
        self.assert_right("games/coal_baron/rules.cpp", '#include "games/core/move.h"\n#include "games/coal_baron/state.h"\n')
        self.assert_right("bots/coal_baron/policy.h", '#include "games/coal_baron/game.h"\n#include "bots/policy.h"\n')
        self.assert_right("server/serve.cpp", '#include "server/net/listener.h"\n#include "bots/bot.h"\n')

    def test_not_those_above_it(self) -> None:
        self.assert_wrong("match/match.h", '#include "bots/bot.h"\n', 'match/match.h includes "bots/bot.h"')
        self.assert_wrong("games/core/game.h", '#include "games/catalogue.h"\n', "not on a floor below")
        self.assert_wrong("games/card_game/rules.cpp", '#include "match/match.h"\n', "not on a floor below")
        self.assert_wrong("server/table/table.h", '#include "server/api.h"\n', "not on a floor below")

    def test_a_game_knows_no_other_game_and_the_floors_know_none(self) -> None:
        self.assert_wrong("games/card_game/rules.cpp", '#include "games/coal_baron/state.h"\n', "not on a floor below")
        self.assert_wrong("bots/card_game/policy.h", '#include "games/coal_baron/state.h"\n', "not on a floor below")
        self.assert_wrong("bots/arena.cpp", '#include "bots/card_game/policy.h"\n', "not on a floor below")

    def test_a_library_is_known_where_it_belongs(self) -> None:
        self.assert_right("server/net/listener.cpp", "#include <boost/asio/ip/tcp.hpp>\n")
        self.assert_wrong("server/api.cpp", "#include <boost/asio/ip/tcp.hpp>\n", "known in server/net only")
        self.assert_wrong("games/core/text.cpp", "#include <boost/json.hpp>\n", "includes <boost/json.hpp>")

    def test_no_game_is_named_outside_its_folders(self) -> None:
        self.assert_right("cli/boards/card_game/board.cpp", 'const char* kTitle = "The Card Game";\n')
        for words in ("coal-baron", "CoalBaron", "Coal Baron", "card_game"):
            self.assert_wrong("cli/play.cpp", f"// for {words}\n", "cli/play.cpp:1 names a game")
            self.assert_wrong("Makefile", f"GAMES := {words}\n", "Makefile:1 names a game")

    def test_files_stay_short_but_rules(self) -> None:
        self.assert_wrong("bots/arena.cpp", "\n" * 401, "has 401 lines")
        self.assert_right("bots/arena.cpp", "\n" * 400)
        self.assert_right("games/coal_baron/rules.cpp", "\n" * 500)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]], verbosity=2)
