"""Laws about matches and their records: the log is the truth."""

from __future__ import annotations

import pytest

import serai
from serai.core.errors import IllegalAction
from serai.core.match import rebuild
from serai.core.record import HIDDEN, Event, parse_record, redact
from serai.core.step import CHANCE, EVERYONE
from tests.kit.compare import differences, snapshot
from tests.kit.laws.decisions import check_message
from tests.kit.setups import Setup
from tests.kit.walk import Chooser, matches, play_on, some


def a_record_replays_to_the_same_match(setup: Setup, seed: int) -> None:
    played = play_on(setup.match(seed), seed)
    record = parse_record(str(played.record))
    again = rebuild(setup.game, record)
    assert differences(again.state, played.state) == []
    assert differences(again.events, played.events) == []
    assert differences(again.opening, played.opening) == []
    assert again.scores() == played.scores()
    assert again.outcome == played.outcome
    assert str(again.record) == str(played.record)
    assert again.over


def a_record_replays_to_every_step_on_the_way(setup: Setup, seed: int) -> None:
    whole = play_on(setup.match(seed), seed).record
    for number, match in enumerate(matches(setup, seed)):
        if number % (29 * setup.length) == 0:
            again = rebuild(setup.game, whole, number)
            assert differences(again.state, match.state) == []
            assert again.record.choices() == number
            unfinished = parse_record(str(match.saved()))
            assert differences(rebuild(setup.game, unfinished).state, match.state) == []


def the_same_seed_gives_the_same_game(setup: Setup, seed: int) -> None:
    first, second = (str(play_on(setup.match(seed), seed).record) for _ in range(2))
    assert first == second
    assert str(play_on(setup.match(seed + 1), seed).record) != first


def a_record_without_its_end_keeps_the_secret(setup: Setup, seed: int) -> None:
    for match in some(matches(setup, seed), 20):
        assert match.record.secret == (str(seed) if match.over else "")
        assert match.saved().secret == str(seed)


def a_redacted_record_hides_what_was_not_seen(setup: Setup, seed: int) -> None:
    match = play_on(setup.match(seed), seed, choices=60)
    for seat in (*range(match.players), None):
        shown = redact(match.saved(), seat)
        assert shown.secret == ""
        for kept, event in zip(shown.events, match.events, strict=True):
            assert kept.seat == event.seat
            assert kept.text == (event.text if _sees(seat, event.seen_by) else HIDDEN)
            assert all(_sees(seat, note.seen_by) for note in kept.notes)


def _sees(seat: int | None, seen_by: int) -> bool:
    return seen_by == EVERYONE or (seat is not None and bool(seen_by & 1 << seat))


def the_log_shows_each_seat_its_own_lines(setup: Setup, seed: int) -> None:
    match = play_on(setup.match(seed), seed, choices=60)
    notes = match.opening + [note for event in match.events for note in event.notes]
    assert notes, "a game that says nothing cannot be followed"
    for note in notes:
        check_message(note.message, setup.game)
    for seat in (*range(match.players), None):
        assert match.log(seat) == [note for note in notes if _sees(seat, note.seen_by)]


# --- undo -------------------------------------------------------------------------------------


def undo_brings_back_the_exact_state(setup: Setup, seed: int) -> None:
    match, chooser = setup.match(seed), Chooser(seed)
    possible = 0
    while not match.over:
        is_due = possible % (23 * setup.length) == 0  # to take back is to replay the whole game
        before = (snapshot(match.state), list(match.events)) if is_due else None
        choice = chooser.pick(match.options())
        match.play(choice)
        if not match.can_undo():
            continue
        possible += 1
        if before is not None:
            match.undo()
            state, events = before
            assert differences(snapshot(match.state), state) == []
            assert differences(match.events, events) == []
            match.play(choice)
    assert possible, "no choice of this game can be taken back"


def nobody_takes_back_what_was_revealed(setup: Setup, seed: int) -> None:
    """Behind the wall lie the outcomes of chance and the choices of other seats."""
    for match in some(matches(setup, seed), 11):
        last: Event | None = match.events[-1] if match.events else None
        if last is None or last.seat == CHANCE:
            assert not match.can_undo()
            before = snapshot(match.state)
            with pytest.raises(IllegalAction, match="take back"):
                match.undo()
            assert differences(snapshot(match.state), before) == []
    _undo_stops_at_the_wall(setup, seed)


def _undo_stops_at_the_wall(setup: Setup, seed: int) -> None:
    """Taking back as much as is allowed never takes back another seat's choice, nor chance."""
    for number, match in enumerate(matches(setup, seed)):
        if number % (31 * setup.length) or not match.events:
            continue
        copy = rebuild(setup.game, match.saved())
        seat = copy.events[-1].seat
        while copy.can_undo():
            assert copy.events[-1].seat == seat != CHANCE
            copy.undo()
        assert not copy.events or copy.events[-1].seat != seat or seat == CHANCE


# --- the end ----------------------------------------------------------------------------------


def the_result_adds_up(setup: Setup, seed: int) -> None:
    match: serai.Match
    for match in some(matches(setup, seed), 50):
        assert match.over or match.outcome is None
        assert len(match.scores()) == setup.players
    match = play_on(match, seed)
    outcome = match.outcome
    assert outcome is not None
    assert [outcome.score(seat) for seat in range(match.players)] == match.scores()
    assert sorted(seat for place in outcome.ranking for seat in place) == [*range(match.players)]
    assert outcome.winners == outcome.ranking[0]
    assert outcome.winners or match.players == 1, "only who plays alone can lose to no seat"
    assert all(outcome.ranking[1:])
    assert outcome.reason
    for line in outcome.lines:
        assert line.rule in setup.game.rulebook.clauses
        assert line.label
