"""Caravan: a toy game with every kind of nesting that the core has to carry.

    DrawCard    everybody starts with a secret card, from a bag that chance draws from
    Turn        load a bale, sell all bales, or bribe; a favour may be used at any time beside it
      load      every other seat in turn may follow, in the middle of my turn
                too many bales on the table: raiders come at once, before anybody else may follow
      sell      the weather (chance, weighted) sets the price
      bribe     another secret card; only its owner knows whether one is high enough to show

It is interpreted Python, so it also proves that compiled cores take games from outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from serai.core.action import Action
from serai.core.components import Components
from serai.core.errors import BrokenState
from serai.core.game import Game, Meta, Option
from serai.core.luck import Luck, Stream
from serai.core.notation import Vocabulary
from serai.core.outcome import Outcome, ScoreLine, rank
from serai.core.record import Header
from serai.core.rulebook import Rulebook, read_rulebook
from serai.core.step import CHANCE, EVERYONE, Message, Note, Refusal, SeatStep, State, Step
from serai.core.view import TableView, head

ROUNDS = 4
BALES = 20
RAIDERS_COME_AT = 4
CARDS = 12
HIGH_CARD = 6
SUN, RAIN = 0, 1
WEATHER = ("sun", "rain")
RULES = Path(__file__).with_name("caravan.toml")


# --- actions ----------------------------------------------------------------------------------


class Word(Action):
    """An action that is only a word."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb  # one class for all words of a toy


class Draw(Action):
    kinds: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card


class Shine(Action):
    kinds: ClassVar[tuple[str, ...]] = ("weather",)

    def __init__(self, weather: int) -> None:
        super().__init__(weather)
        self.verb = "weather"
        self.weather = weather


VOCABULARY = Vocabulary({"card": [f"c{card}" for card in range(CARDS)], "weather": WEATHER})
WORDS = ("load", "sell", "bribe", "favour", "coin", "bale", "follow", "stay", "show", "hide")
LOAD, SELL, BRIBE, FAVOUR, COIN, BALE, FOLLOW, STAY, SHOW, HIDE = (
    VOCABULARY.add(Word(word)) for word in WORDS
)
DRAWS = [VOCABULARY.add(Draw(card)) for card in range(CARDS)]
SKIES = [VOCABULARY.add(Shine(weather)) for weather in (SUN, RAIN)]


# --- the state --------------------------------------------------------------------------------


