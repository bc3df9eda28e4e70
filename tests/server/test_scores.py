"""What the API tells about scores and the end: as much as the viewer may know."""

from tests.server.conftest import Caller


def test_scores_that_a_game_hides_are_hidden(ann: Caller, bob: Caller) -> None:
    """In Agra rupees are in bags."""
    id = ann.make("me", "open", game="agra")["id"]
    bob.post(f"/api/tables/{id}/seats", {})
    mine, theirs = ann.table(id)["scores"], bob.table(id)["scores"]
    assert mine[1] is None
    assert theirs[0] is None
    assert isinstance(mine[0], int)
    assert isinstance(theirs[1], int)


def test_open_rupees_are_seen_by_all(ann: Caller) -> None:
    id = ann.make("me", "same_screen", game="agra", options={"rupees": "open"})["id"]
    assert None not in ann.table(id)["scores"]


def test_the_end_names_its_reason(ann: Caller) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    assert ann.table(id)["reason"] == ""
    while (table := ann.table(id))["status"] == "playing":
        seat = table["actor"]
        withdraw = ann.table(id, seat)["options"][-1]
        assert ann.act(id, withdraw, seat=seat).status_code == 200
    assert table["reason"] == "taj-end-visits"
    assert None not in table["scores"]
