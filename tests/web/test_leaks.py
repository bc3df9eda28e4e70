"""Two worlds that differ only in what a viewer cannot know give them the same pages, byte for
byte: the table, the frames of its stream, the replay so far. And the secret stays a secret."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.core.luck import FastLuck, Stream
from serai.server.context import Context
from serai.server.settings import Settings
from serai.web import drawn_tables
from serai.web.course import Courses
from serai.web.site import make_site
from serai.web.viewer import viewer_of
from tests.server.test_leaks import swap_hidden_cards
from tests.web.conftest import BROWSER

LANGUAGES = ("en", "ru")
BOB = 1
"""The seat of who watches; the others belong to Ann."""


class Table:
    """Ann with two seats and Bob with one, at a table in this process."""

    def __init__(self, app: Any, ann: TestClient, bob: TestClient) -> None:
        self.app, self.ann, self.bob = app, ann, bob
        self.onlooker = TestClient(app, headers=BROWSER)
        seats = {"seat0": "me", "seat1": "open", "seat2": "same_screen"}
        made = ann.post("/new/taj_mahal", data={"name": "Ann", **seats})
        self.id = made.url.path.removeprefix("/t/")
        bob.post(f"/t/{self.id}/sit", data={"name": "Bob"})
        self.live = app.state.context.tables._live[self.id]
        self.person = self.live.facts.seats[BOB].person

    def play(self, stream: Stream) -> None:
        """Somebody chooses something."""
        actor, options = self.live.match.actor, self.live.match.options()
        choice = options[stream.below(len(options))].text
        client = self.bob if actor == BOB else self.ann
        body = {"verb": "end", "action": choice, "seat": actor}
        assert client.post(f"/t/{self.id}/turn", json=body).status_code == 200

    def seen_by_bob(self) -> list[bytes]:
        """All that Bob gets to see, in two languages."""
        pages = [self.bob.get(f"/t/{self.id}"), self.bob.get(f"/t/{self.id}/replay?step=1&seat=0")]
        return [page.content for page in pages] + [self.frame(self.person, at) for at in LANGUAGES]

    def seen_by_onlooker(self) -> list[bytes]:
        paths = (f"/t/{self.id}", f"/t/{self.id}?seat=0", f"/t/{self.id}/replay?seat=0")
        pages = [self.onlooker.get(path).content for path in paths]
        return pages + [self.frame(None, at) for at in LANGUAGES]

    def frame(self, person: str | None, language: str) -> bytes:
        """What the stream would send."""
        seen = viewer_of(self.context, self.live, person, 0, language)
        return asyncio.run(drawn_tables.draw(self.context, seen)).whole.encode()

    @property
    def context(self) -> Context:
        context: Context = self.app.state.context
        return context

    def forget_pictures(self) -> None:
        """What was drawn of one world must not be shown of the other."""
        self.context.memories.clear()


@pytest.fixture
def table(settings: Settings) -> Any:
    app = make_site(settings)
    with TestClient(app, headers=BROWSER) as ann:
        yield Table(app, ann, TestClient(app, headers=BROWSER))


@pytest.mark.parametrize("seed", range(3))
def test_a_page_tells_nothing_about_hidden_cards(table: Table, seed: int) -> None:
    stream = Stream(FastLuck(seed))
    differed = 0
    for _ in range(30):
        if table.live.match.over:
            break
        real = table.live.match.state
        drafts = table.live.drafts
        table.forget_pictures()
        bob, onlooker = table.seen_by_bob(), table.seen_by_onlooker()
        differed += swap_hidden_cards(table.live, BOB, seed)
        table.forget_pictures()
        assert table.seen_by_bob() == bob
        assert table.seen_by_onlooker() == onlooker
        table.live.match.state, table.live.drafts = real, drafts
        table.play(stream)
    assert differed > 15


def test_a_replay_before_the_end_tells_nothing_about_hidden_cards(table: Table) -> None:
    stream = Stream(FastLuck(1))
    for _ in range(40):
        table.play(stream)
    game = table.live.game
    courses = table.context.memory(Courses)
    course = asyncio.run(courses.of(table.id, table.live.match))
    addresses = [f"/t/{table.id}/replay?step={step}&seat=0" for step in range(0, course.last, 5)]

    addresses.append(f"/t/{table.id}/replay/picture.png?step={course.last // 2}&seat=0")

    def seen() -> list[bytes]:
        return [who.get(at).content for at in addresses for who in (table.bob, table.onlooker)]

    before = seen()
    states: tuple[Any, ...] = course.states
    worlds = tuple(game.imagine(state, BOB, FastLuck(2)) for state in states)
    assert any(world.hands != state.hands for world, state in zip(worlds, states, strict=True))
    courses.keep(table.id, replace(course, states=worlds))
    assert seen() == before


def test_a_draft_is_seen_by_nobody_else(table: Table) -> None:
    actor = table.live.match.actor
    mover, others = (table.bob, table.ann) if actor == BOB else (table.ann, table.bob)
    before = others.get(f"/t/{table.id}").text, table.onlooker.get(f"/t/{table.id}").text
    body = {"verb": "choose", "action": "withdraw", "seat": actor}
    assert mover.post(f"/t/{table.id}/turn", json=body).status_code == 200
    table.forget_pictures()
    after = others.get(f"/t/{table.id}").text, table.onlooker.get(f"/t/{table.id}").text
    assert after == before


def test_the_secret_of_the_luck_is_on_no_page_before_the_end(table: Table) -> None:
    secret = table.live.facts.secret
    stream = Stream(FastLuck(5))
    paths = ("", "?seat=0", "/replay", "/replay?step=0&seat=0&part=1", "/result")
    while not table.live.match.over:
        for path in paths:
            for client in (table.ann, table.bob, table.onlooker):
                assert secret not in client.get(f"/t/{table.id}{path}").text
        for _ in range(40):
            if not table.live.match.over:
                table.play(stream)
    assert secret in table.onlooker.get(f"/t/{table.id}/result").text


def test_before_the_end_nobody_looks_through_the_eyes_of_another(table: Table) -> None:
    own = table.onlooker.get(f"/t/{table.id}/replay?step=0").text
    for seat in range(3):
        assert table.onlooker.get(f"/t/{table.id}/replay?step=0&seat={seat}").text == own
    pictures = [f"/t/{table.id}/replay/picture.png?step=0{eyes}" for eyes in ("", "&seat=0")]
    one, other = (table.onlooker.get(at) for at in pictures)
    assert one.status_code == 200
    assert one.content.startswith(b"\x89PNG")
    assert one.content == other.content
    assert table.onlooker.post(f"/t/{table.id}/branch", data={"step": 0}).status_code == 404
    assert table.onlooker.get(f"/api/tables/{table.id}/record").status_code == 403
