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

rajas-page-where = Ronde { $round }, omloop { $circle }
rajas-page-after = Na het spel
rajas-page-last-circle = De laatste omloop.
# $count (getal) - roemvelden die nog ontbreken
rajas-page-nearest = { $count ->
    [one] { $seat } moet nog { $count } vakje.
   *[other] { $seat } moet nog { $count } vakjes.
}

## Wat van iedereen geteld wordt.

rajas-page-count-fame = Roem
rajas-page-count-money = Geld
rajas-page-count-gap = Te gaan
rajas-page-count-workers = Nog te plaatsen
rajas-page-count-joined = Arbeiders
rajas-page-count-dice = Dobbelstenen
rajas-page-count-karma = Karma
rajas-page-count-upgrades = Verbeteringen
rajas-page-count-tiles = Tegels
rajas-page-count-boat = Boot

## Wat een keuze oplevert.

rajas-page-fc-turned = { $die }, omgedraaid
