# Merv.
#
# Les noms de places suivent un deux-points ; tuiles et contrats disent entre parenthèses lesquels ils sont.

## Ce qu’on peut faire.

merv-do-go = Aller à l’emplacement : { $slot }
merv-do-activate = Activer le chantier : { $cell }
merv-do-act = Faire l’action du chantier
merv-do-favour = Prendre 1 faveur
merv-do-soldier = Placer un soldat
merv-do-collect = Prendre tous les chameaux du marché aux chameaux
merv-do-trade = Marché aux chameaux : poser un chameau sur la { $stall }
merv-do-fulfil = Remplir le { $contract }
merv-do-stand = Se placer dans la file : { $place }
merv-do-pay = Payer un cube { $colour }
merv-do-wild = Payer avec le cube qui vaut toutes les couleurs
merv-do-waive = Payer un cube de moins, grâce à la découverte
merv-do-settle = Payer comme proposé
merv-do-take = Prendre une carte Caravane : { $card }
merv-do-load = Poser un chameau sur la première carte sans chameau
merv-do-gift = Présent suivant : { $spice }
merv-do-courtier = Placer un courtisan : { $hall }
merv-do-discover = Découverte : { $breakthrough }
merv-do-post = Ouvrir un comptoir : { $city }
merv-do-buy = Acheter une marchandise : { $city }
merv-do-advance = Faire un pas : { $space }
merv-do-build = Bâtir : { $wall }
merv-do-wall = La placer : { $slot }
merv-do-guard = Placer le soldat : { $cell }
merv-do-upgrade = Placer l’amélioration : { $cell }
merv-do-bonus = Prendre l’amélioration bonus : { $colour }
merv-do-claim = Prendre la { $scoring_tile }
merv-do-score = Faire marquer un courtisan : { $hall }
merv-do-done = Terminé

## Noms : cubes, actions, présents.

merv-colour-purple = { $number ->
    [plural] violets
   *[singular] violet
}
merv-colour-turquoise = turquoise
merv-colour-brown = marron
merv-colour-orange = orange
merv-colour-white = { $number ->
    [plural] blancs
   *[singular] blanc
}
merv-symbol-caravansary = caravansérail
merv-symbol-palace = palais
merv-symbol-library = bibliothèque
merv-symbol-marketplace = marché
merv-symbol-mosque = mosquée
merv-symbol-wall = muraille
merv-gift-white_cube = un cube blanc
merv-gift-scroll = un parchemin
merv-gift-card = une carte Caravane
merv-gift-favour = 1 faveur
merv-gift-rare_good = une marchandise rare
merv-gift-advance = un pas dans la mosquée
merv-gift-soldier = un soldat
merv-gift-camel = un chameau
merv-gift-white_upgrade = une amélioration blanche
merv-gift-bonus_upgrade = une amélioration bonus
merv-gift-scoring_tile = une tuile de score
merv-gift-courtier = un courtisan
merv-gift-wall_piece = une pièce de muraille
merv-gift-post = un comptoir avec sa marchandise
merv-gift-mosque_scoring = des points pour les chantiers de mosquée
merv-rival-high_courtier = Grand Courtisan
merv-rival-magistrate = Magistrat

## Noms : la ville.

merv-slot-n = côté nord, colonne { $line }
merv-slot-e = côté est, rangée { $line }
merv-slot-s = côté sud, colonne { $line }
merv-slot-w = côté ouest, rangée { $line }
merv-cell = rangée { $row }, colonne { $column }
merv-site = { $symbol } ({ $colour })
merv-upgrade-white = amélioration blanche
merv-upgrade-bonus = amélioration bonus (cube { $colour })
merv-side-side_a = la face au parchemin
merv-side-side_b = la face à la marchandise rare
merv-stall = place { $at }
merv-place = place { $at }
merv-seat_letter = siège { $letter }
merv-wall-segment = { $count ->
    [one] segment à { $count } cube { $colour }
   *[other] segment à { $count } cubes { NAME($colour, number: "plural") }
}
merv-wall-gate = { $count ->
    [one] porte à { $count } cube { $colour }
   *[other] porte à { $count } cubes { NAME($colour, number: "plural") }
}

## Noms : épices, salles, villes.

merv-spice-cinnamon = cannelle
merv-spice-ginger = gingembre
merv-spice-juniper = genièvre
merv-spice-pepper = poivre
merv-card = carte { $at }
merv-hall-knowledge = Salle du Savoir
merv-hall-spice = Salle des Épices
merv-hall-trade = Salle du Commerce
merv-hall-faith = Salle de la Foi
merv-city-ray = Rey
merv-city-samarkand = Samarcande
merv-city-nishapur = Nichapour
merv-city-balkh = Balkh
merv-city-baghdad = Bagdad
merv-city-kashgar = Kachgar
merv-city-basra = Bassora
merv-city-peshawar = Peshawar

## Noms : la mosquée, tuiles, contrats.

merv-space-lane1 = voie 1, pas { $step }
merv-space-lane2 = voie 2, pas { $step }
merv-space-lane3 = voie 3, pas { $step }
merv-space-lane4 = voie 4, pas { $step }
merv-space-left = voie de gauche, pas { $step }
merv-space-right = voie de droite, pas { $step }
merv-space-top = pas { $step }
merv-scoring_tile = tuile de score ({ $symbol })
merv-breakthrough-discount = un cube de moins ({ $symbol })
merv-breakthrough-wild = un cube { $colour } vaut toutes les couleurs
merv-breakthrough-caravan_card = une carte Caravane
merv-breakthrough-trading_post = un comptoir avec sa marchandise
merv-breakthrough-mosque_advance = un pas dans la mosquée
merv-breakthrough-wall_piece = une pièce de muraille
merv-breakthrough-eight_points = 8 points
merv-breakthrough-favour_and_soldier = 1 faveur et un soldat
merv-breakthrough-two_favour = 2 faveurs
merv-breakthrough-two_soldiers = deux soldats
merv-stack = pile { $at }
merv-contract = contrat à { $points } points ({ $stack })
merv-solo_card = carte des rivaux ({ $symbol })
merv-difficulty-easy = facile
merv-difficulty-normal = normale
merv-difficulty-hard = difficile
