"""Merv at the terminal: the whole table as text."""

from collections.abc import Iterable
from io import StringIO

from rich.console import Console, RenderableType

from serai.core.match import Match
from serai.games.merv.tables import MAGISTRATE
from serai.games.merv.terminal import board, details, hint
from serai.games.terminal import look_at
from serai.games.voice import Voice
from tests.merv.build import table

WIDTH = 100


def printed(parts: Iterable[RenderableType]) -> str:
    text = StringIO()
    console = Console(width=WIDTH, file=text)
    for part in parts:
        console.print(part)
    return text.getvalue()


def voice_of(match: Match) -> Voice:
    return Voice(match.game, match.header.seats)


def shown(match: Match, seat: int | None = 0) -> str:
    return printed(board(match.view(seat), voice_of(match)))


def test_the_city_shows_owners_soldiers_upgrades_and_what_is_attacked() -> None:
    text = shown(
        table(
            buildings={0: "r1c1 r1c2", 1: "r5c5"},
            soldiers={1: "r1c1"},
            upgrades={"r1c2": "white"},
            walls="n4",
        )
    )
    assert "A [B]" in text
    assert "A !" in text
    assert "+ white" in text
    assert "N4" in text


def test_houses_show_cards_courtiers_posts_and_steps() -> None:
    text = shown(
        table(
            caravan="ginger+ pepper",
            halls={0: "faith", 1: "faith"},
            posts={2: "ray"},
            cities="balkh",
            mosque={1: "left_3"},
        )
    )
    assert "ginger *, pepper" in text
    assert "Hall of Faith [A B]" in text
    assert "Ray [C]" in text
    assert "Balkh [*]" in text
    assert "B: left lane, step 3" in text


def test_alone_one_sees_what_the_magistrate_has() -> None:
    text = shown(table(players=1, points={MAGISTRATE: 17}))
    line = next(line for line in text.splitlines() if "Z Magistrate" in line)
    assert "17" in line


def test_details_list_what_is_left_of_library_and_walls() -> None:
    match = table(breakthroughs={0: "eight_points"})
    text = printed(details(match.view(0), voice_of(match)))
    assert "8 points" not in text
    assert "two soldiers" in text
    assert "wall segment for 1 brown cube" in text


def test_a_hint_says_which_cubes_a_site_gives() -> None:
    match = table(sites={"r1c1": "wall_brown"})
    look = look_at(match.view(0), voice_of(match))
    assert "Wall: Brown" in hint(look, match.game.read("go n1"))


def test_no_line_is_wider_than_the_terminal() -> None:
    assert max(map(len, shown(table(players=4)).splitlines())) <= WIDTH
