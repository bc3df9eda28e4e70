"""Run a command in this process, as a terminal would."""

from pathlib import Path

from click.testing import CliRunner, Result

from serai.cli.main import main

ROOT = Path(__file__).resolve().parents[2]


def serai(*args: str | Path, typed: str | None = None) -> Result:
    """What `serai ARGS` does; `typed` is what somebody types."""
    return CliRunner().invoke(main, [str(arg) for arg in args], input=typed, prog_name="serai")


def out(*args: str | Path, typed: str | None = None) -> str:
    """What a command prints that succeeds."""
    result = serai(*args, typed=typed)
    assert result.exception is None, result.output
    assert result.exit_code == 0, result.output
    return str(result.stdout)


def fault(*args: str | Path, typed: str | None = None) -> str:
    """The one line of a command that fails by a mistake of its user."""
    result = serai(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.stderr.startswith("serai: ")
    assert result.stderr.count("\n") == 1
    return str(result.stderr).strip()
