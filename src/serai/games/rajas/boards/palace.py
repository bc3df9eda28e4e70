"""The palace: terrace and balconies, six chambers, and the gardens before it."""

from serai.draw.markup import Markup, el, join, number
from serai.draw.shapes import Box, rect, rule
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import body, gains_across, icon
from serai.games.rajas.boards.workers import heading, place
from serai.games.rajas.tables import CHAMBER_IDS, COLOUR_IDS
from serai.games.scene import kept

WIDTH, HEIGHT = 338, 229
MERLON = "c0-2.2 3.4-2.6 5.5-5.5 2.1 2.9 5.5 3.3 5.5 5.5v3h-11Z"
"""One battlement of the front, 11 wide."""
ARCH = (
    "M-26.5 106V22a8 8 0 0 1 6-8 9 9 0 0 1 8.5-8C-8 5-2.5 4 0 0c2.500 4 8 5 12 6a9 9 0 0 1 8.5 8 "
    "8 8 0 0 1 6 8V106Z"
)
BALCONIES, CHAMBERS, GARDENS = 40, 82, 193
"""Where the three storeys begin; the first is the middle of its places."""


def palace(scene: RajasScene) -> Markup:
    """The whole of it at (0, 0)."""
    title, note = scene.say("palace"), scene.say("palace-note")
    return el(
        "g",
        heading("palace", title, note, 2, 0, WIDTH - 2),
        el("path", class_="rj-hall", d=_front()),
        _upper(scene, "terrace_1", 34),
        [_balcony(scene, at, colour) for at, colour in enumerate(COLOUR_IDS)],
        [_chamber(scene, at, slug) for at, slug in enumerate(CHAMBER_IDS)],
        rect(Box(0, GARDENS, WIDTH, 36), "rj-lawn"),
        [_garden(scene, at, colour) for at, colour in enumerate(COLOUR_IDS)],
        class_="rajas",
    )


def _front() -> str:
    """A wall with battlements."""
    merlons = "".join(f"M{13 * n} 24{MERLON}" for n in range(26))
    return f"{merlons}M0 26h{WIDTH}V{GARDENS}H0Z"


@kept
def _balcony(scene: RajasScene, at: int, colour: str) -> Markup:
    x = 103 + 67 * at
    return join(rule(x - 34, 26, x - 34, 76, "s-gold"), _upper(scene, f"balcony_{colour}", x))


def _upper(scene: RajasScene, slug: str, x: float) -> Markup:
    """A place of the upper storey: what it gives stands below it."""
    which = scene.tables.place_ids.index(slug)
    gives = gains_across(scene.tables.place_gives[which], x, 66.5, step=24)
    return place(scene, slug, x, BALCONIES, box=Box(x - 30, 28, 60, 49), around=gives)


@kept
def _chamber(scene: RajasScene, at: int, slug: str) -> Markup:
    """An arch with a figure; the river may lead there too."""
    x = 29.5 + 55.8 * at
    which = scene.tables.place_ids.index(slug)
    around = join(
        el("path", class_="rj-arch", transform=f"translate({number(x)} {CHAMBERS})", d=ARCH),
        icon(slug, x - 15, CHAMBERS + 12, 30),
        gains_across(scene.tables.place_gives[which], x, CHAMBERS + 55),
    )
    box = Box(x - 25, CHAMBERS + 9, 50, 94)
    return place(scene, slug, x, CHAMBERS + 88, box=box, around=around, more=(f"visit {slug}",))


@kept
def _garden(scene: RajasScene, at: int, colour: str) -> Markup:
    """One or two places for a die of its colour."""
    x, which = 1 + 84 * at, COLOUR_IDS.index(colour)
    slugs = zip(scene.tables.place_ids, scene.view.price, strict=True)
    there = [slug for slug, price in slugs if slug.startswith(f"garden_{colour}_") and price >= 0]
    first = x + (37 if len(there) > 1 else 52)
    places = [place(scene, slug, first + 31 * n, GARDENS + 19) for n, slug in enumerate(there)]
    return join(body(which, x + 2, GARDENS + 9, 18), places)
