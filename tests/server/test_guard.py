"""What stands before the handlers: other sites, large bodies, headers, rate limits."""

from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from serai.server.app import make_app
from serai.server.guard import is_forged
from serai.server.limits import Limit
from serai.server.settings import Settings
from tests.server.conftest import Caller


@pytest.mark.parametrize(
    ("headers", "forged"),
    [
        ({"sec-fetch-site": "same-origin"}, False),
        ({"sec-fetch-site": "none"}, False),
        ({"sec-fetch-site": "cross-site"}, True),
        ({"sec-fetch-site": "same-site"}, True),
        ({"origin": "http://inn.example", "host": "inn.example"}, False),
        ({"origin": "http://evil.example", "host": "inn.example"}, True),
        ({"cookie": "serai_person=x", "host": "inn.example"}, True),
        ({"authorization": "Bearer x", "sec-fetch-site": "cross-site"}, False),
        ({"host": "inn.example"}, False),
    ],
)
def test_a_request_of_another_site_is_told_apart(headers: dict[str, str], forged: bool) -> None:
    assert is_forged(Headers(headers)) is forged


def test_a_forged_request_is_refused_before_anything_happens(client: TestClient) -> None:
    answer = client.post(
        "/api/people", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"}
    )
    assert answer.status_code == 403


def test_every_answer_forbids_scripts_of_others(client: TestClient) -> None:
    answer = client.get("/api/games")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "default-src 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_body_that_is_too_large_is_refused(client: TestClient) -> None:
    answer = client.post("/api/people", content=b"x" * (6 * 1024 * 1024))
    assert answer.status_code == 413


def test_a_bucket_empties_and_fills_again() -> None:
    moment = 0.0
    limit = Limit(burst=2, per_minute=60, clock=lambda: moment)
    assert [limit.allow("a") for _ in range(3)] == [True, True, False]
    assert limit.allow("b")
    moment = 1.0
    assert [limit.allow("a") for _ in range(2)] == [True, False]


def test_making_tables_too_often_is_refused_with_a_word(settings: Settings) -> None:
    limited = Settings(database=settings.database, rate_limits=True)
    with TestClient(make_app(limited)) as client:
        ann = Caller(client, "Ann")
        answers = [
            ann.post("/api/tables", {"game": "taj_mahal", "seats": [{"kind": "open"}] * 3})
            for _ in range(25)
        ]
        assert answers[0].status_code == 201
        assert answers[-1].status_code == 429
        assert "wait" in answers[-1].json()["error"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'{"name": 3}', b'{"x": 1}'])
def test_a_body_that_cannot_be_read_is_a_bad_request(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/people", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_without_a_token_there_is_nobody_to_make_a_table_for(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"game": "taj_mahal", "seats": [{"kind": "me"}] * 3})
    assert answer.status_code == 401


def test_a_request_that_breaks_off_is_no_fault_of_the_server(client: TestClient) -> None:
    """Whoever hangs up in the middle of one cannot fill the log."""
    head = {"type": "http", "method": "POST", "path": "/api/people", "query_string": b""}
    scope = {**head, "http_version": "1.1", "headers": [(b"content-length", b"100")]}
    sent: list[Any] = []

    async def receive() -> dict[str, str]:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    assert client.portal is not None
    client.portal.call(client.app, scope, receive, send)
    assert sent[0]["status"] == 400
