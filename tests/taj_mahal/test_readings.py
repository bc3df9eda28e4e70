"""Examples for single readings of unclear rules, R1 to R10 in the order of our notes."""

from serai.core.match import Match
from serai.games.taj_mahal import scoring
from serai.games.taj_mahal.tables import NONE
from tests.rules import rule
from tests.taj_mahal.build import (
    AGRA,
    T,
    choices,
    city,
    do,
    finish_visit,
    hand,
    influence_of,
    leave,
    new_match,
    points_of,
    table,
    winners,
)


@rule("withdraw.majority")
def test_r1_each_wins_what_it_leads() -> None:
    match = table(played={0: "red_03 red_06", 1: "green_01 green_09"}, withdrawn=[2])
    leave(match, "palace amber", "palace ajmer")
    assert winners(match) == {"vizier": 0, "general": 0}
    do(match, "withdraw", "palace bikaner")
    assert influence_of(match, 1) == ["monk"]
    assert match.state.tile_owner[0] == 1


@rule("withdraw.compare", "withdraw.majority")
def test_r2_a_tie_turns_into_a_lead_when_the_other_one_leaves() -> None:
    match = table(played={0: "red_03", 1: "green_15", 2: "yellow_03"}, province=AGRA)
    leave(match)
    assert winners(match) == {}
    leave(match, "crown kalpi")
    assert winners(match) == {"grand_mogul": 1}
    do(match, "withdraw", "palace kalpi")
    assert influence_of(match, 2) == ["vizier"]
    assert match.state.tile_owner[11] == 2


@rule("withdraw.gone")
def test_r3_two_viziers_win_nothing_once_the_tile_is_gone() -> None:
    match = table(played={0: "red_03", 1: "green_17 white_01"}, won={"vizier": 2}, withdrawn=[2])
    do(match, "withdraw")
    assert influence_of(match, 0) == []
    match = table(turn=1, played={1: "green_17 green_21"}, won={"vizier": 0}, withdrawn=[0])
    do(match, "withdraw", "palace amber", "crown amber")
    assert influence_of(match, 1) == ["general"]


@rule("draw.alone", "draw.last")
def test_r4_the_last_player_plays_on_and_then_takes_what_is_there() -> None:
    match = table(
        turn=1,
        hands={1: "red_12"},
        played={1: "red_09"},
        withdrawn=[0, 2],
        display="green_01",
    )
    do(match, "play red_12", "done", "withdraw", "palace amber", "palace ajmer")
    assert influence_of(match, 1) == ["monk", "princess"]
    assert hand(match, 1) == {"green_01"}


@rule("score.commodity")
def test_r5_seven_rice_icons_give_28_points() -> None:
    match = new_match()
    rice = T.commodity_ids.index("rice")
    points = [scoring.gain_good(match.state, 0, rice) for _ in range(7)]
    assert points == [1, 2, 3, 4, 5, 6, 7]
    assert match.scores()[0] == 28


def connected_order() -> list[str]:
    """All provinces, Agra last, so that each one has a road to one visited before it."""
    order = ["ajmer_province"]
    while len(order) < 11:
        for number, name in enumerate(T.province_ids):
            roads = {
                T.province_ids[T.city_province[other]]
                for place in T.province_cities[number]
                for other in T.links[place]
            }
            if name not in order and name != AGRA and roads & set(order):
                order.append(name)
                break
    return [*order, AGRA]


@rule("score.chain")
def test_r6_a_palace_that_links_eleven_provinces_gives_12_and_78_in_all() -> None:
    order = connected_order()
    total = 0
    for visit, province in enumerate(order):
        visited = [T.province_ids.index(name) for name in order[:visit]]
        settled = {T.city_ids[n]: 0 for place in visited for n in T.province_cities[place]}
        match = table(
            province=province,
            order=order,
            palaces=settled,
            played={0: "red_17 red_19"},
            won={"elephant": 1},
        )
        do(match, "withdraw")
        while match.options()[0].verb == "palace":
            do(match, choices(match)[0])
        assert points_of(match, 0) == {"taj-points-palaces": visit + 1}
        total += visit + 1
    assert total == 78


@rule("score.plus_two_card")
def test_r7_the_plus_two_card_gives_two_points_without_a_lead() -> None:
    match = table(played={0: "red_03 special_plus_two", 1: "green_03"})
    leave(match)
    assert match.scores()[0] == 2


@rule("end.pair_kept")
def test_r8_the_owner_of_the_plus_two_card_hands_in_princesses_and_keeps_it() -> None:
    match = table(influence={0: "princess princess"}, hands={0: "special_plus_two"})
    finish_visit(match)
    assert influence_of(match, 0) == []
    assert "special_plus_two" in hand(match, 0)


@rule("draw.reshuffle", "end.display")
def test_r9_with_five_players_the_display_of_visit_eight_needs_the_discard_pile() -> None:
    match = new_match(5)
    while match.state.visit < 8:
        texts = choices(match)
        cards = [text for text in texts if text.startswith("play ")]
        bare = [text for text in texts if not takes_a_card(match, text)]
        if "done" in texts:
            do(match, "done")
        elif cards and not match.state.played[match.actor]:
            do(match, cards[0])
        else:
            do(match, "withdraw" if "withdraw" in texts else bare[0])
    shuffled = [
        n
        for n, event in enumerate(match.events)
        if any(note.message.id == "taj-log-reshuffle" for note in event.notes)
    ]
    last_deals = len(match.events) - shuffled[0] - 1
    assert len(shuffled) == 1
    assert last_deals == 6
    assert all(event.text.startswith("deal ") for event in match.events[-9:])


def takes_a_card(match: Match, text: str) -> bool:
    """Whether a palace there would draw a card from the deck."""
    verb, _, name = text.partition(" ")
    if verb != "palace":
        return False
    bonus = match.state.bonus_on[city(name)]
    return bonus != NONE and bool(T.bonus_draws[bonus])


@rule("final.colour", "final.white")
def test_r10_a_hand_of_a_whole_colour_and_all_white_cards_gives_33() -> None:
    whole = [name for name in T.card_ids if name.startswith(("red_", "white_"))]
    match = table(
        province=AGRA,
        hands={0: " ".join(whole)},
        played={0: "green_17"},
        withdrawn=[1, 2],
        won={"vizier": 1, "general": 1},
        display="",
    )
    finish_visit(match)
    assert match.scores()[0] == 33
