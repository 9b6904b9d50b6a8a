"""What the operator sees: lines of the log and figures, without secrets."""

from __future__ import annotations

import json
import re
import signal
import time
import unittest
from datetime import UTC, datetime
from pathlib import Path

import yaml
from table_talk import ERRORS, PATIENCE, SOURCE, Browser, Message, Person, Server


class Operator(unittest.TestCase):
    def test_failed_logins_and_refusals_are_lines_and_figures_without_secrets(self) -> None:
        with Server() as server:
            ada = Person(server, "Ada")
            ada.http("POST", "/api/login", {"login": "my-real-password", "password": "another secret"})
            ada.http("POST", "/api/me", {"name": "Eve"}, {"Origin": "https://evil.example"})
            table = ada.open_table("coal-baron", "person", "open")
            talker = ada.socket()
            self.assertEqual(talker.ask("return", table)["error"], "not-started")
            lines = server.log_lines()
            self.assertIn({"what": "login-failed", "address": ada.address}, [without_time(line) for line in lines])
            self.assertIn({"what": "refused", "error": "forbidden-origin", "address": ada.address},
                          [without_time(line) for line in lines])
            self.assertIn({"what": "refused", "error": "not-started"}, [without_time(line) for line in lines])
            text = json.dumps(lines)
            for secret in ("my-real-password", "another secret", ada.cookie):
                self.assertNotIn(secret, text)
            metrics = server.metrics()
            for why in ("wrong-login", "forbidden-origin", "not-started"):
                self.assertEqual(metrics[f'pithead_refusals_total{{why="{why}"}}'], 1, why)

    def test_whoever_enters_or_changes_an_account_is_a_line_and_a_figure(self) -> None:
        with Server() as server:
            ada = Person(server)
            codes = ada.post("/api/account", {"login": "ada", "password": "nine lives"})["codes"]
            ada.post("/api/account/password", {"password": "nine lives", "new_password": "ten lives"})
            ada.post("/api/account/login", {"password": "ten lives", "login": "lovelace"})
            ada.post("/api/account/codes", {"password": "ten lives"})
            phone = Browser(server)
            phone.post("/api/login", {"login": "lovelace", "password": "ten lives"})
            phone.post("/api/me/remove", {"password": "ten lives"})
            accounts = [line for line in server.log_lines() if line["what"] == "account"]
            events = ["made", "password-changed", "login-changed", "codes-made", "logged-in", "removed"]
            self.assertEqual([line["event"] for line in accounts], events)
            self.assertEqual({line["person"] for line in accounts}, {ada.id}, "not by name: a log is read by many")
            self.assertEqual([line["address"] for line in accounts], [ada.address] * 4 + [phone.address] * 2)
            text = json.dumps(server.log_lines())
            for secret in ("lovelace", "nine lives", "ten lives", codes[0], ada.cookie):
                self.assertNotIn(secret, text)
            metrics = server.metrics()
            for event in events:
                self.assertEqual(metrics[f'pithead_account_events_total{{event="{event}"}}'], 1, event)

    def test_the_log_is_in_utc_and_goes_nowhere_but_to_standard_error(self) -> None:
        before = datetime.now(UTC).replace(microsecond=0)
        with Server() as server:
            Person(server).http("GET", "/api/nothing")
            lines = server.log_lines()
            said = server.process.stdout
            server.process.send_signal(signal.SIGTERM)
            self.assertEqual(said.read(), "", "the address alone, which was read before")
            server.process.wait(timeout=PATIENCE)
            self.assertEqual({each.name for each in Path(server.folder.name).iterdir()} - {"log"},
                             {each.name for each in Path(server.folder.name).glob("pithead.db*")})
        self.assertGreater(len(lines), 1)
        for line in lines:
            time_of = datetime.strptime(line["time"], "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
            self.assertLessEqual(before, time_of)
            self.assertLessEqual(time_of, datetime.now(UTC))

    def test_every_line_of_the_log_is_documented(self) -> None:
        code = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / "server").glob("*.cpp"))
        written = set(re.findall(r'\blog_?(?:\.write)?\(\s*"([a-z-]+)"', code))
        self.assertLessEqual({"serving", "account", "login-failed", "store-error"}, written)
        table = (SOURCE / "docs/server/deploy.md").read_text(encoding="utf-8").split("| `what` |")[1].split("\n\n")[0]
        documented = {what for row in table.splitlines() for what in re.findall(r"`([a-z-]+)`", row.split("|")[1])}
        self.assertEqual(written, documented - {"what"})

    def test_a_flood_of_refusals_does_not_fill_the_log(self) -> None:
        with Server() as server:
            ada = Person(server)
            talker = ada.socket()
            for n in range(400):
                talker.say({"type": "castle", "id": str(n)})
            answers = [talker.next("error") for _ in range(400)]
            self.assertEqual(len(answers), 400)
            end = time.monotonic() + PATIENCE
            told = 0
            while told < 400:
                self.assertLess(time.monotonic(), end, f"the log tells of {told} refusals")
                time.sleep(0.1)
                log = server.log_lines()
                lines = sum(line["what"] == "refused" for line in log)
                told = lines + sum(int(line["lines"]) for line in log if line["what"] == "left-out")
            self.assertEqual(told, 400)
            self.assertLess(lines, 200)

    def test_dashboard_and_alerts_are_about_figures_that_there_are(self) -> None:
        dashboard = json.loads((SOURCE / "docs/server/grafana.json").read_text(encoding="utf-8"))
        alerts = yaml.safe_load((SOURCE / "docs/server/alerts.yml").read_text(encoding="utf-8"))
        shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
        watched = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
        with Server() as server:
            Person(server).http("GET", "/api/nothing")
            told = {re.match(r"\w+", name)[0] for name in server.metrics()}
        self.assertEqual(names_in(watched) - told, set())
        self.assertEqual({re.sub("_(sum|count)$", "_bucket", name) for name in told}, names_in(shown),
                         "the dashboard shows all of them, and nothing else")
        labels = set(re.findall(r'why=~?"([^"]+)"', " ".join(watched)))
        self.assertLessEqual({why for each in labels for why in each.split("|")}, ERRORS)

    def test_times_are_told(self) -> None:
        with Server() as server:
            ada = Person(server)
            table = ada.open_table("coal-baron", "person", {"kind": "person", "name": "Bruno"})
            talker = ada.socket()
            talker.do("start", table)
            talker.do("move", table, ply=0, move=talker.watch(table)["moves"][0]["move"])
            metrics = server.metrics()
            self.assertEqual(metrics["pithead_move_seconds_count"], 1)
            self.assertEqual(metrics['pithead_move_seconds_bucket{le="+Inf"}'], 1)
            self.assertGreater(metrics["pithead_store_seconds_count"], 3)
            self.assertEqual(metrics["pithead_healthy"], 1)


def names_in(expressions: list[str]) -> set[str]:
    return set(re.findall(r"pithead_\w+", " ".join(expressions)))


def without_time(line: Message) -> Message:
    return {key: value for key, value in line.items() if key != "time"}


if __name__ == "__main__":
    unittest.main(verbosity=2)
