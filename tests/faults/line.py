"""The wire between a person and a node: an honest one, and one that loses, doubles, delays and reorders."""

from __future__ import annotations

import asyncio
import json
import random

import websockets
from websockets.exceptions import WebSocketException

LOST = (OSError, TimeoutError, WebSocketException, EOFError)


async def http(port: int, method: str, path: str, cookie: str = "", body: object = None) -> tuple[int, str, bytes]:
    """Status, the cookie that was set, and the body. A connection that is lost raises one of LOST."""
    content = b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close",
            "Content-Type: application/json", f"Content-Length: {len(content)}"]
    if cookie:
        head.append(f"Cookie: {cookie}")
    # From an address of its own: people who all come back at once use up what one address may ask for.
    own = ("127.0.0.2", 0) if path == "/healthz" else None
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=own)
    try:
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + content)
        await writer.drain()
        async with asyncio.timeout(30):
            answer = await reader.read()
    finally:
        writer.close()
    header, separator, rest = answer.partition(b"\r\n\r\n")
    fields = dict(line.lower().split(b": ", 1) for line in header.split(b"\r\n")[1:])
    if not separator or len(rest) < int(fields.get(b"content-length", b"0")):
        raise EOFError("the answer was cut off")
    cookies = [line[12:].split(b";")[0] for line in header.split(b"\r\n") if line.lower().startswith(b"set-cookie: ")]
    return int(header.split()[1]), cookies[0].decode() if cookies else "", rest


class Line:
    lossy = False

    def __init__(self, socket: websockets.WebSocketClientProtocol) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        await self.socket.send(text)

    async def receive(self, patience: float | None) -> str | None:
        """The next message, or None when the patience is at its end."""
        try:
            async with asyncio.timeout(patience):
                return await self.socket.recv()
        except TimeoutError:
            return None

    def hang_up(self) -> None:
        pass


class Fate:
    """What happens to the messages of one direction. The sequence of fates follows from the seed alone."""

    def __init__(self, rng: random.Random, chance: float) -> None:
        self._rng = rng
        self._chance = chance

    def draw(self) -> tuple[str, list[float]]:
        """Its name, and after how many seconds each copy arrives."""
        rng = self._rng
        if rng.random() >= self._chance:
            return "fine", [0]
        kind = rng.choice(("lost", "doubled", "delayed", "doubled late", "cut"))
        late = rng.uniform(0.001, 0.060)  # several messages fit in between, so they change places
        return kind, {"lost": [], "doubled": [0, 0], "delayed": [late], "doubled late": [0, late], "cut": []}[kind]


class ChaosLine(Line):
    lossy = True

    def __init__(self, socket: websockets.WebSocketClientProtocol, to: Fate, back: Fate, count) -> None:
        super().__init__(socket)
        self._to, self._back, self._count = to, back, count
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._tasks = {asyncio.create_task(self._listen())}

    async def send(self, text: str) -> None:
        kind, copies = self._to.draw()
        self._count(kind)
        for after in copies:
            if after == 0:
                await self.socket.send(text)
            else:
                self._later(after, lambda: self.socket.send(text))
        if kind == "cut":
            await self.socket.close()

    async def receive(self, patience: float | None) -> str | None:
        try:
            async with asyncio.timeout(patience):
                text = await self._heard.get()
        except TimeoutError:
            return None
        if text is None:
            raise EOFError("the line is dead")
        return text

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                kind, copies = self._back.draw()
                self._count(kind)
                for after in copies:
                    self._later(after, lambda text=text: self._heard.put(text))
                if kind == "cut":
                    await self.socket.close()
        except LOST:
            pass
        self._heard.put_nowait(None)

    def _later(self, seconds: float, deed) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            try:
                await deed()
            except LOST:
                pass  # it was late, and the line is dead: lost

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hang_up(self) -> None:
        for task in list(self._tasks):
            task.cancel()
