"""The components of a game as a gallery, with their sources."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from serai.core.components import SOURCES
from serai.draw.html import h, hidden
from serai.draw.markup import NOTHING, Markup
from serai.games import load
from serai.games.gallery import Family, Item, gallery_of
from serai.web.document import leaf
from serai.web.page_request import PageRequest, page_request
from serai.web.rules import reading_page

SOURCE_WORDS = {
    "rulebook": "web-source-rulebook",
    "public": "web-source-public",
    "recalled": "web-source-recalled",
    "reconstructed": "web-source-reconstructed",
}
TAGS = {
    "rulebook": "web-tag-rulebook",
    "public": "web-tag-public",
    "recalled": "web-tag-recalled",
    "reconstructed": "web-tag-reconstructed",
}


async def components(request: Request) -> Response:
    a = await page_request(request)
    game = load(request.path_params["game"])
    families = await asyncio.to_thread(gallery_of, game, a.preferences.language)  # drawn once
    contents = h(
        "nav",
        [h("a", family.title, href=f"#{family.id}") for family in families],
        class_="families",
        aria_label=a.text("web-contents"),
    )
    return reading_page(
        a,
        game,
        a.text("web-components-of", game=game.meta.title),
        "/components/{}",
        h("p", a.text("web-components-words"), class_="lead"),
        _legend(a),
        contents,
        h("div", [_family(a, family) for family in families], class_="gallery"),
    )


def _legend(a: PageRequest) -> Markup:
    """The legend of the marks."""
    lines = [
        h("li", _mark(kind), " ", h("b", a.text(TAGS[kind])), ": ", a.text(SOURCE_WORDS[kind]))
        for kind in SOURCES
    ]
    return h("ul", lines, class_="sources")


def _mark(kind: str) -> Markup:
    """The mark of a source: the less certain, the emptier."""
    return h("i", class_=f"source source-{kind}", aria_hidden="true")


def _marks(a: PageRequest, kinds: tuple[str, ...]) -> Markup:
    if not kinds:
        return NOTHING
    words = ", ".join(a.text(TAGS[kind]) for kind in kinds)
    tip = f"{a.text('web-source')}: {words}"
    return h("span", [_mark(kind) for kind in kinds], hidden(tip), class_="marks", data_tip=tip)


def _family(a: PageRequest, family: Family) -> Markup:
    """The heading of a family; it carries the mark if all items have the same source."""
    common = family.provenance
    return leaf(
        h(
            "h2",
            h("span", family.title),
            h("small", family.count) if family.count > 1 else NOTHING,
            _marks(a, common),
            id=family.id,
        ),
        h("p", family.note) if family.note else NOTHING,
        h("ul", [_item(a, item, marked=not common) for item in family.items], class_="items"),
        class_=f"pad {family.layout}",
    )


def _item(a: PageRequest, item: Item, *, marked: bool) -> Markup:
    count = h("small", f"×{item.copies}") if item.copies > 1 else NOTHING
    marks = _marks(a, item.provenance) if marked else NOTHING
    return h(
        "li",
        item.picture,
        h("div", h("span", item.name, class_="called"), " ", count, marks),
        h("p", item.note) if item.note else NOTHING,
        class_=None if item.picture else "plain-card",
    )
