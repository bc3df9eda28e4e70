"""After the end: how far everybody came, and where fame and money came from."""

from collections import defaultdict
from collections.abc import Sequence

from serai.core.step import Message
from serai.games.counters import SIGN, Sign
from serai.games.rajas.boards.race import race
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import icon
from serai.games.result import Leaf, Ledger, ledgers

TOLD = {"fame": ("rajas-log-fame",), "money": ("rajas-log-coins", "rajas-log-pays")}
"""The log lines that tell of a change of fame or money, and what the seat has then."""
SOURCES = {
    "market": "market",
    "province": "province",
    "income": "income",
    "navaratna": "income",
    "palace": "palace",
    "river": "river",
    "ganga": "river",
    "place": "paid",
}
"""From what something came, by the chapter of the rule under which it is told."""
OTHER = "other"


def leaves(look: RajasLook, told: Sequence[Message]) -> tuple[Leaf, ...]:
    """The lanes at the end, and two sums."""
    title, both = look.say("how-it-ended"), [ledger(look, told, what) for what in TOLD]
    ended = Leaf(title, race(RajasScene(look)).html())
    return ended, Leaf(look.say("came-from"), ledgers(look, both))


def ledger(look: RajasLook, told: Sequence[Message], what: str) -> Ledger:
    """All changes of fame or money; what was there before any of them is the start."""
    label, seats = look.say(f"count-{what}"), range(look.view.players)
    sign = icon("fame" if what == "fame" else "coin", 0, 0, SIGN)
    rows = [
        (look.say(f"from-{one}", what=what), tuple(by[seat] for seat in seats))
        for one, by in _changes(told, what).items()
    ]
    total = [seat.fame if what == "fame" else seat.money for seat in look.view.seats]
    start = tuple(total[seat] - sum(by[seat] for _, by in rows) for seat in seats)
    if any(start):
        rows.insert(0, (look.say("from-start"), start))
    return Ledger(label, Sign(sign, label), tuple(rows))


def _changes(told: Sequence[Message], what: str) -> dict[str, defaultdict[int, int]]:
    """By source and seat."""
    order = (*SOURCES.values(), OTHER)
    changes: dict[str, defaultdict[int, int]] = {one: defaultdict(int) for one in order}
    for message in told:
        if message.id not in TOLD[what]:
            continue
        seat, count = int(message.args["seat"]), int(message.args["count"])
        source = SOURCES.get(message.rule.partition(".")[0], OTHER)
        changes[source][seat] += -count if message.id == "rajas-log-pays" else count
    return {one: by for one, by in changes.items() if by}
