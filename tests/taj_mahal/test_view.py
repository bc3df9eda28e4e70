"""What a seat sees of Taj Mahal, and the worlds it can imagine."""

from dataclasses import replace

from serai.core.luck import FastLuck
from serai.core.step import NOBODY
from serai.games.taj_mahal.tables import ELEPHANT, NONE, VIZIER
from serai.games.taj_mahal.view import TajView
from tests.rules import rule
from tests.taj_mahal.build import (
    GAME,
    card,
    cards,
    choices,
    city,
    do,
    finish_visit,
    names,
    new_match,
    table,
)


def plain(view: TajView) -> TajView:
    """A view without its sentences, which are compared as text elsewhere."""
    return replace(view, prompt=None, refusals=())


@rule("setup.hand")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    match = table(hands={0: "red_03 red_04", 1: "green_01"})
    assert match.view(0).sides[0].hand == tuple(cards("red_03 red_04"))
    assert match.view(0).sides[1].hand is None
    assert match.view(1).sides[0].hand is None
    assert [side.hand for side in match.view(None).sides] == [None] * 3
    assert [side.hand_size for side in match.view(None).sides] == [2, 1, 0]


def test_cards_seen_taken_are_known_until_they_are_played() -> None:
    match = table(hands={0: "red_03 red_04"}, known="red_04", withdrawn=[1, 2])
    assert match.view(1).sides[0].known == (card("red_04"),)
    do(match, "play red_04", "done")
    assert match.view(1).sides[0].known == ()


def test_options_are_shown_to_the_actor_only() -> None:
    match = table(hands={0: "red_03"})
    assert [action.text for action in match.view(0).options] == choices(match)
    assert match.view(1).options == ()
    assert match.view(None).options == ()
    assert match.view(1).actor == 0


def test_the_deck_is_a_number_and_the_discard_pile_has_no_order() -> None:
    match = table(deck="red_01 red_02", discard="green_02 green_01", hands={2: "the rest"})
    view = match.view(0)
    assert view.deck_size == 2
    assert view.discard == tuple(cards("green_01 green_02"))


def test_a_view_tells_everything_that_lies_open() -> None:
    match = table(
        visit=6,
        players=4,
        start=3,
        played={1: "red_03 white_06"},
        palaces={"delhi": 2},
        crowned={"lahore": 1},
        bonus={"jodhpur": "tea_1"},
        influence={2: "monk"},
        tiles={3: "4"},
        kept={3: "jewels_1"},
        hands={0: "special_elephant"},
        score={2: 7},
    )
    view = match.view(0)
    one, two, three = view.sides[1], view.sides[2], view.sides[3]
    assert (view.visit, view.start, view.dummy) == (6, 3, NONE)
    assert names(one.played) == {"red_03", "white_06"}
    assert (one.counts[VIZIER], one.counts[ELEPHANT], one.colour) == (1, 2, 0)
    assert (view.regular[city("delhi")], view.crowned[city("lahore")]) == (2, 1)
    assert view.bonus_on[city("jodhpur")] != NONE
    assert (two.influence, two.score) == ((0, 0, 1, 0), 7)
    assert three.tiles == (3,)
    assert sum(three.goods) == 3
    assert [view.tables.bonus_ids[bonus] for bonus in three.bonuses] == ["jewels_1"]
    assert names(view.sides[0].specials) == {"special_elephant"}
    assert len(view.display) == 7


def test_a_view_tells_what_withdrawing_now_would_win() -> None:
    match = table(played={0: "red_03", 1: "green_01"}, won={"vizier": 2}, withdrawn=[2])
    assert match.view(2).sides[0].would_win == ()
    assert match.view(2).sides[1].would_win == (ELEPHANT,)
    assert match.view(2).sides[2].would_win == ()


def test_the_palaces_of_the_withdrawal_being_settled_are_marked() -> None:
    match = table(played={0: "red_17"})
    do(match, "withdraw", "palace amber")
    assert match.view(1).placed == (city("amber"),)


def test_at_the_end_all_hands_are_open_and_nobody_is_to_move() -> None:
    match = table(province="agra_province", hands={0: "red_03"}, withdrawn=[1, 2])
    finish_visit(match)
    view = match.view(1)
    assert view.actor == NOBODY
    assert view.prompt is None
    assert card("red_03") in view.sides[0].hand
    assert view.outcome == match.outcome


def test_an_imagined_world_keeps_what_the_seat_knows() -> None:
    match = table(
        hands={0: "red_03 red_04", 1: "green_01 green_02 special_elephant", 2: "white_01"},
        known="green_02",
    )
    s = match.state
    for seed in range(20):
        world = GAME.imagine(s, 0, FastLuck(seed))
        GAME.check(world)
        assert plain(GAME.view(world, 0)) == plain(match.view(0))
        assert {card("green_02"), card("special_elephant")} < set(world.hands[1])
        assert len(world.hands[1]) == 3


def test_imagined_worlds_differ_in_what_the_seat_does_not_know() -> None:
    match = new_match(4)
    worlds = [GAME.imagine(match.state, 0, FastLuck(seed)) for seed in range(10)]
    assert len({tuple(sorted(world.hands[1])) for world in worlds}) == 10


def test_imagining_changes_nothing() -> None:
    match = new_match(4)
    before = [hand[:] for hand in match.state.hands], match.state.deck[:]
    GAME.imagine(match.state, 0, FastLuck(1))
    assert (match.state.hands, match.state.deck) == before
