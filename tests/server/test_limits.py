"""How much one may take of a server: streams, connections, time, memory, bots."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.types import Message, Receive, Scope, Send

from serai.server import service
from serai.server.connections import SPARE_FILES
from serai.server.guard import Guard, TooSlow
from serai.server.limits import NoRoom, OpenStreams, TooMany
from serai.server.settings import Settings
from tests.server.conftest import Caller
from tests.server.process import SERVE, Server, api_server, wait_until

# --- streams ------------------------------------------------------------------------------------


def test_places_are_counted_for_each_and_for_all() -> None:
    places = OpenStreams()
    with places.counted("a"), places.counted("a"), places.counted("b"):
        places.check("b", 2, 4)
        with pytest.raises(TooMany):
            places.check("a", 2, 4)
        with pytest.raises(NoRoom):
            places.check("b", 2, 3)
        places.check("a", None, 4)
    places.check("a", 1, 1)


@pytest.mark.parametrize(
    ("caps", "status", "words"),
    [
        ({"streams_per_address": 2}, 429, "your address"),
        ({"most_streams": 2, "rate_limits": False}, 503, "try again later"),
    ],
)
def test_a_stream_too_many_is_refused_in_words_until_another_one_ends(
    settings: Settings, caps: dict[str, Any], status: int, words: str
) -> None:
    chosen = replace(settings, **{"rate_limits": True, **caps})
    with api_server(chosen) as server:
        token = server.client.post("/api/people", json={"name": "Ann"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        body = {"game": "taj_mahal", "seats": [{"kind": "open"}] * 3}
        id = server.client.post("/api/tables", json=body, headers=headers).json()["id"]
        url = f"{server.address}/api/tables/{id}/events"
        with httpx2.stream("GET", url) as first, httpx2.stream("GET", url) as second:
            watched = [first.iter_bytes(), second.iter_bytes()]
            assert all(next(one) for one in watched)
            with httpx2.stream("GET", url) as refused:
                assert refused.status_code == status
                assert words in json.loads(refused.read())["error"]
            assert server.client.get(f"/api/tables/{id}").status_code == 200
        wait_until(lambda: opens(url))


def opens(url: str) -> bool:
    with httpx2.stream("GET", url) as answer:
        return bool(answer.status_code == 200)


# --- connections --------------------------------------------------------------------------------


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[Server]:
    """`serai serve` with room for few, and with little patience."""
    environment = {
        "SERAI_CONNECTIONS_PER_ADDRESS": "4",
        "SERAI_HEADER_SECONDS": "0.5",
        "SERAI_BODY_SECONDS": "0.5",
        "SERAI_READER_SECONDS": "0.5",
    }
    with Server(SERVE, environment, tmp_path) as server:
        yield server


def said(server: Server, sent: bytes) -> bytes:
    """All that a server says to somebody who sends this and then waits until it hangs up."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as one:
        one.sendall(sent)
        return b"".join(iter(lambda: one.recv(65536), b""))


def words_of(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["error"])


