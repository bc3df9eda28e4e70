# The table of Rajas of the Ganges: its labels.

## Tables of components.

rajas-table-meta = The game
rajas-table-components = How many of what
rajas-table-numbers = Numbers of the rules
rajas-table-player-counts = By number of players
rajas-table-covers = Covers for three players
rajas-table-places = Worker spaces
rajas-table-chambers = Chambers of the palace
rajas-table-fame-bonuses = Rewards for fame
rajas-table-money-bonuses = Rewards for money
rajas-table-river-spaces = Spaces of the river
rajas-table-river-tiles = River tiles
rajas-table-province = The province board
rajas-table-cells = Places of the province
rajas-table-incomes = Incomes of the province
rajas-table-backs = Backs of the tiles
rajas-table-die-colours = Colours of the dice
rajas-table-goods = Goods
rajas-table-buildings = Buildings
rajas-table-province-tiles = Province tiles
rajas-table-token-colours = Colours of the tokens
rajas-table-income-tokens = Income tokens
rajas-table-rule-options = Readings of open rules

## How far the game has come.

rajas-page-round = Round { $round }
rajas-page-where = Round { $round }, circle { $circle }
rajas-page-after = After the game
rajas-page-last-circle = The last circle.

## What is counted of every seat.

rajas-page-count-fame = Fame
rajas-page-count-money = Money
rajas-page-count-karma = Karma

## What a choice would bring.

rajas-page-fc-turned = { $die }, turned over

## Province, tiles, dice, tokens.

rajas-page-your-province = Your province
rajas-page-province-of = { $name }: province
rajas-page-tiles-lie = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
rajas-page-look-at = Look at the province: { $name }
rajas-page-all-provinces = All provinces
rajas-page-back = Back to the table
rajas-page-closer = Look closer
rajas-page-linked = incomes
rajas-page-markets = markets
rajas-page-dice = dice
rajas-page-lay-it = Lay it
rajas-page-cover-it = Cover it
rajas-page-final-tile = Then final: the next tile is turned up
rajas-page-final-roll = Then final: dice are rolled
rajas-page-final-both = Then final: dice are rolled, the next tile is turned up
rajas-page-your-dice = Your dice
rajas-page-dice-of = { $name }: dice
rajas-page-dice-held = { $held } of { $all }
rajas-page-tip-karma = Karma: { $count } of { $most }. For 1 karma a die that you pay is turned over.
rajas-page-tiles = Tiles
rajas-page-none-left = none left
rajas-page-tokens = Income tokens
rajas-page-open-to-all = open to all

## The board.

rajas-page-order = Order of the seats
rajas-page-has-elephant = { $name } has the elephant.
rajas-page-race = Race
rajas-page-race-note = between the markers: spaces to go
rajas-page-fame = fame
rajas-page-money = money
rajas-page-to-go = to go
rajas-page-gap = { $count ->
    [one] { $count } space to go
   *[other] { $count } spaces to go
}
rajas-page-gap-crossed = crossed, by { $count }
rajas-page-crossed-first = crossed first
rajas-page-crossed-later = later
rajas-page-palace = Palace
rajas-page-palace-note = terrace, balconies; chambers; gardens
rajas-page-quarry = Quarry
rajas-page-quarry-note = a tile for your province
rajas-page-market = Market
rajas-page-market-note = one good: up to the die paid
rajas-page-port = Port
rajas-page-port-note = pay a die of 1 to 3
rajas-page-places = Places
rajas-page-river = River
rajas-page-province = Province
rajas-page-tiles-tab = Tiles
rajas-page-tokens-tab = Tokens
rajas-page-workers = Workers
rajas-page-tip-workers = Still to be placed, of all that have joined
rajas-page-karma = Karma
rajas-page-dice-of-colour = Dice: { $colour }
rajas-page-markets-of = Markets: { $good }
rajas-page-tip-scroll = Fame for each building: { $building }.
rajas-page-amount = { $points ->
    [one] { $points } space
   *[other] { $points } spaces
}
rajas-page-total = Margin

