"""The log of a table as lines: what happened, since when, and which places it concerns."""

from collections.abc import Iterator
from dataclasses import dataclass

from serai.core.match import Match
from serai.core.step import CHANCE, EVERYONE, Message
from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup
from serai.draw.shapes import LETTERS
from serai.games.paging import Look, Page

SEAT = "seat"


@dataclass(frozen=True)
class Line:
    """One thing that happened."""

    number: int
    """Its place in the whole log, as seen from nowhere: the same for every viewer."""
    event: int
    step: int
    """How many choices had been made when it had happened."""
    message: Message

    @property
    def seat(self) -> int | None:
        seat = self.message.args.get(SEAT)
        return seat if isinstance(seat, int) else None

    @property
    def things(self) -> list[tuple[str, str]]:
        """Kind and slug of everything that it names."""
        return [
            (key.rstrip("0123456789"), value)
            for key, value in self.message.args.items()
            if isinstance(value, str)
        ]


def lines(match: Match, seat: int | None, events: int | None = None) -> list[Line]:
    """The log as far as a seat may read it, up to a number of events."""
    return list(_lines(match, seat, len(match.events) if events is None else events))


def _lines(match: Match, seat: int | None, upto: int) -> Iterator[Line]:
    bit = 0 if seat is None else 1 << seat
    number = 0
    step = 0
    for note in match.opening:
        yield Line(number, 0, 0, note.message)
        number += 1
    for at, event in enumerate(match.events[:upto]):
        step += event.seat != CHANCE
        for note in event.notes:
            if note.seen_by == EVERYONE or note.seen_by & bit:
                yield Line(number, at, step, note.message)
            number += 1


def last_own_event(match: Match, seat: int | None) -> int:
    """The event after the seat's last choice: there begins what it has not seen happen."""
    if seat is None:
        return len(match.events)
    for at in range(len(match.events) - 1, -1, -1):
        if match.events[at].seat == seat:
            return at + 1
    return 0


def changed_things(found: list[Line], since: int) -> frozenset[str]:
    return frozenset(
        f"{kind}-{slug}" for line in found if line.event >= since for kind, slug in line.things
    )


def show_line(page: Page, look: Look, line: Line, address: str, new: bool) -> Markup:
    """A line as a link to its moment; pointing at it lights up its places."""
    short = page.SHORT.get(line.message.id)
    text = look.voice.say(line.message)
    content: list[Markup | str] = [text]
    if short is not None:
        args = {SEAT: line.message.args[SEAT]} if SEAT in line.message.args else {}
        signs = [page.sign(look, kind, slug) for kind, slug in line.things]
        content = [look.voice.text(short, args), " ", *signs]
    lights = [f"{kind}-{slug}" for kind, slug in line.things]
    seat = line.seat
    mark: Markup = NOTHING
    if seat is not None:
        letter = LETTERS[seat]
        mark = icon(f"seat-{letter}", 23, f"badge seat-{letter}", box=28)
    return h(
        "li",
        mark,
        h("a", content, href=address, tabindex=-1),
        id=f"line-{line.number}",
        class_=classes("new" if new else None, "chapter" if seat is None else None),
        data_lights=" ".join(lights) or None,
        data_say=text,
    )