class Caravan(State):
    """Bales are conserved: with the seats, or in the store."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.store = BALES
        self.raided = False
        self.bales = [0] * seats
        self.coins = [1] * seats
        self.favours = [1] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck = list(range(CARDS))

    def copy(self) -> Caravan:
        c = Caravan(self.seats)
        self.copy_flow(c)
        c.store, c.raided = self.store, self.raided
        c.bales, c.coins, c.favours = self.bales[:], self.coins[:], self.favours[:]
        c.hands, c.deck = [hand[:] for hand in self.hands], self.deck[:]
        return c

    def say(self, id: str, seat: int, seen_by: int = EVERYONE, card: int = -1) -> None:
        if self.notes is not None:
            args: dict[str, str | int] = {"seat": seat}
            if card >= 0:
                args["card"] = card
            self.notes.append(Note(Message(id, args, "toy.turn"), seen_by))

    def load(self, seat: int) -> None:
        if self.store:
            self.store -= 1
            self.bales[seat] += 1
        if sum(self.bales) >= RAIDERS_COME_AT and not self.raided:
            self.raided = True
            self.then(Raid())


# --- steps ------------------------------------------------------------------------------------


class NextTurn(Step[Caravan]):
    """A procedure: seats in turn until the rounds are over."""

    rule = "toy.round"

    def run(self, s: Caravan) -> None:
        if s.turns < ROUNDS * s.seats:
            s.begin_turn(s.turns % s.seats)
            s.then(Turn(s.turn), NextTurn())


class Turn(SeatStep[Caravan]):
    rule = "toy.turn"

    def options(self, s: Caravan) -> list[Action]:
        options: list[Action] = [LOAD]
        if s.bales[self.seat]:
            options.append(SELL)
        if s.deck:
            options.append(BRIBE)
        return options + ([FAVOUR] if s.favours[self.seat] else [])

    def apply(self, s: Caravan, action: Action) -> None:
        s.say(f"toy-log-{action.text}", self.seat)
        if action is FAVOUR:
            s.favours[self.seat] -= 1
            s.then(Gift(self.seat), self)  # comes back to this very decision
        elif action is LOAD:
            others = [(self.seat + n) % s.seats for n in range(1, s.seats)]
            s.then(*(Follow(seat) for seat in others))
            s.load(self.seat)
        elif action is SELL:
            s.then(Market(self.seat))
        else:
            s.then(DrawCard(self.seat), Bribe(self.seat))

    def refusals(self, s: Caravan) -> list[Refusal]:
        if s.bales[self.seat]:
            return []
        return [Refusal("sell", Message("toy-refuse-sell", {"seat": self.seat}, "toy.sell"))]


class Gift(SeatStep[Caravan]):
    """What a favour brings: the interruption of an open decision."""

    rule = "toy.favour"

    def options(self, s: Caravan) -> list[Action]:
        return [COIN, BALE]

    def apply(self, s: Caravan, action: Action) -> None:
        if action is COIN:
            s.coins[self.seat] += 1
        else:
            s.load(self.seat)


class Follow(SeatStep[Caravan]):
    """Another seat decides in the middle of my turn; without a coin there is nothing to ask."""

    rule = "toy.follow"

    def options(self, s: Caravan) -> list[Action]:
        return [FOLLOW, STAY] if s.coins[self.seat] else [STAY]

    def apply(self, s: Caravan, action: Action) -> None:
        if action is FOLLOW:
            s.coins[self.seat] -= 1
            s.load(self.seat)


class Raid(Step[Caravan]):
    """An event: a procedure that asks the richest seat at once."""

    rule = "toy.raid"

    def run(self, s: Caravan) -> None:
        richest = s.bales.index(max(s.bales))
        s.say("toy-log-raid", richest)
        s.then(Ransom(richest))


class Ransom(SeatStep[Caravan]):
    rule = "toy.raid"

    def options(self, s: Caravan) -> list[Action]:
        return [BALE, COIN] if s.coins[self.seat] else [BALE]

    def apply(self, s: Caravan, action: Action) -> None:
        if action is COIN:
            s.coins[self.seat] -= 1
        else:
            s.bales[self.seat] -= 1
            s.store += 1


class Market(SeatStep[Caravan]):
    """Chance in the middle of a turn: the sun shines three days of four."""

    rule = "toy.sell"

    def actor(self, s: Caravan) -> int:
        return CHANCE

    def options(self, s: Caravan) -> list[Action]:
        return [SKIES[SUN], SKIES[RAIN]]

    def weights(self, s: Caravan) -> list[int]:
        return [3, 1]

    def apply(self, s: Caravan, action: Action) -> None:
        price = 2 if action is SKIES[SUN] else 1
        s.coins[self.seat] += price * s.bales[self.seat]
        s.store += s.bales[self.seat]
        s.bales[self.seat] = 0


class DrawCard(SeatStep[Caravan]):
    """A secret card from the bag."""

    rule = "toy.bribe"

    def actor(self, s: Caravan) -> int:
        return CHANCE

    def options(self, s: Caravan) -> list[Action]:
        return [DRAWS[card] for card in s.deck]

    def sample(self, s: Caravan, luck: Luck, n: int) -> Action:
        return DRAWS[s.deck[luck.below(n, len(s.deck))]]

    def seen_by(self, s: Caravan) -> int:
        return 1 << self.seat

    def apply(self, s: Caravan, action: Action) -> None:
        assert isinstance(action, Draw)
        s.deck.remove(action.card)
        s.hands[self.seat].append(action.card)
        s.say("toy-log-drew", self.seat, 1 << self.seat, action.card)


class Bribe(SeatStep[Caravan]):
    """Whether a high card can be shown is a secret, so the question is asked in any case."""

    rule = "toy.bribe"
    private = True

    def options(self, s: Caravan) -> list[Action]:
        return [SHOW, HIDE] if max(s.hands[self.seat]) >= HIGH_CARD else [HIDE]

    def apply(self, s: Caravan, action: Action) -> None:
        if action is SHOW:
            s.coins[self.seat] += 2


# --- the game ---------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class CaravanView(TableView):
    turns: int
    raided: bool
    bales: tuple[int, ...]
    coins: tuple[int, ...]
    favours: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...]


class CaravanGame(Game[Caravan, CaravanView]):
    def __init__(self) -> None:
        self.meta = Meta(
            id="caravan",
            title="Caravan",
            designer="nobody",
            year=1,
            min_players=2,
            max_players=4,
            default_players=3,
            rules=1,
            options=(Option("wind", ("calm", "strong")),),
        )
        self.components = Components({})
        self.rulebook: Rulebook = read_rulebook(RULES)
        self.vocabulary = VOCABULARY

    def new(self, header: Header) -> Caravan:
        s = Caravan(header.players)
        s.then(*(DrawCard(seat) for seat in range(s.seats)), NextTurn())
        return s

    def view(self, s: Caravan, seat: int | None) -> CaravanView:
        return CaravanView(
            **vars(head(self, s, seat)),
            turns=s.turns,
            raided=s.raided,
            bales=tuple(s.bales),
            coins=tuple(s.coins),
            favours=tuple(s.favours),
            hand_sizes=tuple(len(hand) for hand in s.hands),
            hand=tuple(s.hands[seat]) if seat is not None else (),
        )

    def imagine(self, s: Caravan, seat: int, luck: Luck) -> Caravan:
        world = s.copy()
        others = [other for other in range(s.seats) if other != seat]
        pool = sorted(world.deck + [card for other in others for card in s.hands[other]])
        Stream(luck).shuffle(pool)
        for other in others:
            world.hands[other] = [pool.pop() for _ in s.hands[other]]
        world.deck = sorted(pool)
        return world

    def scores(self, s: Caravan) -> list[int]:
        return s.coins[:]

    def outcome(self, s: Caravan) -> Outcome | None:
        if s.stack:
            return None
        lines = [ScoreLine(seat, "toy.end", "coins", s.coins[seat]) for seat in range(s.seats)]
        return Outcome(rank(s.coins), "all rounds played", tuple(lines))

    def check(self, s: Caravan) -> None:
        if s.store + sum(s.bales) != BALES:
            raise BrokenState("a bale is missing or there twice")
        if sorted(s.deck + [card for hand in s.hands for card in hand]) != [*range(CARDS)]:
            raise BrokenState("a card is missing or there twice")

    def draw(
        self,
        view: CaravanView,
        *,
        names: Sequence[str] = (),
        theme: str = "light",
        language: str = "en",
    ) -> str:
        return f"<svg><text>{view.bales} {view.hand}</text></svg>"
