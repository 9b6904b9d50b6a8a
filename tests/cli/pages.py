"""What every page of `--report` must be: whole, self-contained, readable by eyes and by screen readers."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as tree
from html.parser import HTMLParser
from pathlib import Path

PITHEAD = os.environ["PITHEAD_BINARY"]


def page(*command: str) -> str:
    """The page that `pithead COMMAND --report` writes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        subprocess.run([PITHEAD, *command, "--report", str(file)], check=True, stdout=subprocess.DEVNULL)
        return file.read_text(encoding="utf-8")


def check(truth: bool, what: str) -> None:
    if not truth:
        sys.exit(f"the page is wrong: {what}")


class Links(HTMLParser):
    """Everything a browser would fetch or run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "link", "img", "iframe", "object", "embed"):
            self.found.append(tag)
        for name, value in attributes:
            within = name == "href" and (value or "").startswith("#")
            if name in ("src", "href", "style") and not within:
                self.found.append(f"{name}={value}")


def check_structure(text: str, least_plots: int) -> tree.Element:
    root = tree.fromstring(text.removeprefix("<!DOCTYPE html>"))  # XML is stricter than HTML
    links = Links()
    links.feed(text)
    check(not links.found, f"it needs {links.found}")
    check("url(" not in text and "http" not in text and "@import" not in text, "it needs the network")
    check(bool(root.findtext("head/title")), "it has no title")
    check(len(root.findall(".//h1")) == 1, "it has not one heading")
    plots = [each for each in root.iter("svg") if each.get("class") == "plot"]
    check(len(plots) >= least_plots, f"it has {len(plots)} plots")
    for plot in plots:
        # Links in an image would be hidden from readers.
        role = "img" if plot.find(".//a") is None else "group"
        check(plot.get("role") == role and len(plot.get("aria-label", "")) > 20, "a plot is not told in words")
    check_links(root)
    check_coordinates(root)
    return root


def check_links(root: tree.Element) -> None:
    names = [each.get("id") for each in root.iter() if each.get("id")]
    check(len(names) == len(set(names)), "a name is given twice")
    for link in root.iter("a"):
        check(link.get("href", "")[1:] in names, f"the link {link.get('href')} leads nowhere")
        check(bool(link.get("aria-label") or link.text), f"the link {link.get('href')} has no words")


def check_coordinates(root: tree.Element) -> None:
    for each in root.iter():
        for name in ("x", "x1", "x2", "cx", "width"):
            value = each.get(name, "")
            if value.endswith("%"):
                check(-0.1 <= float(value[:-1]) <= 100.1, f"<{each.tag} {name}={value}> lies outside its plot")
        check("nan" not in (each.get("d") or "") and "inf" not in (each.get("d") or ""), "a curve has no numbers")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def check_contrast(text: str) -> None:
    day, night = (dict(re.findall(r"--([\w-]+):(#[0-9A-F]{6})", part))
                  for part in re.findall(r":root\{(--.*?)\}", text, re.DOTALL)[:2])
    for theme in (day, day | night):
        for ink in ("ink", "ink-2"):
            for ground in ("panel", "page", "sky"):
                check(contrast(theme[ink], theme[ground]) >= 4.5, f"{ink} on {ground} is too faint")
        check(contrast(theme["ink"], theme["lamp-wash"]) >= 4.5, "ink on lamp-wash is too faint")
        for line in [f"c{i}" for i in range(8)] + ["mark", "good", "bad", "draw"]:
            check(contrast(theme[line], theme["panel"]) >= 3, f"{line} on panel is too faint")
    for enamel in re.findall(r"--enamel:(#[0-9A-F]{6})", text):
        check(contrast(enamel, day["enamel-ink"]) >= 4.5, f"the head is too faint on {enamel}")
