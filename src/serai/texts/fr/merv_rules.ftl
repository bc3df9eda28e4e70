# Les règles de Merv. En anglais, elles se trouvent dans games/merv/rulebook.toml.

## Mise en place.

merv-section-1 = Mise en place
merv-rule-setup-pieces = Chacun a un meeple principal, 8 serviteurs, 9 bâtiments et 10 disques d’une même couleur.
merv-rule-setup-queue = Les meeples principaux se rangent au hasard dans la file de l’angle nord-ouest.
merv-rule-setup-tracks = Sur les pistes de faveur, d’influence et de points, chacun commence à 0.
merv-rule-setup-side = Le hasard décide de la face visible du marché aux chameaux, au centre de la ville.
merv-rule-setup-sites = On mélange les 24 chantiers et on en garnit les autres places de la ville.
merv-rule-setup-library = Les parchemins sont à portée de main. Les 16 découvertes sont posées face visible, quatre pour chaque nombre de parchemins demandé.
merv-rule-setup-cities = Un chameau attend dans chacune des quatre villes proches.
merv-rule-setup-contracts = Les 18 contrats forment six piles de trois, face visible, ceux qui valent le plus de points au-dessus.
merv-rule-setup-upgrades = Six améliorations blanches, quatre améliorations bonus et quatre tuiles de score sont posées à la mosquée.
merv-rule-setup-lanes = Un chameau attend au début de chacune des quatre voies de la mosquée.
merv-rule-setup-caravan = On mélange les cartes Caravane et on en aligne huit face visible.
merv-rule-setup-camels = Un chameau se tient sur chacune des cartes les plus éloignées de la pioche : sur deux cartes à un ou deux joueurs, trois à trois, quatre à quatre. Les autres chameaux ne servent pas.
merv-rule-setup-walls = Les 16 segments de muraille et les 4 portes sont à portée de main.
merv-rule-setup-supply = Les cubes forment une réserve commune, et personne n’en a au départ.
merv-reading-setup-supply = Cubes, marchandises et parchemins ne s’épuisent jamais ; de tout le reste, il n’y a que ce que contient la boîte.

## Les trois années.

merv-section-2 = Les trois années
merv-rule-year-rounds = La partie dure trois années de quatre manches : chacun joue donc douze tours.
merv-rule-year-sides = Les manches font le tour de la ville : côté nord, côté est, côté sud, côté ouest.
merv-rule-year-phases = Après les quatre manches d’une année vient le décompte. La deuxième et la troisième année, une invasion le précède.
merv-rule-year-next = Après la première et la deuxième année, la suivante commence.

## Un tour.

merv-section-3 = Un tour
merv-rule-turn-order = À chaque manche, chacun joue un tour, dans l’ordre de la file.
merv-rule-turn-steps = Un tour a quatre étapes : choisir un emplacement, activer un chantier, recevoir des cubes, agir.
merv-rule-turn-slot = On place son meeple principal sur un des cinq emplacements de ce côté de la ville. Les emplacements occupés sont fermés.
merv-rule-turn-line = L’emplacement donne sur une colonne à la première et à la troisième manche, sur une rangée à la deuxième et à la quatrième. C’est la ligne active.
merv-rule-turn-site = On active un chantier de la ligne active, vide ou bâti, quel que soit le propriétaire du bâtiment.
merv-rule-turn-market = Le marché aux chameaux n’est pas un chantier.
merv-rule-turn-build = Sur un chantier vide, on doit poser un bâtiment à soi.
merv-rule-turn-no-building = Qui n’a plus de bâtiment active donc un chantier bâti.
merv-reading-turn-no-building = Si la ligne n’en a pas, on peut quand même activer un chantier vide ; il reste vide.
merv-rule-turn-action = À la dernière étape, on fait une chose parmi trois : l’action du chantier activé, prendre 1 faveur ou placer un soldat.
merv-reading-turn-action = On ne peut choisir l’action que si elle peut rapporter quelque chose.

## Recevoir des cubes.

