# De tafel van Merv.

## Titels van tabellen met onderdelen.

merv-table-meta = Het spel
merv-table-components = Hoeveel waarvan
merv-table-numbers = Getallen van de regels
merv-table-player-counts = Naar aantal spelers
merv-table-favour-track = Het gunstspoor
merv-table-influence-track = Het invloedspoor
merv-table-colours = Kleuren van de blokjes
merv-table-symbols = De zes acties
merv-table-sites = Bouwplaatsen
merv-table-market-sides = Kanten van de kamelenmarkt
merv-table-upgrades = Verbeteringen
merv-table-mosque-spaces = Velden van de moskee
merv-table-mosque-edges = Stappen in de moskee en hun prijs
merv-table-scoring-tiles = Scoretegels
merv-table-cities = Steden van de markt
merv-table-walls = Muurstukken en poorten
merv-table-halls = Zalen van het paleis
merv-table-breakthroughs = Doorbraken
merv-table-contracts = Contracten
merv-table-spices = Karavaankaarten
merv-table-solo-cards = Kaarten van de rivalen (van ons)
merv-table-difficulties = Moeilijkheid van het solospel (van ons)
merv-table-rule-options = Lezingen van open regels
