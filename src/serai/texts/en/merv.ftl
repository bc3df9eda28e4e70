# Merv.
#
# Names of places stand after a colon; tiles and contracts say in brackets which they are.

## What to do now.

merv-prompt-slot = Choose a slot on this side of the city.
merv-prompt-site = Choose a site to activate.
merv-prompt-action = { $kinds ->
    [action-market] Act, or trade at the camel market first.
   *[action] Choose your action.
}
merv-prompt-trade = Trade at the camel market, or leave it.
merv-prompt-trade-done = No trade
merv-prompt-contracts = Fulfil contracts, or end your turn.
merv-prompt-contracts-done = End the turn
merv-prompt-between = Nothing else can be done here. Fulfil contracts, or go on.
merv-prompt-between-done = Go on
merv-prompt-queue = Choose your place in the next queue.
merv-prompt-courtier-slot = High Courtier: choose a slot for him.
merv-prompt-courtier-site = High Courtier: choose the empty site where he builds.
merv-prompt-ransom = Your building is attacked: { $cell }. Pay a cube for it, or lose it.
merv-prompt-ransom-done = Give up the building
# $count (number) - courtiers that may still score
merv-prompt-score = { $count ->
    [one] Your favour suffices for { $count } more courtier: choose who scores.
   *[other] Your favour suffices for { $count } more courtiers: choose who scores.
}
merv-prompt-pay = Choose how to pay { NAME($colour, article: "indefinite") } cube.
merv-prompt-cards = Take caravan cards, a cube for each.
merv-prompt-cards-done = No more cards
merv-prompt-pay-card = Pay a cube for the card.
merv-prompt-gift = Several pairs bring gifts. Which one comes first?
merv-prompt-free-card = Choose a caravan card; it costs nothing.
# $count (number) - cubes that were paid already
merv-prompt-study = { $count ->
    [0] Pay cubes of different colours, each for a scroll.
   *[other] Pay another cube of a different colour, or stop at { $count }.
}
merv-prompt-study-done = Enough
merv-prompt-breakthrough = Choose a breakthrough.
merv-prompt-post = Choose a city for your trading post.
merv-prompt-buy = Buy goods, one in each city at most.
merv-prompt-buy-done = Buy nothing more
merv-prompt-courtier = Place courtiers in the palace.
merv-prompt-courtier-done = No more courtiers
merv-prompt-free-courtier = Choose a hall for a courtier; it costs nothing.
merv-prompt-mosque = Go on in the mosque.
merv-prompt-mosque-done = Go no further
merv-prompt-free-step = Choose a step in the mosque; it costs nothing.
merv-prompt-tile = Choose a scoring tile.
merv-prompt-wall = Build wall segments and gates.
merv-prompt-wall-done = Build nothing more
merv-prompt-free-wall = Choose a wall segment or a gate; it costs nothing.
merv-prompt-wall-slot = Choose a place: { $wall }.
merv-prompt-soldier = Choose a building for the soldier.
merv-prompt-soldier-done = Place no soldier
merv-prompt-bonus = Choose a bonus upgrade.
merv-prompt-upgrade = { $colour ->
    [white] Choose a site for the white upgrade.
   *[other] Choose a site for the { $colour } bonus upgrade.
}

## What can be done.

merv-do-go = Go to the slot: { $slot }
merv-do-activate = Activate the site: { $cell }
merv-do-act = Carry out the action of the site
merv-do-favour = Take 1 favour
merv-do-soldier = Place a soldier
merv-do-collect = Take all camels of the camel market
merv-do-trade = Camel market: put a camel on { $stall }
merv-do-fulfil = Fulfil the { $contract }
merv-do-stand = Stand in the queue: { $place }
merv-do-pay = Pay { NAME($colour, article: "indefinite") } cube
merv-do-wild = Pay with the cube that counts as any colour
merv-do-waive = Pay one cube less, by your breakthrough
merv-do-settle = Pay as proposed
merv-do-take = Take a caravan card: { $card }
merv-do-load = Put a camel on the first free card
merv-do-gift = Next gift: { $spice }
merv-do-courtier = Place a courtier: { $hall }
merv-do-discover = Breakthrough: { $breakthrough }
merv-do-post = Open a trading post: { $city }
merv-do-buy = Buy a good: { $city }
merv-do-advance = Go a step: { $space }
merv-do-build = Build: { $wall }
merv-do-wall = Place it: { $slot }
merv-do-guard = Place the soldier: { $cell }
merv-do-upgrade = Place the upgrade: { $cell }
merv-do-bonus = Take the bonus upgrade: { $colour }
merv-do-claim = Take the { $scoring_tile }
merv-do-score = Let a courtier score: { $hall }
merv-do-done = Done

## What cannot be done now, and why.

