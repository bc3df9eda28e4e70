# Rajas of the Ganges.

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
rajas-tile-one = { $colour } tile { $cost }: { $feature1 }
rajas-tile-two = { $colour } tile { $cost }: { $feature1 }, { $feature2 }
rajas-tile-three = { $colour } tile { $cost }: { $feature1 }, { $feature2 }, { $feature3 }
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
rajas-token-one = { $token_colour } token: { $reward1 }
rajas-token-two = { $token_colour } token: { $reward1 } and { $reward2 }
rajas-river_tile-one = river tile: { $reward1 }

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
