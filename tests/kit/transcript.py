"""Golden transcripts: one random game of each kind as readable text.

    python -m tests.kit.transcript            compare the stored transcripts with today's
    python -m tests.kit.transcript --write    store today's

A change of the rules shows up as a change of lines here, which a reviewer can read.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import groupby, zip_longest
from pathlib import Path

import serai
from serai.core.action import Action
from serai.core.record import Event
from serai.core.step import CHANCE, Note
from tests.kit.setups import Setup
from tests.kit.walk import Chooser

FOLDER = Path(__file__).parent / "transcripts"
SEED = 1
INDENT = "      "
MOST_LISTED = 24
"""Options with one verb that are still listed one by one."""


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def transcript(name: str) -> str:
    """One game at the default table, every decision with what was asked and what came of it."""
    game = serai.load(name)
    setup = Setup(game, game.meta.default_players)
    return "\n".join(_lines(setup)) + "\n"


def _lines(setup: Setup) -> Iterator[str]:
    match, chooser = setup.match(SEED), Chooser(SEED)
    yield f"{setup.game.meta.title}, {setup.players} players, seed {SEED}, random choices"
    yield from map(_note, match.opening)
    yield from _events(match.events)
    number = 0
    while not match.over:
        number += 1
        scores, length = match.scores(), len(match.events)
        options = match.options()
        rule = match.state.stack[-1].rule
        yield f"{number:4}. seat {match.actor} [{rule}] of: {', '.join(_listed(options))}"
        match.play(chooser.pick(options))
        yield from _events(match.events[length:])
        if match.scores() != scores:
            yield f"{INDENT}scores: {' '.join(map(str, match.scores()))}"
    yield from _result(match)


def _listed(options: list[Action]) -> Iterator[str]:
    """The options in their order; of a verb with very many only how many there are."""
    counts = Counter(option.verb for option in options)
    for verb, group in groupby(options, key=lambda option: option.verb):
        if counts[verb] > MOST_LISTED:
            yield f"{verb} ({len(list(group))} of them)"
        else:
            yield from (option.text for option in group)


def _events(events: list[Event]) -> Iterator[str]:
    for event in events:
        sign = "@" if event.seat == CHANCE else ">"
        yield f"{INDENT}{sign} {event.text}"
        yield from map(_note, event.notes)


def _note(note: Note) -> str:
    """Message ids and arguments, for words are the business of the language files."""
    args = " ".join(f"{key}={value}" for key, value in note.message.args.items())
    return f"{INDENT}  {note.message.id} {args}".rstrip()


def _result(match: serai.Match) -> Iterator[str]:
    outcome = match.outcome
    assert outcome is not None
    yield f"the end: {outcome.reason}; places: {outcome.ranking}"
    for line in outcome.lines:
        yield f"{INDENT}seat {line.seat}: {line.points:3} {line.label} [{line.rule}]"


def first_difference(stored: str, today: str) -> str:
    """The first line that differs, with its number; empty if the texts are alike."""
    pairs = zip_longest(stored.splitlines(), today.splitlines(), fillvalue="(nothing)")
    for number, (old, new) in enumerate(pairs, 1):
        if old != new:
            return f"line {number}\n  stored: {old}\n  today:  {new}"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description="Golden transcripts of every game.")
    parser.add_argument("--write", action="store_true", help="store today's transcripts")
    write = parser.parse_args().write
    faults = 0
    for name in serai.GAMES:
        today, path = transcript(name), path_of(name)
        stored = path.read_text(encoding="utf-8") if path.exists() else ""
        difference = first_difference(stored, today)
        if difference and write:
            path.write_text(today, encoding="utf-8")
        faults += bool(difference) and not write
        print(f"{path.name}: {difference or 'as stored'}{' (written)' * write}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
