"""What stands outside and is posted to, on loopback: a push service that checks who sends (RFC 8292) and a browser that
reads what was sent (RFC 8291, 8188); and a chat program's webhook.

As a program, for tests in other languages, it prints a line of JSON with its address and a subscription, and then each
message that a browser would get."""

from __future__ import annotations

import base64
import json
import queue
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC

CURVE = ec.SECP256R1()


def in_letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def hmac(key: bytes, text: bytes) -> bytes:
    made = HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


class Subscription:
    """What a browser makes for itself, and gives away the public half of."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(CURVE)
        self.auth = b"sixteen letters!"

    @property
    def body(self) -> dict[str, str]:
        """As /api/notices/add takes it."""
        return {"way": "push", "target": self.endpoint, "key": in_letters(point_of(self.private.public_key())),
                "secret": in_letters(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert length == 65 and len(sealed) <= size, "one record"
        secret = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + point_of(self.private.public_key()) + sender
        material = hmac(hmac(self.auth, secret), info + b"\1")
        prk = hmac(salt, material)
        key = hmac(prk, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac(prk, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text.endswith(b"\2"), "the last record ends with 2"
        return text[:-1]


def check_vapid(header: str, origin: str, public_key: str | None) -> dict[str, Any]:
    """The claims of who sends, if the signature is theirs."""
    assert header.startswith("vapid "), header
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert public_key in (None, parts["k"]), "signed with the key that browsers were given"
    head, claims, signature = parts["t"].split(".")
    assert json.loads(from_letters(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_letters(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_letters(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(from_letters(claims))
    assert told["aud"] == origin, told
    assert time.time() < told["exp"] <= time.time() + 24 * 60 * 60, told
    assert told["sub"].startswith(("mailto:", "https://", "http://")), told
    return told


@dataclass
class Call:
    """Somebody posted."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Outside:
    """Keeps whatever is posted to it, and answers what it is told to: by path a list of statuses, the last for ever."""

    patience: float | None = None
    answers: dict[str, list[int]] = field(default_factory=dict)
    held: dict[str, threading.Event] = field(default_factory=dict)  # paths that answer only when this is set
    calls: queue.Queue[Call] = field(default_factory=queue.Queue)

    def open(self) -> str:
        outside = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                outside.calls.put(Call(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                if self.path in outside.held:
                    outside.held[self.path].wait()
                answers = outside.answers.get(self.path, [201])
                status = answers.pop(0) if len(answers) > 1 else answers[0]
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("Location", f"{outside.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self.address

    def close(self) -> None:
        for each in self.held.values():
            each.set()
        self.server.shutdown()
        self.server.server_close()

    def subscription(self, name: str) -> Subscription:
        return Subscription(f"{self.address}/push/{name}")

    def next(self) -> Call:
        return self.calls.get(timeout=self.patience)

    def read_push(self, subscription: Subscription, public_key: str | None = None) -> dict[str, Any]:
        """The next message, which must be for this browser, signed and sealed as the standards say."""
        return self.open_push(self.next(), subscription, public_key)

    def open_push(self, call: Call, subscription: Subscription, public_key: str | None = None) -> dict[str, Any]:
        assert self.address + call.path == subscription.endpoint, call.path
        assert call.headers["content-encoding"] == "aes128gcm" and int(call.headers["ttl"]) > 0, call.headers
        assert 0 < len(call.headers["topic"]) <= 32, call.headers
        check_vapid(call.headers["authorization"], self.address, public_key)
        assert len(call.body) <= 4096, "as much as every push service must take"
        return json.loads(subscription.decrypt(call.body))


def main() -> None:
    outside = Outside()
    address = outside.open()
    subscription = outside.subscription("browser")
    print(json.dumps({"address": address, **subscription.body}), flush=True)
    while True:
        call = outside.next()
        told = outside.open_push(call, subscription) if call.path.startswith("/push/") else call.json
        print(json.dumps({"path": call.path, "told": told}), flush=True)


if __name__ == "__main__":
    main()
