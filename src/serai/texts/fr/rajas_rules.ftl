# Les règles des Rajas du Gange. En anglais, elles se trouvent dans games/rajas/rulebook.toml.

## Mise en place.

rajas-section-1 = Mise en place
rajas-rule-setup-board = Le plateau a deux faces : une pour deux joueurs, une pour trois et quatre.
rajas-rule-setup-covers = À trois joueurs, des caches ferment quelques cases du plateau.
rajas-reading-setup-covers = Seule une image montre lesquelles. Nous fermons les deux dernières cases de la carrière et la dernière du port.
rajas-rule-setup-supply = Les 48 dés forment la réserve, 12 de chaque couleur, quel que soit le nombre de joueurs.
rajas-rule-setup-stacks = On trie les tuiles Province par couleur et par animal au dos en 12 piles. Chacune est mélangée et posée face visible : tout le monde voit la tuile du dessus.
rajas-rule-setup-white = On mélange les 8 jetons Revenu blancs et on les pose face cachée sur le temple.
rajas-rule-setup-unused = Les autres jetons Revenu ne servent qu’à Navaratna, les tuiles Fleuve qu’à Ganga.
rajas-rule-setup-workers = Trois des six ouvriers sont disponibles. Les trois autres attendent : à 15 sur la piste de renommée, à 20 sur la piste de richesse et au pont.
rajas-rule-setup-dice = Chacun prend un dé de chaque couleur, les lance et les pose sur sa statue de Kali.
rajas-rule-setup-first = Qui a le plus petit total avec ces dés est premier joueur et reçoit l’éléphant.
rajas-reading-setup-first = À égalité, le texte demande qui a mangé indien le plus récemment ; ici, le hasard en décide.
rajas-rule-setup-coins = Le premier joueur commence avec 3 pièces, les suivants, dans le sens horaire, avec 4, 5 et 6.
rajas-rule-setup-fame = Tous les marqueurs de renommée commencent à 0.
rajas-rule-setup-karma = Chacun commence avec 1 point de karma.
rajas-rule-setup-scrolls = Sur chacun des quatre parchemins de bâtiments, le marqueur de chacun commence dans la colonne 2.
rajas-rule-setup-boats = Tous les bateaux partent ensemble, avant la première case du fleuve.
rajas-rule-setup-marker = Le marqueur de récompense de chacun est à 12 sur la piste de richesse, face fleuve visible.

## Une manche.

rajas-section-2 = Une manche
rajas-rule-round-circles = Une manche se joue en tours de table : à partir du premier joueur, dans le sens horaire, chacun place un ouvrier.
rajas-rule-round-out = Qui n’a plus d’ouvrier est sauté.
rajas-rule-round-must = Qui peut placer un ouvrier doit le faire.
rajas-reading-round-must = Le texte ne connaît pas de passe.
rajas-rule-round-blocked = Qui a des ouvriers mais aucune case pour eux est sauté pour ce tour de table.
rajas-reading-round-blocked = Le texte n’en dit rien. On peut placer de nouveau plus tard dans la manche ; une édition peut l’interdire.
rajas-rule-round-over = La manche est finie quand plus personne ne peut placer d’ouvrier.
rajas-reading-round-over = Selon le texte, c’est quand tous sont placés ; on n’attend pas ceux qui sont bloqués pour de bon.
rajas-rule-round-elephant = Qui a reçu l’éléphant chez le Grand Moghol commence la manche suivante. Si personne ne l’a fait, l’éléphant passe au joueur suivant dans le sens horaire.
rajas-reading-round-elephant = Il change de mains aussitôt, mais l’ordre de cette manche reste.
rajas-rule-round-home = Chacun reprend ses ouvriers, et le premier joueur commence une nouvelle manche.

## Placer un ouvrier.

rajas-section-3 = Placer un ouvrier
rajas-rule-place-order = On place d’abord l’ouvrier, puis on paie, puis on agit.
rajas-reading-place-order = Les dés payés sont dans la réserve avant que l’action commence ; elle peut donc les rendre.
rajas-rule-place-one = Une case accueille un seul ouvrier.
rajas-rule-place-left = La carrière et le port se remplissent de gauche à droite.
rajas-reading-place-left = On ne peut donc prendre que la case libre la plus à gauche, à son prix.
rajas-rule-place-free = Au marché et au palais, on prend n’importe quelle case libre.
rajas-rule-place-coins = Pour chaque pièce payée, le marqueur de richesse recule d’une case.
rajas-rule-place-price = Sans les pièces ou sans un dé qui convienne pour son prix, on ne peut pas prendre une case.
rajas-rule-place-useful = Une partie au moins de l’action doit être possible.
rajas-reading-place-useful = Le texte le dit du Maître d’œuvre ; nous le jouons partout ainsi.

