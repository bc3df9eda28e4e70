# The table of Merv.

## Titles of component tables.

merv-table-meta = The game
merv-table-components = How many of what
merv-table-numbers = Numbers of the rules
merv-table-player-counts = By number of players
merv-table-favour-track = The favour track
merv-table-influence-track = The influence track
merv-table-colours = Colours of the cubes
merv-table-symbols = The six actions
merv-table-sites = Building sites
merv-table-market-sides = Sides of the camel market
merv-table-upgrades = Upgrades
merv-table-mosque-spaces = Spaces of the mosque
merv-table-mosque-edges = Steps of the mosque and their prices
merv-table-scoring-tiles = Scoring tiles
merv-table-cities = Cities of the market
merv-table-walls = Wall segments and gates
merv-table-halls = Halls of the palace
merv-table-breakthroughs = Breakthroughs
merv-table-contracts = Contracts
merv-table-spices = Caravan cards
merv-table-solo-cards = Cards of the rivals (ours)
merv-table-difficulties = Difficulties of the solo game (ours)
merv-table-rule-options = Readings of open rules

## The houses: in a few words, what each means to the viewer.

merv-page-in-reach = { $count } in reach
merv-page-step = step { $step }
merv-page-posts = { $count ->
    [one] { $count } post
   *[other] { $count } posts
}
merv-page-next-costs = next costs { $count }
merv-page-scrolls = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
merv-page-left = { $count } left
merv-page-levels = level { $levels }
merv-page-no-level = no level yet
merv-page-hall-knowledge = Knowledge
merv-page-hall-spice = Spice
merv-page-hall-trade = Trade
merv-page-hall-faith = Faith
merv-page-tier-1 = { $scrolls }: pay 1 less
merv-page-tier-2 = { $scrolls }: any colour
merv-page-tier-3 = { $scrolls }: one free
merv-page-tier-4 = { $scrolls }: at once

## The houses: what their things say.

merv-page-tip-price = Price: { $price }
merv-page-tip-there = There: { $names }
merv-page-tip-taken = Taken: { $name }
merv-page-tip-pair = Every second one brings { $gift }
merv-page-tip-camel = Its camel comes with it
merv-page-tip-deck = Still to come: { $cards }.
merv-page-tip-load = A camel here brings the next card into reach.
merv-page-tip-brings = Brings { $gift }
merv-page-tip-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
merv-page-tip-common = A common good; without a post it takes a camel on the route
merv-page-tip-rare = A rare good; without a post it takes a camel on every route
merv-page-tip-first-camel = The first post takes the camel
merv-page-tip-first-favour = The first one brings 1 favour
merv-page-tip-knowledge = A courtier scores 1 point for each scroll
merv-page-tip-spice = A courtier scores 1 point for each spice card
merv-page-tip-trade = A courtier scores 1 point for each good
merv-page-tip-faith = A courtier scores 1 point for each step in the mosque
merv-page-tip-scrolls = { $count ->
    [one] With { $count } scroll
   *[other] With { $count } scrolls
}
merv-page-tip-left = { $count ->
    [0] None is left
   *[other] Left: { $count }
}
merv-page-tip-influence = From influence { $count } on
merv-page-tip-laid = To lay on it: { $goods }
merv-page-tip-scrolls-laid = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
merv-page-tip-common-laid = { $count ->
    [one] { $count } common good
   *[other] { $count } common goods
}
merv-page-tip-rare-laid = { $count ->
    [one] { $count } rare good
   *[other] { $count } rare goods
}
merv-page-tip-below = { $count ->
    [0] It is the last of its stack
   *[other] Below it: { $count }
}
merv-page-tip-no-contract = No contract is left here.
merv-page-tip-tile = { $count ->
    [one] Every year { $count } point for each of your sites ({ $symbol })
   *[other] Every year { $count } points for each of your sites ({ $symbol })
}
merv-page-tip-bonus = One cube more whenever its site gives cubes

## Playing alone, and how far the game has come.

