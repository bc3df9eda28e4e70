"""The rules of Taj Mahal, in the order of the rulebook.

A *visit* is the contest for one province; there are twelve. A *turn* is one side's move in it:

    NextVisit            figure, court and display for the next province
      Turn               play a coloured card, or withdraw
        Companion        add a white or special card, or be done
      (withdraw)         fix the prizes, then:
        PlacePalaces     one by one, in free order
        Score            bonus tiles, province tile, palaces, the +2 card
        Leave            discard what was played
        Draw, TakeOpen   take open cards
        PassOn           the next active side, or the end of the visit
"""

from __future__ import annotations

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import CHANCE, EVERYONE, Message, Refusal, Step
from serai.games.taj_mahal.actions import (
    Add,
    Bonus,
    Crown,
    Deal,
    Lay,
    Palace,
    Play,
    Start,
    Take,
)
from serai.games.taj_mahal.scoring import gain_good, palace_points, score_hands
from serai.games.taj_mahal.state import (
    LOST,
    POINTS_PALACES,
    POINTS_PLUS_TWO,
    POINTS_TILES,
    TajState,
)
from serai.games.taj_mahal.tables import (
    COLOURS,
    ELEPHANT,
    FIGURES,
    GRAND_MOGUL,
    NONE,
    SPECIAL,
    SYMBOL_IDS,
    SYMBOLS,
    VISITS,
)

TO_DISPLAY: Final = -1
"""Receiver of dealt cards: the open display. A side stands for its hand."""
DUMMY_CARDS: Final = 2

# === SET-UP ===================================================================================


def set_up(s: TajState) -> None:
    """Lay out what chance does not decide, and name what it does, in order."""
    t = s.tables
    for tile, home in enumerate(t.tile_home):
        if home != NONE:
            s.tile_place[tile] = home
    for bonus, city in enumerate(t.bonus_home):
        if city != NONE:
            s.bonus_on[city] = bonus
    size = t.hand[s.sides]
    hands: list[Step[TajState]] = [DealOut(seat, size) for seat in range(s.seats)]
    s.then(LayTiles(), LayBonuses(), *hands, DealOut(TO_DISPLAY, 0), ChooseStart(), NextVisit())


class LayTiles(Step[TajState]):
    """[setup.tiles] Tile 12 lies in the Agra province; the others go to one province each."""

    rule: ClassVar[str] = "setup.tiles"

    def actor(self, s: TajState) -> int:
        return CHANCE

    def options(self, s: TajState) -> list[Action]:
        lay = s.words.lay[s.tile_place.index(NONE)]
        return [lay[place] for place in range(len(lay)) if place not in s.tile_place]

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Lay)
        s.tile_place[action.tile] = action.province
        if NONE in s.tile_place:
            s.stack.append(self)


class LayBonuses(Step[TajState]):
    """[setup.bonus] The Taj Mahal tile lies on Agra; the others go to one fortress each."""

    rule: ClassVar[str] = "setup.bonus"

    def actor(self, s: TajState) -> int:
        return CHANCE

    def options(self, s: TajState) -> list[Action]:
        city = next_bare_fortress(s)
        bonuses = range(len(s.tables.bonus_ids))
        return [s.words.bonus[b][city] for b in bonuses if b not in s.bonus_on]

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Bonus)
        s.bonus_on[action.city] = action.bonus
        if next_bare_fortress(s) != NONE:
            s.stack.append(self)


def next_bare_fortress(s: TajState) -> int:
    for city, fortress in enumerate(s.tables.fortress):
        if fortress and s.bonus_on[city] == NONE:
            return city
    return NONE


class DealOut(Step[TajState]):
    """A procedure: deal cards to a side, or fill the display.

    [setup.hand] [setup.display] [end.display]
    """

    rule: ClassVar[str] = "setup.hand"

    def __init__(self, to: int, count: int) -> None:
        self.to: Final = to
        self.count: Final = count

    def run(self, s: TajState) -> None:
        full = s.tables.display[s.sides]
        deal(s, self.to, full if self.to == TO_DISPLAY else self.count)


