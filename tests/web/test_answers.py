"""What a table asks, how it is answered, and what it tells in the end: the same for every game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import serai
from serai.core.match import Match, rebuild
from serai.core.record import read_record
from serai.games import names
from serai.games.look import DONE
from serai.games.page import FEW, panels
from serai.games.result import told_end
from tests.web.conftest import ROOT
from tests.web.screens import look_of
from tests.web.test_layouts import positions

every_game = pytest.mark.parametrize("game", names())
RECORDS = ROOT / "tests" / "records"
PNG = b"\x89PNG"


@every_game
def test_few_answers_are_repeated_in_the_bar_side_by_side_and_alike(game: str) -> None:
    seen = 0
    for look, shown in positions(game):
        assert shown.seal is not None
        asked = look.actions - look.anytime - {shown.seal.ending} - shown.table.costly
        if look.asked and len(asked) <= FEW:
            answers = [button for button in shown.buttons if button.action in asked]
            assert {button.action for button in answers} == asked
            assert all(button.answer and not button.main for button in answers)
            seen += 1
    assert seen


@every_game
def test_the_filled_button_is_never_the_no(game: str) -> None:
    """To be done is filled only where nothing else is asked for; and yes comes before it."""
    for look, shown in positions(game):
        for button in shown.buttons:
            assert not button.main or (button.action == DONE and not look.asked)
        actions = [button.action for button in shown.buttons]
        assert DONE not in actions or actions[-1] == DONE


@cache
def finished(path: Path) -> Match:
    record = read_record(path)
    return rebuild(serai.load(record.header.game), record)


def broken_ties() -> list[Any]:
    """Records of games in which something had to decide between equals."""
    found = []
    for path in sorted(RECORDS.glob("*/*tie*.record")):
        outcome = finished(path).view(None).outcome
        if outcome is not None and outcome.tie:
            found.append(pytest.param(path, id=f"{path.parent.name}-{path.stem}"))
    return found


@pytest.mark.parametrize("path", broken_ties())
def test_the_result_says_what_broke_a_tie(path: Path) -> None:
    match = finished(path)
    look = look_of(match, 0)
    outcome = match.view(None).outcome
    assert outcome is not None
    told = look.text(outcome.tie)
    assert told in told_end(look.voice, outcome)


def record_of(game: str) -> str:
    path = next(p for p in sorted((RECORDS / game).glob("*.record")) if p.stem != "unfinished")
    return path.read_text(encoding="utf-8")


@every_game
def test_the_position_of_a_replay_has_an_address_and_a_picture(site: TestClient, game: str) -> None:
    path = site.post("/replay", data={"text": record_of(game)}).url.path
    page = site.get(f"{path}?step=30&seat=1").text
    address = re.search(r'href="([^"]+)"[^>]*data-copies', page)
    picture = re.search(r'href="([^"]+picture\.png[^"]*)"', page)
    assert address is not None
    assert picture is not None
    same = site.get(address[1].replace("&amp;", "&"))
    assert 'data-step="30"' in same.text
    drawn = site.get(picture[1].replace("&amp;", "&"))
    assert drawn.headers["content-type"] == "image/png"
    assert drawn.content.startswith(PNG)
    first = site.get(picture[1].replace("&amp;", "&").replace("step=30", "step=0"))
    assert first.content != drawn.content


MARKER = re.compile(r'id="score-(.)-marker"[^>]*transform="translate\(([-\d.]+)[ ,]([-\d.]+)\)"')


def test_equal_scores_stack_on_the_track_and_figures_stand_below() -> None:
    """All begin with nothing; so their markers stand above each other, at the same place."""
    match = Match(serai.load("taj_mahal"), players=4, seed=3)
    part = panels(look_of(match, match.actor)).table.part("compare")
    assert part is not None
    markers = MARKER.findall(str(part.content))
    assert len(markers) == 4
    assert len({x for _, x, _ in markers}) == 1
    assert len({y for _, _, y in markers}) == 4
    assert ">0</text>" in str(part.content)