merv-page-rivals-card = The rivals
merv-page-year-bonus = year: +{ $count }
merv-page-line-row = row { $line }
merv-page-line-column = column { $line }
merv-page-year = Year { $year }
merv-page-where = Year { $year }, round { $round }
merv-page-after = After the third year
merv-page-round-n = Year { $year }: the north side
merv-page-round-e = Year { $year }: the east side
merv-page-round-s = Year { $year }: the south side
merv-page-round-w = Year { $year }: the west side
merv-page-invasion = The Mongols come at the end of this year.

## The table: its parts.

merv-page-city = The city
merv-page-houses = Houses
merv-page-contracts = Contracts
merv-page-tracks = Tracks
merv-page-hold = What you have
merv-page-influence = Influence
merv-page-favour = Favour
merv-page-camel-market = Camel market
merv-page-nothing = changes nothing yet
merv-page-building = Building
merv-page-year-sheet = Scoring of year { $year }
merv-page-year-scored = Scoring of the last year
merv-page-favour-spent = Favour spent
merv-page-line = The line you point at
merv-page-you-get = You get
merv-page-they-get = They get
merv-page-line-build = build
merv-page-line-yours = yours
merv-page-line-empty = Empty sites

## What is counted of every seat.

merv-page-count-points = Points
merv-page-count-cubes = Cubes: { $colour }
merv-page-count-camels = Camels
merv-page-count-scrolls = Scrolls
merv-page-count-common = Common goods
merv-page-count-rare = Rare goods
merv-page-count-favour = Favour
merv-page-count-influence = Influence
merv-page-count-mosque = Steps in the mosque
merv-page-count-buildings = Buildings left
merv-page-count-servants = Servants left
merv-page-count-danger = Buildings an invasion would reach
merv-page-count-tiles = Tiles

## What the things of the city say.

merv-page-tip-empty = No building yet
merv-page-tip-building = Building: { $name }
merv-page-tip-up-white = White upgrade: it gives a white cube instead
merv-page-tip-up = Bonus upgrade: one more cube ({ $colour })
merv-page-tip-soldier = Soldier: { $name }
merv-page-tip-attacked = An invasion would reach it ({ $sides }). Ransom: { $cubes }.
merv-page-tip-stands = { $name } stands here
merv-page-tip-past-market = The line leads past the camel market
merv-page-tip-stall = For a camel: { $gift }.
merv-page-gift-lost = This gift would bring you nothing now
merv-page-tip-stall-camel = A camel lies here. Instead of leaving one you may take all camels of the market.
merv-page-tip-breach = No wall yet
merv-page-tip-place = Queue, place { $place }
merv-page-tip-left-behind = { $count ->
    [one] { $count } camel was left here
   *[other] { $count } camels were left here
}
merv-page-tip-owner = Influence { $influence }, favour { $favour }

## At the terminal.

merv-page-text-queue = Queue
merv-page-text-slots = Meeples
merv-page-text-walls = Walls stand at

## The log, where signs take the place of words.

merv-page-log-cube = { $seat } gains
merv-page-log-pay = { $seat } pays
merv-page-log-act = { $seat } acts:
merv-page-log-card = { $seat } takes

## What came of a deed, told in its sentence.