class ChooseStart(Step[TajState]):
    """[setup.start] Chance names the first starting player."""

    rule: ClassVar[str] = "setup.start"

    def actor(self, s: TajState) -> int:
        return CHANCE

    def options(self, s: TajState) -> list[Action]:
        return [s.words.start[side] for side in range(s.sides)]

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Start)
        s.start = action.side


# === THE DECK =================================================================================


def deal(s: TajState, to: int, count: int) -> None:
    """Draw from the face-down deck. [draw.reshuffle] An empty deck is made of the discard pile.

    [draw.both_empty] With nothing left in either, one draws what there is.
    """
    if count == 0:
        return
    if not s.deck:
        if not s.discard:
            return
        s.deck = sorted(s.discard)
        s.discard = []
        if s.notes is not None:
            s.note("taj-log-reshuffle", {"count": len(s.deck)}, "draw.reshuffle")
    s.stack.append(DealCard(to, count))


class DealCard(Step[TajState]):
    """[setup.deck] A card comes off the deck: a bag that chance draws from."""

    rule: ClassVar[str] = "setup.deck"

    def __init__(self, to: int, count: int) -> None:
        self.to: Final = to
        self.count: Final = count

    def actor(self, s: TajState) -> int:
        return CHANCE

    def options(self, s: TajState) -> list[Action]:
        words = s.words.deal
        return [words[card] for card in s.deck]

    def sample(self, s: TajState, luck: Luck, n: int) -> Action:
        return s.words.deal[s.deck[luck.below(n, len(s.deck))]]

    def seen_by(self, s: TajState) -> int:
        return EVERYONE if self.to == TO_DISPLAY or self.to == s.dummy else 1 << self.to

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Deal)
        card = action.card
        s.deck.remove(card)
        if self.to == TO_DISPLAY:
            s.display.append(card)
        elif self.to == s.dummy:
            lay_down(s, self.to, card)
        else:
            s.hands[self.to].append(card)
            if s.notes is not None and s.visit > 0:
                s.note("taj-log-draws", {"seat": self.to}, self.rule)
                args: dict[str, str | int] = {"seat": self.to, "card": s.tables.card_ids[card]}
                s.note("taj-log-drew", args, self.rule, 1 << self.to)
        deal(s, self.to, self.count - 1)


# === A VISIT ==================================================================================


class NextVisit(Step[TajState]):
    """A procedure: [visit.order] the figure moves to the province with the next number.

    [setup.court] Its tile, the crown and one influence tile of each kind lie in the court.
    """

    rule: ClassVar[str] = "visit.order"

    def run(self, s: TajState) -> None:
        s.visit += 1
        s.province = s.tile_place[s.visit - 1]
        s.dummy_ready = False
        for side in range(s.sides):
            s.active[side] = True
            s.colour[side] = NONE
        for symbol in range(SYMBOLS):
            s.winner[symbol] = NONE
        if s.notes is not None:
            province = s.tables.province_ids[s.province]
            s.note("taj-log-visit", {"visit": s.visit, "province": province}, self.rule)
        take_turn(s, s.start)


def take_turn(s: TajState, side: int) -> None:
    """[visit.turns] The side moves; the dummy of two players moves by itself."""
    if side != s.dummy:
        s.stack.append(Turn(side))
    elif not s.dummy_ready:
        dummy_turns_up(s)
    else:
        dummy_withdraws(s)


class PassOn(Step[TajState]):
    """A procedure: [visit.turns] clockwise to the next side that has not withdrawn.

    [visit.over] When all have withdrawn the visit is over.
    """

    rule: ClassVar[str] = "visit.turns"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TajState) -> None:
        pass_on(s, self.side)


def pass_on(s: TajState, side: int) -> None:
    for distance in range(1, s.sides + 1):
        following = (side + distance) % s.sides
        if s.active[following]:
            take_turn(s, following)
            return
    end_visit(s)


