"""A turn at the terminal: a draft that is shown, taken back and ended."""

import io
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

import serai
from serai.cli import turn
from serai.cli.session import Session
from serai.core.match import Match
from tests.agra import build as agra
from tests.cli.run import out
from tests.taj_mahal import build as taj

CHANGE = "special_colour_change"


def choices(path: Path) -> list[str]:
    """What the person in seat 0 has done in a record."""
    return [event.text for event in serai.read_record(path).events if event.seat == 0]


def play(typed: str, kept: Path, *args: str) -> str:
    table = ("--bots", "random", "--seed", "3", "--save", kept)
    return out("play", "taj_mahal", *table, *args, typed=typed)


class Typed:
    """One turn in a position that was built, played by what is typed."""

    def __init__(self, match: Match, *lines: str) -> None:
        self._lines = iter(lines)
        self._printed = io.StringIO()
        out = Console(file=self._printed, width=100)
        self.match = match
        self.turn = turn.Turn(Session(match, 0, {}, Path("unused"), out, "en"))

    def __call__(self, prompt: str) -> str:
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line

    @property
    def text(self) -> str:
        return " ".join(self._printed.getvalue().split())


TypeIt = Callable[..., Typed]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> TypeIt:
    """Plays a turn by what is typed; then the person leaves."""

    def type_it(match: Match, *lines: str) -> Typed:
        person = Typed(match, *lines)
        monkeypatch.setattr(turn, "input", person, raising=False)
        with suppress(EOFError):
            person.turn.play()
        return person

    return type_it


def leading() -> Match:
    """A position of Taj Mahal in which withdrawing brings a palace and two cards."""
    hands = {0: "red_03", 1: "red_05", 2: "red_06"}
    display = "yellow_01 yellow_02 yellow_03"
    return taj.table(hands=hands, played={0: "red_04", 1: "green_01"}, display=display)


# --- the draft --------------------------------------------------------------------------------


