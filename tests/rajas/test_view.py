"""What a seat sees: all but the order of stacks and piles; what a tile in hand would bring."""

import pytest

from serai.core.draft import Draft
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.games.forecast import in_words
from serai.games.rajas.boards.race import ending, where
from serai.games.rajas.boards.scene import RajasLook
from serai.games.rajas.forecast import brings, tile_pays
from serai.games.rajas.tables import NONE
from serai.games.terminal import look_at
from serai.games.voice import Voice
from tests.kit.walk import play_on
from tests.rajas.build import DIE_IDS, GAME, T, do, new_match, table
from tests.rules import rule


def look(match: Match, language: str = "en") -> RajasLook:
    voice = Voice(GAME, match.header.seats, language)
    draft = Draft(match, match.actor) if match.actor >= 0 else None
    return look_at(match.view(match.actor if match.actor >= 0 else None), voice, draft)


def hint(match: Match, action: str) -> str:
    return in_words(brings(look(match), match.game.read(action)))


@rule("setup.workers", "navaratna.start")
def test_while_brown_tokens_are_laid_all_workers_are_at_home() -> None:
    match = new_match(players=2, options={"variant": "navaratna"})
    assert match.view(0).round == 0
    assert [(seat.home, seat.workers) for seat in match.view(0).seats] == [(3, 3)] * 2


@rule("round.out", "navaratna.fewer")
@pytest.mark.parametrize(("variant", "come"), [("basic", (2,)), ("navaratna", (1, 2))])
def test_without_a_worker_nobody_is_to_come_but_for_a_token(
    variant: str, come: tuple[int, ...]
) -> None:
    options = {"variant": variant}
    match = table(players=3, circle=4, workers={0: 4}, home={0: 1, 1: 0, 2: 1}, options=options)
    assert match.view(0).to_come == come


@rule("setup.stacks")
def test_a_view_counts_what_lies_below_a_stack_but_does_not_order_it() -> None:
    match = new_match()
    view = match.view(0)
    assert view.left == (5, 4, 4) * 4
    assert not hasattr(view, "below")
    other = match.state.copy()
    other.below = [tiles[::-1] for tiles in other.below]
    assert GAME.view(other, 0) == view


@rule("setup.white")
def test_a_view_counts_the_white_tokens_and_shows_the_discarded_ones() -> None:
    match = table(dice={0: "blue_2"})
    do(match, "place dancer", "choose blue", "choose blue", "roll blue_1", "roll blue_1")
    do(match, "draw white_7")
    view = match.view(None)
    assert (view.pile, [T.token_ids[token] for token in view.discard]) == (7, ["white_7"])


def test_everybody_sees_the_same_but_for_what_is_asked() -> None:
    match = play_on(new_match(4, 3), 3, choices=60)
    views = [match.view(seat) for seat in (0, 1, 2, 3, None)]
    assert len({view.seats for view in views}) == 1
    assert len({view.top for view in views}) == 1


def test_a_view_says_who_still_comes_in_this_circle() -> None:
    match = table(players=4, first=1, turn=2)
    assert match.view(0).to_come == (3, 0)


def test_a_tile_that_is_being_bought_is_a_plan() -> None:
    match = table(dice={0: "blue_3 blue_4"}, money={0: 1}, top="blue_cow_3 blue_snake_1")
    assert match.view(0).plan is None
    do(match, "place quarry_1", "buy blue_cow")
    plan = match.view(0).plan
    assert (T.tile_ids[plan.tile], plan.cell, plan.covers) == ("blue_cow_3", NONE, False)
    do(match, "lay b1")
    assert T.cell_ids[match.view(0).plan.cell] == "b1"
    match = table(dice={0: "blue_3 blue_4 blue_6"}, money={0: 1}, top="blue_cow_3 blue_snake_1")
    do(match, "place quarry_1", "buy blue_cow", "lay b1", "turn esw")
    plan = match.view(0).plan
    assert T.slugs["roads"][plan.roads] == "esw"
    assert [DIE_IDS[die] for die in plan.proposed] == ["blue_3", "blue_4"]


def test_a_token_in_hand_is_shown_to_all() -> None:
    match = table(options={"variant": "navaratna"}, dice={0: "blue_2"})
    do(match, "place dancer", "choose blue", "choose blue", "roll blue_1", "roll blue_1")
    do(match, "token red_3")
    assert match.view(1).token_in_hand == T.token_ids.index("red_3")


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_is_a_copy(seed: int) -> None:
    match = play_on(new_match(3, seed), seed, choices=50)
    world = GAME.imagine(match.state, 0, FastLuck(seed))
    assert GAME.view(world, None) == match.view(None)
    assert world is not match.state


# --- forecasts --------------------------------------------------------------------------------


def test_a_forecast_tells_what_a_tile_would_pay() -> None:
    match = table(
        dice={0: "blue_6 blue_2"}, money={0: 1}, scrolls={0: "palace=1"}, top="blue_cow_5"
    )
    assert tile_pays(match.view(0), match.view(0).seats[0], T.tile_ids.index("blue_cow_5")) == (
        5,
        0,
    )
    do(match, "place quarry_1")
    assert hint(match, "buy blue_cow") == "Fame +5"


def test_a_forecast_tells_which_incomes_a_turning_would_link() -> None:
    match = table(dice={0: "blue_5"}, money={0: 1}, top="blue_snake_5")
    do(match, "place quarry_1")
    assert "A die of any colour" in hint(match, "lay b1")
    do(match, "lay b1")
    view = match.view(0)
    links = {T.slugs["roads"][way.roads]: way.incomes for way in view.plan.ways}
    assert links["esw"] == 1 << T.income_ids.index("nw_corner")
    assert links["nes"] == 0
    assert hint(match, "turn esw").startswith("A die of any colour")


def test_a_forecast_tells_which_dice_are_proposed() -> None:
    match = table(dice={0: "purple_2 purple_2"}, karma={0: 2}, money={0: 1}, top="purple_cow_1")
    do(match, "place quarry_1", "buy purple_cow", "lay b1", "turn esw")
    assert hint(match, "settle").startswith("purple 2, turned over, Purple 2")


def test_a_forecast_tells_the_reward_of_a_space() -> None:
    match = do(table(dice={0: "blue_2"}, boat={0: 1}), "place port_1")
    assert hint(match, "sail 3").startswith("3 coins")


def test_a_forecast_tells_what_a_place_gives() -> None:
    match = table(dice={0: "blue_4"})
    assert hint(match, "place terrace_1").startswith("2 coins")
    assert "An upgrade" in hint(match, "place raja_man_singh")


# --- progress ---------------------------------------------------------------------------------


def test_progress_in_words() -> None:
    match = table(players=2, fame={0: 30}, money={0: 60}, home={0: 1, 1: 1})
    shown = look(match)
    assert where(shown) == "Round 1, circle 1"
    assert ending(shown) == ""
    do(match, "place terrace_1")
    assert ending(look(match)) == "The last circle."
    do(match, "place garden_blue_1", "roll blue_1")
    assert where(look(match)) == "After the game"
