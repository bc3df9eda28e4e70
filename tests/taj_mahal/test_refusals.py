"""What a player might expect but may not do now, and the questions the table asks."""

import pytest

from serai.core.errors import IllegalAction, NotationError
from serai.core.match import Match
from tests.rules import rule
from tests.taj_mahal.build import do, leave, table


def refusals(match: Match) -> list[tuple[str, str, dict[str, str | int], str]]:
    """What is greyed out for the actor: action, message, arguments, rule."""
    return [
        (refused.text, refused.reason.id, refused.reason.args, refused.reason.rule)
        for refused in match.view(match.actor).refusals
    ]


def prompt(match: Match) -> tuple[str, dict[str, str | int], str]:
    message = match.view(None).prompt
    return message.id, message.args, message.rule


def all_said(match: Match) -> set[str]:
    """Every rule that a refusal or the prompt names now."""
    return {rule for *_, rule in refusals(match)} | {prompt(match)[2]}


@rule("play.colour")
def test_a_card_of_another_colour_is_refused_with_the_rule() -> None:
    match = table(hands={0: "red_04 green_01"}, played={0: "red_03"})
    assert refusals(match) == [
        ("play green_01", "taj-refuse-colour", {"card": "green_01"}, "play.colour")
    ]
    with pytest.raises(IllegalAction, match=r"taj-refuse-colour \(rule play.colour\)"):
        match.play("play green_01")


@rule("special.change_later")
def test_with_the_colour_change_card_no_colour_is_refused() -> None:
    match = table(hands={0: "red_04 green_01 special_colour_change"}, played={0: "red_03"})
    assert {text.split()[1] for text, *_ in refusals(match)} == {"special_colour_change"}


@rule("play.companion")
def test_white_and_special_cards_alone_are_refused_with_the_rule() -> None:
    match = table(hands={0: "white_01 red_03 special_elephant"})
    assert refusals(match) == [
        (f"{verb} {name}", "taj-refuse-alone", {"card": name}, "play.companion")
        for name in ("white_01", "special_elephant")
        for verb in ("add", "play")
    ]


@rule("play.coloured")
def test_a_second_coloured_card_is_refused_with_the_rule() -> None:
    match = table(hands={0: "red_03 red_04 white_01 violet_01"})
    do(match, "play red_03")
    assert refusals(match) == [
        ("play red_04", "taj-refuse-second", {"card": "red_04"}, "play.coloured"),
        ("play violet_01", "taj-refuse-second", {"card": "violet_01"}, "play.coloured"),
    ]


@rule("withdraw.capacity")
def test_a_taken_city_is_refused_with_the_rule() -> None:
    match = table(played={0: "red_21"}, palaces={"amber": 1}, crowned={"ajmer": 1}, withdrawn=[1])
    do(match, "withdraw")
    assert refusals(match) == [
        ("palace amber", "taj-refuse-taken", {"city": "amber"}, "withdraw.capacity")
    ]


@rule("withdraw.crown")
def test_for_the_crowned_palace_no_city_is_refused() -> None:
    match = table(played={0: "white_05"}, palaces={"amber": 1}, withdrawn=[1])
    do(match, "withdraw")
    assert refusals(match) == []


def test_others_see_no_refusals() -> None:
    match = table(hands={0: "white_01"})
    assert match.view(1).refusals == ()
    assert match.view(None).refusals == ()


def test_the_prompt_of_a_turn_tells_the_first_from_later_ones() -> None:
    match = table(hands={0: "red_03 red_04"}, withdrawn=[1, 2])
    args = {"seat": 0, "turn": "first", "leads": "no"}
    assert prompt(match) == ("taj-prompt-turn", args, "visit.choice")
    do(match, "play red_03")
    assert prompt(match) == ("taj-prompt-companion", {"seat": 0}, "play.companion")
    do(match, "done")
    args = {"seat": 0, "turn": "later", "leads": "yes"}
    assert prompt(match) == ("taj-prompt-turn", args, "visit.choice")


def kinds(match: Match) -> str:
    """The kinds of options that the prompt tells whoever is asked."""
    return str(match.view(match.actor).prompt.args["kinds"])


def test_a_turn_asks_for_no_card_where_none_fits_and_promises_nothing_that_is_not_led() -> None:
    match = table(hands={0: "red_03"}, withdrawn=[1, 2])
    assert kinds(match) == "play-withdraw"
    do(match, "play red_03")
    assert kinds(match) == "done"
    do(match, "done")
    assert kinds(match) == "withdraw"
    assert prompt(match)[1]["leads"] == "yes"


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("", "done"),
        ("white_01", "done-white"),
        ("special_elephant", "done-special"),
        ("white_01 special_elephant", "done-special-white"),
    ],
)
def test_a_companion_is_asked_for_only_of_the_kind_in_hand(hand: str, asked: str) -> None:
    match = table(hands={0: f"red_17 {hand}".strip()})
    do(match, "play red_17")
    assert kinds(match) == asked


def test_the_prompt_for_palaces_counts_those_left() -> None:
    match = table(played={0: "red_17 white_05"})
    do(match, "withdraw")
    args: dict[str, str | int] = {"seat": 0, "regular": 2, "crowned": 1}
    assert prompt(match) == ("taj-prompt-palace", args, "withdraw.order")
    do(match, "palace amber")
    assert prompt(match)[1] == {"seat": 0, "regular": 1, "crowned": 1}
    do(match, "crown amber")
    assert prompt(match)[1] == {"seat": 0, "regular": 1, "crowned": 0}


def test_the_prompt_for_open_cards_counts_those_left() -> None:
    match = table(played={1: "red_01"}, turn=1)
    do(match, "withdraw")
    assert prompt(match) == ("taj-prompt-take", {"seat": 1, "left": 2}, "draw.choose")
    do(match, match.options()[0].text)
    assert prompt(match) == ("taj-prompt-take", {"seat": 1, "left": 1}, "draw.choose")


def test_every_rule_named_in_prompts_and_refusals_exists() -> None:
    match = table(hands={0: "red_03 red_04 white_01"}, withdrawn=[1, 2])
    said = all_said(match)
    for text in ("play red_03", "done", "withdraw"):
        do(match, text)
        said |= all_said(match)
    assert said <= set(match.game.rulebook.clauses)


@pytest.mark.parametrize("text", ["", "play", "play red_99", "palace", "sing", "play  red_03 x"])
def test_unknown_texts_are_refused_and_change_nothing(text: str) -> None:
    match = table(hands={0: "red_03"})
    with pytest.raises(NotationError):
        match.play(text)
    assert match.actor == 0
    assert match.events == []


def test_a_choice_of_another_seat_is_refused() -> None:
    match = table(hands={0: "red_03", 1: "red_04"})
    with pytest.raises(IllegalAction, match="seat 0 is to decide"):
        match.play("play red_04", seat=1)


def test_after_the_end_everything_is_refused() -> None:
    match = table(province="agra_province", withdrawn=[1, 2], display="green_01")
    leave(match)
    with pytest.raises(IllegalAction, match="over"):
        match.play("withdraw")
