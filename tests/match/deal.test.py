"""Deals Coal Baron and hashes the state after the first move by docs/records.md alone, and compares with the
first hash of every golden record: whoever reads that page can check a record without our code."""

import json
import os
import pathlib
import sys

MASK = (1 << 64) - 1


def rotl(value, bits):
    return ((value << bits) | (value >> (64 - bits))) & MASK


def split_mix(state):
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


class Rng:
    def __init__(self, seed):
        words = split_mix(seed)
        self.words = [next(words) for _ in range(4)]

    def number(self):
        a, b, c, d = self.words
        number = (rotl((a + d) & MASK, 23) + a) & MASK
        t = (b << 17) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        self.words = [a, b, c ^ t, rotl(d, 45)]
        return number

    def below(self, n):
        while True:
            product = (self.number() >> 32) * n
            if product & 0xFFFFFFFF >= 2**32 % n:
                return product >> 32

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Hash:
    def __init__(self):
        self.p, self.q = 0x6A09E667F3BCC908, 0xBB67AE8584CAA73B

    def word(self, word):
        word = (word * 0xD6E8FEB86659FD93) & MASK
        word ^= word >> 32
        self.p, self.q = self.q, ((rotl(self.p, 23) ^ word) * 0x9FB21C651E98DF25) & MASK

    def bytes(self, values):
        whole = len(values) - len(values) % 8
        for i in range(0, whole, 8):
            self.word(packed(values[i : i + 8]))
        self.word(packed(values[whole:]) | (len(values) - whole) << 56)

    def text(self):
        z = self.p ^ rotl(self.q, 32)
        for _ in range(2):
            z = ((z ^ (z >> 32)) * 0xD6E8FEB86659FD93) & MASK
        return f"{z ^ (z >> 32):016x}"


def packed(values):
    return sum(value << (8 * i) for i, value in enumerate(values))


def bits(places):
    return sum(1 << place for place in places)


# The numbers of games/coal_baron/components.h.
ORDERS = [
    vehicle + "-" + spots
    for vehicle, cards in {
        "barrow": "Y B YY G K BB BBB GG KK GGG YBGK",
        "carriage": "Y YY B YYY G K BB GG KK YBGK KKK",
        "truck": "Y YY B YYY G BB K GG KK YBGK KKK",
        "engine": "Y B YY G BB K BBB GG GGG KK YBGK",
    }.items()
    for spots in cards.split()
]
MIXED = [order for order, name in enumerate(ORDERS) if name.endswith("YBGK")]
SLOTS = list(range(len(ORDERS))) + [order for order in MIXED for _ in range(3)]  # the order of each slot
F8, M4, MONEY3, F4, M8, MONEY5, O1, BANK = 7, 9, 17, 3, 11, 19, 21, 26
LOCKED = {2: {F8, M4, MONEY3, F4, M8, MONEY5, O1}, 3: {F8, M4, MONEY3}, 4: set()}
WORKERS_AND_MARKS = {2: (18, 10), 3: (15, 9), 4: (13, 8)}
NONE, LOCK = 0xFF, 0x7F


def hash_after_draft_of(order, players, seed):
    rng = Rng(seed)
    tiles = [i // 3 for i in range(48)]
    rng.shuffle(tiles)
    open_tiles = [NONE if space in LOCKED[players] else tiles.pop(0) for space in range(8)]
    orders = list(range(44))
    rng.shuffle(orders)
    draft, orders = orders[: 3 * players + 1], orders[3 * players + 1 :]
    start = rng.below(players)
    mover = (start - 1) % players
    draft.remove(order)

    state = Hash()
    state.word(packed([0, players, (mover - 1) % players, start, 0, BANK, 0, 0]))
    state.word(packed([0, 0, 0, 0] + [16 - players] * 4))
    state.word(bits(draft))
    state.word(0)
    state.bytes(open_tiles)
    state.bytes([NONE] * 4)
    state.bytes([LOCK if space in LOCKED[players] or space > BANK else 0 for space in range(32)])
    for _ in range(11):
        state.word(0)
    workers, marks = WORKERS_AND_MARKS[players]
    for seat in range(players):
        state.word(bits([order]) if seat == mover else 0)
        state.word(0)
        state.word(bits(slot for slot, of in enumerate(SLOTS) if of == order) if seat == mover else 0)
        state.word(0)
        state.word(packed([1, 0, 0, 0, 0, 1, 0, 0]))
        state.word(packed([0, 0, 1, 0, 0, 0, 0, 1]))
        state.word(marks << 32)
        state.word(packed([0, workers, 0, 0]))
        state.word(0)
    for stack in (tiles, orders):
        state.bytes(stack)
        state.bytes([0] * len(stack))
    return state.text()


def main():
    folder = pathlib.Path(os.environ["PITHEAD_SOURCE_DIR"]) / "tests/match/golden"
    records = sorted(folder.glob("*.json"))
    wrong = 0 if records else 1
    for file in records:
        record = json.loads(file.read_text())
        order = ORDERS.index(record["moves"][0].removeprefix("take "))
        found = hash_after_draft_of(order, record["players"], record["seed"])
        if found != record["hashes"][0]:
            print(f"{file.name}: by docs/records.md the first hash is {found}, the record says {record['hashes'][0]}")
            wrong += 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