merv-section-4 = Recevoir des cubes
merv-rule-produce-line = Le chantier activé donne le cube qu’il montre, de même que chaque autre chantier de la ligne dont le bâtiment est de la même couleur. Tout revient à qui l’a activé.
merv-reading-produce-line = Un bâtiment posé pendant ce tour compte aussitôt.
merv-rule-produce-white = Avec une amélioration blanche, un chantier donne un cube blanc à la place.
merv-rule-produce-bonus = Avec une amélioration bonus, il donne un cube de plus, de la couleur de l’amélioration.
merv-rule-produce-owner = Si le chantier activé est à quelqu’un d’autre, son propriétaire en reçoit aussi tous les cubes, y compris celui de l’amélioration.
merv-reading-produce-owner = Qui joue son tour se sert en premier.
merv-rule-produce-share = Le propriétaire reçoit en outre un cube pour chaque amélioration de ses autres chantiers de la ligne, mais pas ce que montrent ces chantiers.
merv-reading-produce-share = Ici aussi, une amélioration blanche donne un cube blanc.
merv-rule-produce-wild = Un cube blanc peut payer un cube de n’importe quelle couleur.

## Le marché aux chameaux.

merv-section-5 = Le marché aux chameaux
merv-rule-camels-when = Si le marché aux chameaux est dans la ligne active, on peut y commercer une fois, avant ou après l’action.
merv-reading-camels-when = C’est-à-dire une fois les cubes reçus, juste avant ou juste après l’action.
merv-rule-camels-collect = Soit on prend tous les chameaux qui s’y trouvent.
merv-reading-camels-collect = Il en faut au moins un, et cela ne donne aucun présent.
merv-rule-camels-place = Soit on pose un chameau sur une place libre et on reçoit aussitôt le présent de cette place.
merv-rule-camels-sides = Chacune des deux faces a quatre places avec un présent.
merv-reading-camels-sides = Seule une image montre quel présent est sur quelle face ; nous les avons répartis nous-mêmes.
merv-rule-camels-cube = Présent : un cube blanc.
merv-rule-camels-scroll = Présent : un parchemin, qui peut amener une découverte.
merv-rule-camels-card = Présent : une carte au choix du caravansérail, avec le chameau qui s’y trouve.
merv-reading-camels-card = La limite d’épices vaut toujours, une paire donne son présent, et la rangée est complétée aussitôt.
merv-rule-camels-favour = Présent : 1 faveur.
merv-rule-camels-rare = Présent : une marchandise rare.
merv-rule-camels-mosque = Présent : un pas sur la piste de la mosquée sans payer, avec ce qu’il apporte.
merv-rule-camels-soldier = Présent : placer un soldat.
merv-rule-camels-now = On peut se servir d’un chameau dès qu’on l’a.
merv-reading-camels-now = Tout le monde voit combien chacun a de chameaux.

## Les contrats.

merv-section-6 = Les contrats
merv-rule-contract-when = À tout moment de son tour, on peut remplir des contrats.
merv-reading-contract-when = Entre deux étapes achevées, même avant de déplacer le meeple, mais ni pendant une invasion ni pendant un décompte. Tous les cubes d’une action de la bibliothèque, leurs parchemins et les découvertes qu’ils amènent forment une seule étape.
merv-rule-contract-several = On peut en remplir autant qu’on veut en un tour.
merv-rule-contract-top = Les contrats à côté du plateau sont offerts à tous.
merv-reading-contract-top = Seulement celui du dessus de chaque pile ; le suivant est libre aussitôt.
merv-rule-contract-influence = L’influence doit avoir atteint le niveau que demande le contrat.
merv-rule-contract-cubes = On paie les cubes indiqués.
merv-reading-contract-cubes = Les cubes blancs valent toutes les couleurs, et la deuxième découverte aide pour un cube.
merv-rule-contract-goods = On pose dessus les parchemins et les marchandises indiqués ; ils ne servent plus à un autre contrat.
merv-rule-contract-kept = Ils restent à soi : les parchemins comptent toujours pour les découvertes, parchemins et marchandises au palais.
merv-rule-contract-points = Ses points se marquent aussitôt.
merv-rule-contract-reward = Il donne aussi ce qu’il montre : 1 faveur, ou un soldat à placer.

## La file.

