"""The rules of a game in our own words, every clause with an anchor; and its components."""

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from serai.core.components import SOURCES, Row
from serai.core.rulebook import Clause
from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games import load
from serai.games.about import about_of
from serai.games.voice import Voice, voice_of
from serai.web.document import leaf, page
from serai.web.forms import link
from serai.web.page_request import PageRequest, page_request


class Chapter(NamedTuple):
    """A part of a book: its anchor, its title, and what it says."""

    id: str
    title: str
    content: Markup


def slug(section: str) -> str:
    return "section-" + "-".join(section.lower().split())


async def rules(request: Request) -> Response:
    a = await page_request(request)
    game = load(request.path_params["game"])
    voice = voice_of(game, (), a.preferences.language)
    chapters = [
        Chapter(
            slug(title),
            voice.section_title(title),
            h("dl", [_clause(a, voice, clause) for clause in clauses], class_="clauses"),
        )
        for title, clauses in game.rulebook.sections().items()
    ]
    return page(
        a,
        a.text("web-rules-of", game=game.meta.title),
        _book(a, chapters, link(a.text("web-components"), a.url(f"/components/{game.meta.id}"))),
        lead=a.text("web-rules-words"),
        class_=f"game-{about_of(game.meta.id).accent}",
    )


def _book(a: PageRequest, chapters: list[Chapter], other: Markup) -> Markup:
    """Chapters beside their contents, which end with a way to the other book."""
    contents = h(
        "nav",
        h("h2", a.text("web-contents")),
        h("ol", [h("li", link(chapter.title, f"#{chapter.id}")) for chapter in chapters]),
        h("p", other),
        class_="leaf contents",
        aria_label=a.text("web-contents"),
    )
    leaves = [
        leaf(h("h2", chapter.title, id=chapter.id), chapter.content, class_="pad")
        for chapter in chapters
    ]
    return h("div", contents, h("div", leaves, class_="chapters"), class_="book")


def _clause(a: PageRequest, voice: Voice, clause: Clause) -> Markup:
    tag = h("small", a.text("web-unofficial")) if clause.unofficial else NOTHING
    if clause.at:
        tag = h("small", a.text("web-in-print", at=clause.at))
    reading = NOTHING
    if clause.reading:
        reading = h(
            "p", h("b", a.text("web-reading")), " ", voice.reading_text(clause), class_="reading"
        )
    return h(
        "div",
        h("dt", h("a", clause.id, href=f"#{clause.id}"), " ", tag),
        h("dd", h("p", voice.rule_text(clause)), reading),
        id=clause.id,
        class_="clause",
    )


# --- components -------------------------------------------------------------------------------


async def components(request: Request) -> Response:
    a = await page_request(request)
    game = load(request.path_params["game"])
    voice = voice_of(game, (), a.preferences.language)
    chapters = [
        Chapter(name, voice.table_title(name), _listing(a, rows))
        for name, rows in game.components.tables.items()
    ]
    return page(
        a,
        a.text("web-components-of", game=game.meta.title),
        _sources(a),
        _book(a, chapters, link(a.text("web-rules"), a.url(f"/rules/{game.meta.id}"))),
        lead=a.text("web-components-words"),
        class_=f"game-{about_of(game.meta.id).accent}",
    )


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


def _sources(a: PageRequest) -> Markup:
    return h(
        "ul",
        [h("li", _sign(a, kind), " ", a.text(SOURCE_WORDS[kind])) for kind in SOURCES],
        class_="sources",
    )


def _sign(a: PageRequest, kind: str) -> Markup:
    return h("span", a.text(TAGS[kind]), class_=f"source source-{kind}")


def _listing(a: PageRequest, rows: list[Row]) -> Markup:
    return _facts(a, rows[0]) if len(rows) == 1 else _table(a, rows)


def _facts(a: PageRequest, row: Row) -> Markup:
    """A table of one row, written downwards."""
    entries = [
        h("div", h("dt", key), h("dd", _plain(value)), class_="fact")
        for key, value in row.facts.items()
    ]
    source = h("p", [_sign(a, kind) for kind in row.provenance], data_tip=row.source)
    return join(h("dl", entries, class_="facts"), source if row.provenance else NOTHING)


def _table(a: PageRequest, rows: list[Row]) -> Markup:
    keys = dict.fromkeys(key for row in rows for key in row.facts)
    head = [
        h("th", "id", scope="col"),
        [h("th", key, scope="col") for key in keys],
        h("th", a.text("web-source"), scope="col"),
    ]
    body = [
        h(
            "tr",
            h("th", row.id, scope="row"),
            [h("td", _plain(row.values.get(key, ""))) for key in keys],
            h("td", [_sign(a, kind) for kind in row.provenance], data_tip=row.source),
        )
        for row in rows
    ]
    table = h("table", h("thead", h("tr", head)), h("tbody", body), class_="parts")
    return h("div", table, class_="wide", tabindex=0, role="group", aria_label=rows[0].table)


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list):
        return ", ".join(_plain(part) for part in value) or "–"
    return str(value) if value != "" else "–"
