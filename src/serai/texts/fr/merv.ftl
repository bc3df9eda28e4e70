# Merv.
#
# Les noms de places suivent un deux-points ; tuiles et contrats disent entre parenthèses lesquels ils sont.

## Que faire maintenant.

merv-prompt-slot = Choisissez un emplacement de ce côté de la ville.
merv-prompt-site = Choisissez un chantier à activer.
merv-prompt-action = { $kinds ->
    [action-market] Agissez, ou passez d’abord au marché aux chameaux.
   *[action] Choisissez votre action.
}
merv-prompt-trade = Commercez au marché aux chameaux, ou renoncez-y.
merv-prompt-trade-done = Ne pas commercer
merv-prompt-contracts = Remplissez des contrats, ou terminez votre tour.
merv-prompt-contracts-done = Terminer le tour
merv-prompt-between = Il n’y a rien d’autre à faire ici. Remplissez des contrats, ou continuez.
merv-prompt-between-done = Continuer
merv-prompt-queue = Choisissez votre place dans la prochaine file.
merv-prompt-courtier-slot = Grand Courtisan : choisissez un emplacement pour lui.
merv-prompt-courtier-site = Grand Courtisan : choisissez le chantier vide où il bâtit.
merv-prompt-ransom = Votre bâtiment est attaqué : { $cell }. Payez un cube pour lui, ou perdez-le.
merv-prompt-ransom-done = Abandonner le bâtiment
merv-prompt-score = { $count ->
    [one] Votre faveur suffit encore pour { $count } courtisan : choisissez qui marque.
   *[other] Votre faveur suffit encore pour { $count } courtisans : choisissez qui marque.
}
merv-prompt-pay = Il faut un cube { $colour } : choisissez comment payer.
merv-prompt-cards = Prenez des cartes Caravane, un cube pour chacune.
merv-prompt-cards-done = Plus de cartes
merv-prompt-pay-card = Payez un cube pour la carte.
merv-prompt-gift = Plusieurs paires donnent un présent. Lequel d’abord ?
merv-prompt-free-card = Choisissez une carte Caravane ; elle ne coûte rien.
merv-prompt-study = { $count ->
    [0] Payez des cubes de couleurs différentes, chacun pour un parchemin.
   *[other] Payez encore un cube d’une autre couleur, ou arrêtez-vous à { $count }.
}
merv-prompt-study-done = Assez
merv-prompt-breakthrough = Choisissez une découverte.
merv-prompt-post = Choisissez une ville pour votre comptoir.
merv-prompt-buy = Achetez des marchandises, au plus une par ville.
merv-prompt-buy-done = Ne plus rien acheter
merv-prompt-courtier = Placez des courtisans au palais.
merv-prompt-courtier-done = Plus de courtisans
merv-prompt-free-courtier = Choisissez une salle pour un courtisan ; il ne coûte rien.
merv-prompt-mosque = Avancez dans la mosquée.
merv-prompt-mosque-done = Ne pas aller plus loin
merv-prompt-free-step = Choisissez un pas dans la mosquée ; il ne coûte rien.
merv-prompt-tile = Choisissez une tuile de score.
merv-prompt-wall = Bâtissez des segments de muraille et des portes.
merv-prompt-wall-done = Ne plus rien bâtir
merv-prompt-free-wall = Choisissez un segment de muraille ou une porte ; cela ne coûte rien.
merv-prompt-wall-slot = Choisissez une place : { $wall }.
merv-prompt-soldier = Choisissez un bâtiment pour le soldat.
merv-prompt-soldier-done = Ne pas placer de soldat
merv-prompt-bonus = Choisissez une amélioration bonus.
merv-prompt-upgrade = { $colour ->
    [white] Choisissez un chantier pour l’amélioration blanche.
   *[other] Choisissez un chantier pour l’amélioration bonus (cube { $colour }).
}

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
merv-do-load = Poser un chameau sur la première carte libre
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

## Ce qui n’est pas possible maintenant, et pourquoi.

