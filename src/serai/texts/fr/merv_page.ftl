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

## The houses: in a few words, what each means to the viewer.

merv-page-in-reach = { $count } à portée
merv-page-step = pas { $step }
merv-page-posts = { $count ->
    [one] { $count } comptoir
   *[other] { $count } comptoirs
}
merv-page-next-costs = suivant : { $count }
merv-page-scrolls = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
}
merv-page-left = reste { $count }
merv-page-levels = niveau { $levels }
merv-page-no-level = aucun niveau
merv-page-hall-knowledge = Savoir
merv-page-hall-spice = Épices
merv-page-hall-trade = Commerce
merv-page-hall-faith = Foi
merv-page-tier-1 = { $scrolls } : 1 de moins
merv-page-tier-2 = { $scrolls } : toute couleur
merv-page-tier-3 = { $scrolls } : gratuit
merv-page-tier-4 = { $scrolls } : aussitôt

## The houses: what their things say.

merv-page-tip-price = Prix : { $price }
merv-page-tip-there = Présents : { $names }
merv-page-tip-taken = Prise par { $name }
merv-page-tip-pair = Une sur deux apporte { $gift }
merv-page-tip-camel = Son chameau vient avec elle
merv-page-tip-deck = À venir : { $cards }.
merv-page-tip-load = Un chameau ici met la carte suivante à portée.
merv-page-tip-brings = Apporte { $gift }
merv-page-tip-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
merv-page-tip-common = Une marchandise courante ; sans comptoir, il faut un chameau sur la route
merv-page-tip-rare = Une marchandise rare ; sans comptoir, il faut un chameau sur chaque route
merv-page-tip-first-camel = Le premier comptoir prend le chameau
merv-page-tip-first-favour = Le premier gagne 1 faveur
merv-page-tip-knowledge = Un courtisan rapporte 1 point par parchemin
merv-page-tip-spice = Un courtisan rapporte 1 point par carte d’épice
merv-page-tip-trade = Un courtisan rapporte 1 point par marchandise
merv-page-tip-faith = Un courtisan rapporte 1 point par pas dans la mosquée
merv-page-tip-scrolls = { $count ->
    [one] À { $count } parchemin
   *[other] À { $count } parchemins
}
merv-page-tip-left = { $count ->
    [0] Il n’en reste plus
   *[other] Reste : { $count }
}
merv-page-tip-influence = À partir de { $count } d’influence
merv-page-tip-laid = À y poser : { $goods }
merv-page-tip-scrolls-laid = { $count ->
    [one] { $count } parchemin
   *[other] { $count } parchemins
}
merv-page-tip-common-laid = { $count ->
    [one] { $count } marchandise courante
   *[other] { $count } marchandises courantes
}
merv-page-tip-rare-laid = { $count ->
    [one] { $count } marchandise rare
   *[other] { $count } marchandises rares
}
merv-page-tip-below = { $count ->
    [0] C’est le dernier de sa pile
   *[other] Dessous : { $count }
}
merv-page-tip-no-contract = Il n’y a plus de contrat ici.
merv-page-tip-tile = { $count ->
    [one] Chaque année { $count } point pour chacun de vos chantiers ({ $symbol })
   *[other] Chaque année { $count } points pour chacun de vos chantiers ({ $symbol })
}
merv-page-tip-bonus = Un cube de plus chaque fois que son chantier donne des cubes

## Playing alone, and how far the game has come.

merv-page-rivals-card = Les rivaux
merv-page-year-bonus = année : +{ $count }
merv-page-line-row = rangée { $line }
merv-page-line-column = colonne { $line }
merv-page-year = Année { $year }
merv-page-where = Année { $year }, manche { $round }
merv-page-after = Après la troisième année
merv-page-round-n = Année { $year } : le côté nord
merv-page-round-e = Année { $year } : le côté est
merv-page-round-s = Année { $year } : le côté sud
merv-page-round-w = Année { $year } : le côté ouest
merv-page-invasion = Les Mongols viennent à la fin de cette année.

## The table: its parts.

