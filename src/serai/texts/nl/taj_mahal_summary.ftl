# Taj Mahal op één scherm.

taj-summary-goal = Wie na { $visits } bezoeken de meeste punten heeft, wint
taj-summary-goal-words = Elk bezoek is een strijd om de prijzen van één provincie.
taj-summary-stop = Stop op tijd
taj-summary-stop-words = Gespeelde kaarten ben je kwijt. Win een prijs of twee en bewaar de rest van je hand voor het volgende bezoek.
taj-summary-prizes = Zes prijzen in elk bezoek
taj-summary-prizes-words = Wie zich terugtrekt, neemt elke prijs met de meeste symbolen.
taj-summary-gain-figure = een tegel en een paleis
taj-summary-gain-crown = een paleis met de kroon, in elke stad
taj-summary-gain-tile = de goederen van de provincie
taj-summary-pairs = Twee gelijke tegels
taj-summary-pairs-words = Ze worden een speciale kaart, die na elk bezoek terugkomt in je hand.

taj-summary-play = Speel één gekleurde kaart
taj-summary-play-words = Je mag er een witte of speciale kaart bij leggen. Je eerste kaart bepaalt je kleur voor dit bezoek.
taj-summary-withdraw = Of trek je terug
taj-summary-withdraw-words = Je wint elke prijs waarvan je meer toont dan ieder die nog meedoet. Gelijke aantallen winnen niets. Hier neemt speler A de generaal, maar niet de olifant.
taj-summary-compared = Speler A toont 2 generaals en 3 olifanten, speler B 2 viziers, 1 generaal en 3 olifanten.
taj-summary-settle = Bouw, scoor en neem kaarten
taj-summary-settle-words = Paleizen komen in vrije steden van de provincie. Daarna neem je { $cards } van de open kaarten; wie zich als laatste terugtrekt, neemt er minder.

taj-summary-palaces = Paleizen
taj-summary-palaces-words = { $here } voor bouwen in de provincie en { $linked } voor elke andere provincie die je wegen ermee verbinden. Hier: { $here } en nog { $count } provincies, samen { $total }.
taj-summary-chain = Een kaart: vijf paleizen van speler A, door wegen verbonden over vier provincies.
taj-summary-goods = Goederen
taj-summary-goods-words = Elk volgend goed van dezelfde soort brengt 1 meer op. Verzamel één soort.
taj-summary-bonus = Bonustegels
taj-summary-bonus-words = Het eerste paleis in een vesting neemt de tegel daar: punten, een kaart of een goed.
taj-summary-end = Aan het einde
taj-summary-end-words = { $points } voor elke kaart in de hand van je talrijkste kleur, en voor elke witte en speciale kaart.