merv-refuse-building = Vous n’avez plus de bâtiment pour un chantier vide.
merv-refuse-act = Vous n’avez pas de quoi payer cette action, ou rien à y gagner.
merv-refuse-no-post = Vous n’avez pas de serviteur, ou il n’y a pas de bâtiment pour un soldat.
merv-refuse-influence = Votre influence est trop faible pour ce contrat.
merv-refuse-goods = Il vous manque des parchemins ou des marchandises.
merv-refuse-cubes = Vous n’avez pas assez de cubes.
merv-refuse-reach = Hors de portée : posez des chameaux sur les cartes qui la précèdent.
merv-refuse-spice = Votre influence ne permet pas une autre sorte d’épice.
merv-refuse-post = Il vous faut un comptoir dans la ville proche qui la précède.
merv-refuse-bought = Vous y avez déjà acheté pendant cette action.
merv-refuse-route = Vous n’y avez pas de comptoir, et trop peu de chameaux pour la route.
merv-refuse-courtier = { $count ->
    [one] Ce courtisan coûte { $count } cube { $colour }.
   *[other] Ce courtisan coûte { $count } cubes { NAME($colour, number: "plural") }.
}
merv-refuse-soldier = Il y a un soldat ou une amélioration, ou des murailles le mettent à l’abri.
merv-refuse-slot = Quelqu’un s’y trouve déjà.
merv-refuse-hall = Vous n’avez plus de serviteur, ou la salle est pleine.
merv-refuse-wall = Il n’en reste plus.

## Ce qui s’est passé.

