"""Akbar and his twelve bowls: a stone in one stands for a good that somebody has given."""

from serai.draw.lettering import Face, display, fitted
from serai.draw.markup import Markup, el, join, number
from serai.draw.shapes import Box, move, rect, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import BOWLS, NONE

SMALL_Y, SMALL_STEP = 240, 20.8
LARGE_Y, LARGE_STEP = 366, 52.6
FOLDED_X, FOLDED_STEP, FOLDED_ROW, FOLDED_SCALE = 38, 40.6, 68, 0.8
NAME, NOTE = display(17), Face(12, 500)
BOWL = "h18.4c0 8-3 12-6.4 13.5v3h-5.6v-3c-3.4-1.5-6.4-5.5-6.4-13.5Z"
LARGE_BOWL = "h46c0 15-7 23-15 26v6h-16v-6c-8-3-15-11-15-26Z"


def small(scene: AgraScene) -> Markup:
    """A row of bowls below the tracks of the small palace."""
    bowls = [_small_bowl(scene, bowl) for bowl in range(BOWLS)]
    return el("g", icon("akbar", 1, SMALL_Y + 4, 28), bowls, id=scene.id("akbar"))


def large(scene: AgraScene) -> Markup:
    """The same below the large palace, with what the stones pay in the end."""
    first = scene.say("akbar-first", rupees=", ".join(str(n) for n in scene.tables.akbar_first))
    then = scene.say("akbar-then", rupees=scene.tables.akbar_further)
    return el(
        "g",
        icon("akbar", 2, LARGE_Y + 14, 44),
        words(fitted(scene.say("akbar"), NAME, 58), 54, LARGE_Y + 28, NAME),
        words(fitted(first, NOTE, 58), 54, LARGE_Y + 48, NOTE, "f-ink-2"),
        words(fitted(then, NOTE, 58), 54, LARGE_Y + 64, NOTE, "f-ink-2"),
        [_large_bowl(scene, bowl) for bowl in range(BOWLS)],
        id=scene.id("akbar"),
    )


def folded(scene: AgraScene) -> Markup:
    """The bowls in two rows below the tracks, as large as fingers need them on a phone."""
    bowls = []
    for bowl in range(BOWLS):
        left, _ = _large_at(bowl)
        row, at = divmod(bowl, BOWLS // 2)
        x = FOLDED_X + FOLDED_STEP * at - left * FOLDED_SCALE
        y = SMALL_Y - LARGE_Y * FOLDED_SCALE + FOLDED_ROW * row
        drawn = _large_bowl(scene, bowl)
        bowls.append(el("g", drawn, transform=move(x, y, FOLDED_SCALE)))
    return el("g", icon("akbar", 1, SMALL_Y + 16, 30), bowls, id=scene.id("akbar"))


def _bowl(scene: AgraScene, bowl: int, content: Markup, ring: Box, *, plain: bool = True) -> Markup:
    """A bowl as a place: for its own good, or for another one of the same value."""
    slug = scene.tables.good_ids[scene.tables.bowl_good[bowl]]
    thing = f"bowl-{slug}"
    return scene.mark(
        thing,
        (f"akbar {slug}", *(f"offer {good} {slug}" for good in scene.tables.good_ids)),
        join(content, scene.notch(thing, ring.right, ring.bottom, 8)),
        ring=ring,
        plain=plain,
    )


def _paint(scene: AgraScene, bowl: int) -> str:
    """Dark if the bowl is free and the viewer has its good."""
    free = scene.view.bowl_owner[bowl] == NONE
    holds = scene.me is not None and scene.me.goods[scene.tables.bowl_good[bowl]] > 0
    return "f-ink" if free and holds else "ag-bowl"


def _small_bowl(scene: AgraScene, bowl: int) -> Markup:
    """The bowl, and above it the good that it waits for or the stone that lies there."""
    tables, owner = scene.tables, scene.view.bowl_owner[bowl]
    x, y = 33 + SMALL_STEP * bowl + (1 if bowl >= BOWLS // 2 else 0), SMALL_Y + 1
    if owner != NONE:
        above = figures.stone(owner, x + 0.5, y, 19)
    else:
        good = tables.good_ids[tables.bowl_good[bowl]]
        above = join(rect(Box(x, y, 20, 20), "f-card"), icon(good, x + 1, y + 1, 18, "c-cardink"))
    shape = el("path", class_=_paint(scene, bowl), d=f"M{number(x + 0.8)} {y + 21}{BOWL}")
    return _bowl(scene, bowl, join(shape, above), Box(x, y - 1.5, 20, 39.5), plain=False)


def _large_at(bowl: int) -> tuple[float, float]:
    return 113 + LARGE_STEP * bowl + (6 if bowl >= BOWLS // 2 else 0), LARGE_Y


def _large_bowl(scene: AgraScene, bowl: int) -> Markup:
    tables, owner = scene.tables, scene.view.bowl_owner[bowl]
    x, y = _large_at(bowl)
    shape = el("path", class_=_paint(scene, bowl), d=f"M{number(x + 1)} {y + 46}{LARGE_BOWL}")
    good = figures.good(tables, tables.bowl_good[bowl], x + 7, y + 8, 34)
    if owner != NONE:
        stone = figures.stone(owner, x + 12, y + 48, 24)
        content = join(shape, el("g", good, class_="ag-gone"), stone)
    else:
        content = join(shape, good)
    return _bowl(scene, bowl, content, Box(x, y + 3, 48, 78))
