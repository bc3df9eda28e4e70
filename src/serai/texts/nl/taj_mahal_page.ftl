# Taj Mahal in de browser: titels van panelen, korte regels, woorden voor het oor.

## De bovenste balk.

taj-page-visits = Twaalf bezoeken
taj-page-visit = Bezoek { $visit }: { $province }
taj-page-visit-number = bezoek { $visit }
taj-page-where = { $province }, { $visit } van 12
taj-page-after = Na het laatste bezoek

## De strijd.

taj-page-contest = De strijd van dit bezoek: wat iedereen op tafel heeft, per prijs
taj-page-played = Gespeeld in dit bezoek
taj-page-first = begint
taj-page-left = trok zich terug, nam
taj-page-left-empty = trok zich zonder prijs terug
taj-page-left-all = trok zich terug
taj-page-won = gewonnen
taj-page-tie = gelijk
taj-page-leads = ligt voor

## De kaart.

taj-page-map = Landkaart
taj-page-court = Hof van de grootmogol
taj-page-fortress = { $city }, een vesting
taj-page-palace-of = paleis van { $name }
taj-page-crown-of = gekroond paleis van { $name }

## Alles wat openbaar is.

taj-page-compare = Punten, kaarten, goederen en tegels van iedereen
taj-page-points = ptn
taj-page-gap = achter
taj-page-lead = kop
taj-page-cards = kaarten op de hand
taj-page-tiles = tegels
taj-page-scores = Scores: { $listed }

## Kaarten.

taj-page-hand = Je hand
taj-page-hands = Handen
taj-page-hand-of = { $count ->
    [one] { $name }: één kaart
   *[other] { $name }: { $count } kaarten
}
taj-page-playing = kleur:
taj-page-not-now = Nu niet
taj-page-not-now-colour = Nu niet: één kleur per bezoek
taj-page-not-now-alone = Alleen bij een gekleurde kaart
taj-page-not-now-second = Nu niet: één gekleurde kaart per beurt
taj-page-open = Open kaarten
taj-page-taking = neem er { $count } als je je terugtrekt
taj-page-deck = { $count ->
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $count } kaarten
}

## Waar de dingen voor zijn.

taj-page-about-figure = wie er bij het terugtrekken de meeste heeft, wint de invloedstegel en een paleis in deze provincie. Twee gelijke tegels worden een speciale kaart.
taj-page-about-mogul = wie er bij het terugtrekken de meeste heeft, wint het gekroonde paleis, dat naast een ander mag staan.
taj-page-about-elephant = wie er bij het terugtrekken de meeste heeft, wint de provincietegel met zijn goederen.
taj-page-about-goods = elk gewonnen stuk geeft een punt, en een meer voor elk van zijn soort dat je al hebt.
taj-page-about-tile = wie met olifanten wint, neemt hem en scoort zijn goederen.
taj-page-about-points = Punten
taj-page-about-gap = Punten achter de eerste
taj-page-about-tiles = Invloedstegels, waarvan twee gelijke een speciale kaart worden; en speciale kaarten
taj-page-discard = Aflegstapel: { $count }.

## De voorspelling.

taj-page-if-now = Als je je nu terugtrekt
taj-page-after-this = Als je je volgende beurt terugtrekt
taj-page-with-this = met deze kaart
taj-page-links = verbindt { $cities }
taj-page-nothing = geen prijs
taj-page-rivals = Rivalen
taj-page-if-anyone = Nu terugtrekken zou opleveren

## Hoe een deel van het spel heet.

taj-page-chapter = Bezoek

## Het verslag, waar een plaatje het ding laat zien.

taj-page-log-play = { $seat } speelt
taj-page-log-prize = { $seat } wint
taj-page-log-take = { $seat } neemt
taj-page-log-special = { $seat } levert een paar in voor
taj-page-log-drew = Het is

## Het verslag, waar een regel hoort bij waar hij uit volgt.

taj-page-also-prize = wint
taj-page-also-palace = paleis in { $city }
taj-page-also-crown = gekroond paleis in { $city }
taj-page-also-bonus = { $bonus }
taj-page-also-score = { $points ->
    [0] geen punten
   *[other] +{ $points }{ $goods ->
        [0] { "" }
       *[other] { " " }(goederen { $goods }, paleizen { $palaces })
    }
}
taj-page-also-take = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
taj-page-also-draws = een kaart van de stapel
taj-page-also-drew = de

## Stappen van een beurt, waar een plaatje de kaart laat zien.

taj-page-do-play = Speel
taj-page-do-add = Voeg toe
taj-page-do-take = Neem

## De terminal, waar die meer zegt dan de pagina.

taj-page-visit-of = Bezoek { $visit } van { $visits }: { $province }
taj-page-province = Provincie
taj-page-goods = Goederen
taj-page-cities = Steden: [A] paleis, [A^] gekroond paleis
taj-page-chains = Paleizen die door wegen verbonden zijn
taj-page-colour = Kleur
taj-page-won-by = Gewonnen door
taj-page-city = Stad
taj-page-bonus = Bonus
taj-page-palaces = Paleizen
taj-page-roads = Wegen naar
taj-page-used = Speciaal gebruikt
taj-page-wins = wint { $prizes }
taj-page-spends-change = kost je de speciale kaart Kleurwissel

## Tabellen van het materiaal.

taj-table-meta = Het spel
taj-table-components = Hoeveel van wat
taj-table-symbols = Symbolen
taj-table-commodities = Goederen
taj-table-card-colours = Kleuren van kaarten
taj-table-player-colours = Kleuren van spelers
taj-table-provinces = Provincies
taj-table-cities = Steden
taj-table-roads = Wegen
taj-table-court = Het hof
taj-table-court-slots = Plaatsen aan het hof
taj-table-province-tiles = Provincietegels
taj-table-bonus-tile-counts = Bonustegels per soort
taj-table-bonus-tiles = Bonustegels
taj-table-card-distribution = Samenstelling van de kaarten
taj-table-cards = Kaarten
taj-page-cards-red = Rode kaarten
taj-page-cards-yellow = Gele kaarten
taj-page-cards-green = Groene kaarten
taj-page-cards-violet = Paarse kaarten
taj-page-cards-white = Witte kaarten
taj-page-cards-special = Speciale kaarten
taj-table-influence-tiles = Invloedstegels
taj-table-crown = De kroon
taj-table-palaces = Paleizen
taj-table-black-figures = Zwarte figuren
taj-table-score-markers = Scorestenen
taj-table-player-counts = Naar aantal spelers
taj-table-numbers = Getallen uit de regels
taj-table-example-palace-chain = Voorbeeld: een keten van paleizen
taj-table-example-hand-1 = Voorbeeld: een eerste hand
taj-table-example-hand-2 = Voorbeeld: een tweede hand
taj-table-variant-two-players = Twee spelers

## Wat een deel van de tafel is, en waar het voor dient.

taj-page-about-court = { taj-page-court }. { taj-summary-prizes-words }
taj-page-about-map = Kaart. Elk bezoek gaat naar een andere provincie. Paleizen die wegen over veel provincies verbinden, leveren het meest op.
taj-page-about-hand = Hand. Je speelt per beurt één gekleurde kaart of trekt je terug; wat gespeeld is, is weg.
taj-page-about-market = Open kaarten. Wie zich terugtrekt, neemt er enkele.
taj-page-about-seats = De strijd. Wat iedereen in dit bezoek toont; de meeste van een soort winnen de prijs.
taj-page-about-strip = { taj-page-about-seats }
