"""The viewer's hand, the open cards, and what is known of all hands."""

from serai.core.step import Refusal
from serai.draw.html import h, icon
from serai.draw.markup import Child, Markup
from serai.draw.shapes import use
from serai.games.blocks import Block, OnlyPage, OnlyPicture, Piece, Shelf, Stack
from serai.games.counters import Counter, Counters, Sign, badge
from serai.games.taj_mahal.boards import cards, tips
from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.boards.signs import flower
from serai.games.taj_mahal.tables import COLOUR_IDS, NONE
from serai.games.taj_mahal.view import SideView

FULL_SIZE = 8
TWO_ROWS = 16
"""More cards than this stand closer together, and in two rows."""
SIZE = (cards.WIDTH, cards.HEIGHT)
SHORT_REFUSALS = {
    "taj-refuse-colour": "not-now-colour",
    "taj-refuse-alone": "not-now-alone",
    "taj-refuse-second": "not-now-second",
}
"""Why the cards on the right cannot be played, in a few words."""


def hand(look: TajLook) -> Block:
    """The viewer's own cards; for onlookers, and after the end, what is known of all hands."""
    view = look.view
    if view.seat is None or view.outcome is not None:
        return _all_hands(look)
    me = view.sides[view.seat]
    own = [(card, *_choice(look, card)) for card in sorted(me.hand or ())]
    free = [cards.piece(look, card, action, None) for card, action, why in own if why is None]
    refused = [(cards.piece(look, card, None, why), why) for card, _, why in own if why is not None]
    shelves = [Stack([_free(look, me, free)], "able")]
    if refused:
        pieces = [piece for piece, _ in refused]
        shelves.append(Stack([_refused(look, me, pieces, refused[0][1])], "not"))
    return Stack(shelves)


def _choice(look: TajLook, card: int) -> tuple[str | None, Refusal | None]:
    """How a card would be played now, or why it cannot be."""
    slug = look.view.tables.card_ids[card]
    texts = (f"play {slug}", f"add {slug}")
    action = next((text for text in texts if look.may(text)), None)
    if action is not None:
        return action, None
    return None, next((look.refusals[text] for text in texts if text in look.refusals), None)


def _free(look: TajLook, me: SideView, pieces: list[Piece]) -> Shelf:
    note: list[Child] = []
    if me.colour != NONE:
        colour = look.voice.name("colour", COLOUR_IDS[me.colour])
        note = [look.say("playing"), " ", flower(me.colour), " ", colour]
    title = (look.say("hand"), " ", h("b", me.hand_size), " ", h("small", note))
    return _shelf(look, me, pieces, look.say("hand"), title)


def _refused(look: TajLook, me: SideView, pieces: list[Piece], refusal: Refusal) -> Shelf:
    link = h("a", look.text("web-rule"), href=look.rules_at(refusal.reason.rule))
    short = look.say(SHORT_REFUSALS.get(refusal.reason.id, "not-now"))
    return _shelf(look, me, pieces, look.say("not-now"), (h("small", short, " ", link),))


def _shelf(
    look: TajLook,
    me: SideView,
    pieces: list[Piece],
    label: str,
    title: tuple[Child, ...],
) -> Shelf:
    """Cards side by side; a full hand is drawn smaller, in two rows if need be."""
    size = "crowd" if me.hand_size > TWO_ROWS else "many" if me.hand_size > FULL_SIZE else None
    across = -(-len(pieces) // 2)
    return Shelf(look, pieces, SIZE, label, title, label, class_=size, across=across)


# --- open cards -------------------------------------------------------------------------------


def market(look: TajLook) -> Block | None:
    """The display and the deck. After the end there are none."""
    view = look.view
    if view.outcome is not None:
        return None
    pieces = [_open_card(look, card) for card in view.display]
    sides = len(view.sides)
    due = look.say("taking", count=view.tables.draw[sides])
    title = (look.say("open"), " ", h("b", len(view.display)), " ", h("small", due))
    size = "nine" if sides > 4 else "seven" if sides > 3 else None
    label = look.say("open")
    return Shelf(look, [*pieces, _deck(look)], SIZE, label, title, label, class_=size)


def _open_card(look: TajLook, card: int) -> Piece:
    action = f"take {look.view.tables.card_ids[card]}"
    return cards.piece(look, card, action if look.may(action) else None, None)


def _deck(look: TajLook) -> Piece:
    return Piece(
        thing="deck",
        face=use("card-back", 0, 0, cards.WIDTH, cards.HEIGHT),
        label=tips.deck(look),
        below=h("b", look.view.deck_size, aria_hidden="true", class_="count-on"),
    )


# --- hands of others --------------------------------------------------------------------------


def _all_hands(look: TajLook) -> Block:
    """A row for each seat in the page; in a picture the same as small signs."""
    sides = [side for side in look.view.sides if side.side != look.view.dummy]
    rows = h("div", [_one_hand(look, side) for side in sides], class_="hands", tabindex=0)
    drawn = Counter(look.say("hands"), tuple(_signs(look, side) for side in sides))
    page = OnlyPage(h("div", h("h2", look.say("hands")), rows))
    return Stack([page, OnlyPicture(Counters(look, [drawn], row=34))])


def _known(side: SideView) -> list[int]:
    return sorted(side.hand if side.hand is not None else side.known)


def _signs(look: TajLook, side: SideView) -> tuple[Sign, ...]:
    known = _known(side)
    back = Sign(use("card-mini-back", 4.3, 0, 15.4, 24), "")
    return (*(cards.sign(look, card) for card in known), *[back] * (side.hand_size - len(known)))


def _one_hand(look: TajLook, side: SideView) -> Markup:
    known = _known(side)
    faces = [cards.mini(look, card, glides=True) for card in known]
    backs = [icon("card-mini-back", 24, "mini-back", box=50)] * (side.hand_size - len(known))
    return h(
        "div",
        badge(look, side.side),
        h("span", look.short_name(side.side), class_="name"),
        h("span", faces, backs, class_="row"),
        class_="one-hand",
        role="group",
        aria_label=look.say("hand-of", name=look.name(side.side), count=side.hand_size),
    )