merv-page-city = La cité
merv-page-houses = Lieux
merv-page-contracts = Contrats
merv-page-tracks = Pistes
merv-page-hold = Ce que vous avez
merv-page-influence = Influence
merv-page-favour = Faveur
merv-page-camel-market = Marché aux chameaux
merv-page-nothing = ne change encore rien
merv-page-building = Bâtiment
merv-page-year-sheet = Décompte de l’année { $year }
merv-page-year-scored = Décompte de la dernière année
merv-page-favour-spent = Faveur dépensée
merv-page-line = La ligne que vous montrez
merv-page-you-get = Pour vous
merv-page-they-get = Pour eux
merv-page-line-build = bâtir
merv-page-line-yours = à vous
merv-page-line-empty = Chantiers vides

## What is counted of every seat.

merv-page-count-points = Points
merv-page-count-cubes = Cubes : { $colour }
merv-page-count-camels = Chameaux
merv-page-count-scrolls = Parchemins
merv-page-count-common = Marchandises courantes
merv-page-count-rare = Marchandises rares
merv-page-count-favour = Faveur
merv-page-count-influence = Influence
merv-page-count-mosque = Pas dans la mosquée
merv-page-count-buildings = Bâtiments restants
merv-page-count-servants = Serviteurs restants
merv-page-count-danger = Bâtiments qu’une invasion atteindrait
merv-page-count-tiles = Tuiles

## What the things of the city say.

merv-page-tip-empty = Pas encore de bâtiment
merv-page-tip-building = Bâtiment : { $name }
merv-page-tip-up-white = Amélioration blanche : elle donne un cube blanc à la place
merv-page-tip-up = Amélioration bonus : un cube de plus ({ $colour })
merv-page-tip-soldier = Soldat : { $name }
merv-page-tip-attacked = Une invasion l’atteindrait ({ $sides }). Rançon : { $cubes }.
merv-page-tip-stands = Ici se tient { $name }
merv-page-tip-past-market = La ligne passe par le marché aux chameaux
merv-page-tip-stall = Pour un chameau : { $gift }.
merv-page-gift-lost = Ce présent ne vous apporterait rien maintenant
merv-page-tip-stall-camel = Un chameau est couché ici. Au lieu d’en laisser un, vous pouvez prendre tous les chameaux du marché.
merv-page-tip-breach = Pas encore de mur
merv-page-tip-place = File, place { $place }
merv-page-tip-left-behind = { $count ->
    [one] { $count } chameau a été laissé ici
   *[other] { $count } chameaux ont été laissés ici
}
merv-page-tip-owner = Influence { $influence }, faveur { $favour }

## Au terminal.

merv-page-text-queue = File
merv-page-text-slots = Pions
merv-page-text-walls = Murailles en

## Le journal, où des signes remplacent des mots.

merv-page-log-cube = { $seat } gagne
merv-page-log-pay = { $seat } paie
merv-page-log-act = { $seat } agit :
merv-page-log-card = { $seat } prend

## Ce qu’un acte a rapporté, dans la même phrase.

merv-page-also-activate = travaille sur un chantier ({ $cell })
merv-page-also-build = y bâtit
merv-page-also-pay = paie
merv-page-also-waive = paie un cube de moins
merv-page-also-soldier = un soldat ({ $cell })
merv-page-also-decline = pas de soldat
merv-page-also-upgrade = { $colour ->
    [white] amélioration blanche ({ $cell })
   *[other] amélioration bonus (cube { $colour }, { $cell })
}
merv-page-also-load = un chameau sur une carte Caravane
merv-page-also-card = prend
merv-page-also-post = un comptoir ({ $city })
merv-page-also-routes = { $count ->
    [one] { $count } chameau sur une route
   *[other] { $count } chameaux sur les routes
}
merv-page-also-common = une marchandise courante ({ $city })
merv-page-also-rare = une marchandise rare ({ $city })
merv-page-also-rare-gift = une marchandise rare
merv-page-also-courtier = un courtisan ({ $hall })
merv-page-also-mosque = mosquée ({ $space })
merv-page-also-tile = prend la { $scoring_tile }
merv-page-also-wall = bâtit { $wall } ({ $slot })
merv-page-also-free-wall = bâtit { $wall } sans payer ({ $slot })
merv-page-also-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
merv-page-also-hall = { $count ->
    [one] +{ $count } point, { $hall }
   *[other] +{ $count } points, { $hall }
}
merv-page-also-cube = gagne
merv-page-also-camels = { $count ->
    [one] +{ $count } chameau
   *[other] +{ $count } chameaux
}
merv-page-also-scrolls = { $count ->
    [one] +{ $count } parchemin
   *[other] +{ $count } parchemins
}
merv-page-also-favour = +1 faveur
merv-page-also-influence = +1 influence

