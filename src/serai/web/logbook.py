"""The log of a table: its lines, the sentences made of them, and the places that they concern."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.record import may_see
from serai.core.step import CHANCE, Message
from serai.draw.html import classes, h, seat_icon
from serai.draw.markup import NOTHING, Markup, join
from serai.games.look import AnyLook
from serai.games.page import Page
from serai.games.voice import Voice, voice_of
from serai.server.lru_cache import LruCache

SEAT = "seat"
LONGEST_LOG = 120
"""Most lines in the log of a table; the replay shows all."""
NO_BREAK = "\u2060"
"""A word joiner between a sign and the comma after it."""


class Line(NamedTuple):
    """A line of the log. (A tuple, because a hundred of them are made for every drawing.)"""

    number: int
    """Its place in the whole log, including lines hidden from the viewer, so that it is the same
    for everybody."""
    event: int
    step: int
    """The number of choices before it."""
    message: Message
    turn: int
    """The number of the turn."""

    @property
    def seat(self) -> int | None:
        seat = self.message.args.get(SEAT)
        return seat if isinstance(seat, int) else None

    @property
    def things(self) -> list[tuple[str, str]]:
        """Kind and slug of the things that it names."""
        return [
            (key.rstrip("0123456789"), value)
            for key, value in self.message.args.items()
            if isinstance(value, str)
        ]


def lines(match: Match, seat: int | None, events: int | None = None) -> list[Line]:
    """The lines that a seat may see, up to a number of events."""
    upto = len(match.events) if events is None else events
    bit = _bit(seat)
    opening = (
        Line(number, 0, 0, note.message, note.turn)
        for number, note in enumerate(match.opening)
        if may_see(note.seen_by, bit)
    )
    return [*opening, *_lines(match, bit, 0, upto)]


def last_lines(match: Match, seat: int | None, since: int) -> list[Line]:
    """The end of the log: at least what a table shows, and everything since an event. Going through
    the whole log would be slow."""
    bit, first, found = _bit(seat), len(match.events), 0
    while first > 0 and (first > since or found < LONGEST_LOG):
        first -= 1
        found += sum(may_see(note.seen_by, bit) for note in match.events[first].notes)
    return list(_lines(match, bit, first, len(match.events))) if first else lines(match, seat)


def _bit(seat: int | None) -> int:
    return 0 if seat is None else 1 << seat


def _lines(match: Match, bit: int, first: int, upto: int) -> Iterator[Line]:
    """The visible lines of some events."""
    before = match.events[:first]
    number = len(match.opening) + sum(len(event.notes) for event in before)
    step = sum(event.seat != CHANCE for event in before)
    for at, event in enumerate(match.events[first:upto], first):
        step += event.seat != CHANCE
        for note in event.notes:
            if may_see(note.seen_by, bit):
                yield Line(number, at, step, note.message, note.turn)
            number += 1


def last_own_event(match: Match, seat: int | None) -> int:
    """The event after the seat's last choice, where the news for this seat begin."""
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
    """Groups of lines that are shown together: those that differ only in the sign of a thing, such
    as cards taken one by one, and equal ones, which are counted."""
    group: list[Line] = []
    for line in found:
        if group and not _alike(look, group[-1], line, since):
            yield group
            group = []
        group.append(line)
    if group:
        yield group


def _alike(look: AnyLook, one: Line, other: Line, since: int) -> bool:
    if one.message.id != other.message.id or not _together(one, other, since):
        return False
    return one.message == other.message or bool(_short(look, one))


def _together(one: Line, other: Line, since: int) -> bool:
    """Whether two lines are of one seat in one turn, and both new or both old."""
    same = one.seat == other.seat and one.turn == other.turn
    return same and (one.event >= since) == (other.event >= since)


def _short(look: AnyLook, line: Line) -> str:
    """The text of a line whose things are shown as signs; empty if it has none."""
    args = {SEAT: line.message.args[SEAT]} if SEAT in line.message.args else {}
    return look.voice.short_log(line.message.id, args)


# --- deeds ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deed:
    """A sentence of the log: groups of lines of which the later ones follow from the first."""

    groups: tuple[tuple[Line, ...], ...]
    opens: bool
    """Whether it is the first of its turn."""
    new: bool

    @property
    def first(self) -> Line:
        return self.groups[0][0]

    @property
    def last(self) -> Line:
        return self.groups[-1][-1]

    @property
    def lines(self) -> list[Line]:
        return [line for group in self.groups for line in group]


def deeds(look: AnyLook, found: list[Line], since: int) -> list[Deed]:
    """The sentences of the log, the oldest first."""
    sentences: list[list[tuple[Line, ...]]] = []
    for group in grouped(look, found, since):
        lead = sentences[-1][0][0] if sentences else None
        if lead is not None and _joins(look, lead, group[0], since):
            sentences[-1].append(tuple(group))
        else:
            sentences.append([tuple(group)])
    turn = -1
    shown = []
    for groups in sentences:
        first = groups[0][0]
        opens = first.seat is not None and first.turn != turn
        turn = first.turn if opens else turn
        shown.append(Deed(tuple(groups), opens, first.event >= since))
    return shown


def _joins(look: AnyLook, lead: Line, line: Line, since: int) -> bool:
    """Whether a line joins the sentence of an earlier one."""
    if lead.seat is None or not look.voice.joins(line.message.id):
        return False
    return _together(lead, line, since)


class ShownDeed(NamedTuple):
    """The content of a sentence, without what depends on where it stands and whether it is new."""

    content: Markup
    lights: str
    spoken: str


class Voices(LruCache[tuple[AnyGame, tuple[str, ...], str, int | None], Voice]):
    """Voices with the names of people, by all that they are made of."""

    most = 500


