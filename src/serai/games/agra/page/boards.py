"""The drawings of Agra as parts of the page."""

from functools import partial

from serai.draw.html import h
from serai.draw.markup import Child, Markup, el, join
from serai.games.agra.drawing import board, city, compare, palace, river
from serai.games.agra.drawing.banks import won
from serai.games.agra.page import goods
from serai.games.agra.page.scene import PageScene
from serai.games.agra.page.signs import agra, badge
from serai.games.page import Look

PHONE = 374
"""How wide drawings are on a phone."""
FARM_SCALE, PALACE_SCALE = PHONE / board.WIDTH, PHONE / palace.WIDTH


def drawing(
    name: str, width: float, height: float, content: Child, label: str, *, scrolls: bool = False
) -> Markup:
    """A picture that fills its part; keys can move one that is too high for the screen."""
    return el(
        "svg",
        content,
        id=f"{name}-drawing",
        class_="board",
        viewBox=f"0 0 {width:g} {height:g}",
        preserveAspectRatio="xMidYMin meet",
        role="group",
        aria_label=label,
        tabindex=0 if scrolls else None,
    )


def heading(title: str, note: Child = "", *more: Child) -> Markup:
    return h("h2", h("span", title), h("small", note), *more)


# --- the middle -------------------------------------------------------------------------------


def large_city(scene: PageScene) -> Markup:
    content = city.city(scene)
    return drawing("city", city.WIDTH, city.HEIGHT, content, scene.look.text("agra-page-city"))


def small_city(scene: PageScene) -> Markup:
    content = city.city(scene, phone=True)
    label = scene.look.text("agra-page-city")
    return drawing("phone-city", city.PHONE_WIDTH, city.PHONE_HEIGHT, content, label)


def large_palace(scene: PageScene) -> Markup:
    label = scene.say("palace")
    picture = drawing(
        "large-palace", palace.LARGE_WIDTH, palace.LARGE_HEIGHT, palace.large(scene), label
    )
    return join(switch(scene.look, palace.limit_note(scene)), picture)


def all_farms(scene: PageScene) -> Markup:
    """The boards of all seats, each a picture of its own, so that a phone can stack them."""
    farms = [
        drawing(
            f"farm-of-{scene.letter(seat)}",
            board.SMALL_WIDTH,
            board.SMALL_HEIGHT,
            board.small(scene, seat),
            scene.name(seat),
        )
        for seat in range(len(scene.view.seats))
    ]
    return join(switch(scene.look), h("div", farms, class_="all-farms"))


def switch(look: Look, note: str = "") -> Markup:
    """What the middle of the table can show."""
    views = [
        ("city", "agra-page-view-city"),
        ("palace", "agra-page-palace"),
        ("farms", "agra-page-view-farms"),
    ]
    if look.view.outcome is not None:
        views.insert(0, ("result", "agra-page-result"))
    buttons = [
        h("button", look.text(label), type="button", data_view=view) for view, label in views
    ]
    return h("div", buttons, h("small", note), class_="swap")


# --- beside it --------------------------------------------------------------------------------


def large_river(scene: PageScene) -> Markup:
    note = scene.say("won-of", won=len(won(scene)), all=len(scene.view.river))
    label = scene.say("river")
    picture = drawing("river", river.WIDTH, river.HEIGHT, river.river(scene), label)
    return join(heading(label, note), picture)


def small_river(scene: PageScene) -> Markup:
    content = river.river(scene, phone=True)
    height = river.phone_height(scene)
    label = scene.say("river")
    return drawing("phone-river", river.PHONE_WIDTH, height, content, label, scrolls=True)


def waiting(look: Look) -> int:
    """How many notables at the river wait for goods."""
    return sum(look.view.notable_owner[notable] < 0 for notable in look.view.river)


def small_palace(scene: PageScene) -> Markup:
    label = scene.say("palace")
    note = scene.say("order-limit", limit=scene.view.order_limit)
    picture = drawing("small-palace", palace.WIDTH, palace.HEIGHT, palace.small(scene), label)
    return join(heading(label, note, _enlarge(scene, "palace")), picture)


def phone_palace(scene: PageScene) -> Markup:
    content, label = palace.phone(scene), scene.say("palace")
    height = palace.PHONE_HEIGHT
    picture = drawing("phone-palace", palace.WIDTH, height, content, label, scrolls=True)
    return join(heading(label, palace.limit_note(scene)), picture)


def _enlarge(scene: PageScene, view: str) -> Markup:
    words = scene.look.text("agra-page-enlarge")
    return h("button", words, type="button", class_="link", data_view=view)


def own_goods(scene: PageScene) -> Markup:
    label = scene.look.text("agra-page-city")
    note = scene.look.text("agra-page-your-goods")
    picture = drawing("own-goods", goods.WIDTH, goods.HEIGHT, goods.goods(scene), note)
    return join(heading(label, note, _enlarge(scene, "city")), picture)


def own_board(scene: PageScene) -> Markup:
    """Farm, meditation, favours and contracts; the link to all farms stands beside the name."""
    link = h(
        "button",
        scene.look.text("agra-page-view-farms"),
        type="button",
        class_="link all-farms-link",
        data_view="farms",
        data_tab="farms",
    )
    seat = scene.shown.seat
    content = board.column(scene, seat)
    picture = drawing("own-board", board.WIDTH, board.HEIGHT, content, scene.say("your-farm"))
    return join(link, picture)


def counters(scene: PageScene) -> Markup:
    return compare.table(scene, tags=scene.look.tags, link=partial(_to_farm, scene))


def phone_counters(scene: PageScene) -> Markup:
    """The same on its side: seats across, as a small screen is high rather than wide."""
    seats = scene.view.seats
    heads = [
        h("th", _to_farm(scene, s.seat, badge(scene.look, s.seat, 28)), scope="col") for s in seats
    ]
    rows = [
        h(
            "tr",
            h("th", compare.html_sign(counter), h("span", counter.label), scope="row"),
            [compare.html_cell(scene, counter, board) for board in seats],
        )
        for counter in compare.counters(scene)
    ]
    names = [h("td", scene.short_name(s.seat), class_="z") for s in seats]
    return h(
        "table",
        h("thead", h("tr", h("td"), heads), h("tr", h("td"), names, class_="names")),
        h("tbody", rows),
        class_="counters-down",
    )


def _to_farm(scene: PageScene, seat: int, name: Markup) -> Markup:
    """The badge of a seat leads to its farm, among those of all."""
    return h(
        "button",
        name,
        type="button",
        class_="to-farm",
        data_view="farms",
        data_tab="farms",
        data_lights=f"farm-{scene.letter(seat)}",
        data_tip=scene.look.text("agra-page-tip-board", seat=seat),
    )


def strip(scene: PageScene) -> Markup:
    """On a phone: the viewer's own counters in a line; a tap shows those of everybody."""
    look, mine = scene.look, scene.shown
    shown = (
        ("rupee", "count-rupees", "?" if mine.rupees is None else mine.rupees),
        ("worker", "count-workers", mine.supply),
        ("favour", "count-favours", mine.favours),
        ("meditation", "count-meditation", mine.meditation + 1),
    )
    others = [s.seat for s in scene.view.seats if s.seat != mine.seat]
    return h(
        "button",
        badge(look, mine.seat),
        [
            h("span", agra(look, name, scene.say(label), size=22), h("b", count))
            for name, label, count in shown
        ],
        h("span", [badge(look, seat) for seat in others], class_="others"),
        type="button",
        class_="counters",
        data_tab="compare",
    )
