"""English is the first language: every message that the engine can say is there, and no other."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.core.luck import FastLuck, Stream
from serai.core.step import CHANCE, Message
from serai.games.speaking import Voice
from serai.games.taj_mahal.names import PREFIX, TABLES, describer
from serai.texts.speaker import FORMS

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "src" / "serai" / "texts" / "en"
MESSAGE_ID = re.compile(r"(?:taj|points|prompt|side|web)(?:-[a-z_]+)+")
CHANCE_VERBS = {"lay", "bonus", "deal", "start"}

RARE: dict[str, dict[str, str | int]] = {
    "taj-log-no-cards": {"count": 2},
    "taj-log-tile-lost": {"tile": "province_tile_03"},
}
"""Messages that random games hardly ever bring about, with what they are told."""

GAME = serai.load("taj_mahal")


@cache
def messages() -> dict[str, ftl.Message]:
    """All messages of the English files."""
    found: dict[str, ftl.Message] = {}
    for path in sorted(ENGLISH.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


@cache
def ids_in_source() -> set[str]:
    """Every text in the source that looks like the id of a message."""
    found: set[str] = set()
    for path in (ROOT / "src" / "serai").glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if MESSAGE_ID.fullmatch(node.value) else set()
    return found


def ids_of_names() -> set[str]:
    """Messages that name the components."""
    describe = describer(GAME)
    things = (
        (kind, row.id) for kind, table in TABLES.items() for row in GAME.components.rows(table)
    )
    return {naming.id for kind, slug in things if (naming := describe(kind, slug)) is not None}


def ids_of_actions() -> set[str]:
    verbs = {action.verb for action in GAME.vocabulary.actions} - CHANCE_VERBS
    return {f"{PREFIX}-do-{verb}" for verb in verbs}


def ids_of_options() -> set[str]:
    ids = set()
    for option in GAME.meta.options:
        ids |= {f"{PREFIX}-option-{option.id}"}
        ids |= {f"{PREFIX}-option-{option.id}-{value}" for value in option.values}
    return ids


class Variables(Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def asked_by(id: str) -> set[str]:
    variables = Variables()
    variables.visit(messages()[id])
    return variables.names - set(FORMS)


def played() -> Iterator[tuple[serai.Match, Message]]:
    """All messages of some random games, with the match they come from."""
    for players, seed in ((2, 1), (3, 2), (4, 3), (5, 4), (5, 5)):
        options = {"two_players": "stand_in"} if players == 2 else {}
        match = serai.Match(GAME, players, seed, options=options)
        stream = Stream(FastLuck(seed))
        while not match.over:
            view = match.view(match.actor)
            yield match, view.prompt
            yield from ((match, refusal.reason) for refusal in view.refusals)
            match.play(view.options[stream.below(len(view.options))])
        for event in match.events:
            yield from ((match, note.message) for note in event.notes)


def test_every_message_of_the_source_is_written_in_english() -> None:
    assert ids_in_source() - set(messages()) == set()


def test_every_component_action_and_option_has_an_english_name() -> None:
    assert (ids_of_names() | ids_of_actions() | ids_of_options()) - set(messages()) == set()


def test_no_message_is_idle() -> None:
    used = ids_in_source() | ids_of_names() | ids_of_actions() | ids_of_options()
    assert set(messages()) - used == set()


def test_what_the_engine_says_in_whole_games_can_be_said_and_asks_for_nothing_more() -> None:
    said: set[str] = set()
    voices: dict[serai.Match, Voice] = {}
    for match, message in played():
        voice = voices.setdefault(match, Voice(GAME, match.header.seats))
        text = voice.say(message)
        assert "{" not in text
        assert "_" not in text
        assert asked_by(message.id) <= set(message.args), message.id
        said.add(message.id)
    for id, args in RARE.items():
        assert voice.text(id, args)
        assert asked_by(id) <= set(args), id
    said |= set(RARE)
    spoken = {id for id in ids_in_source() if re.match("taj-(log|prompt|refuse)-", id)}
    assert spoken - said == set(), "the games above do not say these"


@pytest.mark.parametrize("kind", TABLES)
def test_names_ask_only_for_what_they_are_made_of(kind: str) -> None:
    describe = describer(GAME)
    for row in GAME.components.rows(TABLES[kind]):
        naming = describe(kind, row.id)
        assert naming is not None
        assert asked_by(naming.id) <= set(naming.args), naming.id


def test_every_action_of_a_seat_can_be_said() -> None:
    voice = Voice(GAME, ["Ann"])
    for action in GAME.vocabulary.actions:
        if action.verb not in CHANCE_VERBS:
            assert "_" not in voice.action(action)


def test_there_is_no_action_of_chance_among_those_of_seats() -> None:
    match = serai.Match(GAME, 4, 1)
    assert {event.text.split()[0] for event in match.events if event.seat == CHANCE} <= CHANCE_VERBS