merv-section-7 = La file
merv-rule-queue-order = Après une manche, les meeples principaux gagnent un à un l’angle suivant, à commencer par l’emplacement le plus proche de l’angle d’où ils viennent.
merv-reading-queue-order = L’aide de jeu commence par qui a agi en dernier ; une édition peut choisir cela.
merv-rule-queue-last = Un meeple prend la dernière place libre de la file.
merv-rule-queue-fourth = La quatrième place ne sert qu’à quatre joueurs.
merv-rule-queue-pass = On peut avancer dans la file en laissant un chameau sur chaque place que l’on saute.
merv-reading-queue-pass = Les places occupées par un meeple se sautent sans chameau.
merv-rule-queue-pile = Une place peut porter plusieurs chameaux.
merv-rule-queue-take = Qui s’arrête sur une place prend tous les chameaux qui s’y trouvent.
merv-rule-queue-next = La file donne l’ordre de la manche suivante.
merv-reading-queue-next = On la forme aussi après la dernière manche : elle tranche la dernière égalité.

## L’invasion.

merv-section-8 = L’invasion
merv-rule-invade-when = La deuxième et la troisième année, les Mongols attaquent après la dernière manche.
merv-rule-invade-reach = Ils viennent des quatre côtés et attaquent les deux premiers chantiers de chaque rangée et de chaque colonne.
merv-reading-invade-reach = La plupart des chantiers sont donc exposés de deux côtés, ceux de la rangée et de la colonne du milieu d’un seul.
merv-rule-invade-wall = Une muraille ou une porte arrête l’attaque qui passerait par là.
merv-reading-invade-wall = Un chantier n’est à l’abri que si chaque côté d’où l’on peut l’attaquer est fermé.
merv-rule-invade-once = Un chantier n’est attaqué qu’une fois, même ouvert de deux côtés.
merv-reading-invade-once = Une seule rançon suffit donc.
merv-rule-invade-soldier = Un bâtiment avec un soldat, de n’importe quelle couleur, est à l’abri.
merv-rule-invade-ransom = Le propriétaire d’un bâtiment attaqué peut le sauver par une rançon d’un cube.
merv-reading-invade-ransom = Personne n’y est obligé. On décide dans l’ordre de la file, bâtiment par bâtiment.
merv-rule-invade-colour = La rançon est de la couleur que donne le chantier, ou blanche.
merv-reading-invade-colour = La deuxième découverte n’aide pas, car ce n’est pas un tour ; une édition peut le permettre, une fois par joueur et par invasion.
merv-rule-invade-bonus = Avec une amélioration bonus, elle peut aussi être de la couleur de l’amélioration.
merv-rule-invade-white = Avec une amélioration blanche, elle peut être de n’importe quelle couleur.
merv-rule-invade-lost = Sans rançon, le bâtiment retourne à son propriétaire.
merv-rule-invade-upgrade = Une amélioration reste sur le chantier, pour qui y bâtira ensuite.
merv-rule-invade-after = Ensuite, toutes les rançons et tous les soldats quittent la ville.
merv-reading-invade-after = Les soldats retournent à leurs propriétaires, qui peuvent les placer de nouveau.

## Le décompte d’une année.

merv-section-9 = Le décompte d’une année
merv-rule-score-favour = Chaque courtisan que l’on a au palais coûte 1 faveur, même s’il ne rapporte rien.
merv-rule-score-short = Qui a moins de faveur que de courtisans la dépense toute et choisit lesquels marquent.
merv-reading-score-short = Autant de courtisans que de faveurs dépensées.
merv-rule-score-each = Chaque courtisan marque une fois par an ; plusieurs dans une salle la marquent plusieurs fois.
merv-rule-score-knowledge = Salle du Savoir : 1 point pour chacun de ses parchemins, ceux des contrats compris.
merv-rule-score-spice = Salle des Épices : 1 point pour chacune de ses cartes Caravane.
merv-rule-score-trade = Salle du Commerce : 1 point pour chacune de ses marchandises, celles des contrats comprises.
merv-rule-score-faith = Salle de la Foi : 1 point pour chaque case parcourue sur la piste de la mosquée.
merv-rule-score-buildings = Puis chacun de ses bâtiments en ville rapporte 1 point.
merv-rule-score-tiles = Une tuile de score ajoute 3 points pour chacun de ses bâtiments sur un chantier dont elle montre l’action.
merv-rule-score-mosque = Qui est au bout de la piste de la mosquée ajoute 4 points pour chacun de ses bâtiments sur un chantier de mosquée.

## Faveur et influence.

