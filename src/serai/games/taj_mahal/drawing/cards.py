"""Cards: the full arch of the hand, the bare arch of the rows, and their backs."""

from functools import lru_cache

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, clickable, move, rect, use, words
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import Scene
from serai.games.taj_mahal.tables import COLOUR_IDS, SPECIAL, SYMBOL_IDS, WHITE, Tables

WIDTH, HEIGHT = 80, 112
MINI_WIDTH, MINI_HEIGHT = 32, 50
ARCH = (
    "M4 108V42a11 11 0 0 1 8.6-13.3A11.5 11.5 0 0 1 24.5 18C30 15 36.5 14.5 40 6.5c3.5 8 10 8.5 "
    "15.5 11.5a11.5 11.5 0 0 1 11.9 10.7A11 11 0 0 1 76 42v66Z"
)
_FLOWERS = (("red", 0, 0), ("yellow", 1, 0), ("green", 0, 1), ("violet", 1, 1))


def suit(tables: Tables, card: int) -> str:
    colour = tables.card_colour[card]
    return "special" if colour == SPECIAL else COLOUR_IDS[colour]


def piece_id(tables: Tables, card: int) -> str:
    """A card keeps its id from the deck to the hand to the table, so that it glides there."""
    return f"card-{tables.card_ids[card]}"


def full(
    scene: Scene,
    card: int,
    x: float,
    y: float,
    width: float,
    *,
    action: str | None = None,
    refused: str | None = None,
) -> Markup:
    """A card of the hand or the display. `refused` is the reason why it cannot be played now."""
    tables = scene.view.tables
    ring = rect(Box(-1.5, -1.5, WIDTH + 3, HEIGHT + 3), "ring", 6)
    veil = el("path", class_="veil", d=ARCH)
    label = say.card(scene, card)
    if refused is not None:
        label += f". {say.NOT_NOW}: {say.REFUSALS.get(refused, refused)}"
    return clickable(
        (
            _face(tables, card),
            ring if action else NOTHING,
            veil if refused is not None else NOTHING,
        ),
        action,
        label,
        id=piece_id(tables, card),
        class_=f"suit-{suit(tables, card)}{' refused' if refused is not None else ''}",
        transform=move(x, y, width / WIDTH),
    )


def mini(scene: Scene, card: int, x: float, y: float, width: float, chosen: bool = False) -> Markup:
    """A small card of a row."""
    tables = scene.view.tables
    frame = rect(Box(-1.5, -1.5, MINI_WIDTH + 3, MINI_HEIGHT + 3), "ring-chosen", 2)
    return el(
        "g",
        el("title", say.card(scene, card)),
        mini_face(tables, card),
        frame if chosen else NOTHING,
        id=piece_id(tables, card),
        class_=f"suit-{suit(tables, card)}",
        transform=move(x, y, width / MINI_WIDTH),
    )


def back(x: float, y: float, width: float) -> Markup:
    """A card nobody sees."""
    return use("card-back", x, y, width, width * HEIGHT / WIDTH)


def mini_back(x: float, y: float, width: float) -> Markup:
    return use("card-mini-back", x, y, width, width * MINI_HEIGHT / MINI_WIDTH)


@lru_cache(maxsize=1024)
def _face(tables: Tables, card: int) -> Markup:
    """What is printed on a card, in its own 80 x 112."""
    colour = tables.card_colour[card]
    base = {WHITE: "card-white", SPECIAL: "card-special"}.get(colour, "card")
    flower = f"fl-{suit(tables, card)}"
    corners = el(
        "g",
        use(flower, 5.5, 6, 15, 15),
        use(flower, 59.5, 6, 15, 15),
        class_="c-cardink" if colour == WHITE else None,
    )
    return join(use(base, 0, 0, WIDTH, HEIGHT), corners, _print(tables, card))


def _print(tables: Tables, card: int) -> Markup:
    symbols = [f"s-{SYMBOL_IDS[symbol]}" for symbol in tables.card_symbols[card]]
    if len(symbols) == 2:
        return join(use(symbols[0], 21, 27, 38, 38), use(symbols[1], 21, 67, 38, 38))
    if symbols:
        return use(symbols[0], 16, 40, 48, 48)
    if card == tables.plus_two_card:
        return words(f"+{tables.plus_two_points}", 40, 78, Face(36, 700), "f-cardink", "middle")
    return _four_flowers(15, 40, 26)


@lru_cache(maxsize=1024)
def mini_face(tables: Tables, card: int) -> Markup:
    """The bare arch with its badges, in its own 32 x 50."""
    base = use("card-mini", 0, 0, MINI_WIDTH, MINI_HEIGHT)
    symbols = [f"s-{SYMBOL_IDS[symbol]}" for symbol in tables.card_symbols[card]]
    if len(symbols) == 1:
        return join(base, use(symbols[0], 3.5, 15, 25, 25))
    if symbols:
        return join(base, [use(part, 5, 7 + 20.5 * i, 22, 22) for i, part in enumerate(symbols)])
    if card == tables.plus_two_card:
        two = words(f"+{tables.plus_two_points}", 16, 33, Face(17, 700), "f-cardink", "middle")
        return join(base, two)
    return join(base, _four_flowers(4, 16, 12))


def _four_flowers(x: float, y: float, step: float) -> Markup:
    """The colour change: a flower of every suit, each on a patch of card colour."""
    size = step - 3
    return join(
        [
            rect(Box(x + step * i, y + step * j, size + 2, size + 2), "f-card", 2),
            use(f"fl-{name}", x + step * i + 1, y + step * j + 1, size, size, f"suit-{name}"),
        ]
        for name, i, j in _FLOWERS
    )
