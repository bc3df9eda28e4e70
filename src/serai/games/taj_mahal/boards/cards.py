"""Cards: the full arch of the hand, the bare arch of the rows, and their backs."""

from functools import lru_cache

from serai.core.step import Refusal
from serai.draw.html import classes
from serai.draw.lettering import Face
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move, rect, use, words
from serai.games.blocks import Piece
from serai.games.counters import SIGN, Sign
from serai.games.taj_mahal.boards.scene import TajLook
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


def name(look: TajLook, card: int) -> str:
    """What a card is called, as it begins a line."""
    return look.called("card", look.view.tables.card_ids[card])


def piece(look: TajLook, card: int, action: str | None, refusal: Refusal | None) -> Piece:
    """A card of the hand or the display: it can be chosen, or says why not."""
    tables = look.view.tables
    return Piece(
        thing=piece_id(tables, card),
        face=face(tables, card),
        label=name(look, card),
        action=action,
        deed=look.words_of(action) if action is not None else "",
        why=look.voice.say(refusal.reason) if refusal is not None else "",
        rule=look.rules_at(refusal.reason.rule) if refusal is not None else "",
        class_=f"suit-{suit(tables, card)}",
        veil=el("path", class_="veil", d=ARCH),
    )


def sign(look: TajLook, card: int) -> Sign:
    """A small card between words and figures."""
    tables = look.view.tables
    scale = SIGN / MINI_HEIGHT
    drawn = el(
        "g",
        mini_face(tables, card),
        class_=f"suit-{suit(tables, card)}",
        transform=move((SIGN - MINI_WIDTH * scale) / 2, 0, scale),
    )
    return Sign(drawn, name(look, card))


def mini(look: TajLook, card: int, class_: str = "", *, glides: bool = False) -> Markup:
    """A small card of a row or a list. Only one picture of a card is the piece that glides."""
    tables = look.view.tables
    return el(
        "svg",
        mini_face(tables, card),
        class_=classes("mini", f"suit-{suit(tables, card)}", class_),
        viewBox=f"0 0 {MINI_WIDTH} {MINI_HEIGHT}",
        role="img",
        aria_label=name(look, card),
        data_piece=piece_id(tables, card) if glides else None,
        data_tip=name(look, card),
    )


@lru_cache(maxsize=1024)
def face(tables: Tables, card: int) -> Markup:
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
    if len(symbols) == 1:
        return use(symbols[0], 16, 40, 48, 48)
    if symbols:
        return _pile(symbols, Box(0, 25, WIDTH, 82), 38)
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
        return join(base, _pile(symbols, Box(0, 6, MINI_WIDTH, 42), 22))
    if card == tables.plus_two_card:
        two = words(f"+{tables.plus_two_points}", 16, 33, Face(17, 700), "f-cardink", "middle")
        return join(base, two)
    return join(base, _four_flowers(4, 16, 12))


def _pile(symbols: list[str], box: Box, largest: float) -> Markup:
    """Two symbols one above the other; an edition may print more, and they are smaller then."""
    step = box.h / len(symbols)
    size = min(largest, step - 1)
    x = box.x + (box.w - size) / 2
    return join(
        use(part, x, box.y + step * (at + 0.5) - size / 2, size, size)
        for at, part in enumerate(symbols)
    )


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
