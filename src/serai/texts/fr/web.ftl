# Les pages : tout ce qui ne concerne pas un jeu en particulier.
# Pas de « de » devant un nom de joueur : il faudrait parfois l’élider.

## Le cadre de chaque page.

web-serai = Serai
web-skip = Aller au contenu
web-site = Site
web-menu = Menu
web-rules = Règles
web-rule = Règle
web-replay = Revoir
web-settings = Réglages
web-log-in = Se connecter
web-close = Fermer
web-guest = Invité
web-guest-number = Invité { $number }
web-you = Vous
# $name (text) - somebody, when it is they who read it
web-own-name = { $name } (vous)
web-player = Joueur { $letter }
web-bot-letter = Bot { $letter }
web-seat-letter = place { $letter }
web-hidden = caché
web-bot = bot

## La façade de l’auberge.

web-games = Jeux
web-gates-open = Les portes sont ouvertes
web-gates-words = Quatre jeux de la route de la soie. Jouez tout de suite contre des bots, ou ouvrez une table et envoyez le lien.
web-gate-facts = { $designer }, { $year }. { $low }–{ $high } joueurs
web-not-yet = Cette porte s’ouvrira plus tard.
web-play-now = Jouer maintenant
web-make-table = Ouvrir une table
web-games-wait = { $count ->
    [one] { $count } partie attend votre coup
   *[other] { $count } parties attendent votre coup
}
web-next = Aller à la suivante
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs en ce moment.
web-my-tables = Vos tables
web-no-tables = Vous n’êtes encore à aucune table.
web-your-move = À vous de jouer
web-look-in = Jeter un œil
web-still-open = attend des joueurs
web-won-by = Victoire : { $names } ({ $points })
web-lost-with = Perdu avec { $points }
web-open-record = Ouvrir l’enregistrement d’une partie

## Ouvrir une table.

web-make-table-of = Nouvelle table : { $game }
web-seats = Places
web-seat-number = Place { $letter }
web-seat-me = Moi
web-seat-open = Quiconque a le lien
web-seat-screen = Quelqu’un à cet écran
web-seat-bot = Bot : { $level }
web-seat-nobody = Personne
web-level-random = joue au hasard
web-level-greedy = facile
web-level-search = réfléchi
web-level-strong = fort
web-level-best = le meilleur
web-bot-level = Niveau des bots
web-how = Comment vous jouez
web-pace = Rythme
web-pace-live = En direct : tout le monde est là
web-pace-slow = Tour par tour : chacun à son heure
web-undo-rule = Annulation
web-undo-usual = Habituelle (stricte entre personnes)
web-undo-friendly = Amicale
web-undo-strict = Stricte
web-listing = Qui peut venir
web-private = Seulement qui a le lien
web-listed = Tout le monde : la table est dans la liste
web-absence = Si quelqu’un s’absente
web-absence-never = L’attendre
web-absence-hours = { $count ->
    [one] Un bot joue à sa place après { $count } heure
   *[other] Un bot joue à sa place après { $count } heures
}
web-edition = Édition
web-edition-hint = Un petit fichier avec les valeurs imprimées de votre propre boîte. Il n’est pas nécessaire.
web-edition-fault = Cette édition est inutilisable.
# Un choix avant la partie et ce qui est choisi.
web-option = { $name } : { $value }
web-no-seats = Il faut au moins une place à la table.
web-your-name = Votre nom

## Une table qui attend des joueurs.

