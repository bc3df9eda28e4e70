# De tafel van Rajas of the Ganges: opschriften.

## Tabellen van het spelmateriaal.

rajas-table-meta = Het spel
rajas-table-components = Hoeveel waarvan
rajas-table-numbers = Getallen van de regels
rajas-table-player-counts = Naar aantal spelers
rajas-table-covers = Afdekplaatjes voor drie spelers
rajas-table-places = Velden voor arbeiders
rajas-table-chambers = Zalen van het paleis
rajas-table-fame-bonuses = Beloningen voor roem
rajas-table-money-bonuses = Beloningen voor geld
rajas-table-river-spaces = Velden van de rivier
rajas-table-river-tiles = Riviertegels
rajas-table-province = Het provinciebord
rajas-table-cells = Plekken van de provincie
rajas-table-incomes = Inkomsten van de provincie
rajas-table-backs = Achterkanten van de tegels
rajas-table-die-colours = Kleuren van de dobbelstenen
rajas-table-goods = Goederen
rajas-table-buildings = Gebouwen
rajas-table-province-tiles = Provincietegels
rajas-table-token-colours = Kleuren van de fiches
rajas-table-income-tokens = Inkomstenfiches
rajas-table-rule-options = Lezingen van open regels

## Hoe ver het spel is.

rajas-page-round = Ronde { $round }
rajas-page-where = Ronde { $round }, omloop { $circle }
rajas-page-after = Na het spel
rajas-page-last-circle = De laatste omloop.

## Wat van iedereen geteld wordt.

rajas-page-count-fame = Roem
rajas-page-count-money = Geld
rajas-page-count-karma = Karma

## Wat een keuze oplevert.

rajas-page-fc-turned = { $die }, omgedraaid

## Province, tiles, dice, tokens.

rajas-page-your-province = Jouw provincie
rajas-page-province-of = { $name }: provincie
rajas-page-tiles-lie = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
rajas-page-look-at = Bekijk de provincie: { $name }
rajas-page-all-provinces = Alle provincies
rajas-page-back = Terug naar de tafel
rajas-page-closer = Van dichtbij
rajas-page-linked = inkomsten
rajas-page-markets = markten
rajas-page-dice = dobbelstenen
rajas-page-lay-it = Leggen
rajas-page-cover-it = Bedekken
rajas-page-final-tile = Hierna definitief: de volgende tegel wordt gedraaid
rajas-page-final-roll = Hierna definitief: er wordt gedobbeld
rajas-page-final-both = Hierna definitief: een worp en de volgende tegel
rajas-page-your-dice = Jouw dobbelstenen
rajas-page-dice-of = { $name }: dobbelstenen
rajas-page-dice-held = { $held } van { $all }
rajas-page-tip-karma = Karma: { $count } van { $most }. Voor 1 karma wordt een dobbelsteen waarmee je betaalt omgedraaid.
rajas-page-tiles = Tegels
rajas-page-none-left = op
rajas-page-tokens = Inkomstenfiches
rajas-page-open-to-all = voor iedereen

## Het bord.

rajas-page-order = Volgorde van de spelers
rajas-page-has-elephant = { $name } heeft de olifant.
rajas-page-race = Wedloop
rajas-page-race-note = tussen de markers: nog zoveel vakjes
rajas-page-fame = roem
rajas-page-money = geld
rajas-page-to-go = te gaan
rajas-page-gap = { $count ->
    [one] nog { $count } vakje te gaan
   *[other] nog { $count } vakjes te gaan
}
rajas-page-gap-crossed = gekruist, met { $count }
rajas-page-crossed-first = kruiste het eerst
rajas-page-crossed-later = later
rajas-page-palace = Paleis
rajas-page-palace-note = terras, balkons; zalen; tuinen
rajas-page-quarry = Groeve
rajas-page-quarry-note = een tegel voor je provincie
rajas-page-market = Markt
rajas-page-market-note = één goed: tot de dobbelsteen
rajas-page-port = Haven
rajas-page-port-note = betaal een 1, 2 of 3
rajas-page-places = Plekken
rajas-page-river = Rivier
rajas-page-province = Provincie
rajas-page-tiles-tab = Tegels
rajas-page-tokens-tab = Fiches
rajas-page-workers = Arbeiders
rajas-page-tip-workers = Nog te plaatsen, van alle die meedoen
rajas-page-karma = Karma
rajas-page-dice-of-colour = { $colour } dobbelstenen
rajas-page-markets-of = Markten: { $good }
rajas-page-tip-scroll = Roem per gebouw: { $building }.
rajas-page-amount = { $points ->
    [one] { $points } vakje
   *[other] { $points } vakjes
}
rajas-page-total = Voorsprong

