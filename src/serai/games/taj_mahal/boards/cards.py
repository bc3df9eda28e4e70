"""Cards: how they are drawn, the viewer's hand, the open cards, and what is known of all hands."""

from functools import lru_cache

from serai.draw.html import classes, h, icon
from serai.draw.lettering import Face
from serai.draw.markup import Child, Markup, el, join
from serai.draw.shapes import Box, move, rect, use, words
from serai.games.blocks import Block, OnlyPage, OnlyPicture, Piece, Shelf, Stack
from serai.games.counters import SIGN, Counter, Counters, Sign, badge
from serai.games.taj_mahal.boards.scene import TajLook, flower
from serai.games.taj_mahal.tables import COLOUR_IDS, NONE, SPECIAL, SYMBOL_IDS, WHITE, Tables
from serai.games.taj_mahal.view import SideView

WIDTH, HEIGHT = SIZE = 80, 112
MINI_WIDTH, MINI_HEIGHT = MINI_SIZE = 32, 50
ARCH = (
    "M4 108V42a11 11 0 0 1 8.6-13.3A11.5 11.5 0 0 1 24.5 18C30 15 36.5 14.5 40 6.5c3.5 8 10 8.5 "
    "15.5 11.5a11.5 11.5 0 0 1 11.9 10.7A11 11 0 0 1 76 42v66Z"
)
FULL_SIZE = 8
TWO_ROWS = 16
"""More cards than this stand closer together, and in two rows."""
NOT_NOW = {
    "play.colour": "not-now-colour",
    "play.companion": "not-now-alone",
    "play.coloured": "not-now-second",
}
"""Why a card cannot be played, in a few words, by the rule."""
Spot = tuple[float, float, float]
"""Where something is printed on a card, and its size."""


def suit(tables: Tables, card: int) -> str:
    """The class of the colour of a card."""
    colour = tables.card_colour[card]
    return f"suit-{'special' if colour == SPECIAL else COLOUR_IDS[colour]}"


def piece_id(tables: Tables, card: int) -> str:
    """A card keeps its id from the deck to the hand to the table, so that it glides there."""
    return f"card-{tables.card_ids[card]}"


def name(look: TajLook, card: int) -> str:
    """What a card is called, as it begins a line."""
    return look.called("card", look.view.tables.card_ids[card])


def piece(look: TajLook, card: int, *verbs: str) -> Piece:
    """A card of the hand or the display: it can be chosen in one of these ways, or says why not."""
    tables = look.view.tables
    texts = tuple(f"{verb} {tables.card_ids[card]}" for verb in verbs)
    action = next(filter(look.may, texts), None)
    refusal = next(iter(look.refused(texts)), None) if action is None else None
    return Piece(
        thing=piece_id(tables, card),
        face=face(tables, card),
        label=name(look, card),
        action=action,
        deed=look.words_of(action) if action is not None else "",
        why=look.voice.say(refusal.reason) if refusal is not None else "",
        rule=refusal.reason.rule if refusal is not None else "",
        class_=suit(tables, card),
        veil=el("path", class_="veil", d=ARCH),
    )


def sign(look: TajLook, card: int) -> Sign:
    """A small card between words and figures."""
    tables = look.view.tables
    scale = SIGN / MINI_HEIGHT
    place = move((SIGN - MINI_WIDTH * scale) / 2, 0, scale)
    drawn = el("g", mini_face(tables, card), class_=suit(tables, card), transform=place)
    return Sign(drawn, name(look, card))


