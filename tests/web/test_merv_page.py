"""Merv's page as markup: the houses, what is refused there, the rivals, what is promised."""

import random
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from serai.core.draft import Draft
from serai.core.match import Match
from serai.games.layouts import HALL, PHONE
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.side import next_slot
from serai.games.merv.tables import HIGH_COURTIER, MAGISTRATE
from serai.games.page import FEW, Panels, panels
from serai.texts import LANGUAGES
from tests.merv.build import T, do, new_match, table
from tests.web.screens import look_of, offered, positions

LINE = '<span class="fc pointed" data-for="{}">'
FIGURE = re.compile(r'#icon-merv-([\w-]+)"[^>]*/></svg><b class="gain(?: loss)?">([+−]\d+)')
CARAVAN = "ginger+ juniper+ cinnamon pepper juniper"


def part(shown: Panels, name: str) -> str:
    found = shown.table.part(name)
    assert found is not None, name
    return found.content


def at_work(symbol: str, **parts: Any) -> Match:
    """The first seat has just begun the action of a site."""
    sites = {"r1c1": f"{symbol}_purple"}
    return do(table(sites=sites, **parts), "go n1", "activate r1c1", "act")


def house_of(look: Any, name: str) -> str:
    """The leaf of a house on a phone."""
    return part(panels(look), f"house-{sign_of(name)}")


def sign_of(house: str) -> str:
    """The tab of a house on a phone: the wall shares the sign of the palace."""
    return "palace" if house == "wall" else house


# --- the houses -------------------------------------------------------------------------------


ACTIONS: dict[str, tuple[dict[str, Any], str]] = {
    "caravansary": ({"cubes": {0: "brown*2"}, "caravan": CARAVAN, "camels": {0: 1}}, "take load"),
    "palace": ({"cubes": {0: "brown*2 orange"}}, "courtier"),
    "marketplace": ({"cubes": {0: "brown*2 orange"}}, "post"),
    "mosque": ({"cubes": {0: "brown orange"}}, "advance"),
    "wall": ({"cubes": {0: "brown*2"}}, "build"),
}


@pytest.mark.parametrize("symbol", ACTIONS)
def test_an_action_opens_in_the_house_where_it_lives(symbol: str) -> None:
    """On a table in the leaf of all houses, on a phone behind the sign of its own."""
    parts, verbs = ACTIONS[symbol]
    look = look_of(at_work(symbol, **parts), 0)
    shown = panels(look)
    assert {action.partition(" ")[0] for action in look.asked} == set(verbs.split())
    assert offered(part(shown, "houses")) == look.asked
    assert offered(house_of(look, symbol)) == look.asked
    assert shown.tabs[PHONE] == sign_of(symbol)
    assert shown.tabs[HALL] == ""


def test_the_house_that_is_asked_about_lies_on_a_band() -> None:
    parts, _ = ACTIONS["wall"]
    match = table(sites={"r1c1": "wall_purple"}, **parts)
    assert "mv-asked" not in part(panels(look_of(match, 0)), "houses")
    do(match, "go n1", "activate r1c1", "act")
    assert part(panels(look_of(match, 0)), "houses").count("mv-asked") == 1


def test_a_card_out_of_reach_says_that_camels_are_wanted() -> None:
    look = look_of(at_work("caravansary", cubes={0: "brown"}, caravan=CARAVAN), 0)
    content = house_of(look, "caravansary")
    assert offered(content) == {"take 1", "take 2", "take 3"}
    assert content.count("It is out of reach: put camels on the cards before it.") >= 2


def test_the_card_that_is_to_be_paid_is_framed() -> None:
    match = at_work("caravansary", cubes={0: "brown"}, caravan=CARAVAN)
    assert "mv-chosen" not in house_of(look_of(match, 0), "caravansary")
    do(match, "take 2")
    assert house_of(look_of(match, 0), "caravansary").count("mv-chosen") == 1


def test_the_active_site_stands_for_its_action_and_says_why_it_is_of_no_use() -> None:
    match = table(sites={"r1c1": "mosque_orange"}, mosque={0: "top_10"})
    look = look_of(do(match, "go n1", "activate r1c1"), 0)
    assert "nothing to pay for this action, or nothing to gain by it" in part(panels(look), "town")
    match = do(table(sites={"r1c1": "wall_brown"}), "go n1", "activate r1c1")
    assert "act" in offered(part(panels(look_of(match, 0)), "town"))