class Turn(Step[TajState]):
    """[visit.choice] Play a coloured card, or withdraw.

    [play.forced] Whoever has no card that fits can only withdraw. [draw.alone] The last side in
    the contest may go on playing alone.
    """

    rule: ClassVar[str] = "visit.choice"
    private: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def actor(self, s: TajState) -> int:
        return self.side

    def options(self, s: TajState) -> list[Action]:
        hand = s.hands[self.side]
        mine = s.colour[self.side]
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
            play_card(s, self.side, action.card)
        else:
            withdraw(s, self.side)

    def refusals(self, s: TajState) -> list[Refusal]:
        allowed = self.options(s)
        refused: list[Refusal] = []
        for card in s.hands[self.side]:
            if s.tables.card_colour[card] < COLOURS:
                if s.words.play[card] not in allowed:
                    reason = Message("taj-refuse-colour", {"card": s.tables.card_ids[card]}, "play.colour")
                    refused.append(Refusal(s.words.play[card].text, reason))
            else:
                reason = Message("taj-refuse-alone", {"card": s.tables.card_ids[card]}, "play.companion")
                refused.append(Refusal(s.words.add[card].text, reason))
        return refused

    def prompt(self, s: TajState) -> Message:
        first = "first" if not s.has_played(self.side) else "later"
        return Message("taj-prompt-turn", {"seat": self.side, "turn": first}, self.rule)


# === PLAYING CARDS ============================================================================


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
    pass_on(s, side)


class Companion(Step[TajState]):
    """[play.companion] A white or a special card may go with the coloured one: one a turn.

    [special.once] A special card comes back to the hand only on withdrawal.
    """

    rule: ClassVar[str] = "play.companion"
    private: ClassVar[bool] = True

    def __init__(self, side: int, colour: int) -> None:
        self.side: Final = side
        self.colour: Final = colour

    def actor(self, s: TajState) -> int:
        return self.side

    def options(self, s: TajState) -> list[Action]:
        options: list[Action] = []
        for card in s.hands[self.side]:
            if s.tables.card_colour[card] >= COLOURS:
                options.append(s.words.add[card])
        options.append(s.words.done)
        return options

    def apply(self, s: TajState, action: Action) -> None:
        """[special.change_first] With the colour change card the first card sets no colour: the
        next one does."""
        changes = False
        if isinstance(action, Add):
            from_hand(s, self.side, action.card)
            changes = action.card == s.tables.colour_change_card
        if not changes:
            s.colour[self.side] = self.colour
        pass_on(s, self.side)

    def refusals(self, s: TajState) -> list[Refusal]:
        refused: list[Refusal] = []
        for card in s.hands[self.side]:
            if s.tables.card_colour[card] < COLOURS:
                args: dict[str, str | int] = {"card": s.tables.card_ids[card]}
                reason = Message("taj-refuse-second", args, "play.coloured")
                refused.append(Refusal(s.words.play[card].text, reason))
        return refused

    def prompt(self, s: TajState) -> Message:
        return Message("taj-prompt-companion", {"seat": self.side}, self.rule)


def from_hand(s: TajState, side: int, card: int) -> None:
    """[play.final] A card on the table does not come back to the hand during the visit."""
    s.hands[side].remove(card)
    s.known[card] = False
    lay_down(s, side, card)


def lay_down(s: TajState, side: int, card: int) -> None:
    """[play.open] Cards lie open, and their symbols add up.

    [special.elephant] [special.mogul] Two special cards show a symbol like a white card.
    """
    s.played[side].append(card)
    for symbol in s.tables.card_symbols[card]:
        s.counts[side * SYMBOLS + symbol] += 1
    if s.notes is not None:
        s.note("taj-log-play", {"seat": side, "card": s.tables.card_ids[card]}, "play.open")


# === WITHDRAWING ==============================================================================


def withdraw(s: TajState, side: int) -> None:
    """[withdraw.out] Take every prize one leads, settle it, draw, and be out for this visit."""
    if s.notes is not None:
        s.note("taj-log-withdraw", {"seat": side}, "withdraw.out")
    s.placed = []
    s.taken = []
    figures = win_prizes(s, side)
    crown = 1 if s.winner[GRAND_MOGUL] == side else 0
    s.then(Score(side), Leave(side), Draw(side), PassOn(side))
    if figures + crown > 0:
        s.stack.append(PlacePalaces(side, figures, crown))


