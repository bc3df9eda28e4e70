"""The picture of the table: it shows the view, all of it that matters, and nothing else."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import serai
from serai.core.match import Match
from serai.games.taj_mahal.tables import NONE
from serai.games.taj_mahal.view import TajView
from serai.games.voice import Voice


def draw(view: TajView, **how: Any) -> str:
    return view.game.draw(view, **how)


SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Anjali", "Olga", "Kestrel", "Pieter", "Mei"]


def new_match(players: int, seed: int) -> Match:
    options = {"two_players": "stand_in"} if players == 2 else {}
    return Match(serai.load("taj_mahal"), players=players, seed=seed, options=options)


@cache
def sampled(players: int) -> list[tuple[TajView, str]]:
    """Views of every seat and of an onlooker at every 20th choice of a random game, and at its
    end; each with its picture."""
    match, luck, found = new_match(players, seed=players), random.Random(players), []
    while True:
        if match.over or match.record.choices() % 20 == 0:
            views = [match.view(seat) for seat in (*range(players), None)]
            found += [(view, draw(view, names=NAMES[:players])) for view in views]
        if match.over:
            return found
        match.play(luck.choice(match.options()))


def everything() -> Iterator[tuple[TajView, str]]:
    for players in (2, 3, 4, 5):
        yield from sampled(players)


def a_view(players: int) -> TajView:
    return sampled(players)[-2 * (players + 1)][0]


def deciding(verb: str) -> TajView:
    """A view of a seat that may choose an action of this kind."""
    for seed in range(20):
        match, luck = new_match(4, seed), random.Random(seed)
        while not match.over:
            if any(option.verb == verb for option in match.options()):
                view: TajView = match.view(match.actor)
                return view
            match.play(luck.choice(match.options()))
    raise AssertionError(f"nobody ever chose to {verb}")


def ids(svg: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', svg)


def actions(svg: str) -> list[str]:
    return re.findall(r'data-action="([^"]+)"', svg)


def group(svg: str, id: str) -> ElementTree.Element:
    found = ElementTree.fromstring(svg).find(f".//{SVG}g[@id='{id}']")
    assert found is not None
    return found


def test_a_thing_is_clickable_exactly_when_an_action_names_it() -> None:
    for view, svg in everything():
        found = actions(svg)
        assert sorted(found) == sorted(option.text for option in view.options)


@pytest.mark.parametrize("verb", ["play", "add", "done", "withdraw", "palace", "crown", "take"])
def test_every_kind_of_choice_has_its_place(verb: str) -> None:
    view = deciding(verb)
    assert sorted(actions(draw(view))) == sorted(option.text for option in view.options)


def test_cards_that_a_seat_cannot_know_are_not_in_its_picture() -> None:
    for players in (2, 3, 4, 5):
        match, luck = new_match(players, seed=9), random.Random(9)
        while not match.over:
            state = match.state
            if match.record.choices() % 20 == 0:
                for seat in (*range(players), None):
                    svg = draw(match.view(seat))
                    unknown = [*state.deck]
                    for other in range(players):
                        if other != seat:
                            unknown += [c for c in state.hands[other] if not state.known[c]]
                    hidden = {state.tables.card_ids[card] for card in unknown}
                    hidden -= {state.tables.card_ids[card] for card in state.tables.specials}
                    assert not [card for card in hidden if card in svg]
            match.play(luck.choice(match.options()))


def test_the_pieces_lie_flat_in_one_group_and_are_placed_by_an_attribute() -> None:
    for _, svg in sampled(4):
        pieces = group(svg, "pieces")
        assert len(pieces) > 0
        for piece in pieces:
            assert piece.get("id")
            assert str(piece.get("transform")).startswith("translate(")
            assert not [inner for inner in piece.iter() if inner is not piece and inner.get("id")]


def test_every_palace_stands_on_the_map_with_the_letter_of_its_owner() -> None:
    for view, svg in everything():
        cities = view.tables.city_ids
        for kind, owners in (("palace", view.regular), ("crowned", view.crowned)):
            wanted = {
                f"{kind}-{'abcde'[o]}-{c}" for c, o in zip(cities, owners, strict=True) if o >= 0
            }
            assert {id for id in ids(svg) if id.startswith(f"{kind}-") and len(id) > 8} >= wanted


def test_a_road_between_two_palaces_of_a_side_takes_its_colour() -> None:
    match = new_match(4, seed=1)
    view: TajView = match.view(0)
    tables = view.tables
    a, b = 0, tables.links[0][0]
    regular = [NONE] * len(tables.city_ids)
    regular[a] = regular[b] = 2
    before, after = draw(view), draw(replace(view, regular=tuple(regular)))
    assert before.count("road-own seat-") == 0
    assert after.count("road-own seat-c") == 1


def test_all_visible_cards_are_there_once() -> None:
    for view, svg in everything():
        if view.outcome is not None or view.seat is None:
            continue
        hand = view.sides[view.seat].hand or ()
        shown = [*hand, *view.display]
        found = [id for id in ids(svg) if id in {f"card-{c}" for c in view.tables.card_ids}]
        assert sorted(found) == sorted(f"card-{view.tables.card_ids[card]}" for card in shown)
        played = [card for side in view.sides for card in side.played]
        small = [*played, *(card for side in view.sides for card in side.specials)]
        assert svg.count('<use href="#icon-taj-card-mini"') == len(small)


def test_a_refused_card_stays_and_says_why() -> None:
    for view, svg in sampled(4):
        refused = {r.text.split()[1] for r in view.refusals if r.reason.id != "taj-refuse-taken"}
        assert {id for id in refused if f'id="card-{id}"' in svg} == refused
        assert svg.count(' refused"') == len(refused)
        voice = Voice(view.game, NAMES[:4])
        assert all(voice.say(r.reason) in svg.replace("&quot;", '"') for r in view.refusals)


def test_the_description_tells_the_position() -> None:
    view = next(v for v, _ in sampled(4) if v.seat == v.actor)
    words = str(ElementTree.fromstring(draw(view, names=NAMES)).findtext(f"{SVG}desc"))
    for side in view.sides:
        assert f"{NAMES[side.side]} ({'ABCD'[side.side]}): pts {side.score}, gap" in words
    assert "Your hand:" in words
    assert f"Deck: {view.deck_size} cards." in words


def test_an_onlooker_sees_no_hand_but_what_everybody_saw() -> None:
    for view, svg in sampled(4):
        if view.seat is None and view.outcome is None:
            known = [card for side in view.sides for card in (*side.known, *side.played)]
            small = [*known, *(card for side in view.sides for card in side.specials)]
            assert "Your hand" not in svg
            assert svg.count('<use href="#icon-taj-card-mini"') == len(small)
