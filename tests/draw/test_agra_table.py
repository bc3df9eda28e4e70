"""The whole table of Agra as one picture. What is true of every picture is tested by the kit."""

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from serai.draw.shapes import Box
from serai.games.agra.view import AgraView
from serai.games.page import panels
from tests.agra.build import GAME, do, table
from tests.draw.agra import (
    NAMES,
    SVG,
    collisions,
    element,
    everything,
    full_view,
    lines,
    sampled,
    scene,
    text_of,
)

TITLE = Box(12, 0, 1342, 46)

draw = GAME.draw


def leaves(svg: str) -> list[Box]:
    """Where words may stand: on the line of the title, on a leaf, in the bar."""
    root = ElementTree.fromstring(svg)
    table = next(part for part in root if "picture" in str(part.get("class")))
    found = [*table.findall(f"{SVG}rect"), *element(svg, "prompt").findall(f"{SVG}rect")]
    papers = [part for part in found if part.get("rx") == "3"]
    return [TITLE, *(_box(part) for part in papers)]


def _box(part: ElementTree.Element) -> Box:
    return Box(*(float(str(part.get(side))) for side in ("x", "y", "width", "height")))


def offered_by_boards(view: AgraView) -> set[str]:
    """What the boards of a picture offer, beside the buttons in its bar."""
    shown = panels(scene(view, still=True).look).table
    names = {name for row in shown.picture for cell in row for name in cell.parts}
    return {one for part in shown.parts if part.name in names for one in part.offers.found}


def ended() -> AgraView:
    return next(view for view in sampled(4) if view.outcome is not None)


def test_there_are_rings_exactly_where_something_may_be_chosen() -> None:
    for view, svg in everything():
        assert ('class="ring' in svg) == bool(offered_by_boards(view))


def test_a_choice_without_a_place_gets_a_button() -> None:
    match = table(goods={0: "wood"}, built="carpentry", merchant="quarry")
    do(match, "place carpentry")
    view = match.view(0)
    assert "done" in {action.text for action in view.options}
    assert 'data-action="done"' in draw(view)


def test_no_words_leave_their_leaf() -> None:
    for _, svg in everything():
        places = leaves(svg)
        for line in lines(svg):
            assert any(
                leaf.x <= line.left + 0.5
                and line.right <= leaf.right + 0.5
                and leaf.y <= line.top + 1
                and line.base <= leaf.bottom
                for leaf in places
            ), line


def test_words_do_not_run_into_each_other() -> None:
    """Numbers may: a token covers a pennant, the counter of meditation its step."""
    for _, svg in everything():
        pairs = collisions(lines(svg))
        assert [pair for pair in pairs if not pair[0].text.isdigit()] == []


def test_rupees_that_are_hidden_are_not_in_the_picture() -> None:
    hidden = [replace(board, rupees=None) for board in full_view().seats[1:]]
    view = replace(full_view(), seats=(full_view().seats[0], *hidden))
    assert draw(view) == draw(full_view())


def test_the_description_tells_the_counters_of_everybody() -> None:
    words = str(ElementTree.fromstring(draw(full_view(), names=NAMES)).findtext(f"{SVG}desc"))
    assert "Anjali (A): Rupees 31, Workers at home 7" in words
    for name, letter in zip(NAMES[1:], "BCD", strict=True):
        assert f"{name} ({letter}): Rupees ?, Workers at home" in words


def test_things_say_in_their_titles_what_happened_there() -> None:
    svg = draw(full_view(), names=NAMES)
    told = {id: str(element(svg, id).findtext(f"{SVG}title")) for id in _told()}
    assert "A worker of Olga stands here." in told["place-architect"]
    assert "Won by Pieter." in told["notable-mullah"]
    assert "Delivered by Kestrel." in told["slot-dyer-cotton"]
    assert told["pier-4"].startswith("Pier 4.")


def _told() -> tuple[str, ...]:
    return "place-architect", "notable-mullah", "slot-dyer-cotton", "pier-4"


def test_the_picture_says_how_far_the_game_has_come() -> None:
    written = [line.text for line in lines(draw(full_view()))]
    assert written[:2] == ["Agra", "Round 9, pier 3"]
    assert "The game is over" in [line.text for line in lines(draw(ended()))]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Your farm"), ("ru", "Ваша ферма"), ("nl", "Jouw boerderij"), ("fr", "Votre ferme")],
)
def test_the_picture_speaks_every_language(language: str, words: str) -> None:
    assert words in [line.text for line in lines(draw(full_view(), language=language))]


def test_the_bar_asks_the_viewer_and_tells_others_whom_they_wait_for() -> None:
    asked, waiting = full_view(0), full_view(1)
    assert asked.prompt is not None
    assert scene(asked).look.voice.say(asked.prompt) in text_of(draw(asked), "prompt")
    assert text_of(draw(waiting, names=NAMES), "prompt") == "Waiting for Anjali"


def test_the_result_takes_the_place_of_the_goods() -> None:
    for view, result, goods in ((ended(), 1, 0), (full_view(), 0, 1)):
        written = Counter(line.text for line in lines(draw(view, names=NAMES)))
        assert (written["Result"], written["your goods"]) == (result, goods)


# --- marking ----------------------------------------------------------------------------------


def test_a_thing_that_offers_several_choices_lists_what_is_asked_for_first() -> None:
    one = scene(full_view())
    wanted = ["spices curry", "lay paper_mill", "give wood"]
    marked = one.mark("good-curry", wanted, "x", ring=Box(0, 0, 9, 9))
    assert 'data-actions="lay paper_mill|spices curry"' in marked
    assert "data-action=" not in marked


def test_the_beginning_of_an_action_stands_for_all_that_begin_so() -> None:
    one = scene(full_view())
    lays = [action.text for action in full_view().options if action.verb == "lay"]
    assert list(one.offered(["lay"])) == lays
    assert one.can("lay")
    assert not one.can("la")
