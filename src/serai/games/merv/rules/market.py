"""The market: trading posts, goods, camels on the routes."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Do, IfPossible, Refusal, Step
from serai.games.merv.rules.caravansary import front_card
from serai.games.merv.rules.gains import gain_favour, take_camel
from serai.games.merv.rules.purchases import Purchases
from serai.games.merv.state import MervState
from serai.games.merv.tables import CITIES, INNER, NONE


def posts_most(s: MervState, seat: int) -> int:
    """[market.discs] A disc is kept for the mosque; an edition may let it become a post, too."""
    spare = s.mosque[seat] == NONE and not s.tables.mosque_disc_kept
    return s.tables.posts_most + 1 if spare else s.tables.posts_most


def open_cities(s: MervState, seat: int) -> list[int]:
    """[market.post] Cities for a new post. [market.first] [market.link] An outer one needs an own
    post in the inner city before it. [market.shared] Posts of others do not matter."""
    posts = s.posts[seat]
    if posts.bit_count() >= posts_most(s, seat):
        return []
    by = s.tables.city_by
    new = [city for city in range(CITIES) if not posts >> city & 1]
    return [city for city in new if by[city] == NONE or posts >> by[city] & 1]


def open_post(s: MervState, seat: int, city: int, why: str) -> None:
    """[market.camel] The first post in an inner city brings a camel, [market.favour] that in an
    outer one a favour."""
    first = not [posts for posts in s.posts if posts >> city & 1]
    s.posts[seat] |= 1 << city
    s.tell("merv-log-post", why, seat, "city", city)
    if city < INNER:
        take_camel(s, seat, s.city_camel, city, "market.camel")
    elif first:
        gain_favour(s, seat, "market.favour")


def gain_good(s: MervState, seat: int, city: int, why: str = "market.buy") -> None:
    """[market.cities] A common good of an inner city, a rare one of an outer city."""
    goods = s.common if city < INNER else s.rare
    goods[seat] += 1
    if seat < s.seats:
        s.tell("merv-log-common" if city < INNER else "merv-log-rare", why, seat, "city", city)


class SetUpPost(IfPossible[MervState]):
    """[market.post] A trading post; [library.post] that of a breakthrough comes with a good."""

    rule: ClassVar[str] = "market.post"
    asks: ClassVar[str] = "merv-prompt-post"
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-post", "market.discs")

    def __init__(self, seat: int, good: bool) -> None:
        super().__init__(seat)
        self.good: Final = good

    def run(self, s: MervState) -> None:
        """Only as a gift it is lost; a market action goes on without it."""
        if self.good:
            super().run(s)

    def options(self, s: MervState) -> list[Action]:
        return [s.words.post[city] for city in open_cities(s, self.seat)]

    def apply(self, s: MervState, action: Action) -> None:
        city = action.thing
        open_post(s, self.seat, city, "library.post" if self.good else self.rule)
        if self.good:
            gain_good(s, self.seat, city, "library.post")

    def refusals(self, s: MervState) -> list[Refusal]:
        posts, by = s.posts[self.seat], s.tables.city_by
        shut = [s.words.post[city] for city in range(INNER, CITIES) if not posts >> by[city] & 1]
        return s.refuse_all(shut, "merv-refuse-post", "market.link")


# === BUYING ===================================================================================


def routes_to(s: MervState, seat: int, city: int) -> int:
    """Routes on which camels are still wanted to buy in a city, as bits. [market.inner]
    [market.outer] An own post spares them; so does a camel that stands there already."""
    posts = s.posts[seat]
    if posts >> city & 1:
        return 0
    wanted = 1 << city
    by = s.tables.city_by[city]
    if by != NONE and not posts >> by & 1:
        wanted |= 1 << by
    return wanted & ~s.routes


PRICES: Final = ["market.common"] * INNER + ["market.rare"] * (CITIES - INNER)
ROUTES: Final = ["market.inner"] * INNER + ["market.outer"] * (CITIES - INNER)
"""The clauses of what each city asks for, in cubes and in camels."""


class BuyGoods(Purchases):
    """[market.buy] Good after good, one in each city at most: for cubes, and for camels where one
    has no post."""

    rule: ClassVar[str] = "market.buy"
    asks: ClassVar[str] = "merv-prompt-buy"

    def __init__(self, seat: int, closed: int) -> None:
        super().__init__(seat)
        self.closed: Final = closed
        """Cities where a good was bought in this action, as bits."""

    def offers(self, s: MervState) -> list[Action]:
        cities = [city for city in range(CITIES) if not self.closed >> city & 1]
        near = [c for c in cities if routes_to(s, self.seat, c).bit_count() <= s.camels[self.seat]]
        return [s.words.buy[city] for city in near]

    def cost(self, s: MervState, thing: int) -> list[int]:
        return s.tables.city_cost[thing]

    def bought(self, s: MervState, thing: int) -> Step[MervState]:
        return Do(gain_good, self.seat, thing)

    def choose(self, s: MervState, action: Action) -> None:
        """[market.common] [market.rare] The price is that of the city."""
        if action is s.words.done:
            return
        city = action.thing
        wanted = routes_to(s, self.seat, city)
        if camels := wanted.bit_count():
            s.camels[self.seat] -= camels
            s.routes |= wanted
            s.tell("merv-log-routes", ROUTES[city], self.seat, "count", camels)
        self.buy(s, city, PRICES[city], BuyGoods(self.seat, self.closed | 1 << city))

    def refused(self, s: MervState) -> list[Refusal]:
        offers, payable = self.offers(s), self.payable(s, s.discount)
        refused: list[Refusal] = []
        for city, buy in enumerate(s.words.buy):
            if self.closed >> city & 1:
                refused.append(s.refuse(buy, "merv-refuse-bought", "market.buy"))
            elif buy not in offers:
                refused.append(s.refuse(buy, "merv-refuse-route", ROUTES[city]))
            elif buy not in payable:
                refused.append(s.refuse(buy, "merv-refuse-cubes", PRICES[city]))
        return refused


def send_home(s: MervState) -> None:
    """[market.home] Camels on the routes go on the foremost cards without a camel, [market.full]
    else on free places of the camel market, else out of the game."""
    on_cards = on_market = gone = 0
    for _ in range(s.routes.bit_count()):
        front = front_card(s)
        if front != NONE:
            s.on_card[front] = True
            on_cards += 1
        elif False in s.stall:
            s.stall[s.stall.index(False)] = True
            on_market += 1
        else:
            gone += 1
    s.routes = 0
    s.camels_gone += gone
    tell_camels(s, "merv-log-home", "market.home", on_cards)
    tell_camels(s, "merv-log-home-full", "market.full", on_market)
    tell_camels(s, "merv-log-home-gone", "market.full", gone)


def tell_camels(s: MervState, id: str, why: str, count: int) -> None:
    if count:
        s.tell(id, why, NOBODY, "count", count)
