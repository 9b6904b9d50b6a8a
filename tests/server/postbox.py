"""A real SMTP server on loopback that keeps the letters it takes.

As a program, for tests in other languages, it prints its port and then each letter as a line of JSON."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import queue
import re
import threading
from email.message import EmailMessage

from aiosmtpd.smtp import SMTP, Envelope, Session


class Postbox:
    """What the SMTP server does with the letters it takes."""

    def __init__(self, patience: float | None = None) -> None:
        """Waits so many seconds for a letter, or as long as it takes."""
        self.patience = patience
        self.letters: queue.Queue[tuple[list[str], EmailMessage]] = queue.Queue()
        self.refused: set[str] = set()  # addresses that nobody has

    def open(self) -> int:
        """Serves on a thread of its own from now on; the port, any that is free."""
        self.loop = asyncio.new_event_loop()
        listening = self.loop.create_server(lambda: SMTP(self, loop=self.loop), "127.0.0.1", 0)
        self.server = self.loop.run_until_complete(listening)
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        return self.server.sockets[0].getsockname()[1]

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.server.close()
        self.loop.close()

    async def handle_RCPT(self, _server: SMTP, _session: Session, envelope: Envelope, address: str, options: list[str]) -> str:
        if address in self.refused:
            return "550 No such user here"
        envelope.rcpt_tos.append(address)
        envelope.rcpt_options.extend(options)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.letters.put((envelope.rcpt_tos, letter))
        return "250 Message accepted for delivery"

    def next(self) -> tuple[list[str], EmailMessage]:
        return self.letters.get(timeout=self.patience)


def text_of(letter: EmailMessage) -> str:
    return letter.get_body(("plain",)).get_content()


def code_in(letter: EmailMessage) -> str | None:
    """The code of a letter that has one."""
    found = re.findall(r"^    ([0-9A-Z-]{29})\r?$", text_of(letter), re.MULTILINE)
    return found[0] if len(found) == 1 else None


def main() -> None:
    box = Postbox()
    print(box.open(), flush=True)
    while True:
        to, letter = box.next()
        told = {"to": to, "subject": letter["Subject"], "text": text_of(letter), "code": code_in(letter)}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
