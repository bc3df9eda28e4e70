"""Notes of bots at a server's tables: they go along with questions and answers."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

import serai
from serai.bots.plan import PLAN
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.match import Match
from serai.core.view import TableView
from serai.server import bot_pool
from serai.server.bot_pool import MOST_NOTES, BotPool, think
from serai.server.bot_queue import Answer, Job
from tests.server.conftest import Caller, context_of
from tests.server.process import wait_until


def ask(match: Match, bot: str, notes: bytes = b"", table: str = "t") -> Answer:
    lines = tuple((event.seat, event.text) for event in match.events)
    return think(Job(table, match.header, lines, match.actor, bot, 1, notes=notes))


class Diarist:
    """Counts in its notes how often it was asked, and may write too much."""

    def __init__(self, ballast: int = 0) -> None:
        self.ballast = ballast

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        worlds.notes["asked"] = worlds.notes.get("asked", 0) + 1
        worlds.notes["ballast"] = b"x" * self.ballast
        return options[-1]


def test_notes_reach_the_next_choice_wherever_it_is_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every choice is thought about by a new bot, and maybe by another worker, which knows the
    table only from the question."""
    monkeypatch.setattr(bot_pool, "read_spec", lambda spec: lambda game, seed: Diarist())
    match = Match(serai.load("agra"), players=3, seed=5)
    first = ask(match, "diarist", table="one")
    again = ask(match, "diarist", first.notes, table="another")
    assert pickle.loads(again.notes)["asked"] == 2
    assert pickle.loads(ask(match, "diarist", table="one").notes)["asked"] == 1, "lost, not mixed"


def test_notes_that_are_too_long_do_not_travel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "read_spec", lambda spec: lambda game, seed: Diarist(MOST_NOTES))
    match = Match(serai.load("agra"), players=3, seed=5)
    answer = ask(match, "diarist")
    assert answer.notes == b""
    assert answer.choice == match.options()[-1].text


@pytest.mark.parametrize("plan", [[], [0], [10**6, 3], list(range(200))])
def test_notes_of_any_kind_never_lead_to_an_illegal_choice(plan: list[int]) -> None:
    match = Match(serai.load("agra"), players=3, seed=5)
    for _ in range(6):
        answer = ask(match, "net:8", pickle.dumps({PLAN: plan}))
        assert answer.choice in [option.text for option in match.options()]
        match.play(answer.choice)


class Notebook(BotPool):
    """Bots that note how far the game was, and look whether they get back what they noted."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.written: dict[tuple[int, int], bytes] = {}
        self.read: list[bool] = []

    async def choose(self, job: Job) -> Answer:
        match = bot_pool._match(job)
        whose = (job.seat, match.state.turns)
        assert job.notes == self.written.get(whose, b"")
        self.read.append(bool(job.notes))
        self.written[whose] = str(len(job.lines)).encode()
        return Answer(match.options()[0].text, self.written[whose])


def test_a_table_gives_bots_what_they_have_noted_in_this_turn(ann: Caller) -> None:
    tables = context_of(ann.client).tables
    pool = tables.bots.pool = Notebook()
    table = ann.make("greedy", "me", "greedy")["id"]
    for _ in range(6):
        wait_until(lambda: ann.table(table)["actor"] == 1)
        ann.act(table, ann.table(table)["options"][-1])
    assert True in pool.read, "somebody was asked twice in a turn"
    assert False in pool.read, "and at the beginning of another one had noted nothing"
