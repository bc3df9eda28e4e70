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

## Où en est la partie.

rajas-page-where = Manche { $round }, tour de table { $circle }
rajas-page-after = Après la partie
rajas-page-last-circle = Le dernier tour de table.
# $count (nombre) - cases de renommée qui manquent
rajas-page-nearest = { $count ->
    [one] { $seat } a encore { $count } case à parcourir.
   *[other] { $seat } a encore { $count } cases à parcourir.
}

## Ce que l’on compte pour chacun.

rajas-page-count-fame = Renommée
rajas-page-count-money = Argent
rajas-page-count-gap = Reste
rajas-page-count-workers = À placer
rajas-page-count-joined = Ouvriers
rajas-page-count-dice = Dés
rajas-page-count-karma = Karma
rajas-page-count-upgrades = Améliorations
rajas-page-count-tiles = Tuiles
rajas-page-count-boat = Bateau

## Ce qu’un choix rapporterait.

rajas-page-fc-turned = { $die }, retourné
