# Les Rajas du Gange.
#
# Les noms de cases, de récompenses et de revenus suivent un deux-points ; tuiles et jetons disent entre parenthèses ce qu’ils portent.

## Que faire maintenant.

rajas-prompt-place = Placez un ouvrier.
rajas-prompt-pay = Payez un dé : { $place }.
rajas-prompt-pay-tile = { $kinds ->
    [done-pay] La tuile est payée. Vous pouvez encore payer des dés { $colour ->
        [blue] bleus
        [green] verts
        [orange] orange
        [purple] violets
       *[any] au choix
    }.
   *[pay] Payez avec des dés { $colour ->
        [blue] bleus
        [green] verts
        [orange] orange
        [purple] violets
       *[any] au choix
    } : encore { $need }.
}
rajas-prompt-pay-tile-done = Ne plus rien payer
rajas-prompt-buy = Choisissez une tuile pour votre province.
rajas-prompt-buy-cover = Maître d’œuvre : choisissez la tuile qui recouvrira une des vôtres.
rajas-prompt-lay = Choisissez un emplacement pour la { $tile }.
rajas-prompt-cover = Choisissez laquelle de vos tuiles la { $tile } recouvre.
rajas-prompt-turn = Tournez la tuile comme elle doit rester : { $cell }.
rajas-prompt-income = Plusieurs revenus sont reliés. Lequel d’abord ?
rajas-prompt-upgrade = Améliorez une sorte de bâtiment.
rajas-prompt-room = { $room ->
    [0] { $count ->
        [one] Votre statue est pleine et { $count } nouveau dé attend. Rendez un dé ou renoncez au nouveau.
       *[other] Votre statue est pleine et { $count } nouveaux dés attendent. Rendez un dé ou renoncez à un nouveau.
    }
   *[other] Places libres sur votre statue : { $room } ; { $count } nouveaux dés attendent. Rendez un dé ou renoncez à un nouveau.
}
rajas-prompt-colour = { $count ->
    [1] Choisissez la couleur de votre nouveau dé.
   *[other] Choisissez les couleurs de vos { $count } nouveaux dés ; ensuite, ils sont lancés.
}
rajas-prompt-karma = Une récompense de renommée : { rajas-reward-karma }. Prenez-la ou laissez-la.
rajas-prompt-karma-done = La laisser
rajas-prompt-dice = Une récompense de richesse : { rajas-reward-dice }. Prenez-la ou laissez-la.
rajas-prompt-dice-done = La laisser
rajas-prompt-reroll = Choisissez des dés à relancer.
rajas-prompt-reroll-done = Pas d’autre dé
rajas-prompt-sell = { $most ->
    [one] Choisissez une marchandise à vendre, sur { $most } marché au plus.
   *[other] Choisissez une marchandise à vendre, sur { $most } marchés au plus.
}
rajas-prompt-earn = Lesquels de vos marchés rapportent ? Vous pouvez en prendre moins.
rajas-prompt-sail = { $kinds ->
    [done-sail] { $count ->
        [1] Menez votre bateau à la prochaine case libre, ou laissez-le là.
       *[other] Avancez votre bateau de { $count } cases libres au plus, ou laissez-le là.
    }
   *[sail] { $count ->
        [1] Menez votre bateau à la prochaine case libre.
       *[other] Avancez votre bateau de { $count } cases libres au plus.
    }
}
rajas-prompt-sail-done = Laisser le bateau
rajas-prompt-visit = Choisissez une salle du palais.
rajas-prompt-token = Prenez un jeton Revenu, ou renoncez-y.
rajas-prompt-token-done = Ne pas prendre de jeton
rajas-prompt-slot = Choisissez un revenu pour le { $token }.

## Ce qu’on peut faire.

rajas-do-place = Ouvrier : { $place }
rajas-do-pay = Payer le { $die }
rajas-do-flip = Retourner le { $die } pour 1 point de karma, et le payer
rajas-do-settle = Payer comme proposé
rajas-do-buy = Prendre la tuile du dessus : { $stack }
rajas-do-lay = Poser la tuile : { $cell }
rajas-do-cover = Recouvrir la tuile : { $cell }
rajas-do-turn = La tourner : { $roads }
rajas-do-income = Revenu : { $income }
rajas-do-token = Prendre le { $token }
rajas-do-slot = Poser le jeton : { $income }
rajas-do-choose = Prendre un dé { $colour }
rajas-do-forgo = Renoncer à un dé { $colour }
rajas-do-return = Rendre le { $die }
rajas-do-reroll = Relancer le { $die }
rajas-do-upgrade = Améliorer : { $building }
rajas-do-sail = Naviguer : { $space }
rajas-do-visit = Salle : { $chamber }
rajas-do-sell = Vendre : { $good }
rajas-do-earn = Gagner { $coins }
rajas-do-accept = La prendre
rajas-do-done = Terminé

