"""The worlds that a seat could be in."""

from serai.core.luck import Luck, Stream
from serai.games.taj_mahal.state import TajState


def imagine(s: TajState, seat: int, luck: Luck) -> TajState:
    """A world this seat could be in.

    Unknown to a seat are the order of the deck and those cards in other hands that nobody saw
    being taken. They are pooled, shuffled, and dealt out anew. The pool is sorted first, so that
    two states that differ only in what the seat cannot know give the same worlds.
    """
    world = s.copy()
    pool = world.deck[:]
    for side in range(s.seats):
        if side != seat:
            pool += [card for card in s.hands[side] if not s.known[card]]
    pool.sort()
    Stream(luck).shuffle(pool)
    for side in range(s.seats):
        if side != seat:
            kept = sorted(card for card in s.hands[side] if s.known[card])
            missing = len(s.hands[side]) - len(kept)
            world.hands[side] = kept + [pool.pop() for _ in range(missing)]
    world.deck = sorted(pool)
    return world