## Dés.

rajas-section-4 = Les dés
rajas-rule-dice-roll = Un dé reçu vient de la réserve, on le lance aussitôt et on le pose sur sa statue ; il vaut ce qu’il montre.
rajas-rule-dice-pay = Les dés payés retournent dans la réserve.
rajas-rule-dice-capacity = Une statue porte 10 dés.
rajas-rule-dice-full = Qui en recevrait plus qu’il n’a de place en prend moins, ou en rend d’abord des siens.
rajas-reading-dice-full = On décide avant de lancer les nouveaux dés.
rajas-rule-dice-none = On ne peut pas prendre une couleur absente de la réserve.
rajas-reading-dice-none = S’il n’y a qu’un dé sur deux, on prend celui-là.
rajas-rule-dice-any = Là où aucune couleur n’est indiquée, on la choisit.
rajas-reading-dice-any = Pour chaque dé à part, et tous avant le lancer.

## Karma.

rajas-section-5 = Le karma
rajas-rule-karma-turn = Pour un point de karma, on retourne un dé de sa statue : 1 devient 6, 2 devient 5, 3 devient 4, et inversement.
rajas-rule-karma-when = Cela ne demande pas d’ouvrier et se fait à son tour, sur un dé qu’on rend à la réserve.
rajas-reading-karma-when = On ne peut donc pas préparer un dé pour plus tard.
rajas-rule-karma-several = Chaque dé retourné coûte un niveau de karma.
rajas-reading-karma-several = On peut en retourner plusieurs pour un même paiement ; une édition peut n’en permettre qu’un.
rajas-rule-karma-least = Le karma peut tomber à 0 ; on ne peut alors plus rien retourner.
rajas-rule-karma-most = Personne n’a plus de 3 points de karma.
rajas-reading-karma-most = Ce qui dépasse est perdu.

## La carrière.

rajas-section-6 = La carrière
rajas-rule-quarry-price = Une case de la carrière coûte de 1 à 4 pièces.
rajas-rule-quarry-tile = On y reçoit une des tuiles du dessus des piles.
rajas-rule-quarry-dice = On la paie avec des dés de sa couleur qui montrent ensemble au moins son coût.
rajas-rule-quarry-overpay = On peut payer trop, même d’un dé de plus ; rien n’est rendu.
rajas-rule-quarry-at-once = On pose la tuile aussitôt dans sa province.
rajas-rule-quarry-next = La tuile suivante de la pile est alors sur le dessus.
rajas-reading-quarry-next = Une pile vide reste vide.

## La province.

rajas-section-7 = La province
rajas-rule-province-residence = La résidence est au milieu de la rangée du haut ; trois routes en partent.
rajas-rule-province-cell = Une tuile se pose sur un emplacement vide de la province.
rajas-reading-province-cell = Il y en a seize ; ni la résidence ni le bloc de pierre ne portent de tuile.
rajas-rule-province-turn = On la tourne comme on veut.
rajas-rule-province-road = Une de ses routes doit prolonger une route de la résidence ou d’une tuile, pour qu’un chemin mène à la résidence.
rajas-reading-province-road = Les deux routes doivent arriver au bord commun.
rajas-rule-province-loose = Ses autres routes peuvent s’arrêter n’importe où, et celles des voisines être coupées.
rajas-rule-province-stay = Une tuile posée ne se déplace pas.
rajas-rule-province-markets = Chaque marché de la nouvelle tuile rapporte aussitôt ses pièces.
rajas-rule-province-buildings = Chacun de ses bâtiments donne 2, 3 ou 4 points de renommée, selon le marqueur sur son parchemin.
rajas-rule-province-order = Une tuile peut avoir les deux.
rajas-reading-province-order = La renommée vient d’abord, puis les pièces.

## Revenus.

