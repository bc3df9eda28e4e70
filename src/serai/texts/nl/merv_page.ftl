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

## The houses: in a few words, what each means to the viewer.

merv-page-in-reach = { $count } bereikbaar
merv-page-step = stap { $step }
merv-page-posts = { $count ->
    [one] { $count } post
   *[other] { $count } posten
}
merv-page-next-costs = volgende: { $count }
merv-page-scrolls = { $count ->
    [one] { $count } rol
   *[other] { $count } rollen
}
merv-page-left = nog { $count }
merv-page-levels = niveau { $levels }
merv-page-no-level = nog geen niveau
merv-page-hall-knowledge = Kennis
merv-page-hall-spice = Specerijen
merv-page-hall-trade = Handel
merv-page-hall-faith = Geloof
merv-page-tier-1 = { $scrolls }: 1 minder
merv-page-tier-2 = { $scrolls }: elke kleur
merv-page-tier-3 = { $scrolls }: één gratis
merv-page-tier-4 = { $scrolls }: meteen

## The houses: what their things say.

merv-page-tip-price = Prijs: { $price }
merv-page-tip-there = Daar: { $names }
merv-page-tip-taken = Genomen door { $name }
merv-page-tip-pair = Elke tweede levert op: { $gift }
merv-page-tip-camel = De kameel komt mee
merv-page-tip-deck = Nog te komen: { $cards }.
merv-page-tip-load = Een kameel hier maakt de volgende kaart bereikbaar.
merv-page-tip-brings = Levert op: { $gift }
merv-page-tip-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
merv-page-tip-common = Een gewoon goed; zonder post is een kameel op de route nodig
merv-page-tip-rare = Een zeldzaam goed; zonder post is op elke route een kameel nodig
merv-page-tip-first-camel = De eerste post krijgt de kameel
merv-page-tip-first-favour = De eerste krijgt 1 gunst
merv-page-tip-knowledge = Een hoveling levert 1 punt per schriftrol op
merv-page-tip-spice = Een hoveling levert 1 punt per specerijkaart op
merv-page-tip-trade = Een hoveling levert 1 punt per goed op
merv-page-tip-faith = Een hoveling levert 1 punt per stap in de moskee op
merv-page-tip-scrolls = { $count ->
    [one] Bij { $count } schriftrol
   *[other] Bij { $count } schriftrollen
}
merv-page-tip-left = { $count ->
    [0] Er is er geen meer
   *[other] Nog { $count }
}
merv-page-tip-influence = Vanaf invloed { $count }
merv-page-tip-laid = Erop te leggen: { $goods }
merv-page-tip-scrolls-laid = { $count ->
    [one] { $count } schriftrol
   *[other] { $count } schriftrollen
}
merv-page-tip-common-laid = { $count ->
    [one] { $count } gewoon goed
   *[other] { $count } gewone goederen
}
merv-page-tip-rare-laid = { $count ->
    [one] { $count } zeldzaam goed
   *[other] { $count } zeldzame goederen
}
merv-page-tip-below = { $count ->
    [0] Het is het laatste van zijn stapel
   *[other] Eronder: { $count }
}
merv-page-tip-no-contract = Hier is geen contract meer.
merv-page-tip-tile = { $count ->
    [one] Elk jaar { $count } punt voor elk van je plaatsen ({ $symbol })
   *[other] Elk jaar { $count } punten voor elk van je plaatsen ({ $symbol })
}
merv-page-tip-bonus = Een blokje extra wanneer de plaats blokjes geeft

## Playing alone, and how far the game has come.

merv-page-rivals-card = De rivalen
merv-page-year-bonus = jaar: +{ $count }
merv-page-line-row = rij { $line }
merv-page-line-column = kolom { $line }
merv-page-year = Jaar { $year }
merv-page-where = Jaar { $year }, ronde { $round }
merv-page-after = Na het derde jaar
merv-page-round-n = Jaar { $year }: de noordkant
merv-page-round-e = Jaar { $year }: de oostkant
merv-page-round-s = Jaar { $year }: de zuidkant
merv-page-round-w = Jaar { $year }: de westkant
merv-page-invasion = Aan het eind van dit jaar komen de Mongolen.

## The table: its parts.

