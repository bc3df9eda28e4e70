"""Chapter "Setting up"."""

from pathlib import Path

import pytest

from serai.core.match import Match
from serai.core.step import CHANCE
from serai.games.agra.tables import GUILDS, NEUTRAL, NONE
from tests.agra.build import GAME, T, choices, do, goods_of, new_match, offers, reading, unset
from tests.rules import rule

EVEN = (
    "portuguese_trader sufi takshaka mahout dyer muezzin jagirdar calligrapher mullah "
    "mujtahida dutch_trader painter grand_mufti dewan"
)
"""Fourteen notables whose guilds are split 5/5/4."""


def dice(match: Match) -> Match:
    return do(match, "roll 1", "roll 1")


def arrive(match: Match, names: str) -> Match:
    return do(match, *(f"arrive {name}" for name in names.split()))


def guild_counts(match: Match) -> list[int]:
    guilds = [T.notable_guild[notable] for notable in match.state.river]
    return sorted(guilds.count(guild) for guild in range(GUILDS))


@rule("setup.prices")
def test_price_tokens_lie_with_the_trader_on_their_lower_sides() -> None:
    s = new_match().state
    assert s.token_on == [NONE] * 3
    assert s.token_face == [0] * 3
    assert s.value == T.printed_value
    assert all(low < high for low, high in T.token_values)


@rule("setup.bonus")
def test_there_are_four_open_bonus_tiles_of_each_level() -> None:
    s = new_match().state
    assert s.bonus_owner == [NONE] * 12
    assert [T.bonus_level.count(level) for level in (2, 3, 4)] == [4, 4, 4]


@rule("setup.sites")
def test_only_the_buildings_of_level_one_stand() -> None:
    s = new_match().state
    stands = [name for name, built in zip(T.building_ids, s.built, strict=True) if built]
    assert stands == ["quarry", "sawmill", "turmeric_farm", "cotton_farm"]
    assert s.coins == [0] * 16
    assert s.worker == [NONE] * 20


@rule("setup.merchant")
@pytest.mark.parametrize(
    ("number", "building"), [*enumerate(["quarry", "sawmill", "turmeric_farm", "cotton_farm"], 1)]
)
def test_the_merchant_starts_on_one_of_the_four_first_buildings(number: int, building: str) -> None:
    match = unset()
    assert match.actor == CHANCE
    assert choices(match) == ["roll 1", "roll 2", "roll 3", "roll 4"]
    do(match, f"roll {number}")
    assert T.building_ids[match.state.merchant] == building


@rule("setup.builder")
@pytest.mark.parametrize(
    ("number", "building"),
    [
        *enumerate(["cement_works", "carpentry", "curry_mill"], 1),
        *enumerate(["oil_press", "brickworks", "paper_mill"], 4),
    ],
)
def test_the_builder_starts_on_one_of_the_first_six_sites(number: int, building: str) -> None:
    match = do(unset(), "roll 1")
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]
    do(match, f"roll {number}")
    assert T.building_ids[match.state.builder] == building


@rule("setup.die")
def test_a_one_is_the_first_space_itself() -> None:
    match = do(unset(), "roll 1", "roll 1")
    assert T.building_ids[match.state.merchant] == "quarry"
    assert T.building_ids[match.state.builder] == "cement_works"


@rule("setup.die")
@pytest.mark.parametrize(
    ("number", "merchant", "builder"), [(1, "sawmill", "carpentry"), (4, "quarry", "brickworks")]
)
def test_an_edition_may_count_from_the_space_after_the_first(
    tmp_path: Path, number: int, merchant: str, builder: str
) -> None:
    game = reading(tmp_path, "die_1_means", "one_beyond")
    match = do(unset(game=game), f"roll {number}", f"roll {number}")
    assert T.building_ids[match.state.merchant] == merchant
    assert T.building_ids[match.state.builder] == builder


# --- the river --------------------------------------------------------------------------------


@rule("setup.notables")
def test_five_four_three_and_two_notables_come_to_the_river() -> None:
    match = dice(unset(4))
    levels = []
    while offers(match, "arrive"):
        offered = offers(match, "arrive")
        levels.append({T.notable_level[T.notable_ids.index(name)] for name in offered})
        do(match, f"arrive {offered[0]}")
    assert levels == [{1}] * 5 + [{2}] * 4 + [{3}] * 3 + [{4}] * 2
    assert len(set(match.state.river)) == 14


@rule("setup.notables")
def test_a_notable_is_drawn_once() -> None:
    match = dice(unset(4))
    assert len(offers(match, "arrive")) == 8
    do(match, "arrive cook")
    assert "cook" not in offers(match, "arrive")
    assert len(offers(match, "arrive")) == 7


@rule("setup.notables")
def test_notables_that_were_not_drawn_are_out_of_the_game() -> None:
    match = arrive(dice(unset(4)), EVEN)
    s = match.state
    assert [T.notable_ids[n] for n in s.river] == EVEN.split()
    out = [name for n, name in enumerate(T.notable_ids) if s.notable_owner[n] == NEUTRAL]
    assert len(out) == 10
    assert not set(out) & set(EVEN.split())
    assert all(s.notable_owner[n] == NONE for n in s.river)


