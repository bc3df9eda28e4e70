"""The result of a game: every point of every seat with its reason, and why it ended.

A game that has more to tell after the end brings a module `sources` with `leaves(look, told)`: what
it makes of all that was told during the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple, cast

from serai.core.outcome import Outcome
from serai.core.step import Message
from serai.draw.html import classes, h
from serai.draw.lettering import Face, display, fitted
from serai.draw.markup import Child, Markup, join
from serai.draw.shapes import rule, seat_badge, words
from serai.games import module_of
from serai.games.about import about_of
from serai.games.blocks import Block, Drawing, OnlyPage
from serai.games.counters import Sign, badge
from serai.games.look import AnyLook
from serai.games.voice import Voice

HEAD, ROW = 74, 24
"""In a picture: the room above the rows, and the height of one."""
TITLE, NOTE, LINE, FIGURE, TOTAL = display(17), Face(14), Face(14), Face(15, 600), display(18)


class ResultRow(NamedTuple):
    """What something has brought, or all of it together, to each of some seats."""

    label: str
    points: list[int]


class ResultRows(NamedTuple):
    reasons: list[ResultRow]
    total: ResultRow


def result_rows(outcome: Outcome, voice: Voice, seats: Sequence[int]) -> ResultRows:
    """The result as every table of it says it: in the page, in a picture, in the terminal."""
    reasons = [ResultRow(voice.text(label), points) for label, points in outcome.reasons(seats)]
    return ResultRows(reasons, ResultRow(voice.total(), [outcome.score(seat) for seat in seats]))


@dataclass(frozen=True)
class Result:
    """The result as a part of the table."""

    look: AnyLook
    outcome: Outcome

    def html(self) -> Markup:
        """Reasons down, seats across, the totals below."""
        look, seats = self.look, sorted(self.outcome.seats)
        reasons, (label, points) = result_rows(self.outcome, look.voice, seats)
        rows = [row_of(*reason) for reason in reasons]
        totals = [
            h("td", signed(score), class_=classes(seat in self.outcome.winners and "best"))
            for seat, score in zip(seats, points, strict=True)
        ]
        total = h("tr", h("th", label, scope="row"), totals, class_="total")
        return join(
            h("h2", look.text("web-result")),
            h(
                "table",
                heads_of(look, seats),
                h("tbody", rows, total),
                class_="result",
            ),
        )

    def drawn(self, width: float) -> Drawing:
        look, seats = self.look, sorted(self.outcome.seats)
        step = min(64.0, width * 0.5 / len(seats))
        columns = [width - step * (len(seats) - at - 0.5) for at in range(len(seats))]
        room = columns[0] - step / 2 - 12
        y, drawn = float(HEAD), []
        reasons, total = result_rows(self.outcome, look.voice, seats)
        for label, points in reasons:
            drawn.append(words(fitted(label, LINE, room), 6, y + 16, LINE))
            drawn += [
                words(_figure(n), x, y + 16, FIGURE, "f-ink" if n else "f-ink-2", "middle")
                for x, n in zip(columns, points, strict=True)
            ]
            y += ROW
        totals = [
            words(signed(score), x, y + 20, TOTAL, "f-ink", "middle")
            for x, score in zip(columns, total.points, strict=True)
        ]
        reason = fitted(look.text(self.outcome.reason), NOTE, width - 12)
        return Drawing(
            width,
            y + 30,
            join(
                words(look.text("web-result"), 6, 19, TITLE),
                words(reason, 6, 38, NOTE, "f-ink-2"),
                [
                    seat_badge(seat, x - 12, HEAD - 26, 24)
                    for x, seat in zip(columns, seats, strict=True)
                ],
                drawn,
                rule(0, y + 1, width, y + 1, "s-gold", 1.5),
                words(total.label, 6, y + 20, TOTAL),
                totals,
            ),
        )

    def spoken(self) -> str:
        return told_end(self.look.voice, self.outcome)


def told_end(voice: Voice, outcome: Outcome) -> str:
    """Why it ended, and what broke a tie."""
    return " ".join(voice.text(one) for one in (outcome.reason, outcome.tie) if one)


def heads_of(look: AnyLook, seats: Iterable[int]) -> Markup:
    """The head of a table with seats across."""
    heads = [
        h("th", badge(look, seat), h("span", look.short_name(seat)), scope="col") for seat in seats
    ]
    return h("thead", h("tr", h("td"), heads))


def result_blocks(look: AnyLook) -> tuple[Block, ...] | None:
    """After the end: what brought how much, and how it ended."""
    outcome = look.view.outcome  # asked here, or a drawing that is kept would not know it
    if outcome is None:
        return None
    return Result(look, outcome), OnlyPage(h("p", told_end(look.voice, outcome)))


def row_of(label: Child, points: Iterable[int], class_: str = "") -> Markup:
    """A figure of every seat, and what it is."""
    figures = [h("td", _figure(n), class_=classes(not n and "z")) for n in points]
    return h("tr", h("th", label, scope="row"), figures, class_=class_ or None)


def _figure(points: int) -> str:
    return signed(points) if points else "·"


def signed(points: int) -> str:
    """A figure with the sign for minus; a hyphen is shorter, and hardly seen."""
    return str(points).replace("-", "−")


# --- where it came from -----------------------------------------------------------------------

MODULE = "sources"


class Leaf(NamedTuple):
    """A leaf of the result page."""

    title: str
    content: Markup


@dataclass(frozen=True)
class Ledger:
    """Where all of something came from: a row for each source with the amount of every seat."""

    label: str
    sign: Sign
    rows: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def totals(self) -> list[int]:
        return [sum(amounts) for amounts in zip(*(row for _, row in self.rows), strict=True)]


def ledgers(look: AnyLook, all_ledgers: Iterable[Ledger]) -> Markup:
    """Sources down, seats across, a sum below each of the ledgers."""
    bodies = [
        h("tbody", [row_of(*row) for row in one.rows], _total(one, one.totals))
        for one in all_ledgers
    ]
    heads = heads_of(look, range(look.view.players))
    return h("table", heads, bodies, class_="result")


def _total(ledger: Ledger, totals: Sequence[int]) -> Markup:
    head = h("th", ledger.sign.html(20), " ", ledger.label, scope="row")
    return h("tr", head, [h("td", signed(total)) for total in totals], class_="total")


def leaves_of(look: AnyLook, told: Sequence[Message]) -> tuple[Leaf, ...]:
    """What a game has to tell after the end; most leave it at the result."""
    name = look.view.game.meta.id
    if not about_of(name).has(MODULE):
        return ()
    leaves = import_module(f"{module_of(name)}.{MODULE}").leaves(look, told)
    return cast(tuple[Leaf, ...], leaves)
