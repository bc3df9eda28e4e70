# Agra dans le navigateur : libellés des plateaux, lignes courtes, mots pour l’oreille.

## La barre du haut.

agra-page-round = Manche { $round }
agra-page-where = Manche { $round }, ponton { $pier }
agra-page-after = La partie est finie
agra-page-piers = Six pontons
agra-page-next-pier = { $count ->
    [one] prochain ponton dans { $count } contrat de niveau { $level }
   *[other] prochain ponton dans { $count } contrats de niveau { $level }
}
agra-page-last-pier = le bateau est au dernier ponton
agra-page-last-but-one = Cette manche et encore une
agra-page-last-round = La dernière manche

## Les places.

agra-page-first = 1er

## La ville.

agra-page-city = Ville
agra-page-architect = bâtir ou influer
agra-page-sailor = livrer
agra-page-trader = échanger
agra-page-botanist = cran et ferme
agra-page-bonus = Bonus à bâtir
agra-page-bonus-short = Bonus
agra-page-your-goods = vos marchandises
agra-page-enlarge = Agrandir
agra-page-view-city = Ville et fleuve
agra-page-view-farms = Toutes les fermes

## Le fleuve.

agra-page-river = Fleuve
agra-page-won = Gagnés
agra-page-won-of = { $won } gagnés sur { $all }

## Un plateau de joueur.

agra-page-farm = Ferme
agra-page-your-farm = Votre ferme
agra-page-farm-of = { $name }
agra-page-your-yard = vos marqueurs
agra-page-yard = marqueurs de la cour
agra-page-meditation = Méditation
agra-page-workers-give = ouvriers : { $points }
agra-page-favours = Faveurs { $count }
agra-page-have-spend = avoir, −payer
agra-page-tile-free = libre
agra-page-tiles-open = Offre
agra-page-tiles-all = Au choix
agra-page-contracts = Contrats { $count }
agra-page-contracts-none = aucun
agra-page-count-of = { $count } sur { $most }

## Le palais.

agra-page-palace = Palais
agra-page-order-limit = limite { $limit }
agra-page-order-limit-next = limite { $limit }, dès le ponton { $pier } : { $next }
agra-page-track-end = fin de partie
agra-page-track-start = aucune
agra-page-akbar = Akbar
agra-page-akbar-first = { $rupees },
agra-page-akbar-then = puis +{ $rupees }

## Les compteurs de tous.

agra-page-count-rupees = Roupies
agra-page-count-workers = Ouvriers en réserve
agra-page-count-stones = Marqueurs en réserve
agra-page-count-favours = Faveurs
agra-page-count-goods = Marchandises
agra-page-count-meditation = Cran de méditation
agra-page-count-points = Points de méditation
agra-page-count-orders = Commandes
agra-page-count-akbar = Dons à Akbar
agra-page-count-contracts = Contrats
agra-page-count-covers = Caches retirés

## Ce tour.

agra-page-turn-meditate = Méditer
agra-page-turn-points = Méditer, reste { $points }
agra-page-turn-place = Action : placer un ouvrier
agra-page-turn-action = Action
agra-page-turn-order = Commande ou Akbar, au choix
agra-page-anytime = À tout moment
agra-page-chip-spices = Huile ou curry : relever des ouvriers
agra-page-chip-favour = Actions Faveur
agra-page-chip-luxury = Produits de luxe
agra-page-chip-contract = Contrats : une fois par tour

## Terminer, selon la question.

