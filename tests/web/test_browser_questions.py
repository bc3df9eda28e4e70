"""Whatever a game may ask fits the windows with the least room, of a low laptop and of a phone.

The walk of `test_browser_sizes` looks at five moments of a game: most questions come up at none.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import serai
from serai.core.match import rebuild
from serai.core.record import read_record
from serai.core.step import CHANCE
from serai.games import names
from tests.server.process import Server
from tests.web.browser import somebody
from tests.web.test_browser_sizes import LOOKS, RECORDS, look_at, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WINDOWS = ((("step", 390, 664), True), (("gallery", 1366, 600), False))


class Question(NamedTuple):
    """Where in a record something is asked, and how many choices there are."""

    choices: int
    path: Path
    step: int
    seat: int


def asked(path: Path) -> Iterator[tuple[str, Question]]:
    """All that is asked in a recorded game, each with the kind of its step."""
    record = read_record(path)
    match = rebuild(serai.load(record.header.game), record, 0)
    step = 0
    for event in record.events[len(match.events) :]:
        if event.seat != CHANCE:
            kind = type(match.state.stack[-1]).__name__
            yield kind, Question(len(match.options()), path, step, event.seat)
            step += 1
        match.follow([event])


def questions(game: str) -> dict[str, list[Question]]:
    """For each kind of step the question with the fewest choices and that with the most, in the
    games that somebody can take over."""
    found: dict[str, list[Question]] = {}
    for path in sorted((RECORDS / game).glob("*.record")):
        if path.stem != "unfinished" and len(read_record(path).header.seats) > 1:
            for kind, question in asked(path):
                found.setdefault(kind, []).append(question)
    return {kind: sorted({min(all_), max(all_)}) for kind, all_ in sorted(found.items())}


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("number", range(len(LOOKS)), ids=[look[0][:2] for look in LOOKS])
@pytest.mark.parametrize("game", names())
def test_every_question_fits(chromium: Browser, inn: Server, game: str, number: int) -> None:
    """In languages and themes that take turns: each question in one, each kind in several."""
    language, theme = LOOKS[number]
    every = [(kind, one) for kind, several in questions(game).items() for one in several]
    found = []
    for window, touch in WINDOWS:
        manners: dict[str, Any] = {"has_touch": touch, "is_mobile": touch, "locale": language}
        with somebody(chromium, inn.address, color_scheme=theme, **manners) as page:
            for kind, (_, path, step, seat) in every[number :: len(LOOKS)]:
                sit_down(page, path, step, seat)
                name = f"{kind} {path.parent.name} {path.stem} {step} {language[:2]} {theme}"
                found += look_at(page, [window], name, tabs=False)
    assert not found, "\n".join(found)
