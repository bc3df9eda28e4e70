"""The form for a new table: seats, options, visibility."""

from typing import Literal

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from serai.bots.levels import LEVELS, USUAL
from serai.core.components import LARGEST_EDITION, no_text
from serai.core.errors import DataError, SetupError
from serai.core.game import AnyGame
from serai.draw.html import h
from serai.draw.markup import Child, Markup
from serai.draw.shapes import seat_letter
from serai.games import load
from serai.games.voice import voice_of
from serai.server import service
from serai.server.identity import who_or_guest
from serai.server.messages import NewSeat, NewTable
from serai.web.document import leaf, page
from serai.web.edition_trial import try_out
from serai.web.faults import told_fault
from serai.web.forms import field, name_field, post, select, submit
from serai.web.page_request import PageRequest, page_request

NOBODY, ME, LINK, SCREEN = "nobody", "me", "open", "same_screen"
HOURS = (12, 24, 72, 168)
CHOICES = {
    "pace": ("web-pace", {"live": "web-pace-live", "slow": "web-pace-slow"}),
    "undo": (
        "web-undo-rule",
        {
            "usual": "web-undo-usual",
            "friendly": "web-undo-friendly",
            "strict": "web-undo-strict",
        },
    ),
    "listed": ("web-listing", {"no": "web-private", "yes": "web-listed"}),
}
"""Options of a table for every game; the first value is the default."""


UNDO: dict[str, Literal["friendly", "strict"]] = {"friendly": "friendly", "strict": "strict"}


async def form(request: Request) -> Response:
    return _page(await page_request(request), load(request.path_params["game"]))


def _page(a: PageRequest, game: AnyGame, fault: Child = "") -> Response:
    """The form, with an error if there was one."""
    title = game.meta.title
    name = name_field(a.text("web-your-name"), a.own_name)
    seats = [_seat(a, game, at) for at in range(game.meta.max_players)]
    return page(
        a,
        a.text("web-make-table"),
        post(
            a.url(f"/new/{game.meta.id}"),
            leaf(h("h2", a.text("web-seats")), h("ol", h("li", name), seats, class_="chairs")),
            leaf(h("h2", a.text("web-how")), h("div", _choices(a, game), class_="grid")),
            submit(a.text("web-make-table")),
            enctype="multipart/form-data",
            class_="making",
        ),
        heading=a.text("web-make-table-of", game=title),
        fault=fault,
        class_="narrow",
    )


def _seat(a: PageRequest, game: AnyGame, at: int) -> Markup:
    kinds = [
        (ME, a.text("web-seat-me")),
        (LINK, a.text("web-seat-open")),
        (SCREEN, a.text("web-seat-screen")),
        *((bot, a.text("web-seat-bot", level=a.text(name))) for bot, name in LEVELS.items()),
        (NOBODY, a.text("web-seat-nobody")),
    ]
    usual = ME if at == 0 else USUAL if at < game.meta.default_players else NOBODY
    label = a.text("web-seat-number", letter=seat_letter(at))
    return h("li", field(label, select(f"seat{at}", kinds, usual)))


def _choices(a: PageRequest, game: AnyGame) -> list[Markup]:
    voice = voice_of(game, (), a.preferences.language)
    options = [
        _choice(
            voice.option(option.id),
            f"option_{option.id}",
            {value: voice.option(option.id, value) for value in option.values},
        )
        for option in game.meta.options
    ]
    choices = [
        _choice(a.text(label), name, {value: a.text(words) for value, words in values.items()})
        for name, (label, values) in CHOICES.items()
    ]
    never = {"0": a.text("web-absence-never")}
    hours = never | {str(n): a.text("web-absence-hours", count=n) for n in HOURS}
    edition = h("input", type="file", name="edition", accept=".toml")
    return [
        *options,
        *choices,
        _choice(a.text("web-absence"), "absence", hours),
        field(a.text("web-edition"), edition, a.text("web-edition-hint")),
    ]


def _choice(label: str, name: str, values: dict[str, str]) -> Markup:
    return field(label, select(name, list(values.items())))


async def make(request: Request) -> Response:
    a = await page_request(request)
    a.context.check(a.context.limits.make, request)
    game = load(request.path_params["game"])
    try:
        async with request.form(max_files=1, max_fields=30) as data:
            edition = await _edition(data)
            wanted = _wanted(game, data)
            name = str(data.get("name", "")).strip()
        if edition is not None:
            a.context.check(a.context.limits.edition, request)
            await try_out(a.context, edition, wanted)
        async with who_or_guest(request, name) as person:
            live = await service.make_table(a.context.tables, person, wanted, edition)
    except SetupError as fault:
        return _page(a, game, voice_of(game, (), a.preferences.language).why_no_table(fault))
    except DataError as fault:
        return _page(a, game, told_fault(a, "web-edition-fault", fault))
    return a.go(f"/t/{live.id}")


async def _edition(data: FormData) -> str | None:
    """The text of the uploaded edition, if any."""
    upload = data.get("edition")
    if not isinstance(upload, UploadFile) or not upload.size:
        return None
    raw = await upload.read(LARGEST_EDITION + 1)
    try:
        return raw.decode("utf-8").rstrip() + "\n"
    except UnicodeDecodeError:
        raise no_text("edition") from None


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
        raise SetupError("a table needs seats", "web-no-seats")
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
        undo=UNDO.get(str(data.get("undo"))),
        listed=data.get("listed") == "yes",
        absence_hours=int(hours) if hours in map(str, HOURS) else 0,
    )
