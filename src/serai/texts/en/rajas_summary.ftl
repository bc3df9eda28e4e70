# Rajas of the Ganges on one screen.

rajas-summary-goal = Let fame and money meet
rajas-summary-goal-words = Your two markers run towards each other around the board. When they meet, the circle is finished, and whoever has them furthest past each other wins.
rajas-summary-race-told = Two tracks that run towards each other: fame from the left, money from the right.
rajas-summary-province = Your province
rajas-summary-province-words = Every tile needs a road to the residence. Buildings on it give fame, markets coins.
rajas-summary-province-told = A province: the residence above, tiles with roads around it, incomes on the frame.
rajas-summary-incomes = Incomes
rajas-summary-incomes-words = They lie on the frame. A road that reaches one gets it, once.
rajas-summary-workers = { $start } workers, then more
rajas-summary-workers-words = At { $fame } fame, at { $money } coins and behind the bridge others wait for you.

rajas-summary-turn = Place a worker, pay, act
rajas-summary-turn-words = One worker each, circle after circle. A round ends when all are placed.
rajas-summary-quarry = Quarry
rajas-summary-quarry-words = Coins open it, dice of the tile’s colour pay for the tile. Lay it in your province.
rajas-summary-market = Market
rajas-summary-market-words = Sell one market of each good, or with a die as many markets of one good as it shows.
rajas-summary-palace = Palace
rajas-summary-palace-words = Dice, upgrades, karma and people with special services. Each chamber asks for a die of its value.
rajas-summary-port = Port
rajas-summary-port-words = A die of up to { $most } moves your boat to the next reward on the river.
rajas-summary-dice = Dice and karma
rajas-summary-dice-words = New dice are rolled at once; there is room for { $dice }. For 1 karma a die that you pay is turned over.

rajas-summary-fame = Fame
rajas-summary-fame-words = A building gives { $low }. Upgrades raise this to { $high }, for what you lay afterwards.
rajas-summary-scrolls-told = Four scrolls, one for each kind of building, with the fame that it gives.
rajas-summary-money = Money
rajas-summary-money-words = A market pays when it is laid, and again whenever you sell there. What you pay takes your marker back.
rajas-summary-rewards = On the way
rajas-summary-rewards-words = Both tracks have rewards, and each is yours once: an upgrade, karma, dice, a step of the boat.
rajas-summary-river-told = A part of the river: spaces with rewards, and boats.
rajas-summary-pace = { $per } coins are worth 1 fame
rajas-summary-pace-words = One fame space lies beside { $per } money spaces. Go the way that your tiles show.
