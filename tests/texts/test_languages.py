"""Every language says what English says: the same messages, told the same, in its own grammar.

The tests read the English files and the rulebook: a new message fails until all languages have it.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai.core.rulebook import Clause
from serai.games.speaking import Voice
from serai.games.taj_mahal.names import TABLES
from serai.texts import LANGUAGES, read_catalogue
from serai.texts.catalogue import FIRST_LANGUAGE, HERE
from serai.texts.speaker import FORMS, SEAT

TRANSLATIONS = [language for language in LANGUAGES if language != FIRST_LANGUAGE]
RULES = "taj_mahal_rules"
FILES = sorted(path.stem for path in (HERE / FIRST_LANGUAGE).glob("*.ftl"))
NUMBERS = (0, 1, 2, 5, 11, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PLAIN_FORMS = {"nominative", "singular", "masculine", "none"}
"""How the files call the form of a name that is not asked for any."""
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)

GAME = serai.load("taj_mahal")
CLAUSES = list(GAME.rulebook.clauses.values())
SECTIONS = list(GAME.rulebook.sections())

Value = str | int


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
    return Uses(patterns(language, file)[id])


@cache
def everything(language: str) -> list[tuple[str, str]]:
    """File and id of every message of English that the language has too."""
    return [
        (file, id)
        for file in FILES
        for id in patterns(FIRST_LANGUAGE, file)
        if id in patterns(language, file)
    ]


@cache
def is_name(id: str) -> bool:
    """Names are said by `Voice.name`, with their own arguments; see below."""
    return re.match(f"taj-({'|'.join(TABLES)})-", id) is not None


def message_of(kind: str, id: str) -> str:
    return f"taj-{kind}-{id}".replace(".", "-").replace("_", "-")


def messages_of_rulebook() -> set[str]:
    rules = {message_of("rule", clause.id) for clause in CLAUSES}
    readings = {message_of("reading", clause.id) for clause in CLAUSES if clause.reading}
    return rules | readings | {message_of("section", str(n + 1)) for n in range(len(SECTIONS))}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.stem for path in (HERE / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("file", [file for file in FILES if file != RULES])
def test_a_file_has_exactly_the_messages_of_english(language: str, file: str) -> None:
    english, other = set(patterns(FIRST_LANGUAGE, file)), set(patterns(language, file))
    assert sorted(english - other) == [], "not translated"
    assert sorted(other - english) == [], "not in English"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_message_is_told_what_english_is_told(language: str) -> None:
    for file, id in everything(language):
        english, other = uses(FIRST_LANGUAGE, file, id), uses(language, file, id)
        assert english.needed - set(FORMS) <= other.all, f"{id} leaves something out"
        assert other.all - set(FORMS) <= english.all, f"{id} asks for what it is not told"


# --- what is said -----------------------------------------------------------------------------


@cache
def voice(language: str) -> Voice:
    files = [file for file in FILES if file not in ("core", GAME.meta.id, RULES)]
    return Voice(GAME, ["Ann"], language, files)


def values_of(variable: str, asked: Uses) -> list[Value]:
    """Things to tell a message: all of a kind, or numbers, or the words it chooses by."""
    kind = variable.rstrip("0123456789")
    if kind in TABLES:
        return [row.id for row in GAME.components.rows(TABLES[kind])]
    if kind == SEAT:
        return [0, 1]
    if variable in counted_variables():
        return list(NUMBERS)
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


def samples(asked: Uses) -> Iterator[dict[str, Value]]:
    """Every value of every variable, with some values of each other one."""
    values = {name: values_of(name, asked) for name in sorted(asked.all - set(FORMS))}
    first = {name: found[0] for name, found in values.items()}
    yield first  # the only one, where there are no variables
    for name, found in values.items():
        for other, others in values.items():
            pairs = product(found, others[: len(NUMBERS)]) if other != name else ()
            yield from ({**first, name: value, other: near} for value, near in pairs)
        yield from ({**first, name: value} for value in found)


def said(language: str, file: str, id: str) -> list[str]:
    asked = uses(FIRST_LANGUAGE, file, id)
    return [voice(language).text(id, args) for args in samples(asked)]


def check_words(text: str) -> None:
    assert text.strip() == text
    assert text
    assert "  " not in text
    assert not re.search(r"[{}_]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for file, id in everything(language):
        if not is_name(id):
            for text in said(language, file, id):
                check_words(text)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_english_tells_apart_is_told_apart(language: str) -> None:
    """Above all numbers: "one" is also 21 in Russian and 0 in French, so it must say which."""
    for file, id in everything(language):
        if is_name(id):
            continue
        english, other = said(FIRST_LANGUAGE, file, id), said(language, file, id)
        known: dict[str, str] = {}
        for theirs, ours in zip(other, english, strict=True):
            assert known.setdefault(theirs, ours) == ours, id


def names(language: str, kind: str, **forms: str) -> dict[str, str]:
    slugs = [row.id for row in GAME.components.rows(TABLES[kind])]
    return {slug: voice(language).name(kind, slug, **forms) for slug in slugs}


def forms_asked(language: str) -> list[tuple[str, dict[str, str]]]:
    """Kinds of things, and the forms in which the files of a language ask for them."""
    return [asked for at in everything(language) for asked in uses(language, *at).forms]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TABLES)
def test_everything_has_a_name_in_every_form_that_is_asked_for(language: str, kind: str) -> None:
    asked = [{}, *(forms for found, forms in forms_asked(language) if found == kind)]
    for forms in asked:
        for name in names(language, kind, **forms).values():
            check_words(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_the_forms_that_they_are_asked_for(language: str) -> None:
    for kind, forms in forms_asked(language):
        assert forms
        assert set(forms) <= set(FORMS)
        for form, value in forms.items():
            assert value in keys_of_names(language, kind, form), f"no {kind} knows {value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TABLES)
def test_names_have_no_form_that_nobody_asks_for(language: str, kind: str) -> None:
    """A misspelt form would never be used, and the name would stay as it is."""
    forms = [forms for found, forms in forms_asked(language) if found == kind]
    asked = {value for found in forms for value in found.values()}
    for form in FORMS:
        assert keys_of_names(language, kind, form) - asked <= PLAIN_FORMS


def keys_of_names(language: str, kind: str, form: str) -> set[str]:
    """All values of a form that the names of a kind select on."""
    ids = [id for id in patterns(language, GAME.meta.id) if id.startswith(f"taj-{kind}-")]
    return {key for id in ids for key in uses(language, GAME.meta.id, id).keys.get(form, [])}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["city", "province", "symbol", "colour", "commodity"])
def test_different_things_have_different_names(language: str, kind: str) -> None:
    found = names(language, kind)
    assert len(set(found.values())) == len(found)


# --- the rules --------------------------------------------------------------------------------


def test_clauses_have_messages_of_their_own() -> None:
    readings = sum(bool(clause.reading) for clause in CLAUSES)
    assert len(messages_of_rulebook()) == len(CLAUSES) + readings + len(SECTIONS)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_all_rules_are_translated_and_no_others(language: str) -> None:
    assert set(patterns(language, RULES)) == messages_of_rulebook()


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_a_rule_names_the_numbers_of_the_rulebook(language: str, clause: Clause) -> None:
    theirs = re.findall(r"\d+", voice(language).rule_text(clause))
    assert sorted(theirs) == sorted(re.findall(r"\d+", clause.text))


def test_english_rules_stand_in_the_rulebook_alone() -> None:
    assert patterns(FIRST_LANGUAGE, RULES) == {}
    english = voice(FIRST_LANGUAGE)
    for clause in CLAUSES:
        assert english.rule_text(clause) == clause.text
        assert english.reading_text(clause) == clause.reading
        assert english.section_title(clause.section) == clause.section


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_rulebook_can_be_read_in_other_languages(language: str) -> None:
    spoken = voice(language)
    for clause in CLAUSES:
        check_words(spoken.rule_text(clause))
        assert spoken.rule_text(clause) != clause.text
        assert bool(spoken.reading_text(clause)) == bool(clause.reading)
        check_words(spoken.section_title(clause.section))


# --- grammar ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    plurals = Locale(language).plural_form.tags | {"other"}
    for file, id in everything(language):
        asked = uses(language, file, id)
        for name in asked.numbers:
            keys = {key for key in asked.keys[name] if not key.isdigit()}
            assert keys <= plurals, id


def test_russian_counts_cards() -> None:
    catalogue = read_catalogue("ru", "core", GAME.meta.id)
    texts = [catalogue.format("taj-log-reshuffle", {"count": n}) for n in (1, 2, 5, 11, 21, 22)]
    counted = ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]
    assert [text.split(": ")[1] for text in texts] == [f"{words}." for words in counted]


@pytest.mark.parametrize(
    ("language", "numbers", "words"),
    [
        ("ru", (0, 1, 2, 5, 21), ("не получает очков", "1 очко", "2 очка", "5 очков", "21 очко")),
        ("nl", (0, 1, 2), ("scoort niets", "1 punt", "2 punten")),
        ("fr", (0, 1, 2), ("ne marque rien", "1 point", "2 points")),
    ],
)
def test_points_are_counted(
    language: str, numbers: tuple[int, ...], words: tuple[str, ...]
) -> None:
    for number, expected in zip(numbers, words, strict=True):
        text = voice(language).text("taj-log-score", {"seat": 0, "points": number})
        assert text.endswith(f"{expected}.")


@pytest.mark.parametrize(
    ("language", "notation", "words"),
    [
        ("ru", "play red_03", "Сыграть красную карту со слоном и визирем"),
        ("ru", "take green_01", "Взять зелёную карту с двумя слонами"),
        ("ru", "add white_04", "Добавить белую карту с принцессой"),
        ("ru", "add special_colour_change", "Добавить особую карту «Смена цвета»"),
        ("ru", "palace agra", "Дворец в Агре"),
        ("ru", "palace delhi", "Дворец в Дели"),
        ("ru", "crown lahore", "Дворец с короной в Лахоре"),
        ("nl", "play red_03", "Speel de rode kaart met olifant en vizier"),
        ("nl", "add white_04", "Voeg de witte kaart met prinses toe"),
        ("nl", "crown agra", "Gekroond paleis in Agra"),
        ("fr", "take green_01", "Prendre la carte verte avec deux éléphants"),
        ("fr", "add special_plus_two", "Ajouter la carte spéciale +2"),
        ("fr", "palace kabul", "Palais à Kaboul"),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(
    language: str, notation: str, words: str
) -> None:
    assert voice(language).action(GAME.read(notation)) == words


@pytest.mark.parametrize(
    ("language", "symbol", "words"),
    [
        ("ru", "princess", "Ann выигрывает принцессу."),
        ("ru", "vizier", "Ann выигрывает визиря."),
        ("ru", "grand_mogul", "Ann выигрывает корону."),
        ("nl", "monk", "Ann wint de monnik."),
        ("nl", "elephant", "Ann wint de provincietegel."),
        ("fr", "princess", "Ann remporte la princesse."),
        ("fr", "general", "Ann remporte le général."),
    ],
)
def test_prizes_have_their_article_or_case(language: str, symbol: str, words: str) -> None:
    assert voice(language).text("taj-log-prize", {"seat": 0, "symbol": symbol}) == words


def test_russian_tiles_name_their_goods_in_the_right_case() -> None:
    russian = voice("ru")
    assert russian.name("tile", "province_tile_02") == (
        "жетон провинции 2 с драгоценностями и чаем"
    )
    assert russian.name("bonus", "taj_mahal") == "жетон Тадж-Махала (+4)"


def test_russian_names_are_written_in_cyrillic() -> None:
    for kind in TABLES:
        for name in names("ru", kind).values():
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