def test_the_deck_tells_what_is_still_to_come() -> None:
    match = table(caravan=CARAVAN)
    content = house_of(look_of(match, 0), "caravansary")
    left = dict(zip(("cinnamon", "ginger", "juniper", "pepper"), T.spice_cards, strict=True))
    for spice in CARAVAN.replace("+", "").split():
        left[spice] -= 1
    named = ", ".join(f"{spice} {count}" for spice, count in left.items())
    assert f"Still to come: {named}." in content


def test_a_hall_tells_the_price_and_who_is_there() -> None:
    match = at_work("palace", cubes={0: "purple*2"}, halls={0: "faith", 1: "faith trade"})
    content = house_of(look_of(match, 0), "palace")
    assert offered(content) == {"courtier knowledge"}
    assert "Hall of Faith" in content
    assert "Price: orange, orange" in content
    assert "There: Ann, Olga" in content
    assert "This courtier costs 2 orange cubes." in content


def test_a_breakthrough_is_chosen_in_its_tier_and_taken_ones_say_whose_they_are() -> None:
    taken = {1: "discount_palace"}
    match = at_work("library", cubes={0: "brown orange"}, breakthroughs=taken, scrolls={1: 2})
    do(match, "pay brown", "pay orange", "done")
    look = look_of(match, 0)
    assert look.asked == {
        f"discover discount_{symbol}" for symbol in ("caravansary", "marketplace", "mosque")
    }
    content = house_of(look, "library")
    assert offered(content) == look.asked
    assert "Taken: Olga" in content


def test_cubes_for_scrolls_are_paid_in_the_table_of_everybody() -> None:
    look = look_of(at_work("library", cubes={0: "brown orange"}), 0)
    assert look.asked == {"pay purple", "pay brown", "pay orange"}
    assert offered(part(panels(look), "ledger")) == look.asked


def test_a_city_without_a_post_shows_the_camel_on_its_route() -> None:
    match = at_work("marketplace", cubes={0: "purple orange"}, camels={0: 1})
    do(match, "post ray", "buy samarkand")
    look = look_of(match, 0)
    content = house_of(look, "marketplace")
    assert "buy ray" in offered(content)
    assert "You have bought there in this action." in content
    drawn = content.count("#icon-merv-camel")
    do(match, "done")
    assert drawn - house_of(look_of(match, 1), "marketplace").count("#icon-merv-camel") == 1


def test_scoring_tiles_and_bonus_upgrades_are_taken_in_the_mosque() -> None:
    match = at_work("mosque", cubes={0: "purple*2"}, mosque={0: "left_4"})
    do(match, "advance left_5")
    look = look_of(match, 0)
    assert {action.partition(" ")[0] for action in look.asked} == {"claim"}
    assert offered(house_of(look, "mosque")) == look.asked
    match = at_work("mosque", cubes={0: "turquoise"}, mosque={0: "left_3"})
    do(match, "advance left_4")
    look = look_of(match, 0)
    assert {action.partition(" ")[0] for action in look.asked} == {"bonus"}
    assert offered(house_of(look, "mosque")) == look.asked


def test_a_contract_can_be_fulfilled_at_any_time_and_says_what_is_missing() -> None:
    match = table(influence={0: 3}, common={0: 2}, cubes={0: "turquoise"})
    look = look_of(match, 0)
    content = house_of(look, "contract")
    assert offered(content) == {"fulfil s1_1"} == look.anytime
    assert "ring-thin" in content
    assert "You lack scrolls or goods for it." in content
    assert "Your influence does not reach this contract." in content
    assert content.count("mv-veil") == 4, "two levels are not reached"


def test_an_empty_stack_says_so() -> None:
    match = table(contracts={1: "s1_1 s1_2 s1_3"})
    assert "No contract is left here." in house_of(look_of(match, 0), "contract")


# --- rivals -----------------------------------------------------------------------------------


def alone(seed: int) -> Match:
    return new_match(players=1, seed=seed)


