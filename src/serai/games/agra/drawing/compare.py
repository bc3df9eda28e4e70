"""All public counters of all seats side by side: drawn for a picture, as a table for a page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from serai.draw.html import classes, h
from serai.draw.html import icon as html_icon
from serai.draw.lettering import Face, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import LETTERS, Box, rect, rule, seat_badge, words
from serai.games.agra.drawing.figures import icon, stone
from serai.games.agra.drawing.parts import any_basic
from serai.games.agra.drawing.scene import Scene
from serai.games.agra.tables import GUILDS, NEUTRAL
from serai.games.agra.view import SeatView

WIDTH, HEIGHT = 532, 128
NAMES = 104
"""The width of the column with the seats."""
HEAD = 24
SIGN = 21
NAME, TAG, FIGURE, MINE = Face(14, 600), Face(14), Face(15), Face(15, 700)


@dataclass(frozen=True)
class Counter:
    """A column: its sign, what it is called, and the number of a seat."""

    sign: str
    label: str
    count: Callable[[SeatView], int | None]
    guild: int = -1
    """The guild whose track it is; there the highest is underlined."""


def counters(scene: Scene) -> list[Counter]:
    """All columns, from left to right."""
    view = scene.view
    return [
        Counter("rupee", scene.say("count-rupees"), lambda board: board.rupees),
        Counter("worker", scene.say("count-workers"), lambda board: board.supply),
        Counter("stone", scene.say("count-stones"), lambda board: board.yard),
        Counter("favour", scene.say("count-favours"), lambda board: board.favours),
        Counter("goods", scene.say("count-goods"), lambda board: sum(board.goods)),
        Counter("meditation", scene.say("count-meditation"), lambda b: b.meditation + 1),
        *(_track(scene, guild) for guild in range(GUILDS)),
        Counter("order", scene.say("count-orders"), lambda b: view.order_owner.count(b.seat)),
        Counter("akbar", scene.say("count-akbar"), lambda b: view.bowl_owner.count(b.seat)),
        Counter("notable", scene.say("count-contracts"), lambda b: len(b.contracts)),
        Counter("cover", scene.say("count-covers"), lambda board: board.uncovered),
    ]


def _track(scene: Scene, guild: int) -> Counter:
    slug = scene.view.tables.guild_ids[guild]
    return Counter(slug, scene.called("guild", slug), lambda b: b.influence[guild], guild)


def leads(scene: Scene, counter: Counter, board: SeatView) -> bool:
    """Whether the seat is first on the track of a guild, alone or with others."""
    mine = counter.count(board)
    if counter.guild < 0 or not mine:
        return False
    return mine == max(other.influence[counter.guild] for other in scene.view.seats)


def sign(name: str, x: float, y: float, size: float) -> Markup:
    """The head of a column."""
    if name == "goods":
        return any_basic(x + 1, y + 1, size - 2)
    if name == "stone":
        return stone(NEUTRAL, x, y, size)
    return icon(name, x, y, size)


def shown(count: int | None) -> str:
    """What is hidden is a question; nothing is a dot."""
    return "?" if count is None else str(count or "·")


# --- drawn ------------------------------------------------------------------------------------


def compare(scene: Scene, *, tags: Sequence[str] = ()) -> Markup:
    """The table of a picture. Its rows share the height."""
    columns = counters(scene)
    step = (WIDTH - NAMES) / len(columns)
    heads = [
        el(
            "g",
            el("title", counter.label),
            sign(counter.sign, NAMES + step * (at + 0.5) - SIGN / 2, 1, SIGN),
        )
        for at, counter in enumerate(columns)
    ]
    rows = [_row(scene, board, columns, tags) for board in scene.view.seats]
    return el("g", heads, rows, id="compare")


def _row(scene: Scene, board: SeatView, columns: Sequence[Counter], tags: Sequence[str]) -> Markup:
    high = (HEIGHT - HEAD) / len(scene.view.seats)
    y = HEAD + high * board.seat
    line = y + high / 2 + 5.5
    step = (WIDTH - NAMES) / len(columns)
    mine = board.seat == scene.view.seat
    return join(
        rect(Box(0, y, WIDTH, high), "ag-mine") if mine else NOTHING,
        seat_badge(board.seat, 3, y + high / 2 - 11, 22),
        _name(scene, board, line, tag_of(scene, board.seat, tags)),
        [
            _figure(scene, counter, board, NAMES + step * (at + 0.5), line)
            for at, counter in enumerate(columns)
        ],
    )


def tag_of(scene: Scene, seat: int, tags: Sequence[str]) -> str:
    """A short word beside the name: that the seat begins the round, or what the table says."""
    if seat == scene.view.first:
        return scene.say("first")
    return tags[seat] if seat < len(tags) else ""


def _name(scene: Scene, board: SeatView, y: float, tag: str) -> Markup:
    left, room = 31, NAMES - 31
    name = fitted(scene.short_name(board.seat), NAME, room)
    after = left + width(name, NAME) + 5
    fits = tag and after + width(tag, TAG) <= NAMES
    return join(
        words(name, left, y, NAME),
        words(tag, after, y, TAG, "f-ink-2") if fits else NOTHING,
    )


def _figure(scene: Scene, counter: Counter, board: SeatView, x: float, y: float) -> Markup:
    count = counter.count(board)
    first = leads(scene, counter, board)
    own = counter.sign == "rupee" and count is not None
    face = MINE if first or own else FIGURE
    figure = words(shown(count), x, y, face, "f-ink" if count else "f-ink-2", "middle")
    return join(figure, rule(x - 5, y + 4, x + 5, y + 4, "s-gold", 2)) if first else figure


# --- as HTML ----------------------------------------------------------------------------------


def table(
    scene: Scene,
    *,
    tags: Sequence[str] = (),
    link: Callable[[int, Markup], Markup] = lambda seat, name: name,
) -> Markup:
    """The same for a page, where every head has a name and every number a row and a column.

    `link` may turn the name of a seat into something that can be clicked.
    """
    columns = counters(scene)
    heads = [h("th", html_sign(one), scope="col", data_tip=one.label) for one in columns]
    return h(
        "table",
        h("thead", h("tr", h("td"), heads)),
        h("tbody", [_html_row(scene, board, columns, tags, link) for board in scene.view.seats]),
        class_="ag-compare",
    )


def html_sign(counter: Counter) -> Markup:
    """The head of a column between words."""
    return el(
        "svg",
        sign(counter.sign, 0, 0, SIGN),
        class_="i",
        width=SIGN,
        height=SIGN,
        viewBox=f"0 0 {SIGN} {SIGN}",
        role="img",
        aria_label=counter.label,
        focusable="false",
    )


def _html_row(
    scene: Scene,
    board: SeatView,
    columns: Sequence[Counter],
    tags: Sequence[str],
    link: Callable[[int, Markup], Markup],
) -> Markup:
    letter = LETTERS[board.seat]
    tag = tag_of(scene, board.seat, tags)
    badge = html_icon(f"seat-{letter}", 22, f"seat-{letter}", box=28, label=letter.upper())
    return h(
        "tr",
        h(
            "th",
            link(board.seat, join(badge, h("span", scene.short_name(board.seat)))),
            h("small", tag) if tag else NOTHING,
            scope="row",
        ),
        [html_cell(scene, counter, board) for counter in columns],
        class_=classes(board.seat == scene.view.seat and "me"),
        data_place=f"seat-{board.seat}",
    )


def html_cell(scene: Scene, counter: Counter, board: SeatView) -> Markup:
    """The figure of a seat."""
    count = counter.count(board)
    if count is None:
        return h("td", shown(count), class_="z", data_tip=scene.say("hidden"))
    first = leads(scene, counter, board)
    return h("td", shown(count), class_=classes(first and "lead", not count and "z"))