rajas-section-8 = Les revenus
rajas-rule-income-connect = Un revenu au bord de la province est versé dès qu’une route le relie à la résidence.
rajas-reading-income-connect = Une route d’une tuile doit y arriver.
rajas-rule-income-gives = Il donne ce qu’il montre : des dés, des pièces, du karma, une amélioration ou un pas du bateau.
rajas-rule-income-after = La tuile elle-même rapporte avant ses revenus.
rajas-rule-income-order = Une tuile peut relier plusieurs revenus.
rajas-reading-income-order = On les prend dans l’ordre qu’on veut.
rajas-rule-income-once = Chaque revenu est versé une seule fois.
rajas-reading-income-once = Même celui qu’on peut atteindre de plusieurs emplacements.

## Améliorations.

rajas-section-9 = Les améliorations
rajas-rule-upgrade-step = Une amélioration avance d’une colonne à droite son marqueur sur un parchemin au choix : de 2 à 3, ou de 3 à 4.
rajas-rule-upgrade-top = Au-delà de 4, il n’y a rien.
rajas-reading-upgrade-top = Si les quatre marqueurs y sont, l’amélioration est perdue.
rajas-rule-upgrade-later = Elle ne compte que pour ce qui suit ; celle de renommée 5, seulement à partir de son prochain tour.
rajas-reading-upgrade-later = D’ici là, elle ne compte pas non plus là où l’on compte les améliorations.

## Le marché.

rajas-section-10 = Le marché
rajas-rule-market-different = Marchandises différentes, gratuit : un marché de chaque marchandise dans sa province rapporte ses pièces.
rajas-rule-market-same = Même marchandise, pour un dé de n’importe quelle couleur : autant de marchés de cette marchandise que le dé montre, ou moins, rapportent leurs pièces.
rajas-rule-market-fewer = On peut aussi faire rapporter moins de marchés.
rajas-reading-market-fewer = Mais au moins un.
rajas-rule-market-limit = À trois ou quatre joueurs, on ne prend pas une deuxième case de marchandises différentes dans la manche ; les autres cases restent ouvertes.
rajas-reading-market-limit = La même récompense sur le fleuve ne compte pas.

## Le palais.

rajas-section-11 = Le palais
rajas-rule-palace-terrace = Terrasse, gratuit : 2 pièces, et on peut relancer autant de ses dés qu’on veut.
rajas-reading-palace-terrace = Les pièces viennent d’abord ; chaque dé choisi est lancé une fois.
rajas-rule-palace-garden = Jardin, gratuit : un dé de sa couleur.
rajas-rule-palace-balcony = Balcon, pour un dé de sa couleur, quoi qu’il montre : deux dés de l’autre couleur indiquée.
rajas-rule-palace-chamber = Chacune des six salles demande un dé de sa valeur, de n’importe quelle couleur.
rajas-rule-palace-mogul = Grand Moghol, pour un 1 : 2 points de renommée et l’éléphant.
rajas-rule-palace-dancer = Danseuse, pour un 2 : deux dés au choix, et le jeton blanc du dessus rapporte aussitôt.
rajas-rule-palace-token = Un jeton blanc donne un dé au choix, 3 pièces, une amélioration ou 1 point de karma.
rajas-rule-palace-discard = Il est ensuite défaussé. Quand la pile est vide, on mélange les jetons défaussés pour en faire une nouvelle.
rajas-rule-palace-yogi = Yogi, pour un 3 : 2 points de karma et un dé au choix.
rajas-rule-palace-raja = Raja Man Singh, pour un 4 : une amélioration et 3 pièces.
rajas-rule-palace-builder = Maître d’œuvre, pour un 5 : une autre tuile recouvre une des siennes.
rajas-rule-palace-portuguese = Portugais, pour un 6 : le bateau remonte le fleuve d’exactement 6 cases libres et y prend la récompense.
rajas-reading-palace-portuguese = Il en faut six devant soi : il est donc fermé à un bateau sur les six dernières cases.

## Recouvrir une tuile.

