"""`serai show`: pictures."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.run import fault, out

SHOW = ("show", "taj_mahal", "--bots", "random", "--seed", "7")


def test_a_moment_of_a_game_is_drawn_as_svg(tmp_path: Path) -> None:
    board = tmp_path / "board.svg"
    text = out(*SHOW, "--players", "4", "--upto", "60", "--seat", "0", "-o", board)
    assert "60 choices" in text
    assert ElementTree.fromstring(board.read_text(encoding="utf-8")).tag.endswith("svg")


def test_the_same_seed_gives_the_same_picture_and_the_theme_another(tmp_path: Path) -> None:
    def drawn(name: str, *more: str) -> str:
        out(*SHOW, "--upto", "9", "-o", tmp_path / name, *more)
        return (tmp_path / name).read_text(encoding="utf-8")

    assert drawn("a.svg") == drawn("b.svg") != drawn("c.svg", "--theme", "dark")


def test_a_picture_may_be_png(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    board = tmp_path / "board.png"
    out(*SHOW, "--upto", "3", "--width", "400", "-o", board)
    assert board.read_bytes().startswith(b"\x89PNG")


def test_a_record_is_drawn_at_any_moment(record: Path, tmp_path: Path) -> None:
    for name, more in (("end.svg", ()), ("begin.svg", ("--upto", "0"))):
        out("show", "taj_mahal", "--record", record, "-o", tmp_path / name, *more)
    assert "Ann" in (tmp_path / "end.svg").read_text(encoding="utf-8")


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    assert ".svg or .png" in fault(*SHOW, "-o", tmp_path / "board.jpg")
    assert "no seat 4" in fault(*SHOW, "--upto", "0", "--seat", "4", "-o", tmp_path / "x.svg")