merv-section-10 = Faveur et influence
merv-rule-favour-action = Comme action, on peut prendre 1 faveur.
merv-rule-favour-points = Une case à points de la piste de faveur les donne quand on y arrive en avançant.
merv-reading-favour-points = Chaque fois de nouveau ; une édition peut ne les compter qu’une fois.
merv-rule-favour-back = Reculer ne donne rien.
merv-rule-favour-full = Au bout de la piste de faveur, on reçoit de l’influence à la place.
merv-reading-favour-full = Pas à pas. Si les deux pistes sont pleines, il ne se passe rien.
merv-rule-influence-points = Une case à points de la piste d’influence les donne quand on y arrive.
merv-rule-influence-opens = L’influence ouvre des contrats plus chers et d’autres sortes d’épices.
merv-rule-influence-full = Au bout de la piste d’influence, on reçoit de la faveur à la place.
merv-reading-influence-full = Pas à pas, ici aussi.

## Les soldats.

merv-section-11 = Les soldats
merv-rule-soldier-action = Comme action, on peut placer un soldat : un de ses serviteurs.
merv-rule-soldier-site = Un soldat va sur un chantier avec un bâtiment, à qui que ce soit.
merv-reading-soldier-site = Un chantier muré d’un côté sur deux est ouvert aux soldats.
merv-rule-soldier-closed = Les chantiers avec un soldat ou une amélioration, et ceux que les murailles mettent à l’abri, sont fermés aux soldats.
merv-rule-soldier-own = Sur un bâtiment à soi, le soldat donne 1 influence.
merv-rule-soldier-other = Sur le bâtiment d’un autre, le soldat donne 2 influences.
merv-rule-soldier-decline = On peut toujours renoncer à placer un soldat.
merv-reading-soldier-decline = Aucun autre présent ne se refuse : un courtisan, un élément de muraille, une tuile, une amélioration ou un comptoir gratuit se prend, si c’est possible.

## Les améliorations.

merv-section-12 = Les améliorations
merv-rule-upgrade-own = Une amélioration va sur un chantier où l’on a un bâtiment, et y reste.
merv-reading-upgrade-own = Qui n’a pas de tel chantier perd le présent.
merv-rule-upgrade-one = Un chantier a au plus une amélioration.
merv-rule-upgrade-soldier = Un soldat sur ce chantier retourne à son propriétaire.
merv-rule-upgrade-choice = Les améliorations bonus ont des couleurs.
merv-reading-upgrade-choice = On choisit parmi celles qui restent.

## Le caravansérail.

merv-section-13 = Le caravansérail
merv-rule-caravan-row = Jusqu’à huit cartes visibles forment une rangée. La plus éloignée de la pioche est en tête.
merv-rule-caravan-pay = On prend une carte par cube payé. Tous les cubes sont d’une même couleur, ou blancs.
merv-rule-caravan-reach = On peut prendre les cartes avec un chameau, et la première carte sans chameau.
merv-reading-caravan-reach = Les vides ne comptent pas ; les cartes n’avancent qu’à la fin.
merv-rule-caravan-camel = Un chameau sur la carte vient avec elle.
merv-rule-caravan-place = Pour aller plus loin, on peut poser des chameaux à soi sur la première carte sans chameau, autant de fois qu’on veut, tant qu’on peut encore payer une carte.
merv-rule-caravan-limit = Au début, on peut réunir une sorte d’épice. L’influence en ouvre une deuxième, une troisième et une quatrième.
merv-reading-caravan-limit = On vérifie à chaque carte ; celles déjà prises pendant cette action comptent.
merv-rule-caravan-keep = On ne se défait jamais de ses cartes Caravane.
merv-rule-caravan-refill = Ensuite, les cartes avancent et la rangée est complétée à huit, tant que dure la pioche.
merv-rule-caravan-pairs = La deuxième, la quatrième, la sixième et la huitième carte d’une épice donnent chacune son présent.
merv-reading-caravan-pairs = Une fois la rangée complétée. S’il y en a plusieurs, dans l’ordre que l’on veut.
merv-rule-caravan-ginger = Une paire de gingembre : placer un soldat.
merv-rule-caravan-juniper = Une paire de genièvre : 1 faveur.
merv-rule-caravan-cinnamon = Une paire de cannelle : un cube blanc.
merv-rule-caravan-pepper = Une paire de poivre : une amélioration blanche.
merv-reading-caravan-pepper = Pour un chantier à soi, comme partout ; une édition peut permettre tout chantier bâti.

## Le palais.

