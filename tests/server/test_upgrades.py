"""A host who installs a newer Serai loses nothing and always starts."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai import games
from serai.core.components import restored, stored
from serai.core.match import Match
from serai.core.record import HIDDEN, parse_record
from serai.games.taj_mahal import TajMahal
from serai.server.absence import HOUR, check_once
from serai.server.app import make_app
from serai.server.settings import Settings
from serai.server.store import now
from tests.server.conftest import Caller, context_of
from tests.server.process import wait_until
from tests.server.test_database import STEPS, sqlite_of


def address_of(settings: Settings) -> str:
    return settings.database.removeprefix("sqlite:///")


def change(settings: Settings, statement: str, *values: object) -> None:
    """Change the database while no server runs."""
    with closing(sqlite3.connect(address_of(settings))) as c:
        c.execute(statement, values)
        c.commit()


def with_older_rules(settings: Settings, table: str) -> None:
    """The game of a table was played by rules that nobody knows any longer."""
    with closing(sqlite3.connect(address_of(settings))) as c:
        [text] = c.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    header = {**json.loads(text), "rules": 0}
    change(settings, "UPDATE tables SET header = ? WHERE id = ?", json.dumps(header), table)


class Visit:
    """A server that runs for a while, with Ann who came first and is known by her token."""

    def __init__(self, settings: Settings, token: str = "") -> None:
        self.client = TestClient(make_app(settings))
        self.token = token

    def __enter__(self) -> Caller:
        self.client.__enter__()
        ann = Caller(self.client, "Ann")
        ann.token = self.token or ann.token
        return ann

    def __exit__(self, *fault: Any) -> None:
        self.client.__exit__(*fault)


def some_turns(ann: Caller, table: str, turns: int) -> dict[str, Any]:
    for _ in range(turns):
        options = [option for seat in range(3) for option in ann.table(table, seat)["options"]]
        answer = ann.act(table, options[0])
        assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


# --- components ---------------------------------------------------------------------------------


def corrected_game() -> TajMahal:
    """The game of a later Serai that knows one of its figures better."""
    parts = restored(stored(TajMahal().components))
    parts.row("numbers").values["plus_two_card"] += 1
    return TajMahal(parts)


def test_components_are_the_same_after_they_were_stored() -> None:
    for name in games.GAMES:
        parts = games.load(name).components
        assert restored(stored(parts)).digest == parts.digest


def test_a_corrected_value_changes_new_tables_only(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Visit(settings) as ann:
        token = ann.token
        old = ann.make("me", "same_screen", "same_screen")["id"]
        before = some_turns(ann, old, 4)
    later = corrected_game()
    assert later.components.digest != TajMahal().components.digest
    monkeypatch.setitem(games._loaded, "taj_mahal", later)
    with Visit(settings, token) as ann:
        assert ann.table(old)["scores"] == before["scores"]
        assert some_turns(ann, old, 4)["status"] == "playing"
        tables = context_of(ann.client).tables
        new = ann.make("me", "same_screen", "same_screen")["id"]
        digests = {id: tables._live[id].game.components.digest for id in (old, new)}
        assert digests == {
            old: TajMahal().components.digest,
            new: later.components.digest,
        }


def test_a_bot_plays_on_with_the_components_of_its_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Visit(settings) as ann:
        token = ann.token
        table = ann.make("me", "greedy", "greedy")["id"]
        wait_until(lambda: ann.table(table)["actor"] == 0)
    monkeypatch.setitem(games._loaded, "taj_mahal", corrected_game())
    with Visit(settings, token) as ann:
        mine = 0
        before = ann.table(table)["version"]
        while (seen := ann.table(table))["actor"] == 0:  # one choice may bring another one
            assert ann.act(table, seen["options"][-1]).status_code == 200
            mine += 1
        wait_until(lambda: ann.table(table)["version"] > before + mine)


# --- tables that cannot be replayed ---------------------------------------------------------------


def an_old_table(settings: Settings, *kinds: str, **fields: Any) -> tuple[str, str]:
    """A table of rules that are gone; the token of its host."""
    with Visit(settings) as ann:
        table = ann.make(*kinds, **fields)["id"]
        token = ann.token
    with_older_rules(settings, table)
    return table, token


def test_a_server_starts_though_a_bot_is_to_move_at_a_table_that_it_cannot_replay(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    table, token = an_old_table(settings, "me", "same_screen", "same_screen")
    change(settings, "UPDATE seats SET kind = 'bot', bot = 'greedy' WHERE \"table\" = ?", table)
    with caplog.at_level(logging.WARNING), Visit(settings, token) as ann:
        assert ann.make("me", "same_screen", "same_screen")["status"] == "playing"
    told = [line for line in caplog.messages if table in line]
    assert len(told) == 1
    assert "version 0 of the rules" in told[0]


def test_what_goes_on_by_itself_passes_it_by_and_says_so_once(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """Absence and forgotten bots are looked for every minute."""
    table, token = an_old_table(settings, "me", "same_screen", "same_screen", absence_hours=1)
    with caplog.at_level(logging.WARNING), Visit(settings, token) as ann:
        tables = context_of(ann.client).tables
        fine = ann.make("me", "same_screen", "same_screen", absence_hours=1)
        later = now() + 2 * HOUR
        assert ann.client.portal is not None
        for _ in range(3):
            ann.client.portal.call(check_once, tables, later)
            ann.client.portal.call(tables.take_over, later)
        assert tables._live[fine["id"]].facts.seats[fine["actor"]].stand_in is not None
    told = [line for line in caplog.messages if table in line]
    assert len(told) == 1
    assert "is passed by" in told[0]


def test_a_table_that_cannot_be_replayed_says_so_and_keeps_its_seats(settings: Settings) -> None:
    table, token = an_old_table(settings, "me", "same_screen", "same_screen")
    with Visit(settings, token) as ann:
        seen = ann.table(table)
        assert seen["status"] == "unreadable"
        assert "version 0 of the rules" in seen["reason"]
        assert seen["seats"][0]["name"] == "Ann"
        assert seen["options"] == []
        answer = ann.act(table, "withdraw")
        assert answer.status_code == 409
        assert "cannot be shown" in answer.json()["error"]


def test_its_record_tells_nobody_more_than_they_chose_while_the_game_is_played(
    settings: Settings,
) -> None:
    with Visit(settings) as ann:
        table = ann.make("me", "same_screen", "same_screen")["id"]
        some_turns(ann, table, 3)
        token = ann.token
    with_older_rules(settings, table)
    with Visit(settings, token) as ann:
        mine = parse_record(ann.get(f"/api/tables/{table}/record").text)
        assert [event.text == HIDDEN for event in mine.events] == [
            event.seat < 0 for event in mine.events
        ]
        assert not mine.secret
        strangers = parse_record(Caller(ann.client, "Eve").get(f"/api/tables/{table}/record").text)
        assert all(event.text == HIDDEN for event in strangers.events)


# --- the databases of earlier servers -------------------------------------------------------------


@pytest.mark.parametrize("step", STEPS)
def test_a_server_starts_on_the_database_of_every_earlier_one(step: str, tmp_path: Path) -> None:
    address = sqlite_of(step, tmp_path)
    engine = sa.create_engine(address)
    with engine.connect() as c:
        rows = c.execute(sa.text("SELECT id, status FROM tables")).all()
    engine.dispose()
    assert {status for _, status in rows} == {"gathering", "playing", "finished"}
    with Visit(Settings(database=address, bot_workers=1, rate_limits=False)) as ann:
        for id, status in rows:
            seen = ann.table(id)
            assert seen["status"] in (status, "unreadable")
            assert len(seen["seats"]) == 3
            if status == "finished":
                assert len(seen["scores"]) == 3
                record = parse_record(ann.get(f"/api/tables/{id}/record").text)
                assert record.finished
                assert list(record.scores) == seen["scores"]


@pytest.mark.parametrize("step", [step for step in STEPS if step >= "0004"])
def test_the_games_of_this_version_are_played_on_by_every_later_one(
    step: str, tmp_path: Path
) -> None:
    """Since components are kept with their tables."""
    address = sqlite_of(step, tmp_path)
    with Visit(Settings(database=address, bot_workers=1, rate_limits=False)) as ann:
        engine = sa.create_engine(address)
        with engine.connect() as c:
            ids = c.execute(sa.text("SELECT id, status FROM tables")).all()
        engine.dispose()
        for id, status in ids:
            assert ann.table(id)["status"] == status


def test_a_game_that_still_plays_its_earlier_rules_replays_their_records() -> None:
    class Later(TajMahal):
        rules = TajMahal.rules + 1
        replays = (TajMahal.rules,)

    class Forgetful(TajMahal):
        rules = TajMahal.rules + 1

    from serai.core.errors import RecordError
    from serai.core.match import rebuild

    record = Match(TajMahal(), players=3, seed=1).saved()
    assert rebuild(Later(), record).header.rules == TajMahal.rules
    with pytest.raises(RecordError, match="version"):
        rebuild(Forgetful(), record)
