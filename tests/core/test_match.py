"""Matches: a record, the state it leads to, and the luck that carries it on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import serai
from serai.core import play
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.errors import IllegalAction, NotationError, RecordError, SetupError
from serai.core.fairness import commitment
from serai.core.luck import FastLuck
from serai.core.match import BRANCHED, FAST, SEALED, Worlds, rebuild
from serai.core.record import Event, parse_record
from serai.core.step import CHANCE, NOBODY
from serai.core.view import TableView
from tests.core import caravan as toy
from tests.core.records import SECRET, toy_match
from tests.kit.compare import differences, snapshot
from tests.kit.walk import play_on

GAME = toy.CaravanGame()


# --- the interface that must stay stable ------------------------------------------------------


def test_the_library_works_as_the_design_says() -> None:
    game = serai.load("taj_mahal")
    match = serai.Match(game, players=4, seed=7)
    assert match.actor in range(4)
    assert [str(option) for option in match.options()][-1] == "withdraw"
    match.play(match.options()[0])
    match.play("done")
    match.play("withdraw")
    assert match.view(0).seat == 0
    assert match.scores() == [0, 0, 0, 0]
    assert match.outcome is None
    assert match.state.seats == 4
    play_on(match, 1)
    record = serai.read_record(str(match.record))
    assert serai.replay(record, upto=40).record.choices() == 40
    assert serai.replay(record).scores() == match.scores()


@pytest.mark.parametrize("name", serai.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(serai, name) is not None


def test_the_seats_that_are_none_have_names() -> None:
    assert (serai.CHANCE, serai.NOBODY) == (-1, -2)


# --- setting up -------------------------------------------------------------------------------


def test_chance_has_dealt_before_the_first_choice() -> None:
    match = toy_match(choices=0)
    assert [event.seat for event in match.events] == [CHANCE, CHANCE]
    assert match.actor == 0


def test_a_seed_or_a_secret_but_not_both() -> None:
    with pytest.raises(SetupError, match="a seed or a secret, not both"):
        serai.Match(GAME, players=2, seed=1, secret=SECRET)


def test_a_seed_is_not_negative() -> None:
    with pytest.raises(SetupError, match="a seed is a whole number from 0 on, not -1"):
        serai.Match(GAME, players=2, seed=-1)


def test_a_bad_secret_is_refused() -> None:
    with pytest.raises(SetupError, match="hexadecimal"):
        serai.Match(GAME, players=2, secret="open sesame")


@pytest.mark.parametrize("players", [-2, 0, 1, 5])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        serai.Match(GAME, players=players, seed=1)


def test_a_match_without_a_seed_is_sealed_and_new_each_time() -> None:
    one, other = (serai.Match(GAME, players=2) for _ in range(2))
    assert one.header.luck == SEALED
    assert one.header.commitment == commitment(one.saved().secret)
    assert one.header.commitment != other.header.commitment


def test_a_match_with_a_seed_is_repeatable_and_promises_nothing() -> None:
    match = toy_match(choices=0)
    assert (match.header.luck, match.header.commitment) == (FAST, "")


def test_names_and_options_are_in_the_header() -> None:
    match = serai.Match(GAME, seed=1, names=["Ann", "Bob"], options={"wind": "strong"})
    assert match.header.seats == ("Ann", "Bob")
    assert match.header.options == {"wind": "strong"}
    assert match.players == 2


# --- playing ----------------------------------------------------------------------------------


def unchanged(match: serai.Match) -> tuple[dict[str, object], str]:
    return snapshot(match.state), str(match.saved())


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("fly", NotationError, "unknown action 'fly'"),
        ("", NotationError, "unknown action ''"),
        ("show", IllegalAction, "seat 0 may choose"),
        ("sell", IllegalAction, r"rule toy\.sell"),
        ("draw c1", IllegalAction, "not allowed now"),
    ],
)
def test_a_wrong_choice_changes_nothing(text: str, kind: type[Exception], words: str) -> None:
    match = toy_match(choices=0)
    before = unchanged(match)
    with pytest.raises(kind, match=words):
        match.play(text)
    assert differences(unchanged(match), before) == []


def test_a_choice_is_made_by_the_seat_whose_turn_it_is() -> None:
    match = toy_match(choices=0)
    with pytest.raises(IllegalAction, match="seat 0 is to decide, not seat 1"):
        match.play("load", seat=1)
    match.play("load", seat=0)
    assert match.events[-1] == Event(0, "load", notes=match.events[-1].notes)


def test_an_action_made_elsewhere_is_as_good_as_ours() -> None:
    match, again = toy_match(choices=0), toy_match(choices=0)
    match.play(toy.Word("load"))
    again.play("load")
    assert str(match.saved()) == str(again.saved())


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = toy_match()
    assert match.over
    assert (match.actor, match.options()) == (NOBODY, [])
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("load")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_and_no_log_for_a_seat_that_is_not_there(seat: int) -> None:
    match = toy_match(choices=0)
    with pytest.raises(SetupError, match=f"no seat {seat}: seats are 0 to 1"):
        match.view(seat)
    with pytest.raises(SetupError, match=f"no seat {seat}: seats are 0 to 1"):
        match.log(seat)


def test_the_log_of_a_seat_has_its_secrets_and_no_others() -> None:
    match = toy_match(choices=0)
    drew = [event.text.removeprefix("draw c") for event in match.events]
    for seat in (0, 1):
        assert [str(note.message.args["card"]) for note in match.log(seat)] == [drew[seat]]
    assert match.log() == []


# --- secrets of the luck ----------------------------------------------------------------------


def test_the_secret_is_in_the_record_only_after_the_end() -> None:
    match = toy_match(choices=4, seed=None, secret=SECRET)
    assert SECRET not in str(match.record)
    assert commitment(SECRET) in str(match.record)
    assert SECRET in str(match.saved())
    play_on(match, 1)
    assert SECRET in str(match.record)


def test_a_seed_is_a_secret_too() -> None:
    match = toy_match(choices=4, seed=123456789)
    assert "123456789" not in str(match.record)
    assert "123456789" in str(match.saved())


@pytest.mark.parametrize(
    "setup", [{"seed": 9}, {"seed": None, "secret": SECRET}], ids=["fast", "sealed"]
)
def test_a_saved_match_goes_on_as_it_would_have(setup: dict[str, object]) -> None:
    match = toy_match(choices=5, **setup)
    again = rebuild(GAME, parse_record(str(match.saved())))
    assert str(play_on(again, 1).record) == str(play_on(match, 1).record)


# --- playing on from a record without its secret ----------------------------------------------


def test_a_record_without_its_secret_can_be_played_on_with_luck_of_its_own() -> None:
    match = toy_match(choices=5, seed=None, secret=SECRET)
    branch = rebuild(GAME, parse_record(str(match.record)))
    assert branch.header.luck == SEALED  # nothing has been drawn yet
    play_on(branch, 1)
    assert (branch.header.luck, branch.header.commitment) == (BRANCHED, "")
    assert branch.record.secret not in ("", SECRET)
    assert [event.line() for event in branch.events[: len(match.events)]] == [
        event.line() for event in match.events
    ]
    assert rebuild(GAME, parse_record(str(branch.record))).scores() == branch.scores()


def test_a_branch_that_was_saved_goes_on_as_it_would_have() -> None:
    branch = rebuild(GAME, toy_match(choices=2).record)
    while branch.header.luck != BRANCHED:
        branch.play(branch.options()[-1])
    again = rebuild(GAME, parse_record(str(branch.saved())))
    assert str(play_on(again, 1).record) == str(play_on(branch, 1).record)


# --- replay -----------------------------------------------------------------------------------


def test_replay_stops_after_a_number_of_choices() -> None:
    record = toy_match().record
    for upto in range(record.choices() + 1):
        match = rebuild(GAME, record, upto)
        assert match.record.choices() == upto
        assert match.actor != CHANCE
    assert match.over


def test_replay_beyond_the_end_is_the_end() -> None:
    assert rebuild(GAME, toy_match().record, 10_000).over


def test_replay_to_less_than_nothing_is_refused() -> None:
    with pytest.raises(RecordError, match="-1"):
        rebuild(GAME, toy_match().record, -1)


def test_lines_played_elsewhere_can_be_followed() -> None:
    whole, match = toy_match(), toy_match(choices=3)
    match.follow(whole.events[len(match.events) :])
    assert differences(match.state, whole.state) == []
    assert str(match.record) == str(whole.record)


def test_a_line_that_cannot_be_followed_is_named() -> None:
    match = toy_match(choices=0)
    with pytest.raises(RecordError, match=r"move 3 \('1 load'\): it is the turn of seat 0"):
        match.follow([Event(1, "load")])


# --- forks ------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    match = toy_match(choices=4)
    before = unchanged(match)
    fork = match.fork()
    assert differences(fork.state, match.state) == []
    play_on(fork, 2)
    assert fork.over
    assert differences(unchanged(match), before) == []


def test_a_fork_has_the_same_luck_to_come() -> None:
    match = toy_match(choices=4)
    assert str(play_on(match.fork(), 2).record) == str(play_on(match, 2).record)


# --- undo -------------------------------------------------------------------------------------


def three_seats(*words: str) -> serai.Match:
    match = serai.Match(GAME, players=3, seed=1)
    for word in words:
        match.play(word)
    return match


def test_the_last_choice_can_be_taken_back() -> None:
    match = three_seats("favour")
    before = str(three_seats().saved())
    assert match.can_undo()
    match.undo()
    assert str(match.saved()) == before
    assert differences(match.state, three_seats().state) == []


def test_several_choices_of_one_seat_can_be_taken_back() -> None:
    match = three_seats("favour", "coin")
    match.undo()
    match.undo()
    assert not match.can_undo()
    assert match.record.choices() == 0


def test_what_chance_has_drawn_cannot_be_taken_back() -> None:
    match = three_seats("bribe")
    assert match.events[-1].seat == CHANCE
    assert not match.can_undo()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()


def test_the_deal_cannot_be_taken_back() -> None:
    assert not three_seats().can_undo()


def test_taking_back_stops_at_another_seats_choice() -> None:
    """Seat 0 has seen seat 1 follow, so its own choice stands even when seat 1 takes back."""
    match = three_seats("load", "follow")
    match.undo()
    assert match.actor == 1
    assert not match.can_undo()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()


def test_after_taking_back_the_game_goes_on() -> None:
    match = three_seats("favour", "coin")
    match.undo()
    match.play("bale")
    assert str(match.saved()) == str(three_seats("favour", "bale").saved())


# --- worlds -----------------------------------------------------------------------------------


def test_worlds_are_imagined_for_one_seat() -> None:
    match = three_seats("favour")
    world = Worlds(match, 0).sample(FastLuck(1))
    assert differences(world, GAME.imagine(match.state, 0, FastLuck(1))) == []


class Curious:
    """A bot that remembers what it was given, and takes the last option."""

    def __init__(self) -> None:
        self.seen: list[tuple[int | None, int]] = []

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        world = worlds.sample(FastLuck(1))
        assert options == list(view.options) == play.options(world)
        self.seen.append((view.seat, view.turn))
        chosen: Action = options[-1]
        return chosen


def test_a_bot_is_asked_for_the_seat_that_decides() -> None:
    match = serai.Match(GAME, 3, seed=5)
    bot = Curious()
    for _ in range(10):
        seat, turn, options = match.actor, match.state.turn, match.options()
        choice = match.ask(bot)
        assert choice is options[-1]
        assert bot.seen[-1] == (seat, turn)
        match.play(choice)


class Diarist:
    """A bot that counts in its notes how often it was asked, and takes the last option."""

    def __init__(self) -> None:
        self.counted: list[int] = []

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        worlds.notes["asked"] = worlds.notes.get("asked", 0) + 1
        self.counted.append(worlds.notes["asked"])
        return options[-1]


def test_notes_are_kept_for_a_turn_and_for_a_seat() -> None:
    match = serai.Match(GAME, 3, seed=5)
    bot = Diarist()
    asked: dict[tuple[int, int], int] = {}
    while not match.over:
        moment = (match.state.turns, match.actor)
        asked[moment] = asked.get(moment, 0) + 1
        match.play(match.ask(bot))
        assert bot.counted[-1] == asked[moment]
    assert max(bot.counted) > 1, "somebody was asked twice in a turn"


def test_who_takes_a_choice_back_or_goes_another_way_has_noted_nothing() -> None:
    match = three_seats()
    match.notes_of(match.actor)["plan"] = [1]
    assert match.notes_of(match.actor) == {"plan": [1]}
    assert match.fork().notes_of(match.actor) == {}
    match.play(match.options()[0])
    match.undo()
    assert match.notes_of(match.actor) == {}


def test_a_bot_does_not_read_the_notes_of_another_one_that_was_asked_for_its_seat() -> None:
    match, one, other = three_seats(), Diarist(), Diarist()
    for bot in (one, one, other, one):
        match.ask(bot)
    assert one.counted == [1, 2, 1]
    assert other.counted == [1]


def test_a_bot_reads_the_past_as_its_seat_has_seen_it() -> None:
    match = three_seats("favour")
    for seat in range(3):
        past = Worlds(match, seat).record()
        drawn = [event.text for event in past.events if event.text.startswith("draw")]
        assert len(drawn) == 1, "a seat knows its own card"
        assert past.events[-1].line() == match.events[-1].line()
