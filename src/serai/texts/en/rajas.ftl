# Rajas of the Ganges.
#
# Names of places, rewards and incomes stand after a colon; tiles and tokens say in brackets what is on them.

## What to do now.

rajas-prompt-place = Place a worker.
rajas-prompt-pay = Pay a die: { $place }.
# $need (number) - what the dice must still show
rajas-prompt-pay-tile = { $kinds ->
    [done-pay] The tile is paid. You may pay more { $colour } dice.
   *[pay] Pay with { $colour } dice: { $need } to go.
}
rajas-prompt-pay-tile-done = Pay no more
rajas-prompt-buy = Choose a tile for your province.
rajas-prompt-buy-cover = Master Builder: choose the tile that is to cover one of yours.
rajas-prompt-lay = Choose a place for the { $tile }.
rajas-prompt-cover = Choose which of your tiles the { $tile } covers.
rajas-prompt-turn = Turn the tile as it is to lie: { $cell }.
rajas-prompt-income = Several incomes are linked. Which one comes first?
rajas-prompt-upgrade = Upgrade a kind of building.
# $count (number) - new dice; $room (number) - places for them
rajas-prompt-room = { $room ->
    [0] { $count ->
        [one] Your statue is full, and { $count } new die is waiting. Give a die back, or do without the new one.
       *[other] Your statue is full, and { $count } new dice are waiting. Give a die back, or do without a new one.
    }
   *[other] Your statue has room for { $room }, and { $count } new dice are waiting. Give a die back, or do without a new one.
}
# $count (number) - dice whose colour is open
rajas-prompt-colour = { $count ->
    [one] Choose the colour of your new die.
   *[other] Choose the colours of your { $count } new dice; then they are rolled.
}
rajas-prompt-karma = A reward for fame: { rajas-reward-karma }. Take it or leave it.
rajas-prompt-karma-done = Leave it
rajas-prompt-dice = A reward for money: { rajas-reward-dice }. Take it or leave it.
rajas-prompt-dice-done = Leave it
rajas-prompt-reroll = Choose dice to roll again.
rajas-prompt-reroll-done = No more dice
# $most (number) - markets that pay
rajas-prompt-sell = { $most ->
    [one] Choose a good to sell: { $most } market pays.
   *[other] Choose a good to sell: up to { $most } markets pay.
}
rajas-prompt-earn = Which of your markets pay? You may let fewer of them pay.
# $count (number) - the free spaces within reach
rajas-prompt-sail = { $kinds ->
    [done-sail] { $count ->
        [one] Move your boat to the next free space, or leave it where it is.
       *[other] Move your boat by up to { $count } free spaces, or leave it where it is.
    }
   *[sail] { $count ->
        [one] Move your boat to the next free space.
       *[other] Move your boat by up to { $count } free spaces.
    }
}
rajas-prompt-sail-done = Leave the boat
rajas-prompt-visit = Choose a chamber of the palace.
rajas-prompt-token = Take an income token, or do without.
rajas-prompt-token-done = Take no token
rajas-prompt-slot = Choose an income for the { $token }.

## What can be done.

rajas-do-place = Worker: { $place }
rajas-do-pay = Pay the { $die }
rajas-do-flip = Turn the { $die } over for 1 karma, and pay it
rajas-do-settle = Pay as proposed
rajas-do-buy = Take the top tile: { $stack }
rajas-do-lay = Lay the tile: { $cell }
rajas-do-cover = Cover the tile: { $cell }
rajas-do-turn = Turn it: { $roads }
rajas-do-income = Income: { $income }
rajas-do-token = Take the { $token }
rajas-do-slot = Lay the token: { $income }
rajas-do-choose = Take { NAME($colour, article: "indefinite") } die
rajas-do-forgo = { $colour ->
    [any] Do without a die of any colour
   *[other] Do without { NAME($colour, article: "indefinite") } die
}
rajas-do-return = Give back the { $die }
rajas-do-reroll = Roll the { $die } again
rajas-do-upgrade = Upgrade: { $building }
rajas-do-sail = Sail to { $space }
rajas-do-visit = Chamber: { $chamber }
rajas-do-sell = Sell { $good }
rajas-do-earn = Earn { $coins }
rajas-do-accept = Take it
rajas-do-done = Done

