"""The vocabulary of Taj Mahal: all that a seat, or chance, can choose."""

from typing import Final

from serai.core.action import Action
from serai.core.notation import Vocabulary
from serai.games.taj_mahal.tables import MOST_SIDES, Tables


class OfCard(Action):
    """An action that names a card."""

    card: int


class OfCity(Action):
    """An action that names a city."""

    city: int


# --- choices of a seat ------------------------------------------------------------------------


class Play(OfCard):
    """Play a coloured card."""


class Add(OfCard):
    """Lay a white or special card beside the coloured one."""


class Done(Action):
    """End the turn without a white or special card."""


class Withdraw(Action):
    """Leave the contest for this province and take what one leads."""


class Palace(OfCity):
    """Put a regular palace into a city."""


class Crown(OfCity):
    """Put the crowned palace into a city."""


class Take(OfCard):
    """Take an open card into the hand."""


# --- outcomes of chance -----------------------------------------------------------------------


class Lay(Action):
    """A province tile comes to lie in a province."""

    tile: int
    province: int


class Bonus(Action):
    """A bonus tile comes to lie on a fortress."""

    bonus: int
    city: int


class Deal(OfCard):
    """A card comes off the face-down deck."""


class Start(Action):
    """A seat becomes the first starting player."""

    side: int


class Words:
    """Every action there is with these components, made once."""

    def __init__(self, tables: Tables) -> None:
        v = Vocabulary({**tables.slugs, "side": ["a", "b", "c", "d", "e"]})
        slugs = (tables.province_ids, tables.tile_ids, tables.bonus_ids)
        provinces, tiles, bonuses = [range(len(ids)) for ids in slugs]
        cards, cities = range(len(tables.card_ids)), range(len(tables.city_ids))
        self.vocabulary: Final = v
        self.play: Final = [v.add(Play(card)) for card in cards]
        self.add: Final = [v.add(Add(card)) for card in cards]
        self.done: Final = v.add(Done())
        self.withdraw: Final = v.add(Withdraw())
        self.palace: Final = [v.add(Palace(city)) for city in cities]
        self.crown: Final = [v.add(Crown(city)) for city in cities]
        self.take: Final = [v.add(Take(card)) for card in cards]
        self.lay: Final = [[v.add(Lay(tile, place)) for place in provinces] for tile in tiles]
        self.bonus: Final = [[v.add(Bonus(bonus, city)) for city in cities] for bonus in bonuses]
        self.deal: Final = [v.add(Deal(card)) for card in cards]
        self.start: Final = [v.add(Start(side)) for side in range(MOST_SIDES)]
