"""The vocabulary of Merv: all that a seat, or chance, can choose."""

from typing import Final

from serai.core.notation import Vocabulary
from serai.games.merv.tables import CAMEL_MARKET, CELLS, COLOURS, Tables


class Words:
    """Every action there is with these components, made once."""

    def __init__(self, t: Tables) -> None:
        v = Vocabulary(t.slugs)
        sites = [cell for cell in range(CELLS) if cell != CAMEL_MARKET]
        self.vocabulary: Final = v
        self.go: Final = v.each("go", "slot")  # move the meeple there
        on_sites = v.each_of(("activate", "guard", "upgrade"), "cell", sites)
        self.activate: Final = on_sites[0]  # a site, and build on it if it is empty
        self.guard: Final = on_sites[1]  # place the soldier there
        self.upgrade: Final = on_sites[2]  # put the upgrade there
        self.act: Final = v.one("act")  # carry out the action of the site
        self.favour: Final = v.one("favour")  # gain one instead
        self.soldier: Final = v.one("soldier")  # place one instead
        self.collect: Final = v.one("collect")  # all camels of the camel market
        self.trade: Final = v.each("trade", "stall")  # put a camel there
        self.fulfil: Final = v.each("fulfil", "contract", anytime=True)
        self.stand: Final = v.each("stand", "place")  # in the next queue
        self.pay: Final = v.each("pay", "colour")  # a cube
        self.wild: Final = v.one("wild")  # pay with the cube that a breakthrough makes any colour
        self.waive: Final = v.one("waive")  # leave out a cube, thanks to a breakthrough
        self.settle: Final = v.one("settle")  # pay the rest as proposed
        self.take: Final = v.each("take", "card")  # a caravan card
        self.load: Final = v.one("load")  # a camel on the first caravan card without one
        self.gift: Final = v.each("gift", "spice")  # the next one, that of a pair of this spice
        self.courtier: Final = v.each("courtier", "hall")  # place one there
        self.discover: Final = v.each("discover", "breakthrough")
        self.post: Final = v.each("post", "city")  # open one
        self.buy: Final = v.each("buy", "city")  # a good
        self.advance: Final = v.each("advance", "space")  # in the mosque
        self.build: Final = v.each("build", "wall")  # choose a piece of wall
        self.wall: Final = v.each("wall", "slot")  # put it there
        self.bonus: Final = v.each("bonus", "colour", range(COLOURS))  # take such an upgrade
        self.claim: Final = v.each("claim", "scoring_tile")
        self.score: Final = v.each("score", "hall")  # a courtier of this hall
        self.done: Final = v.one("done")  # no more of this, or none at all
        # What chance may decide.
        self.side: Final = v.each("side", "side")  # of the camel market that lies up
        self.lay: Final = v.each("lay", "site")  # the next one in the city
        self.deal: Final = v.each("deal", "spice")  # off the deck
        self.next: Final = v.each("next", "seat_letter")  # in the first queue
        self.reveal: Final = v.each("reveal", "solo_card")  # leads the rivals for a round
