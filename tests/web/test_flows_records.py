"""Records from elsewhere: looked at, played on from, and refused in words when they are broken."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.server.settings import Settings
from serai.web.site import make_site
from tests.web.conftest import BROWSER
from tests.web.visiting import (
    browser,
    finished_table,
    is_refused_in_russian,
    look,
    play_out,
    record_of,
    rows,
    table_at,
)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A site with one finished table, for tests that only look at it."""
    folder = tmp_path_factory.mktemp("records")
    settings = Settings(database=f"sqlite:///{folder}/s.db", rate_limits=False, bot_workers=1)
    with TestClient(make_site(settings), headers=BROWSER) as client:
        yield client


@pytest.fixture(scope="module")
def table(shared: TestClient) -> str:
    return finished_table(shared)


@pytest.fixture(scope="module")
def record(shared: TestClient, table: str) -> str:
    return record_of(shared, table)


def upload(visitor: TestClient, content: bytes) -> Any:
    return visitor.post("/replay", files={"file": ("game.txt", content)})


def test_a_record_is_uploaded_and_shown_from_the_start(shared: TestClient, record: str) -> None:
    answer = upload(browser(shared), record.encode())
    assert answer.status_code == 200
    assert answer.url.path.startswith("/replay/")
    assert answer.url.params["step"] == "0"
    assert 'id="scrub"' in answer.text


def test_a_record_is_pasted_as_text_with_the_line_ends_of_a_form(
    shared: TestClient, record: str
) -> None:
    text = record.replace("\n", "\r\n")
    answer = shared.post("/replay", data={"text": text}, files={"file": ("", b"")})
    assert answer.url.path.startswith("/replay/")


def test_the_same_record_twice_is_kept_once(shared: TestClient, record: str) -> None:
    first = upload(shared, record.encode())
    before = rows(shared)
    assert upload(shared, record.encode()).url == first.url
    assert rows(shared) == before


def test_every_step_and_every_seat_has_an_address(shared: TestClient, record: str) -> None:
    path = upload(shared, record.encode()).url.path
    pages = {shared.get(f"{path}?step=40&seat={seat}").text for seat in ("", "0", "1", "2")}
    assert len(pages) == 4
    part = shared.get(f"{path}?step=41&part=1").text
    assert part.startswith("<main")
    assert 'data-step="41"' in part
    for strange in ("-1", "x", "999999", "99999999999999", "%00", "1e3"):
        assert shared.get(f"{path}?step={strange}&seat={strange}").status_code == 200


DAMAGES: dict[str, Callable[[str], bytes]] = {
    "nothing": lambda text: b"",
    "no record": lambda text: b"hello\nworld\n",
    "binary": lambda text: bytes(range(256)) * 100,
    "zeroes": lambda text: b"\0" * 1000,
    "truncated": lambda text: text[: len(text) // 2].encode(),
    "without its last line": lambda text: "\n".join(text.split("\n")[:-2]).encode(),
    "an altered line": lambda text: text.replace("@ ", "0 ", 1).encode(),
    "another digest": lambda text: re.sub(r"digest: \w+", "digest: " + "0" * 32, text).encode(),
    "an unknown game": lambda text: text.replace("taj_mahal", "chess").encode(),
    "other rules": lambda text: text.replace("rules: 2", "rules: 99").encode(),
    "too long": lambda text: (text + "x" * 400_000).encode(),
    "half a letter": lambda text: text.encode()[:-1] + b"\xc3",
    "surrogates": lambda text: b"serai record 1\n\xed\xa0\x80",
    "many moves": lambda text: text.replace(
        "--- end", "@ deal red_03\n" * 9999 + "--- end"
    ).encode(),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_broken_record_is_refused_in_words_and_not_kept(
    shared: TestClient, record: str, name: str
) -> None:
    before = rows(shared)
    visitor = browser(shared)
    visitor.headers["Accept-Language"] = "ru"
    answer = upload(visitor, DAMAGES[name](record))
    assert answer.status_code == 400
    assert is_refused_in_russian(answer)
    assert rows(shared) == before


def test_an_upload_that_is_far_too_large_is_refused(shared: TestClient) -> None:
    before = rows(shared)
    assert upload(shared, b"x" * 6_000_000).status_code == 413
    assert rows(shared) == before


def test_an_upload_that_is_no_form_is_refused(shared: TestClient) -> None:
    for kind in ("multipart/form-data", "multipart/form-data; boundary=x", "text/plain", ""):
        answer = shared.post("/replay", content=b"\0garbage", headers={"Content-Type": kind})
        assert answer.status_code == 400
    many = {f"field{n}": "x" for n in range(50)}
    assert shared.post("/replay", data=many, files={"a": b"1", "b": b"2"}).status_code == 400


def test_a_replay_that_is_not_there_says_so(shared: TestClient) -> None:
    assert shared.get("/replay/0123456789abcdef").status_code == 404
    assert shared.post("/replay/0123456789abcdef/branch").status_code == 404


def test_a_finished_table_is_replayed_and_played_on_against_bots(
    shared: TestClient, table: str
) -> None:
    guest = browser(shared)
    page = guest.get(f"/t/{table}/replay?step=30&seat=1").text
    assert f'action="/t/{table}/branch"' in page
    mine = table_at(guest.post(f"/t/{table}/branch", data={"step": 30, "seat": 1}))
    assert mine != table
    seats = look(guest, mine)["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person", "bot"]
    assert seats[1]["yours"]


def test_playing_on_from_an_uploaded_record_goes_to_an_end_and_survives_a_restart(
    settings: Settings, record: str
) -> None:
    with TestClient(make_site(settings), headers=BROWSER) as site:
        path = upload(site, record.encode()).url.path
        last = re.search(r'data-last="(\d+)"', site.get(path).text)
        assert last is not None
        step = int(last[1]) - 4
        table = table_at(site.post(f"{path}/branch", data={"step": step, "seat": 0}))
        cookies = site.cookies
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as again:
        play_out(again, table)
        finished = look(again, table)
        assert finished["status"] == "finished"
        assert "luck: branched" in record_of(again, table)
        check = again.get(f"/t/{table}/result?check=1")
        assert check.status_code == 200
        assert "played on from the middle of another" in check.text
        assert "check=1#fair" not in check.text


def test_nobody_plays_on_from_the_end(shared: TestClient, table: str) -> None:
    answer = shared.post(f"/t/{table}/branch", data={"step": 99999})
    assert answer.url.path == "/"


def test_the_result_is_checked(shared: TestClient, table: str) -> None:
    page = shared.get(f"/t/{table}/result?check=1")
    assert 'class="proved"' in page.text
