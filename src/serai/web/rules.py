"""The rules of a game: the summary on one screen, and all clauses."""

import asyncio
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from serai.core.game import AnyGame
from serai.core.rulebook import Clause
from serai.draw.html import h
from serai.draw.markup import NOTHING, Child, Markup
from serai.games import load, names
from serai.games.about import About, about_of, gates
from serai.games.summary import Statement, has_summary, summary_of
from serai.games.voice import Voice, voice_of
from serai.web.document import document, leaf
from serai.web.page_request import PageRequest, page_request

LONGEST_SEARCH = 80


async def all_games(request: Request) -> Response:
    """All games with links to their rules."""
    a = await page_request(request)
    title = a.text("web-rules-all")
    games = [_gate(a, about) for about in gates()]
    body = h("main", h("h1", title, id="main"), leaf(games, class_="facade rule-gates"))
    return a.page(document(a, title, body))


def _gate(a: PageRequest, about: About) -> Markup:
    playable = about.id in names()
    links = [
        h("a", a.text(words), href=a.url(path), class_="btn" if at else "btn go")
        for at, (words, path) in enumerate(_pages(about.id) if playable else [])
    ]
    return h(
        "article",
        Markup(about.picture),
        h("h2", about.title),
        h("div", links, class_="acts")
        if playable
        else h("p", a.text("web-not-yet"), class_="not-yet"),
        class_=f"game game-{about.accent}{'' if playable else ' later'}",
    )


def _pages(game: str) -> list[tuple[str, str]]:
    """The pages about a game, as message ids and paths."""
    found = [
        ("web-rules-clauses", f"/rules/{game}/clauses"),
        ("web-components", f"/components/{game}"),
    ]
    if has_summary(game):
        found.insert(0, ("web-rules-one-page", f"/rules/{game}"))
    return found


def reading_page(a: PageRequest, game: AnyGame, title: str, here: str, *content: Child) -> Response:
    """A page about a game, with links to its other pages and to other games.

    `here` is the path of the page, with a placeholder for the game.
    """
    about = about_of(game.meta.id)
    pages = [
        h(
            "a",
            a.text(words),
            href=a.url(path),
            aria_current=_current(path == here.format(about.id)),
        )
        for words, path in _pages(about.id)
    ]
    others = [
        h(
            "a",
            about_of(name).title,
            href=a.url(here.format(name)),
            aria_current=_current(name == about.id),
        )
        for name in names()
    ]
    head = h(
        "div",
        h("h1", title, id="main"),
        h("nav", pages, class_="pages", aria_label=a.text("web-rules-pages")),
        h("nav", others, class_="others", aria_label=a.text("web-rules-games")),
        class_="reading-head",
    )
    body = h("main", head, content, class_=f"game-{about.accent}")
    return a.page(document(a, title, body, icons=about.icons))


def _current(here: bool) -> str | None:
    return "page" if here else None


# --- on one screen ----------------------------------------------------------------------------


async def rules(request: Request) -> Response:
    """The summary of the rules; the clauses for a game without one."""
    if not has_summary(load(request.path_params["game"]).meta.id):
        return await clauses(request)
    a = await page_request(request)
    game = load(request.path_params["game"])
    voice = voice_of(game, (), a.preferences.language)
    found = await asyncio.to_thread(summary_of, game, a.preferences.language)  # drawn once
    leaves = (
        ("web-summary-goal", found.goal),
        ("web-summary-turn", found.turn),
        ("web-summary-points", found.points),
    )
    content = h(
        "div",
        [_leaf(a, voice, game, name, statements) for name, statements in leaves],
        class_="summary",
    )
    title = a.text("web-rules-how", game=game.meta.title)
    return reading_page(a, game, title, "/rules/{}", content, _ready(a, game))


def _leaf(
    a: PageRequest, voice: Voice, game: AnyGame, name: str, statements: Sequence[Statement]
) -> Markup:
    title = a.text(name)
    shown = [_statement(a, voice, game, one) for one in statements]
    return leaf(
        h("h2", title), h("div", shown, class_="statements"), class_="pad", aria_label=title
    )


def _statement(a: PageRequest, voice: Voice, game: AnyGame, one: Statement) -> Markup:
    """A statement with its picture and its section of the rules."""
    section = next(
        title
        for title, clauses in game.rulebook.sections().items()
        if any(clause.id == one.rule for clause in clauses)
    )
    link = h(
        "a", voice.section_title(section), href=a.url(f"/rules/{game.meta.id}/clauses#{one.rule}")
    )
    return h(
        "div",
        h("div", h("h3", one.title), " ", h("p", one.words, " ", h("small", link)), class_="told"),
        one.picture,
        class_="statement half" if one.half else "statement",
    )


