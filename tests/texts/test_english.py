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
from serai.games.voice import Voice
from serai.texts.speaker import FORMS
from tests.texts.spoken import GAMES, KINDS, Spoken, called

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "src" / "serai" / "texts" / "en"
PREFIXES = "|".join(game.prefix for game in GAMES)
WORD = re.compile(r"[\w-]+")
MESSAGE_ID = re.compile(
    rf"(?:(?:{PREFIXES})-(?:end|log|page|points|prompt|refuse|setup)|"
    r"edition|points|prompt|record|setup|side|terminal|web)(?:-[a-z_]+)+"
)

every_game = pytest.mark.parametrize("game", GAMES, ids=called)


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


def declared(folder: str) -> set[str]:
    """Every word in the files by which games arrange and state what they show."""
    names = ("page.toml", "summary.toml", "layout.toml")
    files = [path for name in names for path in (ROOT / "src" / "serai" / folder).rglob(name)]
    return {word for path in files for word in WORD.findall(path.read_text(encoding="utf-8"))}


@cache
def ids_in_source() -> set[str]:
    """Every text in the source that looks like the id of a message."""
    found = {word for word in declared("games") if MESSAGE_ID.fullmatch(word)}
    for path in (ROOT / "src" / "serai").glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if MESSAGE_ID.fullmatch(node.value) else set()
    return found


def labels_in_source(game: Spoken) -> set[str]:
    """Labels of a game's table: it says them by what follows after `taj-page-`."""
    found = {f"{game.prefix}-page-{word}" for word in declared(f"games/{game.id}")}
    for path in (ROOT / "src" / "serai" / "games" / game.id).glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(f"{game.prefix}-page-{node.value}")
    return found


