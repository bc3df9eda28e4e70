"""`check` notices every piece that is missing, doubled or in the wrong place."""

from collections.abc import Callable

import pytest

from serai.core.errors import BrokenState
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import DICE, NONE
from tests.kit.walk import play_on
from tests.rajas.build import GAME, T, new_match, table

Breaks = Callable[[RajasState], None]


def laid() -> RajasState:
    """Seat 0 has a straight road west of its residence, a die and a coin."""
    s: RajasState = table(tiles={0: "b1 orange_snake_3 ew"}, dice={0: "blue_3"}, money={0: 1}).state
    return s


def discard_all(s: RajasState) -> None:
    s.discard, s.pile = s.pile, []


def put(name: str, at: int, value: int) -> Breaks:
    """Sets an entry of a list of the state."""

    def breaks(s: RajasState) -> None:
        getattr(s, name)[at] = value

    return breaks


B1 = T.cell_ids.index("b1")

BROKEN: dict[str, Breaks] = {
    "a die too many": put("dice", 0, 1),
    "a miscounted statue": put("held", 0, 2),
    "a die missing from the supply": put("supply", 3, 11),
    "a supply below zero": put("supply", 0, -1),
    "a die below zero": put("dice", 5, -1),
    "a forgotten cup": lambda s: s.cup.append(0),
    "a tile twice": put("tile", 7, 3),
    "a tile in a foreign stack": lambda s: s.below[0].append(s.below[1].pop()),
    "a missing tile": lambda s: s.below[0].clear(),
    "a token missing": lambda s: s.pile.remove(s.pile[0]),
    "an empty pile": discard_all,
    "a token on an income": put("token_on", 0, 0),
    "open tokens": put("tokens", 0, 1),
    "fame beyond the track": put("fame", 0, 61),
    "money below zero": put("money", 0, -1),
    "money beyond a reward": put("money", 0, 12),
    "too much karma": put("karma", 0, 4),
    "a boat beyond the river": put("boat", 0, 31),
    "a scroll beyond its end": put("scroll", 0, 3),
    "a crossing that was none": put("crossed", 0, 1),
    "a worker too many at home": put("home", 0, 4),
    "a worker too many": put("workers", 0, 6),
    "a worker that does not wait": put("waiting", 0, 3),
    "roads that are not printed": put("roads", B1, 3),
    "a road without a tile": put("roads", 7, 5),
    "a miscounted end of a road": put("reached", 7, 15),
    "an income that is not linked": put("linked", 0, 0),
    "a miscounted market": put("markets", 0, 1),
    "a cheap tile that covers": put("under", B1, T.tile_ids.index("orange_tiger_5")),
}


def test_a_sound_position_passes() -> None:
    GAME.check(laid())


@pytest.mark.parametrize("what", BROKEN)
def test_it_notices(what: str) -> None:
    s = laid()
    BROKEN[what](s)
    with pytest.raises(BrokenState):
        GAME.check(s)


def test_two_boats_do_not_share_a_space() -> None:
    s = laid()
    s.boat = [5, 5, 0]
    with pytest.raises(BrokenState, match="share a space"):
        GAME.check(s)


def test_a_statue_holds_no_more_than_it_can() -> None:
    s = laid()
    for _ in range(10):
        s.put_die(0, 6)
    with pytest.raises(BrokenState, match="more dice than its statue holds"):
        GAME.check(s)


def test_a_tile_that_nothing_links_is_noticed() -> None:
    s = laid()
    s.tile[T.cell_ids.index("e4")], s.top[0] = s.top[0], NONE
    s.set_roads(0, T.cell_ids.index("e4"), 3)
    s.linked[0] |= 1 << T.income_ids.index("east_4")
    with pytest.raises(BrokenState, match="not linked to the residence"):
        GAME.check(s)


@pytest.mark.parametrize("token", ["brown_1", "white_1"])
def test_in_navaratna_every_token_is_somewhere_and_on_its_colour(token: str) -> None:
    match = new_match(2, 1, options={"variant": "navaratna"})
    s: RajasState = play_on(match, 1, choices=4).state
    GAME.check(s)
    west = T.income_ids.index("west_2")  # a yellow one
    s.token_on[west], s.tokens[T.token_ids.index(token)] = T.token_ids.index(token), False
    with pytest.raises(BrokenState):
        GAME.check(s)
    assert len(s.dice) == 2 * DICE
