"""The grammar of Rajas of the Ganges: names in the form that a sentence needs."""

import pytest

import serai
from serai.games.voice import Voice

GAME = serai.load("rajas")


def voice(language: str) -> Voice:
    return Voice(GAME, ["Ann"], language)


@pytest.mark.parametrize(
    ("language", "action", "words"),
    [
        ("en", "choose orange", "Take an orange die"),
        ("en", "choose blue", "Take a blue die"),
        ("ru", "choose orange", "Взять оранжевый кубик"),
        ("nl", "choose orange", "Neem een oranje dobbelsteen"),
        ("fr", "choose orange", "Prendre un dé orange"),
        ("en", "forgo any", "Do without a die of any colour"),
        ("ru", "forgo any", "Отказаться от кубика любого цвета"),
        ("en", "flip blue_4", "Turn the blue 4 over for 1 karma, and pay it"),
        ("ru", "flip blue_4", "Перевернуть за 1 карму и отдать синий кубик 4"),
        ("nl", "flip blue_4", "Keer de blauwe 4 om voor 1 karma en betaal hem"),
        ("fr", "flip blue_4", "Retourner le dé bleu 4 pour 1 point de karma, et le payer"),
        ("en", "token red_5", "Take the red token (an upgrade and 3 coins)"),
        ("ru", "token red_5", "Взять красный жетон (улучшение и 3 монеты)"),
        ("nl", "token red_5", "Neem het rode fiche (een verbetering en 3 munten)"),
        ("fr", "token red_5", "Prendre le jeton rouge (une amélioration et 3 pièces)"),
        ("en", "turn nes", "Turn it: roads up, right and down"),
        ("ru", "buy green_tiger", "Взять верхний жетон: зелёная стопка с тигром"),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(
    language: str, action: str, words: str
) -> None:
    assert voice(language).action(GAME.read(action)) == words


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ("1 coin ", "2 coins", "5 coins", "21 coins")),
        ("ru", ("1 монету", "2 монеты", "5 монет,", "21 монету")),
        ("nl", ("1 munt ", "2 munten", "5 munten", "21 munten")),
        ("fr", ("1 pièce ", "2 pièces", "5 pièces", "21 pièces")),
    ],
)
def test_coins_are_counted(language: str, counted: tuple[str, ...]) -> None:
    for number, words in zip((1, 2, 5, 21), counted, strict=True):
        args: dict[str, str | int] = {"seat": 0, "count": number, "money": number}
        assert words in voice(language).text("rajas-log-coins", args)


@pytest.mark.parametrize("language", ["en", "ru", "nl", "fr"])
def test_tiles_that_lie_are_counted(language: str) -> None:
    said = [voice(language).text("rajas-page-tiles-lie", {"count": n}) for n in (1, 2, 5)]
    assert len({text.replace(str(n), "#") for n, text in zip((1, 2, 5), said, strict=True)}) == (
        3 if language == "ru" else 2
    )
