"""Every page answers, in words, and nothing of it comes from elsewhere."""

import re

import pytest
from starlette.testclient import TestClient

from serai.web.site import routes

PAGES = (
    "/",
    "/new/taj_mahal",
    "/rules/taj_mahal",
    "/components/taj_mahal",
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
    text = site.get("/rules/taj_mahal").text
    for id in ("withdraw.crown", "play.colour", "final.twelve"):
        assert f'id="{id}"' in text


@pytest.mark.parametrize(
    ("language", "title", "tag"),
    [
        ("en", "Bonus tiles by kind", "rulebook"),
        ("ru", "Бонусные жетоны по видам", "правила"),
        ("nl", "Bonustegels per soort", "spelregels"),
        ("fr", "Tuiles bonus par sorte", "livret"),
    ],
)
def test_components_are_titled_in_the_language_of_the_reader(
    site: TestClient, language: str, title: str, tag: str
) -> None:
    text = site.get("/components/taj_mahal", headers={"Accept-Language": language}).text
    assert f'<h2 id="bonus_tile_counts">{title}</h2>' in text
    assert f'source-rulebook">{tag}</span>' in text


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


def test_settings_change_the_language_and_the_colours(site: TestClient) -> None:
    answer = site.post("/settings", data={"theme": "dark", "motion": "still", "back": "//evil"})
    assert answer.url.path == "/settings"
    assert 'data-theme="dark"' in answer.text
    assert 'data-motion="still"' in answer.text


def test_every_route_has_a_handler_of_its_own() -> None:
    assert len(routes) == len({(route.path, *(route.methods or ())) for route in routes})  # type: ignore[attr-defined]
