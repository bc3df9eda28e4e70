"""Merv on one screen: the city, a turn with its six actions, and what scores."""

from functools import partial

from serai.core.match import Match
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move
from serai.games import summary as shared
from serai.games.merv import Merv
from serai.games.merv.boards import city, houses, ways
from serai.games.merv.boards.houses import contract_card, spice_card
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import cubes, icon
from serai.games.merv.tables import HALLS, PURPLE, ROUNDS, SPICE_IDS, TURQUOISE
from serai.games.merv.view import MervView
from serai.games.summary import drawing, figure, in_a_row, then

BUILT = ((0, 1, 8, 16), (5, 3, 22), (10, 14, 18))
"""The cells on which three seats have built."""
WALLS = {1: 0, 2: 7, 8: 1, 14: 3}
"""Pieces of wall, by slot."""
PARTS = {
    "palace": (houses.Palace, 214, 52, 1.0),
    "library": (houses.Library, 214, 46, 0.0),
    "market": (ways.Market, 218, 44, 1.0),
    "mosque": (ways.Mosque, 436, 112, 0.5),
    "walls": (houses.Walls, 214, 28, 0.0),
}
"""Of each house so much as is shown: of most the first two of four units. Then how large."""


def position(game: Merv) -> MervView:
    """Three seats have built, and have somebody in the mosque, the palace and the market."""
    s = Match(game, players=len(BUILT), seed=4).state
    for seat, cells in enumerate(BUILT):
        for cell in cells:
            s.building[cell] = seat
        s.mosque[seat] = (0, 5, 8)[seat]
        s.posts[seat] = 1 << seat
        s.halls[seat * HALLS + seat % 2] = 1
    for slot, piece in WALLS.items():
        s.wall[slot] = piece
    return game.view(s, None)


def more_figures(look: MervLook) -> dict[str, int]:
    return {"rounds": ROUNDS}


def pictures(look: MervLook) -> dict[str, Markup]:
    scene, t, contract = MervScene(look), look.view.tables, houses.CONTRACT.inset(-1, -1)
    town, shown = Box(0, 0, city.WIDTH, city.HEIGHT), partial(shared.framed, look)
    spices = [el("g", spice_card(scene, one), transform=move(48 * one, 0)) for one in (0, 0, 2)]
    card = drawing(contract_card(scene, t.stacks[2][0]), contract, "", size=1)
    goods = _cubes(PURPLE, TURQUOISE), _signs("sack", "rare_good")
    return {
        "goal": shown(city.City.of(scene).draw(), town, "city-told", 240 / city.WIDTH),
        "invasion": _signs("mongol_raid", "wall", "soldier"),
        "caravansary": drawing(spices, Box(0, 0, 142, 62), "", size=0.6),
        **{
            key: shown(house.of(scene).draw(), Box(0, 0, wide, high), size=size)
            for key, (house, wide, high, size) in PARTS.items()
        },
        "courtiers": in_a_row(_signs("courtier", "favour")),
        "buildings": in_a_row(_signs("building"), figure(f"+{t.building_points}")),
        "contracts": in_a_row(goods, then(), card),
        "spices": in_a_row(_signs(*SPICE_IDS), then(), figure(f"+{t.set_points[-1]}")),
        "queue": _signs("camel"),
    }


def _signs(*names: str) -> Markup:
    drawn = [icon(name, 34 * at, 0, 30) for at, name in enumerate(names)]
    return drawing(join(drawn), Box(-1, -1, 34 * len(names), 32), "", size=0.9)


def _cubes(*colours: int) -> Markup:
    wide = 26 * len(colours)
    return drawing(cubes(colours, wide / 2, 13, 24), Box(0, 0, wide, 26), "", size=0.9)
