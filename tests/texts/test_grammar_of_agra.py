"""Agra in its languages: numbers, cases and articles of goods, places and titles, on examples."""

import pytest

import serai
from serai.games.voice import Voice
from serai.texts import LANGUAGES

GAME = serai.load("agra")
VOICES = {language: Voice(GAME, ["Ann"], language) for language in LANGUAGES}


@pytest.mark.parametrize(
    ("language", "notation", "words"),
    [
        ("en", "deliver bricks mullah", "Deliver a brick to the Mullah"),
        ("en", "process wood_to_planks 1", "Process 1 wood into a plank"),
        ("en", "process bricks_to_statue 3", "Process 3 bricks into statues"),
        ("en", "exchange oil paper", "Exchange oil for paper"),
        ("en", "token price_2_3 high oil", "Value of oil: 3 (price token 2/3)"),
        ("en", "mosaic 3", "Mosaic Maker: 2 favours for 3 points"),
        ("ru", "deliver bricks mullah", "Доставить кирпич Мулле"),
        ("ru", "deliver statue mujtahida", "Доставить статую Муджтахиде"),
        ("ru", "process wood_to_planks 1", "Переработать 1 дерево в доску"),
        ("ru", "process bricks_to_statue 3", "Переработать 3 кирпича в статуи"),
        ("ru", "exchange curry paper", "Обменять карри на бумагу"),
        ("ru", "pay planks", "Заплатить доской"),
        ("ru", "place sawmill", "Поставить работника на лесопилку"),
        ("ru", "lay quarry", "Уложить работника в карьере"),
        ("ru", "raise sailor", "Поднять работника у Морехода"),
        ("ru", "build weaving_mill", "Построить ткацкую мастерскую"),
        ("ru", "offer paper curry", "Поднести Акбару бумагу в чаше для карри"),
        ("ru", "farmer n2", "Фермер: клетка 2 между песком и деревом"),
        ("ru", "order scholars", "Выполнить заказ учёных"),
        ("nl", "deliver bricks mullah", "Lever een baksteen aan de Moellah"),
        ("nl", "process wood_to_planks 2", "Bewerk 2 hout tot planken"),
        ("nl", "up artisans", "Eén stap omhoog bij het kunstenaarsgilde"),
        ("fr", "deliver oil cook", "Livrer de l’huile au Cuisinier"),
        ("fr", "deliver statue mujtahida", "Livrer une statue à la Mujtahida"),
        ("fr", "process cloth_to_clothing 3", "Transformer 3 tissus en vêtements"),
        ("fr", "process cotton_to_cloth 2", "Transformer 2 cotons en tissu"),
        ("fr", "place oil_press", "Placer un ouvrier à l’huilerie"),
        ("fr", "place cotton_farm", "Placer un ouvrier au champ de coton"),
        ("fr", "peon tailor", "Réutiliser votre ouvrier chez le tailleur"),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(
    language: str, notation: str, words: str
) -> None:
    assert VOICES[language].action(GAME.read(notation)) == words


@pytest.mark.parametrize(
    ("language", "good", "counted"),
    [
        ("en", "planks", ("1 plank", "2 planks", "5 planks", "21 planks")),
        ("en", "cotton", ("1 cotton", "2 cotton", "5 cotton", "21 cotton")),
        ("ru", "planks", ("1 доску", "2 доски", "5 досок", "21 доску")),
        ("ru", "bricks", ("1 кирпич", "2 кирпича", "5 кирпичей", "21 кирпич")),
        ("ru", "turmeric", ("1 куркуму", "2 куркумы", "5 куркумы", "21 куркуму")),
        ("ru", "book", ("1 книгу", "2 книги", "5 книг", "21 книгу")),
        ("ru", "curry", ("1 карри", "2 карри", "5 карри", "21 карри")),
        ("nl", "painting", ("1 schilderij", "2 schilderijen", "5 schilderijen", "21 schilderijen")),
        ("fr", "painting", ("1 tableau", "2 tableaux", "5 tableaux", "21 tableaux")),
    ],
)
def test_goods_are_counted(language: str, good: str, counted: tuple[str, ...]) -> None:
    for number, words in zip((1, 2, 5, 21), counted, strict=True):
        args: dict[str, str | int] = {"seat": 0, "good": good, "count": number}
        assert VOICES[language].text("agra-log-good", args).endswith(f" {words}.")


@pytest.mark.parametrize(
    ("language", "notable", "words"),
    [
        ("en", "sadr_us_sudur", "Ann wins the contract of the Sadr us-Sudur."),
        ("ru", "takshaka", "Ann получает контракт Такшаки."),
        ("ru", "grand_mufti", "Ann получает контракт Великого муфтия."),
        ("ru", "portuguese_trader", "Ann получает контракт Португальского торговца."),
        ("nl", "caliph", "Ann krijgt het contract van de Kalief."),
        ("fr", "court_artist", "Ann remporte le contrat de l’Artiste de la Cour."),
        ("fr", "dewan", "Ann remporte le contrat du Dewan."),
    ],
)
def test_titles_have_their_article_or_case(language: str, notable: str, words: str) -> None:
    assert VOICES[language].text("agra-log-contract", {"seat": 0, "notable": notable}) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Have 4 favours and spend 3: go one step up on any track."),
        ("ru", "Нужны 4 милости, потратьте 3: поднимитесь на шаг по любому треку."),
        ("nl", "Bezit 4 gunsten en besteed er 3: ga een stap omhoog op een spoor naar keuze."),
        ("fr", "Ayez 4 faveurs et dépensez-en 3\u00a0: montez d’un cran sur une piste au choix."),
    ],
)
def test_a_favour_action_says_its_price(language: str, words: str) -> None:
    assert VOICES[language].name("deed-text", "influence") == words


def test_a_contract_is_one_short_line_in_english() -> None:
    for notable in GAME.components.ids("notables"):
        assert len(VOICES["en"].name("contract", notable)) <= 45


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_name_is_short_and_not_longer_than_the_name(language: str) -> None:
    for kind, table in (("building", "buildings"), ("notable", "notables")):
        for slug in GAME.components.ids(table):
            short = VOICES[language].name(f"short-{kind}", slug)
            assert len(short) <= min(15, len(VOICES[language].name(kind, slug)))
