"""`serai ladder`: ratings for people, for programs and for a document."""

import json
from pathlib import Path

import pytest

from serai.cli.ladder import write_between_marks
from serai.core.errors import SetupError
from tests.cli.run import fault, out, serai

OWN = "tests.arena.own_bots:First"


@pytest.fixture
def words(tmp_path: Path) -> tuple[str, ...]:
    """A ladder of three that is quickly climbed."""
    few = ("--players", "3", "--games", "3", "--workers", "1")
    store = ("--store", str(tmp_path / "new" / "games.jsonl"))
    return ("ladder", "taj_mahal", "--roster", "random,greedy:1,greedy", *few, *store)


def test_a_ladder_prints_one_object(words: tuple[str, ...]) -> None:
    report = json.loads(out(*words, "--json"))
    assert (report["game"], report["players"], report["games"]) == ("taj_mahal", 3, 3)
    assert {rung["bot"]: rung["games"] for rung in report["rungs"]} == {
        "random@1": 3,
        "greedy@1:1": 3,
        "greedy@1": 3,
    }
    for rung in report["rungs"]:
        assert rung["low"] <= rung["rating"] <= rung["high"]
    assert report["commits"]


def test_a_second_call_goes_on_with_the_games_of_the_first(words: tuple[str, ...]) -> None:
    first = out(*words)
    again = serai(*words)
    assert again.stdout == first
    assert again.stderr == ""  # nothing was played
    more = json.loads(out(*words, "--bots", OWN, "--json"))
    assert more["games"] == 6
    assert sum(rung["bot"].startswith(f"{OWN}#") for rung in more["rungs"]) == 1


def test_a_ladder_for_people_is_a_table(words: tuple[str, ...]) -> None:
    lines = out(*words).splitlines()
    assert lines[0].split()[:2] == ["bot", "rating"]
    assert any(line.startswith("greedy@1 ") and " 1000 " in line for line in lines)
    assert "3 games of taj_mahal, 3 players" in lines[-1]


def test_progress_names_who_leads(words: tuple[str, ...]) -> None:
    lines = serai(*words).stderr.splitlines()
    assert lines[-1].startswith("3 of 3 games: greedy@1")


def test_the_table_of_a_document_is_written_between_its_marks(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    document = tmp_path / "strength.md"
    marks = "<!-- ladder taj_mahal -->\nold\n<!-- end of ladder -->"
    document.write_text(f"# Strength\n\n{marks}\n\nThe end.\n", encoding="utf-8")
    out(*words, "--readme", document)
    text = document.read_text(encoding="utf-8")
    assert text.startswith("# Strength\n\n<!-- ladder taj_mahal -->\n\n| Taj Mahal, 3 players |")
    assert text.endswith("\n\n<!-- end of ladder -->\n\nThe end.\n")
    assert "| `greedy@1` | 1000 | 1000 – 1000 | 3 |" in text
    assert "--roster random,greedy:1,greedy" in text
    assert "old" not in text
    out(*words, "--readme", document)
    assert document.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("text", ["", "<!-- ladder agra -->", "<!-- end of ladder -->"])
def test_a_document_without_marks_is_left_alone(tmp_path: Path, text: str) -> None:
    document = tmp_path / "strength.md"
    document.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match="has no place for the table: <!-- ladder agra -->"):
        write_between_marks(document, "agra", "new")
    assert document.read_text(encoding="utf-8") == text


def test_mistakes_end_in_one_line(words: tuple[str, ...]) -> None:
    assert "there is no bot 'clever'" in fault(*words, "--bots", "clever")
    assert "greedy@1 is one of them" in fault(*words, "--roster", "random,search:5")
    assert "is for 3 to 5 players" in fault(*words, "--players", "7")