## D’où vient quelque chose, quand la ligne ne le dit pas.

merv-page-cause-score-each = courtisan
merv-page-cause-score-buildings = bâtiments de la cité
merv-page-cause-score-tiles = tuile de score
merv-page-cause-score-mosque = bout de la mosquée
merv-page-cause-end-sets = séries d’épices
merv-page-cause-favour-points = piste de faveur
merv-page-cause-favour-action = action
merv-page-cause-influence-points = piste d’influence
merv-page-cause-library-points = huit parchemins
merv-page-cause-library-scrolls = bibliothèque
merv-page-cause-contract-points = contrat
merv-page-cause-contract-reward = contrat
merv-page-cause-mosque-gift = mosquée
merv-page-cause-mosque-camel = mosquée
merv-page-cause-camels-collect = marché aux chameaux
merv-page-cause-camels-place = marché aux chameaux
merv-page-cause-caravan-camel = carte Caravane
merv-page-cause-caravan-pairs = paire d’épices
merv-page-cause-market-camel = premier comptoir
merv-page-cause-market-favour = premier comptoir
merv-page-cause-palace-empty = salle vide
merv-page-cause-produce-owner = propriétaire du chantier
merv-page-cause-produce-share = propriétaire d’un bâtiment de la ligne
merv-page-cause-soldier-own = soldat sur son bâtiment
merv-page-cause-soldier-other = soldat chez un autre
merv-page-cause-wall-own = muraille devant son bâtiment
merv-page-cause-wall-other = muraille devant un autre bâtiment
merv-page-cause-influence-full = au lieu d’influence
merv-page-cause-favour-full = au lieu de faveur

## Ce qu’est une partie de la table, et à quoi elle sert.

merv-page-about-caravansary = { merv-summary-caravansary }. { merv-summary-caravansary-words }
merv-page-about-mosque = { merv-summary-mosque }. { merv-summary-mosque-words }
merv-page-about-marketplace = { merv-summary-market }. { merv-summary-market-words }
merv-page-about-palace = { merv-summary-palace }. { merv-summary-palace-words }
merv-page-about-library = { merv-summary-library }. { merv-summary-library-words }
merv-page-about-wall = { merv-summary-walls }. { merv-summary-walls-words }
merv-page-about-contract = { merv-summary-contracts }. { merv-summary-contracts-words }
merv-page-about-queue = { merv-summary-queue }. { merv-summary-queue-words }
merv-page-about-city = { merv-page-city }. { merv-summary-turn-words }
merv-page-about-town = { merv-page-about-city }
merv-page-about-houses = Lieux. L’action d’un chantier se fait dans le lieu qui porte son signe.
merv-page-about-year = Décompte. Ce que chacun a marqué à la fin de la dernière année, ligne par ligne.
merv-page-about-line = La ligne. Ce que donneraient les chantiers de la ligne montrée, à vous et aux autres.
merv-page-about-rivals = Les rivaux. Ce que cherche le magistrat à cette manche, et où vont les deux rivaux.
merv-page-about-tracks = Pistes. Qui a combien d’influence et de faveur ; les points d’or rapportent des points.
merv-page-about-influence = Influence. Soldats et murailles en donnent ; elle ouvre les contrats et d’autres épices.
merv-page-about-favour = Faveur. Chaque courtisan qui marque en fin d’année en coûte 1.
merv-page-about-camels = Marché aux chameaux. Laissez un chameau contre un présent, ou prenez tous ceux qui y sont.
merv-page-about-hold = Ce que vous avez : cubes, chameaux et gens pour agir.
