"""A ladder: everybody meets everybody, games are kept, and nothing is played twice."""

import json
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.arena import Player, ladder
from serai.arena.ladder import Ladder
from serai.arena.roster import ANCHOR, ROSTER
from serai.arena.store import Store
from serai.bots.make import MAKERS, read_spec, versioned
from tests.arena.own_bots import First, Raising

BOTS = ["random", "greedy", "greedy:1", First]
CLOCK = {"seconds", "cpu"}


@pytest.fixture(autouse=True)
def _one_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "commit", lambda: "c0ffee")


def a_ladder(path: Path, bots: Any = BOTS, **more: Any) -> Ladder:
    return Ladder("taj_mahal", bots, 3, Store(path / "games.jsonl"), **more)


def climb(path: Path, games: int = 3, bots: Any = BOTS, workers: int = 1, **more: Any) -> Ladder:
    climbed = a_ladder(path, bots, **more)
    for _ in climbed.play(climbed.tasks(games, seed=1), workers):
        pass
    return climbed


def lines(path: Path) -> list[dict[str, Any]]:
    """The games of a file without their times."""
    found = map(json.loads, (path / "games.jsonl").read_text(encoding="utf-8").splitlines())
    return [{key: value for key, value in line.items() if key not in CLOCK} for line in found]


def test_the_roster_is_made_of_bots_that_never_change() -> None:
    """Each with its version, and with a budget that no machine changes."""
    assert ANCHOR in ROSTER
    for spec in ROSTER:
        read_spec(spec)
        assert versioned(spec) == spec
        assert not spec.endswith(("s", "cpu"))
    assert {(spec.partition("@")[0], 1) for spec in ROSTER} <= set(MAKERS)


def test_everybody_plays_so_many_games_and_every_seat_of_each_deal(tmp_path: Path) -> None:
    climbed = climb(tmp_path, games=6)
    rungs = {rung.bot: rung for rung in climbed.rungs(20)}
    assert min(rung.games for rung in rungs.values()) >= 6
    assert max(rung.games for rung in rungs.values()) <= 9
    assert rungs["greedy@1"].rating == 1000
    assert rungs["random@1"].rating < 1000
    assert sum(rung.won * rung.games for rung in rungs.values()) == pytest.approx(
        len(climbed.games)
    )
    for deal in {stored.deal for stored in climbed.games}:
        tables = [stored.result.bots for stored in climbed.games if stored.deal == deal]
        assert len(set(tables)) == 3
        assert all(len({table[seat] for table in tables}) == 3 for seat in range(3))


def test_a_second_call_plays_nothing_and_a_longer_one_only_the_rest(tmp_path: Path) -> None:
    first = climb(tmp_path, games=3)
    assert a_ladder(tmp_path).tasks(3, seed=1) == []
    again = [replace(rung, cpu=0) for rung in a_ladder(tmp_path).rungs(20)]
    assert again == [replace(rung, cpu=0) for rung in first.rungs(20)]
    kept = lines(tmp_path)
    longer = climb(tmp_path, games=6)
    assert len(longer.games) > len(first.games)
    assert lines(tmp_path)[: len(kept)] == kept


