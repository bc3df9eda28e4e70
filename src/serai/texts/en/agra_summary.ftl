# Agra on one screen.

agra-summary-goal = Most rupees win
agra-summary-goal-words = Grow goods, make better ones of them, and bring them to notables, guilds and Akbar.
agra-summary-farm = Your farm
agra-summary-farm-words = Each corner gives its good as often as there are open fields up to the nearest farmers. Move farmers and take covers off to grow more.
agra-summary-farm-told = A farm: a ring of fields with a good in each corner, a farmer on each side, and covers.
agra-summary-stones = { $stones } stones, { $workers } workers
agra-summary-stones-words = Every good, favour and delivery is one of your stones. There are no others.
agra-summary-end = The end
agra-summary-end-words = It comes with a contract of level 4, the top of a track or a full column of orders.

agra-summary-meditate = 1. Meditate, if you like
agra-summary-meditate-words = Your workers in the city lie down for points. Points buy actions of the wheel.
agra-summary-act = 2. Send a worker: this is a must
agra-summary-act-words = Go to one of four people or to a building. Whoever was there goes home, with a favour if the worker stood. Your own worker acts again for { $price } rupees.
agra-summary-street-told = A street of the city: each building makes the good of the building before it into a better one.
agra-summary-order = 3. Fill an order, if you like
agra-summary-order-words = Give the two goods of a marked order to its guild, or one good to Akbar.
agra-summary-any = At any time
agra-summary-any-words = Favours buy actions, oil and curry raise workers, luxury goods have effects of their own.
agra-summary-builders = All may follow
agra-summary-builders-words = When you process goods in a building, the others may process one each, and you get favours.

agra-summary-deliver = Deliveries
agra-summary-deliver-words = 1 rupee for every stone on the card, and a step on the track of the guild. Whoever has most stones wins the contract.
agra-summary-river-told = Notables at the river, each with the goods that are asked for.
agra-summary-tracks = Orders
agra-summary-tracks-words = They pay what stands beside your step on the guild’s track, if you are first there, and 1 less otherwise.
agra-summary-track-told = The track of a guild, and its six orders.
agra-summary-final = At the end
agra-summary-final-words = On each track the first gets { $first } for every own stone among the orders, the second { $second }. To this come contracts, gifts to Akbar, { $cover } for each cover taken off, and { $meditation } for the last step of meditation.