## What things say.

rajas-page-tip-covered = Not with three players
rajas-page-tip-worker = Worker of { $seat }
rajas-page-tip-costs = Price: { $price }
rajas-page-tip-costs-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
rajas-page-tip-costs-any = a die
rajas-page-tip-costs-colour = { NAME($colour, article: "indefinite") } die
rajas-page-tip-costs-value = a die that shows { $value }
rajas-page-tip-costs-most = a die of { $value } at most
rajas-page-tip-free = No price
rajas-page-tip-boats = Boat: { $names }
rajas-page-tip-seat = Fame { $fame }, money { $money }
rajas-page-tip-to-go = { $count ->
    [one] { $count } space to go
   *[other] { $count } spaces to go
}
rajas-page-tip-crossed = { $count ->
    [0] The markers have met
    [one] The markers have crossed, by { $count } space
   *[other] The markers have crossed, by { $count } spaces
}
rajas-page-tip-new-worker = A new worker
rajas-page-tip-turned = Turned over it shows { $value }
rajas-page-tip-none-left = No tile is left
rajas-page-tip-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
rajas-page-tip-paid = It has paid

rajas-page-nothing = nothing to count
rajas-page-dice-left = { $count } left
rajas-page-tiles-of = Province tiles: { $colour }

## Lines of the log and of a turn, whose things are shown as signs.

# The terminal.
rajas-page-terrace = Terrace
rajas-page-balcony = Balconies
rajas-page-chamber = Chambers
rajas-page-garden = Gardens
rajas-page-text-boats = Boats
rajas-page-text-reward = Reward
rajas-page-text-stack = Stack
rajas-page-text-top = Top tile
rajas-page-text-roads = Roads
rajas-page-text-signs = { $home } residence, { $free } empty place
rajas-page-text-below = Below
rajas-page-text-dice = Dice
rajas-page-text-kinds = Buildings
rajas-page-text-incomes = Incomes

rajas-page-log-place = { $seat } places a worker:
rajas-page-log-pay = { $seat } pays
rajas-page-log-flip = { $seat } turns over and pays
rajas-page-log-lay = { $seat } lays a tile
rajas-page-log-cover = { $seat } covers a tile
rajas-page-log-income = { $seat } gets an income:
rajas-page-log-sell = { $seat } sells
rajas-page-log-upgrade = { $seat } upgrades
rajas-page-log-roll = { $seat } rolls
rajas-page-log-return = { $seat } gives back
rajas-page-log-sail = { $seat } sails to
rajas-page-log-visit = { $seat } uses
rajas-page-do-place = Worker:
rajas-page-do-pay = Pay
rajas-page-do-flip = Turn over, pay
rajas-page-do-buy = Take a tile
rajas-page-do-turn = Turn it
rajas-page-do-income = Income:
rajas-page-do-choose = Take
rajas-page-do-forgo = Do without
rajas-page-do-return = Give back
rajas-page-do-reroll = Roll again
rajas-page-do-upgrade = Upgrade
rajas-page-do-sell = Sell
rajas-page-scrolls = Upgrade a kind of building

## The log, where a line is added to what it follows from.

rajas-page-also-pays = { $count ->
    [one] pays { $count } coin
   *[other] pays { $count } coins
}
rajas-page-also-pay = pays
rajas-page-also-flip = turns over and pays
rajas-page-also-lay = lays a tile
rajas-page-also-cover = covers a tile
rajas-page-also-income = income
rajas-page-also-sell = sells
rajas-page-also-return = gives back
rajas-page-also-visit = uses
rajas-page-also-elephant = takes the elephant
rajas-page-also-fame = +{ $count } fame
rajas-page-also-coins = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
}
rajas-page-also-karma = +{ $count } karma
rajas-page-also-worker = a worker joins
rajas-page-also-upgrade = upgrades
rajas-page-also-upgrade-later = upgrades the { $building } from the next turn on
rajas-page-also-roll = rolls
rajas-page-also-sail = sails to
rajas-page-also-token = takes the { $token }
rajas-page-also-nothing = nothing
rajas-page-also-leave = leaves the reward
rajas-page-also-stay = leaves the boat
rajas-page-also-no-token = takes no token

