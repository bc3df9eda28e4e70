"""`serai restore`: a copy takes the place of the database."""

from pathlib import Path

import click

from serai._extras import require
from serai.cli.common import database_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
def command(file: Path, database: str) -> None:
    """Put the copy FILE in the place of what a server keeps. It may run meanwhile.

    What was there before is kept beside it.
    """
    require("server", "serai restore")
    from serai.server.backup import restore  # here: `serai --help` works without the server

    before = restore(file, database)
    click.echo(f"{database} is as in {file}")
    if before is not None:
        click.echo(f"What was there before is in {before}")
