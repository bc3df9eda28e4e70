"""Learning: games give rows, rows give a network, and the same seed gives the same one."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from serai.arena import task_data
from serai.bots.learned import columns_digest, features_of
from serai.core.errors import SetupError
from serai.core.watch import Advance, Status, Watch
from serai.games import load
from serai.training.folder import TrainingSettings, written
from serai.training.network import Data, equal_chances, fit, hand_written
from serai.training.rounds import Training, playable, train
from serai.training.self_play import TrainingGame, TrainingRows, leads_of, play_training_game

COLUMNS = 5


def games(count: int, seed: int) -> list[TrainingRows]:
    """Games that are won by whoever has most of column 2 in the end: something to find out."""
    dice = np.random.default_rng(seed)
    made: list[TrainingRows] = []
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
        made.append(
            TrainingRows(rows, won, [float(10 * (talent[seat] - 0.5)) for seat in range(seats)])
        )
    return made


def test_a_network_finds_out_who_wins() -> None:
    data = Data.of(games(2500, seed=1))
    found = fit(data, seed=1)
    held_out = data.only(data.game % 10 == 0)
    assert found.chance == pytest.approx(equal_chances(held_out))
    assert found.cross_entropy < 0.6 * found.chance
    assert found.cross_entropy < hand_written(held_out, column=0)


def test_the_same_seed_gives_the_same_network() -> None:
    data = Data.of(games(60, seed=2))
    assert fit(data, seed=3).stored() == fit(data, seed=3).stored()
    assert fit(data, seed=3).stored() != fit(data, seed=4).stored()


def test_an_empty_seat_never_wins() -> None:
    """Tables of two and of four are learned together."""
    data = Data.of(games(40, seed=5))
    assert (data.won[data.empty != 0.0] == 0.0).all()
    assert {int((row == 0.0).sum()) for row in data.empty} == {2, 3, 4}


def test_a_game_is_its_names_and_numbers() -> None:
    wanted = TrainingGame("merv", seed=7, players=3)
    first, again = play_training_game(wanted), play_training_game(wanted)
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
    settings = TrainingSettings(
        "taj_mahal", 1, games=30, rounds=1, minutes=5, workers=1, folder=tmp_path, duels=0
    )
    said: list[str] = []
    card = train(settings, said.append)
    game = load("taj_mahal")
    assert card["columns"] == columns_digest(game)
    assert card["rules"] == game.meta.rules
    assert (tmp_path / "weights.toml").read_text() == written(card)
    weights = (tmp_path / "weights.npz").read_bytes()
    first = (tmp_path / "round-0" / "games-0000.npz").stat().st_mtime_ns
    assert "cross-entropy" in said[-1]
    assert train(settings, said.append) == card
    assert (tmp_path / "weights.npz").read_bytes() == weights
    assert (tmp_path / "round-0" / "games-0000.npz").stat().st_mtime_ns == first


class Stopped(Exception):
    """Somebody has pressed Ctrl-C."""


def stopping_at(games: int) -> Watch:
    """A watch during which somebody loses patience."""

    @contextmanager
    def watch(label: str, total: int) -> Iterator[Advance]:
        done = 0

        def advance(more: int, status: Status | None = None) -> None:
            nonlocal done
            done += more
            if done >= games:
                raise Stopped

        yield advance

    return watch


def test_training_that_was_stopped_ends_with_the_same_weights(tmp_path: Path) -> None:
    """In the middle of a round, with a file of games that is not complete."""
    whole, parts = (
        TrainingSettings(
            "merv", 1, games=50, rounds=1, minutes=5, workers=1, folder=folder, duels=0
        )
        for folder in (tmp_path / "whole", tmp_path / "parts")
    )
    card = train(whole, lambda line: None)
    assert card["games"] == 50
    with pytest.raises(Stopped):
        train(parts, lambda line: None, stopping_at(33))
    assert len(list((tmp_path / "parts" / "round-0").glob("games-*.npz"))) == 1
    assert train(parts, lambda line: None) == card
    assert (parts.folder / "weights.npz").read_bytes() == (
        whole.folder / "weights.npz"
    ).read_bytes()


def test_a_folder_belongs_to_one_training(tmp_path: Path) -> None:
    settings = TrainingSettings(
        "merv", 1, games=20, rounds=1, minutes=5, workers=1, folder=tmp_path, duels=0
    )
    train(settings, lambda line: None)
    with pytest.raises(SetupError, match="holds another training: seed is 1 there, and 2"):
        train(replace(settings, seed=2), lambda line: None)


def test_a_round_is_kept_only_if_it_wins_and_its_duel_is_not_fought_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two rounds: the first wins its duel, the second does not, and the first stays."""
    fought: list[str] = []

    def duel(training: Training, number: int, weights: bytes, best: bytes) -> tuple[bool, str]:
        fought.append(f"round {number} against {'the best' if best else 'the hand-written'}")
        return number == 0, "told"

    monkeypatch.setattr(Training, "_duel", duel)
    monkeypatch.setattr("serai.training.self_play.LONG_BUDGET", 4)
    monkeypatch.setattr("serai.training.self_play.SHORT_BUDGET", 2)
    settings = TrainingSettings(
        "taj_mahal", 1, games=20, rounds=2, minutes=5, workers=1, folder=tmp_path
    )
    card = train(settings, lambda line: None)
    assert fought == ["round 0 against the hand-written", "round 1 against the best"]
    assert card["round"] == 0
    kept = (tmp_path / "weights.npz").read_bytes()
    assert kept == (tmp_path / "round-0" / "weights.npz").read_bytes()
    assert kept != (tmp_path / "round-1" / "weights.npz").read_bytes()
    assert train(settings, lambda line: None) == card
    assert len(fought) == 2


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "games"), [("taj_mahal", 1500), ("merv", 400)])
def test_two_minutes_are_enough_to_foretell_better_than_by_hand(
    name: str, games: int, tmp_path: Path
) -> None:
    """As many games as two minutes are enough for; by games, for no test depends on the clock."""
    settings = TrainingSettings(
        name, 1, games, rounds=1, minutes=60, workers=2, folder=tmp_path, duels=0
    )
    card = train(settings, lambda line: None)
    assert card["games"] == games
    assert card["cross_entropy"] < card["hand_written"] < card["chance"]


def test_later_rounds_are_played_by_what_was_learned(tmp_path: Path) -> None:
    settings = TrainingSettings(
        "rajas", 2, games=20, rounds=1, minutes=5, workers=1, folder=tmp_path, duels=0
    )
    train(settings, lambda line: None)
    weights = (tmp_path / "weights.npz").read_bytes()
    quick = play_training_game(TrainingGame("rajas", 3, 2))
    clever = play_training_game(TrainingGame("rajas", 3, 2, (), task_data.keep(weights)))
    assert clever.rows != quick.rows
    assert len(clever.rows[0][0]) == len(features_of(load("rajas")).COLUMNS)
