"""The result, where the contest was: every point of every seat with its reason."""

from serai.draw.html import classes, h
from serai.draw.markup import Markup, join
from serai.games.page import Look
from serai.games.taj_mahal.page.parts import badge


def result(look: Look) -> Markup:
    """Reasons down, seats across, the totals below."""
    outcome = look.view.outcome
    seats = sorted(seat for place in outcome.ranking for seat in place)
    labels = list(dict.fromkeys(line.label for line in outcome.lines))
    points = {(line.label, line.seat): line.points for line in outcome.lines}
    heads = [h("th", badge(look, seat), scope="col") for seat in seats]
    rows = [
        h(
            "tr",
            h("th", look.voice.text(label), scope="row"),
            [
                h("td", points[label, seat] or "·", class_=classes(not points[label, seat] and "z"))
                for seat in seats
            ],
        )
        for label in labels
    ]
    total = h(
        "tr",
        h("th", look.text("taj-page-total"), scope="row"),
        [h("td", outcome.score(seat)) for seat in seats],
        class_="total",
    )
    return join(
        h("h2", look.text("taj-page-result")),
        h(
            "table",
            h("thead", h("tr", h("td"), heads)),
            h("tbody", rows, total),
            class_="result",
        ),
    )
