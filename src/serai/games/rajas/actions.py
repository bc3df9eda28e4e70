"""The vocabulary of Rajas of the Ganges: all that a seat, or chance, can choose."""

from typing import Final

from serai.core.notation import Vocabulary
from serai.games.rajas.rewards import DICE_COLOURS, FACES
from serai.games.rajas.tables import ALL_ROADS, Tables


class Words:
    """Every action there is with these components, made once."""

    def __init__(self, t: Tables) -> None:
        v = Vocabulary(t.slugs)
        roads = [one for one in range(ALL_ROADS + 1) if one.bit_count() > 1]  # none leads nowhere
        self.vocabulary: Final = v
        self.place: Final = v.each("place", "place")  # a worker
        self.buy: Final = v.each("buy", "stack")  # its top tile
        on_cells = v.each_of(("lay", "cover"), "cell", t.building_cells)
        self.lay: Final = on_cells[0]  # the tile on an empty cell
        self.cover: Final = on_cells[1]  # another tile with it
        self.turn: Final = v.each("turn", "roads", roads)  # the tile, so that its roads lead there
        self.sail: Final = v.each("sail", "space", range(1, t.last_space + 1))  # with the boat
        self.settle: Final = v.one("settle")  # pay with the dice that are proposed
        self.pay: Final = v.each("pay", "die")  # give it back to the supply
        self.flip: Final = v.each("flip", "die")  # turn it over for one karma, and pay with it
        self.income: Final = v.each("income", "income")  # take this one next
        self.token: Final = v.each("token", "token")  # take it
        self.slot: Final = v.each("slot", "income")  # lay the token there
        self.choose: Final = v.each("choose", "colour", range(DICE_COLOURS))  # a die of it
        self.forgo: Final = v.each("forgo", "colour")  # do without a die of this colour, or any
        self.give_back: Final = v.each("return", "die")  # to make room
        self.reroll: Final = v.each("reroll", "die")  # roll it again
        self.upgrade: Final = v.each("upgrade", "building")  # move the marker on its scroll
        self.visit: Final = v.each("visit", "chamber")  # use a chamber of the palace
        self.sell: Final = v.each("sell", "good")  # this one of several
        self.earn: Final = v.each("earn", "coins")  # let markets pay so many
        self.accept: Final = v.one("accept")  # a reward that one may leave
        self.done: Final = v.one("done")  # no more of this, or none at all
        # What chance may decide.
        self.roll: Final = v.each("roll", "die")  # a die shows this
        self.reveal: Final = v.each("reveal", "tile")  # the next of its stack
        self.draw: Final = v.each("draw", "token")  # off its face-down pile
        self.count: Final = v.each("count", "number", range(1, FACES + 1))  # spaces of the river
        self.drift: Final = v.each("drift", "river_tile")  # onto the space that was counted
        self.start: Final = v.each("start", "seat_letter")  # the first player
