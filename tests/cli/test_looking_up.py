"""`serai rules` and `serai components`: what there is to know about a game."""

import re
from pathlib import Path

import serai
from serai.cli.main import COMMANDS
from tests.cli.run import ROOT, fault, out

GAME = serai.load("taj_mahal")


def test_the_rules_are_all_there_under_their_sections() -> None:
    text = out("rules", "taj_mahal")
    for section, clauses in GAME.rulebook.sections().items():
        assert f"\n{section}\n" in text
        for clause in clauses:
            assert clause.id in text


def test_rules_are_found_by_how_their_ids_start() -> None:
    text = out("rules", "taj_mahal", "withdraw.crown")
    assert "withdraw.crown_joins" in text
    assert "withdraw.elephant" not in text
    assert "Our reading:" in out("rules", "taj_mahal", "setup.start")
    assert "(unofficial)" in out("rules", "taj_mahal", "two")


def test_an_unknown_rule_names_the_chapters() -> None:
    assert "rules start with setup, visit" in fault("rules", "taj_mahal", "castle")


def test_the_components_in_short_count_every_table_by_source() -> None:
    text = out("components", "taj_mahal")
    for table, rows in GAME.components.tables.items():
        line = next(line for line in text.splitlines() if line.split()[:1] == [table])
        assert line.split()[1] == str(len(rows))
    assert GAME.components.digest in text


def test_a_table_shows_every_row_with_its_source() -> None:
    text = out("components", "taj_mahal", "symbols")
    assert text.count("source: rulebook") == 6
    assert "palace_kind crowned" in text
    assert "no table 'dragons'" in fault("components", "taj_mahal", "dragons")


def test_components_can_be_chosen_by_source() -> None:
    text = out("components", "taj_mahal", "--source", "reconstructed")
    wanted = [row for row in GAME.components.all_rows() if "reconstructed" in row.provenance]
    assert text.count("source: ") == len(wanted)


def test_an_edition_shows_in_the_components(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text(
        '[edition]\nname = "My copy"\n\n[[bonus_tiles]]\nid = "taj_mahal"\npoints = 5\n'
    )
    assert "Edition: My copy" in out("components", "taj_mahal", "--edition", edition)
    text = out("components", "taj_mahal", "bonus_tiles", "--edition", edition)
    assert "points 5" in text
    assert "public: edition" in text


def test_the_edition_in_the_guide_is_a_good_one(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    edition = tmp_path / "guide.toml"
    edition.write_text(guide.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    assert "Edition: My copy" in out("components", "taj_mahal", "--edition", edition)


def test_the_guide_names_every_command_and_no_other() -> None:
    guide = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)serai (\w+)", guide, re.MULTILINE))
    assert named == set(COMMANDS)
