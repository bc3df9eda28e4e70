"""The table of Taj Mahal as text: the contest, the province, the players, the cards."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.games.forecast import compared, told
from serai.games.look import Look
from serai.games.taj_mahal.boards.compare import counters
from serai.games.taj_mahal.tables import (
    COLOUR_IDS,
    COLOURS,
    NONE,
    SPECIAL,
    SYMBOL_IDS,
    SYMBOLS,
    VISITS,
)
from serai.games.taj_mahal.view import SideView, TajView
from serai.games.terminal import EMPTY, counted, letter, listing, look_at, table, who
from serai.games.voice import Voice

# Colours only help the eye: every colour is also written out.
STYLES = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "violet": "magenta",
    "white": "white",
    "special": "cyan",
}
LEAD = "*"


def board(view: TajView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    yield _title(view, voice)
    yield _contest(view, voice)
    yield _province(view, voice)
    yield counted(view, voice, counters(look_at(view, voice)))
    yield _open_cards_and_hand(view, voice)


def hint(look: Look[TajView], action: Action) -> str:
    """What withdrawing now would win, and what a palace brings."""
    if action.verb in ("palace", "crown"):
        return told(compared(look, action, counters))
    if action.verb != "withdraw" or look.view.seat is None:
        return ""
    prizes = [_symbol(look.voice, symbol) for symbol in look.view.sides[look.view.seat].would_win]
    return f"wins {', '.join(prizes)}" if prizes else ""


# --- the contest ------------------------------------------------------------------------------


def _title(view: TajView, voice: Voice) -> Text:
    province = voice.name("province", view.tables.province_ids[view.province])
    tile = voice.name("tile", view.tables.tile_ids[view.visit - 1])
    return Text.assemble(
        (f"Visit {view.visit} of {VISITS}: {province}", "bold"),
        f"  ({tile})",
    )


def _contest(view: TajView, voice: Voice) -> Table:
    """Symbols by side. A star marks what a side would win if it withdrew now."""
    made = table("", *(_symbol(voice, symbol) for symbol in range(SYMBOLS)), "Colour")
    for column in made.columns[1 : SYMBOLS + 1]:
        column.justify = "center"
    for side in view.sides:
        counts = [_count(side, symbol) for symbol in range(SYMBOLS)]
        made.add_row(who(view, voice, side.side), *counts, _follows(side, voice))
    prizes = [letter(side) if side != NONE else "to win" for side in view.winner]
    made.add_row(Text("Prize", "italic"), *(Text(prize, "italic") for prize in prizes), "")
    return made


def _count(side: SideView, symbol: int) -> Text:
    if symbol in side.would_win:
        return Text(f"{side.counts[symbol]}{LEAD}", "bold")
    return Text(str(side.counts[symbol] or EMPTY))


def _follows(side: SideView, voice: Voice) -> str:
    if not side.active:
        return "withdrawn"
    return "" if side.colour == NONE else voice.name("colour", COLOUR_IDS[side.colour])


def _symbol(voice: Voice, symbol: int) -> str:
    return voice.name("symbol", SYMBOL_IDS[symbol]).capitalize()


# --- the province -----------------------------------------------------------------------------


def _province(view: TajView, voice: Voice) -> Table:
    """The cities of this visit: what lies there, whose palaces stand there, where roads lead."""
    t = view.tables
    made = table("City", "Bonus", "Palace", "Crowned", "Roads to")
    for city in t.province_cities[view.province]:
        bonus = view.bonus_on[city]
        made.add_row(
            voice.name("city", t.city_ids[city]),
            voice.name("bonus", t.bonus_ids[bonus]) if bonus != NONE else "",
            letter(view.regular[city]) if view.regular[city] != NONE else EMPTY,
            letter(view.crowned[city]) if view.crowned[city] != NONE else EMPTY,
            ", ".join(_road(view, voice, other) for other in t.links[city]),
        )
    return made


def _road(view: TajView, voice: Voice, city: int) -> str:
    owners = {view.regular[city], view.crowned[city]} - {NONE}
    name = voice.name("city", view.tables.city_ids[city])
    return f"{name} [{'+'.join(sorted(map(letter, owners)))}]" if owners else name


# --- cards ------------------------------------------------------------------------------------


def _open_cards_and_hand(view: TajView, voice: Voice) -> Table:
    made = listing(
        ("Deck", f"{view.deck_size} cards"), ("Open cards", _cards(view, voice, view.display))
    )
    hand = view.sides[view.seat].hand if view.seat is not None else None
    if hand is not None:
        made.add_row("Your hand", _cards(view, voice, hand))
    return made


def _cards(view: TajView, voice: Voice, cards: Iterable[int]) -> Text:
    """Cards in short, by colour: "red elephant+vizier, 2 × elephant+elephant; white …"."""
    t = view.tables
    groups: list[Text] = []
    for colour in range(SPECIAL + 1):
        faces = Counter(_face(view, voice, c) for c in sorted(cards) if t.card_colour[c] == colour)
        if not faces:
            continue
        slug = "special" if colour == SPECIAL else COLOUR_IDS[colour]
        name = voice.name("colour", slug) + " " if colour < COLOURS + 1 else ""
        listed = ", ".join(f"{n} × {face}" if n > 1 else face for face, n in faces.items())
        groups.append(Text(f"{name}{listed}", STYLES[slug]))
    return Text("; ").join(groups)


def _face(view: TajView, voice: Voice, card: int) -> str:
    t = view.tables
    if t.card_colour[card] == SPECIAL:
        return voice.name("card", t.card_ids[card])
    return "+".join(voice.name("symbol", SYMBOL_IDS[symbol]) for symbol in t.card_symbols[card])
