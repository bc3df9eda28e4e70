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
from serai.core.luck import FastLuck, Luck
from serai.core.match import Match
from serai.core.step import CHANCE, NOBODY
from serai.games import GAMES
from serai.server import service
from serai.server.context import Context
from serai.server.live_table import LiveTable
from serai.server.people import Person
from serai.server.settings import Settings
from serai.web.site import make_site
from serai.web.table_view import BOOT
from tests.kit.walk import Chooser
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


def moments(game: str) -> Iterator[tuple[Match, Draft]]:
    """The decisions of some games, one after another, each with an empty draft of who decides."""
    for seed in range(1, 4):
        match = Match(serai.load(game), seed=seed)
        chooser = Chooser(seed)
        while not match.over:
            yield match, Draft(match, match.actor)
            match.play(chooser.pick(match.options()))


def before_chance(game: str) -> tuple[Match, str]:
    """A choice behind which chance decides what may be chosen next: by the same seat, which would
    be worth a peek, or else by another one."""
    other: tuple[Match, str] | None = None
    for match, draft in moments(game):
        for option in draft.options():
            if draft.after(option).wall == CHANCE:
                followed = [_next(match, option.text, FastLuck(n)) for n in range(4)]
                if {seat for seat, _ in followed} == {match.actor} and len(set(followed)) > 1:
                    return match, option.text
                other = other or (match.fork(), option.text)
    assert other is not None, "chance never decides"
    return other


def _next(match: Match, line: str, luck: Luck | None) -> tuple[int, str]:
    """Who would decide after a choice, and about what, with this luck."""
    trial = match.fork()
    trial._luck = luck
    trial.play(line)
    return trial.actor, " ".join(option.text for option in trial.options())


def before_the_end(game: str) -> tuple[Match, str]:
    """A choice that ends the game."""
    for match, draft in moments(game):
        for option in draft.options():
            if draft.after(option).wall == NOBODY:
                return match, option.text
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


def unlike(tables: list[LiveTable], line: str) -> tuple[LiveTable, LiveTable]:
    """Two at which other things could be chosen after this choice, where there are such."""
    one, *others = tables
    follows = {live.id: _next(live.match, line, live.match._luck) for live in tables if live.match}
    differ = [other for other in others if follows[other.id] != follows[one.id]]
    return one, (differ or others)[0]


@pytest.mark.parametrize("game", GAMES)
def test_tables_that_differ_in_the_luck_to_come_tell_the_same(site: TestClient, game: str) -> None:
    match, line = before_chance(game)
    one, other = unlike(branches(site, match, 12), line)
    for nonsense in (line, match.options()[-1].text):
        told = [Eve(site, live.id, match.actor).peek(line, nonsense) for live in (one, other)]
        assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_draft_that_would_end_the_game_shows_no_more_than_before(
    site: TestClient, game: str
) -> None:
    match, line = before_the_end(game)
    [live] = branches(site, match, 1)
    path, choice = f"/api/tables/{live.id}", {"seat": match.actor, "action": line}
    before = site.get(f"{path}?seat={match.actor}").json()
    drafted = site.post(f"{path}/turn", json={"verb": "choose", **choice}).json()
    assert drafted["draft"] == [line]
    for name in ("view", "scores", "winners", "reason", "secret", "status", "version"):
        assert drafted[name] == before[name], name
    assert site.get(f"{path}/record").status_code == 403
    assert site.post(f"{path}/turn", json={"verb": "undo", **choice}).json() == before
    ended = site.post(f"{path}/turn", json={"verb": "end", **choice}).json()
    assert ended["status"] == "finished"
    assert ended["view"] != before["view"]
