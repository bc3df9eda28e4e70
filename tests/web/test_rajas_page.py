"""Rajas' page as markup: a tile in hand, paying with dice, other provinces, what is promised."""

import random
import re
from functools import cache
from typing import Any

import pytest

from serai.core.draft import Draft
from serai.core.match import Match
from serai.core.step import Message
from serai.games.layouts import HALL, PHONE
from serai.games.page import FEW, Panels, panels
from serai.games.rajas import sources
from serai.games.rajas.boards.tray import karma_for
from serai.games.rajas.rewards import GAIN_DICE
from serai.games.rajas.rules.gains import gain_fame
from serai.games.rajas.tables import NONE
from serai.games.result import leaves_of
from serai.texts import LANGUAGES
from serai.web import logbook
from tests.rajas.build import DIE_IDS, GAME, do, getting, new_match, table
from tests.web.screens import look_of, offered, positions

FOR = re.compile(r'class="way[^"]*" data-for="([^"]+)"')
TURNS = re.compile(r'data-turns="([^"]+)"')
LAYS = re.compile(r'data-lays="" data-action="([^"]+)"')
INSTEAD = re.compile(r'data-instead="([^"]+)"')
FINAL = re.compile(r'<span(?: class="first")? data-for="([^"]+)"><svg[^>]*>.*?</svg>([^<]+)</span>')
LINE = '<span class="fc pointed" data-for="{}">'
FIGURE = re.compile(r'aria-label="(\w+)"[^>]*>.*?<b class="gain(?: loss)?">([+−]\d+)')
BUYING = ("place quarry_1", "buy blue_cow")
DICE_INCOMES = [
    at for at, rewards in enumerate(GAME.tables.income_rewards[0]) if GAIN_DICE in rewards[::3]
]
TILE = "blue_cow_3"
"""It costs 7, has a temple and a market that pays 1, and roads to three sides."""


def buying(**parts: Any) -> Match:
    """The first seat has dice and coins for a tile, and a road that leads to the left edge."""
    tiles = {0: "b1 orange_snake_1 es, b2 green_snake_1 nw"}
    usual = {"dice": {0: "blue_6 blue_5 blue_1"}, "money": {0: 5}, "tiles": tiles, "top": TILE}
    return table(**{**usual, **parts})


def part(shown: Panels, name: str) -> str:
    found = shown.table.part(name)
    assert found is not None, name
    return found.content


def promised(shown: Panels, action: str) -> dict[str, int]:
    """The figures that the bar shows for a choice, by what they count."""
    _, _, rest = shown.table.forecast.partition(LINE.format(action))
    line = rest.partition('<span class="fc ')[0]
    return {name.lower(): int(amount.replace("−", "-")) for name, amount in FIGURE.findall(line)}


# --- a tile in hand ---------------------------------------------------------------------------


def test_the_tile_is_shown_on_every_place_where_it_may_lie() -> None:
    look = look_of(buying(), 0, lines=BUYING)
    shown = panels(look)
    places = {action for action in look.actions if action.startswith("lay ")}
    assert len(places) > 2
    assert set(FOR.findall(part(shown, "province"))) == places
    assert shown.view == "table"
    assert shown.tabs[PHONE] == "province"


def test_it_can_be_turned_where_it_lies_and_is_laid_as_it_is_shown() -> None:
    look = look_of(buying(), 0, lines=(*BUYING, "lay a2"))
    ways = [action.text for action in look.view.options]
    assert len(ways) > 1
    content = part(panels(look), "province")
    assert TURNS.findall(content) == ["|".join(ways)]
    assert [action for action in FOR.findall(content) if action in ways] == ways
    assert f'data-actions="{"|".join(ways)}"' in content
    assert LAYS.findall(content) == [ways[0]]


def test_a_picture_shows_the_first_way() -> None:
    match = buying()
    do(match, *BUYING, "lay a2")
    assert match.view(0)._repr_svg_().count('class="way first"') == 1


def test_what_it_pays_is_said_before_it_is_laid() -> None:
    """A temple that was upgraded, and a market; then exactly that is paid."""
    match = buying(scrolls={0: "temple=1"})
    for lines in ((), BUYING[:1], BUYING, (*BUYING, "lay d1")):
        look = look_of(match, 0, lines=lines)
        for action in look.view.options:
            if action.text == BUYING[1] or action.verb in ("lay", "turn"):
                assert promised(panels(look), action.text) == {"fame": 3, "money": 1}, action.text
    do(match, *BUYING, "lay d1", "turn esw", "settle", "reveal blue_cow_1")
    after = match.view(0).seats[0]
    assert (after.fame, after.money) == (3, 5 - 1 + 1)