web-gathering-title = Une table : { $game }
web-gathering-count = { $count ->
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
web-open-seat = libre
web-share = Envoyez ce lien
web-share-how = Qui l’ouvre peut s’asseoir ; un nom suffit.
web-copy = Copier
web-qr = Le lien en code QR
web-sit-title = S’asseoir
web-sit = S’asseoir
web-fill = Compléter avec des bots

## La table.

web-board = Plateau
web-hand = Main
web-what-now = Que faire maintenant
web-compare = Comparer
web-parts = Parties de la table
web-this-turn = Tour
web-your-turn = Votre tour
web-your-answer = Votre réponse
web-turn-of = Tour : { $name }
web-free-undo = Personne ne l’a encore vu : annulez librement.
web-undo = Annuler
web-restart = Recommencer le tour
web-turn-left = Tourner à gauche
web-turn-right = Tourner à droite
web-put-back = Remettre
web-instead = À la place : { $deed }
web-end-turn = Finir le tour
web-not-finished = Il reste quelque chose à choisir.
web-sure = Valider
web-elsewhere = Autre chose
web-complete = Votre tour est complet : finissez-le, ou annulez.
web-complete-chance = Le hasard décide ensuite : confirmez, ou annulez.
web-wall-seat = Définitif après « Finir le tour » : ce sera à { $name }.
web-wall-you = Définitif après « Finir le tour » : ce sera encore à vous.
web-wall-chance = Ensuite définitif : le hasard décide.
web-wall-end = Définitif après « Finir le tour » : la partie sera finie.
web-confirm = Confirmer
web-complete-ask = { $name } décide, puis votre tour continue.
web-complete-answer = C’est votre réponse : confirmez, ou revenez.
web-wall-asked = Ensuite définitif : { $name } décide.
web-done = Terminé
web-waiting = À { $name } de jouer
web-waiting-chance = Le hasard décide.
web-thinking = { $name } choisit.
# $points (text) - points as the game counts them
web-you-won = Vous gagnez avec { $points }.
web-over = { $count ->
    [1] La partie est finie : { $names } gagne avec { $points }.
   *[other] La partie est finie : { $names } partagent la victoire avec { $points }.
}
web-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result = Résultat
web-total = Total
web-log = Journal
# $deed (text) - what was done; what came of it follows
web-log-deed = { $deed } :
# $deed (text) - the same, with a colon in it already
web-log-deed-more = { $deed } ;
# $deed (text) - what was done several times in a turn
web-log-times = { $deed } × { $count }
web-list = Choix
web-chat = Discussion
web-play-back = Revoir
web-since = Depuis votre tour
web-skip-to-turn = Aller à mon tour
web-speed = Revoir les coups
web-speed-usual = À vitesse normale
web-speed-half = Deux fois moins vite
web-speed-double = Deux fois plus vite
web-round = Manche
web-turn-back = Un tour en arrière
web-turn-forward = Un tour en avant
web-picture = Image (PNG)
web-link-here = Lien vers ce moment
web-say = Dites quelque chose
web-send = Envoyer
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-fit = Tout le plateau
web-hand-over = Passez l’écran à { $name }
web-hand-over-why = Les cartes des autres restent cachées.
web-i-am = Je suis { $name } : montrer mes cartes

## Avis.

web-moved-on = La table a avancé ; la voici.
web-not-yours = Cette place n’est pas la vôtre.
web-not-allowed = Ce n’est pas possible maintenant.

## Raccourcis.

web-keys = Touches
web-key-help = montrer ces touches
web-key-option = choisir dans la liste
web-key-list = montrer tous les choix en liste
web-key-arrows = aller d’un choix à l’autre
web-key-turn-it = tourner une tuile en main
web-key-undo = annuler
web-key-restart = recommencer le tour
web-key-end = finir le tour
web-key-log = vers le journal
web-key-chat = vers la discussion
web-key-zoom = plus grand, plus petit, tout le plateau
web-key-step = un choix en arrière ou en avant
web-key-turn = un tour en arrière ou en avant
web-key-ends = au début, à la fin
web-key-play = défiler tout seul
web-key-escape = fermer, ou lâcher un choix

## Revoir une partie.

web-table = Table
web-step = Étape
web-step-of = Étape { $step } sur { $count }
web-first-step = Au début
web-step-back = Une étape en arrière
web-step-forward = Une étape en avant
web-autoplay = Défiler tout seul
web-viewpoint = Vu par
web-onlooker = un spectateur
web-download = Télécharger l’enregistrement
web-play-on = Continuer d’ici contre des bots
web-record-words = Un enregistrement contient toute une partie sous forme de texte. Il est vérifié ligne par ligne, puis vous pouvez le parcourir.
web-record-file = Fichier
web-record-text = Ou son texte
web-record-fault = Cet enregistrement ne peut pas être montré.

## Après la fin.

web-result-of = Le résultat : { $game }
web-ranking = Le classement
web-course = Le cours de la partie
web-course-of = Scores au fil de la partie, à la fin : { $listed }
web-rematch = Encore une
web-fair = Était-ce loyal ?
web-fair-words = Le hasard de cette partie était fixé avant le premier coup : le sceau a été publié alors, le secret est ouvert maintenant. Avec les deux, chaque tirage peut être recalculé.
web-fair-branched = Cette partie continue une autre, prise en son milieu. Elle n’a donc pas de sceau d’avant le premier coup.
web-commitment = Sceau
web-secret = Secret
web-check = Vérifier les mélanges
web-proof = { $outcomes ->
    [one] Vérifié : { $outcomes } tirage du hasard vient du secret scellé
   *[other] Vérifié : les { $outcomes } tirages du hasard viennent du secret scellé
}, en { $moves ->
    [one] { $moves } ligne
   *[other] { $moves } lignes
}.
web-proof-fault = Les mélanges ne concordent pas.

## Règles et matériel.

web-rules-words = Avec nos propres mots. Les consignes et les refus nomment l’article dont ils viennent.
web-rules-all = Les règles de tous les jeux
web-rules-how = Comment jouer : { $game }
web-rules-one-page = Sur une page
web-rules-clauses = Toutes les règles
web-rules-clauses-of = Toutes les règles : { $game }
web-rules-pages = Pages des règles
web-rules-games = Autres jeux
web-summary-goal = Le but
web-summary-turn = Votre tour
web-summary-points = Ce qui compte
web-summary-ready = Prêt ? Jouez tout de suite contre des bots, ou dressez une table pour vos amis.
web-find = Chercher dans les règles
web-find-go = Chercher
web-find-all = Montrer toutes les règles
web-found = { $count ->
    [0] Aucune règle ne parle de « { $words } ».
    [one] Une règle parle de « { $words } ».
   *[other] { $count } règles parlent de « { $words } ».
}
web-contents = Sommaire
web-reading = Notre lecture :
web-unofficial = non officiel
web-in-print = dans le livret : { $at }
web-components = Matériel
web-components-of = Le matériel : { $game }
web-components-others = Nombres et listes des règles
web-components-words = Chaque pièce, et comment nous la connaissons. Qui possède la boîte peut comparer, et apporter une édition.
web-source = Source
web-source-rulebook = les règles le disent
web-source-public = une page publique le dit
web-source-recalled = quelqu’un s’en souvient
web-source-reconstructed = inventé, pour s’accorder à tout ce que l’on sait
web-tag-rulebook = livret
web-tag-public = public
web-tag-recalled = de mémoire
web-tag-reconstructed = reconstitué

## Réglages.

web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme sur l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-motion = Mouvement
web-motion-auto = Les pièces glissent
web-motion-still = Rien ne bouge
web-taps = Un choix demande
web-taps-auto = deux appuis sur écran tactile, un clic
web-taps-one = un appui ou un clic
web-taps-two = deux appuis ou deux clics
web-taps-hint = Le premier montre l’effet du choix, le second le fait.
web-letters = Lettres
web-letters-usual = Ordinaires
web-letters-large = Grandes
web-save = Enregistrer

## Comptes.

web-account = Compte
web-account-login = Connecté sous le nom { $login }.
web-account-taken = Ce nom est pris. Choisissez-en un autre.
web-account-password = Un mot de passe a au moins 8 caractères et n’est pas de ceux que l’on essaie en premier.
web-account-wrong = Nom ou mot de passe incorrect.
web-account-name-fault = Un nom a au moins une lettre.
web-account-login-fault = Un identifiant compte jusqu’à 40 lettres et chiffres d’un même alphabet, avec les signes - . @ entre eux.
web-login = Nom de connexion
web-password = Mot de passe
web-sign-up = Créer un compte
web-sign-up-words = Un compte garde vos tables pour tous vos appareils.
web-sign-up-guest = Vous gardez vos places et les retrouvez sur chaque appareil.
web-log-in-words = Les places prises en tant qu’invité viennent avec vous.
web-log-out = Se déconnecter
web-sessions-words = La déconnexion ferme toutes les sessions de ce compte, sur tous les appareils, ainsi que ses jetons.
web-end-sessions = Fermer toutes les autres sessions
web-sessions-ended = Toutes les autres sessions sont fermées.

## Erreurs.

web-error-title = Cela n’a pas marché
web-error-missing = Il n’y a rien ici.
web-error-unknown = Prenez d’abord une place.
web-error-large = C’est trop grand.
web-error-often = Trop souvent : attendez un peu.
web-error-bots-alone = Des bots jouent déjà entre eux à beaucoup de vos tables : attendez qu’une partie se termine.
web-not-kept-full = Le disque de ce serveur est plein, cela n’a donc pas pu être conservé. Rien n’est perdu : prévenez votre hôte et réessayez plus tard.
web-not-kept = Ce serveur ne peut pas joindre sa base de données pour le moment. Rien n’est perdu : réessayez dans un instant.
web-error-other = Quelque chose ne va pas dans cette demande.
web-home = Aux portes

web-copied = Copié.
web-nothing-chosen = Rien de choisi pour l’instant.
web-take-back = Reprendre un tour
web-take-back-sure = Reprendre votre dernier tour ?
web-take-back-words = La partie revient juste avant. Ce que les autres ont fait depuis est annulé aussi, et le hasard décidera de même. Si vous jouez avec des personnes, on leur demande d’abord.
web-cancel = Annuler
web-rewind-asks = { $name } demande à reprendre un tour.
web-rewind-waits = Vous demandez à reprendre un tour. Sans réponse pour l’instant : { $names }.
web-rewind-drop = Tant pis
web-agree = Accepter
web-refuse = Refuser
web-away = En votre absence, un bot joue pour vous.
web-back = Je suis de retour
web-lost = La connexion est perdue. Nouvel essai…

## A table that this version cannot replay.
web-old-title = Une table d’un Serai plus ancien
web-old-lead = Ce Serai ne peut pas rejouer cette partie de { $game }, le plateau n’est donc pas affiché. Rien n’est perdu.
web-old-version = La partie a été commencée avec Serai { $version } (règles { $rules }). Cette version l’affiche.
web-old-rules = La partie a été jouée selon la version { $rules } de ses règles. Un Serai qui les connaît l’affiche.
web-old-record = Vous pouvez télécharger la partie. Un Serai qui connaît ces règles la rejoue.
web-old-own-record = La partie n’est pas finie. Le fichier que vous pouvez télécharger maintenant contient vos propres choix ; le journal entier reste sur le serveur.

## A bot that does not answer.

web-bot-silent = { $name } ne répond pas. La partie est en sécurité ; vous pouvez redemander.
web-ask-again = Redemander

## Ce qu’est une partie de la table, et à quoi elle sert.

web-about-compare = Comparer. Ce que chacun possède ; l’en-tête d’une colonne dit ce qu’elle compte.
web-about-standings = { web-about-compare }
web-about-ledger = { web-about-compare }
web-about-strip = { web-about-compare }
web-about-seats = { web-about-compare }
web-about-result = Résultat. Ce que chacun a marqué, et par quoi.
web-about-logs = Journal. Ce qui s’est passé, tour par tour ; une ligne mène à son moment dans la relecture.
web-about-draft = Ce tour. Ce que vous avez déjà choisi ; rien ne compte avant la fin du tour.
