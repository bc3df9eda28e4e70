"""The signs of the game: cubes, goods, gifts, upgrades, pieces of owners, all between words too."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from serai.draw.icons import icons, read_layout
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.people import SHAPES
from serai.draw.shapes import CARD, INK, LETTERS, Box, rect, seat_badge, use, words
from serai.draw.stamps import Stamps
from serai.games.counters import SIGN, Sign
from serai.games.merv.boards.scene import MervLook
from serai.games.merv.tables import COLOUR_IDS, GIFT_IDS, HIGH_COURTIER, MAGISTRATE, WHITE

SMALL, FIGURE = Face(12, 500), Face(15, 700)
STAMPS = Stamps(Path(__file__).with_name("faces.svg"))

LAYOUT = read_layout(__file__)
GIFT_ICONS: dict[str, str] = LAYOUT["gift_icons"]

icon = icons("merv")


@lru_cache(maxsize=4096)
def cube(colour: int, x: float, y: float, size: float) -> Markup:
    """A cube: colour and mark tell which."""
    return icon(f"cube-{COLOUR_IDS[colour]}", x, y, size)


def cubes(colours: Sequence[int], x: float, y: float, size: float) -> Markup:
    """Cubes side by side around a point."""
    left = x - size * len(colours) / 2
    return join(cube(one, left + size * at, y - size / 2, size) for at, one in enumerate(colours))


def gift(which: int, x: float, y: float, size: float, paint: str = INK) -> Markup:
    """What a place, a card or a tile gives, in a square."""
    slug = GIFT_IDS[which]
    return icon(GIFT_ICONS.get(slug, slug), x, y, size, paint)


def camel(x: float, y: float, radius: float = 10.5, class_: str = "f-card s-cardink") -> Markup:
    """A camel on a disc, around a point."""
    side = radius * 1.62
    return join(
        el("circle", class_=class_, stroke_width=1.2, cx=x, cy=y, r=radius),
        icon("camel", x - side / 2, y - side / 2, side, CARD),
    )


# --- between words ----------------------------------------------------------------------------


def sign(look: MervLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing; what has none is named by the words already."""
    if kind == "colour":
        return small_cube(COLOUR_IDS.index(slug), look.called(kind, slug))
    if kind not in ("gift", "symbol", "spice"):
        return NOTHING
    return small(GIFT_ICONS.get(slug, slug) if kind == "gift" else slug, look.called(kind, slug))


def small(name: str, label: str = "", size: float = 20) -> Markup:
    """An icon between words; with a label it is told, too."""
    return Sign(icon(name, 0, 0, SIGN), label).html(size)


def small_cube(colour: int, label: str = "", size: float = 20) -> Markup:
    return small(f"cube-{COLOUR_IDS[colour]}", label, size)


# --- pieces of owners -------------------------------------------------------------------------


def owner_class(owner: int) -> str:
    """The class that carries an owner's colour. The Magistrate looks like the second player."""
    if owner == HIGH_COURTIER:
        return "high-courtier"
    return f"seat-{LETTERS[1 if owner == MAGISTRATE else owner]}"


@lru_cache(maxsize=4096)
def owner_badge(owner: int, x: float, y: float, size: float = 24) -> Markup:
    """Colour, shape and letter of a seat; the High Courtier is a grey shield."""
    if owner == HIGH_COURTIER:
        return use("icon-merv-shield", x, y, size, size, "high-courtier")
    return seat_badge(1 if owner == MAGISTRATE else owner, x, y, size)


def gone(box: Box, owner: int) -> Markup:
    """A tile that somebody has: a shut place, and whose it is."""
    badge = owner_badge(owner, box.x + box.w / 2 - 10, box.y + box.h / 2 - 10, 20)
    return join(rect(box, "mv-gone"), rect(box, "mv-shut"), badge)


@lru_cache(maxsize=4096)
def house(owner: int, x: float, y: float, width: float = 28) -> Markup:
    """A building; it is 28 wide and 34 high at its usual size."""
    name = owner_class(owner)
    part = "icon-merv-house-h" if owner == HIGH_COURTIER else f"palace-{name[-1]}"
    return use(part, x, y, width, width * 34 / 28, name)


@lru_cache(maxsize=4096)
def upgrade(colour: int, x: float, y: float) -> Markup:
    """An upgrade on its site, 28 square: a white cube, or one more of a colour."""
    box = rect(Box(x, y, 28, 28), "f-card s-cardink", 2, stroke_width=1.2)
    if colour == WHITE:
        return join(box, cube(WHITE, x + 3, y + 3, 22))
    plus = words("+", x + 3, y + 19, Face(16, 700), "f-cardink")
    return join(box, plus, cube(colour, x + 10, y + 6, 17))


@lru_cache(maxsize=64)
def soldier(owner: int) -> Markup:
    """A soldier on a site, with the shape of its owner in the corner."""
    shape, figure = SHAPES[1 if owner == MAGISTRATE else owner], icon("soldier", 45.5, 48, 23, CARD)
    return STAMPS("soldier", figure=figure, owner=owner_class(owner), shape=shape.d)
