"""Making a table: who sits where, how it is played, who may see it."""

import asyncio

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from serai.core.components import LARGEST_EDITION
from serai.core.errors import DataError, SetupError
from serai.core.game import AnyGame
from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.games import load
from serai.games.voice import voice_of
from serai.server import service
from serai.server.identity import who_or_guest
from serai.server.messages import NewSeat, NewTable
from serai.web.document import document, field, leaf, select
from serai.web.levels import LEVELS, USUAL
from serai.web.page_request import PageRequest, page_request

NOBODY, ME, LINK, SCREEN = "nobody", "me", "open", "same_screen"
HOURS = (0, 12, 24, 72, 168)


async def form(request: Request) -> Response:
    a = await page_request(request)
    game = load(request.path_params["game"])
    return a.page(document(a, a.text("web-make-table"), _form(a, game)))


def _form(a: PageRequest, game: AnyGame, fault: str = "") -> Markup:
    meta = game.meta
    return h(
        "main",
        h("h1", a.text("web-make-table-of", game=meta.title), id="main"),
        h("p", fault, class_="fault", role="alert") if fault else NOTHING,
        h(
            "form",
            leaf(
                h("h2", a.text("web-seats")),
                h(
                    "ol",
                    h("li", _name(a)),
                    [_seat(a, game, at) for at in range(meta.max_players)],
                    class_="chairs",
                ),
            ),
            leaf(h("h2", a.text("web-how")), h("div", _choices(a, game), class_="grid")),
            h("button", a.text("web-make-table"), class_="btn go"),
            method="post",
            enctype="multipart/form-data",
            class_="making",
        ),
        class_="narrow",
    )


def _name(a: PageRequest) -> Markup:
    name = h(
        "input",
        name="name",
        maxlength=40,
        autocomplete="nickname",
        value=a.person.name if a.person else "",
    )
    return field(a.text("web-your-name"), name)


def _seat(a: PageRequest, game: AnyGame, at: int) -> Markup:
    kinds = [
        (ME, a.text("web-seat-me")),
        (LINK, a.text("web-seat-open")),
        (SCREEN, a.text("web-seat-screen")),
        *((bot, a.text("web-seat-bot", level=a.text(name))) for bot, name in LEVELS.items()),
        (NOBODY, a.text("web-seat-nobody")),
    ]
    usual = ME if at == 0 else USUAL if at < game.meta.default_players else NOBODY
    label = a.text("web-seat-number", letter="ABCDE"[at])
    return h("li", field(label, select(f"seat{at}", kinds, usual)))


def _choices(a: PageRequest, game: AnyGame) -> list[Markup]:
    voice = voice_of(game, (), a.preferences.language)
    options = [
        field(
            voice.option(option.id),
            select(
                f"option_{option.id}",
                [(value, voice.option(option.id, value)) for value in option.values],
            ),
        )
        for option in game.meta.options
    ]
    hours = [
        (str(n), a.text("web-absence-hours", count=n) if n else a.text("web-absence-never"))
        for n in HOURS
    ]
    return [
        *options,
        field(
            a.text("web-pace"),
            select("pace", [("live", a.text("web-pace-live")), ("slow", a.text("web-pace-slow"))]),
        ),
        field(
            a.text("web-undo-rule"),
            select(
                "undo",
                [("friendly", a.text("web-undo-friendly")), ("strict", a.text("web-undo-strict"))],
            ),
        ),
        field(
            a.text("web-listing"),
            select("listed", [("no", a.text("web-private")), ("yes", a.text("web-listed"))]),
        ),
        field(a.text("web-absence"), select("absence", hours)),
        field(
            a.text("web-edition"),
            h("input", type="file", name="edition", accept=".toml"),
            a.text("web-edition-hint"),
        ),
    ]


async def make(request: Request) -> Response:
    a = await page_request(request)
    a.context.check(a.context.limits.make, request)
    game = load(request.path_params["game"])
    try:
        async with request.form(max_files=1, max_fields=30) as data:
            edition = await _edition(data)
            wanted = _wanted(game, data)
            name = str(data.get("name", "")).strip() or a.text("web-guest")
        await asyncio.to_thread(load, game.meta.id, edition)
        person = await who_or_guest(request, name)
        live = await service.make_table(a.context.tables, person, wanted, edition)
    except (SetupError, DataError) as fault:
        return a.page(document(a, a.text("web-make-table"), _form(a, game, str(fault))), 400)
    return a.go(f"/t/{live.id}")


async def _edition(data: FormData) -> str | None:
    """The text of an edition that the host has brought along, if any."""
    upload = data.get("edition")
    if not isinstance(upload, UploadFile) or not upload.size:
        return None
    raw = await upload.read(LARGEST_EDITION + 1)
    try:
        return raw.decode("utf-8").rstrip() + "\n"
    except UnicodeDecodeError:
        raise DataError("edition: not a UTF-8 text") from None


def _wanted(game: AnyGame, data: FormData) -> NewTable:
    seats: list[NewSeat] = []
    name = str(data.get("name", "")).strip()[:40]
    for at in range(game.meta.max_players):
        kind = str(data.get(f"seat{at}", NOBODY))
        if kind == ME:
            seats.append(NewSeat("me", name=name))
        elif kind == LINK:
            seats.append(NewSeat("open"))
        elif kind == SCREEN:
            seats.append(NewSeat("same_screen"))
        elif kind in LEVELS:
            seats.append(NewSeat("bot", bot=kind))
    if not seats:
        raise SetupError("a table needs seats")
    options = {
        option.id: str(data[f"option_{option.id}"])
        for option in game.meta.options
        if f"option_{option.id}" in data
    }
    hours = str(data.get("absence", "0"))
    return NewTable(
        game=game.meta.id,
        seats=seats,
        options=options,
        pace="slow" if data.get("pace") == "slow" else "live",
        undo="strict" if data.get("undo") == "strict" else "friendly",
        listed=data.get("listed") == "yes",
        absence_hours=int(hours) if hours in map(str, HOURS) else 0,
    )