## What cannot be done now, and why.

rajas-refuse-taken = { $seat } has a worker there.
rajas-refuse-left = A space further left is free: take that one.
rajas-refuse-coins = { $count ->
    [one] You are { $count } coin short.
   *[other] You are { $count } coins short.
}
rajas-refuse-die = You have no die that fits.
rajas-refuse-limit = You have sold different goods in this round already.
rajas-refuse-market = You have no such market.
rajas-refuse-tile = Your dice do not suffice for any tile.
rajas-refuse-cell = No road leads to an empty place of your province.
rajas-refuse-sail = There are not enough free spaces ahead of your boat.
rajas-refuse-cover = There is no tile that you could cover and pay.
rajas-refuse-supply = The supply has no such die.
rajas-refuse-cost = Your { $colour } dice are { $count } short.
rajas-refuse-road = No road leads there.
rajas-refuse-slot = You have no free income of this colour.
rajas-refuse-colour = The { $die } has another colour than the tile.
rajas-refuse-full = A tile lies there already.
rajas-refuse-covers-none = It covers none of your tiles: cost, dice or roads do not fit.
rajas-refuse-covered = A tile there was covered already.
rajas-refuse-cheap = The new tile must cost more than this one.
rajas-refuse-cut = Other tiles would be cut off from your residence.
rajas-refuse-unfit = The { $die } does not fit.
rajas-refuse-karma = You have no karma left.
rajas-refuse-scroll = This cannot be raised any more: { $building }.

## What has happened.

rajas-log-first = { $seat } has the lowest sum, and the elephant.
rajas-log-first-lot = Several have the lowest sum; the lot falls on { $seat }, who gets the elephant.
rajas-log-drift = A { $river_tile } lies on { $space }.
rajas-log-brown = { $seat } draws the { $token }.
rajas-log-round = Round { $round }: { $seat } begins.
rajas-log-place = { $seat } places a worker: { $place }.
rajas-log-blocked = { $seat } finds no space for a worker.
rajas-log-pays = { $count ->
    [one] { $seat } pays { $count } coin and has { $money } left.
   *[other] { $seat } pays { $count } coins and has { $money } left.
}
rajas-log-pay = { $seat } pays the { $die }.
rajas-log-flip = { $seat } turns the { $die } into a { $value } for 1 karma, and pays it.
rajas-log-lay = { $seat } lays the { $tile } in { $cell }.
rajas-log-cover = { $seat } covers a tile with the { $tile } in { $cell }.
rajas-log-income = { $seat } gets an income: { $income }.
rajas-log-sell = { $seat } sells { $good }.
rajas-log-coins = { $count ->
    [one] { $seat } gains { $count } coin and has { $money }.
   *[other] { $seat } gains { $count } coins and has { $money }.
}
rajas-log-fame = { $seat } gains { $count } fame and has { $fame }.
rajas-log-karma = { $seat } gains { $count } karma and has { $karma }.
rajas-log-worker = A worker joins { $seat }, who now has { $count }.
rajas-log-upgrade = { $seat } upgrades a building: { $building }, { $fame } fame from now on.
rajas-log-upgrade-later = { $seat } upgrades a building: { $building }, { $fame } fame from the next turn on.
rajas-log-no-upgrade = { $seat } has nothing left to upgrade.
rajas-log-reroll = { $seat } rolls again: the { $die }.
rajas-log-roll = { $seat } rolls: { $die }.
rajas-log-no-dice = { $count ->
    [one] The supply is { $count } die short for { $seat }.
   *[other] The supply is { $count } dice short for { $seat }.
}
rajas-log-return = { $seat } gives back the { $die }.
rajas-log-forgo = { $colour ->
    [any] { $seat } does without a die of any colour.
   *[other] { $seat } does without { NAME($colour, article: "indefinite") } die.
}
rajas-log-sail = { $seat } sails to { $space }.
rajas-log-no-sail = The boat of { $seat } cannot go on.
rajas-log-visit = { $seat } uses a chamber: { $chamber }.
rajas-log-elephant = { $seat } takes the elephant.
rajas-log-draw = { $seat } draws the { $token }.
rajas-log-shuffle = The white tokens are shuffled again.
rajas-log-token = { $seat } takes the { $token }.
rajas-log-slot = { $seat } lays the { $token } on an income: { $income }.
# $count (number) - fame spaces between the markers
rajas-log-crossed = { $count ->
    [0] The markers of { $seat } meet. The circle is finished.
    [one] The markers of { $seat } have crossed, by { $count } space. The circle is finished.
   *[other] The markers of { $seat } have crossed, by { $count } spaces. The circle is finished.
}
rajas-log-nothing = { $seat } gets nothing.
rajas-log-leave = { $seat } leaves the reward.
rajas-log-stay = { $seat } leaves the boat where it is.
rajas-log-no-token = { $seat } takes no token.
rajas-log-no-room = { $seat } has no room for a token.
rajas-log-none-fits = No token is left for the free incomes of { $seat }.
rajas-log-sixth = The sixth worker of { $seat } leaves the game.
rajas-log-no-karma = The karma of { $seat } cannot rise any more.
rajas-log-end = The last circle is over.

