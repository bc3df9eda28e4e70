"""Figures for hosts: true ones, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from serai.server.app import make_app
from serai.server.settings import Settings
from tests.server.conftest import Caller

TOKEN = "only-the-host-knows"


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(make_app(replace(settings, metrics_token=TOKEN))) as client:
        yield client


def figures(client: TestClient) -> dict[str, float]:
    """Every figure by its name and its labels."""
    answer = client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    return {
        ".".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_choices_tables_refusals_and_durations_are_counted(client: TestClient, ann: Caller) -> None:
    before = figures(client)
    id = ann.make("me", "same_screen", "same_screen")["id"]
    actor = ann.table(id)["actor"]
    assert ann.act(id, "withdraw", seat=actor).status_code == 200
    assert ann.act(id, "nonsense", seat=actor).status_code >= 400
    after = figures(client)
    assert after["serai_tables"] == before["serai_tables"] + 1
    assert after["serai_choices_total.person.taj_mahal"] >= 1
    assert sum(after[name] for name in after if name.startswith("serai_refusals_total")) == 1
    assert after["serai_request_seconds_count.api.act"] == 2
    assert after["serai_transaction_seconds_count"] > before["serai_transaction_seconds_count"]
    assert after["serai_streams"] == 0


def test_bots_and_their_queue_are_counted(client: TestClient, ann: Caller) -> None:
    id = ann.make("random", "random", "random")["id"]
    while ann.table(id)["status"] != "finished":
        pass
    found = figures(client)
    assert found["serai_choices_total.bot.taj_mahal"] > 10
    assert found["serai_bot_seconds_count"] >= found["serai_choices_total.bot.taj_mahal"]
    assert found["serai_bot_queue"] == found["serai_bots_thinking"] == 0


def test_nobody_reads_the_figures_without_the_token(client: TestClient, ann: Caller) -> None:
    for headers in ({}, ann.headers, {"Authorization": "Bearer "}, {"Authorization": "Bearer é"}):
        raw = {name.encode(): value.encode() for name, value in headers.items()}
        answer = client.get("/metrics", headers=raw)
        assert answer.status_code == 401
        assert "serai_" not in answer.text


def test_without_a_token_of_the_host_there_are_no_figures(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        for token in ("", TOKEN):
            answer = client.get("/metrics", headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == 404


def test_the_figures_name_nobody(client: TestClient, ann: Caller) -> None:
    id = ann.make("me", "open", "open")["id"]
    ann.get("/t/nowhere")
    shown = client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"}).text
    assert id not in shown
    assert "Ann" not in shown
    assert "nowhere" not in shown