def test_a_header_that_does_not_end_is_not_waited_for(small_server: Server) -> None:
    answer = said(small_server, b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert "in time" in words_of(answer)


def test_who_connects_and_says_nothing_is_hung_up_on(small_server: Server) -> None:
    assert said(small_server, b"") == b""


def test_the_second_request_of_a_connection_has_as_little_time(small_server: Server) -> None:
    with socket.create_connection(("127.0.0.1", small_server.port), timeout=60) as one:
        one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        first = b""
        while not first.endswith(b'{"status":"ok"}'):
            first += one.recv(65536)
        one.sendall(b"GET /he")
        assert one.recv(65536).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_is_not_waited_for(small_server: Server) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    assert said(small_server, head).startswith(b"HTTP/1.1 408 ")


def test_a_header_without_end_is_refused(small_server: Server) -> None:
    answer = said(small_server, b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000)
    assert answer.startswith(b"HTTP/1.1 431 ")


def test_a_body_that_is_too_large_gets_one_answer_and_no_second(small_server: Server) -> None:
    """What is left of it is not the header of another request."""
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = said(small_server, head + b"600000\r\n" + b"a" * 0x600000 + b"\r\n0\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert answer.count(b"HTTP/1.1 ") == 1


def test_who_sends_too_much_reads_an_answer_and_not_a_broken_connection(
    small_server: Server,
) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 16000000\r\n\r\n"
    answer = said(small_server, head + b"a" * 16_000_000)
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert words_of(answer) == "too large"


def test_who_reads_nothing_is_hung_up_on(small_server: Server) -> None:
    """Else what was sent would wait for him for ever; whoever reads is given time."""
    pages = 600  # more than the system keeps for both of them
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.settimeout(60)
        one.connect(("127.0.0.1", small_server.port))
        one.sendall(asked * pages)
        wait_until(lambda: open_sockets(small_server) == 0)
        with contextlib.suppress(ConnectionError):
            answers = b"".join(iter(lambda: one.recv(65536), b""))
            assert answers.count(b"HTTP/1.1 200") < pages


def open_sockets(server: Server) -> int:
    """Connections that a server holds, as the system tells."""
    port = f":{server.port:04X}"
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    found = [line.split() for line in lines]
    return sum(one[1].endswith(port) and one[3] == "01" for one in found)


def test_connections_of_one_address_are_counted(small_server: Server) -> None:
    small_server.client.close()  # it keeps a connection of its own
    holds = [socket.create_connection(("127.0.0.1", small_server.port)) for _ in range(4)]
    answer = said(small_server, b"")
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert "your address" in words_of(answer)
    for one in holds:
        one.close()
    wait_until(lambda: httpx2.get(f"{small_server.address}/healthz").status_code == 200)


def test_connections_of_all_are_counted(tmp_path: Path) -> None:
    with Server(SERVE, {"SERAI_MOST_CONNECTIONS": "3"}, tmp_path) as server:
        server.client.close()
        holds = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(3)]
        answer = said(server, b"")
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert "try again later" in words_of(answer)
        for one in holds:
            one.close()
        wait_until(lambda: httpx2.get(f"{server.address}/healthz").status_code == 200)


@pytest.mark.parametrize("file", ["examples/hosting/serai@.service", "docs/hosting.md"])
def test_the_units_for_hosts_have_files_for_all_connections(file: str) -> None:
    text = (Path(__file__).resolve().parents[2] / file).read_text(encoding="utf-8")
    [files] = re.findall(r"^LimitNOFILE=(\d+)$", text, re.MULTILINE)
    assert int(files) >= Settings().most_connections + SPARE_FILES


def test_the_news_that_somebody_has_gone_may_take_its_time() -> None:
    """After its body a request is asked for nothing but that: streams wait for it for hours."""

    async def stream(scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "http.request"
        assert (await receive())["type"] == "http.disconnect"

    async def scenario(more: bool) -> None:
        messages: list[Message] = [{"type": "http.request", "body": b"", "more_body": more}]

        async def receive() -> Message:
            if messages:
                return messages.pop()
            await asyncio.sleep(0.05)
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            raise AssertionError("there is nothing to say")

        scope = {"type": "http", "method": "GET", "headers": []}
        await Guard(stream, body_seconds=0.01)(scope, receive, send)

    asyncio.run(scenario(more=False))
    with pytest.raises(TooSlow):
        asyncio.run(scenario(more=True))


# --- tables -------------------------------------------------------------------------------------


def test_bots_play_among_themselves_at_a_few_tables_of_one_person(ann: Caller, bob: Caller) -> None:
    seats = [{"kind": "bot", "bot": "search:10s"}] * 3
    body = {"game": "taj_mahal", "seats": seats}
    most = service.MOST_BOTS_ALONE
    made = [ann.post("/api/tables", body) for _ in range(most + 1)]
    assert [answer.status_code for answer in made] == [201] * most + [429]
    assert "bots play alone" in made[-1].json()["error"]
    assert bob.post("/api/tables", body).status_code == 201
    assert ann.make("me", "search:10s", "search:10s")["status"] == "playing"


def test_many_guests_of_one_address_have_no_more_such_tables_than_a_family(ann: Caller) -> None:
    body = {"game": "taj_mahal", "seats": [{"kind": "bot", "bot": "search:10s"}] * 3}
    guests = [Caller(ann.client, f"Guest {number}") for number in range(6)]
    made = [guest.post("/api/tables", body).status_code for guest in guests for _ in range(3)]
    assert made == [201] * service.MOST_BOTS_ALONE_NEAR + [429] * 3
