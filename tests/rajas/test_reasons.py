"""What is said around the choices: refusals to the last word, the lines of the result, the reason
of each gain, what chance may roll."""

from typing import Any

from serai.core.match import Match
from serai.games.rajas.scoring import leads, standing
from serai.games.rajas.tables import BACKS, NONE, TOKEN_COLOUR_IDS
from tests.rajas.build import T, choices, do, getting, log, prompt, table, told
from tests.rules import rule

Refused = tuple[str, dict[str, str | int], str]
"""Message, arguments and rule."""
NAVARATNA: dict[str, Any] = {"options": {"variant": "navaratna"}}
OTHERS = "blue_5 green_2 green_5 orange_1"
TIGERS = "blue_tiger_5 orange_tiger_3 purple_tiger_5"


def refused(match: Match, verb: str) -> dict[str, Refused]:
    """What is greyed out with a verb: message, arguments and rule."""
    return {
        one.text: (one.reason.id, one.reason.args, one.reason.rule)
        for one in match.view(match.actor).refusals
        if one.text.startswith(verb)
    }


# --- refusals ---------------------------------------------------------------------------------


@rule("quarry.dice", "karma.turn")
def test_a_tile_that_is_too_dear_says_what_is_lacking() -> None:
    tops = "blue_tiger_2 green_tiger_1 orange_snake_3 purple_cow_1"  # 9, 9, 4 and 6
    match = table(dice={0: "blue_3 blue_4 green_1"}, karma={0: 1}, money={0: 1}, top=tops)
    do(match, "place quarry_1")
    found = refused(match, "buy")
    assert "buy blue_cow" not in found
    assert found["buy blue_tiger"] == (
        "rajas-refuse-cost",
        {"colour": "blue", "count": 1},
        "quarry.dice",
    )
    assert found["buy green_tiger"][1] == {"colour": "green", "count": 3}
    assert found["buy orange_snake"][1] == {"colour": "orange", "count": 4}
    assert found["buy purple_cow"][1] == {"colour": "purple", "count": 6}


@rule("cover.possible", "palace.portuguese")
def test_chambers_of_the_river_that_are_of_no_use_say_why() -> None:
    match = getting("chamber master_builder portuguese dancer yogi", boat={0: 29})
    assert choices(match) == ["visit dancer", "visit yogi"]
    assert refused(match, "visit") == {
        "visit master_builder": ("rajas-refuse-cover", {}, "cover.possible"),
        "visit portuguese": ("rajas-refuse-sail", {}, "palace.portuguese"),
    }


@rule("cover.possible", "karma.least")
def test_karma_that_the_new_tile_needs_does_not_turn_the_die_for_the_master_builder() -> None:
    """Nothing blue or green is left, and the orange 1 must be turned over for a dearer tile."""
    tiles = {0: "b1 orange_cow_5 ew"}  # it costs 8
    match = table(dice={0: OTHERS}, karma={0: 1}, tiles=tiles, top=TIGERS)
    s = match.state
    for stack in range(2 * BACKS):
        s.below[stack].append(s.top[stack])
        s.top[stack] = NONE
    do(match, "place master_builder")
    assert choices(match) == ["pay blue_5", "pay green_5"]
    why: Refused = ("rajas-refuse-cover", {}, "cover.possible")
    assert refused(match, "flip") == {"flip green_2": why}


@rule("province.road")
def test_a_cell_without_a_road_says_so() -> None:
    match = table(dice={0: "blue_3"}, money={0: 1}, tiles={0: "b1 orange_snake_3 ew"})
    do(match, "place quarry_1", *[a for a in choices(match) if a.startswith("buy blue_s")])
    found = refused(match, "lay")
    assert found["lay a4"] == ("rajas-refuse-road", {"cell": "a4"}, "province.road")
    assert found.pop("lay b1") == ("rajas-refuse-full", {}, "province.cell")
    assert "lay c2" not in found  # a road leads there
    assert set(found) == {
        f"lay {T.cell_ids[cell]}"
        for cell in T.building_cells
        if T.cell_ids[cell] not in ("b1", "c2", "d1")
    }


@rule("quarry.dice")
def test_a_die_of_another_colour_cannot_pay_for_the_tile() -> None:
    match = table(dice={1: "blue_6", 0: "purple_6 purple_4 purple_3 green_2"}, money={0: 1})
    match.state.top[11] = next(t for t in T.stack_tiles[11] if T.tile_cost[t] == 9)
    match.state.below[11] = [t for t in T.stack_tiles[11] if t != match.state.top[11]]
    do(match, "place quarry_1", "buy purple_tiger", "lay b1")
    do(match, choices(match)[0])
    assert refused(match, "") == {
        "pay green_2": ("rajas-refuse-colour", {"die": "green_2"}, "quarry.dice")
    }
    assert match.view(0).prompt.args["kinds"] == "pay"
    do(match, "pay purple_6", "pay purple_4")
    assert match.view(0).prompt.args["kinds"] == "done-pay"


@rule("upgrade.top")
def test_a_scroll_at_its_end_cannot_be_raised() -> None:
    match = getting("upgrade", scrolls={0: "mill=2 temple=1"}, seat=0)
    assert refused(match, "") == {
        "upgrade mill": ("rajas-refuse-scroll", {"building": "mill"}, "upgrade.top")
    }
    match = getting("upgrade", scrolls={1: "mill=2"}, seat=1)
    assert set(refused(match, "")) == {"upgrade mill"}


# --- dice -------------------------------------------------------------------------------------


