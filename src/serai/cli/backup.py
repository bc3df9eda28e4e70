"""`serai backup`: a copy of the database, also while people play."""

from pathlib import Path

import click

from serai._extras import require
from serai.cli.common import database_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
def command(file: Path, database: str) -> None:
    """Copy everything a server keeps into FILE. It may run meanwhile."""
    require("server", "serai backup")
    from serai.server.backup import back_up  # here: `serai --help` works without the server

    back_up(database, file)
    click.echo(f"{database} is copied to {file}")