def test_the_incomes_that_a_way_would_link_are_named() -> None:
    look = look_of(buying(), 0, lines=(*BUYING, "lay a2"))
    plan = look.view.plan
    assert plan is not None
    forecast = panels(look).table.forecast
    for way in plan.ways:
        action = f"turn {GAME.tables.slugs['roads'][way.roads]}"
        line = forecast.partition(LINE.format(action))[2].partition('<span class="fc ')[0]
        west = bool(way.incomes & 1 << GAME.tables.income_ids.index("west_2"))
        assert ("5 coins" in line) == west, action


def test_another_tile_or_place_is_chosen_without_taking_anything_back() -> None:
    match = buying(top=f"{TILE} blue_snake_1")
    for lines in (BUYING, (*BUYING, "lay a2"), (*BUYING, "lay a2", "turn esw")):
        look = look_of(match, 0, lines=lines)
        shown = panels(look)
        piles, own = part(shown, "stacks"), part(shown, "province")
        assert INSTEAD.findall(piles) == ["buy blue_snake", "buy blue_tiger"]
        others = set(INSTEAD.findall(own))
        laid = {"lay a2"} if len(lines) > 2 else set()
        assert bool(others) == bool(laid)
        for action in others | {"buy blue_snake"}:
            assert LINE.format(action) in shown.table.forecast
            changed = look.draft.instead(action).lines
            assert changed == [*lines[: 1 if action.startswith("buy") else 2], action]
        assert others <= set(FOR.findall(own)), "it is shown where it would lie"


def test_what_is_final_stands_beside_the_button_that_lays() -> None:
    """The next tile is turned up; a way that links an income of dice rolls them, too."""
    match, seen = buying(), set()
    for place in look_of(match, 0, lines=BUYING).view.options:
        look = look_of(match, 0, lines=(*BUYING, place.text))
        if look.view.plan.roads != NONE:
            continue  # it lies in one way only
        told = dict(FINAL.findall(part(panels(look), "province")))
        assert len(told) == len(look.view.plan.ways)
        for way in look.view.plan.ways:
            words = told[f"turn {GAME.tables.slugs['roads'][way.roads]}"]
            assert "the next tile is turned up" in words
            links = [one for one in DICE_INCOMES if way.incomes & 1 << one]
            assert ("dice are rolled" in words) == bool(links)
            seen.add(bool(links))
    assert seen == {False, True}


# --- paying -----------------------------------------------------------------------------------


def test_a_proposed_payment_is_ticked_and_every_die_can_be_paid_by_hand() -> None:
    look = look_of(buying(karma={0: 1}), 0, lines=(*BUYING, "lay d1", "turn esw"))
    shown = panels(look)
    hands = part(shown, "dice")
    assert look.view.plan is not None
    assert [DIE_IDS[die] for die in look.view.plan.proposed] == ["blue_1", "blue_6"]
    assert hands.count("rj-seal") == 2
    assert offered(hands) == look.actions - {"settle"}
    assert offered(part(shown, "tray")) == offered(part(shown, "rail")) == offered(hands)
    assert "settle" in {button.action for button in shown.buttons}


def test_a_die_of_another_colour_says_why_it_cannot_be_paid() -> None:
    match = buying()
    match.state.put_die(0, DIE_IDS.index("green_3"))
    look = look_of(match, 0, lines=(*BUYING, "lay d1", "turn esw"))
    assert "The green 3 has another colour than the tile." in part(panels(look), "dice")


@pytest.mark.parametrize(
    ("held", "cost", "karma"),
    [("blue_6 blue_1", 7, 0), ("blue_3 blue_3", 7, 1), ("blue_1 blue_2 green_6", 11, 2)],
)
def test_a_pile_says_how_much_karma_it_takes(held: str, cost: int, karma: int) -> None:
    assert karma_for([DIE_IDS.index(die) for die in held.split()], 0, cost) == karma


def test_a_pile_that_is_too_dear_says_by_how_much() -> None:
    match = table(dice={0: "blue_5 green_5"}, money={0: 1}, top="blue_snake_1 blue_cow_3")
    shown = panels(look_of(match, 0, lines=BUYING[:1]))
    piles = part(shown, "stacks")
    assert "Your blue dice are 2 short." in piles
    assert "−2</em>" in piles
    assert offered(piles) >= {"buy blue_snake"}


