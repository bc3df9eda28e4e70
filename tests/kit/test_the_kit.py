"""The kit itself: a sound toy game passes all laws, and each law notices a game that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from serai.core.action import Action
from serai.core.draft import Draft
from serai.core.errors import BrokenState
from serai.core.luck import Stream
from serai.core.step import EVERYONE, Message, Refusal
from tests.core import caravan as toy
from tests.kit.compare import attributes, differences, shared_containers
from tests.kit.laws import LAWS, Law, copies, decisions, name_of, records, secrets
from tests.kit.setups import Setup
from tests.kit.transcript import first_difference

TOY = [Setup(toy.CaravanGame(), players) for players in (2, 3, 4)]
MANY_SEEDS = range(30)

Break = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize("setup", TOY, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=name_of)
def test_a_sound_game_obeys(law: Law, setup: Setup) -> None:
    for seed in range(4):
        law(setup, seed)


@pytest.mark.parametrize("law", secrets.SECRET_LAWS, ids=name_of)
def test_a_sound_game_keeps_its_secrets(law: secrets.SecretLaw) -> None:
    keep_secrets(law)


def obey(law: Law) -> None:
    for seed in MANY_SEEDS:
        law(TOY[1], seed)


def keep_secrets(law: secrets.SecretLaw) -> None:
    for seed in MANY_SEEDS:
        law(secrets.spot(TOY[seed % 3], seed, choices=seed, seat=seed // 3))


# --- games that break a law -------------------------------------------------------------------


def lose_a_bale(patch: pytest.MonkeyPatch) -> None:
    def load(s: toy.Caravan, seat: int) -> None:
        s.bales[seat] += 1

    patch.setattr(toy.Caravan, "load", load)


def count_a_refusal(patch: pytest.MonkeyPatch) -> None:
    def refusals(step: toy.Turn, s: toy.Caravan) -> list[Refusal]:
        s.store -= 1
        return []

    patch.setattr(toy.Turn, "refusals", refusals)


def unload_for_a_moment(patch: pytest.MonkeyPatch) -> None:
    def prompt(step: toy.Turn, s: toy.Caravan) -> Message:
        s.bales[step.seat] += 1
        s.bales[step.seat] -= 1
        return Message("toy-prompt", {}, "toy.turn")

    patch.setattr(toy.Turn, "prompt", prompt)


def forget_an_attribute(patch: pytest.MonkeyPatch) -> None:
    whole = toy.Caravan.copy

    def copy(s: toy.Caravan) -> toy.Caravan:
        c = whole(s)
        c.raided = False
        return c

    patch.setattr(toy.Caravan, "copy", copy)


def share_a_list(patch: pytest.MonkeyPatch) -> None:
    whole = toy.Caravan.copy

    def copy(s: toy.Caravan) -> toy.Caravan:
        c = whole(s)
        c.hands = s.hands[:]
        return c

    patch.setattr(toy.Caravan, "copy", copy)


def offer_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.Bribe, "options", lambda step, s: [])


def offer_a_thing_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.Gift, "options", lambda step, s: [toy.COIN, toy.BALE, toy.COIN])


def offer_in_another_order(patch: pytest.MonkeyPatch) -> None:
    asked = [0]

    def options(step: Any, s: Any) -> list[Any]:
        asked[0] += 1
        return [toy.COIN, toy.BALE][:: 1 if asked[0] % 2 else -1]

    patch.setattr(toy.Gift, "options", options)


def ask_though_there_is_no_choice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.Follow, "only_option", lambda step, s: None)


def hide_a_choice_from_its_maker(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.Bribe, "seen_by", lambda step, s: 0)


def cite_an_unknown_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.Gift, "rule", "toy.nowhere")


def refuse_what_is_allowed(patch: pytest.MonkeyPatch) -> None:
    refusal = Refusal("load", Message("toy-refuse-load", {}, "toy.turn"))
    patch.setattr(toy.Turn, "refusals", lambda step, s: [refusal])


def sample_only_the_first(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.Market, "sample", lambda step, s, luck, n: toy.SKIES[0])


def sample_backwards(patch: pytest.MonkeyPatch) -> None:
    def sample(step: Any, s: toy.Caravan, luck: Any, n: int) -> Any:
        return toy.DRAWS[s.deck[-1 - luck.below(n, len(s.deck))]]

    patch.setattr(toy.DrawCard, "sample", sample)


def count_points_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.CaravanGame, "scores", lambda game, s: [2 * coins for coins in s.coins])


def imagine_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.CaravanGame, "imagine", lambda game, s, seat, luck: s.copy())


def show_options_to_all(patch: pytest.MonkeyPatch) -> None:
    whole = toy.CaravanGame.view

    def view(game: toy.CaravanGame, s: toy.Caravan, seat: int | None) -> Any:
        return whole(game, s, seat if seat is None else s.stack[-1].actor(s) if s.stack else seat)

    patch.setattr(toy.CaravanGame, "view", view)


def show_what_a_draft_leads_to(patch: pytest.MonkeyPatch) -> None:
    """At the end of the game, too, where nothing is hidden any longer."""

    def view(draft: Draft) -> Any:
        return draft.match.game.view(draft.state, draft.seat)

    patch.setattr(Draft, "view", view)


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (lose_a_bale, decisions.the_table_adds_up_after_every_action),
        (count_a_refusal, decisions.a_question_never_changes_the_state),
        (unload_for_a_moment, decisions.a_question_never_changes_the_state),
        (forget_an_attribute, copies.a_copy_is_alike_and_shares_no_list),
        (forget_an_attribute, copies.the_same_choices_lead_to_the_same_state),
        (share_a_list, copies.a_copy_is_alike_and_shares_no_list),
        (share_a_list, copies.playing_on_in_a_copy_leaves_the_original_alone),
        (offer_a_thing_twice, decisions.options_are_there_and_unlike_each_other),
        (
            offer_in_another_order,
            decisions.asking_for_options_is_stable_and_changes_nothing,
        ),
        (ask_though_there_is_no_choice, decisions.a_public_choice_that_is_none_is_never_asked),
        (hide_a_choice_from_its_maker, decisions.whoever_chooses_sees_the_choice),
        (cite_an_unknown_rule, decisions.every_decision_has_a_prompt_and_a_rule),
        (refuse_what_is_allowed, decisions.refusals_name_a_rule_and_nothing_allowed),
        (sample_only_the_first, decisions.chance_draws_every_outcome_as_often_as_it_weighs),
        (sample_backwards, decisions.a_quick_sample_is_the_plain_one),
        (count_points_twice, records.the_result_adds_up),
        (imagine_nothing, secrets.imagined_worlds_differ),
        (show_options_to_all, decisions.other_seats_never_see_options_or_refusals),
        (show_what_a_draft_leads_to, secrets.no_draft_shows_the_end_of_the_game),
    ],
    ids=name_of,
)
def test_a_law_notices_a_game_that_breaks_it(
    fault: Break, law: Law, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, BrokenState)):
        obey(law)


def test_a_decision_without_options_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    offer_nothing(monkeypatch)
    with pytest.raises(AssertionError):
        obey(decisions.options_are_there_and_unlike_each_other)


# --- games that leak --------------------------------------------------------------------------


def tell_everybody_the_card(patch: pytest.MonkeyPatch) -> None:
    whole = toy.Caravan.say

    def say(s: toy.Caravan, id: str, seat: int, seen_by: int = EVERYONE, card: int = -1) -> None:
        whole(s, id, seat, EVERYONE, card)

    patch.setattr(toy.Caravan, "say", say)


def ask_only_those_who_have_a_choice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy.Bribe, "private", False)


def show_the_deck(patch: pytest.MonkeyPatch) -> None:
    whole = toy.CaravanGame.view

    def view(game: toy.CaravanGame, s: toy.Caravan, seat: int | None) -> toy.CaravanView:
        seen = whole(game, s, seat)
        object.__setattr__(seen, "turns", sum(s.deck))
        return seen

    patch.setattr(toy.CaravanGame, "view", view)


def prompt_by_the_secret(patch: pytest.MonkeyPatch) -> None:
    def prompt(step: toy.Bribe, s: toy.Caravan) -> Message:
        high = max(s.hands[step.seat]) >= toy.HIGH_CARD
        return Message("toy-prompt-high" if high else "toy-prompt-low", {}, "toy.bribe")

    patch.setattr(toy.Bribe, "prompt", prompt)


def imagine_by_the_order_of_secrets(patch: pytest.MonkeyPatch) -> None:
    def imagine(game: Any, s: toy.Caravan, seat: int, luck: Any) -> toy.Caravan:
        world = s.copy()
        others = [other for other in range(s.seats) if other != seat]
        pool = [card for other in others for card in s.hands[other]] + s.deck
        Stream(luck).shuffle(pool)
        for other in others:
            world.hands[other] = [pool.pop() for _ in s.hands[other]]
        world.deck = sorted(pool)
        return world

    patch.setattr(toy.CaravanGame, "imagine", imagine)


def imagine_in_the_state_itself(patch: pytest.MonkeyPatch) -> None:
    whole = toy.CaravanGame.imagine

    def imagine(game: toy.CaravanGame, s: toy.Caravan, seat: int, luck: Any) -> toy.Caravan:
        world = whole(game, s, seat, luck)
        s.hands = [hand[:] for hand in world.hands]
        s.deck = world.deck[:]
        return world

    patch.setattr(toy.CaravanGame, "imagine", imagine)


def pay_by_the_next_card(patch: pytest.MonkeyPatch) -> None:
    whole = toy.Turn.apply

    def apply(step: toy.Turn, s: toy.Caravan, action: Action) -> None:
        whole(step, s, action)
        s.coins[step.seat] += s.deck[-1]

    patch.setattr(toy.Turn, "apply", apply)


def tell_all_of_the_past(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("serai.core.match.redact", lambda record, seat: record)


@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (tell_all_of_the_past, secrets.a_bot_gets_the_past_that_its_seat_has_seen),
        (tell_everybody_the_card, secrets.two_worlds_go_on_looking_the_same),
        (ask_only_those_who_have_a_choice, secrets.two_worlds_go_on_looking_the_same),
        (show_the_deck, secrets.an_imagined_world_looks_the_same_to_its_seat),
        (prompt_by_the_secret, secrets.an_imagined_world_looks_the_same_to_its_seat),
        (
            imagine_by_the_order_of_secrets,
            secrets.worlds_alike_to_a_seat_give_the_same_imagined_worlds,
        ),
        (pay_by_the_next_card, secrets.no_draft_shows_more_than_its_seat_may_know),
        (imagine_in_the_state_itself, secrets.imagining_changes_nothing_and_can_be_repeated),
    ],
    ids=name_of,
)
def test_a_leak_is_noticed(
    leak: Break, law: secrets.SecretLaw, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        keep_secrets(law)


# --- the helpers ------------------------------------------------------------------------------


def test_differences_are_found_at_any_depth() -> None:
    a, b = toy.Caravan(3), toy.Caravan(3)
    assert differences(a, b) == []
    b.hands[2].append(5)
    assert differences(a, b) == [".hands[2]: 0 things [], not 1 [5]"]
    assert differences(a, b, frozenset({"hands"})) == []
    assert differences([1, (2, 3)], [1, (2, 4)]) == ["[1][1]: 3 is not 4"]
    assert differences({"a": 1}, {"b": 1}) != []
    assert differences(True, 1) != []


def test_attributes_of_compiled_parents_count() -> None:
    assert {"seats", "stack", "draws", "notes", "hands", "raided"} <= set(
        attributes(toy.Caravan(2))
    )


def test_shared_lists_are_found_inside_lists() -> None:
    a, b = toy.Caravan(2), toy.Caravan(2)
    assert shared_containers(a, b) == []
    b.hands[1] = a.hands[1]
    assert shared_containers(a, b) == ["hands[1]"]


def test_transcripts_are_compared_line_by_line() -> None:
    assert first_difference("a\nb\n", "a\nb\n") == ""
    assert first_difference("a\nb\n", "a\nc\n") == "line 2\n  stored: b\n  today:  c"
    assert "(nothing)" in first_difference("a\n", "a\nb\n")