merv-page-also-activate = works at { $cell }
merv-page-also-build = builds there
merv-page-also-pay = pays
merv-page-also-waive = pays one cube less
merv-page-also-soldier = soldier to { $cell }
merv-page-also-decline = no soldier
merv-page-also-upgrade = { $colour ->
    [white] white upgrade at { $cell }
   *[other] { $colour } bonus upgrade at { $cell }
}
merv-page-also-load = a camel on a caravan card
merv-page-also-card = takes
merv-page-also-post = trading post in { $city }
merv-page-also-routes = { $count ->
    [one] { $count } camel on a route
   *[other] { $count } camels on routes
}
merv-page-also-common = a common good from { $city }
merv-page-also-rare = a rare good from { $city }
merv-page-also-rare-gift = a rare good
merv-page-also-courtier = courtier ({ $hall })
merv-page-also-mosque = mosque ({ $space })
merv-page-also-tile = takes the { $scoring_tile }
merv-page-also-wall = builds { $wall } ({ $slot })
merv-page-also-free-wall = builds { $wall } without paying ({ $slot })
merv-page-also-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
merv-page-also-hall = { $count ->
    [one] +{ $count } point, { $hall }
   *[other] +{ $count } points, { $hall }
}
merv-page-also-cube = gains
merv-page-also-camels = { $count ->
    [one] +{ $count } camel
   *[other] +{ $count } camels
}
merv-page-also-scrolls = { $count ->
    [one] +{ $count } scroll
   *[other] +{ $count } scrolls
}
merv-page-also-favour = +1 favour
merv-page-also-influence = +1 influence

## Why something came, where its line does not say it.

merv-page-cause-score-each = courtier
merv-page-cause-score-buildings = buildings in the city
merv-page-cause-score-tiles = scoring tile
merv-page-cause-score-mosque = end of the mosque
merv-page-cause-end-sets = sets of spices
merv-page-cause-favour-points = favour track
merv-page-cause-favour-action = its action
merv-page-cause-influence-points = influence track
merv-page-cause-library-points = eight scrolls
merv-page-cause-library-scrolls = library
merv-page-cause-contract-points = contract
merv-page-cause-contract-reward = contract
merv-page-cause-mosque-gift = mosque
merv-page-cause-mosque-camel = mosque
merv-page-cause-camels-collect = camel market
merv-page-cause-camels-place = camel market
merv-page-cause-caravan-camel = caravan card
merv-page-cause-caravan-pairs = pair of spices
merv-page-cause-market-camel = first post there
merv-page-cause-market-favour = first post there
merv-page-cause-palace-empty = empty hall
merv-page-cause-produce-owner = owner of the site
merv-page-cause-produce-share = owner of a building in the line
merv-page-cause-soldier-own = soldier on an own building
merv-page-cause-soldier-other = soldier on another’s building
merv-page-cause-wall-own = wall at an own building
merv-page-cause-wall-other = wall at another’s building
merv-page-cause-influence-full = in place of influence
merv-page-cause-favour-full = in place of favour

## What a part of the table is, and what it is for.

merv-page-about-caravansary = { merv-summary-caravansary }. { merv-summary-caravansary-words }
merv-page-about-mosque = { merv-summary-mosque }. { merv-summary-mosque-words }
merv-page-about-marketplace = { merv-summary-market }. { merv-summary-market-words }
merv-page-about-palace = { merv-summary-palace }. { merv-summary-palace-words }
merv-page-about-library = { merv-summary-library }. { merv-summary-library-words }
merv-page-about-wall = { merv-summary-walls }. { merv-summary-walls-words }
merv-page-about-contract = { merv-summary-contracts }. { merv-summary-contracts-words }
merv-page-about-queue = { merv-summary-queue }. { merv-summary-queue-words }
merv-page-about-city = { merv-page-city }. { merv-summary-turn-words }
merv-page-about-town = { merv-page-about-city }
merv-page-about-houses = Houses. The action of an activated site is done in the house with its sign.
merv-page-about-year = Scoring. What everybody got at the end of the last year, line by line.
merv-page-about-line = The line. What the sites of the line you point at would give, to you and to others.
merv-page-about-rivals = The rivals. What the Magistrate seeks in this round, and where both of them go.
merv-page-about-tracks = Tracks. Who has how much influence and favour; gold dots are points.
merv-page-about-influence = Influence. Soldiers and walls bring it; it opens contracts and more kinds of spice.
merv-page-about-favour = Favour. Every courtier who scores at the end of a year costs 1.
merv-page-about-camels = Camel market. Leave a camel for the gift of its place, or take all camels there.
merv-page-about-hold = What you have: cubes, camels and people to act with.