def _ready(a: PageRequest, game: AnyGame) -> Markup:
    """The button to play."""
    play = h(
        "form",
        h("input", type="hidden", name="game", value=game.meta.id),
        h("button", a.text("web-play-now"), class_="btn go"),
        method="post",
        action=a.url("/play-now"),
    )
    table = h("a", a.text("web-make-table"), href=a.url(f"/new/{game.meta.id}"), class_="btn")
    return leaf(h("p", a.text("web-summary-ready")), play, table, class_="ready")


# --- every clause -----------------------------------------------------------------------------


def slug(section: str) -> str:
    return "section-" + "-".join(section.lower().split())


async def clauses(request: Request) -> Response:
    """All clauses, or those that match a search."""
    a = await page_request(request)
    game = load(request.path_params["game"])
    voice = voice_of(game, (), a.preferences.language)
    wanted = request.query_params.get("find", "").strip()[:LONGEST_SEARCH]
    found = _numbered(voice, game, wanted)
    chapters = [
        leaf(
            h("h2", f"{number} {voice.section_title(title)}", id=slug(title)),
            h("dl", [_clause(a, voice, at, clause) for at, clause in listed], class_="clauses"),
            class_="pad",
        )
        for number, (title, listed) in found.items()
        if listed
    ]
    title = a.text("web-rules-clauses-of", game=game.meta.title)
    return reading_page(
        a,
        game,
        title,
        "/rules/{}/clauses",
        h("p", a.text("web-rules-words"), class_="lead"),
        h(
            "div",
            _contents(a, voice, game, wanted),
            h("div", _found(a, game, wanted, found), chapters, class_="chapters"),
            class_="book",
        ),
    )


Numbered = dict[int, tuple[str, list[tuple[str, Clause]]]]
"""Sections by number, with their clauses by number."""


def _numbered(voice: Voice, game: AnyGame, wanted: str) -> Numbered:
    """The matching clauses, with their numbers in the whole rulebook."""
    return {
        number: (
            title,
            [
                (f"{number}.{at}", clause)
                for at, clause in enumerate(listed, 1)
                if _speaks_of(voice, title, clause, wanted)
            ],
        )
        for number, (title, listed) in enumerate(game.rulebook.sections().items(), 1)
    }


def _speaks_of(voice: Voice, section: str, clause: Clause, wanted: str) -> bool:
    """Whether all words occur in the clause, its reading or its section title."""
    text = " ".join(
        (voice.section_title(section), voice.rule_text(clause), voice.reading_text(clause))
    )
    return all(word in text.casefold() for word in wanted.casefold().split())


def _contents(a: PageRequest, voice: Voice, game: AnyGame, wanted: str) -> Markup:
    here = a.url(f"/rules/{game.meta.id}/clauses")
    sections = enumerate(game.rulebook.sections(), 1)
    field = h(
        "input",
        type="search",
        name="find",
        value=wanted,
        maxlength=LONGEST_SEARCH,
        aria_label=a.text("web-find"),
        placeholder=a.text("web-find"),
    )
    button = h("button", a.text("web-find-go"), class_="btn")
    return h(
        "nav",
        h("form", field, button, action=here, class_="find", role="search"),
        h(
            "ol",
            [
                h("li", h("a", f"{at} {voice.section_title(title)}", href=f"{here}#{slug(title)}"))
                for at, title in sections
            ],
        ),
        class_="leaf contents searching" if wanted else "leaf contents",
        aria_label=a.text("web-contents"),
    )


def _found(a: PageRequest, game: AnyGame, wanted: str, found: Numbered) -> Markup:
    """The number of matches, and the link to all clauses."""
    if not wanted:
        return NOTHING
    count = sum(len(listed) for _, listed in found.values())
    back = h("a", a.text("web-find-all"), href=a.url(f"/rules/{game.meta.id}/clauses"))
    return h("p", a.text("web-found", count=count, words=wanted), " ", back, role="status")


def _clause(a: PageRequest, voice: Voice, number: str, clause: Clause) -> Markup:
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
        h("dt", h("a", number, href=f"#{clause.id}")),
        h("dd", h("p", voice.rule_text(clause), " ", tag), reading),
        id=clause.id,
        class_="clause",
    )