agra-prompt-shortage-favours-done = S’en passer
agra-prompt-shortage-goods-done = { agra-prompt-shortage-favours-done }
agra-prompt-farmers-done = Ne plus bouger
agra-prompt-ascend-done = Rester en bas
agra-prompt-ascend-first-done = { agra-prompt-ascend-done }
agra-prompt-up-done = Ne pas monter
agra-prompt-process-extra-done = Pas plus
agra-prompt-extra-later-done = { agra-prompt-process-extra-done }
agra-prompt-follow-done = Ne rien transformer
agra-prompt-process-done = { $kinds ->
    [done] Terminé
   *[other] Ne rien transformer
}
agra-prompt-architect-done = { $kinds ->
    [done] Terminé
   *[other] Y renoncer
}
agra-prompt-dye-done = Les garder
agra-prompt-first-site-done = Ne pas construire
agra-prompt-raise-done = Ne plus relever
agra-prompt-store-done = Le laisser rentrer
agra-prompt-deliveries-done = Ne plus livrer
agra-prompt-deliver-one-done = Ne rien livrer
agra-prompt-jagirdar-done = { agra-prompt-deliver-one-done }
agra-prompt-trade-done = { $traded ->
    [yes] Terminé
   *[no] { $given ->
        [0] Ne rien échanger
       *[other] Prendre en échange
    }
}
agra-prompt-take-done = Ne plus prendre

## Le journal, où noms et images montrent les choses.

agra-page-log-place = { $seat } place un ouvrier :
agra-page-log-home = { $seat } récupère un ouvrier :
agra-page-log-raise = { $seat } relève un ouvrier :
agra-page-log-uncover = { $seat } retire un cache
agra-page-log-farmer = { $seat } déplace un fermier
agra-page-log-exchange = { $seat } échange
agra-page-log-deliver = { $seat } livre
agra-page-log-double = { $seat } livre encore
agra-page-log-contract = { $seat } remporte le contrat
agra-page-log-build = { $seat } construit
agra-page-log-order = { $seat } honore une commande
agra-page-log-akbar = { $seat } offre à Akbar
agra-page-log-give = { $seat } donne au Négociant
agra-page-log-pay = { $seat } paie
agra-page-log-sell = { $seat } vend
agra-page-log-luxury = { $seat } utilise
agra-page-log-consign = { $seat } confie au Français
agra-page-log-tile = { $seat } prend une tuile
agra-page-log-return = { $seat } rend une tuile

## Le journal, où une ligne s’ajoute à celle dont elle découle.

agra-page-also-favours = { $count ->
    [one] +{ $count } faveur
   *[other] +{ $count } faveurs
}
agra-page-also-good = { $count ->
    [one] +{ $count } { NAME($good, number: "singular") }
   *[other] +{ $count } { NAME($good, number: "plural") }
}
agra-page-also-rupees = { $rupees ->
    [one] +{ $rupees } roupie
   *[other] +{ $rupees } roupies
}
agra-page-also-process = { $count ->
    [one] +{ $count } { NAME($good, number: "singular") }
   *[other] +{ $count } { NAME($good, number: "plural") }
}
agra-page-also-influence = cran { $step } chez les { $guild }
agra-page-also-advance = cran { $step } de méditation
agra-page-also-bonus = tuile Bonus : { $bonus }
agra-page-also-pay = payé avec
agra-page-also-tile = une tuile Faveur
agra-page-also-contract = le contrat

## D’où vient quelque chose, quand la ligne ne le dit pas.

agra-page-cause-merchant-favours = Marchand
agra-page-cause-influence-bonus = bonus de la piste
agra-page-cause-contract-most = le plus de marqueurs
agra-page-cause-follow-favour = suivi
agra-page-cause-follow-one = suit
agra-page-cause-place-standing = renvoyé
agra-page-cause-place-rupees = sur le bâtiment
agra-page-cause-sailor-refund = Marin
agra-page-cause-contract-consolation = pierres sur la carte
agra-page-cause-build-bonus = tuile Bonus
agra-page-cause-luxury-painting = tableau
agra-page-cause-luxury-book = livre
agra-page-cause-luxury-clothing = vêtements
agra-page-cause-river-pier-3 = ponton 3
agra-page-cause-river-pier-4 = ponton 4
agra-page-cause-river-pier-5 = ponton 5

