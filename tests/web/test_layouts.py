"""What every game says about layouts: nothing is lost, and nothing lies over anything."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

import serai
from serai.core.draft import Draft
from serai.core.step import CHANCE
from serai.games import names
from serai.games.layouts import LAYOUTS, PHONE, STEP
from serai.games.look import AnyLook, Look
from serai.games.page import Panels, panels, seal_of
from serai.games.voice import voice_of
from tests.web.conftest import ROOT

STACKED = (STEP, PHONE)
"""Here parts behind one tab stand below each other; elsewhere they share a place."""
SEATS = ("Ann", "Olga", "Kestrel", "Pieter", "Ivo")
EVERY, LONGEST = 12, 360


def positions(game: str) -> Iterator[tuple[AnyLook, Panels]]:
    """A random game, now and then, as the one sees it who is to choose."""
    luck, played = random.Random(7), serai.load(game)
    match = serai.Match(played, players=3, seed=7)
    called = SEATS[: match.players]
    voice = voice_of(played, called, "en")
    for step in range(LONGEST):
        if match.over:
            return
        if step % EVERY == 0:
            draft = Draft(match, match.actor, ())
            view = draft.view()
            look = Look(view=view, voice=voice, names=called, decides=match.actor, draft=draft)
            yield look, panels(look)
        match.play(luck.choice(match.options()))


@pytest.mark.parametrize("game", names())
def test_every_choice_has_a_place_in_every_layout(game: str) -> None:
    for look, shown in positions(game):
        assert shown.seal is not None
        buttons = {button.action for button in shown.buttons} | {shown.seal.ending}
        during = shown.table.during.offers.found
        tabs = {tab.name for tab in shown.table.tabs}
        for layout in LAYOUTS:
            there = [part for part in shown.table.parts if part.stands(layout, shown.view)]
            reached = [part for part in there if part.folds.get(layout, "") in {"", *tabs}]
            found = buttons.union(during, *(part.offers.found for part in reached))
            assert look.actions <= found, layout


@pytest.mark.parametrize("game", names())
def test_one_word_ends_a_turn_and_one_other_makes_a_choice_final(game: str) -> None:
    """Of every choice and what it leads to; a choice alone never takes these words."""
    for look, shown in positions(game):
        assert shown.seal is not None
        ends, confirms = look.text("web-end-turn"), look.text("web-confirm")
        assert not {button.label for button in shown.buttons} & {ends, confirms}
        for action in look.view.options:
            assert look.draft is not None
            draft = look.draft.after(action)
            seal = seal_of(replace(look, view=draft.view(), draft=draft))
            assert seal is not None
            over = draft.in_own_turn and (draft.open or draft.ends_turn) and draft.wall != CHANCE
            assert seal.label == (ends if over else confirms), action.text


@pytest.mark.parametrize("game", names())
def test_one_part_behind_a_tab_where_parts_share_a_place(game: str) -> None:
    for _, shown in positions(game):
        for layout in (one for one in LAYOUTS if one not in STACKED):
            there = [p for p in shown.table.parts if p.stands(layout, shown.view)]
            behind = Counter(p.folds[layout] for p in there if layout in p.folds)
            assert not {tab for tab, parts in behind.items() if parts > 1}, layout


def test_the_page_knows_the_same_layouts() -> None:
    script = (ROOT / "src/serai/web/client/layout.ts").read_text(encoding="utf-8")
    sheet = (ROOT / "src/serai/web/style/layouts.css").read_text(encoding="utf-8")
    named = set(re.findall(r'"([a-z]+)"', script)) - {"resize"}
    assert named == set(LAYOUTS)
    assert set(re.findall(r'data-layout="([a-z]+)"', sheet)) == set(LAYOUTS)