rajas-section-12 = Recouvrir une tuile
rajas-rule-cover-dearer = La nouvelle tuile, celle du dessus d’une pile, doit coûter plus que celle qu’elle recouvre.
rajas-reading-cover-dearer = On compare les coûts imprimés, quelles que soient les couleurs.
rajas-rule-cover-difference = On paie au moins la différence, avec des dés de la couleur de la nouvelle tuile ; on peut payer trop.
rajas-rule-cover-possible = Sans une telle tuile ou les dés pour elle, le Maître d’œuvre ne sert pas.
rajas-rule-cover-roads = À la fin, toutes les tuiles doivent être reliées à la résidence.
rajas-reading-cover-roads = Celles aussi qui l’étaient par la tuile recouverte ; sinon, on ne peut pas la poser ainsi.
rajas-rule-cover-once = Une tuile est recouverte une fois au plus.
rajas-reading-cover-once = Un emplacement porte donc deux tuiles au plus.
rajas-rule-cover-scores = La nouvelle tuile rapporte comme toute autre.
rajas-reading-cover-scores = Le texte n’en dit rien. Elle rapporte tout, non la différence.
rajas-rule-cover-gone = La tuile recouverte ne compte plus.
rajas-reading-cover-gone = Ni ses marchés, ni ses bâtiments, ni sa route.
rajas-rule-cover-income = Aucun revenu n’est versé de nouveau.
rajas-reading-cover-income = Celui qu’on atteint pour la première fois l’est ; une édition peut le changer.

## Le port.

rajas-section-13 = Le port
rajas-rule-port-price = La première case du port est gratuite, les autres coûtent 1 ou 2 pièces.
rajas-rule-port-die = On paie un dé qui montre 1, 2 ou 3.
rajas-rule-port-steps = Le bateau avance d’une case libre pour un 1, d’une ou deux pour un 2, d’une à trois pour un 3.
rajas-reading-port-steps = Il ne peut pas rester sur place ; une édition peut le permettre.

## Le fleuve.

rajas-section-14 = Le fleuve
rajas-rule-river-jump = On saute les cases où se trouvent d’autres bateaux, sans les compter ; une case n’accueille donc qu’un bateau.
rajas-rule-river-ends = Seuls le départ et la dernière case peuvent en accueillir plusieurs.
rajas-rule-river-last = Un bateau sur la dernière case n’avance plus.
rajas-rule-river-reward = Le bateau prend aussitôt la récompense de la case où il s’arrête.
rajas-reading-river-reward = Une récompense qui le fait avancer amène la suivante.
rajas-rule-river-step = Un pas du bateau mène à la prochaine case libre, avec sa récompense.
rajas-reading-river-step = On peut y renoncer, qu’il vienne d’une piste, d’un revenu ou d’un jeton.
rajas-rule-river-dice = Récompense : deux dés au choix.
rajas-rule-river-karma = Récompense : 2 points de karma.
rajas-rule-river-coins = Récompense : les pièces indiquées.
rajas-rule-river-fame = Récompense : la renommée indiquée.
rajas-rule-river-chamber = Récompense : une salle du palais au choix, même occupée, sans ouvrier et sans dé. Pas le Grand Moghol.
rajas-rule-river-builder = Chez le Maître d’œuvre, on n’épargne que le 5.
rajas-reading-river-builder = La différence entre les tuiles se paie comme d’habitude.
rajas-rule-river-karma-dice = Récompense : un dé de la couleur indiquée par point de karma.
rajas-reading-river-karma-dice = C’est le karma du moment qui compte, et on le garde.
rajas-rule-river-upgrade = Récompense : une amélioration.
rajas-rule-river-markets = Récompense : 1 pièce par marché dans sa province.
rajas-rule-river-different = Récompense : jusqu’à trois de ses marchés rapportent, tous de marchandises différentes.
rajas-rule-river-same = Récompense : des marchés d’une même marchandise rapportent, autant qu’indiqué au plus, et sans dé.
rajas-rule-river-upgrade-fame = Récompense : 1 point de renommée par amélioration faite.
rajas-rule-river-upgrade-coins = Récompense : 2 pièces par amélioration faite.
rajas-rule-river-karma-fame = Récompense : 2 points de renommée par point de karma.

## D’autres ouvriers.

