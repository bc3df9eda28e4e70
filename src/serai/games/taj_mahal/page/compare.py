"""Scores side by side, and all that is public about everybody."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import LETTERS, move, spread, use
from serai.games.page import Look
from serai.games.taj_mahal.page.parts import badge, glyph, good, mini
from serai.games.taj_mahal.tables import FIGURES
from serai.games.taj_mahal.view import SideView

LEFT, RIGHT, LINE = 14, 256, 40
MARKER = 20


def compare(look: Look) -> Markup:
    best = max(side.score for side in look.view.sides)
    heads = [
        h("td"),
        h("th", look.text("taj-page-points"), scope="col"),
        h("th", look.text("taj-page-gap"), scope="col"),
        h("th", icon("i-cards", 16, label=look.text("taj-page-cards")), scope="col"),
        [h("th", good(look, slug), scope="col") for slug in look.view.tables.commodity_ids],
        h("th", look.text("taj-page-tiles"), scope="col"),
    ]
    return join(
        track(look),
        h(
            "table",
            h("caption", look.text("taj-page-compare"), class_="sr"),
            h("thead", h("tr", heads)),
            h("tbody", [_row(look, side, best) for side in look.view.sides]),
            class_="compare",
        ),
    )


def _row(look: Look, side: SideView, best: int) -> Markup:
    behind = best - side.score
    gap = look.text("taj-page-lead") if not behind else f"−{behind}"
    return h(
        "tr",
        h("th", badge(look, side.side, 24), scope="row"),
        h("td", side.score, class_="b"),
        h("td", gap),
        h("td", side.hand_size),
        [h("td", count or "·", class_=classes(not count and "z")) for count in side.goods],
        h("td", _tiles(look, side), class_="t"),
        class_=classes(side.side == look.turn and "now"),
    )


def _tiles(look: Look, side: SideView) -> list[Markup]:
    """Influence tiles, and the special cards that pairs of them have brought."""
    figures = [
        glyph(look, figure, 18) for figure in range(FIGURES) for _ in range(side.influence[figure])
    ]
    return [*figures, *(mini(look, card, "tiny") for card in side.specials)]


# --- the track --------------------------------------------------------------------------------


def track(look: Look) -> Markup:
    """A gold rule with a marker for each side; equal scores stand side by side."""
    low, high = _range(look)
    ticks = "".join(
        f"M{_at(p, low, high):.1f} {LINE - 4}v9"
        if p % 5 == 0
        else f"M{_at(p, low, high):.1f} {LINE - 2}v4"
        for p in range(low, high + 1)
    )
    sides = sorted(look.view.sides, key=lambda side: (side.score, side.side))
    wanted = [_at(side.score, low, high) for side in sides]
    places = spread(wanted, MARKER, LEFT, RIGHT)
    at = {side.side: x for side, x in zip(sides, places, strict=True)}
    markers = [_marker(side, at[side.side]) for side in look.view.sides]  # so that they can glide
    label = ", ".join(f"{look.name(side.side)} {side.score}" for side in sides[::-1])
    return el(
        "svg",
        el("path", class_="rule", d=f"M{LEFT - 4} {LINE}H{RIGHT + 4}{ticks}"),
        markers,
        class_="track",
        viewBox="0 0 270 52",
        role="img",
        aria_label=look.text("taj-page-scores", listed=label),
    )


def _range(look: Look) -> tuple[int, int]:
    """The stretch that is shown: whole fives around all scores."""
    scores = [side.score for side in look.view.sides]
    low, high = min(scores) // 5 * 5, -(-max(scores) // 5) * 5
    low = max(0, min(low, high - 15))
    return low, max(high, low + 15)


def _at(points: int, low: int, high: int) -> float:
    return LEFT + (points - low) * (RIGHT - LEFT) / (high - low)


def _marker(side: SideView, x: float) -> Markup:
    letter = LETTERS[side.side]
    return el(
        "g",
        use(f"score-{letter}", 0, 0, 24, 34),
        id=f"score-{letter}-marker",
        class_=f"seat-{letter} glides",
        transform=move(x - 12, 2),
    )
