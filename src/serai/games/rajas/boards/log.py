"""Small pictures between words: what log lines and answers name."""

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.games.counters import SIGN, Sign
from serai.games.rajas.boards import dice
from serai.games.rajas.boards.scene import RajasLook
from serai.games.rajas.boards.signs import body, icon
from serai.games.rajas.rewards import ANY
from serai.games.rajas.tables import COLOUR_IDS

NAMED = ("place", "space", "income", "chamber")
"""What is shown by its name, which leads to its place on the board."""
DRAWN = ("building", "good")
"""What has an icon."""


def sign(look: RajasLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names."""
    if kind == "die":
        return dice.sign(look, look.view.tables.slugs["die"].index(slug)).html(20)
    if kind == "colour":
        colour = ANY if slug == "any" else COLOUR_IDS.index(slug)
        return Sign(body(colour, 0, 0, SIGN), look.called(kind, slug)).html(20)
    if kind in DRAWN:
        return Sign(icon(slug, 0, 0, SIGN), look.called(kind, slug)).html(20)
    if kind in NAMED:
        return h("u", look.called(kind, slug))
    return NOTHING
