# Taj Mahal in the browser: titles of panels, short lines, words for the ear.

## The top bar.

taj-page-visits = Twelve visits
taj-page-visit = Visit { $visit }: { $province }
taj-page-visit-number = visit { $visit }
taj-page-where = { $province }, { $visit } of 12
taj-page-after = After the last visit

## The contest.

taj-page-contest = The contest of this visit: what everybody has on the table, by prize
taj-page-played = Played this visit
taj-page-first = first
taj-page-left = withdrew, took
taj-page-left-empty = withdrew without a prize
taj-page-left-all = withdrew
taj-page-won = won
taj-page-tie = shared
taj-page-leads = leads

## The map.

taj-page-map = Map
taj-page-court = Court of the Grand Mogul
taj-page-fortress = { $city }, a fortress
taj-page-palace-of = palace of { $name }
taj-page-crown-of = crowned palace of { $name }

## Everything public.

taj-page-compare = Points, cards, goods and tiles of everybody
taj-page-points = pts
taj-page-gap = gap
taj-page-lead = lead
taj-page-cards = cards in hand
taj-page-tiles = tiles
taj-page-scores = Scores: { $listed }

## Cards.

taj-page-hand = Your hand
taj-page-hands = Hands
taj-page-hand-of = { $count ->
    [one] { $name }: one card
   *[other] { $name }: { $count } cards
}
taj-page-playing = playing
taj-page-not-now = Not now
taj-page-not-now-colour = Not now: one colour a visit
taj-page-not-now-alone = Only with a coloured card
taj-page-not-now-second = Not now: one coloured card a turn
taj-page-open = Open cards
taj-page-taking = take { $count } when you withdraw
taj-page-deck = { $count ->
    [one] Deck: one card
   *[other] Deck: { $count } cards
}

## What things are for.

taj-page-about-figure = most of them when you withdraw win its influence tile and a palace in this province. Two equal tiles become a special card.
taj-page-about-mogul = most of them when you withdraw win the crowned palace, which may stand beside another one.
taj-page-about-elephant = most of them when you withdraw win the province tile with its goods.
taj-page-about-goods = each one gained scores a point, and one more for each of its kind that you have.
taj-page-about-tile = whoever wins with elephants takes it, and scores its goods.
taj-page-about-points = Points
taj-page-about-gap = Points behind the first
taj-page-about-tiles = Influence tiles, two of which become a special card; and special cards
taj-page-discard = Discard pile: { $count }.

## The forecast.

taj-page-if-now = If you withdraw now
taj-page-after-this = If you withdraw next turn
taj-page-with-this = with this card
# $cities (text) - names of cities, with commas between them
taj-page-links = links { $cities }
taj-page-nothing = no prize
taj-page-rivals = Rivals
taj-page-if-anyone = Withdrawing now would win

## What a part of the game is called.

taj-page-chapter = Visit

## The log, where a picture shows the thing.

taj-page-log-play = { $seat } plays
taj-page-log-prize = { $seat } wins
taj-page-log-take = { $seat } takes
taj-page-log-special = { $seat } hands in a pair for
taj-page-log-drew = It is

## The log, where a line is added to what it follows from.

taj-page-also-prize = wins
taj-page-also-palace = palace in { $city }
taj-page-also-crown = crowned palace in { $city }
taj-page-also-bonus = { $bonus }
taj-page-also-score = { $points ->
    [0] no points
   *[other] +{ $points }{ $goods ->
        [0] { "" }
       *[other] { " " }(goods { $goods }, palaces { $palaces })
    }
}
taj-page-also-take = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
taj-page-also-draws = a card from the deck
taj-page-also-drew = the

## Steps of a turn, where a picture shows the card.

taj-page-do-play = Play
taj-page-do-add = Add
taj-page-do-take = Take

## The terminal, where it says more than the page.

taj-page-visit-of = Visit { $visit } of { $visits }: { $province }
taj-page-province = Province
taj-page-goods = Goods
taj-page-cities = Cities: [A] palace, [A^] crowned palace
taj-page-chains = Palaces that roads join
taj-page-colour = Colour
taj-page-won-by = Won by
taj-page-city = City
taj-page-bonus = Bonus
taj-page-palaces = Palaces
taj-page-roads = Roads to
taj-page-used = Special cards used
taj-page-wins = wins { $prizes }
taj-page-spends-change = spends your colour change card

## Tables of components.

taj-table-meta = The game
taj-table-components = How many of what
taj-table-symbols = Symbols
taj-table-commodities = Goods
taj-table-card-colours = Colours of cards
taj-table-player-colours = Colours of players
taj-table-provinces = Provinces
taj-table-cities = Cities
taj-table-roads = Roads
taj-table-court = The court
taj-table-court-slots = Places of the court
taj-table-province-tiles = Province tiles
taj-table-bonus-tile-counts = Bonus tiles by kind
taj-table-bonus-tiles = Bonus tiles
taj-table-card-distribution = How the cards are made up
taj-table-cards = Cards
taj-page-cards-red = Red cards
taj-page-cards-yellow = Yellow cards
taj-page-cards-green = Green cards
taj-page-cards-violet = Violet cards
taj-page-cards-white = White cards
taj-page-cards-special = Special cards
taj-table-influence-tiles = Influence tiles
taj-table-crown = The crown
taj-table-palaces = Palaces
taj-table-black-figures = Black figures
taj-table-score-markers = Score markers
taj-table-player-counts = By number of players
taj-table-numbers = Numbers of the rules
taj-table-example-palace-chain = Example: a chain of palaces
taj-table-example-hand-1 = Example: a first hand
taj-table-example-hand-2 = Example: a second hand
taj-table-variant-two-players = Two players

## What a part of the table is, and what it is for.

taj-page-about-court = { taj-page-court }. { taj-summary-prizes-words }
taj-page-about-map = Map. Each visit goes to another province. Palaces that roads link over many provinces score most.
taj-page-about-hand = Hand. You play one coloured card in a turn, or withdraw; what is played is gone.
taj-page-about-market = Open cards. Whoever withdraws takes some of them.
taj-page-about-seats = The contest. What everybody shows in this visit; most of a kind win its prize.
taj-page-about-strip = { taj-page-about-seats }
