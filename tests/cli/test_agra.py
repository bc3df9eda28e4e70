"""Agra at the terminal: the whole table as text, and moves with a hint of what they bring."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from serai.core.draft import Draft
from serai.core.match import Match
from serai.games.agra.terminal import board, hint
from serai.games.terminal import look_at
from serai.games.voice import Voice
from tests.agra.build import table
from tests.cli.run import out

WIDTH = 100


def shown(match: Match, seat: int | None = 0) -> str:
    """The table as a seat sees it, on a terminal of a hundred columns."""
    printed = StringIO()
    console = Console(width=WIDTH, file=printed)
    for part in board(match.view(seat), voice_of(match)):
        console.print(part)
    return printed.getvalue()


def voice_of(match: Match) -> Voice:
    return Voice(match.game, match.header.seats)


def hint_of(match: Match, move: str) -> str:
    look = look_at(match.view(0), voice_of(match), Draft(match, 0))
    return hint(look, match.game.read(move))


def line_of(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def test_the_city_shows_workers_goods_values_and_figures() -> None:
    text = shown(
        table(
            goods={0: "wood*3", 1: "wood cement"},
            standing={0: "sailor"},
            lying={2: "sawmill"},
            merchant="quarry",
            builder="oil_press",
            coins={"sawmill": 2},
            tokens=["price_1_2 high wood"],
        )
    )
    assert "A stands" in text
    assert "wood 2* A3 B1" in text
    assert "C lies, 2 rupees" in text
    assert "Merchant" in text
    assert "Oil Press (costs 3)" in text
    assert "Builder" in text


def test_the_palace_shows_steps_orders_and_stones() -> None:
    text = shown(
        table(
            influence={0: "merchants=2", 1: "merchants=3"},
            orders={"merchants 1": 1, "merchants 2": 0},
            markers={"merchants": 3},
            akbar={"oil": 2},
            open_tiles="sell_good",
        )
    )
    merchants = line_of(text, "Merchants")
    assert "A2 B3 C0" in merchants
    assert "A1 B1" in merchants
    assert "C1" in line_of(text, "Akbar has")
    assert "oil" not in line_of(text, "Akbar wants")
    assert "Sell a good (have 3, spend 2)" in line_of(text, "Favour tiles")


def test_the_river_shows_who_has_delivered_what() -> None:
    match = table(river="cook mahout", stones={"cook oil": 1}, doubles={"cook oil": 1})
    text = shown(match)
    assert "oil [B2], wood" in line_of(text, "Cook")
    assert "produce 1 more" in line_of(text, "Mahout")
    assert "pier 1 of 6" in text


def test_rupees_of_others_are_not_shown() -> None:
    match = table(rupees={0: 7, 1: 55})
    assert " 7 " in line_of(shown(match), "A Player A")
    assert "55" not in shown(match)
    assert " ? " in line_of(shown(match, None), "A Player A")


def test_everybody_sees_what_is_owned_and_what_lies_on_it() -> None:
    text = shown(table(contracts={1: "cook"}))
    assert "Cook (0 of" in line_of(text, "B Player B")


def test_an_onlooker_sees_no_board_of_their_own() -> None:
    assert "Your farm" in shown(table())
    assert "Your farm" not in shown(table(), None)


def test_no_line_is_wider_than_the_terminal() -> None:
    full: dict[str, Any] = {
        "goods": dict.fromkeys(range(4), "sandstone*2 wood turmeric cotton statue"),
        "river": "portuguese_trader french_trader mosaic_maker dutch_trader grand_mufti",
        "contracts": {0: "cook mahout", 3: "english_trader"},
        "open_tiles": "sell_good gain_value_2 process_1_to_2",
    }
    lines = shown(table(players=4, **full)).splitlines()
    assert max(map(len, lines)) <= WIDTH


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("place sawmill", "Rupees +3, Favours +2, Wood +2"),
        ("place sailor", "deliver goods, B: Favours +1, Workers at home +1"),
        ("place carpentry", "Wood into planks ≤ 2"),
        ("peon quarry", "Rupees −2, Sandstone +2"),
        ("lay quarry", "Points of meditation +1"),
        ("favour gain_basic", "Spend 2 favours: gain sandstone, wood, turmeric or cotton."),
    ],
)
def test_a_hint_says_what_a_move_would_bring(move: str, words: str) -> None:
    match = table(
        goods={0: "wood*2"},
        favours={0: 3},
        rupees={0: 5},
        standing={0: "quarry", 1: "sailor"},
        merchant="sawmill",
        builder="carpentry",
        coins={"sawmill": 3},
    )
    assert move in [option.text for option in match.options()]
    assert hint_of(match, move) == words


def test_a_hint_names_the_points_that_the_wheel_asks_for() -> None:
    match = table(
        points=3, goods={0: "oil"}, river="cook", stones={"cook wood": 1}, blocked="process_good"
    )
    assert hint_of(match, "deliver oil cook") == (
        "Rupees +2, Oil −1, Artisans +1, Points of meditation −3, wins Cook, B: Favours +1"
    )


def test_many_moves_stand_in_columns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    typed = "place trader\nquit\n"
    text = out(
        "play", "agra", "--seed", "3", "--bots", "random", "--save", tmp_path / "k", typed=typed
    )
    row = line_of(text, "  1  Done")
    assert row.count("Value of") == 1


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("exchange oil curry", "Curry +1, Oil −1, Points of meditation −2"),
        ("process cotton_to_oil 1", "Cotton −1, Oil +1, Points of meditation −2"),
        ("farmer n2", "Points of meditation −1"),
        ("uncover n1", "Covers removed +1, Points of meditation −2, at the end +1"),
    ],
)
def test_other_actions_of_the_wheel_cost_points_too(move: str, words: str) -> None:
    match = table(points=3, goods={0: "oil cotton"})
    assert move in [option.text for option in match.options()]
    assert hint_of(match, move) == words


def test_a_replay_tells_only_scores_that_a_seat_could_see(tmp_path: Path) -> None:
    kept = tmp_path / "kept.serai"
    out("play", "agra", "--seed", "3", "--bots", "random", "--save", kept, typed="1\n1\n1\n")
    assert "Scores" not in out("replay", kept)
    assert "Scores: Player A 2, Random B ?" in out("replay", kept, "--seat", "0")
