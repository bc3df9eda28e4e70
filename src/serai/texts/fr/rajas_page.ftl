# La table des Rajas du Gange : ses libellés.

## Tables du matériel.

rajas-table-meta = Le jeu
rajas-table-components = Combien de quoi
rajas-table-numbers = Nombres des règles
rajas-table-player-counts = Selon le nombre de joueurs
rajas-table-covers = Caches à trois joueurs
rajas-table-places = Cases des ouvriers
rajas-table-chambers = Salles du palais
rajas-table-fame-bonuses = Récompenses de renommée
rajas-table-money-bonuses = Récompenses de richesse
rajas-table-river-spaces = Cases du fleuve
rajas-table-river-tiles = Tuiles Fleuve
rajas-table-province = Le plateau de province
rajas-table-cells = Emplacements de la province
rajas-table-incomes = Revenus de la province
rajas-table-backs = Dos des tuiles
rajas-table-die-colours = Couleurs des dés
rajas-table-goods = Marchandises
rajas-table-buildings = Bâtiments
rajas-table-province-tiles = Tuiles Province
rajas-table-token-colours = Couleurs des jetons
rajas-table-income-tokens = Jetons Revenu
rajas-table-rule-options = Lectures des règles ouvertes

## Où en est la partie.

rajas-page-round = Manche { $round }
rajas-page-where = Manche { $round }, tour de table { $circle }
rajas-page-after = Après la partie
rajas-page-last-circle = Le dernier tour de table.

## Ce que l’on compte pour chacun.

rajas-page-count-fame = Renommée
rajas-page-count-money = Argent
rajas-page-count-karma = Karma

## Ce qu’un choix rapporterait.

rajas-page-fc-turned = { $die }, retourné

## Province, tiles, dice, tokens.

rajas-page-your-province = Votre province
rajas-page-province-of = { $name } : province
rajas-page-tiles-lie = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
rajas-page-look-at = Voir la province : { $name }
rajas-page-all-provinces = Toutes les provinces
rajas-page-back = Retour à la table
rajas-page-closer = Voir de près
rajas-page-linked = revenus
rajas-page-markets = marchés
rajas-page-dice = dés
rajas-page-lay-it = Poser
rajas-page-cover-it = Recouvrir
rajas-page-final-tile = Ensuite définitif : la tuile suivante est révélée
rajas-page-final-roll = Ensuite définitif : des dés sont lancés
rajas-page-final-both = Ensuite définitif : dés lancés et tuile suivante révélée
rajas-page-your-dice = Vos dés
rajas-page-dice-of = { $name } : dés
rajas-page-dice-held = { $held } sur { $all }
rajas-page-tip-karma = Karma : { $count } sur { $most }. Pour 1 karma, un dé que vous payez est retourné.
rajas-page-tiles = Tuiles
rajas-page-none-left = épuisée
rajas-page-tokens = Jetons Revenu
rajas-page-open-to-all = pour tous

## Le plateau.

rajas-page-order = Ordre du tour
rajas-page-has-elephant = { $name } a l’éléphant.
rajas-page-race = Course
rajas-page-race-note = entre les marqueurs : cases qui restent
rajas-page-fame = renommée
rajas-page-money = richesse
rajas-page-to-go = à faire
rajas-page-gap = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
rajas-page-gap-crossed = croisés, de { $count }
rajas-page-crossed-first = a croisé en premier
rajas-page-crossed-later = plus tard
rajas-page-palace = Palais
rajas-page-palace-note = terrasse, balcons ; salles ; jardins
rajas-page-quarry = Carrière
rajas-page-quarry-note = une tuile à poser
rajas-page-market = Marché
rajas-page-market-note = une marchandise : selon le dé
rajas-page-port = Port
rajas-page-port-note = un dé de 1 à 3
rajas-page-places = Lieux
rajas-page-river = Fleuve
rajas-page-province = Province
rajas-page-tiles-tab = Tuiles
rajas-page-tokens-tab = Jetons
rajas-page-workers = Ouvriers
rajas-page-tip-workers = Encore à placer, sur tous ceux qui vous ont rejoint
rajas-page-karma = Karma
rajas-page-dice-of-colour = { $colour ->
    [blue] Dés bleus
    [green] Dés verts
    [orange] Dés orange
    [purple] Dés violets
   *[other] Dés au choix
}
rajas-page-markets-of = Marchés : { $good }
rajas-page-tip-scroll = Renommée par bâtiment : { $building }.
rajas-page-amount = { $points ->
    [one] { $points } case
   *[other] { $points } cases
}
rajas-page-total = Écart

