"""`serai components`: every piece of a game, and how we know of it."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from serai.cli.common import console, edition_option, game_argument
from serai.core.components import SOURCES
from serai.core.errors import SeraiError

if TYPE_CHECKING:
    from serai.core.components import Components, Row


@click.command()
@game_argument
@click.argument("table", default="")
@edition_option
@click.option(
    "--source",
    type=click.Choice(SOURCES),
    help="Only what has a part that comes from such a source.",
)
def command(game: str, table: str, edition: Path | None, source: str | None) -> None:
    """List the components of GAME with the source of every value.

    Without TABLE, all tables are listed in short. The sources, from the most certain on:

    \b
    rulebook        the rules say so
    public          a public page says so
    recalled        somebody remembers it
    reconstructed   made up, so that it fits all that is known

    Whoever owns the box can compare, and write what is printed there into an edition.
    """
    from serai import load

    components = load(game, edition).components
    if table and table not in components.tables:
        raise SeraiError(
            f"{game} has no table {table[:40]!r}; there are: {', '.join(components.tables)}"
        )
    if not table and source is None:
        _print_summary(components)
        return
    for name in [table] if table else components.tables:
        rows = components.rows(name)
        _print_rows(name, [row for row in rows if source is None or source in row.provenance])


def _print_summary(components: "Components") -> None:
    from rich.table import Table
    from rich.text import Text

    listing = Table("table", "rows", *SOURCES, box=None, header_style="bold", pad_edge=False)
    for name, rows in components.tables.items():
        counts = Counter(source for row in rows for source in row.provenance)
        listing.add_row(name, str(len(rows)), *(str(counts[source] or "") for source in SOURCES))
    out = console()
    if components.edition:
        out.print(Text(f"Edition: {components.edition}\n"))
    out.print(listing)
    out.print(f"\nA row may have several sources. Hash of the data: {components.digest}")


def _print_rows(name: str, rows: "list[Row]") -> None:
    from rich.padding import Padding
    from rich.text import Text

    if not rows:
        return
    out = console()
    out.print(Text(f"\n{name} ({len(rows)})", style="bold"))
    for row in rows:
        facts = ", ".join(f"{key} {_plain(value)}" for key, value in row.facts.items())
        text = Text.assemble((row.id, "cyan"), "  ", facts)
        text.append(f"\nsource: {row.source}", "dim")
        out.print(Padding(text, (0, 0, 0, 2)))


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(_plain(part) for part in value) or "none"
    return str(value) if value != "" else "none"
