# Les règles de Taj Mahal. En anglais, elles sont dans games/taj_mahal/rulebook.toml.

## Mise en place.

taj-section-1 = Mise en place
taj-rule-setup-tiles = La tuile 12 est dans la province d’Agra. Les onze autres tuiles de province sont mélangées et posées face visible, une dans chaque province.
taj-rule-setup-bonus = La tuile Taj Mahal est sur la ville d’Agra. Les quinze tuiles bonus carrées sont mélangées et posées face visible, une sur chaque autre forteresse.
taj-rule-setup-court = À la cour se trouvent une tuile d’influence de chacun des quatre personnages, la couronne et la tuile de la province en cours.
taj-reading-setup-court = Le texte pose à la cour une pile par personnage ; seule la tuile du dessus peut être remportée pendant une visite, nous parlons donc d’une tuile.
taj-rule-setup-special = Les quatre cartes spéciales sont visibles à côté du plateau.
taj-rule-setup-hand = Chacun reçoit six cartes, cachées aux autres.
taj-rule-setup-display = À côté du plateau, il y a deux fois plus de cartes visibles que de joueurs, moins une.
taj-rule-setup-deck = Les autres cartes forment la pioche, face cachée.
taj-rule-setup-palaces = Les palais sont illimités.
taj-rule-setup-score = Tous les scores commencent à 0.
taj-rule-setup-start = Un joueur a le marqueur de premier joueur.
taj-reading-setup-start = Le texte ne dit pas comment le choisir ; le hasard en décide.

## Une visite.

taj-section-2 = Une visite
taj-rule-visit-order = Les douze provinces sont visitées une fois chacune, dans l’ordre des numéros de leurs tuiles.
taj-rule-visit-turns = Le premier joueur commence ; on joue dans le sens horaire, en sautant ceux qui se sont retirés.
taj-rule-visit-choice = À son tour, on joue une ou deux cartes, ou l’on se retire.
taj-rule-visit-over = La visite est finie quand tous se sont retirés.

## Jouer des cartes.

taj-section-3 = Jouer des cartes
taj-rule-play-coloured = Un tour où l’on joue comporte exactement une carte de couleur.
taj-rule-play-companion = Une carte blanche ou une carte spéciale peut accompagner la carte de couleur, jamais seule, jamais les deux.
taj-rule-play-colour = La première carte de couleur fixe la couleur du joueur ; ses cartes de couleur suivantes dans cette visite doivent être de la même. À la visite suivante, le choix est de nouveau libre.
taj-rule-play-share = Plusieurs joueurs peuvent jouer la même couleur.
taj-rule-play-open = Les cartes jouées restent visibles, et tous leurs symboles s’additionnent.
taj-rule-play-final = Une carte jouée ne revient pas en main pendant la visite, sauf les cartes spéciales quand on se retire.
taj-rule-play-forced = Qui n’a aucune carte jouable doit se retirer.

## Se retirer.

taj-section-4 = Se retirer
taj-rule-withdraw-out = Qui se retire ne joue plus de cartes dans cette visite et fait aussitôt ses comptes.
taj-rule-withdraw-compare = On compare ses symboles à ceux des joueurs encore dans la visite.
taj-reading-withdraw-compare = Ceux qui se sont retirés ont défaussé leurs cartes et ne comptent donc pas.
taj-rule-withdraw-majority = Un prix va à qui possède au moins un de ses symboles, et plus que chaque autre joueur actif.
taj-reading-withdraw-majority = Une égalité ne rapporte rien, mais peut devenir une avance quand l’autre s’en va.
taj-rule-withdraw-once = Un seul prix de chaque sorte, quel que soit le nombre de symboles.
taj-reading-withdraw-once = Une phrase du texte peut se lire comme une tuile par symbole ; les remarques sur la couronne et sur les six prix gagnés ensemble parlent d’une seule.
taj-rule-withdraw-gone = Un prix pris dans cette visite ne peut plus y être remporté.
taj-rule-withdraw-all = On prend tous les prix que l’on domine ; on ne peut en refuser aucun.
taj-rule-withdraw-figure = Vizir, général, moine et princesse donnent chacun leur tuile d’influence et un palais ordinaire dans une ville de la province en cours.
taj-rule-withdraw-capacity = Une ville accueille un seul palais ordinaire.
taj-rule-withdraw-order = Les palais se placent un par un, dans l’ordre que l’on veut.
taj-rule-withdraw-fortress = Un palais ordinaire sur une forteresse prend aussitôt la tuile bonus qui s’y trouve.
taj-rule-withdraw-crown = Le Grand Moghol donne la couronne et un palais couronné dans n’importe quelle ville de la province en cours, même à côté d’un autre palais.
taj-rule-withdraw-crown-joins = Un palais couronné ne ferme pas sa ville à un palais ordinaire.
taj-rule-withdraw-crown-bonus = Un palais couronné ne prend pas de tuile bonus ; elle attend le prochain palais ordinaire.
taj-rule-withdraw-elephant = L’éléphant donne la tuile de la province en cours.

