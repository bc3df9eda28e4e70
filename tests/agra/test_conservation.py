"""That the check after every action notices a piece that is lost, made or out of place."""

from collections.abc import Callable

import pytest

from serai.core.errors import BrokenState
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, NONE
from tests.agra.build import GAME, building, notable, place, slot, table


def rich_table() -> AgraState:
    state: AgraState = table(
        goods={0: "wood*3 oil", 1: "cotton"},
        favours={0: 2},
        standing={0: "trader", 1: "sailor"},
        lying={0: "quarry"},
        stored={0: 1},
        bare={0: "n1"},
        stones={"mahout cement": 1},
        doubles={"mahout wood": 0},
        contracts={0: "cook french_trader"},
        consigned="wood",
        orders={"artisans 1": 1},
        akbar={"dye": 2},
        tiles={0: "gain_mp"},
        open_tiles="sell_good",
        coins={"quarry": 2},
        tokens=["price_1_2 high wood"],
    ).state
    return state


def test_a_rich_table_adds_up() -> None:
    GAME.check(rich_table())


def lose_a_good(s: AgraState) -> None:
    s.goods[1] -= 1


def owe_a_favour(s: AgraState) -> None:
    s.favours[2], s.goods[2 * GOODS] = -1, 1


def owe_a_good(s: AgraState) -> None:
    s.goods[5], s.goods[6] = -1, 1


def make_a_worker(s: AgraState) -> None:
    s.supply[2] += 1


def owe_a_worker(s: AgraState) -> None:
    s.supply[2], s.stored[2] = -1, 11


def crowd_the_cook(s: AgraState) -> None:
    s.supply[2], s.stored[2] = 7, 3


def lose_a_cover(s: AgraState) -> None:
    s.covers[5] = False


def move_a_farmer_round_the_corner(s: AgraState) -> None:
    s.farmers[0] = 8


def put_a_farmer_on_a_good(s: AgraState) -> None:
    s.farmers[0] = 0


def put_a_farmer_on_a_cover(s: AgraState) -> None:
    s.farmers[0] = 5


def run_up_a_debt(s: AgraState) -> None:
    s.rupees[1] = -1


def meditate_too_far(s: AgraState) -> None:
    s.meditation[1] = 5


def climb_too_far(s: AgraState) -> None:
    s.influence[4] = 10


def fall_off_a_track(s: AgraState) -> None:
    s.influence[4] = -1


def hoard_tiles(s: AgraState) -> None:
    s.tiles[1] = [s.pile.pop() for _ in range(5)]


def stand_on_a_site(s: AgraState) -> None:
    s.worker[place("tailor")] = 2
    s.supply[2] -= 1


def pay_on_a_site(s: AgraState) -> None:
    s.coins[building("tailor")] = 1


def let_nobody_stand(s: AgraState) -> None:
    s.standing[place("sawmill")] = True


def send_the_merchant_to_a_site(s: AgraState) -> None:
    s.merchant = building("tailor")


def lose_the_builder(s: AgraState) -> None:
    s.builder = NONE


def stack_tokens(s: AgraState) -> None:
    s.token_on = [1, 1, NONE]


def forget_a_value(s: AgraState) -> None:
    s.value[1] = 1


def lose_a_tile(s: AgraState) -> None:
    s.pile.pop()


def copy_a_tile(s: AgraState) -> None:
    s.open_tiles.append(s.pile[0])


def mark_a_filled_order(s: AgraState) -> None:
    s.order_at[0] = 0


def double_nothing(s: AgraState) -> None:
    s.doubled[slot("mahout wood")], s.doubled[slot("mahout wood") + 1] = True, True


def leave_a_stone_on_a_contract(s: AgraState) -> None:
    s.stone[notable("cook") * 3], s.yard[2] = 2, s.yard[2] - 1


def miscount_contracts(s: AgraState) -> None:
    s.contracts[0] += 1


def let_the_french_trader_wait(s: AgraState) -> None:
    s.consigned += [1, 1]
    s.yard[0] -= 2


FAULTS: list[tuple[Callable[[AgraState], None], str]] = [
    (lose_a_good, "seat 0 has 21 stones, not 22"),
    (owe_a_favour, "less than nothing"),
    (owe_a_good, "less than nothing"),
    (make_a_worker, "seat 2 has 11 workers, not 10"),
    (owe_a_worker, "10 workers"),
    (crowd_the_cook, "seat 2 has 3 workers with the Cook"),
    (lose_a_cover, "seat 0 has lost a cover"),
    (move_a_farmer_round_the_corner, "a farmer of seat 0"),
    (put_a_farmer_on_a_good, "a farmer of seat 0"),
    (put_a_farmer_on_a_cover, "a farmer of seat 0"),
    (run_up_a_debt, "seat 1 is off its track, or in debt"),
    (meditate_too_far, "seat 1 is off its track"),
    (climb_too_far, "seat 1 is off the track of guild 1"),
    (fall_off_a_track, "seat 1 is off the track of guild 1"),
    (hoard_tiles, "seat 1 has too many favour tiles"),
    (stand_on_a_site, "on a site"),
    (pay_on_a_site, "on a site"),
    (let_nobody_stand, "nobody is standing"),
    (send_the_merchant_to_a_site, "the Merchant is on a site"),
    (lose_the_builder, "the Builder has left"),
    (stack_tokens, "two price tokens"),
    (forget_a_value, "the value that its token says"),
    (lose_a_tile, "a favour tile is missing or there twice"),
    (copy_a_tile, "a favour tile is missing or there twice"),
    (mark_a_filled_order, "on a filled order"),
    (double_nothing, "lies beside none"),
    (leave_a_stone_on_a_contract, "a stone lies on a contract"),
    (miscount_contracts, "miscounted"),
    (let_the_french_trader_wait, "the French Trader has not paid"),
]


@pytest.mark.parametrize(
    ("fault", "message"), FAULTS, ids=lambda part: getattr(part, "__name__", "")
)
def test_a_fault_is_noticed(fault: Callable[[AgraState], None], message: str) -> None:
    s = rich_table()
    fault(s)
    with pytest.raises(BrokenState, match=message):
        GAME.check(s)