merv-refuse-building = You have no building left for an empty site.
merv-refuse-act = You have nothing to pay for this action, or nothing to gain by it.
merv-refuse-no-post = You have no servant, or there is no building for a soldier.
merv-refuse-influence = Your influence does not reach this contract.
merv-refuse-goods = You lack scrolls or goods for it.
merv-refuse-cubes = Your cubes do not suffice.
merv-refuse-reach = It is out of reach: put camels on the cards before it.
merv-refuse-spice = Your influence does not allow another kind of spice.
merv-refuse-post = You need a post in the inner city before it.
merv-refuse-bought = You have bought there in this action.
merv-refuse-route = You have no post there, and too few camels for the way.
merv-refuse-courtier = { $count ->
    [one] This courtier costs { $count } { $colour } cube.
   *[other] This courtier costs { $count } { $colour } cubes.
}
merv-refuse-soldier = There is a soldier or an upgrade, or walls make it safe.
merv-refuse-slot = Somebody stands there already.
merv-refuse-hall = You have no servant left, or the hall is full.
merv-refuse-wall = None of these is left.

## What has happened.

merv-log-side = The camel market shows { $side }.
merv-log-site = A site is laid: { $site }, { $cell }.
merv-log-next = { $seat } lines up: { $place }.
merv-log-year = Year { $year } begins.
merv-log-slot = { $seat } takes a slot: { $slot }.
merv-log-activate = { $seat } activates a site: { $cell }.
merv-log-build = { $seat } builds: { $cell }.
merv-log-act = { $seat } acts: { $symbol }.
merv-log-trade = { $seat } leaves a camel on the camel market, for { $gift }.
merv-log-contract = { $seat } fulfils the { $contract }.
merv-log-queue = { $count ->
    [0] { $seat } stands in the queue: { $place }.
    [one] { $seat } leaves { $count } camel behind and stands in the queue: { $place }.
   *[other] { $seat } leaves { $count } camels behind and stands in the queue: { $place }.
}
merv-log-rival-queue = { $count ->
    [0] The { $rival } stands in the queue: { $place }.
    [one] The { $rival } leaves { $count } camel behind and stands in the queue: { $place }.
   *[other] The { $rival } leaves { $count } camels behind and stands in the queue: { $place }.
}
merv-log-courtier-slot = { $seat } sends the High Courtier to a slot: { $slot }.
merv-log-courtier-site = { $seat } lets the High Courtier build: { $cell }.
merv-log-courtier-none = The High Courtier builds nothing.
merv-log-invasion = The Mongols attack.
merv-log-soldiers-home = All soldiers leave the city.
merv-log-ransom = { $seat } pays { NAME($colour, article: "indefinite") } cube as a ransom: { $cell }.
merv-log-lost = { $seat } loses a building: { $cell }.
merv-log-rival-lost = The { $rival } loses a building: { $cell }.
merv-log-hall = { $count ->
    [one] A courtier scores { $count } point for { $seat }: { $hall }.
   *[other] A courtier scores { $count } points for { $seat }: { $hall }.
}
merv-log-rare-gift = { $seat } gets a rare good.
merv-log-favour = { $seat } gains 1 favour.
merv-log-favour-spent = { $seat } spends { $count } favour on courtiers.
merv-log-influence = { $seat } gains 1 influence.
merv-log-favour-full = The favour track of { $seat } is full: influence comes instead.
merv-log-influence-full = The influence track of { $seat } is full: favour comes instead.
merv-log-full = Both tracks of { $seat } are full: nothing is gained.
merv-log-points = { $count ->
    [one] { $seat } scores { $count } point.
   *[other] { $seat } scores { $count } points.
}
merv-log-cube = { $seat } gains { NAME($colour, article: "indefinite") } cube.
merv-log-camels = { $count ->
    [one] { $seat } gains { $count } camel.
   *[other] { $seat } gains { $count } camels.
}
merv-log-rival-camels = { $count ->
    [one] The { $rival } gains { $count } camel.
   *[other] The { $rival } gains { $count } camels.
}
merv-log-pay = { $seat } pays { NAME($colour, article: "indefinite") } cube.
merv-log-waive = { $seat } pays one cube less.
merv-log-soldier = { $seat } places a soldier: { $cell }.
merv-log-decline = { $seat } places no soldier.
merv-log-soldier-home = { $seat } takes a soldier back, who makes room for the upgrade: { $cell }.
merv-log-no-soldier = { $seat } has no servant or no building for a soldier.
merv-log-upgrade = { $colour ->
    [white] { $seat } places a white upgrade: { $cell }.
   *[other] { $seat } places { NAME($colour, article: "indefinite") } bonus upgrade: { $cell }.
}
merv-log-no-upgrade = { $seat } has no site for an upgrade, or none is left.
merv-log-load = { $seat } puts a camel on a caravan card.
merv-log-card = { $seat } takes { $spice }.
merv-log-deal = A caravan card is turned up: { $spice }.
merv-log-pair = { $seat } takes the gift of a pair: { $spice }.
merv-log-no-card = There is no caravan card that { $seat } may take.
merv-log-scrolls = { $count ->
    [one] { $seat } takes { $count } scroll.
   *[other] { $seat } takes { $count } scrolls.
}
merv-log-breakthrough = { $seat } makes a breakthrough: { $breakthrough }.
merv-log-post = { $seat } opens a trading post: { $city }.
merv-log-no-post = { $seat } cannot open another trading post: it is lost, and so is its good.
merv-log-routes = { $count ->
    [one] { $seat } puts { $count } camel on a route.
   *[other] { $seat } puts { $count } camels on routes.
}
merv-log-home = { $count ->
    [one] { $count } camel goes from the routes to the caravan cards.
   *[other] { $count } camels go from the routes to the caravan cards.
}
merv-log-home-full = { $count ->
    [one] All caravan cards have camels: { $count } camel goes from the routes to the camel market.
   *[other] All caravan cards have camels: { $count } camels go from the routes to the camel market.
}
merv-log-home-gone = { $count ->
    [one] The caravan cards and the camel market are full: { $count } camel leaves the game.
   *[other] The caravan cards and the camel market are full: { $count } camels leave the game.
}
merv-log-common = { $seat } gets a common good: { $city }.
merv-log-rare = { $seat } gets a rare good: { $city }.
merv-log-courtier = { $seat } places a courtier: { $hall }.
merv-log-no-courtier = { $seat } has no servant left, or no hall has room: the courtier is lost.
merv-log-mosque = { $seat } goes on in the mosque: { $space }.
merv-log-no-step = { $seat } cannot go on in the mosque: the step is lost.
merv-log-tile = { $seat } takes the { $scoring_tile }.
merv-log-wall = { $seat } builds: { $wall }, { $slot }.
merv-log-free-wall = { $seat } builds without paying: { $wall }, { $slot }.
merv-log-no-wall = No piece of wall is left for { $seat }.
merv-log-solo = You play against our own Magistrate and High Courtier: the printed solo rules are lost to us.
merv-log-reveal = The { $solo_card } is turned up.
merv-log-rival-slot = The { $rival } takes a slot: { $slot }.
merv-log-rival-build = The { $rival } builds: { $cell }.
merv-log-magistrate-acts = The Magistrate acts: { $symbol }.
merv-log-magistrate-idle = The Magistrate finds no site and scores 1 point.
merv-log-magistrate-card = The Magistrate takes { $spice }.
merv-log-magistrate-courtier = { $count ->
    [0] The Magistrate places a courtier: { $hall }.
    [one] The Magistrate places a courtier and scores { $count } point: { $hall }.
   *[other] The Magistrate places a courtier and scores { $count } points: { $hall }.
}
merv-log-magistrate-scrolls = The Magistrate takes two scrolls.
merv-log-magistrate-study = The Magistrate takes two scrolls. A breakthrough leaves the game: { $breakthrough }.
merv-log-magistrate-post = The Magistrate opens a trading post and takes a good: { $city }.
merv-log-magistrate-mosque = { $count ->
    [0] The Magistrate goes on in the mosque: { $space }.
    [one] The Magistrate goes on in the mosque and scores { $count } point: { $space }.
   *[other] The Magistrate goes on in the mosque and scores { $count } points: { $space }.
}
merv-log-magistrate-upgrade = { $colour ->
    [white] A white upgrade leaves the game.
   *[other] The { $colour } bonus upgrade leaves the game.
}
merv-log-magistrate-tile = The { $scoring_tile } leaves the game.
merv-log-magistrate-wall = { $count ->
    [0] The Magistrate builds: { $wall }, { $slot }.
    [one] The Magistrate builds and scores { $count } point: { $wall }, { $slot }.
   *[other] The Magistrate builds and scores { $count } points: { $wall }, { $slot }.
}
merv-log-magistrate-sets = { $count ->
    [one] The Magistrate scores { $count } point for sets of spices.
   *[other] The Magistrate scores { $count } points for sets of spices.
}
merv-log-magistrate = { $count ->
    [one] The Magistrate scores { $count } point for this year.
   *[other] The Magistrate scores { $count } points for this year.
}

