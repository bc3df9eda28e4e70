"""Every page answers, in words, and nothing of it comes from elsewhere."""

import re

import pytest
from starlette.testclient import TestClient

import serai
from serai.web.preferences import COOKIE, EARLIER_COOKIE
from serai.web.site import routes

PAGES = (
    "/",
    "/new/taj_mahal",
    "/rules",
    "/rules/taj_mahal",
    "/rules/agra",
    "/rules/taj_mahal/clauses",
    "/rules/agra/clauses?find=farmer",
    "/components/taj_mahal",
    "/components/agra",
    "/settings",
    "/account",
    "/replay",
)
ELSEWHERE = re.compile(r"""(?:src|href|action)="(?:https?:)?//""")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_and_asks_no_other_host(site: TestClient, path: str) -> None:
    answer = site.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    assert not ELSEWHERE.search(answer.text)
    assert "<script>" not in answer.text
    assert 'id="main"' in answer.text
    assert "web-" not in re.sub(r"(?:class|id|data-\w+)=\"[^\"]*\"", "", answer.text)


def test_a_page_that_is_not_there_says_so_in_html(site: TestClient) -> None:
    answer = site.get("/t/nowhere")
    assert answer.status_code == 404
    assert "There is nothing here." in answer.text


def test_a_program_gets_its_errors_as_data(site: TestClient) -> None:
    answer = site.get("/api/tables/nowhere", headers={"Accept": "application/json"})
    assert answer.status_code == 404
    assert "error" in answer.json()


def test_every_clause_of_the_rules_has_an_anchor(site: TestClient) -> None:
    text = site.get("/rules/taj_mahal/clauses").text
    for id in ("withdraw.crown", "play.colour", "final.twelve"):
        assert f'id="{id}"' in text


def test_the_rules_open_with_goal_turn_and_points(site: TestClient) -> None:
    """Drawn with our own parts, and every statement leads to its clause."""
    for game in serai.GAMES:
        text = site.get(f"/rules/{game}").text
        clauses = site.get(f"/rules/{game}/clauses").text
        for title in ("The goal", "Your turn", "What counts"):
            assert f"<h2>{title}</h2>" in text
        assert text.count('class="drawing') > 5
        links = re.findall(rf'href="/rules/{game}/clauses#([^"]+)"', text)
        assert len(links) > 8
        assert all(f'id="{id}"' in clauses for id in links)


def test_rules_are_found_by_their_words(site: TestClient) -> None:
    found = site.get("/rules/taj_mahal/clauses", params={"find": "crown PALACE"}).text
    assert 'id="withdraw.crown"' in found
    assert 'id="setup.hand"' not in found
    assert "rules speak of “crown PALACE”" in found
    none = site.get("/rules/taj_mahal/clauses", params={"find": "<b>"}).text
    assert "No rule speaks of “&lt;b&gt;”." in none
    russian = {"Accept-Language": "ru"}
    text = site.get("/rules/taj_mahal/clauses", params={"find": "крепость"}, headers=russian).text
    assert 'class="clause"' in text


@pytest.mark.parametrize(
    ("path", "rules"),
    [
        ("/", "/rules"),
        ("/settings", "/rules"),
        ("/new/agra", "/rules/agra"),
        ("/components/taj_mahal", "/rules/taj_mahal"),
        ("/rules/nothing", "/rules"),
    ],
)
def test_the_header_leads_to_the_rules_of_the_game_one_is_in(
    site: TestClient, path: str, rules: str
) -> None:
    assert f'<a href="{rules}">Rules</a>' in site.get(path).text


@pytest.mark.parametrize(
    ("language", "title", "tag", "name"),
    [
        ("en", "Bonus tiles", "rulebook", "Elephant, vizier"),
        ("ru", "Бонусные жетоны", "правила", "Слон, визирь"),
        ("nl", "Bonustegels", "spelregels", "Olifant, vizier"),
        ("fr", "Tuiles bonus", "livret", "Éléphant, vizir"),
    ],
)
def test_components_are_named_in_the_language_of_the_reader(
    site: TestClient, language: str, title: str, tag: str, name: str
) -> None:
    text = site.get("/components/taj_mahal", headers={"Accept-Language": language}).text
    assert f'<h2 id="bonus-tiles"><span>{title}</span>' in text
    assert f'<i class="source source-rulebook" aria-hidden="true"></i> <b>{tag}</b>' in text
    assert f'<span class="called">{name}</span>' in text


@pytest.mark.parametrize("game", serai.GAMES)
def test_components_show_no_names_of_the_data_files(site: TestClient, game: str) -> None:
    text = re.sub(r"<[^>]*>", " ", site.get(f"/components/{game}").text)
    assert not re.search(r"[a-z]_[a-z]", text)


def test_style_and_fonts_are_served_for_ever(site: TestClient) -> None:
    page = site.get("/").text
    address = re.search(r'href="(/static/[^"]+app\.css)"', page)
    assert address is not None
    style = site.get(address[1])
    assert style.headers["cache-control"].endswith("immutable")
    assert style.headers["content-type"].startswith("text/css")
    font = re.search(r"url\((fonts/[^)]+)\)", style.text)
    assert font is not None
    assert site.get(address[1].replace("app.css", font[1])).status_code == 200


@pytest.mark.parametrize("name", ["../site.py", "fonts/../../markup.py", "%2e%2e/site.py", "nope"])
def test_nothing_else_is_served_as_a_file(site: TestClient, name: str) -> None:
    assert site.get(f"/static/x/{name}").status_code == 404


def test_preferences_of_an_earlier_cookie_are_read_until_new_ones_are_kept(
    site: TestClient,
) -> None:
    site.cookies.set(EARLIER_COOKIE, "language=fr&theme=dark")
    assert '<html lang="fr"' in site.get("/settings").text
    site.post("/settings", data={"language": "nl"})
    assert COOKIE in site.cookies
    assert '<html lang="nl"' in site.get("/settings").text


def test_settings_change_the_language_and_the_colours(site: TestClient) -> None:
    answer = site.post("/settings", data={"theme": "dark", "motion": "still", "back": "//evil"})
    assert answer.url.path == "/settings"
    assert 'data-theme="dark"' in answer.text
    assert 'data-motion="still"' in answer.text


def test_every_route_has_a_handler_of_its_own() -> None:
    assert len(routes) == len({(route.path, *(route.methods or ())) for route in routes})  # type: ignore[attr-defined]