def win_prizes(s: TajState, side: int) -> int:
    """[withdraw.all] Every prize that is led and still there; the number of influence tiles.

    [withdraw.once] One of a kind, however large the lead. [withdraw.gone] A prize taken in this
    visit cannot be won again in it.
    """
    figures = 0
    for symbol in range(SYMBOLS):
        if s.winner[symbol] != NONE or not s.leads(side, symbol):
            continue
        s.winner[symbol] = side
        if symbol < FIGURES:
            s.influence[side * FIGURES + symbol] += 1
            figures += 1
        if s.notes is not None:
            s.note("taj-log-prize", {"seat": side, "symbol": SYMBOL_IDS[symbol]}, "withdraw.all")
    return figures


class PlacePalaces(Step[TajState]):
    """[withdraw.order] The palaces won are placed one by one, in any order.

    [withdraw.figure] A regular palace for each influence tile, in the current province.
    [withdraw.capacity] A city holds one regular palace. [withdraw.crown] The crowned palace goes
    to any city, also beside another palace, and [withdraw.crown_joins] does not block its city.
    """

    rule: ClassVar[str] = "withdraw.order"

    def __init__(self, side: int, regular: int, crowned: int) -> None:
        self.side: Final = side
        self.regular: Final = regular
        self.crowned: Final = crowned

    def actor(self, s: TajState) -> int:
        return self.side

    def options(self, s: TajState) -> list[Action]:
        options: list[Action] = []
        cities = s.tables.province_cities[s.province]
        if self.regular:
            for city in cities:
                if s.regular[city] == NONE:
                    options.append(s.words.palace[city])
        if self.crowned:
            for city in cities:
                options.append(s.words.crown[city])
        return options

    def apply(self, s: TajState, action: Action) -> None:
        regular, crowned = self.regular, self.crowned
        if isinstance(action, Palace):
            place_regular(s, self.side, action.city)
            regular -= 1
        else:
            assert isinstance(action, Crown)
            place_crowned(s, self.side, action.city)
            crowned -= 1
        if regular + crowned > 0:
            s.stack.append(PlacePalaces(self.side, regular, crowned))

    def refusals(self, s: TajState) -> list[Refusal]:
        refused: list[Refusal] = []
        for city in s.tables.province_cities[s.province]:
            if self.regular and s.regular[city] != NONE:
                args: dict[str, str | int] = {"city": s.tables.city_ids[city]}
                reason = Message("taj-refuse-taken", args, "withdraw.capacity")
                refused.append(Refusal(s.words.palace[city].text, reason))
        return refused

    def prompt(self, s: TajState) -> Message:
        args: dict[str, str | int] = {
            "seat": self.side,
            "regular": self.regular,
            "crowned": self.crowned,
        }
        return Message("taj-prompt-palace", args, self.rule)


def place_regular(s: TajState, side: int, city: int) -> None:
    """[withdraw.fortress] A bonus tile in the city is taken at once. [setup.palaces] The supply of
    palaces has no end."""
    s.regular[city] = side
    s.placed.append(city)
    bonus = s.bonus_on[city]
    if bonus != NONE:
        s.bonus_on[city] = NONE
        s.bonus_owner[bonus] = LOST
        s.taken.append(bonus)
    if s.notes is not None:
        s.note("taj-log-palace", {"seat": side, "city": s.tables.city_ids[city]}, "withdraw.figure")


def place_crowned(s: TajState, side: int, city: int) -> None:
    """[withdraw.crown_bonus] A bonus tile stays for the next regular palace."""
    s.crowned[city] = side
    s.placed.append(city)
    if s.notes is not None:
        s.note("taj-log-crown", {"seat": side, "city": s.tables.city_ids[city]}, "withdraw.crown")


# === INFLUENCE POINTS =========================================================================


