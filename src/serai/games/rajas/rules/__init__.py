"""The rules of Rajas of the Ganges, one module for each part of the rulebook.

The order of play: round after round, the seats place their workers in *circles*, one each, and do
what the place is for. Every gain may push a marker over a reward of its track, every move of the
boat brings the reward of a space, and each of those is settled before anything else goes on.

    course     set_up: stacks, river tiles, dice, first player, brown tokens; then
               next_round, next_circle, SeatInCircle; end_turn: have the markers crossed?
      placing  PlaceWorker: where to, PayDie: for which die; what a place is for (act)
      province BuyTile, LayTile, TurnTile, PayTile, PutDown: the tile pays; TakeIncomes;
               the Master Builder: BuyCover, CoverTile, TurnCover, and on as above
      market   selling
      river    SailOn: how far; sail_to: bridge and reward
      tokens   white ones, and those of Navaratna
    payment    gain_dice: MakeRoom, ChooseColour, RollDie; RollAgain; and dice as they are paid,
               as they lie or turned over by karma; PayTile: dice of one colour for a tile
    gains      fame, money, karma, workers, upgrades; Give: rewards one by one
    grants     what each kind of reward gives; VisitChamber
"""

from serai.games.rajas.rules.course import set_up
from serai.games.rajas.rules.grants import Grants

__all__ = ["Grants", "set_up"]
