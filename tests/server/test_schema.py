"""Malformed input of every kind: schemathesis reads our description and tries to break it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import status_code_conformance

from serai import __version__
from serai.server.api import routes
from serai.server.openapi import describe
from serai.server.settings import Settings
from tests.server.process import Server, api_server

NOT_TRIED = r"/events$|/token$"
"""A stream has no end to wait for, and without a token the others would try nothing."""
schema = schemathesis.openapi.from_dict(describe()).exclude(path_regex=NOT_TRIED)


class Target:
    """A server with somebody on it and a table in play."""

    def __init__(self, server: Server) -> None:
        self.url = f"http://127.0.0.1:{server.port}"
        token = server.client.post("/api/people", json={"name": "Eve"}).json()["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        seats = [{"kind": "me"}, {"kind": "same_screen"}, {"kind": "same_screen"}]
        body = {"game": "taj_mahal", "seats": seats}
        made = server.client.post("/api/tables", json=body, headers=self.headers)
        self.table = made.json()["id"]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("schema")
    chosen = Settings(database=f"sqlite:///{folder}/serai.db", rate_limits=False)
    with api_server(chosen) as server:
        yield Target(server)


@schema.parametrize()
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_stumble(target: Target, case: Any) -> None:
    case.headers = {**(case.headers or {}), **target.headers}
    if case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = target.table  # half of the requests find a table
    answer = case.call(base_url=target.url)
    assert answer.status_code < 500, answer.text
    case.validate_response(answer, checks=[status_code_conformance])


def test_the_description_has_every_path_of_the_api() -> None:
    there = {
        (route.path, method.lower())
        for route in routes
        for method in (route.methods or set()) - {"HEAD"}
    } - {("/api/openapi.json", "get")}
    told = {(path, verb) for path, verbs in describe()["paths"].items() for verb in verbs}
    assert told == there


@pytest.mark.parametrize("path", ["/api/tables/{id}", "/api/tables/{id}/events"])
def test_the_description_says_that_a_table_is_seen_from_a_seat(path: str, target: Target) -> None:
    operation = describe()["paths"][path]["get"]
    assert [one["name"] for one in operation["parameters"]] == ["id", "seat"]
    [kind] = operation["responses"]["200"]["content"]
    url = target.url + path.format(id=target.table) + "?seat=1"
    with httpx2.stream("GET", url, headers=target.headers) as answer:
        assert answer.headers["content-type"].partition(";")[0] == kind


def test_the_description_names_the_version_of_serai() -> None:
    assert describe()["info"]["version"] == __version__
