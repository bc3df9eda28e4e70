# Merv on one screen.

merv-summary-goal = Three years in the greatest city
merv-summary-goal-words = Whoever has most points after { $years } years wins. A year has { $rounds } rounds, one along each side of the city.
merv-summary-city-told = The city: five rows and columns of sites, the camel market in the middle, slots and walls around.
merv-summary-sites = Your sites
merv-summary-sites-words = A building of yours gives cubes whenever its row or column is activated by you, and sometimes by others.
merv-summary-invasion = The Mongols
merv-summary-invasion-words = They come at the end of years two and three. Walls, soldiers or a ransom of one cube save a building.

merv-summary-turn = Slot, site, cubes, action
merv-summary-turn-words = Choose a slot, activate a site of its line, take the cubes. Then do its action, take 1 favour, or place a soldier.
merv-summary-caravansary = Caravansary
merv-summary-caravansary-words = Cubes of one colour buy spices, one each. Camels let you reach further; every pair brings a gift.
merv-summary-palace = Palace
merv-summary-palace-words = Courtiers score every year, for 1 favour each. Every further one costs a cube more.
merv-summary-library = Library
merv-summary-library-words = Cubes of different colours buy scrolls. Every second one brings a breakthrough.
merv-summary-market = Market
merv-summary-market-words = Open a trading post, then buy goods in your cities, or in others with camels.
merv-summary-mosque = Mosque
merv-summary-mosque-words = Step by step for the cubes shown; every space brings a gift.
merv-summary-walls = Walls
merv-summary-walls-words = They protect two sites each and bring influence, twice as much for buildings of others.
merv-summary-queue = The queue
merv-summary-queue-words = After each round all line up at the next corner. Leave camels behind to get ahead.

merv-summary-courtiers = Courtiers
merv-summary-courtiers-words = 1 point each for scrolls, spices, goods or steps in the mosque, depending on the hall.
merv-summary-buildings = Buildings
merv-summary-buildings-words = { $building } point each, every year; more with scoring tiles and at the end of the mosque.
merv-summary-contracts = Contracts
merv-summary-contracts-words = At any moment of your turn, if your influence suffices: pay cubes, lay scrolls and goods on it.
merv-summary-spices = Spices
merv-summary-spices-words = At the end sets of different spices score { $one }, { $two }, { $three } or { $four } points.
