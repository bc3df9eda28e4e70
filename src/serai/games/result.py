"""The result of a game: every point of every seat with its reason, and why it ended."""

from __future__ import annotations

from dataclasses import dataclass

from serai.core.outcome import Outcome
from serai.draw.html import classes, h
from serai.draw.lettering import Face, display, fitted
from serai.draw.markup import Markup, join
from serai.draw.shapes import rule, seat_badge, words
from serai.games.blocks import Drawing
from serai.games.counters import badge
from serai.games.look import AnyLook

HEAD, ROW = 74, 24
"""In a picture: the room above the rows, and the height of one."""
TITLE, NOTE, LINE, FIGURE, TOTAL = display(17), Face(14), Face(14), Face(15, 600), display(18)


@dataclass(frozen=True)
class Result:
    """The result as a part of the table."""

    look: AnyLook
    outcome: Outcome

    def html(self) -> Markup:
        """Reasons down, seats across, the totals below."""
        look, seats = self.look, sorted(self.outcome.seats)
        heads = [
            h("th", badge(look, seat), h("span", look.short_name(seat)), scope="col")
            for seat in seats
        ]
        rows = [
            h(
                "tr",
                h("th", look.text(label), scope="row"),
                [h("td", n or "·", class_=classes(not n and "z")) for n in points],
            )
            for label, points in self.outcome.reasons(seats)
        ]
        totals = [
            h(
                "td",
                self.outcome.score(seat),
                class_=classes(seat in self.outcome.winners and "best"),
            )
            for seat in seats
        ]
        total = h("tr", h("th", look.voice.total(), scope="row"), totals, class_="total")
        return join(
            h("h2", look.text("web-result")),
            h(
                "table",
                h("thead", h("tr", h("td"), heads)),
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
        for label, points in self.outcome.reasons(seats):
            drawn.append(words(fitted(look.text(label), LINE, room), 6, y + 16, LINE))
            drawn += [
                words(n or "·", x, y + 16, FIGURE, "f-ink" if n else "f-ink-2", "middle")
                for x, n in zip(columns, points, strict=True)
            ]
            y += ROW
        totals = [
            words(self.outcome.score(seat), x, y + 20, TOTAL, "f-ink", "middle")
            for x, seat in zip(columns, seats, strict=True)
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
                words(look.voice.total(), 6, y + 20, TOTAL),
                totals,
            ),
        )

    def told(self) -> str:
        return self.look.text(self.outcome.reason)
