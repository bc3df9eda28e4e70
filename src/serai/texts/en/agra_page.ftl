# Agra in the browser: labels of the boards, short lines, words for the ear.

## The top bar.

agra-page-round = Round { $round }
agra-page-where = Round { $round }, pier { $pier }
agra-page-after = The game is over
agra-page-piers = Six piers
agra-page-next-pier = { $count ->
    [one] next pier after { $count } more contract of level { $level }
   *[other] next pier after { $count } more contracts of level { $level }
}
agra-page-last-pier = the boat has reached the last pier
agra-page-last-but-one = This round and one more
agra-page-last-round = The last round

## Seats.

agra-page-first = first

## The city.

agra-page-city = City
agra-page-architect = build or influence
agra-page-sailor = deliver goods
agra-page-trader = trade goods
agra-page-botanist = step and farm
agra-page-bonus = Bonus for building
agra-page-bonus-short = Bonus
agra-page-your-goods = your goods
agra-page-enlarge = Enlarge
agra-page-view-city = City and river
agra-page-view-farms = All farms

## The river.

agra-page-river = River
agra-page-won = Won
agra-page-won-of = { $won } of { $all } won

## A player board.

agra-page-farm = Farm
agra-page-your-farm = Your farm
agra-page-farm-of = { $name }
agra-page-your-yard = stones in your yard
agra-page-yard = stones in the yard
agra-page-meditation = Meditation
agra-page-workers-give = workers give { $points }
agra-page-favours = Favours { $count }
agra-page-have-spend = have, −spend
agra-page-tile-free = free
agra-page-tiles-open = On offer
agra-page-tiles-all = Take any tile
agra-page-contracts = Contracts { $count }
agra-page-contracts-none = none yet
agra-page-count-of = { $count } of { $most }

## The palace.

agra-page-palace = Palace
agra-page-order-limit = order limit { $limit }
agra-page-order-limit-next = order limit { $limit }, from pier { $pier }: { $next }
agra-page-track-end = ends the game
agra-page-track-start = no orders
agra-page-akbar = Akbar
agra-page-akbar-first = { $rupees },
agra-page-akbar-then = then +{ $rupees }

## The counters of all seats.

agra-page-count-rupees = Rupees
agra-page-count-workers = Workers at home
agra-page-count-stones = Stones in the yard
agra-page-count-favours = Favours
agra-page-count-goods = Goods
agra-page-count-meditation = Step of meditation
agra-page-count-points = Points of meditation
agra-page-count-orders = Orders
agra-page-count-akbar = Gifts to Akbar
agra-page-count-contracts = Contracts
agra-page-count-covers = Covers removed

## This turn.

agra-page-turn-meditate = Meditate
agra-page-turn-points = Meditate, { $points } left
agra-page-turn-place = Action: place a worker
agra-page-turn-action = Action
agra-page-turn-order = Order or Akbar, if wanted
agra-page-anytime = Any time
agra-page-chip-spices = Oil or curry: raise workers
agra-page-chip-favour = Favour actions
agra-page-chip-luxury = Luxury goods
agra-page-chip-contract = Contracts: once a turn

## To be done, by what one was asked.

agra-prompt-shortage-favours-done = Go without
agra-prompt-shortage-goods-done = { agra-prompt-shortage-favours-done }
agra-prompt-farmers-done = No more moves
agra-prompt-ascend-done = Stay below
agra-prompt-ascend-first-done = { agra-prompt-ascend-done }
agra-prompt-up-done = No step
agra-prompt-process-extra-done = No more
agra-prompt-extra-later-done = { agra-prompt-process-extra-done }
agra-prompt-follow-done = Process nothing
agra-prompt-process-done = { $kinds ->
    [done] Done
   *[other] Process nothing
}
agra-prompt-architect-done = { $kinds ->
    [done] Done
   *[other] Leave it
}
agra-prompt-dye-done = Keep them
agra-prompt-first-site-done = Leave the site
agra-prompt-raise-done = Raise no more
agra-prompt-store-done = Let it go home
agra-prompt-deliveries-done = No more deliveries
agra-prompt-deliver-one-done = Deliver nothing
agra-prompt-jagirdar-done = { agra-prompt-deliver-one-done }
agra-prompt-trade-done = { $traded ->
    [yes] Done
   *[no] { $given ->
        [0] Trade nothing
       *[other] Take goods for them
    }
}
agra-prompt-take-done = Take no more

## The log, where names and pictures show the things.

