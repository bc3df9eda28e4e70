"""The whole table of Agra as one picture: it shows the view, and nothing else."""

import re
from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from serai.draw.errors import PictureError
from serai.draw.palette import THEMES
from serai.draw.png import to_png
from serai.games.agra.drawing import draw
from serai.games.agra.drawing.bar import without_place
from serai.games.agra.drawing.scene import (
    BAR,
    CITY,
    COMPARE,
    PALACE,
    RIVER,
    STORY,
    TOP,
    TURN,
    YOU,
    Scene,
    mark,
)
from serai.games.agra.view import AgraView
from tests.agra.build import T, do, table
from tests.draw.agra import (
    NAMES,
    SVG,
    choices,
    collisions,
    everything,
    full_view,
    ids,
    lines,
    sampled,
    sampled_pictures,
    scene,
    text_of,
)

LEAVES = (TOP, YOU, CITY, COMPARE, RIVER, TURN, PALACE, STORY, BAR)
STATES = {"can", "not-now", "agra", "num", "serai", "serai-light", "ag-won"}
"""Classes that a page may paint, and the picture does not."""


def ended() -> AgraView:
    return next(view for view in sampled(4) if view.outcome is not None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_of_a_game_can_be_drawn(players: int) -> None:
    for _, svg in sampled_pictures(players):
        assert ElementTree.fromstring(svg).tag == f"{SVG}svg"


def test_ids_are_unique_and_every_reference_has_its_target() -> None:
    for _, svg in everything():
        assert [id for id, count in Counter(ids(svg)).items() if count > 1] == []
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(ids(svg))


def test_exactly_what_may_be_chosen_can_be_clicked() -> None:
    for view, svg in everything():
        assert choices(svg) == {action.text for action in view.options}


def test_a_choice_without_a_place_gets_a_button() -> None:
    view = full_view()
    assert without_place(Scene(view), "") == [action.text for action in view.options]
    match = table(goods={0: "wood"}, built="carpentry", merchant="quarry")
    do(match, "place carpentry")
    view = match.view(0)
    assert "done" in {action.text for action in view.options}
    assert 'data-action="done"' in draw(view)


def test_no_words_leave_their_leaf() -> None:
    for _, svg in everything():
        for line in lines(svg):
            assert any(
                leaf.x <= line.left + 0.5
                and line.right <= leaf.right + 0.5
                and leaf.y <= line.top + 1
                and line.base <= leaf.bottom
                for leaf in LEAVES
            ), line


def test_words_do_not_run_into_each_other() -> None:
    """Numbers may: a token covers a pennant, the counter of meditation its step."""
    for _, svg in everything():
        pairs = collisions(lines(svg))
        assert [pair for pair in pairs if not pair[0].text.isdigit()] == []


def test_every_class_has_a_paint() -> None:
    for _, svg in everything():
        style = svg[svg.index("<style>") : svg.index("</style>")]
        painted = set(re.findall(r"\.([a-zA-Z_][\w-]*)", style))
        classes = {name for found in re.findall(r'class="([^"]*)"', svg) for name in found.split()}
        assert classes - painted - STATES == set()


def test_rupees_that_are_hidden_are_not_in_the_picture() -> None:
    hidden = [replace(board, rupees=None) for board in full_view().seats[1:]]
    view = replace(full_view(), seats=(full_view().seats[0], *hidden))
    assert draw(view) == draw(full_view())


def test_long_names_are_cut_in_the_picture_but_not_for_a_screen_reader() -> None:
    long = "Bartholomew the Magnificent of Samarkand"
    svg = draw(full_view(1), names=[long] * 4)
    assert f">{long}<" not in svg
    assert long in str(ElementTree.fromstring(svg).findtext(f"{SVG}desc"))


def test_names_are_escaped() -> None:
    svg = draw(full_view(), names=["<script>x</script>", '"&amp;"', "a\x00b", "Zoë Анна"])
    ElementTree.fromstring(svg)
    assert "<script" not in svg


def test_the_description_tells_the_position() -> None:
    words = str(ElementTree.fromstring(draw(full_view(), names=NAMES)).findtext(f"{SVG}desc"))
    for seat, name in enumerate(NAMES):
        assert f"{name} ({'ABCD'[seat]}):" in words
    assert "The boat is at pier 3." in words
    assert "a worker of Olga stands here" in words
    assert "won by Pieter" in words


def test_the_top_says_what_the_boat_waits_for() -> None:
    top = text_of(draw(full_view()), "top")
    assert "Round 9" in top
    assert "next pier after 1 more level II contract" in top


def test_the_bar_asks_the_viewer_and_tells_others_whom_they_wait_for() -> None:
    asked, waiting = full_view(0), full_view(1)
    assert asked.prompt is not None
    assert scene(asked).voice.say(asked.prompt) in text_of(draw(asked), "prompt")
    assert text_of(draw(waiting, names=NAMES), "prompt") == "Waiting for Anjali. "


def test_the_result_shows_every_line_of_every_seat() -> None:
    view = ended()
    assert view.outcome is not None
    svg = draw(view, names=NAMES)
    written = text_of(svg, "result").split()
    for line in view.outcome.lines:
        assert (str(line.points) if line.points else "·") in written
    ranking = text_of(svg, "story")
    for seat in range(4):
        assert str(view.outcome.score(seat)) in ranking


def test_while_the_game_goes_on_the_picture_says_how_near_its_end_is() -> None:
    view = full_view()
    story = text_of(draw(view), "story")
    highest = max(step for seat in view.seats for step in seat.influence)
    assert f"{highest}/{T.top}" in story


def test_the_dark_picture_differs_in_its_colours_only() -> None:
    bare = {
        theme: re.sub(r"<style>.*?</style>", "", draw(full_view(), theme=theme)).replace(
            f"serai-{theme}", "serai-theme"
        )
        for theme in (*THEMES, "page")
    }
    assert bare["light"] == bare["dark"] == bare["page"]
    assert draw(full_view(), theme="light") != draw(full_view(), theme="dark")


def test_a_picture_for_a_file_has_plain_colours_only() -> None:
    assert "var(" not in draw(full_view(), theme="dark")
    assert "var(--ink)" in draw(full_view(), theme="page")


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(PictureError, match="sepia"):
        draw(full_view(), theme="sepia")


def test_a_view_draws_itself_in_a_notebook() -> None:
    assert full_view()._repr_svg_() == draw(full_view())


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_becomes_a_png(theme: str) -> None:
    pytest.importorskip("resvg_py")
    png = to_png(draw(full_view(), theme=theme), width=683)
    assert png[16:24] == (683).to_bytes(4) + (384).to_bytes(4)
    assert len(png) > 50_000


# --- marking ----------------------------------------------------------------------------------


def test_a_thing_that_offers_several_choices_lists_them_and_a_click_takes_the_first() -> None:
    one = scene(full_view())
    marked = mark(one, "good-curry", ["spices curry", "lay paper_mill", "give wood"], "x")
    assert 'data-action="lay paper_mill"' in marked
    assert 'data-actions="lay paper_mill|spices curry"' in marked


def test_the_beginning_of_an_action_stands_for_all_that_begin_so() -> None:
    one = scene(full_view())
    lays = [action.text for action in full_view().options if action.verb == "lay"]
    assert list(one.offered(["lay"])) == lays
    assert one.can("lay")
    assert not one.can("la")
