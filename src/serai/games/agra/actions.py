"""The vocabulary of Agra: all that a seat, or chance, can choose.

Many choices name a thing of the same kind, so many classes only have a verb. Those that may be
chosen at any time of one's turn are kinds of `Anytime`.
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.notation import Vocabulary
from serai.games.agra import tables
from serai.games.agra.tables import BASICS, DEEDS, GOODS, GUILDS, NOTABLES, PLACES, PRINTED, Tables


class OfPlace(Action):
    """An action that names a place for workers."""

    place: int


class OfGood(Action):
    """An action that names a good."""

    good: int


class OfCell(Action):
    """An action that names a cell of the farm."""

    cell: int


class OfGuild(Action):
    """An action that names a guild."""

    guild: int


class OfTile(Action):
    """An action that names a favour tile, by the favour action on it."""

    kinds: ClassVar[tuple[str, ...]] = ("deed",)
    tile: int


class OfDelivery(Action):
    """An action that names a good and the notable it goes to."""

    good: int
    notable: int


class Done(Action):
    """Do no more of this; at the end of the turn: end it."""


# --- meditation -------------------------------------------------------------------------------


class Lay(OfPlace):
    """Lay down a standing worker."""


class Recall(Action):
    """Take a worker from the Cook for the points of one laid down."""


class Exchange(Action):
    """Exchange a good for another of the same value."""

    kinds: ClassVar[tuple[str, ...]] = ("good", "good")
    give: int
    take: int


class Deliver(OfDelivery):
    """Deliver a good to a notable."""


class Double(OfDelivery):
    """Deliver a good to a notable twice."""


class Process(Action):
    """Move goods along an arrow."""

    kinds: ClassVar[tuple[str, ...]] = ("arrow", "number")
    arrow: int
    count: int


class Uncover(OfCell):
    """Take a cover off the farm."""


class Farmer(OfCell):
    """Move the farmer of a side to a field next to it."""


# --- the action -------------------------------------------------------------------------------


class Place(OfPlace):
    """Place a worker."""


class Peon(OfPlace):
    """Use one's own worker again, as a peon."""


class Store(Action):
    """Keep a worker that was sent home with the Cook."""


class Up(OfGuild):
    """Go one step up on a track."""


class Build(Action):
    """Build a building."""

    building: int


class Pay(OfGood):
    """Pay with a good."""


class Bonus(Action):
    """Take a building bonus tile."""

    bonus: int


class Order(OfGuild):
    """Fill the order of a guild."""


class Akbar(OfGood):
    """Give Akbar a good."""


class Offer(Action):
    """Give Akbar a good in the bowl of another one, by the Sadr."""

    good: int
    bowl: int


class Give(OfGood):
    """Give a good to the Trader."""


class Take(OfGood):
    """Take a good."""


class Token(Action):
    """Put a price token with one of its sides on a good."""

    token: int
    face: int
    good: int


class Contemplate(Action):
    """Pay the goods for a step of meditation."""


class Sell(OfGood):
    """Sell a good for its value."""


class Raise(OfPlace):
    """Raise a lying worker."""


class Favours(Action):
    """Take favours rather than a tile."""


class Tile(OfTile):
    """Take a favour tile."""


class Return(OfTile):
    """Give up a favour tile."""


class Free(OfGood):
    """Take the stone of a good back, since another stone is needed."""


class FreeFavour(Action):
    """Take the stone of a favour back, since another stone is needed."""


# --- at any time ------------------------------------------------------------------------------


class Anytime(Action):
    """What one may do at any time of one's turn."""

    anytime: ClassVar[bool] = True


class AnytimeGood(Anytime):
    """The same, naming a good."""

    good: int


class AnytimeDeed(Anytime):
    """The same, naming a favour action."""

    deed: int


class Spices(Anytime):
    """Pay oil, curry or both to raise workers."""

    kinds: ClassVar[tuple[str, ...]] = ("spices",)
    which: int


class Favour(AnytimeDeed):
    """Take a favour action."""


class Thrift(AnytimeDeed):
    """Take a favour action for one favour less, by the Mullah."""


class Luxury(AnytimeGood):
    """Use up a luxury good."""


class Consign(AnytimeGood):
    """Put a good on the French Trader."""


class Pray(Anytime):
    """Pay cotton to raise a worker, by the Caliph."""


class Barter(Anytime):
    """Exchange a good by the English Trader."""


class Mosaic(Anytime):
    """Turn points of meditation into favours, by the Mosaic Maker."""

    kinds: ClassVar[tuple[str, ...]] = ("mosaic",)
    rate: int


# --- outcomes of chance -----------------------------------------------------------------------


class Roll(Action):
    """A number of the die."""

    kinds: ClassVar[tuple[str, ...]] = ("die",)
    number: int


class Arrive(Action):
    """A notable comes to the river."""

    notable: int


class Swap(Action):
    """A notable leaves the river for another, so that the guilds are even."""

    kinds: ClassVar[tuple[str, ...]] = ("notable", "notable")
    gone: int
    new: int


class Reveal(OfTile):
    """A favour tile comes off the pile."""


class Start(Action):
    """A seat becomes the first player."""

    kinds: ClassVar[tuple[str, ...]] = ("side",)
    seat: int