## Ce qui n’est pas possible, et pourquoi.

rajas-refuse-taken = { $seat } y a un ouvrier.
rajas-refuse-left = Une case plus à gauche est libre : prenez-la.
rajas-refuse-coins = { $count ->
    [one] Il vous manque { $count } pièce.
   *[other] Il vous manque { $count } pièces.
}
rajas-refuse-die = Vous n’avez pas de dé qui convienne.
rajas-refuse-limit = Vous avez déjà vendu des marchandises différentes dans cette manche.
rajas-refuse-market = Vous n’avez aucun marché de ce genre.
rajas-refuse-tile = Vos dés ne suffisent pour aucune tuile.
rajas-refuse-cell = Aucune route ne mène à un emplacement vide de votre province.
rajas-refuse-sail = Il n’y a pas assez de cases libres devant votre bateau.
rajas-refuse-cover = Il n’y a pas de tuile que vous puissiez recouvrir et payer.
rajas-refuse-supply = Il n’y a plus de dé de ce genre dans la réserve.
rajas-refuse-cost = Il manque { $count } à vos dés { $colour ->
    [blue] bleus
    [green] verts
    [orange] orange
    [purple] violets
   *[any] au choix
}.
rajas-refuse-road = Aucune route n’y mène.
rajas-refuse-slot = Vous n’avez pas de revenu libre de cette couleur.
rajas-refuse-colour = Le { $die } n’a pas la couleur de la tuile.
rajas-refuse-full = Une tuile s’y trouve déjà.
rajas-refuse-covers-none = Elle ne peut recouvrir aucune de vos tuiles : le coût, les dés ou les routes ne conviennent pas.
rajas-refuse-covered = Une tuile y a déjà été recouverte.
rajas-refuse-cheap = La nouvelle tuile doit coûter plus que celle-ci.
rajas-refuse-cut = D’autres tuiles seraient coupées de votre résidence.
rajas-refuse-unfit = Le { $die } ne convient pas.
rajas-refuse-karma = Vous n’avez plus de karma.
rajas-refuse-scroll = On ne peut pas aller plus haut : { $building }.

## Ce qui s’est passé.

rajas-log-first = { $seat } a le plus petit total, et l’éléphant.
rajas-log-first-lot = Égalité au plus petit total : le sort désigne { $seat }, qui reçoit l’éléphant.
rajas-log-drift = Sur le fleuve se trouve une { $river_tile } : { $space }.
rajas-log-brown = { $seat } pioche le { $token }.
rajas-log-round = Manche { $round } : { $seat } commence.
rajas-log-place = { $seat } place un ouvrier : { $place }.
rajas-log-blocked = { $seat } ne trouve pas de case pour un ouvrier.
rajas-log-pays = { $count ->
    [one] { $seat } paie { $count } pièce et en garde { $money }.
   *[other] { $seat } paie { $count } pièces et en garde { $money }.
}
rajas-log-pay = { $seat } paie le { $die }.
rajas-log-flip = { $seat } retourne le { $die } en { $value } pour 1 point de karma, et le paie.
rajas-log-lay = { $seat } pose la { $tile } : { $cell }.
rajas-log-cover = { $seat } recouvre une tuile par la { $tile } : { $cell }.
rajas-log-income = { $seat } touche un revenu : { $income }.
rajas-log-sell = { $seat } vend : { $good }.
rajas-log-coins = { $count ->
    [one] { $seat } gagne { $count } pièce et en a { $money }.
   *[other] { $seat } gagne { $count } pièces et en a { $money }.
}
rajas-log-fame = { $count ->
    [one] { $seat } gagne { $count } point de renommée et en a { $fame }.
   *[other] { $seat } gagne { $count } points de renommée et en a { $fame }.
}
rajas-log-karma = { $count ->
    [one] { $seat } gagne { $count } point de karma et en a { $karma }.
   *[other] { $seat } gagne { $count } points de karma et en a { $karma }.
}
rajas-log-worker = Un ouvrier rejoint { $seat }, qui en a maintenant { $count }.
rajas-log-upgrade = { $seat } améliore un bâtiment : { $building }, qui donne désormais { $fame } points de renommée.
rajas-log-upgrade-later = { $seat } améliore un bâtiment : { $building }, qui donnera { $fame } points de renommée dès le prochain tour.
rajas-log-no-upgrade = { $seat } n’a plus rien à améliorer.
rajas-log-reroll = { $seat } relance : le { $die }.
rajas-log-roll = { $seat } lance : { $die }.
rajas-log-no-dice = { $count ->
    [one] Il manque { $count } dé dans la réserve pour { $seat }.
   *[other] Il manque { $count } dés dans la réserve pour { $seat }.
}
rajas-log-return = { $seat } rend le { $die }.
rajas-log-forgo = { $seat } renonce à un dé { $colour }.
rajas-log-sail = { $seat } navigue : { $space }.
rajas-log-no-sail = Le bateau ne peut pas avancer ({ $seat }).
rajas-log-visit = { $seat } utilise une salle : { $chamber }.
rajas-log-elephant = { $seat } prend l’éléphant.
rajas-log-draw = { $seat } pioche le { $token }.
rajas-log-shuffle = On mélange de nouveau les jetons blancs.
rajas-log-token = { $seat } prend le { $token }.
rajas-log-slot = { $seat } pose le { $token } sur un revenu : { $income }.
rajas-log-crossed = { $count ->
    [0] { $seat } : les marqueurs se rencontrent. On finit le tour de table.
    [one] { $seat } : les marqueurs se sont croisés, de { $count } case. On finit le tour de table.
   *[other] { $seat } : les marqueurs se sont croisés, de { $count } cases. On finit le tour de table.
}
rajas-log-nothing = { $seat } ne reçoit rien.
rajas-log-leave = { $seat } laisse la récompense.
rajas-log-stay = { $seat } laisse son bateau où il est.
rajas-log-no-token = { $seat } ne prend pas de jeton.
rajas-log-no-room = { $seat } n’a de place pour aucun jeton.
rajas-log-none-fits = { $seat } n’obtient pas de jeton : il n’en reste aucun pour ses revenus libres.
rajas-log-sixth = Le sixième ouvrier quitte le jeu ({ $seat }).
rajas-log-no-karma = { $seat } a déjà tout le karma possible.
rajas-log-end = Le dernier tour de table est fini.