## Ce que disent les choses.

rajas-page-tip-covered = Pas à trois joueurs
rajas-page-tip-worker = Ouvrier de { $seat }
rajas-page-tip-costs = Prix : { $price }
rajas-page-tip-costs-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
rajas-page-tip-costs-any = un dé
rajas-page-tip-costs-colour = un dé { $colour }
rajas-page-tip-costs-value = un dé qui montre { $value }
rajas-page-tip-costs-most = un dé d’au plus { $value }
rajas-page-tip-free = Gratuit
rajas-page-tip-boats = Bateau : { $names }
rajas-page-tip-seat = Renommée { $fame }, richesse { $money }
rajas-page-tip-to-go = { $count ->
    [one] Encore { $count } case
   *[other] Encore { $count } cases
}
rajas-page-tip-crossed = { $count ->
    [0] Les marqueurs se sont rejoints
    [one] Les marqueurs se sont croisés, de { $count } case
   *[other] Les marqueurs se sont croisés, de { $count } cases
}
rajas-page-tip-new-worker = Un nouvel ouvrier
rajas-page-tip-turned = Retourné, il montre { $value }
rajas-page-tip-none-left = Il n’y a plus de tuile
rajas-page-tip-tiles-left = { $count ->
    [one] Encore { $count } tuile
   *[other] Encore { $count } tuiles
}
rajas-page-tip-paid = Déjà touché

rajas-page-nothing = rien pour l’instant
rajas-page-dice-left = il en reste { $count }
rajas-page-tiles-of = Tuiles Province : { $colour }

## Lignes du journal et d’un tour, dont les choses sont des signes.

# The terminal.
rajas-page-terrace = Terrasse
rajas-page-balcony = Balcons
rajas-page-chamber = Chambres
rajas-page-garden = Jardins
rajas-page-text-boats = Bateaux
rajas-page-text-reward = Récompense
rajas-page-text-stack = Pile
rajas-page-text-top = Tuile du dessus
rajas-page-text-roads = Routes
rajas-page-text-signs = { $home } résidence, { $free } place vide
rajas-page-text-below = Dessous
rajas-page-text-dice = Dés
rajas-page-text-kinds = Bâtiments
rajas-page-text-incomes = Revenus

rajas-page-log-place = { $seat } place un ouvrier :
rajas-page-log-pay = { $seat } paie
rajas-page-log-flip = { $seat } retourne et paie
rajas-page-log-lay = { $seat } pose une tuile
rajas-page-log-cover = { $seat } recouvre une tuile
rajas-page-log-income = { $seat } touche un revenu :
rajas-page-log-sell = { $seat } vend
rajas-page-log-upgrade = { $seat } améliore
rajas-page-log-roll = { $seat } lance
rajas-page-log-return = { $seat } rend
rajas-page-log-sail = { $seat } navigue :
rajas-page-log-visit = { $seat } utilise
rajas-page-do-place = Ouvrier :
rajas-page-do-pay = Payer
rajas-page-do-flip = Retourner et payer
rajas-page-do-buy = Prendre une tuile
rajas-page-do-turn = La tourner
rajas-page-do-income = Revenu :
rajas-page-do-choose = Prendre
rajas-page-do-forgo = S’en passer
rajas-page-do-return = Rendre
rajas-page-do-reroll = Relancer
rajas-page-do-upgrade = Améliorer
rajas-page-do-sell = Vendre
rajas-page-scrolls = Améliorer une sorte de bâtiment

## Le journal, quand une ligne s’ajoute à celle dont elle découle.

rajas-page-also-pays = { $count ->
    [one] paie { $count } pièce
   *[other] paie { $count } pièces
}
rajas-page-also-pay = paie
rajas-page-also-flip = retourne et paie
rajas-page-also-lay = pose une tuile
rajas-page-also-cover = recouvre une tuile
rajas-page-also-income = revenu
rajas-page-also-sell = vend
rajas-page-also-return = rend
rajas-page-also-visit = utilise
rajas-page-also-elephant = prend l’éléphant
rajas-page-also-fame = +{ $count } renommée
rajas-page-also-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
rajas-page-also-karma = +{ $count } karma
rajas-page-also-worker = un ouvrier arrive
rajas-page-also-upgrade = améliore
rajas-page-also-upgrade-later = améliore « { $building } » dès le prochain tour
rajas-page-also-roll = lance
rajas-page-also-sail = navigue :
rajas-page-also-token = prend le { $token }
rajas-page-also-nothing = rien
rajas-page-also-leave = laisse la récompense
rajas-page-also-stay = laisse son bateau où il est
rajas-page-also-no-token = ne prend pas de jeton

