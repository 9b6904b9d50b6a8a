#!/usr/bin/env python3
"""scripts/floors finds what is against the layout of the code, in trees made for it; `make lint` asks it about ours."""

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

    def test_an_include_is_found_however_it_is_written(self) -> None:
        ways = (
            "#include <bots/bot.h>",
            '#include"bots/bot.h"',
            '  #  include  "bots/bot.h"  // why',
            '#include /*x*/ "bots/bot.h"',
            '/* x */ # /* y\n */ include "bots/bot.h"',
            '#include \\\n"bots/bot.h"',
            '#inc\\\nlude "bots/bot.h"',
            '%:include "bots/bot.h"',
            '#include_next "bots/bot.h"',
            '#import "bots/bot.h"',
            'const char* kBegin = "/*";\n#include "bots/bot.h"\nconst char* kEnd = "*/";',
            '// all of bots/*\n#include "bots/bot.h"\n// and */',
        )
        complaints = self.complaints({f"match/{number}.h": way + "\n" for number, way in enumerate(ways)})
        for number, way in enumerate(ways):
            self.assertRegex(complaints, rf'match/{number}.h includes ["<]bots/bot.h[">], which is not on a floor', way)

    def test_what_only_looks_like_an_include_is_none(self) -> None:
        self.assert_right("match/match.h", '// #include "bots/bot.h"\n/*\n#include "bots/bot.h"\n*/\n')
        self.assert_right("match/match.h", 'const char* kText = "#include <bots/bot.h>\\n";\n')

    def test_no_include_hides_what_it_names(self) -> None:
        self.assert_wrong("match/match.h", "#include BOT\n", "match/match.h includes BOT, which is no name of a file")
        ways = ("games/core/../../server/api.h", "./games/core/move.h", "/usr/include/fmt/format.h", "games//core/move.h")
        files = {f"games/core/{number}{kind}.h": way for number, way in enumerate(ways) for kind in "<\""}
        complaints = self.complaints({file: f"#include <{way}>\n" if "<" in file else f'#include "{way}"\n' for file, way in files.items()})
        for file, way in files.items():
            self.assertRegex(complaints, f"{file} includes .*, which is no (straight way|name)", way)

    def test_every_file_is_read(self) -> None:
        names = ("bots/bot.hpp", "games/core/move.inc", "server/api.cc", "libraries/fmt.hh", "cli/play")
        complaints = self.complaints({name: "" for name in names})
        for name in names:
            self.assertIn(f"{name} is neither .h nor .cpp", complaints)
        self.assert_wrong("games/core/text.cpp", '#include "games/core/list.txt"\n', "which is no header")
        self.assert_wrong("games/core/text.cpp", '#include "games/core/move.cpp"\n', "which is no header")
        self.assert_right("cli/rules/CMakeLists.txt", "add_library(rules)\n")

    def test_a_library_is_known_where_it_belongs(self) -> None:
        self.assert_right("server/net/listener.cpp", "#include <boost/asio/ip/tcp.hpp>\n")
        self.assert_wrong("server/api.cpp", "#include <boost/asio/ip/tcp.hpp>\n", "known in server/net only")
        self.assert_wrong("games/core/text.cpp", "#include <boost/json.hpp>\n", "includes <boost/json.hpp>")
        self.assert_right("libraries/fmt.cpp", "#include <fmt/format-inl.h>\n")
        self.assert_wrong("libraries/fmt.cpp", '#include "games/core/move.h"\n', "not on a floor below")
        self.assert_wrong("bots/arena.cpp", '#include "libraries/fmt.h"\n', "not on a floor below")

    def test_games_use_the_standard_library_alone(self) -> None:
        names = ("fmt/format.h", "tl/expected.hpp", "boost/algorithm/string.hpp", "unistd.h", "sys/file.h", "Eigen/Dense", "gtest/gtest.h")
        files = ("games/core/text.cpp", "games/catalogue.cpp", "games/coal_baron/rules.cpp")
        complaints = self.complaints({file: "".join(f"#include <{name}>\n" for name in names) for file in files})
        for file in files:
            for name in names:
                self.assertIn(f"{file} includes <{name}>", complaints)
        self.assert_right("games/core/text.cpp", "#include <string_view>\n#include <cstdint>\n")

    def test_a_library_that_no_row_names_is_known_nowhere(self) -> None:
        names = ("boost/algorithm/string.hpp", "bzlib.h", "absl/strings/str_cat.h", "QString")
        complaints = self.complaints({"server/net/listener.cpp": "".join(f"#include <{name}>\n" for name in names)})
        for name in names:
            self.assertIn(f"server/net/listener.cpp includes <{name}>, which no row", complaints)

    def test_no_game_is_named_outside_its_folders(self) -> None:
        self.assert_right("cli/boards/card_game/board.cpp", 'const char* kTitle = "The Card Game";\n')
        for words in ("coal-baron", "CoalBaron", "Coal Baron", "card_game"):
            self.assert_wrong("cli/play.cpp", f"// for {words}\n", "cli/play.cpp:1 names a game")
            self.assert_wrong("Makefile", f"GAMES := {words}\n", "Makefile:1 names a game")

    def test_files_stay_short_but_rules(self) -> None:
        self.assert_wrong("bots/arena.cpp", "\n" * 401, "has 401 lines")
        self.assert_right("bots/arena.cpp", "\n" * 400)
        self.assert_wrong("games/coal_baron/view.cpp", "\n" * 401, "has 401 lines")
        self.assert_wrong("games/catalogue.cpp", "\n" * 401, "has 401 lines")
        self.assert_wrong("games/core/rules.cpp", "\n" * 401, "has 401 lines")
        self.assert_wrong("bots/coal_baron/rules.cpp", "\n" * 401, "has 401 lines")
        self.assert_right("games/coal_baron/rules.cpp", "\n" * 500)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]], verbosity=2)
