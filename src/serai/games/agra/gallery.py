"""The components of Agra as a gallery: goods, buildings, tiles, people, and what is printed."""

from serai.core.components import Row
from serai.draw.lettering import Face, display
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, octagon, rect, words
from serai.games.agra.boards import farm, figures, palace
from serai.games.agra.boards.buildings import ARCH
from serai.games.agra.boards.city import ICONS, extra_icon
from serai.games.agra.boards.figures import deed_face, deed_width, icon
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.gallery import Family, called, family, whole
from serai.games.summary import drawing

FIGURE, LARGE = Face(15, 700), display(20)
SIDE = 48
"""The side of the square that a small thing is drawn in."""


def gallery(look: AgraLook) -> tuple[Family, ...]:
    draw = Pictures(look)
    guild, good = called(look, "guild", by="guild"), called(look, "good", by="good")
    notable, contract = called(look, "notable"), called(look, "contract")
    does = called(look, "deed-text")
    return (
        family(look, "goods", called(look, "good"), draw.good),
        family(look, "buildings", called(look, "building"), draw.building),
        family(look, "bonus_tiles", called(look, "bonus"), draw.bonus),
        family(look, "price_tokens", called(look, "token"), draw.token),
        family(look, "characters", called(look, "place"), draw.sign),
        family(look, "guilds", called(look, "guild"), draw.sign),
        family(look, "wheel", called(look, "wheel"), draw.wheel),
        family(look, "orders", guild, draw.order),
        family(look, "bowls", good, draw.bowl),
        family(look, "notables", notable, draw.notable, note=contract, layout="broad"),
        family(look, "favour_actions", called(look, "deed"), draw.deed, note=does, layout="broad"),
        family(look, "piers", draw.what_happens, draw.pier, layout="broad"),
        whole(look, "farm", draw.farm()),
        whole(look, "meditation_steps", draw.meditation()),
        whole(look, "influence_steps", draw.influence()),
    )


def _square(*content: Markup, wide: float = SIDE) -> Markup:
    return drawing(content, Box(0, 0, wide, SIDE), "", size=1)


def _card(*content: Markup, wide: float = SIDE) -> Markup:
    """Something that is printed on a card or tile."""
    ground = rect(Box(0.5, 0.5, wide - 1, SIDE - 1), "f-card s-cardgold")
    return _square(ground, *content, wide=wide)


class Pictures:
    """How each component is drawn."""

    def __init__(self, look: AgraLook) -> None:
        self.scene = AgraScene(look)
        self.tables = look.view.tables

    def good(self, at: int, row: Row) -> Markup:
        """With its value."""
        value = figures.pennant(self.tables.printed_value[at], 30, 2, size=13, w=16)
        return _square(figures.good(self.tables, at, 0, 8, 40), value)

    def building(self, at: int, row: Row) -> Markup:
        """The good that is made there, and in the arch what the site costs."""
        return _square(
            figures.good(self.tables, at, 0, 8, 40),
            el("path", class_="f-paper s-ink", d=f"M68 {SIDE - 4}{ARCH}"),
            words(self.tables.cost[at] or "·", 68, SIDE - 10, FIGURE, "f-ink", "middle"),
            wide=88,
        )

    def bonus(self, at: int, row: Row) -> Markup:
        """Rupees, and the sign of what comes with them."""
        rupees = words(self.tables.bonus_rupees[at], 16, 31, LARGE, "f-cardink", "middle")
        return _card(rupees, icon(extra_icon(self.tables, at), 28, 10, 28, "c-cardink"), wide=62)

    def token(self, at: int, row: Row) -> Markup:
        """Both sides of it."""
        low = figures.pennant(row.number("low"), 4, 10, token=True, w=24, size=13)
        high = figures.pennant(row.number("high"), 34, 10, token=True, w=24, size=13)
        return _square(low, high, wide=64)

    def sign(self, at: int, row: Row) -> Markup:
        """Something with an icon of its own."""
        return _square(icon(row.id, 2, 2, 44))

    def wheel(self, at: int, row: Row) -> Markup:
        return _square(icon(ICONS[at], 2, 2, 44))

    # --- what is asked for ----------------------------------------------------------------------

    def _asked(self, goods: list[int], x: float = 6) -> Markup:
        t = self.tables
        return join(figures.good(t, good, x + 40 * at, 7, 34) for at, good in enumerate(goods))

    def order(self, at: int, row: Row) -> Markup:
        return _card(self._asked(self.tables.order_goods[at]), wide=86)

    def bowl(self, at: int, row: Row) -> Markup:
        return _square(self._asked([self.tables.bowl_good[at]]))

    def notable(self, at: int, row: Row) -> Markup:
        """The shield of the guild, and the goods asked for."""
        asks = self.tables.asks[at]
        shield = figures.shield(row.text("guild"), 2, 4, scale=1.15)
        return _square(shield, self._asked(asks, 46), wide=48 + 40 * len(asks))

    def deed(self, at: int, row: Row) -> Markup:
        """Price and sign of a favour action, as on the boards."""
        across = deed_width(self.tables, at) + 12
        ground = rect(Box(0.5, 0.5, across - 1, 29), "f-card s-cardgold")
        face = join(ground, deed_face(self.tables, at, 6, 15))
        return drawing(face, Box(0, 0, across, 30), "", size=1.4)

    def what_happens(self, at: int, row: Row) -> str:
        """When the boat comes to a pier."""
        return self.scene.called("pier", str(at + 1))

    def pier(self, at: int, row: Row) -> Markup:
        number = words(at + 1, 20, 27, LARGE, "f-paper", "middle")
        return drawing((octagon(0, 0, 40, "f-accent"), number), Box(0, 0, 40, 40), "", size=1)

    # --- what is printed on the boards, as it is at the start -----------------------------------

    def farm(self) -> Markup:
        ring = el("g", farm.ring(self.scene.under("gallery-"), 0), class_="agra")
        return drawing(ring, Box(-1, -1, farm.RING + 2, farm.RING + 2), "", size=1)

    def meditation(self) -> Markup:
        box = Box(0, 0, farm.WIDTH, farm.TRACK_HEIGHT)
        return drawing(farm.track(self.scene, 0), box, "", size=1.2)

    def influence(self) -> Markup:
        box = Box(0, 0, palace.WIDTH, palace.BAND - 4)
        return drawing(palace.small(self.scene), box, "", size=1.2)
