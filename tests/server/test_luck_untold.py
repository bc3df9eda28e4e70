"""Nothing that somebody is told depends on luck that has not been committed: two tables that differ
in the luck to come alone give the same answers, byte for byte, until a choice is final."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from starlette.testclient import TestClient

import serai
from serai.core.draft import Draft
from serai.core.match import Match, rebuild
from serai.core.step import CHANCE, NOBODY
from serai.games import GAMES
from serai.server import service
from serai.server.context import Context
from serai.server.live_table import LiveTable
from serai.server.people import Person
from serai.server.settings import Settings
from serai.web.site import make_site
from serai.web.table_view import BOOT
from tests.kit.walk import play_on
from tests.server.conftest import context_of
from tests.server.test_memory_of_tables import on_the_loop
from tests.web.conftest import BROWSER

STAMP = rf"\d+\.{BOOT}\.\d+"
"""What orders the moments of a table in a browser."""
Told = list[tuple[int, str]]
"""Statuses and answers."""


@dataclass(frozen=True)
class Eve:
    """Somebody who tries at one table to find out what would come, and takes all of it back."""

    client: TestClient
    id: str
    seat: int

    def ask(self, way: str, body: dict[str, Any]) -> tuple[int, str]:
        answer = self.client.post(f"{way.format(id=self.id)}", json={**body, "seat": self.seat})
        return answer.status_code, self.plain(answer.text)

    def look(self) -> tuple[int, str]:
        answer = self.client.get(f"/t/{self.id}?seat={self.seat}")
        return answer.status_code, self.plain(answer.text)

    def plain(self, text: str) -> str:
        """Without what tells two tables apart: their ids, and the numbers of their changes."""
        return re.sub(STAMP, "stamp", text.replace(self.id, "a table"))

    def peek(self, line: str, nonsense: str) -> Told:
        """Whatever can be asked about a choice, from its draft to what stands behind it."""
        turn, page = "/api/tables/{id}/turn", "/t/{id}/turn"
        told = [self.ask("/api/tables/{id}/act", {"actions": [line, nonsense]})]
        for way in (turn, page):
            told.append(self.ask(way, {"verb": "choose", "action": line}))
            told.append(self.look())
            told.append(self.ask(way, {"verb": "choose", "action": nonsense}))
            told.append(self.ask(way, {"verb": "instead", "action": nonsense}))
            told.append(self.ask(way, {"verb": "end", "action": nonsense}))
            told.append(self.ask(way, {"verb": "restart"}))
        return told


@pytest.fixture
def site(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_site(settings), headers=BROWSER) as site:
        yield site


def before_a_wall(game: str, wall: int) -> tuple[Match, list[str]]:
    """A game as it was before a choice that led to chance, or to its end; and all choices there
    that lead to it."""
    whole = play_on(Match(serai.load(game), seed=2), 2)
    last = whole.record.choices()
    for upto in range(last - 1, 0, -1):
        match = rebuild(whole.game, whole.record, upto)
        draft = Draft(match, match.actor)
        leading = [one.text for one in draft.options() if draft.after(one).wall == wall]
        if leading:
            return match, leading
    raise AssertionError("it never comes to that")


def guest(site: TestClient) -> Person:
    """Who has the cookie of this browser."""
    made = site.post("/play-now", data={"game": "taj_mahal"})
    assert made.status_code == 200
    context: Context = context_of(site)
    host = context.tables._live[made.url.path.removeprefix("/t/")].facts.host
    assert host is not None
    return Person(host, "Eve")


def branches(site: TestClient, match: Match, count: int) -> list[LiveTable]:
    """Tables that go on from here, each with luck of its own."""
    eve, context = guest(site), context_of(site)
    args = (context.tables, eve, match, len(match.events), match.actor, "greedy", None)
    return [on_the_loop(site, service.branch, *args) for _ in range(count)]


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_differ_in_the_luck_to_come_tell_the_same(site: TestClient, game: str) -> None:
    match, leading = before_a_wall(game, CHANCE)
    one, other = branches(site, match, 2)
    assert one.facts.secret != other.facts.secret
    for line in leading[:2]:
        told = [Eve(site, live.id, match.actor).peek(line, leading[0]) for live in (one, other)]
        assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_that_would_end_the_game_shows_no_more_than_before(
    site: TestClient, game: str
) -> None:
    match, leading = before_a_wall(game, NOBODY)
    [live] = branches(site, match, 1)
    path, choice = f"/api/tables/{live.id}", {"seat": match.actor, "action": leading[-1]}
    before = site.get(f"{path}?seat={match.actor}").json()
    drafted = site.post(f"{path}/turn", json={"verb": "choose", **choice}).json()
    assert drafted["draft"] == leading[-1:]
    for name in ("view", "scores", "winners", "reason", "secret", "status", "version"):
        assert drafted[name] == before[name], name
    assert site.get(f"{path}/record").status_code == 403
    assert site.post(f"{path}/turn", json={"verb": "undo", **choice}).json() == before
    ended = site.post(f"{path}/turn", json={"verb": "end", **choice}).json()
    assert ended["status"] == "finished"
    assert ended["view"] != before["view"]