merv-log-side = Le marché aux chameaux montre { $side }.
merv-log-site = Un chantier est posé : { $site }, { $cell }.
merv-log-next = { $seat } se range dans la file : { $place }.
merv-log-year = L’année { $year } commence.
merv-log-slot = { $seat } prend un emplacement : { $slot }.
merv-log-activate = { $seat } active un chantier : { $cell }.
merv-log-build = { $seat } bâtit : { $cell }.
merv-log-act = { $seat } agit : { $symbol }.
merv-log-trade = { $seat } laisse un chameau au marché aux chameaux, pour { $gift }.
merv-log-contract = { $seat } remplit le { $contract }.
merv-log-queue = { $count ->
    [0] { $seat } se place dans la file : { $place }.
    [one] { $seat } laisse { $count } chameau et se place dans la file : { $place }.
   *[other] { $seat } laisse { $count } chameaux et se place dans la file : { $place }.
}
merv-log-rival-queue = { $count ->
    [0] Le { $rival } se place dans la file : { $place }.
    [one] Le { $rival } laisse { $count } chameau et se place dans la file : { $place }.
   *[other] Le { $rival } laisse { $count } chameaux et se place dans la file : { $place }.
}
merv-log-courtier-slot = { $seat } envoie le Grand Courtisan à un emplacement : { $slot }.
merv-log-courtier-site = { $seat } fait bâtir le Grand Courtisan : { $cell }.
merv-log-courtier-none = Le Grand Courtisan ne bâtit rien.
merv-log-invasion = Les Mongols attaquent.
merv-log-soldiers-home = Tous les soldats quittent la ville.
merv-log-ransom = { $seat } paie un cube { $colour } de rançon : { $cell }.
merv-log-lost = { $seat } perd un bâtiment : { $cell }.
merv-log-rival-lost = Le { $rival } perd un bâtiment : { $cell }.
merv-log-hall = { $count ->
    [one] Un courtisan rapporte { $count } point à { $seat } : { $hall }.
   *[other] Un courtisan rapporte { $count } points à { $seat } : { $hall }.
}
merv-log-rare-gift = { $seat } reçoit une marchandise rare.
merv-log-favour = { $seat } gagne 1 faveur.
merv-log-favour-spent = { $count ->
    [one] { $seat } dépense { $count } faveur pour les courtisans.
   *[other] { $seat } dépense { $count } faveurs pour les courtisans.
}
merv-log-influence = { $seat } gagne 1 influence.
merv-log-favour-full = La piste de faveur de { $seat } est pleine : c’est de l’influence qui vient.
merv-log-influence-full = La piste d’influence de { $seat } est pleine : c’est de la faveur qui vient.
merv-log-full = Les deux pistes de { $seat } sont pleines : il n’y a rien à gagner.
merv-log-points = { $count ->
    [one] { $seat } marque { $count } point.
   *[other] { $seat } marque { $count } points.
}
merv-log-cube = { $seat } reçoit un cube { $colour }.
merv-log-camels = { $count ->
    [one] { $seat } reçoit { $count } chameau.
   *[other] { $seat } reçoit { $count } chameaux.
}
merv-log-rival-camels = { $count ->
    [one] Le { $rival } reçoit { $count } chameau.
   *[other] Le { $rival } reçoit { $count } chameaux.
}
merv-log-pay = { $seat } paie un cube { $colour }.
merv-log-waive = { $seat } paie un cube de moins.
merv-log-soldier = { $seat } place un soldat : { $cell }.
merv-log-decline = { $seat } ne place pas de soldat.
merv-log-soldier-home = { $seat } reprend un soldat, qui cède la place à l’amélioration : { $cell }.
merv-log-no-soldier = { $seat } n’a pas de serviteur ou pas de bâtiment pour un soldat.
merv-log-upgrade = { $colour ->
    [white] { $seat } place une amélioration blanche : { $cell }.
   *[other] { $seat } place une amélioration bonus (cube { $colour }) : { $cell }.
}
merv-log-no-upgrade = { $seat } n’a pas de chantier pour une amélioration, ou il n’en reste pas.
merv-log-load = { $seat } pose un chameau sur une carte Caravane.
merv-log-card = { $seat } prend une carte : { $spice }.
merv-log-deal = Une carte Caravane est révélée : { $spice }.
merv-log-pair = { $seat } prend le présent d’une paire : { $spice }.
merv-log-no-card = Il n’y a pas de carte Caravane que { $seat } puisse prendre.
merv-log-scrolls = { $count ->
    [one] { $seat } prend { $count } parchemin.
   *[other] { $seat } prend { $count } parchemins.
}
merv-log-breakthrough = { $seat } fait une découverte : { $breakthrough }.
merv-log-post = { $seat } ouvre un comptoir : { $city }.
merv-log-no-post = { $seat } ne peut plus ouvrir de comptoir : il est perdu, et sa marchandise avec lui.
merv-log-routes = { $count ->
    [one] { $seat } pose { $count } chameau sur une route.
   *[other] { $seat } pose { $count } chameaux sur les routes.
}
merv-log-home = { $count ->
    [one] { $count } chameau passe des routes aux cartes Caravane.
   *[other] { $count } chameaux passent des routes aux cartes Caravane.
}
merv-log-home-full = { $count ->
    [one] Toutes les cartes Caravane ont un chameau : { $count } chameau des routes va au marché aux chameaux.
   *[other] Toutes les cartes Caravane ont un chameau : { $count } chameaux des routes vont au marché aux chameaux.
}
merv-log-home-gone = { $count ->
    [one] Les cartes Caravane et le marché aux chameaux sont pleins : { $count } chameau quitte le jeu.
   *[other] Les cartes Caravane et le marché aux chameaux sont pleins : { $count } chameaux quittent le jeu.
}
merv-log-common = { $seat } reçoit une marchandise courante : { $city }.
merv-log-rare = { $seat } reçoit une marchandise rare : { $city }.
merv-log-courtier = { $seat } place un courtisan : { $hall }.
merv-log-no-courtier = { $seat } n’a plus de serviteur, ou toutes les salles sont pleines : le courtisan est perdu.
merv-log-mosque = { $seat } avance dans la mosquée : { $space }.
merv-log-no-step = { $seat } ne peut plus avancer dans la mosquée : le pas est perdu.
merv-log-tile = { $seat } prend la { $scoring_tile }.
merv-log-wall = { $seat } bâtit : { $wall }, { $slot }.
merv-log-free-wall = { $seat } bâtit sans payer : { $wall }, { $slot }.
merv-log-no-wall = Il ne reste ni segment de muraille ni porte pour { $seat }.
merv-log-solo = Vous jouez contre notre propre Magistrat et notre Grand Courtisan : les règles solo imprimées nous manquent.
merv-log-reveal = La { $solo_card } est révélée.
merv-log-rival-slot = Le { $rival } prend un emplacement : { $slot }.
merv-log-rival-build = Le { $rival } bâtit : { $cell }.
merv-log-magistrate-acts = Le Magistrat agit : { $symbol }.
merv-log-magistrate-idle = Le Magistrat ne trouve pas de chantier et marque 1 point.
merv-log-magistrate-card = Le Magistrat prend une carte : { $spice }.
merv-log-magistrate-courtier = { $count ->
    [0] Le Magistrat place un courtisan : { $hall }.
    [one] Le Magistrat place un courtisan et marque { $count } point : { $hall }.
   *[other] Le Magistrat place un courtisan et marque { $count } points : { $hall }.
}
merv-log-magistrate-scrolls = Le Magistrat prend deux parchemins.
merv-log-magistrate-study = Le Magistrat prend deux parchemins. Une découverte quitte le jeu : { $breakthrough }.
merv-log-magistrate-post = Le Magistrat ouvre un comptoir et prend une marchandise : { $city }.
merv-log-magistrate-mosque = { $count ->
    [0] Le Magistrat avance dans la mosquée : { $space }.
    [one] Le Magistrat avance dans la mosquée et marque { $count } point : { $space }.
   *[other] Le Magistrat avance dans la mosquée et marque { $count } points : { $space }.
}
merv-log-magistrate-upgrade = { $colour ->
    [white] Une amélioration blanche quitte le jeu.
   *[other] L’amélioration bonus (cube { $colour }) quitte le jeu.
}
merv-log-magistrate-tile = La { $scoring_tile } quitte le jeu.
merv-log-magistrate-wall = { $count ->
    [0] Le Magistrat bâtit : { $wall }, { $slot }.
    [one] Le Magistrat bâtit et marque { $count } point : { $wall }, { $slot }.
   *[other] Le Magistrat bâtit et marque { $count } points : { $wall }, { $slot }.
}
merv-log-magistrate-sets = { $count ->
    [one] Le Magistrat marque { $count } point pour ses séries d’épices.
   *[other] Le Magistrat marque { $count } points pour ses séries d’épices.
}
merv-log-magistrate = { $count ->
    [one] Le Magistrat marque { $count } point pour cette année.
   *[other] Le Magistrat marque { $count } points pour cette année.
}