## Points.

taj-section-5 = Points
taj-rule-score-order = On compte les tuiles bonus, puis la tuile de province, puis les palais, puis la carte +2.
taj-rule-score-taj-mahal = La tuile Taj Mahal donne 4 points et quitte la partie.
taj-rule-score-plus-tile = Une tuile +2 donne 2 points et quitte la partie.
taj-rule-score-draw-card = Une tuile Carte donne la première carte de la pioche et quitte la partie.
taj-reading-score-draw-card = On pioche cette carte avant de choisir des cartes visibles et après avoir défaussé les cartes jouées.
taj-rule-score-commodity = Une marchandise rapporte 1 point, et 1 de plus par icône de la même marchandise que l’on avait déjà.
taj-reading-score-commodity = Ce que l’on possède ne rapporte pas de nouveau à lui seul.
taj-rule-score-keep = Les tuiles à marchandises restent à leur propriétaire.
taj-rule-score-province = Une tuile de province rapporte pour chacune de ses marchandises.
taj-rule-score-palace = Placer un palais dans la province en cours donne 1 point ; en placer plusieurs n’en donne pas plus.
taj-rule-score-chain = Chaque autre province reliée à un nouveau palais par des routes entre ses propres villes donne 1 point.
taj-rule-score-shared-city = Une ville à deux palais fait partie des chaînes des deux propriétaires.
taj-rule-score-no-palace = Sans palais placé dans la province en cours, pas de points de palais.
taj-rule-score-plus-two-card = Qui a joué la carte +2 marque 2 points en se retirant, même sans aucun prix.

## Défausser et reprendre des cartes.

taj-section-6 = Défausser et reprendre des cartes
taj-rule-draw-discard = Avant le décompte, on défausse les cartes que l’on a jouées.
taj-reading-draw-discard = Le texte le dit deux fois, et une fois que les points viennent d’abord ; cela ne compte que lorsque la pioche s’épuise. Une édition peut le changer.
taj-rule-draw-two = Puis on prend deux cartes visibles.
taj-rule-draw-choose = On choisit parmi les cartes visibles, l’une après l’autre.
taj-rule-draw-last = Le dernier à se retirer prend une seule carte visible.
taj-rule-draw-alone = Le dernier joueur de la visite peut continuer à jouer seul.
taj-rule-draw-unplayed = Qui se retire sans avoir joué de carte ne remporte rien et reçoit en plus une carte de la pioche.
taj-rule-draw-exact = Les cartes visibles sont épuisées juste quand tous se sont retirés, sauf s’il en manquait dès la donne.
taj-rule-draw-reshuffle = Quand la pioche est vide, on mélange la défausse.
taj-reading-draw-reshuffle = Le texte n’en dit rien ; la pioche ne peut suffire à quatre ou cinq joueurs.
taj-rule-draw-both-empty = Si pioche et défausse sont vides, on pioche ce qu’il y a.
taj-reading-draw-both-empty = Le texte n’en dit rien.

## Fin d’une visite.

