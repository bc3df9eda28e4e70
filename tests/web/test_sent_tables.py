"""What a browser puts together from what was sent is the page as it would be drawn anew."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

import serai
from serai.core.draft import Draft
from serai.core.match import Match
from serai.draw.markup import Markup, escape
from serai.games.kept import Kept, Pool
from serai.games.layouts import drawn_with
from serai.server.live_table import LiveTable, new_facts
from serai.server.store import FINISHED, PERSON, PLAYING, Seat
from serai.web.logbook import ShownLines
from serai.web.sent_table import EDGE, STAYS, Pieces, SentTable
from serai.web.table import Sent
from serai.web.table_view import table
from serai.web.viewer import Viewer

NAMES = ("Ann", "Bob", "Cid")
FIRST, EVERY = 6, 61
"""So many moments from the beginning of a game are looked at, then one now and again."""
VIEWERS = (
    (0, "en", "hall"),
    (1, "en", ""),
    (2, "en", "phone"),
    (1, "ru", "great"),
    (2, "nl", "step"),
    (None, "fr", "court"),
    (0, "fr", "gallery"),
)
"""Seats, languages and layouts; those who read the same language share what is drawn."""

every_game = pytest.mark.parametrize("name", serai.games.GAMES)


class Browser:
    """Somebody who looks at a table, and has what was sent so far."""

    def __init__(
        self, live: LiveTable, seat: int | None, language: str, layout: str, kept: Kept
    ) -> None:
        person = None if seat is None else live.facts.seats[seat].person
        layouts = drawn_with(layout)
        self.viewer = Viewer(live, person, seat, None, language, "", ShownLines(), layouts)
        self.kept = Kept(kept)
        self.frame = SentTable(Markup(""), Pieces())
        self.stayed = 0

    def look(self) -> None:
        """Get the news, put the page together, and hold it against a page drawn anew."""
        known = dict(self._pieces(self.frame))
        drawn = table(self.viewer, [], self.kept)
        sent = drawn.news(self.frame.looks)
        self.stayed += sent.count(STAYS)
        page = re.sub(f"{_OPENING}{STAYS}", lambda found: _filled(found, known), sent)
        anew = table(self.viewer, [], Kept())
        assert page == anew.whole
        self.frame = drawn

    @staticmethod
    def _pieces(frame: SentTable) -> list[tuple[str, str]]:
        return [(name, content) for name, content in frame._bits if name]


_OPENING = r"(<(?:section|header)[^>]*>)"


def _filled(found: re.Match[str], known: dict[str, str]) -> str:
    """An element with the piece that stayed in it; the top bar alone has no id."""
    id = re.search(r'\sid="([^"]+)"', found[1])
    return found[1] + known[id[1] if id else "top"]


def live_table(name: str, seed: int, names: tuple[str, ...] = NAMES) -> LiveTable:
    game = serai.load(name)
    seats = [Seat(at, PERSON, who, who) for at, who in enumerate(names)]
    facts = replace(new_facts(name, names[0], seats, {}, {}, None), status=PLAYING)
    return LiveTable(facts, game, Match(game, names=list(names), seed=seed))


@every_game
def test_what_was_sent_makes_the_page_that_would_be_drawn(name: str) -> None:
    live, luck = live_table(name, 5), random.Random(5)
    kept = {language: Kept() for _, language, _ in VIEWERS}
    browsers = [
        Browser(live, seat, language, layout, kept[language]) for seat, language, layout in VIEWERS
    ]
    step = 0
    while live.match is not None and not live.match.over:
        if step < FIRST or step % EVERY == 0:
            look_around(live, browsers, luck)
        live.match.play(luck.choice(live.match.options()))
        live.drafts = {}
        step += 1
    live.facts = replace(live.facts, status=FINISHED)
    for browser in browsers:
        browser.look()
        assert browser.stayed > step // EVERY  # it was worth while


def look_around(live: LiveTable, browsers: list[Browser], luck: random.Random) -> None:
    """Everybody looks; who is to move also after a choice that the others cannot see yet, and
    after taking it back."""
    assert live.match is not None
    for browser in browsers:
        browser.look()
    actor = live.match.actor
    option = luck.choice(live.match.options()).text
    for lines in ([option], []):
        live.drafts = {actor: Draft(live.match, actor, lines)}
        for browser in browsers:
            if browser.viewer.seat == actor:
                browser.look()
    live.drafts = {}


@every_game
def test_what_is_drawn_at_one_table_fits_at_another_only_where_that_is_the_same(name: str) -> None:
    """Tables of other people, in other games, put aside what they draw together."""
    luck, pool = random.Random(7), Pool()
    lives = [live_table(name, 7), live_table(name, 8, ("Dan", "Eve", "Bob")), live_table(name, 9)]
    lives[2].facts = replace(
        lives[2].facts,
        seats=(*lives[2].facts.seats[:2], replace(lives[2].facts.seats[2], stand_in="greedy")),
    )
    browsers = [
        Browser(live, seat, "en", "hall", Kept(pool=pool))
        for live in lives
        for seat in (0, 1, None)
    ]
    for _ in range(6):
        for browser in browsers:
            browser.look()
        for live in lives:
            assert live.match is not None
            for _ in range(luck.choice((1, 1, 1, 9))):
                live.match.play(luck.choice(live.match.options()))
            live.drafts = {}


def test_a_piece_that_looks_the_same_is_not_sent_again() -> None:
    one, two = two_pieces("old", "new", "1"), two_pieces("old", "NEW", "2")
    assert one.whole == "<main><b>old</b><i>new</i></main>"
    assert two.news(one.looks) == f"<main><b>{STAYS}</b><i>NEW</i></main>"
    assert two.news({}) == two.whole


def two_pieces(a: str, b: str, stamp: str) -> SentTable:
    pieces = Pieces()
    markup = f"<main><b>{pieces.put('a', a)}</b><i>{pieces.put('b', b)}</i></main>"
    return SentTable(Markup(markup), pieces, stamp)


def test_a_stream_begins_with_the_whole_table_and_names_what_its_news_are_based_on() -> None:
    sent = Sent("t.0.en")
    first = sent.next(two_pieces("old", "new", "1.x.1"))
    then = sent.next(two_pieces("old", "NEW", "1.x.2"))
    assert first == b"event: table\ndata: t.0.en\ndata: <main><b>old</b><i>new</i></main>\n\n"
    news = f"<main><b>{STAYS}</b><i>NEW</i></main>"
    assert then == f"event: news\ndata: t.0.en\ndata: 1.x.1\ndata: {news}\n\n".encode()


def test_no_name_can_hold_the_edge_of_a_piece() -> None:
    assert escape(f"An{EDGE}n") == "Ann"
