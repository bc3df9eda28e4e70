"""The rules of Taj Mahal, one module for each chapter of the rulebook.

A *visit* is the contest for one province; there are twelve. A *turn* is one side's move in it.

    setup        tiles, hands, display, starting player
    visit        NextVisit, then turn after turn (PassOn), then the end of the visit
      playing    Turn: a coloured card (Companion: and a white or special one), or withdraw
      withdrawal fix the prizes, PlacePalaces one by one, Score
      leaving    Leave: discard; Draw, TakeOpen: take open cards
    deck         dealing, and the discard pile that becomes the deck
    two_players  the unofficial stand-in
"""

from serai.games.taj_mahal.rules.leaving import TakeOpen, open_cards_due
from serai.games.taj_mahal.rules.playing import Companion, Turn
from serai.games.taj_mahal.rules.setup import ChooseStart, LayBonuses, LayTiles, set_up
from serai.games.taj_mahal.rules.visit import take_turn
from serai.games.taj_mahal.rules.withdrawal import PlacePalaces

__all__ = [
    "ChooseStart",
    "Companion",
    "LayBonuses",
    "LayTiles",
    "PlacePalaces",
    "TakeOpen",
    "Turn",
    "open_cards_due",
    "set_up",
    "take_turn",
]