taj-section-7 = Fin d’une visite
taj-rule-end-tile-lost = Une tuile de province que personne n’a remportée quitte la partie.
taj-rule-end-stay = Les tuiles d’influence et la couronne que personne n’a remportées restent à la cour.
taj-rule-end-bonus-left = Une tuile bonus que personne n’a prise reste où elle est.
taj-rule-end-pairs = Deux tuiles d’influence identiques sont rendues contre la carte spéciale de leur personnage.
taj-reading-end-pairs = Une phrase dit que les joueurs le font, une autre qu’ils le peuvent ; ici c’est obligatoire, car six tuiles par personnage ne suffisent qu’ainsi.
taj-rule-end-pair-owner = La carte spéciale vient du bord du plateau ou de son propriétaire actuel.
taj-rule-end-pair-kept = Le propriétaire actuel de la carte rend lui aussi une paire, et garde la carte.
taj-rule-end-start = Le marqueur de premier joueur passe à gauche.
taj-rule-end-crown = La couronne retourne à la cour ; le palais qui la portait reste et compte.
taj-rule-end-next = Le pion va dans la province au numéro suivant, et la tuile de celle-ci va à la cour.
taj-rule-end-refill = La cour reçoit de nouveau une tuile d’influence de chaque personnage.
taj-reading-end-refill = Le texte garde les piles à la cour : la tuile suivante de chacune se retrouve dessus.
taj-rule-end-display = De nouvelles cartes visibles sont tirées de la pioche.

## Cartes spéciales.

taj-section-8 = Cartes spéciales
taj-rule-special-elephant = La carte Éléphant compte pour un éléphant.
taj-rule-special-mogul = La carte Grand Moghol compte pour un Grand Moghol.
taj-rule-special-plus-two = La carte +2 n’a pas de symbole ; elle rapporte quand on se retire.
taj-rule-special-change-later = La carte Changement de couleur permet à la carte de couleur qui l’accompagne d’être de n’importe quelle couleur ; celle du joueur reste la même.
taj-rule-special-change-first = Jouée au premier tour d’une visite, la carte Changement de couleur laisse la couleur ouverte : la carte de couleur suivante la fixe.
taj-rule-special-once = Une carte spéciale par tour, et chacune au plus une fois par visite.
taj-reading-special-once = Le texte emploie ici un mot qui désigne tantôt un tour, tantôt une visite ; dans son introduction, c’est un tour.
taj-rule-special-returns = Les cartes spéciales reviennent dans la main de leur propriétaire quand il se retire.

## Fin de la partie.

taj-section-9 = Fin de la partie
taj-rule-final-twelve = Après la douzième visite, on compte les mains, avec les dernières cartes prises.
taj-rule-final-white = Chaque carte blanche en main donne 1 point.
taj-rule-final-special = Chaque carte spéciale en main donne 1 point.
taj-rule-final-colour = Chaque carte de la seule couleur la plus fréquente en main donne 1 point.
taj-rule-final-winner = Le plus de points l’emporte.
taj-rule-final-tie = À égalité, la victoire est partagée.
taj-reading-final-tie = Le texte ne départage pas les égalités.

## À deux.

taj-section-10 = À deux (une solution non officielle)
taj-rule-two-setup = Mise en place comme à trois. Le troisième camp est un fantôme sans main ; il joue à son tour et peut être premier joueur.
taj-rule-two-turn = À son premier tour d’une visite, le fantôme retourne deux cartes de la pioche ; leurs couleurs n’importent pas.
taj-rule-two-withdraw = À son deuxième tour, il se retire et remporte ce qu’il domine ; il ne marque rien.
taj-rule-two-palace = Ses palais vont sur la première forteresse libre de la province, sinon sur la première ville libre ; une tuile bonus qui s’y trouve quitte la partie.
taj-rule-two-prizes = Ses tuiles d’influence retournent à la réserve. Une couronne qu’il remporte quitte la visite, une tuile de province quitte la partie.
taj-rule-two-draw = Ses cartes et les deux premières cartes visibles sont défaussées, ou une seule carte visible s’il se retire le dernier.
