"""The twelve visits, for the top bar."""

from serai.draw.html import classes, h, hidden
from serai.draw.markup import Markup
from serai.games.page import Look


def visits(look: Look) -> Markup:
    view = look.view
    over = view.outcome is not None
    found = []
    for tile, place in enumerate(view.tile_place):
        number = tile + 1
        province = view.tables.province_ids[place]
        now = number == view.visit and not over
        past = number < view.visit or over
        label = look.text("taj-page-visit", visit=number, province=province)
        found.append(
            h(
                "li",
                h("span", number, aria_hidden="true"),
                hidden(label),
                class_=classes("now" if now else "past" if past else None),
                data_tip=label,
                data_place=f"province-{province}",
                aria_current="step" if now else None,
            )
        )
    return h("ol", found, class_="visits", aria_label=look.text("taj-page-visits"))


def where(look: Look) -> str:
    view = look.view
    if view.outcome is not None:
        return look.text("taj-page-after")
    province = view.tables.province_ids[view.province]
    return look.text("taj-page-where", province=province, visit=view.visit)
