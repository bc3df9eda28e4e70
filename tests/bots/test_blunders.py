"""Positions that bots used to get wrong: the best turn is known, and it is found by thinking.

The last turn of Agra holds no chance, so what it can bring is certain. In Taj Mahal the crown goes
where the province of the next visit is beside it.
"""

import pytest

from serai.bots import make_bot
from serai.core.match import Match
from serai.games.agra.scoring import total
from serai.games.agra.state import LAST_ROUND
from tests.agra import build as agra
from tests.taj_mahal import build as taj

LAST = 2


def last_turn(**parts: object) -> Match:
    """The last turn of a game of three."""
    return agra.table(players=3, turn=LAST, first=0, round=20, ending=LAST_ROUND, **parts)


def brought(match: Match, spec: str) -> int:
    """Rupees that a bot makes of this turn."""
    before = total(match.state, LAST)
    bot = make_bot(spec, agra.GAME, 1)
    while not match.over:
        match.play(match.ask(bot))
    return total(match.state, LAST) - before


@pytest.mark.parametrize("spec", ["net:400", "search:1000"])
def test_six_workers_lie_down_for_three_covers(spec: str) -> None:
    """Two points of meditation are a cover, and so a rupee; the Botanist takes a fourth away."""
    places = "architect trader sailor quarry sawmill cotton_farm"
    assert brought(last_turn(standing={LAST: places}), spec) == 4


@pytest.mark.parametrize("spec", ["net:400", "search:1000"])
def test_cotton_becomes_oil_for_akbar(spec: str) -> None:
    """Three workers lie down to process it, the fourth gift is worth three; and a cover goes."""
    match = last_turn(
        standing={LAST: "architect trader sailor"},
        goods={LAST: "cotton"},
        akbar={"book": LAST, "planks": LAST, "paper": LAST},
    )
    assert brought(match, spec) == 3 + 1


@pytest.mark.parametrize("spec", ["net:400", "search:1000"])
def test_a_painting_is_paid_to_the_sailor_who_gives_rupees_back(spec: str) -> None:
    """Three for it, three for clothing; the statue sends a second worker to the Botanist."""
    match = last_turn(goods={LAST: "clothing painting statue"})
    assert brought(match, spec) == 3 + 3 + 1


# --- Taj Mahal --------------------------------------------------------------------------------

NOW, NEXT = "kabul_province", "kashmir_province"


@pytest.mark.parametrize("spec", ["search:400", "net:400"])
def test_the_crown_goes_where_roads_lead_to_the_next_province(spec: str) -> None:
    """All cities score alike now; from Jalalabad a road leads on to the province of the next visit,
    so that a palace there will be linked."""
    rest = [name for name in taj.T.province_ids if name not in (NOW, NEXT, taj.AGRA)]
    match = taj.table(
        players=4,
        province=NOW,
        order=[*rest, NOW, NEXT, taj.AGRA],
        hands={0: "green_01 green_02 green_03", 1: "violet_01", 2: "violet_02", 3: "violet_03"},
        played={0: "red_15"},
        won={"vizier": 1, "general": 2, "monk": 3, "princess": 1, "elephant": 2},
    )
    taj.do(match, "withdraw")
    bot = make_bot(spec, taj.GAME, 1)
    assert str(match.ask(bot)) == "crown jalalabad"