## D’où vient un gain, quand sa ligne ne le dit pas.

rajas-page-cause-setup-dice = au début
rajas-page-cause-track-fame = piste de renommée
rajas-page-cause-track-money = piste de richesse
rajas-page-cause-worker-fame = renommée
rajas-page-cause-worker-money = richesse
rajas-page-cause-worker-bridge = pont
rajas-page-cause-income-gives = revenu
rajas-page-cause-navaratna-fewer = moins d’ouvriers
rajas-page-cause-palace-token = jeton blanc
rajas-page-cause-province-buildings = bâtiments
rajas-page-cause-province-markets = marchés
rajas-page-cause-navaratna-tokens = jeton
rajas-page-cause-navaratna-markets = jeton
rajas-page-cause-navaratna-river = jeton
rajas-page-cause-navaratna-buildings = jeton
rajas-page-cause-navaratna-linked = jeton
rajas-page-cause-navaratna-bends = jeton
rajas-page-cause-navaratna-upgrades = jeton
rajas-page-cause-navaratna-helpers = jeton
rajas-page-cause-river-reward = fleuve
rajas-page-cause-river-karma = fleuve
rajas-page-cause-river-coins = fleuve
rajas-page-cause-river-fame = fleuve
rajas-page-cause-river-dice = fleuve
rajas-page-cause-river-upgrade = fleuve
rajas-page-cause-river-karma-dice = fleuve
rajas-page-cause-river-different = fleuve
rajas-page-cause-river-same = fleuve
rajas-page-cause-river-chamber = fleuve
rajas-page-cause-river-markets = fleuve
rajas-page-cause-river-upgrade-coins = fleuve
rajas-page-cause-river-upgrade-fame = fleuve
rajas-page-cause-river-karma-fame = fleuve
rajas-page-cause-ganga-replaces = tuile Fleuve
rajas-page-cause-ganga-karma = tuile Fleuve
rajas-page-cause-ganga-dice = tuile Fleuve
rajas-page-cause-ganga-chamber = tuile Fleuve
rajas-page-cause-ganga-same = tuile Fleuve
rajas-page-cause-ganga-sail = tuile Fleuve

## After the end.

rajas-page-how-it-ended = Comment la partie s’est finie
rajas-page-came-from = D’où cela vient
rajas-page-from-start = Au départ
rajas-page-from-market = Marchandises vendues
# $what (text) - fame or money
rajas-page-from-province = { $what ->
    [fame] Bâtiments
   *[money] Marchés des tuiles posées
}
rajas-page-from-income = Revenus
rajas-page-from-palace = Palais
rajas-page-from-river = Fleuve
rajas-page-from-paid = Payé pour des places
rajas-page-from-other = Autres

## Ce qu’est une partie de la table, et à quoi elle sert.

rajas-page-about-palace = { rajas-summary-palace }. { rajas-summary-palace-words }
rajas-page-about-quarry = { rajas-summary-quarry }. { rajas-summary-quarry-words }
rajas-page-about-market = { rajas-summary-market }. { rajas-summary-market-words }
rajas-page-about-province = { rajas-summary-province }. { rajas-summary-province-words }
rajas-page-about-race = { rajas-page-race }. { rajas-summary-goal-words }
rajas-page-about-strip = { rajas-page-about-race }
rajas-page-about-board = Plateau. Les ouvriers vont au palais, à la carrière, au marché et au port ; les bateaux suivent le fleuve.
rajas-page-about-port = Port. Un petit dé mène votre bateau à la prochaine récompense du fleuve.
rajas-page-about-river = Fleuve. Chaque case donne sa récompense au bateau qui s’y arrête.
rajas-page-about-provinces = Toutes les provinces. Ce que chacun a bâti, côte à côte.
rajas-page-about-residence = Résidence. Toutes les routes de la province y mènent.
rajas-page-about-tokens = Jetons Revenu. Posés sur les revenus, ils paient quand une route les atteint.
rajas-page-about-dice = Dés. Ils paient tuiles et places ; pour 1 karma, un dé payé est retourné.
rajas-page-about-tray = { rajas-page-about-dice }
rajas-page-about-rail = { rajas-page-about-dice }
rajas-page-about-hand = Une main libre. Il y a place pour un dé de plus.
rajas-page-about-stacks = Tuiles. Celle du dessus de chaque pile s’achète à la carrière avec des dés de sa couleur.
