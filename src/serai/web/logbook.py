"""The log of a table as lines: what happened, since when, and which places it concerns."""

from collections.abc import Iterator
from dataclasses import dataclass

from serai.core.match import Match
from serai.core.record import may_see
from serai.core.step import CHANCE, Message
from serai.draw.html import classes, h, seat_icon
from serai.draw.markup import NOTHING, Markup
from serai.games.look import AnyLook
from serai.games.page import Page
from serai.server.recent import Recent

SEAT = "seat"


@dataclass(frozen=True)
class Line:
    """One thing that happened."""

    number: int
    """Its place in the whole log, lines that are hidden from the viewer counted in: so a line has
    the same number for everybody."""
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
            if may_see(note.seen_by, bit):
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


def grouped(look: AnyLook, found: list[Line], since: int) -> Iterator[list[Line]]:
    """Lines that differ only in their picture, such as cards taken one by one, stand together."""
    group: list[Line] = []
    for line in found:
        if group and not _alike(look, group[-1], line, since):
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def _alike(look: AnyLook, one: Line, other: Line, since: int) -> bool:
    if one.message.id != other.message.id or not _short(look, one):
        return False
    return one.seat == other.seat and (one.event >= since) == (other.event >= since)


def _short(look: AnyLook, line: Line) -> str:
    """The words of a line whose things are shown as signs; empty if it has none."""
    args = {SEAT: line.message.args[SEAT]} if SEAT in line.message.args else {}
    return look.voice.short_log(line.message.id, args)


class ShownLines(Recent[object, Markup]):
    """Lines as they were shown: when a table changes, only the last lines of its log are new."""

    most = 20_000

    def show(self, page: Page, look: AnyLook, group: list[Line], address: str, new: bool) -> Markup:
        """Lines as a link to their moment; pointing at it lights up their places."""
        said = tuple((line.number, line.message.id, *line.message.args.items()) for line in group)
        key = (look.voice, address, new, said)
        found = self.get(key)
        if found is None:
            found = self.keep(key, _show_group(page, look, group, address, new))
        return found


def _show_group(page: Page, look: AnyLook, group: list[Line], address: str, new: bool) -> Markup:
    first = group[0]
    spoken = " ".join(look.voice.say(line.message) for line in group)
    things = [thing for line in group for thing in line.things]
    short = _short(look, first)
    content: list[Markup | str] = [spoken]
    if short:
        signs = [page.sign(look, kind, slug) for kind, slug in things]
        content = [short, " ", *signs]
    seat = first.seat
    return h(
        "li",
        NOTHING if seat is None else seat_icon(seat, 22),
        h("a", content, href=address, tabindex=-1),
        id=f"line-{group[-1].number}",
        class_=classes("new" if new else None, "chapter" if seat is None else None),
        data_lights=" ".join(f"{kind}-{slug}" for kind, slug in things) or None,
        data_say=spoken,
    )