## How the game ended.

rajas-end-crossed = Whoever crossed first has won.
rajas-end-overtaken = Whoever crossed first was overtaken in the last circle.
rajas-end-tie = Several came equally far.
rajas-end-tie-earlier = Of equals, whoever crossed earlier wins.

## Reasons for points, as lines of a table.

rajas-points-fame = Fame
rajas-points-money = Money, in spaces of fame
rajas-points-way = The whole way

## Choices before the game.

rajas-option-variant = Game
rajas-option-variant-basic = as usual
rajas-option-variant-navaratna = Navaratna, for those who know it
rajas-option-variant-mixed = players of different experience
rajas-option-ganga = River tiles (Ganga)
rajas-option-ganga-off = no
rajas-option-ganga-on = yes
rajas-option-expert_a = Seat A is experienced
rajas-option-expert_a-no = no
rajas-option-expert_a-yes = yes
rajas-option-expert_b = Seat B is experienced
rajas-option-expert_b-no = no
rajas-option-expert_b-yes = yes
rajas-option-expert_c = Seat C is experienced
rajas-option-expert_c-no = no
rajas-option-expert_c-yes = yes
rajas-option-expert_d = Seat D is experienced
rajas-option-expert_d-no = no
rajas-option-expert_d-yes = yes
rajas-setup-experts = Experienced players are named only with “{ $option }”.
rajas-setup-seats = There are only { $count } seats, but an experienced player is named for a later one.
rajas-setup-both = “{ $option }” needs an experienced player and a beginner.

## Names: colours, goods, buildings.

rajas-colour-blue = { $article ->
    [indefinite] a blue
   *[none] blue
}
rajas-colour-green = { $article ->
    [indefinite] a green
   *[none] green
}
rajas-colour-orange = { $article ->
    [indefinite] an orange
   *[none] orange
}
rajas-colour-purple = { $article ->
    [indefinite] a purple
   *[none] purple
}
rajas-colour-any = any
rajas-good-silk = silk
rajas-good-tea = tea
rajas-good-spice = spice
rajas-building-temple = temple
rajas-building-palace = palace
rajas-building-fortress = fortress
rajas-building-mill = mill
rajas-token_colour-white = white
rajas-token_colour-yellow = yellow
rajas-token_colour-red = red
rajas-token_colour-brown = brown

## Names: dice and places.

rajas-die = { $colour } { $value }
rajas-place-quarry = quarry, space { $at }
rajas-place-market = different goods, space { $at }
rajas-place-market_same = { $good } market
rajas-place-terrace = terrace
rajas-place-garden = { $colour } garden, space { $at }
rajas-place-balcony = { $colour } balcony
rajas-place-port = port, space { $at }
rajas-chamber-great_mogul = Great Mogul
rajas-chamber-dancer = Dancer
rajas-chamber-yogi = Yogi
rajas-chamber-raja_man_singh = Raja Man Singh
rajas-chamber-master_builder = Master Builder
rajas-chamber-portuguese = Portuguese

