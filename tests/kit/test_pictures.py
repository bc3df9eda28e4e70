"""The picture of every game: it shows the view, all of it that matters, and nothing else."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from serai.draw.errors import PictureError
from serai.draw.palette import THEMES
from serai.draw.png import to_png
from serai.games.result import signed
from serai.games.scene import SEPARATOR
from serai.texts import LANGUAGES
from tests.kit.setups import SETUPS, Setup

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anjali", "Olga", "Kestrel", "Pieter", "Mei")
MOMENTS = 8
"""At so many moments of a random game every view is drawn."""

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


_drawn: dict[str, list[tuple[Any, str]]] = {}


def sampled(setup: Setup) -> list[tuple[Any, str]]:
    """Views of every seat and of an onlooker at some moments of a random game, and at its end; each
    with its picture."""
    if str(setup) not in _drawn:
        _drawn[str(setup)] = _sample(setup)
    return _drawn[str(setup)]


def _sample(setup: Setup) -> list[tuple[Any, str]]:
    match, luck, found = setup.match(seed=3), random.Random(3), []
    step = 0
    while True:
        if match.over or step in (2**n for n in range(MOMENTS)):
            views = [match.view(seat) for seat in (*range(match.players), None)]
            found += [(view, setup.game.draw(view, names=NAMES[: match.players])) for view in views]
        if match.over:
            return found
        match.play(luck.choice(match.options()))
        step += 1


def draw(setup: Setup, view: Any, **how: Any) -> str:
    return setup.game.draw(view, **how)


def ids(svg: str) -> list[str]:
    return re.findall(r'\sid="([^"]+)"', svg)


def choices(svg: str) -> set[str]:
    """All that something in a picture offers."""
    found = re.findall(r'data-actions?="([^"]+)"', svg)
    return {action for offers in found for action in offers.split(SEPARATOR)}


def description(svg: str) -> str:
    return str(ElementTree.fromstring(svg).findtext(f"{SVG}desc"))


@every_setup
def test_every_view_of_a_game_can_be_drawn(setup: Setup) -> None:
    for _, svg in sampled(setup):
        assert ElementTree.fromstring(svg).tag == f"{SVG}svg"


@every_setup
def test_ids_are_unique_and_every_reference_has_its_target(setup: Setup) -> None:
    for _, svg in sampled(setup):
        assert [id for id, count in Counter(ids(svg)).items() if count > 1] == []
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(ids(svg))


@every_setup
def test_every_choice_is_offered_and_nothing_else(setup: Setup) -> None:
    for view, svg in sampled(setup):
        assert choices(svg) == {option.text for option in view.options}


@every_setup
def test_names_are_escaped(setup: Setup) -> None:
    view = sampled(setup)[0][0]
    nasty = ["<script>x</script>", '"&amp;"', "a\x00b", "Zoë Анна", "\ud800"]
    svg = draw(setup, view, names=nasty[: view.players])
    ElementTree.fromstring(svg)
    assert "<script" not in svg


@every_setup
def test_long_names_are_cut_but_not_for_a_screen_reader(setup: Setup) -> None:
    view = next(v for v, _ in sampled(setup) if v.seat is None)
    long = "Bartholomew the Magnificent of Samarkand"
    svg = draw(setup, view, names=[long] * view.players)
    assert "…" in svg
    assert long in description(svg)


@every_setup
def test_every_seat_has_its_badge_and_its_name(setup: Setup) -> None:
    for view, svg in sampled(setup):
        for seat in range(view.players):
            letter = "abcde"[seat]
            assert f'href="#seat-{letter}" class="seat-{letter}"' in svg
            assert f"{NAMES[seat]} ({letter.upper()}): " in description(svg)


@every_setup
def test_the_dark_picture_differs_in_its_colours_only(setup: Setup) -> None:
    view = sampled(setup)[-1][0]
    bare = {
        theme: re.sub(r"<style>.*?</style>", "", draw(setup, view, theme=theme)).replace(
            theme, "theme"
        )
        for theme in (*THEMES, "page")
    }
    assert bare["light"] == bare["dark"] == bare["page"]
    assert draw(setup, view, theme="light") != draw(setup, view, theme="dark")


@every_setup
def test_a_picture_for_a_file_has_plain_colours_only(setup: Setup) -> None:
    view = sampled(setup)[0][0]
    assert "var(" not in draw(setup, view, theme="dark")
    assert "var(--ink)" in draw(setup, view, theme="page")


@every_setup
def test_every_class_has_a_paint(setup: Setup) -> None:
    for _, svg in sampled(setup):
        style = svg[svg.index("<style>") : svg.index("</style>")]
        painted = set(re.findall(r"\.([a-zA-Z_][\w-]*)", style))
        drawn = svg[svg.index("</style>") :]
        classes = {n for found in re.findall(r'class="([^"]*)"', drawn) for n in found.split()}
        unpainted = WITHOUT_PAINT | setup.facts.unpainted | {setup.game.meta.id}
        assert classes <= painted | unpainted


WITHOUT_PAINT = frozenset({"picture", "num", "can", "not-now"})
"""Classes that only say what a thing is, in the picture of any game."""


@every_setup
def test_an_unknown_theme_or_language_is_refused(setup: Setup) -> None:
    view = sampled(setup)[0][0]
    with pytest.raises(PictureError, match="sepia"):
        draw(setup, view, theme="sepia")
    with pytest.raises(LookupError, match="tlh"):
        draw(setup, view, language="tlh")


@every_setup
def test_a_picture_speaks_every_language(setup: Setup) -> None:
    view = sampled(setup)[-1][0]
    pictures = [draw(setup, view, language=language) for language in LANGUAGES]
    assert len(set(pictures)) == len(LANGUAGES)


@every_setup
def test_the_result_shows_every_line_of_every_seat(setup: Setup) -> None:
    view, svg = sampled(setup)[-1]
    assert view.outcome is not None
    texts = [text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    for line in view.outcome.lines:
        assert (signed(line.points) if line.points else "·") in texts
    for seat in range(view.players):
        assert signed(view.outcome.score(seat)) in texts


@every_setup
def test_a_view_draws_itself_in_a_notebook(setup: Setup) -> None:
    view = sampled(setup)[0][0]
    assert view._repr_svg_() == draw(setup, view)


@pytest.mark.parametrize("theme", THEMES)
@every_setup
def test_the_table_becomes_a_png(setup: Setup, theme: str) -> None:
    pytest.importorskip("resvg_py")
    png = to_png(draw(setup, sampled(setup)[0][0], theme=theme), width=683)
    assert png[16:20] == (683).to_bytes(4)
    assert len(png) > 50_000
