"""What something gives, as numbers: three for each reward, its kind and two figures.

The data file says it in words, `dice any 2` or `sell_same 4`; whoever hands it out reads the
three numbers (`rules/grants.py`).
"""

from typing import Final

from serai.core.components import Components, Row

DICE_COLOURS: Final = 4
ANY: Final = 4  # where the colour of a die is open
FACES: Final = 6
GOODS: Final = 3
LENGTH: Final = 3  # numbers for each reward

COINS: Final = 0
FAME: Final = 1
KARMA: Final = 2
UPGRADE: Final = 3
GAIN_DICE: Final = 4
DICE_SET: Final = 5
DICE_PER_KARMA: Final = 6
RIVER_STEP: Final = 7
RIVER_MOVE: Final = 8
SELL_DIFFERENT: Final = 9
SELL_SAME: Final = 10
SELL_GOOD: Final = 11
VISIT: Final = 12
TOKEN: Final = 13
ELEPHANT: Final = 14
REROLL: Final = 15
BUILD: Final = 16
COVER: Final = 17
SAIL: Final = 18
COINS_PER_MARKET: Final = 19
COINS_PER_UPGRADE: Final = 20
COINS_PER_BUILDING: Final = 21
COINS_PER_INCOME: Final = 22
FAME_PER_UPGRADE: Final = 23
FAME_PER_KARMA: Final = 24
FAME_PER_MARKET_TILE: Final = 25
FAME_PER_RIVER: Final = 26
FAME_PER_BEND: Final = 27
FAME_PER_WORKER: Final = 28

KIND_IDS: Final = [
    *("coins", "fame", "karma", "upgrade", "dice", "dice_set", "dice_per_karma"),
    *("river_step", "river_move", "sell_different", "sell_same", "sell_good", "chamber"),
    *("token", "elephant", "reroll", "build", "cover", "sail"),
    *("coins_per_market", "coins_per_upgrade", "coins_per_building", "coins_per_income"),
    *("fame_per_upgrade", "fame_per_karma", "fame_per_market_tile", "fame_per_river"),
    *("fame_per_bend", "fame_per_worker"),
]
BARE: Final = (UPGRADE, RIVER_STEP, SELL_DIFFERENT, TOKEN, ELEPHANT, REROLL, BUILD, COVER, SAIL)
"""Rewards that need no figure."""
DOUBTFUL: Final = (GAIN_DICE, BUILD, SAIL, SELL_DIFFERENT, SELL_GOOD, RIVER_MOVE, COVER, VISIT)
"""Rewards that may be of no use at all."""
AT_PLACES: Final = (BUILD, SAIL, SELL_GOOD)  # what only a worker does
NUMBERS: Final = ["", *[str(number) for number in range(1, 61)]]
"""No single figure of a reward is larger."""


class RewardReader:
    """Reads rewards, which name colours, goods and chambers."""

    def __init__(self, colours: list[str], goods: list[str], chambers: list[str]) -> None:
        self.colours: Final = colours
        self.goods: Final = goods
        self.chambers: Final = chambers
        self.texts: Final[dict[tuple[int, int, int], str]] = {}
        """How the data writes each reward that was read, which is how it is named."""

    def of_rows(self, data: Components, table: str) -> list[list[int]]:
        return [self.of(row) for row in data.rows(table)]

    def of(self, row: Row, key: str = "rewards", at_place: bool = False) -> list[int]:
        """All rewards that a value of a row lists. Some are what only workers do, at a place."""
        found: list[int] = []
        for text in row.texts(key):
            reward = self.parse(row, text)
            self.texts[(reward[0], reward[1], reward[2])] = text
            found += reward
        row.need(found != [], f"{key!r} must give something")
        elsewhere = at_place or not {*found[::LENGTH]} & {*AT_PLACES}
        row.need(elsewhere, "only a place for workers is for building, sailing or one good")
        return found

    def parse(self, row: Row, text: str) -> list[int]:
        name, *words = text.split() or [""]
        row.need(name in KIND_IDS, f"{text!r}: there is no reward {name!r}")
        kind, wrong = KIND_IDS.index(name), f"{text!r} is not how {name!r} is written"
        if kind in (DICE_SET, VISIT):  # any of these, as bits
            known = self.colours if kind == DICE_SET else self.chambers
            row.need(words != [] and {*words} <= {*known}, wrong)
            return [kind, sum([1 << known.index(word) for word in {*words}]), 0]
        follow = self._follow(kind)
        row.need(len(words) == len(follow), wrong)
        both = list(zip(words, follow, strict=True))
        row.need(all(word in known for word, known in both), wrong)
        return [kind, *[known.index(word) for word, known in both], 0, 0][:LENGTH]

    def _follow(self, kind: int) -> list[list[str]]:
        """The words that may follow the name of a reward, for each of its figures."""
        if kind == SELL_GOOD:
            return [self.goods]
        if kind in (GAIN_DICE, DICE_PER_KARMA):
            colours = [*self.colours, "any"]
            return [colours, NUMBERS] if kind == GAIN_DICE else [colours]
        return [NUMBERS] * (0 if kind in BARE else 2 if kind == RIVER_MOVE else 1)
