# Taj Mahal in de browser: titels van panelen, korte regels, woorden voor het oor.

## De bovenste balk.

taj-page-visits = Twaalf bezoeken
taj-page-visit = Bezoek { $visit }: { $province }
taj-page-where = { $province }, { $visit } van 12
taj-page-after = Na het laatste bezoek

## De strijd.

taj-page-contest = De strijd van dit bezoek: wat iedereen op tafel heeft, per prijs
taj-page-played = Gespeeld in dit bezoek
taj-page-seat = plaats { $letter }
taj-page-first = begint
taj-page-left = trok zich terug, nam
taj-page-left-empty = trok zich met lege handen terug
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
taj-page-playing = je speelt
taj-page-not-now = Nu niet
taj-page-not-now-colour = Nu niet: één kleur per bezoek.
taj-page-not-now-alone = Nu niet: witte en speciale kaarten horen bij een gekleurde.
taj-page-not-now-second = Nu niet: één gekleurde kaart per beurt.
taj-page-open = Open kaarten
taj-page-taking = neem er { $count } als je je terugtrekt
taj-page-deck = { $count ->
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $count } kaarten
}

## De voorspelling.

taj-page-if-now = Als je je nu terugtrekt
taj-page-after-this = Als je je volgende beurt terugtrekt
taj-page-with-this = met deze kaart
taj-page-nothing = niets
taj-page-rivals = Rivalen
taj-page-if-anyone = Nu terugtrekken zou winnen

## Het verslag, waar een plaatje het ding laat zien.

taj-page-log-play = { $seat } speelt
taj-page-log-prize = { $seat } wint
taj-page-log-take = { $seat } neemt
taj-page-log-special = { $seat } levert een paar in voor
taj-page-log-drew = Het is

## Stappen van een beurt, waar een plaatje de kaart laat zien.

taj-page-do-play = Speel
taj-page-do-add = Voeg toe
taj-page-do-take = Neem

## De uitslag.

taj-page-result = Uitslag
taj-page-total = Totaal