## Wat dingen zeggen.

rajas-page-tip-covered = Niet met drie spelers
rajas-page-tip-worker = Arbeider van { $seat }
rajas-page-tip-costs = Prijs: { $price }
rajas-page-tip-costs-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
rajas-page-tip-costs-any = een dobbelsteen
rajas-page-tip-costs-colour = een { $colour } dobbelsteen
rajas-page-tip-costs-value = een dobbelsteen die { $value } toont
rajas-page-tip-costs-most = een dobbelsteen van hoogstens { $value }
rajas-page-tip-free = Gratis
rajas-page-tip-boats = Boot: { $names }
rajas-page-tip-seat = Roem { $fame }, geld { $money }
rajas-page-tip-to-go = { $count ->
    [one] Nog { $count } vakje te gaan
   *[other] Nog { $count } vakjes te gaan
}
rajas-page-tip-crossed = { $count ->
    [0] De markers hebben elkaar ontmoet
    [one] De markers hebben elkaar gekruist, met { $count } vakje
   *[other] De markers hebben elkaar gekruist, met { $count } vakjes
}
rajas-page-tip-new-worker = Een nieuwe arbeider
rajas-page-tip-turned = Omgekeerd toont hij { $value }
rajas-page-tip-none-left = Er is geen tegel meer
rajas-page-tip-tiles-left = { $count ->
    [one] Nog { $count } tegel
   *[other] Nog { $count } tegels
}
rajas-page-tip-paid = Al uitbetaald

rajas-page-nothing = nog niets
rajas-page-dice-left = nog { $count }
rajas-page-tiles-of = Provincietegels: { $colour }

## Regels van het verslag en van een beurt, waarvan de dingen als tekens staan.

# The terminal.
rajas-page-terrace = Terras
rajas-page-balcony = Balkons
rajas-page-chamber = Kamers
rajas-page-garden = Tuinen
rajas-page-text-boats = Boten
rajas-page-text-reward = Beloning
rajas-page-text-stack = Stapel
rajas-page-text-top = Bovenste tegel
rajas-page-text-roads = Wegen
rajas-page-text-signs = { $home } residentie, { $free } lege plek
rajas-page-text-below = Eronder
rajas-page-text-dice = Dobbelstenen
rajas-page-text-kinds = Gebouwen
rajas-page-text-incomes = Inkomsten

rajas-page-log-place = { $seat } plaatst een arbeider:
rajas-page-log-pay = { $seat } betaalt
rajas-page-log-flip = { $seat } keert om en betaalt
rajas-page-log-lay = { $seat } legt een tegel
rajas-page-log-cover = { $seat } bedekt een tegel
rajas-page-log-income = { $seat } krijgt inkomsten:
rajas-page-log-sell = { $seat } verkoopt
rajas-page-log-upgrade = { $seat } verbetert
rajas-page-log-roll = { $seat } gooit
rajas-page-log-return = { $seat } geeft terug
rajas-page-log-sail = { $seat } vaart naar
rajas-page-log-visit = { $seat } gebruikt
rajas-page-do-place = Arbeider:
rajas-page-do-pay = Betaal
rajas-page-do-flip = Keer om en betaal
rajas-page-do-buy = Neem een tegel
rajas-page-do-turn = Draai hem
rajas-page-do-income = Inkomsten:
rajas-page-do-choose = Neem
rajas-page-do-forgo = Zie af van
rajas-page-do-return = Geef terug
rajas-page-do-reroll = Gooi opnieuw
rajas-page-do-upgrade = Verbeter
rajas-page-do-sell = Verkoop
rajas-page-scrolls = Een soort gebouw verbeteren

## Het verloop, waar een regel bij de vorige wordt gevoegd.

rajas-page-also-pays = { $count ->
    [one] betaalt { $count } munt
   *[other] betaalt { $count } munten
}
rajas-page-also-pay = betaalt
rajas-page-also-flip = keert om en betaalt
rajas-page-also-lay = legt een tegel
rajas-page-also-cover = bedekt een tegel
rajas-page-also-income = inkomsten
rajas-page-also-sell = verkoopt
rajas-page-also-return = geeft terug
rajas-page-also-visit = gebruikt
rajas-page-also-elephant = neemt de olifant
rajas-page-also-fame = +{ $count } roem
rajas-page-also-coins = { $count ->
    [one] +{ $count } munt
   *[other] +{ $count } munten
}
rajas-page-also-karma = +{ $count } karma
rajas-page-also-worker = een arbeider erbij
rajas-page-also-upgrade = verbetert
rajas-page-also-upgrade-later = verbetert vanaf de volgende beurt ({ $building })
rajas-page-also-roll = gooit
rajas-page-also-sail = vaart naar
rajas-page-also-token = neemt { NAME($token, article: "definite") }
rajas-page-also-nothing = niets
rajas-page-also-leave = laat de beloning liggen
rajas-page-also-stay = laat de boot waar hij is
rajas-page-also-no-token = neemt geen fiche

