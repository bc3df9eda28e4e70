"""The components of Rajas of the Ganges as a gallery: tiles, tokens, dice and rewards."""

from functools import partial

from serai.core.components import Row
from serai.draw.markup import Markup
from serai.draw.shapes import CARD, Box, rect
from serai.games.gallery import Family, called, family, listed
from serai.games.look import sentence
from serai.games.rajas.boards.province import arch
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import SIDE, body, gains, icon, tile
from serai.games.rajas.rewards import LENGTH
from serai.games.rajas.tables import COLOUR_IDS
from serai.games.summary import drawing, piece

SIGN = 40  # the side of the square that a sign is drawn in


def gallery(look: RajasLook) -> tuple[Family, ...]:
    t, show = look.view.tables, partial(family, look)
    tokens = Given(look, t.token_rewards)
    return (
        *(_tiles(look, colour) for colour in COLOUR_IDS),
        show("income_tokens", tokens.told, tokens.token, face=_of_a_kind),
        show("die_colours", called(look, "colour"), _die, each=t.dice_of_a_colour),
        *(show(f"{kind}s", called(look, kind), _sign) for kind in ("good", "building", "back")),
        _givers(look, "incomes", "income", t.income_rewards[0]),
        _givers(look, "chambers", "chamber", t.chamber_rewards),
        _given(look, "river_spaces", t.river_rewards[1:]),
        _given(look, "river_tiles", t.river_tile_rewards),
        _given(look, "fame_bonuses", t.fame.rewards),
        _given(look, "money_bonuses", t.money.rewards),
    )


def _die(colour: int, row: Row) -> Markup:
    return piece(body(colour, 4, 4, 32), SIGN, 1.2)


def _sign(at: int, row: Row) -> Markup:
    return piece(icon(row.id, 4, 4, 32), SIGN, 1.2)


def _tiles(look: RajasLook, colour: str) -> Family:
    """The tiles of a colour; what is on them is their name."""
    t, features = look.view.tables, listed(look, "feature", "buildings", "markets")
    return family(
        look,
        "province_tiles",
        features,
        lambda at, row: piece(tile(t, at, t.tile_roads[at], 0, 0), SIDE),
        only=lambda row: row.text("colour") == colour,
        id=f"tiles-{colour}",
        title=look.say("tiles-of", colour=colour),
    )


def _givers(look: RajasLook, table: str, kind: str, rewards: list[list[int]]) -> Family:
    """What has a name of its own, and gives something."""
    given = Given(look, rewards)
    return family(look, table, called(look, kind), given.stone, note=given.told, layout="broad")


def _given(look: RajasLook, table: str, rewards: list[list[int]]) -> Family:
    """What is called by what it gives."""
    given = Given(look, rewards)
    return family(look, table, given.told, given.stone, face=_of_a_kind)


def _of_a_kind(row: Row) -> object:
    """Components that give the same, and have the same colour if they have one, are alike."""
    return row.values.get("colour"), *row.texts("rewards")


class Given:
    """What each component of a table gives, in words and as signs."""

    def __init__(self, look: RajasLook, rewards: list[list[int]]) -> None:
        self.scene = RajasScene(look)
        self.rewards = rewards

    def told(self, at: int, row: Row) -> str:
        return sentence(self.scene.told(self.rewards[at]))

    def stone(self, at: int, row: Row) -> Markup:
        wide = SIGN * max(1, len(self.rewards[at]) // LENGTH)
        stone = rect(Box(1, 1, wide - 2, SIGN - 2), "rj-space", 9)
        drawn = (stone, gains(self.rewards[at], wide / 2, SIGN / 2, CARD, 26))
        return drawing(drawn, Box(0, 0, wide, SIGN), "", size=1.2)

    def token(self, at: int, row: Row) -> Markup:
        wide = SIGN if len(self.rewards[at]) == LENGTH else SIGN * 1.5
        ground = arch(Box(1, 1, wide - 2, SIGN + 6), f"rj-token rj-token-{row.text('colour')}")
        drawn = (ground, gains(self.rewards[at], wide / 2, 28, CARD, 26))
        return drawing(drawn, Box(0, 0, wide, SIGN + 8), "", size=1.2)
