"""All commands together: help, mistakes, versions."""

import subprocess
import sys
from pathlib import Path

import pytest

from serai import GAMES, __version__
from serai.cli.main import COMMANDS
from tests.cli.run import fault, out, serai


def test_help_lists_every_command_with_a_line_about_it() -> None:
    text = out("--help")
    for command in COMMANDS:
        line = next(line for line in text.splitlines() if line.split()[:1] == [command])
        assert len(line.split()) > 3


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_every_option_explains_itself(command: str) -> None:
    text = out(command, "--help")
    assert text.startswith(f"Usage: serai {command}")
    options = text.partition("Options:")[2].splitlines()
    for line in options:
        if line.strip().startswith("-") and "--theme" not in line:
            assert len(line.split()) > 2 or options.index(line) + 1 < len(options)


def test_no_command_at_all_shows_the_help() -> None:
    assert "Commands:" in serai().output


def test_a_mistake_is_one_line_with_exit_code_2() -> None:
    assert "no game 'go'" in fault("rules", "go")
    assert "3 to 5 players" in fault("simulate", "taj_mahal", "--players", "9")
    assert "no option 'x'" in fault("simulate", "taj_mahal", "--options", "x=y")
    assert "name=value" in fault("simulate", "taj_mahal", "--options", "two_players")
    assert "no bot 'deep'" in fault("simulate", "taj_mahal", "--bots", "deep")
    bots = ("--bots", "random,random", "--players", "4")
    assert "2 bots for 4 seats" in fault("simulate", "taj_mahal", *bots)


def test_a_bad_edition_is_named_with_file_and_line(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('[edition]\nname = "mine"\n\n[[cards]]\nid = "red_01"\ncolor = "red"\n')
    assert "mine.toml:5" in fault("components", "taj_mahal", "--edition", edition)
    assert "cannot be read" in fault("components", "taj_mahal", "--edition", tmp_path / "no.toml")


def test_a_file_that_cannot_be_written_is_a_mistake_like_any_other(tmp_path: Path) -> None:
    picture = tmp_path / "no" / "board.svg"
    assert "No such file" in fault("show", "taj_mahal", "--upto", "0", "-o", picture)


def test_version_says_which_engine_runs() -> None:
    text = out("version")
    assert text.startswith(f"serai {__version__}")
    assert "compiled with mypyc" in text or "plain Python" in text


def test_the_module_is_the_command() -> None:
    command = [sys.executable, "-m", "serai", "rules", "go"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    known = ", ".join(GAMES)
    assert done.stderr.splitlines()[-1] == f"serai: there is no game 'go'; there is: {known}"


def test_short_commands_do_not_wait_for_heavy_libraries() -> None:
    code = (
        "import sys; from click.testing import CliRunner; from serai.cli.main import main; "
        "CliRunner().invoke(main, ['version']); CliRunner().invoke(main, ['--help']); "
        "heavy = {'rich', 'fluent', 'babel', 'openskill', 'resvg_py'}; "
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
