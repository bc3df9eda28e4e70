"""Taj Mahal in its languages: numbers, cases, genders and articles, on examples."""

import pytest

import serai
from serai.games.voice import Voice
from serai.texts import LANGUAGES, read_catalogue

GAME = serai.load("taj_mahal")
VOICES = {language: Voice(GAME, ["Ann"], language) for language in LANGUAGES}


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
        text = VOICES[language].text("taj-log-score", {"seat": 0, "points": number})
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
    assert VOICES[language].action(GAME.read(notation)) == words


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
    assert VOICES[language].text("taj-log-prize", {"seat": 0, "symbol": symbol}) == words


def test_russian_tiles_name_their_goods_in_the_right_case() -> None:
    russian = VOICES["ru"]
    assert russian.name("tile", "province_tile_02") == (
        "жетон провинции 2 с драгоценностями и чаем"
    )
    assert russian.name("bonus", "taj_mahal") == "жетон Тадж-Махала (+4)"