## Comment la partie a fini.

rajas-end-crossed = Celui qui a croisé le premier a gagné.
rajas-end-overtaken = Celui qui a croisé le premier a été dépassé dans le dernier tour de table.
rajas-end-tie = Plusieurs sont allés aussi loin l’un que l’autre.
rajas-end-tie-earlier = À égalité, celui qui a croisé le plus tôt gagne.

## Raisons des points, en lignes d’un tableau.

rajas-points-fame = Renommée
rajas-points-money = Richesse, en cases de renommée
rajas-points-way = Le chemin entier

## Choix avant la partie.

rajas-option-variant = Partie
rajas-option-variant-basic = normale
rajas-option-variant-navaratna = Navaratna, pour connaisseurs
rajas-option-variant-mixed = joueurs d’expérience différente
rajas-option-ganga = Tuiles Fleuve (Ganga)
rajas-option-ganga-off = non
rajas-option-ganga-on = oui
rajas-option-expert_a = Place A : joueur expérimenté
rajas-option-expert_a-no = non
rajas-option-expert_a-yes = oui
rajas-option-expert_b = Place B : joueur expérimenté
rajas-option-expert_b-no = non
rajas-option-expert_b-yes = oui
rajas-option-expert_c = Place C : joueur expérimenté
rajas-option-expert_c-no = non
rajas-option-expert_c-yes = oui
rajas-option-expert_d = Place D : joueur expérimenté
rajas-option-expert_d-no = non
rajas-option-expert_d-yes = oui
rajas-setup-experts = On n’indique les joueurs expérimentés qu’avec « { $option } ».
rajas-setup-seats = Il n’y a que { $count } places, mais un joueur expérimenté est indiqué à une place suivante.
rajas-setup-both = « { $option } » demande un joueur expérimenté et un débutant.

## Noms : couleurs, marchandises, bâtiments.

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

## Noms : dés et cases.

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

## Noms : la province.

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
rajas-tile-one = tuile { NAME($colour, gender: "feminine") } { $cost } ({ $feature1 })
rajas-tile-two = tuile { NAME($colour, gender: "feminine") } { $cost } ({ $feature1 }, { $feature2 })
rajas-tile-three = tuile { NAME($colour, gender: "feminine") } { $cost } ({ $feature1 }, { $feature2 }, { $feature3 })
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

## Noms : le fleuve, les jetons.

rajas-space-start = le départ
rajas-space = case { $at }
rajas-token-one = jeton { $token_colour } ({ $reward1 })
rajas-token-two = jeton { $token_colour } ({ $reward1 } et { $reward2 })
rajas-river_tile-one = tuile Fleuve ({ $reward1 })

## Noms : ce qu’on reçoit.

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