agra-page-log-place = { $seat } places a worker:
agra-page-log-home = { $seat } gets a worker back:
agra-page-log-raise = { $seat } raises a worker:
agra-page-log-uncover = { $seat } removes a cover
agra-page-log-farmer = { $seat } moves a farmer
agra-page-log-exchange = { $seat } exchanges
agra-page-log-deliver = { $seat } delivers
agra-page-log-double = { $seat } delivers once more
agra-page-log-contract = { $seat } wins the contract
agra-page-log-build = { $seat } builds
agra-page-log-order = { $seat } fills an order
agra-page-log-akbar = { $seat } gives Akbar
agra-page-log-give = { $seat } gives the Trader
agra-page-log-pay = { $seat } pays
agra-page-log-sell = { $seat } sells
agra-page-log-luxury = { $seat } uses up
agra-page-log-consign = { $seat } consigns
agra-page-log-tile = { $seat } takes a tile
agra-page-log-return = { $seat } gives up a tile

## The log, where a line is added to what it follows from.

agra-page-also-favours = { $count ->
    [one] +{ $count } favour
   *[other] +{ $count } favours
}
agra-page-also-good = { $count ->
    [one] +{ $count } { NAME($good, number: "singular") }
   *[other] +{ $count } { NAME($good, number: "plural") }
}
agra-page-also-rupees = { $rupees ->
    [one] +{ $rupees } rupee
   *[other] +{ $rupees } rupees
}
agra-page-also-process = { $count ->
    [one] +{ $count } { NAME($good, number: "singular") }
   *[other] +{ $count } { NAME($good, number: "plural") }
}
agra-page-also-influence = step { $step } with the { $guild }
agra-page-also-advance = step { $step } of meditation
agra-page-also-bonus = bonus tile: { $bonus }
agra-page-also-pay = paid with
agra-page-also-tile = a favour tile
agra-page-also-contract = the contract

## Why something came, where its line does not say it.

agra-page-cause-merchant-favours = Merchant
agra-page-cause-influence-bonus = bonus of the track
agra-page-cause-contract-most = most stones
agra-page-cause-follow-favour = followed
agra-page-cause-follow-one = follows
agra-page-cause-place-standing = sent home
agra-page-cause-place-rupees = on the building
agra-page-cause-sailor-refund = Sailor
agra-page-cause-contract-consolation = stones on the card
agra-page-cause-build-bonus = bonus tile
agra-page-cause-luxury-painting = painting
agra-page-cause-luxury-book = book
agra-page-cause-luxury-clothing = clothing
agra-page-cause-river-pier-3 = pier 3
agra-page-cause-river-pier-4 = pier 4
agra-page-cause-river-pier-5 = pier 5

## The forecast of a choice.

agra-page-fc-nothing = nothing yet
agra-page-fc-wins = wins { $notable }
agra-page-fc-end = at the end
agra-page-fc-costs = costs { $count }
agra-page-fc-merchant = Merchant
agra-page-fc-follow = may follow
agra-page-fc-then = then
agra-page-fc-leads = has most stones
agra-page-fc-lack = you lack
agra-page-fc-full = all filled
agra-page-fc-influence = no step yet
agra-page-fc-limit = limit reached

## The result.

agra-page-total = Rupees
agra-page-amount = { $points ->
    [one] { $points } rupee
   *[other] { $points } rupees
}

## What things say when one points at them.

agra-page-tip-architect = Go up on a track, or build
agra-page-tip-sailor = Deliver goods to notables, or for an order
agra-page-tip-trader = Exchange up to three goods, move a price token
agra-page-tip-botanist = Two of: a step of meditation, a cover off, farmers
agra-page-tip-stands = A worker of { $seat } stands here
agra-page-tip-lies = A worker of { $seat } lies here
agra-page-tip-produces = { $count ->
    [one] Produces { $count } { NAME($good, number: "singular") }
   *[other] Produces { $count } { NAME($good, number: "plural") }
}
agra-page-tip-processes = Processes { NAME($good1, number: "plural") } into { NAME($good2, number: "plural") }
agra-page-tip-site = Not built yet, costs { $count }
agra-page-tip-merchant = { $favours ->
    [one] The Merchant is here: { $favours } favour
   *[other] The Merchant is here: { $favours } favours
}
agra-page-tip-builder = The Builder is here: it is built for nothing
agra-page-tip-coins = { $rupees ->
    [one] { $rupees } rupee lies here
   *[other] { $rupees } rupees lie here
}
agra-page-tip-good = { $good }, value { $value }
agra-page-tip-nobody = Nobody has any
agra-page-tip-bonus = Bonus tile: { $bonus }
agra-page-tip-wheel-points = { $points ->
    [one] Costs { $points } point
   *[other] Costs { $points } points
}
agra-page-tip-wheel-value = Costs the value of the good
agra-page-tip-blocked = Blocked now
agra-page-tip-notable = { $notable }, level { $level }, { $guild }
agra-page-tip-won = Won by { $seat }
agra-page-tip-used = Used in this turn
agra-page-tip-closed = Level { $level } opens at pier { $pier }
agra-page-tip-asks = { $notable } asks for { $good }
agra-page-tip-delivered = Delivered by { $seat }
agra-page-tip-delivered-twice = Delivered twice by { $seat }
agra-page-tip-pier = Pier { $pier }
agra-page-tip-covered = Covered
agra-page-tip-farmer = With a farmer
agra-page-tip-step = The next step costs { $good1 } and { $good2 }
agra-page-tip-order = Order of the { $guild }: { $good1 } and { $good2 }
agra-page-tip-order-next = To be filled next
agra-page-tip-neutral = With a stone of nobody
agra-page-tip-stone = With a stone of { $seat }
agra-page-tip-board = The farm of { $seat }
agra-page-tip-guild = { $guild }: { $listed }

