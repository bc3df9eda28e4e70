"""The right column: scores side by side, and what influence has brought."""

from serai.draw.lettering import Face, display
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, chip, leaf, move, rect, rule, seat_badge, spread, use, words
from serai.games.taj_mahal.drawing import cards
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import SIDE, Scene
from serai.games.taj_mahal.tables import FIGURES, SYMBOL_IDS
from serai.games.taj_mahal.view import SideView

PAD = 12
TRACK_HEIGHT, HEAD_HEIGHT, INFLUENCE_HEAD = 52, 28, 74
LEFT, RIGHT = SIDE.x + PAD, SIDE.right - PAD
SMALL, FIGURE, STRONG = Face(14, 500), Face(15), Face(15, 700)
COLUMNS = {"pts": 44, "gap": 86, "hand": 126}
GOODS, GOOD_STEP = 158, 30


def _row_height(scene: Scene) -> float:
    """Both tables share what is left of the column."""
    fixed = TRACK_HEIGHT + HEAD_HEIGHT + INFLUENCE_HEAD + 8 + 30
    return min((SIDE.h - fixed) / (2 * len(scene.view.sides)), 46)


def _upper(scene: Scene) -> Box:
    rows = _row_height(scene) * len(scene.view.sides)
    spare = SIDE.h - 8 - 30 - TRACK_HEIGHT - HEAD_HEIGHT - INFLUENCE_HEAD - 2 * rows
    return Box(SIDE.x, SIDE.y, SIDE.w, TRACK_HEIGHT + HEAD_HEIGHT + rows + 16 + spare / 2)


def _lower(scene: Scene) -> Box:
    y = _upper(scene).bottom + 8
    return Box(SIDE.x, y, SIDE.w, SIDE.bottom - y)


def panels(scene: Scene) -> Markup:
    upper, lower = _upper(scene), _lower(scene)
    return join(
        el("g", leaf(upper), _rule_of_points(scene), _compare(scene, upper), id="scores"),
        el("g", leaf(lower), _influence(scene, lower), id="influence"),
    )


# --- the track --------------------------------------------------------------------------------


def _range(scene: Scene) -> tuple[int, int]:
    """The stretch of the track that is shown: whole fives around all scores."""
    scores = [side.score for side in scene.view.sides]
    low, high = min(scores) // 5 * 5, -(-max(scores) // 5) * 5
    low = max(0, min(low, high - 15))
    return low, max(high, low + 15)


def _on_track(scene: Scene, points: int) -> float:
    low, high = _range(scene)
    return LEFT + 14 + (points - low) * (RIGHT - LEFT - 28) / (high - low)


def _rule_of_points(scene: Scene) -> Markup:
    low, high = _range(scene)
    y = SIDE.y + 48
    step = 1 if high - low <= 40 else 5
    ticks = "".join(
        f"M{number(_on_track(scene, points))} {number(y - (4 if points % 5 == 0 else 2))}"
        f"V{number(y + (5 if points % 5 == 0 else 2))}"
        for points in range(low, high + 1, step)
    )
    line = f"M{number(_on_track(scene, low))} {number(y)}H{number(_on_track(scene, high))}"
    return el("path", class_="f-none s-gold", stroke_width=1.3, d=line + ticks)


def pieces(scene: Scene) -> list[Markup]:
    """A marker for each side: its badge, and a pointer to its points."""
    order = sorted(scene.view.sides, key=lambda side: (side.score, side.side))
    wanted = [_on_track(scene, side.score) for side in order]
    places = spread(wanted, 25, LEFT + 12, RIGHT - 12)
    return [
        el(
            "g",
            el("path", class_="f-ink", d=f"M-4 25h8L{number(tip - place)} 35Z"),
            seat_badge(side.side, -12, 0, 24),
            id=f"score-{scene.letter(side.side)}",
            transform=move(place, SIDE.y + 9),
        )
        for side, tip, place in zip(order, wanted, places, strict=True)
    ]


# --- the tables -------------------------------------------------------------------------------


