"""The contest of this visit: one row for each side, one column for each prize."""

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import (
    Box,
    chip,
    leaf,
    rect,
    row_that_fits,
    rule,
    seat_badge,
    use,
    words,
)
from serai.games.taj_mahal.drawing import cards
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import CONTEST, Scene
from serai.games.taj_mahal.tables import SYMBOL_IDS, SYMBOLS
from serai.games.taj_mahal.view import SideView

INNER = CONTEST.inset(10, 8)
HEAD = 40
FIRST_COLUMN = 182
COLUMN = (INNER.w - FIRST_COLUMN) / SYMBOLS
NAME, TAG, POINTS = Face(16, 600), Face(14), display(20)
NICHE_WIDTH, NICHE_HEIGHT = 31, 48
HIDDEN = 0.14
"""The part of a small card that the next one may hide without touching a badge."""


def panel(scene: Scene) -> Markup:
    """All but the cards, which are pieces."""
    return el(
        "g", leaf(CONTEST), _head(scene), [_row(scene, s) for s in scene.view.sides], id="contest"
    )


def pieces(scene: Scene) -> list[Markup]:
    return [card for side in scene.view.sides for card in _cards(scene, side)]


def _head(scene: Scene) -> Markup:
    y = INNER.y + 6
    glyphs = []
    for prize in range(SYMBOLS):
        gone = scene.winner_of(prize) is not None
        name = SYMBOL_IDS[prize]
        sign = chip(f"g-{name}", _middle(prize) - 13, y, 26, f"c-{name}")
        glyphs.append(el("g", sign, opacity=".35") if gone else sign)
    return join(
        words(say.PLAYED, INNER.x + 6, INNER.y + 26, Face(14, 500), "f-ink-2"),
        glyphs,
        rule(INNER.x, INNER.y + HEAD, INNER.right, INNER.y + HEAD, "s-gold"),
    )


def _middle(prize: int) -> float:
    return INNER.x + FIRST_COLUMN + COLUMN * (prize + 0.5)


def _box(scene: Scene, side: int) -> Box:
    """The row of a side."""
    height = (INNER.h - HEAD) / len(scene.view.sides)
    return Box(INNER.x, INNER.y + HEAD + height * side, INNER.w, height)


def _mini_width(scene: Scene) -> float:
    return {3: 46, 4: 40}.get(len(scene.view.sides), 32)


def _block(scene: Scene, side: SideView) -> float:
    """The top of name and cards, which stand in the middle of their row together."""
    box = _box(scene, side.side)
    tall = 26.0
    if side.played:
        tall += 5 + _mini_width(scene) * cards.MINI_HEIGHT / cards.MINI_WIDTH
    elif not side.active:
        tall += 28
    return box.y + (box.h - tall) / 2


def _row(scene: Scene, side: SideView) -> Markup:
    box = _box(scene, side.side)
    ground = rect(box, "f-accent-soft") if side.side == scene.view.actor else NOTHING
    line = rule(box.x, box.y, box.right, box.y, "s-paper-3") if side.side else NOTHING
    return join(
        ground,
        line,
        _name_line(scene, side),
        NOTHING if side.active else _withdrawn(scene, side),
        [_cell(scene, side, prize) for prize in range(SYMBOLS)],
    )


def _name_line(scene: Scene, side: SideView) -> Markup:
    x, y = INNER.x + 6, _block(scene, side)
    points = str(side.score)
    tag = "first" if side.side == scene.view.start else ""
    room = FIRST_COLUMN - 6 - 33 - 14 - width(points, POINTS)
    if tag:
        room -= width(tag, TAG) + 6
    name = fitted(scene.short_name(side.side), NAME, room)
    paint = "f-ink" if side.active else "f-ink-2"
    return join(
        seat_badge(side.side, x, y),
        words(name, x + 33, y + 19, NAME, paint),
        words(tag, x + 39 + width(name, NAME), y + 19, TAG, "f-ink-2") if tag else NOTHING,
        words(points, INNER.x + FIRST_COLUMN - 10, y + 20, POINTS, paint, "end"),
    )


def _withdrawn(scene: Scene, side: SideView) -> Markup:
    """What a side has taken out of the contest."""
    x, y = INNER.x + 6, _block(scene, side) + 48
    won = [SYMBOL_IDS[prize] for prize, who in enumerate(scene.view.winner) if who == side.side]
    text = "withdrew, took" if won else "withdrew, took nothing"
    after = x + width(text, TAG) + 7
    room = INNER.x + FIRST_COLUMN - after
    row = row_that_fits(len(won), room, 18, 4)
    glyphs = [
        chip(f"g-{name}", place, y - 14, row.size, f"c-{name}")
        for name, place in zip(won, row.places(after), strict=True)
    ]
    return join(words(text, x, y, TAG, "f-ink-2"), glyphs)


def _cards(scene: Scene, side: SideView) -> list[Markup]:
    """The cards on the table; from the fifth on they move closer, but never hide a badge."""
    room = FIRST_COLUMN - 14
    row = row_that_fits(len(side.played), room, _mini_width(scene), 3, smallest=30, overlap=HIDDEN)
    y = _block(scene, side) + 31
    adding = scene.view.prompt is not None and scene.view.prompt.id == "taj-prompt-companion"
    last = len(side.played) - 1 if adding and side.side == scene.view.actor else -1
    return [
        cards.mini(scene, card, x, y, row.size, chosen=i == last)
        for i, (card, x) in enumerate(zip(side.played, row.places(INNER.x + 6), strict=True))
    ]


# --- counts -----------------------------------------------------------------------------------


def _state(scene: Scene, side: SideView, prize: int) -> str:
    """Where a side stands for a prize: won, lead, tie, behind or none."""
    winner = scene.winner_of(prize)
    if winner == side.side:
        return "won"
    if winner is not None or not side.active or not side.counts[prize]:
        return "none"
    if prize in side.would_win:
        return "lead"
    best = max(other.counts[prize] for other in scene.view.sides if other.active)
    return "tie" if side.counts[prize] == best else "behind"


def _cell(scene: Scene, side: SideView, prize: int) -> Markup:
    box = _box(scene, side.side)
    x, y = _middle(prize), box.y + box.h / 2
    state, count = _state(scene, side, prize), side.counts[prize]
    if state == "won":
        return use("i-tick", x - 9, y - 7, 18, 18, "c-ink")
    if state == "none":
        return words("·", x, y + 9, Face(19), "f-ink-2", "middle")
    arch = use(
        "niche",
        x - NICHE_WIDTH / 2,
        y - NICHE_HEIGHT / 2,
        NICHE_WIDTH,
        NICHE_HEIGHT,
        f"count-{state}",
    )
    if state == "lead":
        return join(arch, words(count, x, y + 13, Face(24, 700), "f-paper", "middle"))
    if state == "tie":
        return join(
            arch,
            words(count, x, y + 6, Face(19, 500), "f-ink", "middle"),
            words("=", x, y + 19, Face(17, 700), "f-gold-ink", "middle"),
        )
    return join(arch, words(count, x, y + 11, Face(19, 500), "f-ink", "middle"))
