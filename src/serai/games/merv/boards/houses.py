"""The houses one below the other: all of them are in sight at once."""

from collections.abc import Callable
from typing import NamedTuple

from serai.draw.lettering import Face, display, fitted, two_lines
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, rule, words
from serai.games.blocks import Block, Board, Heading
from serai.games.merv.boards import caravansary, contracts, library, market, mosque, palace, walls
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import icon

DRAWN = 128
"""Where the drawings begin, right of the names."""
WIDTH = DRAWN + 440
LEAST, BETWEEN = 38, 5
"""The height of the lowest row, and the room between drawings."""
NAME, NOTE = display(13.5), Face(13)
FINGER, ON_PHONE = 44, 366
"""What a finger needs, and how wide a drawing is, on a phone."""


class House(NamedTuple):
    """A house: its name, which is also that of its icon, and its drawings."""

    name: str
    draw: Callable[[MervScene], Markup]
    note: Callable[[MervScene], str]
    size: tuple[float, float]
    phone_size: tuple[float, float]


HOUSES = tuple(
    House(
        name,
        draw,
        made.note,
        (made.WIDTH, made.HEIGHT),
        (made.PHONE_WIDTH, made.PHONE_HEIGHT),
    )
    for name, made, draw in (
        ("caravansary", caravansary, caravansary.caravansary),
        ("mosque", mosque, mosque.mosque),
        ("marketplace", market, market.market),
        ("palace", palace, palace.palace),
        ("library", library, library.library),
        ("wall", walls, walls.walls),
        ("contract", contracts, contracts.contracts),
    )
)


def title(scene: MervScene, one: House) -> str:
    if one.name == "contract":
        return scene.say("contracts")
    return scene.called("symbol", one.name)


def houses(scene: MervScene) -> Board:
    """All of them. The one that is asked about lies on a band."""
    rows, y = [], 0.0
    for one in HOUSES:
        high = max(one.size[1], LEAST)
        with scene.look.recording() as offers:
            drawn = one.draw(scene)
        asked = scene.look.asks_any(frozenset(offers.found))
        top = (high - one.size[1]) / 2
        rows.append(
            el(
                "g",
                rect(Box(-6, -2, WIDTH + 12, high + 4), "mv-asked") if asked else NOTHING,
                _name(scene, one, high),
                el("g", drawn, transform=move(DRAWN, top)),
                rule(0, high + BETWEEN / 2, WIDTH, high + BETWEEN / 2, "s-paper-3")
                if one is not HOUSES[-1]
                else NOTHING,
                transform=move(0, y),
            )
        )
        y += high + BETWEEN
    return Board("houses-drawing", WIDTH, y - BETWEEN, join(rows), scene.say("houses"))


def _name(scene: MervScene, one: House, high: float) -> Markup:
    """Sign, name and, where there is a line left for it, what the house means to the viewer."""
    room = DRAWN - 31
    lines = two_lines(title(scene, one), NAME, room)
    note = one.note(scene) if 17 * len(lines) + 16 <= high + 4 else ""
    middle = high / 2
    first = middle + 5 - 8.5 * (len(lines) - 1 + bool(note))
    below = first + 17 * len(lines) - 1
    return join(
        icon(one.name, 0, middle - 13, 26),
        [words(line, 30, first + 17 * at, NAME) for at, line in enumerate(lines)],
        words(fitted(note, NOTE, room), 30, below, NOTE, "f-ink-2") if note else NOTHING,
    )


def alone(scene: MervScene, *shown: House) -> tuple[Block, ...]:
    """Some houses below each other, as wide as a narrow screen."""
    blocks: list[Block] = []
    for one in shown:
        wide, high = one.phone_size
        drawn = one.draw(scene.on_phone(FINGER * wide / ON_PHONE))
        called = title(scene, one)
        board = Board(f"phone-{one.name}", wide, high, drawn, called)
        blocks += [Heading(called, one.note(scene)), board]
    return tuple(blocks)


def behind_signs() -> list[tuple[House, ...]]:
    """The houses as a small screen shows them: the wall shares a sign with the palace, so that a
    finger finds room for all."""
    named = {one.name: one for one in HOUSES}
    wall = named.pop("wall")
    return [(one, wall) if one.name == "palace" else (one,) for one in named.values()]
