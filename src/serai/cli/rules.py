"""`serai rules`: the rules of a game in our words, clause by clause."""

from typing import TYPE_CHECKING

import click

from serai.cli.common import console, game_argument, language_option
from serai.core.errors import SeraiError

if TYPE_CHECKING:
    from rich.console import Console

    from serai.core.rulebook import Clause, Rulebook
    from serai.games.voice import Voice


@click.command()
@game_argument
@click.argument("id", default="")
@language_option
def command(game: str, id: str, language: str) -> None:
    """Show the rules of GAME, or only those whose ID starts like this.

    \b
    serai rules taj_mahal                   all of them
    serai rules taj_mahal withdraw          one chapter
    serai rules taj_mahal withdraw.crown    one clause, and those below it

    Prompts, refusals and results name the clause they come from by the same id. What stands in
    brackets is the place of the rule in the printed rulebook.
    """
    from serai import load
    from serai.games.voice import Voice

    loaded = load(game)
    print_rules(loaded.rulebook, Voice(loaded, (), language), id, console())


def print_rules(rulebook: "Rulebook", voice: "Voice", start: str, out: "Console") -> None:
    """Print the clauses whose id starts so, under their sections."""
    from rich.text import Text

    chosen = {
        section: [clause for clause in clauses if clause.id.startswith(start.lower())]
        for section, clauses in rulebook.sections().items()
    }
    if not any(chosen.values()):
        chapters = dict.fromkeys(id.split(".")[0] for id in rulebook.clauses)
        args = {"typed": start[:40], "listed": ", ".join(chapters)}
        raise SeraiError(voice.text("terminal-no-rule", args))
    for section, clauses in chosen.items():
        if clauses:
            out.print(Text(f"\n{voice.section_title(section)}", style="bold"))
            for clause in clauses:
                out.print(_clause(clause, voice))


def _clause(clause: "Clause", voice: "Voice") -> object:
    from rich.padding import Padding
    from rich.text import Text

    text = Text.assemble((clause.id, "cyan"), f"  {voice.rule_text(clause)}")
    if clause.at:
        text.append(f"  [{clause.at}]", "dim")
    if clause.unofficial:
        text.append(f"  ({voice.text('web-unofficial')})", "yellow")
    if clause.reading:
        reading = f"\n{voice.text('web-reading')} {voice.reading_text(clause)}"
        text.append(reading, "italic")
    return Padding(text, (0, 0, 0, 2))
