"""All that is public about everybody: the counters, and the scores side by side on a track."""

from serai.draw.lettering import Face
from serai.draw.markup import Markup, el
from serai.draw.shapes import LETTERS, move, use, words
from serai.games.counters import SIGN, Counter, Counters, Sign
from serai.games.taj_mahal.boards import cards, tips
from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.boards.signs import good_sign, symbol_sign
from serai.games.taj_mahal.tables import FIGURES
from serai.games.taj_mahal.view import SideView

LEFT, RIGHT, LINE = 14, 256, 48
STACK, NEAR = 6, 10
"""How far a marker stands above one with as many points, or one nearer than this."""


def counters(look: TajLook) -> Counters:
    """Points, the gap to the first, cards, goods, and tiles with the cards that pairs brought."""
    sides = look.view.sides
    best = max(side.score for side in sides)
    goods = [
        Counter(
            look.called("commodity", slug),
            tuple(s.goods[at] for s in sides),
            good_sign(look, slug),
            about=tips.good(look, slug),
        )
        for at, slug in enumerate(look.view.tables.commodity_ids)
    ]
    hand = Sign(use("i-cards", 2, 2, SIGN - 4, SIGN - 4, "c-ink"), look.say("cards"))
    gaps = tuple(_gap(look, best - side.score) for side in sides)
    tiles = tuple(_tiles(look, side) for side in sides)
    scores = tuple(side.score for side in sides)
    columns = [
        Counter(look.say("points"), scores, strong=True, about=look.say("about-points")),
        Counter(look.say("gap"), gaps, about=look.say("about-gap")),
        Counter(look.say("cards"), tuple(side.hand_size for side in sides), hand),
        *goods,
        Counter(look.say("tiles"), tiles, share=2.4, about=look.say("about-tiles")),
    ]
    return Counters(look, columns, look.say("compare"), named=False)


def _gap(look: TajLook, behind: int) -> str:
    return f"−{behind}" if behind else look.say("lead")


def _tiles(look: TajLook, side: SideView) -> tuple[Sign, ...]:
    figures = [symbol_sign(look, f) for f in range(FIGURES) for _ in range(side.influence[f])]
    return (*figures, *(cards.sign(look, card) for card in side.specials))


# --- the track --------------------------------------------------------------------------------


def track(look: TajLook) -> Markup:
    """A gold rule with figures and a marker for each side, exactly at its score; equal scores stand
    one above the other."""
    low, high = _range(look)
    ticks = "".join(
        f"M{_at(p, low, high):.1f} {LINE - 4}v9"
        if p % 5 == 0
        else f"M{_at(p, low, high):.1f} {LINE - 2}v4"
        for p in range(low, high + 1)
    )
    sides = sorted(look.view.sides, key=lambda side: (side.score, side.side))
    at = [_at(side.score, low, high) for side in look.view.sides]
    markers = [
        _marker(side, at[side.side], sum(abs(x - at[side.side]) < NEAR for x in at[: side.side]))
        for side in look.view.sides  # in their order, so that they can glide
    ]
    label = ", ".join(f"{look.name(side.side)} {side.score}" for side in sides[::-1])
    return el(
        "svg",
        el("path", class_="rule", d=f"M{LEFT - 4} {LINE}H{RIGHT + 4}{ticks}"),
        [_figure(points, low, high) for points in _figures(low, high)],
        markers,
        class_="track",
        viewBox=f"0 0 270 {LINE + 20}",
        role="img",
        aria_label=look.say("scores", listed=label),
    )


def _range(look: TajLook) -> tuple[int, int]:
    """The stretch that is shown: whole fives around all scores."""
    scores = [side.score for side in look.view.sides]
    low, high = min(scores) // 5 * 5, -(-max(scores) // 5) * 5
    low = max(0, min(low, high - 15))
    return low, max(high, low + 15)


def _at(points: int, low: int, high: int) -> float:
    return LEFT + (points - low) * (RIGHT - LEFT) / (high - low)


def _figures(low: int, high: int) -> range:
    """The scores that are written under the rule: few enough to have room."""
    every = next(step for step in (5, 10, 20, 50, 100) if (high - low) // step <= 8)
    return range(-(-low // every) * every, high + 1, every)


def _figure(points: int, low: int, high: int) -> Markup:
    return words(points, _at(points, low, high), LINE + 18, Face(18), "f-ink-2", "middle")


def _marker(side: SideView, x: float, level: int) -> Markup:
    letter = LETTERS[side.side]
    return el(
        "g",
        use(f"score-{letter}", 0, 0, 24, 34),
        id=f"score-{letter}-marker",
        class_=f"seat-{letter} glides",
        transform=move(x - 12, LINE - 38 - level * STACK),
    )