@rule("setup.guilds")
def test_an_even_river_is_not_changed() -> None:
    match = arrive(dice(unset(4)), EVEN)
    assert guild_counts(match) == [4, 5, 5]
    assert offers(match, "swap") == []


@rule("setup.guilds")
def test_an_uneven_river_is_changed_at_level_one_first() -> None:
    uneven = EVEN.replace("sufi", "cook").replace("mullah", "mosaic_maker")
    match = arrive(dice(unset(4)), uneven)
    assert guild_counts(match) == [3, 5, 6]
    swaps = offers(match, "swap")
    assert set(swaps) == {
        *("takshaka sufi", "takshaka khatib", "dyer sufi", "dyer khatib"),
        *("cook sufi", "cook khatib"),
    }
    do(match, "swap cook sufi")
    assert guild_counts(match) == [4, 5, 5]
    assert offers(match, "swap") == []
    assert match.state.notable_owner[T.notable_ids.index("cook")] == NEUTRAL
    assert match.state.notable_owner[T.notable_ids.index("sufi")] == NONE
    assert match.state.river[1] == T.notable_ids.index("sufi")


@rule("setup.guilds")
def test_where_level_one_cannot_make_it_even_level_two_does() -> None:
    """All scholars of level I are there or come too late: only level II has one to give away."""
    match = arrive(
        dice(unset(4)),
        "takshaka dyer cook portuguese_trader mahout muezzin caliph mullah jagirdar "
        "mujtahida sadr_us_sudur dutch_trader grand_mufti grand_imam",
    )
    assert guild_counts(match) == [3, 4, 7]
    swaps = offers(match, "swap")
    levels = {T.notable_level[T.notable_ids.index(swap.split()[0])] for swap in swaps}
    assert levels == {2}
    while offers(match, "swap"):
        do(match, f"swap {offers(match, 'swap')[0]}")
    assert guild_counts(match) == [4, 5, 5]


@rule("setup.limit")
def test_the_boat_is_at_pier_one_and_columns_hold_three_orders() -> None:
    view = new_match(4).view(0)
    assert (view.pier, view.order_limit, view.contracts) == (1, 3, (0, 0, 0, 0))
    assert T.order_limit == [3, 3, 4, 5, 6, 6]


@rule("setup.wheel")
def test_the_marker_of_the_wheel_blocks_the_delivery() -> None:
    assert T.wheel_ids[new_match().state.blocked] == "deliver_good"


# --- players and palace -----------------------------------------------------------------------


@rule("setup.first")
@pytest.mark.parametrize(("text", "seat"), [("start a", 0), ("start d", 3)])
def test_chance_names_the_first_player(text: str, seat: int) -> None:
    match = arrive(dice(unset(4)), EVEN)
    do(match, "roll 3", "roll 5", "roll 1", *["reveal free_peon", "reveal gain_mp"])
    do(match, "reveal sell_good")
    assert choices(match) == ["start a", "start b", "start c", "start d"]
    do(match, text)
    s = match.state
    assert (s.first, s.turn, match.actor, s.round) == (seat, seat, seat, 1)


@rule("setup.board")
def test_everybody_starts_alike() -> None:
    match = new_match(4)
    view = match.view(None)
    for seat, board in enumerate(view.seats):
        assert sum(board.covers) == 8
        assert board.uncovered == 0
        assert [T.cell_ids[cell] for cell in board.farmers] == ["n3", "e3", "s3", "w3"]
        assert (board.meditation, board.supply, board.yard, board.favours) == (0, 10, 22, 0)
        assert goods_of(match, seat) == {}
        assert match.view(seat).seats[seat].rupees == 2
        assert board.tiles == ()
        assert not any(board.used)
        assert not any(board.scrolls)
        assert board.stored == 0


@rule("setup.tracks")
def test_everybody_starts_at_the_foot_of_every_track() -> None:
    for board in new_match(4).view(None).seats:
        assert board.influence == (0, 0, 0)


@rule("setup.markers")
def test_each_guild_has_a_die_for_its_first_order() -> None:
    match = arrive(dice(unset(4)), EVEN)
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]
    do(match, "roll 6", "roll 1", "roll 2")
    assert match.state.order_at == [5, 0, 1]
    assert match.state.order_owner == [NONE] * 18


@rule("setup.tiles")
def test_three_favour_tiles_lie_open_and_eleven_in_the_pile() -> None:
    match = do(arrive(dice(unset(4)), EVEN), "roll 1", "roll 1", "roll 1")
    assert len(offers(match, "reveal")) == 14
    do(match, "reveal gain_mp")
    assert len(offers(match, "reveal")) == 13
    assert "gain_mp" not in offers(match, "reveal")
    do(match, "reveal sell_good", "reveal free_peon")
    s = match.state
    assert [T.deed_ids[tile] for tile in s.open_tiles] == ["gain_mp", "sell_good", "free_peon"]
    assert len(s.pile) == 11
    assert not set(s.pile) & set(s.open_tiles)


def test_the_same_table_is_set_up_whatever_the_bags_show() -> None:
    """The option concerns views only."""
    options = {"rupees": "open"}
    opened = Match(GAME, players=4, seed=3, options=options)
    closed = Match(GAME, players=4, seed=3)
    assert [event.text for event in opened.events] == [event.text for event in closed.events]
