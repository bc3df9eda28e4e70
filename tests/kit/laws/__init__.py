"""The laws that every game obeys, one function each.

A law takes a set-up and a seed, plays one random game and asserts what must hold on the way. They
are functions and not tests so that the kit can be tested too: `test_the_kit.py` breaks a toy game
in many ways and proves that the laws notice.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.kit.laws import copies, decisions, records, secrets
from tests.kit.setups import Setup

Law = Callable[[Setup, int], None]

LAWS: tuple[Law, ...] = (
    decisions.the_table_adds_up_after_every_action,
    decisions.somebody_decides_until_the_game_is_over,
    decisions.every_decision_of_a_seat_is_within_a_turn,
    decisions.options_are_there_and_unlike_each_other,
    decisions.asking_for_options_is_stable_and_changes_nothing,
    decisions.a_question_never_changes_the_state,
    decisions.a_public_choice_that_is_none_is_never_asked,
    decisions.whoever_chooses_sees_the_choice,
    decisions.other_seats_never_see_options_or_refusals,
    decisions.every_decision_has_a_prompt_and_a_rule,
    decisions.refusals_name_a_rule_and_nothing_allowed,
    decisions.every_option_is_written_and_read_back,
    decisions.an_illegal_action_is_refused_and_changes_nothing,
    decisions.checked_and_trusted_play_are_the_same,
    decisions.chance_draws_every_outcome_as_often_as_it_weighs,
    decisions.a_quick_sample_is_the_plain_one,
    decisions.chance_is_counted_and_seats_are_not,
    copies.a_copy_is_alike_and_shares_no_list,
    copies.a_copy_carries_every_attribute,
    copies.playing_on_in_a_copy_leaves_the_original_alone,
    copies.the_same_choices_lead_to_the_same_state,
    records.a_record_replays_to_the_same_match,
    records.a_record_replays_to_every_step_on_the_way,
    records.the_same_seed_gives_the_same_game,
    records.a_record_without_its_end_keeps_the_secret,
    records.a_redacted_record_hides_what_was_not_seen,
    records.the_log_shows_each_seat_its_own_lines,
    records.undo_brings_back_the_exact_state,
    records.nobody_takes_back_what_was_revealed,
    records.the_result_adds_up,
    secrets.imagined_worlds_differ,
    secrets.no_draft_shows_the_end_of_the_game,
)


def name_of(law: Callable[..., None]) -> str:
    """The name of a law as a word in the name of a test."""
    return law.__name__