def _compare(scene: Scene, box: Box) -> Markup:
    y = box.y + TRACK_HEIGHT + 8
    goods = scene.view.tables.commodity_ids
    best = max(side.score for side in scene.view.sides)
    return join(
        words("pts", LEFT + COLUMNS["pts"], y + 17, SMALL, "f-ink-2", "middle"),
        words("gap", LEFT + COLUMNS["gap"], y + 17, SMALL, "f-ink-2", "middle"),
        use("i-cards", LEFT + COLUMNS["hand"] - 9, y + 3, 18, 18, "c-ink-2"),
        [
            use(good, LEFT + GOODS + GOOD_STEP * i - 10, y + 2, 20, 20)
            for i, good in enumerate(goods)
        ],
        [_scores(scene, side, y + HEAD_HEIGHT, best) for side in scene.view.sides],
    )


def _row_ground(scene: Scene, side: int, y: float, height: float) -> Markup:
    """The viewer's own row is tinted; others part by a line."""
    if side == scene.view.seat:
        return rect(Box(LEFT - 4, y, RIGHT - LEFT + 8, height), "f-accent-soft")
    return rule(LEFT, y, RIGHT, y, "s-paper-3")


def _scores(scene: Scene, side: SideView, top: float, best: int) -> Markup:
    height = _row_height(scene)
    y = top + height * side.side
    line = y + height / 2 + 5.5
    return join(
        _row_ground(scene, side.side, y, height),
        seat_badge(side.side, LEFT, y + height / 2 - 12, 24),
        words(side.score, LEFT + COLUMNS["pts"], line, STRONG, "f-ink", "middle"),
        words(say.gap(side.score, best), LEFT + COLUMNS["gap"], line, FIGURE, "f-ink", "middle"),
        words(side.hand_size, LEFT + COLUMNS["hand"], line, FIGURE, "f-ink", "middle"),
        [
            words(count or "·", LEFT + GOODS + GOOD_STEP * i, line, FIGURE, _paint(count), "middle")
            for i, count in enumerate(side.goods)
        ],
    )


def _paint(count: int) -> str:
    return "f-ink" if count else "f-ink-2"


def _cell(figure: int) -> float:
    """The left edge of the column of a figure."""
    return LEFT + 34 + (RIGHT - LEFT - 34) / FIGURES * figure


def _influence(scene: Scene, box: Box) -> Markup:
    """Influence tiles by figure, and the special card that a pair of them wins."""
    y = box.y + 8
    return join(
        words(say.INFLUENCE, LEFT, y + 17, display(16)),
        [
            rule(_cell(f) - 3, y + 30, _cell(f) - 3, box.bottom - 10, "s-paper-3")
            for f in range(FIGURES)
        ],
        [_prize_of_pair(scene, figure, y + 28) for figure in range(FIGURES)],
        [_holdings(scene, side, y + INFLUENCE_HEAD) for side in scene.view.sides],
    )


def _prize_of_pair(scene: Scene, figure: int, y: float) -> Markup:
    name = SYMBOL_IDS[figure]
    x = _cell(figure)
    return join(
        chip(f"g-{name}", x + 3, y + 10, 20, f"c-{name}"),
        _special(scene, figure, x + 27, y + 1, 0.76),
    )


def _holdings(scene: Scene, side: SideView, top: float) -> Markup:
    height = _row_height(scene)
    y = top + height * side.side
    owned = [scene.view.special_owner[figure] == side.side for figure in range(FIGURES)]
    return join(
        _row_ground(scene, side.side, y, height),
        seat_badge(side.side, LEFT, y + height / 2 - 12, 24),
        [
            _holding(scene, figure, side.influence[figure], owned[figure], y + height / 2)
            for figure in range(FIGURES)
        ],
    )


def _holding(scene: Scene, figure: int, tiles: int, special: bool, y: float) -> Markup:
    x, name = _cell(figure), SYMBOL_IDS[figure]
    if not tiles and not special:
        return words("·", x + 13, y + 6, FIGURE, "f-ink-2", "middle")
    size = 20 if tiles < 2 else 16
    glyph = chip(f"g-{name}", x + 3, y - size / 2, size, f"c-{name}") if tiles else NOTHING
    count = words(tiles, x + 21, y + 5, Face(14, 700)) if tiles > 1 else NOTHING
    return join(glyph, count, _special(scene, figure, x + 30, y - 14, 0.56) if special else NOTHING)


def _special(scene: Scene, figure: int, x: float, y: float, scale: float) -> Markup:
    """The special card that a pair of this figure wins. (No piece: it shows who owns it.)"""
    tables = scene.view.tables
    card = tables.special_for_pair[figure]
    return el(
        "g",
        el("title", say.card(scene, card)),
        cards.mini_face(tables, card),
        class_="suit-special",
        transform=move(x, y, scale),
    )
