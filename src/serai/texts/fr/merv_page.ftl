# La table de Merv.

## Titres des tableaux de matériel.

merv-table-meta = Le jeu
merv-table-components = Combien de quoi
merv-table-numbers = Les nombres des règles
merv-table-player-counts = Selon le nombre de joueurs
merv-table-favour-track = La piste de faveur
merv-table-influence-track = La piste d’influence
merv-table-colours = Couleurs des cubes
merv-table-symbols = Les six actions
merv-table-sites = Chantiers
merv-table-market-sides = Faces du marché aux chameaux
merv-table-upgrades = Améliorations
merv-table-mosque-spaces = Cases de la mosquée
merv-table-mosque-edges = Pas dans la mosquée et leur prix
merv-table-scoring-tiles = Tuiles de score
merv-table-cities = Villes du marché
merv-table-walls = Segments de muraille et portes
merv-table-halls = Salles du palais
merv-table-breakthroughs = Découvertes
merv-table-contracts = Contrats
merv-table-spices = Cartes Caravane
merv-table-solo-cards = Cartes des rivaux (les nôtres)
merv-table-difficulties = Difficultés du jeu en solo (les nôtres)
merv-table-rule-options = Lectures des règles ouvertes
