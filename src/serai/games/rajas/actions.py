"""The vocabulary of Rajas of the Ganges: all that a seat, or chance, can choose."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.notation import Vocabulary
from serai.games.rajas import rewards, tables
from serai.games.rajas.tables import ALL_ROADS, CELLS, DICE, INCOMES, Tables


class OfDie(Action):
    """An action that names a die by its colour and what it shows."""

    die: int


class OfCell(Action):
    """An action that names a cell of the province."""

    cell: int


class Done(Action):
    """No more of this, or none at all."""


# --- placing and paying -----------------------------------------------------------------------


class Place(Action):
    """Place a worker."""

    place: int


class Pay(OfDie):
    """Give a die back to the supply."""


class Flip(OfDie):
    """Turn a die over for one karma, and give it back to the supply."""


class Settle(Action):
    """Pay with the dice that are proposed."""


# --- the province -----------------------------------------------------------------------------


class Buy(Action):
    """Take the top tile of a stack."""

    stack: int


class Lay(OfCell):
    """Lay the tile on an empty cell."""


class Cover(OfCell):
    """Lay the tile over another one."""


class Turn(Action):
    """Turn the tile so that its roads lead to these edges."""

    roads: int


class Income(Action):
    """Take this income next."""

    income: int


class Token(Action):
    """Take an income token."""

    token: int


class Slot(Action):
    """Lay the token there."""

    income: int


# --- gains ------------------------------------------------------------------------------------


class Choose(Action):
    """Take a die of this colour."""

    colour: int


class Forgo(Action):
    """Do without a die of this colour."""

    colour: int


class Return(OfDie):
    """Give a die back to make room."""


class Reroll(OfDie):
    """Roll a die again."""


class Upgrade(Action):
    """Move the marker on a scroll."""

    building: int


class Sail(Action):
    """Move the boat to a space."""

    space: int


class Visit(Action):
    """Use a chamber of the palace."""

    chamber: int


class Sell(Action):
    """Sell this good."""

    good: int


class Earn(Action):
    """Let markets pay so many coins."""

    coins: int


class Accept(Action):
    """Take a reward that one may leave."""


# --- outcomes of chance -----------------------------------------------------------------------


class Roll(OfDie):
    """A die shows this."""


class Reveal(Action):
    """A province tile is the next of its stack."""

    tile: int


class Draw(Action):
    """A token comes off its face-down pile."""

    token: int


class Count(Action):
    """So many spaces of the river are counted to the next river tile."""

    number: int


class Drift(Action):
    """A river tile comes to lie on the space that was counted."""

    river_tile: int


class Start(Action):
    """A seat becomes the first player."""

    kinds: ClassVar[tuple[str, ...]] = ("seat_letter",)
    seat: int


class Outcomes:
    """What chance may decide."""

    def __init__(self, v: Vocabulary, t: Tables) -> None:
        self.roll: Final = [v.add(Roll(die)) for die in range(DICE)]
        self.reveal: Final = [v.add(Reveal(tile)) for tile in range(len(t.tile_ids))]
        self.draw: Final = [v.add(Draw(token)) for token in range(len(t.token_ids))]
        self.count: Final = [v.add(Count(number)) for number in range(1, rewards.FACES + 1)]
        self.drift: Final = [v.add(Drift(tile)) for tile in range(len(t.river_tile_ids))]
        self.start: Final = [v.add(Start(seat)) for seat in range(tables.MOST_SEATS)]


class Words(Outcomes):
    """Every action there is with these components, made once."""

    def __init__(self, t: Tables) -> None:
        v = Vocabulary(t.slugs)
        dice, incomes, tokens = range(DICE), range(INCOMES), range(len(t.token_ids))
        self.vocabulary: Final = v
        self.place: Final = [v.add(Place(place)) for place in range(len(t.place_ids))]
        self.buy: Final = [v.add(Buy(stack)) for stack in range(tables.STACKS)]
        self.lay: Final = [Lay(cell) for cell in range(CELLS)]
        self.cover: Final = [Cover(cell) for cell in range(CELLS)]
        self.turn: Final = [Turn(roads) for roads in range(ALL_ROADS + 1)]
        self.sail: Final = [Sail(space) for space in range(t.last_space + 1)]
        for cell in t.building_cells:
            v.add(self.lay[cell])
            v.add(self.cover[cell])
        for roads in range(ALL_ROADS + 1):
            if roads.bit_count() > 1:  # no road leads nowhere
                v.add(self.turn[roads])
        for space in range(1, t.last_space + 1):
            v.add(self.sail[space])
        self.settle: Final = v.add(Settle())
        self.pay: Final = [v.add(Pay(die)) for die in dice]
        self.flip: Final = [v.add(Flip(die)) for die in dice]
        self.income: Final = [v.add(Income(income)) for income in incomes]
        self.token: Final = [v.add(Token(token)) for token in tokens]
        self.slot: Final = [v.add(Slot(income)) for income in incomes]
        self.choose: Final = [v.add(Choose(colour)) for colour in range(rewards.DICE_COLOURS)]
        self.forgo: Final = [v.add(Forgo(colour)) for colour in range(rewards.ANY + 1)]
        self.give_back: Final = [v.add(Return(die)) for die in dice]
        self.reroll: Final = [v.add(Reroll(die)) for die in dice]
        self.upgrade: Final = [v.add(Upgrade(building)) for building in range(tables.BUILDINGS)]
        self.visit: Final = [v.add(Visit(chamber)) for chamber in range(tables.CHAMBERS)]
        self.sell: Final = [v.add(Sell(good)) for good in range(rewards.GOODS)]
        self.earn: Final = [v.add(Earn(coins)) for coins in range(t.most_sale + 1)]
        self.accept: Final = v.add(Accept())
        self.done: Final = v.add(Done())
        super().__init__(v, t)
