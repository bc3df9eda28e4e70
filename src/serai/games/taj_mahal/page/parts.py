"""Small pieces that several panels of the page show: badges, glyphs, cards."""

import re

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Child, Markup, el
from serai.draw.shapes import LETTERS
from serai.games.page import Look
from serai.games.taj_mahal.drawing import cards
from serai.games.taj_mahal.tables import COLOUR_IDS, SYMBOL_IDS, Tables

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)


def without_titles(markup: Markup) -> Markup:
    """A drawing without its own words: the page says them in the viewer's language."""
    return Markup(_TITLE.sub("", markup))


def sentence(text: str) -> str:
    """A name as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def badge(look: Look, side: int, size: float = 26) -> Markup:
    """Colour, shape and letter of a seat."""
    letter = LETTERS[side]
    label = look.text("taj-page-seat", letter=letter.upper())
    return icon(f"seat-{letter}", size, f"badge seat-{letter}", box=28, label=label)


def glyph(look: Look, symbol: int, size: float) -> Markup:
    """One of the six symbols on a patch of card colour."""
    slug = SYMBOL_IDS[symbol]
    label = sentence(look.voice.name("symbol", slug))
    return icon(f"g-{slug}", size, f"g c-{slug}", box=24, label=label)


def good(look: Look, commodity: str, size: float = 18) -> Markup:
    label = sentence(look.voice.name("commodity", commodity))
    return icon(commodity, size, box=24, label=label)


def card_name(look: Look, card: int) -> str:
    return sentence(look.voice.name("card", look.view.tables.card_ids[card]))


def mini(look: Look, card: int, class_: str = "", *, piece: bool = False) -> Markup:
    """A small card of a row or a list. Only one picture of a card is the piece that glides."""
    tables: Tables = look.view.tables
    return el(
        "svg",
        cards.mini_face(tables, card),
        class_=classes("mini", f"suit-{cards.suit(tables, card)}", class_),
        viewBox=f"0 0 {cards.MINI_WIDTH} {cards.MINI_HEIGHT}",
        role="img",
        aria_label=card_name(look, card),
        data_piece=cards.piece_id(tables, card) if piece else None,
    )


def face(tables: Tables, card: int, *, veiled: bool = False) -> Markup:
    """A card in full size, without words."""
    return el(
        "svg",
        cards._face(tables, card),
        el("path", class_="veil", d=cards.ARCH) if veiled else NOTHING,
        class_=f"face suit-{cards.suit(tables, card)}",
        viewBox=f"0 0 {cards.WIDTH} {cards.HEIGHT}",
        aria_hidden="true",
    )


def card_button(
    look: Look, card: int, action: str | None, *, why: str = "", rule: str = "", note: str = ""
) -> Markup:
    """A card that can be chosen, or that says why not, or that just lies there."""
    tables: Tables = look.view.tables
    label = card_name(look, card)
    common = {
        "id": cards.piece_id(tables, card),
        "data_piece": cards.piece_id(tables, card),
        "data_place": f"card-{tables.card_ids[card]}",
    }
    if action is not None:
        return h(
            "button",
            face(tables, card),
            class_="card can",
            type="button",
            data_action=action,
            data_tip=f"{label}. {note}" if note else label,
            aria_label=_action_label(look, action),
            **common,
        )
    if why:
        return h(
            "button",
            face(tables, card, veiled=True),
            class_="card refused",
            type="button",
            aria_disabled="true",
            aria_label=f"{label}. {why}",
            data_tip=why,
            data_rule=look.rules_at(rule),
            **common,
        )
    return h(
        "div",
        face(tables, card),
        class_="card",
        role="img",
        aria_label=label,
        data_tip=label,
        **common,
    )


def _action_label(look: Look, action: str) -> str:
    return look.voice.action(look.view.game.read(action))


def flower(colour: int, size: float = 16) -> Markup:
    name = COLOUR_IDS[colour]
    return icon(f"fl-{name}", size, f"fl suit-{name}", box=16)


def heading(title: Child, *more: Child) -> Markup:
    return h("h2", title, *more)