class Score(Step[TajState]):
    """A procedure: [score.order] bonus tiles, province tile, palaces, then the +2 card."""

    rule: ClassVar[str] = "score.order"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TajState) -> None:
        side = self.side
        before = s.score[side]
        cards = 0
        for bonus in s.taken:
            cards += use_bonus(s, side, bonus)
        if s.winner[ELEPHANT] == side:
            take_province_tile(s, side)
        s.gain(side, POINTS_PALACES, palace_points(s, side, s.placed))
        if s.tables.plus_two_card in s.played[side]:
            s.gain(side, POINTS_PLUS_TWO, s.tables.plus_two_points)  # [score.plus_two_card]
        if s.notes is not None:
            points = s.score[side] - before
            s.note("taj-log-score", {"seat": side, "points": points}, self.rule)
        deal(s, side, cards)  # [score.draw_card] from the deck, before the open cards


def use_bonus(s: TajState, side: int, bonus: int) -> int:
    """[score.plus_tile] [score.taj_mahal] Tiles with points leave the game.

    [score.keep] Tiles with a commodity stay with the side. Returns the cards to draw.
    """
    t = s.tables
    good = t.bonus_commodity[bonus]
    if good != NONE:
        s.bonus_owner[bonus] = side
        gain_good(s, side, good)
    s.gain(side, POINTS_TILES, t.bonus_points[bonus])
    if s.notes is not None:
        s.note("taj-log-bonus", {"seat": side, "bonus": t.bonus_ids[bonus]}, "withdraw.fortress")
    return 1 if t.bonus_draws[bonus] else 0


def take_province_tile(s: TajState, side: int) -> None:
    """[withdraw.elephant] The tile of the current province. [score.province] Each of its
    commodities scores."""
    tile = s.visit - 1
    s.tile_owner[tile] = side
    for good in s.tables.tile_commodities[tile]:
        gain_good(s, side, good)


# === END OF THE TURN: DISCARDING AND DRAWING ==================================================


class Leave(Step[TajState]):
    """A procedure: [draw.discard] the cards played are discarded.

    [special.returns] Special cards go back to the hand. [draw.unplayed] Whoever withdraws
    without having played gets a card from the deck first.
    """

    rule: ClassVar[str] = "draw.discard"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TajState) -> None:
        side = self.side
        unplayed = not s.has_played(side)
        clear_row(s, side)
        if unplayed:
            deal(s, side, s.tables.unplayed_extra)


def clear_row(s: TajState, side: int) -> None:
    for card in s.played[side]:
        if s.tables.card_colour[card] == SPECIAL:
            s.hands[side].append(card)
            s.known[card] = True
        else:
            s.discard.append(card)
    s.played[side] = []
    for symbol in range(SYMBOLS):
        s.counts[side * SYMBOLS + symbol] = 0
    s.active[side] = False


class Draw(Step[TajState]):
    """A procedure: [draw.two] two open cards, of one's choice; [draw.last] the last side gets one.

    [draw.exact] So the display is used up exactly.
    """

    rule: ClassVar[str] = "draw.two"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TajState) -> None:
        count = open_cards_due(s, self.side)
        if count > 0:
            s.stack.append(TakeOpen(self.side, count))


def open_cards_due(s: TajState, side: int) -> int:
    t = s.tables
    due = t.draw[s.sides] if s.others_active(side) else t.last_draw[s.sides]
    return min(due, len(s.display))


class TakeOpen(Step[TajState]):
    """[draw.choose] One open card after another; everybody sees which."""

    rule: ClassVar[str] = "draw.choose"

    def __init__(self, side: int, left: int) -> None:
        self.side: Final = side
        self.left: Final = left

    def actor(self, s: TajState) -> int:
        return self.side

    def options(self, s: TajState) -> list[Action]:
        words = s.words.take
        return [words[card] for card in s.display]

    def only_option(self, s: TajState) -> Action | None:
        return s.words.take[s.display[0]] if len(s.display) == 1 else None

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Take)
        card = action.card
        s.display.remove(card)
        s.hands[self.side].append(card)
        s.known[card] = True
        if s.notes is not None:
            args: dict[str, str | int] = {"seat": self.side, "card": s.tables.card_ids[card]}
            s.note("taj-log-take", args, self.rule)
        if self.left > 1 and s.display:
            s.stack.append(TakeOpen(self.side, self.left - 1))

    def prompt(self, s: TajState) -> Message:
        return Message("taj-prompt-take", {"seat": self.side, "left": self.left}, self.rule)


