"""Learning: games give rows, rows give a network, and the same seed gives the same one."""

from pathlib import Path

import numpy as np
import pytest

from serai.bots.learned import columns_digest, features_of
from serai.games import load
from serai.training.network import Data, fit, hand_written, knowing_nothing
from serai.training.rounds import Course, playable, train, written
from serai.training.self_play import Learnt, Lesson, leads_of, play_lesson

COLUMNS = 5


def lessons(count: int, seed: int) -> list[Learnt]:
    """Games that are won by whoever has most of column 2 in the end: something to find out."""
    dice = np.random.default_rng(seed)
    made: list[Learnt] = []
    for _ in range(count):
        seats = int(dice.integers(2, 5))
        talent = dice.random(seats)
        rows = [
            [
                [float(x) for x in (*dice.random(2), talent[seat], *dice.random(2))]
                for seat in range(seats)
            ]
            for _ in range(6)
        ]
        best = int(np.argmax(talent))
        won = [float(seat == best) for seat in range(seats)]
        made.append(Learnt(rows, won, [float(10 * (talent[seat] - 0.5)) for seat in range(seats)]))
    return made


def test_a_network_finds_out_who_wins() -> None:
    data = Data.of(lessons(2500, seed=1))
    found = fit(data, seed=1)
    exam = data.only(data.game % 10 == 0)
    assert found.chance == pytest.approx(knowing_nothing(exam))
    assert found.cross_entropy < 0.6 * found.chance
    assert found.cross_entropy < hand_written(exam, column=0)


def test_the_same_seed_gives_the_same_network() -> None:
    data = Data.of(lessons(60, seed=2))
    assert fit(data, seed=3).stored() == fit(data, seed=3).stored()
    assert fit(data, seed=3).stored() != fit(data, seed=4).stored()


def test_an_empty_seat_never_wins() -> None:
    """Tables of two and of four are learned together."""
    data = Data.of(lessons(40, seed=5))
    assert (data.won[data.empty != 0.0] == 0.0).all()
    assert {int((row == 0.0).sum()) for row in data.empty} == {2, 3, 4}


def test_a_game_is_its_names_and_numbers() -> None:
    lesson = Lesson("merv", seed=7, players=3)
    first, again = play_lesson(lesson), play_lesson(lesson)
    assert first == again
    assert len(first.rows) > 20
    assert all(len(position) == 3 for position in first.rows)
    assert sum(first.won) == pytest.approx(1.0)


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads_of([10, 7, 9]) == [1.0, -3.0, -1.0]
    assert leads_of([5]) == [5.0]


def test_only_tables_that_need_no_option_are_learned_from() -> None:
    assert not playable(load("taj_mahal"), 2)
    assert playable(load("taj_mahal"), 5)
    assert playable(load("merv"), 2)


def test_training_leaves_weights_and_a_card_and_goes_on_where_it_was(tmp_path: Path) -> None:
    course = Course(
        "taj_mahal", 1, games=30, rounds=1, minutes=5, workers=1, folder=tmp_path, duels=0
    )
    said: list[str] = []
    card = train(course, said.append)
    game = load("taj_mahal")
    assert card["columns"] == columns_digest(game)
    assert card["rules"] == game.meta.rules
    assert (tmp_path / "weights.toml").read_text() == written(card)
    weights = (tmp_path / "weights.npz").read_bytes()
    first = (tmp_path / "round-0.npz").stat().st_mtime_ns
    assert "cross-entropy" in said[-1]
    assert train(course, said.append) == card
    assert (tmp_path / "weights.npz").read_bytes() == weights
    assert (tmp_path / "round-0.npz").stat().st_mtime_ns == first


def test_later_rounds_are_played_by_what_was_learned(tmp_path: Path) -> None:
    course = Course("rajas", 2, games=20, rounds=1, minutes=5, workers=1, folder=tmp_path, duels=0)
    train(course, lambda line: None)
    weights = (tmp_path / "weights.npz").read_bytes()
    quick = play_lesson(Lesson("rajas", 3, 2))
    clever = play_lesson(Lesson("rajas", 3, 2, (), weights))
    assert clever.rows != quick.rows
    assert len(clever.rows[0][0]) == len(features_of(load("rajas")).COLUMNS)
