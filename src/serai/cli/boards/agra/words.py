"""Short words for the things of Agra, as the parts of its board need them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from serai.cli.boards.parts import letter
from serai.games.agra.tables import GOOD_IDS, GOODS, NEUTRAL, NONE
from serai.games.agra.view import AgraView
from serai.games.voice import Voice


def good_name(voice: Voice, good: int) -> str:
    return voice.name("good", GOOD_IDS[good])


def stock(voice: Voice, counts: Sequence[int]) -> str:
    """The goods of a seat: "3 wood, 1 cement"."""
    named = (f"{counts[good]} {good_name(voice, good)}" for good in range(GOODS) if counts[good])
    return ", ".join(named)


def stones(owners: Iterable[int]) -> str:
    """How many stones lie there, by owner: "A2 C1", and "n1" for nobody's."""
    counts = Counter(owner for owner in owners if owner != NONE)
    seats = sorted(owner for owner in counts if owner >= 0)
    listed = [f"{letter(seat)}{counts[seat]}" for seat in seats]
    if counts[NEUTRAL]:
        listed.append(f"n{counts[NEUTRAL]}")
    return " ".join(listed)


def rupees(count: int) -> str:
    return "1 rupee" if count == 1 else f"{count} rupees"


def favours(count: int) -> str:
    return "1 favour" if count == 1 else f"{count} favours"


def points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def cost_of_deed(view: AgraView, deed: int, saved: int = 0) -> str:
    """What a favour action asks for: "spend 2", or "have 4, spend 2"."""
    have, spend = view.tables.deed_have[deed], max(1, view.tables.deed_spend[deed] - saved)
    return (
        f"spend {spend}" if have == view.tables.deed_spend[deed] else f"have {have}, spend {spend}"
    )


def deed_name(view: AgraView, voice: Voice, deed: int) -> str:
    return voice.name("deed", view.tables.deed_ids[deed])
