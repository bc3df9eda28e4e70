"""The rules of a game in our own words, every clause with an anchor; and its components."""

from starlette.requests import Request
from starlette.responses import Response

from serai.core.components import SOURCES, Row
from serai.core.rulebook import Clause
from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games import load
from serai.games.about import about_of
from serai.games.voice import Voice, voice_of
from serai.web.document import document, leaf
from serai.web.page_request import PageRequest, page_request


def slug(section: str) -> str:
    return "section-" + "-".join(section.lower().split())


async def rules(request: Request) -> Response:
    a = await page_request(request)
    game = load(request.path_params["game"])
    voice = voice_of(game, (), a.preferences.language)
    sections = game.rulebook.sections()
    contents = h(
        "nav",
        h("h2", a.text("web-contents")),
        h(
            "ol",
            [
                h("li", h("a", voice.section_title(title), href=f"#{slug(title)}"))
                for title in sections
            ],
        ),
        h("p", h("a", a.text("web-components"), href=a.url(f"/components/{game.meta.id}"))),
        class_="leaf contents",
        aria_label=a.text("web-contents"),
    )
    chapters = [
        leaf(
            h("h2", voice.section_title(title), id=slug(title)),
            h("dl", [_clause(a, voice, clause) for clause in clauses], class_="clauses"),
            class_="pad",
        )
        for title, clauses in sections.items()
    ]
    body = h(
        "main",
        h("h1", a.text("web-rules-of", game=game.meta.title), id="main"),
        h("p", a.text("web-rules-words"), class_="lead"),
        h("div", contents, h("div", chapters, class_="chapters"), class_="book"),
        class_=f"game-{about_of(game.meta.id).accent}",
    )
    return a.page(document(a, a.text("web-rules-of", game=game.meta.title), body))


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
    tables = game.components.tables
    contents = h(
        "nav",
        h("h2", a.text("web-contents")),
        h("ol", [h("li", h("a", voice.table_title(name), href=f"#{name}")) for name in tables]),
        h("p", h("a", a.text("web-rules"), href=a.url(f"/rules/{game.meta.id}"))),
        class_="leaf contents",
        aria_label=a.text("web-contents"),
    )
    listed = [
        leaf(h("h2", voice.table_title(name), id=name), _listing(a, rows), class_="pad")
        for name, rows in tables.items()
    ]
    body = h(
        "main",
        h("h1", a.text("web-components-of", game=game.meta.title), id="main"),
        h("p", a.text("web-components-words"), class_="lead"),
        _sources(a),
        h("div", contents, h("div", listed, class_="chapters"), class_="book"),
        class_=f"game-{about_of(game.meta.id).accent}",
    )
    return a.page(document(a, a.text("web-components-of", game=game.meta.title), body))


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
    values = {key: value for key, value in row.values.items() if key not in ("id", "source")}
    entries = [
        h("div", h("dt", key), h("dd", _plain(value)), class_="fact")
        for key, value in values.items()
    ]
    source = h("p", [_sign(a, kind) for kind in row.provenance], data_tip=row.source)
    return join(h("dl", entries, class_="facts"), source if row.provenance else NOTHING)


def _table(a: PageRequest, rows: list[Row]) -> Markup:
    keys = list(dict.fromkeys(key for row in rows for key in row.values))
    keys = [key for key in keys if key not in ("id", "source")]
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