## How the game ended.

merv-end-years = The third year is over.
merv-end-won = You have more points than the Magistrate: won.
merv-end-lost = You do not have more points than the Magistrate: lost.
merv-end-tie-favour = Several have most points; more favour decided.
merv-end-tie-influence = Several have most points and equal favour; more influence decided.
merv-end-tie-queue = Several are equal in points, favour and influence; the queue decided.

## Reasons for points, as lines of a table.

merv-points-contracts = Contracts
merv-points-favour = Favour track
merv-points-influence = Influence track
merv-points-mosque = Steps in the mosque
merv-points-library = Breakthroughs
merv-points-courtiers = Courtiers
merv-points-buildings = Buildings
merv-points-tiles = Scoring tiles
merv-points-mosque-end = End of the mosque
merv-points-spices = Sets of spices

## Choices before the game.

merv-option-solo = Alone, against our own Magistrate (unofficial)
merv-option-solo-ours_easy = easy
merv-option-solo-ours_normal = normal
merv-option-solo-ours_hard = hard
merv-setup-alone = “{ $option }” is for a game alone.

## Names: cubes, actions, gifts.

merv-colour-purple = { $article ->
    [indefinite] a purple
   *[none] purple
}
merv-colour-turquoise = { $article ->
    [indefinite] a turquoise
   *[none] turquoise
}
merv-colour-brown = { $article ->
    [indefinite] a brown
   *[none] brown
}
merv-colour-orange = { $article ->
    [indefinite] an orange
   *[none] orange
}
merv-colour-white = { $article ->
    [indefinite] a white
   *[none] white
}
merv-symbol-caravansary = caravansary
merv-symbol-palace = palace
merv-symbol-library = library
merv-symbol-marketplace = market
merv-symbol-mosque = mosque
merv-symbol-wall = wall
merv-gift-white_cube = a white cube
merv-gift-scroll = a scroll
merv-gift-card = a caravan card
merv-gift-favour = 1 favour
merv-gift-rare_good = a rare good
merv-gift-advance = a step in the mosque
merv-gift-soldier = a soldier
merv-gift-camel = a camel
merv-gift-white_upgrade = a white upgrade
merv-gift-bonus_upgrade = a bonus upgrade
merv-gift-scoring_tile = a scoring tile
merv-gift-courtier = a courtier
merv-gift-wall_piece = a piece of wall
merv-gift-post = a trading post with its good
merv-gift-mosque_scoring = points for mosque sites
merv-rival-high_courtier = High Courtier
merv-rival-magistrate = Magistrate

