"""Agra's page as markup: it turns to what is asked, and what is promised comes."""

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import serai
from serai.core.draft import Draft
from serai.core.match import Match, rebuild
from serai.core.record import read_record
from serai.games.agra.state import ACTION, MEDITATION, ORDER
from serai.games.layouts import PHONE
from serai.games.look import Look
from serai.games.page import FEW, Panels, panels
from serai.games.voice import voice_of
from serai.texts import LANGUAGES
from tests.agra.build import table
from tests.draw.agra import RIVER
from tests.web.conftest import ROOT
from tests.web.screens import NAMES, look_of, positions

GAME = serai.load("agra")


# --- where to look ----------------------------------------------------------------------------


@cache
def by_prompt() -> dict[str, Match]:
    """A position for every prompt that comes up in some games."""
    found: dict[str, Match] = {}
    for players, seed in ((2, 11), (3, 12), (4, 13), (4, 14)):
        luck = random.Random(seed)
        match = serai.Match(GAME, players=players, seed=seed)
        while not match.over:
            prompt = match.view(match.actor).prompt
            assert prompt is not None
            if prompt.id not in found:
                found[prompt.id] = match.fork()
            match.play(luck.choice(match.options()))
    return found


def test_to_be_done_has_words_of_its_own_wherever_it_can_be_chosen() -> None:
    for prompt, match in by_prompt().items():
        look = look_of(match, match.actor)
        if "done" not in look.actions or prompt in ("agra-prompt-order", "agra-prompt-botanist"):
            continue
        assert look.voice.done(look.view.prompt), prompt
        button = next(one for one in panels(look).buttons if one.action == "done")
        assert button.main == (not look.asked), "what is filled is never the no"
        assert button.label != look.text("agra-do-done")


def test_few_answers_stand_side_by_side_and_the_no_comes_last() -> None:
    for match in by_prompt().values():
        look = look_of(match, match.actor)
        shown = panels(look)
        answers = [button.action for button in shown.buttons if button.answer]
        asked = look.actions - look.anytime
        assert not answers or (set(answers) <= asked and len(answers) <= FEW)
        assert "done" not in answers[:-1]
        if look.asked and len(asked) <= FEW:
            assert look.asked <= set(answers)
        for action in answers:
            assert "None" not in shown.table.brings(action)


def test_following_shows_what_it_brings_to_whom() -> None:
    match = by_prompt()["agra-prompt-follow"]
    look = look_of(match, match.actor)
    shown = panels(look)
    (follow,) = [one.action for one in shown.buttons if one.answer and one.action != "done"]
    brings = shown.table.brings(follow)
    assert "+1" in brings
    assert "−1" in brings
    assert shown.table.brings("done") == ""


@pytest.mark.parametrize(
    ("prompt", "view", "tab"),
    [
        ("agra-prompt-turn", "city", "city"),
        ("agra-prompt-order", "palace", "palace"),
        ("agra-prompt-deliveries", "city", "river"),
        ("agra-prompt-farmers", "city", "farm"),
        ("agra-prompt-track-bonus", "city", "farm"),
    ],
)
def test_the_table_turns_to_where_the_choices_are(prompt: str, view: str, tab: str) -> None:
    match = by_prompt()[prompt]
    look = look_of(match, match.actor)
    shown = panels(look)
    river = prompt != "agra-prompt-deliveries" or any(a.startswith("deliver") for a in look.actions)
    assert shown.view == view
    assert shown.tabs[PHONE] == tab or not river


def test_the_middle_turns_to_the_palace_for_orders_and_gifts_but_not_for_a_step() -> None:
    """Nor for what can be delivered at the river as well: there the small palace will do."""
    seen: dict[frozenset[str], str] = {}
    for players, seed in ((2, 31), (3, 32), (4, 33)):
        for match in positions("agra", players, seed):
            look = look_of(match, match.actor)
            asked = {a.verb for a in look.view.options if not a.anytime and a.verb != "done"}
            if asked and asked <= {"order", "akbar", "offer", "up", "deliver", "double"}:
                seen[frozenset(asked)] = panels(look).view
    assert len(seen) > 2
    for verbs, view in seen.items():
        serving = verbs & {"order", "akbar", "offer"} and not verbs & {"deliver", "double"}
        assert view == ("palace" if serving else "city"), verbs


def test_the_top_says_what_the_boat_waits_for() -> None:
    match = table(players=4, round=9, river=RIVER, contracts={0: "french_trader", 1: "cook"})
    shown = panels(look_of(match, 0)).table
    assert shown.where == "Round 9, pier 2"
    assert "next pier after 1 more contract of level II<" in shown.progress


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_shown_in_every_language(language: str) -> None:
    for match in by_prompt().values():
        shown = panels(look_of(match, match.actor, language))
        assert shown.prompt


def test_onlookers_see_the_board_of_whose_turn_it_is() -> None:
    match = serai.Match(GAME, players=3, seed=5)
    look = Look(match.view(None), voice_of(GAME, NAMES[:3], "en"), NAMES[:3], match.actor)
    shown = panels(look)
    farm = shown.table.part("farm")
    assert farm is not None
    assert f'id="board-{"abc"[match.view(None).turn]}"' in farm.content


# --- the turn as a draft ----------------------------------------------------------------------


def first(match: Match, wanted: Callable[[str], bool], lines: tuple[str, ...] = ()) -> str:
    """An option of the actor after some choices."""
    options = Draft(match, match.actor, lines).options()
    return next(action.text for action in options if wanted(action.text))