@pytest.mark.parametrize("seed", range(6))
def test_the_card_of_the_rivals_tells_where_they_go(seed: int) -> None:
    """Whoever comes right after the viewer goes where the card said."""
    luck, seen = random.Random(seed), 0
    match = alone(seed)
    while not match.over and seen < 3:
        look = look_of(match, 0)
        assert part(panels(look), "rivals")
        told = {owner: next_slot(MervScene(look), owner) for owner in (MAGISTRATE, HIGH_COURTIER)}
        match.play(luck.choice(match.options()))
        after = match.view(0)
        came = [owner for owner in after.acted if owner in look.view.to_come]
        same_round = (after.year, after.round) == (look.view.year, look.view.round)
        if came and same_round and 0 in look.view.acted:
            first = next(one for one in after.rivals if one.owner == came[0])
            assert first.meeple == told[first.owner]
            seen += 1
    assert seen


def test_nobody_sees_the_card_in_company() -> None:
    match = new_match(players=2)
    assert part(panels(look_of(match, match.actor)), "rivals") == ""


# --- every question ---------------------------------------------------------------------------


@cache
def by_prompt() -> dict[str, Match]:
    """A position for every prompt that comes up in some games of all sizes."""
    found: dict[str, Match] = {}
    for seed, players in enumerate((4, 3, 2, 1, 4, 2)):
        luck = random.Random(seed)
        match = new_match(players=players, seed=seed)
        while not match.over:
            prompt = match.view(match.actor).prompt
            assert prompt is not None
            if prompt.id not in found:
                found[prompt.id] = match.fork()
            options = match.options()
            more = [one for one in options if one.text not in ("done", "favour", "soldier")]
            match.play(luck.choice(more if more and luck.random() < 0.8 else options))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_shown_in_every_language(language: str) -> None:
    assert len(by_prompt()) > 20
    for match in by_prompt().values():
        assert panels(look_of(match, match.actor, language)).prompt


def test_to_be_done_has_words_of_its_own_wherever_it_can_be_chosen() -> None:
    for prompt, match in by_prompt().items():
        look = look_of(match, match.actor)
        if "done" in look.actions:
            assert look.voice.done(look.view.prompt), prompt


def test_few_answers_stand_side_by_side() -> None:
    for match in by_prompt().values():
        look = look_of(match, match.actor)
        answers = [button.action for button in panels(look).buttons if button.answer]
        if look.asked and len(look.actions - look.anytime) <= FEW:
            assert look.asked <= set(answers)
        assert "done" not in answers[:-1]


def test_everything_says_what_it_is() -> None:
    """Whatever is marked on a board has a tooltip, so that nothing must be guessed."""
    for match in by_prompt().values():
        shown = panels(look_of(match, match.actor))
        for name in ("town", "houses"):
            for found in re.findall(r"<g [^>]*data-place=[^>]*>", part(shown, name)):
                assert 'data-tip="' in found, found


# --- the line, the year, the High Courtier ------------------------------------------------------


def test_the_leaf_of_a_slot_tells_what_everybody_would_get() -> None:
    match = table(
        sites={"r1c1": "mosque_purple", "r2c1": "palace_brown", "r3c1": "wall_orange"},
        buildings={0: "r2c1", 1: "r3c1"},
        upgrades={"r3c1": "turquoise"},
    )
    leaves = part(panels(look_of(match, 0)), "line")
    assert re.findall(r'data-for="([^"]+)"', leaves) == [f"go n{at}" for at in range(1, 6)]
    first = leaves.partition('data-for="go n1"')[2].partition("</table>")[0]
    rows = [re.findall(r'aria-label="([^"]+)"', row) for row in first.split("<tr>")[2:]]
    assert ["Mosque", "Purple", "Brown"] in rows, "building there, with the own site"
    assert ["Palace", "Brown"] in rows
    assert ["Wall", "Olga", *["Orange", "Turquoise"] * 2] in rows, "the owner gets as much"
    do(match, "go n1", "activate r1c1")
    assert part(panels(look_of(match, 0)), "line") == ""


def test_for_the_high_courtier_a_slot_tells_where_he_could_build() -> None:
    match = table(players=2, queue=(4, 0, 1), sites={"r1c2": "wall_orange"}, buildings={0: "r2c2"})
    leaves = part(panels(look_of(match, 0)), "line")
    second = leaves.partition('data-for="go n2"')[2].partition("</table>")[0]
    signs = re.findall(r'aria-label="([^"]+)"', second)
    assert signs[:2] == ["High Courtier", "Wall"]
    assert len(signs) == 1 + 4, "one of five sites is taken"


