"""Every language says what English says: the same messages, told the same, in its own grammar.

The tests read the English files and the rulebook: a new message fails until all languages have it.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, pairwise, product

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from serai.games.voice import Voice
from serai.texts import LANGUAGES, Speaker
from serai.texts.catalogue import FIRST_LANGUAGE, HERE
from serai.texts.speaker import FORMS, SEAT
from tests.texts.spoken import GAMES, Spoken, called

TRANSLATIONS = [language for language in LANGUAGES if language != FIRST_LANGUAGE]
RULES = [game.rules for game in GAMES]
FILES = sorted(path.stem for path in (HERE / FIRST_LANGUAGE).glob("*.ftl"))
NUMBERS = (0, 1, 2, 5, 11, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PLAIN_FORMS = {"nominative", "singular", "masculine", "none"}
"""How the files call the form of a name that is not asked for any."""
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)

Value = str | int

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)
every_game = pytest.mark.parametrize("game", GAMES, ids=called)


# --- what the files hold ----------------------------------------------------------------------


class Uses(Visitor):
    """What a message asks for, and how it uses it.

    A variable that only selects a plural is a matter of grammar: another language may not need it.
    """

    def __init__(self, pattern: ftl.Pattern) -> None:
        super().__init__()
        self.all: set[str] = set()
        self.needed: set[str] = set()
        self.numbers: set[str] = set()
        self.keys: dict[str, list[str]] = {}
        self.forms: list[tuple[str, dict[str, str]]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)
        self.needed.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        thing = node.arguments.positional[0]
        assert isinstance(thing, ftl.VariableReference)
        forms = {asked.name.name: asked.value.value for asked in node.arguments.named}
        self.forms.append((thing.id.name.rstrip("0123456789"), forms))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        name = node.selector.id.name
        keys = [_key(variant) for variant in node.variants]
        self.all.add(name)
        self.keys.setdefault(name, []).extend(keys)
        if all(key in PLURALS or key.isdigit() for key in keys):
            self.numbers.add(name)
        elif name not in FORMS:
            self.needed.add(name)
        for variant in node.variants:
            self.visit(variant.value)


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


@cache
def patterns(language: str, file: str) -> dict[str, ftl.Pattern]:
    """The messages of a file, and their attributes as `message.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    text = (HERE / language / f"{file}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}.ftl: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def uses(language: str, file: str, id: str) -> Uses:
    """What a message asks for, with those that it is made of."""
    return Uses(_whole(patterns(language, file)[id], all_patterns(language)))


@cache
def all_patterns(language: str) -> dict[str, ftl.Pattern]:
    """The messages of all files: one may name another that stands elsewhere."""
    return {id: pattern for file in FILES for id, pattern in patterns(language, file).items()}


def _whole(pattern: ftl.Pattern, known: dict[str, ftl.Pattern]) -> ftl.Pattern:
    """A pattern with the messages that it names in their places."""
    parts: list[ftl.TextElement | ftl.Placeable] = []
    for part in pattern.elements:
        named = part.expression if isinstance(part, ftl.Placeable) else None
        if isinstance(named, ftl.MessageReference):
            parts += _whole(known[named.id.name], known).elements
        else:
            parts.append(part)
    return ftl.Pattern(parts)


@cache
def everything(language: str) -> list[tuple[str, str]]:
    """File and id of every message of English that the language has too."""
    return [
        (file, id)
        for file in FILES
        for id in patterns(FIRST_LANGUAGE, file)
        if id in patterns(language, file)
    ]


NAMES = frozenset(chain.from_iterable(game.names for game in GAMES))
"""Messages that are said by `Voice.name`, with their own arguments; see below."""


def messages_of_rulebook(game: Spoken) -> set[str]:
    clauses = game.game.rulebook.clauses.values()
    rules = {game.message_of("rule", clause.id) for clause in clauses}
    readings = {game.message_of("reading", clause.id) for clause in clauses if clause.reading}
    sections = range(len(game.game.rulebook.sections()))
    return rules | readings | {game.message_of("section", str(n + 1)) for n in sections}


@every_translation
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.stem for path in (HERE / language).glob("*.ftl")) == FILES


@every_translation
@pytest.mark.parametrize("file", [file for file in FILES if file not in RULES])
def test_a_file_has_exactly_the_messages_of_english(language: str, file: str) -> None:
    english, other = set(patterns(FIRST_LANGUAGE, file)), set(patterns(language, file))
    assert sorted(english - other) == [], "not translated"
    assert sorted(other - english) == [], "not in English"


@every_translation
def test_a_message_is_told_what_english_is_told(language: str) -> None:
    for file, id in everything(language):
        english, other = uses(FIRST_LANGUAGE, file, id), uses(language, file, id)
        assert english.needed - set(FORMS) <= other.all, f"{id} leaves something out"
        assert other.all - set(FORMS) <= english.all, f"{id} asks for what it is not told"


# --- what is said -----------------------------------------------------------------------------


def game_of(file: str) -> Spoken:
    """The game whose words stand in a file; any game, where they are those of every page."""
    return next((game for game in GAMES if game.has_file(file)), GAMES[0])


@cache
def speaker(language: str, game: str) -> Speaker:
    """Speaks of a game, with all the files that are not those of another one."""
    own = next(found for found in GAMES if found.id == game)
    others = [file for file in FILES if not own.has_file(file) and game_of(file) is not own]
    files = [file for file in FILES if file not in ("core", *others, *RULES)]
    return Speaker(language, *files, seats=["Ann"], describe=own.describe)


@cache
def voice(language: str, game: str) -> Voice:
    own = next(found for found in GAMES if found.id == game)
    return Voice(own.game, ["Ann"], language)


def values_of(variable: str, asked: Uses, game: Spoken) -> list[Value]:
    """Things to tell a message: all of a kind, or numbers, or the words it chooses by."""
    kind = variable.rstrip("0123456789")
    if variable in counted_variables():
        return list(NUMBERS)
    if kind in game.things:
        return [*game.things[kind]]
    if kind == SEAT:
        return [0, 1]
    return [*asked.keys.get(variable, [f"<{variable}>"])]


@cache
def counted_variables() -> set[str]:
    """Variables that some message of some language takes the plural of: they are numbers."""
    places = [(language, file) for language in LANGUAGES for file in FILES]
    return {
        name
        for language, file in places
        for id in patterns(language, file)
        for name in uses(language, file, id).numbers
    }


def samples(asked: Uses, game: Spoken) -> Iterator[dict[str, Value]]:
    """Every value of every variable, with some values of each other one."""
    values = {name: values_of(name, asked, game) for name in sorted(asked.all)}
    first = {name: found[0] for name, found in values.items()}
    yield first  # the only one, where there are no variables
    for name, found in values.items():
        for other, others in values.items():
            pairs = product(found, others[: len(NUMBERS)]) if other != name else ()
            yield from ({**first, name: value, other: near} for value, near in pairs)
        yield from ({**first, name: value} for value in found)


def said(language: str, file: str, id: str) -> list[str]:
    asked, game = uses(FIRST_LANGUAGE, file, id), game_of(file)
    return [speaker(language, game.id).text(id, args) for args in samples(asked, game)]


def check_words(text: str) -> None:
    assert text.strip() == text
    assert text
    assert "  " not in text
    assert not re.search(r"[{}_]", text), text


@every_language
def test_every_message_can_be_said(language: str) -> None:
    for file, id in everything(language):
        if id not in NAMES:
            for text in said(language, file, id):
                check_words(text)


@every_translation
def test_what_english_tells_apart_is_told_apart(language: str) -> None:
    """Above all numbers: "one" is also 21 in Russian and 0 in French, so it must say which."""
    for file, id in everything(language):
        if id in NAMES:
            continue
        english, other = said(FIRST_LANGUAGE, file, id), said(language, file, id)
        known: dict[str, str] = {}
        for theirs, ours in zip(other, english, strict=True):
            assert known.setdefault(theirs, ours) == ours, id


def names(language: str, game: Spoken, kind: str, **forms: str) -> dict[str, str]:
    spoken = voice(language, game.id)
    return {slug: spoken.name(kind, slug, **forms) for slug in game.things[kind]}


def forms_asked(language: str, game: Spoken) -> list[tuple[str, dict[str, str]]]:
    """Kinds of things, and the forms in which the files of a language ask for them."""
    places = (at for at in everything(language) if game_of(at[0]) is game)
    return [asked for at in places for asked in uses(language, *at).forms]


@every_language
@every_game
def test_everything_has_a_name_in_every_form_that_is_asked_for(language: str, game: Spoken) -> None:
    plain: list[tuple[str, dict[str, str]]] = [(kind, {}) for kind in game.things]
    for kind, forms in (*plain, *forms_asked(language, game)):
        for name in names(language, game, kind, **forms).values():
            check_words(name)


@every_language
@every_game
def test_names_have_the_forms_that_they_are_asked_for(language: str, game: Spoken) -> None:
    for kind, forms in forms_asked(language, game):
        assert forms
        assert set(forms) <= set(FORMS)
        for form, value in forms.items():
            assert value in keys_of_names(language, game, kind, form), f"no {kind} knows {value}"


@every_language
@every_game
def test_names_have_no_form_that_nobody_asks_for(language: str, game: Spoken) -> None:
    """A misspelt form would never be used, and the name would stay as it is."""
    for kind in game.things:
        akin = game.akin(kind)
        forms = [forms for found, forms in forms_asked(language, game) if found in akin]
        asked = {value for found in forms for value in found.values()}
        for form in FORMS:
            assert keys_of_names(language, game, kind, form) - asked <= PLAIN_FORMS, kind


def keys_of_names(language: str, game: Spoken, kind: str, form: str) -> set[str]:
    """All values of a form that the names of a kind select on."""
    ids = game.names_of(kind)
    return {key for id in ids for key in uses(language, game.id, id).keys.get(form, [])}


@every_language
@every_game
def test_different_things_have_different_names(language: str, game: Spoken) -> None:
    for kind in game.things:
        found = names(language, game, kind)
        assert kind in game.facts.alike or len(set(found.values())) == len(found), kind


# --- the rules --------------------------------------------------------------------------------


@every_game
def test_clauses_have_messages_of_their_own(game: Spoken) -> None:
    clauses = game.game.rulebook.clauses.values()
    readings = sum(bool(clause.reading) for clause in clauses)
    sections = game.game.rulebook.sections()
    assert len(messages_of_rulebook(game)) == len(clauses) + readings + len(sections)


@every_translation
@every_game
def test_all_rules_are_translated_and_no_others(language: str, game: Spoken) -> None:
    assert set(patterns(language, game.rules)) == messages_of_rulebook(game)


@every_translation
@every_game
def test_a_rule_names_the_numbers_of_the_rulebook(language: str, game: Spoken) -> None:
    for clause in game.game.rulebook.clauses.values():
        theirs = re.findall(r"\d+", voice(language, game.id).rule_text(clause))
        assert sorted(theirs) == sorted(re.findall(r"\d+", clause.text)), clause.id


@every_game
def test_english_rules_stand_in_the_rulebook_alone(game: Spoken) -> None:
    assert patterns(FIRST_LANGUAGE, game.rules) == {}
    english = voice(FIRST_LANGUAGE, game.id)
    for clause in game.game.rulebook.clauses.values():
        assert english.rule_text(clause) == clause.text
        assert english.reading_text(clause) == clause.reading
        assert english.section_title(clause.section) == clause.section


@every_translation
@every_game
def test_the_rulebook_can_be_read_in_other_languages(language: str, game: Spoken) -> None:
    spoken = voice(language, game.id)
    for clause in game.game.rulebook.clauses.values():
        check_words(spoken.rule_text(clause))
        assert spoken.rule_text(clause) != clause.text
        assert bool(spoken.reading_text(clause)) == bool(clause.reading)
        check_words(spoken.section_title(clause.section))


# --- grammar ----------------------------------------------------------------------------------


@every_language
def test_plurals_are_those_of_the_language(language: str) -> None:
    plurals = Locale(language).plural_form.tags | {"other"}
    for file, id in everything(language):
        asked = uses(language, file, id)
        for name in asked.numbers:
            keys = {key for key in asked.keys[name] if not key.isdigit()}
            assert keys <= plurals, id


@every_game
def test_russian_names_are_written_in_cyrillic(game: Spoken) -> None:
    for kind in game.things:
        for name in names("ru", game, kind).values():
            assert CYRILLIC.search(name)
            assert not re.search("[a-z]", name, re.IGNORECASE)


def test_french_keeps_its_high_punctuation_with_the_word_before() -> None:
    """A no-break space, or a colon may begin a line."""
    for file in FILES:
        text = (HERE / "fr" / f"{file}.ftl").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        for line in lines:
            words = re.sub(r'NAME\([^)]*\)|"[^"]*"', "", line)
            for before, mark in pairwise(words):
                assert mark not in ":;!?»" or before == "\u00a0", line
                assert before != "«" or mark == "\u00a0", line