def ids_of_summary(game: Spoken) -> set[str]:
    """A statement of the summary has a title and words, both named by its key."""
    path = ROOT / "src" / "serai" / "games" / game.id / "summary.py"
    if not path.is_file():
        return set()
    keys = {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    keys |= declared(f"games/{game.id}")
    titles = {f"{game.prefix}-summary-{key}" for key in keys}
    return titles | {f"{title}-words" for title in titles}


def labels_said(game: Spoken) -> set[str]:
    """Those of them that are said in so many words: `look.say("hand")`."""
    found: set[str] = set()
    for path in (ROOT / "src" / "serai" / "games" / game.id).glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(f"{game.prefix}-page-{first.value}")
    return found


def labels_made(game: Spoken) -> set[str]:
    """Those that are said by what they are about: `scene.say(f"hall-{slug}")`."""
    found: set[str] = set()
    for path in (ROOT / "src" / "serai" / "games" / game.id).glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say" and node.args:
                first = node.args[0]
                if isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
                    begin = str(first.values[0].value)
                    begins = f"{game.prefix}-page-{begin}"
                    found |= {id for id in messages() if id.startswith(begins)}
    return found


def ids_found_by_name(game: Spoken) -> set[str]:
    """Messages that the voice looks for: short lines of the log and of a turn, lines of the log
    that are added to others, and what it means to be done when something is asked."""
    short = {
        id.replace(f"{game.prefix}-log-", f"{game.prefix}-page-log-") for id in ids_in_source()
    }
    short |= {
        id.replace(f"{game.prefix}-log-", f"{game.prefix}-page-also-") for id in ids_in_source()
    }
    short |= {f"{game.prefix}-page-{name}" for name in ("total", "amount", "chapter", "nothing")}
    steps = {id.replace("-do-", "-page-do-") for id in ids_of_actions(game)}
    causes = {game.message_of("page-cause", clause) for clause in game.game.rulebook.clauses}
    return (
        short
        | causes
        | steps
        | {f"{id}-done" for id in ids_in_source()}
        | {f"{game.prefix}-page-total"}
    )


def abouts(game: Spoken) -> set[str]:
    """What is said of parts of the table and of things on them, which are named in the source."""
    words = declared(f"games/{game.id}")
    named = {part for word in words for part in (word, *word.split("-"))}
    for folder in (f"games/{game.id}", "games", "web"):
        for path in (ROOT / "src" / "serai" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    named |= {node.value, *node.value.split("-")}
    return {f"{whose}-about-{name}" for whose in (f"{game.prefix}-page", "web") for name in named}


def ids_of_actions(game: Spoken) -> set[str]:
    verbs = {action.verb for action in game.game.vocabulary.actions} - game.facts.chance_verbs
    return {f"{game.prefix}-do-{verb}" for verb in verbs}


def ids_of_options(game: Spoken) -> set[str]:
    ids = set()
    for option in game.game.meta.options:
        ids |= {f"{game.prefix}-option-{option.id}"}
        ids |= {f"{game.prefix}-option-{option.id}-{value}" for value in option.values}
    return ids


def ids_of_tables(game: Spoken) -> set[str]:
    """Tables of components may have a title."""
    return {game.message_of("table", table) for table in game.game.components.tables}


def ids_of_refusals(game: Spoken) -> set[str]:
    """A refusal may be named after the rule that forbids."""
    return {game.message_of("refuse", clause) for clause in game.game.rulebook.clauses}


class Variables(Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(messages()[node.id.name])


@cache
def asked_by(id: str) -> set[str]:
    variables = Variables()
    variables.visit(messages()[id])
    return variables.names


def played(game: Spoken) -> Iterator[tuple[serai.Match, Message]]:
    """All messages of some random games, with the match they come from."""
    usual = (game.game.meta.default_players, 1, dict[str, str]())
    for players, seed, options in game.facts.told or (usual,):
        match = serai.Match(game.game, players, seed, options=options)
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


@every_game
def test_every_label_of_a_table_is_written_in_english(game: Spoken) -> None:
    assert labels_said(game)
    assert labels_said(game) - set(messages()) == set()


@every_game
def test_every_component_action_and_option_has_an_english_name(game: Spoken) -> None:
    assert (game.names | ids_of_actions(game) | ids_of_options(game)) - set(messages()) == set()


def test_no_message_is_idle() -> None:
    used = set(ids_in_source())
    for game in GAMES:
        used |= game.names | ids_of_actions(game) | ids_of_options(game)
        used |= ids_of_refusals(game) | ids_of_tables(game)
        used |= (
            labels_in_source(game)
            | labels_made(game)
            | ids_found_by_name(game)
            | ids_of_summary(game)
            | abouts(game)
        )
    assert set(messages()) - used == set()


@every_game
def test_what_the_engine_says_in_whole_games_can_be_said_and_asks_for_nothing_more(
    game: Spoken,
) -> None:
    said: set[str] = set()
    voices: dict[serai.Match, Voice] = {}
    for match, message in played(game):
        if match not in voices:
            voices[match] = Voice(game.game, match.header.seats)
        voice = voices[match]
        text = voice.say(message)
        assert "{" not in text
        assert "_" not in text
        assert asked_by(message.id) <= set(message.args), message.id
        said.add(message.id)
    for id, args in game.facts.rare.items():
        assert voice.text(id, args)
        assert asked_by(id) <= set(args), id
        said.add(id)
    spoken = re.compile(f"{game.prefix}-(log|prompt|refuse)-")
    assert {id for id in ids_in_source() if spoken.match(id)} - said == set(), "never said above"


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=called)
def test_names_ask_only_for_what_they_are_made_of(game: Spoken, kind: str) -> None:
    for slug in game.things[kind]:
        naming = game.describe(kind, slug)
        assert naming is not None
        assert asked_by(naming.id) - set(FORMS) <= set(naming.args), naming.id


@every_game
def test_every_action_of_a_seat_can_be_said(game: Spoken) -> None:
    voice = Voice(game.game, ["Ann"])
    for action in game.game.vocabulary.actions:
        if action.verb not in game.facts.chance_verbs:
            assert "_" not in voice.action(action)


@every_game
def test_there_is_no_action_of_chance_among_those_of_seats(game: Spoken) -> None:
    match = serai.Match(game.game, seed=1)
    verbs = {event.text.split()[0] for event in match.events if event.seat == CHANCE}
    assert verbs <= game.facts.chance_verbs