## Names: the province.

rajas-back-snake = snake
rajas-back-cow = cow
rajas-back-tiger = tiger
rajas-stack = { $colour } stack with the { $back }
rajas-market = { $good } { $coins }
rajas-tile-one = { $colour } tile { $cost } ({ $feature1 })
rajas-tile-two = { $colour } tile { $cost } ({ $feature1 }, { $feature2 })
rajas-tile-three = { $colour } tile { $cost } ({ $feature1 }, { $feature2 }, { $feature3 })
rajas-cell = row { $row }, column { $column }
rajas-edge-n = up
rajas-edge-e = right
rajas-edge-s = down
rajas-edge-w = left
rajas-roads-zero = no road
rajas-roads-one = a road { $edge1 }
rajas-roads-two = roads { $edge1 } and { $edge2 }
rajas-roads-three = roads { $edge1 }, { $edge2 } and { $edge3 }
rajas-roads-four = roads { $edge1 }, { $edge2 }, { $edge3 } and { $edge4 }
rajas-income-nw_corner = upper left corner
rajas-income-west_2 = left, row 2
rajas-income-west_3 = left, row 3
rajas-income-west_4 = left, row 4
rajas-income-south_block = stone block
rajas-income-east_4 = right, row 4
rajas-income-east_3 = right, row 3
rajas-income-east_2 = right, row 2
rajas-income-ne_corner = upper right corner

## Names: the river, tokens.

rajas-space-start = the start
rajas-space = space { $at }
rajas-token-one = { $token_colour } token ({ $reward1 })
rajas-token-two = { $token_colour } token ({ $reward1 } and { $reward2 })
rajas-river_tile-one = river tile ({ $reward1 })

## Names: what one gets.

rajas-reward-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
rajas-reward-fame = { $count } fame
rajas-reward-karma = { $count } karma
rajas-reward-upgrade = an upgrade
rajas-reward-dice = { $count ->
    [1] { $colour ->
        [any] a die of any colour
       *[other] { NAME($colour, article: "indefinite") } die
    }
   *[other] { $colour ->
        [any] { $count } dice of any colour
       *[other] { $count } { $colour } dice
    }
}
rajas-reward-dice-three = a die each: { $colour1 }, { $colour2 }, { $colour3 }
rajas-reward-dice_per_karma = { $colour ->
    [any] a die of any colour for each karma
   *[other] { NAME($colour, article: "indefinite") } die for each karma
}
rajas-reward-river_step = a step of the boat
rajas-reward-river_move = the boat sails, { $count } spaces at most
rajas-reward-river_exactly = the boat sails, exactly { $count } spaces
rajas-reward-sell_different = sell different goods
rajas-reward-sell_same = sell one good, { $count } markets at most
rajas-reward-sell_good = sell { $good }, as many markets as the die shows
rajas-reward-chamber = a chamber of your choice
rajas-reward-token = an income token
rajas-reward-elephant = the elephant
rajas-reward-reroll = roll dice again
rajas-reward-build = a province tile
rajas-reward-cover = cover a tile
rajas-reward-sail = the boat sails as far as the die shows
rajas-reward-coins_per_market = { $count ->
    [one] { $count } coin for each market
   *[other] { $count } coins for each market
}
rajas-reward-coins_per_upgrade = { $count ->
    [one] { $count } coin for each upgrade
   *[other] { $count } coins for each upgrade
}
rajas-reward-coins_per_building = { $count ->
    [one] { $count } coin for each building
   *[other] { $count } coins for each building
}
rajas-reward-coins_per_income = { $count ->
    [one] { $count } coin for each income linked
   *[other] { $count } coins for each income linked
}
rajas-reward-fame_per_upgrade = { $count } fame for each upgrade
rajas-reward-fame_per_karma = { $count } fame for each karma
rajas-reward-fame_per_market_tile = { $count } fame for each tile with a market
rajas-reward-fame_per_river = 1 fame for every { $count } spaces of the river
rajas-reward-fame_per_bend = { $count } fame for each bend of a road
rajas-reward-fame_per_worker = { $count } fame for each worker