class Words:
    """Every action there is with these components, made once."""

    def __init__(self, t: Tables) -> None:
        v = Vocabulary(slugs(t))
        self.vocabulary: Final = v
        places, goods, cells = range(PLACES), range(GOODS), range(tables.CELLS)
        fields = [cell for cell in cells if cell % tables.SIDE]
        self.done: Final = v.add(Done())
        self.lay: Final = [v.add(Lay(place)) for place in places]
        self.recall: Final = v.add(Recall())
        self.exchange: Final = [[Exchange(give, take) for take in goods] for give in goods]
        for give in goods:
            for take in goods:
                if give != take:
                    v.add(self.exchange[give][take])
        asked = list(enumerate(t.asks))
        self.deliver: Final = [[v.add(Deliver(good, n)) for good in asks] for n, asks in asked]
        self.double: Final = [[v.add(Double(good, n)) for good in asks] for n, asks in asked]
        arrows, counts = range(len(t.arrow_ids)), range(1, tables.MOST_PROCESSED + 1)
        self.process: Final = [[v.add(Process(arrow, n)) for n in counts] for arrow in arrows]
        self.uncover: Final = {cell: v.add(Uncover(cell)) for cell in fields}
        self.farmer: Final = {cell: v.add(Farmer(cell)) for cell in fields}
        self.mosaic: Final = [v.add(Mosaic(rate)) for rate in range(len(t.mosaic_points))]
        self.place: Final = [v.add(Place(place)) for place in places]
        self.peon: Final = [v.add(Peon(place)) for place in places]
        self.store: Final = v.add(Store())
        self._add_main_actions(v, t)
        self._add_rewards(v)
        self._add_anytime(v)
        self._add_chance(v, t)

    def _add_main_actions(self, v: Vocabulary, t: Tables) -> None:
        goods = range(GOODS)
        self.up = [v.add(Up(guild)) for guild in range(GUILDS)]
        self.build = {b: v.add(Build(b)) for b in range(BASICS, tables.BUILDINGS)}
        self.pay = [v.add(Pay(good)) for good in goods]
        self.bonus = [v.add(Bonus(bonus)) for bonus in range(len(t.bonus_ids))]
        self.order = [v.add(Order(guild)) for guild in range(GUILDS)]
        self.akbar = {good: v.add(Akbar(good)) for good in sorted(t.bowl_good)}
        self.offer = [[v.add(Offer(good, bowl)) for bowl in range(tables.BOWLS)] for good in goods]
        self.give = [v.add(Give(good)) for good in goods]
        self.take = [v.add(Take(good)) for good in goods]
        self.token = [
            [[v.add(Token(token, face, good)) for good in goods] for face in (0, 1)]
            for token in range(tables.PRICE_TOKENS)
        ]
        self.contemplate = v.add(Contemplate())
        self.sell = [v.add(Sell(good)) for good in goods]

    def _add_rewards(self, v: Vocabulary) -> None:
        tiles = range(PRINTED, DEEDS)
        self.raise_ = [v.add(Raise(place)) for place in range(PLACES)]
        self.favours = v.add(Favours())
        self.tile = {deed: v.add(Tile(deed)) for deed in tiles}
        self.return_ = {deed: v.add(Return(deed)) for deed in tiles}
        self.free = [v.add(Free(good)) for good in range(GOODS)]
        self.free_favour = v.add(FreeFavour())

    def _add_anytime(self, v: Vocabulary) -> None:
        self.spices = [v.add(Spices(which)) for which in range(3)]
        self.favour = [v.add(Favour(deed)) for deed in range(DEEDS)]
        self.thrift = [v.add(Thrift(deed)) for deed in range(DEEDS)]
        self.luxury = {good: v.add(Luxury(good)) for good in range(tables.FIRST_LUXURY, GOODS)}
        self.consign = [v.add(Consign(good)) for good in range(GOODS)]
        self.pray = v.add(Pray())
        self.barter = v.add(Barter())

    def _add_chance(self, v: Vocabulary, t: Tables) -> None:
        self.roll = [v.add(Roll(number)) for number in range(1, 7)]
        self.arrive = [v.add(Arrive(notable)) for notable in range(NOTABLES)]
        self.swap = {
            (gone, new): v.add(Swap(gone, new))
            for gone in range(NOTABLES)
            for new in range(NOTABLES)
            if gone != new and t.notable_level[gone] == t.notable_level[new]
        }
        self.reveal = {deed: v.add(Reveal(deed)) for deed in range(PRINTED, DEEDS)}
        self.start = [v.add(Start(seat)) for seat in range(tables.MOST_SEATS)]


def slugs(t: Tables) -> dict[str, list[str]]:
    """How things are written."""
    return {
        **t.slugs,
        "arrow": t.arrow_ids,
        "number": [str(number) for number in range(tables.MOST_PROCESSED + 1)],
        "mosaic": [str(points) for points in t.mosaic_points],
        "bowl": [t.good_ids[good] for good in t.bowl_good],
        "token": t.token_ids,
        "face": ["low", "high"],
        "spices": ["oil", "curry", "both"],
        "die": [str(number) for number in range(7)],
        "side": ["a", "b", "c", "d"],
    }