def mini(look: TajLook, card: int, class_: str = "", *, glides: bool = False) -> Markup:
    """A small card of a row or a list. Only one picture of a card is the piece that glides."""
    tables = look.view.tables
    return el(
        "svg",
        mini_face(tables, card),
        class_=classes("mini", suit(tables, card), class_),
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
    base = {WHITE: "-white", SPECIAL: "-special"}.get(colour, "")
    bloom = "rosette" if colour == SPECIAL else f"icon-taj-fl-{COLOUR_IDS[colour]}"
    pair = [use(bloom, x, 6, 15, 15) for x in (5.5, 59.5)]
    corners = el("g", pair, class_="c-cardink" if colour == WHITE else None)
    printed = _print(tables, card, (16, 40, 48), Box(0, 25, WIDTH, 82), (40, 78, 36), (15, 40, 26))
    return join(use(f"icon-taj-card{base}", 0, 0, WIDTH, HEIGHT), corners, printed)


@lru_cache(maxsize=1024)
def mini_face(tables: Tables, card: int) -> Markup:
    """The bare arch with its badges, in its own 32 x 50."""
    base, pile = use("icon-taj-card-mini", 0, 0, *MINI_SIZE), Box(0, 6, MINI_WIDTH, 42)
    return join(base, _print(tables, card, (3.5, 15, 25), pile, (16, 33, 17), (4, 16, 12)))


def _print(tables: Tables, card: int, one: Spot, pile: Box, two: Spot, flowers: Spot) -> Markup:
    """One symbol, or a pile of them, or what a special card has in their place."""
    symbols = [f"icon-taj-s-{SYMBOL_IDS[symbol]}" for symbol in tables.card_symbols[card]]
    if len(symbols) == 1:
        return use(symbols[0], *one, one[2])
    if symbols:
        return _pile(symbols, pile)
    if card == tables.plus_two_card:
        x, y, size = two
        return words(f"+{tables.plus_two_points}", x, y, Face(size, 700), "f-cardink", "middle")
    return _four_flowers(*flowers)


def _pile(symbols: list[str], box: Box) -> Markup:
    """Two symbols one above the other; an edition may print more, and they are smaller then."""
    step = box.h / len(symbols)
    size = min(38, step - 1)
    x = box.x + (box.w - size) / 2
    return join(
        use(part, x, box.y + step * (at + 0.5) - size / 2, size, size)
        for at, part in enumerate(symbols)
    )


def _four_flowers(x: float, y: float, step: float) -> Markup:
    """The colour change: a flower of every suit, each on a patch of card colour."""
    size = step - 3
    places = [(x, y), (x + step, y), (x, y + step), (x + step, y + step)]
    return join(
        [
            rect(Box(left, top, size + 2, size + 2), "f-card", 2),
            use(f"icon-taj-fl-{name}", left + 1, top + 1, size, size, f"suit-{name}"),
        ]
        for name, (left, top) in zip(COLOUR_IDS, places, strict=False)
    )


# --- the viewer's hand ------------------------------------------------------------------------


def hand(look: TajLook) -> Block:
    """The viewer's own cards; for onlookers, and after the end, what is known of all hands."""
    view = look.view
    if view.seat is None or view.outcome is not None:
        return _all_hands(look)
    me = view.sides[view.seat]
    own = {card: piece(look, card, "play", "add") for card in sorted(me.hand or ())}
    shelves = [Stack([_free(look, me, [one for one in own.values() if not one.why])], "able")]
    refused = {card: one for card, one in own.items() if one.why}
    if refused:
        shelves.append(Stack([_refused(look, me, refused)], "not"))
    return Stack(shelves)


def _free(look: TajLook, me: SideView, pieces: list[Piece]) -> Shelf:
    note: list[Child] = []
    if me.colour != NONE:
        colour = look.voice.name("colour", COLOUR_IDS[me.colour])
        note = [look.say("playing"), " ", flower(me.colour), " ", colour]
    title = (look.say("hand"), " ", h("b", me.hand_size), " ", h("small", note))
    return _shelf(look, me, pieces, look.say("hand"), title)


def _refused(look: TajLook, me: SideView, refused: dict[int, Piece]) -> Shelf:
    """What cannot be played, and why the first of it cannot be, in a few words."""
    first, pieces = next(iter(refused)), [*refused.values()]
    link = h("a", look.text("web-rule"), href=refused[first].rule)
    why = look.refused((f"play {look.view.tables.card_ids[first]}",))[0].reason.rule
    short = look.say(NOT_NOW[why])
    return _shelf(look, me, pieces, look.say("not-now"), (h("small", short, " ", link),))


def _shelf(
    look: TajLook, me: SideView, pieces: list[Piece], label: str, title: tuple[Child, ...]
) -> Shelf:
    """Cards side by side; a full hand is drawn smaller, in two rows if need be."""
    size = "many" if me.hand_size > FULL_SIZE else None
    if me.hand_size > TWO_ROWS:
        size = "many very-many"
    across = -(-len(pieces) // 2)
    return Shelf(look, pieces, SIZE, label, title, label, class_=size, across=across)


# --- open cards -------------------------------------------------------------------------------


def market(look: TajLook) -> Block | None:
    """The display and the deck. After the end there are none."""
    view = look.view
    if view.outcome is not None:
        return None
    pieces = [piece(look, card, "take") for card in view.display]
    label, sides = look.say("open"), len(view.sides)
    due = look.say("taking", count=view.tables.draw[sides])
    title = (label, " ", h("b", len(view.display)), " ", h("small", due))
    size = "nine" if sides > 4 else "seven" if sides > 3 else None
    return Shelf(look, [*pieces, _deck(look)], SIZE, label, title, label, class_=size)


def deck_told(look: TajLook) -> str:
    """The deck, and the discard pile that nobody draws."""
    cards = look.say("deck", count=look.view.deck_size)
    return f"{cards}. {look.say('discard', count=len(look.view.discard))}"


def _deck(look: TajLook) -> Piece:
    return Piece(
        thing="deck",
        face=use("icon-taj-card-back", 0, 0, WIDTH, HEIGHT),
        label=deck_told(look),
        below=h("b", look.view.deck_size, aria_hidden="true", class_="count-on"),
    )


# --- hands of others --------------------------------------------------------------------------


def _all_hands(look: TajLook) -> Block:
    """A row for each seat in the page; in a picture the same as small signs."""
    sides = [side for side in look.view.sides if side.side != look.view.dummy]
    if look.still:
        hands = Counter(look.say("hands"), tuple(_signs(look, side) for side in sides))
        return OnlyPicture(Counters(look, [hands], row=34))
    rows = h("div", [_one_hand(look, side) for side in sides], class_="hands", tabindex=0)
    return OnlyPage(h("div", h("h2", look.say("hands")), rows))


def _known(side: SideView) -> list[int]:
    return sorted(side.hand if side.hand is not None else side.known)


def _signs(look: TajLook, side: SideView) -> tuple[Sign, ...]:
    known = _known(side)
    back = Sign(use("icon-taj-card-mini-back", 4.3, 0, 15.4, 24), "")
    return (*(sign(look, card) for card in known), *[back] * (side.hand_size - len(known)))


def _one_hand(look: TajLook, side: SideView) -> Markup:
    known = _known(side)
    faces = [mini(look, card, glides=True) for card in known]
    backs = [icon("icon-taj-card-mini-back", 24, "mini-back", box=50)] * (
        side.hand_size - len(known)
    )
    return h(
        "div",
        badge(look, side.side),
        h("span", look.short_name(side.side), class_="name"),
        h("span", faces, backs, class_="row"),
        class_="one-hand",
        role="group",
        aria_label=look.say("hand-of", name=look.name(side.side), count=side.hand_size),
    )