merv-section-14 = Le palais
merv-rule-palace-halls = Le palais a quatre salles, chacune pour trois courtisans.
merv-rule-palace-place = On place comme courtisans autant de serviteurs qu’on veut et qu’on peut payer, un à un.
merv-rule-palace-price = Le premier courtisan coûte 1 cube, le deuxième 2, le troisième 3, et ainsi de suite.
merv-reading-palace-price = Tous ceux que l’on a au palais comptent, même venus gratuitement.
merv-rule-palace-colour = Chaque salle a sa couleur : Savoir violet, Épices turquoise, Commerce marron, Foi orange.
merv-rule-palace-empty = Qui place un courtisan dans une salle vide reçoit 1 faveur.

## La bibliothèque.

merv-section-15 = La bibliothèque
merv-rule-library-pay = On paie jusqu’à quatre cubes, tous de couleurs différentes ; seul le blanc peut se répéter.
merv-reading-library-pay = La deuxième découverte permet à un cube de valoir une couleur qui manque.
merv-rule-library-scrolls = Chaque cube donne un parchemin.
merv-rule-library-breakthrough = Le deuxième, le quatrième, le sixième et le huitième parchemin amènent chacun une découverte de ce nombre.
merv-reading-library-breakthrough = Dans cet ordre, d’où que vienne le parchemin.
merv-rule-library-choice = On choisit parmi les découvertes qui y restent ; personne d’autre n’aura la même.
merv-rule-library-more = On peut avoir autant de parchemins qu’on veut, mais après le huitième il n’y a plus de découverte.
merv-rule-library-discount = Deux parchemins : désormais, on paie un cube de moins pour l’action indiquée : caravansérail, palais, marché ou mosquée.
merv-reading-library-discount = Un de moins pour toute l’action ; quelque chose peut ainsi être gratuit.
merv-rule-library-once = La remise vaut une fois par tour, non pour chaque carte, courtisan, marchandise ou pas.
merv-rule-library-wild = Quatre parchemins : une fois par tour, un cube de la couleur indiquée vaut n’importe quelle couleur.
merv-rule-library-card = Six parchemins : une carte au choix du caravansérail, sans cubes ni chameaux mais dans la limite d’épices, avec son chameau.
merv-reading-library-card = Une paire donne son présent, et la rangée est complétée aussitôt.
merv-rule-library-post = Six parchemins : un comptoir comme au marché, avec ce qu’y reçoit le premier, et une marchandise de cette ville sans payer.
merv-reading-library-post = On n’achète rien d’autre.
merv-rule-library-step = Six parchemins : un pas sur la piste de la mosquée sans payer, avec ce qu’il apporte.
merv-rule-library-wall = Six parchemins : un segment de muraille ou une porte au choix sans payer, avec son influence.
merv-rule-library-points = Huit parchemins : 8 points.
merv-rule-library-both = Huit parchemins : 1 faveur et un soldat à placer.
merv-rule-library-favour = Huit parchemins : 2 faveurs.
merv-rule-library-soldiers = Huit parchemins : deux soldats à placer.

## Le marché.

merv-section-16 = Le marché
merv-rule-market-cities = Quatre villes proches sont reliées à Merv et ont des marchandises courantes. Derrière chacune, une ville lointaine en a de rares : Bagdad derrière Rey, Kachgar derrière Samarcande, Bassora derrière Nichapour, Peshawar derrière Balkh.
merv-rule-market-post = On ouvre d’abord un comptoir : un disque dans une ville où l’on n’en a pas.
merv-reading-market-post = On s’en passe seulement s’il n’y a pas de disque ou pas de ville pour lui.
merv-rule-market-discs = Chaque comptoir prend un des dix disques ; trois sont sur des pistes.
merv-reading-market-discs = Un disque est gardé pour la mosquée : six comptoirs au plus.
merv-rule-market-first = Le premier comptoir est dans une ville proche.
merv-rule-market-link = Un comptoir dans une ville lointaine en demande un dans la ville proche qui la précède.
merv-rule-market-shared = Une ville peut avoir les comptoirs de plusieurs joueurs.
merv-rule-market-camel = Le premier comptoir d’une ville proche donne le chameau qui s’y trouve.
merv-rule-market-favour = Le premier comptoir d’une ville lointaine donne 1 faveur.
merv-rule-market-buy = Puis on peut acheter des marchandises, au plus une dans chaque ville où l’on a un comptoir.
merv-rule-market-common = Une marchandise courante coûte un cube de la couleur indiquée.
merv-rule-market-rare = Une marchandise rare coûte les deux cubes indiqués.
merv-rule-market-inner = Pour acheter dans une ville proche sans y avoir de comptoir, on pose un chameau sur sa route depuis Merv.
merv-rule-market-outer = Pour acheter dans une ville lointaine sans y avoir de comptoir, on pose un chameau sur sa route depuis la ville proche.
merv-reading-market-outer = Dans la ville proche, il faut un comptoir à soi, ou un chameau sur sa route.
merv-rule-market-home = Après l’action, les chameaux des routes vont au caravansérail, chacun sur la première carte sans chameau.
merv-rule-market-full = Si toutes les cartes ont un chameau, les autres vont au marché aux chameaux, dans le sens horaire depuis la place en haut à gauche, et hors du jeu s’il est plein.
merv-reading-market-full = Ils ne donnent de présent à personne.