# === END OF THE VISIT =========================================================================


def end_visit(s: TajState) -> None:
    """[end.tile_lost] A province tile that nobody won leaves the game.

    [end.stay] Influence tiles and crown that nobody won stay in the court. [end.bonus_left] Bonus
    tiles that nobody took stay on the board. [end.crown] The ring of the crown goes back, the
    palace stays.
    """
    tile = s.visit - 1
    if s.tile_owner[tile] == NONE:
        s.tile_owner[tile] = LOST
    trade_pairs(s)
    refill_court(s)
    if s.visit == VISITS:
        end_game(s)
        return
    s.start = (s.start + 1) % s.sides  # [end.start] the left neighbour starts the next visit
    s.then(DealOut(TO_DISPLAY, 0), NextVisit())


def trade_pairs(s: TajState) -> None:
    """[end.pairs] Two equal influence tiles go back for the special card of their figure.

    [end.pair_owner] It comes from the table or from its owner. [end.pair_kept] The owner hands in
    a pair as well, and keeps the card.
    """
    price = s.tables.tiles_for_a_special
    for side in range(s.seats):
        for figure in range(FIGURES):
            place = side * FIGURES + figure
            if s.influence[place] >= price:
                s.influence[place] -= price
                s.supply[figure] += price
                take_special(s, side, figure)


def take_special(s: TajState, side: int, figure: int) -> None:
    card = s.tables.special_for_pair[figure]
    owner = s.special_owner[figure]
    if owner != NONE:
        s.hands[owner].remove(card)
    s.hands[side].append(card)
    s.known[card] = True
    s.special_owner[figure] = side
    if s.notes is not None:
        s.note("taj-log-special", {"seat": side, "card": s.tables.card_ids[card]}, "end.pairs")


def refill_court(s: TajState) -> None:
    """[end.refill] One influence tile of each kind lies in the court again."""
    for figure in range(FIGURES):
        if s.winner[figure] != NONE:
            s.winner[figure] = NONE
            s.supply[figure] -= 1


# === END OF THE GAME ==========================================================================


def end_game(s: TajState) -> None:
    """[final.twelve] After the twelfth visit the hands are scored, and nothing more is dealt."""
    score_hands(s)
    if s.notes is not None:
        s.note("taj-log-end", {}, "final.twelve")


# === TWO PLAYERS (unofficial stand-in) ========================================================


def dummy_turns_up(s: TajState) -> None:
    """[two.turn] In its first turn the dummy turns up two cards of the deck, of any colours."""
    s.dummy_ready = True
    s.then(PassOn(s.dummy))
    deal(s, s.dummy, DUMMY_CARDS)


def dummy_withdraws(s: TajState) -> None:
    """[two.withdraw] In its second turn it leaves with what it leads, and scores nothing.

    [two.draw] Its cards and the first open cards are discarded: two, or one if it is last.
    """
    side = s.dummy
    if s.notes is not None:
        s.note("taj-log-withdraw", {"seat": side}, "two.withdraw")
    dummy_takes_prizes(s)
    clear_row(s, side)
    for _ in range(open_cards_due(s, side)):
        s.discard.append(s.display.pop(0))
    pass_on(s, side)


def dummy_takes_prizes(s: TajState) -> None:
    """[two.prizes] Influence tiles go back to the supply after a palace is placed for each; crown
    and province tile are out of this visit and of the game."""
    side = s.dummy
    figures = win_prizes(s, side)
    for figure in range(FIGURES):
        place = side * FIGURES + figure
        s.supply[figure] += s.influence[place]
        s.influence[place] = 0
    for _ in range(figures):
        dummy_palace(s)
    if s.winner[ELEPHANT] == side:
        s.tile_owner[s.visit - 1] = LOST


def dummy_palace(s: TajState) -> None:
    """[two.palace] The first free fortress of the province, else the first free city; a bonus tile
    there leaves the game."""
    cities = s.tables.province_cities[s.province]
    free = [city for city in cities if s.regular[city] == NONE]
    forts = [city for city in free if s.tables.fortress[city]]
    place_regular(s, s.dummy, forts[0] if forts else free[0])
