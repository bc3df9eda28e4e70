"""The result: every rupee of every seat with its reason."""

from serai.draw.html import classes, h
from serai.draw.markup import Markup, join
from serai.games.agra.page.signs import badge
from serai.games.page import Look


def result(look: Look) -> Markup:
    """Reasons down, seats across, the totals below."""
    outcome = look.view.outcome
    seats = sorted(seat for place in outcome.ranking for seat in place)
    labels = list(dict.fromkeys(line.label for line in outcome.lines))
    points = {(line.label, line.seat): line.points for line in outcome.lines}
    heads = [
        h("th", badge(look, seat), h("span", look.short_name(seat)), scope="col") for seat in seats
    ]
    rows = [
        h("tr", h("th", look.text(label), scope="row"), [_cell(points[label, s]) for s in seats])
        for label in labels
    ]
    totals = [
        h("td", outcome.score(seat), class_=classes(seat in outcome.winners and "best"))
        for seat in seats
    ]
    total = h("tr", h("th", look.text("agra-page-total"), scope="row"), totals, class_="total")
    return join(
        h("h2", look.text("agra-page-result")),
        h("table", h("thead", h("tr", h("td"), heads)), h("tbody", rows, total), class_="result"),
    )


def _cell(points: int) -> Markup:
    return h("td", points or "·", class_=classes(not points and "z"))
