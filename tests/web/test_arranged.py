"""Tables as a page.toml arranges them, tried with the toy view of a real game."""

from pathlib import Path

import pytest

from serai.core.match import Match
from serai.draw.errors import PictureError
from serai.draw.markup import NOTHING, Markup
from serai.games import load
from serai.games.arranged import Arrangement, One
from serai.games.layouts import HALL, NOT_HALLS, PHONE, SMALL
from serai.games.look import AnyLook
from serai.games.table import Table
from tests.web.screens import look_of

FILE = """
result = "result"
views = ["table", "seat", "result"]
picture = [[{ width = 500, parts = ["map"] }]]

[tabs]
map = "web-board"
seat = "web-seats"
log = { label = "web-log", only = ["small"] }

[columns.stage]
map = { title = "web-board", behind = { map = ["phone"] }, views = ["table", "seat"], key = "b" }
seat = { behind = { each = ["small"] }, views = ["each"], only_page = true }
result = { title = "web-result", views = ["result"] }

[columns.side]
logs = { behind = { log = ["not-halls"] } }
"""


@pytest.fixture
def look() -> AnyLook:
    found: AnyLook = look_of(Match(load("taj_mahal"), players=3, seed=1), 0)
    return found


def arranged(tmp_path: Path, look: AnyLook, text: str = FILE) -> Table:
    path = tmp_path / "page.toml"
    path.write_text(text, encoding="utf-8")
    ones = [
        One(f"seat-{at}", f"Seat {at}", f"of-{at}", lambda: Markup("<p/>"), Markup("<i/>"))
        for at in range(2)
    ]
    draws = {"map": lambda: Markup("<b/>")}
    made = {"progress": NOTHING, "where": ""}
    return Arrangement(path).table(look, draws, {"seat": ones}, counts={"map": 3}, **made)


def test_parts_stand_where_the_file_says(tmp_path: Path, look: AnyLook) -> None:
    table = arranged(tmp_path, look)
    assert [column.name for column in table.columns] == ["stage", "side"]
    assert [p.name for p in table.parts] == ["map", "seat-0", "seat-1", "result", "logs"]
    board, log = table.part("map"), table.part("logs")
    assert board is not None
    assert log is not None
    assert (board.title, board.key, board.content) == (look.text("web-board"), "b", "<b/>")
    assert board.folds == {PHONE: "map"}
    assert log.folds == dict.fromkeys(NOT_HALLS, "log")


def test_several_parts_have_a_tab_and_a_view_each(tmp_path: Path, look: AnyLook) -> None:
    table = arranged(tmp_path, look)
    assert table.views == ("table", "of-0", "of-1", "result")
    assert [(tab.name, tab.count) for tab in table.tabs] == [
        ("map", 3),
        ("of-0", 0),
        ("of-1", 0),
        ("log", 0),
    ]
    one = table.part("seat-1")
    assert one is not None
    assert one.folds == dict.fromkeys(SMALL, "of-1")
    assert one.views == ("of-1",)
    assert one.stands(HALL, "of-1")
    assert not one.stands(HALL, "of-0")


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        (FILE.replace('key = "b"', 'keys = "b"'), TypeError),
        (FILE.replace("map = { title", "chart = { title"), KeyError),
        (FILE.replace('parts = ["map"]', 'parts = ["chart"]'), PictureError),
        (FILE.replace('views = ["result"]', 'views = ["end"]'), PictureError),
    ],
)
def test_what_is_written_wrongly_is_not_left_out_in_silence(
    tmp_path: Path, look: AnyLook, wrong: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        arranged(tmp_path, look, wrong)
