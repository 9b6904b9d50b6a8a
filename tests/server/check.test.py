"""What an operator asks before a start: the version, a file of settings, and whether it would serve."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import tempfile
import unittest
from pathlib import Path

from table_talk import PITHEAD, SOURCE, Server, ask_http

VERSION = re.search(r"project\(pithead VERSION (\S+)", (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8"))[1]


def pithead(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([PITHEAD, *words], capture_output=True, text=True, timeout=60)


class Version(unittest.TestCase):
    def test_the_program_and_its_health_say_which_one_it_is(self) -> None:
        self.assertEqual(pithead("--version").stdout, f"pithead {VERSION}\n")
        with Server() as server:
            self.assertEqual(ask_http(server, "GET", "/healthz").message["version"], VERSION)
            self.assertIn(f'"version":"{VERSION}"', server.log())

    def test_the_changelog_begins_with_it(self) -> None:
        text = (SOURCE / "CHANGELOG.md").read_text(encoding="utf-8")
        self.assertEqual(re.search(r"^## (\S+)", text, re.MULTILINE)[1], VERSION)


class Settings(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory(prefix="pithead-test-")))
        self.store = self.folder / "pithead.db"

    def config(self, text: str) -> str:
        file = self.folder / "pithead.conf"
        file.write_text(text, encoding="utf-8")
        return str(file)

    def check(self, *words: str) -> subprocess.CompletedProcess[str]:
        return pithead("serve", "--check", "--db", f"sqlite:{self.store}", *words)

    def test_a_check_finds_all_well_and_changes_nothing(self) -> None:
        done = self.check("--port", "0")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertRegex(done.stdout, "ok +the store will be created")
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_a_check_leaves_an_old_store_as_it_is(self) -> None:
        old = sorted((SOURCE / "tests/server/upgrade").glob("*.sql"))[0].read_text(encoding="utf-8")
        with sqlite3.connect(self.store) as store:
            store.executescript(old)
        store.close()
        before = self.store.read_bytes()
        done = self.check("--port", "0")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"hint +the store has schema \d+ and a start brings it to \d+: make a backup")
        self.assertEqual(self.store.read_bytes(), before)

    def test_a_check_says_everything_that_is_wrong(self) -> None:
        self.store.write_text("a letter, and no store at all" * 100, encoding="utf-8")
        with Server() as server:
            done = self.check("--port", str(server.port), "--web", str(self.folder))
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stdout, f"wrong +port {server.port} is taken")
            self.assertRegex(done.stdout, "wrong +there is no page in")
            self.assertRegex(done.stdout, "wrong +.*file is not a database")
            self.assertRegex(done.stderr, "it would not serve: 3 of the above")

    def test_a_check_finds_a_store_that_is_in_use(self) -> None:
        with Server() as server:
            done = pithead("serve", "--check", "--port", "0", "--db", f"sqlite:{server.folder.name}/pithead.db")
            self.assertEqual(done.returncode, 2)
            self.assertRegex(done.stdout, "wrong +.*in use by another pithead serve")

    def test_options_come_from_a_file_and_the_command_line_counts_more(self) -> None:
        file = self.config(
            "# a comment\n"
            f'db = "sqlite:{self.store}"\n'
            "host = 0.0.0.0\n"
            "port = 0\n"
            "sockets = 12\n"
            "https = true\n"
            'origin = ["https://a.example.org", "https://b.example.org"]\n')
        done = pithead("serve", "--check", "--config", file)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("at 0.0.0.0 is free", done.stdout)
        self.assertIn("12 WebSockets", done.stdout)
        self.assertIn("cookies are sent by https only", done.stdout)
        overruled = pithead("serve", "--check", "--config", file, "--host", "127.0.0.1", "--sockets", "13")
        self.assertIn("at 127.0.0.1 is free", overruled.stdout)
        self.assertIn("13 WebSockets", overruled.stdout)

    def test_what_is_wrong_in_a_file_is_said(self) -> None:
        for text, sentence in (
            ("prot = 8080\n", "there is no option 'prot'"),
            ("port = many\n", "--port takes a whole number from 0 to 65535, not 'many'"),
            ("config = other.conf\n", "there is no option 'config'"),
            ("[other]\nport = 1\n", "there is no option"),
        ):
            with self.subTest(text):
                done = pithead("serve", "--check", "--config", self.config(text))
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(sentence, done.stderr)
        missing = pithead("serve", "--check", "--config", "/no/such/file")
        self.assertEqual(missing.returncode, 2)
        self.assertIn("/no/such/file cannot be read", missing.stderr)


if __name__ == "__main__":
    unittest.main(verbosity=2)
