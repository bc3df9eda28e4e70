# Agra sur un seul écran.

agra-summary-goal = Le plus de roupies gagne
agra-summary-goal-words = Produisez des marchandises, faites-en de meilleures et portez-les aux notables, aux guildes et à Akbar.
agra-summary-farm = Votre ferme
agra-summary-farm-words = Chaque coin donne une marchandise par case découverte jusqu’aux fermiers les plus proches. Déplacez-les et retirez des caches pour produire plus.
agra-summary-farm-told = Une ferme : un anneau de cases avec une marchandise dans chaque coin, un fermier sur chaque côté, et des caches.
agra-summary-stones = { $stones } marqueurs, { $workers } ouvriers
agra-summary-stones-words = Chaque marchandise, faveur ou livraison est un de vos marqueurs. Il n’y en a pas d’autres.
agra-summary-end = La fin
agra-summary-end-words = Un contrat de niveau 4, le sommet d’une piste ou une colonne pleine.

agra-summary-meditate = 1. Méditez, si vous voulez
agra-summary-meditate-words = Vos ouvriers dans la ville se couchent pour des points. Les points achètent des actions de la roue.
agra-summary-act = 2. Envoyez un ouvrier : c’est obligatoire
agra-summary-act-words = Chez un des quatre personnages ou dans un bâtiment. Qui s’y trouvait rentre, avec une faveur s’il était debout. Le vôtre y agit de nouveau pour { $price } roupies.
agra-summary-street-told = Une rue de la ville : chaque bâtiment fait de la marchandise du précédent une marchandise meilleure.
agra-summary-order = 3. Remplissez une commande, si vous voulez
agra-summary-order-words = Donnez à la guilde les deux marchandises d’une commande marquée, ou une à Akbar.
agra-summary-any = À tout moment
agra-summary-any-words = Les faveurs achètent des actions, l’huile et le curry relèvent des ouvriers, le luxe a ses effets.
agra-summary-builders = Tous peuvent suivre
agra-summary-builders-words = Quand vous transformez dans un bâtiment, chacun peut y transformer une marchandise, et vous recevez des faveurs.

agra-summary-deliver = Livraisons
agra-summary-deliver-words = 1 roupie pour chaque marqueur sur la carte, et un cran sur la piste de la guilde. Qui a le plus de marqueurs gagne le contrat.
agra-summary-river-told = Des notables au bord de la rivière, chacun avec les marchandises demandées.
agra-summary-tracks = Commandes
agra-summary-tracks-words = Elles paient ce qui est écrit à côté de votre cran sur la piste de la guilde si vous y êtes premier, et 1 de moins sinon.
agra-summary-track-told = La piste d’une guilde et ses six commandes.
agra-summary-final = À la fin
agra-summary-final-words = Sur chaque piste, le premier reçoit { $first } par marqueur à lui parmi les commandes, le deuxième { $second }. S’y ajoutent contrats, dons à Akbar, { $cover } par cache retiré et { $meditation } pour le dernier cran de la méditation.