## Ce qu’un choix apporterait.

agra-page-fc-nothing = rien encore
agra-page-fc-wins = gagne { $notable }
agra-page-fc-end = à la fin
agra-page-fc-costs = coûte { $count }
agra-page-fc-merchant = Marchand
agra-page-fc-follow = peut suivre
agra-page-fc-then = puis
agra-page-fc-leads = a le plus de marqueurs
agra-page-fc-lack = il vous manque
agra-page-fc-full = toutes honorées
agra-page-fc-influence = aucun cran
agra-page-fc-limit = limite atteinte

## Le résultat.

agra-page-total = Roupies
agra-page-amount = { $points ->
    [one] { $points } roupie
   *[other] { $points } roupies
}

## Ce que disent les choses que l’on montre.

agra-page-tip-architect = Monter sur une piste, ou construire
agra-page-tip-sailor = Livrer aux notables, ou pour une commande
agra-page-tip-trader = Échanger jusqu’à trois marchandises, déplacer un jeton Prix
agra-page-tip-botanist = Deux parmi : cran de méditation, cache, fermiers
agra-page-tip-stands = Un ouvrier est debout ici : { $seat }
agra-page-tip-lies = Un ouvrier est couché ici : { $seat }
agra-page-tip-produces = { $count ->
    [one] Produit { $count } { NAME($good, number: "singular") }
   *[other] Produit { $count } { NAME($good, number: "plural") }
}
agra-page-tip-processes = Transforme { $good1 } en { $good2 }
agra-page-tip-site = Pas encore construit, coûte { $count }
agra-page-tip-merchant = { $favours ->
    [one] Le Marchand est ici : { $favours } faveur
   *[other] Le Marchand est ici : { $favours } faveurs
}
agra-page-tip-builder = Le Bâtisseur est ici : construction gratuite
agra-page-tip-coins = { $rupees ->
    [one] Ici : { $rupees } roupie
   *[other] Ici : { $rupees } roupies
}
agra-page-tip-good = { $good }, valeur { $value }
agra-page-tip-nobody = Personne n’en a
agra-page-tip-bonus = Tuile Bonus : { $bonus }
agra-page-tip-wheel-points = { $points ->
    [one] Coûte { $points } point
   *[other] Coûte { $points } points
}
agra-page-tip-wheel-value = Coûte la valeur de la marchandise
agra-page-tip-blocked = Bloqué maintenant
agra-page-tip-notable = { $notable }, niveau { $level }, { $guild }
agra-page-tip-won = Gagné par { $seat }
agra-page-tip-used = Utilisé pendant ce tour
agra-page-tip-closed = Le niveau { $level } ouvre au ponton { $pier }
agra-page-tip-asks = { $notable } demande { NAME($good, article: "indefinite") }
agra-page-tip-delivered = Livré par { $seat }
agra-page-tip-delivered-twice = Livré deux fois par { $seat }
agra-page-tip-pier = Ponton { $pier }
agra-page-tip-covered = Couverte
agra-page-tip-farmer = Avec un fermier
agra-page-tip-step = Le prochain cran coûte { NAME($good1, article: "indefinite") } et { NAME($good2, article: "indefinite") }
agra-page-tip-order = Commande des { $guild } : { $good1 } et { $good2 }
agra-page-tip-order-next = À honorer maintenant
agra-page-tip-neutral = Avec un marqueur neutre
agra-page-tip-stone = Avec un marqueur de { $seat }
agra-page-tip-board = La ferme de { $seat }
agra-page-tip-guild = { $guild } : { $listed }

## Le terminal, là où il en dit plus que la page.

