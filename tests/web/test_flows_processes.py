"""Two server processes on one PostgreSQL: what happens at one is seen on the pages of the other."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import httpx2
import pytest

from tests.server.postgres import postgres_address, settings_on
from tests.server.process import Server, site_server
from tests.web.conftest import BROWSER

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with postgres_address(tmp_path_factory.mktemp("postgres")) as address:
        settings = settings_on(address)
        with site_server(settings) as one, site_server(settings) as two:
            yield one, two


def visitor(cookies: httpx2.Cookies | None = None) -> httpx2.Client:
    return httpx2.Client(headers=BROWSER, cookies=cookies, follow_redirects=True, timeout=20)


class Page(threading.Thread):
    """An open page: it collects the frames of its stream."""

    def __init__(self, server: Server, table: str, client: httpx2.Client) -> None:
        super().__init__(daemon=True)
        self.url = f"{server.address}/stream?t={table}.0.en"
        self.client = client
        self.text = ""
        self.came = threading.Condition()
        self.start()
        self.wait_for("<main")

    def run(self) -> None:
        try:
            with self.client.stream("GET", self.url) as answer:
                for text in answer.iter_text():
                    with self.came:
                        self.text += text
                        self.came.notify_all()
        except httpx2.TransportError:
            pass

    def wait_for(self, words: str) -> None:
        with self.came:
            assert self.came.wait_for(lambda: words in self.text, 15), f"no {words!r}"


def made(pair: Pair, client: httpx2.Client) -> str:
    data = {"name": "Ann", "seat0": "me", "seat1": "open", "seat2": "same_screen"}
    answer = client.post(f"{pair[0].address}/new/taj_mahal", data=data)
    assert answer.status_code == 200
    return str(answer.url.path.removeprefix("/t/"))


def test_chat_at_one_process_reaches_pages_of_the_other(pair: Pair) -> None:
    with visitor() as ann, visitor() as bob:
        table = made(pair, ann)
        bob.post(f"{pair[1].address}/t/{table}/sit", data={"name": "Bob"})
        page = Page(pair[1], table, bob)
        for number in range(3):
            body = {"text": f"hello {number} from afar"}
            assert ann.post(f"{pair[0].address}/t/{table}/chat", json=body).status_code == 201
            page.wait_for(f"hello {number} from afar")


def test_lines_said_at_once_all_arrive(pair: Pair) -> None:
    with visitor() as ann:
        table = made(pair, ann)
        ann.post(f"{pair[0].address}/t/{table}/fill", data={"bot": "random"})

        def say(server: Server, number: int) -> None:
            body = {"text": f"line {number} here"}
            url = f"{server.address}/t/{table}/chat"
            answer = httpx2.post(url, json=body, headers=BROWSER, cookies=ann.cookies)
            assert answer.status_code == 201

        threads = [threading.Thread(target=say, args=(pair[n % 2], n)) for n in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        page = ann.get(f"{pair[1].address}/t/{table}").text
        assert all(f"line {number} here" in page for number in range(12))


def test_a_guest_who_logs_in_at_one_process_is_known_at_the_other(pair: Pair) -> None:
    login = {"login": "ann", "password": "a long pass phrase"}
    with visitor() as laptop, visitor() as phone:
        laptop.post(f"{pair[0].address}/account/sign-up", data=login)
        table = made(pair, phone)
        phone.post(f"{pair[0].address}/t/{table}/fill", data={"bot": "random"})
        phone.get(f"{pair[1].address}/t/{table}")
        phone.post(f"{pair[0].address}/account/log-in", data=login)
        for server in pair:
            seen = laptop.get(f"{server.address}/api/tables/{table}").json()
            assert [seat["yours"] for seat in seen["seats"]] == [True, False, True]
