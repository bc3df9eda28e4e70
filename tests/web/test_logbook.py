"""The log in sentences: by turns, what follows from a deed in its sentence, with its cause."""

import re
from itertools import pairwise

import serai
from serai.core.luck import FastLuck, Stream
from serai.core.match import Match
from serai.core.step import Message, Note
from serai.games.look import AnyLook, Look
from serai.games.page import page_of
from serai.games.voice import Voice
from serai.texts import LANGUAGES
from serai.web.course import course_of
from serai.web.logbook import (
    LONGEST_LOG,
    Deed,
    Line,
    deeds,
    last_lines,
    lines,
    sentence_of,
)
from serai.web.plot import BOTTOM, TOP, score_plot


def played(name: str, choices: int, seed: int = 3) -> Match:
    """A game of three that has gone on for some choices."""
    match = Match(serai.load(name), 3, seed)
    stream = Stream(FastLuck(seed))
    while choices and not match.over:
        options = match.options()
        match.play(options[stream.below(len(options))])
        choices -= 1
    return match


def look_at(match: Match, language: str = "en") -> AnyLook:
    names = ("Ann", "Bob", "Cleo")
    return Look(match.view(None), Voice(match.game, names, language), names)


def told(match: Match) -> list[Deed]:
    return deeds(look_at(match), lines(match, None), 0)


def test_lines_stand_in_the_order_of_play_and_none_is_lost() -> None:
    for name in serai.GAMES:
        match = played(name, 150)
        numbers = [line.number for deed in told(match) for line in deed.lines]
        assert numbers == [line.number for line in lines(match, None)]


def test_what_was_told_to_one_seat_before_the_first_choice_is_shown_to_it_alone() -> None:
    match = Match(serai.load("taj_mahal"), 3, 3)
    match.opening = [
        Note(Message("all", {})),
        Note(Message("own", {}), 1 << 1),
        Note(Message("none", {}), 0),
    ]
    told = {seat: [line.message.id for line in lines(match, seat, 0)] for seat in (None, 0, 1)}
    assert told == {None: ["all"], 0: ["all"], 1: ["all", "own"]}


