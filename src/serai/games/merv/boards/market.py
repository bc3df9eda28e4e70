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
MERV, PHONE_MERV = (218, 43), (110.5, 92)


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


def posts_in(scene: MervScene, city: int) -> list[int]:
    """Who has a post in a city."""
    return [one.owner for one in scene.owners if one.posts >> city & 1]


def _box(scene: MervScene, city: int) -> Box:
    """Where a city lies: one of the four corners, near Merv or far from it."""
    outer, corner = divmod(city, INNER)
    east, south = corner % 2, corner // 2
    if scene.phone:
        row = (1 - outer, 2 + outer)[south]
        return Box(117 * east, 44 * row + 12 * (row > 1), 104, PLATE)
    x = (100, 232)[east] if not outer else (0, 339)[east]
    return Box(x, 45 * south + 1, 97 if outer else 104, PLATE)


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


def _road(scene: MervScene, city: int) -> Markup:
    (x, y), (a, b) = _ends(scene, city)
    return el("path", class_="mv-lane", d=f"M{number(x)} {number(y)}L{number(a)} {number(b)}")


def _ends(scene: MervScene, city: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The route to a city: from Merv, or from the inner city before it."""
    by = scene.tables.city_by[city]
    merv = PHONE_MERV if scene.phone else MERV
    start = merv if by == NONE else _middle(_box(scene, by))
    return start, _middle(_box(scene, city))


def _walker(scene: MervScene, city: int) -> Markup:
    """A camel of this action on the route to a city, at the rim of its plate."""
    (x, y), box = _ends(scene, city)[0], _box(scene, city)
    return camel(min(max(x, box.x), box.right), min(max(y, box.y), box.bottom), 9.5)


def _plate(scene: MervScene, city: int) -> Markup:
    """A city: its name, the price of its good, and whose posts are there."""
    t, box = scene.tables, _box(scene, city)
    slug = t.city_ids[city]
    cost, here = t.city_cost[city], Box(0.6, 0.6, box.w - 1.2, box.h - 1.2)
    good = 4 + 16 * len(cost)
    drawn = join(
        rect(here, "mv-plate", 2),
        words(scene.called("city", slug), 5, 14, SMALL),
        [cube(one, 4 + 16 * at, 20, 16) for at, one in enumerate(cost)],
        icon("common_good" if city < INNER else "rare_good", good, 18.5, 19),
        _posts(scene, city, Box(good + 20, 19, box.w - good - 22, 19)),
        scene.notch(f"city-{slug}", here.right, here.bottom, 9),
    )
    actions = (f"post {slug}", f"buy {slug}")
    return scene.mark(
        f"city-{slug}", actions, drawn, ring=here, radius=2, transform=move(box.x, box.y)
    )


def _posts(scene: MervScene, city: int, room: Box) -> Markup:
    """The posts from the right on; before the first one, what it brings."""
    owners = posts_in(scene, city)
    if not owners:
        brings = "favour" if city >= INNER else "camel"
        empty = city < INNER and not scene.view.city_camel[city]
        return NOTHING if empty else icon(brings, room.right - 20, room.y - 1, 20)
    row = row_that_fits(len(owners), room.w, 19, 0, smallest=19, overlap=0.6)
    left = room.right - row.width
    return join(
        owner_badge(owner, x, room.y, 19) for owner, x in zip(owners, row.places(left), strict=True)
    )