merv-page-city = De stad
merv-page-houses = Huizen
merv-page-contracts = Contracten
merv-page-tracks = Sporen
merv-page-hold = Wat je hebt
merv-page-influence = Invloed
merv-page-favour = Gunst
merv-page-camel-market = Kamelenmarkt
merv-page-nothing = verandert nog niets
merv-page-building = Gebouw
merv-page-year-sheet = Telling van jaar { $year }
merv-page-year-scored = Telling van het laatste jaar
merv-page-favour-spent = Gunst uitgegeven
merv-page-line = De lijn die je aanwijst
merv-page-you-get = Voor jou
merv-page-they-get = Voor hen
merv-page-line-build = bouwen
merv-page-line-yours = van jou
merv-page-line-empty = Lege bouwplaatsen

## What is counted of every seat.

merv-page-count-points = Punten
merv-page-count-cubes = Blokjes: { $colour }
merv-page-count-camels = Kamelen
merv-page-count-scrolls = Schriftrollen
merv-page-count-common = Gewone goederen
merv-page-count-rare = Zeldzame goederen
merv-page-count-favour = Gunst
merv-page-count-influence = Invloed
merv-page-count-mosque = Stappen in de moskee
merv-page-count-buildings = Gebouwen over
merv-page-count-servants = Dienaren over
merv-page-count-danger = Gebouwen die een inval zou bereiken
merv-page-count-tiles = Tegels

## What the things of the city say.

merv-page-tip-empty = Nog geen gebouw
merv-page-tip-building = Gebouw: { $name }
merv-page-tip-up-white = Witte verbetering: ze geeft in plaats daarvan een wit blokje
merv-page-tip-up = Bonusverbetering: een blokje extra ({ $colour })
merv-page-tip-soldier = Soldaat: { $name }
merv-page-tip-attacked = Een inval zou het bereiken ({ $sides }). Losgeld: { $cubes }.
merv-page-tip-stands = Hier staat { $name }
merv-page-tip-past-market = De lijn loopt langs de kamelenmarkt
merv-page-tip-stall = Voor een kameel: { $gift }.
merv-page-gift-lost = Dit geschenk levert je nu niets op
merv-page-tip-stall-camel = Hier ligt een kameel. In plaats van er een achter te laten, mag je alle kamelen van de markt nemen.
merv-page-tip-breach = Nog geen muur
merv-page-tip-place = Rij, plaats { $place }
merv-page-tip-left-behind = { $count ->
    [one] Hier is { $count } kameel achtergelaten
   *[other] Hier zijn { $count } kamelen achtergelaten
}
merv-page-tip-owner = Invloed { $influence }, gunst { $favour }

## In de terminal.

merv-page-text-queue = Wachtrij
merv-page-text-slots = Pionnen
merv-page-text-walls = Muren bij

## Het verslag, waar tekens in de plaats van woorden staan.

merv-page-log-cube = { $seat } krijgt
merv-page-log-pay = { $seat } betaalt
merv-page-log-act = { $seat } doet een actie:
merv-page-log-card = { $seat } neemt

## Wat ervan kwam, in dezelfde zin.

merv-page-also-activate = werkt op { $cell }
merv-page-also-build = bouwt daar
merv-page-also-pay = betaalt
merv-page-also-waive = betaalt één blokje minder
merv-page-also-soldier = soldaat op { $cell }
merv-page-also-decline = geen soldaat
merv-page-also-upgrade = { $colour ->
    [white] witte verbetering op { $cell }
   *[other] { NAME($colour, number: "plural") } bonusverbetering op { $cell }
}
merv-page-also-load = een kameel op een karavaankaart
merv-page-also-card = neemt
merv-page-also-post = handelspost in { $city }
merv-page-also-routes = { $count ->
    [one] { $count } kameel op een route
   *[other] { $count } kamelen op routes
}
merv-page-also-common = een gewoon goed uit { $city }
merv-page-also-rare = een zeldzaam goed uit { $city }
merv-page-also-rare-gift = een zeldzaam goed
merv-page-also-courtier = hoveling ({ $hall })
merv-page-also-mosque = moskee ({ $space })
merv-page-also-tile = neemt de { $scoring_tile }
merv-page-also-wall = bouwt { $wall } ({ $slot })
merv-page-also-free-wall = bouwt { $wall } zonder te betalen ({ $slot })
merv-page-also-points = { $count ->
    [one] +{ $count } punt
   *[other] +{ $count } punten
}
merv-page-also-hall = { $count ->
    [one] +{ $count } punt, { $hall }
   *[other] +{ $count } punten, { $hall }
}
merv-page-also-cube = krijgt
merv-page-also-camels = { $count ->
    [one] +{ $count } kameel
   *[other] +{ $count } kamelen
}
merv-page-also-scrolls = { $count ->
    [one] +{ $count } schriftrol
   *[other] +{ $count } schriftrollen
}
merv-page-also-favour = +1 gunst
merv-page-also-influence = +1 invloed

