"""The market: eight cities around Merv, their prices, trading posts, camels on the routes."""

from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, move, rect, row_that_fits, use, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import SMALL, cube, icon, owner_badge
from serai.games.merv.boards.units import NARROW, camel
from serai.games.merv.tables import CITIES, INNER, NONE

WIDTH, HEIGHT = 436, 88
PHONE_WIDTH, PHONE_HEIGHT = NARROW, 184
PLATE = 40
MERV, PHONE_MERV = (218.0, 43.0), (110.5, 92.0)

Point = tuple[float, float]


def market(scene: MervScene) -> Markup:
    """Inner cities stand around Merv, outer ones behind them."""
    x, y = PHONE_MERV if scene.phone else MERV
    return join(
        [_road(scene, city) for city in range(CITIES)],
        el("circle", class_="mv-step", cx=x, cy=y, r=12.5),
        use("serai", x - 7.5, y - 8.5, 15, 15),
        [_plate(scene, city) for city in range(CITIES)],
        [_walker(scene, city) for city in range(CITIES) if scene.view.routes >> city & 1],
    )


def note(scene: MervScene) -> str:
    return scene.say("posts", count=scene.shown.posts.bit_count())


def _box(scene: MervScene, city: int) -> Box:
    """Where a city lies: one of the four corners, near Merv or far from it."""
    outer, corner = divmod(city, INNER)
    east, south = corner % 2, corner // 2
    if scene.phone:
        row = (1 - outer, 2 + outer)[south]
        return Box(117 * east, 44 * row + 12 * (row > 1), 104, PLATE)
    x = (100, 232)[east] if not outer else (0, 339)[east]
    return Box(x, 45 * south + 1, 97 if outer else 104, PLATE)


def _nearest(box: Box, x: float, y: float) -> Point:
    """The point of a plate that is nearest to another one."""
    return min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)


def _ends(scene: MervScene, city: int) -> tuple[Point, Point]:
    """The route to a city: from Merv, or from the inner city before it, to its plate."""
    by, box = scene.tables.city_by[city], _box(scene, city)
    start = PHONE_MERV if scene.phone else MERV
    if by != NONE:
        start = _nearest(_box(scene, by), box.x + box.w / 2, box.y + box.h / 2)
    return start, _nearest(box, *start)


def _road(scene: MervScene, city: int) -> Markup:
    (x, y), (a, b) = _ends(scene, city)
    return el("path", class_="mv-lane", d=f"M{number(x)} {number(y)}L{number(a)} {number(b)}")


def _walker(scene: MervScene, city: int) -> Markup:
    """A camel of this action on the route to a city."""
    (x, y), (a, b) = _ends(scene, city)
    return camel((x + a) / 2, (y + b) / 2, 9.5)


def _plate(scene: MervScene, city: int) -> Markup:
    """A city: its name, the price of its good, and whose posts are there."""
    t, box = scene.tables, _box(scene, city)
    slug = t.city_ids[city]
    cost, here = t.city_cost[city], Box(0.6, 0.6, box.w - 1.2, box.h - 1.2)
    good = 4 + 16 * len(cost)
    drawn = join(
        rect(here, "mv-plate", 2),
        words(scene.called("city", slug), 6, 16, SMALL),
        [cube(one, 4 + 16 * at, 20, 16) for at, one in enumerate(cost)],
        icon("common_good" if city < INNER else "rare_good", good, 18.5, 19),
        _posts(scene, city, Box(good + 20, 19, box.w - good - 22, 19)),
        scene.notch(f"city-{slug}", here.right, here.bottom, 9),
    )
    actions = (f"post {slug}", f"buy {slug}")
    ring, place = here.inset(3, 3), move(box.x, box.y)
    return scene.mark(f"city-{slug}", actions, drawn, ring=ring, radius=1, transform=place)


def _posts(scene: MervScene, city: int, room: Box) -> Markup:
    """The posts from the right on; before the first one, what it brings."""
    owners = scene.posts_in(city)
    if not owners:
        brings = "favour" if city >= INNER else "camel"
        empty = city < INNER and not scene.view.city_camel[city]
        return NOTHING if empty else icon(brings, room.right - 20, room.y - 1, 20)
    row = row_that_fits(len(owners), room.w, 19, 0, smallest=19, overlap=0.6)
    left = room.right - row.width
    return join(
        owner_badge(owner, x, room.y, 19) for owner, x in zip(owners, row.places(left), strict=True)
    )