agra-page-builder = Bâtisseur
agra-page-stands = { $letter } debout
agra-page-lies = { $letter } couché
agra-page-its-value = (sa valeur)
agra-page-wheel = Roue
agra-page-blocked = Bloqué
agra-page-prices = Jetons Prix
agra-page-guild = Guilde
agra-page-steps = Crans
agra-page-order = Commande
agra-page-pay = Pour votre cran
agra-page-stones = Marqueurs ({ $limit } au plus)
agra-page-akbar-wants = Akbar veut
agra-page-akbar-has = Akbar a
agra-page-favour-tiles = Tuiles Faveur
agra-page-boat = Le bateau est au ponton { $pier } sur { $piers }
agra-page-notable = Notable
agra-page-level = Niveau
agra-page-wants = Veut
agra-page-gives = Donne
agra-page-owns = Possède
agra-page-farm-gives = Une ferme donne : { $listed }.
agra-page-farm-signs = { $cover } cache, { $person } fermier, { $field } case libre
agra-page-step-gives = cran { $step } : le premier ouvrier donne { $points }
agra-page-step-next = le prochain cran coûte { $goods }
agra-page-counts = compte pour { $value }
agra-page-value = valeur { $value }
agra-page-spend = dépenser { $spend }
agra-page-have-to-spend = avoir { $have }, dépenser { $spend }
agra-page-used = utilisé

## Titres des tableaux du matériel.

agra-table-meta = Le jeu
agra-table-components = Combien de quoi
agra-table-per-player = Pour chaque joueur
agra-table-rows = Rangées de marchandises
agra-table-goods = Marchandises
agra-table-arrows = Flèches de transformation
agra-table-characters = Personnages
agra-table-buildings = Bâtiments
agra-table-bonus-tiles = Tuiles Bonus
agra-table-price-tokens = Jetons Prix
agra-table-farm = La ferme
agra-table-meditation-steps = Crans de méditation
agra-table-favour-actions = Actions Faveur
agra-table-wheel = La roue
agra-table-guilds = Guildes
agra-table-influence-steps = Crans d’influence
agra-table-orders = Commandes
agra-table-bowls = Coupes d’Akbar
agra-table-piers = Pontons
agra-table-notables = Notables
agra-table-player-counts = Selon le nombre de joueurs
agra-table-numbers = Nombres des règles
agra-table-rule-options = Lectures des règles ouvertes

## Ce qu’est une partie de la table, et à quoi elle sert.

agra-page-about-farm = { agra-summary-farm }. { agra-summary-farm-words }
agra-page-about-streets = { agra-summary-street-told }
agra-page-about-river = { agra-summary-deliver }. { agra-summary-deliver-words }
agra-page-about-palace = { agra-summary-tracks }. { agra-summary-order-words } { agra-summary-tracks-words }
agra-page-about-favours = { agra-summary-any }. { agra-summary-any-words }
agra-page-about-city = Ville. À chaque tour un ouvrier va chez l’un des quatre personnages ou dans un bâtiment.
agra-page-about-town = { agra-page-about-city }
agra-page-about-wheel = Roue. Les points de méditation achètent ses actions ; le marqueur en bloque une.
agra-page-about-bonus = Tuiles Bonus. Qui construit en prend une dans la colonne du bâtiment.
agra-page-about-levels = Niveaux. Plus loin, les notables demandent de meilleures marchandises et offrent des contrats plus forts.
agra-page-about-won = Gagnés. Les notables dont quelqu’un tient le contrat.
agra-page-about-meditation = Méditation. À chaque pas, les ouvriers qui se couchent rapportent plus de points.
agra-page-about-board = Le plateau d’un joueur : ferme, méditation, faveurs et contrats.
agra-page-about-contracts = Contrats. Seul leur propriétaire s’en sert, et ils rapportent à la fin.
agra-page-about-akbar = Akbar. Les produits de luxe qu’on lui offre rapportent à la fin.
agra-page-about-farms = Toutes les fermes. Ce que chacun possède, côte à côte.
agra-page-about-goods = Marchandises. Ce que vous pouvez livrer et offrir.
agra-page-about-now = Le tour : méditer si l’on veut, envoyer un ouvrier, remplir une commande si possible.
