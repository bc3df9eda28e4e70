"""What visitors do, in short words."""

import re
import time
from html import unescape
from typing import Any

import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.core.luck import FastLuck, Stream
from serai.server import schema
from tests.web.conftest import BROWSER


def browser(site: TestClient) -> TestClient:
    """Another browser at the same site, without cookies."""
    return TestClient(site.app, headers=BROWSER)


def table_at(answer: Any) -> str:
    """The id of the table that an answer shows."""
    assert answer.status_code == 200, answer.text[-2000:]
    assert answer.url.path.startswith("/t/"), answer.url
    return str(answer.url.path.removeprefix("/t/"))


def make(
    visitor: TestClient,
    *seats: str,
    edition: bytes | None = None,
    game: str = "taj_mahal",
    **more: Any,
) -> Any:
    """Make a table; the answer is its page, or the form with what is wrong."""
    data = {f"seat{at}": kind for at, kind in enumerate(seats)}
    files = {} if edition is None else {"edition": ("my.toml", edition)}
    return visitor.post(f"/new/{game}", data={"name": "Ann", **data, **more}, files=files)


def look(visitor: TestClient, table: str, seat: int | None = None) -> dict[str, Any]:
    path = f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}")
    found: dict[str, Any] = visitor.get(path, headers={"Accept": "application/json"}).json()
    return found


def choose_once(visitor: TestClient, table: str, stream: Stream) -> bool:
    """Let the seat to move choose something; False when nobody has to."""
    actor = look(visitor, table)["actor"]
    if actor < 0:
        return False
    options = look(visitor, table, actor)["options"]
    body = {"actions": [options[stream.below(len(options))]], "seat": actor}
    answer = visitor.post(f"/api/tables/{table}/act", json=body)
    assert answer.status_code == 200, answer.text
    return True


def finished_table(visitor: TestClient, **more: Any) -> str:
    """A table of three at one screen whose game is over."""
    table = table_at(make(visitor, "me", "same_screen", "same_screen", **more))
    stream = Stream(FastLuck(3))
    while choose_once(visitor, table, stream):
        pass
    return table


def record_of(visitor: TestClient, table: str) -> str:
    return str(visitor.get(f"/api/tables/{table}/record").text)


def rows(visitor: TestClient) -> int:
    """How much is written in the database."""

    def count(c: Any) -> int:
        return sum(
            c.execute(sa.select(sa.func.count()).select_from(found)).scalar_one()
            for found in schema.metadata.sorted_tables
        )

    app: Any = visitor.app
    number: int = app.state.context.database.run_now(count)
    return number


def play_out(visitor: TestClient, table: str) -> None:
    """Choose whenever it is the visitor's turn, until the bots have finished the game too."""
    for _ in range(400):
        seen = look(visitor, table)
        if seen["status"] == "finished":
            return
        if seen["options"]:
            body = {"actions": [seen["options"][-1]], "seat": seen["seat"]}
            visitor.post(f"/api/tables/{table}/act", json=body)
        else:
            time.sleep(0.05)
    raise AssertionError("the game does not end")


QUOTED = re.compile(r'<code lang="en">.*?</code>|«.*?»|\(.*?\)|[\w.]+:\d+|\[\w+\]')
"""What stands in a refusal as it is in a file."""


def is_refused_in_russian(answer: Any) -> bool:
    """Whether a page says that something cannot be used, and why, without English."""
    [words] = re.findall(r'role="alert">(.*?)</p>', unescape(answer.text), re.DOTALL)
    said = QUOTED.sub("", words)
    assert set(re.findall(r"[A-Za-z]{2,}", said)) <= {"TOML", "UTF", "Serai"}, words
    return len(re.findall(r"[.:](?= |$)", said.strip())) > 1