## Waar iets vandaan komt, als de regel dat niet zegt.

merv-page-cause-score-each = hoveling
merv-page-cause-score-buildings = gebouwen in de stad
merv-page-cause-score-tiles = scoretegel
merv-page-cause-score-mosque = eind van de moskee
merv-page-cause-end-sets = reeksen specerijen
merv-page-cause-favour-points = gunstspoor
merv-page-cause-favour-action = actie
merv-page-cause-influence-points = invloedspoor
merv-page-cause-library-points = acht schriftrollen
merv-page-cause-library-scrolls = bibliotheek
merv-page-cause-contract-points = contract
merv-page-cause-contract-reward = contract
merv-page-cause-mosque-gift = moskee
merv-page-cause-mosque-camel = moskee
merv-page-cause-camels-collect = kamelenmarkt
merv-page-cause-camels-place = kamelenmarkt
merv-page-cause-caravan-camel = karavaankaart
merv-page-cause-caravan-pairs = paar specerijen
merv-page-cause-market-camel = eerste post daar
merv-page-cause-market-favour = eerste post daar
merv-page-cause-palace-empty = lege zaal
merv-page-cause-produce-owner = eigenaar van de plaats
merv-page-cause-produce-share = eigenaar van een gebouw in de lijn
merv-page-cause-soldier-own = soldaat op een eigen gebouw
merv-page-cause-soldier-other = soldaat op het gebouw van een ander
merv-page-cause-wall-own = muur bij een eigen gebouw
merv-page-cause-wall-other = muur bij het gebouw van een ander
merv-page-cause-influence-full = in plaats van invloed
merv-page-cause-favour-full = in plaats van gunst

## Wat een deel van de tafel is, en waar het voor dient.

merv-page-about-caravansary = { merv-summary-caravansary }. { merv-summary-caravansary-words }
merv-page-about-mosque = { merv-summary-mosque }. { merv-summary-mosque-words }
merv-page-about-marketplace = { merv-summary-market }. { merv-summary-market-words }
merv-page-about-palace = { merv-summary-palace }. { merv-summary-palace-words }
merv-page-about-library = { merv-summary-library }. { merv-summary-library-words }
merv-page-about-wall = { merv-summary-walls }. { merv-summary-walls-words }
merv-page-about-contract = { merv-summary-contracts }. { merv-summary-contracts-words }
merv-page-about-queue = { merv-summary-queue }. { merv-summary-queue-words }
merv-page-about-city = { merv-page-city }. { merv-summary-turn-words }
merv-page-about-town = { merv-page-about-city }
merv-page-about-houses = Huizen. De actie van een bouwplaats doe je in het huis met hetzelfde teken.
merv-page-about-year = Telling. Wat iedereen aan het eind van het laatste jaar kreeg, regel voor regel.
merv-page-about-line = De lijn. Wat de plaatsen in de aangewezen lijn opleveren, voor jou en voor anderen.
merv-page-about-rivals = De rivalen. Wat de magistraat deze ronde zoekt, en waar beiden heen gaan.
merv-page-about-tracks = Sporen. Wie hoeveel invloed en gunst heeft; gouden stippen zijn punten.
merv-page-about-influence = Invloed. Soldaten en muren brengen die; ze opent contracten en meer soorten specerij.
merv-page-about-favour = Gunst. Elke hoveling die aan het eind van een jaar punten geeft, kost er 1.
merv-page-about-camels = Kamelenmarkt. Laat een kameel achter voor het geschenk, of neem alle kamelen die er staan.
merv-page-about-hold = Wat je hebt: blokjes, kamelen en mensen om mee te handelen.
