"""Merv on one screen: the city, a turn with its six actions, and what scores."""

from serai.core.match import Match
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move
from serai.games import summary as shared
from serai.games.merv import Merv
from serai.games.merv.boards import city, houses
from serai.games.merv.boards.houses import CONTRACT, TABLE, Library, Palace, Walls, contract_card
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import cubes, icon
from serai.games.merv.boards.ways import Market, Mosque
from serai.games.merv.page import ROUNDS
from serai.games.merv.tables import HALLS, PURPLE, SPICE_IDS, TURQUOISE
from serai.games.merv.view import MervView
from serai.games.summary import drawing, figure, in_a_row, then

BUILT = ((0, 1, 8, 16), (5, 3, 22), (10, 14, 18))
"""The cells on which three seats have built."""
WALLS = {1: 0, 2: 7, 8: 1, 14: 3}
"""Pieces of wall, by slot."""


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
    scene, t = MervScene(look), look.view.tables
    told, box = shared.in_words(look, "city-told"), Box(0, 0, city.WIDTH, city.HEIGHT)
    cards = [
        el("g", houses.spice_card(scene, one), transform=move(48 * one, 0)) for one in (0, 0, 2)
    ]
    card = drawing(contract_card(scene, t.stacks[2][0]), CONTRACT.inset(-1, -1), "", size=1)
    goods = _cubes(PURPLE, TURQUOISE), _signs("common_good", "rare_good")
    return {
        "goal": _board(city.City.of(scene).draw(), box, told, size=240 / city.WIDTH),
        "invasion": _signs("mongol_raid", "wall", "soldier"),
        "caravansary": drawing(cards, Box(0, 0, 142, 62), "", size=0.6),
        "palace": _first_two(Palace.of(scene), 1),
        "library": _first_two(Library.of(scene), 0),
        "market": _board(Market.of(scene).draw(), Box(0, 0, 218, 44), size=1),
        "mosque": _board(Mosque.of(scene).draw(), Box(0, 0, 436, 112), size=0.5),
        "walls": _board(Walls.of(scene).draw(), Box(0, 0, 214, 28)),
        "courtiers": in_a_row(_signs("courtier", "favour")),
        "buildings": in_a_row(_signs("building"), figure(f"+{t.building_points}")),
        "contracts": in_a_row(goods, then(), card),
        "spices": in_a_row(_signs(*SPICE_IDS), then(), figure(f"+{t.set_points[-1]}")),
        "queue": _signs("camel"),
    }


def _board(drawn: Markup, box: Box, label: str = "", size: float = 0) -> Markup:
    return drawing(el("g", drawn, class_="merv"), box, label, class_="framed", size=size)


def _signs(*names: str) -> Markup:
    drawn = [icon(name, 34 * at, 0, 30) for at, name in enumerate(names)]
    return drawing(join(drawn), Box(-1, -1, 34 * len(names), 32), "", size=0.9)


def _cubes(*colours: int) -> Markup:
    wide = 26 * len(colours)
    return drawing(cubes(colours, wide / 2, 13, 24), Box(0, 0, wide, 26), "", size=0.9)


def _first_two(house: houses.House, size: float) -> Markup:
    """The first two of four units of a house."""
    return _board(house.draw(), Box(0, 0, TABLE / 2 - 4, house.size[1]), size=size)