## Names: the city.

merv-slot-n = north side, column { $line }
merv-slot-e = east side, row { $line }
merv-slot-s = south side, column { $line }
merv-slot-w = west side, row { $line }
merv-cell = row { $row }, column { $column }
merv-site = { $symbol } ({ $colour })
merv-upgrade-white = white upgrade
merv-upgrade-bonus = { $colour } bonus upgrade
merv-side-side_a = the side with the scroll
merv-side-side_b = the side with the rare good
merv-stall = place { $at }
merv-place = place { $at }
merv-player = player { $at }
merv-wall-segment = { $count ->
    [one] wall segment for { $count } { $colour } cube
   *[other] wall segment for { $count } { $colour } cubes
}
merv-wall-gate = { $count ->
    [one] gate for { $count } { $colour } cube
   *[other] gate for { $count } { $colour } cubes
}

## Names: spices, halls, cities.

merv-spice-cinnamon = cinnamon
merv-spice-ginger = ginger
merv-spice-juniper = juniper
merv-spice-pepper = pepper
merv-card = card { $at }
merv-hall-knowledge = Hall of Knowledge
merv-hall-spice = Hall of Spice
merv-hall-trade = Hall of Trade
merv-hall-faith = Hall of Faith
merv-city-ray = Ray
merv-city-samarkand = Samarkand
merv-city-nishapur = Nishapur
merv-city-balkh = Balkh
merv-city-baghdad = Baghdad
merv-city-kashgar = Kashgar
merv-city-basra = Basra
merv-city-peshawar = Peshawar

## Names: the mosque, tiles, contracts.

merv-space-lane1 = lane 1, step { $step }
merv-space-lane2 = lane 2, step { $step }
merv-space-lane3 = lane 3, step { $step }
merv-space-lane4 = lane 4, step { $step }
merv-space-left = left lane, step { $step }
merv-space-right = right lane, step { $step }
merv-space-top = step { $step }
merv-scoring_tile = scoring tile ({ $symbol })
merv-breakthrough-discount = one cube less ({ $symbol })
merv-breakthrough-wild = { NAME($colour, article: "indefinite") } cube counts as any colour
merv-breakthrough-caravan_card = a caravan card
merv-breakthrough-trading_post = a trading post with its good
merv-breakthrough-mosque_advance = a step in the mosque
merv-breakthrough-wall_piece = a piece of wall
merv-breakthrough-eight_points = 8 points
merv-breakthrough-favour_and_soldier = 1 favour and a soldier
merv-breakthrough-two_favour = 2 favour
merv-breakthrough-two_soldiers = two soldiers
merv-stack = stack { $at }
merv-contract = contract for { $points } points ({ $stack })
merv-solo_card = rival card ({ $symbol })
merv-difficulty-easy = easy
merv-difficulty-normal = normal
merv-difficulty-hard = hard
