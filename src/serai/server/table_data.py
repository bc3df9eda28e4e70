"""A table as data for one viewer. Everything goes through views, so nothing can leak."""

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
"""Fields of a view that the answer carries in another form."""
SIMPLE = frozenset({int, str, bool, float, type(None)})
"""What most of a view consists of, and goes as it is."""

UNREADABLE = "unreadable"
"""The status of a table that this Serai cannot replay, as programs are told it."""
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
"""What there is to say of a game while players gather."""


def table_out(live: LiveTable, person: str | None, wanted: int | None = None) -> TableOut:
    seat = seat_meant(live, person, wanted)
    match = live.match
    told = NOT_BEGUN if match is None else _begun(live, match, seat)
    told = {**told, "bot_silent": live.bot_silent}
    return _out(live.facts, person, seat, live.facts.status, told)


def unreadable_out(fault: Unreadable, person: str | None) -> TableOut:
    """A table that cannot be replayed: who sits there, the points of a finished game, and why."""
    told = {**NOT_BEGUN, "scores": fault.facts.scores or [], "reason": fault.why}
    return _out(fault.facts, person, None, UNREADABLE, told)


def _out(
    facts: TableFacts, person: str | None, seat: int | None, status: str, told: dict[str, Any]
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
        **told,
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
    """The names of those fields that are data; None of what has no fields."""
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