# --- the race ---------------------------------------------------------------------------------


def test_the_markers_of_a_plan_are_dashed_where_they_will_be() -> None:
    """A coin is paid for the quarry, then the tile pays a coin and two fame."""
    match = buying(money={0: 6})
    told = {(): "58", BUYING[:1]: "58", BUYING: "58 → 56", (*BUYING, "lay d1"): "58 → 56"}
    for lines, gap in told.items():
        lanes = part(panels(look_of(match, 0, lines=lines)), "race")
        assert f">{gap}</text>" in lanes, lines
        assert lanes.count("rj-arm") == bool(lines), "a coin is paid, or fame is gained"
    do(match, *BUYING, "lay d1", "turn esw", "settle", "reveal blue_cow_1")
    after = match.view(0).seats[0]
    assert -after.margin == 56
    assert "rj-arm" not in part(panels(look_of(match, 0)), "race")


def test_a_plan_that_crosses_says_by_how_much() -> None:
    match = buying(money={0: 100}, fame={0: 10})
    lanes = part(panels(look_of(match, 0, lines=BUYING)), "race")
    assert "1 → +1</text>" in lanes


# --- around the own province ------------------------------------------------------------------


def test_the_provinces_of_others_are_one_click_away_and_offer_nothing() -> None:
    match = buying()
    look = look_of(match, 0, lines=BUYING)
    shown = panels(look)
    own = part(shown, "province")
    for letter in "bc":
        view = f"look-{letter}"
        assert view in shown.table.views
        assert f'data-view="{view}" data-tab="{view}"' in own
        assert offered(part(shown, f"province-{letter}")) == set()
    assert "data-for" not in part(shown, "province-b"), "a tile in hand is in the own province"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sheet_shows_all_provinces_and_offers_nothing(players: int) -> None:
    """Also with a tile in hand: it is laid in the own province alone."""
    match = buying(players=players)
    for lines in ((), BUYING, (*BUYING, "lay a2")):
        shown = panels(look_of(match, 0, lines=lines))
        sheet = part(shown, "provinces")
        assert 'data-view="all"' in part(shown, "province")
        assert sheet.count('class="board"') == players
        assert offered(sheet) == set()
        assert not INSTEAD.findall(sheet)
        assert "data-for" not in sheet
    inside = {one.name for one in shown.table.parts if one.stands(HALL, "all")}
    assert "provinces" in inside
    assert not inside & {"race", "board", "province", "compare"}
    assert inside >= {"dice", "stacks", "draft"}


def test_the_supply_of_tokens_is_there_in_navaratna_only() -> None:
    plain = new_match()
    assert part(panels(look_of(plain, plain.actor)), "tokens") == ""
    match = getting("token", options={"variant": "navaratna"}, why="palace.dancer")
    look = look_of(match, 0)
    tokens = part(panels(look), "tokens")
    assert offered(tokens) == look.asked
    assert len(look.asked) > 10


def test_a_token_in_hand_shows_the_incomes_of_its_colour() -> None:
    match = getting("token", options={"variant": "navaratna"}, why="palace.dancer")
    look = look_of(match, 0, lines=("token red_1",))
    assert look.actions == {"slot west_3", "slot east_3"}
    assert offered(part(panels(look), "province")) == look.actions


def test_a_kind_of_building_is_upgraded_in_the_province_or_in_the_bar() -> None:
    look = look_of(getting("upgrade", scrolls={0: "mill=2"}), 0)
    shown = panels(look)
    assert offered(part(shown, "province")) == look.actions
    assert {button.action for button in shown.buttons if button.answer} == look.actions
    assert "This cannot be raised any more: mill." in part(shown, "province")


# --- every question ---------------------------------------------------------------------------


@cache
def by_prompt() -> dict[str, Match]:
    """A position for every prompt that comes up in some games, of all modes."""
    modes: tuple[dict[str, str], ...] = (
        {},
        {"variant": "navaratna", "ganga": "on"},
        {"variant": "mixed", "expert_a": "yes"},
    )
    found: dict[str, Match] = {}
    for seed, options in enumerate(modes):
        luck = random.Random(seed)
        match = new_match(players=3, seed=seed, options=options)
        while not match.over:
            prompt = match.view(match.actor).prompt
            assert prompt is not None
            if prompt.id not in found:
                found[prompt.id] = match.fork()
            match.play(luck.choice(match.options()))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_shown_in_every_language(language: str) -> None:
    assert len(by_prompt()) > 12
    for match in by_prompt().values():
        assert panels(look_of(match, match.actor, language)).prompt