## La mosquée.

merv-section-17 = La mosquée
merv-rule-mosque-lanes = La piste de la mosquée commence par quatre voies, qui deviennent deux, puis une.
merv-rule-mosque-enter = Au premier pas, on choisit une voie, même si d’autres y sont.
merv-rule-mosque-steps = En une action, on fait autant de pas qu’on veut et qu’on peut payer.
merv-rule-mosque-pay = Chaque pas coûte les cubes indiqués sur ce bout de chemin.
merv-reading-mosque-pay = Le cube gris de l’exemple imprimé est marron : rien d’autre ne convient.
merv-rule-mosque-share = Une case peut porter les disques de tous.
merv-rule-mosque-gift = Chaque case donne son présent et ses points dès qu’on y arrive.
merv-rule-mosque-camel = Présent : le chameau de la voie, pour qui y arrive en premier.
merv-rule-mosque-white = Présent : une amélioration blanche.
merv-rule-mosque-bonus = Présent : une amélioration bonus.
merv-rule-mosque-favour = Présent : 1 faveur.
merv-rule-mosque-tile = Présent : une des tuiles de score qui restent.
merv-rule-mosque-soldier = Présent : placer un soldat.
merv-rule-mosque-courtier = Présent : un courtisan au palais, sans payer.
merv-reading-mosque-courtier = Dans une salle vide, il donne aussi 1 faveur ; une édition peut la supprimer.
merv-rule-mosque-wall = Présent : un segment de muraille ou une porte au choix sans payer, avec son influence.
merv-rule-mosque-end = La dernière case : désormais, les chantiers de mosquée rapportent plus chaque année.

## Les murailles.

merv-section-18 = Les murailles
merv-rule-wall-number = On bâtit autant de segments et de portes qu’on veut et qu’on peut payer.
merv-rule-wall-price = Chaque pièce coûte les cubes indiqués à côté : un segment un ou deux, une porte trois.
merv-rule-wall-slot = Une porte va sur la place du milieu d’un côté, un segment sur une autre. La place doit être libre.
merv-rule-wall-own = Elle donne 1 influence pour chacun de ses propres bâtiments sur les deux chantiers les plus proches, dans sa rangée ou sa colonne.
merv-rule-wall-other = Pour le bâtiment d’un autre, elle y donne 2 influences.
merv-rule-wall-empty = Les chantiers vides ne donnent rien.
merv-rule-wall-again = Un bâtiment avec un soldat compte aussi.
merv-reading-wall-again = De même celui qu’une autre muraille couvre déjà.

## La fin.

merv-section-19 = La fin
merv-rule-end-when = La partie finit après le décompte de la troisième année.
merv-rule-end-sets = Chacun range ses cartes Caravane en séries sans épice répétée.
merv-reading-end-sets = L’une après l’autre, chacune aussi grande que possible : on ne peut faire mieux.
merv-rule-end-values = Une série d’une, deux, trois ou quatre épices rapporte 1, 3, 6 ou 10 points.
merv-rule-end-winner = Qui a le plus de points gagne.
merv-rule-end-favour = À égalité, qui a le plus de faveur gagne.
merv-rule-end-influence = Si c’est encore égal, qui a le plus d’influence gagne.
merv-rule-end-queue = Si c’est encore égal, qui est le plus en avant dans la file gagne.

## À deux : le Grand Courtisan.

