"""The log of scripted withdrawals: every line, with its arguments and its rule."""

from tests.taj_mahal.build import do, leave, log, table

OPEN = "green_01 green_02 green_03 green_04 green_05"


def test_a_turn_of_play_writes_one_line_a_card() -> None:
    match = table(hands={0: "red_03 white_02"})
    do(match, "play red_03", "add white_02")
    assert log(match) == [
        ("taj-log-play", {"seat": 0, "card": "red_03"}, "play.open"),
        ("taj-log-play", {"seat": 0, "card": "white_02"}, "play.open"),
    ]


def test_a_withdrawal_tells_prizes_palaces_points_and_cards_in_order() -> None:
    match = table(
        visit=2,
        played={0: "red_03 white_05"},
        bonus={"jodhpur": "draw_card_3"},
        deck="yellow_07",
        display=OPEN,
    )
    do(match, "withdraw", "palace jodhpur", "crown ajmer", "take green_05", "take green_01")
    assert log(match, 1) == [
        ("taj-log-withdraw", {"seat": 0, "province": "ajmer_province"}, "withdraw.out"),
        ("taj-log-prize", {"seat": 0, "symbol": "vizier"}, "withdraw.all"),
        ("taj-log-prize", {"seat": 0, "symbol": "grand_mogul"}, "withdraw.all"),
        ("taj-log-prize", {"seat": 0, "symbol": "elephant"}, "withdraw.all"),
        ("taj-log-palace", {"seat": 0, "city": "jodhpur"}, "withdraw.figure"),
        ("taj-log-crown", {"seat": 0, "city": "ajmer"}, "withdraw.crown"),
        ("taj-log-bonus", {"seat": 0, "bonus": "draw_card_3"}, "withdraw.fortress"),
        ("taj-log-score", {"seat": 0, "points": 3, "palaces": 1, "goods": 2}, "score.order"),
        ("taj-log-draws", {"seat": 0}, "score.draw_card"),
        ("taj-log-take", {"seat": 0, "card": "green_05"}, "draw.choose"),
        ("taj-log-take", {"seat": 0, "card": "green_01"}, "draw.choose"),
    ]
    drew = ("taj-log-drew", {"seat": 0, "card": "yellow_07"}, "score.draw_card")
    assert [line for line in log(match, 0) if line not in log(match, 1)] == [drew]


def test_the_end_of_a_visit_tells_special_cards_and_the_next_province() -> None:
    match = table(visit=11, influence={0: "general general"}, withdrawn=[1, 2], display="green_01")
    leave(match)
    assert log(match)[-2:] == [
        ("taj-log-special", {"seat": 0, "card": "special_elephant"}, "end.pairs"),
        ("taj-log-visit", {"visit": 12, "province": "agra_province"}, "visit.order"),
    ]


def test_the_last_line_is_the_end() -> None:
    match = table(
        province="agra_province",
        withdrawn=[1, 2],
        played={0: "red_17"},
        won={"vizier": 1, "general": 1},
        display="green_01",
    )
    leave(match)
    assert log(match) == [
        ("taj-log-withdraw", {"seat": 0, "province": "agra_province"}, "withdraw.out"),
        ("taj-log-score", {"seat": 0, "points": 0, "palaces": 0, "goods": 0}, "score.order"),
        ("taj-log-take", {"seat": 0, "card": "green_01"}, "draw.choose"),
        ("taj-log-tile-lost", {"tile": "province_tile_12"}, "end.tile_lost"),
        ("taj-log-end", {}, "final.twelve"),
    ]


def test_a_withdrawal_of_the_dummy_tells_everything_it_does() -> None:
    match = table(
        players=2, turn=1, hands={1: "violet_01"}, played={2: "yellow_06 white_06"}, display=OPEN
    )
    do(match, "play violet_01", "done")
    assert log(match)[1:] == [
        ("taj-log-withdraw", {"seat": 2, "province": "ajmer_province"}, "two.withdraw"),
        ("taj-log-prize", {"seat": 2, "symbol": "general"}, "two.prizes"),
        ("taj-log-palace", {"seat": 2, "city": "jodhpur"}, "two.palace"),
        ("taj-log-discards", {"seat": 2, "card": "green_01"}, "two.draw"),
        ("taj-log-discards", {"seat": 2, "card": "green_02"}, "two.draw"),
    ]


def test_a_game_that_nobody_listens_to_writes_nothing() -> None:
    match = table(played={0: "red_03"}, hands={1: "red_04"})
    world = match.state.copy()
    assert world.notes is None
    step = world.stack.pop()
    step.apply(world, world.words.withdraw)
    assert world.notes is None


def test_every_rule_named_in_the_log_exists() -> None:
    match = table(visit=2, played={0: "red_03 white_05"}, bonus={"jodhpur": "tea_1"}, display=OPEN)
    leave(match, "palace jodhpur", "crown ajmer")
    assert {rule for *_, rule in log(match)} <= set(match.game.rulebook.clauses)