rajas-section-15 = D’autres ouvriers
rajas-rule-worker-fame = Un ouvrier en attente arrive quand sa renommée atteint ou dépasse 15.
rajas-rule-worker-money = Un autre arrive quand sa richesse atteint ou dépasse 20.
rajas-rule-worker-bridge = Un troisième arrive quand le bateau passe sous le pont, qui n’est pas une case.
rajas-reading-worker-bridge = Il se trouve après la case 20, et tout mouvement compte.
rajas-rule-worker-five = Avec le cinquième ouvrier, le sixième quitte le jeu.
rajas-reading-worker-five = Sa place ne donne alors plus rien.
rajas-rule-worker-kept = Un ouvrier reste acquis, même si le marqueur de richesse recule.
rajas-rule-worker-now = Un ouvrier qui arrive peut être placé dans la même manche.

## Les pistes.

rajas-section-16 = Les pistes
rajas-rule-track-beside = Renommée et richesse font le tour du plateau à la rencontre l’une de l’autre.
rajas-reading-track-beside = Une case de renommée borde deux cases de richesse : renommée 60 richesse 1 et 2, renommée 1 richesse 119 et 120. L’exemple de la fin ne s’accorde avec rien d’autre.
rajas-rule-track-end = La piste de richesse s’arrête à 120, celle de renommée à 60.
rajas-reading-track-end = Le texte n’en dit rien. Ce qui dépasserait est perdu. Un marqueur au bout de sa piste n’a pas rencontré l’autre tant que celui-ci est encore à 0, et la partie continue.
rajas-rule-track-bonus = Une récompense se prend quand le marqueur de sa propre piste l’atteint ou la dépasse.
rajas-rule-track-may = On peut laisser le karma, les dés et un pas du bateau ; une amélioration est obligatoire.
rajas-rule-track-fame = Renommée : une amélioration à 5, deux points de karma à 24, un pas du bateau à 31.
rajas-rule-track-money = Richesse : un pas du bateau à 12 et à 44, deux dés au choix à 33 et à 55.
rajas-rule-track-marker = Après une récompense de richesse, le marqueur de récompense va à la suivante, et hors du jeu après la dernière. Chacune se prend donc une fois.
rajas-rule-track-several = Un même mouvement peut dépasser plusieurs récompenses.
rajas-reading-track-several = On les prend dans l’ordre de la piste.
rajas-rule-track-depth = Une récompense suit immédiatement le gain qui l’a amenée.
rajas-reading-track-depth = Le texte n’en dit rien. Tout le reste du tour attend.

## La fin.

rajas-section-17 = La fin
rajas-rule-end-crossed = La fin arrive quand les marqueurs de renommée et de richesse d’un joueur se rencontrent ou se sont dépassés.
rajas-reading-end-crossed = On regarde après chaque tour.
rajas-rule-end-circle = On finit le tour de table : tous jusqu’au premier joueur placent encore un ouvrier, s’ils en ont.
rajas-reading-end-circle = Il s’agit du premier joueur de cette manche, quel que soit le propriétaire de l’éléphant.
rajas-rule-end-winner = Parmi ceux dont les marqueurs se sont croisés, celui qui a le plus de cases de renommée entre eux gagne.
rajas-rule-end-tie = À égalité, celui qui a croisé le premier gagne.
rajas-rule-end-others = Les autres suivent selon les cases de renommée qui leur manquent.
rajas-reading-end-others = À égalité, ils partagent la place.

## Navaratna.

