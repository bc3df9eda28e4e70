# La table des Rajas du Gange : ses libellés.

## Tables du matériel.

rajas-table-meta = Le jeu
rajas-table-components = Combien de quoi
rajas-table-numbers = Nombres des règles
rajas-table-player-counts = Selon le nombre de joueurs
rajas-table-covers = Caches à trois joueurs
rajas-table-places = Cases des ouvriers
rajas-table-chambers = Salles du palais
rajas-table-fame-bonuses = Récompenses de renommée
rajas-table-money-bonuses = Récompenses de richesse
rajas-table-river-spaces = Cases du fleuve
rajas-table-river-tiles = Tuiles Fleuve
rajas-table-province = Le plateau de province
rajas-table-cells = Emplacements de la province
rajas-table-incomes = Revenus de la province
rajas-table-backs = Dos des tuiles
rajas-table-die-colours = Couleurs des dés
rajas-table-goods = Marchandises
rajas-table-buildings = Bâtiments
rajas-table-province-tiles = Tuiles Province
rajas-table-token-colours = Couleurs des jetons
rajas-table-income-tokens = Jetons Revenu
rajas-table-rule-options = Lectures des règles ouvertes