merv-section-20 = À deux : le Grand Courtisan
merv-rule-high-pieces = À deux joueurs, le Grand Courtisan est de la partie, avec le meeple principal et les bâtiments d’une troisième couleur. Il commence en fin de file.
merv-rule-high-slot = À son tour, celui des deux qui joue plus tôt dans cette manche choisit pour lui un emplacement libre.
merv-rule-high-site = L’autre choisit un chantier vide de cette ligne, et il y bâtit.
merv-rule-high-none = Si la ligne n’a pas de chantier vide, il n’active rien.
merv-rule-high-out = Il a autant de bâtiments qu’un joueur.
merv-reading-high-out = Quand il n’en a plus, il ne fait qu’occuper un emplacement.
merv-rule-high-idle = Il ne reçoit pas de cubes, n’agit pas et ne marque pas de points.
merv-rule-high-camels = Dans la file, il prend les chameaux comme tout le monde.
merv-rule-high-ahead = Il dépense autant de chameaux que possible pour avancer dans la file.
merv-reading-high-ahead = Il saute donc des places libres tant qu’il a des chameaux.
merv-rule-high-activate = Ses chantiers s’activent comme ceux d’un autre joueur, mais il ne reçoit rien.
merv-reading-high-activate = Qui en active un prend les cubes de tous ses chantiers de la ligne.
merv-rule-high-influence = Soldats et murailles pour ses bâtiments donnent 2 influences, comme pour ceux d’un autre joueur.
merv-rule-high-ransom = Il ne paie jamais de rançon : ses bâtiments attaqués quittent la ville.

## En solo : notre propre adversaire.

merv-section-21 = En solo : notre propre adversaire
merv-rule-solo-ours = Nous n’avons pas les règles imprimées pour un joueur. Ce qui suit est de notre invention.
merv-rule-solo-rivals = On joue contre le Magistrat, qui marque des points, et le Grand Courtisan, qui n’en marque pas. La file commence par le joueur, puis le Magistrat, puis le Grand Courtisan.
merv-rule-solo-deck = Il y a six cartes, une par action. On les mélange chaque année, et à chaque manche on en révèle une pour les deux rivaux ; deux restent inconnues.
merv-rule-solo-slot = Le Magistrat prend le premier emplacement libre dans l’ordre de la carte. Le Grand Courtisan lit cet ordre à rebours.
merv-rule-solo-from = La carte dit s’ils parcourent la ligne depuis le bout proche ou le bout lointain.
merv-rule-solo-site = Le Magistrat active le premier chantier vide avec l’action de la carte. À défaut, le premier chantier vide ; à défaut, son premier chantier ; sinon rien.
merv-rule-solo-courtier = Le Grand Courtisan bâtit sur le premier chantier vide, s’il y en a un.
merv-rule-solo-cubes = Ni l’un ni l’autre ne reçoit ni ne paie de cubes, ni ne paie de rançon.
merv-rule-solo-action = Le Magistrat accomplit à sa manière l’action de son chantier. S’il n’a rien activé, il marque 1 point.
merv-rule-solo-caravansary = Caravansérail : il prend les deux premières cartes avec leurs chameaux, sans limite et sans présents.
merv-rule-solo-palace = Palais : il place un courtisan dans la salle qui a le plus de place, et marque 1 point si elle était vide.
merv-rule-solo-library = Bibliothèque : il prend deux parchemins. Avec son deuxième, quatrième, sixième et huitième, la première découverte de ce nombre quitte le jeu.
merv-rule-solo-market = Marché : il ouvre un comptoir dans la première ville qui lui est ouverte, y prend le chameau et une marchandise.
merv-rule-solo-mosque = Mosquée : il fait deux pas, sur la première voie qui a encore un chameau, ou sur la voie 1 s’il n’en reste pas. Il prend chameau et points ; des autres présents, seules améliorations et tuiles de score quittent le jeu.
merv-rule-solo-wall = Muraille : il bâtit le segment le moins cher là où il couvre le plus de ses bâtiments, et marque 1 point pour chacun des siens ainsi couverts et 2 pour chaque autre. Il ne bâtit jamais de porte.
merv-rule-solo-queue = Les deux rivaux dépensent autant de chameaux que possible pour avancer dans la file.
merv-rule-solo-score = Chaque année, le Magistrat marque ses bâtiments et, sans faveur, tous ses courtisans ; à la fin, ses séries d’épices.
merv-rule-solo-bonus = Chaque année, il reçoit aussi un supplément, qui croît d’année en année et avec la difficulté.
merv-rule-solo-win = Le joueur gagne s’il a plus de points que le Magistrat.
