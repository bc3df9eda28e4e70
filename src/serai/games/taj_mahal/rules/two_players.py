"""Two players: an unofficial stand-in with a dummy as the third side."""

from typing import Final

from serai.games.taj_mahal.rules.cards import clear_row, deal, open_cards_due
from serai.games.taj_mahal.rules.turn import place_regular, win_prizes
from serai.games.taj_mahal.state import LOST, TajState
from serai.games.taj_mahal.tables import ELEPHANT, FIGURES, NONE

DUMMY_CARDS: Final = 2


def dummy_turns_up(s: TajState) -> None:
    """[two.turn] In its first turn the dummy turns up two cards of the deck, of any colours."""
    s.dummy_ready = True
    deal(s, s.dummy, DUMMY_CARDS, "two.turn")


def dummy_withdraws(s: TajState) -> None:
    """[two.withdraw] In its second turn it leaves with what it leads, and scores nothing.

    [two.draw] Its cards and the first open cards are discarded: two, or one if it is last.
    """
    side = s.dummy
    s.tell("taj-log-withdraw", "two.withdraw", side, "province", s.province)
    dummy_takes_prizes(s)
    clear_row(s, side)
    for _ in range(open_cards_due(s, side)):
        card = s.display.pop(0)
        s.discard.append(card)
        s.tell("taj-log-discards", "two.draw", side, "card", card)


def dummy_takes_prizes(s: TajState) -> None:
    """[two.prizes] Influence tiles go back to the supply after a palace is placed for each; crown
    and province tile are out of this visit and of the game."""
    side = s.dummy
    figures = win_prizes(s, side, "two.prizes")
    for figure in range(FIGURES):
        place = side * FIGURES + figure
        s.supply[figure] += s.influence[place]
        s.influence[place] = 0
    for _ in range(figures):
        dummy_palace(s)
    if s.winner[ELEPHANT] == side:
        s.tile_owner[s.visit - 1] = LOST
    s.placed = []
    s.taken = []


def dummy_palace(s: TajState) -> None:
    """[two.palace] The first free fortress of the province, else the first free city; a bonus tile
    there leaves the game."""
    cities = s.tables.province_cities[s.province]
    free = [city for city in cities if s.regular[city] == NONE]
    forts = [city for city in free if s.tables.fortress[city]]
    place_regular(s, s.dummy, forts[0] if forts else free[0], "two.palace")