def test_an_interrupted_ladder_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    climb(whole)
    begun = a_ladder(torn)
    playing = begun.play(begun.tasks(3, seed=1), workers=1)
    for _ in range(4):
        next(playing)
    playing.close()
    with (torn / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"commit": "c0f')  # and the machine went down while it wrote the fifth
    climb(torn)
    assert lines(torn) == lines(whole)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    climb(tmp_path / "one")
    climb(tmp_path / "two", workers=2)
    assert lines(tmp_path / "one") == lines(tmp_path / "two")


def test_a_new_bot_plays_what_it_needs_and_the_others_hardly_more(tmp_path: Path) -> None:
    before = {rung.bot: rung.games for rung in climb(tmp_path, games=6).rungs(5)}
    after = {rung.bot: rung.games for rung in climb(tmp_path, 6, [*BOTS, "search:2"]).rungs(5)}
    assert after.pop("search@2:2") == 6
    assert sum(after.values()) - sum(before.values()) == 12  # two others at each of its tables


def test_a_bot_that_was_edited_is_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    name = ladder.name_on_ladder(Player("mine", First))
    assert name.startswith("mine#")
    assert name == ladder.name_on_ladder(Player("mine", First()))
    file = tmp_path / "edited.py"
    file.write_text("class Mine:\n    def choose(self, view, options, worlds): ...\n")
    first = ladder.name_on_ladder(Player(f"{file}:Mine"))
    file.write_text("class Mine:\n    def choose(self, view, options, worlds): return 1\n")
    assert ladder.name_on_ladder(Player(f"{file}:Mine")) != first


def test_games_of_other_commits_count_unless_somebody_minds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = climb(tmp_path)
    monkeypatch.setattr(ladder, "commit", lambda: "0ddba11")
    assert len(a_ladder(tmp_path).games) == len(old.games)
    assert a_ladder(tmp_path).commits == ["c0ffee"]
    assert a_ladder(tmp_path, only_this_commit=True).games == []


def test_games_of_other_rules_options_or_tables_do_not_count(tmp_path: Path) -> None:
    climb(tmp_path)
    store = Store(tmp_path / "games.jsonl")
    (stored, *_) = store.games()
    assert len(a_ladder(tmp_path, ["random", "greedy"]).games) == 0
    assert len(Ladder("taj_mahal", BOTS, 4, store).games) == 0
    others = Store(tmp_path / "others.jsonl")
    setup = stored.setup
    others.add([replace(stored, setup=replace(setup, rules=setup.rules + 1))])
    others.add([replace(stored, setup=replace(setup, data="0123456789abcdef"))])
    others.add([replace(stored, setup=replace(setup, options={"two_players": "stand_in"}))])
    assert len(others.games()) == 3
    assert Ladder("taj_mahal", BOTS, 3, others).games == []


def test_a_game_counts_once_however_often_it_was_written(tmp_path: Path) -> None:
    climbed = climb(tmp_path, games=1)
    Store(tmp_path / "games.jsonl").add(climbed.games)
    assert len(lines(tmp_path)) == 2 * len(climbed.games)
    assert len(a_ladder(tmp_path).games) == len(climbed.games)


def test_more_seats_than_bots_are_shared_out(tmp_path: Path) -> None:
    climbed = climb(tmp_path, games=3, bots=["random", "greedy"])
    assert {bot for stored in climbed.games for bot in stored.result.bots} == {
        "random@1",
        "greedy@1",
    }
    assert climbed.rungs(5)[0].bot == "greedy@1"


def test_faults_are_kept_and_counted(tmp_path: Path) -> None:
    climbed = climb(tmp_path, games=1, bots=["random", "greedy:1", "greedy", Raising])
    rung = next(rung for rung in a_ladder(tmp_path, [*BOTS, Raising]).rungs(5) if rung.faults)
    assert rung.bot.startswith("Raising#")
    assert rung.faults == rung.games == sum(bool(stored.result.faults) for stored in climbed.games)


def test_what_is_stored_comes_back_as_it_was(tmp_path: Path) -> None:
    climbed = climb(tmp_path, games=1)
    for stored, kept in zip(Store(tmp_path / "games.jsonl").games(), climbed.games, strict=True):
        assert stored.key == kept.key
        assert replace(stored.result, number=0) == replace(kept.result, number=0)
        assert asdict(stored.setup) == asdict(kept.setup)
        assert stored.result.choices == kept.result.choices


@pytest.mark.parametrize("line", ["{}", "[]", "nonsense", '{"game": 1}'])
def test_a_line_that_is_no_game_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "games.jsonl").write_text(line + "\n", encoding="utf-8")
    with pytest.raises(serai.SeraiError, match=r"games.jsonl:1: not a game of a ladder"):
        a_ladder(tmp_path)


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (["random", "search:5"], "two bots or more, and greedy@1 is one of them"),
        (["greedy"], "two bots or more"),
        (["greedy", "clever"], "there is no bot 'clever'"),
    ],
)
def test_mistakes_are_found_before_the_first_game(
    tmp_path: Path, bots: list[str], message: str
) -> None:
    with pytest.raises(serai.SeraiError) as fault:
        a_ladder(tmp_path, bots)
    assert message in str(fault.value)
    assert not (tmp_path / "games.jsonl").exists()


def test_a_commit_or_a_version_names_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    assert ladder.commit()
    monkeypatch.setattr(ladder, "CHECKOUT", tmp_path)
    assert ladder.commit() == f"serai {serai.__version__}"
