"""The rules of Merv, one module for each part of the rulebook.

The order of play: three years of four rounds, one along each side of the city. In a round all take
a turn in the order of the queue, then line up at the next corner. A year ends with its scoring, the
second and third with an invasion before that.

    course       setting up; NextYear, next_round, ScoreYear; FormQueue: who stands where
      turn       ChooseSlot, ChooseSite, ChooseAction, the camel market, LastContracts
      contracts  InTurn: contracts between the steps of a turn
        caravansary, palace, library, market, mosque, walls   the six actions
      rivals     the High Courtier with two players; those of a game alone, which are ours
      invasion   Invasion: Ransom for each attacked building
      years      score_seat: courtiers and buildings; score_sets at the end
    soldiers     PlaceSoldier, PlaceUpgrade: what is put on sites
    payment      PayCubes: colours, white, what breakthroughs change
    gains        favour and influence with their points, cubes, camels, what sites of a line give
    gifts        what each kind of gift is
"""

from serai.games.merv.rules.course import set_up
from serai.games.merv.rules.gifts import Gifts

__all__ = ["Gifts", "set_up"]