def test_the_end_of_a_log_has_all_that_a_table_shows() -> None:
    for name in serai.GAMES:
        match = played(name, 150)
        for seat in (None, 1):
            whole = lines(match, seat)
            for since in (0, 1, len(match.events) // 2, len(match.events)):
                end = last_lines(match, seat, since)
                news = [line for line in whole if line.event >= since]
                assert end == whole[-len(end) :]
                assert len(end) >= max(len(news), min(LONGEST_LOG, len(whole)))
        assert len(lines(match, None)) > len(last_lines(match, None, len(match.events)))


def test_a_deed_is_of_one_seat_and_one_turn() -> None:
    for name in serai.GAMES:
        for deed in told(played(name, 150)):
            assert len({(line.seat, line.turn) for line in deed.lines}) == 1


def test_the_first_deed_of_every_turn_opens_it() -> None:
    found = [deed for deed in told(played("taj_mahal", 100)) if deed.first.seat is not None]
    for before, deed in pairwise(found):
        assert deed.opens == (deed.first.turn != before.first.turn)


def test_a_withdrawal_is_one_sentence_with_all_that_it_brings() -> None:
    match = played("taj_mahal", 200)
    look, page = look_at(match), page_of(match.game)
    ids = ["taj-log-withdraw", "taj-log-prize", "taj-log-palace", "taj-log-score", "taj-log-take"]
    deed = next(
        deed for deed in told(match) if [group[0].message.id for group in deed.groups] == ids
    )
    words = "".join(part for part in sentence_of(page, look, deed) if not part.startswith("<"))
    province = look.voice.name("province", str(deed.first.message.args["province"]))
    city = look.voice.name("city", str(deed.groups[2][0].message.args["city"]))
    assert f" withdraws from {province}: wins" in words
    assert f", palace in {city}, +" in words


def test_a_line_names_its_cause() -> None:
    voice = Voice(serai.load("agra"), ["Ann"])
    dyed = Message("agra-log-good", {"seat": 0, "good": "oil", "count": 1}, "notable.dyer")
    paid = Message("agra-log-favours", {"seat": 0, "count": 2}, "merchant.favours")
    made = Message("agra-log-good", {"seat": 0, "good": "wood", "count": 1}, "produce.store")
    assert voice.tell(dyed).endswith("(Dyer).")
    assert voice.tell(paid) == "Ann gains 2 favours (Merchant)."
    assert "(" not in voice.tell(made)


def test_whoever_reads_the_log_is_told_which_lines_are_their_own() -> None:
    """Sentences need the third person in every language: the name stays, and says who it is."""
    laid = Message("taj-log-withdraw", {"seat": 1, "province": "lahore"}, "turn.withdraw")
    said = {}
    for language in LANGUAGES:
        voice = Voice(serai.load("taj_mahal"), ["Ann", "Bob"], language, own=1)
        said[language] = voice.seat(1)
        assert voice.tell(laid).startswith(said[language])
        assert voice.seat(0) == "Ann"
    assert said == {"en": "Bob (you)", "ru": "Bob (вы)", "nl": "Bob (jij)", "fr": "Bob (vous)"}


def test_points_are_counted_in_what_the_game_counts() -> None:
    rupees = {Voice(serai.load("agra"), (), language).amount(5) for language in LANGUAGES}
    points = {Voice(serai.load("taj_mahal"), (), language).amount(5) for language in LANGUAGES}
    assert rupees == {"5 rupees", "5 рупий", "5 roepies", "5 roupies"}
    assert points == {"5 points", "5 очков", "5 punten"}
    spaces = {Voice(serai.load("rajas"), (), language).amount(5) for language in LANGUAGES}
    assert spaces == {"5 spaces", "5 делений", "5 vakjes", "5 cases"}
    assert Voice(serai.load("merv"), ()).amount(5) == "5 points"


def test_a_course_has_one_mark_for_each_turn() -> None:
    for name in serai.GAMES:
        match = played(name, 120)
        marks = course_of(match).marks
        turns = {line.turn for line in lines(match, None) if line.seat is not None}
        assert len({mark.step for mark in marks}) == len(marks)
        assert len(marks) <= match.state.turns
        assert len(marks) >= len(turns) - 1


def test_the_graph_of_points_has_room_for_all_of_them() -> None:
    """Also for those of Rajas, which begin far below 0."""
    for name in serai.GAMES:
        drawn = str(score_plot(course_of(played(name, 120)), "", "", ""))
        for curve in re.findall(r'class="curve[^"]*" d="M[\d.]+ ([^"]+)"', drawn):
            heights = [float(one) for one in re.findall(r"(?:^|V)(-?[\d.]+)", curve)]
            assert all(TOP <= height <= BOTTOM for height in heights), name


def test_what_happened_twice_in_a_turn_is_told_once_and_counted() -> None:
    match = played("merv", 0)
    page, said = page_of(match.game), {}
    favour = Message("merv-log-favour", {"seat": 1}, "turn.action")
    twice = [Line(number, number, number, favour, 4) for number in (7, 8)]
    later = Line(9, 9, 9, favour, 5)
    for language in LANGUAGES:
        look = look_at(match, language)
        found = deeds(look, [*twice, later], 0)
        assert [len(deed.lines) for deed in found] == [2, 1]
        both, once = (str(sentence_of(page, look, deed)[0]) for deed in found)
        said[language] = both.replace("\u00a0", " ")
        assert both.removesuffix(".").startswith(once.removesuffix("."))
    assert said["en"] == "Bob gains 1 favour ×2."
    assert said["fr"].endswith(" × 2.")


def test_no_two_sentences_of_a_turn_that_follow_each_other_are_the_same() -> None:
    for name in serai.GAMES:
        match = played(name, 250)
        look, page = look_at(match), page_of(match.game)
        found = [(deed.first.turn, sentence_of(page, look, deed)) for deed in told(match)]
        assert [one for one, other in pairwise(found) if one == other] == []


def test_a_gain_that_opens_a_sentence_says_where_it_comes_from() -> None:
    """By its cause, or by what the same seat did before in the same turn."""
    for name in serai.GAMES:
        match = played(name, 10_000)
        voice = look_at(match).voice
        acted: dict[int | None, int] = {}
        for deed in told(match):
            first = deed.first
            if voice.joins(first.message.id) and not voice.cause(first.message):
                assert acted.get(first.seat) == first.turn, voice.tell(first.message)
            acted[first.seat] = first.turn


def test_points_in_merv_always_name_their_cause() -> None:
    """Most of them come at the end of a year, far from what they are for."""
    for seed in range(3):
        match = played("merv", 10_000, seed)
        for language in LANGUAGES:
            voice = look_at(match, language).voice
            points = [line.message for line in lines(match, None) if "points" in line.message.id]
            assert points
            assert [voice.tell(one) for one in points if not voice.cause(one)] == []


def test_a_sentence_of_the_log_has_one_colon() -> None:
    for name in serai.GAMES:
        match = played(name, 250)
        look, page = look_at(match), page_of(match.game)
        for deed in told(match):
            content = sentence_of(page, look, deed)
            words = "".join(part for part in content if not part.startswith("<"))
            assert words.count(": ") <= 1, words
