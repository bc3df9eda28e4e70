"""What tables of games show as markup: looks at positions of random games, and their choices."""

import random
import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import serai
from serai.core.draft import Draft
from serai.core.match import Match
from serai.games.layouts import HALL, PHONE
from serai.games.look import Look
from serai.games.page import Panels
from serai.games.table import Part
from serai.games.voice import voice_of

NAMES = ("Ann", "Olga", "Kestrel", "Pieter")
ACTIONS = re.compile(r'data-actions?="([^"]+)"')
EVERY, LONGEST = 4, 240
"""Of a random game every fourth position is looked at, up to so many choices."""


def look_of(match: Match, seat: int, language: str = "en", lines: tuple[str, ...] = ()) -> Any:
    """What a seat sees with a draft of its turn: the look at a view of its game."""
    names = NAMES[: match.players]
    draft = Draft(match, seat, lines)
    return Look(
        view=draft.view(),
        voice=voice_of(match.game, names, language),
        names=names,
        decides=match.actor,
        draft=draft if match.actor == seat else None,
    )


def positions(
    game: str, players: int, seed: int, options: Mapping[str, str] = MappingProxyType({})
) -> Iterator[Match]:
    """A random game, now and then, whenever somebody is to choose."""
    luck = random.Random(seed)
    match = Match(serai.load(game), players=players, seed=seed, options=dict(options))
    for step in range(LONGEST):
        if match.over:
            return
        if step % EVERY == 0:
            yield match
        match.play(luck.choice(match.options()))


def on_a_laptop(shown: Panels) -> list[Part]:
    return [part for part in shown.table.parts if part.stands(HALL, shown.view)]


def on_a_phone(shown: Panels) -> list[Part]:
    return [part for part in shown.table.parts if part.stands(PHONE, shown.view)]


def offered(*contents: str) -> set[str]:
    """All choices that some markup carries."""
    return {
        action
        for content in contents
        for found in ACTIONS.findall(content)
        for action in found.split("|")
    }


def in_the_bar(shown: Panels) -> set[str]:
    ending = {shown.seal.ending} if shown.seal is not None and shown.seal.ending else set()
    return {button.action for button in shown.buttons} | ending