## Comment la partie s’est terminée.

merv-end-years = La troisième année est finie.
merv-end-won = Vous avez plus de points que le Magistrat : gagné.
merv-end-lost = Vous n’avez pas plus de points que le Magistrat : perdu.
merv-end-tie-favour = Plusieurs ont le plus de points ; la faveur a tranché.
merv-end-tie-influence = Plusieurs ont le plus de points et autant de faveur ; l’influence a tranché.
merv-end-tie-queue = Points, faveur et influence sont égaux ; la file a tranché.

## D’où viennent les points : lignes d’un tableau.

merv-points-contracts = Contrats
merv-points-favour = Piste de faveur
merv-points-influence = Piste d’influence
merv-points-mosque = Pas dans la mosquée
merv-points-library = Découvertes
merv-points-courtiers = Courtisans
merv-points-buildings = Bâtiments
merv-points-tiles = Tuiles de score
merv-points-mosque-end = Bout de la mosquée
merv-points-spices = Séries d’épices

## Choix avant la partie.

merv-option-solo = En solo, contre notre propre Magistrat (non officiel)
merv-option-solo-ours_easy = facile
merv-option-solo-ours_normal = moyen
merv-option-solo-ours_hard = difficile
merv-setup-alone = « { $option } » est réservé aux parties en solo.

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
merv-player = joueur { $at }
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
