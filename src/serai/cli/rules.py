"""`serai rules`: the rules of a game in our words, clause by clause."""

from typing import TYPE_CHECKING

import click

from serai.cli.common import console, game_argument
from serai.core.errors import SeraiError

if TYPE_CHECKING:
    from rich.console import Console

    from serai.core.rulebook import Clause, Rulebook


@click.command()
@game_argument
@click.argument("id", default="")
def command(game: str, id: str) -> None:
    """Show the rules of GAME, or only those whose ID starts like this.

    \b
    serai rules taj_mahal                   all of them
    serai rules taj_mahal withdraw          one chapter
    serai rules taj_mahal withdraw.crown    one clause, and those below it

    Prompts, refusals and results name the clause they come from by the same id. What stands in
    brackets is the place of the rule in the printed rulebook.
    """
    from serai import load

    print_rules(load(game).rulebook, id, console())


def print_rules(rulebook: "Rulebook", start: str, out: "Console") -> None:
    """Print the clauses whose id starts so, under their sections."""
    from rich.text import Text

    chosen = {
        section: [clause for clause in clauses if clause.id.startswith(start.lower())]
        for section, clauses in rulebook.sections().items()
    }
    if not any(chosen.values()):
        chapters = dict.fromkeys(id.split(".")[0] for id in rulebook.clauses)
        raise SeraiError(
            f"no rule starts with {start[:40]!r}; rules start with {', '.join(chapters)}"
        )
    for section, clauses in chosen.items():
        if clauses:
            out.print(Text(f"\n{section}", style="bold"))
            for clause in clauses:
                out.print(_clause(clause))


def _clause(clause: "Clause") -> object:
    from rich.padding import Padding
    from rich.text import Text

    text = Text.assemble((clause.id, "cyan"), f"  {clause.text}")
    if clause.at:
        text.append(f"  [{clause.at}]", "dim")
    if clause.unofficial:
        text.append("  (unofficial)", "yellow")
    if clause.reading:
        text.append(f"\nOur reading: {clause.reading}", "italic")
    return Padding(text, (0, 0, 0, 2))
