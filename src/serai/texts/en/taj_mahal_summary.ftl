# Taj Mahal on one screen.

taj-summary-goal = Most points after { $visits } visits win
taj-summary-goal-words = Each visit is a contest for the prizes of one province.
taj-summary-stop = Stop in time
taj-summary-stop-words = Cards that are played are gone. Win a prize or two, and keep the rest of your hand for the next visit.
taj-summary-prizes = Six prizes in each visit
taj-summary-prizes-words = Whoever withdraws takes every prize with the most symbols of its kind.
taj-summary-gain-figure = a tile and a palace
taj-summary-gain-crown = a palace with the crown, in any city
taj-summary-gain-tile = the goods of the province
taj-summary-pairs = Two equal tiles
taj-summary-pairs-words = They become a special card, which comes back to your hand after every visit.

taj-summary-play = Play one coloured card
taj-summary-play-words = You may add a white or a special card. Your first card sets your colour for this visit.
taj-summary-withdraw = Or withdraw
taj-summary-withdraw-words = You win each prize of which you show more than everybody still in. Equal numbers win nothing. Here player A takes the general, but not the elephant.
taj-summary-compared = Player A shows 2 generals and 3 elephants, player B 2 viziers, 1 general and 3 elephants.
taj-summary-settle = Then build, score and draw
taj-summary-settle-words = Palaces go to free cities of the province. Then you take { $cards } of the open cards; the last to withdraw takes fewer.

taj-summary-palaces = Palaces
taj-summary-palaces-words = { $here } for building in the province, and { $linked } for each other province that your roads link to it. Here: { $here } and { $count } more provinces make { $total }.
taj-summary-chain = A map: five palaces of player A, linked by roads over four provinces.
taj-summary-goods = Goods
taj-summary-goods-words = Each good of a kind brings 1 more than the one before. Collect one kind.
taj-summary-bonus = Bonus tiles
taj-summary-bonus-words = The first palace in a fortress takes the tile there: points, a card or a good.
taj-summary-end = At the end
taj-summary-end-words = { $points } for each card in hand of the colour you hold most, and for each white and special card.
