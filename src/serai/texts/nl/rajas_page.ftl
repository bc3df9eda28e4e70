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
