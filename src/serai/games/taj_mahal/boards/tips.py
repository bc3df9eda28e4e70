"""What the things of Taj Mahal are for, in a sentence each: the words of their tooltips."""

from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.tables import ELEPHANT, FIGURES, SYMBOL_IDS


def symbol(look: TajLook, prize: int) -> str:
    """A symbol, and what whoever leads in it wins."""
    if prize < FIGURES:
        wins = look.say("about-figure")
    elif prize == ELEPHANT:
        wins = look.say("about-elephant")
    else:
        wins = look.say("about-mogul")
    return f"{look.called('symbol', SYMBOL_IDS[prize])}: {wins}"


def good(look: TajLook, slug: str) -> str:
    return f"{look.called('commodity', slug)}: {look.say('about-goods')}"


def tile(look: TajLook, number: int) -> str:
    """A province tile, which is won by elephants."""
    name = look.called("tile", look.view.tables.tile_ids[number])
    return f"{name}: {look.say('about-tile')}"


def deck(look: TajLook) -> str:
    """The deck, and the discard pile that nobody draws."""
    cards = look.say("deck", count=look.view.deck_size)
    return f"{cards}. {look.say('discard', count=len(look.view.discard))}"
