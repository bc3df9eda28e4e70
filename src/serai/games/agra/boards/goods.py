"""The viewer's goods in the order of the city: what the palace shows in place of the city."""

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, rect, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import row_of
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import BASICS, BUILDINGS
from serai.games.scene import kept

WIDTH, HEIGHT = 276, 220
ACROSS, DOWN, W, H = 70, 56, 66, 50
COUNT, NONE_LEFT = Face(17, 700), Face(17)


def goods(scene: AgraScene) -> Markup:
    """A cell for each building: its good, and how many of it the viewer has."""
    return el("g", [_cell(scene, good) for good in range(BUILDINGS)], id=scene.id("goods"))


@kept
def _cell(scene: AgraScene, good: int) -> Markup:
    column, row = divmod(good, BASICS)
    box = Box(ACROSS * column, DOWN * row, W, H)
    have = scene.shown.goods[good]
    ground = "f-none ag-lot" if not scene.view.built[good] else f"f-wash-{row_of(good)} s-ink"
    slug = scene.tables.good_ids[good]
    x, y = box.x + 50, box.y + 31
    content = join(
        rect(box.inset(0.5, 0.5), ground, 3),
        figures.good(scene.tables, good, box.x + 6, box.y + 12, 26),
        figures.pennant(scene.view.value[good], box.x + 32, box.y + 6) if have else NOTHING,
        words(have, x + 4, y, COUNT, "f-ink", "middle")
        if have
        else words("·", x, y, NONE_LEFT, "f-ink-2", "middle"),
    )
    return scene.mark(f"stock-{slug}", scene.actions_of_good(good), content, ring=box, id=slug)
