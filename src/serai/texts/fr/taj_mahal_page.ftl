# Taj Mahal dans le navigateur : titres des panneaux, lignes courtes, mots pour l’oreille.

## La barre du haut.

taj-page-visits = Douze visites
taj-page-visit = Visite { $visit } : { $province }
taj-page-visit-number = visite { $visit }
taj-page-where = { $province }, { $visit } sur 12
taj-page-after = Après la dernière visite

## La lutte.

taj-page-contest = La lutte de cette visite : ce que chacun a sur la table, par prix
taj-page-played = Joué cette visite
taj-page-first = commence
taj-page-left = retrait, avec
taj-page-left-empty = retrait sans prix
taj-page-left-all = retrait
taj-page-won = remporté
taj-page-tie = égalité
taj-page-leads = domine

## Le plateau.

taj-page-map = Plan du pays
taj-page-court = Cour du Grand Moghol
taj-page-fortress = { $city }, une forteresse
taj-page-palace-of = palais : { $name }
taj-page-crown-of = palais couronné : { $name }

## Tout ce qui est public.

taj-page-compare = Points, cartes, marchandises et tuiles de chacun
taj-page-points = pts
taj-page-gap = écart
taj-page-lead = tête
taj-page-cards = cartes en main
taj-page-tiles = tuiles
taj-page-scores = Scores : { $listed }

## Les cartes.

taj-page-hand = Votre main
taj-page-hands = Mains
taj-page-hand-of = { $count ->
    [one] { $name } : { $count } carte
   *[other] { $name } : { $count } cartes
}
taj-page-playing = couleur :
taj-page-not-now = Pas maintenant
taj-page-not-now-colour = Pas maintenant : une couleur par visite
taj-page-not-now-alone = Seulement avec une carte de couleur
taj-page-not-now-second = Pas maintenant : une carte de couleur par tour
taj-page-open = Cartes visibles
taj-page-taking = prenez-en { $count } en vous retirant
taj-page-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}

## À quoi servent les choses.

taj-page-about-figure = qui en a le plus en se retirant gagne sa tuile Influence et un palais dans cette province. Deux tuiles égales deviennent une carte spéciale.
taj-page-about-mogul = qui en a le plus en se retirant gagne le palais couronné, qui peut se dresser à côté d’un autre.
taj-page-about-elephant = qui en a le plus en se retirant gagne la tuile de province et ses marchandises.
taj-page-about-goods = chacune gagnée rapporte un point, plus un par marchandise de la même sorte que vous avez.
taj-page-about-tile = qui gagne par les éléphants la prend et marque ses marchandises.
taj-page-about-points = Points
taj-page-about-gap = Points de retard sur le premier
taj-page-about-tiles = Tuiles Influence, dont deux égales deviennent une carte spéciale ; et cartes spéciales
taj-page-discard = Défausse : { $count }.

## Les prévisions.

taj-page-if-now = Si vous vous retirez maintenant
taj-page-after-this = Si vous vous retirez au prochain tour
taj-page-with-this = avec cette carte
taj-page-links = relie { $cities }
taj-page-nothing = aucun prix
taj-page-rivals = Rivaux
taj-page-if-anyone = Un retrait maintenant donnerait

## Comment s’appelle une partie du jeu.

taj-page-chapter = Visite

## Le journal, là où une image montre la chose.

taj-page-log-play = { $seat } joue
taj-page-log-prize = { $seat } remporte
taj-page-log-take = { $seat } prend
taj-page-log-special = { $seat } rend une paire contre
taj-page-log-drew = C’est

## Le journal, où une ligne s’ajoute à celle dont elle découle.

taj-page-also-prize = remporte
taj-page-also-palace = palais à { $city }
taj-page-also-crown = palais couronné à { $city }
taj-page-also-bonus = { $bonus }
taj-page-also-score = { $points ->
    [0] aucun point
   *[other] +{ $points }{ $goods ->
        [0] { "" }
       *[other] { " " }(marchandises { $goods }, palais { $palaces })
    }
}
taj-page-also-take = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
taj-page-also-draws = une carte de la pioche
taj-page-also-drew = la

## Les étapes d’un tour, là où une image montre la carte.

taj-page-do-play = Jouer
taj-page-do-add = Ajouter
taj-page-do-take = Prendre

## Le terminal, là où il en dit plus que la page.

taj-page-visit-of = Visite { $visit } sur { $visits } : { $province }
taj-page-province = Province
taj-page-goods = Marchandises
taj-page-cities = Villes : [A] palais, [A^] palais couronné
taj-page-chains = Palais reliés par des routes
taj-page-colour = Couleur
taj-page-won-by = Gagné par
taj-page-city = Ville
taj-page-bonus = Bonus
taj-page-palaces = Palais
taj-page-roads = Routes vers
taj-page-used = Cartes spéciales jouées
taj-page-wins = gagne { $prizes }
taj-page-spends-change = dépense votre carte Changement de couleur

## Tableaux du matériel.

taj-table-meta = Le jeu
taj-table-components = Combien de quoi
taj-table-symbols = Symboles
taj-table-commodities = Marchandises
taj-table-card-colours = Couleurs des cartes
taj-table-player-colours = Couleurs des joueurs
taj-table-provinces = Provinces
taj-table-cities = Villes
taj-table-roads = Routes
taj-table-court = La cour
taj-table-court-slots = Places à la cour
taj-table-province-tiles = Tuiles de province
taj-table-bonus-tile-counts = Tuiles bonus par sorte
taj-table-bonus-tiles = Tuiles bonus
taj-table-card-distribution = Composition des cartes
taj-table-cards = Cartes
taj-page-cards-red = Cartes rouges
taj-page-cards-yellow = Cartes jaunes
taj-page-cards-green = Cartes vertes
taj-page-cards-violet = Cartes violettes
taj-page-cards-white = Cartes blanches
taj-page-cards-special = Cartes spéciales
taj-table-influence-tiles = Tuiles d’influence
taj-table-crown = La couronne
taj-table-palaces = Palais
taj-table-black-figures = Figures noires
taj-table-score-markers = Marqueurs de score
taj-table-player-counts = Selon le nombre de joueurs
taj-table-numbers = Nombres des règles
taj-table-example-palace-chain = Exemple : une chaîne de palais
taj-table-example-hand-1 = Exemple : une première main
taj-table-example-hand-2 = Exemple : une deuxième main
taj-table-variant-two-players = Deux joueurs

## Ce qu’est une partie de la table, et à quoi elle sert.

taj-page-about-court = { taj-page-court }. { taj-summary-prizes-words }
taj-page-about-map = Carte. Chaque visite mène dans une autre province. Les palais que des routes relient à travers les provinces rapportent le plus.
taj-page-about-hand = Main. À chaque tour vous jouez une carte de couleur ou vous vous retirez ; ce qui est joué est perdu.
taj-page-about-market = Cartes visibles. Qui se retire en prend quelques-unes.
taj-page-about-seats = La lutte. Ce que chacun montre pendant cette visite ; la majorité d’un symbole gagne son prix.
taj-page-about-strip = { taj-page-about-seats }
