"""Random games told in full, for comparing the compiled engine with its plain source.

SERAI_PURE=1 python -m tests.kit.both_builds        a digest for each set-up, as plain Python
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from tests.kit.setups import SETUPS, Setup
from tests.kit.walk import matches

SEEDS = range(100, 108)
"""Games that no other law plays."""


def told(setup: Setup, seed: int) -> Iterator[str]:
    """Every decision with all that is asked, offered and refused; the log, and the record."""
    for match in matches(setup, seed):
        if not match.over:
            s = match.state
            step = s.stack[-1]
            yield f"{match.actor} {step.rule} {step.prompt(s).id} turn {s.turns} draw {s.draws}"
            yield " ".join(option.text for option in match.options())
            yield " ".join(f"{no.text}: {no.reason.id}" for no in step.refusals(s))
            yield f"{match.scores()}"
    for event in match.events:
        for note in event.notes:
            yield f"{note.seen_by} {note.message.id} {sorted(note.message.args.items())}"
    yield f"{match.record}{match.outcome}"


def digest(setup: Setup) -> str:
    """One line for all games of a set-up."""
    lines = hashlib.sha256()
    for seed in SEEDS:
        for line in told(setup, seed):
            lines.update(f"{line}\n".encode())
    return f"{setup} {lines.hexdigest()}"


if __name__ == "__main__":
    for setup in SETUPS:
        print(digest(setup))
