"""Two worlds that differ only in what a seat cannot know look the same to it, byte for byte."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.core.luck import FastLuck, Stream
from serai.server.app import make_app
from serai.server.settings import Settings
from tests.server.conftest import Caller


def swap_hidden_cards(live: Any, seat: int, seed: int) -> bool:
    """Put the table into another world that this seat could be in; whether it differs."""
    before = [hand[:] for hand in live.match.state.hands]
    world = live.game.imagine(live.match.state, seat, FastLuck(seed))
    world.notes = []
    live.match.state = world
    live.drafts = {}
    return bool(before != world.hands)


@pytest.mark.parametrize("seed", range(4))
def test_the_api_tells_a_seat_nothing_about_hidden_cards(settings: Settings, seed: int) -> None:
    app = make_app(settings)
    with TestClient(app) as client:
        ann, bob = Caller(client, "Ann"), Caller(client, "Bob")
        id = ann.make("me", "open", "same_screen")["id"]
        bob.post(f"/api/tables/{id}/seats", {})
        live = app.state.context.tables._live[id]
        stream = Stream(FastLuck(seed))
        differed = 0
        for _ in range(40):
            if live.match.over:
                break
            watcher = (bob, 1)
            path = f"/api/tables/{id}?seat={watcher[1]}"
            real = live.match.state
            before = watcher[0].get(path).content
            differed += swap_hidden_cards(live, watcher[1], seed)
            assert watcher[0].get(path).content == before
            live.match.state = real
            options = live.match.options()
            actor = live.match.actor
            caller = bob if actor == 1 else ann
            choice = options[stream.below(len(options))].text
            assert caller.act(id, choice, seat=actor).status_code == 200
        assert differed > 20


def test_the_secret_of_the_luck_is_nowhere_before_the_end(settings: Settings) -> None:
    app = make_app(settings)
    with TestClient(app) as client:
        ann = Caller(client, "Ann")
        id = ann.make("me", "same_screen", "same_screen")["id"]
        secret = app.state.context.tables._live[id].facts.secret
        for path in (f"/api/tables/{id}", f"/api/tables/{id}?seat=1", f"/api/tables/{id}/record"):
            assert secret not in ann.get(path).text
