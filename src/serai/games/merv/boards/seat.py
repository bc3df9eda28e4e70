"""What the viewer has, in a line: where there is no room for the table of everybody."""

from serai.draw.html import classes, h, small_picture
from serai.draw.markup import Markup
from serai.games.counters import shown
from serai.games.merv.boards.compare import columns, compared
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import owner_badge
from serai.games.merv.tables import COLOUR_IDS, HIGH_COURTIER

HELD = (*COLOUR_IDS, "count-camels", "count-scrolls", "count-common", "count-rare")


def hold(scene: MervScene) -> Markup:
    """Cubes, camels and goods; cubes are paid here."""
    seat = scene.shown.owner
    items = []
    for one in columns(scene, *HELD):
        figure = shown(one.values[seat]).replace("·", "0")
        assert one.sign is not None
        content = (one.sign.html(22), h("b", one.press(seat, figure)))
        nothing = "z" if not one.values[seat] else None
        items.append(h("span", content, class_=nothing, data_tip=one.label))
    return h("div", items, class_="hold")


def strip(look: MervLook, tab: str) -> Markup:
    """Everybody in the order of the round, with points; it leads to the table of everybody."""
    view, scene = look.view, MervScene(look)
    points = {one.owner: one.points for one in compared(look) if one.owner != HIGH_COURTIER}
    order = [owner for owner in view.queue if owner >= 0] or [*points]
    order += [owner for owner in points if owner not in order]
    items = [
        h(
            "span",
            small_picture(owner_badge(owner, 0, 0), 24, "", box=24, label=scene.name(owner)),
            h("b", points[owner]) if owner in points else "",
            class_=classes(owner == view.seat and "me", look.waits_for(owner) and "now"),
        )
        for owner in order
    ]
    return h("button", items, type="button", class_="seats", data_tab=tab)
