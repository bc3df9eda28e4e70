"""The play loop, with a toy that nests turns as the hardest of our games does."""

from __future__ import annotations

import pytest

from serai.core import play
from serai.core.errors import IllegalAction
from serai.core.luck import FastLuck, Luck
from serai.core.step import CHANCE, NOBODY, Step
from tests.core import caravan as toy
from tests.core.caravan import Caravan
from tests.kit.compare import differences


def table(seats: int = 3, *steps: Step[Caravan]) -> Caravan:
    """A toy with these steps to do, at its first decision."""
    s = Caravan(seats)
    s.then(*steps)
    play.settle(s)
    return s


def texts(s: Caravan) -> list[str]:
    return [option.text for option in play.options(s)]


def choose(s: Caravan, *words: str) -> None:
    for word in words:
        play.apply(s, toy.VOCABULARY.read(word))


# --- actions at any time ----------------------------------------------------------------------


def test_an_anytime_action_is_offered_beside_the_decision_and_comes_back_to_it() -> None:
    s = table(3, toy.Turn(0))
    assert texts(s) == ["load", "bribe", "favour"]
    choose(s, "favour")
    assert texts(s) == ["coin", "bale"]
    choose(s, "bale")
    assert play.actor(s) == 0
    assert texts(s) == ["load", "sell", "bribe"]  # the favour is spent, the bale can be sold


def test_an_anytime_action_may_be_used_until_it_is_spent() -> None:
    s = table(2, toy.Turn(0))
    s.favours[0] = 3
    choose(s, "favour", "coin", "favour", "coin", "favour", "bale")
    assert (s.coins[0], s.bales[0], s.favours[0]) == (3, 1, 0)
    assert "favour" not in texts(s)


# --- other seats in the middle of a turn ------------------------------------------------------


def test_other_seats_decide_in_the_middle_of_a_turn_in_order() -> None:
    s = table(4, toy.Turn(2), toy.Turn(3))
    choose(s, "load")
    asked = []
    while texts(s) == ["follow", "stay"]:
        asked.append(play.actor(s))
        choose(s, "follow" if play.actor(s) == 0 else "stay")
    assert asked == [3, 0, 1]
    assert s.bales == [1, 0, 1, 0]
    assert play.actor(s) == 3
    assert "load" in texts(s)


def test_whoever_has_no_choice_is_not_asked() -> None:
    s = table(4, toy.Turn(0))
    s.coins = [0, 0, 1, 0]
    choose(s, "load")
    assert play.actor(s) == 2
    choose(s, "stay")
    assert play.actor(s) == NOBODY


# --- events that interrupt --------------------------------------------------------------------


def test_an_event_interrupts_at_once_and_the_others_go_on_afterwards() -> None:
    s = table(4, toy.Turn(0))
    s.bales, s.store = [1, 0, 2, 0], toy.BALES - 3
    choose(s, "load")
    assert play.actor(s) == 0  # the raiders come before seat 1 may follow
    assert texts(s) == ["bale", "coin"]
    choose(s, "coin")
    assert play.actor(s) == 1
    assert texts(s) == ["follow", "stay"]


def test_an_event_can_interrupt_an_interruption() -> None:
    s = table(2, toy.Turn(0))
    s.bales, s.store = [0, 3], toy.BALES - 3
    choose(s, "favour", "bale")  # a gift in the middle of seat 0's turn brings the raiders
    assert play.actor(s) == 1
    choose(s, "bale")
    assert play.actor(s) == 0
    assert "load" in texts(s)
    assert s.bales == [1, 2]


# --- choices that are none --------------------------------------------------------------------


def test_a_single_public_option_is_played_by_itself() -> None:
    s = table(2)
    s.bales[1], s.coins[1], s.store = 4, 0, toy.BALES - 4
    s.then(toy.Ransom(1), toy.Turn(0))
    play.settle(s)
    assert play.actor(s) == 0
    assert s.bales[1] == 3


def test_a_single_private_option_is_asked_all_the_same() -> None:
    s = table(2, toy.Bribe(1), toy.Turn(0))
    s.hands[1] = [0]
    play.settle(s)
    assert play.actor(s) == 1
    assert texts(s) == ["hide"]


# --- chance -----------------------------------------------------------------------------------


def test_chance_stops_the_loop_until_it_is_drawn() -> None:
    s = table(2, toy.Turn(0), toy.Turn(1))
    s.bales[0], s.store = 2, toy.BALES - 2
    choose(s, "sell")
    assert play.actor(s) == CHANCE
    assert s.draws == 0
    choose(s, "weather rain")
    assert (s.draws, s.coins[0], play.actor(s)) == (1, 3, 1)


class Words(Luck):
    """Says the numbers it was given, and notes what it was asked."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[tuple[int, int]] = []

    def below(self, n: int, total: int) -> int:
        self.asked.append((n, total))
        return self.numbers.pop(0)


@pytest.mark.parametrize(("number", "sky"), [*enumerate(["sun", "sun", "sun", "rain"])])
def test_chance_is_weighted(number: int, sky: str) -> None:
    s = table(2, toy.Market(0))
    assert toy.Market(0).sample(s, Words(number), 0).text == f"weather {sky}"


def test_advance_draws_until_a_seat_decides_and_counts_the_draws() -> None:
    luck = Words(0, 5)
    s = table(2, toy.Market(0), toy.DrawCard(1), toy.Turn(0), toy.Market(1))
    play.advance(s, luck)
    assert luck.asked == [(0, 4), (1, toy.CARDS)]
    assert play.actor(s) == 0
    assert s.hands[1] == [5]


def test_advance_runs_to_the_end_of_a_game() -> None:
    s = table(2, toy.Market(0), toy.Market(1))
    play.advance(s, FastLuck(1))
    assert play.actor(s) == NOBODY
    assert s.draws == 2


def test_a_fresh_game_waits_for_chance() -> None:
    game = toy.CaravanGame()
    s = game.new(game.header(3))
    play.settle(s)
    assert play.actor(s) == CHANCE


# --- refusing ---------------------------------------------------------------------------------


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    s = table(3, toy.Turn(1))
    before = s.copy()
    with pytest.raises(IllegalAction, match=r"'show' is not allowed now \(rule toy.turn\): seat 1"):
        play.apply(s, toy.SHOW)
    assert differences(s, before) == []


def test_an_expected_action_is_refused_with_its_own_reason() -> None:
    s = table(3, toy.Turn(1))
    with pytest.raises(IllegalAction, match=r"toy-refuse-sell \(rule toy.sell\)"):
        play.apply(s, toy.SELL)


def test_a_refusal_lists_what_may_be_chosen() -> None:
    s = table(3, toy.Turn(1))
    assert "'load', 'bribe', 'favour'" in play.refusal(s, toy.SHOW)


def test_chance_is_named_when_it_is_its_turn() -> None:
    s = table(3, toy.Market(1))
    assert "chance may choose" in play.refusal(s, toy.SHOW)


def test_nothing_is_possible_when_the_game_is_over() -> None:
    s = table(3)
    assert (play.actor(s), play.options(s)) == (NOBODY, [])
    with pytest.raises(IllegalAction, match="the game is over"):
        play.apply(s, toy.LOAD)