rajas-section-18 = Navaratna
rajas-rule-navaratna-workers = Les trois ouvriers en attente peuvent tous être gagnés : on peut donc en avoir six.
rajas-rule-navaratna-statue = Une statue porte 8 dés.
rajas-rule-navaratna-incomes = On joue sur l’autre face du plateau de province. Ses revenus sont plus petits et ont chacun une couleur.
rajas-rule-navaratna-start = Chacun pioche un jeton brun et le pose face visible sur un des deux revenus bruns.
rajas-rule-navaratna-supply = Tous les autres jetons sont face visible sur les bâtiments de leur couleur.
rajas-rule-navaratna-tokens = Les jetons blancs, jaunes et rouges donnent des dés, des pièces, une amélioration, un pas du bateau ou du karma.
rajas-rule-navaratna-slot = Un jeton se pose sur un revenu de sa couleur qui n’en a pas.
rajas-rule-navaratna-stay = Il y reste, et rien ne le recouvre.
rajas-rule-navaratna-pays = Il rapporte à la place du revenu quand une route le relie à la résidence, non quand on le prend.
rajas-reading-navaratna-pays = Sur un revenu déjà relié, il ne rapporte rien ; une édition peut le changer.
rajas-rule-navaratna-again = Un jeton qui n’a encore rien rapporté rapporte quand son revenu est de nouveau relié.
rajas-reading-navaratna-again = Une tuile posée par-dessus a pu couper le revenu. En recouvrant, on ne touche aucun revenu deux fois, mais ce jeton-là n’a encore rien donné.
rajas-rule-navaratna-dancer = La Danseuse donne deux dés au choix et un jeton au choix.
rajas-rule-navaratna-fewer = Qui a moins d’ouvriers qu’un autre prend un jeton, à son tour, dans chaque tour de table pour lequel l’autre a assez d’ouvriers et lui non : avec quatre contre cinq, dans le cinquième.
rajas-reading-navaratna-fewer = On compte tous les ouvriers, pas ceux qui restent : le jeton est dû même si l’autre ne trouve aucune case dans ce tour. N’avoir trouvé aucune case pour un ouvrier ne donne rien.
rajas-rule-navaratna-room = On ne prend un jeton que s’il y a de la place pour sa couleur, et on peut toujours refuser.
rajas-rule-navaratna-markets = Brun : 1 point de renommée par tuile avec un marché.
rajas-reading-navaratna-markets = Une tuile à deux marchés compte une fois ; une édition peut compter les marchés.
rajas-rule-navaratna-river = Brun : 1 point de renommée pour chaque groupe de 3 cases parcourues par le bateau.
rajas-reading-navaratna-river = Seuls les groupes complets comptent.
rajas-rule-navaratna-buildings = Brun : 1 pièce par bâtiment dans sa province.
rajas-rule-navaratna-linked = Brun : 2 pièces par revenu que l’on a relié à la résidence.
rajas-reading-navaratna-linked = Celui-ci compte aussi, de même qu’un revenu coupé par la suite.
rajas-rule-navaratna-bends = Brun : 2 points de renommée par virage des routes de sa province.
rajas-reading-navaratna-bends = Un virage est une tuile à deux routes exactement, vers des bords voisins ; une édition peut compter aussi les carrefours.
rajas-rule-navaratna-upgrades = Brun : 2 pièces par amélioration faite.
rajas-rule-navaratna-helpers = Brun : 1 point de renommée pour chacun de ses ouvriers.
rajas-reading-navaratna-helpers = Ceux qui attendent encore ne comptent pas.

## Joueurs d’expérience différente.

rajas-section-19 = Joueurs d’expérience différente
rajas-rule-mixed-boards = Les joueurs expérimentés prennent la face Navaratna du plateau de province et de la statue, les débutants l’autre.
rajas-reading-mixed-boards = Les joueurs expérimentés ont donc de plus petits revenus et de la place pour huit dés.
rajas-rule-mixed-workers = Personne n’a plus de cinq ouvriers.
rajas-rule-mixed-tokens = Il n’y a que des jetons blancs, de la Danseuse, et ils rapportent aussitôt.

## Ganga.

rajas-section-20 = Ganga
rajas-rule-ganga-games = On peut ajouter les tuiles Fleuve à toute partie.
rajas-reading-ganga-games = Le texte ne dit pas auxquelles ; rien ne s’y oppose.
rajas-rule-ganga-roll = On lance un dé, on compte autant de cases depuis le départ et on y pose une tuile Fleuve au hasard, face visible. Le lancer suivant compte à partir de cette tuile, et ainsi de suite.
rajas-rule-ganga-stop = On s’arrête quand il n’y a plus de tuiles ou plus de fleuve. La dernière case ne se recouvre pas.
rajas-reading-ganga-stop = Un lancer qui mènerait là ou plus loin est le dernier.
rajas-rule-ganga-replaces = Une tuile Fleuve remplace la récompense de sa case.
rajas-rule-ganga-karma = Tuile : autant de dés au choix qu’on a de karma.
rajas-rule-ganga-dice = Tuile : trois dés, un de chaque couleur indiquée.
rajas-rule-ganga-chamber = Tuile : la salle du palais indiquée, sans ouvrier ni dé.
rajas-rule-ganga-same = Tuile : jusqu’à trois marchés d’une même marchandise rapportent, sans dé.
rajas-rule-ganga-sail = Tuile : le bateau avance encore de trois cases libres au plus et y prend la récompense.
rajas-reading-ganga-sail = Une au moins.
