"""A table as API data for one viewer, made only from views, so that nothing can leak."""

import dataclasses
from functools import cache
from typing import Any, cast

from serai.core.action import Action
from serai.core.match import Match
from serai.core.step import NOBODY, Message
from serai.core.view import TableView
from serai.server.live_table import LiveTable, Unreadable
from serai.server.messages import RefusalOut, SeatOut, TableOut
from serai.server.own_seats import seat_meant
from serai.server.store import FINISHED, TableFacts

NOT_DATA = {"game", "prompt", "options", "refusals", "outcome"}
"""Fields of a view that the message has in another form."""
SIMPLE = frozenset({int, str, bool, float, type(None)})
"""Types of values that are passed as they are."""

UNREADABLE = "unreadable"
"""The API status of a table that this version cannot replay."""
NOT_BEGUN: dict[str, Any] = {
    "actor": NOBODY,
    "prompt": "",
    "options": [],
    "refusals": [],
    "draft": [],
    "complete": False,
    "scores": [],
    "winners": [],
    "reason": "",
    "view": {},
    "commitment": "",
    "secret": "",
}
"""The fields of a table that waits for players."""


def table_out(live: LiveTable, person: str | None, wanted: int | None = None) -> TableOut:
    seat = seat_meant(live, person, wanted)
    match = live.match
    fields = NOT_BEGUN if match is None else _begun(live, match, seat)
    fields = {**fields, "bot_silent": live.bot_silent}
    return _out(live.facts, person, seat, live.facts.status, fields)


def unreadable_out(fault: Unreadable, person: str | None) -> TableOut:
    """A table that cannot be replayed: its seats, the scores if it is finished, and the reason."""
    fields = {**NOT_BEGUN, "scores": fault.facts.scores or [], "reason": fault.why}
    return _out(fault.facts, person, None, UNREADABLE, fields)


def _out(
    facts: TableFacts, person: str | None, seat: int | None, status: str, fields: dict[str, Any]
) -> TableOut:
    seats = [
        SeatOut(
            s.number,
            s.kind,
            s.name,
            s.played_by_bot or "",
            person is not None and s.person == person,
        )
        for s in facts.seats
    ]
    return TableOut(
        id=facts.id,
        game=facts.game,
        status=status,
        version=facts.version,
        seats=seats,
        seat=seat,
        **fields,
    )


def _begun(live: LiveTable, match: Match, seat: int | None) -> dict[str, Any]:
    view = live.view(seat)
    draft = live.drafts.get(seat) if seat is not None else None
    outcome = match.outcome
    return {
        "actor": match.actor,
        "prompt": view.prompt.id if view.prompt else "",
        "options": [action.text for action in view.options],
        "refusals": _refusals(view),
        "draft": list(draft.lines) if draft else [],
        "complete": bool(draft and draft.lines and not draft.open),
        "scores": live.game.seen_scores(match.state, view),
        "winners": list(outcome.winners) if outcome else [],
        "reason": outcome.reason if outcome else "",
        "view": plain_view(view),
        "commitment": match.header.commitment,
        "secret": live.facts.secret if live.facts.status == FINISHED else "",
    }


def _refusals(view: TableView) -> list[RefusalOut]:
    return [
        RefusalOut(refusal.text, refusal.reason.id, refusal.reason.rule)
        for refusal in view.refusals
    ]


def plain_view(view: object) -> dict[str, object]:
    """The fields of a view as plain values."""
    kind: Any = type(view)
    return {name: _plain(getattr(view, name)) for name in _fields(kind) or ()}


@cache
def _fields(kind: type) -> tuple[str, ...] | None:
    """The names of the fields of a dataclass that are passed; None for other types."""
    if not dataclasses.is_dataclass(kind):
        return None
    return tuple(field.name for field in dataclasses.fields(kind) if field.name not in NOT_DATA)


def _plain(value: object) -> object:
    kind: Any = type(value)
    if kind in SIMPLE:
        return value
    if kind in (tuple, list):
        return [item if type(item) in SIMPLE else _plain(item) for item in cast(Any, value)]
    if isinstance(value, Action):
        return value.text
    if isinstance(value, Message):
        return {"id": value.id, **value.args}
    if _fields(kind) is not None:
        return plain_view(value)
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value
