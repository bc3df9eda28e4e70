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

rajas-page-where = Round { $round }, circle { $circle }
rajas-page-after = After the game
rajas-page-last-circle = The last circle.
# $count (number) - fame spaces that are lacking
rajas-page-nearest = { $count ->
    [one] { $seat } has { $count } space to go.
   *[other] { $seat } has { $count } spaces to go.
}

## What is counted of every seat.

rajas-page-count-fame = Fame
rajas-page-count-money = Money
rajas-page-count-gap = To go
rajas-page-count-workers = Workers to place
rajas-page-count-joined = Workers
rajas-page-count-dice = Dice
rajas-page-count-karma = Karma
rajas-page-count-upgrades = Upgrades
rajas-page-count-tiles = Tiles
rajas-page-count-boat = Boat

## What a choice would bring.

rajas-page-fc-turned = { $die }, turned over
