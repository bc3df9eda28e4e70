"""Making tables and playing at them, through the pages."""

import re
from typing import Any

from starlette.testclient import TestClient

from serai.web.site import make_site
from tests.web.conftest import BROWSER


def play_now(site: TestClient) -> str:
    answer = site.post("/play-now", data={"game": "taj_mahal"})
    assert answer.status_code == 200
    return answer.url.path.removeprefix("/t/")


def turn(site: TestClient, table: str, verb: str, action: str = "", **more: Any) -> Any:
    body = {"verb": verb, "action": action, "request": "", **more}
    return site.post(f"/t/{table}/turn", json=body)


def actions(html: str) -> list[str]:
    return re.findall(r'data-action="([^"]+)"', html)


def make(site: TestClient, *seats: str, **more: str) -> Any:
    data = {f"seat{at}": kind for at, kind in enumerate(seats)}
    return site.post("/new/taj_mahal", data={"name": "Ann", **data, **more})


def hot_seat(site: TestClient) -> tuple[str, str]:
    """A table for three at one screen: its id, and the page of who begins."""
    answer = make(site, "me", "same_screen", "same_screen", "nobody", "nobody")
    table = answer.url.path.removeprefix("/t/")
    go = re.search(r'href="([^"]+seat=\d)"', answer.text)
    assert go is not None
    return table, site.get(go[1]).text


def seat_of(html: str) -> int:
    found = re.search(r'data-seat="(\d)"', html)
    assert found is not None
    return int(found[1])


def test_one_click_leads_to_a_table_with_bots(site: TestClient) -> None:
    table = play_now(site)
    text = site.get(f"/t/{table}").text
    assert text.count('class="tag">bot<') == 3
    assert 'id="board"' in text


def test_a_screen_that_is_shared_shows_no_hand_before_it_is_handed_over(site: TestClient) -> None:
    answer = make(site, "me", "same_screen", "same_screen", "nobody", "nobody")
    assert 'id="curtain"' in answer.text
    assert "data-action" not in answer.text
    assert "Your hand" not in answer.text
    assert "Your hand" in hot_seat(site)[1]


def test_a_turn_is_a_draft_until_it_is_ended(site: TestClient) -> None:
    table, page = hot_seat(site)
    seat = seat_of(page)
    card = next(action for action in actions(page) if action.startswith("play "))
    drafted = turn(site, table, "choose", card, seat=seat).json()["html"]
    assert "Your turn" in drafted
    assert card not in actions(drafted)
    assert card in actions(turn(site, table, "undo", seat=seat).json()["html"])
    turn(site, table, "choose", card, seat=seat)
    after = turn(site, table, "end", "done", seat=seat).json()["html"]
    assert 'id="curtain"' in after


def test_an_end_with_the_last_choice_whose_answer_was_lost_is_sent_again(site: TestClient) -> None:
    table, page = hot_seat(site)
    seat = seat_of(page)
    card = next(action for action in actions(page) if action.startswith("play "))
    turn(site, table, "choose", card, seat=seat)
    ended = turn(site, table, "end", "done", seat=seat, request="last")
    again = turn(site, table, "end", "done", seat=seat, request="last")
    assert (ended.status_code, again.status_code) == (200, 200)
    assert again.json() == ended.json()


def test_who_names_no_seat_acts_for_the_one_to_move(site: TestClient) -> None:
    table, page = hot_seat(site)
    answer = turn(site, table, "choose", "withdraw")
    assert answer.status_code == 200
    assert "data-action" not in answer.json()["html"]  # nobody has said who sits here
    seen = site.get(f"/api/tables/{table}?seat={seat_of(page)}").json()
    assert seen["draft"] == ["withdraw"]


def test_nobody_acts_for_a_seat_of_somebody_else(site: TestClient) -> None:
    table, page = hot_seat(site)
    stranger = TestClient(site.app, headers=BROWSER)
    for seat in (None, seat_of(page)):
        answer = turn(stranger, table, "choose", "withdraw", seat=seat)
        assert answer.status_code == 409
        assert answer.json()["notice"] == "This seat is not yours."
    assert site.get(f"/api/tables/{table}?seat={seat_of(page)}").json()["draft"] == []


def test_the_wall_is_announced(site: TestClient) -> None:
    table, page = hot_seat(site)
    seat = seat_of(page)
    card = next(action for action in actions(page) if action.startswith("play "))
    drafted = turn(site, table, "choose", card, seat=seat).json()["html"]
    assert "Final after End turn" in drafted


def test_a_stale_click_gets_the_fresh_table_and_a_notice(site: TestClient) -> None:
    table, page = hot_seat(site)
    other = (seat_of(page) + 1) % 3
    answer = turn(site, table, "choose", "withdraw", seat=other)
    assert answer.status_code == 409
    assert answer.json()["notice"] == "The table has moved on; here it is."
    assert 'id="table"' in answer.json()["html"]


def test_a_guest_joins_by_the_link(site: TestClient) -> None:
    answer = make(site, "me", "open", "greedy", "nobody", "nobody")
    table = answer.url.path.removeprefix("/t/")
    assert "Send this link" in answer.text
    with_friend = TestClient(site.app, headers=BROWSER)
    assert "Sit down" in with_friend.get(f"/t/{table}").text
    seated = with_friend.post(f"/t/{table}/sit", data={"name": "<b>Bob</b>"})
    assert "Your hand" in seated.text
    assert "&lt;b&gt;Bob" in site.get(f"/t/{table}").text


def test_the_host_fills_open_seats_with_bots_and_nobody_else(site: TestClient) -> None:
    answer = make(site, "me", "open", "open", "nobody", "nobody")
    table = answer.url.path.removeprefix("/t/")
    stranger = TestClient(site.app, headers=BROWSER)
    assert stranger.post(f"/t/{table}/fill", data={"bot": "greedy"}).status_code == 403
    assert "Your hand" in site.post(f"/t/{table}/fill", data={"bot": "greedy"}).text


def test_an_onlooker_sees_no_hand(site: TestClient) -> None:
    table = play_now(site)
    text = TestClient(site.app, headers=BROWSER).get(f"/t/{table}").text
    assert "Your hand" not in text
    assert "data-action" not in text


def test_what_is_said_is_escaped(site: TestClient) -> None:
    table = play_now(site)
    site.post(f"/t/{table}/chat", json={"text": "<i>hello</i>"})
    text = site.get(f"/t/{table}").text
    assert "&lt;i&gt;hello" in text


def test_a_table_that_cannot_be_is_refused_in_words(site: TestClient) -> None:
    answer = make(site, "me", "greedy", "nobody", "nobody", "nobody")
    assert answer.status_code == 400
    assert "Two can only play with the unofficial dummy" in answer.text


def test_a_draft_survives_a_restart(settings: Any) -> None:
    with TestClient(make_site(settings), headers=BROWSER) as site:
        table, page = hot_seat(site)
        seat = seat_of(page)
        card = next(action for action in actions(page) if action.startswith("play "))
        turn(site, table, "choose", card, seat=seat)
        cookies = site.cookies
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as again:
        page = again.get(f"/t/{table}?seat={seat}").text
        assert 'data-verb="undo"' in page
        assert card not in actions(page)
