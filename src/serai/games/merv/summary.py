"""Merv on one screen: the city, a turn with its six actions, and what scores."""

from serai.core.match import Match
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move
from serai.games.merv import Merv
from serai.games.merv.boards import city, library, market, mosque, palace, walls
from serai.games.merv.boards.caravansary import spice_card
from serai.games.merv.boards.contracts import FACE, contract_card
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import cubes, icon
from serai.games.merv.progress import ROUNDS
from serai.games.merv.tables import HALLS, PURPLE, SPICE_IDS, TURQUOISE
from serai.games.merv.view import MervView
from serai.games.summary import (
    Statement,
    Summary,
    drawing,
    figure,
    in_a_row,
    in_words,
    statement,
    then,
)

BUILT = ((0, 1, 8, 16), (5, 3, 22), (10, 14, 18))
"""The cells on which three seats have built."""
WALLS = {1: 0, 2: 7, 8: 1, 14: 3}
"""Pieces of wall, by slot."""
FIRST = Box(0, 0, palace.WIDTH / 2 - 4, palace.HEIGHT)
"""The first two of four units of a house."""


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


def summary(look: MervLook) -> Summary:
    scene = MervScene(look)
    return Summary(_goal(scene), _turn(scene), _points(scene))


def _board(drawn: Markup, box: Box, label: str = "", size: float = 0) -> Markup:
    return drawing(el("g", drawn, class_="merv"), box, label, class_="framed", size=size)


def _signs(*names: str) -> Markup:
    drawn = [icon(name, 34 * at, 0, 30) for at, name in enumerate(names)]
    return drawing(join(drawn), Box(-1, -1, 34 * len(names), 32), "", size=0.9)


def _cubes(*colours: int) -> Markup:
    wide = 26 * len(colours)
    return drawing(cubes(colours, wide / 2, 13, 24), Box(0, 0, wide, 26), "", size=0.9)


def _goal(scene: MervScene) -> tuple[Statement, ...]:
    look, years = scene.look, scene.tables.years
    told = in_words(look, "city-told")
    whole = _board(
        city.city(scene), Box(0, 0, city.WIDTH, city.HEIGHT), told, size=240 / city.WIDTH
    )
    return (
        statement(look, "goal", "year.rounds", whole, years=years, rounds=ROUNDS),
        statement(look, "sites", "produce.line", half=True),
        statement(
            look, "invasion", "invade.when", _signs("mongol_raid", "wall", "soldier"), half=True
        ),
    )


def _turn(scene: MervScene) -> tuple[Statement, ...]:
    """The four steps; then each of the six houses."""
    look = scene.look
    cards = join(el("g", spice_card(scene, one), transform=move(48 * one, 0)) for one in (0, 0, 2))
    pair = drawing(cards, Box(0, 0, 142, 62), "", size=0.6)
    lanes = _board(mosque.mosque(scene), Box(0, 0, mosque.WIDTH, mosque.HEIGHT), size=0.5)
    halls = _board(palace.palace(scene), FIRST, size=1)
    cities = _board(market.market(scene), Box(0, 0, market.WIDTH / 2, market.HEIGHT / 2), size=1)
    pieces = _board(walls.walls(scene), Box(0, 0, 214, 28))
    tiers = Box(0, 0, FIRST.w, library.HEIGHT)
    return (
        statement(look, "turn", "turn.steps"),
        statement(look, "caravansary", "caravan.pay", pair, half=True),
        statement(look, "palace", "palace.price", halls, half=True),
        statement(look, "library", "library.pay", _board(library.library(scene), tiers), half=True),
        statement(look, "market", "market.buy", cities, half=True),
        statement(look, "mosque", "mosque.steps", lanes, half=True),
        statement(look, "walls", "wall.own", pieces, half=True),
    )


def _points(scene: MervScene) -> tuple[Statement, ...]:
    look, t = scene.look, scene.tables
    one, two, three, four = t.set_points
    all_kinds = in_a_row(_signs(*SPICE_IDS), then(), figure(f"+{four}"))
    card = drawing(contract_card(scene, t.stacks[2][0]), FACE.inset(-1, -1), "", size=1)
    paid = in_a_row(_cubes(PURPLE, TURQUOISE), _signs("common_good", "rare_good"), then(), card)
    yearly = in_a_row(_signs("building"), figure(f"+{t.building_points}"))
    return (
        statement(look, "courtiers", "score.each", in_a_row(_signs("courtier", "favour"))),
        statement(look, "buildings", "score.buildings", yearly, building=t.building_points),
        statement(look, "contracts", "contract.when", paid),
        statement(look, "spices", "end.sets", all_kinds, one=one, two=two, three=three, four=four),
        statement(look, "queue", "queue.pass", _signs("camel")),
    )
