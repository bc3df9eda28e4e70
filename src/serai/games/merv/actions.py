"""The vocabulary of Merv: all that a seat, or chance, can choose."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.notation import Vocabulary
from serai.games.merv.tables import (
    CAMEL_MARKET,
    CELLS,
    CITIES,
    COLOURS,
    CUBES,
    HALLS,
    MOST_SEATS,
    SLOTS,
    SPICES,
    STALLS,
    Tables,
)


class OfSlot(Action):
    """An action that names an end of a line: a slot of the city."""

    slot: int


class OfCell(Action):
    """An action that names a place of the city."""

    cell: int


class OfColour(Action):
    """An action that names a colour."""

    colour: int


class OfCity(Action):
    """An action that names a city of the trade network."""

    city: int


class OfHall(Action):
    """An action that names a hall of the palace."""

    hall: int


class OfSpice(Action):
    """An action that names a spice."""

    spice: int


class Done(Action):
    """No more of this, or none at all."""


# --- the turn ---------------------------------------------------------------------------------


class Go(OfSlot):
    """Move the meeple to an action slot."""


class Activate(OfCell):
    """Activate a site, and build on it if it is empty."""


class Act(Action):
    """Carry out the action of the site."""


class Favour(Action):
    """Gain a favour instead."""


class Soldier(Action):
    """Place a soldier instead."""


class Collect(Action):
    """Take all camels off the camel market."""


class Trade(Action):
    """Put a camel on a stall of the camel market."""

    stall: int


class Fulfil(Action):
    """Fulfil a contract."""

    anytime: ClassVar[bool] = True
    contract: int


class Stand(Action):
    """Stand in the next queue."""

    place: int


# --- paying -----------------------------------------------------------------------------------


class Pay(OfColour):
    """Pay a cube."""


class Wild(Action):
    """Pay with the cube that a breakthrough lets stand for any colour."""


class Waive(Action):
    """Leave out a cube, thanks to a breakthrough."""


class Settle(Action):
    """Pay the rest as proposed."""


# --- the six actions --------------------------------------------------------------------------


class Take(Action):
    """Take a caravan card."""

    card: int


class Load(Action):
    """Put a camel on the first caravan card without one."""


class Gift(OfSpice):
    """Take the gift of a pair of spices next."""


class Courtier(OfHall):
    """Place a courtier in a hall."""


class Discover(Action):
    """Make a breakthrough."""

    breakthrough: int


class Post(OfCity):
    """Open a trading post."""


class Buy(OfCity):
    """Buy a good."""


class Advance(Action):
    """Go to the next space of the mosque."""

    space: int


class Build(Action):
    """Choose a piece of wall."""

    wall: int


class Wall(OfSlot):
    """Put the piece of wall there."""


class Guard(OfCell):
    """Place the soldier there."""


class Upgrade(OfCell):
    """Put the upgrade there."""


class Bonus(OfColour):
    """Take the bonus upgrade of this colour."""


class Claim(Action):
    """Take a scoring tile."""

    scoring_tile: int


class Score(OfHall):
    """Let a courtier of this hall score."""


# --- outcomes of chance -----------------------------------------------------------------------


class Side(Action):
    """This side of the camel market lies up."""

    side: int


class Lay(Action):
    """This site is the next one to be laid out."""

    site: int


class Deal(OfSpice):
    """This spice comes off the deck."""


class Next(Action):
    """This seat is the next in the first queue."""

    kinds: ClassVar[tuple[str, ...]] = ("seat_letter",)
    seat: int


class Reveal(Action):
    """This card leads the rivals of a solo game for a round."""

    solo_card: int


def add_of_sites(
    v: Vocabulary, activate: list[Activate], guard: list[Guard], upgrade: list[Upgrade]
) -> None:
    """What can be done on sites, which are all cells but the camel market."""
    for cell in range(CELLS):
        if cell != CAMEL_MARKET:
            v.add(activate[cell])
            v.add(guard[cell])
            v.add(upgrade[cell])


class Outcomes:
    """What chance may decide."""

    def __init__(self, v: Vocabulary, t: Tables) -> None:
        self.side: Final = [v.add(Side(side)) for side in range(len(t.side_ids))]
        self.lay: Final = [v.add(Lay(site)) for site in range(len(t.site_ids))]
        self.deal: Final = [v.add(Deal(spice)) for spice in range(SPICES)]
        self.next: Final = [v.add(Next(seat)) for seat in range(MOST_SEATS)]
        self.reveal: Final = [v.add(Reveal(card)) for card in range(len(t.solo_card_ids))]


class Words(Outcomes):
    """Every action there is with these components, made once."""

    def __init__(self, tables: Tables) -> None:
        v = Vocabulary(tables.slugs)
        t, cells = tables, range(CELLS)
        self.vocabulary: Final = v
        self.go: Final = [v.add(Go(slot)) for slot in range(SLOTS)]
        self.activate: Final = [Activate(cell) for cell in cells]
        self.guard: Final = [Guard(cell) for cell in cells]
        self.upgrade: Final = [Upgrade(cell) for cell in cells]
        add_of_sites(v, self.activate, self.guard, self.upgrade)
        self.act: Final = v.add(Act())
        self.favour: Final = v.add(Favour())
        self.soldier: Final = v.add(Soldier())
        self.collect: Final = v.add(Collect())
        self.trade: Final = [v.add(Trade(stall)) for stall in range(STALLS)]
        self.fulfil: Final = [v.add(Fulfil(card)) for card in range(len(t.contract_ids))]
        self.stand: Final = [v.add(Stand(place)) for place in range(MOST_SEATS)]
        self.pay: Final = [v.add(Pay(colour)) for colour in range(CUBES)]
        self.wild: Final = v.add(Wild())
        self.waive: Final = v.add(Waive())
        self.settle: Final = v.add(Settle())
        self.take: Final = [v.add(Take(card)) for card in range(t.caravan_length)]
        self.load: Final = v.add(Load())
        self.gift: Final = [v.add(Gift(spice)) for spice in range(SPICES)]
        self.courtier: Final = [v.add(Courtier(hall)) for hall in range(HALLS)]
        self.discover: Final = [v.add(Discover(tile)) for tile in range(len(t.breakthrough_ids))]
        self.post: Final = [v.add(Post(city)) for city in range(CITIES)]
        self.buy: Final = [v.add(Buy(city)) for city in range(CITIES)]
        self.advance: Final = [v.add(Advance(space)) for space in range(len(t.space_ids))]
        self.build: Final = [v.add(Build(wall)) for wall in range(len(t.wall_ids))]
        self.wall: Final = [v.add(Wall(slot)) for slot in range(SLOTS)]
        self.bonus: Final = [v.add(Bonus(colour)) for colour in range(COLOURS)]
        self.claim: Final = [v.add(Claim(tile)) for tile in range(len(t.scoring_tile_ids))]
        self.score: Final = [v.add(Score(hall)) for hall in range(HALLS)]
        self.done: Final = v.add(Done())
        super().__init__(v, tables)