## The terminal, where it says more than the page.

agra-page-builder = Builder
# $letter (text) - that of a player
agra-page-stands = { $letter } stands
agra-page-lies = { $letter } lies
agra-page-its-value = (its value)
agra-page-wheel = Wheel
agra-page-blocked = Blocked
agra-page-prices = Prices
agra-page-guild = Guild
agra-page-steps = Steps
agra-page-order = Order
agra-page-pay = For your step
agra-page-stones = Stones (at most { $limit })
agra-page-akbar-wants = Akbar wants
agra-page-akbar-has = Akbar has
agra-page-favour-tiles = Favour tiles
agra-page-boat = The boat is at pier { $pier } of { $piers }
agra-page-notable = Notable
agra-page-level = Level
agra-page-wants = Wants
agra-page-gives = Gives
agra-page-owns = Owns
agra-page-farm-gives = A farm gives { $listed }.
agra-page-farm-signs = { $cover } cover, { $person } farmer, { $field } free field
agra-page-step-gives = step { $step }: the first worker gives { $points }
agra-page-step-next = the next step costs { $goods }
agra-page-counts = counts { $value }
agra-page-value = value { $value }
agra-page-spend = spend { $spend }
agra-page-have-to-spend = have { $have }, spend { $spend }
agra-page-used = used

## Titles of tables of components.

agra-table-meta = The game
agra-table-components = How many of what
agra-table-per-player = For each player
agra-table-rows = Rows of goods
agra-table-goods = Goods
agra-table-arrows = Arrows of processing
agra-table-characters = Characters
agra-table-buildings = Buildings
agra-table-bonus-tiles = Bonus tiles
agra-table-price-tokens = Price tokens
agra-table-farm = The farm
agra-table-meditation-steps = Steps of meditation
agra-table-favour-actions = Favour actions
agra-table-wheel = The wheel
agra-table-guilds = Guilds
agra-table-influence-steps = Steps of influence
agra-table-orders = Orders
agra-table-bowls = Bowls of Akbar
agra-table-piers = Piers
agra-table-notables = Notables
agra-table-player-counts = By number of players
agra-table-numbers = Numbers of the rules
agra-table-rule-options = Readings of open rules

## What a part of the table is, and what it is for.

agra-page-about-farm = { agra-summary-farm }. { agra-summary-farm-words }
agra-page-about-streets = { agra-summary-street-told }
agra-page-about-river = { agra-summary-deliver }. { agra-summary-deliver-words }
agra-page-about-palace = { agra-summary-tracks }. { agra-summary-order-words } { agra-summary-tracks-words }
agra-page-about-favours = { agra-summary-any }. { agra-summary-any-words }
agra-page-about-city = City. Every turn a worker goes to one of four people or to a building.
agra-page-about-town = { agra-page-about-city }
agra-page-about-wheel = Wheel. Points of meditation buy its actions; the marker blocks one of them.
agra-page-about-bonus = Bonus tiles. Whoever builds takes one from the column of the building.
agra-page-about-levels = Levels. Notables further down ask for better goods and give stronger contracts.
agra-page-about-won = Won. Notables whose contracts somebody holds.
agra-page-about-meditation = Meditation. Each step makes workers who lie down give more points.
agra-page-about-board = The board of a player: farm, meditation, favours and contracts.
agra-page-about-contracts = Contracts. Their owner alone may use them, and they score at the end.
agra-page-about-akbar = Akbar. Luxury goods given to him score at the end.
agra-page-about-farms = All farms. What everybody has, side by side.
agra-page-about-goods = Goods. What you have to deliver and to give.
agra-page-about-now = The turn: meditate if you like, send a worker, fill an order if you can.
