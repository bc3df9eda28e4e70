"""Who gave no name is called something in the language of who reads it, wherever that is shown."""

from html import unescape

import pytest
from starlette.testclient import TestClient

import serai
from serai.core.match import Match
from serai.core.record import write_record
from serai.games.picture import draw
from serai.games.unnamed import GUEST, shown_name
from serai.games.voice import Voice
from serai.texts import LANGUAGES
from serai.web.page_request import speaker
from tests.web.visiting import browser

CALLED = {
    "en": ("Player A", "Bot B", "Guest", "Guest 2"),
    "ru": ("Игрок A", "Бот B", "Гость", "Гость 2"),
    "nl": ("Speler A", "Bot B", "Gast", "Gast 2"),
    "fr": ("Joueur A", "Bot B", "Invité", "Invité 2"),
}
KEPT = ("Player A", "Bot B", "Guest", "Guest 2")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_what_is_kept_of_somebody_without_a_name_is_said_in_every_language(language: str) -> None:
    found = tuple(shown_name(speaker(language), kept) for kept in KEPT)
    assert found == CALLED[language]
    assert shown_name(speaker(language), "") == CALLED[language][0]
    assert shown_name(speaker(language), "Guestling") == "Guestling"


@every_language
@pytest.mark.parametrize("names", [(), ("Player A", "Player B", "Player C")])
def test_a_record_without_names_calls_its_players_in_the_language_of_its_reader(
    site: TestClient, language: str, names: tuple[str, ...]
) -> None:
    """So does one of an earlier version, which wrote down what they are called in English."""
    match = Match(serai.load("taj_mahal"), 3, 7, names=names)
    match.play("withdraw")
    speaks = {"Accept-Language": language}
    page = site.post("/replay", data={"text": write_record(match.saved())}, headers=speaks)
    assert page.url.path.startswith("/replay/")
    name = CALLED[language][0]
    assert name in unescape(page.text)
    assert language == "en" or "Player A" not in page.text
    assert name in draw(match.game, match.view(None), names=names, language=language)
    assert Voice(match.game, match.header.seats, language).seat(0) == name


def test_a_guest_without_a_name_is_one_in_every_language(site: TestClient) -> None:
    """At their table, on the page of all tables, and in their own eyes."""
    seats = {"seat0": "me", "seat1": "same_screen", "seat2": "open", "listed": "yes"}
    speaks = {"Accept-Language": "ru"}
    table = site.post("/new/taj_mahal", data=seats, headers=speaks).url.path
    for language in LANGUAGES:
        *_, guest, second = CALLED[language]
        speaks = {"Accept-Language": language}
        for visitor in (site, browser(site)):
            for path in ("/", table):
                text = unescape(visitor.get(path, headers=speaks).text)
                assert second in text
                assert language == "en" or GUEST not in text
        assert f">{guest}</a>" in site.get("/", headers=speaks).text


def test_a_guest_who_gives_a_name_later_is_not_offered_the_other_one(site: TestClient) -> None:
    site.post("/play-now", data={"game": "taj_mahal"})
    assert f'value="{GUEST}"' not in site.get("/new/taj_mahal").text


def test_a_guest_without_a_name_plays_and_wins_as_one(site: TestClient) -> None:
    """The log, the prompt and the replay call them so, too."""
    table = site.post("/play-now", data={"game": "taj_mahal"}).url.path
    for language in ("ru", "fr"):
        for path in (table, f"{table}/replay"):
            text = unescape(site.get(path, headers={"Accept-Language": language}).text)
            assert CALLED[language][2] in text
            assert GUEST not in text
