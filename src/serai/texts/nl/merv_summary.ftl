# Merv op één scherm.

merv-summary-goal = Drie jaar in de grootste stad
merv-summary-goal-words = Wie na { $years } jaar de meeste punten heeft, wint. Een jaar heeft { $rounds } rondes, een langs elke kant van de stad.
merv-summary-city-told = De stad: vijf rijen en kolommen met bouwplaatsen, in het midden de kamelenmarkt, rondom vakken en muren.
merv-summary-sites = Je bouwplaatsen
merv-summary-sites-words = Een gebouw van jou levert blokjes als jij zijn rij of kolom activeert, en soms ook als anderen dat doen.
merv-summary-invasion = De Mongolen
merv-summary-invasion-words = Ze komen aan het eind van jaar twee en drie. Muren, een soldaat of één blokje losgeld redden een gebouw.

merv-summary-turn = Vak, bouwplaats, blokjes, actie
merv-summary-turn-words = Kies een vak, activeer een bouwplaats in die lijn, neem de blokjes. Doe dan haar actie, neem 1 gunst of plaats een soldaat.
merv-summary-caravansary = Karavanserai
merv-summary-caravansary-words = Met blokjes van één kleur koop je specerijen, een per blokje. Met kamelen kom je verder; elk paar geeft een geschenk.
merv-summary-palace = Paleis
merv-summary-palace-words = Hovelingen leveren elk jaar punten op, voor 1 gunst per stuk. Elke volgende kost een blokje meer.
merv-summary-library = Bibliotheek
merv-summary-library-words = Met blokjes van verschillende kleuren koop je schriftrollen. Elke tweede levert een doorbraak op.
merv-summary-market = Markt
merv-summary-market-words = Open een handelspost en koop goederen in je steden, of met kamelen in andere.
merv-summary-mosque = Moskee
merv-summary-mosque-words = Stap voor stap voor de afgebeelde blokjes; elk veld geeft een geschenk.
merv-summary-walls = Muren
merv-summary-walls-words = Ze beschermen elk twee bouwplaatsen en leveren invloed op, dubbel voor gebouwen van anderen.
merv-summary-queue = De wachtrij
merv-summary-queue-words = Na elke ronde gaat iedereen bij de volgende hoek in de wachtrij staan. Laat kamelen achter om naar voren te komen.

merv-summary-courtiers = Hovelingen
merv-summary-courtiers-words = 1 punt per schriftrol, specerij, goed of stap in de moskee, al naar de zaal.
merv-summary-buildings = Gebouwen
merv-summary-buildings-words = Elk jaar { $building } punt per stuk; meer met scoretegels en aan het eind van de moskee.
merv-summary-contracts = Contracten
merv-summary-contracts-words = Op elk moment van je beurt, als je invloed toereikend is: betaal blokjes, leg er schriftrollen en goederen op.
merv-summary-spices = Specerijen
merv-summary-spices-words = Aan het eind leveren sets van verschillende specerijen { $one }, { $two }, { $three } of { $four } punten op.
