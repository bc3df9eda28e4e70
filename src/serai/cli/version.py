"""`serai version`: which Serai this is, and how it runs."""

import click


@click.command()
def command() -> None:
    """Say the version, and whether the compiled engine runs or plain Python."""
    from serai import __version__, _build

    click.echo(f"serai {__version__} ({_build.describe()})")
