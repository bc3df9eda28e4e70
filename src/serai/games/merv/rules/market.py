"""The market: trading posts, goods, camels on the routes."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Do, IfPossible, Refusal
from serai.games.merv.actions import Buy, Post
from serai.games.merv.rules.caravansary import front_card
from serai.games.merv.rules.contracts import InTurn
from serai.games.merv.rules.gains import gain_camels, gain_favour
from serai.games.merv.rules.payment import PayCubes, can_pay
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
    found: list[int] = []
    for city in range(CITIES):
        by = s.tables.city_by[city]
        if not posts >> city & 1 and (by == NONE or posts >> by & 1):
            found.append(city)
    return found


def open_post(s: MervState, seat: int, city: int, why: str) -> None:
    """[market.camel] The first post in an inner city brings a camel, [market.favour] that in an
    outer one a favour."""
    first = not [posts for posts in s.posts if posts >> city & 1]
    s.posts[seat] |= 1 << city
    s.tell("merv-log-post", why, seat, "city", city)
    if city >= INNER:
        if first:
            gain_favour(s, seat, "market.favour")
    elif s.city_camel[city]:
        s.city_camel[city] = False
        gain_camels(s, seat, 1, "market.camel")


def gain_good(s: MervState, seat: int, city: int, why: str = "market.buy") -> None:
    """[market.cities] A common good of an inner city, a rare one of an outer city."""
    if city < INNER:
        s.common[seat] += 1
        s.tell("merv-log-common", why, seat, "city", city)
    else:
        s.rare[seat] += 1
        s.tell("merv-log-rare", why, seat, "city", city)


class SetUpPost(IfPossible[MervState]):
    """[market.post] A trading post; [library.post] that of a breakthrough comes with a good."""

    rule: ClassVar[str] = "market.post"
    asks: ClassVar[str] = "merv-prompt-post"

    def __init__(self, seat: int, good: bool) -> None:
        super().__init__(seat)
        self.good: Final = good

    def options(self, s: MervState) -> list[Action]:
        return [s.words.post[city] for city in open_cities(s, self.seat)]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Post)
        open_post(s, self.seat, action.city, "library.post" if self.good else self.rule)
        if self.good:
            gain_good(s, self.seat, action.city, "library.post")

    def refusals(self, s: MervState) -> list[Refusal]:
        posts, by = s.posts[self.seat], s.tables.city_by
        shut = [s.words.post[city] for city in range(INNER, CITIES) if not posts >> by[city] & 1]
        return [s.refuse(post, "merv-refuse-post", "market.link") for post in shut]


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


def purchases(s: MervState, seat: int, bought: int, discount: bool) -> list[int]:
    """[market.buy] Cities where a seat can buy: with cubes, and with camels if it has no post."""
    found: list[int] = []
    for city in range(CITIES):
        if bought >> city & 1 or routes_to(s, seat, city).bit_count() > s.camels[seat]:
            continue
        if can_pay(s, seat, s.tables.city_cost[city], discount):
            found.append(city)
    return found


def price_clause(city: int) -> str:
    return "market.common" if city < INNER else "market.rare"


def route_clause(city: int) -> str:
    return "market.inner" if city < INNER else "market.outer"


class BuyGoods(InTurn):
    """[market.buy] Good after good, one in each city at most."""

    rule: ClassVar[str] = "market.buy"
    asks: ClassVar[str] = "merv-prompt-buy"

    def __init__(self, seat: int, bought: int) -> None:
        super().__init__(seat)
        self.bought: Final = bought
        """Cities where a good was bought in this action, as bits."""

    def choices(self, s: MervState) -> list[Action]:
        cities = purchases(s, self.seat, self.bought, s.discount)
        options: list[Action] = [s.words.buy[city] for city in cities]
        options.append(s.words.done)
        return options

    def choose(self, s: MervState, action: Action) -> None:
        """[market.common] [market.rare] The price is that of the city."""
        if not isinstance(action, Buy):
            return
        city = action.city
        wanted = routes_to(s, self.seat, city)
        if wanted:
            s.camels[self.seat] -= wanted.bit_count()
            s.routes |= wanted
            about = ("count", wanted.bit_count())
            s.tell("merv-log-routes", route_clause(city), self.seat, *about)
        again = BuyGoods(self.seat, self.bought | 1 << city)
        pay = PayCubes(self.seat, s.tables.city_cost[city], 0, True, price_clause(city))
        s.then(pay, Do(gain_good, self.seat, city), again)

    def refused(self, s: MervState) -> list[Refusal]:
        refused: list[Refusal] = []
        for city in range(CITIES):
            buy, price, route = s.words.buy[city], price_clause(city), route_clause(city)
            if self.bought >> city & 1:
                refused.append(s.refuse(buy, "merv-refuse-bought", "market.buy"))
            elif routes_to(s, self.seat, city).bit_count() > s.camels[self.seat]:
                refused.append(s.refuse(buy, "merv-refuse-route", route))
            elif not can_pay(s, self.seat, s.tables.city_cost[city], s.discount):
                refused.append(s.refuse(buy, "merv-refuse-cubes", price))
        return refused


def send_home(s: MervState) -> None:
    """[market.home] Camels on the routes go to the caravansary, [market.full] or elsewhere."""
    camels = on_cards = s.routes.bit_count()
    s.routes = 0
    for _ in range(camels):
        if not camel_to_row(s):
            on_cards -= 1
    if on_cards:
        s.tell("merv-log-home", "market.home", NOBODY, "count", on_cards)
    if on_cards < camels:
        s.tell("merv-log-home-full", "market.full", NOBODY, "count", camels - on_cards)


def camel_to_row(s: MervState) -> bool:
    """[market.home] On the foremost card without a camel, [market.full] else on the first free
    place of the camel market, else out of the game. Whether there was a card."""
    front = front_card(s)
    if front != NONE:
        s.on_card[front] = True
        return True
    if False in s.stall:
        s.stall[s.stall.index(False)] = True
    else:
        s.camels_gone += 1
    return False