def test_to_be_done_has_words_of_its_own_wherever_it_can_be_chosen() -> None:
    for prompt, match in by_prompt().items():
        look = look_of(match, match.actor)
        if "done" in look.actions:
            assert look.voice.done(look.view.prompt), prompt


def test_few_answers_stand_side_by_side_and_say_what_they_bring() -> None:
    for match in by_prompt().values():
        look = look_of(match, match.actor)
        shown = panels(look)
        answers = [button.action for button in shown.buttons if button.answer]
        if look.asked and len(look.actions) <= FEW:
            assert look.asked <= set(answers)
        assert "done" not in answers[:-1]
        for action in answers:
            assert "None" not in shown.table.brings(action)


# --- promises ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"variant": "navaratna", "ganga": "on"}])
def test_a_choice_brings_what_was_promised(options: dict[str, str]) -> None:
    """Coins for a place, and what is sold, counted or gained before a die is rolled."""
    seen = set()
    for match in positions("rajas", 4, 21, options):
        seat = match.actor
        look = look_of(match, seat)
        now, shown = look.view.seats[seat], panels(look)
        for action in look.view.options:
            if action.verb not in ("place", "sell", "sail", "flip", "visit"):
                continue
            figures = promised(shown, action.text)
            then: Any = Draft(match, seat, (action.text,)).view()
            later = then.seats[seat]
            paid = {"money": later.money - now.money, "karma": later.karma - now.karma}
            paid["fame"] = later.fame - now.fame
            seen |= {(action.verb, name) for name in figures}
            if action.verb == "place":
                assert figures.get("money", 0) == -max(look.view.price[action.place], 0)
            elif action.verb in ("sell", "flip"):
                assert figures == {name: by for name, by in paid.items() if by}, action.text
            else:  # a reward is a sign; one that counts something says the sum as well
                assert all(paid[name] == by for name, by in figures.items()), action.text
    assert {("place", "money"), ("flip", "karma")} <= seen


# --- after the end ----------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"variant": "navaratna", "ganga": "on"}])
def test_fame_and_money_are_told_by_their_sources(options: dict[str, str]) -> None:
    """All sources together are what every seat has; each has a name in every language."""
    match, luck = new_match(players=4, seed=4, options=options), random.Random(4)
    while not match.over:
        match.play(luck.choice(match.options()))
    told = [line.message for line in logbook.lines(match, None)]
    seats = match.view(None).seats
    for language in LANGUAGES:
        look = look_of(match, 0, language)
        fame, money = (sources.ledger(look, told, what) for what in ("fame", "money"))
        assert fame.totals == [seat.fame for seat in seats]
        assert money.totals == [seat.money for seat in seats]
        names = [name for ledger in (fame, money) for name, _ in ledger.rows]
        assert look.say("from-other") not in names
        assert "rajas-page" not in " ".join(names)
        assert len({*names}) > 6
    start = [name for name, _ in money.rows].index(look.say("from-start"))
    assert sorted(money.rows[start][1]) == [3, 4, 5, 6]


def test_a_marker_at_the_end_of_its_track_gains_no_more_than_it_moves() -> None:
    match = table(fame={0: 59}, money={0: 7})
    told = [
        Message("rajas-log-fame", {"seat": 0, "count": 2, "fame": 2}, "palace.mogul"),
        Message("rajas-log-fame", {"seat": 0, "count": 57, "fame": 59}, "province.buildings"),
    ]
    match.state.notes = []
    gain_fame(match.state, 0, 3, "river.fame")
    told += [note.message for note in match.state.notes]
    ledger = sources.ledger(look_of(match, 0), told, "fame")
    assert {name: amounts[0] for name, amounts in ledger.rows} == {
        "Buildings": 57,
        "Palace": 2,
        "River": 1,
    }


def test_the_result_page_has_lanes_and_both_sums() -> None:
    match, luck = new_match(players=2, seed=3), random.Random(3)
    while not match.over:
        match.play(luck.choice(match.options()))
    look = look_of(match, 0)
    lanes, sums = leaves_of(look, [line.message for line in logbook.lines(match, None)])
    assert lanes.content.count('id="lane-') == 2
    assert sums.content.count('class="total"') == 2
