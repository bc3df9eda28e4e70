"""The home page: the games, quick start, and the visitor's tables."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from serai.bots.levels import USUAL
from serai.draw.html import h, seat_icon
from serai.draw.markup import NOTHING, Markup
from serai.games import load, names
from serai.games.about import About, about_of, gates
from serai.server import service, store
from serai.server.identity import who_or_guest
from serai.server.messages import NewSeat, NewTable
from serai.server.store import FINISHED, OPEN, PLAYING, TableFacts
from serai.web.document import document, leaf
from serai.web.forms import link, post, submit, unseen
from serai.web.page_request import PageRequest, page_request

BATTLEMENT = Markup((Path(__file__).parent / "battlement.svg").read_text(encoding="utf-8"))
"""The ornament above the gates."""


async def home(request: Request) -> Response:
    a = await page_request(request)
    mine: list[TableFacts] = []
    if a.person is not None:
        mine = _of_known_games(await a.context.database.run(store.tables_of, a.person.id))
    listed = _of_known_games(await a.context.database.run(store.listed_tables))
    waiting = [table for table in mine if _my_move(a, table)]
    body = h(
        "main",
        _welcome(a, waiting),
        BATTLEMENT,
        leaf(
            [_gate(a, about) for about in gates()], class_="facade", aria_label=a.text("web-games")
        ),
        h("div", _open_tables(a, listed), _my_tables(a, mine), class_="under"),
        h("p", link(a.text("web-open-record"), a.url("/replay")), class_="foot"),
        id="main",
        class_="home",
    )
    return a.page(document(a, "", body, kind="home"))


def _of_known_games(tables: list[TableFacts]) -> list[TableFacts]:
    """Without tables of games that are not installed at the moment."""
    known = {about.id for about in gates()}
    return [table for table in tables if table.game in known]


def _my_move(a: PageRequest, table: TableFacts) -> bool:
    if table.status != PLAYING or not 0 <= table.waiting_for < len(table.seats):
        return False
    return table.seats[table.waiting_for].person == a.person_id


def _welcome(a: PageRequest, waiting: list[TableFacts]) -> Markup:
    nudge: Markup = NOTHING
    if waiting:
        nudge = h(
            "div",
            h("span", a.text("web-games-wait", count=len(waiting))),
            link(a.text("web-next"), a.url("/next"), "btn go"),
            class_="next",
        )
    return h(
        "section",
        h("div", h("h1", a.text("web-gates-open")), h("p", a.text("web-gates-words"))),
        nudge,
        class_="welcome",
    )


def _gate(a: PageRequest, about: About) -> Markup:
    facts = a.text(
        "web-gate-facts",
        designer=about.designer,
        year=str(about.year),
        low=about.min_players,
        high=about.max_players,
    )
    playable = about.id in names()
    if playable:
        acts = h(
            "div",
            post(a.url("/play-now"), unseen("game", about.id), submit(a.text("web-play-now"))),
            link(a.text("web-make-table"), a.url(f"/new/{about.id}"), "btn"),
            class_="acts",
        )
    else:
        acts = h("p", a.text("web-not-yet"), class_="not-yet")
    return h(
        "article",
        Markup(about.picture),
        h("h2", about.title),
        h("p", facts),
        acts,
        class_=f"game game-{about.accent}{'' if playable else ' later'}",
    )


# --- lists of tables --------------------------------------------------------------------------


def _open_tables(a: PageRequest, tables: list[TableFacts]) -> Markup:
    rows = [_row(a, table, a.text("web-sit"), _names(a, table)) for table in tables[:6]]
    return _list(a.text("web-open-tables"), rows, a.text("web-no-open-tables"))


def _my_tables(a: PageRequest, tables: list[TableFacts]) -> Markup:
    rows = [_row(a, table, *_my_words(a, table)) for table in tables[:8]]
    return _list(a.text("web-my-tables"), rows, a.text("web-no-tables"))


def _list(title: str, rows: list[Markup], empty: str) -> Markup:
    content = h("ol", rows, class_="rows") if rows else h("p", empty, class_="empty")
    return leaf(h("h2", title), content, aria_label=title)


def _row(a: PageRequest, table: TableFacts, label: str, words: str) -> Markup:
    about = about_of(table.game)
    badges = [
        h("span", class_="free") if seat.kind == OPEN else seat_icon(seat.number, 22)
        for seat in table.seats
    ]
    return h(
        "li",
        h("span", about.title, class_="gname"),
        h("span", badges, class_="seatsrow", aria_hidden="true"),
        h("span", words, class_="who"),
        link(label, a.url(f"/t/{table.id}"), "link"),
        class_=f"game-{about.accent}",
    )


def _names(a: PageRequest, table: TableFacts) -> str:
    return ", ".join(a.name(seat) for seat in table.seats if seat.kind != OPEN)


def _my_words(a: PageRequest, table: TableFacts) -> tuple[str, str]:
    """The text of the link to a table, and the mark before it."""
    if table.status == FINISHED:
        return a.text("web-look-in"), _final(a, table)
    if _my_move(a, table):
        return a.text("web-your-move"), _names(a, table)
    if 0 <= table.waiting_for < len(table.seats):
        name = a.name(table.seats[table.waiting_for])
        return a.text("web-look-in"), a.text("web-waiting", name=name)
    return a.text("web-look-in"), a.text("web-still-open")


def _final(a: PageRequest, table: TableFacts) -> str:
    """The result in words; there may be several winners, or none among the seats."""
    scores = table.scores or []
    best = max(scores, default=0)
    winners = table.winners
    if winners is None:  # it ended before that was kept
        winners = [at for at, score in enumerate(scores) if score == best]
    if not winners:
        return a.text("web-lost-with", points=best)
    names = ", ".join(a.name(table.seats[at]) for at in winners)
    return a.text("web-won-by", names=names, points=scores[winners[0]] if scores else best)


# --- making tables ----------------------------------------------------------------------------


async def play_now(request: Request) -> Response:
    """Make a table with bots and the first seat for the visitor."""
    a = await page_request(request)
    [game] = await a.fields("game")
    players = load(game[:40]).meta.default_players
    a.context.check(a.context.limits.make, request)
    seats = [NewSeat("me"), *[NewSeat("bot", bot=USUAL)] * (players - 1)]
    async with who_or_guest(request, "") as person:
        live = await service.make_table(a.context.tables, person, NewTable(game, seats))
    return a.go(f"/t/{live.id}")


async def next_table(request: Request) -> Response:
    """Open the table that has waited longest for the visitor."""
    a = await page_request(request)
    if a.person is None:
        return a.go("/")
    mine = await a.context.database.run(store.tables_of, a.person.id)
    waiting = sorted((t for t in mine if _my_move(a, t)), key=lambda t: t.moved)
    return a.go(f"/t/{waiting[0].id}" if waiting else "/")