def test_the_turn_is_told_in_three_lines() -> None:
    match = table(players=3, turn=0, standing={0: "sawmill"}, goods={0: "wood*3 cement"})
    lay = "lay sawmill"
    farmer = first(match, lambda text: text.startswith("farmer"), (lay,))
    look = look_of(match, 0, lines=(lay, farmer))
    states = [line.state for line in panels(look).table.turn]
    assert states == ["now", "later", "later"]
    told = panels(look).table.turn[0].words
    assert look.voice.action(GAME.read(farmer)) in told
    look = look_of(match, 0, lines=(lay, farmer, "place quarry"))
    after = panels(look).table.turn
    assert [line.state for line in after] == ["done", "done", "now"]
    assert "Quarry" in after[1].words


def test_a_complete_draft_says_who_decides_next() -> None:
    """When others may follow, the turn goes on after they were asked."""
    goods = {0: "cotton*3", 1: "cotton", 2: "cotton"}
    match = table(players=3, turn=0, goods=goods, built="weaving_mill")
    process = first(match, lambda text: text.startswith("process"), ("place weaving_mill",))
    shown = panels(look_of(match, 0, lines=("place weaving_mill", process)))
    assert shown.seal is not None
    assert shown.seal.label == "Confirm"
    assert shown.prompt == "Olga decides next, then your turn goes on."
    assert shown.seal.wall == "Final after this: Olga decides."
    match.play("place weaving_mill")
    match.play(process)
    shown = panels(look_of(match, 1, lines=("done",)))
    assert shown.seal is not None
    assert shown.seal.label == "Confirm"


def test_a_turn_that_ends_by_itself_needs_no_other_words() -> None:
    """There is nothing to give to Akbar: after the action the turn is over."""
    match = table(players=3, turn=0)
    shown = panels(look_of(match, 0, lines=("place quarry",)))
    assert shown.seal is not None
    assert shown.seal.label == "End turn"
    assert shown.seal.wall == "Final after End turn: Olga is next."


# --- forecasts --------------------------------------------------------------------------------

LINES = re.compile(r'<span class="fc pointed" data-for="([^"]+)">(.*?)(?=<span class="fc |$)')
RUPEES = re.compile(r'icon-agra-rupee"/></svg><b class="gain(?: loss)?">([+−]\d+)')


def promised(shown: Panels) -> dict[str, int]:
    """Rupees that a choice is said to bring the viewer: the first figure of its line."""
    found = {}
    for action, line in LINES.findall(shown.table.forecast):
        own = line.partition('class="rival"')[0]
        figures = RUPEES.findall(own)
        found[action] = int(figures[0].replace("−", "-")) if figures else 0
    return found


def test_a_choice_brings_the_rupees_that_were_promised() -> None:
    seen = 0
    for match in positions("agra", 4, 21):
        seat = match.actor
        now = match.view(seat).seats[seat].rupees
        for action, rupees in promised(panels(look_of(match, seat))).items():
            draft = Draft(match, seat, (action,))
            view: Any = draft.view()
            then = view.seats[seat].rupees
            assert then - now == rupees, action
            seen += rupees != 0
    assert seen > 10


def test_a_delivery_tells_who_would_win_the_contract() -> None:
    match = table(
        players=3,
        turn=0,
        river="khatib dyer cook mahout mullah jagirdar muezzin caliph painter subadar grand_imam",
        goods={0: "paper turmeric", 1: "turmeric"},
        stones={"khatib turmeric": 1},
    )
    shown = panels(look_of(match, 0, lines=("place sailor",)))
    line = dict(LINES.findall(shown.table.forecast))["deliver paper khatib"]
    assert "wins Khatib" in line


def test_this_turn_tells_each_choice_in_the_phase_that_it_was_made_in() -> None:
    match = table(turn=0, goods={0: "paper wood*2"}, standing={0: "trader"}, favours={0: 3}, pier=5)
    drafted = ("lay trader", "place sailor", "done", "favour gain_basic", "take cotton")
    look = look_of(match, 0, lines=drafted)
    assert [one.phase for one in look.chosen] == [MEDITATION, MEDITATION, ACTION, ORDER, ORDER]
    before, during, after = (str(line.words) for line in panels(look).table.turn)
    assert "cotton" in after.lower()
    assert "cotton" not in before.lower() + during.lower()


def test_a_building_of_the_mujtahida_costs_nothing() -> None:
    goods = {0: "cotton wood*4", 1: "wood"}
    stones = {"mujtahida statue": 0, "mujtahida planks": 0}
    match = table(turn=0, goods=goods, stones=stones, pier=5)
    paid = panels(look_of(match, 0, lines=("place architect",)))
    assert "costs 3" in dict(LINES.findall(paid.table.forecast))["build cement_works"]
    given = panels(look_of(match, 0, lines=("place sailor", "deliver cotton mujtahida")))
    assert "costs" not in dict(LINES.findall(given.table.forecast))["build cement_works"]
    labels = [button.label for button in given.buttons]
    assert labels == ["Build the Cement Works", "Leave the site"]


def test_the_result_has_every_reason_and_every_total() -> None:
    record = read_record(ROOT / "tests" / "records" / "agra" / "two_players_track.record")
    match = rebuild(GAME, record)
    assert match.outcome is not None
    look = look_of(match, 0)
    shown = panels(look)
    assert shown.view == shown.tabs[PHONE] == "result"
    result = shown.table.part("result")
    assert result is not None
    for line in match.outcome.lines:
        assert look.text(line.label) in result.content
    for seat in range(2):
        assert f">{match.outcome.score(seat)}<" in result.content
