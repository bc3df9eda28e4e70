"""The whole table of Agra as one picture: it shows the view, and nothing else."""

import re
from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from serai.draw.errors import PictureError
from serai.draw.palette import THEMES
from serai.draw.png import to_png
from serai.draw.shapes import Box
from serai.games.agra.view import AgraView
from serai.games.look import Offers
from serai.games.page import panels
from tests.agra.build import GAME, do, table
from tests.draw.agra import (
    NAMES,
    SVG,
    collisions,
    element,
    everything,
    full_view,
    ids,
    lines,
    sampled,
    sampled_pictures,
    scene,
    text_of,
)

TITLE = Box(12, 0, 1342, 46)
STATES = {"can", "not-now", "agra", "num", "serai", "serai-light", "picture", "ag-won"}
"""Classes that a page may paint, and the picture does not."""

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


def marked_in_picture(view: AgraView) -> Offers:
    """What wears a ring in the picture of a view."""
    shown = panels(scene(view, still=True).look).table
    names = {name for row in shown.picture for cell in row for name in cell.parts}
    all_offers = [part.offers for part in shown.parts if part.name in names]
    return Offers(found={action for offers in all_offers for action in offers.found})


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


def test_exactly_what_may_be_chosen_wears_a_ring_or_has_a_button() -> None:
    for view, _ in everything():
        buttons = {one.action for one in panels(scene(view, still=True).look).buttons}
        marked = marked_in_picture(view).found
        assert buttons & marked == set()
        assert buttons | marked == {action.text for action in view.options}


def test_there_are_rings_exactly_where_something_may_be_chosen() -> None:
    for view, svg in everything():
        assert ('class="ring' in svg) == bool(marked_in_picture(view).found)


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


def test_the_description_tells_the_counters_of_everybody() -> None:
    words = str(ElementTree.fromstring(draw(full_view(), names=NAMES)).findtext(f"{SVG}desc"))
    assert "Anjali: Rupees 31, Workers at home 7" in words
    for name in NAMES[1:]:
        assert f"{name}: Rupees ?, Workers at home" in words


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


def test_the_result_shows_every_line_of_every_seat_and_the_totals() -> None:
    view = ended()
    assert view.outcome is not None
    written = Counter(line.text for line in lines(draw(view, names=NAMES)))
    points = [str(line.points) if line.points else "·" for line in view.outcome.lines]
    totals = [str(view.outcome.score(seat)) for seat in range(4)]
    assert Counter([*points, *totals]) <= written
    assert "Result" in written
    assert "Result" not in [line.text for line in lines(draw(full_view()))]


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
    svg = draw(full_view(), theme=theme)
    tall = round(float(str(ElementTree.fromstring(svg).get("height"))) / 2)
    png = to_png(svg, width=683)
    assert int.from_bytes(png[16:20]) == 683
    assert abs(int.from_bytes(png[20:24]) - tall) <= 1
    assert len(png) > 50_000


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