## Why something came, where its line does not say it.

rajas-page-cause-setup-dice = at the start
rajas-page-cause-track-fame = fame track
rajas-page-cause-track-money = money track
rajas-page-cause-worker-fame = fame
rajas-page-cause-worker-money = money
rajas-page-cause-worker-bridge = bridge
rajas-page-cause-income-gives = income
rajas-page-cause-navaratna-fewer = fewer workers
rajas-page-cause-palace-token = white token
rajas-page-cause-province-buildings = buildings
rajas-page-cause-province-markets = markets
rajas-page-cause-navaratna-tokens = token
rajas-page-cause-navaratna-markets = token
rajas-page-cause-navaratna-river = token
rajas-page-cause-navaratna-buildings = token
rajas-page-cause-navaratna-linked = token
rajas-page-cause-navaratna-bends = token
rajas-page-cause-navaratna-upgrades = token
rajas-page-cause-navaratna-helpers = token
rajas-page-cause-river-reward = river
rajas-page-cause-river-karma = river
rajas-page-cause-river-coins = river
rajas-page-cause-river-fame = river
rajas-page-cause-river-dice = river
rajas-page-cause-river-upgrade = river
rajas-page-cause-river-karma-dice = river
rajas-page-cause-river-different = river
rajas-page-cause-river-same = river
rajas-page-cause-river-chamber = river
rajas-page-cause-river-markets = river
rajas-page-cause-river-upgrade-coins = river
rajas-page-cause-river-upgrade-fame = river
rajas-page-cause-river-karma-fame = river
rajas-page-cause-ganga-replaces = river tile
rajas-page-cause-ganga-karma = river tile
rajas-page-cause-ganga-dice = river tile
rajas-page-cause-ganga-chamber = river tile
rajas-page-cause-ganga-same = river tile
rajas-page-cause-ganga-sail = river tile

## After the end.

rajas-page-how-it-ended = How it ended
rajas-page-came-from = Where it came from
rajas-page-from-start = At the start
rajas-page-from-market = Goods sold
# $what (text) - fame or money
rajas-page-from-province = { $what ->
    [fame] Buildings
   *[money] Markets of laid tiles
}
rajas-page-from-income = Incomes
rajas-page-from-palace = Palace
rajas-page-from-river = River
rajas-page-from-paid = Paid for places
rajas-page-from-other = Other

## What a part of the table is, and what it is for.

rajas-page-about-palace = { rajas-summary-palace }. { rajas-summary-palace-words }
rajas-page-about-quarry = { rajas-summary-quarry }. { rajas-summary-quarry-words }
rajas-page-about-market = { rajas-summary-market }. { rajas-summary-market-words }
rajas-page-about-province = { rajas-summary-province }. { rajas-summary-province-words }
rajas-page-about-race = { rajas-page-race }. { rajas-summary-goal-words }
rajas-page-about-strip = { rajas-page-about-race }
rajas-page-about-board = Board. Workers go to palace, quarry, market and port; boats sail the river.
rajas-page-about-port = Port. A low die moves your boat to the next reward on the river.
rajas-page-about-river = River. Each space gives its reward to the boat that stops there.
rajas-page-about-provinces = All provinces. What everybody has built, side by side.
rajas-page-about-residence = Residence. All roads of the province lead to it.
rajas-page-about-tokens = Income tokens. They lie on incomes and pay when a road reaches them.
rajas-page-about-dice = Dice. They pay for tiles and places; for 1 karma a die that you pay is turned over.
rajas-page-about-tray = { rajas-page-about-dice }
rajas-page-about-rail = { rajas-page-about-dice }
rajas-page-about-hand = A free hand. There is room for one more die.
rajas-page-about-stacks = Tiles. The upper one of each stack can be bought at the quarry with dice of its colour.
