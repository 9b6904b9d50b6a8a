"""What each seat knows of the cards that lie hidden: "Knowledge" in docs/trace.md and docs/trace-card-game.md.

Cards are followed one by one here, even those that look alike. A place is where a hidden card lies: a spot of a
stack, or a hand, in which secret cards of one deck lie together. Only what was seen counts; nothing is concluded
from the cards that lie elsewhere.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

MOST_GROUPS = 3


@dataclass(eq=False)  # two cards are different, even if they look alike
class Card:
    name: str
    deck: str
    hand: int | None = None  # the seat that holds it in secret, or None while it lies in a stack


@dataclass(eq=False)
class MixedGroup:
    """Places that a seat cannot tell apart: the cards lying there, and the names it knows to be among them.

    One of several places has a number; united mixed groups keep the lowest of theirs.
    """

    cards: set[Card]
    known: Counter[str] = field(default_factory=Counter)
    number: int | None = None

    def places(self) -> int:
        in_stacks = sum(card.hand is None for card in self.cards)
        hands = {card.hand for card in self.cards if card.hand is not None}
        return in_stacks + len(hands)


class Knowledge:
    """What one seat knows. A card known exactly is a mixed group of a single place."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.groups: dict[str, list[MixedGroup]] = {}
        self.fourth_groups = 0  # how often there were too many, for the test's coverage

    def of_deck(self, deck: str) -> list[MixedGroup]:
        return self.groups.setdefault(deck, [])

    def forget(self, card: Card) -> None:
        """A card comes to light, or leaves: of equal cards the known one counts as this one."""
        groups = self.of_deck(card.deck)
        for group in [group for group in groups if card in group.cards]:
            group.cards.remove(card)
            group.known -= Counter([card.name])
            if not group.known:
                groups.remove(group)
            elif group.places() == 1:
                group.number = None

    def see(self, card: Card) -> None:
        self.forget(card)
        self.of_deck(card.deck).append(MixedGroup({card}, Counter([card.name])))

    def mix(self, cards: set[Card]) -> None:
        """Somebody else has these cards of a deck in hand: their mixed groups become one."""
        groups = self.of_deck(next(iter(cards)).deck)
        sharing = [group for group in groups if group.cards & cards]
        mixed = unite([MixedGroup(set(cards)), *sharing])
        groups[:] = [group for group in groups if group not in sharing]
        if not mixed.known:
            return
        if mixed.places() > 1 and mixed.number is None:
            mixed = self.number(mixed, groups)
        groups.append(mixed)

    def number(self, new: MixedGroup, groups: list[MixedGroup]) -> MixedGroup:
        """A new mixed group takes the lowest free number; where none is free it becomes one with the last."""
        by_number = {group.number: group for group in groups}
        free = [number for number in range(1, MOST_GROUPS + 1) if number not in by_number]
        if free:
            new.number = free[0]
            return new
        last = by_number[MOST_GROUPS]
        groups.remove(last)
        self.fourth_groups += 1
        return unite([last, new])

    def exactly_known(self, deck: str) -> set[Card]:
        """The cards of a deck whose very place is known."""
        return set().union(*(group.cards for group in self.of_deck(deck) if group.places() == 1))


def unite(groups: list[MixedGroup]) -> MixedGroup:
    cards = set().union(*(group.cards for group in groups))
    numbers = [group.number for group in groups if group.number]
    return MixedGroup(cards, sum((group.known for group in groups), Counter()), min(numbers, default=None))


# ---- Of all seats -----------------------------------------------------------------------------------


def come_to_light(knowledge: list[Knowledge], card: Card) -> None:
    """A card is turned up on its stack."""
    for seat in knowledge:
        seat.see(card)


def leave(knowledge: list[Knowledge], card: Card) -> None:
    """A card that all have seen by now leaves the places where cards lie hidden."""
    for seat in knowledge:
        seat.forget(card)


def look(knowledge: list[Knowledge], looker: int, cards: list[Card]) -> None:
    for seat in knowledge:
        if seat.seat == looker:
            for card in cards:
                seat.see(card)


def mix(knowledge: list[Knowledge], looker: int, looked_at: list[Card]) -> None:
    """From now on nobody but the looker knows how these cards lie."""
    for seat in knowledge:
        if seat.seat != looker:
            seat.mix(set(looked_at))


def keep_openly(knowledge: list[Knowledge], looker: int, looked_at: list[Card], kept: Card) -> None:
    mix(knowledge, looker, looked_at)
    leave(knowledge, kept)


def keep_in_secret(knowledge: list[Knowledge], looker: int, looked_at: list[Card], hand: list[Card]) -> None:
    """The hand has the other secret cards of this deck, and the one kept just now."""
    for seat in knowledge:
        if seat.seat == looker:
            seat.forget(hand[-1])
        else:
            seat.mix({*looked_at, *hand})


def knowers(knowledge: list[Knowledge], cards: list[Card]) -> list[list[int]]:
    known = [seat.exactly_known(cards[0].deck) for seat in knowledge] if cards else []
    return [[seat for seat, of_seat in enumerate(known) if card in of_seat] for card in cards]