class ShownLines(LruCache[object, tuple[Deed, ShownDeed]]):
    """A cache of shown sentences: when a table changes, only the last lines of its log are new.

    Messages are compared by identity, which is faster. The deed is stored with them, so that their
    ids are not reused.
    """

    most = 20_000

    def __init__(self) -> None:
        super().__init__()
        self._voices = Voices()

    def voice_of(
        self, game: AnyGame, names: tuple[str, ...], language: str, own: int | None
    ) -> Voice:
        """The voice for a viewer, always the same: sentences are cached by their voice."""
        key = (game, names, language, own)
        return self._voices.get(key) or self._voices.keep(key, voice_of(*key))

    def show(
        self, page: Page, look: AnyLook, deed: Deed, address: str, name: str = "line"
    ) -> Markup:
        """A sentence as a link to its moment, which highlights its places. `name` distinguishes it
        from the same one elsewhere in the page."""
        messages = tuple([(line.number, id(line.message)) for line in deed.lines])
        key = (look.voice, address, messages)
        found = self.get(key)
        if found is None:
            found = self.keep(key, (deed, _made(page, look, deed, address)))
        return _show_deed(deed, name, found[1])


@dataclass(frozen=True)
class ShownTurn:
    """The shown sentences of a turn, with what they depend on."""

    messages: list[Message]
    numbers: tuple[int, ...]
    """Numbers of lines and steps, and how many lines are new."""
    shown: list[Markup]


def shown_by_turns(
    page: Page,
    look: AnyLook,
    found: list[Line],
    since: int,
    at: Callable[[int], str],
    shown_lines: ShownLines,
) -> list[Markup]:
    """All sentences of a log. No sentence spans two turns, so only turns with new lines are made
    again."""
    before: dict[int, ShownTurn] = look.kept.extra.get(ShownTurn, {})
    turns: dict[int, ShownTurn] = {}
    shown: list[Markup] = []
    for turn, group in groupby(found, key=lambda line: line.turn):
        lines = list(group)
        news = sum(line.event >= since for line in lines)
        messages, first, last = [line.message for line in lines], lines[0], lines[-1]
        numbers = (first.number, first.step, last.number, last.step, news)
        one = before.get(turn)
        if one is None or one.numbers != numbers or one.messages != messages:
            new = [
                shown_lines.show(page, look, d, at(d.first.step)) for d in deeds(look, lines, since)
            ]
            one = ShownTurn(messages, numbers, new)
        turns[turn] = one
        shown += one.shown
    look.kept.extra[ShownTurn] = turns
    return shown


def _made(page: Page, look: AnyLook, deed: Deed, address: str) -> ShownDeed:
    seat = deed.first.seat
    badge = NOTHING if seat is None else seat_icon(seat, 22)
    link = h("a", sentence_of(page, look, deed), href=address, tabindex=-1)
    things = [f"{kind}-{slug}" for line in deed.lines for kind, slug in line.things]
    spoken = " ".join(_spoken(look, group) for group in deed.groups)
    return ShownDeed(join(badge, link), " ".join(things), spoken)


def _show_deed(deed: Deed, name: str, shown: ShownDeed) -> Markup:
    return h(
        "li",
        shown.content,
        id=f"{name}-{deed.last.number}",
        class_=classes(
            "new" if deed.new else None,
            "chapter" if deed.first.seat is None else None,
            "turn" if deed.opens else None,
        ),
        data_lights=shown.lights or None,
        data_say=shown.spoken,
    )


def _spoken(look: AnyLook, group: tuple[Line, ...]) -> str:
    """The text of a group of lines for a screen reader, without signs."""
    if all(line.message == group[0].message for line in group):
        return _counted(look, look.voice.tell(group[0].message), group)
    return " ".join(look.voice.tell(line.message) for line in group)


def _counted(look: AnyLook, words: str, group: tuple[Line, ...]) -> str:
    """The words of equal lines, with their number."""
    if len(group) == 1:
        return words
    deed = words.removesuffix(".")
    counted = look.text("web-log-times", deed=deed, count=len(group))
    return counted if deed == words else f"{counted}."


def sentence_of(page: Page, look: AnyLook, deed: Deed) -> list[Markup | str]:
    """The words and signs of a sentence: its first line, then what followed."""
    lead, *others = deed.groups
    content, signs = _lead(page, look, lead)
    if not others:
        return content
    if not signs:
        words = str(content[0]).removesuffix(".")
        id = "web-log-deed-more" if ":" in words else "web-log-deed"  # one colon is enough
        content = [look.text(id, deed=words), " "]
    for at, group in enumerate(others):
        glue = NO_BREAK if isinstance(content[-1], Markup) else ""
        content += [f"{glue}, "] if at or signs else []
        content += _part(page, look, group)
    return content


def _lead(page: Page, look: AnyLook, group: tuple[Line, ...]) -> tuple[list[Markup | str], bool]:
    """The words of the first group, and whether they end in signs."""
    short = _short(look, group[0])
    if not short:
        return [_counted(look, look.voice.tell(group[0].message), group)], False
    return [short, " ", *_signs(page, look, group)], True


def _part(page: Page, look: AnyLook, group: tuple[Line, ...]) -> list[Markup | str]:
    """The words and signs of a later group."""
    first, short = group[0], _short(look, group[0])
    args = {"count": len(group) if short else 1, **first.message.args}
    words, cause = look.voice.also(first.message.id, args), look.voice.cause(first.message)
    words = f"{words} ({cause})" if cause else words
    if short:
        return [words, " ", *_signs(page, look, group)]
    return [_counted(look, words, group)]


def _signs(page: Page, look: AnyLook, group: tuple[Line, ...]) -> list[Markup]:
    return [page.sign(look, kind, slug) for line in group for kind, slug in line.things]