def test_nothing_is_final_before_the_turn_is_ended(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    text = play("1\n", kept)
    assert choices(kept) == []
    assert "The choices of this turn are not kept" in text
    text = play("1\ne\n", kept)
    assert [choice.split()[0] for choice in choices(kept)] == ["play", "done"]
    assert "are not kept" not in text


def test_the_choices_so_far_are_shown_and_counted_in(tmp_path: Path) -> None:
    text = play("1\nboard\n", tmp_path / "kept")
    assert "This turn: Play the red card with vizier and general" in text
    first, _, then = text.partition("This turn:")
    assert "1*" not in first
    assert "1*" in then


def test_a_draft_is_taken_back_step_by_step_to_its_beginning(typed: TypeIt) -> None:
    person = typed(leading(), "withdraw", "1", "1", "u", "undo", "U", "u")
    assert person.text.count("Taken back.") == 3
    assert person.text.count("nothing to take back") == 1
    assert person.text.count("Play another coloured card, or withdraw") == 2
    assert not person.turn.ended


def test_what_is_behind_the_wall_is_said_before_it_is_passed(typed: TypeIt) -> None:
    text = typed(leading(), "withdraw", "1", "1", "1").text
    assert "Your turn is complete: end it, or take it back." in text
    assert "e End turn · Final after End turn: Player B is next. u Undo" in text
    assert "Final after this: chance decides." in typed(taj.new_match(), "withdraw").text


def test_a_complete_turn_waits_for_its_end(typed: TypeIt) -> None:
    complete = ("withdraw", "1", "1", "1")
    person = typed(leading(), *complete, "1", "fly")
    said = "nothing more to choose: type e to go on, or u to take back"
    assert person.text.count(said) == 2
    assert not person.turn.ended
    assert typed(leading(), *complete, "").turn.ended  # Enter does the one thing that is left
    assert typed(leading(), *complete, "end").match.actor == 1


def test_a_turn_with_something_left_to_choose_is_not_ended(typed: TypeIt) -> None:
    person = typed(leading(), "withdraw", "e")
    assert "There is something left to choose." in person.text
    assert not person.turn.ended


def test_a_turn_without_any_choice_needs_no_further_key(typed: TypeIt) -> None:
    match = taj.table(hands={0: "", 1: "red_03", 2: "red_04"}, display="", deck="", played={})
    assert [action.text for action in match.options()] == ["withdraw"]
    person = typed(match, "1")
    assert person.turn.ended
    assert match.actor == 1


def test_another_seat_is_a_wall_in_the_middle_of_a_turn(typed: TypeIt) -> None:
    match = agra.table(
        goods={0: "wood*2", 1: "wood*2"}, built="all", standing={1: "sawmill"}, favours={1: 1}
    )
    person = typed(match, "place carpentry", "2")
    assert match.actor == 0  # nothing was ended
    assert "Final after this: Player B decides." in person.text


def test_the_first_letter_of_a_word_will_do_on_any_keyboard(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    text = play("1\nг\n1\nу\n", kept)  # the keys of u and e
    assert text.count("Taken back.") == 1
    assert len(choices(kept)) == 2


def test_no_two_words_begin_alike() -> None:
    assert len({word[0] for word in turn.COMMANDS}) == len(turn.COMMANDS)
    assert all(hasattr(turn.Turn, f"do_{word}") for word in turn.COMMANDS)


def test_a_draft_that_is_saved_is_left_out_and_said_to_be(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    text = play(f"1\nsave {saved}\n", tmp_path / "kept")
    assert "The choices of this turn are not kept" in text
    assert choices(saved) == []


# --- what Taj Mahal shows ---------------------------------------------------------------------


def test_a_card_that_spends_the_colour_change_is_marked(typed: TypeIt) -> None:
    hands = {0: f"red_03 green_01 {CHANGE}", 1: "red_05", 2: "red_06"}
    match = taj.table(hands=hands, played={0: "red_04"})
    text = typed(match).text
    green, _, red = text.partition("Play the green card")[2].partition("Play the red")
    assert "! spends your colour change card" in green + red
    assert text.count("spends your colour change card") == 1
    assert "spends" not in text.partition("Play the red card")[2].partition(" 2 ")[0]


def test_a_palace_says_its_points_its_tile_and_what_it_joins(typed: TypeIt) -> None:
    match = taj.table(
        hands={0: "red_03", 1: "red_05", 2: "red_06"},
        played={0: "red_04", 1: "green_01"},
        palaces={"uch": 0},
        bonus={"bikaner": "plus_two_1"},
    )
    text = typed(match, "withdraw").text
    assert "Palace in Bikaner · +4, +2 tile, links Uch" in text
    assert "Palace in Jodhpur · +1 " in text


def test_the_map_shows_visits_tiles_palaces_chains_and_used_special_cards(typed: TypeIt) -> None:
    match = taj.table(
        hands={0: "red_03"},
        played={1: f"red_04 {CHANGE}"},
        palaces={"ajmer": 0, "amber": 0, "delhi": 1},
        crowned={"ajmer": 1},
    )
    text = typed(match).text
    assert "Ajmer [A B^]" in text
    assert "A Player A Amber + Ajmer" in text or "A Player A Ajmer + Amber" in text
    assert "Special cards used B colour change special card" in text
    order = match.view(0).tile_place
    assert len(order) == 12
    assert all(f" {at} " in text for at in range(1, 13))


def test_the_whole_board_has_the_roads_of_all_provinces(tmp_path: Path) -> None:
    text = play("b all\n", tmp_path / "kept")
    shown = text.count("\nBenares ")
    assert shown == 1
    assert "\nBenares " not in play("b\n", tmp_path / "kept")


def test_the_whole_board_of_agra_has_all_farms(tmp_path: Path) -> None:
    table = ("play", "agra", "--bots", "random", "--seed", "3", "--save", tmp_path / "k")
    farms = "sandstone # "
    assert out(*table, typed="b\n").count(farms) == 2
    assert out(*table, typed="b all\n").count(farms) == 6
