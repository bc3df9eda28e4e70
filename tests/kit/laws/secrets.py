"""Laws about secrets: two worlds that differ only in what a seat cannot know look the same to it.

The second world comes from `imagine`. It looks the same at once, and it goes on looking the same
while both worlds are played with the same public choices: views, options, log, record and picture.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import serai
from serai.core import play
from serai.core.action import Action
from serai.core.draft import Draft
from serai.core.luck import FastLuck, Stream
from serai.core.match import Worlds, rebuild
from serai.core.record import HIDDEN, may_see
from serai.core.step import EVERYONE, NOBODY, State
from serai.core.view import unasked
from tests.kit.compare import differences, snapshot
from tests.kit.setups import Setup
from tests.kit.walk import play_on

STEPS_TOGETHER = 40
"""How long two worlds are played side by side, in decisions of seats and of chance."""


@dataclass(frozen=True)
class Spot:
    """A position in a random game, and the seat that looks at it. The game is not over."""

    match: serai.Match
    seat: int
    seed: int

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def imagine(self, state: State | None = None, luck: int = 0) -> State:
        """A world this seat could be in, seen from the state, or from another one like it."""
        start = self.state if state is None else state
        world: State = self.match.game.imagine(start, self.seat, FastLuck(self.seed + luck))
        return world


def spot(setup: Setup, seed: int, choices: int, seat: int) -> Spot:
    """The position after some choices, or just before the last one."""
    match = play_on(setup.match(seed), seed, choices)
    if match.over:
        match = rebuild(setup.game, match.record, match.record.choices() - 1)
    return Spot(match, seat % setup.players, seed)


# --- imagined worlds --------------------------------------------------------------------------


def an_imagined_world_looks_the_same_to_its_seat(here: Spot) -> None:
    game, world = here.match.game, here.imagine()
    game.check(world)
    for seat in (here.seat, None):
        real, imagined = game.view(here.state, seat), game.view(world, seat)
        assert differences(real, imagined) == []
        assert game.seen_scores(here.state, real) == game.seen_scores(world, imagined)
    assert play.actor(world) == play.actor(here.state)
    if play.actor(world) == here.seat:
        assert play.options(world) == play.options(here.state)


def imagining_changes_nothing_and_can_be_repeated(here: Spot) -> None:
    before = snapshot(here.state)
    world = here.imagine()
    assert differences(snapshot(here.state), before) == []
    assert differences(world, here.imagine()) == []
    assert world.notes is None


def worlds_alike_to_a_seat_give_the_same_imagined_worlds(here: Spot) -> None:
    """So a bot that thinks in imagined worlds cannot know more than its seat, not even by order."""
    other = here.imagine(luck=1)
    assert differences(here.imagine(luck=2), here.imagine(other, luck=2)) == []


def the_judge_knows_no_more_than_its_seat(here: Spot) -> None:
    """A game need not have a judge; bots do without one then."""
    judge = getattr(here.match.game, "judge", None)
    if judge is not None:
        world = here.imagine()
        assert judge.value(here.state, here.seat) == judge.value(world, here.seat)


# --- two worlds side by side ------------------------------------------------------------------


def two_worlds_go_on_looking_the_same(here: Spot) -> None:
    match, seat = here.match, here.seat
    twin = _twin(match, here.imagine())
    stream = Stream(FastLuck(here.seed))
    for _ in range(STEPS_TOGETHER):
        choices = _same_choice(match.state, twin.state, seat, stream)
        if choices is None:
            break
        for table, action in zip((match, twin), choices, strict=True):
            table._apply(action)  # `play` would let each world's own luck draw
        if match.over or twin.over:
            return  # all is revealed
        _assert_same_views(match, twin, seat)
    assert differences(match.log(seat), twin.log(seat)) == []
    assert differences(Worlds(match, seat).record(), Worlds(twin, seat).record()) == []


def a_bot_gets_the_past_that_its_seat_has_seen(here: Spot) -> None:
    """All of it, and a question mark for the rest."""
    past = Worlds(here.match, here.seat).record()
    assert past.header == here.match.header
    assert (past.secret, past.scores) == ("", ())
    for told, event in zip(past.events, here.match.events, strict=True):
        seen = may_see(event.seen_by, 1 << here.seat)
        assert (told.seat, told.text) == (event.seat, event.text if seen else HIDDEN)
        assert all(may_see(note.seen_by, 1 << here.seat) for note in told.notes)


def _twin(match: serai.Match, world: State) -> serai.Match:
    """The same match with the same past, in another world."""
    twin = match.fork()
    twin.state = world
    twin.state.notes = []
    return twin


def _same_choice(a: State, b: State, seat: int, stream: Stream) -> tuple[Action, Action] | None:
    """One choice for each world that the seat cannot tell apart, or None if the worlds part here:
    all that could happen in the one cannot happen in the other."""
    seen_by = a.stack[-1].seen_by(a)
    assert b.stack[-1].seen_by(b) == seen_by
    mine, yours = play.options(a), play.options(b)
    if seen_by != EVERYONE and not seen_by & 1 << seat:
        return mine[stream.below(len(mine))], yours[stream.below(len(yours))]
    common = [option for option in mine if option in yours]
    if not common:
        return None
    choice = common[stream.below(len(common))]
    return choice, choice


def _assert_same_views(match: serai.Match, twin: serai.Match, seat: int) -> None:
    assert play.actor(match.state) == play.actor(twin.state)
    assert differences(match.view(seat), twin.view(seat)) == []
    assert differences(match.view(None), twin.view(None)) == []


# --- views and pictures -----------------------------------------------------------------------


def a_view_stays_as_it_was_when_the_game_goes_on(here: Spot) -> None:
    view = here.match.view(here.seat)
    twin = here.match.game.view(here.state.copy(), here.seat)
    play_on(here.match, here.seed, choices=20)
    assert differences(view, twin) == []
    assert differences(view, here.match.view(here.seat)) != []


def views_that_look_alike_are_equal(here: Spot) -> None:
    game = here.match.game
    for seat in (here.seat, None):
        view, again = game.view(here.state, seat), game.view(here.imagine(), seat)
        assert view == again
        assert hash(view) == hash(again)


def two_worlds_give_the_same_picture(here: Spot) -> None:
    game, world = here.match.game, here.imagine()
    for seat in (here.seat, None):
        assert game.draw(game.view(here.state, seat)) == game.draw(game.view(world, seat))


def no_draft_shows_more_than_its_seat_may_know(here: Spot) -> None:
    """Nor does the wall that it leads to: whatever whoever is to decide drafts, it looks the same
    in all worlds that look the same to them."""
    match, seat = here.match, here.match.actor
    twin = _twin(match, Spot(match, seat, here.seed).imagine())
    draft, other = Draft(match, seat), Draft(twin, seat)
    for option in draft.options():
        real, imagined = draft.after(option), other.after(option)
        assert real.wall == imagined.wall
        assert differences(real.view(), imagined.view()) == []


SecretLaw = Callable[[Spot], None]

SECRET_LAWS: tuple[SecretLaw, ...] = (
    an_imagined_world_looks_the_same_to_its_seat,
    imagining_changes_nothing_and_can_be_repeated,
    worlds_alike_to_a_seat_give_the_same_imagined_worlds,
    the_judge_knows_no_more_than_its_seat,
    two_worlds_go_on_looking_the_same,
    a_bot_gets_the_past_that_its_seat_has_seen,
    a_view_stays_as_it_was_when_the_game_goes_on,
    views_that_look_alike_are_equal,
    no_draft_shows_more_than_its_seat_may_know,
)


def no_draft_shows_the_end_of_the_game(setup: Setup, seed: int) -> None:
    """Behind the end of the game everything is open. Until a choice is final, its seat sees no more
    than before it, whatever it drafts."""
    match = setup.match(seed)
    stream = Stream(FastLuck(seed))
    while not match.over:
        seat = match.actor
        draft = Draft(match, seat)
        for option in draft.options():
            then = draft.after(option)
            if then.wall == NOBODY:
                assert then.view() == unasked(draft.view())
                assert then.view().outcome is None
        options = match.options()
        match.play(options[stream.below(len(options))])


def imagined_worlds_differ(setup: Setup, seed: int) -> None:
    """Else all laws above would hold for a game that imagines nothing.

    Where everything can be known by counting, all worlds are one.
    """
    found: list[State] = []
    for choices in range(0, 40, 5):
        here = spot(setup, seed, choices, seat=seed)
        worlds = [here.imagine(luck=luck) for luck in range(5)]
        found += [world for world in worlds if differences(worlds[0], world)]
    assert bool(found) != setup.facts.one_world