def test_the_high_courtier_has_a_row_with_what_he_has() -> None:
    match = table(players=2, camels={4: 2}, buildings={4: "r1c1 r1c2"})
    row = part(panels(look_of(match, 0)), "ledger").partition("High Courtier")[2]
    figures = re.findall(r">([^<>]+)</td>", row.partition("</tr>")[0])
    assert [one for one in figures if one != "·"] == ["2", "7", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_a_year_adds_up_to_what_was_scored(language: str) -> None:
    parts = {"halls": {0: "trade knowledge"}, "favour": {0: 1}, "common": {0: 3}}
    match = table(side="w", queue=(1, 2, 0), standing={1: "w4", 2: "w5"}, **parts)
    assert part(panels(look_of(match, 0, language)), "year") == ""
    do(match, "go w1", "activate r5c2", "soldier", "done")
    shown = panels(look_of(match, 0, language))
    assert shown.view == "year"
    assert offered(part(shown, "year")) == {"score knowledge", "score trade"}
    do(match, "score trade")
    shown = panels(look_of(match, 0, language))
    assert shown.view == "table"
    total = part(shown, "year").partition('class="total"')[2]
    assert re.findall(r">([^<>]+)</td>", total) == [str(n or "·") for n in match.scores()]


# --- promises ---------------------------------------------------------------------------------


def promised(shown: Panels, action: str) -> dict[str, int]:
    """The figures that the bar shows to the viewer for a choice, by their signs."""
    _, _, rest = shown.table.forecast.partition(LINE.format(action))
    line = rest.partition('<span class="fc ')[0].partition('class="rival"')[0]
    return {name: int(amount.replace("−", "-")) for name, amount in FIGURE.findall(line)}


@pytest.mark.parametrize(("players", "seed"), [(4, 21), (2, 22)])
def test_a_choice_brings_what_was_promised(players: int, seed: int) -> None:
    seen = Counter[str]()
    for match in positions("merv", players, seed):
        seat = match.actor
        look = look_of(match, seat)
        now, shown = look.view.seats[seat], panels(look)
        for action in look.view.options:
            if action.verb not in ("favour", "collect", "trade", "pay", "load", "post"):
                continue
            later: Any = Draft(match, seat, (action.text,)).view()
            then = later.seats[seat]
            figures = promised(shown, action.text)
            assert figures.get("favour", 0) == then.favour - now.favour, action.text
            assert figures.get("camel", 0) == then.camels - now.camels, action.text
            seen[action.verb] += 1
    assert seen["favour"] > 3


def line_of(shown: Panels, action: str) -> str:
    """What the bar shows for a choice."""
    _, _, rest = shown.table.forecast.partition(LINE.format(action))
    return rest.partition('<span class="fc ')[0]


@pytest.mark.parametrize("stall", ["3", "4"])
def test_a_gift_that_would_bring_nothing_says_so_before_the_camel_is_given(stall: str) -> None:
    """The card of side A, for whom no spice is open, and the soldier of side B."""
    lost = stall == "3"
    match = table(
        sites={"r3c1": "palace_purple"},
        side="e",
        market=0 if lost else 1,
        camels={0: 1},
        caravan="pepper",
        spices={0: "ginger" if lost else ""},
        buildings={0: "" if lost else "r5c5"},
    )
    do(match, "go e3", "activate r3c1")
    shown = panels(look_of(match, 0))
    told = "This gift would bring you nothing now"
    assert (told in line_of(shown, f"trade {stall}")) == lost
    assert (told in part(shown, "town")) == lost


def test_the_last_choice_of_a_year_does_not_promise_what_the_year_scores() -> None:
    match = table(side="w", queue=(1, 2, 0), standing={1: "w4", 2: "w5"}, buildings={0: "r1c1"})
    do(match, "go w1", "activate r5c2")
    figures = promised(panels(look_of(match, 0)), "favour")
    assert figures == {"favour": 1}
    do(match, "favour")
    assert match.state.year == 2
    assert match.state.points[0] == 2
