"""Small pictures between words: what log lines and answers name."""

from serai.draw.html import h
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import words
from serai.games.counters import SIGN, Sign
from serai.games.rajas.boards import dice, tiles
from serai.games.rajas.boards.scene import RajasLook
from serai.games.rajas.boards.signs import body, icon
from serai.games.rajas.rewards import ANY
from serai.games.rajas.tables import BACKS, COLOUR_IDS, NONE, Tables

NAMED = ("place", "space", "income", "chamber")
"""What is shown by its name, which leads to its place on the board."""
DRAWN = ("building", "good")
"""What has an icon."""
COST = Face(16, 700)


def sign(look: RajasLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names."""
    if kind == "die":
        return dice.sign(look, look.view.tables.slugs["die"].index(slug)).html(20, "die")
    if kind in NAMED:
        return h("u", look.voice.name(kind, slug))
    drawn = _drawn(look, kind, slug)
    return Sign(drawn, look.called(kind, slug)).html(20) if drawn else NOTHING


def _drawn(look: RajasLook, kind: str, slug: str) -> Markup:
    tables, plan = look.view.tables, look.view.plan
    if kind == "colour":
        return body(ANY if slug == "any" else COLOUR_IDS.index(slug), 0, 0, SIGN)
    if kind in DRAWN:
        return icon(slug, 0, 0, SIGN)
    if kind == "stack":
        stack = tables.slugs[kind].index(slug)
        return _tile(tables, look.view.top[stack]) or body(stack // BACKS, 0, 0, SIGN)
    if kind == "tile":
        return _tile(tables, tables.tile_ids.index(slug))
    if kind == "roads" and plan is not None:
        return tiles.mini(tables.slugs[kind].index(slug), tables.tile_colour[plan.tile])
    return NOTHING


def _tile(tables: Tables, tile: int) -> Markup:
    """A tile as one speaks of it: colour and cost."""
    if tile == NONE:
        return NOTHING
    colour = tables.tile_colour[tile]
    cost = words(tables.tile_cost[tile], 12, 17.5, COST, f"on-{COLOUR_IDS[colour]}", "middle")
    return join(body(colour, 0, 0, SIGN), cost)
