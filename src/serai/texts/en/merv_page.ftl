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
