# Taj Mahal sur un seul écran.

taj-summary-goal = Le plus de points après { $visits } visites gagne
taj-summary-goal-words = Chaque visite est une lutte pour les prix d’une province.
taj-summary-stop = Arrêtez à temps
taj-summary-stop-words = Les cartes jouées sont perdues. Gagnez un prix ou deux et gardez le reste de votre main pour la visite suivante.
taj-summary-prizes = Six prix à chaque visite
taj-summary-prizes-words = Qui se retire prend chaque prix où ses symboles sont les plus nombreux.
taj-summary-gain-figure = une tuile et un palais
taj-summary-gain-crown = un palais couronné, dans toute ville
taj-summary-gain-tile = les marchandises de la province
taj-summary-pairs = Deux tuiles égales
taj-summary-pairs-words = Elles deviennent une carte spéciale, qui revient en main après chaque visite.

taj-summary-play = Jouez une carte de couleur
taj-summary-play-words = Vous pouvez y ajouter une carte blanche ou spéciale. Votre première carte fixe votre couleur pour cette visite.
taj-summary-withdraw = Ou retirez-vous
taj-summary-withdraw-words = Vous gagnez chaque prix dont vous montrez plus que tous ceux qui restent. À égalité, personne. Ici le joueur A prend le général, mais pas l’éléphant.
taj-summary-compared = Le joueur A montre 2 généraux et 3 éléphants, le joueur B 2 vizirs, 1 général et 3 éléphants.
taj-summary-settle = Puis bâtissez, comptez et piochez
taj-summary-settle-words = Les palais vont dans les villes libres de la province. Ensuite vous prenez { $cards } des cartes visibles ; le dernier à se retirer en prend moins.

taj-summary-palaces = Palais
taj-summary-palaces-words = { $here } pour bâtir dans la province, et { $linked } pour chaque autre province que vos routes y relient. Ici : { $here } et { $count } autres provinces font { $total }.
taj-summary-chain = Une carte : cinq palais du joueur A, reliés par des routes à travers quatre provinces.
taj-summary-goods = Marchandises
taj-summary-goods-words = Chaque marchandise d’une même sorte rapporte 1 de plus que la précédente. Réunissez une seule sorte.
taj-summary-bonus = Tuiles bonus
taj-summary-bonus-words = Le premier palais dans une forteresse prend la tuile qui s’y trouve : des points, une carte ou une marchandise.
taj-summary-end = À la fin
taj-summary-end-words = { $points } pour chaque carte en main de votre couleur la plus nombreuse, et pour chaque carte blanche ou spéciale.