@rule("dice.full")
def test_the_question_for_room_names_dice_and_room() -> None:
    match = getting("dice any 3", dice={0: " ".join(["blue_1"] * 8)})
    assert prompt(match) == ("rajas-prompt-room", {"seat": 0, "count": 3, "room": 2}, "dice.full")


@rule("dice.roll", "palace.terrace")
def test_a_die_may_show_each_of_its_six_faces() -> None:
    match = do(table(), "place garden_green_1")
    assert choices(match) == [f"roll green_{face}" for face in range(1, 7)]
    match = do(table(dice={0: "orange_1"}), "place terrace_1", "reroll orange_1")
    assert choices(match) == [f"roll orange_{face}" for face in range(1, 7)]
    do(match, "roll orange_6")
    assert log(match)[-1] == ("rajas-log-roll", {"seat": 0, "die": "orange_6"}, "palace.terrace")
    assert (match.state.held[0], match.state.cup) == (1, [])


# --- reasons ----------------------------------------------------------------------------------


@rule("track.fame", "track.money")
def test_a_reward_of_a_track_is_told_with_the_rule_of_the_track() -> None:
    match = do(getting("fame 2", fame={0: 22}), "accept")
    assert log(match)[-1] == ("rajas-log-karma", {"seat": 0, "count": 2, "karma": 2}, "track.fame")
    match = getting("coins 2", money={0: 31})
    do(match, "accept", "choose blue", "choose blue", "roll blue_1", "roll blue_2")
    assert log(match)[-1] == ("rajas-log-roll", {"seat": 0, "die": "blue_2"}, "track.money")


@rule("navaratna.fewer", "end.crossed")
def test_a_token_for_fewer_workers_is_a_turn_of_its_own() -> None:
    match = table(
        players=3,
        circle=4,
        workers={0: 4},
        home={0: 1, 1: 0, 2: 0},
        fame={1: 60},
        money={1: 2},
        **NAVARATNA,
    )
    turns = match.state.turns
    do(match, "place garden_blue_1", "roll blue_1")
    assert (match.actor, match.state.turn, match.state.turns) == (1, 1, turns + 1)
    do(match, "token yellow_1", "slot west_2")
    told_now = [(id, args, why) for id, args, why in log(match) if id == "rajas-log-token"]
    assert told_now == [("rajas-log-token", {"seat": 1, "token": "yellow_1"}, "navaratna.fewer")]
    assert match.state.crossed == [0, 1, 0]  # its markers are looked at, too
    assert (match.actor, match.state.turn, match.state.turns) == (2, 2, turns + 2)


@rule("navaratna.fewer", "navaratna.room")
def test_without_room_for_any_token_there_is_no_turn() -> None:
    incomes = zip(T.income_ids, T.slot_colour, strict=True)
    free = {colour: list(tokens) for colour, tokens in enumerate(T.tokens_of)}
    laid = ", ".join(f"{name} {T.token_ids[free[colour].pop()]}" for name, colour in incomes)
    match = table(
        players=2, circle=4, workers={0: 4}, home={0: 1, 1: 0}, tokens={1: laid}, **NAVARATNA
    )
    do(match, "place garden_blue_1", "roll blue_1")
    assert told(match, "token") == []
    assert told(match, "no-room") == [{"seat": 1}]
    assert told(match, "none-fits") == []
    assert match.state.round == 2


@rule("navaratna.room")
def test_room_for_which_no_token_is_left_is_not_told_as_want_of_room() -> None:
    """The others have all red tokens, and the seat has laid one on all its incomes but the red."""
    free = {colour: [T.token_ids[one] for one in all_] for colour, all_ in enumerate(T.tokens_of)}
    laid = {
        seat: ", ".join(
            f"{name} {free[colour].pop()}"
            for name, colour in zip(T.income_ids, T.slot_colour, strict=True)
            if (TOKEN_COLOUR_IDS[colour] == "red") == (seat > 0)
        )
        for seat in range(4)
    }
    match = getting("token", players=4, tokens=laid, **NAVARATNA)
    assert log(match) == [("rajas-log-none-fits", {"seat": 0}, "navaratna.room")]


# --- the result -------------------------------------------------------------------------------


@rule("track.beside", "end.winner")
def test_every_line_of_the_result_has_its_reason() -> None:
    match = table(players=2, home={0: 1, 1: 0}, fame={0: 40, 1: 12}, money={0: 60, 1: 9})
    do(match, "place terrace_1")
    assert match.outcome is not None
    told_lines = [(one.seat, one.rule, one.label, one.points) for one in match.outcome.lines]
    assert told_lines == [
        (0, "track.beside", "rajas-points-fame", 40),
        (0, "track.beside", "rajas-points-money", 31),
        (0, "track.beside", "rajas-points-way", -61),
        (1, "track.beside", "rajas-points-fame", 12),
        (1, "track.beside", "rajas-points-money", 5),
        (1, "track.beside", "rajas-points-way", -61),
    ]


@rule("end.winner", "end.tie")
def test_who_leads_before_the_game_is_over() -> None:
    s = table(players=3, fame={0: 40, 1: 40, 2: 45}, money={0: 60, 1: 60, 2: 60}).state
    assert not any(leads(s, seat) for seat in range(3))  # nobody has crossed yet
    s.crossed = [2, 1, 0]
    assert [standing(s, seat) for seat in range(3)] == [(9, 1), (9, 2), (14, 0)]
    s.crossed = [3, 2, 1]
    assert [leads(s, seat) for seat in range(3)] == [False, False, True]
    s.fame[2] = 40
    assert [standing(s, seat)[1] for seat in range(3)] == [0, 1, 2]
