"""From messages to sentences."""

from pathlib import Path

import pytest

import serai
from serai.core.step import Message
from serai.games import taj_mahal
from serai.games.voice import Voice
from serai.texts import Naming, Speaker, TextError, read_catalogue

GAME = serai.load("taj_mahal")

RUSSIAN = """
taj-log-play = { $seat } выкладывает { NAME($card, case: "accusative") }.
taj-card-two = { $case ->
    [accusative] { NAME($colour, case: "accusative") } карту
   *[nominative] { $colour } карта
} { NAME($symbol1, case: "instrumental") } и { NAME($symbol2, case: "instrumental") }
taj-colour-red = { $case ->
    [accusative] красную
   *[nominative] красная
}
taj-symbol-elephant = { $case ->
    [instrumental] со слоном
   *[nominative] слон
}
taj-symbol-vizier = { $case ->
    [instrumental] визирем
   *[nominative] визирь
}
"""


@pytest.fixture
def voice() -> Voice:
    return Voice(GAME, ["Ann", "Bob", "Cleo", "Dev"])


def test_a_seat_is_called_by_the_name_of_its_player(voice: Voice) -> None:
    message = Message("taj-log-withdraw", {"seat": 2, "province": "lahore_province"})
    assert voice.say(message) == "Cleo withdraws from Lahore."


def test_a_side_without_a_player_is_the_dummy(voice: Voice) -> None:
    message = Message("taj-log-withdraw", {"seat": 4, "province": "lahore_province"})
    assert voice.say(message) == "Dummy withdraws from Lahore."


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("red_01", "red card with two elephants"),
        ("red_03", "red card with elephant and vizier"),
        ("white_01", "white card with vizier"),
        ("special_plus_two", "+2 special card"),
        ("special_colour_change", "colour change special card"),
    ],
)
def test_a_card_is_called_by_what_is_printed_on_it(voice: Voice, card: str, words: str) -> None:
    assert voice.name("card", card) == words


def test_numbers_on_tiles_come_from_the_components(voice: Voice) -> None:
    assert voice.name("bonus", "taj_mahal") == "Taj Mahal tile (+4)"
    assert voice.name("bonus", "plus_two_1") == "+2 tile"
    assert voice.name("tile", "province_tile_02") == "province tile 2 with jewels and tea"


def test_points_have_a_singular_and_a_plural(voice: Voice) -> None:
    said = [voice.say(Message("taj-log-score", {"seat": 0, "points": n})) for n in (0, 1, 2)]
    assert said == ["Ann scores nothing.", "Ann scores 1 point.", "Ann scores 2 points."]


def test_actions_and_options_are_put_into_words(voice: Voice) -> None:
    assert voice.action(GAME.read("take red_03")) == "Take the red card with elephant and vizier"
    assert voice.action(GAME.read("crown dera_ghazi_khan")) == "Crowned palace in Dera Ghazi Khan"
    assert voice.option("two_players", "off") == "no"


def test_an_unknown_message_or_a_missing_argument_is_a_fault(voice: Voice) -> None:
    with pytest.raises(TextError, match="taj-nothing"):
        voice.text("taj-nothing")
    with pytest.raises(TextError, match="taj-log-palace"):
        voice.text("taj-log-palace", {"seat": 0})


def test_an_unknown_language_is_a_fault() -> None:
    with pytest.raises(TextError, match="there are: en"):
        Voice(GAME, [], "tlh")


def test_a_thing_that_the_texts_do_not_know_gets_its_plain_name() -> None:
    plain = Naming("taj-city-atlantis", {}, "Atlantis")
    speaker = Speaker("en", "taj_mahal", seats=["Ann"], describe=lambda kind, slug: plain)
    said = speaker.say(Message("taj-log-palace", {"seat": 0, "city": "atlantis"}))
    assert said == "Ann places a palace in Atlantis."


def test_a_language_with_cases_needs_only_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = Path(serai.__file__).parent / "texts"
    (tmp_path / "ru").mkdir()
    (tmp_path / "en").symlink_to(texts / "en")
    (tmp_path / "ru" / "core.ftl").write_text("", encoding="utf-8")
    (tmp_path / "ru" / "taj_mahal.ftl").write_text(RUSSIAN, encoding="utf-8")
    monkeypatch.setattr("serai.texts.catalogue.HERE", tmp_path)
    read_catalogue.cache_clear()
    # A game of its own: what was said of the other one is remembered.
    voice = Voice(taj_mahal.make(), ["Анна"], "ru")
    read_catalogue.cache_clear()
    said = voice.say(Message("taj-log-play", {"seat": 0, "card": "red_03"}))
    assert said == "Анна выкладывает красную карту со слоном и визирем."
    assert voice.name("card", "red_03") == "красная карта со слоном и визирем"
    # What is not translated yet is said in English.
    assert voice.say(Message("taj-log-end", {})).startswith("The last visit")


def test_a_catalogue_is_read_once() -> None:
    assert read_catalogue("en", "core") is read_catalogue("en", "core")
