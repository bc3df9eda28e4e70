"""`serai verify`: was the luck of a game honest, and its record left alone?"""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from serai.cli.common import edition_option
from serai.core.errors import RecordError

if TYPE_CHECKING:
    from serai.core.record import Record
    from serai.core.verify import Proof


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@edition_option
def command(file: Path, edition: Path | None) -> None:
    """Prove a finished game: every move by the rules, every draw by its luck.

    FILE is the record of a finished game. Each choice is replayed and checked against the rules,
    and each outcome of chance is computed again from the secret that the record reveals. One
    altered line is found and named, and the command ends with an error.
    """
    from serai import read_record

    try:
        record = read_record(file)
    except RecordError as fault:
        raise _located(file, edition, fault) from None
    proof = _prove(record, edition)
    click.echo(f"{file}: proved.")
    click.echo(f"  {proof.moves - proof.outcomes} choices of players: all by the rules.")
    click.echo(f"  {proof.outcomes} outcomes of chance: all as the luck of this game draws them.")
    if proof.sealed:
        click.echo("  The luck was sealed before the game: nobody could choose or change it.")
    else:
        click.echo("  The luck came from a seed, which whoever started the game may have chosen.")


def _prove(record: "Record", edition: Path | None) -> "Proof":
    from serai import load
    from serai.core.verify import verify

    return verify(load(record.header.game, edition), record)


def _located(file: Path, edition: Path | None, fault: RecordError) -> RecordError:
    """The fault of a record that cannot be read, with the first move that does not fit.

    The digest only says that something is wrong. Read as if it were right, the moves say what.
    """
    from serai.core.record import digest_of, parse_record

    try:
        lines = file.read_text(encoding="utf-8").rstrip("\n").split("\n")
        mended = [*lines[:-1], f"digest: {digest_of(lines[:-1])}"]
        _prove(parse_record("\n".join(mended), file.name), edition)
    except RecordError as found:
        return RecordError(f"{fault}; {found}") if str(found) != str(fault) else fault
    except (OSError, UnicodeDecodeError):
        return fault
    return fault