## Waar iets vandaan komt, als de regel het niet zegt.

rajas-page-cause-setup-dice = aan het begin
rajas-page-cause-track-fame = roemspoor
rajas-page-cause-track-money = geldspoor
rajas-page-cause-worker-fame = roem
rajas-page-cause-worker-money = geld
rajas-page-cause-worker-bridge = brug
rajas-page-cause-income-gives = inkomsten
rajas-page-cause-navaratna-fewer = minder arbeiders
rajas-page-cause-palace-token = wit fiche
rajas-page-cause-province-buildings = gebouwen
rajas-page-cause-province-markets = markten
rajas-page-cause-navaratna-tokens = fiche
rajas-page-cause-navaratna-markets = fiche
rajas-page-cause-navaratna-river = fiche
rajas-page-cause-navaratna-buildings = fiche
rajas-page-cause-navaratna-linked = fiche
rajas-page-cause-navaratna-bends = fiche
rajas-page-cause-navaratna-upgrades = fiche
rajas-page-cause-navaratna-helpers = fiche
rajas-page-cause-river-reward = rivier
rajas-page-cause-river-karma = rivier
rajas-page-cause-river-coins = rivier
rajas-page-cause-river-fame = rivier
rajas-page-cause-river-dice = rivier
rajas-page-cause-river-upgrade = rivier
rajas-page-cause-river-karma-dice = rivier
rajas-page-cause-river-different = rivier
rajas-page-cause-river-same = rivier
rajas-page-cause-river-chamber = rivier
rajas-page-cause-river-markets = rivier
rajas-page-cause-river-upgrade-coins = rivier
rajas-page-cause-river-upgrade-fame = rivier
rajas-page-cause-river-karma-fame = rivier
rajas-page-cause-ganga-replaces = riviertegel
rajas-page-cause-ganga-karma = riviertegel
rajas-page-cause-ganga-dice = riviertegel
rajas-page-cause-ganga-chamber = riviertegel
rajas-page-cause-ganga-same = riviertegel
rajas-page-cause-ganga-sail = riviertegel

## After the end.

rajas-page-how-it-ended = Hoe het afliep
rajas-page-came-from = Waar het vandaan kwam
rajas-page-from-start = Bij het begin
rajas-page-from-market = Verkochte goederen
# $what (text) - fame or money
rajas-page-from-province = { $what ->
    [fame] Gebouwen
   *[money] Markten op gelegde tegels
}
rajas-page-from-income = Inkomsten
rajas-page-from-palace = Paleis
rajas-page-from-river = Rivier
rajas-page-from-paid = Betaald voor plaatsen
rajas-page-from-other = Overig

## Wat een deel van de tafel is, en waar het voor dient.

rajas-page-about-palace = { rajas-summary-palace }. { rajas-summary-palace-words }
rajas-page-about-quarry = { rajas-summary-quarry }. { rajas-summary-quarry-words }
rajas-page-about-market = { rajas-summary-market }. { rajas-summary-market-words }
rajas-page-about-province = { rajas-summary-province }. { rajas-summary-province-words }
rajas-page-about-race = { rajas-page-race }. { rajas-summary-goal-words }
rajas-page-about-strip = { rajas-page-about-race }
rajas-page-about-board = Bord. Arbeiders gaan naar paleis, groeve, markt en haven; boten varen de rivier af.
rajas-page-about-port = Haven. Een lage dobbelsteen brengt je boot naar de volgende beloning op de rivier.
rajas-page-about-river = Rivier. Elk veld geeft zijn beloning aan de boot die er aanlegt.
rajas-page-about-provinces = Alle provincies. Wat iedereen gebouwd heeft, naast elkaar.
rajas-page-about-residence = Residentie. Alle wegen van de provincie leiden erheen.
rajas-page-about-tokens = Inkomstenfiches. Ze liggen op inkomsten en leveren op zodra een weg ze bereikt.
rajas-page-about-dice = Dobbelstenen. Ze betalen tegels en plaatsen; voor 1 karma draai je een betaalde dobbelsteen om.
rajas-page-about-tray = { rajas-page-about-dice }
rajas-page-about-rail = { rajas-page-about-dice }
rajas-page-about-hand = Een vrije hand. Hier is plaats voor nog een dobbelsteen.
rajas-page-about-stacks = Tegels. De bovenste van elke stapel koop je bij de groeve met dobbelstenen van zijn kleur.
