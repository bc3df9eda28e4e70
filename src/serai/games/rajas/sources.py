"""After the end: how far everybody came, and where fame and money came from."""

from collections.abc import Sequence

from serai.core.step import Message
from serai.games.counters import SIGN, Sign
from serai.games.rajas.boards.race import race
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import LAYOUT, icon
from serai.games.result import Leaf, Ledger, ledgers

TOLD = {"fame": ("rajas-log-fame",), "money": ("rajas-log-coins", "rajas-log-pays")}
"""The log lines that tell of a change of fame or money, and what the seat has then."""
SOURCES, OTHER = LAYOUT["sources"], "other"
"""From what something came, by the chapter of the rule under which it is told."""


def leaves(look: RajasLook, told: Sequence[Message]) -> tuple[Leaf, ...]:
    """The lanes at the end, and two sums."""
    title, both = look.say("how-it-ended"), [ledger(look, told, what) for what in TOLD]
    ended = Leaf(title, race(RajasScene(look)).html())
    return ended, Leaf(look.say("came-from"), ledgers(look, both))


def ledger(look: RajasLook, told: Sequence[Message], what: str) -> Ledger:
    """All changes of fame or money; what was there before any of them is the start."""
    start = [seat.fame if what == "fame" else seat.money for seat in look.view.seats]
    changes = {source: [0] * len(start) for source in (*SOURCES.values(), OTHER)}
    for message in told:
        if message.id in TOLD[what]:
            seat, count = int(message.args["seat"]), int(message.args["count"])
            change = -count if message.id == "rajas-log-pays" else count
            changes[SOURCES.get(message.rule.partition(".")[0], OTHER)][seat] += change
            start[seat] -= change
    rows = {"start": start, **changes}.items()
    label, sign = look.say(f"count-{what}"), icon("fame" if what == "fame" else "coin", 0, 0, SIGN)
    shown = tuple((look.say(f"from-{one}", what=what), tuple(by)) for one, by in rows if any(by))
    return Ledger(label, Sign(sign, label), shown)
