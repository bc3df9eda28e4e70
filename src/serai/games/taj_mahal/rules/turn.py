"""A turn: playing a coloured card, or withdrawing with prizes, palaces and points."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal, SeatStep, Step
from serai.games.taj_mahal import state, tables
from serai.games.taj_mahal.actions import Add, Crown, Palace, Play
from serai.games.taj_mahal.rules.cards import Draw, Leave, deal
from serai.games.taj_mahal.scoring import gain_good, palace_points
from serai.games.taj_mahal.state import LOST, REASONS, TajState
from serai.games.taj_mahal.tables import COLOURS, ELEPHANT, FIGURES, NONE, SYMBOLS


class Turn(SeatStep[TajState]):
    """[visit.choice] Play a coloured card, or withdraw.

    [play.share] Only one's own colour counts, not those of the others. [play.forced] Whoever has
    no card that fits can only withdraw. [draw.alone] The last side in
    the contest may go on playing alone.
    """

    rule: ClassVar[str] = "visit.choice"
    private: ClassVar[bool] = True

    def options(self, s: TajState) -> list[Action]:
        hand = s.hands[self.seat]
        mine = s.colour[self.seat]
        free = mine == NONE or s.tables.colour_change_card in hand
        colours = s.tables.card_colour
        words = s.words.play
        options: list[Action] = []
        for card in hand:
            colour = colours[card]
            if colour == mine or (free and colour < COLOURS):
                options.append(words[card])
        options.append(s.words.withdraw)
        return options

    def apply(self, s: TajState, action: Action) -> None:
        if isinstance(action, Play):
            play_card(s, self.seat, action.card)
        else:
            withdraw(s, self.seat)

    def refusals(self, s: TajState) -> list[Refusal]:
        allowed = self.options(s)
        refused: list[Refusal] = []
        for card in s.hands[self.seat]:
            play = s.words.play[card]
            if s.tables.card_colour[card] >= COLOURS:
                why = ("taj-refuse-alone", "play.companion", "card", card)
                refused += [s.refuse(action, *why) for action in (s.words.add[card], play)]
            elif play not in allowed:
                refused.append(s.refuse(play, "taj-refuse-colour", "play.colour", "card", card))
        return refused

    def prompt(self, s: TajState) -> Message:
        leads = True in [s.would_win(self.seat, symbol) for symbol in range(SYMBOLS)]
        args: dict[str, str | int] = {
            "seat": self.seat,
            "turn": "later" if s.has_played(self.seat) else "first",
            "leads": "yes" if leads else "no",
        }
        return Message("taj-prompt-turn", args, self.rule)


def play_card(s: TajState, side: int, card: int) -> None:
    """[play.coloured] One coloured card a turn.

    [play.colour] The first one sets the colour of the visit. [special.change_later] A card of
    another colour brings the colour change card with it; the colour stays as it was.
    """
    colour = s.tables.card_colour[card]
    from_hand(s, side, card)
    if s.colour[side] == NONE or s.colour[side] == colour:
        s.stack.append(Companion(side, colour))
        return
    from_hand(s, side, s.tables.colour_change_card)


class Companion(SeatStep[TajState]):
    """[play.companion] A white or a special card may go with the coloured one: one a turn.

    [special.once] A special card comes back to the hand only on withdrawal.
    """

    rule: ClassVar[str] = "play.companion"
    asks: ClassVar[str] = "taj-prompt-companion"
    private: ClassVar[bool] = True

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def options(self, s: TajState) -> list[Action]:
        colours, words = s.tables.card_colour, s.words.add
        options: list[Action] = [
            words[card] for card in s.hands[self.seat] if colours[card] >= COLOURS
        ]
        options.append(s.words.done)
        return options

    def kind(self, s: TajState, action: Action) -> str:
        if isinstance(action, Add):
            return "white" if s.tables.card_colour[action.card] == tables.WHITE else "special"
        return action.verb

    def apply(self, s: TajState, action: Action) -> None:
        """[special.change_first] With the colour change card the first card sets no colour: the
        next one does."""
        changes = False
        if isinstance(action, Add):
            from_hand(s, self.seat, action.card)
            changes = action.card == s.tables.colour_change_card
        if not changes:
            s.colour[self.seat] = self.colour

    def refusals(self, s: TajState) -> list[Refusal]:
        coloured = [card for card in s.hands[self.seat] if s.tables.card_colour[card] < COLOURS]
        return [
            s.refuse(s.words.play[card], "taj-refuse-second", "play.coloured", "card", card)
            for card in coloured
        ]


def from_hand(s: TajState, side: int, card: int) -> None:
    """[play.final] A card on the table does not come back to the hand during the visit."""
    s.hands[side].remove(card)
    s.known[card] = False
    s.lay_down(side, card)


# === WITHDRAWING ==============================================================================


def withdraw(s: TajState, side: int) -> None:
    """[withdraw.out] Take every prize one leads, settle it, draw, and be out for this visit.

    [draw.discard] The cards played are discarded before points are taken, or after them.
    """
    s.tell("taj-log-withdraw", "withdraw.out", side, "province", s.province)
    figures = win_prizes(s, side, "withdraw.all")
    crown = 1 if s.winner[tables.GRAND_MOGUL] == side else 0
    score = Score(side, s.tables.plus_two_card in s.played[side])
    draw = Draw(side, not s.has_played(side))
    if s.tables.discard_first:
        s.then(Leave(side), score, draw)
    else:
        s.then(score, Leave(side), draw)
    if figures + crown > 0:
        s.stack.append(PlacePalaces(side, figures, crown))


def win_prizes(s: TajState, side: int, why: str) -> int:
    """[withdraw.all] Every prize that is led and still there; the number of influence tiles.

    [withdraw.once] One of a kind, however large the lead. [withdraw.gone] A prize taken in this
    visit cannot be won again in it.
    """
    figures = 0
    for symbol in range(SYMBOLS):
        if s.would_win(side, symbol):
            s.winner[symbol] = side
            if symbol < FIGURES:
                s.influence[side * FIGURES + symbol] += 1
                figures += 1
            s.tell("taj-log-prize", why, side, "symbol", symbol)
    return figures


class PlacePalaces(SeatStep[TajState]):
    """[withdraw.order] The palaces won are placed one by one, in any order.

    [withdraw.figure] A regular palace for each influence tile, in the current province.
    [withdraw.capacity] A city holds one regular palace. [withdraw.crown] The crowned palace goes
    to any city, also beside another palace, and [withdraw.crown_joins] does not block its city.
    """

    rule: ClassVar[str] = "withdraw.order"

    def __init__(self, seat: int, regular: int, crowned: int) -> None:
        super().__init__(seat)
        self.regular: Final = regular
        self.crowned: Final = crowned

    def options(self, s: TajState) -> list[Action]:
        options: list[Action] = []
        cities, words = s.tables.province_cities[s.province], s.words
        if self.regular:
            options = [words.palace[city] for city in cities if s.regular[city] == NONE]
        if self.crowned:
            options += [words.crown[city] for city in cities]
        return options

    def apply(self, s: TajState, action: Action) -> None:
        regular, crowned = self.regular, self.crowned
        if isinstance(action, Palace):
            place_regular(s, self.seat, action.city, "withdraw.figure")
            regular -= 1
        else:
            assert isinstance(action, Crown)
            place_crowned(s, self.seat, action.city)
            crowned -= 1
        if regular + crowned > 0:
            s.stack.append(PlacePalaces(self.seat, regular, crowned))

    def refusals(self, s: TajState) -> list[Refusal]:
        cities = s.tables.province_cities[s.province] if self.regular else []
        return [
            s.refuse(s.words.palace[city], "taj-refuse-taken", "withdraw.capacity", "city", city)
            for city in cities
            if s.regular[city] != NONE
        ]

    def prompt(self, s: TajState) -> Message:
        about = ("regular", self.regular, "crowned", self.crowned)
        return s.message("taj-prompt-palace", self.rule, self.seat, *about)


def place_regular(s: TajState, side: int, city: int, why: str) -> None:
    """[withdraw.fortress] A bonus tile in the city is taken at once. [setup.palaces] The supply of
    palaces has no end."""
    s.regular[city] = side
    s.placed.append(city)
    bonus = s.bonus_on[city]
    if bonus != NONE:
        s.bonus_on[city] = NONE
        s.bonus_owner[bonus] = LOST
        s.taken.append(bonus)
    s.tell("taj-log-palace", why, side, "city", city)


def place_crowned(s: TajState, side: int, city: int) -> None:
    """[withdraw.crown_bonus] A bonus tile stays for the next regular palace."""
    s.crowned[city] = side
    s.placed.append(city)
    s.tell("taj-log-crown", "withdraw.crown", side, "city", city)


# === INFLUENCE POINTS =========================================================================


class Score(Step[TajState]):
    """A procedure: [score.order] bonus tiles, province tile, palaces, then the +2 card."""

    rule: ClassVar[str] = "score.order"

    def __init__(self, side: int, plus_two: bool) -> None:
        self.side: Final = side
        self.plus_two: Final = plus_two
        """The +2 card was played in this visit."""

    def run(self, s: TajState) -> None:
        side = self.side
        before = s.score[side]
        goods = s.points[side * REASONS + state.POINTS_GOODS]
        cards = 0  # [score.draw_card] to draw from the deck, before the open cards
        for bonus in s.taken:
            cards += use_bonus(s, side, bonus)
        if s.winner[ELEPHANT] == side:
            take_province_tile(s, side)
        palaces = palace_points(s, side, s.placed)
        s.gain(side, state.POINTS_PALACES, palaces)
        if self.plus_two:
            s.gain(side, state.POINTS_PLUS_TWO, s.tables.plus_two_points)  # [score.plus_two_card]
        points = s.score[side] - before
        goods = s.points[side * REASONS + state.POINTS_GOODS] - goods
        s.tell(
            "taj-log-score", self.rule, side, "points", points, "palaces", palaces, "goods", goods
        )
        s.placed = []
        s.taken = []
        deal(s, side, cards, "score.draw_card")


def use_bonus(s: TajState, side: int, bonus: int) -> int:
    """[score.plus_tile] [score.taj_mahal] Tiles with points leave the game.

    [score.keep] Tiles with a commodity stay with the side. Returns the cards to draw.
    """
    t = s.tables
    good = t.bonus_commodity[bonus]
    if good != NONE:
        s.bonus_owner[bonus] = side
        gain_good(s, side, good)
    s.gain(side, state.POINTS_TILES, t.bonus_points[bonus])
    s.tell("taj-log-bonus", "withdraw.fortress", side, "bonus", bonus)
    return 1 if t.bonus_draws[bonus] else 0


def take_province_tile(s: TajState, side: int) -> None:
    """[withdraw.elephant] The tile of the current province. [score.province] Each of its
    commodities scores."""
    tile = s.visit - 1
    s.tile_owner[tile] = side
    for good in s.tables.tile_commodities[tile]:
        gain_good(s, side, good)
