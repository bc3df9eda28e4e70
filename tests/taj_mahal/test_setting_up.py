"""Chapter "Setting up": what lies where before the first turn."""

import pytest

import serai
from serai.core import play
from serai.core.errors import SetupError
from serai.core.match import Match
from serai.core.step import CHANCE, EVERYONE
from serai.games.taj_mahal.rules.setup import ChooseStart, LayBonuses, LayTiles
from serai.games.taj_mahal.tables import FIGURES, NONE, SYMBOLS
from tests.rules import rule
from tests.taj_mahal.build import AGRA, GAME, T, city, do, new_match, table

SEEDS = range(20)


def agra() -> int:
    return T.province_ids.index(AGRA)


@rule("setup.tiles")
def test_every_province_has_one_tile_and_agra_has_tile_twelve() -> None:
    for seed in SEEDS:
        places = new_match(seed=seed).state.tile_place
        assert sorted(places) == list(range(12))
        assert places[11] == agra()


@rule("setup.tiles")
def test_chance_lays_the_first_tile_into_any_province_but_agra() -> None:
    s = GAME.new(new_match().header)
    step = s.stack[-1]
    assert isinstance(step, LayTiles)
    assert step.actor(s) == CHANCE
    wanted = [f"lay province_tile_01 {name}" for name in T.province_ids if name != AGRA]
    assert [action.text for action in step.options(s)] == wanted
    assert step.weights(s) == []


@rule("setup.tiles")
def test_eleven_tiles_are_laid_by_chance_in_the_order_of_their_numbers() -> None:
    laid = [event.text.split()[1] for event in new_match().events if event.text.startswith("lay ")]
    assert laid == T.tile_ids[:11]


@rule("setup.bonus")
def test_the_taj_mahal_tile_lies_on_agra_and_every_fortress_has_one_tile() -> None:
    for seed in SEEDS:
        bonus_on = new_match(seed=seed).state.bonus_on
        assert bonus_on[city("agra")] == T.bonus_ids.index("taj_mahal")
        assert [bonus != NONE for bonus in bonus_on] == T.fortress
        assert sorted(bonus for bonus in bonus_on if bonus != NONE) == list(range(16))


@rule("setup.bonus")
def test_chance_picks_the_tile_of_each_fortress_among_those_left() -> None:
    match = new_match()
    laid = [event for event in match.events if event.text.startswith("bonus ")]
    assert len(laid) == 15
    assert all(event.seat == CHANCE for event in laid)
    s = GAME.new(match.header)
    s.stack = [LayBonuses()]
    options = [action.text for action in s.stack[-1].options(s)]
    assert options == [f"bonus {name} kabul" for name in T.bonus_ids if name != "taj_mahal"]


@rule("setup.court")
def test_at_the_start_all_prizes_are_in_the_court() -> None:
    s = new_match().state
    assert s.winner == [NONE] * SYMBOLS
    assert s.supply == [5] * FIGURES
    assert s.tile_owner == [NONE] * 12
    assert (s.visit, s.province) == (1, s.tile_place[0])


@rule("setup.special")
def test_nobody_owns_a_special_card_at_the_start() -> None:
    s = new_match().state
    assert s.special_owner == [NONE] * 4
    everywhere = [*s.deck, *s.display, *(card for hand in s.hands for card in hand)]
    assert sorted(everywhere) == T.deck
    assert not set(T.specials) & set(everywhere)


@rule("setup.hand")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_six_cards_that_the_others_do_not_see(players: int) -> None:
    match = new_match(players)
    assert [len(hand) for hand in match.state.hands] == [6] * players
    assert not any(match.state.known)
    deals = [event for event in match.events if event.text.startswith("deal ")]
    for seat in range(players):
        assert [event.seen_by for event in deals[seat * 6 : seat * 6 + 6]] == [1 << seat] * 6


@rule("setup.display")
@pytest.mark.parametrize(("players", "size"), [(3, 5), (4, 7), (5, 9)])
def test_the_display_has_twice_as_many_cards_as_players_less_one(players: int, size: int) -> None:
    match = new_match(players)
    assert len(match.state.display) == size
    deals = [event for event in match.events if event.text.startswith("deal ")]
    assert [event.seen_by for event in deals[-size:]] == [EVERYONE] * size


@rule("setup.deck")
@pytest.mark.parametrize(("players", "size"), [(3, 73), (4, 65), (5, 57)])
def test_the_other_cards_are_the_deck(players: int, size: int) -> None:
    s = new_match(players).state
    assert len(s.deck) == size
    assert s.discard == []


@rule("setup.deck")
def test_chance_draws_any_card_of_the_deck_and_only_these() -> None:
    match = new_match()
    again = serai.replay(match.record)  # every outcome is checked against the options
    assert again.state.hands == match.state.hands
    assert again.state.display == match.state.display
    s = GAME.new(match.header)
    while play.options(s)[0].verb != "deal":
        play.apply_trusted(s, play.options(s)[0])
    assert [action.text for action in play.options(s)] == [f"deal {T.card_ids[n]}" for n in T.deck]


@rule("setup.palaces")
def test_palaces_do_not_run_out_after_twenty() -> None:
    settled = {name: 0 for n, name in enumerate(T.city_ids) if T.city_province[n] != agra()}
    match = table(province=AGRA, palaces=settled, played={0: "red_03"})
    do(match, "withdraw", "palace kalpi")
    assert match.state.regular.count(0) == 45


@rule("setup.score")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_scores_start_at_zero(players: int) -> None:
    match = new_match(players)
    assert match.scores() == [0] * players
    assert not any(match.state.points)


@rule("setup.start")
def test_chance_names_the_starting_player() -> None:
    assert {new_match(seed=seed).actor for seed in SEEDS} == {0, 1, 2}
    match = new_match()
    start = match.events[-1]
    assert start.seat == CHANCE
    assert start.text == "start " + "abc"[match.state.start]
    assert match.actor == match.state.start
    options = ChooseStart().options(match.state)
    assert [action.text for action in options] == ["start a", "start b", "start c"]


def test_the_log_opens_with_the_first_visit() -> None:
    match = new_match()
    notes = match.log(None)
    assert [note.message.id for note in notes] == ["taj-log-visit"]
    province = T.province_ids[match.state.province]
    assert notes[0].message.args == {"visit": 1, "province": province}
    assert notes[0].message.rule == "visit.order"


@pytest.mark.parametrize("players", [1, 2, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(SetupError, match="players"):
        Match(GAME, players=players, seed=1)
