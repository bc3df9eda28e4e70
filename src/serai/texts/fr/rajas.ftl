# Les Rajas du Gange.

## Noms : couleurs, marchandises, bâtiments.

rajas-colour-blue = { $gender ->
    [feminine] bleue
   *[masculine] bleu
}
rajas-colour-green = { $gender ->
    [feminine] verte
   *[masculine] vert
}
rajas-colour-orange = orange
rajas-colour-purple = { $gender ->
    [feminine] violette
   *[masculine] violet
}
rajas-colour-any = au choix
rajas-good-silk = soie
rajas-good-tea = thé
rajas-good-spice = épices
rajas-building-temple = temple
rajas-building-palace = palais
rajas-building-fortress = forteresse
rajas-building-mill = moulin
rajas-token_colour-white = blanc
rajas-token_colour-yellow = jaune
rajas-token_colour-red = rouge
rajas-token_colour-brown = brun

## Noms : dés et cases.

rajas-die = dé { $colour } { $value }
rajas-place-quarry = carrière, case { $at }
rajas-place-market = marchandises différentes, case { $at }
rajas-place-market_same = marché : { $good }
rajas-place-terrace = terrasse
rajas-place-garden = jardin { $colour }, case { $at }
rajas-place-balcony = balcon { $colour }
rajas-place-port = port, case { $at }
rajas-chamber-great_mogul = Grand Moghol
rajas-chamber-dancer = Danseuse
rajas-chamber-yogi = Yogi
rajas-chamber-raja_man_singh = Raja Man Singh
rajas-chamber-master_builder = Maître d’œuvre
rajas-chamber-portuguese = Portugais

## Noms : la province.

rajas-back-snake = { $article ->
    [with] au serpent
   *[none] serpent
}
rajas-back-cow = { $article ->
    [with] à la vache
   *[none] vache
}
rajas-back-tiger = { $article ->
    [with] au tigre
   *[none] tigre
}
rajas-stack = pile { NAME($colour, gender: "feminine") } { NAME($back, article: "with") }
rajas-market = { $good } { $coins }
rajas-tile-one = tuile { NAME($colour, gender: "feminine") } { $cost } : { $feature1 }
rajas-tile-two = tuile { NAME($colour, gender: "feminine") } { $cost } : { $feature1 }, { $feature2 }
rajas-tile-three = tuile { NAME($colour, gender: "feminine") } { $cost } : { $feature1 }, { $feature2 }, { $feature3 }
rajas-cell = rangée { $row }, colonne { $column }
rajas-edge-n = le haut
rajas-edge-e = la droite
rajas-edge-s = le bas
rajas-edge-w = la gauche
rajas-roads-zero = aucune route
rajas-roads-one = une route vers { $edge1 }
rajas-roads-two = des routes vers { $edge1 } et { $edge2 }
rajas-roads-three = des routes vers { $edge1 }, { $edge2 } et { $edge3 }
rajas-roads-four = des routes vers { $edge1 }, { $edge2 }, { $edge3 } et { $edge4 }
rajas-income-nw_corner = coin supérieur gauche
rajas-income-west_2 = à gauche, rangée 2
rajas-income-west_3 = à gauche, rangée 3
rajas-income-west_4 = à gauche, rangée 4
rajas-income-south_block = bloc de pierre
rajas-income-east_4 = à droite, rangée 4
rajas-income-east_3 = à droite, rangée 3
rajas-income-east_2 = à droite, rangée 2
rajas-income-ne_corner = coin supérieur droit

## Noms : le fleuve, les jetons.

rajas-space-start = le départ
rajas-space = case { $at }
rajas-token-one = jeton { $token_colour } : { $reward1 }
rajas-token-two = jeton { $token_colour } : { $reward1 } et { $reward2 }
rajas-river_tile-one = tuile Fleuve : { $reward1 }

## Noms : ce qu’on reçoit.

rajas-reward-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
rajas-reward-fame = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
}
rajas-reward-karma = { $count ->
    [one] { $count } point de karma
   *[other] { $count } points de karma
}
rajas-reward-upgrade = une amélioration
rajas-reward-dice = { $count ->
    [1] un dé { $colour }
   *[other] { $colour ->
        [blue] { $count } dés bleus
        [green] { $count } dés verts
        [orange] { $count } dés orange
        [purple] { $count } dés violets
       *[any] { $count } dés au choix
    }
}
rajas-reward-dice-three = un dé { $colour1 }, un { $colour2 } et un { $colour3 }
rajas-reward-dice_per_karma = un dé { $colour } par point de karma
rajas-reward-river_step = un pas du bateau
rajas-reward-river_move = { $count ->
    [one] le bateau avance de { $count } case au plus
   *[other] le bateau avance de { $count } cases au plus
}
rajas-reward-river_exactly = { $count ->
    [one] le bateau avance d’exactement { $count } case
   *[other] le bateau avance d’exactement { $count } cases
}
rajas-reward-sell_different = vendre des marchandises différentes
rajas-reward-sell_same = { $count ->
    [one] vendre une marchandise, sur { $count } marché au plus
   *[other] vendre une marchandise, sur { $count } marchés au plus
}
rajas-reward-sell_good = vendre ({ $good }) sur autant de marchés que le dé en montre
rajas-reward-chamber = une salle au choix
rajas-reward-token = un jeton Revenu
rajas-reward-elephant = l’éléphant
rajas-reward-reroll = relancer des dés
rajas-reward-build = une tuile Province
rajas-reward-cover = recouvrir une tuile
rajas-reward-sail = le bateau avance d’autant que le dé le montre
rajas-reward-coins_per_market = { $count ->
    [one] { $count } pièce par marché
   *[other] { $count } pièces par marché
}
rajas-reward-coins_per_upgrade = { $count ->
    [one] { $count } pièce par amélioration
   *[other] { $count } pièces par amélioration
}
rajas-reward-coins_per_building = { $count ->
    [one] { $count } pièce par bâtiment
   *[other] { $count } pièces par bâtiment
}
rajas-reward-coins_per_income = { $count ->
    [one] { $count } pièce par revenu relié
   *[other] { $count } pièces par revenu relié
}
rajas-reward-fame_per_upgrade = { $count ->
    [one] { $count } point de renommée par amélioration
   *[other] { $count } points de renommée par amélioration
}
rajas-reward-fame_per_karma = { $count ->
    [one] { $count } point de renommée par point de karma
   *[other] { $count } points de renommée par point de karma
}
rajas-reward-fame_per_market_tile = { $count ->
    [one] { $count } point de renommée par tuile avec un marché
   *[other] { $count } points de renommée par tuile avec un marché
}
rajas-reward-fame_per_river = { $count ->
    [one] 1 point de renommée par case du fleuve
   *[other] 1 point de renommée toutes les { $count } cases du fleuve
}
rajas-reward-fame_per_bend = { $count ->
    [one] { $count } point de renommée par virage d’une route
   *[other] { $count } points de renommée par virage d’une route
}
rajas-reward-fame_per_worker = { $count ->
    [one] { $count } point de renommée par ouvrier
   *[other] { $count } points de renommée par ouvrier
}
